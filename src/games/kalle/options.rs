//! The options of Kalle Kanalratte (K11, K13). Must not know the state.

use serde::{Deserialize, Serialize};

use crate::engine::{OptionKind, OptionSpec};

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// After the eighth card every searcher points at one more (K11).
    pub last_chance: bool,
    /// At its own decisions the rat may look where it is (K13).
    pub show_my_rat: bool,
}

/// The fields of `Options` as data, in the order in which they are offered.
pub(super) static OPTION_SPECS: [OptionSpec; 2] = [
    OptionSpec { key: "last_chance", kind: OptionKind::Switch { default: false }, fits: |_| true },
    OptionSpec { key: "show_my_rat", kind: OptionKind::Switch { default: false }, fits: |_| true },
];
