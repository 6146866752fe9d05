//! The game-specific part of a bot: evaluates moves and positions, in terms that have names.

use std::sync::atomic::{AtomicBool, Ordering};

use rand::{Rng, RngExt as _};

use super::{
    Determinization, Line, PerSeat, Phrase, Rules, Seat, Term, Terms, TurnGain, View, Viewer, WeightedViews, Worth,
    random_below,
};

/// A flag by which the caller cancels a bot's computation.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Requests cancellation.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether cancellation was requested.
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The parameters of a bot's search. Work is counted in iterations, never in time, so no decision depends on a clock.
#[derive(Clone, Copy, Debug)]
pub struct SearchSettings {
    /// Number of search iterations, each on a newly sampled position; with 0, [`Mind::greedy_scores`] alone decide.
    pub iterations: u32,
    /// How many turns each iteration plays, the current one included, before the position is evaluated with
    /// [`Mind::win_probabilities`]. A turn ends when another seat decides.
    pub horizon: u32,
    /// Softmax temperature of the move priors, in the unit of [`Mind::score_moves`]: a move that scores this much
    /// higher gets e times the prior.
    pub prior_temperature: f32,
    /// Softmax temperature of moves in rollouts, in the unit of [`Mind::score_moves_fast`].
    pub rollout_temperature: f32,
    /// The exploration constant of PUCT, for values from 0 to 1.
    pub exploration: f32,
    /// Probability, 0 to 1, of noticing a legal move; a few are always noticed.
    pub notice_rate: f32,
    /// Share of its memory entries that the bot forgets, 0 to 1.
    pub forget_rate: f32,
}

/// What a bot knows about good play in one game. It sees only views and positions sampled from them.
pub trait Mind: Rules {
    /// How often a story plays out each position of a finished game, so that a usual one is told within a minute.
    const PLAYOUTS: u32 = 400;

    /// How far a story can trust [`Mind::win_probabilities`] at its horizon: the exponent to which they are raised before they are
    /// compared, 1 where they are right, more where they are too timid (`--example fit_story`). `None` where a story plays each
    /// position out to the end of the game.
    const SHARPNESS: Option<f32> = None;

    /// Score differences up to this size are treated as ties when the best move is chosen.
    const TIE_MARGIN: f32 = 0.0;

    /// Scores each legal move for the seat on turn, from that seat's view. The unit is the game's own; higher is
    /// better.
    ///
    /// `legal` is not empty. One score per move, in the order of `legal`, is pushed onto `scores`, which the caller
    /// passes empty. If `stop` is requested, returns at once with arbitrary scores.
    ///
    /// By default all moves score the same, and the search finds out by playing on at random.
    fn score_moves(_view: &View<Self>, legal: &[Self::Move], _rng: &mut impl Rng, _stop: &Stop, scores: &mut Vec<f32>) {
        scores.extend(legal.iter().map(|_| 0.0));
    }

    /// A cheaper version of [`Mind::score_moves`] for rollouts; it may use another unit.
    fn score_moves_fast(
        view: &View<Self>,
        legal: &[Self::Move],
        rng: &mut impl Rng,
        stop: &Stop,
        scores: &mut Vec<f32>,
    ) {
        Self::score_moves(view, legal, rng, stop, scores);
    }

    /// The scores by which a `greedy` bot chooses: the immediate value, where [`Mind::score_moves`] looks further
    /// ahead.
    fn greedy_scores(view: &View<Self>, legal: &[Self::Move], rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        Self::score_moves(view, legal, rng, stop, scores);
    }

    /// The best ways to play on up to the end of the turn or the next chance event, best first, at most `limit`: the moves
    /// in their order, each beginning with a move of `legal`. What they lead to may only depend on what the view shows.
    ///
    /// With any, a search compares whole turns, and plays the first candidate for every seat after them. By default there
    /// are none, and the search goes move by move. If `stop` is requested, returns at once with arbitrary candidates.
    fn turn_candidates(_view: &View<Self>, _legal: &[Self::Move], _limit: usize, _stop: &Stop) -> Vec<Vec<Self::Move>> {
        Vec::new()
    }

    /// The named parts of what a position is worth to a seat, at most [`MAX_TERMS`](super::MAX_TERMS).
    const TERMS: &'static [Term] = &[];

    /// How many of the terms, the first ones, are what a seat has already, such as points and chips; the others are hopes.
    const IN_HAND: usize = 0;

    /// How much lower than the best a move may score that a play style takes instead, in the unit of
    /// [`SearchSettings::prior_temperature`](crate::engine::SearchSettings::prior_temperature). As much as hardly weakens a bot, by
    /// `examples/styles.rs`. 0 where scores tell too little of a move: there a style chooses only from what a search has found about equal.
    const STYLE_ROOM: f32 = 0.3;

    /// How to say that a move leaves the others less, or more.
    const RIVALS: Term = Term { more: "plan-rivals", less: "plan-rivals-less", number: 0, unit: 1.0 };

    /// How to say that a move leaves the others less of this term, or more, where that is most of what it leaves them; `None`
    /// where [`Mind::RIVALS`] says it as well.
    fn rivals_term(_term: usize) -> Option<Term> {
        None
    }

    /// What a position is worth to each seat by itself, in the parts of [`Mind::TERMS`].
    ///
    /// `viewer` is the viewer from whose view the position was sampled: information hidden from this viewer should
    /// enter as an expectation. May be called after the end of the game. By default nothing is worth anything.
    fn worth(position: &Determinization<Self>, _viewer: Viewer) -> Worth {
        Worth::of_seats(Self::seat_count(position.state()), 1.0, |_| Terms::default())
    }

    /// Estimates for each seat the share of a win to expect from this position, 0 to 1. A game may count other
    /// successes that its players value as part of a win.
    ///
    /// `viewer` as in [`Mind::worth`]. Never called after the game is over. By default a softmax of the values.
    fn win_probabilities(position: &Determinization<Self>, viewer: Viewer) -> PerSeat<f32> {
        let worth = Self::worth(position, viewer);
        softmax(worth.values(), worth.lead_scale)
    }

    /// What is hidden from this viewer, weighted by how likely the other seats' past choices make it. A search prepares
    /// it once, with its own settings, and draws a position from it for each iteration.
    ///
    /// If `stop` is requested, returns at once with arbitrary weights. By default the view alone, which ignores those
    /// choices.
    fn belief(view: &View<Self>, _settings: &SearchSettings, _stop: &Stop) -> WeightedViews<Self> {
        WeightedViews::only(view)
    }

    /// Probabilities with which to draw the move, where a habit would give something away; `None` where a search with
    /// these settings is to choose.
    ///
    /// One weight of at least 0 per move, in the order of `legal`, and not all 0. If `stop` is requested, returns at
    /// once with arbitrary weights.
    fn mixed_strategy(
        _view: &View<Self>,
        _legal: &[Self::Move],
        _settings: &SearchSettings,
        _stop: &Stop,
    ) -> Option<Vec<f32>> {
        None
    }

    /// What each move is worth to the seat on turn, in the parts of [`Mind::TERMS`], where the mind can tell without a
    /// search; `None` otherwise. A mind that mixes its moves tells by this what they differ in.
    ///
    /// One entry per move, in the order of `legal`. If `stop` is requested, returns at once with arbitrary amounts.
    fn move_terms(
        _view: &View<Self>,
        _legal: &[Self::Move],
        _settings: &SearchSettings,
        _stop: &Stop,
    ) -> Option<Vec<Terms>> {
        None
    }

    /// What these events of its own turn bring this seat, the most important first. `before` and `after` are what lay open to
    /// it.
    fn turn_gains(_seat: Seat, _before: &Self::Open, _after: &Self::Open, _seen: &[Self::Seen]) -> Vec<TurnGain> {
        Vec::new()
    }

    /// Whether all that this move of the view's seat will show was seen before, so that the seat could foresee it. Asked of moves that
    /// show something new ([`Observation::is_news`](crate::engine::Observation::is_news)).
    fn is_remembered(_view: &View<Self>, _choice: Self::Move) -> bool {
        false
    }

    /// How much a move of the view's seat will show that was never seen, in words that go on after “plan-for”; `None` if nothing, or
    /// if that is no reason for it.
    fn look(_view: &View<Self>, _choice: Self::Move) -> Option<Phrase> {
        None
    }

    /// What a seat's decisions show, for puzzles: the keys of ideas that can be said in one sentence (`puzzle-idea-…`), the most telling
    /// first. Each must be true of the line by what its seat knows.
    fn ideas(_line: &Line<Self>) -> Vec<&'static str> {
        Vec::new()
    }

    /// How hard a line is, 1 to 3, that follows from what its seat has seen alone: no level can tell, because they remember exactly or
    /// not at all. `None` for all other lines.
    fn recall_difficulty(_line: &Line<Self>) -> Option<u8> {
        None
    }

    /// Whether two views show the same position, however it was reached: by default, whether they are equal.
    fn is_same_position(one: &View<Self>, other: &View<Self>) -> bool {
        one == other
    }

    /// What a move promises by itself, as a sentence, from what [`Mind::move_terms`] tells of it and of the next best one;
    /// `None` where their difference says more.
    fn outlook(_view: &View<Self>, _choice: Self::Move, _own: &Terms, _other: &Terms) -> Option<Phrase> {
        None
    }

    /// The search settings of the levels that are offered, weakest first. By default they play every trial to the end of
    /// the game.
    fn search_settings() -> [SearchSettings; 5] {
        [(0, 0.3), (20, 0.5), (200, 0.9), (1000, 1.0), (10_000, 1.0)].map(|(iterations, notice_rate)| SearchSettings {
            iterations,
            horizon: u32::MAX,
            prior_temperature: 1.0,
            rollout_temperature: 1.0,
            exploration: 1.0,
            notice_rate,
            forget_rate: 0.0,
        })
    }

    /// Removes the forgotten entries from the memory of a view. `is_forgotten` is called once per entry with a number
    /// that identifies the entry for the rest of the game; equal entries may share a number.
    ///
    /// The remaining view must be one that the rules could have given to a less attentive viewer.
    fn forget(_view: &mut View<Self>, _is_forgotten: &mut dyn FnMut(u64) -> bool) {}

    /// The best move by [`Mind::greedy_scores`]; ties are broken at random. `legal` is not empty.
    fn greedy(view: &View<Self>, legal: &[Self::Move], rng: &mut impl Rng, stop: &Stop) -> Self::Move {
        let mut scores = Vec::with_capacity(legal.len());
        Self::greedy_scores(view, legal, rng, stop, &mut scores);
        legal[argmax_random_tie(&scores, Self::TIE_MARGIN, rng).min(legal.len() - 1)]
    }
}

/// The index of the highest score after adding a random amount of up to `tie_margin` to each; ties are broken at
/// random.
pub fn argmax_random_tie(scores: &[f32], tie_margin: f32, rng: &mut impl Rng) -> usize {
    let mut best: Vec<usize> = Vec::new();
    let mut highest = f32::NEG_INFINITY;
    for (index, &score) in scores.iter().enumerate() {
        let score = if tie_margin > 0.0 { score + tie_margin * rng.random::<f32>() } else { score };
        if score > highest {
            highest = score;
            best.clear();
        }
        if score == highest {
            best.push(index);
        }
    }
    best.get(random_below(rng, best.len().max(1) as u32) as usize).copied().unwrap_or(0)
}

/// Softmax with temperature `temperature`: shares that sum to 1.
pub fn softmax(scores: impl IntoIterator<Item = f32>, temperature: f32) -> PerSeat<f32> {
    let mut shares: PerSeat<f32> = scores.into_iter().collect();
    let highest = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    shares.iter_mut().for_each(|score| *score = ((*score - highest) / temperature).exp());
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// A random index, chosen with probability proportional to its weight; the last index if all weights are 0.
pub fn sample_weighted(weights: &[f32], rng: &mut impl Rng) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut remaining = rng.random::<f32>() * sum;
    for (index, weight) in weights.iter().enumerate() {
        remaining -= weight;
        if remaining < 0.0 {
            return index;
        }
    }
    weights.len().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::derive_stream;

    /// The indices that are chosen with many seeds.
    fn chosen(scores: &[f32], tie_margin: f32) -> BTreeSet<usize> {
        (0..100).map(|seed| argmax_random_tie(scores, tie_margin, &mut derive_stream(seed, "test", &[]))).collect()
    }

    #[test]
    fn equal_best_scores_are_all_chosen() {
        assert_eq!(chosen(&[2.0, 1.0, 2.0, 2.0], 0.0), BTreeSet::from([0, 2, 3]));
    }

    #[test]
    fn tie_margin_matters_only_to_nearly_equal_scores() {
        assert_eq!(chosen(&[1.0, 0.995, 0.5], 0.01), BTreeSet::from([0, 1]));
        assert_eq!(chosen(&[-1.0, -0.995, -1.5], 0.01), BTreeSet::from([0, 1]));
    }

    #[test]
    fn softmax_divides_scores_by_the_temperature() {
        // At temperature 2 a score that is 2 ln 3 higher gets 3 times the share.
        let shares = softmax([5.0, 5.0 + 2.0 * 3_f32.ln()], 2.0);
        assert!((shares[0] - 0.25).abs() < 1e-5 && (shares[1] - 0.75).abs() < 1e-5, "{shares:?}");
    }

    #[test]
    fn weighted_samples_follow_the_weights() {
        let mut stream = derive_stream(1, "test", &[]);
        let mut counts = [0; 3];
        for _ in 0..4000 {
            counts[sample_weighted(&[3.0, 1.0, 0.0], &mut stream)] += 1;
        }
        assert_eq!(counts[2], 0, "no weight, no chance");
        // 3000 to be expected, with a standard deviation of 27.
        assert!((2880..3120).contains(&counts[0]), "{counts:?}");
    }
}
