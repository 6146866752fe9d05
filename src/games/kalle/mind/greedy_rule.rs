//! The rat's answer as a simple player gives it: the one with the least capture risk at first sight.
//!
//! Must know nothing but the public history and the rat's place, so that searchers can ask how a rat anywhere would answer.

use super::belief::{AnswerModel, Belief};
use super::situation::{RoundTerms, Situation};
use crate::games::kalle::common::MAX_TURNED;
use crate::games::kalle::square::{LidIndex, PLACES};

/// Capture risk of a rat that has no way out of the guard's reach after the next step.
const TRAPPED_RISK: f64 = 0.3;

/// Weight of the belief that the rat is at its place, while searchers still step.
const SUSPICION_WEIGHT: f64 = 0.25;
/// The same weight if searchers point after the next step (K11).
const SUSPICION_WEIGHT_BEFORE_POINTING: f64 = 0.8;

/// Weight of a step to a place with no suspicion; equals the weight of a place believed at one tenth.
const BASE_STEP_WEIGHT: f64 = 0.01;

/// A swap of two places, or `None` for a pass.
pub type Answer = Option<(LidIndex, LidIndex)>;

/// The rule by which a simple rat answers in one position.
pub struct GreedyRule {
    belief: Belief,
    answers: AnswerModel,
    situation: Situation,
    /// Whether the guard's next step may turn the last card of the search (K10).
    is_last_step: bool,
    suspicion_weight: f64,
}

impl GreedyRule {
    /// The rule for the answer that is due in this situation, if searchers believe this.
    pub fn new(terms: RoundTerms, belief: Belief, situation: Situation) -> GreedyRule {
        let is_last_step = situation.turned() + 1 >= MAX_TURNED;
        let searchers_point_next = is_last_step && terms.last_chance;
        let suspicion_weight = if searchers_point_next { SUSPICION_WEIGHT_BEFORE_POINTING } else { SUSPICION_WEIGHT };
        GreedyRule { belief, answers: AnswerModel::new(&situation), situation, is_last_step, suspicion_weight }
    }

    /// Estimate of the probability that a rat which is at `rat` before this answer is caught after it.
    pub fn capture_risk(&self, rat: LidIndex, answer: Answer) -> f64 {
        self.capture_risks(answer, [rat])[0]
    }

    /// As `capture_risk`, for rats at several places.
    fn capture_risks<const N: usize>(&self, answer: Answer, rats: [LidIndex; N]) -> [f64; N] {
        let belief = self.belief.after_answer(&self.answers, answer);
        let situation = self.situation.after_answer(answer);
        // Searchers mostly step to where the rat is likely, but not always.
        let step_weight = |place: LidIndex| BASE_STEP_WEIGHT + belief.probability(place) * belief.probability(place);
        let reach = situation.reach();
        let total: f64 = reach.iter().map(step_weight).sum();
        rats.map(|before| {
            let rat = answer.map_or(before, |(a, b)| before.after_swap(a, b));
            let mut risk = self.suspicion_weight * belief.probability(rat);
            for to in reach.iter() {
                let step_probability = step_weight(to) / total;
                if to == rat {
                    risk += step_probability;
                } else if !self.is_last_step && is_trapped(&situation.after_step(to), rat) {
                    risk += step_probability * TRAPPED_RISK;
                }
            }
            risk
        })
    }

    /// The probability of each of these answers for a rat at each place, in the order of `answers`: the least capture risk is
    /// chosen after risks have been blurred by up to `tie_margin`.
    pub fn probabilities(&self, answers: &[Answer], tie_margin: f64) -> Vec<[f32; PLACES]> {
        let risks: Vec<[f64; PLACES]> =
            answers.iter().map(|&answer| self.capture_risks(answer, LidIndex::ALL)).collect();
        let mut probabilities = vec![[0.0; PLACES]; answers.len()];
        for place in 0..PLACES {
            let least = risks.iter().map(|risk| risk[place]).fold(f64::INFINITY, f64::min);
            // An answer whose blurred risk is `x` is chosen if no other one's is lower: integrated over `x` below the least risk.
            for point in 0..BLUR_POINTS {
                let x = least - tie_margin * (point as f64 + 0.5) / BLUR_POINTS as f64;
                let is_not_lower = |risk: f64| ((risk - x) / tie_margin).clamp(0.0, 1.0);
                let all: f64 = risks.iter().map(|risk| is_not_lower(risk[place])).product();
                for (risk, probability) in risks.iter().zip(&mut probabilities) {
                    if risk[place] - x < tie_margin {
                        probability[place] += all / is_not_lower(risk[place]).max(f64::MIN_POSITIVE);
                    }
                }
            }
            let sum: f64 = probabilities.iter().map(|probability| probability[place]).sum();
            probabilities.iter_mut().for_each(|probability| probability[place] /= sum);
        }
        probabilities.into_iter().map(|by_place| by_place.map(|probability| probability as f32)).collect()
    }
}

/// Number of points at which the blur of the risks is integrated.
const BLUR_POINTS: usize = 16;

/// Whether the rat is within the guard's reach and no swap takes it out of reach.
fn is_trapped(situation: &Situation, rat: LidIndex) -> bool {
    let in_reach = |swap: Option<(LidIndex, LidIndex)>, at: LidIndex| situation.after_answer(swap).reach().contains(at);
    in_reach(None, rat)
        && rat
            .neighbours()
            .iter()
            .filter(|&to| Some(to) != situation.guard)
            .all(|to| in_reach(Some((rat.min(to), rat.max(to))), to))
}
