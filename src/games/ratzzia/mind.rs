//! What a good player of Ratzzia values: food that is safe, food in front, columns that will be complete when it is its turn, dice in hand.

mod judge;
mod plan;
mod reason;

use arrayvec::ArrayVec;
use rand::Rng;

use self::judge::Judge;
use self::plan::{Hand, Plan};
use super::board::Column;
use super::dice::{Dice, Die};
use super::position::{Open, Phase};
use super::rules::{Move, Ratzzia};
use crate::engine::{
    Determinization, Mind, PerSeat, Phrase, SearchSettings, Seat, Stop, View, Viewer, random_below, softmax,
};

/// With no more dice to roll, every outcome counts as often as it comes …
const COUNTED: usize = 3;
/// … with more, so many are tried.
const TRIES: usize = 6;
/// With more dice in hand it always rolls.
const FEW: usize = 3;
/// What the chance to roll again is worth, where that is not looked into.
const SECOND_ROLL: f64 = 0.8;
/// How much less what no trial or plan speaks for is thought to be worth.
const UNTRIED: f64 = 0.5;
/// What a step of the plan is worth more than the end of the turn …
const STEP: f32 = 1.0;
/// … and how much less a later one.
const LATER_STEP: f32 = 0.05;

impl Mind for Ratzzia {
    /// Makes a plan for the dice in hand (`mind/plan.rs`), valued by `mind/judge.rs`; what is not rolled yet is tried a few times.
    fn score_moves(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop, worths: &mut Vec<f32>) {
        let open = &view.open;
        let judge = Judge::of(open);
        match open.phase {
            Phase::Turning => turn(open, &judge, legal, rng, worths),
            Phase::Rerolling => reroll(open, &judge, legal, rng, worths),
            Phase::Placing => place(open, &judge, legal, worths),
            _ => worths.extend(legal.iter().map(|&choice| settled(&open.after_choice(choice), &judge) as f32)),
        }
    }

    /// By food in the bag and in front, dice, and what the columns promise, as each seat's own eyes weigh the position: what others have counts
    /// half, for of what they could do they will not do all.
    fn win_probabilities(position: &Determinization<Self>, _eyes: Viewer) -> PerSeat<f32> {
        let open = position.view(Viewer::Table).open;
        softmax(Seat::all(usize::from(open.seats)).map(|seat| Judge::of_seat(&open, seat).worth(&open) as f32), LEAD)
    }

    /// What the plan has no use for is rolled again, and nothing is tried out.
    fn score_moves_fast(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        let open = &view.open;
        let judge = Judge::of(open);
        let choice = match open.phase {
            Phase::Turning if legal.first() == Some(&Move::Roll {}) && open.hand().count() > 1 => Some(Move::Roll {}),
            Phase::Rerolling if !legal.contains(&Move::RollSupport {}) => {
                let mut rest = *open.hand();
                rest.take_all(&Plan::of(open, &judge, Hand::of(open)).used);
                Some(if rest.is_empty() { Move::Keep {} } else { Move::Reroll { dice: rest } })
            }
            _ => None,
        };
        match choice {
            Some(choice) => only(choice, legal, worths),
            None => Self::score_moves(view, legal, rng, stop, worths),
        }
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn search_settings() -> [SearchSettings; 3] {
        // To look at one's own turn more often tells more than to look at the next player's, and among four the more so.
        [(6, 2, 0.6), (40, 2, 0.08), (500, 1, 0.0)].map(|(iterations, horizon, blunder_rate)| SearchSettings {
            iterations,
            horizon,
            prior_temperature: 0.5,
            rollout_temperature: 0.05,
            exploration: 0.6,
            blunder_rate,
            forget_rate: 0.0,
        })
    }
}

/// This choice is worth something, the others nothing.
fn only(choice: Move, legal: &[Move], worths: &mut Vec<f32>) {
    worths.extend(legal.iter().map(|&other| f32::from(u8::from(other == choice))));
}

/// A lead of so much is worth e times the other's chance.
const LEAD: f32 = 20.0;

/// Rolls, or takes back where more is won by that (R6).
fn turn(open: &Open, judge: &Judge, legal: &[Move], rng: &mut impl Rng, worths: &mut Vec<f32>) {
    let count = open.hand().count();
    let can_roll = legal.first() == Some(&Move::Roll {});
    if can_roll && count > FEW {
        return only(Move::Roll {}, legal, worths);
    }
    let rolled = if can_roll { rolled(open, judge, Dice::NONE, count, rng) + SECOND_ROLL } else { 0.0 };
    worths.extend(legal.iter().map(|&choice| match choice {
        Move::TakeBack { column } => judge.taking_back(open, column) as f32,
        _ => rolled as f32,
    }));
}

/// Rolls again what the plan has no use for, or what completes nothing, or all, as trials tell; dice without a value always (R7).
fn reroll(open: &Open, judge: &Judge, legal: &[Move], rng: &mut impl Rng, worths: &mut Vec<f32>) {
    if legal.contains(&Move::RollSupport {}) {
        return only(Move::RollSupport {}, legal, worths);
    }
    let hand = Hand::of(open);
    let plan = Plan::of(open, judge, hand);
    let mut tried: ArrayVec<(Dice, f64), 3> = ArrayVec::new();
    for kept in [plan.used, plan.completing, Dice::NONE] {
        let mut set = hand.own;
        set.take_all(&kept);
        if set.is_empty() || tried.iter().any(|(other, _)| *other == set) {
            continue;
        }
        let mut kept = hand.own;
        kept.take_all(&set);
        tried.push((set, rolled(open, judge, kept, set.count(), rng)));
    }
    let least = tried.iter().map(|(_, worth)| *worth).fold(plan.worth, f64::min);
    let worth = |choice| match choice {
        Move::Reroll { dice } => {
            tried.iter().find(|(set, _)| *set == dice).map_or(least - UNTRIED, |(_, worth)| *worth)
        }
        _ => plan.worth,
    };
    worths.extend(legal.iter().map(|&choice| worth(choice) as f32));
}

/// The steps of the plan that are allowed (R21), the first one first; else the end of the turn.
fn place(open: &Open, judge: &Judge, legal: &[Move], worths: &mut Vec<f32>) {
    if legal.contains(&Move::RollSupport {}) {
        return only(Move::RollSupport {}, legal, worths);
    }
    let plan = Plan::of(open, judge, Hand::of(open));
    let worth = |choice: Move| match plan.steps.iter().position(|&step| step == choice) {
        Some(later) => STEP - LATER_STEP * later as f32,
        None if choice == Move::Finish {} => 0.0,
        None => -UNTRIED as f32,
    };
    worths.extend(legal.iter().map(|&choice| worth(choice)));
}

/// The worth of a position after all that is still to be chosen in this turn was chosen well.
fn settled(open: &Open, judge: &Judge) -> f64 {
    let is_chosen = matches!(
        open.phase,
        Phase::Annie { .. } | Phase::Candy | Phase::Storing { .. } | Phase::Stealing | Phase::PassingFood
    );
    if !is_chosen {
        return judge.worth(open);
    }
    let mut choices = Vec::new();
    open.choices(&mut choices);
    choices.into_iter().map(|choice| settled(&open.after_choice(choice), judge)).fold(f64::MIN, f64::max)
}

/// What the best plan is worth in the mean when so many dice are rolled beside those that are kept, the support dice too if they still can be
/// (R20): some roll of theirs. What goes to the cat is in no plan, and is lost for the next turn too (R12, R13).
fn rolled(open: &Open, judge: &Judge, kept: Dice, count: usize, rng: &mut impl Rng) -> f64 {
    let before = open.cat_number().map_or(0.0, |_| judge.worth(open));
    let worth = |rolled: &Dice, rng: &mut _| {
        let mut own = kept;
        own.add_all(rolled);
        if open.forced(&own).is_empty() {
            return Plan::of(open, judge, Hand { own, ..with_support(open, rng) }).worth;
        }
        let after = open.after_roll(own);
        Plan::of(&after, judge, with_support(&after, rng)).worth + judge.worth(&after) - before
    };
    if count > COUNTED {
        let tries = (0..TRIES).map(|_| worth(&some_roll(count, rng), rng));
        return tries.sum::<f64>() / TRIES as f64;
    }
    let (mut sum, mut ways) = (0.0, 0.0);
    each_roll(count, Dice::NONE, &Die::ALL, 1.0, &mut |dice, count| {
        sum += count * worth(&dice, rng);
        ways += count;
    });
    sum / ways
}

/// What the seat on turn can place once the support dice are rolled, as they may fall.
fn with_support(open: &Open, rng: &mut impl Rng) -> Hand {
    let mut hand = Hand::of(open);
    hand.support.add_all(&some_roll(open.support_to_roll(), rng));
    hand
}

fn some_roll(count: usize, rng: &mut impl Rng) -> Dice {
    (0..count).map(|_| Die::ALL[random_below(rng, 6) as usize]).collect()
}

/// Every set of so many dice of these values beside those that are given, and in how many ways it can be rolled, relative to `ways`.
fn each_roll(count: usize, dice: Dice, values: &[Die], ways: f64, each: &mut impl FnMut(Dice, f64)) {
    if count == 0 {
        return each(dice, ways);
    }
    let Some((&die, higher)) = values.split_first() else { return };
    let (mut dice, mut ways) = (dice, ways);
    for equal in 0..=count {
        // Orders of equal dice are one: divided by equal!
        if equal > 0 {
            dice.add(die);
            ways /= equal as f64;
        }
        each_roll(count - equal, dice, higher, ways, each);
    }
}
