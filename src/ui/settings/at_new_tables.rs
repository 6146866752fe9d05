//! What a new table begins with: how much may be taken back there, and whether it asks before a turn ends.

use serde::{Deserialize, Serialize};

use crate::play::Policy;

/// How much may be taken back at a new table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoAtFirst {
    /// By how many people sit there.
    #[default]
    ByPeople,
    /// Anything.
    Free,
    /// Nothing that something new has followed.
    UntilNews,
    /// Nothing.
    Off,
}

impl UndoAtFirst {
    /// All of them, in the order in which they are offered.
    pub const ALL: [UndoAtFirst; 4] =
        [UndoAtFirst::ByPeople, UndoAtFirst::Free, UndoAtFirst::UntilNews, UndoAtFirst::Off];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            UndoAtFirst::ByPeople => "settings-undo-by-people",
            UndoAtFirst::Free => Policy::Free.key(),
            UndoAtFirst::UntilNews => Policy::UntilNews.key(),
            UndoAtFirst::Off => Policy::Off.key(),
        }
    }

    /// The policy of a new table with this many people.
    pub const fn policy(self, people: usize) -> Policy {
        match self {
            UndoAtFirst::ByPeople => Policy::default_for(people),
            UndoAtFirst::Free => Policy::Free,
            UndoAtFirst::UntilNews => Policy::UntilNews,
            UndoAtFirst::Off => Policy::Off,
        }
    }
}

/// Whether a new table asks before a turn ends or something new is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AskFirst {
    /// Where two or more people sit.
    #[default]
    WithOthers,
    /// At every table.
    Always,
    /// At none.
    Never,
}

impl AskFirst {
    /// All of them, in the order in which they are offered.
    pub const ALL: [AskFirst; 3] = [AskFirst::WithOthers, AskFirst::Always, AskFirst::Never];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            AskFirst::WithOthers => "settings-ask-with-others",
            AskFirst::Always => "settings-ask-always",
            AskFirst::Never => "settings-ask-never",
        }
    }

    /// Whether a new table with this many people asks.
    pub const fn asks(self, people: usize) -> bool {
        match self {
            AskFirst::WithOthers => people >= 2,
            AskFirst::Always => true,
            AskFirst::Never => false,
        }
    }
}
