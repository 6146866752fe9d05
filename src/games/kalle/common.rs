//! The public part of a position of Kalle Kanalratte and what follows from it alone: who decides, where the guard may go
//! (K2, K4–K7, K11). Must not know the animal of a card that lies face down.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::animals::Animal;
use super::options::Options;
use super::square::{LidIndex, LidSet, PLACES};
use crate::engine::{PerSeat, Seat};

/// Number of turned cards after which the search ends, if none of them is the rat (K10).
pub const MAX_TURNED: u8 = 8;

/// The step of the game that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The first rat is to be drawn or chosen (K2).
    Starting,
    /// The cards are to be dealt (K1). Before the first deal the table is empty, before a later one all cards lie open (K10).
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
    /// The rat swaps two cards or passes (K9).
    Swapping,
    /// The searcher on turn points at a card (K11).
    Pointing,
    /// The rat points at the card under which it thinks it is (K10).
    Proving,
    /// The game is over (K12).
    Over,
}

/// A searcher's guess where the rat is, after the eighth card (K11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guess {
    /// The searcher who guessed.
    pub seat: Seat,
    /// The place of the card that was pointed at.
    pub at: LidIndex,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A searcher turned over the rat and took a cheese (K8).
    Caught {
        /// The searcher who caught the rat.
        seat: Seat,
    },
    /// A searcher pointed at the rat and took a cheese (K11).
    Found {
        /// The searcher who found the rat.
        seat: Seat,
    },
    /// The rat pointed at its own card and took a cheese (K10).
    Proved,
    /// The rat pointed at another card; nobody took a cheese (K10).
    Missed,
}

/// The public part of a position, contained in the state and in every view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Common {
    /// The options of this game.
    pub options: Options,
    /// Number of seats.
    pub seats: u8,
    /// The step that is due.
    pub phase: Phase,
    /// The round that is played, or was played last; from 1, and 0 before the first deal (K2).
    pub round: u8,
    /// The rat of round `round`; meaningless in round 0.
    pub rat: Seat,
    /// The searcher who steps or guesses now, or after the rat's swap (K5, K11); while the rat hides, the first to search.
    pub searcher: Seat,
    /// The place of the guard; `None` until it is put down in this round (K4).
    pub guard: Option<LidIndex>,
    /// The places whose cards lie face up.
    pub face_up: LidSet,
    /// Number of cards that the guard's steps have turned in this round, 0 to 8 (K10).
    pub turned: u8,
    /// Number of the guard's steps in a row that turned no card, up to now (K7).
    #[serde(rename = "still")]
    pub idle_steps: u8,
    /// The guesses of this round, in the order in which they were made (K11).
    #[serde(rename = "points")]
    pub guesses: ArrayVec<Guess, 4>,
    /// Number of cheeses of each seat.
    pub cheeses: PerSeat<u8>,
    /// Number of cheeses that nobody has taken (K1).
    pub stock: u8,
    /// How the last round ended; `None` from the next deal on.
    pub ending: Option<Ending>,
}

/// What one viewer sees on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The part that everyone sees.
    pub common: Common,
    /// The animals that this viewer sees, by place: those of `face_up`, or all of them for [`Viewer::Everything`].
    ///
    /// [`Viewer::Everything`]: crate::engine::Viewer::Everything
    pub cards: [Option<Animal>; PLACES],
    /// The place of the rat, shown to its own seat at its own decisions if `show_my_rat` is on (K13).
    pub my_rat: Option<LidIndex>,
}

impl Common {
    /// Number of rounds in a game (K2).
    pub fn rounds(&self) -> u8 {
        if self.seats <= 3 { 2 * self.seats } else { self.seats }
    }

    /// The seat that decides now, if it is a seat's turn.
    pub fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Hiding | Phase::Swapping | Phase::Proving => Some(self.rat),
            Phase::Placing => Some(self.placer()),
            Phase::Searching | Phase::Pointing => Some(self.searcher),
            Phase::Starting | Phase::Dealing { .. } | Phase::Over => None,
        }
    }

    /// The seat that puts the guard down: the rat's right neighbour (K4).
    pub fn placer(&self) -> Seat {
        let seats = usize::from(self.seats);
        Seat::new((self.rat.index() + seats - 1) % seats)
    }

    /// Number of searchers.
    pub fn searcher_count(&self) -> usize {
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
        if self.is_dealt() { LidSet::ALL.without(self.face_up) } else { LidSet::EMPTY }
    }

    /// The places to which the guard may be moved now (K6, K7); none before it is put down.
    pub fn guard_targets(&self) -> LidSet {
        let Some(guard) = self.guard else { return LidSet::EMPTY };
        guard_targets(guard, self.face_up, self.idle_steps)
    }

    /// The places at which the searcher on turn may point (K11).
    pub fn guess_targets(&self) -> LidSet {
        self.face_down().without(self.guesses.iter().map(|guess| guess.at).collect())
    }
}

/// The places to which a guard at `guard` may move with these cards face up, after `idle_steps` steps in a row that turned
/// no card (K6, K7).
pub fn guard_targets(guard: LidIndex, face_up: LidSet, idle_steps: u8) -> LidSet {
    let around = guard.neighbours();
    let face_down = around.without(face_up);
    if !face_down.is_empty() {
        face_down
    } else if idle_steps >= 2 {
        around.intersection(LidSet::INNER)
    } else {
        around
    }
}
