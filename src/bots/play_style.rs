//! The temper of a bot: which of several moves that the search finds about equally good it takes.
//!
//! Must not know: games, views. It changes the manner of play, hardly its strength.

use super::search::MoveStats;
use crate::play::PlayStyle;

/// A move is about as good as the best if it was tried at least so often, as a share of the best's visits …
const TRIED: f32 = 0.6;
/// … and brought at most so much less of a win.
const BLUR: f32 = 0.02;

/// … or, where nothing was tried, is liked at first sight at least so much, as a share of the best's prior.
const LIKED: f32 = 0.8;

/// How what follows a move varies is told by so many tries at least.
const TOLD: u32 = 4;

/// The move that a bot of this temper takes from what was found, best first: the best one itself where nothing else is about as good. How what
/// follows a move varies, and what it leaves to others, is as it was `looked` at; what was hardly tried is left to others. `None` if nothing was found.
pub fn preferred<M: Copy + PartialEq>(found: &[MoveStats<M>], looked: &[MoveStats<M>], temper: PlayStyle) -> Option<M> {
    let best = found.first()?;
    let is_as_good = |other: &&MoveStats<M>| match best.visits {
        0 => other.prior >= best.prior * LIKED,
        visits => other.visits as f32 >= visits as f32 * TRIED && other.value >= best.value - BLUR,
    };
    // The less of this the better; of equals the one that was found better.
    let minds = |found: &MoveStats<M>| match temper {
        PlayStyle::Careful => found.spread,
        PlayStyle::Bold => -found.spread,
        PlayStyle::Thieving => found.leader,
    };
    let tried = |choice| looked.iter().find(|found| found.choice == choice && found.visits >= TOLD);
    let as_good = found.iter().filter(is_as_good).filter_map(|found| tried(found.choice));
    Some(as_good.min_by(|one, other| minds(one).total_cmp(&minds(other))).map_or(best.choice, |found| found.choice))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(choice: char, visits: u32, value: f32, spread: f32, leader: f32) -> MoveStats<char> {
        MoveStats { choice, visits, value, spread, leader, prior: 1.0 }
    }

    #[test]
    fn among_equals_the_temper_decides() {
        let equals = [found('a', 100, 0.5, 0.2, 0.3), found('b', 90, 0.5, 0.1, 0.3), found('c', 80, 0.49, 0.4, 0.2)];
        assert_eq!(preferred(&equals, &equals, PlayStyle::Careful), Some('b'));
        assert_eq!(preferred(&equals, &equals, PlayStyle::Bold), Some('c'));
        assert_eq!(preferred(&equals, &equals, PlayStyle::Thieving), Some('c'));
        assert_eq!(preferred(&equals[..1], &equals, PlayStyle::Bold), Some('a'));
        assert_eq!(preferred::<char>(&[], &[], PlayStyle::Bold), None);
    }

    /// Neither what was hardly tried nor what brings less is taken for the sake of a temper.
    #[test]
    fn what_is_better_is_taken_by_all() {
        let one_is_best =
            [found('a', 100, 0.5, 0.2, 0.3), found('b', 50, 0.5, 0.0, 0.0), found('c', 90, 0.4, 0.9, 0.0)];
        for temper in PlayStyle::ALL {
            assert_eq!(preferred(&one_is_best, &one_is_best, temper), Some('a'), "{temper:?}");
        }
    }

    /// Who decides at first sight looks what may follow where it likes several alike, and nowhere else.
    #[test]
    fn at_first_sight_those_that_are_liked_alike_are_looked_at() {
        let liked = |choice, prior| MoveStats { prior, ..found(choice, 0, 0.0, 0.0, 0.0) };
        let sight = [liked('a', 1.0), liked('b', 0.9), liked('c', 0.9), liked('d', 0.5)];
        let looked = [
            found('d', 9, 0.5, 0.0, 0.0),
            found('a', 5, 0.4, 0.3, 0.3),
            found('b', 4, 0.1, 0.1, 0.5),
            found('c', 3, 0.0, 0.0, 0.0),
        ];
        assert_eq!(preferred(&sight, &looked, PlayStyle::Careful), Some('b'));
        assert_eq!(preferred(&sight, &looked, PlayStyle::Bold), Some('a'));
        assert_eq!(preferred(&sight, &looked, PlayStyle::Thieving), Some('a'));
    }

    #[test]
    fn of_equals_in_all_the_better_found_is_taken() {
        let twins = [found('a', 100, 0.5, 0.2, 0.3), found('b', 100, 0.5, 0.2, 0.3)];
        for temper in PlayStyle::ALL {
            assert_eq!(preferred(&twins, &twins, temper), Some('a'), "{temper:?}");
        }
    }
}
