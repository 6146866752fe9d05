//! The whole story: the course of a game, and what each decision gave away.

use derive_where::derive_where;

use super::course::{Course, StorySettings, course};
use super::judge::{Regret, regrets};
use crate::engine::{Rules, Stop};
use crate::games::Game;
use crate::play::Match;

/// The effort of the sketches that come before the whole story, as parts of it.
const SKETCHES: [u32; 2] = [32, 6];
/// A sketch with fewer playouts is left out.
const LEAST_PLAYOUTS: u32 = 3;

/// The story of a finished game.
#[derive_where(Clone, Debug)]
pub struct Story<G: Rules> {
    /// The course of the game.
    pub course: Course,
    /// What each decision gave away, in order; `None` as long as decisions have not been judged.
    pub regrets: Option<Vec<Regret<G::Move>>>,
    /// How it was computed.
    pub settings: StorySettings,
}

/// Tells the story of a game; `None` if it is not over. Once `stop` is requested, it returns soon, with arbitrary figures.
pub fn tell<G: Game>(game: &Match<G>, settings: StorySettings, stop: &Stop) -> Option<Story<G>> {
    let course = course(game, settings, stop)?;
    Some(Story { course, regrets: Some(regrets(game, settings.seed, stop)), settings })
}

/// Tells the story of a game by and by: sketches of its course, its course, and at last the same story as [`tell`]. Nothing of
/// a game that is not over, and nothing more once `stop` is requested.
pub fn tell_by_and_by<G: Game>(game: &Match<G>, settings: StorySettings, stop: &Stop, mut told: impl FnMut(Story<G>)) {
    let course_with = |effort| {
        let settings = StorySettings { effort, ..settings };
        let course = course(game, settings, stop).filter(|_| !stop.is_requested())?;
        Some(Story { course, regrets: None, settings })
    };
    for effort in SKETCHES.map(|part| settings.effort / part).into_iter().filter(|effort| *effort >= LEAST_PLAYOUTS) {
        let Some(sketch) = course_with(effort) else { return };
        told(sketch);
    }
    let Some(story) = course_with(settings.effort) else { return };
    told(story.clone());
    let regrets = regrets(game, settings.seed, stop);
    if !stop.is_requested() {
        told(Story { regrets: Some(regrets), ..story });
    }
}
