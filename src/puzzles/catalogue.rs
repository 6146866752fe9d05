//! The puzzles of a game at a glance: what is known of each without reading its record.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use xxhash_rust::xxh3::xxh3_64;

use super::file::{kept_text, puzzle_names};
use super::progress::{Progress, puzzle_rating};
use crate::files;

/// A kept puzzle, without its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleInfo {
    /// The name of its file.
    pub name: String,
    /// Its place among the puzzles of its game, the easiest first, from 1.
    pub number: usize,
    /// 1 for what many find, 3 for what few find.
    pub difficulty: u8,
    /// The rating against which a first try counts.
    pub rating: i32,
}

/// The fields of a puzzle file that precede its record.
#[derive(Deserialize)]
struct Head {
    difficulty: u8,
    figures: Found,
}

#[derive(Deserialize)]
struct Found {
    easy: f32,
    medium: f32,
}

/// The kept puzzles of a game, the easiest first.
pub fn catalogue(game: &str) -> &'static [PuzzleInfo] {
    static ALL: OnceLock<BTreeMap<String, Vec<PuzzleInfo>>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let paths = files::list("puzzles/");
        let games = paths.iter().filter_map(|path| path.strip_prefix("puzzles/")?.split_once('/'));
        let mut all: BTreeMap<String, Vec<PuzzleInfo>> = BTreeMap::new();
        for (game, _) in games {
            all.entry(game.to_owned()).or_insert_with(|| read(game));
        }
        all
    });
    all.get(game).map_or(&[], Vec::as_slice)
}

/// Reads the heads of all puzzles of a game; what cannot be read is left out.
fn read(game: &str) -> Vec<PuzzleInfo> {
    let read = |name: String| {
        let text = kept_text(game, &name)?;
        // The record is most of the file.
        let head = text.split_once("\n  record:").map_or(text.clone(), |(head, _)| format!("{head}\n)"));
        let Head { difficulty, figures: Found { easy, medium } } = ron::from_str(&head).ok()?;
        Some(PuzzleInfo { name, number: 0, difficulty, rating: puzzle_rating(difficulty, easy, medium) })
    };
    let mut infos: Vec<PuzzleInfo> = puzzle_names(game).into_iter().filter_map(read).collect();
    // Among equally difficult ones, those that were found together ask alike things: they do not follow each other.
    infos.sort_by_cached_key(|info| (info.difficulty, xxh3_64(format!("{game}/{}", info.name).as_bytes())));
    infos.iter_mut().zip(1..).for_each(|(info, number)| info.number = number);
    infos
}

/// The puzzle to offer after `current`, or at first: the next one that is not solved, then those before; those whose solution was shown come
/// last. `None` if all others are solved.
pub fn next_puzzle(game: &str, progress: &Progress, current: Option<&str>) -> Option<&'static PuzzleInfo> {
    let open = |info: &&PuzzleInfo| Some(info.name.as_str()) != current && progress.stars(game, &info.name) == 0;
    let place = catalogue(game).iter().find(|info| Some(info.name.as_str()) == current).map_or(0, |info| info.number);
    let order = |info: &&PuzzleInfo| (progress.result(game, &info.name).is_known, info.number < place, info.number);
    catalogue(game).iter().filter(open).min_by_key(order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Attempt, PuzzleFile};

    const GAME: &str = "kalle";

    #[test]
    fn heads_say_what_the_files_say() {
        let infos = catalogue(GAME);
        assert_eq!(infos.len(), puzzle_names(GAME).len());
        for info in infos {
            let file = PuzzleFile::from_ron(&kept_text(GAME, &info.name).expect("kept")).expect("readable");
            let figures = &file.figures;
            assert_eq!(info.difficulty, file.difficulty, "{}", info.name);
            assert_eq!(info.rating, puzzle_rating(file.difficulty, figures.easy, figures.medium), "{}", info.name);
        }
        assert!(catalogue("chess").is_empty());
    }

    #[test]
    fn the_next_puzzle_is_the_one_after() {
        let (infos, mut progress) = (catalogue(GAME), Progress::default());
        assert!(infos.windows(2).all(|pair| pair[0].number + 1 == pair[1].number));
        assert_eq!(next_puzzle(GAME, &progress, Some(&infos[4].name)), Some(&infos[5]));
        progress.note(GAME, &infos[5].name, 1000, Attempt::Right);
        assert_eq!(next_puzzle(GAME, &progress, Some(&infos[4].name)), Some(&infos[6]));
        let last = infos.last().expect("some");
        assert_eq!(next_puzzle(GAME, &progress, Some(&last.name)), Some(&infos[0]), "back to those left out");
    }

    #[test]
    fn easy_puzzles_are_offered_first_and_shown_ones_last() {
        let mut progress = Progress::default();
        let mut offered = Vec::new();
        while let Some(next) = next_puzzle(GAME, &progress, None) {
            let other = next_puzzle(GAME, &progress, Some(&next.name));
            assert_ne!(other, Some(next));
            offered.push(next);
            progress.note(GAME, &next.name, next.rating, Attempt::Right);
        }
        assert_eq!(offered.len(), catalogue(GAME).len());
        assert!(offered.windows(2).all(|pair| pair[0].difficulty <= pair[1].difficulty));
        let mut progress = Progress::default();
        progress.note(GAME, &offered[0].name, 1000, Attempt::Shown);
        assert_eq!(next_puzzle(GAME, &progress, None), Some(offered[1]));
        offered[1..].iter().for_each(|info| progress.note(GAME, &info.name, 1000, Attempt::Right));
        assert_eq!(next_puzzle(GAME, &progress, None), Some(offered[0]));
    }
}
