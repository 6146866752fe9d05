//! Play styles: which of several about equally good moves a bot takes.
//!
//! Must not know: games, views. A style changes the manner of play but hardly its strength.

use super::inquiry::MoveStats;
use crate::play::PlayStyle;

/// A move counts as about equal to the best if its visits are at least this share of the best move's visits …
const MIN_VISIT_SHARE: f32 = 0.6;
/// … and its value is at most this much lower.
const MAX_VALUE_LOSS: f32 = 0.02;

/// Without any visits, a move counts as about equal if its prior is at least this share of the best move's prior.
const MIN_PRIOR_SHARE: f32 = 0.8;

/// The minimum number of visits from which the deviation of a move is meaningful.
const MIN_VISITS: u32 = 4;

/// The move that a bot of this style takes from `found`, best first; the best move if no other is about equal. `None`
/// if nothing was found.
///
/// Deviation and opponents' shares are taken from `sampled`, a search with enough iterations; moves with too few visits
/// there are left out.
pub fn preferred_move<M: Copy + PartialEq>(
    found: &[MoveStats<M>],
    sampled: &[MoveStats<M>],
    style: PlayStyle,
) -> Option<M> {
    let best = found.first()?;
    let is_about_equal = |other: &&MoveStats<M>| match best.visits {
        0 => other.prior >= best.prior * MIN_PRIOR_SHARE,
        visits => other.visits as f32 >= visits as f32 * MIN_VISIT_SHARE && other.value >= best.value - MAX_VALUE_LOSS,
    };
    // The lowest cost wins; ties go to the move that ranks higher.
    let cost = |found: &MoveStats<M>| match style {
        PlayStyle::Careful => found.deviation,
        PlayStyle::Bold => -found.deviation,
        PlayStyle::Thieving => found.leader_value,
    };
    let sampled_stats = |choice| sampled.iter().find(|found| found.choice == choice && found.visits >= MIN_VISITS);
    let about_equal = found.iter().filter(is_about_equal).filter_map(|found| sampled_stats(found.choice));
    Some(about_equal.min_by(|one, other| cost(one).total_cmp(&cost(other))).map_or(best.choice, |found| found.choice))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(choice: char, visits: u32, value: f32, deviation: f32, leader_value: f32) -> MoveStats<char> {
        MoveStats { choice, visits, value, deviation, leader_value, prior: 1.0 }
    }

    #[test]
    fn style_decides_among_equal_moves() {
        let equals = [stats('a', 100, 0.5, 0.2, 0.3), stats('b', 90, 0.5, 0.1, 0.3), stats('c', 80, 0.49, 0.4, 0.2)];
        assert_eq!(preferred_move(&equals, &equals, PlayStyle::Careful), Some('b'));
        assert_eq!(preferred_move(&equals, &equals, PlayStyle::Bold), Some('c'));
        assert_eq!(preferred_move(&equals, &equals, PlayStyle::Thieving), Some('c'));
        assert_eq!(preferred_move(&equals[..1], &equals, PlayStyle::Bold), Some('a'));
        assert_eq!(preferred_move::<char>(&[], &[], PlayStyle::Bold), None);
    }

    /// A style never takes a move with few visits or a lower value.
    #[test]
    fn clearly_better_move_is_taken_by_every_style() {
        let one_is_best =
            [stats('a', 100, 0.5, 0.2, 0.3), stats('b', 50, 0.5, 0.0, 0.0), stats('c', 90, 0.4, 0.9, 0.0)];
        for style in PlayStyle::ALL {
            assert_eq!(preferred_move(&one_is_best, &one_is_best, style), Some('a'), "{style:?}");
        }
    }

    /// Without iterations, moves with similar priors are compared by the sampled outcomes.
    #[test]
    fn without_visits_similar_priors_count_as_equal() {
        let unvisited = |choice, prior| MoveStats { prior, ..stats(choice, 0, 0.0, 0.0, 0.0) };
        let found = [unvisited('a', 1.0), unvisited('b', 0.9), unvisited('c', 0.9), unvisited('d', 0.5)];
        let sampled = [
            stats('d', 9, 0.5, 0.0, 0.0),
            stats('a', 5, 0.4, 0.3, 0.3),
            stats('b', 4, 0.1, 0.1, 0.5),
            stats('c', 3, 0.0, 0.0, 0.0),
        ];
        assert_eq!(preferred_move(&found, &sampled, PlayStyle::Careful), Some('b'));
        assert_eq!(preferred_move(&found, &sampled, PlayStyle::Bold), Some('a'));
        assert_eq!(preferred_move(&found, &sampled, PlayStyle::Thieving), Some('a'));
    }

    #[test]
    fn full_ties_go_to_the_higher_ranked_move() {
        let twins = [stats('a', 100, 0.5, 0.2, 0.3), stats('b', 100, 0.5, 0.2, 0.3)];
        for style in PlayStyle::ALL {
            assert_eq!(preferred_move(&twins, &twins, style), Some('a'), "{style:?}");
        }
    }
}
