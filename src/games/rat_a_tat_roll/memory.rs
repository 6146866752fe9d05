//! What a viewer knows of cards that lie face down (L18).
//!
//! Who has seen which card, and when, is seen by all: every look is. What was seen there is for those who saw it. So a
//! [`Trace`] is the same in every memory and only the number of the card is not.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, Cards, MOST_PLACES, Place};
use crate::engine::{PerSeat, Seat, Viewer};

/// The seats of the largest table, and the table itself.
pub(super) const WATCHERS: usize = 6;
/// How many shuffles of the pile are told apart. Should there be more, the earliest is forgotten: what is concluded then is
/// still true.
pub(super) const MOST_SHUFFLES: usize = 4;

/// All that a viewer knows of hidden cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The cards in the rows, by seat and place; also those that lie open to this viewer just now.
    pub rows: PerSeat<ArrayVec<Recall, MOST_PLACES>>,
    /// The cards that were put under the pile since it was shuffled last, the lowest last (L15).
    pub under: ArrayVec<Recall, CARDS>,
    /// For each shuffle of the pile (L13), cards that this viewer knew to be in it or has known to leave a row since: they are
    /// none of those in rows or under the pile whose [`Trace::shuffles`] says that they lay in a row before that shuffle.
    pub elsewhere: ArrayVec<Cards, MOST_SHUFFLES>,
}

/// What a viewer knows of one hidden card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recall {
    /// Which it is, if the viewer has seen it.
    pub card: Option<Card>,
    /// What everyone knows of it.
    pub trace: Trace,
}

/// What everyone knows of one hidden card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// The number of the event at which each seat has seen it last, and at which all have; 0 for never: no card is seen at
    /// event 0.
    pub(super) seen: [u16; WATCHERS],
    /// Whether it bears the icon, where a token told that, or that none came (L12).
    pub icon: Option<bool>,
    /// How many shuffles of the pile had happened when it was laid into a row, as far as they are told apart.
    pub shuffles: u8,
}

impl Memory {
    /// What is known of the card at this place.
    pub fn at(&self, seat: Seat, place: Place) -> Option<&Recall> {
        self.rows.get(seat.index())?.get(place.index())
    }
}

impl Trace {
    /// The number of the event at which this viewer has seen the card last, if ever.
    pub fn seen_by(&self, who: Viewer) -> Option<u16> {
        Some(self.seen[watcher(who)]).filter(|&event| event > 0)
    }

    /// A card that nobody has seen.
    pub(super) fn unseen(shuffles: u8) -> Trace {
        Trace { seen: [0; WATCHERS], icon: None, shuffles }
    }

    /// A card that all see at this event.
    pub(super) fn seen_by_all(event: u16, shuffles: u8) -> Trace {
        Trace { seen: [event; WATCHERS], icon: None, shuffles }
    }

    /// The trace for a viewer that does not know any more that it has seen the card.
    pub(super) fn forgotten_by(mut self, who: Viewer) -> Trace {
        self.seen[watcher(who)] = 0;
        self
    }

    /// This seat sees the card at this event.
    pub(super) fn shown(&mut self, seat: Seat, event: u16) {
        self.seen[seat.index()] = event;
    }
}

/// Where a viewer's number stands; one who sees everything remembers what all have seen.
pub(super) fn watcher(who: Viewer) -> usize {
    match who {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Table | Viewer::Everything => WATCHERS - 1,
    }
}
