//! “Show me” in a lesson: marks the move on the board, plays it before the learner's eyes, takes it back, and leaves it to the learner.

use egui::Context;

use super::hint::{FoundHint, HintState, planned_steps};
use super::{FrameContext, LiveTable};
use crate::bots::Step;
use crate::engine::Phrase;
use crate::games::Game;
use crate::paint::theme::Durations;
use crate::play::Table;

/// How far the demonstration of a move has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Demonstration {
    /// The move is marked, and waits to be played.
    Marked,
    /// The move was played after so many events, and waits to be taken back.
    Played(usize),
}

impl<G: Game> LiveTable<G> {
    /// Begins to show the move that the lesson asks for.
    pub(super) fn begin_demonstration(&mut self, frame: &FrameContext<'_>) {
        self.clear_pointed();
        if self.mark_lesson_move() {
            self.demonstration = Some(Demonstration::Marked);
            // People look at the mark before something moves.
            self.clock.show_from(frame.now);
        }
        self.refresh();
    }

    /// Goes on with the demonstration, if there is one; true if something happened.
    pub(super) fn run_demonstration(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> Option<bool> {
        let demonstration = self.demonstration?;
        let pause = Durations::time(frame.theme.motion.demonstration).as_secs_f64();
        if self.must_wait(pause, frame, ctx) {
            return Some(false);
        }
        match demonstration {
            Demonstration::Marked if self.play_lesson_move(frame) => {}
            Demonstration::Marked | Demonstration::Played(_) => {
                self.end_demonstration(frame);
                if let Some(lesson) = &mut self.lesson {
                    lesson.record_shown();
                }
                self.mark_lesson_move();
            }
        }
        self.refresh();
        ctx.request_repaint();
        Some(true)
    }

    /// Ends the demonstration, if there is one, in the position in which it began.
    pub(super) fn end_demonstration(&mut self, frame: &FrameContext<'_>) {
        if let Some(Demonstration::Played(ply)) = self.demonstration.take() {
            self.table = Table::new(self.table.game.until(ply));
            self.timeline_changed(frame);
        }
    }

    /// Plays the move of the lesson for the time being. False if it cannot be shown that way: what only the learner may
    /// look at once would have been seen before the learner asked for it.
    fn play_lesson_move(&mut self, frame: &FrameContext<'_>) -> bool {
        let solution =
            self.lesson.as_ref().and_then(|lesson| Some((lesson.learner(), lesson.solution(&self.table.game)?)));
        let Some((learner, choice)) = solution else { return false };
        let before = self.table.game.ply();
        let mut tried = Table::new(self.table.game.clone());
        if tried.game.decide(learner, choice).is_err() || tried.pending_glimpse().is_some() {
            return false;
        }
        self.table = tried;
        self.demonstration = Some(Demonstration::Played(before));
        self.position_changed(frame);
        true
    }

    /// Marks on the board the move that the lesson asks for; true if there is one.
    fn mark_lesson_move(&mut self) -> bool {
        let choice = self.lesson.as_ref().and_then(|lesson| lesson.solution(&self.table.game));
        let step = choice.map(|choice| Step { choice, foreseen: None });
        let found = step.and_then(|step| {
            FoundHint::new(planned_steps(&[step], &self.snapshot.view.open), Phrase::new("lesson-asked-for"))
        });
        self.hint = found.map_or(HintState::None, HintState::Found);
        self.model_is_stale = true;
        self.hint.found().is_some()
    }
}
