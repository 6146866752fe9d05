//! The arena: its results do not depend on the number of parallel games, and a sequential test (SPRT) stops it early.

use std::collections::BTreeMap;
use std::sync::Mutex;

use cheeseboard::bots::{Arena, ArenaError, ArenaReport, Competitor, PlayedGame, ReportLine, Sprt};
use cheeseboard::engine::Level;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, Record};

const MORE_THAN_HALF: Sprt = Sprt { low: 0.5, high: 0.6 };

/// Runs the arena; returns its report without times, and `of` each game in order of game numbers.
fn run<G: Game, T: Send>(arena: &Arena<G>, jobs: usize, of: impl Fn(&Match<G>) -> T + Sync) -> (ArenaReport, Vec<T>) {
    let games = Mutex::new(BTreeMap::new());
    let each = |played: &PlayedGame, game: &Match<G>| {
        let once = games.lock().expect("nobody panicked").insert(played.number, of(game)).is_none();
        assert!(once, "game {} twice", played.number);
        Ok::<(), ArenaError>(())
    };
    let report = timeless(arena.run(jobs, Vec::new(), each).expect("they may play"));
    let games = games.into_inner().expect("nobody panicked");
    // With an early stop, a game that had not begun yet may be missing.
    let no_gap = games.keys().copied().eq(0..games.len());
    assert!(no_gap || arena.sprt.is_some(), "one after the other: {:?}", games.keys());
    (report, games.into_values().collect())
}

fn timeless(mut report: ArenaReport) -> ArenaReport {
    let untimed = |line: &mut ReportLine| (line.ms_median, line.ms_p95) = (0.0, 0.0);
    report.levels.iter_mut().chain(&mut report.seats).for_each(untimed);
    report
}

/// Compares the records as well, in every game; `easy` with a play style searches.
#[test]
fn arena_results_are_the_same_with_any_number_of_jobs() {
    struct Jobs;
    impl Visitor for Jobs {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let competitors = ["easy-bold", "random"]
                .map(|words| Competitor::from_id(words).expect("a bot"))
                .into_iter()
                .cycle()
                .take(*G::SEATS.start())
                .collect();
            let arena = Arena::<G> { games: 6, seed: 5, max_events: 2000, ..Arena::new(competitors) };
            let record = |game: &Match<G>| game.record(false);
            let (report, records): (ArenaReport, Vec<Record>) = run(&arena, 1, record);
            assert_eq!(report.games, records.len());
            let decisions: usize = report.seats.iter().map(|line| line.decisions).sum();
            assert!(report.games >= 6 && decisions > 20, "{report:?}");
            assert_eq!(run(&arena, 4, record), (report, records), "{}", G::ID);
        }
    }
    visit_all(&mut Jobs);
}

fn tested(levels: [Level; 2], games: usize, sprt: Option<Sprt>) -> Arena<Kalle> {
    Arena { games, max_events: 1000, sprt, ..Arena::new(levels.map(Competitor::from).to_vec()) }
}

/// The wins of the first level, which changes seats after each game; a shared win counts in part.
fn wins_of_first(winners: &[Vec<usize>]) -> f64 {
    let won = |(number, winners): (usize, &Vec<usize>)| {
        if winners.contains(&(number % 2)) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    winners.iter().enumerate().map(won).sum()
}

/// The arena stops after the first pair of games that decides the test, as if no more games had been planned.
#[test]
fn sequential_test_stops_at_the_first_pair_with_a_verdict() {
    let winners = |game: &Match<Kalle>| -> Vec<usize> {
        game.outcome().expect("it is over").winners.iter().map(|winner| winner.index()).collect()
    };
    for (levels, verdict) in [([Level::Greedy, Level::Random], true), ([Level::Random, Level::Greedy], false)] {
        let (stopped, _) = run(&tested(levels, 400, Some(MORE_THAN_HALF)), 1, winners);
        assert_eq!(stopped.verdict, Some(verdict));
        assert!(stopped.games < 200, "{stopped:?}");
        for jobs in [2, 4] {
            assert_eq!(run(&tested(levels, 400, Some(MORE_THAN_HALF)), jobs, winners).0, stopped, "{jobs} jobs");
        }
        let (planned, winners) = run(&tested(levels, stopped.games, None), 1, winners);
        assert_eq!(stopped, ArenaReport { verdict: Some(verdict), ..planned });
        for games in (0..=stopped.games).step_by(2) {
            let expected = (games == stopped.games).then_some(verdict);
            let wins = wins_of_first(&winners[..games]);
            assert_eq!(MORE_THAN_HALF.verdict(wins, games as f64), expected, "{wins} of {games}");
        }
    }
}

/// Four games cannot decide the test.
#[test]
fn without_a_verdict_all_games_are_played() {
    let (report, games) = run(&tested([Level::Greedy, Level::Random], 4, Some(MORE_THAN_HALF)), 4, |_| ());
    assert_eq!((report.games, games.len(), report.verdict), (4, 4, None));
}

/// A level with a play style and the same level without one are two competitors.
#[test]
fn play_styles_of_one_level_are_separate_competitors() {
    let words = ["easy-bold", "easy"];
    let competitors = words.map(|words| Competitor::from_id(words).expect("a level, and a temper")).to_vec();
    let arena = Arena::<Kalle> { competitors, ..tested([Level::Easy; 2], 4, None) };
    let (report, records) = run(&arena, 1, |game| game.record(false));
    let lines: Vec<_> = report.levels.iter().map(|line| (line.level.as_deref(), line.games)).collect();
    assert_eq!(lines, [(Some("easy"), 4), (Some("easy-bold"), 4)]);
    let styles: Vec<_> = records[0].seats.iter().map(|seat| seat.temper.as_deref()).collect();
    assert_eq!(styles, [Some("bold"), None]);
}

/// Games that are known from an earlier run are counted and not played again.
#[test]
fn known_games_are_not_played_again() {
    let arena = tested([Level::Greedy, Level::Random], 8, None);
    let games = Mutex::new(Vec::new());
    let keep = |played: &PlayedGame, _: &Match<Kalle>| {
        games.lock().expect("nobody panicked").push(played.clone());
        Ok::<(), ArenaError>(())
    };
    let whole = timeless(arena.run(1, Vec::new(), keep).expect("they may play"));
    let mut known = games.into_inner().expect("nobody panicked");
    known.retain(|game| game.number % 3 != 0);
    let again = Mutex::new(Vec::new());
    let note = |played: &PlayedGame, _: &Match<Kalle>| {
        again.lock().expect("nobody panicked").push(played.number);
        Ok::<(), ArenaError>(())
    };
    assert_eq!(timeless(arena.run(1, known, note).expect("they may play")), whole);
    assert_eq!(again.into_inner().expect("nobody panicked"), [0, 3, 6]);
}

/// The program itself as the older build: it decides by the view that it is given, in every game.
#[test]
fn another_build_decides_from_views() {
    struct Decides;
    impl Visitor for Decides {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let ids = ["greedy", "baseline:greedy"].into_iter().cycle().take(*G::SEATS.start());
            let competitors = ids.map(|id| Competitor::from_id(id).expect("a bot")).collect();
            let baseline = Some(env!("CARGO_BIN_EXE_cheeseboard").into());
            let arena = Arena::<G> { games: 1, max_events: 60, baseline, ..Arena::new(competitors) };
            let decided = Mutex::new(0);
            let count = |played: &PlayedGame, _: &Match<G>| {
                *decided.lock().expect("nobody panicked") += played.millis.iter().map(Vec::len).min().unwrap_or(0);
                Ok::<(), ArenaError>(())
            };
            arena.run(1, Vec::new(), count).unwrap_or_else(|failure| panic!("{}: {failure:?}", G::ID));
            assert!(decided.into_inner().expect("nobody panicked") > 2, "{}", G::ID);
        }
    }
    visit_all(&mut Decides);
}
