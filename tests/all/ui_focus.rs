//! The keyboard focus after each action is where a person expects it.

use cheeseboard::text::{Language, Text};
use cheeseboard::ui::{App, AppPaths, Look};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::ui::{
    app, bot, focused, hears, key, on_shelf, person, played, press, settle, spoken, wait_for, with_a_table,
};

/// The app at game select, in the usual window.
fn open(folder: &std::path::Path) -> Harness<'static, App> {
    let mut harness = app(folder, (1280.0, 800.0));
    harness.run_steps(3);
    harness
}

fn where_zatre_is_known() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    folder
}

fn tab_to(harness: &mut Harness<'_, App>, label: &str) {
    for _ in 0..60 {
        if focused(harness) == label {
            return;
        }
        key(harness, Key::Tab);
    }
    panic!("Tab never comes to {label}: {:?}", spoken(harness));
}

#[test]
fn adding_a_person_focuses_the_name() {
    let folder = where_zatre_is_known();
    let mut harness = open(folder.path());
    press(&mut harness, "Zatre: play");
    tab_to(&mut harness, "Add a player");
    key(&mut harness, Key::Enter);
    harness.run_steps(2);
    assert_eq!(focused(&harness), "Name of player 3");
    // Typed text replaces the suggested name.
    harness.event(egui::Event::Text("Cleo".to_owned()));
    harness.run_steps(2);
    assert!(hears(&harness, "Mark of Cleo: "), "{:?}", spoken(&harness));
}

#[test]
fn name_field_keeps_the_focus_after_adding_a_person() {
    let folder = where_zatre_is_known();
    let mut harness = app(folder.path(), (1280.0, 1400.0));
    harness.run_steps(3);
    press(&mut harness, "Settings");
    harness.get_by_label("Name of someone new").focus();
    harness.run_steps(2);
    for name in ["Tom", "Eva"] {
        harness.event(egui::Event::Text(name.to_owned()));
        harness.run_steps(2);
        key(&mut harness, Key::Enter);
        assert_eq!(focused(&harness), "Name of someone new", "after {name}");
    }
    let people = &harness.state().settings().people;
    assert!(people.iter().any(|person| person.name == "Tom") && people.iter().any(|person| person.name == "Eva"));
}

/// Tab follows the visual order.
#[test]
fn tab_goes_through_the_table_head_from_the_left() {
    let folder = where_zatre_is_known();
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Zatre: play");
    press(&mut harness, "Start");
    tab_to(&mut harness, "What can I do?");
    let mut seen = vec![focused(&harness)];
    while seen.last().is_some_and(|last| last != "Menu") && seen.len() < 12 {
        key(&mut harness, Key::Tab);
        seen.push(focused(&harness));
    }
    assert_eq!(seen.last().map(String::as_str), Some("Menu"), "{seen:?}");
    let lefts =
        ["choices button", "present", "rules", "menu"].map(|name| harness.state().rect_of(name).expect("there").left());
    assert!(lefts.is_sorted(), "{lefts:?}");
}

/// The focus stays in its row when the settings switch to another language.
#[test]
fn choosing_a_language_keeps_the_focus() {
    let folder = where_zatre_is_known();
    let mut harness = open(folder.path());
    tab_to(&mut harness, "Settings");
    key(&mut harness, Key::Enter);
    harness.run_steps(2);
    for (language, from) in [
        (Language::German, Language::English),
        (Language::French, Language::German),
        (Language::English, Language::French),
    ] {
        let button =
            |language: Language, name: &str| format!("{}: {name}", Text::of(language).get("settings-language"));
        let before = harness.state().settings().language;
        let name = before.map_or_else(|| Text::of(from).get("settings-like-system"), |own| own.own_name().to_owned());
        tab_to(&mut harness, &button(from, &name));
        key(&mut harness, Key::Enter);
        harness.run_steps(2);
        tab_to(&mut harness, language.own_name());
        key(&mut harness, Key::Enter);
        harness.run_steps(4);
        assert_eq!(harness.state().settings().language, Some(language));
        assert_eq!(focused(&harness), button(language, language.own_name()));
        key(&mut harness, Key::Tab);
        let next = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        assert_eq!(next.expect("Tab goes on").accesskit_node().role(), Role::RadioButton, "{language:?}");
    }
}

#[test]
fn leaving_a_screen_focuses_the_button_that_opened_it() {
    let folder = where_zatre_is_known();
    let mut harness = open(folder.path());
    tab_to(&mut harness, "Records");
    key(&mut harness, Key::Enter);
    harness.run_steps(2);
    assert!(hears(&harness, "Open a file…"));
    key(&mut harness, Key::Escape);
    harness.run_steps(3);
    assert_eq!(focused(&harness), "Records");
    tab_to(&mut harness, "Zatre: play");
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    assert!(hears(&harness, "Who plays"));
    key(&mut harness, Key::Escape);
    harness.run_steps(3);
    assert_eq!(focused(&harness), "Zatre: play");
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    tab_to(&mut harness, "Start");
    key(&mut harness, Key::Enter);
    harness.run_steps(6);
    assert!(!hears(&harness, "Who plays"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    harness.run_steps(3);
    assert_eq!(focused(&harness), "Continue", "{:?}", spoken(&harness));
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    assert!(harness.query_by_label("Continue").is_none(), "Enter goes on playing");
}

/// People who use the mouse only see no focus ring.
#[test]
fn mouse_clicks_leave_no_focus() {
    let folder = with_a_table(Look::Light);
    let mut harness = open(folder.path());
    press(&mut harness, "Continue");
    press(&mut harness, "Games");
    harness.run_steps(3);
    assert_eq!(focused(&harness), "");
}

#[test]
fn path_dialog_returns_the_focus() {
    let folder = where_zatre_is_known();
    let mut harness = open(folder.path());
    tab_to(&mut harness, "Records");
    key(&mut harness, Key::Enter);
    harness.run_steps(2);
    for closes_by in ["Cancel", "Escape"] {
        tab_to(&mut harness, "Open a file…");
        key(&mut harness, Key::Enter);
        wait_for(&mut harness, "Path of the file");
        harness.run_steps(2);
        let field = harness.get_by_role(Role::TextInput);
        assert!(field.is_focused(), "{closes_by}: {:?}", focused(&harness));
        // The file exists, so it can be opened.
        harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        harness.run_steps(1);
        let settings = AppPaths::under(folder.path()).settings_file().display().to_string();
        harness.event(egui::Event::Text(settings));
        harness.run_steps(2);
        for label in ["Cancel", "Open", "Close"] {
            key(&mut harness, Key::Tab);
            assert!(focused(&harness).starts_with(label), "{label}: {:?}", focused(&harness));
        }
        match closes_by {
            "Cancel" => {
                tab_to(&mut harness, "Cancel");
                key(&mut harness, Key::Enter);
            }
            _ => key(&mut harness, Key::Escape),
        }
        harness.run_steps(4);
        assert!(!hears(&harness, "Path of the file"), "{closes_by}");
        assert_eq!(focused(&harness), "Open a file…", "{closes_by}");
    }
}

#[test]
fn arrow_keys_move_between_games() {
    for size in [(1280.0, 800.0), (900.0, 600.0)] {
        let folder = where_zatre_is_known();
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        key(&mut harness, Key::ArrowRight);
        harness.run_steps(2);
        assert_eq!(focused(&harness), "Zatre: play", "{size:?}: with nothing focused");
        let card = |harness: &Harness<'_, App>| {
            let focus = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused());
            let at = focus.expect("a focus").rect().center();
            let cards = cheeseboard::games::taught_ids();
            let under_pointer =
                |id: &&str| harness.state().rect_of(&format!("game {id}")).is_some_and(|card| card.contains(at));
            cards.into_iter().find(under_pointer)
        };
        let lies =
            |harness: &Harness<'_, App>| harness.state().rect_of(&format!("game {}", card(harness).expect("a card")));
        let mut seen = vec![card(&harness)];
        for arrow in [Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft, Key::ArrowRight] {
            let before = lies(&harness).expect("it lies somewhere");
            key(&mut harness, arrow);
            harness.run_steps(2);
            let now = lies(&harness).expect("it lies somewhere");
            assert!((now.center().y - before.center().y).abs() < 2.0, "{size:?}, {arrow:?}: in the same row");
            assert_eq!(now.center().x > before.center().x, arrow == Key::ArrowRight, "{size:?}, {arrow:?}");
            seen.push(card(&harness));
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 3, "{size:?}: {seen:?}");
        // The focus stays at the end of a row.
        for _ in 0..6 {
            key(&mut harness, Key::ArrowRight);
            harness.run_steps(2);
        }
        assert!(card(&harness).is_some(), "{size:?}");
        key(&mut harness, Key::ArrowUp);
        harness.run_steps(2);
        assert_ne!(focused(&harness), "", "{size:?}: upwards it goes on");
    }
}

#[test]
fn digit_focuses_the_game_of_that_number() {
    let folder = where_zatre_is_known();
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 30));
    let mut harness = open(folder.path());
    // The first game is known, so its button plays; the second game's button starts a lesson.
    key(&mut harness, Key::Num1);
    harness.run_steps(2);
    assert!(hears(&harness, "Who plays"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    let second = cheeseboard::games::taught_ids()[1];
    let text = Text::english();
    let title = text
        .say(&cheeseboard::engine::Phrase::new("lessons-title").with("game", text.get(&format!("{second}-name"))), &[]);
    key(&mut harness, Key::Num2);
    harness.run_steps(2);
    assert!(hears(&harness, &title), "{title}: {:?}", spoken(&harness));
    // Digits do nothing under a sheet, nor beyond the number of games.
    key(&mut harness, Key::Num1);
    assert!(hears(&harness, &title) && !hears(&harness, "Who plays"));
    key(&mut harness, Key::Escape);
    key(&mut harness, Key::Num6);
    assert!(harness.query_by_label("Continue").is_some());
    key(&mut harness, Key::F1);
    assert!(hears(&harness, "On the games screen: go to that game"));
}

#[test]
fn focused_slider_is_marked() {
    let folder = where_zatre_is_known();
    let mut harness = open(folder.path());
    press(&mut harness, "Settings");
    let slider = harness.get_by_role_and_label(Role::Slider, "Text size").rect();
    let has_ring = |harness: &Harness<'_, App>| {
        let focus = cheeseboard::paint::theme::Theme::light().focus;
        harness.output().shapes.iter().any(|shape| {
            matches!(&shape.shape, egui::Shape::Rect(ring) if ring.stroke.color == focus && ring.rect.contains_rect(slider)
                && ring.rect.height() < slider.height() * 2.0)
        })
    };
    assert!(!has_ring(&harness));
    harness.get_by_role_and_label(Role::Slider, "Text size").focus();
    harness.run_steps(3);
    assert!(has_ring(&harness));
}
