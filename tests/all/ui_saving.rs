//! No data is lost: games that cannot be saved, leaving before they are saved, files from elsewhere, damaged settings.

use std::path::{Path, PathBuf};

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::zatre::{Move, Zatre};
use cheeseboard::play::{Match, SeatAssignment, Shelf, Table, UndoPolicy, read_record};
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::offscreen;
use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, spoken, wait_for, wait_until};

/// The app at a table of Ada and Edam, one decision of Ada's before the end. `records` is a file, so saving the record fails.
fn before_the_end(folder: &Path) -> (Harness<'static, App>, PathBuf) {
    settle(folder, |_| {});
    let seating = [person("Ada", 0), bot("Edam", 1)];
    let ends_next = |game: &Match<Zatre>| {
        let Turn::Seat(seat) = game.turn() else { return false };
        let mut after = game.clone();
        seat == Seat::new(0) && game.legal_moves() == [Move::EndTurn {}] && {
            after.decide(seat, Move::EndTurn {}).expect("legal");
            after.outcome().is_some()
        }
    };
    let seed =
        (0..60).find(|&seed| ends_next(&played(&seating, seed, |game| !ends_next(game)))).expect("Ada ends a game");
    on_shelf(folder, played(&seating, seed, |game| !ends_next(game)));
    std::fs::write(AppPaths::under(folder).records_dir(), "no folder").expect("written");
    let mut harness = app(folder, (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    let table = Shelf::new(AppPaths::under(folder).tables_dir()).files().remove(0).path;
    (harness, table)
}

/// Waits until the saving thread is done and the app knows.
fn saved(harness: &mut Harness<'_, App>) {
    harness.state_mut().save();
    harness.run_steps(3);
}

#[test]
fn finished_game_is_kept_if_its_record_cannot_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, table) = before_the_end(folder.path());
    let before = std::fs::read_to_string(&table).expect("readable");
    key(&mut harness, Key::E);
    saved(&mut harness);
    assert_eq!(std::fs::read_to_string(&table).expect("still there"), before);
    assert!(hears(&harness, "This game isn’t saved yet."), "before all else: {:?}", spoken(&harness));
    wait_for(&mut harness, "Not saved");
    // Closing the alert leaves the mark on every screen.
    press(&mut harness, "Close");
    assert!(!hears(&harness, "This game isn’t saved yet."), "{:?}", spoken(&harness));
    for screen in [AppCommand::Records, AppCommand::Select, AppCommand::NewGame("zatre")] {
        harness.state_mut().execute(screen.clone());
        harness.run_steps(3);
        assert!(harness.query_by_label("Not saved").is_some(), "{screen:?}: {:?}", spoken(&harness));
    }
    // Reopening shows the end, not the older state of the file.
    harness.state_mut().execute(AppCommand::Open(table.clone()));
    wait_for(&mut harness, "Play again");

    std::fs::remove_file(AppPaths::under(folder.path()).records_dir()).expect("out of the way");
    press(&mut harness, "Not saved");
    press(&mut harness, "Try again");
    assert!(harness.query_by_label("Not saved").is_none(), "{:?}", spoken(&harness));
    assert!(!table.exists(), "now the record is there");
    let mut records = std::fs::read_dir(AppPaths::under(folder.path()).records_dir()).expect("a folder");
    let record = std::fs::read_to_string(records.next().expect("a record").expect("a file").path()).expect("text");
    assert!(read_record(&record).expect("whole").result.is_some());
}

/// What is tried out from a finished game is kept, but not among the games that have been played.
#[test]
fn game_that_was_tried_out_is_no_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = AppPaths::under(folder.path());
    let (mut harness, table) = before_the_end(folder.path());
    std::fs::remove_file(places.records_dir()).expect("out of the way");
    let files = |folder: PathBuf| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect()
    };
    let records = || files(places.records_dir().to_owned());
    key(&mut harness, Key::E);
    saved(&mut harness);
    assert!(records().len() == 1 && !table.exists(), "{:?}", records());
    let text = std::fs::read_to_string(&records()[0]).expect("text");
    wait_for(&mut harness, "Play again");
    press(&mut harness, "Review");
    key(&mut harness, Key::ArrowLeft);
    press(&mut harness, "Play on from here");
    saved(&mut harness);
    harness.run_steps(8);
    key(&mut harness, Key::E);
    saved(&mut harness);
    wait_for(&mut harness, "Play again");
    assert!(hears(&harness, "this game doesn’t count"), "{:?}", spoken(&harness));
    assert_eq!(records().len(), 1, "{:?}", records());
    assert_eq!(std::fs::read_to_string(&records()[0]).expect("text"), text);
    assert_eq!(files(places.records_dir().join("trials")).len(), 1, "nothing is lost");
    assert!(Shelf::new(places.tables_dir()).files().is_empty(), "the second table is over, too");
}

/// Neither a new game nor deleting replaces a finished game that is not on disk.
#[test]
fn unsaved_finished_game_is_not_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = AppPaths::under(folder.path());
    let (mut harness, table) = before_the_end(folder.path());
    std::fs::remove_file(&table).expect("as if it had never been written");
    key(&mut harness, Key::E);
    saved(&mut harness);
    press(&mut harness, "Play again");
    saved(&mut harness);
    harness.state_mut().execute(AppCommand::Select);
    harness.run_steps(3);
    let bins: Vec<String> = spoken(&harness).into_iter().filter(|said| said.starts_with("Throw away")).collect();
    assert_eq!(bins.len(), 2, "both games are shown: {:?}", spoken(&harness));
    for number in [1, 0] {
        harness.get_all_by_label(&bins[0]).nth(number).expect("it is there").click_accesskit();
        harness.run_steps(3);
        // The shelf may be below the window.
        harness.get_by_label("Throw away?").click_accesskit();
        harness.run_steps(3);
    }
    assert!(hears(&harness, "This game isn’t saved yet."), "{:?}", spoken(&harness));
    std::fs::remove_file(places.records_dir()).expect("out of the way");
    harness.state_mut().execute(AppCommand::RetrySaving);
    harness.run_steps(3);
    assert!(Shelf::new(places.tables_dir()).files().is_empty(), "the new table was thrown away");
    let records: Vec<_> = std::fs::read_dir(places.records_dir()).expect("a folder").flatten().collect();
    let [record] = records.as_slice() else { panic!("{records:?}") };
    let text = std::fs::read_to_string(record.path()).expect("text");
    assert!(read_record(&text).expect("whole").result.is_some());
}

/// The file may hold fields that this version would drop.
#[test]
fn table_of_a_later_version_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = two_people(folder.path());
    on_shelf(folder.path(), table.game);
    let path = Shelf::new(AppPaths::under(folder.path()).tables_dir()).files().remove(0).path;
    let text = std::fs::read_to_string(&path).expect("text");
    let newer = text.replacen(&format!("program: \"{}\"", env!("CARGO_PKG_VERSION")), "program: \"99.0.0\"", 1);
    assert_ne!(text, newer);
    std::fs::write(&path, &newer).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    assert!(hears(&harness, "One file here is from a newer Cheeseboard"), "{:?}", spoken(&harness));
    harness.state_mut().execute(AppCommand::Open(path.clone()));
    harness.run_steps(3);
    assert!(hears(&harness, "Update Cheeseboard to open it"), "{:?}", spoken(&harness));
    assert_eq!(std::fs::read_to_string(&path).expect("text"), newer);
}

#[test]
fn leaving_an_unsaved_game_asks_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = before_the_end(folder.path());
    assert!(harness.state_mut().may_close());
    key(&mut harness, Key::E);
    assert!(!harness.state_mut().may_close());
    harness.run_steps(3);
    assert!(hears(&harness, "Not everything is saved"), "{:?}", spoken(&harness));
    let still =
        |harness: &Harness<'_, App>| spoken(harness).iter().filter(|said| said.contains("Still not saved")).count();
    assert_eq!(still(&harness), 0);
    harness.get_all_by_label("Try again").last().expect("on the sheet").click();
    harness.run_steps(3);
    assert!(still(&harness) > 0, "on the sheet: {:?}", spoken(&harness));
    press(&mut harness, "Keep playing");
    assert!(!hears(&harness, "Not everything is saved"));
    assert!(!harness.state_mut().may_close());
    harness.run_steps(3);
    press(&mut harness, "Quit without saving");
    assert!(harness.state().wants_to_quit() && harness.state_mut().may_close());
}

/// Writes this path into the field and confirms it.
fn write_path(harness: &mut Harness<'_, App>, path: &Path) {
    wait_for(harness, "Path of the file");
    harness.get_by_label("Path of the file").focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    harness.get_by_label("Path of the file").type_text(&path.display().to_string());
    harness.run_steps(2);
    key(harness, Key::Enter);
    harness.run_steps(3);
}

/// If a file cannot be written, the path stays in its field, and typed text goes only there.
#[test]
fn refused_path_can_be_corrected() {
    let folder = tempfile::tempdir().expect("a folder");
    on_shelf(folder.path(), two_people(folder.path()).game);
    let in_the_way = folder.path().join("file");
    std::fs::write(&in_the_way, "no folder").expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    for path in [in_the_way.join("below"), folder.path().join("a game")] {
        write_path(&mut harness, &path);
        assert_eq!(hears(&harness, "could not be saved"), path.starts_with(&in_the_way), "{:?}", spoken(&harness));
    }
    let text =
        std::fs::read_to_string(folder.path().join("a game.cheese")).expect("saved with the ending that was left out");
    assert!(read_record(&text).is_ok());
}

#[test]
fn game_that_cannot_be_saved_can_be_saved_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = before_the_end(folder.path());
    key(&mut harness, Key::E);
    assert!(!harness.state_mut().may_close());
    harness.run_steps(3);
    press(&mut harness, "Save elsewhere…");
    let elsewhere = folder.path().join("elsewhere.cheese");
    write_path(&mut harness, &elsewhere);
    let text = std::fs::read_to_string(&elsewhere).expect("saved");
    assert!(read_record(&text).expect("a record").result.is_some());
    assert!(harness.state_mut().may_close(), "a copy is safe");
}

#[test]
fn signal_rescues_games_that_cannot_be_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut harness, _) = before_the_end(folder.path());
    key(&mut harness, Key::E);
    let (nowhere, somewhere) = (folder.path().join("records"), folder.path().join("somewhere"));
    let rescued = harness.state_mut().rescue(&[nowhere.clone(), somewhere.clone()]);
    let [file] = rescued.as_slice() else { panic!("{rescued:?}") };
    assert!(file.starts_with(somewhere) && file.extension().is_some_and(|ending| ending == "cheese"));
    assert!(read_record(&std::fs::read_to_string(file).expect("readable")).is_ok());
    std::fs::remove_file(nowhere).expect("out of the way");
    assert!(harness.state_mut().rescue(&[folder.path().to_owned()]).is_empty(), "nothing is unsaved");
}

#[test]
fn table_in_use_by_another_program_opens_as_a_copy() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = two_people(folder.path());
    on_shelf(folder.path(), table.game.clone());
    let path = Shelf::new(AppPaths::under(folder.path()).tables_dir()).files().remove(0).path;
    let theirs = std::fs::read_to_string(&path).expect("text");
    let mut harness = offscreen::harness(App::read_only(AppPaths::under(folder.path())), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::D);
    saved(&mut harness);
    harness.state_mut().execute(AppCommand::RetrySaving);
    harness.run_steps(3);
    assert_eq!(std::fs::read_to_string(&path).expect("text"), theirs);
    let tables = Shelf::new(AppPaths::under(folder.path()).tables_dir()).files();
    assert_eq!(tables.len(), 2, "what was played here stands beside it");
}

#[test]
fn folder_locked_by_another_program_is_not_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = AppPaths::under(folder.path());
    let damaged = "(look: Dark, text_percent: many)";
    std::fs::write(places.settings_file(), damaged).expect("written");
    let mut harness = offscreen::harness(App::read_only(places.clone()), (1280.0, 800.0));
    harness.run_steps(3);
    assert_eq!(harness.state().settings().look, Look::Dark, "what is readable holds");
    assert_eq!(std::fs::read_to_string(places.settings_file()).expect("there"), damaged);
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 1, "nothing is put beside it");
    assert!(hears(&harness, "Another Cheeseboard is using the same folder"), "{:?}", spoken(&harness));
    press(&mut harness, "Zatre: play");
    press(&mut harness, "Start");
    saved(&mut harness);
    wait_for(&mut harness, "Not saved");
    assert!(!AppPaths::under(folder.path()).tables_dir().exists());
    // The other program has ended.
    harness.state_mut().execute(AppCommand::RetrySaving);
    harness.run_steps(3);
    assert!(harness.query_by_label("Not saved").is_none(), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Another Cheeseboard"), "{:?}", spoken(&harness));
    let tables = Shelf::new(AppPaths::under(folder.path()).tables_dir()).files();
    let [table] = tables.as_slice() else { panic!("{tables:?}") };
    assert!(!table.path.ends_with("zatre-0001.ron"), "it takes no name that the other may have taken");
    let kept =
        std::fs::read_to_string(folder.path().join("settings.ron.damaged")).expect("kept before it is written anew");
    assert_eq!(kept, damaged);
}

#[test]
fn backup_is_offered_for_damaged_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let path = AppPaths::under(folder.path()).settings_file().to_owned();
    let whole = Settings::read(&path).expect("whole");
    Settings { text_percent: 120, ..whole.clone() }.save_since(&whole, &path).expect("written");
    std::fs::write(&path, "(people: [(nam").expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    assert!(harness.state().settings().people.is_empty());
    // Saving changed settings before the choice does not overwrite the backup.
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    harness.run_steps(3);
    saved(&mut harness);
    press(&mut harness, "Use the last good settings");
    assert_eq!(*harness.state().settings(), whole);
    saved(&mut harness);
    assert_eq!(Settings::read(&path).expect("whole").people, whole.people);
    assert!(!hears(&harness, "Some settings were damaged"));
}

/// Opens a file that was given to the app from outside.
fn open(harness: &mut Harness<'_, App>, path: &Path) {
    harness.state_mut().execute(AppCommand::OpenFiles(vec![path.to_owned()]));
    harness.run_steps(4);
}

#[test]
fn unreadable_files_are_explained_in_plain_words() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 30);
    let record = game.record(false).to_ron();
    let newer = record.replace(env!("CARGO_PKG_VERSION"), "99.0.0").replacen("\"do\"", "\"mode\": 1, \"do\"", 1);
    let damaged = record.replacen("\"do\": \"place\"", "\"do\": \"pass\"", 1);
    let other = record.replacen("\"zatre\"", "\"go\"", 1);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    for (name, text, says) in [
        ("shopping.cheese", "(milk: 2)", "shopping.cheese isn’t a Cheeseboard game."),
        ("newer.cheese", &newer, "newer.cheese was made by a newer Cheeseboard."),
        ("damaged.cheese", &damaged, "damaged.cheese is damaged and can’t be opened."),
        ("other.cheese", &other, "other.cheese holds a game that this Cheeseboard doesn’t know."),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        open(&mut harness, &path);
        assert!(hears(&harness, says), "{name}: {:?}", spoken(&harness));
        assert!(!hears(&harness, "expected"), "no parser speaks: {:?}", spoken(&harness));
        assert_eq!(std::fs::read_to_string(&path).expect("there"), text, "it stays as it is");
    }
    let huge = folder.path().join("huge.cheese");
    std::fs::File::create(&huge).and_then(|file| file.set_len(1 << 40)).expect("made");
    open(&mut harness, &huge);
    assert!(hears(&harness, "huge.cheese is over 16 MB"), "{:?}", spoken(&harness));
    open(&mut harness, &folder.path().join("damaged.cheese"));
    press(&mut harness, "Details…");
    assert!(hears(&harness, "event "), "{:?}", spoken(&harness));
}

/// A copy of an unfinished game of two, as “Save a copy” writes it.
fn copy_of(table: &Table<Zatre>, folder: &Path) -> PathBuf {
    let path = folder.join("copy.cheese");
    std::fs::write(&path, table.game.record(false).for_sharing().to_ron()).expect("written");
    path
}

fn two_people(folder: &Path) -> Table<Zatre> {
    settle(folder, |_| {});
    let draws = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Chance(Some(Seat::new(0)));
    Table::new(played(&[person("Ada", 0), person("Bo", 2)], 5, |game| !draws(game)))
}

#[test]
fn two_tables_of_one_copy_have_different_luck() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = two_people(folder.path());
    let path = copy_of(&table, folder.path());
    assert!(!std::fs::read_to_string(&path).expect("text").contains("seed"));
    let mut luck = std::collections::BTreeSet::new();
    for _ in 0..8 {
        let mut harness = app(folder.path(), (1280.0, 800.0));
        open(&mut harness, &path);
        key(&mut harness, Key::D);
        saved(&mut harness);
        let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
        let newest = shelf.files().remove(0).path;
        let (opened, _) = Table::<Zatre>::from_ron(&std::fs::read_to_string(&newest).expect("text")).expect("a table");
        assert_eq!(opened.game.ply(), table.game.ply() + 1, "Ada has drawn");
        luck.insert(opened.game.record(false).events.last().expect("the draw").to_string());
        std::fs::remove_file(newest).expect("removed");
    }
    assert!(luck.len() > 1, "the same draw every time: {luck:?}");
}

#[test]
fn copy_opens_with_hands_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let lays = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(0));
    for seating in [[person("Ada", 0), person("Bo", 2)], [person("Ada", 0), bot("Edam", 1)]] {
        let table = Table::new(played(&seating, 5, |game| !lays(game)));
        let path = copy_of(&table, folder.path());
        let mut harness = app(folder.path(), (1280.0, 800.0));
        open(&mut harness, &path);
        let held = |harness: &Harness<'_, App>| spoken(harness).iter().filter(|said| said.starts_with("tile ")).count();
        assert_eq!(held(&harness), 0, "{:?}", spoken(&harness));
        key(&mut harness, Key::D);
        harness.run_steps(3);
        assert!(held(&harness) > 0, "Ada takes up her tiles: {:?}", spoken(&harness));
    }
}

/// Files opened from the command line, by a second start or by a drop are remembered, except the app's own.
#[test]
fn files_outside_the_app_folders_are_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = two_people(folder.path());
    let path = copy_of(&table, folder.path());
    let finished = folder.path().join("finished.json");
    let whole = played(&[bot("Ada", 0), bot("Edam", 1)], 8, |_| true);
    std::fs::write(&finished, whole.record(false).to_json()).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.state_mut().execute(AppCommand::OpenFiles(vec![path.clone(), finished.clone()]));
    harness.run_steps(4);
    assert!(harness.state().title().starts_with("Zatre"));
    assert_eq!(harness.state().settings().recent_files, [path.clone(), finished.clone()]);
    saved(&mut harness);
    assert!(
        Settings::read(AppPaths::under(folder.path()).settings_file()).expect("whole").recent_files.contains(&path)
    );
    assert!(Shelf::new(AppPaths::under(folder.path()).tables_dir()).files().is_empty(), "nothing was done there yet");

    harness.state_mut().execute(AppCommand::Records);
    harness.run_steps(3);
    press(&mut harness, "Recent files");
    press(&mut harness, "finished.json");
    assert!(harness.state().title().starts_with("Zatre"));
    assert_eq!(harness.state().settings().recent_files, [finished, path], "what was opened last stands first");
}

#[test]
fn seat_change_is_announced_and_stays_in_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = two_people(folder.path());
    table.change_policy(UndoPolicy::Free);
    on_shelf(folder.path(), table.game.clone());
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    press(&mut harness, "Menu");
    press_radio(&mut harness, "Free");
    let said = "Undo is now set to “Free”. (It’s Ada’s turn.)";
    let times = |harness: &Harness<'_, App>| spoken(harness).iter().filter(|spoken| spoken.contains(said)).count();
    assert!(times(&harness) >= 2, "at the foot and in the log: {:?}", spoken(&harness));
    saved(&mut harness);
    let mut again = app(folder.path(), (1280.0, 800.0));
    again.run_steps(3);
    press(&mut again, "Continue");
    assert!(times(&again) > 0, "in the log: {:?}", spoken(&again));
}

fn press_radio(harness: &mut Harness<'_, App>, label: &str) {
    harness.get_by_role_and_label(egui::accesskit::Role::RadioButton, label).click_accesskit();
    harness.run_steps(3);
}

/// Ada ends her turn by E and presses it twice; Bo's tiles stay covered until a later press.
#[test]
fn quick_second_press_opens_no_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let ends =
        |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves() == [Move::EndTurn {}];
    let seating: [SeatAssignment; 2] = [person("Ada", 0), person("Bo", 2)];
    let mut table = Table::new(played(&seating, 5, |game| !ends(game)));
    table.ask_first = false;
    let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
    shelf.save(&shelf.new_path("zatre"), &table).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::D);
    harness.key_press(Key::E);
    harness.step();
    harness.key_press(Key::E);
    harness.step();
    let bo_begins = |harness: &Harness<'_, App>| hears(harness, "Draw");
    assert!(bo_begins(&harness), "Bo has not begun: {:?}", spoken(&harness));
    harness.run_steps(8);
    key(&mut harness, Key::E);
    wait_until(&mut harness, "Bo draws", |harness| spoken(harness).iter().any(|said| said.starts_with("tile ")));
}
