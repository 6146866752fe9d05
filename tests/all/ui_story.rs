//! The story of a finished game on the screen: told in the background, opened and left by mouse and keys.

use std::time::Duration;

use cheeseboard::ui::{App, AppPaths, Look, ReviewPace};
use egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen;
use crate::ui::{key, press, with_an_ended_table};

/// A finished game of Zatre on the screen, whose story has been told at least as a sketch.
fn told() -> (Harness<'static, App>, tempfile::TempDir) {
    let folder = with_an_ended_table(Look::Light);
    let app = App::new(AppPaths::under(folder.path())).with_patience(Duration::MAX).telling_stories();
    let mut harness = offscreen::harness(app, (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(6);
    harness.state_mut().wait_for_background_work();
    harness.run_steps(2);
    (harness, folder)
}

/// What the strip below the result says.
fn strip_words(harness: &Harness<'_, App>) -> Option<String> {
    let strip = harness.query_by_label_contains("How it went: ")?;
    strip.accesskit_node().label()
}

fn rect(harness: &Harness<'_, App>, name: &str) -> Option<Rect> {
    harness.state().rect_of(name)
}

#[test]
fn strip_opens_the_page_and_escape_leads_back() {
    let (mut harness, _folder) = told();
    assert!(strip_words(&harness).is_some());
    let strip = rect(&harness, "story strip").expect("a strip");
    offscreen::click(&mut harness, strip.center());
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_some() && rect(&harness, "podium").is_none());
    for column in ["Start", "Luck", "Play", "Others", "Ada", "Edam"] {
        assert!(harness.query_all_by_label(column).count() > 0, "{column}");
    }
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_none() && rect(&harness, "podium").is_some(), "the result again");
    key(&mut harness, Key::G);
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_some(), "by the key");
}

/// Opens the story, and from its chart the board in the middle of the game.
fn look_at_the_middle(harness: &mut Harness<'static, App>) {
    key(harness, Key::G);
    harness.run_steps(2);
    let chart = rect(harness, "story chart").expect("a chart");
    offscreen::click(harness, chart.center());
    harness.run_steps(2);
}

/// The chart leads to the board at that moment; below the board it stays, and leads on.
#[test]
fn chart_leads_to_the_board_and_back_to_the_story() {
    let (mut harness, _folder) = told();
    look_at_the_middle(&mut harness);
    let model = harness.state().table_model().expect("a table");
    let (at, all) = (model.review.ply.expect("a position of the past"), model.ply);
    assert!(at > all / 4 && at < all * 3 / 4, "{at} of {all}");
    let scrubber = rect(&harness, "story scrubber").expect("the chart below the board");
    offscreen::click(&mut harness, scrubber.left_center());
    harness.run_steps(2);
    assert_eq!(harness.state().table_model().expect("a table").review.ply, Some(0));
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_some(), "back where it was");
}

/// By mouse and by keys, and at a pace that is remembered.
#[test]
fn finished_game_is_watched_as_a_film() {
    let (mut harness, _folder) = told();
    look_at_the_middle(&mut harness);
    let review = |harness: &Harness<'_, App>| harness.state().table_model().expect("a table").review.clone();
    let began = review(&harness).ply.expect("a position of the past");
    let play = rect(&harness, "review-play").expect("a button");
    offscreen::click(&mut harness, play.center());
    harness.run_steps(2);
    assert!(review(&harness).is_playing);
    harness.run_steps(200);
    let reached = review(&harness).ply.expect("a position of the past");
    assert!(reached > began, "{began} and {reached}");
    key(&mut harness, Key::P);
    harness.run_steps(2);
    assert!(!review(&harness).is_playing, "stopped by the key");
    key(&mut harness, Key::T);
    harness.run_steps(2);
    assert_eq!(harness.state().settings().review_pace, ReviewPace::Fast);
    let turn = review(&harness).turn;
    key(&mut harness, Key::PageDown);
    harness.run_steps(2);
    assert_eq!(review(&harness).ply, Some(turn.next), "to the next turn");
}

/// A table that goes on from a finished game says so, and leads back to the story of that game.
#[test]
fn trial_leads_back_to_the_story() {
    let (mut harness, folder) = told();
    let records = || -> Vec<String> {
        let files = std::fs::read_dir(AppPaths::under(folder.path()).records_dir()).expect("a folder").flatten();
        files.map(|file| file.file_name().to_string_lossy().into_owned()).collect()
    };
    let before = records();
    look_at_the_middle(&mut harness);
    press(&mut harness, "Play on from here");
    harness.run_steps(4);
    let model = harness.state().table_model().expect("a table");
    let trial = model.trial.clone().expect("it says what it is");
    assert!(model.outcome.is_none() && trial.turn > 1, "{trial:?}");
    assert_eq!(trial.record.as_ref(), before.first(), "{before:?}");
    assert!(harness.query_by_label_contains("it doesn’t count").is_some());
    press(&mut harness, "Back to the story");
    harness.run_steps(4);
    harness.state_mut().wait_for_background_work();
    harness.run_steps(4);
    assert!(rect(&harness, "story chart").is_some());
    let model = harness.state().table_model().expect("a table");
    assert!(model.outcome.is_some() && model.trial.is_none());
}

/// Where stories are not told, nothing of them is on the screen, and no place is kept for them.
#[test]
fn without_a_story_the_end_is_as_before() {
    let folder = with_an_ended_table(Look::Light);
    let mut harness = offscreen::app(AppPaths::under(folder.path()), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(6);
    assert!(rect(&harness, "podium").is_some() && strip_words(&harness).is_none());
    key(&mut harness, Key::G);
    harness.run_steps(2);
    assert!(rect(&harness, "podium").is_some() && rect(&harness, "story chart").is_none());
}
