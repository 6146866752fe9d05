//! Desktop conventions: global shortcuts, full screen and presenting, Escape, the clipboard, choosing files.

use std::path::Path;

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Table};
use cheeseboard::text::Text;
use cheeseboard::ui::{App, AppPaths, Settings, board_image};
use egui::accesskit::Role;
use egui::{ColorImage, Key, Modifiers, OutputCommand, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen;
use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, spoken, table_where, wait_for};
use crate::ui_curtain::AtTable;

/// All screens, each with a text that appears only there.
const SCREENS: [(&str, &str); 7] = [
    ("game select", "Continue"),
    ("new game", "Start"),
    ("records", "Open a file…"),
    ("table", "Undo"),
    ("settings", "Text size"),
    ("rule book", "Search the rules"),
    ("keys over the table", "Put back what’s picked"),
];

/// The app on this screen, with a table of Zatre that waits for Ada.
fn at(screen: &str, folder: &Path) -> Harness<'static, App> {
    settle(folder, |_| {});
    on_shelf(folder, adas_turn());
    let mut harness = app(folder, (1280.0, 800.0));
    harness.run_steps(3);
    match screen {
        "game select" => {}
        "new game" => press(&mut harness, "Ratzzia: play"),
        "records" => press(&mut harness, "Records"),
        "table" => press(&mut harness, "Continue"),
        "settings" => press(&mut harness, "Settings"),
        "rule book" => press(&mut harness, "Rules"),
        _ => {
            press(&mut harness, "Continue");
            key(&mut harness, Key::F1);
        }
    }
    harness.run_steps(3);
    harness
}

fn adas_turn() -> Match<Zatre> {
    let may_lay = |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 8;
    played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 90 || !may_lay(game))
}

/// The window commands of the frames after this action.
fn asked(harness: &mut Harness<'_, App>, act: impl FnOnce(&mut Harness<'_, App>)) -> Vec<ViewportCommand> {
    act(harness);
    let mut asked = Vec::new();
    for _ in 0..4 {
        harness.step();
        asked.extend(harness.output().viewport_output[&ViewportId::ROOT].commands.iter().cloned());
    }
    asked.retain(|command| matches!(command, ViewportCommand::Fullscreen(_)));
    asked
}

/// The clipboard commands of the frames after this action.
pub(crate) fn copied(harness: &mut Harness<'_, App>, act: impl FnOnce(&mut Harness<'_, App>)) -> Vec<OutputCommand> {
    act(harness);
    let mut copied = Vec::new();
    for _ in 0..3 {
        harness.step();
        copied.extend(harness.output().platform_output.commands.iter().cloned());
    }
    copied
}

/// Tells the app whether its window is in full screen.
fn fills(harness: &mut Harness<'_, App>, fills: bool) {
    let viewport = harness.input_mut().viewports.get_mut(&ViewportId::ROOT).expect("the window");
    viewport.fullscreen = Some(fills);
}

/// Presses and releases a key in one frame, because only the output of the last frame is visible.
fn type_key(harness: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    let event = egui::Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    harness.input_mut().events.push(event);
}

fn with_ctrl(harness: &mut Harness<'_, App>, key: Key) {
    harness.key_press_modifiers(Modifiers::COMMAND, key);
    harness.run_steps(3);
}

/// Chooses an entry of the table's menu.
pub(crate) fn choose(harness: &mut Harness<'_, App>, entry: &str) {
    press(harness, "Menu");
    // The end screen has a button of the same name; the menu lies above it.
    harness.query_all_by_label_contains(entry).last().expect("an entry").click_accesskit();
}

fn is_at_table(harness: &Harness<'_, App>) -> bool {
    harness.query_by_role_and_label(Role::Button, "Menu").is_some()
}

#[test]
fn f11_toggles_full_screen_on_every_screen() {
    for (screen, _) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        let f11 = |harness: &mut Harness<'_, App>| type_key(harness, Modifiers::NONE, Key::F11);
        assert_eq!(asked(&mut harness, f11), [ViewportCommand::Fullscreen(true)], "{screen}");
        fills(&mut harness, true);
        harness.step();
        assert_eq!(asked(&mut harness, f11), [ViewportCommand::Fullscreen(false)], "{screen}");
        assert!(!harness.state().is_presenting(), "{screen}");
    }
}

#[test]
fn text_size_keys_work_on_every_screen() {
    for (screen, _) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        let letters = |harness: &Harness<'_, App>| egui::TextStyle::Body.resolve(&harness.ctx.global_style()).size;
        let usual = letters(&harness);
        for (pressed, percent) in [
            (Key::Plus, 110),
            (Key::Equals, 120),
            (Key::Minus, 110),
            (Key::Num0, 100),
            (Key::Minus, 90),
            (Key::Minus, 80),
            (Key::Minus, 80),
        ] {
            with_ctrl(&mut harness, pressed);
            assert_eq!(harness.state().settings().text_percent, percent, "{screen}, {pressed:?}");
            assert!((letters(&harness) - usual * f32::from(percent) / 100.0).abs() < 0.01, "{screen}, {percent}");
            harness.state_mut().save();
            let kept = Settings::read(AppPaths::under(folder.path()).settings_file()).expect("whole");
            assert_eq!(kept.text_percent, percent, "{screen}: kept");
        }
        for _ in 0..20 {
            with_ctrl(&mut harness, Key::Plus);
        }
        assert_eq!(harness.state().settings().text_percent, 200, "{screen}");
        assert_eq!(harness.ctx.zoom_factor(), 1.0, "{screen}: nothing else grows");
    }
}

#[test]
fn ctrl_q_quits_on_every_screen() {
    for (screen, _) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        assert!(!harness.state().wants_to_quit());
        with_ctrl(&mut harness, Key::Q);
        assert!(harness.state().wants_to_quit(), "{screen}");
    }
}

#[test]
fn ctrl_n_starts_a_new_game_on_every_screen() {
    for (screen, _) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        with_ctrl(&mut harness, Key::N);
        assert!(harness.query_by_role_and_label(Role::Button, "Start").is_some(), "{screen}: {:?}", spoken(&harness));
        let game = if screen == "new game" { "Ratzzia" } else { "Zatre" };
        assert!(hears(&harness, &format!("A new game of {game}")), "{screen}: {:?}", spoken(&harness));
    }
}

/// Away from a table the last viewed game is offered.
#[test]
fn ctrl_n_offers_the_last_viewed_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("new game", folder.path());
    key(&mut harness, Key::Escape);
    with_ctrl(&mut harness, Key::N);
    assert!(hears(&harness, "A new game of Ratzzia"), "{:?}", spoken(&harness));
}

#[test]
fn ctrl_o_asks_for_a_file_on_every_screen() {
    for (screen, _) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        with_ctrl(&mut harness, Key::O);
        wait_for(&mut harness, "Path of the file");
        let file = folder.path().join("a game.ron");
        std::fs::write(&file, played(&[person("Bo", 2), bot("Edam", 1)], 9, |_| true).record(false).to_ron())
            .expect("written");
        write_path(&mut harness, &file);
        harness.run_steps(4);
        assert!(hears(&harness, "wins with"), "{screen}: {:?}", spoken(&harness));
    }
}

pub(crate) fn write_path(harness: &mut Harness<'_, App>, path: &Path) {
    let field = |harness: &Harness<'_, App>| harness.get_by_role_and_label(Role::TextInput, "Path of the file").focus();
    field(harness);
    harness.run_steps(2);
    with_ctrl(harness, Key::A);
    harness.get_by_role_and_label(Role::TextInput, "Path of the file").type_text(&path.display().to_string());
    harness.run_steps(2);
    key(harness, Key::Enter);
}

#[test]
fn f1_shows_the_keys_on_every_screen() {
    for (screen, _) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        key(&mut harness, Key::F1);
        assert!(hears(&harness, "Put back what’s picked") && hears(&harness, "Full screen"), "{screen}");
    }
}

#[test]
fn every_screen_is_recognised_by_its_text() {
    for (screen, only) in SCREENS {
        let folder = tempfile::tempdir().expect("a folder");
        let harness = at(screen, folder.path());
        assert!(hears(&harness, only), "{screen}: {:?}", spoken(&harness));
    }
}

/// Whatever button has the focus.
#[test]
fn one_escape_leaves_the_screen() {
    for (screen, button) in [("table", "Menu"), ("new game", "Start"), ("records", "Open a file…")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = at(screen, folder.path());
        harness.get_by_role_and_label(Role::Button, button).focus();
        harness.run_steps(2);
        assert!(harness.get_by_role_and_label(Role::Button, button).is_focused(), "{screen}");
        key(&mut harness, Key::Escape);
        assert!(harness.query_by_role_and_label(Role::Button, button).is_none(), "{screen}: {:?}", spoken(&harness));
        wait_for(&mut harness, "Continue");
    }
}

#[test]
fn escape_leaves_a_text_field_before_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("new game", folder.path());
    let field = harness.query_all_by_role(Role::TextInput).next().expect("a name");
    field.focus();
    harness.run_steps(2);
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Start"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    wait_for(&mut harness, "Continue");
}

#[test]
fn escape_closes_a_menu_before_it_leaves_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("table", folder.path());
    press(&mut harness, "Menu");
    assert!(hears(&harness, "Copy picture"));
    key(&mut harness, Key::Escape);
    assert!(is_at_table(&harness) && !hears(&harness, "Copy picture"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    wait_for(&mut harness, "Continue");
}

/// Wherever the focus is.
#[test]
fn escape_ends_a_review_and_drops_the_selection_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("table", folder.path());
    choose(&mut harness, "Review");
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Button, "Previous (Left)").focus();
    harness.run_steps(2);
    key(&mut harness, Key::Escape);
    assert!(!hears(&harness, "Back to the game") && is_at_table(&harness), "{:?}", spoken(&harness));
    harness.query_all_by_label_contains("tile ").next().expect("in the rack").click();
    harness.run_steps(3);
    assert!(hears(&harness, ", picked"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    assert!(!hears(&harness, ", picked") && is_at_table(&harness), "{:?}", spoken(&harness));
}

/// Presenting ends by mouse or key and restores the window.
#[test]
fn presenting_enters_and_leaves_full_screen() {
    type Way = fn(&mut Harness<'_, App>);
    let begins: [Way; 2] = [
        |harness| harness.get_by_role_and_label(Role::Button, "Present").click(),
        |harness| {
            press(harness, "Menu");
            harness.query_all_by_label("Present").last().expect("an entry").click_accesskit();
        },
    ];
    let ends: [Way; 3] = [
        |harness| harness.get_by_role_and_label(Role::Button, "Stop presenting (Esc)").click(),
        |harness| type_key(harness, Modifiers::NONE, Key::Escape),
        |harness| type_key(harness, Modifiers::COMMAND, Key::N),
    ];
    for before in [false, true] {
        for (begin, end) in [(begins[0], ends[0]), (begins[1], ends[1]), (begins[0], ends[2])] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = at("table", folder.path());
            fills(&mut harness, before);
            harness.step();
            assert_eq!(asked(&mut harness, begin), [ViewportCommand::Fullscreen(true)]);
            fills(&mut harness, true);
            harness.run_steps(3);
            assert!(harness.state().is_presenting() && !is_at_table(&harness), "{:?}", spoken(&harness));
            assert_eq!(harness.state().full_screen_before(), Some(before));
            let out = harness.state().rect_of("leave presenting").expect("a way out");
            assert!(harness.ctx.content_rect().contains_rect(out), "{out:?}");
            assert_eq!(asked(&mut harness, end), [ViewportCommand::Fullscreen(before)]);
            assert!(!harness.state().is_presenting());
        }
    }
}

/// The text size keys work while presenting.
#[test]
fn text_is_larger_while_presenting() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("table", folder.path());
    let letters = |harness: &Harness<'_, App>| egui::TextStyle::Body.resolve(&harness.ctx.global_style()).size;
    let usual = letters(&harness);
    press(&mut harness, "Present");
    assert_eq!(letters(&harness), usual * 1.5);
    with_ctrl(&mut harness, Key::Plus);
    assert_eq!(letters(&harness), usual * 1.6);
}

fn picture<G: Game>(game: &Match<G>, who: Viewer) -> ColorImage {
    board_image::to_clipboard_image(&board_image::render_for_sharing(
        game,
        game.ply(),
        who,
        Theme::light(),
        &Text::english(),
    ))
}

fn copy_picture(harness: &mut Harness<'_, App>) -> ColorImage {
    copied_picture(harness, |harness| choose(harness, "Copy picture"))
}

/// The picture that this action puts on the clipboard.
fn copied_picture(harness: &mut Harness<'_, App>, act: impl FnOnce(&mut Harness<'_, App>)) -> ColorImage {
    let mut copied = copied(harness, act);
    assert!(hears(harness, "The picture is on the clipboard."), "{:?}", spoken(harness));
    match (copied.pop(), copied.len()) {
        (Some(OutputCommand::CopyImage(image)), 0) => image,
        other => panic!("no picture alone: {}", other.1),
    }
}

/// Between two people a covered table shows no hand; a single person's hand is shown until F9 covers it.
#[test]
fn copied_picture_shows_only_what_the_viewer_sees() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let chooses = |table: &Table<G>| table.game.ply() > 12 && table.game.turn() == Turn::Seat(Seat::new(0));
            let people = [person("Ada", 0), person("Bo", 2)];
            let mut table = AtTable::open(&table_where::<G>(Default::default(), &people, chooses));
            table.harness.run_steps(4);
            let copy = copy_picture(&mut table.harness);
            let game = table.saved::<G>().game;
            assert!(copy == picture(&game, Viewer::Table), "{}: two people", G::ID);

            let alone = [person("Ada", 0), bot("Edam", 1)];
            let mut table = AtTable::open(&table_where::<G>(Default::default(), &alone, chooses));
            table.harness.run_steps(4);
            key(&mut table.harness, Key::F9);
            let covered = copy_picture(&mut table.harness);
            let game = table.saved::<G>().game;
            assert!(covered == picture(&game, Viewer::Table), "{}: covered", G::ID);
        }
    }
    visit_taught(&mut Law);
}

/// Ada's rack is in the picture only while she sees it.
#[test]
fn copied_picture_shows_the_own_hand_only_while_it_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("table", folder.path());
    let game = adas_turn();
    let ada = Viewer::Seat(Seat::new(0));
    let (seen, table) = (picture(&game, ada), picture(&game, Viewer::Table));
    assert!(seen != table);
    assert!(copy_picture(&mut harness) == seen, "seen");
    harness.run_steps(40);
    key(&mut harness, Key::F9);
    assert!(copy_picture(&mut harness) == table, "covered");
}

/// In a review the picture shows the reviewed position.
#[test]
fn copied_picture_shows_everything_after_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let game = played(&[person("Ada", 0), person("Bo", 2)], 9, |_| true);
    on_shelf(folder.path(), game.clone());
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(8);
    choose(&mut harness, "Review");
    harness.run_steps(2);
    let before =
        board_image::render_for_sharing(&game, game.ply() - 1, Viewer::Everything, Theme::light(), &Text::english());
    assert!(copy_picture(&mut harness) == board_image::to_clipboard_image(&before));
    key(&mut harness, Key::End);
    assert!(copy_picture(&mut harness) == picture(&game, Viewer::Everything));
}

#[test]
fn copied_game_equals_the_saved_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("table", folder.path());
    let copied = copied(&mut harness, |harness| choose(harness, "Copy game"));
    assert_eq!(copied, [OutputCommand::CopyText(adas_turn().record(false).for_sharing().to_ron())]);
    assert!(hears(&harness, "The game is on the clipboard."), "{:?}", spoken(&harness));
    with_ctrl(&mut harness, Key::S);
    wait_for(&mut harness, "Path of the file");
    let proposed =
        harness.get_by_role_and_label(Role::TextInput, "Path of the file").accesskit_node().value().unwrap_or_default();
    assert!(proposed.ends_with(&format!("Zatre {}.cheese", offscreen::TODAY)), "as people call it: {proposed}");
    let file = folder.path().join("a copy.ron");
    write_path(&mut harness, &file);
    assert_eq!(std::fs::read_to_string(&file).expect("written"), adas_turn().record(false).for_sharing().to_ron());
}

#[test]
fn picture_is_saved_whole_or_not_at_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = at("table", folder.path());
    for (place, works) in [("board.png", true), ("settings.ron/board.png", false)] {
        choose(&mut harness, "Save picture…");
        wait_for(&mut harness, "Path of the file");
        let file = folder.path().join(place);
        write_path(&mut harness, &file);
        harness.run_steps(2);
        let said = if works { "Saved as" } else { "The picture could not be saved" };
        assert!(hears(&harness, said), "{place}: {:?}", spoken(&harness));
        assert_eq!(file.exists(), works, "{place}");
        if works {
            let saved = image::open(&file).expect("a picture").into_rgba8();
            let ada = Viewer::Seat(Seat::new(0));
            assert!(board_image::to_clipboard_image(&saved) == picture(&adas_turn(), ada), "{place}");
        }
    }
}
