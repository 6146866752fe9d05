//! The ideas of puzzles in Ratzzia: what a seat's decisions do, by their effects. Everything is public.

use crate::engine::{Line, Seat};
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::moves::{Direction, Move};
use crate::games::ratzzia::position::Phase;
use crate::games::ratzzia::rules::Ratzzia;
use crate::games::ratzzia::seen::Effect;

/// The sum of a pair of two sixes or of two fives: more than those store seldom.
const HIGH_PAIR: u8 = 10;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<Ratzzia>) -> Vec<&'static str> {
    let me = line.seat;
    let effects = || line.seen.iter().flat_map(|seen| &seen.effects);
    let has = |is_wanted: &dyn Fn(&Effect) -> bool| effects().any(is_wanted);
    let moved = |is_wanted: &dyn Fn(&Move) -> bool| line.moves.iter().any(is_wanted);
    let completed = effects().filter(|effect| matches!(effect, Effect::Completed { .. })).count();
    let in_cat_row = |choice: &Move| choice.placement().is_some_and(|(_, target)| target == Target::CatRow);
    // The turn goes on with dice in hand that could have been placed.
    let holds_back = moved(&|choice| *choice == Move::Finish {}) && line.after.open.hands[me.index()].count() > 0;
    let stored = effects().find_map(|effect| match effect {
        Effect::Stored { seat, amount } if *seat == me => Some(*amount),
        _ => None,
    });
    let in_front = line.before.open.front.get(me.index()).copied().unwrap_or(0);
    let all = [
        (stored.is_some_and(|amount| u32::from(amount) > in_front), "puzzle-idea-ratzzia-earn-and-store"),
        (stored.is_some_and(|amount| amount >= HIGH_PAIR), "puzzle-idea-ratzzia-high-pair"),
        (stored.is_some(), "puzzle-idea-ratzzia-store"),
        (moved(&|choice| *choice == Move::NoStore {}), "puzzle-idea-ratzzia-no-store"),
        (completed >= 2, "puzzle-idea-ratzzia-chain"),
        (has(&|effect| matches!(effect, Effect::CatCame { .. })), "puzzle-idea-ratzzia-cat"),
        (has(&|effect| matches!(effect, Effect::Stolen { by, .. } if *by == me)), "puzzle-idea-ratzzia-steal"),
        (has(&|effect| comes_in(effect, me)), "puzzle-idea-ratzzia-pass-food"),
        (has(&|effect| matches!(effect, Effect::AnnieMoved { .. })), "puzzle-idea-ratzzia-annie"),
        (has(&|effect| matches!(effect, Effect::CandyTaken { seat, .. } if *seat == me)), "puzzle-idea-ratzzia-candy"),
        (moved(&|choice| matches!(choice, Move::PlaceCandy { .. })), "puzzle-idea-ratzzia-use-candy"),
        (moved(&|choice| matches!(choice, Move::PlaceSupport { .. })), "puzzle-idea-ratzzia-support"),
        (completed == 1, "puzzle-idea-ratzzia-complete"),
        (moved(&|choice| matches!(choice, Move::TakeBack { .. })), "puzzle-idea-ratzzia-take-back"),
        (moved(&|choice| *choice == Move::Keep {}), "puzzle-idea-ratzzia-keep"),
        (moved(&|choice| matches!(choice, Move::Reroll { .. })), "puzzle-idea-ratzzia-reroll"),
        (moved(&|choice| *choice == Move::Roll {}), "puzzle-idea-ratzzia-roll"),
        (moved(&in_cat_row), "puzzle-idea-ratzzia-cat-row"),
        (holds_back, "puzzle-idea-ratzzia-hold-back"),
        (line.before.open.phase == Phase::Placing && completed == 0, "puzzle-idea-ratzzia-prepare"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}

/// Whether more food is passed to this seat than it passes on.
fn comes_in(effect: &Effect, me: Seat) -> bool {
    let Effect::FoodPassed { direction, gave } = effect else { return false };
    let seats = gave.len();
    let giver = match direction {
        Direction::Clockwise => (me.index() + seats - 1) % seats,
        Direction::Anticlockwise => (me.index() + 1) % seats,
    };
    gave.get(giver) > gave.get(me.index())
}
