//! Lines tried against each other on equal luck: how often each wins, and in what they differ.
//!
//! Trial k of every line begins with the same sampled position and the same stream of luck, so that the difference of two lines is
//! surer than either of them.
//!
//! Must not know: states, levels, clocks.

use super::inquiry::Inquiry;
use super::leaf_means::LeafMeans;
use super::plan::{Comparison, compare_moves, gains_of_line};
use super::turn_comparison::trial;
use crate::engine::{Line, Mind, SearchSettings, Stop, View, derive_stream};

/// What a line brought its seat, trial by trial.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LineTrials {
    /// The share of a win in each trial, in the order of the luck.
    pub shares: Vec<f32>,
    /// Where the trials have led.
    leaves: LeafMeans,
}

impl LineTrials {
    /// Trials that brought these shares.
    pub fn of_shares(shares: Vec<f32>) -> LineTrials {
        LineTrials { shares, ..LineTrials::default() }
    }

    /// The mean share of a win.
    pub fn mean(&self) -> f32 {
        self.shares.iter().sum::<f32>() / self.shares.len().max(1) as f32
    }

    /// By how much this line is better than another one on the same luck, and the standard error of that.
    pub fn advantage_over(&self, other: &LineTrials) -> (f32, f32) {
        let differences = || self.shares.iter().zip(&other.shares).map(|(one, other)| one - other);
        let count = differences().count().max(1) as f32;
        let mean = differences().sum::<f32>() / count;
        let squares: f32 = differences().map(|difference| (difference - mean).powi(2)).sum();
        (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
    }

    /// Adds further trials of the same line.
    pub fn extend(&mut self, more: &LineTrials) {
        self.shares.extend(&more.shares);
    }
}

/// Tries each line so often on equal luck, up to the horizon of the settings. Whoever decides after a line does so at a
/// glance. When `stop` is requested, returns at once with fewer trials.
pub fn try_lines<G: Mind>(
    view: &View<G>,
    lines: &[Vec<G::Move>],
    trials: u32,
    settings: SearchSettings,
    seed: u64,
    stop: &Stop,
) -> Vec<LineTrials> {
    let mut found = vec![LineTrials::default(); lines.len()];
    let Some(searcher) = view.who.seat() else { return found };
    let inquiry = Inquiry { view, searcher, settings, stop };
    let belief = G::belief(view, &settings, stop);
    for number in 0..u64::from(trials) {
        if stop.is_requested() {
            break;
        }
        for (line, found) in lines.iter().zip(&mut found) {
            let mut luck = derive_stream(seed, "line trial", &[number]);
            let mut position = belief.sample(&mut luck);
            let reward = trial(inquiry, &mut position, line, &mut luck)[searcher.index()];
            found.leaves.add(&position, searcher, reward);
            found.shares.push(reward);
        }
    }
    found
}

/// Compares a line with another one, for a reason in words: by what the mind can tell of single moves, else by trials.
pub fn compare_lines<G: Mind>(
    line: &Line<G>,
    other: &Line<G>,
    trials: u32,
    settings: SearchSettings,
    seed: u64,
    stop: &Stop,
) -> Option<Comparison<G::Move>> {
    let view = &line.before;
    let differs = other.moves.iter().find(|choice| !line.moves.contains(choice));
    let other_move = *differs.or(other.moves.first())?;
    let with_gains = |mut comparison: Comparison<G::Move>| {
        comparison.set_gains(gains_of_line(line), &gains_of_line(other));
        comparison
    };
    if let ([one], [two]) = (&line.moves[..], &other.moves[..])
        && let Some(told) = compare_moves(view, *one, *two, settings, stop)
    {
        return Some(with_gains(told));
    }
    let both = [line.moves.clone(), other.moves.clone()];
    let tried = try_lines(view, &both, trials, settings, seed, stop);
    let [this, that] = &tried[..] else { return None };
    let (advantage, error) = this.advantage_over(that);
    let differences = this.leaves.differences::<G>(&that.leaves);
    let comparison = Comparison::of(other_move, &this.leaves, differences);
    Some(with_gains(Comparison { promise: this.mean(), advantage, error, ..comparison }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Seat;

    /// Ada wins with 1 and then 0, and shares with anything else.
    #[test]
    fn lines_are_compared_trial_by_trial() {
        let view = Toy::first_view(Game::Pair, Seat::new(0));
        let tried = try_lines(&view, &[vec![1, 0], vec![1, 1]], 20, Toy::search_settings()[2], 1, &Stop::default());
        assert_eq!((tried[0].shares.len(), tried[0].mean(), tried[1].mean()), (20, 1.0, 0.5));
        assert_eq!(tried[0].advantage_over(&tried[1]), (0.5, 0.0));
    }

    #[test]
    fn errors_shrink_with_the_number_of_trials() {
        let trials = |shares: &[f32]| LineTrials::of_shares(shares.to_vec());
        let (few, level) = (trials(&[1.0, 0.0, 1.0, 0.0]), trials(&[0.5; 4]));
        let (mean, error) = few.advantage_over(&level);
        assert!(mean == 0.0 && (error - (0.25_f32 / 3.0).sqrt()).abs() < 1e-6, "{error}");
        let mut many = few.clone();
        many.extend(&few);
        assert!(many.advantage_over(&trials(&[0.5; 8])).1 < error);
    }
}
