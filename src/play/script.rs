//! What is written down to happen: a lesson's events, some of them for somebody to decide.

use super::game_match::Match;
use crate::engine::{Event, Refusal, Rules, Seat};

/// Events of a game that was played before, by the ply at which each is due. What chance brings and what seats hide in them is seen by nobody
/// before it happens.
#[derive_where::derive_where(Clone, Debug)]
pub struct Script<R: Rules> {
    events: Vec<Event<R>>,
}

impl<R: Rules> Script<R> {
    /// Everything that has happened in this game.
    pub fn of(game: &Match<R>) -> Self {
        Script { events: game.timeline.past().cloned().collect() }
    }

    /// Whether all that has happened in this game is what is written.
    pub fn is_followed_by(&self, game: &Match<R>) -> bool {
        game.ply() <= self.events.len() && game.timeline.past().eq(self.events.iter().take(game.ply()))
    }

    /// What this seat is to decide at this ply, if it is its decision.
    pub fn decision(&self, ply: usize, seat: Seat) -> Option<R::Move> {
        match self.events.get(ply)? {
            Event::Decision(by, choice) if *by == seat => Some(*choice),
            Event::Decision(..) | Event::Chance(_) => None,
        }
    }
}

impl<R: Rules> Match<R> {
    /// Lets happen what is written for now.
    ///
    /// # Errors
    /// The rule that forbids it here, where the game has taken another course; `None` where nothing is written.
    pub fn follow(&mut self, script: &Script<R>) -> Option<Result<(), Refusal>> {
        script.events.get(self.ply()).cloned().map(|event| self.timeline.push(event))
    }
}
