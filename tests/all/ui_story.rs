//! The story of a finished game on the screen: told in the background, opened and left by mouse and keys.

use std::path::Path;
use std::time::Duration;

use cheeseboard::games::zatre::Zatre;
use cheeseboard::play::SeatAssignment;
use cheeseboard::storage::write_atomically;
use cheeseboard::story::{Story, StorySettings};
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Person, ReviewPace, Settings};
use egui::{Key, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen;
use crate::story_file::story;
use crate::ui::{bot, hears, key, person, played, press, settle, spoken, with_an_ended_table};

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

/// A finished game of Ada, Bo and the child Cleo on the screen, whose whole story is kept beside its record: with few playouts, so that
/// nothing has to be computed.
pub(crate) fn with_kept_story(
    folder: &Path,
    size: (f32, f32),
    change: impl FnOnce(&mut Settings),
) -> Harness<'static, App> {
    settle(folder, |settings| {
        settings.people.push(Person { is_child: true, ..Person::new("Cleo", 3) });
        change(settings);
    });
    let record = AppPaths::under(folder).records_dir().join("zatre-1.ron");
    let game = played(&[person("Ada", 0), person("Bo", 1), person("Cleo", 3)], 8, |_| true);
    write_atomically(&record, &game.record(false).to_ron()).expect("written");
    let story = Story { settings: StorySettings::usual::<Zatre>(), ..story(&game) };
    cheeseboard::story::write(&record, &game, &story).expect("written");
    let app = App::new(AppPaths::under(folder)).with_patience(Duration::MAX).telling_stories();
    let mut harness = offscreen::harness(app, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::OpenFile(record));
    harness.run_steps(6);
    harness
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
    for column in ["Start", "+ Luck", "+ Play", "+ Others", "= Result", "Ada", "Edam"] {
        assert!(harness.query_all_by_label(column).count() > 0, "{column}");
    }
    // Until the cards come, their place says so.
    let is_whole = harness.state().table_model().and_then(|model| Some(model.story.as_ref()?.is_whole));
    assert_eq!(hears(&harness, "Coming here soon"), is_whole == Some(false), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_none() && rect(&harness, "podium").is_some(), "the result again");
    key(&mut harness, Key::G);
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_some(), "by the key");
}

/// What is praised, and where the game turned, is watched from its beginning.
#[test]
fn card_leads_to_the_board_before_its_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_kept_story(folder.path(), (1280.0, 800.0), |_| {});
    key(&mut harness, Key::G);
    harness.run_steps(6);
    let model = harness.state().table_model().expect("a table");
    let story = model.story.as_ref().expect("a story");
    assert!(!hears(&harness, "Coming here soon"), "the cards have come");
    let at = story.cards.iter().position(|card| card.better.is_none()).expect("a turn to watch");
    let number = story.cards[at].turn;
    let turns = &story.course.as_ref().expect("a course").turns;
    let from = turns.iter().find(|turn| turn.number == number).expect("the turn of the card").from;
    let show = harness.query_all_by_label("Show me").nth(at).expect("a button").rect();
    offscreen::click(&mut harness, show.center());
    harness.run_steps(2);
    assert_eq!(harness.state().table_model().expect("a table").review.ply, Some(from));
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
    assert!(hears(&harness, "Back to the story"), "{:?}", spoken(&harness));
    assert!(!hears(&harness, "To the result"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    harness.run_steps(2);
    assert!(rect(&harness, "story chart").is_some(), "back where it was");
}

/// Pointed at, a sign on the chart below the board says what it stands for, and whose turn it was.
#[test]
fn sign_on_the_chart_says_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = with_kept_story(folder.path(), (1280.0, 800.0), |_| {});
    let model = harness.state().table_model().expect("a table");
    let story = model.story.as_ref().expect("a story");
    let course = story.course.as_ref().expect("a course");
    let card = story.cards.iter().find(|card| card.better.is_none()).expect("a turn to watch");
    let ended = course.turns.iter().position(|turn| turn.number == card.turn).expect("its turn") + 1;
    let words = format!("Turn {}, {}: ", card.turn, ["Ada", "Bo", "Cleo"][card.seat.index()]);
    look_at_the_middle(&mut harness);
    let chart = rect(&harness, "story scrubber").expect("the chart below the board");
    let at = chart.left() + chart.width() * ended as f32 / course.turns.len() as f32;
    assert!(!hears(&harness, &words), "{words}");
    harness.event(egui::Event::PointerMoved(egui::pos2(at, chart.center().y)));
    harness.run_steps(80);
    assert!(hears(&harness, &words), "{words}: {:?}", spoken(&harness));
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

/// A finished game in a file of this folder, which is none of the app's own records, opened by the app.
fn opened_from_elsewhere(folder: &Path) -> Harness<'static, App> {
    opened_game(folder, &[person("Ada", 0), bot("Edam", 1)])
}

/// The same of a game with this seating.
fn opened_game(folder: &Path, seating: &[SeatAssignment]) -> Harness<'static, App> {
    settle(folder, |_| {});
    let file = folder.join("stick").join("holiday.ron");
    let game = played(seating, 8, |_| true);
    write_atomically(&file, &game.record(false).to_ron()).expect("written");
    let app = App::new(AppPaths::under(folder)).with_patience(Duration::MAX);
    let mut harness = offscreen::harness(app, (1280.0, 800.0));
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::OpenFile(file));
    harness.run_steps(4);
    harness
}

/// Whoever goes through a game sees in the log where it is: also in the middle of a turn, and wherever the log was.
#[test]
fn log_shows_what_the_displayed_position_has_come_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened_from_elsewhere(folder.path());
    press(&mut harness, "Review");
    harness.run_steps(2);
    harness.get_by_label("What happened").click();
    harness.run_steps(3);
    let steps = [Key::ArrowRight; 6];
    let ways = [&[Key::Home][..], &steps, &[Key::End, Key::PageUp, Key::PageUp], &[Key::Home, Key::PageDown]].concat();
    for way in ways {
        key(&mut harness, way);
        harness.run_steps(3);
        let at = harness.state().table_model().expect("a table").review.ply.expect("a position of the past");
        let log = rect(&harness, "log").expect("a log");
        match rect(&harness, "log row looked at") {
            None => assert_eq!(at, 0, "nothing has happened before the beginning only"),
            Some(row) => assert!(log.contains_rect(row), "{way:?}, at {at}: {row:?} is not in {log:?}"),
        }
    }
}

/// Wherever the record of the finished game lies.
#[test]
fn trial_leads_back_to_a_record_that_lies_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened_from_elsewhere(folder.path());
    let file = folder.path().join("stick").join("holiday.ron");
    press(&mut harness, "Review");
    harness.run_steps(2);
    key(&mut harness, Key::PageUp);
    key(&mut harness, Key::PageUp);
    harness.run_steps(2);
    press(&mut harness, "Play on from here");
    harness.run_steps(4);
    let trial = harness.state().table_model().expect("a table").trial.clone().expect("it says what it is");
    assert_eq!(trial.record.as_deref().map(Path::new), Some(file.as_path()));
    // The shelf says what the table is, now and once it has been read again.
    harness.state_mut().execute(AppCommand::Select);
    harness.run_steps(4);
    harness.state_mut().wait_for_background_work();
    harness.run_steps(4);
    assert!(hears(&harness, "Try · "), "{:?}", spoken(&harness));
    press(&mut harness, "Continue");
    harness.run_steps(4);
    assert!(hears(&harness, "Back to the story"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    harness.run_steps(4);
    let model = harness.state().table_model().expect("a table");
    assert!(model.outcome.is_some() && model.trial.is_none());
}

/// Where only bots sat, they would only play the same again: somebody sits down with them.
#[test]
fn person_sits_down_at_a_trial_among_bots() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = opened_game(folder.path(), &[bot("Brie", 0), bot("Edam", 1)]);
    press(&mut harness, "Review");
    harness.run_steps(2);
    // Far from the end, where there is much to decide.
    (0..8).for_each(|_| key(&mut harness, Key::PageUp));
    harness.run_steps(2);
    press(&mut harness, "Play on from here");
    harness.run_steps(4);
    let model = harness.state().table_model().expect("a table");
    let people: Vec<&str> =
        model.seating.iter().filter(|seat| seat.player.is_human()).map(|seat| seat.name.as_str()).collect();
    assert_eq!(people, ["Ada"], "{:?}", model.seating);
    assert!(model.trial.is_some());
    assert!(hears(&harness, "You’re playing for "), "{:?}", spoken(&harness));
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
