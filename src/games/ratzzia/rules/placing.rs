//! Where dice can be placed and when placing may end: R8, R9, R11, R19; what support dice demand is told in `two_players`.

use super::two_players::{self, Outlook};
use super::{Column, Die, Move, Open, Target, User, scan, turns};
use crate::engine::{Phrase, Refusal};
use crate::games::ratzzia::board::Printed;
use crate::games::ratzzia::dice::{Lying, Values};
use crate::games::ratzzia::happening::{Happening, Place, Witness};
use crate::games::ratzzia::position::Stack;

/// The legal moves while dice are placed.
pub(super) fn legal(open: &Open, moves: &mut Vec<Move>) {
    let outlook = Outlook::of(open);
    if open.can_roll_support() {
        moves.push(Move::RollSupport {});
    }
    let accepted = accepted_by_all(open);
    let targets = || Target::all().zip(accepted);
    for die in open.hand().values().iter() {
        let fitting = targets().filter(|(target, values)| values.contains(die) && outlook.allows_own(*target, die));
        moves.extend(fitting.map(|(column, _)| Move::Place { die, column }));
    }
    for die in open.support.values().iter() {
        let fitting = targets().filter(|(target, values)| values.contains(die) && outlook.allows_support(*target, die));
        moves.extend(fitting.map(|(column, _)| Move::PlaceSupport { die, column }));
    }
    if open.candies[open.facts.seat.index()] > 0 {
        for value in Die::ALL {
            let fitting = targets()
                .skip(1) // Never on the cat row (R19).
                .filter(|(target, values)| values.contains(value) && outlook.allows_candy(*target, value));
            moves.extend(fitting.map(|(column, _)| Move::PlaceCandy { value, column }));
        }
    }
    if outlook.may_finish() {
        moves.push(Move::Finish {});
    }
}

/// What each target takes, in their order.
fn accepted_by_all(open: &Open) -> [Values; 10] {
    let mut accepted = [Values::NONE; 10];
    for (values, target) in accepted.iter_mut().zip(Target::all()) {
        *values = open.accepted(target);
    }
    accepted
}

/// Whether a decision is allowed while dice are placed.
pub(super) fn check(open: &Open, choice: Move) -> Result<(), Refusal> {
    let seat = open.facts.seat;
    match choice {
        Move::Place { die, column } => {
            if open.hand().of(die) == 0 {
                let blank = open.hand().blanks() > 0;
                let key = if blank { "ratzzia-refuse-not-in-hand-blank" } else { "ratzzia-refuse-not-in-hand" };
                let phrase = Phrase::new(key).with("die", die.value()).with("seat", seat);
                return Err(Refusal::new(if blank { "R13" } else { "R8" }, phrase));
            }
            fits(open, die, column)?;
            two_players::keeps_the_best(open, Outlook::of(open).allows_own(column, die))
        }
        Move::PlaceSupport { die, column } => {
            if open.support.of(die) == 0 {
                return Err(Refusal::new("R20", Phrase::new("ratzzia-refuse-no-support").with("die", die.value())));
            }
            fits(open, die, column)?;
            two_players::keeps_the_best(open, Outlook::of(open).allows_support(column, die))
        }
        Move::PlaceCandy { value, column } => {
            if open.candies[seat.index()] == 0 {
                return Err(Refusal::new("R19", Phrase::new("ratzzia-refuse-no-candy").with("seat", seat)));
            }
            if column == Target::CatRow {
                return Err(Refusal::new("R19", Phrase::new("ratzzia-refuse-candy-cat")));
            }
            fits(open, value, column)?;
            two_players::keeps_the_best(open, Outlook::of(open).allows_candy(column, value))
        }
        Move::RollSupport {} => two_players::check_roll(open),
        Move::Finish {} => two_players::check_finish(open),
        _ => Err(turns::due(open)),
    }
}

/// R9, R11: whether a die of this value can lie there.
fn fits(open: &Open, die: Die, target: Target) -> Result<(), Refusal> {
    if open.accepted(target).contains(die) {
        return Ok(());
    }
    let Target::Column(column) = target else {
        return Err(Refusal::new("R11", Phrase::new("ratzzia-refuse-grey-full")));
    };
    let printed = open.printed(column);
    let Some(next) = open.next_space(column) else {
        return Err(Refusal::new("R9", Phrase::new("ratzzia-refuse-column-full").with("column", column.number())));
    };
    let space = printed.spaces[next];
    let phrase = match (space.needs, open.stack(column).joined_below(printed, next)) {
        (Some(needs), _) if needs != die => Phrase::new("ratzzia-refuse-needs").with("needs", needs.value()),
        (_, Some(below)) => Phrase::new("ratzzia-refuse-joined").with("below", below.value.value()),
        // Not reached: a space that needs nothing takes anything.
        (_, None) => Phrase::new("ratzzia-refuse-column-full"),
    };
    Err(Refusal::new("R9", phrase.with("column", column.number()).with("die", die.value())))
}

/// Puts the die down.
pub(super) fn place(open: &mut Open, choice: Move, witness: &mut impl Witness) {
    let seat = open.facts.seat;
    let (die, target) = match choice {
        Move::Place { die, column } => {
            open.hands[seat.index()].take(die);
            open.facts.placed += 1;
            (Lying { value: die, user: User::Own(seat) }, column)
        }
        Move::PlaceSupport { die, column } => {
            open.support.take(die);
            open.facts.support_placed += 1;
            (Lying { value: die, user: User::Support }, column)
        }
        Move::PlaceCandy { value, column } => {
            open.candies[seat.index()] -= 1;
            open.facts.placed += 1;
            (Lying { value, user: User::Candy(seat) }, column)
        }
        _ => return,
    };
    if let Some(at) = open.put(die, target) {
        witness.sees(|| Happening::Placed { at, die });
    }
}

impl Open {
    /// The index of the space that is next in a column: above its highest die, or the lowest uncovered one (R9).
    pub fn next_space(&self, column: Column) -> Option<usize> {
        self.stack(column).next_space(self.printed(column))
    }

    /// The values that can be placed there now (R9, R11); a candy die goes on columns only (R19).
    pub fn accepted(&self, target: Target) -> Values {
        match target {
            Target::CatRow if self.grey_free() > 0 => Values::ALL,
            Target::CatRow => Values::NONE,
            Target::Column(column) => {
                self.stack(column).next_takes(self.printed(column)).map_or(Values::NONE, |(_, takes)| takes)
            }
        }
    }

    /// Puts a die on the next space; where it lies now.
    pub(super) fn put(&mut self, die: Lying, target: Target) -> Option<Place> {
        match target {
            Target::CatRow => {
                let space = self.cat.len() as u8;
                self.cat.try_push(die).ok().map(|()| Place::Cat(space))
            }
            Target::Column(column) => {
                let next = self.next_space(column)?;
                self.columns[column.index()].0[next] = Some(die);
                Some(Place::Column(column, next as u8))
            }
        }
    }

    /// Whether an own die, or a candy die, can be placed now (R8).
    pub fn can_place_own(&self) -> bool {
        let hand = self.hand().values();
        let candy = self.candies[self.facts.seat.index()] > 0;
        let takes = |column| self.accepted(Target::Column(column));
        (!hand.is_empty() && self.grey_free() > 0)
            || Column::ALL.into_iter().map(takes).any(|values| {
                let fitting = if candy { values } else { values.and(hand) };
                !fitting.is_empty()
            })
    }

    /// Whether the one own die that must be placed has been (R8): a forced one counts only where no other is left in hand.
    pub fn has_placed_own(&self) -> bool {
        self.facts.placed > 0 || (self.facts.forced > 0 && self.hand().is_empty())
    }

    /// The columns that are complete now: those that a scan would resolve (R10).
    pub fn complete_columns(&self) -> impl Iterator<Item = Column> + use<'_> {
        scan::complete_columns(self)
    }
}

impl Stack {
    /// The index of the space that is next with these dice in a column (R9).
    pub fn next_space(&self, printed: &Printed) -> Option<usize> {
        let next = self.highest().map_or(printed.covered, |highest| highest + 1);
        (next < printed.spaces.len()).then_some(next)
    }

    /// That space and the values that it takes (R9).
    pub fn next_takes(&self, printed: &Printed) -> Option<(usize, Values)> {
        let next = self.next_space(printed)?;
        let takes = printed.spaces[next].takes();
        Some((next, self.joined_below(printed, next).map_or(takes, |below| takes.and(Values::only(below.value)))))
    }

    /// What lies below a space that is joined to it.
    fn joined_below(&self, printed: &Printed, space: usize) -> Option<Lying> {
        let below = space.checked_sub(1).filter(|_| printed.spaces[space].joined)?;
        self.0[below]
    }
}
