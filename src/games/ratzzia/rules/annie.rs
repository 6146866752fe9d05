//! Annie's reward: the top die of her column goes below another column (R18).

use super::scan::{self, Next};
use super::{Column, Open, Phase};
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

/// R18: the die goes to the lowest uncovered space; the dice there move up by one until a gap is filled. If one of them reaches the top
/// so, the column is complete at once.
pub(super) fn put_below(open: &mut Open, from: Column, column: Column, witness: &mut impl Witness) -> Next {
    let top = open.printed(from).top();
    let Some(die) = open.columns[from.index()].0[top].take() else { return Next::GoesOn };
    let Some((lowest, filled)) = open.annie_shift(column) else { return Next::GoesOn };
    let stack = &mut open.columns[column.index()];
    stack.0.copy_within(lowest..filled, lowest + 1);
    stack.0[lowest] = Some(die);
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
}
