//! How a strong player draws its moves: answers by the mixed strategy that gives nothing away, steps among those that are about
//! equally good, hiding and the guard's first place evenly.

use super::answer_game::AnswerGame;
use super::capture::ByPlace;
use super::situation::{RoundTerms, Situation, swap_of};
use super::tracking::{Effort, TrackedBelief};
use crate::engine::{Terms, View, terms};
use crate::games::kalle::common::{MAX_TURNED, Phase};
use crate::games::kalle::rules::{Kalle, Move};
use crate::games::kalle::square::LidIndex;

/// A step whose value is this much below the best one's is never made, in cheeses; better ones the more often, the less they lack.
const STEP_MARGIN: f32 = 0.03;

/// Share of the steps among nearly equal ones that is spread evenly, whatever the game of the last answer says.
const EVEN_SHARE: f32 = 0.1;

/// How strongly likelier places are preferred when pointing: weights are this power of the belief.
const POINTING_POWER: i32 = 8;

/// The weight of each legal move for the seat on turn; `None` where this view says too little.
pub fn move_weights(view: &View<Kalle>, legal: &[Move], effort: Effort) -> Option<Vec<f32>> {
    let common = &view.open.common;
    let known = known_rat(view);
    let terms = RoundTerms::of(common);
    let tracked = || TrackedBelief::from_history(&view.memory.history, terms, effort);
    let weights: Vec<f32> = match common.phase {
        Phase::Hiding | Phase::Placing => vec![1.0; legal.len()],
        Phase::Swapping => {
            let game = tracked().answer_game(effort);
            let rat = known?.index();
            let weight = |choice: &Move| game.probabilities(swap_of(*choice)).map_or(0.0, |by_place| by_place[rat]);
            legal.iter().map(weight).collect()
        }
        Phase::Searching => {
            let tracked = tracked();
            let steps = step_weights(&belief(view, &tracked), &tracked, terms, effort);
            let weight = |choice: &Move| {
                steps.iter().find(|(to, _)| *choice == Move::MoveGuard { to: *to }).map_or(0.0, |(_, weight)| *weight)
            };
            legal.iter().map(weight).collect()
        }
        Phase::Pointing => {
            let belief = belief(view, &tracked());
            let weight = |choice: &Move| match choice {
                Move::Point { at } => belief[at.index()].powi(POINTING_POWER),
                _ => 0.0,
            };
            legal.iter().map(weight).collect()
        }
        Phase::Proving => {
            legal.iter().map(|choice| f32::from(known.is_some_and(|at| *choice == Move::Prove { at }))).collect()
        }
        Phase::Starting | Phase::Dealing { .. } | Phase::Over => return None,
    };
    weights.iter().any(|&weight| weight > 0.0).then_some(weights)
}

/// What each legal move brings the seat on turn, in cheeses, by the terms of the mind: nothing yet, the chance to find the rat or
/// to be right at once, the share of finding it later, and the chance not to be caught at the next step. `None` where this view
/// says too little.
pub fn move_terms(view: &View<Kalle>, legal: &[Move], effort: Effort) -> Option<Vec<Terms>> {
    let common = &view.open.common;
    let known = known_rat(view);
    let round = RoundTerms::of(common);
    let tracked = || TrackedBelief::from_history(&view.memory.history, round, effort);
    let now = |chance: f32| terms([0.0, chance]);
    match common.phase {
        Phase::Hiding | Phase::Placing => Some(vec![Terms::default(); legal.len()]),
        Phase::Searching => {
            let tracked = tracked();
            let chances = step_chances(&belief(view, &tracked), tracked.situation(), round, effort);
            let of_step = |choice: &Move| {
                let found = chances.iter().find(|step| *choice == Move::MoveGuard { to: step.to });
                found.map_or(Terms::default(), |step| terms([0.0, step.now, step.later]))
            };
            Some(legal.iter().map(of_step).collect())
        }
        Phase::Swapping => {
            let game = tracked().answer_game(effort);
            let rat = known?;
            let of_answer = |choice: &Move| {
                let answer = swap_of(*choice);
                let place = answer.map_or(rat, |(a, b)| {
                    if rat == a {
                        b
                    } else if rat == b {
                        a
                    } else {
                        rat
                    }
                });
                let caught =
                    game.steps_after(answer).iter().find(|(to, _)| *to == place).map_or(0.0, |(_, share)| *share);
                terms([0.0, 0.0, 0.0, -caught])
            };
            Some(legal.iter().map(of_answer).collect())
        }
        Phase::Pointing => {
            let belief = belief(view, &tracked());
            let of_guess = |choice: &Move| match choice {
                Move::Point { at } => now(belief[at.index()]),
                _ => Terms::default(),
            };
            Some(legal.iter().map(of_guess).collect())
        }
        Phase::Proving => {
            let is_right = |choice: &Move| known.is_some_and(|at| *choice == Move::Prove { at });
            Some(legal.iter().map(|choice| now(if is_right(choice) { 1.0 } else { 0.0 })).collect())
        }
        Phase::Starting | Phase::Dealing { .. } | Phase::Over => None,
    }
}

/// Where the rat is, if this view tells: that of its own seat, or one that shows everything.
fn known_rat(view: &View<Kalle>) -> Option<LidIndex> {
    view.memory.rat.or(view.open.my_rat)
}

/// How likely the rat is at each place.
fn belief(view: &View<Kalle>, tracked: &TrackedBelief) -> ByPlace {
    match known_rat(view) {
        Some(rat) => LidIndex::ALL.map(|place| if place == rat { 1.0 } else { 0.0 }),
        None => tracked.by_place(),
    }
}

/// The weight of each step of the guard.
fn step_weights(belief: &ByPlace, tracked: &TrackedBelief, terms: RoundTerms, effort: Effort) -> Vec<(LidIndex, f32)> {
    let values = step_values(belief, tracked.situation(), terms, effort);
    let best = values.iter().map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
    let even = 1.0 / values.len().max(1) as f32;
    let weight = |&(to, value): &(LidIndex, f32)| {
        let planned = tracked.planned_steps().iter().find(|(other, _)| *other == to).map_or(even, |(_, share)| *share);
        let closeness = (1.0 - (best - value) / STEP_MARGIN).max(0.0);
        (to, closeness * (planned + EVEN_SHARE * even))
    };
    values.iter().map(weight).collect()
}

/// What the searcher on turn may expect of each step of the guard, in cheeses of this round. `belief` sums to 1.
pub fn step_values(belief: &ByPlace, situation: &Situation, terms: RoundTerms, effort: Effort) -> Vec<(LidIndex, f32)> {
    step_chances(belief, situation, terms, effort).iter().map(|step| (step.to, step.now + step.later)).collect()
}

/// What a step of the guard brings the searcher who makes it, in cheeses of this round.
struct StepChances {
    to: LidIndex,
    /// The chance to find the rat at once.
    now: f32,
    /// The searcher's share of the chance that it is found later.
    later: f32,
}

fn step_chances(belief: &ByPlace, situation: &Situation, terms: RoundTerms, effort: Effort) -> Vec<StepChances> {
    let own_share = 1.0 / f32::from(terms.searchers.max(1));
    let value = |to: LidIndex| {
        let mut rest = *belief;
        rest[to.index()] = 0.0;
        let after = situation.after_step(to);
        let risks = later_risks(&rest, &after, terms, effort);
        let later: f32 = rest.iter().zip(&risks).map(|(probability, risk)| probability * risk).sum();
        StepChances { to, now: belief[to.index()], later: own_share * later }
    };
    situation.reach().iter().map(value).collect()
}

/// The chance that a rat at each place is caught after a step of the guard that did not find it, by the game of its next answer.
fn later_risks(rest: &ByPlace, after: &Situation, terms: RoundTerms, effort: Effort) -> ByPlace {
    let mut belief = *rest;
    super::answer_game::normalize(&mut belief);
    if after.turned() >= MAX_TURNED {
        return effort.model.risks(terms, after, &belief);
    }
    *AnswerGame::solve(&belief, after, terms, effort.model, effort.rounds, effort.stop).risks()
}
