//! What a person has made of puzzles: stars, streaks, and a rating for each game.
//!
//! Only what happened is kept; streaks and ratings follow from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The rating of somebody who has not tried a puzzle yet.
const FIRST_RATING: f64 = 1000.0;
/// The most that one first try changes the rating.
const STEP: f64 = 48.0;
/// A rating is shown after so many first tries.
const ENOUGH_TRIES: usize = 5;
/// Ratings are shown in steps of this size.
const SHOWN_STEP: f64 = 10.0;
/// The most stars of a puzzle.
pub const MOST_STARS: u8 = 3;
/// The stars of a puzzle that is solved by somebody who knows the solution.
const STARS_AGAIN: u8 = 1;
/// Nobody can have tried more puzzles of a game.
const MOST_PUZZLES: u32 = 1_000_000;
/// More tries than these make no difference.
const MOST_TRIES: u8 = 99;

/// Something that happens while a person tries a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The idea was asked for.
    Hinted,
    /// A wrong answer.
    Wrong,
    /// A right answer.
    Right,
    /// The solution was shown.
    Shown,
}

/// What has come of a puzzle for one person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleResult {
    /// 1 to 3 once it is solved.
    #[serde(skip_serializing_if = "is_default")]
    pub stars: u8,
    /// The wrong answers since it was last solved or shown.
    #[serde(skip_serializing_if = "is_default")]
    pub tries: u8,
    /// Whether the idea was asked for since it was last solved or shown.
    #[serde(skip_serializing_if = "is_default")]
    pub is_hinted: bool,
    /// Whether it was solved or shown before.
    #[serde(skip_serializing_if = "is_default")]
    pub is_known: bool,
    /// What came of the first try.
    #[serde(skip_serializing_if = "is_default", serialize_with = "write_first", deserialize_with = "read_first")]
    pub first: Option<FirstTry>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Writes a first try like any other struct: a damaged file is repaired by its layout, with one bracket a line.
fn write_first<S: Serializer>(first: &Option<FirstTry>, to: S) -> Result<S::Ok, S::Error> {
    match first {
        Some(first) => first.serialize(to),
        None => to.serialize_unit(),
    }
}

fn read_first<'de, D: Deserializer<'de>>(from: D) -> Result<Option<FirstTry>, D::Error> {
    FirstTry::deserialize(from).map(Some)
}

/// What came of the first try at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstTry {
    /// How many puzzles of the game had been tried before.
    pub number: u32,
    /// What came of it.
    pub outcome: FirstOutcome,
    /// The rating of the puzzle.
    pub against: i32,
}

/// What came of a first try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstOutcome {
    /// Solved without help.
    Right,
    /// Solved with the idea at hand.
    Helped,
    /// Answered wrongly, or shown.
    Wrong,
}

impl FirstOutcome {
    /// The share of a win that it counts.
    fn share(self) -> f64 {
        match self {
            FirstOutcome::Right => 1.0,
            FirstOutcome::Helped => 0.5,
            FirstOutcome::Wrong => 0.0,
        }
    }
}

/// What a person has made of puzzles, by game and puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress {
    games: BTreeMap<String, BTreeMap<String, PuzzleResult>>,
}

/// What a person has made of the puzzles of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The puzzles that were solved.
    pub solved: usize,
    /// The stars of all of them.
    pub stars: usize,
    /// The puzzles that were right on the first try, up to the latest.
    pub streak: usize,
    /// The most such puzzles in a row.
    pub best_streak: usize,
    /// The rating, rounded; `None` before it means something.
    pub rating: Option<i32>,
}

impl Progress {
    /// What somebody has made of puzzles who has not tried any.
    pub const fn new() -> Self {
        Progress { games: BTreeMap::new() }
    }

    /// What has come of a puzzle.
    pub fn result(&self, game: &str, puzzle: &str) -> PuzzleResult {
        self.games.get(game).and_then(|puzzles| puzzles.get(puzzle)).cloned().unwrap_or_default()
    }

    /// The number of stars of a puzzle.
    pub fn stars(&self, game: &str, puzzle: &str) -> u8 {
        self.games.get(game).and_then(|puzzles| puzzles.get(puzzle)).map_or(0, |result| result.stars)
    }

    /// Whether any puzzle of a game was tried.
    pub fn has_tried(&self, game: &str) -> bool {
        self.games.get(game).is_some_and(|puzzles| !puzzles.is_empty())
    }

    /// Notes what has happened at a puzzle with this rating.
    ///
    /// Three stars are for the first try without help, two for the second or with the idea, one for later ones. Who has seen the solution
    /// or solved the puzzle before can still earn one, but neither streak nor rating.
    pub fn note(&mut self, game: &str, puzzle: &str, rating: i32, attempt: Attempt) {
        let puzzles = self.games.entry(game.to_owned()).or_default();
        let tried = puzzles.values().filter_map(|result| result.first.as_ref()).map(|first| first.number + 1).max();
        let result = puzzles.entry(puzzle.to_owned()).or_default();
        let outcome = match (attempt, result.is_hinted) {
            (Attempt::Hinted, _) => None,
            (Attempt::Right, false) => Some(FirstOutcome::Right),
            (Attempt::Right, true) => Some(FirstOutcome::Helped),
            (Attempt::Wrong | Attempt::Shown, _) => Some(FirstOutcome::Wrong),
        };
        if let Some(outcome) = outcome {
            let first = || FirstTry { number: tried.unwrap_or(0), outcome, against: rating };
            result.first.get_or_insert_with(first);
        }
        match attempt {
            Attempt::Hinted => result.is_hinted = true,
            Attempt::Wrong => result.tries = (result.tries + 1).min(MOST_TRIES),
            Attempt::Right => {
                let helps = result.tries.saturating_add(u8::from(result.is_hinted));
                let earned = MOST_STARS.saturating_sub(helps).max(STARS_AGAIN);
                let stars = if result.is_known { STARS_AGAIN } else { earned };
                *result = PuzzleResult { stars: result.stars.max(stars), ..result.begun_again() };
            }
            Attempt::Shown => *result = result.begun_again(),
        }
    }

    /// What this person has made of the puzzles of a game, as far as `is_kept` says that they are still there.
    pub fn standing(&self, game: &str, is_kept: impl Fn(&str) -> bool) -> Standing {
        let Some(puzzles) = self.games.get(game) else { return Standing::default() };
        let stars: Vec<usize> = puzzles
            .iter()
            .filter(|(name, result)| result.stars > 0 && is_kept(name))
            .map(|(_, result)| usize::from(result.stars))
            .collect();
        let firsts: Vec<(&String, &FirstTry)> =
            puzzles.iter().filter_map(|(name, result)| Some((name, result.first.as_ref()?))).collect();
        let firsts = in_order(firsts);
        let (mut streak, mut best_streak, mut rating) = (0, 0, FIRST_RATING);
        for first in &firsts {
            streak = match first.outcome {
                FirstOutcome::Right => streak + 1,
                // Help neither goes on with a streak nor ends it.
                FirstOutcome::Helped => streak,
                FirstOutcome::Wrong => 0,
            };
            best_streak = best_streak.max(streak);
            rating += STEP * (first.outcome.share() - expected(rating, f64::from(first.against)));
        }
        let shown = (firsts.len() >= ENOUGH_TRIES).then(|| ((rating / SHOWN_STEP).round() * SHOWN_STEP) as i32);
        Standing { solved: stars.len(), stars: stars.iter().sum(), streak, best_streak, rating: shown }
    }

    /// Adds what somebody else has made of puzzles, who turned out to be the same person.
    pub fn merge(&mut self, other: Progress) {
        for (game, theirs) in other.games {
            let ours = self.games.entry(game).or_default();
            let after = ours.values().filter_map(|result| result.first.as_ref()).map(|first| first.number + 1).max();
            for (puzzle, mut their) in theirs {
                their.first.iter_mut().for_each(|first| first.number += after.unwrap_or(0));
                let our = ours.entry(puzzle).or_default();
                our.stars = our.stars.max(their.stars);
                our.is_known |= their.is_known;
                our.tries = our.tries.max(their.tries);
                our.is_hinted |= their.is_hinted;
                our.first = our.first.take().or(their.first);
            }
        }
    }

    /// Corrects values that can be read but are out of range.
    #[must_use]
    pub fn sanitized(mut self) -> Self {
        for result in self.games.values_mut().flat_map(BTreeMap::values_mut) {
            result.stars = result.stars.min(MOST_STARS);
            result.tries = result.tries.min(MOST_TRIES);
            result.is_known |= result.stars > 0;
            result.first = result.first.take().filter(|first| first.number < MOST_PUZZLES);
            let (least, most) = (LEAST_PUZZLE_RATING as i32, MOST_PUZZLE_RATING as i32);
            result.first.iter_mut().for_each(|first| first.against = first.against.clamp(least, most));
        }
        self
    }
}

impl PuzzleResult {
    /// The same for somebody who knows the puzzle by now.
    fn begun_again(&self) -> PuzzleResult {
        PuzzleResult { tries: 0, is_hinted: false, is_known: true, ..self.clone() }
    }
}

/// First tries in the order in which they were made. Two programs may have given the same number to different puzzles.
fn in_order(mut firsts: Vec<(&String, &FirstTry)>) -> Vec<FirstTry> {
    firsts.sort_by_key(|(name, first)| (first.number, (*name).clone()));
    firsts.into_iter().map(|(_, first)| first.clone()).collect()
}

/// The share of puzzles with this rating that somebody with this rating is expected to solve.
fn expected(rating: f64, against: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((against - rating) / 400.0))
}

/// The ratings of the easiest and the hardest puzzle.
const LEAST_PUZZLE_RATING: f64 = 600.0;
const MOST_PUZZLE_RATING: f64 = 1800.0;
/// What a level of difficulty adds to the rating of a puzzle.
const DIFFICULTY_STEP: f64 = 150.0;
/// Half as much as ratings would differ if bots were people: a person thinks in other ways.
const BOT_STEP: f64 = 200.0;

/// The fixed rating of a puzzle of this difficulty that the levels `easy` and `medium` find so often, 0 to 1.
pub fn puzzle_rating(difficulty: u8, easy: f32, medium: f32) -> i32 {
    let found = f64::from((easy + medium) * 0.5);
    let found = if found.is_finite() { found.clamp(0.02, 0.98) } else { 0.5 };
    let of_bots = BOT_STEP * ((1.0 - found) / found).log10();
    let rating = FIRST_RATING + DIFFICULTY_STEP * (f64::from(difficulty) - 2.0) + of_bots;
    rating.clamp(LEAST_PUZZLE_RATING, MOST_PUZZLE_RATING).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "zatre";

    fn tried(attempts: &[Attempt]) -> Progress {
        let mut progress = Progress::default();
        note_all(&mut progress, "001", attempts);
        progress
    }

    fn note_all(progress: &mut Progress, puzzle: &str, attempts: &[Attempt]) {
        attempts.iter().for_each(|&attempt| progress.note(GAME, puzzle, 1000, attempt));
    }

    fn standing(progress: &Progress) -> Standing {
        progress.standing(GAME, |_| true)
    }

    #[test]
    fn stars_tell_how_much_it_took() {
        use Attempt::{Hinted, Right, Shown, Wrong};
        for (attempts, stars) in [
            (&[Right][..], 3),
            (&[Hinted, Right], 2),
            (&[Wrong, Right], 2),
            (&[Wrong, Hinted, Right], 1),
            (&[Wrong, Wrong, Right], 1),
            (&[Wrong, Wrong, Wrong, Wrong, Right], 1),
            (&[Wrong], 0),
            (&[Shown], 0),
            (&[Wrong, Shown], 0),
            (&[Shown, Right], 1),
            (&[Shown, Right, Right], 1),
            (&[Shown, Wrong, Right], 1),
            (&[Right, Wrong, Wrong, Right], 3),
            (&[Wrong, Wrong, Right, Right], 1),
        ] {
            assert_eq!(tried(attempts).stars(GAME, "001"), stars, "{attempts:?}");
        }
    }

    #[test]
    fn only_first_tries_without_help_make_a_streak() {
        use Attempt::{Hinted, Right, Shown, Wrong};
        let mut progress = Progress::default();
        let mut streaks = |puzzle: &str, attempts: &[Attempt]| {
            note_all(&mut progress, puzzle, attempts);
            let standing = standing(&progress);
            (standing.streak, standing.best_streak)
        };
        assert_eq!(streaks("007", &[Right]), (1, 1));
        assert_eq!(streaks("003", &[Right]), (2, 2), "in the order of playing, not of names");
        assert_eq!(streaks("004", &[Hinted, Right]), (2, 2), "help does not end it");
        assert_eq!(streaks("005", &[Wrong, Right]), (0, 2));
        assert_eq!(streaks("005", &[Right]), (0, 2), "known by now");
        assert_eq!(streaks("001", &[Right]), (1, 2));
        assert_eq!(streaks("002", &[Shown, Right]), (0, 2));
    }

    #[test]
    fn rating_follows_first_tries_and_is_shown_after_five() {
        let mut progress = Progress::default();
        for puzzle in ["1", "2", "3", "4"] {
            note_all(&mut progress, puzzle, &[Attempt::Right]);
            assert_eq!(standing(&progress).rating, None);
        }
        note_all(&mut progress, "5", &[Attempt::Wrong, Attempt::Right]);
        let rating = standing(&progress).rating.expect("five tries");
        assert!((1010..1100).contains(&rating) && rating % 10 == 0, "{rating}");
        note_all(&mut progress, "5", &[Attempt::Right]);
        assert_eq!(standing(&progress).rating, Some(rating), "solved again");
        note_all(&mut progress, "6", &[Attempt::Shown]);
        assert!(standing(&progress).rating < Some(rating));
    }

    #[test]
    fn hard_puzzles_count_more() {
        assert!(puzzle_rating(1, 0.9, 0.9) < puzzle_rating(2, 0.9, 0.9));
        assert!(puzzle_rating(2, 0.9, 0.9) < puzzle_rating(2, 0.1, 0.2));
        assert_eq!(puzzle_rating(2, 0.5, 0.5), 1000);
        assert_eq!(puzzle_rating(2, f32::NAN, 0.5), 1000);
        assert!((600..=1800).contains(&puzzle_rating(3, 0.0, 0.0)));
    }

    #[test]
    fn merged_people_keep_the_best_of_both() {
        use Attempt::{Right, Wrong};
        let mut ours = tried(&[Wrong, Wrong, Right]);
        let mut theirs = tried(&[Right]);
        note_all(&mut theirs, "002", &[Right]);
        ours.merge(theirs);
        assert_eq!((ours.stars(GAME, "001"), ours.stars(GAME, "002")), (3, 3));
        let standing = standing(&ours);
        assert_eq!((standing.solved, standing.streak, standing.best_streak), (2, 1, 1), "their first 001 is no news");
    }

    #[test]
    fn results_round_trip_and_are_repaired() {
        let progress = tried(&[Attempt::Wrong, Attempt::Hinted]);
        let text = ron::to_string(&progress).expect("written");
        assert_eq!(ron::from_str::<Progress>(&text).expect("readable"), progress);
        let odd = r#"{"zatre": {"001": (stars: 200, first: (number: 0, outcome: right, against: 99999))}}"#;
        let repaired = ron::from_str::<Progress>(odd).expect("readable").sanitized();
        assert_eq!(repaired.stars(GAME, "001"), MOST_STARS);
        assert_eq!(repaired.result(GAME, "001").first.map(|first| first.against), Some(1800));
    }

    #[test]
    fn puzzles_that_are_gone_count_no_longer() {
        let progress = tried(&[Attempt::Right]);
        assert_eq!(progress.standing(GAME, |name| name != "001").solved, 0);
        assert_eq!(standing(&progress).stars, 3);
    }
}
