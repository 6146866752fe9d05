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
    /// Searches a little; for children and first games.
    Easy,
    /// Searches more; for most players.
    #[default]
    Medium,
    /// The full search.
    Hard,
}

impl Level {
    /// The levels offered in the app, weakest first.
    pub const OFFERED: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// All levels: the two that do not search, then those that do, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    /// The index of this level in [`crate::engine::Mind::search_settings`], or `None` for levels that do not search.
    pub const fn search_index(self) -> Option<usize> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Easy => Some(0),
            Level::Medium => Some(1),
            Level::Hard => Some(2),
        }
    }

    /// The name of the level in records and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The text key of the level's name.
    pub const fn text_key(self) -> &'static str {
        match self {
            Level::Random => "level-random",
            Level::Greedy => "level-greedy",
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}
