//! The scan from the left after placing: which columns are complete, and what their dice earn (R10, R22).

use super::{Column, Dice, Open, User, rewards, turns};
use crate::engine::{PerSeat, Seat};
use crate::games::ratzzia::board::{Printed, Shelf};
use crate::games::ratzzia::dice::Lying;
use crate::games::ratzzia::happening::{Happening, Leaving, Place, Witness};
use crate::games::ratzzia::position::Stack;

/// Whether the scan goes on after a column or a reward.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// With the next column.
    GoesOn,
    /// Not yet, for somebody has to choose, or not at all, for the game is over.
    Stops,
}

/// R8: placing is over. Support dice that were not placed go back (R21), then the columns are looked at.
pub(super) fn finish(open: &mut Open, witness: &mut impl Witness) {
    if !open.support.is_empty() {
        let dice = std::mem::replace(&mut open.support, Dice::NONE);
        open.reserve += dice.count() as u8;
        witness.sees(|| Happening::SupportBack { dice });
    }
    go_on(open, witness);
}

/// R10: the columns that have not been looked at, from the left; then the next turn.
pub(super) fn go_on(open: &mut Open, witness: &mut impl Witness) {
    while let Some(&column) = Column::ALL.get(usize::from(open.facts.scanned)) {
        open.facts.scanned += 1;
        if open.is_complete(column) && resolve(open, column, witness) == Next::Stops {
            return;
        }
    }
    turns::end_turn(open, witness);
}

/// R10: dice home, sausages for their spaces, then the shelf's reward for the seat on turn.
pub(super) fn resolve(open: &mut Open, column: Column, witness: &mut impl Witness) -> Next {
    let printed = open.printed(column);
    for (seat, sausages) in open.earnings(column) {
        open.front[seat.index()] += sausages;
    }
    let stack = std::mem::take(&mut open.columns[column.index()]);
    for (space, lying) in stack.dice() {
        if printed.shelf == Shelf::Annie && space == printed.top() {
            // It is paid, but goes to another column (R18).
            open.columns[column.index()].0[space] = Some(lying);
        } else {
            open.goes_home(lying.user);
        }
    }
    witness.sees(|| Happening::Completed { column, dice: leaving(printed, column, &stack) });
    rewards::reward(open, column, &stack, witness)
}

/// The dice of a complete column with what their users get for them.
fn leaving(printed: &Printed, column: Column, stack: &Stack) -> Vec<Leaving> {
    let leaving = |(space, die)| Leaving {
        from: Place::Column(column, space as u8),
        die,
        sausages: earned(printed, space, die).map_or(0, |(_, sausages)| sausages),
    };
    stack.dice().map(leaving).collect()
}

/// Who gets how many sausages for a die on this space (R10); nobody for a support die (R22).
fn earned(printed: &Printed, space: usize, die: Lying) -> Option<(Seat, u8)> {
    die.user.seat().map(|seat| (seat, printed.spaces[space].sausages))
}

/// The columns with a die on their top space.
pub(super) fn complete_columns(open: &Open) -> impl Iterator<Item = Column> + use<'_> {
    Column::ALL.into_iter().filter(|&column| open.is_complete(column))
}

impl Open {
    /// The sausages that a column brings if it is complete as it is now, by who gets any: for the dice in it (R10, R22), and from its shelf for
    /// the seat on turn (R14).
    pub fn earnings(&self, column: Column) -> PerSeat<(Seat, u32)> {
        let printed = self.printed(column);
        let mut sums: PerSeat<(Seat, u32)> = Seat::all(usize::from(self.seats)).map(|seat| (seat, 0)).collect();
        for (seat, sausages) in self.stack(column).dice().filter_map(|(space, die)| earned(printed, space, die)) {
            sums[seat.index()].1 += u32::from(sausages);
        }
        if let Shelf::Sausages(count) = printed.shelf {
            sums[self.facts.seat.index()].1 += u32::from(count);
        }
        sums.retain(|(_, sausages)| *sausages > 0);
        sums
    }

    /// A die of a complete column goes home: to the hand, the jar, the reserve (R10, R19, R22).
    pub(super) fn goes_home(&mut self, user: User) {
        match user {
            User::Own(seat) => self.hands[seat.index()].add_blanks(1),
            User::Candy(_) => self.jar += 1,
            User::Support => self.reserve += 1,
        }
    }
}
