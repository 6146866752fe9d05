//! Execution of table commands.

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::{Phrase, Refusal, Turn};
use crate::games::Game;
use crate::play::{Change, UndoPolicy};
use crate::ui::table::session::{CommandOutcome, LessonCommand, PuzzleCommand, TableCommand};

impl<G: Game> LiveTable<G> {
    /// Executes a command, and clears the messages that it does not continue.
    pub(super) fn execute(&mut self, command: TableCommand, frame: &FrameContext<'_>, ctx: &Context) -> CommandOutcome {
        let is_questioned = self.is_questioned();
        if self.messages.clear_for(&command) {
            self.second_thoughts.stop_waiting();
        }
        match command {
            TableCommand::Respond(token) => {
                if let Some(response) = self.responses.take(token) {
                    return self.apply_response(response, frame);
                }
            }
            TableCommand::PressButton(button) => return self.press_button(button, frame),
            TableCommand::ChooseMove(choice) => return self.choose_move(choice, frame),
            TableCommand::ClickNothing => return self.explain_input(None),
            TableCommand::ActElsewhere => {}
            TableCommand::Undo => return self.undo(frame),
            TableCommand::Redo => self.redo(frame),
            TableCommand::ResetTurn => self.reset_turn(frame),
            TableCommand::SetPolicy(policy) => self.set_policy(policy),
            // What must be seen is seen first.
            TableCommand::Review(_) if self.is_unskippable_running(frame) => {}
            TableCommand::Review(_) if self.puzzle.is_some() => {}
            TableCommand::Review(ply) => self.set_review_ply(ply, frame),
            TableCommand::ToggleAutoplay => self.toggle_autoplay(frame),
            TableCommand::SeeAsSeat(sees_as_seat) => self.see_as_seat(sees_as_seat),
            TableCommand::ToggleComparison => self.toggle_two_boards(),
            TableCommand::Point(pointed) => self.point(pointed),
            TableCommand::PointButton(button) => self.pointed.button = button,
            TableCommand::DismissMessage => self.cancel_hint(),
            TableCommand::Hint | TableCommand::PlayHint if self.puzzle.is_some() => {}
            TableCommand::Hint if is_questioned && self.show_better() => {}
            TableCommand::Hint => return self.request_hint(false, frame, ctx),
            TableCommand::PlayHint => return self.request_hint(true, frame, ctx),
            TableCommand::Step => self.clock.request_step(),
            TableCommand::SkipToPerson if self.puzzle.is_some() => {
                self.apply_puzzle_command(PuzzleCommand::SkipFilm, frame);
            }
            TableCommand::SkipToPerson => self.skip_to_person(),
            TableCommand::SkipAnimation => self.skip_animation(frame),
            TableCommand::ToggleCover => self.toggle_cover(),
            TableCommand::RequestLook => self.request_look(),
            TableCommand::LiftCurtain => self.lift_curtain(),
            TableCommand::DropCurtain => self.drop_curtain(),
            TableCommand::DismissGlimpse => self.dismiss_glimpse(),
            TableCommand::EnterDice(_) if self.is_unskippable_running(frame) => {}
            TableCommand::EnterDice(faces) => match self.table.enter_dice(&faces) {
                Ok(()) => {
                    self.position_changed(frame);
                    return CommandOutcome::Moved;
                }
                Err(refusal) => return self.refuse(refusal),
            },
            TableCommand::CorrectDice => {
                self.clock.stop();
                if self.table.correct_dice() {
                    self.timeline_changed(frame);
                }
            }
            TableCommand::SetRealDice(real) => {
                self.table.change_real_dice(real);
                self.table_changed();
            }
            TableCommand::SeatPlayer(seat, assignment) => {
                self.table.hand_over(seat, assignment);
                self.clock.stop();
                self.table_changed();
            }
            TableCommand::MarkNewsRead => {
                self.news.read_ply = self.table.game.ply();
                self.refresh();
            }
            TableCommand::DismissCard => self.dismiss_card(),
            TableCommand::Lesson(guide) => self.apply_lesson_command(guide, frame),
            TableCommand::Puzzle(command) => self.apply_puzzle_command(command, frame),
            TableCommand::Practise => self.practise(frame),
            TableCommand::RefreshTexts => self.refresh(),
        }
        CommandOutcome::Nothing
    }

    fn press_button(&mut self, button: usize, frame: &FrameContext<'_>) -> CommandOutcome {
        if self.is_showing_glimpse() {
            self.dismiss_glimpse();
            return CommandOutcome::Nothing;
        }
        if self.frame_state.is_showing_event {
            // The buttons are those from before the event.
            self.skip_animation(frame);
            return CommandOutcome::Nothing;
        }
        if self.is_questioned() {
            return self.answer_coach(button, frame);
        }
        match self.actions().into_iter().nth(button) {
            Some(action) => self.apply_response(action.response, frame),
            None => CommandOutcome::Nothing,
        }
    }

    /// Shows a refusal.
    pub(super) fn refuse(&mut self, refusal: Refusal) -> CommandOutcome {
        self.messages.refusal = Some(refusal);
        CommandOutcome::Refused
    }

    /// What undo would take back. In a lesson, undo goes back a step if the learner has done nothing yet.
    pub(super) fn undo_or_back_label(&self) -> Result<Phrase, Phrase> {
        if self.puzzle.is_some() && !self.can_undo_answer() {
            return Err(Phrase::new("puzzle-begins"));
        }
        match &self.lesson {
            Some(lesson) if lesson.can_undo(&self.table.game) => self.undo_label(),
            Some(lesson) if lesson.can_go_back(&self.table.game) => Ok(Phrase::new("lesson-back-tip")),
            Some(_) => Err(Phrase::new("lesson-begins")),
            None => self.undo_label(),
        }
    }

    fn undo(&mut self, frame: &FrameContext<'_>) -> CommandOutcome {
        if self.puzzle.is_some() && !self.can_undo_answer() {
            return self.refuse(Refusal::new("", Phrase::new("puzzle-begins")));
        }
        let own = self.lesson.as_ref().map(|lesson| lesson.can_undo(&self.table.game));
        if own == Some(false) {
            self.apply_lesson_command(LessonCommand::Back, frame);
            return CommandOutcome::Nothing;
        }
        self.clock.stop();
        let open = self.table.undo_crosses_final_reveal();
        match self.table.undo() {
            Ok(()) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.record_undo();
                }
                self.timeline_changed(frame);
                if open {
                    self.messages.notice = Some(Phrase::new("undo-though-revealed"));
                    self.messages.notice_since = frame.now;
                }
                CommandOutcome::Nothing
            }
            Err(stop) => self.refuse(Refusal::new("", self.table.game.undo_stop_phrase(stop))),
        }
    }

    fn redo(&mut self, frame: &FrameContext<'_>) {
        self.clock.stop();
        let target = self.table.redo_target().filter(|_| self.can_redo());
        self.redo_towards(target, frame);
    }

    /// Redoes events up to `target`. What people must see is shown again, or it would happen unseen; the rest follows then.
    pub(super) fn redo_towards(&mut self, target: Option<usize>, frame: &FrameContext<'_>) {
        let mut must_be_seen = false;
        while target.is_some_and(|target| self.table.game.ply() < target) && !must_be_seen && self.table.redo_event() {
            self.timeline_changed(frame);
            self.stage_last_event(frame);
            must_be_seen = self.must_be_seen();
            match must_be_seen {
                true => self.clock.record_event(frame.now),
                false => self.clear_stage(),
            }
        }
        self.clock.redo_target = target.filter(|target| self.table.game.ply() < *target && must_be_seen);
    }

    fn reset_turn(&mut self, frame: &FrameContext<'_>) {
        self.clock.stop();
        self.reset_answer(frame);
        if !self.is_guided() && self.table.reset_turn() {
            self.timeline_changed(frame);
        }
    }

    fn set_policy(&mut self, policy: UndoPolicy) {
        if policy != self.table.undo_policy {
            let practised = self.table.game.deal().filter(|_| self.is_practice);
            self.table.change_policy(policy);
            if practised.is_some() {
                // Practice is compared with nothing, so it stays the deal however far one may go back.
                self.table.game.set_deal(practised);
            }
            self.table_changed();
        }
    }

    /// Lets the deal of a day be played as any other game. Undo goes as far as in new games, unless people have chosen at this table.
    fn practise(&mut self, frame: &FrameContext<'_>) {
        self.is_practice = true;
        let is_chosen = self.table.notes().iter().any(|note| matches!(note.change, Change::Undo { .. }));
        if !is_chosen {
            self.table.undo_policy = frame.settings.undo.policy(self.table.game.human_count());
        }
    }

    /// Whether pauses of bots can be skipped, or why not; `None` if no bot is playing or no person is waiting.
    pub(super) fn skip_allowed(&self) -> Option<Result<(), Phrase>> {
        let bot_plays = matches!(self.snapshot.turn, Turn::Seat(seat) if self.is_thinking(seat));
        (bot_plays && self.table.game.human_count() > 0).then(|| match self.table.pending_glimpse() {
            Some((seat, _)) => Err(Phrase::new("table-skip-glimpse").with("seat", seat)),
            None => Ok(()),
        })
    }

    fn skip_to_person(&mut self) {
        match self.skip_allowed() {
            Some(Err(why)) => self.messages.notice = Some(why),
            Some(Ok(())) | None => self.clock.start_skipping(),
        }
    }

    fn toggle_cover(&mut self) {
        self.table.drop_curtain();
        self.table.is_covered = !self.table.is_covered;
        self.files.has_unsaved_changes |= self.snapshot.outcome.is_none();
        self.viewer_changed();
    }

    /// Stops thinking and drops the curtain, because the table is left for a while.
    pub(super) fn suspend(&mut self) {
        self.cancel_hint();
        self.second_thoughts.stop();
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.leave();
        }
        self.close_two_boards();
        self.clock.stop();
        self.clock.leave();
        self.drop_curtain();
    }
}
