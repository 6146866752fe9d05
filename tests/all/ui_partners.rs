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

fn table(folder: &Path) -> Harness<'static, App> {
    settle(folder, |_| {});
    let is_first = |game: &Match<Zatre>| game.ply() > 40 && game.turn() == Turn::Seat(Seat::new(2));
    shown(folder, of_partners(people(), |game| !is_first(game)), (1280.0, 800.0))
}

#[test]
fn partners_hands_are_shown_without_a_click_and_their_sheet_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let harness = table(folder.path());
    assert_eq!((named(&harness, "hand"), named(&harness, "sheet")), (vec!["hand 2".into(), "hand 3".into()], vec!["sheet 1".into()]));
}

#[test]
fn other_team_is_opened_as_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table(folder.path());
    click_on(&mut harness, "seat 1");
    assert_eq!(named(&harness, "hand"), ["hand 0", "hand 1", "hand 2", "hand 3"]);
    assert_eq!(named(&harness, "sheet").len(), 2);
}

#[test]
fn each_team_has_one_sheet_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let seating = NAMES.iter().zip(0..).map(|(name, mark)| if mark == 0 { person(name, mark) } else { bot(name, mark) });
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
