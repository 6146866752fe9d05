//! Drills: short, endless series of small tasks, each of which has one clear answer and trains one skill that wins games.
//!
//! A [`Drill`] makes a [`Task`] from a seed and a level, on the real rules: positions come from games that are played by chance events and
//! moves as anywhere else. A task holds only what the person who is asked may see, as [`Shot`]s made of views and observations, so no
//! screen can show where something hidden lies. A [`Run`] counts right answers until the third mistake, and [`Bests`] keeps the best runs
//! of a person.
//!
//! A drill is a file here and a line of the list below; its words are `drill-ID-name`, `drill-ID-about`, `drill-ID-hint` (what somebody
//! should know who has not played the game lately) and whatever its tasks say.
//!
//! ```
//! use cheeseboard::drills::{Drill as _, BestCell};
//!
//! let task = BestCell::task(7, 0);
//! assert_eq!(task, BestCell::task(7, 0), "the same seed makes the same task");
//! assert!(task.answers.len() > task.right);
//! ```
//!
//! Must not know: egui, clocks, files, screens.

mod best_cell;
mod bests;
mod chance;
mod find_cheese;
mod follow_lid;
mod pantry_chance;
mod roll_chance;
mod run;
mod task;

use crate::engine::derive_stream;
use crate::games::Game;
use rand::Rng as _;

pub use best_cell::BestCell;
pub use bests::Bests;
pub use find_cheese::FindCheese;
pub use follow_lid::FollowLid;
pub use pantry_chance::PantryChance;
pub use roll_chance::RollChance;
pub use run::{MISTAKES, Run};
pub use task::{Answer, Given, Shot, Task};

/// A drill of a game.
pub trait Drill: 'static {
    /// The game on whose board the tasks are.
    type Game: Game;
    /// The id, for texts and for what is kept of people's best runs.
    const ID: &'static str;
    /// How much time there is for a task, unless people want to be calm; `None` where there is no hurry.
    const CLOCK: Option<Clock> = None;
    /// Whether the question shows what the seat that is asked plays from.
    const SHOWS_HAND: bool = false;

    /// A task made with this luck, for somebody who has solved `level` tasks of the run; `None` if nothing clear comes of it.
    fn try_task(luck: u64, level: u32) -> Option<Task<Self::Game>>;

    /// The task of this seed and level, always the same.
    fn task(seed: u64, level: u32) -> Task<Self::Game> {
        let mut luck = derive_stream(seed, "drill", &[u64::from(level)]);
        loop {
            if let Some(task) = Self::try_task(luck.next_u64(), level) {
                return task;
            }
        }
    }
}

/// How much time there is for a task: less and less with each that was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Seconds for the first task.
    pub first: u32,
    /// By how many seconds each solved task shortens the time.
    pub less: u32,
    /// Seconds in the end.
    pub last: u32,
}

impl Clock {
    /// The seconds for somebody who has solved `level` tasks of the run.
    pub fn seconds(self, level: u32) -> u32 {
        self.first.saturating_sub(self.less.saturating_mul(level)).max(self.last)
    }
}

/// A generic operation on a drill.
pub trait DrillVisitor {
    /// The result for one drill.
    type Output;
    /// Runs the operation for the drill `D`.
    fn visit<D: Drill>(&mut self) -> Self::Output;
}

/// Passes every drill, in the order in which they are offered, to the macro `$each`. A new drill adds a line here.
macro_rules! listed {
    ($visitor:expr, $each:ident) => {
        $each!($visitor, BestCell, FollowLid, FindCheese, RollChance, PantryChance)
    };
}

/// Runs `visitor` for every drill and collects the results in list order.
pub fn visit_drills<V: DrillVisitor>(visitor: &mut V) -> Vec<V::Output> {
    macro_rules! each {
        ($visitor:expr, $($drill:ty),*) => {
            vec![$($visitor.visit::<$drill>()),*]
        };
    }
    listed!(visitor, each)
}

/// Runs `visitor` for the drill with this id; `None` if there is no such drill.
pub fn visit_drill<V: DrillVisitor>(id: &str, visitor: &mut V) -> Option<V::Output> {
    macro_rules! each {
        ($visitor:expr, $($drill:ty),*) => {
            match id {
                $(<$drill as Drill>::ID => Some($visitor.visit::<$drill>()),)*
                _ => None,
            }
        };
    }
    listed!(visitor, each)
}

/// A drill, for the screens that offer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillInfo {
    /// The id of the drill.
    pub id: &'static str,
    /// The id of its game.
    pub game: &'static str,
    /// How much time there is for a task, unless people want to be calm.
    pub clock: Option<Clock>,
    /// Whether the question shows what the seat that is asked plays from.
    pub shows_hand: bool,
}

impl DrillInfo {
    /// Under what the best run is kept: calm runs are compared with calm runs only.
    pub fn kept_as(&self, is_calm: bool) -> String {
        if is_calm && self.clock.is_some() { format!("{}-calm", self.id) } else { self.id.to_owned() }
    }
}

/// All drills, in the order in which they are offered.
pub fn drills() -> Vec<DrillInfo> {
    struct Info;
    impl DrillVisitor for Info {
        type Output = DrillInfo;
        fn visit<D: Drill>(&mut self) -> DrillInfo {
            DrillInfo {
                id: D::ID,
                game: <D::Game as crate::engine::Rules>::ID,
                clock: D::CLOCK,
                shows_hand: D::SHOWS_HAND,
            }
        }
    }
    visit_drills(&mut Info)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_grants_less_and_less_time_down_to_the_last() {
        let clock = Clock { first: 20, less: 2, last: 10 };
        assert_eq!([0, 1, 4, 5, 60].map(|level| clock.seconds(level)), [20, 18, 12, 10, 10]);
        let drill = drills().into_iter().find(|drill| drill.id == BestCell::ID).expect("listed");
        assert_eq!(drill.clock.map(|clock| clock.last), Some(10), "in ten seconds, once one has found the way in");
    }
}
