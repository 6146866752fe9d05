//! One answer of the rat as a game of its own: the rat, which may be at each place with a known probability, answers; the searcher
//! sees the answer and steps. Solved by regret matching, it gives strategies from which neither side gains much by deviating: a rat
//! that gives nothing away by habit, and steps that no rat can foresee.
//!
//! What comes after the step is the capture model's estimate, made for what the searchers believe after that very answer and step.
//! After Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014); leaves valued by public beliefs as in Brown and
//! others, "Combining Deep Reinforcement Learning and Search for Imperfect-Information Games" (2020).
//!
//! Must know nothing but the public history of a round.

use arrayvec::ArrayVec;

use super::capture::{ByPlace, CaptureModel};
use super::greedy_rule::Answer;
use super::situation::{RoundTerms, Situation};
use crate::engine::Stop;
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

/// How often the searchers' beliefs after each answer and step, and with them the values of what comes after, are renewed: about
/// this many times, spread over all rounds.
const RENEWALS: u32 = 12;

/// Added to the probability of each answer where beliefs are made of a strategy, so that an answer that the strategy never gives
/// still leads to a belief.
const TREMBLE: f32 = 1e-3;

/// The game of one answer, solved.
#[derive(Clone, Debug)]
pub struct AnswerGame {
    answers: Vec<Answer>,
    /// By answer: its probability for a rat at each place.
    strategy: Vec<ByPlace>,
    /// By answer: the places to which the guard may step next, and the probability of each.
    steps: Vec<StepStrategy>,
    risks: ByPlace,
}

/// Places for the next step with their probabilities, which sum to 1.
type StepStrategy = ArrayVec<(LidIndex, f32), 8>;

impl AnswerGame {
    /// Solves the game for a rat that is at each place with the probability `belief`, in the situation after a step of the guard.
    ///
    /// `rounds` is the number of rounds of regret matching, at least 1. If `stop` is requested, returns at once with an arbitrary
    /// solution.
    pub fn solve(
        belief: &ByPlace,
        situation: &Situation,
        terms: RoundTerms,
        model: &CaptureModel,
        rounds: u32,
        stop: &Stop,
    ) -> AnswerGame {
        let mut solver = Solver::new(belief, situation, terms);
        let interval = (rounds / RENEWALS).max(1);
        for round in 0..rounds.max(1) {
            if stop.is_requested() {
                break;
            }
            if round % interval == 0 {
                solver.renew_values(model);
            }
            solver.play_round(round);
        }
        solver.finish()
    }

    /// All answers: the legal swaps in ascending order, then the pass.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// The probability of each answer for a rat at each place; for each place they sum to 1.
    pub fn strategy(&self) -> &[ByPlace] {
        &self.strategy
    }

    /// The probability of this answer for a rat at each place; `None` if it is not legal.
    pub fn probabilities(&self, answer: Answer) -> Option<&ByPlace> {
        self.strategy.get(self.index(answer)?)
    }

    /// The probability of each step after this answer; empty if the answer is not legal.
    pub fn steps_after(&self, answer: Answer) -> &[(LidIndex, f32)] {
        self.index(answer).and_then(|index| self.steps.get(index)).map_or(&[], |steps| steps.as_slice())
    }

    /// The chance of capture for a rat at each place, 0 to 1, if both sides play these strategies.
    pub fn risks(&self) -> &ByPlace {
        &self.risks
    }

    fn index(&self, answer: Answer) -> Option<usize> {
        self.answers.iter().position(|&other| other == answer)
    }
}

/// An answer in the course of the solution. Values by place are by the rat's place before the answer, unless they say otherwise.
struct AnswerNode {
    answer: Answer,
    regret: ByPlace,
    probability: ByPlace,
    /// Sum of the probabilities of all rounds, later ones with more weight.
    total: ByPlace,
    steps: ArrayVec<StepNode, 8>,
}

/// A step after an answer in the course of the solution.
struct StepNode {
    to: LidIndex,
    after: Situation,
    regret: f32,
    probability: f32,
    total: f32,
    /// The chance of capture at this step or later, by the rat's place after the answer.
    capture: ByPlace,
    /// What the searcher who steps gets on average, by the rat's place after the answer: the same, if there is one searcher.
    gain: ByPlace,
}

struct Solver {
    belief: ByPlace,
    terms: RoundTerms,
    nodes: Vec<AnswerNode>,
}

impl Solver {
    fn new(belief: &ByPlace, situation: &Situation, terms: RoundTerms) -> Solver {
        let answers = situation.swaps().map(Some).chain([None]);
        let mut nodes: Vec<AnswerNode> = answers.map(|answer| AnswerNode::new(answer, situation)).collect();
        let even = 1.0 / nodes.len() as f32;
        nodes.iter_mut().for_each(|node| node.probability = [even; PLACES]);
        Solver { belief: *belief, terms, nodes }
    }

    /// Values the positions after each answer and step, by the beliefs that the average strategy leads to.
    fn renew_values(&mut self, model: &CaptureModel) {
        let Solver { belief, terms, ref mut nodes } = *self;
        let mut sums = [0.0; PLACES];
        nodes.iter().for_each(|node| add(&mut sums, &node.total));
        let even = 1.0 / nodes.len() as f32;
        let own_share = 1.0 / f32::from(terms.searchers.max(1));
        for node in nodes {
            let mut reaching = shares(&node.total, &sums, even);
            for (reaching, probability) in reaching.iter_mut().zip(&belief) {
                *reaching = (*reaching + TREMBLE) * probability;
            }
            let after = moved(&reaching, node.answer);
            for step in &mut node.steps {
                let mut belief = after;
                belief[step.to.index()] = 0.0;
                normalize(&mut belief);
                step.capture = model.risks(terms, &step.after, &belief);
                step.gain = step.capture.map(|capture| own_share * capture);
                step.capture[step.to.index()] = 1.0;
                step.gain[step.to.index()] = 1.0;
            }
        }
    }

    /// One round: the rat adapts to the searchers' steps, then they to its answers.
    fn play_round(&mut self, round: u32) {
        // Later rounds, which are played better, count for more.
        let weight = (round + 1) as f32;
        let utilities: Vec<ByPlace> = self.nodes.iter().map(AnswerNode::capture_chances).collect();
        let mut average = [0.0; PLACES];
        for (node, utility) in self.nodes.iter().zip(&utilities) {
            add_product(&mut average, &node.probability, utility);
        }
        let mut sums = [0.0; PLACES];
        for (node, utility) in self.nodes.iter_mut().zip(&utilities) {
            for place in 0..PLACES {
                node.regret[place] = (node.regret[place] + average[place] - utility[place]).max(0.0);
            }
            add(&mut sums, &node.regret);
        }
        let even = 1.0 / self.nodes.len() as f32;
        for node in &mut self.nodes {
            node.probability = shares(&node.regret, &sums, even);
            add_product(&mut node.total, &[weight; PLACES], &node.probability);
            node.adapt_steps(&self.belief, weight);
        }
    }

    fn finish(mut self) -> AnswerGame {
        let mut sums = [0.0; PLACES];
        self.nodes.iter().for_each(|node| add(&mut sums, &node.total));
        let even = 1.0 / self.nodes.len() as f32;
        let mut risks = [0.0; PLACES];
        for node in &mut self.nodes {
            node.probability = shares(&node.total, &sums, even);
            let total: f32 = node.steps.iter().map(|step| step.total).sum();
            let even = 1.0 / node.steps.len().max(1) as f32;
            for step in &mut node.steps {
                step.probability = if total > 0.0 { step.total / total } else { even };
            }
            let utility = node.capture_chances();
            add_product(&mut risks, &node.probability, &utility);
        }
        AnswerGame {
            answers: self.nodes.iter().map(|node| node.answer).collect(),
            strategy: self.nodes.iter().map(|node| node.probability).collect(),
            steps: self
                .nodes
                .iter()
                .map(|node| node.steps.iter().map(|step| (step.to, step.probability)).collect())
                .collect(),
            risks,
        }
    }
}

impl AnswerNode {
    fn new(answer: Answer, situation: &Situation) -> AnswerNode {
        let situation = situation.after_answer(answer);
        let reach = situation.reach();
        let even = 1.0 / reach.len().max(1) as f32;
        let step = |to: LidIndex| StepNode {
            to,
            after: situation.after_step(to),
            regret: 0.0,
            probability: even,
            total: 0.0,
            capture: [0.0; PLACES],
            gain: [0.0; PLACES],
        };
        let zero = [0.0; PLACES];
        AnswerNode { answer, regret: zero, probability: zero, total: zero, steps: reach.iter().map(step).collect() }
    }

    /// The chance of capture after this answer.
    fn capture_chances(&self) -> ByPlace {
        let mut after = [0.0; PLACES];
        for step in &self.steps {
            after.iter_mut().zip(&step.capture).for_each(|(sum, capture)| *sum += step.probability * capture);
        }
        // A swap undoes itself.
        moved(&after, self.answer)
    }

    /// Adapts the steps after this answer to how the rat gives it.
    fn adapt_steps(&mut self, belief: &ByPlace, weight: f32) {
        let mut reaching = [0.0; PLACES];
        add_product(&mut reaching, &self.probability, belief);
        let reaching = moved(&reaching, self.answer);
        let gains: ArrayVec<f32, 8> =
            self.steps.iter().map(|step| step.gain.iter().zip(&reaching).map(|(gain, rat)| gain * rat).sum()).collect();
        let average: f32 = self.steps.iter().zip(&gains).map(|(step, gain)| step.probability * gain).sum();
        let mut sum = 0.0;
        for (step, gain) in self.steps.iter_mut().zip(&gains) {
            step.regret = (step.regret + gain - average).max(0.0);
            sum += step.regret;
        }
        let even = 1.0 / self.steps.len().max(1) as f32;
        for step in &mut self.steps {
            step.probability = if sum > 0.0 { step.regret / sum } else { even };
            step.total += weight * step.probability;
        }
    }
}

/// The values by place after the cards were swapped, or the reverse.
pub fn moved(values: &ByPlace, answer: Answer) -> ByPlace {
    let mut moved = *values;
    if let Some((a, b)) = answer {
        moved.swap(a.index(), b.index());
    }
    moved
}

/// Scales the values to a sum of 1; leaves them if all are 0.
pub fn normalize(values: &mut ByPlace) {
    let sum: f32 = values.iter().sum();
    if sum > 0.0 {
        values.iter_mut().for_each(|value| *value /= sum);
    }
}

/// The belief with the same probability for all of these places.
pub fn even_belief(places: LidSet) -> ByPlace {
    let share = 1.0 / places.len().max(1) as f32;
    LidIndex::ALL.map(|place| if places.contains(place) { share } else { 0.0 })
}

/// The values as shares of these sums; `even` where the sum is 0.
fn shares(values: &ByPlace, sums: &ByPlace, even: f32) -> ByPlace {
    std::array::from_fn(|place| if sums[place] > 0.0 { values[place] / sums[place] } else { even })
}

fn add(sums: &mut ByPlace, values: &ByPlace) {
    sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
}

fn add_product(sums: &mut ByPlace, one: &ByPlace, other: &ByPlace) {
    sums.iter_mut().zip(one.iter().zip(other)).for_each(|(sum, (one, other))| *sum += one * other);
}
