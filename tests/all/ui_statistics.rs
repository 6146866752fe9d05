//! What people have played, on the screen.

use std::path::Path;
use std::time::{Duration, SystemTime};

use cheeseboard::play::SeatAssignment;
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{
    app, assert_matches_snapshot, bot, focused, hears, key, person, played, press, settle, spoken, step_after_work,
};

/// Writes records of whole games of Zatre: three of Ada and a bot, one of Ada and Bo.
fn with_games(folder: &Path) {
    settle(folder, |_| {});
    let places = AppPaths::under(folder);
    let alone = [person("Ada", 0), bot("Rocco", 1)];
    let together = [person("Ada", 0), person("Bo", 2)];
    let seatings: [&[SeatAssignment]; 4] = [&alone, &alone, &together, &alone];
    for (number, seating) in seatings.into_iter().enumerate() {
        let game = played(seating, 8 + number as u64, |_| true);
        let path = places.records_dir().join(format!("zatre-{number}.ron"));
        cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron()).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(3_600 * number as u64)).expect("dated");
    }
}

fn opened(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    press(&mut harness, "Statistics");
    step_after_work(&mut harness);
    harness.run_steps(2);
    harness
}

/// Opens the menu of this name and picks an entry.
fn pick(harness: &mut Harness<'static, App>, menu: &str, entry: &str) {
    let place = harness.state().rect_of(menu).expect("a menu").center();
    crate::offscreen::click(harness, place);
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Button, entry).click();
    harness.run_steps(3);
}

#[test]
fn empty_statistics_invite_to_play() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = opened(folder.path(), (900.0, 600.0));
    assert!(hears(&harness, "Nothing played yet."), "{:?}", spoken(&harness));
    press(&mut harness, "Play a game");
    assert!(hears(&harness, "A new game of Zatre"), "{:?}", spoken(&harness));
}

/// Who has watched bots play has not played nothing.
#[test]
fn games_of_bots_alone_are_told_from_none() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = played(&[bot("Edam", 0), bot("Rocco", 1)], 8, |_| true);
    let path = AppPaths::under(folder.path()).records_dir().join("zatre-1.ron");
    cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron()).expect("written");
    let harness = opened(folder.path(), (900.0, 600.0));
    assert!(hears(&harness, "Only bots have played so far."), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Nothing played yet."));
}

#[test]
fn person_and_game_can_be_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = opened(folder.path(), (1280.0, 1400.0));
    assert!(hears(&harness, "4 games: too few to tell."), "{:?}", spoken(&harness));
    assert!(hears(&harness, "None of these games has a story yet."), "{:?}", spoken(&harness));
    assert!(hears(&harness, "Wins, game by game. After game 1"), "pictures speak: {:?}", spoken(&harness));
    pick(&mut harness, "statistics-person", "Bo: one game");
    assert!(hears(&harness, "One game: too few to tell."), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Games with bots"), "Bo has not played with one");
    pick(&mut harness, "statistics-game", "Raggedy Rat");
    assert!(hears(&harness, "Bo hasn’t finished a game like that yet."), "{:?}", spoken(&harness));
    pick(&mut harness, "statistics-game", "Zatre");
    assert!(hears(&harness, "on average"), "{:?}", spoken(&harness));
    harness.get_by_role_and_label(Role::RadioButton, "Tables").click();
    harness.run_steps(3);
    assert!(hears(&harness, "Game no."), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Every dot is a game."), "that is of the picture");
}

/// A picture of too few games would say more than they do: their table stands there.
#[test]
fn too_few_games_have_no_pictures() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = opened(folder.path(), (1280.0, 1400.0));
    let pictures = |harness: &Harness<'_, App>| -> Vec<String> {
        let images = harness.query_all_by_role(Role::Image).filter_map(|node| node.accesskit_node().label());
        images.map(|label| label.split('.').next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(pictures(&harness), ["Wins, game by game"], "{:?}", spoken(&harness));
    assert!(hears(&harness, "Too few games here to tell."), "{:?}", spoken(&harness));
    pick(&mut harness, "statistics-person", "Bo: one game");
    assert!(pictures(&harness).is_empty(), "{:?}", spoken(&harness));
    assert!(harness.get_by_role_and_label(Role::RadioButton, "Tables").accesskit_node().is_disabled());
}

/// Of a child nothing is told but wins, streaks and best results.
#[test]
fn a_child_sees_only_what_went_well() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut settings = Settings::read(AppPaths::under(folder.path()).settings_file()).expect("whole");
    settings.people[0].is_child = true;
    settings.save(AppPaths::under(folder.path()).settings_file()).expect("written");
    let mut harness = opened(folder.path(), (1280.0, 1400.0));
    assert!(hears(&harness, "The games") && hears(&harness, "Best"), "{:?}", spoken(&harness));
    for word in ["Luck", "Average", "equals", "too few", "Dashed", "Not won"] {
        assert!(!hears(&harness, word), "{word}: {:?}", spoken(&harness));
    }
    pick(&mut harness, "statistics-game", "Zatre");
    assert!(hears(&harness, "best result") && !hears(&harness, "on average"), "{:?}", spoken(&harness));
}

/// Who opens a menu by a key goes on from what is chosen.
#[test]
fn a_menu_opened_by_a_key_begins_at_the_chosen_entry() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    pick(&mut harness, "statistics-game", "Raggedy Rat");
    harness.get_by_role_and_label(Role::Button, "Raggedy Rat").focus();
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    assert_eq!(focused(&harness), "Raggedy Rat");
    key(&mut harness, Key::ArrowUp);
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    assert!(hears(&harness, "on average"), "the entry above is Zatre: {:?}", spoken(&harness));
}

/// The way back leads to where one came from.
#[test]
fn keys_lead_there_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    key(&mut harness, Key::F3);
    step_after_work(&mut harness);
    assert!(hears(&harness, "4 games: too few to tell."), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Zatre: play"), "{:?}", spoken(&harness));
    assert_eq!(focused(&harness), "Statistics");
    press(&mut harness, "Records");
    press(&mut harness, "Statistics");
    press(&mut harness, "Records");
    assert!(hears(&harness, "Open a file…"), "{:?}", spoken(&harness));
    press(&mut harness, "Games");
    press(&mut harness, "Zatre: play");
    press(&mut harness, "Start");
    key(&mut harness, Key::F3);
    key(&mut harness, Key::F3);
    step_after_work(&mut harness);
    press(&mut harness, "Table");
    assert!(harness.state().table_model().is_some(), "the table stands as it stood");
}

/// Nothing can be done in a picture: Tab goes round the controls, and screen readers hear the picture all the same.
#[test]
fn tab_does_not_stop_at_a_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    let is_picture = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Image;
    assert!(harness.query_by_label_contains("Wins, game by game. After game 1").is_some(), "{:?}", spoken(&harness));
    let mut seen = Vec::new();
    for _ in 0..14 {
        key(&mut harness, Key::Tab);
        let focused = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        assert!(!focused.is_some_and(|node| is_picture(&node)), "after {seen:?}");
        seen.push(self::focused(&harness));
    }
    assert!(seen.iter().filter(|name| *name == "Save as CSV…").count() > 1, "round and round: {seen:?}");
}

/// Whatever has the focus, keys lead to the end of the page and back.
#[test]
fn page_is_read_to_its_end_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = opened(folder.path(), (900.0, 600.0));
    let top = |harness: &Harness<'_, App>| harness.state().rect_of("back").expect("a button").top();
    let end = |harness: &Harness<'_, App>| {
        harness.query_all_by_label("Lessons").last().expect("the last part").rect().bottom()
    };
    let typed = |harness: &mut Harness<'static, App>, typed: Key| {
        key(harness, typed);
        harness.run_steps(4);
    };
    let above = top(&harness);
    for way in ["Pictures", "Tables"] {
        harness.get_by_role_and_label(Role::RadioButton, way).click();
        harness.run_steps(3);
        harness.get_by_role_and_label(Role::RadioButton, way).focus();
        harness.run_steps(2);
        assert!(end(&harness) > 600.0, "{way}: there is more than the window shows");
        typed(&mut harness, Key::PageDown);
        assert!(top(&harness) < above - 100.0, "{way}: {}", top(&harness));
        typed(&mut harness, Key::PageUp);
        assert!((top(&harness) - above).abs() < 1.0, "{way}: {}", top(&harness));
        typed(&mut harness, Key::End);
        assert!(end(&harness) < 600.0, "{way}: {}", end(&harness));
        typed(&mut harness, Key::Home);
        assert!((top(&harness) - above).abs() < 1.0, "{way}: {}", top(&harness));
        assert_eq!(focused(&harness), way, "the focus stays where it was");
    }
    // Below the controls is nothing that the focus could move to.
    typed(&mut harness, Key::ArrowDown);
    assert!(top(&harness) < above - 10.0, "{}", top(&harness));
}

#[test]
fn figures_follow_people_who_are_renamed_merged_or_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut settings = Settings::read(AppPaths::under(folder.path()).settings_file()).expect("whole");
    assert!(settings.rename_person(0, "Adah"));
    settings.save(AppPaths::under(folder.path()).settings_file()).expect("written");
    let harness = opened(folder.path(), (1280.0, 1400.0));
    assert!(hears(&harness, "Solid: Adah.") && hears(&harness, "4 games"), "{:?}", spoken(&harness));
    assert!(settings.merge_person(0, 1));
    settings.save(AppPaths::under(folder.path()).settings_file()).expect("written");
    let harness = opened(folder.path(), (1280.0, 1400.0));
    assert!(hears(&harness, "Solid: Bo.") && hears(&harness, "4 games"), "{:?}", spoken(&harness));
    settings.remove_person(0);
    settings.save(AppPaths::under(folder.path()).settings_file()).expect("written");
    let harness = opened(folder.path(), (1280.0, 1400.0));
    assert!(hears(&harness, "Nothing played yet."), "{:?}", spoken(&harness));
    let mut harness = app(folder.path(), (1280.0, 1400.0));
    harness.run_steps(3);
    press(&mut harness, "Records");
    step_after_work(&mut harness);
    assert!(hears(&harness, "Look at Zatre with someone and Rocco"), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "Ada"), "{:?}", spoken(&harness));
}

#[test]
fn figures_are_saved_as_comma_separated_values() {
    let folder = tempfile::tempdir().expect("a folder");
    with_games(folder.path());
    let mut harness = opened(folder.path(), (1280.0, 800.0));
    press(&mut harness, "Save as CSV…");
    let controls = ["back", "statistics-person", "statistics save"];
    let places = |harness: &Harness<'_, App>| controls.map(|name| harness.state().rect_of(name).expect("a control"));
    let before = places(&harness);
    let path = folder.path().join("figures");
    let field = "Path of the file";
    harness.get_by_role_and_label(Role::TextInput, field).focus();
    harness.run_steps(2);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, field).type_text(&path.display().to_string());
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    let notice = harness.state().rect_of("notice").expect("it says where");
    assert_eq!(places(&harness), before, "no control has moved");
    assert!(before.iter().all(|control| !control.intersects(notice)), "none is covered");
    let saved = std::fs::read_to_string(path.with_extension("csv")).expect("saved");
    assert!(saved.starts_with("person,game,figure,of,value,error,count\r\nAda,all,played,,4,,4\r\n"), "{saved}");
}

#[test]
fn statistics_match_their_snapshots() {
    let mut results = egui_kittest::SnapshotResults::new();
    for (name, size, look) in
        [("statistics", (1280.0, 800.0), Look::Light), ("statistics_small", (900.0, 600.0), Look::Dark)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        with_games(folder.path());
        let mut settings = Settings::read(AppPaths::under(folder.path()).settings_file()).expect("whole");
        settings.look = look;
        settings.save(AppPaths::under(folder.path()).settings_file()).expect("written");
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        harness.state_mut().execute(AppCommand::Statistics);
        step_after_work(&mut harness);
        harness.run_steps(3);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}
