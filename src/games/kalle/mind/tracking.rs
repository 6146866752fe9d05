//! The belief of a strong player where the rat is (K14): it follows the whole public history of a round and asks at each answer how
//! likely a rat at each place would have given it.
//!
//! Rats differ, so the belief is about the place and about the kind of rat together: one that mixes its answers well, one that takes
//! the least risk at first sight, and one that mostly flees from the guard. What a rat has answered tells of both.
//!
//! Must know nothing but the public history of a round, so that it is the same for searchers, onlookers and the rat.

use super::RISK_TIE_MARGIN;
use super::answer_game::{AnswerGame, even_belief, moved, normalize};
use super::belief::{AnswerModel, Belief};
use super::capture::{ByPlace, CaptureModel};
use super::greedy_rule::{Answer, GreedyRule};
use super::situation::{RoundTerms, Situation};
use crate::engine::{SearchSettings, Stop};
use crate::games::kalle::seen::{PublicEvent, PublicHistory};
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

/// The kinds of rat, with their probabilities at the beginning of a round.
const KINDS: [(Kind, f32); 3] = [(Kind::Mixing, 0.6), (Kind::Greedy, 0.25), (Kind::Fleeing, 0.15)];

/// Share of answers, of any kind of rat, that are chosen evenly among all: nothing is ruled out, and people are not misread.
const ANYTHING: f32 = 0.06;

/// Most rounds of regret matching for each answer.
const MAX_ROUNDS: u32 = 2000;

/// How a rat chooses its answers.
#[derive(Clone, Copy)]
enum Kind {
    /// By the mixed strategy of a strong rat.
    Mixing,
    /// By the least capture risk at first sight.
    Greedy,
    /// By fixed weights for fleeing, staying and misleading.
    Fleeing,
}

/// How a belief is computed.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// Rounds of regret matching for each answer.
    pub rounds: u32,
    /// The value of positions.
    pub model: &'a CaptureModel,
    /// Ends the computation at once if requested.
    pub stop: &'a Stop,
}

impl<'a> Effort<'a> {
    /// The effort of a bot with these settings.
    pub fn of(settings: &SearchSettings, stop: &'a Stop) -> Effort<'a> {
        Effort { rounds: settings.iterations.clamp(1, MAX_ROUNDS), model: &CaptureModel::FITTED, stop }
    }
}

/// The belief after a public history, with the game of the last answer.
#[derive(Clone, Debug)]
pub struct TrackedBelief {
    /// By kind of rat: the probability that the rat is of this kind and at each place.
    joint: [ByPlace; KINDS.len()],
    /// The belief of a simple player, by which a greedy rat answers.
    simple: Belief,
    situation: Situation,
    terms: RoundTerms,
    /// The last answer and the game in which it was chosen.
    last: Option<(Answer, AnswerGame)>,
}

impl TrackedBelief {
    /// The belief before the first event of a round.
    pub fn new(terms: RoundTerms) -> TrackedBelief {
        let even = even_belief(LidSet::ALL);
        let joint = KINDS.map(|(_, share)| even.map(|probability| share * probability));
        let situation = Situation::all_closed(None);
        TrackedBelief { joint, simple: Belief::UNIFORM, situation, terms, last: None }
    }

    /// The belief after these events.
    pub fn from_history(history: &PublicHistory, terms: RoundTerms, effort: Effort) -> TrackedBelief {
        let mut belief = TrackedBelief::new(terms);
        history.iter().for_each(|event| belief.update(event, effort));
        belief
    }

    /// Updates the belief by one event.
    pub fn update(&mut self, event: &PublicEvent, effort: Effort) {
        let answer = match *event {
            PublicEvent::Placed { .. } => None,
            PublicEvent::Stepped { to, .. } => {
                self.joint.iter_mut().for_each(|by_place| by_place[to.index()] = 0.0);
                None
            }
            PublicEvent::Swapped { a, b } => Some(Some((a, b))),
            PublicEvent::Passed => Some(None),
        };
        if let Some(answer) = answer {
            self.weigh(answer, effort);
        }
        self.simple.update(&mut self.situation, event);
        self.normalize();
    }

    /// The probability that the rat is at each place; they sum to 1.
    pub fn by_place(&self) -> ByPlace {
        let mut sums = [0.0; PLACES];
        for by_place in &self.joint {
            sums.iter_mut().zip(by_place).for_each(|(sum, probability)| *sum += probability);
        }
        normalize(&mut sums);
        sums
    }

    /// The terms of the round.
    pub fn terms(&self) -> RoundTerms {
        self.terms
    }

    /// The public part of the square.
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The probabilities of the next step that the game of the last answer gives; empty before the first answer.
    pub fn planned_steps(&self) -> &[(LidIndex, f32)] {
        self.last.as_ref().map_or(&[], |(answer, game)| game.steps_after(*answer))
    }

    /// The game of the answer that is due now.
    pub fn answer_game(&self, effort: Effort) -> AnswerGame {
        AnswerGame::solve(&self.by_place(), &self.situation, self.terms, effort.model, effort.rounds, effort.stop)
    }

    /// Weighs all hypotheses by how likely they lead to this answer, and moves them with the cards.
    fn weigh(&mut self, answer: Answer, effort: Effort) {
        let game = self.answer_game(effort);
        let greedy = GreedyRule::new(self.terms, self.simple, self.situation)
            .probabilities(game.answers(), f64::from(RISK_TIE_MARGIN));
        let fleeing = AnswerModel::new(&self.situation).likelihoods(answer);
        // A viewer who has forgotten events may remember an answer that seems impossible; it tells nothing.
        let index = game.answers().iter().position(|&other| other == answer);
        if let Some(index) = index {
            let any = ANYTHING / game.answers().len() as f32;
            for ((kind, _), by_place) in KINDS.iter().zip(&mut self.joint) {
                let likelihood = match kind {
                    Kind::Mixing => game.strategy()[index],
                    Kind::Greedy => greedy[index],
                    Kind::Fleeing => fleeing,
                };
                by_place.iter_mut().zip(likelihood).for_each(|(probability, likelihood)| {
                    *probability *= (1.0 - ANYTHING) * likelihood + any;
                });
            }
        }
        self.joint.iter_mut().for_each(|by_place| *by_place = moved(by_place, answer));
        self.last = Some((answer, game));
    }

    fn normalize(&mut self) {
        let sum: f32 = self.joint.iter().flatten().sum();
        if sum > 0.0 {
            self.joint.iter_mut().flatten().for_each(|probability| *probability /= sum);
        } else {
            // Only forgotten events can rule out every place.
            let even = even_belief(LidSet::ALL.without(self.situation.face_up));
            self.joint = KINDS.map(|(_, share)| even.map(|probability| share * probability));
        }
    }
}
