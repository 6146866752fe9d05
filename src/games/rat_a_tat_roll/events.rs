//! The move language: what seats decide, and what chance brings. Field by field as it stands in records.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, Place};
use super::dice::{DiceSet, Die, Face, HowMany};
use super::track::Region;
use crate::engine::Seat;

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Choose how many number dice to roll (L5).
    Roll {
        /// How many.
        dice: HowMany,
    },
    /// Spend a token to roll some of the dice again (L6).
    Reroll {
        /// Which number dice; none for the wild die.
        dice: DiceSet,
    },
    /// Keep what was rolled (L6).
    Accept {},
    /// Take the face-up card of the region (L8).
    TakeFaceUp {},
    /// Take the top card of the pile (L8).
    TakePile {},
    /// Look at all own cards (L10).
    LookOwn {},
    /// Look at one card of an opponent (L10).
    Look {
        /// Whose.
        seat: Seat,
        /// Which.
        place: Place,
    },
    /// Look at no card (L10).
    NoLook {},
    /// Take one of the equal lowest or highest cards (L11).
    Take {
        /// Where it lies.
        region: Region,
    },
    /// Swap a card with an opponent (L11).
    Swap {
        /// The own one.
        mine: Place,
        /// Whose the other one is.
        seat: Seat,
        /// Which of them.
        theirs: Place,
    },
    /// Swap nothing (L11).
    NoSwap {},
    /// With a full hand, let the turn pass (L15).
    Skip {},
    /// With a full hand, roll the wild die (L15).
    RollWild {},
    /// Put the taken card in place of an older one (L15).
    Replace {
        /// Where.
        place: Place,
    },
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who begins (L5).
    Start {
        /// Who.
        seat: Seat,
    },
    /// The shuffled deck, from the top (L3).
    Deck {
        /// All forty cards.
        cards: ArrayVec<Card, CARDS>,
    },
    /// The whole new pile, from the top (L13).
    Reshuffle {
        /// All cards that are in no hand.
        cards: ArrayVec<Card, CARDS>,
    },
    /// All number dice of this turn, after the roll or re-roll (L5, L6).
    Rolled {
        /// In the order in which they were rolled first. There are at most three; room for more lets `check` say so.
        dice: ArrayVec<Die, 8>,
    },
    /// The wild die (L11).
    Wild {
        /// What it shows.
        face: Face,
    },
}
