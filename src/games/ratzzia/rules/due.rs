//! The refusal of an event that does not belong to the step that is due.

use crate::engine::{Phrase, Refusal};
use crate::games::ratzzia::position::{Open, Phase};

/// Refuses an event under the rule of the step that is due instead, saying who has to do what.
pub(super) fn refusal(open: &Open) -> Refusal {
    let (rule, key) = match open.phase {
        Phase::Starting => ("R4", "ratzzia-refuse-due-start"),
        Phase::Turning => ("R6", "ratzzia-refuse-due-turn"),
        Phase::Rolling { again: false, .. } => ("R6", "ratzzia-refuse-due-rolled"),
        Phase::Rolling { again: true, .. } => ("R7", "ratzzia-refuse-due-rolled"),
        Phase::Rerolling => ("R7", "ratzzia-refuse-due-reroll"),
        Phase::RollingSupport { .. } => ("R20", "ratzzia-refuse-due-support"),
        Phase::Placing => ("R8", "ratzzia-refuse-due-place"),
        Phase::Annie { .. } => ("R18", "ratzzia-refuse-due-annie"),
        Phase::Candy => ("R19", "ratzzia-refuse-due-candy"),
        Phase::Storing { .. } => ("R15", "ratzzia-refuse-due-store"),
        Phase::Stealing => ("R16", "ratzzia-refuse-due-steal"),
        Phase::PassingFood => ("R17", "ratzzia-refuse-due-pass"),
        Phase::Over => ("R5", "ratzzia-refuse-over"),
    };
    Refusal::new(rule, Phrase::new(key).with("seat", open.turn.seat))
}
