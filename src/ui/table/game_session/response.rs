//! Execution of the responses to clicks and keys on a table: explained, armed for confirmation, or done.

use super::second_thought::Thought;
use super::{FrameContext, LiveTable};
use crate::engine::{Phrase, Refusal, Seat, Turn};
use crate::games::Game;
use crate::paint::board::Response;
use crate::ui::settings::AskFirst;
use crate::ui::table::session::CommandOutcome;

impl<G: Game> LiveTable<G> {
    /// Executes a response.
    pub(super) fn apply_response(&mut self, response: Response<G>, frame: &FrameContext<'_>) -> CommandOutcome {
        match response {
            Response::Selected => {
                self.messages.disarm();
                CommandOutcome::Nothing
            }
            Response::NotHere(refusal) => self.explain_input(Some(refusal)),
            Response::Nothing => self.explain_input(None),
            Response::Begin => self.begin(frame),
            Response::Ask(choice) => {
                if let Turn::Seat(seat) = self.snapshot.turn
                    && self.snapshot.acting_seat == Some(seat)
                {
                    self.messages.disarm();
                    if let Err(refusal) = self.table.game.check(seat, choice) {
                        return self.refuse(refusal);
                    }
                }
                CommandOutcome::Nothing
            }
            Response::Play(choice) => self.play(choice, frame),
        }
    }

    /// Makes the draw or roll that is due, or reveals the pieces of the seat on turn.
    fn begin(&mut self, frame: &FrameContext<'_>) -> CommandOutcome {
        // Real dice: people enter the roll themselves.
        if self.dice_due().is_some() || self.is_unskippable_running(frame) {
            return CommandOutcome::Nothing;
        }
        let has_begun = if self.draw_from_script() {
            true
        } else if self.snapshot.awaiting_chance.is_some() {
            // Cannot fail, because the chance event is due.
            self.table.begin_turn_with_chance().is_ok()
        } else if let Some(seat) = self.snapshot.awaiting_reveal {
            self.table.begin_turn(seat);
            true
        } else {
            false
        };
        if !has_begun {
            return CommandOutcome::Nothing;
        }
        self.position_changed(frame);
        CommandOutcome::Moved
    }

    /// What is asked before this move, if anything: what it gives up, or whether the table's turn may end.
    fn question_before(&self, choice: G::Move, frame: &FrameContext<'_>) -> Option<Phrase> {
        let open = &self.snapshot.view.open;
        let may_ask = !self.is_guided() && frame.settings.ask_first != AskFirst::Never;
        match G::cost(&choice, open).filter(|_| may_ask) {
            Some(cost) => Some(Phrase::new("table-once-more-at-a-cost").with("cost", cost)),
            None => {
                (self.table.ask_first && G::needs_confirmation(&choice, open)).then(|| Phrase::new("table-once-more"))
            }
        }
    }

    /// Makes a move, or arms it if the coach or the table asks for a second choice first.
    pub(super) fn play(&mut self, choice: G::Move, frame: &FrameContext<'_>) -> CommandOutcome {
        let Some(seat) = self.free_decider(frame) else { return CommandOutcome::Nothing };
        let is_allowed = self.table.game.check(seat, choice).is_ok();
        if is_allowed && self.second_thought(choice, seat, frame) == Thought::Holds {
            return CommandOutcome::Nothing;
        }
        self.play_uncoached(choice, frame)
    }

    /// Makes a move that the coach has no say in, or arms it if the table asks for a second choice first.
    pub(super) fn play_uncoached(&mut self, choice: G::Move, frame: &FrameContext<'_>) -> CommandOutcome {
        let Some(seat) = self.free_decider(frame) else { return CommandOutcome::Nothing };
        let allowed = self.table.game.check(seat, choice);
        if allowed.is_ok()
            && self.messages.armed_move != Some(choice)
            && let Some(question) = self.question_before(choice, frame)
        {
            self.messages.armed_move = Some(choice);
            self.messages.notice = Some(question.with("what", G::move_label(&choice)));
            return CommandOutcome::Nothing;
        }
        self.make(choice, seat, frame, allowed)
    }

    /// Makes a move that has been confirmed, without another question.
    pub(super) fn play_armed(&mut self, choice: G::Move, frame: &FrameContext<'_>) -> CommandOutcome {
        let Some(seat) = self.free_decider(frame) else { return CommandOutcome::Nothing };
        self.make(choice, seat, frame, self.table.game.check(seat, choice))
    }

    /// The seat of the person who may decide now.
    fn free_decider(&self, frame: &FrameContext<'_>) -> Option<Seat> {
        let Turn::Seat(seat) = self.snapshot.turn else { return None };
        let is_held = self.snapshot.awaiting_reveal.is_some() || self.is_unskippable_running(frame);
        (self.snapshot.acting_seat == Some(seat) && !is_held).then_some(seat)
    }

    fn make(
        &mut self,
        choice: G::Move,
        seat: Seat,
        frame: &FrameContext<'_>,
        allowed: Result<(), Refusal>,
    ) -> CommandOutcome {
        self.messages.disarm();
        if allowed.is_ok() && !self.judge_move(choice) {
            return CommandOutcome::Refused;
        }
        if allowed.is_ok() && self.hold_answer(choice) {
            return CommandOutcome::Moved;
        }
        match allowed.and_then(|()| self.table.game.decide(seat, choice)) {
            Ok(()) => {
                let selection_after = G::selection_after(&self.selection, &choice);
                let rest = self.hint.rest_after(choice);
                self.record_decision(choice);
                self.position_changed(frame);
                self.go_on_with(rest, seat);
                self.selection = selection_after;
                CommandOutcome::Moved
            }
            Err(refusal) => self.refuse(refusal),
        }
    }
}
