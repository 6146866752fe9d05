//! What a position is worth to a seat, in parts that have names: by these a mind chooses, and by these it explains.

use super::{PerSeat, Phrase, Seat};

/// The most terms of a mind.
pub const MAX_TERMS: usize = 16;

/// The amounts of a mind's terms, in the order of [`Mind::TERMS`](super::Mind::TERMS) and in the unit of its values; 0 where
/// there is no term.
pub type Terms = [f32; MAX_TERMS];

/// A named part of what a position is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// The text key of what more of it means, with the placeholders `amount`, a whole number (0 stands for "a little"),
    /// `number` and `rivals`.
    pub more: &'static str,
    /// The text key of what less of it means, with the same placeholders.
    pub less: &'static str,
    /// The column, row or kind that the texts name.
    pub number: u8,
    /// What counts as one in the texts, in the unit of the values: the value of a food in the bag, of a chip.
    pub unit: f32,
}

/// What a turn brings its player, for all to see.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnGain {
    /// What it is: goes on after “this”, as the texts of a [`Term`] do.
    pub words: Phrase,
    /// The terms that count it, by their indices in [`Mind::TERMS`](super::Mind::TERMS).
    pub terms: Vec<usize>,
}

impl TurnGain {
    /// A gain that these terms count.
    pub fn new(words: Phrase, terms: impl IntoIterator<Item = usize>) -> TurnGain {
        TurnGain { words, terms: terms.into_iter().collect() }
    }
}

/// What a position is worth to every seat by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The terms of each seat.
    pub terms: PerSeat<Terms>,
    /// The side of each seat: partners are on one.
    pub sides: PerSeat<usize>,
    /// The lead over another seat that makes a win e times as likely as the other's.
    pub lead_scale: f32,
    /// How much of what the other seats have counts against a seat, 0 to 1.
    pub rival_weight: f32,
}

impl Worth {
    /// The terms of each of these seats; what others have counts in full.
    pub fn of_seats(seats: usize, lead_scale: f32, terms: impl FnMut(Seat) -> Terms) -> Worth {
        let sides = (0..seats).collect();
        Worth { terms: Seat::all(seats).map(terms).collect(), sides, lead_scale, rival_weight: 1.0 }
    }

    /// The value of each seat: its terms added up.
    pub fn values(&self) -> impl Iterator<Item = f32> {
        self.terms.iter().map(|terms| terms.iter().sum())
    }
}

/// Terms that begin with these amounts.
pub fn terms<const N: usize>(amounts: [f32; N]) -> Terms {
    let mut terms = Terms::default();
    terms[..N].copy_from_slice(&amounts);
    terms
}
