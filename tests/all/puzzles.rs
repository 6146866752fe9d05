//! The puzzles that are kept in the program: clear, fair, and true to what is said of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cheeseboard::bots::try_lines;
use cheeseboard::engine::{Line, SearchSettings, Stop};
use cheeseboard::games::burg_appenzell::BurgAppenzell;
use cheeseboard::games::rat_a_tat_roll::{Move, RatATatRoll};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::puzzles::{MARGIN, Puzzle, SEEDS, Verdict, is_idea, puzzle_names};
use cheeseboard::text::{Language, Text};
use regex::Regex;

/// Each game has so many puzzles at least.
const FEWEST: usize = 40;
/// From so many puzzles of a game on, they have to differ …
const MANY: usize = 12;
/// … and to have so many ideas at least.
const FEWEST_IDEAS: usize = 3;
/// The largest part of all puzzles that share an idea: one in so many.
const ONE_IDEA_IN: usize = 2;
/// Games whose puzzles differ more: so many ideas at least, and so many puzzles at most that share one.
const VARIED: [(&str, usize, usize); 2] = [("rat_a_tat_roll", 12, 6), ("ratzzia", 15, 6)];
/// So many puzzles of each game are tried again, with a part of a story's playouts for each.
const TRIED: usize = 4;
const PLAYOUT_PART: u32 = 24;

/// All kept puzzles of a game. Loading checks that seat, ply and lines fit the position, and that the idea is true of each solution.
fn puzzles<G: Game>() -> Vec<Puzzle<G>> {
    let load = |name: &String| Puzzle::load(name).unwrap_or_else(|error| panic!("{} {name}: {error}", G::ID));
    puzzle_names(G::ID).iter().map(load).collect()
}

fn lines<G: Game>(puzzle: &Puzzle<G>, moves: &[Vec<G::Move>]) -> Vec<Line<G>> {
    let view = puzzle.view();
    moves.iter().map(|moves| Line::follow(&view, moves).expect("it is allowed")).collect()
}

#[test]
fn kept_puzzles_fit_their_positions() {
    struct Fit;
    impl Visitor for Fit {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let puzzles = puzzles::<G>();
            for puzzle in &puzzles {
                let what = format!("{} {}", G::ID, puzzle.name);
                for solution in &puzzle.solutions {
                    assert_eq!(puzzle.judge(solution, &Stop::default()), Some(Verdict::Solved), "{what}");
                    assert!(puzzle.is_on_the_way(&solution[..1]), "{what}");
                }
                assert!(
                    !puzzle.is_solution(&puzzle.rival) && puzzle.is_complete(&puzzle.rival) == Some(true),
                    "{what}"
                );
                assert!(puzzle.game.outcome().is_none() && puzzle.game.legal_moves().len() > 1, "{what}");
                assert!(puzzle.shown_from() <= puzzle.game.ply(), "{what}");
                let figures = &puzzle.figures;
                assert!(figures.margin >= MARGIN && figures.margin >= 4.0 * figures.error, "{what}: {figures:?}");
                assert_eq!(figures.seeds, SEEDS, "{what}");
                assert!((1..=3).contains(&puzzle.difficulty), "{what}: {figures:?}");
            }
        }
    }
    visit_taught(&mut Fit);
}

#[test]
fn every_game_has_enough_puzzles() {
    struct Enough;
    impl Visitor for Enough {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let count = puzzle_names(G::ID).len();
            assert!(count >= FEWEST, "{}: {count}", G::ID);
        }
    }
    visit_taught(&mut Enough);
}

/// In Burg Appenzell nothing is drawn: whoever lets a rival win at once, by what all have seen, has not found the best turn. The games that
/// prove a puzzle are played by quick players, who overlook that.
#[test]
fn no_rival_wins_right_after_a_solution_of_burg_appenzell() {
    for puzzle in puzzles::<BurgAppenzell>() {
        assert_eq!(puzzle.gives_win_away(&Stop::default()), Some(false), "{}", puzzle.name);
    }
}

/// Not the same idea, phase or table again and again.
#[test]
fn kept_puzzles_differ() {
    struct Differ;
    impl Visitor for Differ {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let puzzles = puzzles::<G>();
            if puzzles.len() < MANY {
                return;
            }
            let mut ideas: BTreeMap<&str, usize> = BTreeMap::new();
            puzzles.iter().for_each(|puzzle| *ideas.entry(puzzle.idea).or_default() += 1);
            let most = ideas.values().copied().max().unwrap_or(0);
            assert!(ideas.len() >= FEWEST_IDEAS && most * ONE_IDEA_IN <= puzzles.len(), "{}: {ideas:?}", G::ID);
            for (_, fewest, share_one) in VARIED.iter().filter(|(id, ..)| *id == G::ID) {
                assert!(ideas.len() >= *fewest && most <= *share_one, "{}: {ideas:?}", G::ID);
            }
            let seats: BTreeSet<usize> = puzzles.iter().map(|puzzle| puzzle.game.seating().len()).collect();
            let difficulties: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.difficulty).collect();
            assert!(seats.len() > 1 && difficulties.len() > 1, "{}: {seats:?}, {difficulties:?}", G::ID);
            let views: Vec<_> = puzzles.iter().map(Puzzle::view).collect();
            assert!(
                (1..views.len()).all(|index| !views[..index].contains(&views[index])),
                "{}: one is there twice",
                G::ID
            );
        }
    }
    visit_taught(&mut Differ);
}

/// An idea that can be said of the solution is in all languages, and was not made up for one of several solutions only.
#[test]
fn ideas_are_true_and_have_sentences() {
    struct True;
    impl Visitor for True {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for puzzle in puzzles::<G>() {
                for line in lines(&puzzle, &puzzle.solutions) {
                    assert!(is_idea(puzzle.idea, &line), "{} {}: {}", G::ID, puzzle.name, puzzle.idea);
                }
            }
        }
    }
    visit_taught(&mut True);
    let key = Regex::new(r#""(puzzle-[a-z_-]*[a-z])""#).expect("a pattern");
    let mut keys = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(path).expect("a source");
                keys.extend(key.captures_iter(&text).map(|found| found[1].to_owned()));
            }
        }
    }
    assert!(keys.len() > 50, "{keys:?}");
    for language in Language::ALL {
        let text = Text::without_fallback(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !text.has(key)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}

/// The same decisions in another order are the same answer, where that order is allowed.
#[test]
fn order_of_decisions_does_not_matter() {
    struct Orders(usize);
    impl Visitor for Orders {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for puzzle in puzzles::<G>() {
                for solution in &puzzle.solutions {
                    let mut other = solution.clone();
                    if other.len() < 2 {
                        continue;
                    }
                    other.swap(0, 1);
                    let line = Line::follow(&puzzle.view(), &other);
                    if line.is_ok_and(|line| line.is_complete && line.moves == other) {
                        assert!(puzzle.is_solution(&other), "{} {}", G::ID, puzzle.name);
                        self.0 += 1;
                    }
                }
            }
        }
    }
    let mut orders = Orders(0);
    visit_taught(&mut orders);
    assert!(orders.0 > 0, "no solution can be made in another order");
}

/// A verdict is made of the view: with another hidden deal that looks the same, the puzzle is the same.
#[test]
fn what_is_hidden_does_not_matter() {
    struct Fair;
    impl Visitor for Fair {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for mut puzzle in puzzles::<G>() {
                let view = puzzle.view();
                let record = puzzle.game.record(false);
                assert!(record.result.is_none(), "{} {}", G::ID, puzzle.name);
                puzzle.game.reseed(77);
                assert!(puzzle.view() == view && puzzle.is_solution(&puzzle.solutions[0]), "{} {}", G::ID, puzzle.name);
            }
        }
    }
    visit_taught(&mut Fair);
}

/// Some of the puzzles of each game, spread over all: solutions beat rivals by about what is written, in games of a new seed. All of them
/// are proved with the full effort by `cheeseboard mine GAME --check`.
#[test]
fn solutions_beat_their_rivals() {
    struct Beat;
    impl Visitor for Beat {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let puzzles = puzzles::<G>();
            let [.., expert] = G::search_settings();
            let settings = SearchSettings { horizon: u32::MAX, ..expert };
            let (mut sum, mut variance, mut expected) = (0.0, 0.0, 0.0);
            for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(TRIED).max(1)) {
                let both = [puzzle.solutions[0].clone(), puzzle.rival.clone()];
                let playouts = (G::PLAYOUTS / PLAYOUT_PART).max(8);
                let tried = try_lines(&puzzle.view(), &both, playouts, settings, 11, &Stop::default());
                let (advantage, error) = tried[0].advantage_over(&tried[1]);
                sum += advantage;
                variance += error * error;
                expected += puzzle.figures.margin;
            }
            let doubt = 3.0 * f32::sqrt(variance);
            assert!(sum >= 0.0 && sum + doubt >= expected, "{}: {sum} ± {doubt}, not {expected}", G::ID);
        }
    }
    visit_taught(&mut Beat);
}

/// A search finds lines that come closer to the solution than the rival does, which is only what people are likely to try.
#[test]
fn puzzle_holds_although_other_lines_come_closer_than_its_rival() {
    let single = |puzzle: &Puzzle<RatATatRoll>, choice: Move| {
        let line = vec![choice];
        (puzzle.is_complete(&line) == Some(true) && !puzzle.is_solution(&line)).then_some(line)
    };
    let rivals = |puzzle: &Puzzle<RatATatRoll>| -> Vec<Vec<Move>> {
        puzzle.game.legal_moves().iter().filter_map(|choice| single(puzzle, *choice)).collect()
    };
    let mut puzzles: Vec<Puzzle<RatATatRoll>> = puzzles();
    puzzles.retain(|puzzle| rivals(puzzle).len() > 3);
    let clearest = puzzles.into_iter().max_by(|one, other| one.figures.margin.total_cmp(&other.figures.margin));
    let mut puzzle = clearest.expect("one with many answers");
    for rival in rivals(&puzzle) {
        puzzle.rival = rival;
        let proof = puzzle.prove_again(0.2, true, &Stop::default());
        assert!(proof.is_some_and(|(margin, _)| margin >= MARGIN), "{}: {:?}", puzzle.name, puzzle.rival);
    }
    puzzle.rival = puzzle.solutions[0].clone();
    assert_eq!(puzzle.prove_again(0.2, true, &Stop::default()), None, "the rival is as good");
}
