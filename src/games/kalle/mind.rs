//! What a good player of Kalle Kanalratte values: as a searcher, lids under which the rat is likely; as the rat, to be where the
//! guard does not get, and where nobody thinks it is.

mod belief;
mod reason;
mod source;

use rand::Rng;

use self::belief::{Belief, Odds, Situation, swap_of};
use super::open::{Common, LAST_CARD, Phase};
use super::rules::{Kalle, Move};
use super::seen::PublicEvent;
use super::square::{LidIndex, LidSet};
use crate::engine::{
    Determinization, Mind, PerSeat, Phrase, Rules, SearchSettings, Stop, View, Viewer, sample_weighted, softmax,
};

impl Mind for Kalle {
    /// For the rat answers that differ by less than this, as a chance to be caught, are the same, so that nobody can tell what it thinks.
    const TIE_MARGIN: f32 = 0.03;

    /// Follows the rat through all that was seen (`mind/belief.rs`) and weighs one step ahead, with a little of the next: a searcher's by
    /// the chance to find the rat, the rat's by the chance not to be found.
    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, _stop: &Stop, worths: &mut Vec<f32>) {
        let common = &view.open.common;
        let (belief, situation) = Belief::of(&view.memory.trail);
        let known = view.memory.rat.or(view.open.my_rat);
        let mut all = |worth: &dyn Fn(Move) -> f64| worths.extend(legal.iter().map(|&choice| worth(choice) as f32));
        match common.phase {
            Phase::Searching => {
                let next = if common.searchers() == 1 { NEXT_STEP_OWN } else { NEXT_STEP_OF_OTHERS };
                all(&|choice| step(&belief, &situation, choice, next));
            }
            Phase::Swapping => {
                let flight = Flight::new(common, belief, situation, known.unwrap_or_else(|| belief.likeliest()));
                all(&|choice| -flight.danger(choice));
            }
            // Pointing and proving go where the rat is likeliest; hiding and putting down the guard anywhere, so that no place is to be expected.
            _ => all(&|choice| guess(&belief, known, choice)),
        }
    }

    /// The rat is where its answers make it likely.
    fn sample_belief(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        let known = view.memory.rat.or(view.open.my_rat);
        if known.is_some() || !matches!(view.open.common.phase, Phase::Searching | Phase::Swapping | Phase::Pointing) {
            return Self::determinize(view, rng);
        }
        let (belief, _) = Belief::of(&view.memory.trail);
        let mut supposed = view.clone();
        let weights = LidIndex::ALL.map(|place| belief.at(place) as f32);
        // Someone who has forgotten a swap may have no place left to believe in.
        if weights.iter().any(|&weight| weight > 0.0) {
            supposed.memory.rat = LidIndex::ALL.get(sample_weighted(&weights, rng)).copied();
        }
        Self::determinize(&supposed, rng)
    }

    /// By the cheeses; what is still to be won makes a lead count less.
    fn win_probabilities(position: &Determinization<Self>, _eyes: Viewer) -> PerSeat<f32> {
        let common = position.view(Viewer::Table).open.common;
        let left = common.rounds().saturating_sub(common.round);
        softmax(common.cheeses.iter().map(|&cheeses| f32::from(cheeses)), LEAST_LEAD + LEAD_PER_ROUND * f32::from(left))
    }

    fn reason(view: &View<Self>, choice: Move) -> Phrase {
        reason::reason(view, choice)
    }

    fn search_settings() -> [SearchSettings; 3] {
        [(0, 0.7, 0.6), (100, 0.05, 0.2), (250, 0.0, 0.0)].map(|(iterations, blunder_rate, forget_rate)| {
            SearchSettings {
                iterations,
                horizon: 20,
                prior_temperature: 0.06,
                rollout_temperature: 0.06,
                exploration: 0.5,
                blunder_rate,
                forget_rate,
            }
        })
    }

    /// Swaps of covered lids, and that nothing was swapped; what lies open is seen. The rat's own seat keeps its place: no view of the rules
    /// leaves that open (K13).
    fn forget(view: &mut View<Self>, forgotten: &mut dyn FnMut(u64) -> bool) {
        let mut face_up = LidSet::NONE;
        let mut number = 0;
        view.memory.trail.retain(|trace| {
            number += 1;
            let covered = match *trace {
                PublicEvent::Placed { .. } => false,
                PublicEvent::Stepped { to, .. } => {
                    face_up.insert(to);
                    false
                }
                PublicEvent::Swapped { a, b } => {
                    let covered = !face_up.contains(a) && !face_up.contains(b);
                    face_up = face_up.after_swap(a, b);
                    covered
                }
                PublicEvent::Passed => true,
            };
            !(covered && forgotten(u64::from(view.open.common.round) << 8 | number))
        });
    }
}

/// A lead of so many cheeses is worth e times the other's chance when no round is left …
const LEAST_LEAD: f32 = 0.4;
/// … and of so many more for each round that is.
const LEAD_PER_ROUND: f32 = 0.25;

/// How much of the best chance at the next step counts beside that of this one, where that step is one's own …
const NEXT_STEP_OWN: f64 = 0.5;
/// … and where it is another searcher's. It could as well be less than nothing; but if all searchers leave the rat alone for fear
/// that another might find it, the rat always gets away.
const NEXT_STEP_OF_OTHERS: f64 = 0.2;

/// How much of a danger it is to have no way out at the next step.
const TRAPPED: f64 = 0.3;

/// How much it counts that searchers suspect a place, even while the guard does not get there …
const SUSPECTED: f64 = 0.25;
/// … and when they will point next (K11).
const POINTED_AT: f64 = 0.8;

/// How often a searcher goes where nothing draws it, against a suspicion of one tenth.
const ASTRAY: f64 = 0.01;

/// What a step of the guard is worth: the chance that the rat is there, and what the step after it could bring.
fn step(belief: &Belief, situation: &Situation, choice: Move, next: f64) -> f64 {
    let Move::MoveGuard { to } = choice else { return 0.0 };
    let open = situation.face_up.contains(to);
    let found = if open { 0.0 } else { belief.at(to) };
    let after = situation.after_step(to).reach().iter().map(|place| belief.at(place)).fold(0.0, f64::max);
    found + next * after
}

/// What a guess is worth, of a searcher or of the rat itself.
fn guess(belief: &Belief, known: Option<LidIndex>, choice: Move) -> f64 {
    match (choice, known) {
        (Move::Prove { at }, Some(rat)) => f64::from(u8::from(at == rat)),
        (Move::Prove { at } | Move::Point { at }, _) => belief.at(at),
        _ => 0.0,
    }
}

/// The rat's answers to the guard.
struct Flight {
    belief: Belief,
    odds: Odds,
    situation: Situation,
    rat: LidIndex,
    /// Whether the guard's next step may be the last.
    last: bool,
    suspicion: f64,
}

impl Flight {
    fn new(common: &Common, belief: Belief, situation: Situation, rat: LidIndex) -> Flight {
        let last = common.turned + 1 >= LAST_CARD;
        let suspicion = if last && common.options.last_chance { POINTED_AT } else { SUSPECTED };
        Flight { belief, odds: Odds::of(&situation), situation, rat, last, suspicion }
    }

    /// About how likely the rat is to be caught if it answers so.
    fn danger(&self, choice: Move) -> f64 {
        let swap = swap_of(choice);
        let belief = self.belief.after_answer(&self.odds, swap);
        let situation = self.situation.after_answer(swap);
        let rat = swap.map_or(self.rat, |(a, b)| self.rat.after_swap(a, b));
        // Searchers go where the rat is likely, but not always.
        let drawn_to = |place: LidIndex| ASTRAY + belief.at(place) * belief.at(place);
        let reach = situation.reach();
        let all: f64 = reach.iter().map(drawn_to).sum();
        let mut danger = self.suspicion * belief.at(rat);
        for to in reach.iter() {
            let share = drawn_to(to) / all;
            if to == rat {
                danger += share;
            } else if !self.last && is_trapped(&situation.after_step(to), rat) {
                danger += share * TRAPPED;
            }
        }
        danger
    }
}

/// Whether the rat is within the guard's reach and no swap leads out of it.
fn is_trapped(situation: &Situation, rat: LidIndex) -> bool {
    let in_reach = |swap: Option<(LidIndex, LidIndex)>, at: LidIndex| situation.after_answer(swap).reach().contains(at);
    in_reach(None, rat)
        && rat
            .neighbours()
            .iter()
            .filter(|&to| Some(to) != situation.guard)
            .all(|to| in_reach(Some((rat.min(to), rat.max(to))), to))
}
