//! Intro cards of a first game together: at most one in each turn of a person, beside the board, blocking nothing.

use super::LiveTable;
use crate::engine::{Seat, Turn};
use crate::games::Game;
use crate::lessons::IntroCard;

/// The card that came up last.
#[derive(Clone, Debug)]
pub(super) struct TurnCard {
    name: String,
    /// The ply at which the turn began in which it came up.
    turn_began: usize,
}

impl<G: Game> LiveTable<G> {
    /// The card for this turn of a seat, unless it has been dismissed. Others that are due come in later turns.
    pub(super) fn card_of_turn(&mut self, seat: Seat, legal: &[G::Move]) -> Option<IntroCard> {
        let turn_began = self.turn_began(seat);
        self.intro_cards.update(&self.table.game, legal);
        let explained = self.table.explained_cards.as_mut()?;
        if let Some(card) = &self.turn_card {
            if card.turn_began == turn_began {
                return self.intro_cards.due(explained).filter(|due| due.name == card.name).cloned();
            }
            // It was there for a whole turn.
            explained.insert(card.name.clone());
        }
        let card = self.intro_cards.due(explained)?.clone();
        self.turn_card = Some(TurnCard { name: card.name.clone(), turn_began });
        Some(card)
    }

    /// The ply at which the current turn of a seat began.
    fn turn_began(&self, seat: Seat) -> usize {
        let game = &self.table.game;
        let is_own = |ply: &usize| matches!(game.turn_at(*ply), Turn::Seat(on) | Turn::Chance(Some(on)) if on == seat);
        (0..=game.ply()).rev().take_while(is_own).last().unwrap_or(game.ply())
    }

    /// Dismisses the card for good.
    pub(super) fn dismiss_card(&mut self) {
        let Some(card) = self.snapshot.card.take() else { return };
        if let Some(explained) = &mut self.table.explained_cards {
            explained.insert(card.name);
            self.files.has_unsaved_changes = true;
        }
        self.refresh();
    }
}
