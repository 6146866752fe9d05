//! Tests of what is imported, and what is not.

use std::time::Duration;

use super::*;
use crate::engine::Turn;
use crate::games::kalle::Kalle;
use crate::play::{Match, Player, SeatAssignment};

/// A game of two people, played by the first legal moves for so many events, or to its end.
fn game(seed: u64, events: usize) -> Match<Kalle> {
    let person = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Human, mark };
    let mut game =
        Match::<Kalle>::new(Default::default(), vec![person("Ada", 0), person("Bo", 1)], seed).expect("two may play");
    for number in 0..events {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let moves = game.legal_moves();
                game.decide(seat, moves[number % moves.len()]).expect("legal");
            }
        }
    }
    game
}

fn finished(seed: u64) -> Record {
    let game = game(seed, 100_000);
    assert!(game.outcome().is_some(), "it ends");
    game.record(false)
}

/// Two folders: one to import from, and that of the records.
fn folders() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let [from, records] = ["from", "records"].map(|name| folder.path().join(name));
    std::fs::create_dir(&from).expect("made");
    (folder, from, records)
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("a folder")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

fn import(from: &Path, records: &Path) -> ImportReport {
    import_folder(from, records, |_, _| true)
}

#[test]
fn finished_games_are_copied_with_their_time() {
    let (_folder, from, records) = folders();
    let (first, second) = (finished(1), finished(2));
    std::fs::write(from.join("one.ron"), first.to_ron()).expect("written");
    std::fs::write(from.join("TWO.JSON"), second.to_json()).expect("written");
    std::fs::create_dir(from.join("below")).expect("made");
    std::fs::write(from.join("below/three.ron"), finished(3).to_ron()).expect("written");
    std::fs::write(from.join("notes.txt"), "no record").expect("written");
    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
    let file = File::options().write(true).open(from.join("one.ron")).expect("there");
    file.set_modified(long_ago).expect("dated");
    let report = import(&from, &records);
    assert_eq!((report.imported, report.known, report.unfinished, report.refused.len()), (2, 0, 0, 0));
    assert_eq!(names(&records), ["TWO.ron", "one.ron"]);
    let data = std::fs::metadata(records.join("one.ron")).expect("there");
    assert_eq!(data.modified().expect("a time"), long_ago);
    let text = std::fs::read_to_string(records.join("TWO.ron")).expect("readable");
    assert_eq!(read_record(&text).expect("a record"), second);
}

#[test]
fn a_game_that_is_recorded_already_is_not_copied_again() {
    let (_folder, from, records) = folders();
    write_atomically(&records.join("kept.ron"), &finished(1).to_ron()).expect("written");
    std::fs::write(from.join("other-name.json"), finished(1).to_json()).expect("written");
    std::fs::write(from.join("twice-a.ron"), finished(2).to_ron()).expect("written");
    std::fs::write(from.join("twice-b.ron"), finished(2).to_ron()).expect("written");
    std::fs::write(from.join("kept.ron"), finished(4).to_ron()).expect("written");
    let report = import(&from, &records);
    assert_eq!((report.imported, report.known), (2, 2));
    assert_eq!(names(&records), ["kept-2.ron", "kept.ron", "twice-a.ron"], "nothing is replaced");
    let again = import(&from, &records);
    assert_eq!((again.imported, again.known), (0, 4));
}

#[test]
fn everything_else_is_refused_with_a_reason() {
    let (_folder, from, records) = folders();
    let whole = finished(1);
    let mut cheated = whole.clone();
    let last = cheated.events.len() - 1;
    cheated.events.remove(last / 2);
    for (name, text) in [
        ("cheated.ron", cheated.to_ron()),
        ("cut.ron", whole.to_ron().chars().take(500).collect()),
        ("newer.json", whole.to_json().replace("\"format\":1", "\"format\":9")),
        ("shopping.ron", "(milk: 2)".to_owned()),
        ("unfinished.ron", game(1, 12).record(false).to_ron()),
        ("unknown.ron", whole.to_ron().replace("kalle", "chess")),
    ] {
        std::fs::write(from.join(name), text).expect("written");
    }
    std::fs::write(from.join("binary.ron"), b"\xff\xfe\x00").expect("written");
    let report = import(&from, &records);
    let refused: Vec<(&str, String)> = report
        .refused
        .iter()
        .map(|alert| (alert.message.key, crate::text::Text::english().say(&alert.message, &[])))
        .collect();
    let keys: Vec<&str> = refused.iter().map(|(key, _)| *key).collect();
    assert_eq!(
        keys,
        ["open-no-game", "open-damaged", "open-no-game", "open-newer", "open-no-game", "open-unknown-game"],
        "{refused:?}"
    );
    assert_eq!((report.imported, report.known, report.unfinished), (0, 0, 1));
    assert!(!records.exists(), "nothing was written");
}

#[test]
fn import_can_be_stopped_and_keeps_what_it_has() {
    let (_folder, from, records) = folders();
    for seed in 1..=3 {
        std::fs::write(from.join(format!("{seed}.ron")), finished(seed).to_ron()).expect("written");
    }
    let mut seen = Vec::new();
    let report = import_folder(&from, &records, |number, all| {
        seen.push((number, all));
        number < 2
    });
    assert_eq!((report.imported, names(&records).len()), (2, 2));
    assert_eq!(seen, [(0, 3), (1, 3), (2, 3)]);
    assert!(import(&records.join("nowhere"), &records).is_empty());
}

#[test]
fn import_ends_where_nothing_can_be_written() {
    let (_folder, from, records) = folders();
    std::fs::write(from.join("one.ron"), finished(1).to_ron()).expect("written");
    std::fs::write(&records, "no folder").expect("written");
    let report = import(&from, &records);
    assert!(report.error.is_some() && report.imported == 0 && !report.is_empty());
}
