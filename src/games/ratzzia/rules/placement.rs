//! Which dice can be placed where, and when placing may end: R8, R9, R11, R19. What support dice demand beyond that is in `support_dice`.

use super::due;
use super::support_dice::{self, PlacementLimits};
use crate::engine::{Phrase, Refusal};
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Die, Values};
use crate::games::ratzzia::moves::Move;
use crate::games::ratzzia::position::Open;

/// Adds the legal moves while dice are placed.
pub(super) fn legal_moves(open: &Open, moves: &mut Vec<Move>) {
    let limits = PlacementLimits::of(open);
    if open.can_roll_support() {
        moves.push(Move::RollSupport {});
    }
    let accepted = accepted_by_target(open);
    let targets = || Target::all().zip(accepted);
    for die in open.hand().values().iter() {
        let fitting = targets().filter(|(target, values)| values.contains(die) && limits.allows_own(*target, die));
        moves.extend(fitting.map(|(column, _)| Move::Place { die, column }));
    }
    for die in open.support.values().iter() {
        let fitting = targets().filter(|(target, values)| values.contains(die) && limits.allows_support(*target, die));
        moves.extend(fitting.map(|(column, _)| Move::PlaceSupport { die, column }));
    }
    if open.candies[open.turn.seat.index()] > 0 {
        for value in Die::ALL {
            let fitting = targets()
                .skip(1) // Never on the cat row (R19).
                .filter(|(target, values)| values.contains(value) && limits.allows_candy(*target, value));
            moves.extend(fitting.map(|(column, _)| Move::PlaceCandy { value, column }));
        }
    }
    if limits.may_finish() {
        moves.push(Move::Finish {});
    }
}

/// The values that each target accepts, in the order of [`Target::all`].
fn accepted_by_target(open: &Open) -> [Values; 10] {
    let mut accepted = [Values::EMPTY; 10];
    for (values, target) in accepted.iter_mut().zip(Target::all()) {
        *values = open.accepted(target);
    }
    accepted
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
            support_dice::check_best_reachable(open, PlacementLimits::of(open).allows_own(column, die))
        }
        Move::PlaceSupport { die, column } => {
            if open.support.count_of(die) == 0 {
                return Err(Refusal::new("R20", Phrase::new("ratzzia-refuse-no-support").with("die", die.value())));
            }
            check_fit(open, die, column)?;
            support_dice::check_best_reachable(open, PlacementLimits::of(open).allows_support(column, die))
        }
        Move::PlaceCandy { value, column } => {
            if open.candies[seat.index()] == 0 {
                return Err(Refusal::new("R19", Phrase::new("ratzzia-refuse-no-candy").with("seat", seat)));
            }
            if column == Target::CatRow {
                return Err(Refusal::new("R19", Phrase::new("ratzzia-refuse-candy-cat")));
            }
            check_fit(open, value, column)?;
            support_dice::check_best_reachable(open, PlacementLimits::of(open).allows_candy(column, value))
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
