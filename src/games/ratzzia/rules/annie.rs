//! Annie's reward: the top die of her column goes below another column (R18).

use super::scan::{self, Next};
use super::{Column, Open, Phase};
use crate::games::ratzzia::dice::Lying;
use crate::games::ratzzia::happening::{Happening, Place, Witness};

/// R18: with one column to choose it is that one, with none the die goes home.
pub(super) fn reward(open: &mut Open, from: Column, witness: &mut impl Witness) -> Next {
    let mut columns = open.annie_columns(from);
    match (columns.next(), columns.next()) {
        (None, _) => {
            drop(columns);
            stay(open, from, witness);
            Next::GoesOn
        }
        (Some(only), None) => {
            drop(columns);
            put_below(open, from, only, witness)
        }
        (Some(_), Some(_)) => {
            drop(columns);
            open.phase = Phase::Annie { from };
            Next::Stops
        }
    }
}

fn stay(open: &mut Open, from: Column, witness: &mut impl Witness) {
    let top = open.printed(from).top();
    if let Some(die) = open.columns[from.index()].0[top].take() {
        open.goes_home(die.user);
        witness.sees(|| Happening::AnnieStayed { die, from: Place::Column(from, top as u8) });
    }
}

/// R18: if a die reaches the top by that, the column is complete at once.
pub(super) fn put_below(open: &mut Open, from: Column, column: Column, witness: &mut impl Witness) -> Next {
    let Some((die, lowest, filled)) = open.move_below(from, column) else { return Next::GoesOn };
    let top = open.printed(from).top();
    witness.sees(|| Happening::AnnieMoved {
        die,
        from: Place::Column(from, top as u8),
        column,
        lowest: lowest as u8,
        filled: filled as u8,
    });
    if filled == open.printed(column).top() { scan::resolve(open, column, witness) } else { Next::GoesOn }
}

impl Open {
    /// The columns that the top die of Annie's column can go into: all others with a free space (R18).
    pub fn annie_columns(&self, from: Column) -> impl Iterator<Item = Column> + use<'_> {
        Column::ALL.into_iter().filter(move |&column| column != from && self.annie_shift(column).is_some())
    }

    /// What Annie's die does to a column: the lowest space, where it will lie, and the one that is filled by moving up the dice between
    /// (R18). If that is the top one, the column is complete at once.
    pub fn annie_shift(&self, column: Column) -> Option<(usize, usize)> {
        let printed = self.printed(column);
        let stack = self.stack(column);
        let filled = (printed.covered..printed.spaces.len()).find(|&space| stack.0[space].is_none())?;
        Some((printed.covered, filled))
    }

    /// The top die of Annie's column goes to the lowest uncovered space of another; the dice there move up by one until a gap is filled (R18).
    /// That die, the space where it lies, and the one that is filled; nothing if there is no such die or no room.
    pub(in crate::games::ratzzia) fn move_below(
        &mut self,
        from: Column,
        column: Column,
    ) -> Option<(Lying, usize, usize)> {
        let (lowest, filled) = self.annie_shift(column)?;
        let top = self.printed(from).top();
        let die = self.columns[from.index()].0[top].take()?;
        let stack = &mut self.columns[column.index()];
        stack.0.copy_within(lowest..filled, lowest + 1);
        stack.0[lowest] = Some(die);
        Some((die, lowest, filled))
    }
}
