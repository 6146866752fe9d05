//! The position of Ratzzia, all of it public: dice, food, and what is due. Must not know which moves are legal: `rules` does.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::{Board, COLUMNS, Column, MAX_CAT_SPACES, MAX_SPACES, PrintedBoard, PrintedColumn};
use super::dice::{Dice, Die, PlacedDie};
use crate::engine::{PerSeat, Seat};

/// The dice in a column by space, from the bottom, including covered spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stack(pub [Option<PlacedDie>; MAX_SPACES]);

impl Stack {
    /// A stack without dice.
    pub const EMPTY: Stack = Stack([None; MAX_SPACES]);

    /// The index of the space with the highest die.
    pub fn highest(&self) -> Option<usize> {
        self.0.iter().rposition(Option::is_some)
    }

    /// The dice with the index of their spaces, from the bottom.
    pub fn dice(&self) -> impl DoubleEndedIterator<Item = (usize, PlacedDie)> + use<'_> {
        self.0.iter().enumerate().filter_map(|(space, die)| die.map(|die| (space, die)))
    }
}

/// What is due: a decision, an outcome of chance, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Chance decides which seat begins.
    Starting,
    /// The seat on turn rolls, or takes dice back (R6).
    Turning,
    /// Dice are rolled (R6, R7).
    Rolling {
        /// The number of dice, which are in no hand meanwhile.
        count: u8,
        /// Whether this is the re-roll.
        again: bool,
    },
    /// The seat on turn re-rolls dice or keeps all (R7).
    Rerolling,
    /// Support dice are rolled (R20).
    RollingSupport {
        /// The number of dice, which are not in the reserve meanwhile.
        count: u8,
        /// Whether the re-roll is still to come.
        reroll_follows: bool,
    },
    /// The seat on turn places dice or finishes (R8).
    Placing,
    /// The seat on turn chooses the column for the top die of Annie's column (R18).
    Annie {
        /// Annie's column, which holds only that die now.
        from: Column,
    },
    /// The seat on turn chooses the candy die to take (R19).
    Candy,
    /// The seat on turn stores food or declines (R15).
    Storing {
        /// The amount of food.
        amount: u8,
    },
    /// The seat on turn chooses whom to rob (R16).
    Stealing,
    /// The seat on turn chooses the direction in which food is passed (R17).
    PassingFood,
    /// The game is over (R5).
    Over,
}

/// The progress of the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnState {
    /// The seat on turn; meaningless before the start.
    pub seat: Seat,
    /// The number of own and candy dice placed (R8).
    pub placed: u8,
    /// The number of support dice placed (R21).
    pub support_placed: u8,
    /// The number of dice forced onto the cat row (R12).
    pub forced: u8,
    /// Whether the support dice have been rolled (R20).
    #[serde(rename = "support_used")]
    pub has_rolled_support: bool,
    /// The number of columns, from the left, that the scan has checked (R10).
    pub scanned: u8,
}

impl TurnState {
    /// The start of a turn of this seat.
    pub const fn new(seat: Seat) -> TurnState {
        TurnState { seat, placed: 0, support_placed: 0, forced: 0, has_rolled_support: false, scanned: 0 }
    }
}

/// The position, which is also what every viewer sees: nothing in this game is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub seats: u8,
    /// The board of the table (R3), of which [`Open::printed_board`] is the part for so many seats.
    #[serde(default, skip_serializing_if = "Board::is_ours")]
    pub board: Board,
    /// The dice in each column, from the left.
    pub columns: [Stack; COLUMNS],
    /// The dice on the cat row: the grey spaces from the left, then the red ones.
    pub cat: ArrayVec<PlacedDie, MAX_CAT_SPACES>,
    /// The dice in each seat's hand. Only the seat on turn has dice with values, and only after its roll.
    pub hands: PerSeat<Dice>,
    /// The unused candy dice of each seat (R19).
    pub candies: PerSeat<u8>,
    /// The candy dice in the jar.
    pub jar: u8,
    /// The support dice in the reserve (R20).
    pub reserve: u8,
    /// The support dice that are rolled but not placed (R20).
    pub support: Dice,
    /// The food in front of each seat, which can be stolen (R1).
    pub front: PerSeat<u32>,
    /// The food in each seat's bag, which is safe (R1).
    pub bags: PerSeat<u32>,
    /// What is due.
    pub phase: Phase,
    /// The progress of the current turn.
    #[serde(rename = "facts")]
    pub turn: TurnState,
}

impl Open {
    /// The printed board for this number of seats (R3).
    pub fn printed_board(&self) -> &'static PrintedBoard {
        self.board.printed(usize::from(self.seats))
    }

    /// A column as printed.
    pub fn printed(&self, column: Column) -> &'static PrintedColumn {
        self.printed_board().column(column)
    }

    /// The dice in a column.
    pub fn stack(&self, column: Column) -> &Stack {
        &self.columns[column.index()]
    }

    /// The dice in the hand of the seat on turn.
    pub fn hand(&self) -> &Dice {
        &self.hands[self.turn.seat.index()]
    }

    /// The seat whose decision is due, if any.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Starting | Phase::Rolling { .. } | Phase::RollingSupport { .. } | Phase::Over => None,
            _ => Some(self.turn.seat),
        }
    }

    /// Whether a column has a die on its top space (R10).
    pub fn is_complete(&self, column: Column) -> bool {
        self.stack(column).0[self.printed(column).top()].is_some()
    }

    /// The cat's number, whose dice are forced onto the red spaces; `None` until all grey spaces are filled (R12).
    pub fn cat_number(&self) -> Option<Die> {
        let last_grey = self.printed_board().grey.checked_sub(1)?;
        self.cat.get(last_grey).map(|die| die.value)
    }

    /// The number of free grey spaces (R11).
    pub fn grey_free(&self) -> usize {
        self.printed_board().grey.saturating_sub(self.cat.len())
    }

    /// The number of free red spaces (R12).
    pub fn red_free(&self) -> usize {
        let printed = self.printed_board();
        (printed.grey + printed.red).saturating_sub(self.cat.len().max(printed.grey))
    }
}
