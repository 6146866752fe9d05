//! What comes of a click or a key that meant something on the board: it is refused, asked once more, or done.

use super::{FrameContext, GameSession};
use crate::engine::{Phrase, Turn};
use crate::games::Game;
use crate::paint::painter::Intent;

impl<G: Game> GameSession<G> {
    /// Does what a click or key meant.
    pub(super) fn follow(&mut self, intent: Option<Intent<G>>, frame: &FrameContext<'_>) {
        self.heard |= intent.is_some();
        match intent {
            None => {}
            Some(Intent::Begin) => {
                if self.dice_asked().is_some() {
                    // The dice lie on the table, not in the app.
                } else if self.draw_as_written() {
                    self.moved(frame);
                } else if self.shown.waits_for.is_some() {
                    // A draw that is due can be made; that is what "due" means.
                    if self.table.begin_turn_with_chance().is_ok() {
                        self.moved(frame);
                    }
                } else if let Some(seat) = self.shown.unbegun {
                    self.table.begin_turn(seat);
                    self.moved(frame);
                }
            }
            Some(Intent::Ask(choice)) => {
                if let Turn::Seat(seat) = self.shown.turn
                    && self.shown.hand == Some(seat)
                {
                    self.disarm();
                    self.refusal = self.table.game.check(seat, choice).err();
                }
            }
            Some(Intent::Play(choice)) => {
                let Turn::Seat(seat) = self.shown.turn else { return };
                let held = self.shown.unbegun.is_some() || self.shown.card.is_some();
                if self.shown.hand != Some(seat) || held || self.tells(frame) {
                    return;
                }
                let allowed = self.table.game.check(seat, choice);
                let asks = || self.table.ask_first && G::needs_confirmation(&choice, &self.shown.view.open);
                if allowed.is_ok() && self.asked != Some(choice) && asks() {
                    (self.asked, self.asked_now) = (Some(choice), true);
                    self.refusal = None;
                    self.aside = Some(Phrase::new("table-once-more").with("what", G::move_label(&choice)));
                    return;
                }
                if allowed.is_ok() && !self.is_asked_for(choice) {
                    self.refusal = None;
                    return;
                }
                match allowed.and_then(|()| self.table.game.decide(seat, choice)) {
                    Ok(()) => {
                        let carried = G::selection_after(&self.touch, &choice);
                        self.has_learned();
                        self.moved(frame);
                        self.touch = carried;
                    }
                    Err(refusal) => self.refusal = Some(refusal),
                }
            }
        }
    }

    /// What asked to be chosen once more asks no longer.
    pub(super) fn disarm(&mut self) {
        if self.asked.take().is_some() {
            self.aside = None;
        }
    }
}
