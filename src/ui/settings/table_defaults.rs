//! Defaults for new tables: the undo policy, and whether to ask before a turn ends.

use serde::{Deserialize, Serialize};

use crate::play::UndoPolicy;

/// The undo policy of a new table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DefaultUndo {
    /// Depends on the number of people at the table.
    #[default]
    ByPeople,
    /// Everything can be undone.
    Free,
    /// Nothing can be undone once it has revealed something new.
    UntilNews,
    /// Nothing can be undone.
    Off,
}

impl DefaultUndo {
    /// All values, in the order in which they are offered.
    pub const ALL: [DefaultUndo; 4] =
        [DefaultUndo::ByPeople, DefaultUndo::Free, DefaultUndo::UntilNews, DefaultUndo::Off];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            DefaultUndo::ByPeople => "settings-undo-by-people",
            DefaultUndo::Free => UndoPolicy::Free.text_key(),
            DefaultUndo::UntilNews => UndoPolicy::UntilNews.text_key(),
            DefaultUndo::Off => UndoPolicy::Off.text_key(),
        }
    }

    /// The policy of a new table with this many people.
    pub const fn policy(self, people: usize) -> UndoPolicy {
        match self {
            DefaultUndo::ByPeople => UndoPolicy::default_for(people),
            DefaultUndo::Free => UndoPolicy::Free,
            DefaultUndo::UntilNews => UndoPolicy::UntilNews,
            DefaultUndo::Off => UndoPolicy::Off,
        }
    }
}

/// Whether a new table asks before a turn ends or something new is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AskFirst {
    /// At tables with two or more people.
    #[default]
    WithOthers,
    /// At every table.
    Always,
    /// At no table.
    Never,
}

impl AskFirst {
    /// All values, in the order in which they are offered.
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
