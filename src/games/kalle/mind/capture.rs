//! The chance that a rat is caught by the rest of a search: a small model of what the searchers believe and where the guard stands.
//!
//! The weights were fitted to self-play by `examples/train_kalle.rs`, from the last step backwards. Only roots and quotients are
//! used, whose results do not depend on the platform.
//!
//! Must know nothing but the public history of a round.

pub use super::capture_weights::{FEATURES, Weights};
use super::capture_weights::{POINTING, PROVING};
use super::situation::{RoundTerms, Situation};
use crate::games::kalle::common::MAX_TURNED;
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

/// A value for each place of the square.
pub type ByPlace = [f32; PLACES];

/// How likely a rat is caught in the rest of a search, by what searchers believe.
#[derive(Clone, Debug)]
pub struct CaptureModel {
    /// For rounds that end with the rat's proof (K10).
    pub proving: Weights,
    /// For rounds that end with the searchers' pointing (K11).
    pub pointing: Weights,
}

impl CaptureModel {
    /// The model that bots use.
    pub const FITTED: CaptureModel = CaptureModel { proving: PROVING, pointing: POINTING };

    /// The chance of capture, 0 to 1, for a rat at each place when its answer to the guard's last step is due. `belief` sums to 1;
    /// places under face-up cards get arbitrary values.
    pub fn risks(&self, terms: RoundTerms, situation: &Situation, belief: &ByPlace) -> ByPlace {
        let turned = situation.turned();
        if turned >= MAX_TURNED {
            return if terms.last_chance { pointing_risks(terms, belief) } else { [0.0; PLACES] };
        }
        let weights = if terms.last_chance { &self.pointing } else { &self.proving };
        let Some(weights) = weights.get(usize::from(turned.max(1)) - 1) else { return [0.0; PLACES] };
        let mut sums = [0.0; PLACES];
        for (weight, feature) in weights.iter().zip(&features(situation, belief)) {
            sums.iter_mut().zip(feature).for_each(|(sum, value)| *sum += weight * value);
        }
        sums.map(squash)
    }
}

/// A share from 0 to 1 for any number: one half for 0, one quarter for -1.
pub fn squash(sum: f32) -> f32 {
    0.5 + 0.5 * sum / (1.0 + sum.abs())
}

/// How strongly searchers prefer the likelier places when they point: shares are proportional to this power of the belief.
const POINTING_POWER: i32 = 4;

/// The chance that one of the searchers points at each place (K11).
fn pointing_risks(terms: RoundTerms, belief: &ByPlace) -> ByPlace {
    let weights = belief.map(|probability| probability.powi(POINTING_POWER));
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| (f32::from(terms.searchers) * weight / sum.max(f32::MIN_POSITIVE)).min(1.0))
}

/// The features of all places after a step of the guard: what matters for a rat there.
pub fn features(situation: &Situation, belief: &ByPlace) -> [ByPlace; FEATURES] {
    let guard = situation.guard.unwrap_or(LidIndex::ALL[0]);
    let reach = situation.reach();
    let ways_out = &WAYS_OUT[guard.index()];
    let mut all = [[0.0; PLACES]; FEATURES];
    let (mut reach_mass, mut reach_peak, mut peak, mut squares) = (0.0, 0.0_f32, 0.0_f32, 0.0);
    for place in LidIndex::ALL {
        let probability = belief[place.index()];
        peak = peak.max(probability);
        squares += probability * probability;
        if reach.contains(place) {
            reach_mass += probability;
            reach_peak = reach_peak.max(probability);
        }
    }
    let open_reach = reach.len() as f32 / 8.0;
    for place in LidIndex::ALL {
        let index = place.index();
        let probability = belief[index];
        let root = probability.sqrt();
        let in_reach = if reach.contains(place) { 1.0 } else { 0.0 };
        let around: f32 = place.neighbours().iter().map(|next| belief[next.index()]).sum();
        let values = [
            1.0,
            in_reach,
            root,
            in_reach * root,
            ways_out[index],
            in_reach * ways_out[index],
            around,
            reach_mass,
            reach_peak,
            peak,
            squares,
            in_reach * probability / (reach_mass + 0.01),
            guard_distance(guard, place),
            open_reach,
        ];
        for (feature, value) in all.iter_mut().zip(values) {
            feature[index] = value;
        }
    }
    all
}

/// The number of king's steps between guard and place, as a share of the greatest.
fn guard_distance(guard: LidIndex, place: LidIndex) -> f32 {
    let (from, to) = (guard.cell(), place.cell());
    f32::from(from.row.abs_diff(to.row).max(from.column.abs_diff(to.column))) / 3.0
}

/// By the guard's place and the rat's: the share of the eight directions in which a swap takes the rat away from the guard.
static WAYS_OUT: [ByPlace; PLACES] = {
    let mut table = [[0.0; PLACES]; PLACES];
    let mut guard = 0;
    while guard < PLACES {
        let near = LidIndex::ALL[guard].neighbours().union(LidSet::only(LidIndex::ALL[guard]));
        let mut place = 0;
        while place < PLACES {
            table[guard][place] = LidIndex::ALL[place].neighbours().without(near).len() as f32 / 8.0;
            place += 1;
        }
        guard += 1;
    }
    table
};
