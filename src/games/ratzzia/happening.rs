//! What happens by itself after a decision or an outcome, in order: for the log, for motion, for "what would come of it". Plain values.

use serde::{Deserialize, Serialize};

use super::board::Column;
use super::dice::{Dice, Die, Lying};
use super::rules::{Direction, Move};
use crate::engine::{PerSeat, Seat};

/// A space of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Of a column, counted from 0 at the bottom, covered spaces too.
    Column(Column, u8),
    /// Of the cat row, counted from 0 at the left, covered spaces not.
    Cat(u8),
}

/// A die that leaves its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaving {
    /// Where it lay.
    pub from: Place,
    /// What lay there.
    pub die: Lying,
    /// The sausages that its user gets (R10).
    pub sausages: u8,
}

/// Where a candy die is taken from (R19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CandyFrom {
    /// The jar.
    Jar,
    /// Another seat, which had not used it.
    Seat(Seat),
    /// A column.
    Board(Place),
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happening {
    /// A die was put down (R8, R11, R19).
    Placed {
        /// Where.
        at: Place,
        /// What.
        die: Lying,
    },
    /// Dice go back to those who use them, without sausages: taken back by their seat (R6).
    TakenBack {
        /// Which.
        dice: Vec<Leaving>,
    },
    /// Rolled dice show the cat's number and go to red spaces (R12).
    Forced {
        /// The number.
        value: Die,
        /// How many dice.
        count: u8,
        /// The first space that they take, of the cat row.
        first: u8,
    },
    /// The cat comes, and all dice go back (R13).
    CatCame {
        /// From where.
        dice: Vec<Leaving>,
    },
    /// Support dice that were not placed go back to the reserve (R21).
    SupportBack {
        /// What they showed.
        dice: Dice,
    },
    /// A column was complete: its dice go home, their users get sausages (R10).
    Completed {
        /// Which column.
        column: Column,
        /// Its dice, from the bottom. The top one of Annie's column is paid, but goes elsewhere (R18).
        dice: Vec<Leaving>,
    },
    /// The seat on turn gets sausages from the shelf (R14).
    Sausages {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Annie's die goes into another column (R18).
    AnnieMoved {
        /// What.
        die: Lying,
        /// Where it lay.
        from: Place,
        /// Into which column.
        column: Column,
        /// The lowest space, where it lies now.
        lowest: u8,
        /// The space that was filled; dice from the lowest up to below it have moved up by one.
        filled: u8,
    },
    /// No column has room for Annie's die, so it goes home (R18).
    AnnieStayed {
        /// What.
        die: Lying,
        /// Where it lay.
        from: Place,
    },
    /// A candy die is taken (R19).
    CandyTaken {
        /// By whom.
        seat: Seat,
        /// From where.
        from: CandyFrom,
    },
    /// There is no candy die to take (R19).
    NoCandy,
    /// Food goes into the bag (R15).
    Stored {
        /// Whose.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// Nothing can be stored (R15).
    NotStored {
        /// Who would have stored.
        seat: Seat,
        /// How much it would have to be; none if there is no pair.
        amount: Option<u8>,
    },
    /// Half of a seat's food is taken (R16).
    Stolen {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// How much.
        amount: u32,
    },
    /// Nobody else has food to take (R16).
    NothingToSteal,
    /// All have given half of their food to a neighbour (R17).
    FoodPassed {
        /// Which way.
        direction: Direction,
        /// How much each seat gave.
        gave: PerSeat<u32>,
    },
    /// The game is won (R5).
    Won {
        /// By whom.
        seat: Seat,
    },
    /// The next turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
}

/// What was decided, or brought by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// This seat begins.
    Began,
    /// Its dice were rolled.
    Rolled {
        /// All dice just rolled.
        dice: Dice,
        /// Whether it was the re-roll (R7).
        again: bool,
    },
    /// Support dice were rolled (R20).
    SupportRolled {
        /// What they show.
        dice: Dice,
    },
    /// It has decided so.
    Chose(Move),
}

/// An event with all that came of it; the same for every viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// Whose it was.
    pub seat: Seat,
    /// The event.
    pub what: What,
    /// What came of it, in order.
    pub then: Vec<Happening>,
}

/// Whoever is told what happens while it happens. On the way of search nobody is, and nothing is made.
pub(super) trait Witness {
    /// This happens now.
    fn sees(&mut self, happening: impl FnOnce() -> Happening);
}

impl Witness for () {
    fn sees(&mut self, _happening: impl FnOnce() -> Happening) {}
}

impl Witness for Vec<Happening> {
    fn sees(&mut self, happening: impl FnOnce() -> Happening) {
        self.push(happening());
    }
}
