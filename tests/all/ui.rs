//! The app without a window: whole turns by mouse and keyboard, and snapshots. Controls are found by their accessible names.

use std::path::Path;

use cheeseboard::engine::{Level, Seat, Turn, Viewer};
use cheeseboard::games::Game;
use cheeseboard::games::zatre::{Move, Zatre};
use cheeseboard::play::{Match, Player, SeatAssignment, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, GameSetup, Look, Pace, Person, Settings};
use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotResults};

use crate::autoplay::{greedy_move, play_while};
use crate::offscreen::{self, until_told};

/// The app with its files under this folder, in a window of this size.
pub(crate) fn app(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    offscreen::app(AppPaths::under(folder), size)
}

/// Writes settings for tests: no animations, fast bots, and Ada and Bo have played before.
pub(crate) fn settle(folder: &Path, change: impl FnOnce(&mut Settings)) {
    let mut settings = Settings { animation: AnimationSpeed::Off, look: Look::Light, ..Settings::default() };
    let seating = vec![person("Ada", 0), bot("Edam", 1)];
    settings.remember_setup("zatre", GameSetup { seating, ..GameSetup::default() });
    settings.people.push(Person::new("Bo", 2));
    change(&mut settings);
    settings.save(AppPaths::under(folder).settings_file()).expect("settings are written");
}

pub(crate) fn person(name: &str, mark: u8) -> SeatAssignment {
    SeatAssignment { name: name.to_owned(), player: Player::Human, mark }
}

pub(crate) fn bot(name: &str, mark: u8) -> SeatAssignment {
    SeatAssignment { name: name.to_owned(), player: Player::Bot(Level::Greedy.into()), mark }
}

/// A game with this seating and seed, played by greedy bots while `more` is true.
pub(crate) fn played(seating: &[SeatAssignment], seed: u64, more: impl Fn(&Match<Zatre>) -> bool) -> Match<Zatre> {
    let mut game: Match<Zatre> = Match::new(Default::default(), seating.to_vec(), seed).expect("can be played");
    play_while(&mut game, more, greedy_move);
    game
}

/// A game after some turns, Ada at seat 0 about to draw.
pub(crate) fn at_adas_draw(seating: &[SeatAssignment]) -> Match<Zatre> {
    let due = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Chance(Some(Seat::new(0)));
    played(seating, 5, |game| !due(game))
}

pub(crate) fn on_shelf<G: Game>(folder: &Path, game: Match<G>) {
    let shelf = Shelf::new(AppPaths::under(folder).tables_dir());
    shelf.save(&shelf.new_path(G::ID), &Table::new(game)).expect("written");
}

/// The app with this table on the screen.
pub(crate) fn shown<G: Game>(folder: &Path, game: Match<G>, size: (f32, f32)) -> Harness<'static, App> {
    on_shelf(folder, game);
    let mut harness = app(folder, size);
    harness.run_steps(4);
    press(&mut harness, "Continue");
    harness
}

/// Scrolls down with the mouse wheel by this many points.
pub(crate) fn turn_wheel(harness: &mut Harness<'_, App>, down: f32) {
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -down),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
}

/// Steps until a node with this label is there.
pub(crate) fn wait_for(harness: &mut Harness<'_, App>, label: &str) {
    wait_until(harness, label, |harness| harness.query_by_label(label).is_some());
}

/// Steps until a node whose label contains these words is there.
pub(crate) fn wait_for_part(harness: &mut Harness<'_, App>, part: &str) {
    wait_until(harness, part, |harness| hears(harness, part));
}

/// The most frames to wait for something.
pub(crate) const FRAMES: usize = 1000;

/// Waits for bots and files, then runs a frame.
pub(crate) fn step_after_work(harness: &mut Harness<'_, App>) {
    harness.state_mut().wait_for_background_work();
    harness.step();
}

/// Runs frames until the condition holds.
pub(crate) fn wait_until(harness: &mut Harness<'_, App>, what: &str, is_so: impl Fn(&Harness<'_, App>) -> bool) {
    for _ in 0..FRAMES {
        if is_so(harness) {
            return;
        }
        step_after_work(harness);
    }
    panic!("never: {what}\n{}", spoken(harness).join("\n"));
}

/// A table, played by greedy bots until `there` is true.
pub(crate) fn table_where<G: Game>(
    options: G::Options,
    seating: &[SeatAssignment],
    there: impl Fn(&Table<G>) -> bool,
) -> Table<G> {
    let mut table = Table::new(Match::<G>::new(options, seating.to_vec(), 6).expect("can be played"));
    while !there(&table) {
        let game = &mut table.game;
        match game.turn() {
            Turn::Over(_) => panic!("{}: over without that", G::ID),
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => game.decide(seat, greedy_move(game, seat)).expect("legal"),
        }
    }
    table
}

/// The texts of all accessible nodes.
pub(crate) fn spoken(harness: &Harness<'_, App>) -> Vec<String> {
    harness
        .root()
        .children_recursive()
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()))
        .collect()
}

/// The name of the node that has the accessible focus; empty if none has.
pub(crate) fn focused(harness: &Harness<'_, App>) -> String {
    let focused = harness.root().children_recursive().find(|node| node.accesskit_node().is_focused());
    focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// The names of all live nodes, which are announced when they appear or change.
pub(crate) fn live(harness: &Harness<'_, App>) -> Vec<String> {
    let live = |node: &egui_kittest::Node<'_>| node.accesskit_node().live() != Live::Off;
    harness.root().children_recursive().filter(live).filter_map(|node| node.accesskit_node().label()).collect()
}

pub(crate) fn hears(harness: &Harness<'_, App>, part: &str) -> bool {
    spoken(harness).iter().any(|said| said.contains(part))
}

pub(crate) fn press(harness: &mut Harness<'_, App>, label: &str) {
    wait_for(harness, label);
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(3);
    until_told(harness);
}

pub(crate) fn key(harness: &mut Harness<'_, App>, key: Key) {
    harness.key_press(key);
    harness.run_steps(2);
    until_told(harness);
}

/// The tiles in the open rack, by value.
fn rack(harness: &Harness<'_, App>) -> Vec<u8> {
    let mut tiles: Vec<u8> =
        spoken(harness).iter().filter_map(|said| said.strip_prefix("tile ")?.get(..1)?.parse().ok()).collect();
    tiles.sort_unstable();
    tiles
}

/// Picks a tile and lays it on the first legal cell; returns the number of clicks.
fn lay(harness: &mut Harness<'_, App>, tile: u8) -> usize {
    let mut clicks = 0;
    if !hears(harness, &format!("tile {tile}, picked")) {
        harness.query_all_by_label(&format!("tile {tile}")).next().expect("in the rack").click();
        harness.run_steps(3);
        clicks += 1;
    }
    let cell = harness.query_all_by_label_contains(" fits").next().expect("a legal cell");
    cell.click();
    harness.run_steps(3);
    until_told(harness);
    clicks + 1
}

#[test]
fn turn_can_be_clicked_refused_undone_saved_and_reopened() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let places = AppPaths::under(folder.path());
    on_shelf(folder.path(), at_adas_draw(&[person("Ada", 0), bot("Edam", 1)]));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::D);

    let tiles = rack(&harness);
    assert!(tiles.len() >= 2, "{tiles:?}");
    let before = tiles.len();

    // A tile in an empty corner is refused with the rule, and nothing changes.
    let tile = tiles[0];
    harness.query_all_by_label(&format!("tile {tile}")).next().expect("in the rack").click();
    harness.run_steps(3);
    harness.get_by_label("row 1, column 5, dark, empty").click();
    harness.run_steps(3);
    assert!(hears(&harness, "Z5") || hears(&harness, "Z8"), "{:?}", spoken(&harness));
    assert_eq!(rack(&harness).len(), before);

    lay(&mut harness, tile);
    assert_eq!(rack(&harness).len(), before - 1);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(3);
    assert_eq!(rack(&harness).len(), before, "undo brings the tile back");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    harness.run_steps(3);
    assert_eq!(rack(&harness).len(), before - 1, "redo lays it again");

    press(&mut harness, "Games");
    let shelved = Shelf::new(places.tables_dir()).files();
    assert_eq!(shelved.len(), 1);
    let saved = std::fs::read_to_string(&shelved[0].path).expect("readable");
    let (table, _) = Table::<Zatre>::from_ron(&saved).expect("a table");
    let kept = usize::from(table.game.view(Viewer::Table).open.racks[0].count);
    assert_eq!(kept, before - 1, "{saved}");

    let mut again = app(folder.path(), (1280.0, 800.0));
    again.run_steps(3);
    press(&mut again, "Continue");
    again.run_steps(5);
    assert_eq!(rack(&again).len(), before - 1, "the table stands as it was left");
}

/// Draw, two tiles, end of the turn: the budget of clicks.
#[test]
fn two_tiles_take_at_most_six_clicks() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    on_shelf(folder.path(), at_adas_draw(&[person("Ada", 0), bot("Edam", 1)]));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");

    let draw = ["Draw 2 tiles", "Draw a tile"].into_iter().find(|label| harness.query_by_label(label).is_some());
    press(&mut harness, draw.expect("Ada has to draw"));
    let mut clicks = 1;
    assert_eq!(rack(&harness).len(), 2);
    while let Some(&tile) = rack(&harness).iter().find(|_| hears(&harness, " left)")) {
        clicks += lay(&mut harness, tile);
    }
    assert!(rack(&harness).is_empty(), "both were laid");
    press(&mut harness, "End turn");
    clicks += 1;
    assert!(hears(&harness, "Edam"), "it is the bot's turn");
    assert!(clicks <= 6, "{clicks} clicks");
}

#[test]
fn turn_can_be_played_by_keyboard_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    on_shelf(folder.path(), at_adas_draw(&[person("Ada", 0), bot("Edam", 1)]));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    key(&mut harness, Key::Enter);
    wait_for_part(&mut harness, "Ada: draw");
    key(&mut harness, Key::D);
    let tiles = rack(&harness);
    assert_eq!(tiles.len(), 2);
    for tile in tiles {
        let digit = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6][usize::from(tile) - 1];
        if !hears(&harness, &format!("tile {tile}, picked")) {
            key(&mut harness, digit);
        }
        for arrow in [Key::ArrowDown, Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft] {
            let before = rack(&harness).len();
            harness.key_press_modifiers(Modifiers::COMMAND, arrow);
            harness.run_steps(2);
            key(&mut harness, Key::Enter);
            if rack(&harness).len() < before {
                break;
            }
        }
    }
    assert!(rack(&harness).is_empty(), "both were laid by keys");
    assert!(hears(&harness, "Ada: all your tiles are laid"));
    key(&mut harness, Key::E);
    assert!(!hears(&harness, "Ada: all your tiles are laid"), "the turn is over");
}

/// Between two people the rack of the seat on turn opens with its draw; the other's never does.
#[test]
fn racks_of_others_stay_face_down() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let bos_draw = |game: &Match<Zatre>| game.ply() > 30 && game.turn() == Turn::Chance(Some(Seat::new(1)));
    on_shelf(folder.path(), played(&[person("Ada", 0), person("Bo", 2)], 5, |game| !bos_draw(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    assert!(rack(&harness).is_empty(), "nobody's tiles are spoken before Bo draws");
    key(&mut harness, Key::D);
    assert!(!rack(&harness).is_empty(), "Bo sees his own");
}

/// No accessible text reveals a face-down tile, at any time of a game of two people.
#[test]
fn hidden_tiles_are_not_readable_between_two_people() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    for ply in (3..120).step_by(9) {
        let folder = folder.path().join(ply.to_string());
        settle(&folder, |settings| settings.single_moves = false);
        let mut game = played(&[person("Ada", 0), person("Bo", 2)], 12, |game| game.ply() < ply);
        while game.turn() == Turn::Chance(None) {
            game.resolve_chance().expect("due");
        }
        let (Turn::Seat(seat) | Turn::Chance(Some(seat))) = game.turn() else { panic!("over at ply {ply}") };
        let mut drawn = game.clone();
        while drawn.turn() == Turn::Chance(Some(seat)) {
            drawn.resolve_chance().expect("due");
        }
        let holds = usize::from(drawn.view(Viewer::Table).open.racks[seat.index()].count);
        on_shelf(&folder, game);
        let mut harness = app(&folder, (1280.0, 800.0));
        harness.run_steps(3);
        assert!(rack(&harness).is_empty(), "at game select, ply {ply}");
        press(&mut harness, "Continue");
        assert!(rack(&harness).is_empty(), "nobody has begun, ply {ply}: {:?}", spoken(&harness));
        key(&mut harness, Key::D);
        assert_eq!(rack(&harness).len(), holds, "whoever begins sees the own hand, ply {ply}");
        key(&mut harness, Key::F9);
        assert!(rack(&harness).is_empty(), "covered, ply {ply}");
        key(&mut harness, Key::F9);
        harness.key_press(Key::Escape);
        harness.run_steps(3);
        assert!(rack(&harness).is_empty(), "back at game select, ply {ply}");
    }
}

#[test]
fn handing_a_seat_to_a_bot_opens_no_hand() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.pace = Pace::ByKey);
    on_shelf(folder.path(), at_adas_draw(&[person("Ada", 0), person("Bo", 2)]));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::D);
    assert!(!rack(&harness).is_empty());
    press(&mut harness, "Menu");
    harness.get_by_label("A bot plays for Ada: medium").click_accesskit();
    harness.run_steps(3);
    assert!(rack(&harness).is_empty(), "neither Ada's nor Bo's: {:?}", spoken(&harness));
}

/// The app plays an only legal move, but not again after an undo.
#[test]
fn only_legal_move_is_autoplayed_and_can_be_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.single_moves = true);
    let single = |game: &Match<Zatre>| {
        let [only] = game.legal_moves()[..] else { return false };
        game.turn() == Turn::Seat(Seat::new(0)) && matches!(only, Move::Place { .. })
    };
    let seating = [person("Ada", 0), bot("Edam", 1)];
    let game = (1..).map(|seed| played(&seating, seed, |game| !single(game))).find(single).expect("some game");
    let tiles = usize::from(game.view(Viewer::Table).open.racks[0].count);
    on_shelf(folder.path(), game);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(40);
    assert_eq!(rack(&harness).len(), tiles - 1, "laid by itself");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    harness.run_steps(40);
    assert_eq!(rack(&harness).len(), tiles, "taken back, it waits");
}

#[test]
fn bots_wait_for_the_key_or_are_skipped() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.pace = Pace::ByKey);
    let seating = [person("Ada", 0), bot("Edam", 1), bot("Brie", 2)];
    let edams = |game: &Match<Zatre>| game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(1));
    on_shelf(folder.path(), played(&seating, 5, |game| !edams(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.get_by_label("What happened").click();
    let lines = |harness: &Harness<'_, App>| spoken(harness).iter().filter(|said| said.starts_with("Edam ")).count();
    harness.run_steps(40);
    let before = lines(&harness);
    wait_for(&mut harness, "Next step");
    harness.run_steps(40);
    assert_eq!(lines(&harness), before, "nothing happens by itself");
    key(&mut harness, Key::Space);
    for _ in 0..40 {
        step_after_work(&mut harness);
    }
    assert!(lines(&harness) > before, "one step: {:?}", spoken(&harness));
    key(&mut harness, Key::S);
    wait_for_part(&mut harness, "Ada: ");
}

#[test]
fn same_deal_brings_the_same_luck() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    on_shelf(folder.path(), played(&[bot("Ada", 0), bot("Edam", 1)], 8, |_| true));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    press(&mut harness, "Same deal again");
    (0..40).for_each(|_| step_after_work(&mut harness));
    let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
    harness.state_mut().save();
    let tables = shelf.files();
    assert_eq!(tables.len(), 1, "the finished one went to the records");
    let saved = std::fs::read_to_string(&tables[0].path).expect("readable");
    let (again, _) = Table::<Zatre>::from_ron(&saved).expect("a table");
    let first = played(&[bot("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < again.game.ply());
    assert_eq!(again.game.record(false).events[..2], first.record(false).events[..2]);
    assert_eq!(again.game.seed(), 8);
    assert_eq!(std::fs::read_dir(AppPaths::under(folder.path()).records_dir()).expect("records").count(), 1);
}

#[test]
fn ending_a_turn_needs_confirmation_with_the_option() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let ends =
        |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves() == [Move::EndTurn {}];
    on_shelf(folder.path(), played(&[person("Ada", 0), person("Bo", 2)], 5, |game| !ends(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    key(&mut harness, Key::D);
    press(&mut harness, "End turn");
    assert!(harness.query_by_label("Press again").is_some(), "{:?}", spoken(&harness));
    press(&mut harness, "Press again");
    wait_for_part(&mut harness, "Bo: ");
}

/// `Harness::run` fails if the app requests repaints forever.
#[test]
fn idle_table_requests_no_repaint() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let adas_turn = |game: &Match<Zatre>| game.ply() > 40 && game.turn() == Turn::Seat(Seat::new(0));
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| !adas_turn(game)));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run();
    press(&mut harness, "Continue");
    harness.run_steps(80);
    harness.run();
}

/// Compares the screen with its snapshot; `UPDATE_SNAPSHOTS=1` rewrites it.
pub(crate) fn assert_matches_snapshot(harness: &mut Harness<'_, App>, name: &str) {
    harness.run_steps(8);
    harness.remove_cursor();
    harness.run_steps(8);
    harness.snapshot(name);
}

/// A folder with a table in the middle of a game where Ada is to lay.
pub(crate) fn with_a_table(look: Look) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.look = look);
    let may_lay = |game: &Match<Zatre>| game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 8;
    let game = played(&[person("Ada", 0), bot("Edam", 1)], 8, |game| game.ply() < 90 || !may_lay(game));
    on_shelf(folder.path(), game);
    folder
}

/// A folder with a finished game whose end has not been shown yet.
pub(crate) fn with_an_ended_table(look: Look) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.look = look);
    on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 8, |_| true));
    folder
}

#[test]
fn game_select_matches_its_snapshot() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    assert_matches_snapshot(&mut app(folder.path(), (1280.0, 800.0)), "select_first_time");
}

#[test]
fn game_select_with_a_table_matches_its_snapshot() {
    let folder = with_a_table(Look::Light);
    assert_matches_snapshot(&mut app(folder.path(), (1280.0, 800.0)), "select_continue");
}

#[test]
fn new_game_matches_its_snapshot() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Zatre: play");
    assert_matches_snapshot(&mut harness, "new_game");
}

#[test]
fn settings_match_their_snapshot() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Settings");
    assert_matches_snapshot(&mut harness, "settings");
}

#[test]
fn table_matches_its_snapshot() {
    let mut results = SnapshotResults::new();
    for (name, look, size) in [
        ("table", Look::Light, (1280.0, 800.0)),
        ("table_small", Look::Light, (900.0, 600.0)),
        ("table_dark", Look::Dark, (1280.0, 800.0)),
    ] {
        let folder = with_a_table(look);
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        press(&mut harness, "Continue");
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
    }
}

#[test]
fn end_in_a_small_window_matches_its_snapshot() {
    let folder = with_an_ended_table(Look::Dark);
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    assert_matches_snapshot(&mut harness, "end_small");
}

/// The buttons of the end leave no room for a sentence in the smallest window: it stands above them, and whole.
#[test]
fn notice_at_the_end_has_room_in_a_small_window() {
    let folder = with_an_ended_table(Look::Light);
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(8);
    assert_eq!(harness.state().rect_of("end notice"), None);
    key(&mut harness, Key::M);
    harness.run_steps(3);
    assert!(live(&harness).iter().any(|live| live == "Sound is off"), "{:?}", live(&harness));
    let rect = |name: &str| harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}"));
    let (notice, foot) = (rect("end notice"), rect("foot"));
    assert!(notice.bottom() <= foot.top() && notice.width() > 100.0, "{notice:?} {foot:?}");
    assert!((notice.center().x - foot.center().x).abs() < 2.0, "{notice:?} {foot:?}");
}

#[test]
fn end_shows_the_sheets_and_what_to_do_next() {
    let folder = with_an_ended_table(Look::Light);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(8);
    assert!(hears(&harness, "wins with"), "{:?}", spoken(&harness));
    harness.remove_cursor();
    harness.run_steps(4);
    harness.snapshot("end");
    press(&mut harness, "Review");
    key(&mut harness, Key::Home);
    assert!(hears(&harness, "Before the first turn."));
    key(&mut harness, Key::ArrowRight);
    harness.run_steps(60);
    assert!(hears(&harness, "Turn 1 of"), "{:?}", spoken(&harness));
    press(&mut harness, "Play on from here");
    wait_for_part(&mut harness, "Ada: draw 2 tiles");
    assert!(!hears(&harness, "wins with") && !hears(&harness, "Turn 1 of"), "a table of its own, from there");
}
