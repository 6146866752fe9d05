//! The screens other than the table, without a window: damaged files, settings, people, notices, snapshots.

use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::{Shelf, Table, UndoPolicy};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, AskFirst, DefaultUndo, Look, Pace, Settings};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotResults};

use crate::offscreen::click;
use crate::ui::{
    app, assert_matches_snapshot, bot, hears, key, on_shelf, person, played, press, settle, spoken, turn_wheel,
    wait_for,
};

#[test]
fn damaged_settings_are_moved_aside_with_a_notice() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = AppPaths::under(folder.path());
    let damaged = "(look: Light, text_percent: 140, people: [(name: \"Ada";
    std::fs::write(places.settings_file(), damaged).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    assert!(hears(&harness, "is kept as settings.ron.damaged"), "{:?}", spoken(&harness));
    harness.state_mut().save();
    let mended = Settings::read(places.settings_file()).expect("written anew");
    assert_eq!((mended.look, mended.text_percent), (Look::Light, 140), "what is readable holds");
    let kept = std::fs::read_to_string(folder.path().join("settings.ron.damaged")).expect("kept");
    assert_eq!(kept, damaged);
}

#[test]
fn damaged_settings_that_cannot_be_moved_are_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = AppPaths::under(folder.path());
    std::fs::create_dir(places.settings_file()).expect("made");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    assert!(hears(&harness, "changes you make now won’t be kept"), "{:?}", spoken(&harness));
    harness.state_mut().save();
    harness.run_steps(4);
    assert!(!hears(&harness, "could not be saved"), "{:?}", spoken(&harness));
    assert!(places.settings_file().is_dir());
}

#[test]
fn second_notice_is_shown_for_its_full_time() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 800.0));
    let say = |key: &'static str| {
        let detail = "a reason".to_owned();
        cheeseboard::engine::Phrase::new(key).with("detail", detail.clone()).with("why", detail)
    };
    // Four steps take a second.
    harness.state_mut().show_notice(say("settings-not-saved"));
    harness.run_steps(20);
    assert!(hears(&harness, "could not be saved"));
    harness.state_mut().show_notice(say("select-throw-failed"));
    harness.run_steps(20);
    assert!(hears(&harness, "couldn’t be thrown away"), "{:?}", spoken(&harness));
    harness.run_steps(12);
    assert!(!hears(&harness, "couldn’t be thrown away"), "{:?}", spoken(&harness));
}

/// Besides an intact table the shelf has four files: cut off, refused by the rules, of another format, of an unknown game.
#[test]
fn damaged_tables_are_moved_aside_and_foreign_ones_left() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
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
    assert!(said.contains("One file here is from a newer Cheeseboard"), "{said}");
    assert!(said.contains("One file on the shelf can’t be read"), "{said}");
    assert!(said.contains("Continue"), "the whole one is there: {said}");
    for (name, text) in [("cut.ron.damaged", &cut), ("refused.ron.damaged", &refused)] {
        assert_eq!(std::fs::read_to_string(shelf.folder().join(name)).expect("kept"), *text, "{name}");
    }
    for (name, text) in [("newer.ron", &newer), ("other.ron", &other)] {
        assert_eq!(std::fs::read_to_string(shelf.folder().join(name)).expect("kept"), *text, "{name}");
    }
    // The next start finds nothing damaged and shows no notice.
    let mut again = app(folder.path(), (1280.0, 800.0));
    again.run_steps(4);
    assert!(!hears(&again, "damaged"), "{:?}", spoken(&again));
}

fn choose(harness: &mut Harness<'_, App>, role: Role, label: &str) {
    harness.get_by_role_and_label(role, label).click_accesskit();
    harness.run_steps(3);
}

/// The only table on the shelf.
fn shelved(places: &AppPaths) -> Table<Zatre> {
    let shelf = Shelf::new(places.tables_dir());
    let files = shelf.files();
    assert_eq!(files.len(), 1);
    let text = std::fs::read_to_string(&files[0].path).expect("readable");
    Table::from_ron(&text).expect("a table").0
}

/// By default a table of one person has free undo and no confirmation; the settings for new tables override that.
#[test]
fn new_tables_start_with_the_default_settings() {
    for (change, policy, asks) in [
        (&[][..], UndoPolicy::Free, false),
        (&["Until something new", "Always"], UndoPolicy::UntilNews, true),
        (&["Off", "Never"], UndoPolicy::Off, false),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        let places = AppPaths::under(folder.path());
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        press(&mut harness, "Settings");
        for label in change {
            choose(&mut harness, Role::RadioButton, label);
        }
        key(&mut harness, Key::Escape);
        for click in ["Zatre: play", "Start", "Games"] {
            press(&mut harness, click);
        }
        let table = shelved(&places);
        assert_eq!((table.undo_policy, table.ask_first), (policy, asks), "{change:?}");
    }
}

#[test]
fn new_tables_of_several_people_ask_for_confirmation_by_default() {
    let mut settings = Settings::default();
    let game = || played(&[person("Ada", 0), person("Bo", 1)], 8, |_| false);
    let table = settings.new_table(game());
    assert_eq!((table.undo_policy, table.ask_first), (UndoPolicy::UntilNews, true));
    settings.undo = DefaultUndo::Free;
    settings.ask_first = AskFirst::Never;
    let table = settings.new_table(game());
    assert_eq!((table.undo_policy, table.ask_first), (UndoPolicy::Free, false));
}

/// Settings still apply after a restart.
#[test]
fn settings_apply_at_once_and_are_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let places = AppPaths::under(folder.path());
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    let paper = |harness: &Harness<'_, App>| harness.ctx.global_style().visuals.panel_fill;
    let letters = |harness: &Harness<'_, App>| egui::TextStyle::Body.resolve(&harness.ctx.global_style()).size;
    let (light, usual) = (paper(&harness), letters(&harness));
    assert_eq!(harness.ctx.global_style().animation_time, 0.0);

    press(&mut harness, "Settings");
    choose(&mut harness, Role::RadioButton, "Dark");
    assert_ne!(paper(&harness), light, "the look changes under the sheet");
    choose(&mut harness, Role::RadioButton, "Slowly");
    assert!(harness.ctx.global_style().animation_time > 0.0);
    choose(&mut harness, Role::RadioButton, "Step by key");
    choose(&mut harness, Role::Switch, "Draw and roll for me");
    harness.get_by_role_and_label(Role::Slider, "Text size").focus();
    harness.run_steps(2);
    for _ in 0..3 {
        key(&mut harness, Key::ArrowRight);
    }
    assert_eq!(letters(&harness), usual * 1.3);

    harness.state_mut().save();
    let settings = Settings::read(places.settings_file()).expect("whole");
    assert_eq!(settings.look, Look::Dark);
    assert_eq!(settings.animation, AnimationSpeed::Slow);
    assert_eq!(settings.motion_factor(), 2.0);
    assert_eq!(settings.pace, Pace::ByKey);
    assert!(settings.draw_for_me);
    assert_eq!(settings.text_percent, 130);
    assert_eq!(&settings, harness.state().settings());

    let mut again = app(folder.path(), (1280.0, 800.0));
    again.run_steps(3);
    assert_eq!(again.state().settings(), &settings);
    assert_eq!((paper(&again), letters(&again)), (paper(&harness), letters(&harness)));
}

#[test]
fn people_can_be_added_changed_and_removed_in_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let places = AppPaths::under(folder.path());
    let people = || -> Vec<(String, u8)> {
        let settings = Settings::read(places.settings_file()).expect("whole");
        settings.people.into_iter().map(|person| (person.name, person.mark)).collect()
    };
    let are = |harness: &mut Harness<'_, App>, wanted: &[(&str, u8)]| {
        harness.state_mut().save();
        let found = people();
        let found: Vec<(&str, u8)> = found.iter().map(|(name, mark)| (name.as_str(), *mark)).collect();
        assert_eq!(found, wanted);
    };
    let mut harness = app(folder.path(), (1280.0, 1400.0));
    harness.run_steps(3);
    press(&mut harness, "Settings");
    are(&mut harness, &[("Ada", 0), ("Bo", 2)]);

    // Enter adds another person, but not with a taken name.
    write(&mut harness, "Name of someone new", "Cleo");
    key(&mut harness, Key::Enter);
    are(&mut harness, &[("Ada", 0), ("Bo", 2), ("Cleo", 1)]);
    write(&mut harness, "Name of someone new", "ada");
    assert!(hears(&harness, "Ada is here already."), "{:?}", spoken(&harness));
    key(&mut harness, Key::Enter);
    are(&mut harness, &[("Ada", 0), ("Bo", 2), ("Cleo", 1)]);

    // Leaving the field applies the name, except by Escape, which leaves only the field.
    write(&mut harness, "Name of Bo", "Bodo");
    are(&mut harness, &[("Ada", 0), ("Bo", 2), ("Cleo", 1)]);
    key(&mut harness, Key::Enter);
    are(&mut harness, &[("Ada", 0), ("Bodo", 2), ("Cleo", 1)]);
    write(&mut harness, "Name of Ada", "Adam");
    key(&mut harness, Key::Escape);
    are(&mut harness, &[("Ada", 0), ("Bodo", 2), ("Cleo", 1)]);

    choose(&mut harness, Role::Button, "Mark of Ada: red circle");
    choose(&mut harness, Role::RadioButton, "violet star");
    are(&mut harness, &[("Ada", 4), ("Bodo", 2), ("Cleo", 1)]);

    choose(&mut harness, Role::Button, "Forget Cleo");
    are(&mut harness, &[("Ada", 4), ("Bodo", 2), ("Cleo", 1)]);
    assert!(hears(&harness, "They’ll say “someone”"), "{:?}", spoken(&harness));
    choose(&mut harness, Role::Button, "Forget?");
    are(&mut harness, &[("Ada", 4), ("Bodo", 2)]);

    for answer in ["No", "Yes, the same"] {
        are(&mut harness, &[("Ada", 4), ("Bodo", 2)]);
        choose(&mut harness, Role::Button, "Bodo is the same person as …");
        choose(&mut harness, Role::Button, "Ada");
        assert!(hears(&harness, "All of Bodo’s games will be Ada’s."), "{:?}", spoken(&harness));
        choose(&mut harness, Role::Button, answer);
    }
    are(&mut harness, &[("Ada", 4)]);

    // The first Escape leaves the field, the second the settings.
    key(&mut harness, Key::Escape);
    key(&mut harness, Key::Escape);
    assert!(!hears(&harness, "Mark of Ada: violet star"), "{:?}", spoken(&harness));
    press(&mut harness, "Zatre: play");
    assert!(hears(&harness, "Mark of Ada: violet star"), "{:?}", spoken(&harness));
}

/// Replaces the text of a field.
fn write(harness: &mut Harness<'_, App>, label: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, label).focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::TextInput, label).type_text(text);
    harness.run_steps(2);
}

/// Tab goes through the head from left to right, then to the primary action.
#[test]
fn tab_follows_the_visual_order() {
    for (with_table, primary) in [(false, "Zatre: play"), (true, "Continue")] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        if with_table {
            on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 30));
        }
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        for label in ["Rules", "Records", "Statistics", "Settings", "Quit", primary] {
            key(&mut harness, Key::Tab);
            assert!(harness.get_by_role_and_label(Role::Button, label).is_focused(), "{label}");
        }
    }
}

/// Two finished games and a file that is no game, all of the first of March, so that the list is the same on every day.
fn with_records(folder: &std::path::Path) {
    settle(folder, |_| {});
    let places = AppPaths::under(folder);
    // At noon, wherever the test runs.
    let noon = jiff::civil::date(2024, 3, 1).at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::system());
    let spring = std::time::SystemTime::from(noon.expect("every zone has that hour").timestamp());
    for (number, seating) in
        [[person("Ada", 0), bot("Edam", 1)], [person("Bo", 2), person("Cleo", 4)]].into_iter().enumerate()
    {
        let game = played(&seating, 8 + number as u64, |_| true);
        let path = places.records_dir().join(format!("zatre-{number}.ron"));
        cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron()).expect("written");
        let day = std::time::Duration::from_secs(86_400 * number as u64);
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(spring - day).expect("dated");
    }
    std::fs::write(places.records_dir().join("shopping.ron"), "(milk: 2)").expect("written");
}

#[test]
fn records_match_their_snapshot() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Records");
    assert!(hears(&harness, "One file here isn’t a game and stays as it is."), "{:?}", spoken(&harness));
    assert_matches_snapshot(&mut harness, "records");
}

#[test]
fn empty_records_match_their_snapshot() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.look = Look::Dark);
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.run_steps(3);
    press(&mut harness, "Records");
    assert_matches_snapshot(&mut harness, "records_none");
}

#[test]
fn keys_match_their_snapshots() {
    let mut results = SnapshotResults::new();
    for (name, size, percent) in [("keys", (1280.0, 800.0), 100), ("keys_small", (900.0, 600.0), 200)] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.text_percent = percent);
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        key(&mut harness, Key::F1);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}

/// Without a system dialog the path is typed: it is checked while typing and opened by Enter, and a file that is no record
/// is refused with a notice.
#[test]
fn record_can_be_opened_by_its_path() {
    let folder = tempfile::tempdir().expect("a folder");
    with_records(folder.path());
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Records");
    press(&mut harness, "Open a file…");
    wait_for(&mut harness, "Path of the file");
    write(&mut harness, "Path of the file", "/nowhere/at-all.ron");
    wait_for(&mut harness, "There is no file at-all.ron.");
    assert_matches_snapshot(&mut harness, "file_path");

    let records = AppPaths::under(folder.path()).records_dir().to_owned();
    write(&mut harness, "Path of the file", &records.join("shopping.ron").display().to_string());
    key(&mut harness, Key::Enter);
    assert!(hears(&harness, "shopping.ron isn’t a Cheeseboard game"), "{:?}", spoken(&harness));

    press(&mut harness, "Open a file…");
    write(&mut harness, "Path of the file", &records.join("zatre-0.ron").display().to_string());
    key(&mut harness, Key::Enter);
    harness.run_steps(4);
    assert!(hears(&harness, "wins with"), "{:?}", spoken(&harness));
}

/// The taller primary button is aligned with the others.
#[test]
fn buttons_of_all_game_cards_are_aligned() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    let heights: Vec<f32> =
        harness.query_all_by_label_contains(": play").map(|button| button.rect().center().y).collect();
    assert!(heights.len() > 4 && heights.iter().all(|height| (height - heights[0]).abs() < 0.5), "{heights:?}");
}

/// A click beside the text and beside the buttons does what the first button does.
#[test]
fn whole_game_card_is_clickable() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    let card = harness.state().rect_of("game kalle").expect("a card");
    for name in ["scene kalle", "learn kalle", "play kalle"] {
        let rect = harness.state().rect_of(name).expect(name);
        assert!(card.contains_rect(rect) && !rect.contains(card.right_bottom() - egui::Vec2::splat(6.0)));
    }
    click(&mut harness, card.right_bottom() - egui::Vec2::splat(6.0));
    harness.run_steps(3);
    assert!(harness.state().rect_of("chapter first-rounds").is_some(), "{:?}", harness.state().rect_names());
}

/// Cards are large in a large window, and all in sight in the usual one.
#[test]
fn cards_fill_the_window() {
    for (size, least_share) in [((1920.0, 1080.0), 0.5), ((1280.0, 800.0), 0.45)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        let games = cheeseboard::games::taught_ids().into_iter().map(|game| format!("game {game}"));
        let names = games.chain(["daily", "puzzles"].map(str::to_owned));
        let cards: Vec<egui::Rect> = names.map(|name| harness.state().rect_of(&name).expect("a card")).collect();
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        assert!(cards.iter().all(|card| window.contains_rect(*card)), "{size:?}: {cards:?}");
        let share = cards.iter().map(|card| card.area()).sum::<f32>() / window.area();
        assert!(share > least_share, "{size:?}: {share}");
    }
}

/// Where the page is scrolled, the cards move and keep their size.
#[test]
fn game_cards_keep_their_size_while_the_page_is_scrolled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.run_steps(3);
    let card = |harness: &Harness<'_, App>| harness.state().rect_of("game zatre").expect("a card");
    let before = card(&harness);
    for _ in 0..4 {
        harness.hover_at(before.center());
        turn_wheel(&mut harness, 40.0);
        harness.run_steps(8);
    }
    let after = card(&harness);
    assert!(after.top() < before.top() - 20.0, "it was scrolled: {before:?}, {after:?}");
    assert!((after.size() - before.size()).length() < 0.5, "{before:?}, {after:?}");
}
