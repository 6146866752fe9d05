//! The story of a game as a file beside its record: read again it is the same, and none where it does not fit.

use std::path::{Path, PathBuf};

use cheeseboard::bots::{Judgement, judge};
use cheeseboard::engine::{Seat, Stop, Viewer, derive_stream};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, read_record};
use cheeseboard::story::{
    Account, Better, Course, Estimate, Regret, Story, StorySettings, read, read_accounts, read_accounts_of, story_path,
    summary, write,
};
use serde_json::Value;
use tempfile::TempDir;

use crate::story::{QUICK, finished, finished_games, told};
use crate::tables::settings;

/// So many decisions are judged.
const JUDGED: usize = 12;
/// The iterations of a search that judges.
const ITERATIONS: u32 = 20;
/// The most bytes that a usual story may take.
const MOST_BYTES: usize = 100_000;

/// A record that nothing is written to, in a folder of its own.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game-1.ron");
    (folder, path)
}

/// A story of which some decisions have been judged, by hasty searches.
pub(crate) fn story<G: Game>(game: &Match<G>) -> Story<G> {
    let mut settings = G::search_settings()[2];
    settings.iterations = ITERATIONS;
    let judged = |ply: usize| {
        let (seat, legal) = (game.decided_by(ply)?, game.legal_moves_at(ply));
        let view = game.view_at(ply, Viewer::Seat(seat));
        let worst = *legal.last().filter(|_| legal.len() > 1)?;
        let judgement = judge(&view, worst, settings, &mut derive_stream(1, "test", &[]), &Stop::default())?;
        Some(match judgement {
            Judgement::Best => Regret { ply, seat, amount: 0.0, error: 0.0, better: None },
            Judgement::Worse { better, comparison } => {
                let (amount, error) = (comparison.advantage, comparison.error);
                Regret { ply, seat, amount, error, better: Some(Better::new(better, comparison)) }
            }
        })
    };
    let regrets: Vec<Regret<G::Move>> = (0..game.ply()).filter_map(judged).take(JUDGED).collect();
    Story { course: told(game), regrets: Some(regrets), settings: QUICK }
}

/// All figures of a course, in order.
fn figures(course: &Course) -> Vec<f64> {
    let of_estimate = |estimate: &Estimate| estimate.mean.iter().chain(&estimate.error).copied().collect::<Vec<_>>();
    let seats = course.seats.iter().flat_map(|seat| {
        let own = [seat.start, seat.luck, seat.unknown, seat.result, seat.error];
        own.into_iter().chain(seat.play.clone())
    });
    let entries = course.entries.iter().flat_map(|entry| of_estimate(&entry.change));
    let turns = course.turns.iter().flat_map(|turn| of_estimate(&turn.change));
    seats.chain(entries).chain(turns).chain(course.curve.iter().flat_map(of_estimate)).collect()
}

/// Nothing but the last digits of the figures changes, and nothing at all the second time.
#[test]
fn story_is_read_as_it_was_written() {
    struct RoundTrip;
    impl Visitor for RoundTrip {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            let mut better = 0;
            for game in finished_games::<G>() {
                let (_folder, path) = place();
                let story = story(&game);
                write(&path, &game, &story).expect("written");
                let text = std::fs::read_to_string(story_path(&path)).expect("readable");
                assert!(text.len() < MOST_BYTES, "{}: {} bytes", G::ID, text.len());
                let again = read(&path, &game).unwrap_or_else(|| panic!("{}: {text}", G::ID));
                let differs = figures(&story.course).into_iter().zip(figures(&again.course));
                assert!(differs.into_iter().all(|(one, other)| (one - other).abs() < 1e-9), "{}", G::ID);
                assert_eq!((&again.regrets, again.settings), (&story.regrets, story.settings), "{}", G::ID);
                for (seat, accounts) in again.course.seats.iter().enumerate() {
                    let sum = accounts.start + accounts.all_luck() + accounts.play.iter().sum::<f64>();
                    assert!((sum - accounts.result).abs() < 1e-7, "{}: {accounts:?}", G::ID);
                    // Who begins is a part of the start.
                    let changes = again.course.entries.iter().filter(|entry| entry.account != Account::Start);
                    let changes: f64 = changes.map(|entry| entry.change.mean[seat]).sum();
                    assert!((accounts.start + changes - accounts.result).abs() < 1e-6, "{}: {changes}", G::ID);
                }
                let words = |course: &Course| {
                    let points: Vec<_> = course.turning_points.iter().map(|(_, phrase)| phrase.clone()).collect();
                    (summary(course), points, course.praises.clone(), course.decided_after)
                };
                assert_eq!(words(&again.course), words(&story.course), "{}", G::ID);
                assert_eq!(read_accounts(&path), Some(again.course.seats.clone()), "{}", G::ID);
                let record = read_record(&game.record(false).to_ron()).expect("a record");
                assert_eq!(read_accounts_of(&path, &record), Some(again.course.seats.clone()), "{}", G::ID);
                write(&path, &game, &again).expect("written");
                assert_eq!(std::fs::read_to_string(story_path(&path)).expect("readable"), text, "{}", G::ID);
                better += again.regrets.iter().flatten().filter(|regret| regret.better.is_some()).count();
            }
            better
        }
    }
    assert!(visit_all(&mut RoundTrip).into_iter().all(|better| better > 0), "with better moves in every game");
}

/// A finished game with its story in a file.
fn kept() -> (TempDir, PathBuf, Match<Kalle>, Story<Kalle>) {
    let (folder, path) = place();
    let game = finished(settings::<Kalle>()[0].seated(3));
    let story = story(&game);
    write(&path, &game, &story).expect("written");
    (folder, path, game, story)
}

#[test]
fn story_belongs_to_a_game_and_not_to_names() {
    let (_folder, path, game, _) = kept();
    let mut renamed = game.clone();
    let mut assignment = game.assignment(Seat::new(0)).clone();
    assignment.name = "Cleo".to_owned();
    renamed.assign_seat(Seat::new(0), assignment);
    assert!(read(&path, &renamed).is_some());
    assert!(read_accounts_of(&path, &renamed.record(false)).is_some());
    let other = finished(settings::<Kalle>()[0].seated(4));
    assert!(other.outcome().is_some() && read(&path, &other).is_none(), "other events");
    assert_eq!(read_accounts_of(&path, &other.record(false)), None);
    assert!(read(&path, &game.until(game.ply() - 1)).is_none(), "a game that goes on");
    let longer = finished(settings::<Kalle>().last().expect("a setting").seated(3));
    assert!(read(&path, &longer).is_none(), "other options and seats");
}

/// The next story that is written takes the place of a stale one.
#[test]
fn stale_story_is_replaced() {
    let (_folder, path, game, story) = kept();
    let other = finished(settings::<Kalle>()[0].seated(4));
    let with_seed = Story { settings: StorySettings { seed: 9, ..QUICK }, course: told(&other), regrets: None };
    write(&path, &other, &with_seed).expect("written");
    assert!(read(&path, &game).is_none());
    let again = read(&path, &other).expect("the newer one");
    assert!(again.settings.seed == 9 && again.regrets.is_none());
    write(&path, &game, &story).expect("written");
    assert!(read(&path, &game).is_some() && read(&path, &other).is_none());
    assert_eq!(story_path(Path::new("a/zatre-0001.ron")), Path::new("a/zatre-0001.ron.story"));
}

/// The tree of the file, changed.
fn changed(path: &Path, change: impl FnOnce(&mut Value)) {
    let file = story_path(path);
    let mut tree: Value = serde_json::from_str(&std::fs::read_to_string(&file).expect("readable")).expect("JSON");
    change(&mut tree);
    std::fs::write(&file, tree.to_string()).expect("written");
}

#[test]
fn story_of_another_version_is_none() {
    for (field, value) in [("engine", Value::from(0)), ("program", Value::from("0.0.9"))] {
        let (_folder, path, game, _) = kept();
        changed(&path, |tree| tree["origin"][field] = value);
        assert!(read(&path, &game).is_none() && read_accounts(&path).is_none(), "{field}");
    }
}

/// A change of the file's tree.
type Damage<'a> = &'a dyn Fn(&mut Value);

/// A file that is cut off anywhere, or holds figures that cannot be, is as good as none.
#[test]
fn damaged_story_is_none() {
    let (_folder, path, game, _) = kept();
    let file = story_path(&path);
    let text = std::fs::read_to_string(&file).expect("readable");
    for length in (0..text.len() - 2).step_by(text.len() / 50) {
        std::fs::write(&file, &text[..length]).expect("written");
        assert!(read(&path, &game).is_none() && read_accounts(&path).is_none(), "{length} bytes");
    }
    let huge = Value::from(1_000_000);
    let damages: [(&str, Damage<'_>); 14] = [
        ("seats", &|tree| tree["seats"] = Value::Array(Vec::new())),
        ("seat", &|tree| drop(tree["seats"].as_array_mut().map(|seats| seats.pop()))),
        ("play", &|tree| tree["seats"][0][3] = Value::Array(Vec::new())),
        ("ply", &|tree| tree["entries"][0][0] = huge.clone()),
        ("account", &|tree| tree["entries"][0][1] = Value::from("fate")),
        ("decider", &|tree| tree["entries"][0][2] = Value::from(5)),
        ("change", &|tree| tree["entries"][0][4][0] = Value::Array(vec![Value::from(1); 7])),
        ("turn", &|tree| tree["turns"][1][1] = Value::from(0)),
        ("last turn", &|tree| drop(tree["turns"].as_array_mut().map(|turns| turns.pop()))),
        ("curve", &|tree| drop(tree["curve"].as_array_mut().map(|curve| curve.pop()))),
        ("turning point", &|tree| tree["turning_points"] = Value::Array(vec![Value::from(0)])),
        ("decided", &|tree| tree["decided_after"] = huge.clone()),
        ("judged", &|tree| tree["regrets"][0][0] = huge.clone()),
        ("amount", &|tree| tree["regrets"][0][2] = Value::from(1e300)),
    ];
    for (what, damage) in damages {
        std::fs::write(&file, &text).expect("written");
        assert!(read(&path, &game).is_some());
        changed(&path, damage);
        assert!(read(&path, &game).is_none(), "{what}");
    }
    std::fs::write(&file, &text).expect("written");
    let index = serde_json::from_str::<Value>(&text).expect("JSON")["regrets"].as_array().and_then(|regrets| {
        let with_better = |regret: &Value| regret[4].is_object();
        regrets.iter().position(with_better)
    });
    let index = index.expect("a better move is named");
    for part in ["Own", "Rivals"] {
        let with_term = |term: usize| {
            changed(&path, |tree| {
                tree["regrets"][index][4]["comparison"]["differences"] =
                    serde_json::json!([{"part": {part: term}, "amount": 1.0}])
            });
            read(&path, &game)
        };
        assert!(with_term(0).is_some() && with_term(99).is_none(), "{part}: a term that the mind does not have");
    }
    std::fs::remove_file(&file).expect("removed");
    assert!(read(&path, &game).is_none() && read_accounts(&path).is_none(), "absent");
}
