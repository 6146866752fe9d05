//! How well bots play, from chance to mastery.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Chooses evenly among the legal moves.
    Random,
    /// Takes what is best right now.
    Greedy,
    /// For a child, or a first game.
    Easy,
    /// For most.
    #[default]
    Medium,
    /// As well as a bot can.
    Hard,
}

impl Level {
    /// Those that are offered to people, weakest first.
    pub const OFFERED: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// All levels: the two that look at one move only, then those that are meant for people, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    /// The place of this level in [`crate::engine::Mind::search_settings`]; `None` for levels that do not search.
    pub const fn search_index(self) -> Option<usize> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Easy => Some(0),
            Level::Medium => Some(1),
            Level::Hard => Some(2),
        }
    }

    /// The word for it in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Random => "level-random",
            Level::Greedy => "level-greedy",
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
        }
    }

    /// The level with this word.
    pub fn named(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}
