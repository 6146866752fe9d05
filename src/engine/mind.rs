//! What a good player of a game values: the part of a bot that knows its game.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::{Rng, RngExt as _};

use super::{Determinization, PerSeat, Phrase, Rules, View, Viewer, random_below};

/// Tells a thinking bot that nobody waits for its answer any more.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Asks to stop.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How a bot searches. Work is counted in iterations, never timed, so that no decision depends on a clock.
#[derive(Clone, Copy, Debug)]
pub struct SearchSettings {
    /// How many positions are imagined; with none, the first sight decides.
    pub iterations: u32,
    /// How many turns are played on, the rest of this one included, before what they have come to is valued: a turn ends when another seat
    /// decides.
    pub horizon: u32,
    /// The difference of worth at first sight that makes a move e times as likely as another, in the game's own unit.
    pub prior_temperature: f32,
    /// The same for moves of playouts, at a glance.
    pub rollout_temperature: f32,
    /// How much more is tried what was tried little: the factor of the search's exploring term, for chances of 0 to 1.
    pub exploration: f32,
    /// How often it overlooks the best that it found, and the next best, and so on, 0 to 1.
    pub blunder_rate: f32,
    /// The share of what it saw that it forgets, 0 to 1.
    pub forget_rate: f32,
}

/// How a game is played sensibly. Sees views, and positions imagined from them.
pub trait Mind: Rules {
    /// Differences of worth of this size tell nothing: among moves so close a player chooses as it likes.
    const TIE_MARGIN: f32 = 0.0;

    /// What each legal move is worth at first sight to the seat whose view it is and whose turn, in the game's own unit: one number a
    /// move, in the order of `legal`, which is not empty, into `worths`, which is. When asked to stop, any numbers will do, at once.
    fn score_moves(view: &View<Self>, legal: &[Self::Move], rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>);

    /// The same at a passing look, for moves that are only imagined: cheaper, and nearly as good. The unit may be another.
    fn score_moves_fast(
        view: &View<Self>,
        legal: &[Self::Move],
        rng: &mut impl Rng,
        stop: &Stop,
        worths: &mut Vec<f32>,
    ) {
        Self::score_moves(view, legal, rng, stop, worths);
    }

    /// What a simple player goes by, that takes what is worth most right now: the first sight, where that looks no further.
    fn greedy_scores(view: &View<Self>, legal: &[Self::Move], rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        Self::score_moves(view, legal, rng, stop, worths);
    }

    /// What each seat can expect from here, at a glance, 0 to 1 as a share of a win (a game may count as success what its players like beside
    /// winning); what this viewer does not know is best counted as what it expects. Called for positions in which the game is not over.
    fn win_probabilities(position: &Determinization<Self>, eyes: Viewer) -> PerSeat<f32>;

    /// A position that the view allows, those more often that what others chose makes likely. Where their choices tell nothing, as
    /// [`Rules::imagine`] deals it.
    fn sample_belief(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Self::determinize(view, rng)
    }

    /// The search at the levels that look ahead: easy, medium and hard, in this order.
    fn search_settings() -> [SearchSettings; 3];

    /// Takes out of a view's memory what was forgotten: each entry is asked for once, by a number that it keeps; alike entries may share one.
    /// What is left must be a view that the rules could have given to someone who paid less attention.
    fn forget(_view: &mut View<Self>, _forgotten: &mut dyn FnMut(u64) -> bool) {}

    /// Why the seat whose view it is might make this legal move, in a sentence about this very position: what it brings, what it risks, what
    /// speaks for it. Made of the view alone, with the numbers that the mind itself goes by.
    fn reason(view: &View<Self>, choice: Self::Move) -> Phrase;

    /// The move of a simple player; equals by chance. `legal` is not empty.
    fn greedy(view: &View<Self>, legal: &[Self::Move], rng: &mut impl Rng, stop: &Stop) -> Self::Move {
        let mut worths = Vec::with_capacity(legal.len());
        Self::greedy_scores(view, legal, rng, stop, &mut worths);
        legal[argmax_random_tie(&worths, Self::TIE_MARGIN, rng).min(legal.len() - 1)]
    }
}

/// The place of the highest of these numbers, equals by lot, after chance has added up to `blur` to each.
pub fn argmax_random_tie(worths: &[f32], blur: f32, rng: &mut impl Rng) -> usize {
    let mut best: Vec<usize> = Vec::new();
    let mut most = f32::NEG_INFINITY;
    for (index, &worth) in worths.iter().enumerate() {
        let worth = if blur > 0.0 { worth + blur * rng.random::<f32>() } else { worth };
        if worth > most {
            most = worth;
            best.clear();
        }
        if worth == most {
            best.push(index);
        }
    }
    best.get(random_below(rng, best.len().max(1) as u32) as usize).copied().unwrap_or(0)
}

/// Shares that together are 1, a higher score having e times the share for each `scale` that it is above another.
pub fn softmax(scores: impl IntoIterator<Item = f32>, scale: f32) -> PerSeat<f32> {
    let mut shares: PerSeat<f32> = scores.into_iter().collect();
    let most = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    shares.iter_mut().for_each(|score| *score = ((*score - most) / scale).exp());
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// A chance as people say it: so many times in so many, by the nearest of 1 in 20 … 1 in 3, 2 in 5, 1 in 2, 3 in 5 … 9 in 10; `(0, 20)` and
/// `(20, 20)` where it is nearer to never and always than to those.
pub fn spoken_odds(chance: f64) -> (u8, u8) {
    let simple = [(0, 20), (20, 20), (2, 5), (3, 5)].into_iter();
    let simple = simple.chain((2..=20).map(|of| (1, of))).chain((3..=10).map(|of| (of - 1, of)));
    let off = |(times, of): (u8, u8)| (f64::from(times) / f64::from(of) - chance).abs();
    simple.fold((0, 20), |best, other| if off(other) < off(best) { other } else { best })
}

/// One of these by lot, each with the chance that its weight has among all; the last if the weights are nothing.
pub fn sample_weighted(weights: &[f32], rng: &mut impl Rng) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut left = rng.random::<f32>() * sum;
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    weights.len().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::spoken_odds;

    #[test]
    fn a_chance_is_said_as_people_say_it() {
        let said = [0.0, 0.02, 1.0 / 16.0, 0.083, 1.0 / 3.0, 0.41, 0.5, 0.67, 0.88, 0.97];
        let fractions = [(0, 20), (0, 20), (1, 16), (1, 12), (1, 3), (2, 5), (1, 2), (2, 3), (7, 8), (20, 20)];
        assert_eq!(said.map(spoken_odds), fractions);
    }
}
