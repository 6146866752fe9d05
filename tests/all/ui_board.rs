//! A board that people bring to a game, at set-up: chosen by a file, refused in place, kept with the table and for the next game.

use std::path::Path;

use cheeseboard::games::ratzzia::board::{BoardData, TEMPLATE, read};
use cheeseboard::games::ratzzia::{Options, Ratzzia};
use cheeseboard::play::{Shelf, Table};
use cheeseboard::ui::{App, AppCommand, AppPaths, GameSetup, Look, Settings};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotResults};

use crate::tables::brought_board;
use crate::ui::{app, assert_matches_snapshot, hears, key, person, press, settle, spoken, wait_for, wait_for_part};

const FROM_FILE: &str = "From a file…";
const OURS: &str = "Cheeseboard’s";

/// The page on which Ratzzia is set up for Ada and Bo.
fn set_up(folder: &Path, size: (f32, f32), change: impl FnOnce(&mut Settings)) -> Harness<'static, App> {
    settle(folder, |settings| {
        let seating = vec![person("Ada", 0), person("Bo", 2)];
        settings.remember_setup("ratzzia", GameSetup { seating, ..GameSetup::default() });
        change(settings);
    });
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::NewGame("ratzzia"));
    harness.run_steps(3);
    harness
}

fn choose(harness: &mut Harness<'_, App>, label: &str) {
    harness.get_by_role_and_label(Role::RadioButton, label).click();
    harness.run_steps(3);
}

fn is_chosen(harness: &Harness<'_, App>, label: &str) -> bool {
    let node = harness.get_by_role_and_label(Role::RadioButton, label);
    node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
}

/// Writes this path into the dialog and confirms it.
fn give_file(harness: &mut Harness<'_, App>, path: &Path) {
    let field = "Path of the file";
    wait_for(harness, field);
    harness.get_by_role_and_label(Role::TextInput, field).focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, field).type_text(&path.display().to_string());
    harness.run_steps(2);
    key(harness, Key::Enter);
    harness.run_steps(3);
}

/// Starts the game and rolls; returns the board of its table, as it is saved then.
fn started(mut harness: Harness<'static, App>, folder: &Path) -> Option<BoardData> {
    press(&mut harness, "Start");
    wait_for_part(&mut harness, "Roll");
    harness.query_all_by_label("Roll").next().expect("for whoever begins").click();
    harness.run_steps(3);
    harness.state_mut().save();
    let shelf = Shelf::new(AppPaths::under(folder).tables_dir());
    let path = shelf.files().into_iter().next().expect("the table is on the shelf").path;
    let (table, _) = Table::<Ratzzia>::from_ron(&std::fs::read_to_string(path).expect("text")).expect("a table");
    let Options { board } = table.game.options().clone();
    board
}

#[test]
fn board_from_a_file_is_shown_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("our-own.ron");
    std::fs::write(&file, brought_board::<Ratzzia>()).expect("written");
    let mut harness = set_up(folder.path(), (1280.0, 1400.0), |_| {});
    assert!(is_chosen(&harness, OURS) && harness.state().rect_of("brought board").is_none());
    choose(&mut harness, FROM_FILE);
    assert!(is_chosen(&harness, OURS), "not before there is a file");
    give_file(&mut harness, &file);
    assert!(is_chosen(&harness, FROM_FILE) && harness.state().rect_of("brought board").is_some());
    // There and back, without the file.
    choose(&mut harness, OURS);
    assert!(harness.state().rect_of("brought board").is_none());
    std::fs::remove_file(&file).expect("removed");
    choose(&mut harness, FROM_FILE);
    assert!(harness.state().rect_of("brought board").is_some());
    let expected = read(&brought_board::<Ratzzia>()).expect("a board");
    assert_eq!(started(harness, folder.path()), Some(expected));
    // For the next game as well.
    let mut harness = app(folder.path(), (1280.0, 1400.0));
    harness.run_steps(3);
    press(&mut harness, "Ratzzia: play");
    assert!(is_chosen(&harness, FROM_FILE) && harness.state().rect_of("brought board").is_some());
}

#[test]
fn wrong_file_is_refused_in_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("wrong.ron");
    let mut harness = set_up(folder.path(), (1280.0, 1400.0), |_| {});
    let cases = [
        ("Dear diary".to_owned(), "It isn’t a Ratzzia board."),
        (TEMPLATE.replace("shelf: store", "shelf: annie"), "The shelf “annie” is above 2 columns."),
        (TEMPLATE.replace("shelf: store", "shelf: larder"), "there’s no shelf “larder”."),
    ];
    for (text, why) in cases {
        std::fs::write(&file, text).expect("written");
        choose(&mut harness, FROM_FILE);
        give_file(&mut harness, &file);
        assert!(hears(&harness, "wrong.ron can’t be used.") && hears(&harness, why), "{:?}", spoken(&harness));
        assert!(is_chosen(&harness, OURS));
    }
    // A good one clears the complaint.
    std::fs::write(&file, brought_board::<Ratzzia>()).expect("written");
    choose(&mut harness, FROM_FILE);
    give_file(&mut harness, &file);
    assert!(!hears(&harness, "can’t be used") && is_chosen(&harness, FROM_FILE), "{:?}", spoken(&harness));
    // And a bad one leaves the good one where it is.
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("written");
    press(&mut harness, "Open another file…");
    give_file(&mut harness, &file);
    assert!(hears(&harness, "It isn’t a Ratzzia board.") && is_chosen(&harness, FROM_FILE));
}

#[test]
fn our_board_is_saved_as_a_pattern() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = set_up(folder.path(), (1280.0, 1400.0), |_| {});
    press(&mut harness, "Save Cheeseboard’s as a file…");
    give_file(&mut harness, &folder.path().join("pattern"));
    let saved = std::fs::read_to_string(folder.path().join("pattern.ron")).expect("saved");
    assert_eq!(saved, TEMPLATE);
    assert_eq!(started(harness, folder.path()), None);
}

#[test]
fn remembered_board_that_is_damaged_is_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = set_up(folder.path(), (1280.0, 1400.0), |settings| {
        let setup = settings.last_setups.get_mut("ratzzia").expect("as above");
        setup.options.insert("board".to_owned(), serde_json::json!({"columns": 3}));
    });
    assert_eq!(started(harness, folder.path()), None);
}

#[test]
fn board_choice_matches_its_snapshots() {
    let mut results = SnapshotResults::new();
    for (name, size, look) in [("board", (1280.0, 800.0), Look::Light), ("board_small", (900.0, 600.0), Look::Dark)] {
        let folder = tempfile::tempdir().expect("a folder");
        let board = serde_json::to_value(read(&brought_board::<Ratzzia>()).expect("a board")).expect("JSON");
        let mut harness = set_up(folder.path(), size, |settings| {
            settings.look = look;
            let setup = settings.last_setups.get_mut("ratzzia").expect("as above");
            setup.options.insert("board".to_owned(), board);
        });
        harness.get_by_role_and_label(Role::Button, "Open another file…").scroll_to_me();
        harness.run_steps(4);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}
