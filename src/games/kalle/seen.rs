//! What is seen of each event of Kalle Kanalratte, and what is kept in mind of a round (K13, K14).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::animals::Animal;
use super::open::LAST_CARD;
use super::square::LidIndex;
use crate::engine::Seat;

/// How the result of pointing is seen (K11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pointing {
    /// Others still point.
    GoesOn,
    /// The lids were turned: this seat takes a cheese.
    Found {
        /// Who.
        seat: Seat,
    },
    /// The lids were turned: the rat was under none of them.
    InVain,
}

/// An event as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// Who is the rat first.
    Started {
        /// Who.
        seat: Seat,
    },
    /// The cards were laid out face down.
    Dealt {
        /// The rat of this round.
        rat: Seat,
        /// Its number, from 1.
        round: u8,
        /// How many there are.
        rounds: u8,
    },
    /// The rat hid.
    Hid {
        /// Who.
        seat: Seat,
        /// Where, for its own seat.
        at: Option<LidIndex>,
    },
    /// The guard was put down.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        at: LidIndex,
    },
    /// The guard was moved to a card that lay open.
    Stepped {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: LidIndex,
        /// Where to.
        to: LidIndex,
    },
    /// The guard was moved and a card turned.
    Turned {
        /// By whom.
        seat: Seat,
        /// Where from.
        from: LidIndex,
        /// Where to.
        to: LidIndex,
        /// What was there; the rat ends the round (K8).
        animal: Animal,
        /// The how many of this round it was, 1 to 8.
        count: u8,
        /// The round, from 1.
        round: u8,
    },
    /// Two cards were swapped.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The lower place.
        a: LidIndex,
        /// The higher one.
        b: LidIndex,
    },
    /// Nothing was swapped.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A searcher pointed at a card.
    Pointed {
        /// Who.
        seat: Seat,
        /// Where.
        at: LidIndex,
        /// What came of it.
        pointing: Pointing,
    },
    /// The rat showed where it was, or where it was not.
    Proved {
        /// Who.
        seat: Seat,
        /// Where.
        at: LidIndex,
        /// What was there.
        animal: Animal,
        /// The round, from 1.
        round: u8,
    },
}

/// What a viewer knows and does not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// Where the rat is, as its own seat has followed it from hiding on (K13).
    pub rat: Option<LidIndex>,
    /// What all have seen happen in this round (K14).
    pub trail: PublicHistory,
}

/// What all have seen happen in a round, in order (K14).
pub type PublicHistory = ArrayVec<PublicEvent, MOST_TRACES>;

/// One thing that all have seen happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PublicEvent {
    /// The guard was put down (K4).
    Placed {
        /// Where.
        at: LidIndex,
    },
    /// The guard was moved (K6, K7).
    Stepped {
        /// Where to.
        to: LidIndex,
        /// Whether a card was turned.
        turned: bool,
    },
    /// The rat swapped (K9).
    Swapped {
        /// The lower place.
        a: LidIndex,
        /// The higher one.
        b: LidIndex,
    },
    /// The rat swapped nothing (K9).
    Passed,
}

/// The most steps of the guard in a round: eight that turn a card, and eight that turn nothing (K7).
///
/// A step turns nothing only if all neighbours of the guard lie face up, and so does the card under it, for it was turned, or
/// stepped on as one that lay open. That takes 4 open cards in a corner, 6 at an edge, 9 in the middle; no more than 7 ever lie open
/// while the guard moves. With 4 or 5 it is a corner, and the step leads to where too few lie open: one step. With 6 or 7 the
/// third in a row leads to the middle, where a neighbour is face down: three steps. Swaps change nothing about how many lie open.
/// Together 1 + 1 + 3 + 3.
const MOST_STEPS: usize = LAST_CARD as usize + 8;

/// The guard's first place, its steps, and the rat's answer to each but the last.
pub const MOST_TRACES: usize = 1 + MOST_STEPS + (MOST_STEPS - 1);
