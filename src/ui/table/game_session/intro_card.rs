//! Intro cards of a first game together: what the game is about before anyone moves, then at most one in each turn of a
//! person, beside the board, blocking nothing.

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::{Seat, Turn};
use crate::games::Game;
use crate::lessons::{CardMoment, CardState, IntroCard};

/// The card that came up last.
#[derive(Clone, Debug)]
pub(super) struct TurnCard {
    name: String,
    /// The ply at which the turn began in which it came up.
    turn_began: usize,
    /// The ply at which it came up.
    since: usize,
    /// Whether it was shown when it was last asked for, not put off because it was about nothing.
    is_shown: bool,
}

impl<G: Game> LiveTable<G> {
    /// The card before anything has happened: what the game is about.
    pub(super) fn opening_card(&self) -> Option<IntroCard> {
        let explained = self.table.explained_cards.as_ref().filter(|_| self.table.game.ply() == 0)?;
        self.intro_cards.opening(explained).cloned()
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

    /// The card for this turn of a seat, unless it was dismissed or its action has been done. Others that are due come in
    /// later turns, if they are about something then.
    pub(super) fn card_of_turn(&mut self, seat: Seat, legal: &[G::Move]) -> Option<IntroCard> {
        let turn_began = self.turn_began(seat);
        let ply = self.table.game.ply();
        let moment = CardMoment { seat, turn_began, legal };
        let explained = self.table.explained_cards.as_mut()?;
        if let Some(card) = &mut self.turn_card {
            if card.turn_began == turn_began {
                let state = self.intro_cards.state(&card.name, card.since, moment);
                card.is_shown = state == CardState::Current && !explained.contains(&card.name);
                if state == CardState::Done {
                    explained.insert(card.name.clone());
                }
                let shown = self.intro_cards.all().iter().find(|all| all.name == card.name);
                return shown.filter(|_| card.is_shown).cloned();
            }
            // It was there until the turn was over. After undo, an earlier turn is on.
            if card.is_shown && card.turn_began < turn_began {
                explained.insert(card.name.clone());
            }
        }
        let card = self.intro_cards.due(moment, explained)?.clone();
        self.turn_card = Some(TurnCard { name: card.name.clone(), turn_began, since: ply, is_shown: true });
        Some(card)
    }

    /// The ply at which the current turn of a seat began.
    pub(super) fn turn_began(&self, seat: Seat) -> usize {
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
