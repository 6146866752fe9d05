//! What a player expects of hidden cards: their remembered number, or the mean of all unseen cards.

use arrayvec::ArrayVec;

use crate::engine::{PerSeat, Seat, View};
use crate::games::rat_a_tat_roll::cards::{Card, Cards, MAX_PLACES, RowIndex};
use crate::games::rat_a_tat_roll::memory::CardMemory;
use crate::games::rat_a_tat_roll::rules::RatATatRoll;

/// Every row as one player expects it.
pub(super) struct Belief {
    unseen: Cards,
    rows: PerSeat<ArrayVec<f64, MAX_PLACES>>,
    known: PerSeat<ArrayVec<bool, MAX_PLACES>>,
}

impl Belief {
    /// The belief that follows from a view.
    pub(super) fn from_view(view: &View<RatATatRoll>) -> Belief {
        let common = &view.open.common;
        let memory = &view.memory;
        let known_card = |(remembered, open): (&CardMemory, &Option<Card>)| CardMemory {
            card: remembered.card.or(*open),
            ..*remembered
        };
        let row = |(row, open): (&ArrayVec<CardMemory, MAX_PLACES>, &ArrayVec<Option<Card>, MAX_PLACES>)| {
            row.iter().zip(open).map(known_card).collect()
        };
        let rows: PerSeat<ArrayVec<CardMemory, MAX_PLACES>> =
            memory.rows.iter().zip(&view.open.rows).map(row).collect();
        let mut unseen = Cards::DECK;
        let known = rows.iter().flatten().chain(&memory.under).filter_map(|remembered| remembered.card);
        known.chain(common.face_up.into_iter().flatten()).chain(common.taken).for_each(|card| unseen.remove(card));
        let expected = |remembered: &CardMemory| match (remembered.card, remembered.public.icon) {
            (Some(card), _) => f64::from(card.number()),
            (None, icon) => mean(unseen, |card| icon.is_none_or(|icon| card.has_icon() == icon)),
        };
        Belief {
            unseen,
            rows: rows.iter().map(|row| row.iter().map(expected).collect()).collect(),
            known: rows.iter().map(|row| row.iter().map(|remembered| remembered.card.is_some()).collect()).collect(),
        }
    }

    /// The expected number of each card of a seat.
    pub(super) fn expected_row(&self, seat: Seat) -> &[f64] {
        self.rows.get(seat.index()).map_or(&[], ArrayVec::as_slice)
    }

    /// The expected number of the card at this place.
    pub(super) fn expected_at(&self, seat: Seat, place: RowIndex) -> f64 {
        self.expected_row(seat).get(place.index()).copied().unwrap_or(0.0)
    }

    /// The highest expected number in the seat's row.
    pub(super) fn highest_expected(&self, seat: Seat) -> f64 {
        self.expected_row(seat).iter().copied().fold(0.0, f64::max)
    }

    /// Whether the player knows the card at this place; true if there is none.
    pub(super) fn knows(&self, seat: Seat, place: RowIndex) -> bool {
        self.known.get(seat.index()).and_then(|row| row.get(place.index())).copied().unwrap_or(true)
    }

    /// The number of unknown cards in the seat's row.
    pub(super) fn unknown_count(&self, seat: Seat) -> f64 {
        self.known.get(seat.index()).map_or(0, |row| row.iter().filter(|&&known| !known).count()) as f64
    }

    /// The expected number of an unknown card.
    pub(super) fn mean_unseen(&self) -> f64 {
        mean(self.unseen, |_| true)
    }

    /// The probability that an unknown card bears the icon.
    pub(super) fn icon_share(&self) -> f64 {
        f64::from(self.unseen.icon_count()) / f64::from(self.unseen.count().max(1))
    }
}

fn mean(cards: Cards, fits: impl Fn(Card) -> bool) -> f64 {
    let fitting: Cards = cards.iter().filter(|&card| fits(card)).collect();
    f64::from(fitting.sum()) / f64::from(fitting.count().max(1))
}
