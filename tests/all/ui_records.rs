//! The records screen as a library: rows, choices, search, tags, deleting with undo, importing; by mouse and by keys.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use cheeseboard::play::SeatAssignment;
use cheeseboard::storage::write_atomically;
use cheeseboard::text::Language;
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen;
use crate::ui::{
    app, assert_matches_snapshot, bot, focused, hears, key, person, played, press, settle, spoken, step_after_work,
    wait_for, wait_for_part,
};

const SIZE: (f32, f32) = (1280.0, 800.0);

/// Noon of this day in March 2024, wherever the test runs.
fn noon(day: i8) -> SystemTime {
    let noon = jiff::civil::date(2024, 3, day).at(12, 5, 0, 0).to_zoned(jiff::tz::TimeZone::system());
    noon.expect("every zone has that hour").timestamp().into()
}

fn record_path(folder: &Path, number: usize) -> PathBuf {
    AppPaths::under(folder).records_dir().join(format!("zatre-{number}.ron"))
}

/// Four games: the first is the latest. Ada and Bo, Ada and the bot Rocco, Bo and Cleo, and an unfinished one of Ada and Cleo.
fn with_records(folder: &Path) {
    settle(folder, |_| {});
    let seatings: [[SeatAssignment; 2]; 4] = [
        [person("Ada", 0), person("Bo", 1)],
        [person("Ada", 0), bot("Rocco", 4)],
        [person("Bo", 1), person("Cleo", 2)],
        [person("Ada", 0), person("Cleo", 2)],
    ];
    for (number, seating) in seatings.iter().enumerate() {
        let game = played(seating, 8 + number as u64, |game| number < 3 || game.ply() < 60);
        let path = record_path(folder, number);
        write_atomically(&path, &game.record(false).to_ron()).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(noon(20 - number as i8)).expect("dated");
    }
}

fn at_records(folder: &Path) -> Harness<'static, App> {
    let mut harness = app(folder, SIZE);
    harness.run_steps(2);
    press(&mut harness, "Records");
    harness.run_steps(2);
    harness
}

/// The names of the players in the listed rows, from top to bottom.
fn rows(harness: &Harness<'_, App>) -> Vec<String> {
    let said = spoken(harness);
    let names = said.iter().filter_map(|said| said.strip_prefix("Look at Zatre with ")?.split(", ").next());
    names.map(str::to_owned).collect()
}

fn click_rect(harness: &mut Harness<'static, App>, name: &str) {
    let place = harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}")).center();
    offscreen::click(harness, place);
    harness.run_steps(3);
}

/// Opens the menu of this name and picks an entry.
fn pick(harness: &mut Harness<'static, App>, menu: &str, entry: &str) {
    click_rect(harness, menu);
    let entries: Vec<_> = harness.get_all_by_role_and_label(Role::Button, entry).collect();
    // The button of the menu may say the same; the entry comes last.
    entries.last().expect("an entry").click();
    harness.run_steps(3);
}

fn write(harness: &mut Harness<'_, App>, label: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, label).focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, label).type_text(text);
    harness.run_steps(3);
}

fn undo(harness: &mut Harness<'_, App>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(3);
}

const ALL: [&str; 4] = ["Ada and Bo", "Ada and Rocco", "Bo and Cleo", "Ada and Cleo"];

#[test]
fn rows_tell_all_scores_and_who_won() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    std::fs::write(record_path(folder.path(), 1).with_file_name("zatre-1.ron.story"), "{}").expect("written");
    let harness = at_records(folder.path());
    assert_eq!(rows(&harness), ALL);
    let said = spoken(&harness);
    let seats: Vec<&String> = said.iter().filter(|said| said.ends_with(" points")).collect();
    assert_eq!(seats.len(), 6, "two seats of each finished game: {said:?}");
    assert_eq!(seats.iter().filter(|said| said.contains(" won: ")).count(), 3, "{said:?}");
    assert_eq!(said.iter().filter(|said| *said == "not finished").count(), 1, "{said:?}");
    assert!(hears(&harness, "Zatre · 20 March 2024, 12:05"), "{said:?}");
    assert_eq!(said.iter().filter(|said| *said == "with its story").count(), 1, "{said:?}");
}

#[test]
fn records_can_be_chosen_and_ordered_by_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = at_records(folder.path());
    pick(&mut harness, "records-person", "Cleo");
    assert_eq!(rows(&harness), ["Bo and Cleo", "Ada and Cleo"]);
    assert!(hears(&harness, "2 of 4"), "{:?}", spoken(&harness));
    pick(&mut harness, "records-result", "Not finished");
    assert_eq!(rows(&harness), ["Ada and Cleo"]);
    press(&mut harness, "Show all");
    assert_eq!(rows(&harness), ALL);
    assert!(!hears(&harness, "of 4"), "{:?}", spoken(&harness));
    pick(&mut harness, "records-bots", "Bots: simple");
    assert_eq!(rows(&harness), ["Ada and Rocco"]);
    pick(&mut harness, "records-game", "Zatre");
    pick(&mut harness, "records-bots", "Only people");
    assert!(hears(&harness, "3 of 4"), "{:?}", spoken(&harness));
    pick(&mut harness, "records-order", "Oldest first");
    assert_eq!(rows(&harness), ["Ada and Cleo", "Bo and Cleo", "Ada and Bo"]);
}

#[test]
fn search_is_found_by_keys_and_cleared_by_escape() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = at_records(folder.path());
    key(&mut harness, Key::Slash);
    assert_eq!(focused(&harness), "Search");
    harness.get_by_role_and_label(Role::TextInput, "Search").type_text("cleo BO");
    harness.run_steps(3);
    assert_eq!(rows(&harness), ["Bo and Cleo"]);
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert_eq!(rows(&harness), ALL);
    assert!(hears(&harness, "Open a file…"), "Escape in the field does not leave the screen");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run_steps(3);
    write(&mut harness, "Search", "nobody");
    assert!(hears(&harness, "No games match."), "{:?}", spoken(&harness));
}

/// Who looks at a record goes on looking for records; who goes elsewhere begins anew.
#[test]
fn choices_are_kept_while_a_record_is_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = at_records(folder.path());
    pick(&mut harness, "records-person", "Cleo");
    let place = harness.state().rect_of("record 1").expect("a row").left_top() + egui::vec2(60.0, 60.0);
    offscreen::click(&mut harness, place);
    harness.run_steps(4);
    assert!(harness.state().table_model().is_some(), "the record is on the table");
    harness.state_mut().execute(AppCommand::Records);
    harness.run_steps(3);
    assert_eq!(rows(&harness), ["Bo and Cleo", "Ada and Cleo"]);
    key(&mut harness, Key::Escape);
    press(&mut harness, "Records");
    assert_eq!(rows(&harness), ALL);
}

#[test]
fn arrows_go_from_row_to_row_and_enter_opens() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = at_records(folder.path());
    harness.get_by_role_and_label(Role::Button, "Look at Zatre with Ada and Bo, 20 March 2024").focus();
    harness.run_steps(2);
    for (arrow, expected) in [
        (Key::ArrowDown, ALL[1]),
        (Key::ArrowDown, ALL[2]),
        (Key::ArrowUp, ALL[1]),
        (Key::ArrowUp, ALL[0]),
        (Key::ArrowUp, ALL[0]),
        (Key::ArrowDown, ALL[1]),
    ] {
        key(&mut harness, arrow);
        harness.run_steps(2);
        assert!(focused(&harness).contains(expected), "{arrow:?}: {}", focused(&harness));
    }
    key(&mut harness, Key::Tab);
    assert!(focused(&harness).starts_with("Tags for Zatre with Ada and Rocco"), "{}", focused(&harness));
    key(&mut harness, Key::Tab);
    assert!(focused(&harness).starts_with("Delete Zatre with Ada and Rocco"), "{}", focused(&harness));
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    harness.run_steps(3);
    key(&mut harness, Key::Enter);
    harness.run_steps(4);
    assert!(harness.state().table_model().is_some_and(|model| model.names[1] == "Rocco"));
}

#[test]
fn tags_are_added_by_keys_offered_again_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = at_records(folder.path());
    harness.get_by_role_and_label(Role::Button, "Look at Zatre with Ada and Bo, 20 March 2024").focus();
    harness.run_steps(2);
    key(&mut harness, Key::T);
    harness.run_steps(2);
    assert_eq!(focused(&harness), "New tag");
    harness.get_by_role_and_label(Role::TextInput, "New tag").type_text("Christmas");
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    harness.run_steps(2);
    assert!(hears(&harness, "Remove tag “Christmas”"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert!(hears(&harness, "Open a file…") && !hears(&harness, "Remove tag"), "only the menu closes");
    assert!(focused(&harness).contains("Ada and Bo"), "{}", focused(&harness));
    // Another record gets the same tag by the mouse.
    click_rect(&mut harness, "tags of record 3");
    press(&mut harness, "Add tag “Christmas”");
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    pick(&mut harness, "records-tag", "Christmas");
    assert_eq!(rows(&harness), [ALL[0], ALL[2]]);
    step_after_work(&mut harness);
    let saved = std::fs::read_to_string(AppPaths::under(folder.path()).tags_file()).expect("saved");
    assert!(
        saved.contains("zatre-0.ron") && saved.contains("zatre-2.ron") && !saved.contains("zatre-1.ron"),
        "{saved}"
    );
    let mut harness = at_records(folder.path());
    assert!(hears(&harness, "Christmas"), "after a restart: {:?}", spoken(&harness));
    click_rect(&mut harness, "tags of record 1");
    press(&mut harness, "Remove tag “Christmas”");
    step_after_work(&mut harness);
    let saved = std::fs::read_to_string(AppPaths::under(folder.path()).tags_file()).expect("saved");
    assert!(!saved.contains("zatre-0.ron"), "{saved}");
}

/// The choice of tags has its place before there are any.
#[test]
fn the_first_tag_moves_no_row() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = at_records(folder.path());
    let places = |harness: &Harness<'_, App>| {
        ["records-order", "record 1", "record 2"].map(|name| harness.state().rect_of(name))
    };
    let before = places(&harness);
    assert!(harness.get_by_label("Any tag").accesskit_node().is_disabled());
    click_rect(&mut harness, "tags of record 3");
    harness.get_by_role_and_label(Role::TextInput, "New tag").type_text("Christmas");
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    key(&mut harness, Key::Escape);
    harness.run_steps(3);
    assert!(hears(&harness, "Christmas") && !harness.get_by_label("Any tag").accesskit_node().is_disabled());
    assert_eq!(places(&harness), before);
}

/// Search, menus and order, with tags, in every language.
#[test]
fn choices_stand_in_one_row() {
    for language in Language::ALL {
        for size in [SIZE, (1600.0, 1000.0)] {
            let folder = tempfile::tempdir().expect("a folder");
            with_records(folder.path());
            let places = AppPaths::under(folder.path());
            let mut settings = Settings::read(places.settings_file()).expect("whole");
            settings.language = Some(language);
            settings.save(places.settings_file()).expect("written");
            let tags =
                "(version: 1, tags: {\"zatre-0.ron\": [\"Christmas\", \"close one\"], \"zatre-1.ron\": [\"Oma\"]})";
            write_atomically(&places.tags_file(), tags).expect("written");
            let mut harness = app(folder.path(), size);
            harness.run_steps(2);
            harness.state_mut().execute(AppCommand::Records);
            harness.run_steps(4);
            let place = |name: &str| harness.state().rect_of(name).unwrap_or_else(|| panic!("{language:?}: {name}"));
            let search = place("records search");
            for menu in
                ["records-game", "records-person", "records-bots", "records-result", "records-tag", "records-order"]
            {
                assert_eq!(place(menu).center().y.round(), search.center().y.round(), "{language:?}, {size:?}: {menu}");
            }
            assert!(place("records-order").right() <= place("record 1").right() + 1.0, "{language:?}, {size:?}");
        }
    }
}

/// Who has looked at a record finds the list where it was, and the way back says so.
#[test]
fn a_record_leads_back_to_its_place_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    for number in 4..30 {
        std::fs::copy(record_path(folder.path(), 1), record_path(folder.path(), number)).expect("copied");
    }
    let mut harness = at_records(folder.path());
    step_after_work(&mut harness);
    harness.hover_at(egui::pos2(640.0, 600.0));
    harness.run_steps(2);
    crate::ui::turn_wheel(&mut harness, 900.0);
    harness.run_steps(30);
    let place = |harness: &Harness<'_, App>| harness.state().rect_of("record 11").expect("in sight");
    let before = place(&harness);
    assert!((100.0..700.0).contains(&before.center().y), "scrolled: {before}");
    for by_key in [false, true] {
        let row = place(&harness).left_top() + egui::vec2(60.0, 60.0);
        offscreen::click(&mut harness, row);
        harness.run_steps(4);
        assert!(harness.state().table_model().is_some(), "the record is on the table");
        if by_key {
            key(&mut harness, Key::Escape);
        } else {
            press(&mut harness, "Records");
        }
        harness.run_steps(3);
        assert!(hears(&harness, "Open a file…"), "{:?}", spoken(&harness));
        assert_eq!(place(&harness), before, "by a key: {by_key}");
    }
    // So does a table on which something of a record is tried out.
    let row = place(&harness).left_top() + egui::vec2(60.0, 60.0);
    offscreen::click(&mut harness, row);
    harness.run_steps(40);
    press(&mut harness, "Review");
    key(&mut harness, Key::PageUp);
    key(&mut harness, Key::PageUp);
    press(&mut harness, "Play on from here");
    assert!(harness.state().table_model().is_some_and(|model| model.trial.is_some()), "something is tried out");
    // By way of the game itself.
    key(&mut harness, Key::Escape);
    harness.run_steps(4);
    let is_record = |harness: &Harness<'_, App>| {
        harness.state().table_model().is_some_and(|model| model.outcome.is_some() && model.trial.is_none())
    };
    assert!(is_record(&harness), "the game of the record");
    press(&mut harness, "Records");
    harness.run_steps(3);
    assert!(hears(&harness, "Open a file…"), "{:?}", spoken(&harness));
    // A table that was opened elsewhere leads to the games.
    harness.state_mut().execute(AppCommand::Select);
    harness.state_mut().execute(AppCommand::OpenFile(record_path(folder.path(), 1)));
    harness.run_steps(4);
    key(&mut harness, Key::Escape);
    harness.run_steps(3);
    assert!(hears(&harness, "Zatre: play"), "{:?}", spoken(&harness));
}

#[test]
fn deals_are_marked_with_their_day() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut game = played(&[person("Ada", 0), bot("Rocco", 4)], 3, |_| true);
    game.set_deal(Some(jiff::civil::date(2026, 11, 20)));
    write_atomically(&record_path(folder.path(), 5), &game.record(false).to_ron()).expect("written");
    let harness = at_records(folder.path());
    let marks = spoken(&harness).iter().filter(|said| *said == "Deal for 20 November 2026").count();
    assert_eq!(marks, 1, "{:?}", spoken(&harness));
}

/// Partners who win together share nothing: a shared win is one of several teams.
#[test]
fn the_win_of_partners_is_no_shared_win() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let seats = ["Ada", "Bo", "Cleo", "Dora"].into_iter().zip(0..).map(|(name, mark)| person(name, mark));
    let options = serde_json::from_value(serde_json::json!({ "partners": true })).expect("options of Zatre");
    let mut game = cheeseboard::play::Match::<cheeseboard::games::zatre::Zatre>::new(options, seats.collect(), 3)
        .expect("four play in teams");
    crate::autoplay::play_while(&mut game, |_| true, crate::autoplay::greedy_move);
    write_atomically(&record_path(folder.path(), 0), &game.record(false).to_ron()).expect("written");
    let mut harness = at_records(folder.path());
    assert_eq!(rows(&harness).len(), 1);
    pick(&mut harness, "records-result", "Shared win");
    assert!(rows(&harness).is_empty(), "{:?}", spoken(&harness));
}

#[test]
fn damaged_tags_are_set_aside_and_announced() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let path = AppPaths::under(folder.path()).tags_file();
    std::fs::write(&path, "(version: 1, tags: {\"zatre").expect("written");
    let harness = at_records(folder.path());
    assert!(hears(&harness, "The damaged file is kept as tags.ron.damaged"), "{:?}", spoken(&harness));
    assert!(!path.exists() && path.with_extension("ron.damaged").exists());
    assert_eq!(rows(&harness), ALL);
}

#[test]
fn deleted_records_come_back_with_tags_by_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let path = record_path(folder.path(), 1);
    let story = path.with_file_name("zatre-1.ron.story");
    std::fs::write(&story, "{}").expect("written");
    write_atomically(&AppPaths::under(folder.path()).tags_file(), "(version: 1, tags: {\"zatre-1.ron\": [\"Noon\"]})")
        .expect("written");
    let mut harness = at_records(folder.path());
    assert!(hears(&harness, "Noon"));
    // By keys.
    harness.get_by_role_and_label(Role::Button, "Look at Zatre with Ada and Rocco, 19 March 2024").focus();
    harness.run_steps(2);
    key(&mut harness, Key::Delete);
    harness.run_steps(2);
    assert_eq!(rows(&harness), [ALL[0], ALL[2], ALL[3]]);
    assert!(focused(&harness).contains(ALL[2]), "the next row has the focus: {}", focused(&harness));
    assert!(hears(&harness, "Deleted: Zatre with Ada and Rocco, 19 March 2024."), "{:?}", spoken(&harness));
    assert!(!path.exists() && !story.exists() && !hears(&harness, "Noon"));
    undo(&mut harness);
    assert_eq!(rows(&harness), ALL);
    assert!(path.exists() && story.exists() && hears(&harness, "Noon") && !hears(&harness, "Deleted:"));
    // By the mouse, two of them.
    click_rect(&mut harness, "delete record 4");
    click_rect(&mut harness, "delete record 1");
    assert_eq!(rows(&harness), [ALL[1], ALL[2]]);
    assert!(hears(&harness, "2 games deleted."), "{:?}", spoken(&harness));
    press(&mut harness, "Undo (Ctrl+Z)");
    assert_eq!(rows(&harness), [ALL[0], ALL[1], ALL[2]]);
    press(&mut harness, "Undo (Ctrl+Z)");
    assert_eq!(rows(&harness), ALL);
    undo(&mut harness);
    assert_eq!(rows(&harness), ALL, "there is nothing more to put back");
}

#[test]
fn deleted_records_are_gone_once_the_screen_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let deleted = AppPaths::under(folder.path()).deleted_dir();
    let mut harness = at_records(folder.path());
    click_rect(&mut harness, "delete record 1");
    assert!(deleted.join("zatre-0.ron").exists(), "as long as it can be put back");
    press(&mut harness, "Games");
    assert!(!deleted.exists() && !record_path(folder.path(), 0).exists());
    press(&mut harness, "Records");
    assert_eq!(rows(&harness), ALL[1..]);
    assert!(!hears(&harness, "Undo"), "{:?}", spoken(&harness));
}

/// A program that was ended by force has not lost what could still be put back.
#[test]
fn records_deleted_before_a_crash_are_offered_again() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let deleted = AppPaths::under(folder.path()).deleted_dir();
    std::fs::create_dir(&deleted).expect("made");
    std::fs::rename(record_path(folder.path(), 0), deleted.join("zatre-0.ron")).expect("moved");
    let mut harness = at_records(folder.path());
    assert_eq!(rows(&harness), ALL[1..]);
    assert!(hears(&harness, "You can still put back one deleted game."), "{:?}", spoken(&harness));
    undo(&mut harness);
    step_after_work(&mut harness);
    harness.run_steps(2);
    assert_eq!(rows(&harness), ALL);
}

#[test]
fn nothing_is_changed_while_another_program_holds_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let places = AppPaths::under(folder.path());
    let app = App::read_only(places.clone()).with_patience(std::time::Duration::MAX);
    let mut harness = offscreen::harness(app, SIZE);
    harness.run_steps(2);
    press(&mut harness, "Records");
    click_rect(&mut harness, "delete record 1");
    assert!(hears(&harness, "Another Cheeseboard is using the same folder."), "{:?}", spoken(&harness));
    assert_eq!(rows(&harness), ALL);
    harness.state_mut().execute(AppCommand::ImportFolder(folder.path().to_owned()));
    harness.run_steps(3);
    assert!(!hears(&harness, "Import:") && !places.deleted_dir().exists() && !places.tags_file().exists());
    assert!((0..4).all(|number| record_path(folder.path(), number).exists()));
}

/// A folder with one new game, one that is recorded already, and one file that is no game.
fn to_import(folder: &Path) -> PathBuf {
    let from = folder.join("from");
    let game = played(&[person("Dora", 3), person("Bo", 1)], 40, |_| true);
    write_atomically(&from.join("new.json"), &game.record(false).to_json()).expect("written");
    std::fs::copy(record_path(folder, 0), from.join("known.ron")).expect("copied");
    write_atomically(&from.join("shopping.ron"), "(milk: 2)").expect("written");
    from
}

#[test]
fn folder_is_imported_by_its_path() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let from = to_import(folder.path());
    let mut harness = at_records(folder.path());
    press(&mut harness, "Import a folder…");
    wait_for(&mut harness, "Path of the folder");
    write(&mut harness, "Path of the folder", "/nowhere/at-all");
    wait_for(&mut harness, "There is no such folder.");
    write(&mut harness, "Path of the folder", &from.display().to_string());
    key(&mut harness, Key::Enter);
    wait_for_part(&mut harness, "Import: one imported, one was there already and one can’t be opened.");
    step_after_work(&mut harness);
    harness.run_steps(2);
    assert_eq!(rows(&harness).len(), 5);
    assert!(rows(&harness).contains(&"Dora and Bo".to_owned()), "{:?}", rows(&harness));
    press(&mut harness, "Details…");
    assert!(hears(&harness, "shopping.ron isn’t a Cheeseboard game."), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    press(&mut harness, "Close");
    assert!(!hears(&harness, "Import:"), "{:?}", spoken(&harness));
}

/// Something that is dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("nobody asks for them".to_owned())
    }
}

/// A folder that is dropped on any screen is imported; the list of records says what came of it.
#[test]
fn dropped_folder_is_imported_and_leads_to_the_records() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let from = to_import(folder.path());
    let mut harness = app(folder.path(), SIZE);
    harness.run_steps(2);
    harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(from)));
    harness.run_steps(3);
    wait_for_part(&mut harness, "Import: one imported");
    assert_eq!(rows(&harness).len(), 5);
    let own = AppPaths::under(folder.path()).records_dir().to_owned();
    harness.state_mut().execute(AppCommand::ImportFolder(own));
    harness.run_steps(3);
    assert!(hears(&harness, "The games in this folder are already here."), "{:?}", spoken(&harness));
}

#[test]
fn library_matches_its_snapshots() {
    let mut results = egui_kittest::SnapshotResults::new();
    for (name, size, look) in
        [("records_library", SIZE, Look::Light), ("records_library_small", (900.0, 600.0), Look::Dark)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        with_records(folder.path());
        let places = AppPaths::under(folder.path());
        let mut settings = Settings::read(places.settings_file()).expect("whole");
        settings.look = look;
        settings.save(places.settings_file()).expect("written");
        std::fs::write(record_path(folder.path(), 0).with_file_name("zatre-0.ron.story"), "{}").expect("written");
        let tags = "(version: 1, tags: {\"zatre-0.ron\": [\"Christmas\", \"close one\"]})";
        write_atomically(&places.tags_file(), tags).expect("written");
        let mut harness = app(folder.path(), size);
        harness.run_steps(2);
        press(&mut harness, "Records");
        if look == Look::Dark {
            pick(&mut harness, "records-person", "Ada");
        } else {
            click_rect(&mut harness, "delete record 3");
        }
        harness.remove_cursor();
        step_after_work(&mut harness);
        harness.run_steps(3);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}
