//! Seats of a table, as the rules know them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The maximum number of seats in any game.
pub const MAX_SEATS: usize = 6;

/// One value per seat, in seat order, stored inline without allocation.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table, numbered from 0 clockwise in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, `0..MAX_SEATS`.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The index of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `seats` seats.
    pub const fn next(self, seats: usize) -> Self {
        Seat(((self.0 as usize + 1) % seats) as u8)
    }

    /// All seats of a table of `seats` seats, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat::new)
    }
}
