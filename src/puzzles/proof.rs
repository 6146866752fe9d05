//! The proof that some lines are clearly better than all others: games played to the end, on equal luck, with three seeds.

use serde::{Deserialize, Serialize};

use super::rival_wins::gives_win_away;
use super::rounds::{After, CLOSE, RIVALS, Trials, by_mean, may_be_better, may_have_gap, try_in_rounds};
use crate::bots::LineTrials;
use crate::engine::{Line, Mind, SearchSettings, Stop, View};

/// The seeds on each of which a proof has to hold.
pub const SEEDS: [u64; 3] = [1, 2, 3];
/// The least margin, as a share of a win: eight points of a hundred.
pub const MARGIN: f32 = 0.08;
/// The least margin in standard errors.
const ERRORS: f32 = 4.0;
/// A margin that is wider than the least by so many standard errors needs no further games.
const SURE: f32 = 2.0;
/// The rounds of games for each line and seed: a margin that is sure after some of them needs no more.
const ROUNDS: [u32; 3] = [100, 100, 200];
/// Before, rounds of another seed: what does not look like a puzzle after any of them is given up.
const FIRST_ROUNDS: [u32; 3] = [16, 24, 40];
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
    /// The least number of games for a line and seed.
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
    /// The least number of games for a line and seed.
    pub playouts: u32,
}

/// The settings of games that are played to the end.
pub(super) fn playout_settings<G: Mind>() -> SearchSettings {
    let [.., expert] = G::search_settings();
    SearchSettings { horizon: u32::MAX, ..expert }
}

/// Proves which of these lines are solutions; `None` if there is no clear difference on each seed, or if a solution leaves a rival a win
/// at once that the players of these games overlook and another line does not leave. At most `share` of the full number of games is
/// played, 1 for a verdict that counts. Lines that a few games show to be far behind are not tried further, nor are more solutions than a
/// few; a margin that is far beyond doubt takes fewer games.
pub fn prove<G: Mind>(view: &View<G>, lines: &[Line<G>], share: f32, stop: &Stop) -> Option<Proof> {
    let settings = playout_settings::<G>();
    let try_some = |indices: &[usize], rounds: [u32; 3], seed: u64, judge: &dyn Fn(&[LineTrials]) -> After| {
        let some: Vec<&Line<G>> = indices.iter().map(|&index| &lines[index]).collect();
        let rounds = rounds.map(|count| ((count as f32 * share).round() as u32).max(1));
        try_in_rounds(view, &some, Trials { settings, rounds: &rounds, seed, stop }, judge)
    };
    let all: Vec<usize> = (0..lines.len()).collect();
    // The gap of a sketch is vague.
    let sketch = try_some(&all, FIRST_ROUNDS, SEEDS[0] + 100, &|tried| match may_have_gap(tried, MARGIN / 2.0) {
        true => After::GoOn,
        false => After::GiveUp,
    })?;
    let (mut tried, behind) = split(&sketch, 0.0)?;
    let seemed_best = tried.len().min(SOLUTIONS);
    is_wide(&sketch, &tried, &behind, MARGIN / 2.0).then_some(())?;
    tried.truncate(SOLUTIONS);
    tried.extend(behind.iter().take(FOLLOWED.max(seemed_best)));
    let first = try_some(&tried, ROUNDS, SEEDS[0], &|tried| {
        let Some((best, others)) = split(tried, MARGIN) else {
            return if may_have_gap(tried, MARGIN) { After::GoOn } else { After::GiveUp };
        };
        let (worst, rival, _, _) = closest(tried, &best, &others);
        if is_sure(&tried[worst], &tried[rival]) { After::Enough } else { After::GoOn }
    })?;
    let (best, mut others) = split(&first, MARGIN)?;
    let (worst, rival, _, _) = closest(&first, &best, &others);
    is_clear(&first[worst], &first[rival]).then_some(())?;
    // Lines far behind were tried less often.
    others.retain(|&place| first[place].shares.len() == first[rival].shares.len());
    // From here on, positions in the list of those that are followed.
    let followed: Vec<usize> = best.iter().chain(others.iter().take(RIVALS)).copied().collect();
    let mut pooled: Vec<LineTrials> = followed.iter().map(|&place| first[place].clone()).collect();
    let indices: Vec<usize> = followed.iter().map(|&place| tried[place]).collect();
    let mut playouts = pooled[0].shares.len();
    for seed in &SEEDS[1..] {
        let all_pairs = |tried: &[LineTrials], holds: &dyn Fn(&LineTrials, &LineTrials) -> bool| {
            let (solved, rivals) = tried.split_at(best.len());
            solved.iter().all(|solution| rivals.iter().all(|rival| holds(solution, rival)))
        };
        let again = try_some(&indices, ROUNDS, *seed, &|tried| {
            if all_pairs(tried, &is_sure) {
                After::Enough
            } else if all_pairs(tried, &|one, other| may_be_better(one, other, MARGIN)) {
                After::GoOn
            } else {
                After::GiveUp
            }
        })?;
        (all_pairs(&again, &is_clear) && !stop.is_requested()).then_some(())?;
        playouts = again.iter().map(|tried| tried.shares.len()).fold(playouts, usize::min);
        pooled.iter_mut().zip(&again).for_each(|(pooled, again)| pooled.extend(again));
    }
    let (solved, rivals): (Vec<usize>, Vec<usize>) =
        by_mean(&pooled).into_iter().partition(|&place| place < best.len());
    let (_, _, margin, error) = closest(&pooled, &solved, &rivals);
    let spread = pooled[solved[0]].mean() - pooled[*solved.last()?].mean();
    let of_lines = |places: Vec<usize>| -> Vec<usize> { places.into_iter().map(|place| indices[place]).collect() };
    let (solutions, others) = (of_lines(solved), of_lines(rivals));
    (spread < CLOSE + error).then_some(())?;
    let proved = solutions.iter().map(|&index| &lines[index]);
    let is_refuted = gives_win_away(view, proved, lines.iter().cloned(), stop);
    let proof = Proof { solutions, others, margin, error, playouts: playouts as u32 };
    (!is_refuted && !stop.is_requested()).then_some(proof)
}

/// Whether one line is better than another by the least margin, in both units.
fn is_clear(one: &LineTrials, other: &LineTrials) -> bool {
    let (advantage, error) = one.advantage_over(other);
    advantage >= MARGIN && advantage >= ERRORS * error
}

/// The same beyond doubt, so that further games would not change it.
fn is_sure(one: &LineTrials, other: &LineTrials) -> bool {
    let (advantage, error) = one.advantage_over(other);
    advantage >= MARGIN + SURE * error && advantage >= ERRORS * error
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
    let mut order = by_mean(tried);
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
