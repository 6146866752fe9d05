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
    /// Seconds for a task, unless people want to be calm; `None` where there is no hurry.
    const SECONDS: Option<u32> = None;
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
    /// Seconds for a task, unless people want to be calm.
    pub seconds: Option<u32>,
    /// Whether the question shows what the seat that is asked plays from.
    pub shows_hand: bool,
}

impl DrillInfo {
    /// Under what the best run is kept: calm runs are compared with calm runs only.
    pub fn kept_as(&self, is_calm: bool) -> String {
        if is_calm && self.seconds.is_some() { format!("{}-calm", self.id) } else { self.id.to_owned() }
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
                seconds: D::SECONDS,
                shows_hand: D::SHOWS_HAND,
            }
        }
    }
    visit_drills(&mut Info)
}
