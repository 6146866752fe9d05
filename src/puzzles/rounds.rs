//! Trials of lines in rounds: what can no longer become clear is given up early, and lines far behind are not tried any further.

use crate::bots::{LineTrials, try_lines};
use crate::engine::{Line, Mind, SearchSettings, Stop, View};

/// A difference is out of reach if more than so many standard errors are missing.
const DOUBT: f32 = 2.5;
/// A line is far behind the best if it is worse by this share of a win …
const FAR: f32 = 0.12;
/// … and by so many standard errors.
const FAR_ERRORS: f32 = 4.0;
/// So many lines beside those that are as good as the best are never far behind.
pub(super) const RIVALS: usize = 2;
/// A line that is worse than the best one by less than this is as good.
pub(super) const CLOSE: f32 = 0.04;
/// Of more solutions, none is an idea.
pub(super) const MOST_SOLUTIONS: usize = 3;
/// The luck of each round differs by this from the seed.
const NEXT_ROUND: u64 = 1000;

/// What to do after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// No further round can bring what is looked for.
    GiveUp,
    /// There is no need for a further round.
    Enough,
    /// The next round may tell.
    GoOn,
}

/// How lines are tried.
pub(super) struct Trials<'a> {
    pub(super) settings: SearchSettings,
    /// The number of trials of each line in each round.
    pub(super) rounds: &'a [u32],
    pub(super) seed: u64,
    pub(super) stop: &'a Stop,
}

/// Tries these lines round by round on equal luck; `None` if it was given up.
pub(super) fn try_in_rounds<G: Mind>(
    view: &View<G>,
    lines: &[&Line<G>],
    trials: Trials<'_>,
    mut judge: impl FnMut(&[LineTrials]) -> After,
) -> Option<Vec<LineTrials>> {
    let Trials { settings, rounds, seed, stop } = trials;
    let mut tried = vec![LineTrials::default(); lines.len()];
    let mut left: Vec<usize> = (0..lines.len()).collect();
    for (round, &count) in (0..).zip(rounds) {
        let moves: Vec<Vec<G::Move>> = left.iter().map(|&index| lines[index].moves.clone()).collect();
        let more = try_lines(view, &moves, count, settings, seed + NEXT_ROUND * round, stop);
        left.iter().zip(&more).for_each(|(&index, more)| tried[index].extend(more));
        match judge(&tried) {
            After::GiveUp => return None,
            After::Enough => break,
            After::GoOn => left = not_far_behind(&tried, left),
        }
    }
    Some(tried)
}

/// Those of these lines that may still be the best, or the best of the others.
fn not_far_behind(tried: &[LineTrials], left: Vec<usize>) -> Vec<usize> {
    let order = by_mean(tried);
    let Some(&best) = order.first() else { return left };
    let as_good = order.iter().take_while(|&&index| tried[best].mean() - tried[index].mean() < CLOSE).count();
    let near = &order[..order.len().min(as_good + RIVALS)];
    let is_far = |index: usize| {
        let (behind, error) = tried[best].advantage_over(&tried[index]);
        behind > FAR && behind > FAR_ERRORS * error
    };
    left.into_iter().filter(|index| near.contains(index) || !is_far(*index)).collect()
}

/// The indices of the lines, the best first.
pub(super) fn by_mean(tried: &[LineTrials]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..tried.len()).collect();
    order.sort_by(|&one, &other| tried[other].mean().total_cmp(&tried[one].mean()));
    order
}

/// Whether a few lines may still turn out to be better than all others by this gap.
pub(super) fn may_have_gap(tried: &[LineTrials], gap: f32) -> bool {
    let order = by_mean(tried);
    order.windows(2).take(MOST_SOLUTIONS).any(|pair| may_be_better(&tried[pair[0]], &tried[pair[1]], gap))
}

/// Whether one line may still turn out to be better than the other by this gap.
pub(super) fn may_be_better(one: &LineTrials, other: &LineTrials, gap: f32) -> bool {
    let (advantage, error) = one.advantage_over(other);
    // A few equal trials are no proof that all will be.
    advantage + DOUBT * error + 1.0 / one.shares.len().max(1) as f32 >= gap
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Seat;

    fn trials(shares: &[f32]) -> LineTrials {
        LineTrials::of_shares(shares.to_vec())
    }

    #[test]
    fn gap_out_of_reach_is_seen() {
        let even = [trials(&[0.5; 40]), trials(&[0.49; 40]), trials(&[0.5; 40])];
        assert!(may_have_gap(&even, 0.02) && !may_have_gap(&even, 0.08));
        let few = [trials(&[0.5; 4]), trials(&[0.5; 4])];
        assert!(may_have_gap(&few, 0.08), "too few to tell");
        let second = [trials(&[0.5; 40]), trials(&[0.5; 40]), trials(&[0.3; 40])];
        assert!(may_have_gap(&second, 0.08), "two are as good, and better than the third");
    }

    #[test]
    fn lines_far_behind_are_left_out_but_never_all_rivals() {
        let tried = [trials(&[0.9; 8]), trials(&[0.1; 8]), trials(&[0.5; 8]), trials(&[0.4; 8])];
        assert_eq!(not_far_behind(&tried, vec![0, 1, 2, 3]), [0, 2, 3]);
    }

    /// Ada wins with 1 and then 0, and shares with anything else.
    #[test]
    fn rounds_end_when_there_is_enough() {
        let view = Toy::first_view(Game::Pair, Seat::new(0));
        let lines = [[1, 0], [1, 1]].map(|moves| Line::follow(&view, &moves).expect("it is allowed"));
        let try_until = |after: After| {
            let stop = Stop::default();
            let trials = Trials { settings: Toy::search_settings()[2], rounds: &[4, 8], seed: 1, stop: &stop };
            try_in_rounds(&view, &[&lines[0], &lines[1]], trials, |_| after)
        };
        let count = |tried: Option<Vec<LineTrials>>| tried.map(|tried| tried[0].shares.len());
        assert_eq!(count(try_until(After::GoOn)), Some(12));
        assert_eq!(count(try_until(After::Enough)), Some(4));
        assert_eq!(count(try_until(After::GiveUp)), None);
    }
}
