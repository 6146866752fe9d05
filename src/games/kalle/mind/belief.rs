//! The belief of a simple player where the rat is (K14): a probability for each place, updated by the guard's steps and by fixed
//! weights for kinds of answers. `mind/tracking.rs` has the belief of a strong player.
//!
//! Must know nothing but the public history of a round, so that it serves a searcher and also a rat that asks what searchers
//! think.

use super::situation::Situation;
use crate::games::kalle::seen::{PublicEvent, PublicHistory};
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

/// Relative likelihood of each kind of answer of the rat, against a swap that has nothing to do with the guard. The values lie
/// between a rat that only flees and one that swaps at random; they are close enough that no single swap proves anything.
mod answer_weight {
    /// A swap from within the guard's reach to out of reach.
    pub const FLEES: f64 = 10.0;
    /// A swap after which a rat within the guard's reach is still within reach.
    pub const STAYS_IN_REACH: f64 = 0.7;
    /// A swap from out of the guard's reach to within reach.
    pub const WALKS_IN: f64 = 0.1;
    /// A pass while the rat is within the guard's reach.
    pub const PASSES_IN_REACH: f64 = 1.0;
    /// A pass while the rat is out of the guard's reach.
    pub const PASSES: f64 = 3.0;
    /// Any other swap.
    pub const OTHER: f64 = 1.0;
}

/// The probability that the rat is at each place; they sum to 1, or are all 0 if every place was ruled out.
#[derive(Clone, Copy, Debug)]
pub struct Belief([f64; PLACES]);

impl Belief {
    /// The belief at the beginning of a round.
    pub const UNIFORM: Belief = Belief([1.0 / PLACES as f64; PLACES]);

    /// The belief after these events, and the square as it lies then.
    pub fn from_history(history: &PublicHistory) -> (Belief, Situation) {
        let (mut belief, mut situation) = (Belief::UNIFORM, Situation::all_closed(None));
        history.iter().for_each(|event| belief.update(&mut situation, event));
        (belief, situation)
    }

    /// Updates the belief and the situation by one event.
    pub fn update(&mut self, situation: &mut Situation, event: &PublicEvent) {
        match *event {
            PublicEvent::Placed { at } => *situation = Situation::all_closed(Some(at)),
            PublicEvent::Stepped { to, .. } => {
                *situation = situation.after_step(to);
                self.exclude(to);
            }
            PublicEvent::Swapped { a, b } => {
                *self = self.after_answer(&AnswerModel::new(situation), Some((a, b)));
                *situation = situation.after_answer(Some((a, b)));
            }
            PublicEvent::Passed => *self = self.after_answer(&AnswerModel::new(situation), None),
        }
    }

    /// The probability that the rat is at this place.
    pub fn probability(&self, place: LidIndex) -> f64 {
        self.0[place.index()]
    }

    /// The place where the rat is most likely; the first of equals.
    pub fn likeliest(&self) -> LidIndex {
        let likelier = |best: LidIndex, place: LidIndex| {
            if self.probability(place) > self.probability(best) { place } else { best }
        };
        LidIndex::ALL.into_iter().fold(LidIndex::ALL[0], likelier)
    }

    /// Rules out that the rat is at this place.
    pub fn exclude(&mut self, place: LidIndex) {
        self.0[place.index()] = 0.0;
        self.normalize();
    }

    /// The belief after the rat's answer, by Bayes' rule; `None` is a pass.
    pub fn after_answer(&self, answers: &AnswerModel, swap: Option<(LidIndex, LidIndex)>) -> Belief {
        let mut after = Belief([0.0; PLACES]);
        let reached = answers.situation.reached_after(swap);
        for place in LidIndex::ALL {
            let moved = swap.map_or(place, |(a, b)| place.after_swap(a, b));
            let likelihood = answers.likelihood(place, swap.is_some(), reached.contains(place));
            after.0[moved.index()] = self.probability(place) * likelihood;
        }
        after.normalize();
        after
    }

    fn normalize(&mut self) {
        let sum: f64 = self.0.iter().sum();
        if sum > 0.0 {
            self.0.iter_mut().for_each(|probability| *probability /= sum);
        }
    }
}

/// How likely each answer of the rat is in one situation, given the rat's place.
#[derive(Clone, Copy, Debug)]
pub struct AnswerModel {
    situation: Situation,
    reach: LidSet,
    /// The summed weights of all answers, by place of the rat.
    totals: [f64; PLACES],
}

impl AnswerModel {
    /// The model for the rat's answers in this situation.
    pub fn new(situation: &Situation) -> AnswerModel {
        let (mut swap_count, mut reached_counts) = (0_u8, [0_u8; PLACES]);
        for swap in situation.swaps() {
            let reached = situation.reached_after(Some(swap));
            swap_count += 1;
            for place in LidIndex::ALL {
                reached_counts[place.index()] += u8::from(reached.contains(place));
            }
        }
        let mut model = AnswerModel { situation: *situation, reach: situation.reach(), totals: [1.0; PLACES] };
        model.totals = LidIndex::ALL.map(|place| {
            let reached = reached_counts[place.index()];
            model.likelihood(place, false, false)
                + f64::from(reached) * model.likelihood(place, true, true)
                + f64::from(swap_count - reached) * model.likelihood(place, true, false)
        });
        model
    }

    /// The probability that a rat at each place gives this answer; `None` is a pass.
    pub fn likelihoods(&self, swap: Option<(LidIndex, LidIndex)>) -> [f32; PLACES] {
        let reached = self.situation.reached_after(swap);
        LidIndex::ALL.map(|place| self.likelihood(place, swap.is_some(), reached.contains(place)) as f32)
    }

    /// The probability that a rat at this place gives a certain answer: a swap or a pass, that leaves it within the guard's reach
    /// or not.
    fn likelihood(&self, rat: LidIndex, is_swap: bool, is_reached: bool) -> f64 {
        let weight = match (is_swap, self.reach.contains(rat), is_reached) {
            (false, true, _) => answer_weight::PASSES_IN_REACH,
            (false, false, _) => answer_weight::PASSES,
            (true, true, false) => answer_weight::FLEES,
            (true, true, true) => answer_weight::STAYS_IN_REACH,
            (true, false, true) => answer_weight::WALKS_IN,
            (true, false, false) => answer_weight::OTHER,
        };
        weight / self.totals[rat.index()]
    }
}
