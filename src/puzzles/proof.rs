//! The proof that some lines are clearly better than all others: games played to the end, on equal luck, with three seeds.

use serde::{Deserialize, Serialize};

use crate::bots::{LineTrials, try_lines};
use crate::engine::{Line, Mind, SearchSettings, Stop, View};

/// The seeds on each of which a proof has to hold.
pub const SEEDS: [u64; 3] = [1, 2, 3];
/// The least margin, as a share of a win: eight points of a hundred.
pub const MARGIN: f32 = 0.08;
/// The least margin in standard errors.
const ERRORS: f32 = 4.0;
/// A line that is worse than the best one by less than this is as good.
pub(super) const CLOSE: f32 = 0.04;
/// The number of games for each line and seed.
pub(super) const PLAYOUTS: u32 = 400;
/// After so many games of the first seed, what does not look like a puzzle is given up.
const FIRST_PLAYOUTS: u32 = 80;
/// So many of the other lines are tried with all seeds: those that did best with the first.
const RIVALS: usize = 2;
/// At most so many solutions are proved; others may be as good.
const SOLUTIONS: usize = 4;
/// At least so many of the lines that seem worse are tried with the first seed.
const FOLLOWED: usize = 4;

/// What a verdict rests on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// By how much the worst solution is better than the best other line: a share of a win, over all seeds.
    pub margin: f32,
    /// The standard error of the margin.
    pub error: f32,
    /// The seeds, on each of which the margin holds.
    pub seeds: Vec<u64>,
    /// The number of games for each line and seed.
    pub playouts: u32,
    /// How often the level `easy` finds a solution, 0 to 1.
    pub easy: f32,
    /// How often the level `medium` finds a solution, 0 to 1.
    pub medium: f32,
    /// How far the game had come, 0 to 1.
    #[serde(default)]
    pub progress: f32,
}

/// Which lines are solutions.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// The indices of the solutions, the best first.
    pub solutions: Vec<usize>,
    /// The indices of the best other lines, the best first; at least one.
    pub others: Vec<usize>,
    /// By how much the worst solution is better than the best other line, over all seeds.
    pub margin: f32,
    /// The standard error of the margin.
    pub error: f32,
}

/// The settings of games that are played to the end.
pub(super) fn playout_settings<G: Mind>() -> SearchSettings {
    let [.., expert] = G::search_settings();
    SearchSettings { horizon: u32::MAX, ..expert }
}

/// Proves which of these lines are solutions; `None` if there is no clear difference on each seed. `share` of the full number of games is
/// played, 1 for a verdict that counts. Lines that a few games show to be far behind are not tried further, nor are more solutions than
/// a few.
pub fn prove<G: Mind>(view: &View<G>, lines: &[Line<G>], share: f32, stop: &Stop) -> Option<Proof> {
    let playouts = |count: u32| ((count as f32 * share).round() as u32).max(2);
    let settings = playout_settings::<G>();
    let try_some = |indices: &[usize], count: u32, seed: u64| {
        let moves: Vec<Vec<G::Move>> = indices.iter().map(|&index| lines[index].moves.clone()).collect();
        try_lines(view, &moves, playouts(count), settings, seed, stop)
    };
    let all: Vec<usize> = (0..lines.len()).collect();
    let sketch = try_some(&all, FIRST_PLAYOUTS, SEEDS[0] + 100);
    let (mut tried, behind) = split(&sketch, 0.0)?;
    let seemed_best = tried.len().min(SOLUTIONS);
    // The gap of a sketch is vague.
    is_wide(&sketch, &tried, &behind, MARGIN / 2.0).then_some(())?;
    tried.truncate(SOLUTIONS);
    tried.extend(behind.iter().take(FOLLOWED.max(seemed_best)));
    let first = try_some(&tried, PLAYOUTS, SEEDS[0]);
    let (best, others) = split(&first, MARGIN)?;
    let (worst, rival, _, _) = closest(&first, &best, &others);
    is_clear(&first[worst], &first[rival]).then_some(())?;
    // From here on, positions in the list of those that are followed.
    let followed: Vec<usize> = best.iter().chain(others.iter().take(RIVALS)).copied().collect();
    let mut pooled: Vec<LineTrials> = followed.iter().map(|&place| first[place].clone()).collect();
    let indices: Vec<usize> = followed.iter().map(|&place| tried[place]).collect();
    for seed in &SEEDS[1..] {
        let again = try_some(&indices, PLAYOUTS, *seed);
        let (solved, rivals) = again.split_at(best.len());
        let all_clear = solved.iter().all(|solution| rivals.iter().all(|rival| is_clear(solution, rival)));
        (all_clear && !stop.is_requested()).then_some(())?;
        pooled.iter_mut().zip(&again).for_each(|(pooled, again)| pooled.extend(again));
    }
    let by_mean = |one: &usize, other: &usize| pooled[*other].mean().total_cmp(&pooled[*one].mean());
    let (mut solved, mut rivals): (Vec<usize>, Vec<usize>) = (0..indices.len()).partition(|&place| place < best.len());
    solved.sort_by(by_mean);
    rivals.sort_by(by_mean);
    let (_, _, margin, error) = closest(&pooled, &solved, &rivals);
    let spread = pooled[solved[0]].mean() - pooled[*solved.last()?].mean();
    let of_lines = |places: Vec<usize>| places.into_iter().map(|place| indices[place]).collect();
    (spread < CLOSE + error).then(|| Proof { solutions: of_lines(solved), others: of_lines(rivals), margin, error })
}

/// Whether one line is better than another by the least margin, in both units.
fn is_clear(one: &LineTrials, other: &LineTrials) -> bool {
    let (advantage, error) = one.advantage_over(other);
    advantage >= MARGIN && advantage >= ERRORS * error
}

/// The worst solution and the best other line, and by how much they differ.
pub(super) fn closest(tried: &[LineTrials], solutions: &[usize], others: &[usize]) -> (usize, usize, f32, f32) {
    let mean = |index: &usize| tried[*index].mean();
    let worst = solutions.iter().min_by(|one, other| mean(one).total_cmp(&mean(other))).copied().unwrap_or(0);
    let rival = others.iter().max_by(|one, other| mean(one).total_cmp(&mean(other))).copied().unwrap_or(0);
    let (margin, error) = tried[worst].advantage_over(&tried[rival]);
    (worst, rival, margin, error)
}

/// The lines that are about as good as the best one, and all others, each the best first; `None` if there is no gap of this size between
/// them.
pub(super) fn split(tried: &[LineTrials], gap: f32) -> Option<(Vec<usize>, Vec<usize>)> {
    let mut order: Vec<usize> = (0..tried.len()).collect();
    order.sort_by(|&one, &other| tried[other].mean().total_cmp(&tried[one].mean()));
    let best = tried[*order.first()?].mean();
    let count = order.iter().take_while(|&&index| best - tried[index].mean() < CLOSE).count();
    let others = order.split_off(count);
    is_wide(tried, &order, &others, gap).then_some((order, others))
}

/// Whether there is a gap of this size between the best lines and the others.
fn is_wide(tried: &[LineTrials], best: &[usize], others: &[usize], gap: f32) -> bool {
    let (Some(&worst), Some(&rival)) = (best.last(), others.first()) else { return false };
    tried[worst].mean() - tried[rival].mean() >= gap
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trials(shares: [f32; 4]) -> LineTrials {
        LineTrials::of_shares(shares.to_vec())
    }

    #[test]
    fn lines_are_split_at_a_gap() {
        let lines = [trials([0.4; 4]), trials([0.6; 4]), trials([0.61; 4]), trials([0.1; 4])];
        assert_eq!(split(&lines, MARGIN), Some((vec![2, 1], vec![0, 3])));
        assert_eq!(split(&lines, 0.3), None, "the gap is not that wide");
        assert_eq!(split(&lines[1..3], MARGIN), None, "both are as good");
    }

    #[test]
    fn margin_has_to_be_wide_and_sure() {
        assert!(is_clear(&trials([0.6; 4]), &trials([0.5; 4])));
        assert!(!is_clear(&trials([0.6; 4]), &trials([0.55; 4])), "too narrow");
        assert!(!is_clear(&trials([1.0, 0.0, 1.0, 1.0]), &trials([0.0, 1.0, 0.5, 0.5])), "it may be chance");
    }
}
