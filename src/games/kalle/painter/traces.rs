//! What others have done since the viewer's last decision, as far as the rules leave it visible (K14).
//!
//! People have to remember which lids were swapped. So a trace lasts only until the next swap, wherever that is; a trace that
//! stayed or vanished because of the places of a swap would give them away. The guard's own lid is never swapped (K9).

use crate::engine::{Observation, Seat};
use crate::games::kalle::square::LidIndex;
use crate::games::kalle::{Kalle, Seen};

/// A lid to which a seat has moved the guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuardTrace {
    /// The seat.
    pub seat: Seat,
    /// Where the guard came from; `None` if it was put down, or lids have been swapped since.
    pub from: Option<LidIndex>,
    /// Where it was moved to.
    pub to: LidIndex,
}

/// Where others have moved the guard, the last time last.
pub fn guard_traces(traces: &[Observation<Kalle>]) -> Vec<GuardTrace> {
    let mut ways: Vec<GuardTrace> = Vec::new();
    for observation in traces {
        match observation.seen {
            Seen::Placed { seat, at } => ways.push(GuardTrace { seat, from: None, to: at }),
            Seen::Stepped { seat, from, to } | Seen::Turned { seat, from, to, .. } => {
                ways.push(GuardTrace { seat, from: Some(from), to });
            }
            Seen::Swapped { .. } => ways = ways.pop().map(|way| GuardTrace { from: None, ..way }).into_iter().collect(),
            Seen::Dealt { .. } => ways.clear(),
            Seen::Started { .. } | Seen::Hid { .. } | Seen::Passed { .. } => {}
            Seen::Pointed { .. } | Seen::Proved { .. } => {}
        }
    }
    ways
}
