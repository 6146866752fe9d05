//! The scan from the left after placing: which columns are complete, what their dice earn (R10, R22), and one loop that resolves column
//! after column until a decision is due or the turn ends.

use super::scan_step::ScanStep;
use super::{rewards, turn_order};
use crate::engine::{PerSeat, Seat};
use crate::games::ratzzia::board::{Column, PrintedColumn, Shelf};
use crate::games::ratzzia::dice::{Dice, PlacedDie};
use crate::games::ratzzia::position::{Open, Stack};
use crate::games::ratzzia::seen::{Effect, EffectSink, RemovedDie, SpaceIndex};

/// Ends placing (R8): support dice that were not placed go back to the reserve (R21), then the scan begins.
pub(super) fn finish(open: &mut Open, sink: &mut impl EffectSink) {
    if !open.support.is_empty() {
        let dice = std::mem::replace(&mut open.support, Dice::NONE);
        open.reserve += dice.count() as u8;
        sink.record(|| Effect::SupportBack { dice });
    }
    run(open, ScanStep::Continue, sink);
}

/// Runs the scan from this step until a decision is due, the game is over, or all columns are scanned, which ends the turn (R10).
pub(super) fn run(open: &mut Open, first: ScanStep, sink: &mut impl EffectSink) {
    let mut step = first;
    loop {
        let column = match step {
            ScanStep::Stop => return,
            ScanStep::Resolve(column) => column,
            ScanStep::Continue => match next_complete_column(open) {
                Some(column) => column,
                None => return turn_order::end_turn(open, sink),
            },
        };
        step = resolve_column(open, column, sink);
    }
}

/// Moves the scan on to the next complete column; `None` if no column is left.
fn next_complete_column(open: &mut Open) -> Option<Column> {
    while let Some(&column) = Column::ALL.get(usize::from(open.turn.scanned)) {
        open.turn.scanned += 1;
        if open.is_complete(column) {
            return Some(column);
        }
    }
    None
}

/// Resolves a complete column (R10): its dice go home, their owners get sausages, then the seat on turn gets the shelf's reward.
fn resolve_column(open: &mut Open, column: Column, sink: &mut impl EffectSink) -> ScanStep {
    let printed = open.printed(column);
    for (seat, sausages) in open.earnings(column) {
        open.front[seat.index()] += sausages;
    }
    let stack = std::mem::take(&mut open.columns[column.index()]);
    for (space, die) in stack.dice() {
        if printed.shelf == Shelf::Annie && space == printed.top() {
            // It is paid, but goes to another column (R18).
            open.columns[column.index()].0[space] = Some(die);
        } else {
            open.return_home(die.owner);
        }
    }
    sink.record(|| Effect::Completed { column, dice: removed_dice(printed, column, &stack) });
    rewards::grant(open, column, &stack, sink)
}

/// The dice of a complete column with the sausages that their owners get.
fn removed_dice(printed: &PrintedColumn, column: Column, stack: &Stack) -> Vec<RemovedDie> {
    let removed = |(space, die)| RemovedDie {
        from: SpaceIndex::Column(column, space as u8),
        die,
        sausages: earned(printed, space, die).map_or(0, |(_, sausages)| sausages),
    };
    stack.dice().map(removed).collect()
}

/// The seat that gets sausages for a die on this space, and how many (R10); `None` for a support die (R22).
fn earned(printed: &PrintedColumn, space: usize, die: PlacedDie) -> Option<(Seat, u8)> {
    die.owner.seat().map(|seat| (seat, printed.spaces[space].sausages))
}

impl Open {
    /// The columns that are complete now, which a scan would resolve (R10).
    pub fn complete_columns(&self) -> impl Iterator<Item = Column> + use<'_> {
        Column::ALL.into_iter().filter(|&column| self.is_complete(column))
    }

    /// The sausages that a column would bring if it were complete as it is now, by seat, without seats that get none: for its dice (R10, R22),
    /// and for the seat on turn from its shelf (R14).
    pub fn earnings(&self, column: Column) -> PerSeat<(Seat, u32)> {
        let printed = self.printed(column);
        let mut sums: PerSeat<(Seat, u32)> = Seat::all(usize::from(self.seats)).map(|seat| (seat, 0)).collect();
        for (seat, sausages) in self.stack(column).dice().filter_map(|(space, die)| earned(printed, space, die)) {
            sums[seat.index()].1 += u32::from(sausages);
        }
        if let Shelf::Sausages(count) = printed.shelf {
            sums[self.turn.seat.index()].1 += u32::from(count);
        }
        sums.retain(|(_, sausages)| *sausages > 0);
        sums
    }
}
