//! Which dice can be placed where, and when placing may end: R8, R9, R11, R19. What support dice demand beyond that is in `support_dice`.

use super::due;
use super::support_dice::{self, PlacementLimits};
use super::targets::TargetSet;
use crate::engine::{Phrase, Refusal};
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Die, DieKind};
use crate::games::ratzzia::moves::Move;
use crate::games::ratzzia::position::Open;

/// Adds the legal moves while dice are placed.
pub(super) fn legal_moves(open: &Open, moves: &mut Vec<Move>) {
    let limits = PlacementLimits::of(open);
    if open.can_roll_support() {
        moves.push(Move::RollSupport {});
    }
    let fitting = fitting_targets(open);
    let targets = |kind, die: Die| limits.allowed_targets(kind, die, fitting[die.index()]).iter();
    for die in open.hand().values().iter() {
        targets(DieKind::Own, die).for_each(|column| moves.push(Move::Place { die, column }));
    }
    for die in open.support.values().iter() {
        targets(DieKind::Support, die).for_each(|column| moves.push(Move::PlaceSupport { die, column }));
    }
    if open.candies[open.turn.seat.index()] > 0 {
        for value in Die::ALL {
            // Never on the cat row (R19).
            let columns = fitting[value.index()].intersection(TargetSet::COLUMNS);
            let allowed = limits.allowed_targets(DieKind::Candy, value, columns);
            allowed.iter().for_each(|column| moves.push(Move::PlaceCandy { value, column }));
        }
    }
    if limits.may_finish() {
        moves.push(Move::Finish {});
    }
}

/// The targets whose next space accepts each value (R9, R11).
fn fitting_targets(open: &Open) -> [TargetSet; Die::COUNT] {
    let mut fitting = [TargetSet::default(); Die::COUNT];
    for target in Target::all() {
        open.accepted(target).iter().for_each(|die| fitting[die.index()].insert(target));
    }
    fitting
}

/// Checks a decision while dice are placed.
pub(super) fn check(open: &Open, choice: Move) -> Result<(), Refusal> {
    let seat = open.turn.seat;
    match choice {
        Move::Place { die, column } => {
            if open.hand().count_of(die) == 0 {
                let blank = open.hand().blanks() > 0;
                let key = if blank { "ratzzia-refuse-not-in-hand-blank" } else { "ratzzia-refuse-not-in-hand" };
                let phrase = Phrase::new(key).with("die", die.value()).with("seat", seat);
                return Err(Refusal::new(if blank { "R13" } else { "R8" }, phrase));
            }
            check_fit(open, die, column)?;
            support_dice::check_best_reachable(open, PlacementLimits::of(open).allows(DieKind::Own, column, die))
        }
        Move::PlaceSupport { die, column } => {
            if open.support.count_of(die) == 0 {
                return Err(Refusal::new("R20", Phrase::new("ratzzia-refuse-no-support").with("die", die.value())));
            }
            check_fit(open, die, column)?;
            support_dice::check_best_reachable(open, PlacementLimits::of(open).allows(DieKind::Support, column, die))
        }
        Move::PlaceCandy { value, column } => {
            if open.candies[seat.index()] == 0 {
                return Err(Refusal::new("R19", Phrase::new("ratzzia-refuse-no-candy").with("seat", seat)));
            }
            if column == Target::CatRow {
                return Err(Refusal::new("R19", Phrase::new("ratzzia-refuse-candy-cat")));
            }
            check_fit(open, value, column)?;
            support_dice::check_best_reachable(open, PlacementLimits::of(open).allows(DieKind::Candy, column, value))
        }
        Move::RollSupport {} => support_dice::check_roll(open),
        Move::Finish {} => support_dice::check_finish(open),
        _ => Err(due::refusal(open)),
    }
}

/// Checks that the next space of a target accepts this value (R9, R11).
fn check_fit(open: &Open, die: Die, target: Target) -> Result<(), Refusal> {
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
    let phrase = match (space.needs, open.stack(column).joined_die_below(printed, next)) {
        (Some(needs), _) if needs != die => Phrase::new("ratzzia-refuse-needs").with("needs", needs.value()),
        (_, Some(below)) => Phrase::new("ratzzia-refuse-joined").with("below", below.value.value()),
        // Unreachable: a space without a number that is not joined takes any die.
        (_, None) => Phrase::new("ratzzia-refuse-column-full"),
    };
    Err(Refusal::new("R9", phrase.with("column", column.number()).with("die", die.value())))
}
