//! The strength levels of bots.

use serde::{Deserialize, Serialize};

/// The strength of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Chooses uniformly among the legal moves.
    Random,
    /// Takes the move with the best immediate value, without search.
    Greedy,
    /// Notices few moves, forgets most of what it saw, and takes what brings most now: an even match for a child of nine
    /// who knows the rules.
    Child,
    /// Notices more and forgets less; for first games.
    Easy,
    /// Overlooks and forgets less again; for most players.
    #[default]
    Medium,
    /// Overlooks little, hardly forgets, and looks ahead.
    Hard,
    /// Overlooks and forgets nothing, and looks ahead for as long as people gladly wait.
    Expert,
}

impl Level {
    /// The levels offered in the app, weakest first.
    pub const OFFERED: [Level; 5] = [Level::Child, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// All levels: the two that are not offered, then those that are, weakest first.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::Greedy, Level::Child, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The index of this level in [`crate::engine::Mind::search_settings`], or `None` for levels that are not offered.
    pub const fn search_index(self) -> Option<usize> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Child => Some(0),
            Level::Easy => Some(1),
            Level::Medium => Some(2),
            Level::Hard => Some(3),
            Level::Expert => Some(4),
        }
    }

    /// The name of the level in records and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Child => "child",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The text key of the level's name.
    pub const fn text_key(self) -> &'static str {
        match self {
            Level::Random => "level-random",
            Level::Greedy => "level-greedy",
            Level::Child => "level-child",
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
            Level::Expert => "level-expert",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}
