//! An event as all viewers see it, with the effects that follow from it: for the log, animation and previews. Plain values.

use serde::{Deserialize, Serialize};

use super::board::Column;
use super::dice::{Dice, Die, PlacedDie};
use super::moves::{Direction, Move};
use crate::engine::{PerSeat, Seat};

/// A space of the board, by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SpaceIndex {
    /// A space of a column, counted from 0 at the bottom, including covered spaces.
    Column(Column, u8),
    /// A space of the cat row, counted from 0 at the left, without covered spaces.
    Cat(u8),
}

/// A die that leaves its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemovedDie {
    /// The space that the die leaves.
    pub from: SpaceIndex,
    /// The die.
    pub die: PlacedDie,
    /// The sausages that its owner gets (R10).
    pub sausages: u8,
}

/// Where a candy die is taken from (R19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CandyOrigin {
    /// The jar.
    Jar,
    /// Another seat, which had not used the die.
    Seat(Seat),
    /// A space of a column.
    Board(SpaceIndex),
}

/// One effect of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// A die is placed (R8, R11, R19).
    Placed {
        /// The space where the die lies now.
        at: SpaceIndex,
        /// The die.
        die: PlacedDie,
    },
    /// The seat on turn takes its dice back from a column, without sausages (R6).
    TakenBack {
        /// The dice taken back.
        dice: Vec<RemovedDie>,
    },
    /// Rolled dice show the cat's number and go to red spaces (R12).
    Forced {
        /// The cat's number.
        value: Die,
        /// The number of dice.
        count: u8,
        /// The first space of the cat row that they take.
        first: u8,
    },
    /// The cat comes, and all dice go back (R13).
    CatCame {
        /// All dice that lay on the board.
        dice: Vec<RemovedDie>,
    },
    /// Support dice that were not placed go back to the reserve (R21).
    SupportBack {
        /// The values that they showed.
        dice: Dice,
    },
    /// A column is complete: its dice go home and their owners get sausages (R10).
    Completed {
        /// The complete column.
        column: Column,
        /// Its dice from the bottom. The top die of Annie's column is paid, but moves to another column (R18).
        dice: Vec<RemovedDie>,
    },
    /// The seat on turn gets sausages from the shelf (R14).
    Sausages {
        /// The seat on turn.
        seat: Seat,
        /// The number of sausages.
        count: u8,
    },
    /// Annie's die moves into another column (R18).
    AnnieMoved {
        /// The die.
        die: PlacedDie,
        /// The space where the die lay.
        from: SpaceIndex,
        /// The column into which the die moves.
        column: Column,
        /// The lowest space of the column, where the die lies now.
        lowest: u8,
        /// The space that is filled now; the dice from the lowest space up to the one below it have moved up by one.
        filled: u8,
    },
    /// No column has room for Annie's die, so it goes home (R18).
    AnnieStayed {
        /// The die.
        die: PlacedDie,
        /// The space where the die lay.
        from: SpaceIndex,
    },
    /// A seat takes a candy die (R19).
    CandyTaken {
        /// The seat that takes the die.
        seat: Seat,
        /// Where the die was.
        from: CandyOrigin,
    },
    /// There is no candy die to take (R19).
    NoCandy,
    /// A seat stores food in its bag (R15).
    Stored {
        /// The seat that stores.
        seat: Seat,
        /// The amount of food.
        amount: u8,
    },
    /// Nothing can be stored (R15).
    NotStored {
        /// The seat that would have stored.
        seat: Seat,
        /// The amount that the pair demands; `None` without a pair.
        amount: Option<u8>,
    },
    /// A seat steals half of another seat's food (R16).
    Stolen {
        /// The thief.
        by: Seat,
        /// The victim.
        from: Seat,
        /// The amount of food.
        amount: u32,
    },
    /// No other seat has food to steal (R16).
    NothingToSteal,
    /// All seats pass half of their food to a neighbour (R17).
    FoodPassed {
        /// The direction of passing.
        direction: Direction,
        /// The amount that each seat gave.
        gave: PerSeat<u32>,
    },
    /// A seat wins the game (R5).
    Won {
        /// The winner.
        seat: Seat,
    },
    /// The next turn begins.
    Turn {
        /// The seat on turn.
        seat: Seat,
    },
}

/// An event without its effects: a decision, or an outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeenEvent {
    /// The seat is the one that begins.
    Began,
    /// The dice of the seat were rolled.
    Rolled {
        /// All dice just rolled.
        dice: Dice,
        /// Whether it was the re-roll (R7).
        again: bool,
    },
    /// Support dice were rolled (R20).
    SupportRolled {
        /// All dice just rolled.
        dice: Dice,
    },
    /// The seat made this decision.
    Chose(Move),
}

/// An event with all its effects, the same for every viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The seat whose event it was.
    pub seat: Seat,
    /// The event.
    #[serde(rename = "what")]
    pub event: SeenEvent,
    /// The effects of the event, in order.
    #[serde(rename = "then")]
    pub effects: Vec<Effect>,
}

/// A receiver of effects as the rules apply them. `()` ignores them without building any, so that search allocates nothing.
pub(super) trait EffectSink {
    /// Receives the next effect.
    fn record(&mut self, effect: impl FnOnce() -> Effect);
}

impl EffectSink for () {
    fn record(&mut self, _effect: impl FnOnce() -> Effect) {}
}

impl EffectSink for Vec<Effect> {
    fn record(&mut self, effect: impl FnOnce() -> Effect) {
        self.push(effect());
    }
}
