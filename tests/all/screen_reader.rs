//! Screen readers: the focused place, announcements, and the names of windows and groups.

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, Player, Table};
use cheeseboard::ui::{App, AppCommand, Pace};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::tables::settings;
use crate::ui::{
    app, bot, focused, key, live, on_shelf, person, played, press, settle, spoken, table_where, wait_until,
};
use crate::ui_curtain::AtTable;

const ADA: Seat = Seat::new(0);
const ARROWS: [Key; 4] = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];

/// The rect of the node that has the accessible focus.
fn focused_rect(harness: &Harness<'_, App>) -> Rect {
    let mut nodes = harness.root().children_recursive();
    nodes.find(|node| node.accesskit_node().is_focused()).expect("something has the focus").rect()
}

/// Moves the cursor for a while; asserts that every place is read, and returns the number of places.
fn follow_cursor(harness: &mut Harness<'_, App>, game: &str) -> usize {
    let mut moves = 0;
    let mut before: Option<(Rect, String)> = None;
    for arrow in ARROWS.into_iter().cycle().take(12) {
        key(harness, arrow);
        let Some(cursor) = harness.state().rect_of("cursor") else { continue };
        let now = focused(harness);
        assert!(now.chars().count() > 3, "{game}: {arrow:?}: {now:?}");
        let place = focused_rect(harness);
        assert!(place.expand(2.0).contains(cursor.center()), "{game}: {now}: {place:?}, {cursor:?}");
        if before.as_ref().is_some_and(|(rect, _)| *rect != cursor) {
            assert!(before.as_ref().is_some_and(|(_, said)| *said != now), "{game}: {now} twice");
            moves += 1;
        }
        before = Some((cursor, now));
    }
    moves
}

/// On every listed game's board the place under the cursor is focused for screen readers, under its name.
#[test]
fn place_under_the_cursor_has_the_accessible_focus() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let setting = settings::<G>().into_iter().next().expect("a setting");
            let seating: Vec<_> = (0..setting.seats)
                .map(
                    |seat| {
                        if seat == 0 { person("Ada", 0) } else { bot(["Edam", "Brie", "Feta"][seat - 1], seat as u8) }
                    },
                )
                .collect();
            let mut moves = 0;
            for least in [4, 8, 14, 20, 30] {
                let adas = |table: &Table<G>| {
                    table.game.turn() == Turn::Seat(ADA)
                        && table.game.ply() > least
                        && table.game.legal_moves().len() > 1
                };
                let mut table = table_where::<G>(setting.options.clone(), &seating, adas);
                while table.pending_glimpse().is_some() {
                    table.dismiss_glimpse();
                }
                let mut table = AtTable::open(&table);
                table.harness.run_steps(4);
                moves += follow_cursor(&mut table.harness, G::ID);
            }
            (G::ID, moves)
        }
    }
    let moved = visit_taught(&mut Law);
    assert!(moved.iter().all(|(_, moves)| *moves > 3), "{moved:?}");
}

/// The log lines that are announced in this frame.
fn announced(harness: &Harness<'_, App>) -> Vec<String> {
    live(harness).into_iter().filter(|said| said.starts_with("Edam ") || said.starts_with("Ada ")).collect()
}

/// A table where Edam is about to move, with this pace.
fn edam_begins(folder: &std::path::Path, pace: Pace) -> Harness<'static, App> {
    settle(folder, |settings| settings.pace = pace);
    let edams = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(1));
    on_shelf(folder, played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !edams(game)));
    let mut harness = app(folder, (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(8);
    harness
}

#[test]
fn each_bot_move_is_announced_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = edam_begins(folder.path(), Pace::ByKey);
    assert_eq!(announced(&harness), [""; 0], "opening a table announces no past events");
    // The line is announced even where the log is not on the screen.
    for (presents, step) in [(false, 1), (true, 2)] {
        if presents {
            press(&mut harness, "Present");
            assert!(harness.query_by_label("What happened").is_none());
        }
        let before = announced(&harness);
        wait_until(&mut harness, "a step waits", |harness| harness.query_by_label("Next step").is_some());
        key(&mut harness, Key::Space);
        wait_until(&mut harness, "it is spoken", |harness| announced(harness) != before);
        let said = announced(&harness);
        assert_eq!(said.len(), 1, "step {step}: {said:?}");
        assert!(said[0].starts_with("Edam "), "{said:?}");
        harness.run_steps(6);
        assert_eq!(announced(&harness), said, "it stands there, unchanged");
    }
}

/// The node of the last announcement. A new node is announced even if its text is the same.
fn announcement(harness: &Harness<'_, App>) -> Option<(u64, String)> {
    let mut nodes = harness.root().children_recursive();
    let node = nodes.find(|node| node.accesskit_node().role() == Role::Status)?;
    let node = node.accesskit_node();
    Some((node.locate().0.0, node.label().unwrap_or_default()))
}

#[test]
fn repeated_sentences_are_announced_again() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.single_moves = false);
    let adas = |game: &Match<Zatre>| game.ply() > 40 && game.turn() == Turn::Seat(ADA) && game.legal_moves().len() > 3;
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !adas(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    let mut said: Vec<(u64, String)> = Vec::new();
    for _ in 0..3 {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        harness.run_steps(3);
        said.extend(announcement(&harness));
    }
    assert_eq!(said.iter().map(|(_, words)| words.as_str()).collect::<Vec<_>>(), ["Undone."; 3]);
    let nodes: std::collections::BTreeSet<u64> = said.iter().map(|(id, _)| *id).collect();
    assert_eq!(nodes.len(), 3, "each time another node, or nobody would hear it: {said:?}");
}

#[test]
fn undo_announces_nothing_again() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.single_moves = false);
    let adas = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Seat(ADA) && game.legal_moves().len() > 3;
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !adas(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(3);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(3);
    assert_eq!(announcement(&harness).map(|(_, said)| said).as_deref(), Some("Undone."), "{:?}", live(&harness));
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    harness.run_steps(3);
    let again = announcement(&harness).map(|(_, said)| said).unwrap_or_default();
    assert!(again.ends_with("Ada draws 2 tiles."), "done again, it has happened: {again:?}");
    press(&mut harness, "Menu");
    harness.get_by_label_contains("Review").click_accesskit();
    harness.run_steps(3);
    assert!(spoken(&harness).iter().any(|said| said.starts_with("Turn ")));
    for _ in 0..4 {
        key(&mut harness, Key::ArrowLeft);
        assert_eq!(announcement(&harness), None, "looking back tells nothing by itself");
    }
    key(&mut harness, Key::Escape);
    assert_eq!(announcement(&harness), None, "nor does coming back");
}

/// Several events at once are summed up, so that the announcement stays short.
#[test]
fn many_events_are_announced_in_short() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut table = Table::new(played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| game.ply() < 60));
    assert!(matches!(table.game.assignment(Seat::new(1)).player, Player::Bot(_)));
    while table.game.ply() > 30 && table.undo().is_ok() {}
    let mut opened = AtTable::open(&table);
    let left = table.game.ply();
    opened.harness.run_steps(3);
    opened.harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    opened.harness.run_steps(2);
    let (_, said) = announcement(&opened.harness).expect("an announcement");
    let again = opened.saved::<Zatre>().game.ply() - left;
    assert!(again > 5, "{again} events");
    assert!(said.contains(" happened first. "), "{said}");
    assert!(said.matches(". ").count() <= 5, "five of them and how many there were before: {said}");
}

/// The node with this name, and its role.
fn role_of(harness: &Harness<'_, App>, name: &str) -> Vec<Role> {
    let named = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().as_deref() == Some(name);
    harness.root().children_recursive().filter(named).map(|node| node.accesskit_node().role()).collect()
}

/// The radio buttons outside a named group, and those that do not say whether they are chosen.
fn homeless(harness: &Harness<'_, App>) -> Vec<String> {
    let radio = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::RadioButton;
    let groups = |node: &egui_kittest::Node<'_>| {
        let mut at = node.accesskit_node().parent();
        while let Some(parent) = at {
            if parent.role() == Role::RadioGroup {
                return parent.label().is_some_and(|name| !name.is_empty())
                    && node.accesskit_node().toggled().is_some();
            }
            at = parent.parent();
        }
        false
    };
    let nodes = harness.root().children_recursive().filter(radio).collect::<Vec<_>>();
    assert!(!nodes.is_empty(), "there are choices: {:?}", spoken(harness));
    nodes.iter().filter(|node| !groups(node)).filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn windows_sheets_and_groups_have_names() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| game.ply() < 30));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    assert_eq!(harness.root().accesskit_node().label().as_deref(), Some("Cheeseboard"));
    for (go, name, with_choices) in [
        (AppCommand::Settings, "Settings", true),
        (AppCommand::Keys, "Keys", false),
        (AppCommand::Rules("zatre", None), "Rules: Zatre", true),
        (AppCommand::Lessons("zatre"), "Learn Zatre", false),
        (AppCommand::About("zatre"), "Zatre", false),
    ] {
        harness.state_mut().execute(go.clone());
        harness.run_steps(4);
        assert!(role_of(&harness, name).contains(&Role::Dialog), "{go:?}: {:?}", spoken(&harness));
        if with_choices {
            assert_eq!(homeless(&harness), [""; 0], "{go:?}");
        }
        harness.state_mut().execute(AppCommand::CloseSheet);
        harness.run_steps(2);
    }
    harness.state_mut().execute(AppCommand::NewGame("zatre"));
    harness.run_steps(4);
    assert_eq!(homeless(&harness), [""; 0], "new game");
    harness.get_by_label("Mark of Ada: red circle").click();
    harness.run_steps(3);
    assert!(role_of(&harness, "Mark of Ada: red circle").contains(&Role::Menu), "{:?}", spoken(&harness));
    assert_eq!(homeless(&harness), [""; 0], "marks");
    harness.state_mut().execute(AppCommand::Select);
    harness.run_steps(3);
    press(&mut harness, "Continue");
    assert_eq!(harness.root().accesskit_node().label().as_deref(), Some("Zatre – Cheeseboard"));
    press(&mut harness, "Menu");
    assert!(role_of(&harness, "Menu").contains(&Role::Menu), "{:?}", spoken(&harness));
    assert_eq!(homeless(&harness), [""; 0], "the menu");
    key(&mut harness, Key::Escape);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    harness.run_steps(4);
    assert!(role_of(&harness, "Save the record").contains(&Role::Dialog), "{:?}", spoken(&harness));
}
