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
pub(super) const PLAYOUTS: u32 = 600;
/// After so many games of the first seed, what does not look like a puzzle is given up.
const FIRST_PLAYOUTS: u32 = 120;
/// So many of the other lines are tried with all seeds: those that did best with the first.
const RIVALS: usize = 3;

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
    /// The indices of all other lines, the best first; at least one.
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
/// played, 1 for a verdict that counts.
pub fn prove<G: Mind>(view: &View<G>, lines: &[Line<G>], share: f32, stop: &Stop) -> Option<Proof> {
    let playouts = |count: u32| ((count as f32 * share).round() as u32).max(2);
    let moves: Vec<Vec<G::Move>> = lines.iter().map(|line| line.moves.clone()).collect();
    let settings = playout_settings::<G>();
    let sketch = try_lines(view, &moves, playouts(FIRST_PLAYOUTS), settings, SEEDS[0] + 100, stop);
    split(&sketch, MARGIN / 2.0)?;
    let first = try_lines(view, &moves, playouts(PLAYOUTS), settings, SEEDS[0], stop);
    let (solutions, others) = split(&first, MARGIN)?;
    let (worst, rival, _, _) = closest(&first, &solutions, &others);
    let mut pooled: Vec<LineTrials> = first.clone();
    is_clear(&first[worst], &first[rival]).then_some(())?;
    let tried: Vec<usize> = solutions.iter().chain(others.iter().take(RIVALS)).copied().collect();
    let tried_moves: Vec<Vec<G::Move>> = tried.iter().map(|&index| moves[index].clone()).collect();
    for seed in &SEEDS[1..] {
        let again = try_lines(view, &tried_moves, playouts(PLAYOUTS), settings, *seed, stop);
        for (&index, again) in tried.iter().zip(&again) {
            pooled[index].extend(again);
        }
        let (solved, rivals) = again.split_at(solutions.len());
        let all_clear = solved.iter().all(|solution| rivals.iter().all(|rival| is_clear(solution, rival)));
        (all_clear && !stop.is_requested()).then_some(())?;
    }
    let mut solutions = solutions;
    solutions.sort_by(|&one, &other| pooled[other].mean().total_cmp(&pooled[one].mean()));
    let (_, rival, margin, error) = closest(&pooled, &solutions, &tried[solutions.len()..]);
    let mut others = others;
    others.sort_by_key(|&index| index != rival);
    let spread = pooled[solutions[0]].mean() - pooled[*solutions.last()?].mean();
    (spread < CLOSE + error).then_some(Proof { solutions, others, margin, error })
}

/// Whether one line is better than another by the least margin, in both units.
fn is_clear(one: &LineTrials, other: &LineTrials) -> bool {
    let (advantage, error) = one.advantage_over(other);
    advantage >= MARGIN && advantage >= ERRORS * error
}

/// The worst solution and the best other line, and by how much they differ.
fn closest(tried: &[LineTrials], solutions: &[usize], others: &[usize]) -> (usize, usize, f32, f32) {
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
    let rival = *others.first()?;
    let is_wide = tried[*order.last()?].mean() - tried[rival].mean() >= gap;
    is_wide.then_some((order, others))
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
