//! What lies open to everyone in Kalle Kanalratte, and what follows from it alone: whose turn it is, where the guard may go
//! (K2, K4–K7, K11). Knows no face of a card that lies face down.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::animals::Animal;
use super::rules::Options;
use super::square::{LidIndex, LidSet, PLACES};
use crate::engine::{PerSeat, Seat};

/// The card that ends the search if it is not the rat (K10).
pub const LAST_CARD: u8 = 8;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Who is the rat first is to be decided (K2).
    Starting,
    /// The cards are to be laid out (K1); before the first time nothing lies on the table, later all lie open (K10).
    Dealing {
        /// The rat of the round to come.
        rat: Seat,
    },
    /// The rat hides (K3).
    Hiding,
    /// The guard is put down (K4).
    Placing,
    /// The searcher on turn moves the guard (K6).
    Searching,
    /// The rat swaps, or does not (K9).
    Swapping,
    /// The searcher on turn points (K11).
    Pointing,
    /// The rat shows where it is (K10).
    Proving,
    /// The game is over (K12).
    Over,
}

/// A searcher's last guess (K11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Point {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub at: LidIndex,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A searcher turned over the rat and took a cheese (K8).
    Caught {
        /// Who.
        seat: Seat,
    },
    /// A searcher pointed at the rat and took a cheese (K11).
    Found {
        /// Who.
        seat: Seat,
    },
    /// The rat showed where it was and took a cheese (K10).
    Proved,
    /// The rat did not know where it was; nobody took a cheese (K10).
    Missed,
}

/// What lies open to everyone: part of the state and of every view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// How it is played.
    pub options: Options,
    /// How many seats.
    pub seats: u8,
    /// What is due.
    pub phase: Phase,
    /// The round that is played, or was played last; from 1, 0 before the first deal (K2).
    pub round: u8,
    /// The rat of that round; of no meaning in round 0.
    pub rat: Seat,
    /// The searcher whose step or guess it is, or will be after the rat's swap (K5, K11); while the rat hides, the first to search.
    pub searcher: Seat,
    /// Where the guard stands, once it was put down in this round (K4).
    pub guard: Option<LidIndex>,
    /// The places whose cards lie face up.
    pub face_up: LidSet,
    /// How many cards searchers have turned in this round, 0 to 8 (K10).
    pub turned: u8,
    /// How many of the guard's last steps turned nothing (K7).
    pub still: u8,
    /// The guesses of this round, in the order in which they were made (K11).
    pub points: ArrayVec<Point, 4>,
    /// The cheeses of each seat.
    pub cheeses: PerSeat<u8>,
    /// The cheeses that nobody has taken (K1).
    pub stock: u8,
    /// How the last round ended, until the next is dealt.
    pub ending: Option<Ending>,
}

/// What lies face up before a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// What all see.
    pub common: Common,
    /// The animals that this viewer sees, by place: those of `face_up`. Looking at everything, all that lie there.
    pub cards: [Option<Animal>; PLACES],
    /// Where the rat is, for its own seat at its own decisions, if this is played so (K13).
    pub my_rat: Option<LidIndex>,
}

impl Common {
    /// How many rounds a game has (K2).
    pub fn rounds(&self) -> u8 {
        if self.seats <= 3 { 2 * self.seats } else { self.seats }
    }

    /// The seat that decides now, if any.
    pub fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Hiding | Phase::Swapping | Phase::Proving => Some(self.rat),
            Phase::Placing => Some(self.placer()),
            Phase::Searching | Phase::Pointing => Some(self.searcher),
            Phase::Starting | Phase::Dealing { .. } | Phase::Over => None,
        }
    }

    /// The rat's right neighbour, who puts the guard down (K4).
    pub fn placer(&self) -> Seat {
        let seats = usize::from(self.seats);
        Seat::new((self.rat.index() + seats - 1) % seats)
    }

    /// How many searchers there are.
    pub fn searchers(&self) -> usize {
        usize::from(self.seats) - 1
    }

    /// The searcher after this one, clockwise, the rat left out (K5).
    pub fn searcher_after(&self, seat: Seat) -> Seat {
        let seats = usize::from(self.seats);
        let next = seat.next(seats);
        if next == self.rat { next.next(seats) } else { next }
    }

    /// Whether the cards of a round lie on the table.
    pub fn is_dealt(&self) -> bool {
        self.round > 0
    }

    /// The places whose cards lie face down.
    pub fn face_down(&self) -> LidSet {
        if self.is_dealt() { LidSet::ALL.without(self.face_up) } else { LidSet::NONE }
    }

    /// Where the guard may be moved now (K6, K7); nowhere before it was put down.
    pub fn steps(&self) -> LidSet {
        let Some(guard) = self.guard else { return LidSet::NONE };
        steps(guard, self.face_up, self.still)
    }

    /// Where the searcher on turn may point (K11).
    pub fn free_to_point(&self) -> LidSet {
        self.face_down().without(self.points.iter().map(|point| point.at).collect())
    }
}

/// Where a guard may go from here, with these cards open and after so many steps in a row that turned nothing (K6, K7).
pub fn steps(guard: LidIndex, face_up: LidSet, still: u8) -> LidSet {
    let around = guard.neighbours();
    let closed = around.without(face_up);
    if !closed.is_empty() {
        closed
    } else if still >= 2 {
        around.and(LidSet::INNER)
    } else {
        around
    }
}
