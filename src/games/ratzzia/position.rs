//! The whole position of Ratzzia; all of it lies open. Says what is where; what may be done is told in `rules`.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::board::{COLUMNS, Column, Layout, MOST_CAT_SPACES, MOST_SPACES, Printed, layout};
use super::dice::{Dice, Die, Lying};
use crate::engine::{PerSeat, Seat};

/// The dice in a column by space, from the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stack(pub [Option<Lying>; MOST_SPACES]);

impl Stack {
    /// A column without dice.
    pub const EMPTY: Stack = Stack([None; MOST_SPACES]);

    /// The index of its highest die.
    pub fn highest(&self) -> Option<usize> {
        self.0.iter().rposition(Option::is_some)
    }

    /// The dice with the index of their space, from the bottom.
    pub fn dice(&self) -> impl DoubleEndedIterator<Item = (usize, Lying)> + use<'_> {
        self.0.iter().enumerate().filter_map(|(space, lying)| lying.map(|lying| (space, lying)))
    }
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Who begins is to be decided.
    Starting,
    /// The seat on turn rolls or takes dice back (R6).
    Turning,
    /// Dice are rolled (R6, R7).
    Rolling {
        /// How many; they are in nobody's hand meanwhile.
        count: u8,
        /// Whether this is the re-roll.
        again: bool,
    },
    /// The seat on turn re-rolls or keeps (R7).
    Rerolling,
    /// Support dice are rolled (R20).
    RollingSupport {
        /// How many; they are not in the reserve meanwhile.
        count: u8,
        /// Whether the re-roll is still to come.
        reroll_follows: bool,
    },
    /// The seat on turn places dice or finishes (R8).
    Placing,
    /// The seat on turn says where the top die of Annie's column goes (R18).
    Annie {
        /// Her column; only that die is still there.
        from: Column,
    },
    /// The seat on turn says whose candy die to take (R19).
    Candy,
    /// The seat on turn stores, or does not (R15).
    Storing {
        /// How much.
        amount: u8,
    },
    /// The seat on turn says whom to rob (R16).
    Stealing,
    /// The seat on turn says which way the food goes (R17).
    PassingFood,
    /// The game is over (R5).
    Over,
}

/// What has happened in the turn that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The seat on turn; before the start of no meaning.
    pub seat: Seat,
    /// Own and candy dice that it has placed (R8).
    pub placed: u8,
    /// Support dice that it has placed (R21).
    pub support_placed: u8,
    /// Its dice that were forced onto the cat row (R12).
    pub forced: u8,
    /// Whether it has rolled the support dice (R20).
    pub support_used: bool,
    /// How many columns have been looked at for completion (R10).
    pub scanned: u8,
}

impl Facts {
    /// A turn that begins.
    pub const fn of(seat: Seat) -> Facts {
        Facts { seat, placed: 0, support_placed: 0, forced: 0, support_used: false, scanned: 0 }
    }
}

/// The position; nothing in this game is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// How many seats.
    pub seats: u8,
    /// What lies in each column, from the left.
    pub columns: [Stack; COLUMNS],
    /// What lies on the cat row: the grey spaces from the left, then the red ones.
    pub cat: ArrayVec<Lying, MOST_CAT_SPACES>,
    /// The dice in each seat's hand. They have values for the seat on turn alone, and only after its roll.
    pub hands: PerSeat<Dice>,
    /// The unused candy dice of each seat (R19).
    pub candies: PerSeat<u8>,
    /// The candy dice in the jar.
    pub jar: u8,
    /// The support dice in the reserve (R20).
    pub reserve: u8,
    /// The support dice that are rolled and not placed (R20).
    pub support: Dice,
    /// The food in front of each seat, which may be stolen (R1).
    pub front: PerSeat<u32>,
    /// The food in each seat's bag (R1).
    pub bags: PerSeat<u32>,
    /// What is due.
    pub phase: Phase,
    /// The turn that is played.
    pub facts: Facts,
}

impl Open {
    /// The board for so many players (R3).
    pub fn layout(&self) -> &'static Layout {
        layout(usize::from(self.seats))
    }

    /// A column as it is printed.
    pub fn printed(&self, column: Column) -> &'static Printed {
        self.layout().column(column)
    }

    /// What lies in a column.
    pub fn stack(&self, column: Column) -> &Stack {
        &self.columns[column.index()]
    }

    /// The dice of the seat on turn that are in its hand.
    pub fn hand(&self) -> &Dice {
        &self.hands[self.facts.seat.index()]
    }

    /// The seat that decides now, if any.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Starting | Phase::Rolling { .. } | Phase::RollingSupport { .. } | Phase::Over => None,
            _ => Some(self.facts.seat),
        }
    }

    /// Whether a column has a die on its top space (R10).
    pub fn is_complete(&self, column: Column) -> bool {
        self.stack(column).0[self.printed(column).top()].is_some()
    }

    /// The value that draws dice onto the red spaces, once all grey ones are filled (R12).
    pub fn cat_number(&self) -> Option<Die> {
        let last_grey = self.layout().grey.checked_sub(1)?;
        self.cat.get(last_grey).map(|lying| lying.value)
    }

    /// How many grey spaces are free (R11).
    pub fn grey_free(&self) -> usize {
        self.layout().grey.saturating_sub(self.cat.len())
    }

    /// How many red spaces are free (R12).
    pub fn red_free(&self) -> usize {
        let layout = self.layout();
        (layout.grey + layout.red).saturating_sub(self.cat.len().max(layout.grey))
    }
}
