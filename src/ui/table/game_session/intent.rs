//! What comes of a click or a key that meant something on the board: it is refused, asked once more, or done.

use super::{FrameContext, LiveTable};
use crate::engine::{Phrase, Turn};
use crate::games::Game;
use crate::paint::painter::Intent;

impl<G: Game> LiveTable<G> {
    /// Does what a click or key meant.
    pub(super) fn carry_out_intent(&mut self, intent: Option<Intent<G>>, frame: &FrameContext<'_>) {
        self.click_was_handled |= intent.is_some();
        match intent {
            None => {}
            Some(Intent::Begin) => {
                if self.dice_asked().is_some() {
                    // The dice lie on the table, not in the app.
                } else if self.draw_as_written() {
                    self.position_changed(frame);
                } else if self.shown.awaiting_chance.is_some() {
                    // A draw that is due can be made; that is what "due" means.
                    if self.table.begin_turn_with_chance().is_ok() {
                        self.position_changed(frame);
                    }
                } else if let Some(seat) = self.shown.awaiting_reveal {
                    self.table.begin_turn(seat);
                    self.position_changed(frame);
                }
            }
            Some(Intent::Ask(choice)) => {
                if let Turn::Seat(seat) = self.shown.turn
                    && self.shown.acting_seat == Some(seat)
                {
                    self.disarm();
                    self.refusal = self.table.game.check(seat, choice).err();
                }
            }
            Some(Intent::Play(choice)) => {
                let Turn::Seat(seat) = self.shown.turn else { return };
                let held = self.shown.awaiting_reveal.is_some() || self.shown.card.is_some();
                if self.shown.acting_seat != Some(seat) || held || self.tells(frame) {
                    return;
                }
                let allowed = self.table.game.check(seat, choice);
                let asks = || self.table.ask_first && G::needs_confirmation(&choice, &self.shown.view.open);
                if allowed.is_ok() && self.armed_move != Some(choice) && asks() {
                    self.armed_move = Some(choice);
                    self.refusal = None;
                    self.notice = Some(Phrase::new("table-once-more").with("what", G::move_label(&choice)));
                    return;
                }
                self.disarm();
                if allowed.is_ok() && !self.is_asked_for(choice) {
                    self.refusal = None;
                    return;
                }
                match allowed.and_then(|()| self.table.game.decide(seat, choice)) {
                    Ok(()) => {
                        let selection_after = G::selection_after(&self.selection, &choice);
                        self.has_learned();
                        self.position_changed(frame);
                        self.selection = selection_after;
                    }
                    Err(refusal) => self.refusal = Some(refusal),
                }
            }
        }
    }

    /// What asked to be chosen once more asks no longer.
    pub(super) fn disarm(&mut self) {
        if self.armed_move.take().is_some() {
            self.notice = None;
        }
    }
}
