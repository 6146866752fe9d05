//! Scores of moves and positions for bots of Kalle Kanalratte. A searcher prefers lids under which the rat is likely; the rat
//! prefers places that the guard cannot reach and that nobody suspects. Must not know the state, only views.

pub mod answer_game;
pub mod belief;
pub mod capture;
mod capture_weights;
pub mod greedy_rule;
mod ideas;
mod outlook;
pub mod situation;
mod strategy;
pub mod tracking;

use rand::Rng;

use self::belief::Belief;
use self::greedy_rule::GreedyRule;
use self::situation::{RoundTerms, Situation, swap_of};
use self::strategy::move_weights;
use self::tracking::{Effort, TrackedBelief};
use super::common::Phase;
use super::rules::{Kalle, Move};
use super::seen::PublicEvent;
use super::square::{LidIndex, LidSet};
use crate::engine::{
    Determinization, Line, Mind, Phrase, SearchSettings, Stop, Term, Terms, View, Viewer, WeightedViews, Worth, terms,
};

pub use self::strategy::step_values;

/// The simple rat treats answers whose capture risks differ by less than this as equal.
const RISK_TIE_MARGIN: f32 = 0.03;

/// One time in ten: the unit in which chances are told.
const TENTH: f32 = 0.1;

/// From this number of iterations on, a bot draws its moves from a mixed strategy instead of searching for the best one.
const MIN_MIXING_ITERATIONS: u32 = 1000;

impl Mind for Kalle {
    const PLAYOUTS: u32 = 2000;

    const TIE_MARGIN: f32 = RISK_TIE_MARGIN;

    /// Scores a searcher's move by the chance to find the rat at this step, and partly at the next; the rat's answer by the risk of
    /// capture. Both come from the public belief where the rat is (`mind/belief.rs`).
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, _stop: &Stop, scores: &mut Vec<f32>) {
        let common = &view.open.common;
        let (belief, situation) = Belief::from_history(&view.memory.history);
        let known = view.memory.rat.or(view.open.my_rat);
        let mut score_all =
            |score: &dyn Fn(Move) -> f64| scores.extend(legal.iter().map(|&choice| score(choice) as f32));
        match common.phase {
            Phase::Searching => {
                let next_weight = if common.searcher_count() == 1 { OWN_NEXT_STEP } else { OTHERS_NEXT_STEP };
                score_all(&|choice| step_score(&belief, &situation, choice, next_weight));
            }
            Phase::Swapping => {
                let rat = known.unwrap_or_else(|| belief.likeliest());
                let rule = GreedyRule::new(RoundTerms::of(common), belief, situation);
                score_all(&|choice| -rule.capture_risk(rat, swap_of(choice)));
            }
            // Pointing and proving prefer the likeliest place. Hiding and putting down the guard score all places alike, so that
            // none can be expected.
            _ => score_all(&|choice| guess_score(&belief, known, choice)),
        }
    }

    /// Places the rat by the belief that follows its answers so far (`mind/tracking.rs`).
    fn belief(view: &View<Self>, settings: &SearchSettings, stop: &Stop) -> WeightedViews<Self> {
        let known = view.memory.rat.or(view.open.my_rat);
        if known.is_some() || !matches!(view.open.common.phase, Phase::Searching | Phase::Swapping | Phase::Pointing) {
            return WeightedViews::only(view);
        }
        let terms = RoundTerms::of(&view.open.common);
        let weights = TrackedBelief::from_history(&view.memory.history, terms, Effort::of(settings, stop)).by_place();
        let placed = LidIndex::ALL.into_iter().zip(weights).map(|(place, weight)| {
            let mut placed = view.clone();
            placed.memory.rat = Some(place);
            (placed, weight)
        });
        WeightedViews::new(placed).unwrap_or_else(|| WeightedViews::only(view))
    }

    /// By the chances that the mixed strategy weighs (`mind/strategy.rs`).
    fn move_terms(view: &View<Self>, legal: &[Move], settings: &SearchSettings, stop: &Stop) -> Option<Vec<Terms>> {
        strategy::move_terms(view, legal, Effort::of(settings, stop))
    }

    fn outlook(view: &View<Self>, choice: Move, own: &Terms, other: &Terms) -> Option<Phrase> {
        let rat = view.memory.rat.or(view.open.my_rat);
        let told = outlook::outlook(view.open.common.phase, own, other)?;
        Some(outlook::with_swap(told, choice, rat))
    }

    /// Mixes from `MIN_MIXING_ITERATIONS` on (`mind/strategy.rs`).
    fn mixed_strategy(view: &View<Self>, legal: &[Move], settings: &SearchSettings, stop: &Stop) -> Option<Vec<f32>> {
        let mixes = settings.iterations >= MIN_MIXING_ITERATIONS;
        if mixes { move_weights(view, legal, Effort::of(settings, stop)) } else { None }
    }

    const TERMS: &'static [Term] = &[
        Term { more: "kalle-term-cheeses", less: "kalle-term-cheeses-less", number: 0, unit: 1.0 },
        Term { more: "kalle-term-now", less: "kalle-term-now-less", number: 0, unit: TENTH },
        Term { more: "kalle-term-later", less: "kalle-term-later-less", number: 0, unit: TENTH },
        Term { more: "kalle-term-escapes", less: "kalle-term-escapes-less", number: 0, unit: TENTH },
    ];
    const IN_HAND: usize = 1;

    const RIVALS: Term = Term { more: "kalle-term-rivals", less: "kalle-term-rivals-less", number: 0, unit: 1.0 };

    /// The cheeses; the more rounds are left, the less a lead counts.
    fn worth(position: &Determinization<Self>, _eyes: Viewer) -> Worth {
        let common = position.view(Viewer::Table).open.common;
        let rounds_left = common.rounds().saturating_sub(common.round);
        let lead_scale = LEAD_SCALE + LEAD_SCALE_PER_ROUND * f32::from(rounds_left);
        Worth::of_seats(common.cheeses.len(), lead_scale, |seat| terms([f32::from(common.cheeses[seat.index()])]))
    }

    fn ideas(line: &Line<Self>) -> Vec<&'static str> {
        ideas::ideas(line)
    }

    /// Proving where the rat is: by how often it was moved.
    fn recall_difficulty(line: &Line<Self>) -> Option<u8> {
        ideas::proving_difficulty(line)
    }

    fn search_settings() -> [SearchSettings; 5] {
        let levels = [(0, 0.3, 0.6), (0, 0.65, 0.35), (30, 0.9, 0.15), (140, 1.0, 0.0), (2000, 1.0, 0.0)];
        levels.map(|(iterations, notice_rate, forget_rate)| SearchSettings {
            iterations,
            horizon: 20,
            prior_temperature: 0.06,
            rollout_temperature: 0.06,
            exploration: 0.5,
            notice_rate,
            forget_rate,
        })
    }

    /// Offers swaps of two face-down cards and passes to be forgotten; other events show in what lies face up. The rat's own seat
    /// keeps the rat's place, which every view of the rules contains (K13).
    fn forget(view: &mut View<Self>, forgotten: &mut dyn FnMut(u64) -> bool) {
        let mut face_up = LidSet::EMPTY;
        let mut number = 0;
        view.memory.history.retain(|event| {
            number += 1;
            let is_forgettable = match *event {
                PublicEvent::Placed { .. } => false,
                PublicEvent::Stepped { to, .. } => {
                    face_up.insert(to);
                    false
                }
                PublicEvent::Swapped { a, b } => {
                    let both_face_down = !face_up.contains(a) && !face_up.contains(b);
                    face_up = face_up.after_swap(a, b);
                    both_face_down
                }
                PublicEvent::Passed => true,
            };
            !(is_forgettable && forgotten(u64::from(view.open.common.round) << 8 | number))
        });
    }
}

/// Lead in cheeses that makes a win e times as likely as the other's, when no round is left.
const LEAD_SCALE: f32 = 0.4;
/// Added to `LEAD_SCALE` for each round that is left.
const LEAD_SCALE_PER_ROUND: f32 = 0.25;

/// Weight of the best chance at the next step against the chance at this one, if the next step is one's own.
const OWN_NEXT_STEP: f64 = 0.5;
/// The same weight if the next step is another searcher's. A negative value would be plausible; but if all searchers avoid the
/// rat for fear that another might find it, the rat always gets away.
const OTHERS_NEXT_STEP: f64 = 0.2;

/// The score of a step of the guard: the chance that the rat is there, plus `next_weight` times the best chance at the next step.
fn step_score(belief: &Belief, situation: &Situation, choice: Move, next_weight: f64) -> f64 {
    let Move::MoveGuard { to } = choice else { return 0.0 };
    let is_face_up = situation.face_up.contains(to);
    let found = if is_face_up { 0.0 } else { belief.probability(to) };
    let next = situation.after_step(to).reach().iter().map(|place| belief.probability(place)).fold(0.0, f64::max);
    found + next_weight * next
}

/// The score of pointing or proving at a place, from a searcher's view or the rat's own.
fn guess_score(belief: &Belief, known: Option<LidIndex>, choice: Move) -> f64 {
    match (choice, known) {
        (Move::Prove { at }, Some(rat)) => f64::from(u8::from(at == rat)),
        (Move::Prove { at } | Move::Point { at }, _) => belief.probability(at),
        _ => 0.0,
    }
}
