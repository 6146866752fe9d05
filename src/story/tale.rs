//! The whole story: the course of a game, and what each decision gave away.

use derive_where::derive_where;

use super::course::{Course, StorySettings, course};
use super::judge::{Regret, regrets};
use crate::engine::{Rules, Stop};
use crate::games::Game;
use crate::play::Match;

/// The story of a finished game.
#[derive_where(Clone, Debug)]
pub struct Story<G: Rules> {
    /// The course of the game.
    pub course: Course,
    /// What each decision gave away, in order.
    pub regrets: Vec<Regret<G::Move>>,
    /// How it was computed.
    pub settings: StorySettings,
}

/// Tells the story of a game; `None` if it is not over. Once `stop` is requested, it returns soon, with arbitrary figures.
pub fn tell<G: Game>(game: &Match<G>, settings: StorySettings, stop: &Stop) -> Option<Story<G>> {
    let course = course(game, settings, stop)?;
    Some(Story { course, regrets: regrets(game, settings.seed, stop), settings })
}
