//! What a good player of Ratzzia values: food that is safe, food in front, columns that will be complete when it is its turn, dice in hand.

mod judge;
mod plan;
mod reason;

use rand::Rng;

use self::judge::{Judge, OTHERS};
use self::plan::{Hand, Plan};
use super::board::Column;
use super::dice::{Dice, Die};
use super::position::{Open, Phase};
use super::rules::{Move, Ratzzia};
use crate::engine::{Effort, Imagined, Mind, PerSeat, Phrase, Seat, Skill, Stop, View, Viewer, below};

/// How often an outcome is tried where it decides.
const TRIES: usize = 6;
/// With more dice in hand it always rolls.
const FEW: usize = 3;
/// What the chance to roll again is worth, where that is not looked into.
const SECOND_ROLL: f64 = 0.8;

impl Mind for Ratzzia {
    /// Makes a plan for the dice in hand (`mind/plan.rs`), valued by `mind/judge.rs`; what is not rolled yet is tried a few times.
    fn weigh(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, _stop: &Stop, worths: &mut Vec<f32>) {
        let open = &view.open;
        let judge = Judge::of(open);
        let choice = match open.phase {
            _ if legal.len() == 1 => legal.first().copied(),
            Phase::Turning => turn(open, &judge, legal, rng),
            Phase::Rerolling => reroll(open, &judge, legal, rng),
            Phase::Placing => place(open, &judge, legal, rng),
            _ => {
                worths.extend(legal.iter().map(|&choice| settled(&open.after_choice(choice), &judge) as f32));
                return;
            }
        };
        only(choice.unwrap_or(legal[0]), legal, worths);
    }

    /// By food in the bag and in front, dice, and what the columns promise, as each seat's own eyes weigh the position: what others have counts
    /// half, for of what they could do they will not do all.
    fn chances(position: &Imagined<Self>, _eyes: Viewer) -> PerSeat<f32> {
        let open = position.view(Viewer::Table).open;
        let judges: PerSeat<Judge> =
            Seat::all(usize::from(open.seats)).map(|seat| Judge::of_seat(&open, seat)).collect();
        let fortunes = judges.iter().enumerate().map(|(seat, judge)| judge.fortune(&open, seat));
        let usual = OTHERS * fortunes.sum::<f64>() / judges.len() as f64;
        let chance = |judge: &Judge| 1.0 / (1.0 + ((usual - judge.worth(&open)) / LEAD).exp());
        judges.iter().map(|judge| chance(judge) as f32).collect()
    }

    /// What the plan has no use for is rolled again, and nothing is tried out.
    fn glance(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
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
            None => Self::weigh(view, legal, rng, stop, worths),
        }
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn effort(skill: Skill) -> Effort {
        let (iterations, slips) = match skill {
            Skill::Easy => (8, 0.4),
            Skill::Medium => (12, 0.12),
            Skill::Hard => (300, 0.0),
        };
        Effort { iterations, horizon: 4, heat: 0.5, cool: 0.05, curiosity: 0.6, slips, forgets: 0.0 }
    }
}

/// This choice is worth something, the others nothing.
fn only(choice: Move, legal: &[Move], worths: &mut Vec<f32>) {
    worths.extend(legal.iter().map(|&other| f32::from(u8::from(other == choice))));
}

/// A lead of so much is worth e times the other's chance.
const LEAD: f64 = 14.0;

/// Rolls, or takes back where more is won by that (R6).
fn turn(open: &Open, judge: &Judge, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
    let can_roll = legal.first() == Some(&Move::Roll {});
    let count = open.hand().count();
    if can_roll && count > FEW {
        return Some(Move::Roll {});
    }
    let take_back = |choice: Move| match choice {
        Move::TakeBack { column } => judge.taking_back(open, column),
        _ => f64::MIN,
    };
    let back = best(legal, take_back);
    if !can_roll {
        return back;
    }
    let mut rolled = 0.0;
    for _ in 0..TRIES {
        rolled += Plan::of(open, judge, Hand { own: dice(count, rng), ..Hand::of(open) }).worth;
    }
    let rolled = rolled / TRIES as f64 + SECOND_ROLL;
    back.filter(|&back| take_back(back) > rolled).or(Some(Move::Roll {}))
}

/// Rolls again what the plan has no use for, or what completes nothing, or all, as trials tell; dice without a value always (R7).
fn reroll(open: &Open, judge: &Judge, legal: &[Move], rng: &mut impl Rng) -> Option<Move> {
    if legal.contains(&Move::RollSupport {}) {
        return Some(Move::RollSupport {});
    }
    let hand = Hand::of(open);
    let plan = Plan::of(open, judge, hand);
    let mut sets: arrayvec::ArrayVec<Dice, 3> = arrayvec::ArrayVec::new();
    for kept in [plan.used, plan.completing, Dice::NONE] {
        let mut set = *open.hand();
        set.take_all(&kept);
        if !set.is_empty() && !sets.contains(&set) {
            sets.push(set);
        }
    }
    let mut best = (plan.worth, Move::Keep {});
    for set in sets {
        let mut kept = *open.hand();
        kept.take_all(&set);
        let mut worth = 0.0;
        for _ in 0..TRIES {
            let mut own = dice(set.count(), rng);
            own.add_all(&kept);
            worth += Plan::of(open, judge, Hand { own, ..hand }).worth;
        }
        let worth = worth / TRIES as f64;
        if worth > best.0 {
            best = (worth, Move::Reroll { dice: set });
        }
    }
    Some(best.1)
}

/// The first step of the plan that is allowed (R21), else whatever is.
fn place(open: &Open, judge: &Judge, legal: &[Move], _rng: &mut impl Rng) -> Option<Move> {
    if legal.contains(&Move::RollSupport {}) {
        return Some(Move::RollSupport {});
    }
    let plan = Plan::of(open, judge, Hand::of(open));
    let allowed = |choice: &Move| legal.binary_search(choice).is_ok();
    let step = plan.steps.iter().copied().find(allowed);
    step.or_else(|| Some(Move::Finish {}).filter(allowed))
}

/// The worth of a position after all that is still to be chosen in this turn was chosen well.
fn settled(open: &Open, judge: &Judge) -> f64 {
    let mut choices = Vec::new();
    open.choices(&mut choices);
    let choosing = matches!(
        open.phase,
        Phase::Annie { .. } | Phase::Candy | Phase::Storing { .. } | Phase::Stealing | Phase::PassingFood
    );
    if !choosing {
        return judge.worth(open);
    }
    choices.into_iter().map(|choice| settled(&open.after_choice(choice), judge)).fold(f64::MIN, f64::max)
}

/// The choice that is worth most; the first of equals.
fn best(legal: &[Move], worth: impl Fn(Move) -> f64) -> Option<Move> {
    let mut best = None;
    let mut highest = f64::MIN;
    for &choice in legal {
        let worth = worth(choice);
        if best.is_none() || worth > highest {
            (best, highest) = (Some(choice), worth);
        }
    }
    best
}

fn dice(count: usize, rng: &mut impl Rng) -> Dice {
    (0..count).map(|_| Die::ALL[below(rng, 6) as usize]).collect()
}
