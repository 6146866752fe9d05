//! Partners on the screen: who sits with whom, both hands without a click, and the one sheet that they share.

use std::path::Path;

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::zatre::{Options, Zatre};
use cheeseboard::play::{Match, SeatAssignment};
use cheeseboard::ui::{App, GameSetup};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use serde_json::json;

use crate::autoplay::{greedy_move, play_while};
use crate::ui::{app, bot, person, press, settle, shown};
use crate::ui_daily::click_on;

const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dora"];

fn people() -> Vec<SeatAssignment> {
    NAMES.iter().zip(0..).map(|(name, mark)| person(name, mark)).collect()
}

/// A game of two teams, played by greedy bots while `more` is true.
fn of_partners(seating: Vec<SeatAssignment>, more: impl Fn(&Match<Zatre>) -> bool) -> Match<Zatre> {
    let options = Options { partners: true, ..Options::default() };
    let mut game = Match::<Zatre>::new(options, seating, 7).expect("four can be partners");
    play_while(&mut game, more, greedy_move);
    game
}

/// The named rectangles of this kind: "hand", "sheet".
fn named(harness: &Harness<'_, App>, kind: &str) -> Vec<String> {
    let is_kind = |name: &String| name.strip_prefix(kind).is_some_and(|rest| rest.trim().parse::<usize>().is_ok());
    let mut names: Vec<String> = harness.state().rect_names().into_iter().filter(is_kind).collect();
    names.sort();
    names
}

/// Whether a tile lies face up on the rack of this seat.
fn is_open(harness: &Harness<'_, App>, seat: usize) -> bool {
    harness.state().rect_names().iter().any(|name| name.starts_with(&format!("held {seat} ")))
}

/// Cleo's turn, after she and Dora have drawn.
fn table(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    settle(folder, |_| {});
    let is_cleos = |game: &Match<Zatre>| game.ply() > 40 && game.turn() == Turn::Seat(Seat::new(2));
    shown(folder, of_partners(people(), |game| !is_cleos(game)), size)
}

#[test]
fn partners_hands_lie_open_without_a_click_beside_one_sheet() {
    for size in [(1280.0, 800.0), (900.0, 600.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = table(folder.path(), size);
        assert!(!is_open(&harness, 2) && !is_open(&harness, 3), "face down until Cleo takes up her tiles");
        click_on(&mut harness, "button zatre-action-take-up");
        assert_eq!(named(&harness, "hand"), ["hand 2", "hand 3"], "{size:?}");
        assert_eq!(named(&harness, "sheet"), ["sheet 1"], "{size:?}");
        assert!(is_open(&harness, 2) && is_open(&harness, 3), "{:?}", harness.state().rect_names());
    }
}

#[test]
fn hands_of_a_team_keep_their_places_when_the_other_partner_lays() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let tops = [2, 3].map(|seat| {
        let is_turn = |game: &Match<Zatre>| game.ply() > 40 && game.turn() == Turn::Seat(Seat::new(seat));
        let harness = shown(folder.path(), of_partners(people(), |game| !is_turn(game)), (1280.0, 800.0));
        ["hand 2", "hand 3"].map(|name| harness.state().rect_of(name).expect("a rack").top())
    });
    assert!(tops.iter().all(|[first, second]| first < second), "{tops:?}");
}

#[test]
fn hands_of_the_other_team_open_as_one_and_face_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table(folder.path(), (1280.0, 800.0));
    click_on(&mut harness, "seat 1");
    assert_eq!(named(&harness, "hand"), ["hand 0", "hand 1", "hand 2", "hand 3"]);
    assert_eq!(named(&harness, "sheet").len(), 2);
    assert!(!is_open(&harness, 0) && !is_open(&harness, 1), "{:?}", harness.state().rect_names());
    click_on(&mut harness, "seat 0");
    assert_eq!(named(&harness, "hand"), ["hand 2", "hand 3"], "a click on either partner closes it");
}

#[test]
fn list_of_moves_has_both_hands_above_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table(folder.path(), (1280.0, 800.0));
    harness.key_press(egui::Key::W);
    harness.run_steps(3);
    assert_eq!(named(&harness, "hand"), ["hand 2", "hand 3"]);
}

#[test]
fn each_team_has_one_sheet_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let seating =
        NAMES.iter().zip(0..).map(|(name, mark)| if mark == 0 { person(name, mark) } else { bot(name, mark) });
    let game = of_partners(seating.collect(), |game| game.outcome().is_none());
    let harness = shown(folder.path(), game, (1280.0, 800.0));
    assert_eq!(named(&harness, "sheet").len(), 2, "{:?}", harness.state().rect_names());
    assert!(harness.query_by_label("Ada and Bo").is_some() && harness.query_by_label("Cleo and Dora").is_some());
}

#[test]
fn teams_are_shown_where_a_game_is_set_up() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        let serde_json::Value::Object(options) = json!({"partners": true}) else { unreachable!() };
        settings.remember_setup("zatre", GameSetup { seating: people(), options, ..GameSetup::default() });
    });
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Zatre: play");
    assert!(harness.query_by_label("Ada and Bo").is_some() && harness.query_by_label("Cleo and Dora").is_some());
    click_on(&mut harness, "option partners");
    assert!(harness.query_by_label("Ada and Bo").is_none(), "everyone plays alone");
}
