//! The bot's knowledge of Ratzzia: it values safe food, front food, dice in hand, and columns likely to be completed. Sees views only.

mod evaluation;
mod gains;
mod ideas;
mod plan;

use arrayvec::ArrayVec;
use rand::Rng;

use self::evaluation::Evaluator;
use self::plan::{PlaceableDice, Plan};
use super::board::Column;
use super::dice::{Dice, Die};
use super::moves::Move;
use super::position::{Open, Phase};
use super::rules::Ratzzia;
use super::seen::Seen;
use crate::engine::{
    Determinization, Line, Mind, SearchSettings, Seat, Stop, Term, TurnGain, View, Viewer, Worth, random_below,
};

/// With at most this many dice to roll, all outcomes are enumerated.
const MAX_ENUMERATED_DICE: usize = 3;
/// With more dice to roll, this many outcomes are sampled.
const SAMPLED_ROLLS: usize = 6;
/// With more dice in hand the bot always rolls and never takes back.
const MAX_DICE_FOR_TAKE_BACK: usize = 3;
/// The value of the chance to re-roll, where the re-roll is not looked into, in food.
const REROLL_VALUE: f64 = 0.8;
/// The penalty for moves that no trial and no plan supports, in food.
const UNPLANNED_PENALTY: f64 = 0.5;
/// The score of the first step of the plan; ending the turn scores 0.
const PLAN_STEP_SCORE: f32 = 1.0;
/// How much less each later step of the plan scores.
const LATER_STEP_PENALTY: f32 = 0.05;

impl Mind for Ratzzia {
    const PLAYOUTS: u32 = 160;
    const SHARPNESS: Option<f32> = Some(0.75);
    const STYLE_ROOM: f32 = 0.0;

    /// Plans the placement of the dice in hand (`mind/plan.rs`), valued by `mind/evaluation.rs`; rolls to come are enumerated or sampled.
    fn score_moves(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop, scores: &mut Vec<f32>) {
        let open = &view.open;
        let evaluator = Evaluator::of(open);
        match open.phase {
            Phase::Turning => score_turn_start(open, &evaluator, legal, rng, scores),
            Phase::Rerolling => score_rerolls(open, &evaluator, legal, rng, scores),
            Phase::Placing => score_placements(open, &evaluator, legal, scores),
            _ => scores
                .extend(legal.iter().map(|&choice| value_after_choices(&open.after_choice(choice), &evaluator) as f32)),
        }
    }

    const TERMS: &'static [Term] = evaluation::TERMS;
    const IN_HAND: usize = evaluation::BAG_TERM + 1;

    const RIVALS: Term = Term { more: "ratzzia-term-rivals", less: "ratzzia-term-rivals-less", number: 0, unit: 1.0 };

    fn rivals_term(term: usize) -> Option<Term> {
        evaluation::rivals_term(term)
    }

    fn turn_gains(seat: Seat, _before: &Open, _after: &Open, seen: &[Seen]) -> Vec<TurnGain> {
        gains::turn_gains(seat, seen)
    }

    /// What each seat has of its own: food, dice, and what the columns promise it.
    fn worth(position: &Determinization<Self>, _eyes: Viewer) -> Worth {
        let open = position.view(Viewer::Table).open;
        let own_terms = |seat| Evaluator::of_own(&open, seat).own_terms(&open);
        Worth::of_seats(usize::from(open.seats), LEAD_SCALE, own_terms)
    }

    /// Re-rolls what the plan has no use for, without sampling rolls.
    fn score_moves_fast(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        let open = &view.open;
        let evaluator = Evaluator::of(open);
        let choice = match open.phase {
            Phase::Turning if legal.first() == Some(&Move::Roll {}) && open.hand().count() > 1 => Some(Move::Roll {}),
            Phase::Rerolling if !legal.contains(&Move::RollSupport {}) => {
                let mut rest = *open.hand();
                rest.take_all(&Plan::of(open, &evaluator, PlaceableDice::of(open)).used);
                Some(if rest.is_empty() { Move::Keep {} } else { Move::Reroll { dice: rest } })
            }
            _ => None,
        };
        match choice {
            Some(choice) => score_only(choice, legal, scores),
            None => Self::score_moves(view, legal, rng, stop, scores),
        }
    }

    fn ideas(line: &Line<Self>) -> Vec<&'static str> {
        ideas::ideas(line)
    }

    fn search_settings() -> [SearchSettings; 5] {
        // Looking at one's own turn more often tells more than looking at the next player's, even more so among four.
        let levels = [(0, 2, 0.3), (0, 2, 0.52), (0, 2, 0.7), (40, 2, 0.9), (4000, 1, 1.0)];
        levels.map(|(iterations, horizon, notice_rate)| SearchSettings {
            iterations,
            horizon,
            prior_temperature: 0.5,
            rollout_temperature: 0.05,
            exploration: 0.6,
            notice_rate,
            forget_rate: 0.0,
        })
    }
}

/// Scores this move 1 and all others 0.
fn score_only(choice: Move, legal: &[Move], scores: &mut Vec<f32>) {
    scores.extend(legal.iter().map(|&other| f32::from(u8::from(other == choice))));
}

/// The lead, in food, that makes a seat e times as likely to win as another.
const LEAD_SCALE: f32 = 40.0 / 3.0;

/// Scores rolling and taking back (R6).
fn score_turn_start(open: &Open, evaluator: &Evaluator, legal: &[Move], rng: &mut impl Rng, scores: &mut Vec<f32>) {
    let count = open.hand().count();
    let can_roll = legal.first() == Some(&Move::Roll {});
    if can_roll && count > MAX_DICE_FOR_TAKE_BACK {
        return score_only(Move::Roll {}, legal, scores);
    }
    let roll_value =
        if can_roll { expected_roll_value(open, evaluator, Dice::NONE, count, rng) + REROLL_VALUE } else { 0.0 };
    scores.extend(legal.iter().map(|&choice| match choice {
        Move::TakeBack { column } => evaluator.take_back_gain(open, column) as f32,
        _ => roll_value as f32,
    }));
}

/// Scores re-rolls (R7) by trial: of what the plan has no use for, of what completes no column, and of all dice. Dice without a value are
/// always re-rolled.
fn score_rerolls(open: &Open, evaluator: &Evaluator, legal: &[Move], rng: &mut impl Rng, scores: &mut Vec<f32>) {
    if legal.contains(&Move::RollSupport {}) {
        return score_only(Move::RollSupport {}, legal, scores);
    }
    let hand = PlaceableDice::of(open);
    let plan = Plan::of(open, evaluator, hand);
    let mut tried: ArrayVec<(Dice, f64), 3> = ArrayVec::new();
    for kept in [plan.used, plan.completing, Dice::NONE] {
        let mut set = hand.own;
        set.take_all(&kept);
        if set.is_empty() || tried.iter().any(|(other, _)| *other == set) {
            continue;
        }
        let mut kept = hand.own;
        kept.take_all(&set);
        tried.push((set, expected_roll_value(open, evaluator, kept, set.count(), rng)));
    }
    let least = tried.iter().map(|(_, value)| *value).fold(plan.gain, f64::min);
    let value = |choice| match choice {
        Move::Reroll { dice } => {
            tried.iter().find(|(set, _)| *set == dice).map_or(least - UNPLANNED_PENALTY, |(_, value)| *value)
        }
        _ => plan.gain,
    };
    scores.extend(legal.iter().map(|&choice| value(choice) as f32));
}

/// Scores placements: the legal steps of the plan (R21) in order, then ending the turn.
fn score_placements(open: &Open, evaluator: &Evaluator, legal: &[Move], scores: &mut Vec<f32>) {
    if legal.contains(&Move::RollSupport {}) {
        return score_only(Move::RollSupport {}, legal, scores);
    }
    let plan = Plan::of(open, evaluator, PlaceableDice::of(open));
    let value = |choice: Move| match plan.steps.iter().position(|&step| step == choice) {
        Some(later) => PLAN_STEP_SCORE - LATER_STEP_PENALTY * later as f32,
        None if choice == Move::Finish {} => 0.0,
        None => -UNPLANNED_PENALTY as f32,
    };
    scores.extend(legal.iter().map(|&choice| value(choice)));
}

/// The value of a position after the best of all decisions that rewards still leave in this turn.
fn value_after_choices(open: &Open, evaluator: &Evaluator) -> f64 {
    let is_chosen = matches!(
        open.phase,
        Phase::Annie { .. } | Phase::Candy | Phase::Storing { .. } | Phase::Stealing | Phase::PassingFood
    );
    if !is_chosen {
        return evaluator.position_value(open);
    }
    let mut choices = Vec::new();
    open.legal_moves(&mut choices);
    choices
        .into_iter()
        .map(|choice| value_after_choices(&open.after_choice(choice), evaluator))
        .fold(f64::MIN, f64::max)
}

/// The mean value of the best plan when `count` dice are rolled beside the kept ones. Support dice that can still be rolled (R20) get a random
/// roll. Dice that go to the cat are in no plan, and are lost for the next turn too (R12, R13).
fn expected_roll_value(open: &Open, evaluator: &Evaluator, kept: Dice, count: usize, rng: &mut impl Rng) -> f64 {
    let before = open.cat_number().map_or(0.0, |_| evaluator.position_value(open));
    let value = |rolled: &Dice, rng: &mut _| {
        let mut own = kept;
        own.add_all(rolled);
        if open.forced_dice(&own).is_empty() {
            return Plan::of(open, evaluator, PlaceableDice { own, ..hand_with_support_roll(open, rng) }).gain;
        }
        let after = open.after_roll(own);
        Plan::of(&after, evaluator, hand_with_support_roll(&after, rng)).gain + evaluator.position_value(&after)
            - before
    };
    if count > MAX_ENUMERATED_DICE {
        let tries = (0..SAMPLED_ROLLS).map(|_| value(&random_roll(count, rng), rng));
        return tries.sum::<f64>() / SAMPLED_ROLLS as f64;
    }
    let (mut sum, mut ways) = (0.0, 0.0);
    for_each_roll(count, Dice::NONE, &Die::ALL, 1.0, &mut |dice, count| {
        sum += count * value(&dice, rng);
        ways += count;
    });
    sum / ways
}

/// The dice that the seat on turn can place, with a random roll of the support dice that can still be rolled (R20).
fn hand_with_support_roll(open: &Open, rng: &mut impl Rng) -> PlaceableDice {
    let mut hand = PlaceableDice::of(open);
    hand.support.add_all(&random_roll(open.support_to_roll(), rng));
    hand
}

fn random_roll(count: usize, rng: &mut impl Rng) -> Dice {
    (0..count).map(|_| Die::ALL[random_below(rng, 6) as usize]).collect()
}

/// Calls `each` with `dice` plus every multiset of `count` dice of these values, and the number of ways to roll it, relative to `ways`.
fn for_each_roll(count: usize, dice: Dice, values: &[Die], ways: f64, each: &mut impl FnMut(Dice, f64)) {
    if count == 0 {
        return each(dice, ways);
    }
    let Some((&die, higher)) = values.split_first() else { return };
    let (mut dice, mut ways) = (dice, ways);
    for equal in 0..=count {
        // Equal dice are not told apart, so the number of orders is divided by the factorial of `equal`.
        if equal > 0 {
            dice.add(die);
            ways /= equal as f64;
        }
        for_each_roll(count - equal, dice, higher, ways, each);
    }
}
