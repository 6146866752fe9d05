//! The screens round the table without a window: damaged files, settings, people, notices, what they look like.

use cheeseboard::play::{Shelf, Table};
use cheeseboard::ui::{Places, Settings};

use crate::ui::{app, bot, hears, on_shelf, person, played, settle, spoken};

#[test]
fn damaged_settings_are_set_aside_with_a_notice() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::under(folder.path());
    let damaged = "(look: Light, text_percent: 140, people: [(name: \"Ada";
    std::fs::write(places.settings(), damaged).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    assert!(hears(&harness, "It is kept as settings.ron.damaged"), "{:?}", spoken(&harness));
    harness.state_mut().save();
    assert_eq!(Settings::read(places.settings()).expect("written anew").text_percent, 100);
    let kept = std::fs::read_to_string(folder.path().join("settings.ron.damaged")).expect("kept");
    assert_eq!(kept, damaged);
}

#[test]
fn what_cannot_be_set_aside_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::under(folder.path());
    std::fs::create_dir(places.settings()).expect("made");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    assert!(hears(&harness, "What is set now is not kept"), "{:?}", spoken(&harness));
    harness.state_mut().save();
    harness.run_steps(4);
    assert!(!hears(&harness, "could not be saved"), "{:?}", spoken(&harness));
    assert!(places.settings().is_dir());
}

#[test]
fn a_notice_that_follows_another_is_shown_as_long_as_any() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 800.0));
    let say = |key: &'static str| cheeseboard::engine::Phrase::new(key).with("detail", "a reason".to_owned());
    // Four steps are a second.
    harness.state_mut().say(say("settings-not-saved"));
    harness.run_steps(20);
    assert!(hears(&harness, "could not be saved"));
    harness.state_mut().say(say("select-throw-failed"));
    harness.run_steps(20);
    assert!(hears(&harness, "could not be thrown away"), "{:?}", spoken(&harness));
    harness.run_steps(12);
    assert!(!hears(&harness, "could not be thrown away"), "{:?}", spoken(&harness));
}

/// Four files on the shelf beside a whole table: cut off, refused by the rules, of another format, of a game not known here.
#[test]
fn damaged_tables_are_set_aside_with_a_notice_and_foreign_ones_left() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let shelf = Shelf::new(Places::under(folder.path()).tables());
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 30);
    let whole = Table::new(game.clone()).to_ron();
    on_shelf(folder.path(), game);
    let cut = whole[..whole.len() / 2].to_owned();
    let refused = whole.replacen("\"do\": \"place\"", "\"do\": \"pass\"", 1);
    let newer = whole.replacen("format: 1", "format: 9", 1);
    let other = whole.replacen("\"zatre\"", "\"go\"", 1);
    let files = [("cut.ron", &cut), ("refused.ron", &refused), ("newer.ron", &newer), ("other.ron", &other)];
    for (name, text) in files {
        assert_ne!(*text, whole, "{name}");
        std::fs::write(shelf.folder().join(name), text).expect("written");
    }
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    let said = spoken(&harness).join("\n");
    assert!(said.contains("2 tables on the shelf were damaged"), "{said}");
    assert!(said.contains("cut.ron.damaged") && said.contains("refused.ron.damaged"), "{said}");
    assert!(said.contains("2 files on the shelf cannot be read"), "{said}");
    assert!(said.contains("Continue"), "the whole one is there: {said}");
    for (name, text) in [("cut.ron.damaged", &cut), ("refused.ron.damaged", &refused)] {
        assert_eq!(std::fs::read_to_string(shelf.folder().join(name)).expect("kept"), *text, "{name}");
    }
    for (name, text) in [("newer.ron", &newer), ("other.ron", &other)] {
        assert_eq!(std::fs::read_to_string(shelf.folder().join(name)).expect("kept"), *text, "{name}");
    }
    // Said once: the next start finds nothing damaged.
    let mut again = app(folder.path(), (1280.0, 800.0));
    again.run_steps(4);
    assert!(!hears(&again, "damaged"), "{:?}", spoken(&again));
}
