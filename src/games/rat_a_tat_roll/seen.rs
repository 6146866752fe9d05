//! An event as one viewer saw it: the action and its automatic effects. Holds no card that was not shown to that
//! viewer.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, MAX_PLACES, RowIndex};
use super::dice::{Dice, DiceCount, DiceSet, Face};
use super::track::{REGIONS, Region, Space};
use crate::engine::{PerSeat, Seat};

/// An event as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The decision or the outcome of chance.
    #[serde(rename = "deed")]
    pub event: SeenEvent,
    /// The automatic effects, the same for every viewer.
    pub effects: Effects,
}

/// A decision or an outcome of chance, as one viewer saw it: cards not shown to that viewer are `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeenEvent {
    /// The starting player was drawn (L5).
    Started {
        /// The starting player.
        seat: Seat,
    },
    /// The cards were dealt (L3).
    Dealt {
        /// The first card of each seat, if shown to this viewer.
        first: PerSeat<Option<Card>>,
        /// The face-up cards, by region.
        face_up: [Card; REGIONS],
    },
    /// The pile was reshuffled because too many face-up cards bore the icon (L13).
    Reshuffled {
        /// The face-up cards that went into the pile, by region.
        before: [Option<Card>; REGIONS],
        /// The new face-up cards, by region.
        face_up: [Card; REGIONS],
    },
    /// Number dice were rolled (L5, L6).
    Rolled {
        /// The seat on turn.
        seat: Seat,
        /// All number dice of this turn.
        dice: Dice,
        /// The dice rolled just now.
        rolled: DiceSet,
    },
    /// The wild die was rolled (L11).
    RolledWild {
        /// The seat on turn.
        seat: Seat,
        /// The face it shows.
        face: Face,
    },
    /// The seat chose how many dice to roll (L5).
    Chose {
        /// The seat on turn.
        seat: Seat,
        /// The number of dice.
        dice: DiceCount,
    },
    /// The seat spent a token on a re-roll (L6).
    Rerolls {
        /// The seat on turn.
        seat: Seat,
        /// The number dice to re-roll; empty for the wild die.
        dice: DiceSet,
    },
    /// The seat kept its roll (L6).
    Accepted {
        /// The seat on turn.
        seat: Seat,
    },
    /// The seat chose the face-up card (L8); see [`Effects::took`].
    TookFaceUp {
        /// The seat on turn.
        seat: Seat,
    },
    /// The seat took the top card of the pile (L8).
    TookPile {
        /// The seat on turn.
        seat: Seat,
        /// The card's place in the seat's row.
        place: RowIndex,
        /// The card, for the seat that took it.
        card: Option<Card>,
    },
    /// The seat looked at all its own cards (L10).
    LookedAtOwn {
        /// The seat on turn.
        seat: Seat,
        /// The cards, for the seat that looked.
        cards: Option<ArrayVec<Card, MAX_PLACES>>,
    },
    /// The seat looked at one card of an opponent (L10).
    Looked {
        /// The seat on turn.
        seat: Seat,
        /// The owner of the card.
        at: Seat,
        /// The card's place in its row.
        place: RowIndex,
        /// The card, for the seat that looked.
        card: Option<Card>,
    },
    /// The seat looked at no card (L10).
    LookedAway {
        /// The seat on turn.
        seat: Seat,
    },
    /// The seat chose one of several equal cards (L11); see [`Effects::took`].
    Took {
        /// The seat on turn.
        seat: Seat,
    },
    /// Two cards changed places (L11).
    Swapped {
        /// The seat on turn.
        seat: Seat,
        /// The place in its own row.
        mine: RowIndex,
        /// The opponent.
        with: Seat,
        /// The place in the opponent's row.
        theirs: RowIndex,
    },
    /// The seat swapped no card (L11).
    KeptAll {
        /// The seat on turn.
        seat: Seat,
    },
    /// The seat skipped its turn (L15).
    Skipped {
        /// The seat on turn.
        seat: Seat,
    },
    /// The seat chose to roll the wild die with a full hand (L15).
    ChoseWild {
        /// The seat on turn.
        seat: Seat,
    },
    /// The taken card replaced an older one, which went unseen under the pile (L15).
    Replaced {
        /// The seat on turn.
        seat: Seat,
        /// The place of both cards.
        place: RowIndex,
        /// The card that lies there now; everyone has seen it.
        card: Card,
    },
}

impl SeenEvent {
    /// The seat that acted; `None` for the deal and for shuffles.
    pub fn acting_seat(&self) -> Option<Seat> {
        Some(match self {
            SeenEvent::Dealt { .. } | SeenEvent::Reshuffled { .. } => return None,
            SeenEvent::Started { seat }
            | SeenEvent::Rolled { seat, .. }
            | SeenEvent::RolledWild { seat, .. }
            | SeenEvent::Chose { seat, .. }
            | SeenEvent::Rerolls { seat, .. }
            | SeenEvent::Accepted { seat }
            | SeenEvent::TookFaceUp { seat }
            | SeenEvent::TookPile { seat, .. }
            | SeenEvent::LookedAtOwn { seat, .. }
            | SeenEvent::Looked { seat, .. }
            | SeenEvent::LookedAway { seat }
            | SeenEvent::Took { seat }
            | SeenEvent::Swapped { seat, .. }
            | SeenEvent::KeptAll { seat }
            | SeenEvent::Skipped { seat }
            | SeenEvent::ChoseWild { seat }
            | SeenEvent::Replaced { seat, .. } => *seat,
        })
    }
}

/// The automatic effects of an event, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    /// The pawn moved (L7).
    pub walked: Option<Walk>,
    /// The seat on turn took a face-up card (L8–L11).
    pub took: Option<TakenCard>,
    /// The number of tokens that the seat on turn gained (L9, L12).
    pub tokens: u8,
    /// The turn ended, and the pile filled the gap (L13).
    pub filled: Option<Refill>,
    /// Every hand is full: the final round begins (L16).
    pub final_round: bool,
    /// The game ended, and all cards were turned up (L17).
    pub over: bool,
}

/// A move of the pawn (L7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// The space it left.
    pub from: Space,
    /// The space it reached, clockwise.
    pub to: Space,
}

/// A face-up card taken by the seat on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenCard {
    /// The region where the card lay.
    pub region: Region,
    /// The card.
    pub card: Card,
    /// The card's place in the row, face down; `None` while it waits to replace an older card (L15).
    pub place: Option<RowIndex>,
}

/// A gap filled from the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refill {
    /// The region of the gap.
    pub region: Region,
    /// The new face-up card.
    pub card: Card,
}
