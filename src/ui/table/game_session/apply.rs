//! What people ask of a table, carried out.

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::{ManualOutcome, Phrase, Refusal, Turn};
use crate::games::Game;
use crate::play::UndoPolicy;
use crate::ui::table::session::{Guide, TableCommand};

impl<G: Game> LiveTable<G> {
    /// See `Session::apply`.
    pub(super) fn carry_out(&mut self, command: TableCommand, frame: &FrameContext<'_>, ctx: &Context) {
        match command {
            TableCommand::FollowBoard => {
                let meant = self.pending_intent.take();
                self.carry_out_intent(meant, frame);
            }
            TableCommand::Press(button) => self.press(button, frame),
            TableCommand::Choose(choice) => self.make_choice(choice, frame),
            TableCommand::ExplainClick(at) => {
                self.clear_message();
                self.explain_click(at, frame);
            }
            TableCommand::Undo => self.undo(frame),
            TableCommand::Redo => self.redo(frame),
            TableCommand::ResetTurn => self.reset_turn(frame),
            TableCommand::SetPolicy(policy) => self.set_policy(policy),
            TableCommand::LookAt(ply) => self.look_at(ply),
            TableCommand::Point(pointed) => self.point(pointed),
            TableCommand::DismissMessage => {
                self.drop_help();
                self.disarm();
                self.refusal = None;
            }
            TableCommand::ClearMessage => self.clear_message(),
            TableCommand::Disarm => self.disarm(),
            TableCommand::Hint => self.ask_for_help(false, frame, ctx),
            TableCommand::PlayHint => self.ask_for_help(true, frame, ctx),
            TableCommand::Step => self.clock.let_step(),
            TableCommand::SkipToPerson => self.skip_to_person(),
            TableCommand::SkipAnimation => self.be_done_looking(frame),
            TableCommand::ToggleCover => self.toggle_cover(),
            TableCommand::AskToLook => self.ask_for_a_look(),
            TableCommand::LiftCurtain => self.lift_curtain(),
            TableCommand::DropCurtain => self.drop_curtain(),
            TableCommand::PutGlimpseAway => self.put_away(),
            TableCommand::EnterDice(players) => match self.table.apply_manual_outcome(&ManualOutcome::Dice(players)) {
                Ok(()) => self.position_changed(frame),
                Err(refusal) => self.refusal = Some(refusal),
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
                self.news_read_to = self.table.game.ply();
                self.refresh();
            }
            TableCommand::PutCardAway => self.put_card_away(),
            TableCommand::Guide(guide) => self.guide(guide, frame),
            TableCommand::Retell => self.refresh(),
        }
    }

    fn press(&mut self, button: usize, frame: &FrameContext<'_>) {
        if self.shows_glimpse() {
            return self.put_away();
        }
        let intent = self.actions().into_iter().nth(button).map(|action| action.intent);
        self.carry_out_intent(intent, frame);
    }

    /// What was said before is old once people do something else; a move that waits to be chosen a second time waits on.
    fn clear_message(&mut self) {
        self.refusal = None;
        self.notice = self.notice.take().filter(|_| self.armed_move.is_some());
    }

    fn look_at(&mut self, ply: Option<usize>) {
        let game = &self.table.game;
        let ply = ply.map(|ply| ply.clamp(game.earliest_reviewable_ply().min(game.ply()), game.ply()));
        self.review_ply = ply.filter(|&ply| ply != self.table.game.ply() || self.shown.outcome.is_some());
        self.table.drop_curtain();
        self.viewer_changed();
    }

    /// What undo would take back; in a lesson it goes back a step where nothing was done yet.
    pub(super) fn undo_or_back_label(&self) -> Result<Phrase, Phrase> {
        match &self.lesson {
            Some(lesson) if lesson.can_undo(&self.table.game) => self.undo_label(),
            Some(lesson) if lesson.can_go_back(&self.table.game) => Ok(Phrase::new("lesson-back-tip")),
            Some(_) => Err(Phrase::new("lesson-begins")),
            None => self.undo_label(),
        }
    }

    fn undo(&mut self, frame: &FrameContext<'_>) {
        let own = self.lesson.as_ref().map(|lesson| lesson.can_undo(&self.table.game));
        if own == Some(false) {
            return self.guide(Guide::Back, frame);
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
                    self.notice = Some(Phrase::new("undo-though-revealed"));
                    self.notice_since = frame.now;
                }
            }
            Err(why) => self.refusal = Some(Refusal::new("", why)),
        }
    }

    fn redo(&mut self, frame: &FrameContext<'_>) {
        self.clock.stop();
        if self.can_redo() && self.table.redo() {
            self.timeline_changed(frame);
            // What everyone must follow is shown again, or it would have happened unseen.
            if self.motion().is_unskippable() {
                self.clock.moved(frame.now);
            }
        }
    }

    fn reset_turn(&mut self, frame: &FrameContext<'_>) {
        self.clock.stop();
        if self.lesson.is_none() && self.table.reset_turn() {
            self.timeline_changed(frame);
        }
    }

    fn set_policy(&mut self, policy: UndoPolicy) {
        if policy != self.table.undo_policy {
            self.table.change_policy(policy);
            self.table_changed();
        }
    }

    /// Whether bots may play without pauses until a person decides: `None` where none plays or nobody waits, else why not.
    pub(super) fn may_skip(&self) -> Option<Result<(), Phrase>> {
        let bot_plays = matches!(self.shown.turn, Turn::Seat(seat) if self.is_thinking(seat));
        (bot_plays && self.table.game.human_count() > 0).then(|| match self.table.pending_glimpse() {
            Some((seat, _)) => Err(Phrase::new("table-skip-glimpse").with("seat", seat)),
            None => Ok(()),
        })
    }

    fn skip_to_person(&mut self) {
        match self.may_skip() {
            Some(Err(why)) => self.notice = Some(why),
            Some(Ok(())) | None => self.clock.skip(),
        }
    }

    fn toggle_cover(&mut self) {
        self.table.drop_curtain();
        self.table.is_covered = !self.table.is_covered;
        self.unsaved |= self.shown.outcome.is_none();
        self.viewer_changed();
    }

    /// Nobody sits before the table for a while.
    pub(super) fn rest(&mut self) {
        self.drop_help();
        self.clock.stop();
        self.drop_curtain();
    }
}
