//! Decisions of seats and outcomes of chance, with the fields of the record format.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, RowIndex};
use super::dice::{DiceCount, DiceSet, Die, Face};
use super::track::Region;
use crate::engine::Seat;

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Choose how many number dice to roll (L5).
    Roll {
        /// Number of dice, 1 to 3.
        dice: DiceCount,
    },
    /// Spend a token to re-roll some of the dice (L6).
    Reroll {
        /// The number dice to re-roll; empty for the wild die.
        dice: DiceSet,
    },
    /// Keep the roll (L6).
    Accept {},
    /// Take the region's face-up card (L8).
    TakeFaceUp {},
    /// Take the top card of the pile (L8).
    TakePile {},
    /// Look at all of one's own cards (L10).
    LookOwn {},
    /// Look at one card of an opponent (L10).
    Look {
        /// The opponent.
        seat: Seat,
        /// The place in the opponent's row.
        place: RowIndex,
    },
    /// Look at no card (L10).
    NoLook {},
    /// Take one of several equally low or high cards (L11).
    Take {
        /// The region of the card.
        region: Region,
    },
    /// Swap a card with an opponent (L11).
    Swap {
        /// The place in one's own row.
        mine: RowIndex,
        /// The opponent.
        seat: Seat,
        /// The place in the opponent's row.
        theirs: RowIndex,
    },
    /// Swap no card (L11).
    NoSwap {},
    /// With a full hand, pass the turn (L15).
    Skip {},
    /// With a full hand, roll the wild die (L15).
    RollWild {},
    /// Replace an older card with the one just taken (L15).
    Replace {
        /// The place of the older card.
        place: RowIndex,
    },
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The starting player is drawn (L5).
    Start {
        /// The starting player.
        seat: Seat,
    },
    /// The deck is shuffled for the deal (L3).
    Deck {
        /// All forty cards, from the top.
        cards: ArrayVec<Card, CARDS>,
    },
    /// The cards outside the rows are shuffled into a new pile (L13).
    Reshuffle {
        /// All cards outside the rows, from the top.
        cards: ArrayVec<Card, CARDS>,
    },
    /// The number dice are rolled or re-rolled (L5, L6).
    Rolled {
        /// All number dice of this turn, in their first order. At most three are legal; the spare capacity lets `check`
        /// refuse more.
        dice: ArrayVec<Die, 8>,
    },
    /// The wild die is rolled (L11).
    Wild {
        /// The face it shows.
        face: Face,
    },
}
