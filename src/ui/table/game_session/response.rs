//! Execution of the responses to clicks and keys on a table: explained, armed for confirmation, or done.

use super::{FrameContext, LiveTable};
use crate::engine::{Phrase, Turn};
use crate::games::Game;
use crate::paint::board::Response;

impl<G: Game> LiveTable<G> {
    /// Executes a response.
    pub(super) fn apply_response(&mut self, response: Response<G>, frame: &FrameContext<'_>) {
        match response {
            Response::Selected => {}
            Response::NotHere(refusal) => self.explain_input(Some(refusal)),
            Response::Nothing => self.explain_input(None),
            Response::Begin => {
                if self.dice_due().is_some() {
                    // Real dice: people enter the roll themselves.
                } else if self.draw_from_script() {
                    self.position_changed(frame);
                } else if self.snapshot.awaiting_chance.is_some() {
                    // Cannot fail, because the chance event is due.
                    if self.table.begin_turn_with_chance().is_ok() {
                        self.position_changed(frame);
                    }
                } else if let Some(seat) = self.snapshot.awaiting_reveal {
                    self.table.begin_turn(seat);
                    self.position_changed(frame);
                }
            }
            Response::Ask(choice) => {
                if let Turn::Seat(seat) = self.snapshot.turn
                    && self.snapshot.acting_seat == Some(seat)
                {
                    self.disarm();
                    self.refusal = self.table.game.check(seat, choice).err();
                }
            }
            Response::Play(choice) => {
                let Turn::Seat(seat) = self.snapshot.turn else { return };
                let held = self.snapshot.awaiting_reveal.is_some() || self.snapshot.card.is_some();
                if self.snapshot.acting_seat != Some(seat) || held || self.is_unskippable_running(frame) {
                    return;
                }
                let allowed = self.table.game.check(seat, choice);
                let asks = || self.table.ask_first && G::needs_confirmation(&choice, &self.snapshot.view.open);
                if allowed.is_ok() && self.armed_move != Some(choice) && asks() {
                    self.armed_move = Some(choice);
                    self.refusal = None;
                    self.notice = Some(Phrase::new("table-once-more").with("what", G::move_label(&choice)));
                    return;
                }
                self.disarm();
                if allowed.is_ok() && !self.judge_move(choice) {
                    self.refusal = None;
                    return;
                }
                match allowed.and_then(|()| self.table.game.decide(seat, choice)) {
                    Ok(()) => {
                        let selection_after = G::selection_after(&self.selection, &choice);
                        self.record_lesson_decision();
                        self.position_changed(frame);
                        self.selection = selection_after;
                    }
                    Err(refusal) => self.refusal = Some(refusal),
                }
            }
        }
    }

    /// Cancels the armed move and its notice.
    pub(super) fn disarm(&mut self) {
        if self.armed_move.take().is_some() {
            self.notice = None;
        }
    }
}
