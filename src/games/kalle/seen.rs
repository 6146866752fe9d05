//! What a viewer sees of each event of Kalle Kanalratte, and what a viewer remembers of a round (K13, K14). Must not know the
//! state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::animals::Animal;
use super::common::MAX_TURNED;
use super::square::LidIndex;
use crate::engine::Seat;

/// What everyone learns when a searcher points at a card (K11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PointingResult {
    /// Other searchers still have to point; no card is turned yet.
    #[serde(rename = "GoesOn")]
    Pending,
    /// The cards were turned and one is the rat.
    Found {
        /// The searcher who pointed at the rat and takes a cheese.
        seat: Seat,
    },
    /// The cards were turned and none is the rat.
    #[serde(rename = "InVain")]
    AllMissed,
}

/// An event as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// The first rat was drawn or chosen.
    Started {
        /// The first rat.
        seat: Seat,
    },
    /// The cards were dealt face down.
    Dealt {
        /// The rat of this round.
        rat: Seat,
        /// The round, from 1.
        round: u8,
        /// Number of rounds in the game.
        rounds: u8,
    },
    /// The rat hid.
    Hid {
        /// The rat.
        seat: Seat,
        /// The place where it hid; `None` for everyone but the rat's own seat.
        at: Option<LidIndex>,
    },
    /// The guard was put down.
    Placed {
        /// The seat that put it down.
        seat: Seat,
        /// The place of the guard.
        at: LidIndex,
    },
    /// The guard was moved to a card that lay face up already (K7).
    Stepped {
        /// The searcher.
        seat: Seat,
        /// The guard's place before the step.
        from: LidIndex,
        /// The guard's place after the step.
        to: LidIndex,
    },
    /// The guard was moved and a card turned over.
    Turned {
        /// The searcher.
        seat: Seat,
        /// The guard's place before the step.
        from: LidIndex,
        /// The guard's place after the step.
        to: LidIndex,
        /// The animal on the card; the rat ends the round (K8).
        animal: Animal,
        /// Number of cards turned in this round, this one included, 1 to 8.
        count: u8,
        /// The round, from 1.
        round: u8,
    },
    /// Two cards were swapped.
    Swapped {
        /// The rat.
        seat: Seat,
        /// The lower place.
        a: LidIndex,
        /// The higher place.
        b: LidIndex,
    },
    /// The rat swapped nothing.
    Passed {
        /// The rat.
        seat: Seat,
    },
    /// A searcher pointed at a card (K11).
    Pointed {
        /// The searcher.
        seat: Seat,
        /// The place of the card.
        at: LidIndex,
        /// What everyone learned by it.
        #[serde(rename = "pointing")]
        result: PointingResult,
    },
    /// The rat pointed at a card to prove its memory, and the card was turned (K10).
    Proved {
        /// The rat.
        seat: Seat,
        /// The place of the card.
        at: LidIndex,
        /// The animal on the card.
        animal: Animal,
        /// The round, from 1.
        round: u8,
    },
}

/// What a viewer knows but does not see on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The place of the rat, for its own seat, which followed it from hiding on (K13), and for whoever sees everything.
    pub rat: Option<LidIndex>,
    /// The public events of this round (K14).
    #[serde(rename = "trail")]
    pub history: PublicHistory,
}

/// The public events of a round, in order (K14).
pub type PublicHistory = ArrayVec<PublicEvent, MAX_PUBLIC_EVENTS>;

/// A guard's step or a rat's answer, as everyone saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PublicEvent {
    /// The guard was put down (K4).
    Placed {
        /// The place of the guard.
        at: LidIndex,
    },
    /// The guard was moved (K6, K7).
    Stepped {
        /// The guard's place after the step.
        to: LidIndex,
        /// Whether a card was turned.
        turned: bool,
    },
    /// The rat swapped two cards (K9).
    Swapped {
        /// The lower place.
        a: LidIndex,
        /// The higher place.
        b: LidIndex,
    },
    /// The rat swapped nothing (K9).
    Passed,
}

/// Upper bound of the guard's steps in a round: eight that turn a card, and eight that turn nothing (K7).
///
/// A step turns nothing only if all neighbours of the guard lie face up, and the card under the guard too: it was turned by a
/// step, or lay face up when the guard came. That takes 4 face-up cards in a corner, 6 at an edge, 9 in the middle; at most 7
/// lie face up while the guard moves. With 4 or 5 the guard is in a corner, and the step leads to a place with a face-down
/// neighbour: one step. With 6 or 7 the third step in a row leads to the middle, where a neighbour is face down: three steps.
/// Swaps do not change the number of face-up cards. Together, for 4, 5, 6 and 7 cards: 1 + 1 + 3 + 3.
const MAX_STEPS: usize = MAX_TURNED as usize + 8;

/// Upper bound of the public events in a round: putting the guard down, its steps, and an answer to each step but the last.
pub const MAX_PUBLIC_EVENTS: usize = 1 + MAX_STEPS + (MAX_STEPS - 1);
