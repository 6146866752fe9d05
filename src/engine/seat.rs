//! Seats: who sits where, as the rules see it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats that any game has.
pub const MAX_SEATS: usize = 6;

/// One value a seat, in seat order, without allocation.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table, numbered from 0 clockwise in play order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, `0..MAX_SEATS`.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The number of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left (clockwise) at a table with `seats` seats.
    pub const fn next(self, seats: usize) -> Self {
        Seat(((self.0 as usize + 1) % seats) as u8)
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::new)
    }
}
