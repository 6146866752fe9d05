//! Who sits where: people and bots.

use serde::{Deserialize, Serialize};

/// How well a bot plays. The order is that of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Chooses evenly among the legal moves.
    Random,
    /// Takes what is best right now.
    Greedy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The word for it in records and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level with this word.
    pub fn named(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// Who decides at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person at the screen.
    Human,
    /// A bot of this level.
    Bot(Level),
}

impl Player {
    /// Whether a person sits there.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }
}

/// A seat's occupant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// Person or bot.
    pub player: Player,
    /// Mark 0–5: colour and shape together.
    pub mark: u8,
}
