//! An event as a viewer saw it: what was done, and what followed of itself. Holds no card that was not shown to that viewer.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, MOST_PLACES, Place};
use super::dice::{Dice, DiceSet, Face, HowMany};
use super::track::{REGIONS, Region, Space};
use crate::engine::{PerSeat, Seat};

/// An event as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// What was done or rolled.
    pub deed: Deed,
    /// What followed of itself, the same for everyone.
    pub effects: Effects,
}

/// What was done or rolled, as a viewer saw it: a card that was not shown to that viewer is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// Who begins.
    Started {
        /// Who.
        seat: Seat,
    },
    /// The deal (L3).
    Dealt {
        /// The first card of each seat, where it is shown to this viewer.
        first: PerSeat<Option<Card>>,
        /// The cards laid out, by region.
        face_up: [Card; REGIONS],
    },
    /// The shuffle of too many icons (L13).
    Reshuffled {
        /// The cards that went into the pile, by region.
        before: [Option<Card>; REGIONS],
        /// The cards laid out instead.
        face_up: [Card; REGIONS],
    },
    /// Number dice (L5, L6).
    Rolled {
        /// Whose.
        seat: Seat,
        /// All dice of this turn.
        dice: Dice,
        /// Which of them were rolled just now.
        rolled: DiceSet,
    },
    /// The wild die (L11).
    RolledWild {
        /// Whose.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// How many dice are to be rolled (L5).
    Chose {
        /// By whom.
        seat: Seat,
        /// How many.
        dice: HowMany,
    },
    /// A token spent (L6).
    Rerolls {
        /// By whom.
        seat: Seat,
        /// For which number dice; none for the wild die.
        dice: DiceSet,
    },
    /// The roll is kept (L6).
    Accepted {
        /// By whom.
        seat: Seat,
    },
    /// The face-up card was chosen (L8); see [`Effects::took`].
    TookFaceUp {
        /// By whom.
        seat: Seat,
    },
    /// The top card of the pile (L8).
    TookPile {
        /// By whom.
        seat: Seat,
        /// Where it was laid.
        place: Place,
        /// Which it is, for who took it.
        card: Option<Card>,
    },
    /// A look at all own cards (L10).
    LookedAtOwn {
        /// By whom.
        seat: Seat,
        /// Which they are, for who looked.
        cards: Option<ArrayVec<Card, MOST_PLACES>>,
    },
    /// A look at one card of an opponent (L10).
    Looked {
        /// By whom.
        seat: Seat,
        /// Whose card.
        at: Seat,
        /// Where it lies.
        place: Place,
        /// Which it is, for who looked.
        card: Option<Card>,
    },
    /// No look (L10).
    LookedAway {
        /// By whom.
        seat: Seat,
    },
    /// One of several equal cards was chosen (L11); see [`Effects::took`].
    Took {
        /// By whom.
        seat: Seat,
    },
    /// Two cards changed places (L11).
    Swapped {
        /// By whom.
        seat: Seat,
        /// Which own card.
        mine: Place,
        /// With whom.
        with: Seat,
        /// Which of theirs.
        theirs: Place,
    },
    /// No swap (L11).
    KeptAll {
        /// By whom.
        seat: Seat,
    },
    /// The turn passed (L15).
    Skipped {
        /// Whose.
        seat: Seat,
    },
    /// The wild die is to be rolled with a full hand (L15).
    ChoseWild {
        /// By whom.
        seat: Seat,
    },
    /// The taken card went where an older one lay, and that one under the pile, unseen (L15).
    Replaced {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
        /// The card that lies there now, as all have seen.
        card: Card,
    },
}

/// What followed of an event of itself, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    /// The pawn went (L7).
    pub walked: Option<Walk>,
    /// A face-up card was taken (L8–L11).
    pub took: Option<Took>,
    /// How many tokens the seat on turn got (L9, L12).
    pub tokens: u8,
    /// The turn ended, and the pile filled the gap (L13).
    pub filled: Option<Filled>,
    /// Everyone has a full hand: the final round begins (L16).
    pub final_round: bool,
    /// The game ended, and all cards were turned up (L17).
    pub over: bool,
}

/// The way of the pawn (L7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// From where.
    pub from: Space,
    /// To where, clockwise.
    pub to: Space,
}

/// A face-up card that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Took {
    /// Where it lay.
    pub region: Region,
    /// Which it is.
    pub card: Card,
    /// Where it was laid, face down; nowhere yet with a full hand (L15).
    pub place: Option<Place>,
}

/// A gap that was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filled {
    /// Where.
    pub region: Region,
    /// Which card lies there now.
    pub card: Card,
}
