//! Scripts: prepared events of a game, such as those of a lesson.

use super::game_match::Match;
use crate::engine::{Event, Refusal, Rules, Seat};

/// The events of a game that was played before, by ply. Outcomes and hidden choices in it stay invisible to viewers
/// until they happen.
#[derive_where::derive_where(Clone, Debug)]
pub struct Script<R: Rules> {
    events: Vec<Event<R>>,
}

impl<R: Rules> Script<R> {
    /// A script of all events of a game so far.
    pub fn from_match(game: &Match<R>) -> Self {
        Script { events: game.timeline.past().cloned().collect() }
    }

    /// Whether all events of the game so far are those of the script.
    pub fn is_followed_by(&self, game: &Match<R>) -> bool {
        game.ply() <= self.events.len() && game.timeline.past().eq(self.events.iter().take(game.ply()))
    }

    /// The seat that decides in the script at this ply; `None` where chance does, or the script has ended.
    pub fn decider(&self, ply: usize) -> Option<Seat> {
        match self.events.get(ply)? {
            Event::Decision(by, _) => Some(*by),
            Event::Chance(_) => None,
        }
    }

    /// The scripted decision of this seat at this ply, if there is one.
    pub fn decision(&self, ply: usize, seat: Seat) -> Option<R::Move> {
        match self.events.get(ply)? {
            Event::Decision(by, choice) if *by == seat => Some(*choice),
            Event::Decision(..) | Event::Chance(_) => None,
        }
    }
}

impl<R: Rules> Match<R> {
    /// Performs the scripted event for the current ply; `None` if the script has ended.
    ///
    /// # Errors
    /// The rule that forbids the event, if the game has taken another course.
    pub fn follow(&mut self, script: &Script<R>) -> Option<Result<(), Refusal>> {
        script.events.get(self.ply()).cloned().map(|event| self.timeline.push(event))
    }
}
