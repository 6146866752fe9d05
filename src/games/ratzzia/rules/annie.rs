//! Annie's reward: the top die of her column moves to the bottom of another column (R18).

use super::scan_step::ScanStep;
use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::dice::PlacedDie;
use crate::games::ratzzia::position::{Open, Phase};
use crate::games::ratzzia::seen::{Effect, EffectSink, SpaceIndex};

/// Grants Annie's reward (R18). With one possible column the die moves there, with none it goes home.
pub(super) fn grant(open: &mut Open, from: Column, sink: &mut impl EffectSink) -> ScanStep {
    let mut columns = open.annie_targets(from);
    let (first, second) = (columns.next(), columns.next());
    drop(columns);
    match (first, second) {
        (None, _) => {
            send_home(open, from, sink);
            ScanStep::Continue
        }
        (Some(only), None) => move_die(open, from, only, sink),
        (Some(_), Some(_)) => {
            open.phase = Phase::Annie { from };
            ScanStep::Stop
        }
    }
}

/// Sends the top die of Annie's column home.
fn send_home(open: &mut Open, from: Column, sink: &mut impl EffectSink) {
    let top = open.printed(from).top();
    if let Some(die) = open.columns[from.index()].0[top].take() {
        open.return_home(die.owner);
        sink.record(|| Effect::AnnieStayed { die, from: SpaceIndex::Column(from, top as u8) });
    }
}

/// Moves the top die of Annie's column to another column, which is resolved at once if a die reaches its top by that (R18).
pub(super) fn move_die(open: &mut Open, from: Column, column: Column, sink: &mut impl EffectSink) -> ScanStep {
    let Some((die, lowest, filled)) = open.insert_below(from, column) else { return ScanStep::Continue };
    let top = open.printed(from).top();
    sink.record(|| Effect::AnnieMoved {
        die,
        from: SpaceIndex::Column(from, top as u8),
        column,
        lowest: lowest as u8,
        filled: filled as u8,
    });
    if filled == open.printed(column).top() { ScanStep::Resolve(column) } else { ScanStep::Continue }
}

impl Open {
    /// The columns into which the top die of Annie's column can move: all others with a free space (R18).
    pub fn annie_targets(&self, from: Column) -> impl Iterator<Item = Column> + use<'_> {
        Column::ALL.into_iter().filter(move |&column| column != from && self.annie_insertion(column).is_some())
    }

    /// Where Annie's die would change a column (R18): the lowest uncovered space, which it takes, and the lowest free space, which is filled
    /// as the dice below it move up. If that is the top space, the column is complete at once.
    pub fn annie_insertion(&self, column: Column) -> Option<(usize, usize)> {
        let printed = self.printed(column);
        let stack = self.stack(column);
        let filled = (printed.covered..printed.spaces.len()).find(|&space| stack.0[space].is_none())?;
        Some((printed.covered, filled))
    }

    /// Moves the top die of Annie's column to the lowest uncovered space of another; the dice there move up by one until a gap is filled
    /// (R18). Returns that die, its new space, and the space that was filled; `None` if there is no such die or no room.
    pub(in crate::games::ratzzia) fn insert_below(
        &mut self,
        from: Column,
        column: Column,
    ) -> Option<(PlacedDie, usize, usize)> {
        let (lowest, filled) = self.annie_insertion(column)?;
        let top = self.printed(from).top();
        let die = self.columns[from.index()].0[top].take()?;
        let stack = &mut self.columns[column.index()];
        stack.0.copy_within(lowest..filled, lowest + 1);
        stack.0[lowest] = Some(die);
        Some((die, lowest, filled))
    }
}
