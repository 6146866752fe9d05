//! What a player expects of hidden cards: those it remembers, and of others the mean of what it has not seen.

use arrayvec::ArrayVec;

use crate::engine::{PerSeat, Seat, View};
use crate::games::rat_a_tat_roll::cards::{Card, Cards, MOST_PLACES, Place};
use crate::games::rat_a_tat_roll::memory::Recall;
use crate::games::rat_a_tat_roll::rules::RatATatRoll;

/// Every row as one player expects it to be.
pub(super) struct Belief {
    unseen: Cards,
    rows: PerSeat<ArrayVec<f64, MOST_PLACES>>,
    known: PerSeat<ArrayVec<bool, MOST_PLACES>>,
}

impl Belief {
    /// What follows from a view.
    pub(super) fn of(view: &View<RatATatRoll>) -> Belief {
        let common = &view.open.common;
        let memory = &view.memory;
        let seen = |(recall, open): (&Recall, &Option<Card>)| Recall { card: recall.card.or(*open), ..*recall };
        let row = |(row, open): (&ArrayVec<Recall, MOST_PLACES>, &ArrayVec<Option<Card>, MOST_PLACES>)| {
            row.iter().zip(open).map(seen).collect()
        };
        let rows: PerSeat<ArrayVec<Recall, MOST_PLACES>> = memory.rows.iter().zip(&view.open.rows).map(row).collect();
        let mut unseen = Cards::DECK;
        let known = rows.iter().flatten().chain(&memory.under).filter_map(|recall| recall.card);
        known.chain(common.face_up.into_iter().flatten()).chain(common.taken).for_each(|card| unseen.take(card));
        let expected = |recall: &Recall| match (recall.card, recall.trace.icon) {
            (Some(card), _) => f64::from(card.number()),
            (None, icon) => mean(unseen, |card| icon.is_none_or(|icon| card.has_icon() == icon)),
        };
        Belief {
            unseen,
            rows: rows.iter().map(|row| row.iter().map(expected).collect()).collect(),
            known: rows.iter().map(|row| row.iter().map(|recall| recall.card.is_some()).collect()).collect(),
        }
    }

    /// The number expected of each card of a seat.
    pub(super) fn row(&self, seat: Seat) -> &[f64] {
        self.rows.get(seat.index()).map_or(&[], ArrayVec::as_slice)
    }

    /// The number expected at this place.
    pub(super) fn at(&self, seat: Seat, place: Place) -> f64 {
        self.row(seat).get(place.index()).copied().unwrap_or(0.0)
    }

    /// The highest number expected in the row.
    pub(super) fn highest(&self, seat: Seat) -> f64 {
        self.row(seat).iter().copied().fold(0.0, f64::max)
    }

    /// Whether the card at this place is known, or there is none.
    pub(super) fn knows(&self, seat: Seat, place: Place) -> bool {
        self.known.get(seat.index()).and_then(|row| row.get(place.index())).copied().unwrap_or(true)
    }

    /// How many cards of the row are not known.
    pub(super) fn unknown(&self, seat: Seat) -> f64 {
        self.known.get(seat.index()).map_or(0, |row| row.iter().filter(|&&known| !known).count()) as f64
    }

    /// The number expected of a card of which nothing is known.
    pub(super) fn mean(&self) -> f64 {
        mean(self.unseen, |_| true)
    }

    /// How likely such a card bears the icon.
    pub(super) fn share_of_icons(&self) -> f64 {
        f64::from(self.unseen.with_icon()) / f64::from(self.unseen.count().max(1))
    }
}

fn mean(cards: Cards, fits: impl Fn(Card) -> bool) -> f64 {
    let fitting: Cards = cards.iter().filter(|&card| fits(card)).collect();
    f64::from(fitting.sum()) / f64::from(fitting.count().max(1))
}
