//! Intro cards of a first game together: what the game is about before anyone moves, then at most one in each turn of a
//! person, beside the board, blocking nothing.

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::{Seat, Turn};
use crate::games::Game;
use crate::lessons::{CardTrigger, IntroCard};

/// The card that came up last.
#[derive(Clone, Debug)]
pub(super) struct TurnCard {
    name: String,
    /// The ply at which the turn began in which it came up.
    turn_began: usize,
}

impl<G: Game> LiveTable<G> {
    /// The card before anything has happened: what the game is about.
    pub(super) fn opening_card(&mut self) -> Option<IntroCard> {
        self.intro_cards.update(&self.table.game, &[]);
        let explained = self.table.explained_cards.as_ref().filter(|_| self.table.game.ply() == 0)?;
        self.intro_cards.due(explained).filter(|card| card.trigger == CardTrigger::Start).cloned()
    }

    /// Whether the game waits a little before its first event, so that the opening card can be read. A press goes on.
    pub(super) fn waits_for_opening(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        if self.table.game.ply() > 0 || self.snapshot.card.is_none() {
            return false;
        }
        let left = self.clock.opening_left(frame, ctx);
        if left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
        left > 0.0
    }

    /// The card for this turn of a seat, unless it has been dismissed. Others that are due come in later turns.
    pub(super) fn card_of_turn(&mut self, seat: Seat, legal: &[G::Move]) -> Option<IntroCard> {
        let turn_began = self.turn_began(seat);
        self.intro_cards.update(&self.table.game, legal);
        let is_opening_turn = !(0..turn_began).any(|ply| self.table.game.decided_by(ply).is_some());
        let explained = self.table.explained_cards.as_mut()?;
        if let Some(card) = &self.turn_card {
            if card.turn_began == turn_began {
                return self.intro_cards.due(explained).filter(|due| due.name == card.name).cloned();
            }
            // It was there for a whole turn.
            explained.insert(card.name.clone());
        }
        // In the first turn of the game nothing comes on top of what it is about.
        let is_welcome = |card: &&IntroCard| !is_opening_turn || card.trigger == CardTrigger::Start;
        let card = self.intro_cards.due(explained).filter(is_welcome)?.clone();
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
