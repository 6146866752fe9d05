//! What a viewer knows of face-down cards (L18).
//!
//! Everyone sees who looks at which card, and when; only those who look see the number. So a card's [`PublicInfo`] is
//! the same in every memory, and only its number differs.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, Cards, MAX_PLACES};
use crate::engine::{PerSeat, Seat, Viewer};

/// Viewers with a memory: the seats of the largest table, and the table itself.
pub(super) const VIEWERS: usize = 6;
/// The most shuffles of the pile that are told apart. A further shuffle drops the earliest, which loses information but
/// leaves every conclusion true.
pub(super) const MAX_SHUFFLES: usize = 4;

/// Everything a viewer knows of hidden cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The cards in the rows, by seat and place, including those now open to this viewer.
    pub rows: PerSeat<ArrayVec<CardMemory, MAX_PLACES>>,
    /// The cards put under the pile since the last shuffle, the lowest last (L15).
    pub under: ArrayVec<CardMemory, CARDS>,
    /// For each shuffle of the pile (L13), the cards that this viewer knows to be ruled out for older places: cards
    /// shuffled in, or known to have left a row since. No card whose [`PublicInfo::shuffles`] puts it in a row before
    /// that shuffle can be one of them.
    #[serde(rename = "elsewhere")]
    pub ruled_out: ArrayVec<Cards, MAX_SHUFFLES>,
}

/// What a viewer knows of one hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardMemory {
    /// The card, if the viewer has seen it.
    pub card: Option<Card>,
    /// What everyone knows of the card.
    #[serde(rename = "trace")]
    pub public: PublicInfo,
}

/// What everyone knows of one hidden card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicInfo {
    /// The event at which each seat, and last everyone together, last saw the card; 0 for never, as no card is seen at
    /// event 0.
    pub(super) seen: [u16; VIEWERS],
    /// Whether the card bears the icon, if a token, or its absence, has told (L12).
    pub icon: Option<bool>,
    /// The number of shuffles before the card was laid into a row, among those told apart.
    pub shuffles: u8,
}

impl PublicInfo {
    /// The event at which this viewer last saw the card, if ever.
    pub fn seen_by(&self, who: Viewer) -> Option<u16> {
        Some(self.seen[viewer_index(who)]).filter(|&event| event > 0)
    }

    /// The info of a card that nobody has seen.
    pub(super) fn unseen(shuffles: u8) -> PublicInfo {
        PublicInfo { seen: [0; VIEWERS], icon: None, shuffles }
    }

    /// The info of a card that everyone sees at this event.
    pub(super) fn seen_by_all(event: u16, shuffles: u8) -> PublicInfo {
        PublicInfo { seen: [event; VIEWERS], icon: None, shuffles }
    }

    /// The info without this viewer's last look, for a viewer that has forgotten the card.
    pub(super) fn forgotten_by(mut self, who: Viewer) -> PublicInfo {
        self.seen[viewer_index(who)] = 0;
        self
    }

    /// Records that this seat sees the card at this event.
    pub(super) fn record_look(&mut self, seat: Seat, event: u16) {
        self.seen[seat.index()] = event;
    }
}

/// The index of a viewer in [`PublicInfo::seen`]; a viewer of everything shares the table's.
pub(super) fn viewer_index(who: Viewer) -> usize {
    match who {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Table | Viewer::Everything => VIEWERS - 1,
    }
}
