//! Who sits where: people and bots.

use serde::{Deserialize, Serialize};

use crate::engine::Skill;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Chooses evenly among the legal moves.
    Random,
    /// Takes what is best right now.
    Greedy,
    /// For a child, or a first game.
    Easy,
    /// For most.
    Medium,
    /// As well as a bot can.
    Hard,
}

impl Level {
    /// All levels: the two that look at one move only, then those that are meant for people, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Easy, Level::Medium, Level::Hard];

    /// How well it plays, of a level that is meant for people.
    pub const fn skill(self) -> Option<Skill> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Easy => Some(Skill::Easy),
            Level::Medium => Some(Skill::Medium),
            Level::Hard => Some(Skill::Hard),
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
