//! A lesson in progress: the current step, and the reply to what the learner did.
//!
//! Must not know: egui, states. The lesson judges decisions; the table carries them out.

use std::collections::BTreeSet;

use derive_where::derive_where;

use super::chapter::{Chapter, Goal, Step, Task};
use crate::engine::{Rules, Seat, Turn};
use crate::play::Match;

/// A chapter in progress.
#[derive_where(Clone, Debug)]
pub struct Lesson<R: Rules> {
    chapter: Chapter<R>,
    /// The index of the current step; the number of steps once all are done.
    step_index: usize,
    /// The reply to the learner's last move or answer.
    reply: Option<Reply>,
    /// How many decisions the learner has made in this step.
    decisions: u32,
    /// The steps whose move was shown to the learner first.
    shown_steps: BTreeSet<usize>,
}

/// The reply to a move or answer of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The key of the text.
    pub text_key: String,
    /// Whether the move or answer was right.
    pub is_right: bool,
}

/// A lesson's judgement of a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move is accepted.
    Right,
    /// The move is legal but not accepted; the reply says why.
    Wrong,
    /// No move is asked for now.
    TooEarly,
}

impl<R: Rules> Lesson<R> {
    /// Starts the chapter at its beginning.
    pub fn new(chapter: Chapter<R>) -> Self {
        Lesson { chapter, step_index: 0, reply: None, decisions: 0, shown_steps: BTreeSet::new() }
    }

    /// Starts the chapter at a step, with the game at that point; at the beginning if the script does not lead to that step.
    pub fn from_step(chapter: Chapter<R>, step: usize) -> (Self, Match<R>) {
        let before = step.checked_sub(1).and_then(|before| chapter.steps.get(before));
        let game = before.and_then(|before| chapter.at_ply(before.end_ply())).filter(|_| step < chapter.steps.len());
        let step_index = if game.is_some() { step } else { 0 };
        let game = game.unwrap_or_else(|| chapter.start.clone());
        (Lesson { step_index, ..Lesson::new(chapter) }, game)
    }

    /// The chapter in progress.
    pub fn chapter(&self) -> &Chapter<R> {
        &self.chapter
    }

    /// The index of the current step, from 0.
    pub fn step_index(&self) -> usize {
        self.step_index
    }

    /// The current step; `None` once all are done.
    pub fn step(&self) -> Option<&Step<R>> {
        self.chapter.steps.get(self.step_index)
    }

    /// The reply to the learner's last move or answer.
    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// The learner's seat.
    pub fn learner(&self) -> Seat {
        self.chapter.learner
    }

    /// Whether the script is still playing, before the step's task begins.
    pub fn is_script_playing(&self, game: &Match<R>) -> bool {
        self.step().is_some_and(|step| game.ply() < step.ply)
    }

    /// Whether the step is free play, in which bots and chance act as at any table.
    pub fn is_free(&self, game: &Match<R>) -> bool {
        !self.is_script_playing(game) && matches!(self.step(), Some(Step { task: Task::Free(_), .. }))
    }

    /// Judges a legal move of the learner, and sets the reply.
    pub fn judge(&mut self, game: &Match<R>, choice: R::Move) -> Verdict {
        if self.is_script_playing(game) {
            return Verdict::TooEarly;
        }
        let scripted = self.chapter.script.decision(game.ply(), self.chapter.learner);
        let reply_key = match self.step().map(|step| &step.task) {
            Some(Task::Free(_)) => None,
            Some(Task::Read | Task::Draw | Task::Answer(_)) | None => return Verdict::TooEarly,
            Some(Task::Move { any, also, wrong, otherwise }) => {
                let is_right = *any || scripted == Some(choice) || also.contains(&choice);
                let found = wrong.iter().find(|(other, _)| *other == choice).map_or(otherwise, |(_, key)| key);
                (!is_right).then(|| found.clone())
            }
        };
        self.reply = reply_key.map(|key| Reply { text_key: key, is_right: false });
        if self.reply.is_some() { Verdict::Wrong } else { Verdict::Right }
    }

    /// Records that the learner has made an accepted decision.
    pub fn record_decision(&mut self) {
        self.decisions += 1;
        if matches!(self.step(), Some(Step { task: Task::Move { .. }, .. })) {
            self.advance();
        }
    }

    /// Whether the task is to make the draw or roll that is due.
    pub fn expects_draw(&self, game: &Match<R>) -> bool {
        !self.is_script_playing(game) && matches!(self.step(), Some(Step { task: Task::Draw, .. }))
    }

    /// Records that the learner has made the scripted draw or roll.
    pub fn record_draw(&mut self) {
        self.advance();
    }

    /// Moves on if the goal of free play is reached or the game is over; true if so. `score` is the learner's.
    pub fn check_goal(&mut self, game: &Match<R>, score: i32) -> bool {
        let Some(Task::Free(goal)) = self.step().map(|step| &step.task) else { return false };
        let is_reached = match *goal {
            Goal::Moves(count) => {
                let own = matches!(game.turn(), Turn::Seat(seat) | Turn::Chance(Some(seat)) if seat == self.learner());
                self.decisions >= count && !own
            }
            Goal::Score(least) => score >= least,
        };
        let is_over = is_reached || game.outcome().is_some();
        if is_over {
            self.advance();
        }
        is_over
    }

    /// Answers the step's question; true if the answer is right. Sets the reply in either case.
    pub fn answer(&mut self, number: usize) -> bool {
        let Some(Task::Answer(answers)) = self.step().map(|step| &step.task) else { return false };
        let Some((key, is_right)) = answers.get(number) else { return false };
        let reply = Reply { text_key: format!("{key}-why"), is_right: *is_right };
        if reply.is_right {
            self.advance();
        }
        let is_right = reply.is_right;
        self.reply = Some(reply);
        is_right
    }

    /// The scripted move, for a learner who cannot find it.
    pub fn solution(&self, game: &Match<R>) -> Option<R::Move> {
        let asks = matches!(self.step()?.task, Task::Move { .. }) && !self.is_script_playing(game);
        self.chapter.script.decision(game.ply(), self.learner()).filter(|_| asks)
    }

    /// Records that the move of this step was shown to the learner, who is to make it now.
    pub fn record_shown(&mut self) {
        self.shown_steps.insert(self.step_index);
        self.reply = Some(Reply { text_key: "lesson-now-you".to_owned(), is_right: false });
    }

    /// Whether the learner found at least one of the chapter's moves without being shown it, or there is none to find.
    pub fn is_own_work(&self) -> bool {
        let asks = |step: &Step<R>| matches!(step.task, Task::Move { .. });
        let mut asked = (0..).zip(&self.chapter.steps).filter(|(_, step)| asks(step)).peekable();
        asked.peek().is_none() || asked.any(|(index, _)| !self.shown_steps.contains(&index))
    }

    /// Moves on to the next step if this one is only to be read; true if so.
    pub fn proceed(&mut self) -> bool {
        let reads = matches!(self.step(), Some(Step { task: Task::Read, .. }));
        if reads {
            self.advance();
        }
        reads
    }

    fn advance(&mut self) {
        self.step_index += 1;
        self.reply = None;
        self.decisions = 0;
    }

    /// Whether there is an earlier point to go back to.
    pub fn can_go_back(&self, game: &Match<R>) -> bool {
        self.step_index > 0 || game.ply() > self.chapter.start.ply()
    }

    /// Whether the learner has made a decision in free play, which can be undone as at any table.
    pub fn can_undo(&self, game: &Match<R>) -> bool {
        self.is_free(game) && self.decisions > 0
    }

    /// Records that a decision of free play has been undone.
    pub fn record_undo(&mut self) {
        self.decisions = self.decisions.saturating_sub(1);
    }

    /// Goes back to the previous step, or to the beginning of this one if the learner has decided something in it; returns the game at that point.
    pub fn go_back(&mut self, game: &Match<R>) -> Match<R> {
        if self.decisions == 0 {
            self.step_index = self.step_index.saturating_sub(1);
        }
        self.reply = None;
        self.decisions = 0;
        let ply = self.step().map_or(game.ply(), |step| step.ply);
        game.until(ply.min(game.ply()))
    }

    /// Restarts the chapter; returns the game at its beginning.
    pub fn restart(&mut self) -> Match<R> {
        self.step_index = 0;
        self.reply = None;
        self.decisions = 0;
        self.shown_steps.clear();
        self.chapter.start.clone()
    }
}
