//! Where the chance of a lid comes from: what of all that was seen has spoken most for it.
//!
//! Knows the trail of a round and the chances that follow from it, no words.

use super::belief::{Belief, Situation};
use crate::games::kalle::seen::{PublicEvent, PublicHistory};
use crate::games::kalle::square::LidIndex;

/// What has made a lid likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// It was swapped out of the guard's reach.
    Fled,
    /// The rat did not flee while the guard could not get to it.
    Safe,
    /// Another lid that was likely was turned in vain.
    Turned,
}

/// How many times as likely something must have made a lid, to be spoken of.
const TELLING: f64 = 1.5;

/// What has spoken most for the lid that is here now, if anything has.
pub fn source(trail: &PublicHistory, at: LidIndex) -> Option<Source> {
    let (mut belief, mut situation) = (Belief::EVEN, Situation::closed(None));
    let mut lid = at_first(trail, at);
    let mut most = (None, TELLING);
    for trace in trail {
        let (before, was_reached) = (belief.at(lid), situation.reach().contains(lid));
        belief.follow(&mut situation, trace);
        let moved = lid_after(lid, trace);
        let source = match (trace, was_reached) {
            (PublicEvent::Swapped { .. }, true) if !situation.reach().contains(moved) => Some(Source::Fled),
            (PublicEvent::Swapped { .. }, false) if moved == lid => Some(Source::Safe),
            (PublicEvent::Passed, false) => Some(Source::Safe),
            (PublicEvent::Stepped { .. }, _) => Some(Source::Turned),
            _ => None,
        };
        lid = moved;
        let factor = belief.at(lid) / before;
        if source.is_some() && factor > most.1 {
            most = (source, factor);
        }
    }
    most.0
}

/// Where the lid that is here now was at the beginning of the round.
fn at_first(trail: &PublicHistory, at: LidIndex) -> LidIndex {
    trail.iter().rev().fold(at, lid_after)
}

/// Where a lid is after this, or was before it: a swap undoes itself.
fn lid_after(lid: LidIndex, trace: &PublicEvent) -> LidIndex {
    if let PublicEvent::Swapped { a, b } = *trace { lid.after_swap(a, b) } else { lid }
}
