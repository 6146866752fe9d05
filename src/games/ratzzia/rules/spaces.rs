//! How dice get onto the board and off it: the next space of a column, the values it accepts, and the way home (R9–R11, R13, R19, R22).

use crate::games::ratzzia::board::{Column, PrintedColumn, Target};
use crate::games::ratzzia::dice::{DieOwner, PlacedDie, Values};
use crate::games::ratzzia::moves::Move;
use crate::games::ratzzia::position::{Open, Stack};
use crate::games::ratzzia::seen::{Effect, EffectSink, SpaceIndex};

/// Applies a legal placement; other moves change nothing.
pub(super) fn place(open: &mut Open, choice: Move, sink: &mut impl EffectSink) {
    let seat = open.turn.seat;
    let (die, target) = match choice {
        Move::Place { die, column } => {
            open.hands[seat.index()].take(die);
            open.turn.placed += 1;
            (PlacedDie { value: die, owner: DieOwner::Own(seat) }, column)
        }
        Move::PlaceSupport { die, column } => {
            open.support.take(die);
            open.turn.support_placed += 1;
            (PlacedDie { value: die, owner: DieOwner::Support }, column)
        }
        Move::PlaceCandy { value, column } => {
            open.candies[seat.index()] -= 1;
            open.turn.placed += 1;
            (PlacedDie { value, owner: DieOwner::Candy(seat) }, column)
        }
        _ => return,
    };
    if let Some(at) = open.put_die(die, target) {
        sink.record(|| Effect::Placed { at, die });
    }
}

impl Open {
    /// The index of the next space of a column: above its highest die, or the lowest uncovered one (R9).
    pub fn next_space(&self, column: Column) -> Option<usize> {
        self.stack(column).next_space(self.printed(column))
    }

    /// The values that the next space of a target accepts (R9, R11). Candy dice go on columns only (R19).
    pub fn accepted(&self, target: Target) -> Values {
        match target {
            Target::CatRow if self.grey_free() > 0 => Values::ALL,
            Target::CatRow => Values::EMPTY,
            Target::Column(column) => {
                self.stack(column).next_accepted(self.printed(column)).map_or(Values::EMPTY, |(_, accepted)| accepted)
            }
        }
    }

    /// Puts a die on the next space of a target, and returns that space.
    fn put_die(&mut self, die: PlacedDie, target: Target) -> Option<SpaceIndex> {
        match target {
            Target::CatRow => {
                let space = self.cat.len() as u8;
                self.cat.try_push(die).ok().map(|()| SpaceIndex::Cat(space))
            }
            Target::Column(column) => {
                let next = self.next_space(column)?;
                self.columns[column.index()].0[next] = Some(die);
                Some(SpaceIndex::Column(column, next as u8))
            }
        }
    }

    /// Whether an own die or a candy die can be placed now (R8).
    pub fn can_place_own(&self) -> bool {
        let hand = self.hand().values();
        let candy = self.candies[self.turn.seat.index()] > 0;
        let accepted = |column| self.accepted(Target::Column(column));
        (!hand.is_empty() && self.grey_free() > 0)
            || Column::ALL.into_iter().map(accepted).any(|values| {
                let fitting = if candy { values } else { values.intersection(hand) };
                !fitting.is_empty()
            })
    }

    /// Whether the one own die that must be placed has been placed (R8). A forced die counts only if no other is left in hand.
    pub fn has_placed_own(&self) -> bool {
        self.turn.placed > 0 || (self.turn.forced > 0 && self.hand().is_empty())
    }

    /// Returns a die of a complete column: to the hand without a value, to the jar, or to the reserve (R10, R19, R22).
    pub(super) fn return_home(&mut self, owner: DieOwner) {
        match owner {
            DieOwner::Own(seat) => self.hands[seat.index()].add_blanks(1),
            DieOwner::Candy(_) => self.jar += 1,
            DieOwner::Support => self.reserve += 1,
        }
    }

    /// Returns a die unpaid, on a take-back or when the cat comes: to the hand without a value, a candy die to the seat that uses it, a
    /// support die to the reserve (R13, R19, R22).
    pub(super) fn return_unpaid(&mut self, owner: DieOwner) {
        match owner {
            DieOwner::Own(seat) => self.hands[seat.index()].add_blanks(1),
            DieOwner::Candy(seat) => self.candies[seat.index()] += 1,
            DieOwner::Support => self.reserve += 1,
        }
    }
}

impl Stack {
    /// The index of the next space of a column that holds these dice (R9).
    pub fn next_space(&self, printed: &PrintedColumn) -> Option<usize> {
        let next = self.highest().map_or(printed.covered, |highest| highest + 1);
        (next < printed.spaces.len()).then_some(next)
    }

    /// The next space of a column that holds these dice, and the values that it accepts (R9).
    pub fn next_accepted(&self, printed: &PrintedColumn) -> Option<(usize, Values)> {
        let next = self.next_space(printed)?;
        let accepted = printed.spaces[next].accepted_values();
        let joined = self.joined_die_below(printed, next);
        Some((next, joined.map_or(accepted, |below| accepted.intersection(Values::only(below.value)))))
    }

    /// The die on the space below, if that is joined to this space.
    pub(super) fn joined_die_below(&self, printed: &PrintedColumn, space: usize) -> Option<PlacedDie> {
        let below = space.checked_sub(1).filter(|_| printed.spaces[space].joined)?;
        self.0[below]
    }
}
