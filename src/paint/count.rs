//! What is counted for a seat at the end of a game, thing by thing.
//!
//! A game lists the things; the screen of the end shows them one after another and adds them up. Must not know: games,
//! times, rectangles.

use derive_where::derive_where;

use super::painter::Painter;
use crate::engine::{Phrase, Seat};
use crate::paint::stage::PiecePose;

/// One thing that is counted for a seat.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Counted<R: Painter> {
    /// What it looks like; without a piece the label and the amount stand for it.
    pub piece: Option<R::Piece>,
    /// What it is, in a word or two.
    pub label: Option<Phrase>,
    /// What it adds to the score.
    pub amount: i32,
    /// How it comes.
    pub entrance: Entrance,
}

/// How a counted thing comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrance {
    /// It is put down.
    Land,
    /// It is pressed on like a stamp.
    Stamp,
    /// It is hung on the scales, and sinks and swings.
    Weigh,
}

/// One of the counted things of a seat, to be painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountedPart {
    /// The seat.
    pub seat: Seat,
    /// Its index in [`Painter::count`].
    pub index: usize,
    /// How its piece lies.
    pub pose: PiecePose,
    /// How much of its amount has been counted, 0 to 1.
    pub share: f32,
}

impl<R: Painter> Counted<R> {
    /// A piece that is put down.
    pub fn piece(piece: R::Piece, amount: i32) -> Self {
        Counted { piece: Some(piece), label: None, amount, entrance: Entrance::Land }
    }

    /// A label with an amount.
    pub fn labelled(label: Phrase, amount: i32) -> Self {
        Counted { piece: None, label: Some(label), amount, entrance: Entrance::Stamp }
    }

    /// The same thing, coming in another way.
    pub fn coming(self, entrance: Entrance) -> Self {
        Counted { entrance, ..self }
    }
}
