//! The strongest evidence for a lid: the kind of event that raised its probability most.
//!
//! Must know nothing but the public history of a round and the belief that follows from it; no words.

use super::belief::Belief;
use super::situation::Situation;
use crate::games::kalle::seen::{PublicEvent, PublicHistory};
use crate::games::kalle::square::LidIndex;

/// A kind of event that made it likelier that the rat is under a lid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The lid was swapped out of the guard's reach.
    Fled,
    /// The rat's answer left the lid in place while it was out of the guard's reach.
    Stayed,
    /// Another likely lid was turned and the rat was not there.
    OtherTurned,
}

/// The least factor by which an event must have raised a lid's probability to count as evidence.
const MIN_FACTOR: f64 = 1.5;

/// The kind of event that raised the probability of the lid now at this place most, if any raised it by `MIN_FACTOR`.
pub fn strongest_evidence(history: &PublicHistory, at: LidIndex) -> Option<Evidence> {
    let (mut belief, mut situation) = (Belief::UNIFORM, Situation::all_closed(None));
    let mut lid = initial_place(history, at);
    let mut strongest = (None, MIN_FACTOR);
    for event in history {
        let (before, was_reached) = (belief.probability(lid), situation.reach().contains(lid));
        belief.update(&mut situation, event);
        let moved = place_after(lid, event);
        let evidence = match (event, was_reached) {
            (PublicEvent::Swapped { .. }, true) if !situation.reach().contains(moved) => Some(Evidence::Fled),
            (PublicEvent::Swapped { .. }, false) if moved == lid => Some(Evidence::Stayed),
            (PublicEvent::Passed, false) => Some(Evidence::Stayed),
            (PublicEvent::Stepped { .. }, _) => Some(Evidence::OtherTurned),
            _ => None,
        };
        lid = moved;
        let factor = belief.probability(lid) / before;
        if evidence.is_some() && factor > strongest.1 {
            strongest = (evidence, factor);
        }
    }
    strongest.0
}

/// The place at the beginning of the round of the lid that is now at `at`.
fn initial_place(history: &PublicHistory, at: LidIndex) -> LidIndex {
    history.iter().rev().fold(at, place_after)
}

/// The place of a lid after this event, given its place before; also the reverse, since a swap undoes itself.
fn place_after(lid: LidIndex, event: &PublicEvent) -> LidIndex {
    if let PublicEvent::Swapped { a, b } = *event { lid.after_swap(a, b) } else { lid }
}
