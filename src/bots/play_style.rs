//! Play styles: which of several about equally good moves a bot takes.
//!
//! Must not know: games, views. A style changes the manner of play but hardly its strength.

use super::inquiry::MoveStats;
use crate::play::PlayStyle;

/// A move that a search has tried counts as about equal to the best if its visits are at least this share of the best move's …
const MIN_VISIT_SHARE: f32 = 0.3;
/// … and its value is at most this much lower.
const MAX_VALUE_LOSS: f32 = 0.02;

/// The most moves from which a style chooses.
const MAX_CHOICES: usize = 6;

/// What the seats have when a turn ends, by the terms of the mind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// What the seat that decides has already, without what it hopes for.
    pub own: f32,
    /// What its rivals have together, and may hope for.
    pub rivals: f32,
}

/// How much a style likes what a turn leads to: a bold bot wants much at once, a thieving one leaves little to the others, and
/// a careful one lets them gain little in the turns that follow.
///
/// `end` is the end of the turn, and `later` the end of the turns of all others after it.
pub fn appeal(style: PlayStyle, end: Standing, later: impl FnOnce() -> Standing) -> f32 {
    match style {
        PlayStyle::Careful => end.rivals - later().rivals,
        PlayStyle::Bold => end.own,
        PlayStyle::Thieving => -end.rivals,
    }
}

/// The moves of `found`, best first, that are about as good as the first by what the search tells.
pub fn equals_by_search<M: Copy>(found: &[MoveStats<M>]) -> Vec<M> {
    let Some(best) = found.first() else { return Vec::new() };
    let is_equal = |other: &&MoveStats<M>| {
        other.visits as f32 >= best.visits as f32 * MIN_VISIT_SHARE && other.value >= best.value - MAX_VALUE_LOSS
    };
    found.iter().filter(is_equal).map(|found| found.choice).take(MAX_CHOICES).collect()
}

/// The best move, and those of `legal` that score at most this much less.
pub fn equals_by_score<M: Copy + PartialEq>(best: M, legal: &[M], scores: &[f32], most_less: f32) -> Vec<M> {
    let scored = || legal.iter().copied().zip(scores.iter().copied());
    let highest = scored().find(|&(choice, _)| choice == best).map_or(f32::INFINITY, |(_, score)| score);
    let mut others: Vec<(M, f32)> =
        scored().filter(|&(choice, score)| choice != best && score >= highest - most_less).collect();
    others.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    [best].into_iter().chain(others.into_iter().map(|(choice, _)| choice)).take(MAX_CHOICES).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(choice: char, visits: u32, value: f32) -> MoveStats<char> {
        MoveStats { visits, value, ..MoveStats::unvisited(choice) }
    }

    /// What each style likes best of a turn that brings much, one that takes, and one after which the rivals gain nothing.
    #[test]
    fn each_style_likes_another_turn() {
        let standing = |own, rivals| Standing { own, rivals };
        let turns = [
            (standing(7.0, 5.0), standing(7.0, 9.0)),
            (standing(5.0, 2.0), standing(5.0, 8.0)),
            (standing(5.0, 5.0), standing(2.0, 5.0)),
        ];
        let liked = |style| {
            let appeals = turns.map(|(end, later)| appeal(style, end, || later));
            (0..turns.len()).max_by(|&one, &other| appeals[one].total_cmp(&appeals[other]))
        };
        assert_eq!(liked(PlayStyle::Bold), Some(0));
        assert_eq!(liked(PlayStyle::Thieving), Some(1));
        assert_eq!(liked(PlayStyle::Careful), Some(2));
    }

    #[test]
    fn moves_with_few_visits_or_lower_value_are_no_equals() {
        let found = [stats('a', 100, 0.5), stats('b', 20, 0.5), stats('c', 90, 0.47), stats('d', 40, 0.49)];
        assert_eq!(equals_by_search(&found), ['a', 'd']);
        assert!(equals_by_search::<char>(&[]).is_empty());
    }

    /// The best move stays first, even if another scores more.
    #[test]
    fn moves_that_score_much_less_are_no_equals() {
        let scores = [3.0, 8.0, 7.0, 9.0];
        assert_eq!(equals_by_score('b', &['a', 'b', 'c', 'd'], &scores, 2.0), ['b', 'd', 'c']);
        assert_eq!(equals_by_score('b', &['a', 'b', 'c', 'd'], &scores, 0.5), ['b', 'd']);
    }

    #[test]
    fn only_the_best_equals_are_looked_into() {
        let many: Vec<char> = ('a'..='z').collect();
        let scores: Vec<f32> = (0..26).map(|score| score as f32).collect();
        assert_eq!(equals_by_score('k', &many, &scores, 1e6), ['k', 'z', 'y', 'x', 'w', 'v']);
        let found: Vec<MoveStats<char>> = many.iter().map(|&choice| stats(choice, 5, 0.5)).collect();
        assert_eq!(equals_by_search(&found), ['a', 'b', 'c', 'd', 'e', 'f']);
    }
}
