//! A lesson under way: which step it has come to, and what is said to what the learner does.
//!
//! Must not know: egui, states. It judges decisions; the table lets them happen.

use derive_where::derive_where;

use super::course::{Chapter, Goal, Step, Task};
use crate::engine::{Rules, Seat, Turn};
use crate::play::Match;

/// A chapter that is being learned.
#[derive_where(Clone, Debug)]
pub struct Lesson<R: Rules> {
    chapter: Chapter<R>,
    /// Which step; as many as there are once all are done.
    at: usize,
    /// The key of what is said to what was done last.
    reply: Option<Reply>,
    /// Decisions of the learner in this step.
    decisions: u32,
}

/// What is said to what the learner did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The key of it.
    pub says: String,
    /// Whether that was right.
    pub is_right: bool,
}

/// What a lesson makes of a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what is asked.
    Right,
    /// It is legal, but not what is asked: a reply says why.
    Wrong,
    /// Nothing is asked now.
    TooEarly,
}

impl<R: Rules> Lesson<R> {
    /// The chapter from its beginning.
    pub fn new(chapter: Chapter<R>) -> Self {
        Lesson { chapter, at: 0, reply: None, decisions: 0 }
    }

    /// The chapter from a step on, and the game as it stands there; from the beginning, if it is not written how it came to that.
    pub fn from_step(chapter: Chapter<R>, step: usize) -> (Self, Match<R>) {
        let before = step.checked_sub(1).and_then(|before| chapter.steps.get(before));
        let game = before.and_then(|before| chapter.after(before.end())).filter(|_| step < chapter.steps.len());
        let at = if game.is_some() { step } else { 0 };
        let game = game.unwrap_or_else(|| chapter.start.clone());
        (Lesson { at, ..Lesson::new(chapter) }, game)
    }

    /// What is learned.
    pub fn chapter(&self) -> &Chapter<R> {
        &self.chapter
    }

    /// Which step it has come to, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// That step; `None` once all are done.
    pub fn step(&self) -> Option<&Step<R>> {
        self.chapter.steps.get(self.at)
    }

    /// The key of what is said to what was done last.
    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// Who learns.
    pub fn learner(&self) -> Seat {
        self.chapter.learner
    }

    /// Whether what is written goes on by itself before anything is asked.
    pub fn plays(&self, game: &Match<R>) -> bool {
        self.step().is_some_and(|step| game.ply() < step.ply)
    }

    /// Whether bots and chance play as at any table.
    pub fn is_free(&self, game: &Match<R>) -> bool {
        !self.plays(game) && matches!(self.step(), Some(Step { task: Task::Free(_), .. }))
    }

    /// What to make of a legal move of the learner.
    pub fn judge(&mut self, game: &Match<R>, choice: R::Move) -> Verdict {
        if self.plays(game) {
            return Verdict::TooEarly;
        }
        let written = self.chapter.script.decision(game.ply(), self.chapter.learner);
        let said = match self.step().map(|step| &step.task) {
            Some(Task::Free(_)) => None,
            Some(Task::Read | Task::Draw | Task::Answer(_)) | None => return Verdict::TooEarly,
            Some(Task::Move { any, also, wrong, otherwise }) => {
                let is_right = *any || written == Some(choice) || also.contains(&choice);
                let found = wrong.iter().find(|(other, _)| *other == choice).map_or(otherwise, |(_, key)| key);
                (!is_right).then(|| found.clone())
            }
        };
        self.reply = said.map(|says| Reply { says, is_right: false });
        if self.reply.is_some() { Verdict::Wrong } else { Verdict::Right }
    }

    /// The learner decides as is asked.
    pub fn decided(&mut self) {
        self.decisions += 1;
        if matches!(self.step(), Some(Step { task: Task::Move { .. }, .. })) {
            self.go_on();
        }
    }

    /// Whether the learner is to draw or roll what is due.
    pub fn asks_to_draw(&self, game: &Match<R>) -> bool {
        !self.plays(game) && matches!(self.step(), Some(Step { task: Task::Draw, .. }))
    }

    /// What was written to be drawn has been drawn.
    pub fn drew(&mut self) {
        self.go_on();
    }

    /// Goes on if the goal of free play is reached, or the game over; true if so. `score` is the number that counts for the learner.
    pub fn look_at_goal(&mut self, game: &Match<R>, score: i32) -> bool {
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
            self.go_on();
        }
        is_over
    }

    /// An answer is given to a question; true if it is right. What is said to it is the reply, also if it is right.
    pub fn answer(&mut self, number: usize) -> bool {
        let Some(Task::Answer(answers)) = self.step().map(|step| &step.task) else { return false };
        let Some((key, is_right)) = answers.get(number) else { return false };
        let reply = Reply { says: format!("{key}-why"), is_right: *is_right };
        if reply.is_right {
            self.go_on();
        }
        let is_right = reply.is_right;
        self.reply = Some(reply);
        is_right
    }

    /// The move that is asked for, for who cannot find it.
    pub fn shown_move(&self, game: &Match<R>) -> Option<R::Move> {
        let asks = matches!(self.step()?.task, Task::Move { .. }) && !self.plays(game);
        self.chapter.script.decision(game.ply(), self.learner()).filter(|_| asks)
    }

    /// On to the next step, where this one asks for nothing; true if it did.
    pub fn proceed(&mut self) -> bool {
        let reads = matches!(self.step(), Some(Step { task: Task::Read, .. }));
        if reads {
            self.go_on();
        }
        reads
    }

    fn go_on(&mut self) {
        self.at += 1;
        self.reply = None;
        self.decisions = 0;
    }

    /// Whether there is anything to go back to.
    pub fn can_go_back(&self, game: &Match<R>) -> bool {
        self.at > 0 || game.ply() > self.chapter.start.ply()
    }

    /// Whether the learner has decided something freely that can be taken back like at any table.
    pub fn can_take_back(&self, game: &Match<R>) -> bool {
        self.is_free(game) && self.decisions > 0
    }

    /// That has been taken back.
    pub fn took_back(&mut self) {
        self.decisions = self.decisions.saturating_sub(1);
    }

    /// Back to the step before, and the game as it stood when that asked, or to the beginning of this one if the learner has done something in it.
    pub fn back(&mut self, game: &Match<R>) -> Match<R> {
        if self.decisions == 0 {
            self.at = self.at.saturating_sub(1);
        }
        self.reply = None;
        self.decisions = 0;
        let ply = self.step().map_or(game.ply(), |step| step.ply);
        game.until(ply.min(game.ply()))
    }

    /// From the beginning.
    pub fn restart(&mut self) -> Match<R> {
        self.at = 0;
        self.reply = None;
        self.decisions = 0;
        self.chapter.start.clone()
    }
}
