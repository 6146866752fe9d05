//! Controls keep their place: after a click no other control lies under the pointer, unless another screen has come.

use std::collections::BTreeMap;
use std::path::Path;

use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::lessons::chapter_names;
use cheeseboard::play::Match;
use cheeseboard::ui::table::Prompt;
use cheeseboard::ui::{AnimationSpeed, App, Pace};
use egui::Rect;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::autoplay::{greedy_move, play_while};
use crate::learner::learn;
use crate::offscreen;
use crate::ui::{app, bot, person, press, settle, shown};

/// The sizes of the window.
const SIZES: [(f32, f32); 2] = [(1280.0, 800.0), (900.0, 600.0)];

/// The most clicks in a scripted game.
const CLICKS: usize = 60;

fn click_rect(harness: &mut Harness<'static, App>, name: &str) -> Option<String> {
    let rect =
        harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name:?} among {:?}", harness.state().rect_names()));
    offscreen::click_still(harness, rect.center(), name)
}

/// The table of a person and a bot on the screen, after this many events.
fn table<G: Game>(folder: &Path, events: usize, size: (f32, f32)) -> Harness<'static, App> {
    settle(folder, |settings| settings.lessons.clear());
    let mut game = Match::<G>::new(Default::default(), vec![person("Ada", 0), bot("Bo", 1)], 5).expect("can be played");
    play_while(&mut game, |game| game.ply() < events, greedy_move);
    shown(folder, game, size)
}

/// The next thing to click for a person who follows every hint, and now and then takes something back.
fn next_click(harness: &Harness<'static, App>, clicks: usize) -> Option<String> {
    let app = harness.state();
    let model = app.table_model()?;
    if clicks % 8 == 7 && model.undo.label.is_ok() && !model.is_showing_event {
        return Some("undo".to_owned());
    }
    let draw = app.rect_names().into_iter().find(|name| name.starts_with("button ") && !model.foot.buttons.is_empty());
    let is_there = |name: &str| app.rect_of(name).is_some();
    let allowed = matches!(model.hint.allowed, Some(Ok(())));
    match model.hint.sentence.is_some() {
        true => Some("play hint".to_owned()),
        false if allowed && is_there("hint") => Some("hint".to_owned()),
        false => draw,
    }
}

/// Plays with the mouse; returns the faults.
fn play<G: Game>(size: (f32, f32)) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = table::<G>(folder.path(), 0, size);
    let (mut faults, mut board, mut clicks) = (Vec::new(), None, 0);
    for _ in 0..CLICKS * 20 {
        harness.state_mut().wait_for_background_work();
        harness.step();
        let model = harness.state().table_model().expect("a table");
        if clicks == CLICKS || model.outcome.is_some() {
            break;
        }
        let rect = harness.state().rect_of("board");
        if board.is_none() {
            board = rect;
        }
        if rect.is_some() && rect != board {
            faults
                .push(format!("{}, {size:?}, after {clicks} clicks: the board lies at {rect:?}, not {board:?}", G::ID));
            board = rect;
        }
        if let Some(name) = next_click(&harness, clicks) {
            clicks += 1;
            faults.extend(click_rect(&mut harness, &name).map(|fault| format!("{}, {size:?}: {fault}", G::ID)));
        }
    }
    assert!(clicks > 10, "{}: {clicks} clicks", G::ID);
    faults
}

#[test]
fn nothing_slides_under_the_pointer_in_a_game() {
    struct Play(Vec<String>);
    impl Visitor for Play {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for size in SIZES {
                self.0.extend(play::<G>(size));
            }
        }
    }
    let mut play = Play(Vec::new());
    visit_taught(&mut play);
    assert!(play.0.is_empty(), "{:#?}", play.0);
}

#[test]
fn nothing_slides_under_the_pointer_in_a_review() {
    struct Review(Vec<String>);
    impl Visitor for Review {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = table::<G>(folder.path(), 30, (1280.0, 800.0));
            press(&mut harness, "Menu");
            harness.get_by_label_contains("Review").click_accesskit();
            harness.run_steps(3);
            for (clicks, name) in
                ["review-previous", "review-previous", "review-first", "review-next", "review-next", "review-last"]
                    .iter()
                    .enumerate()
            {
                if harness.state().rect_of(name).is_none() {
                    assert!(clicks > 3, "{}: the review has come to the present after {clicks} clicks", G::ID);
                    break;
                }
                let board = harness.state().rect_of("board");
                self.0.extend(click_rect(&mut harness, name).map(|fault| format!("{}: {fault}", G::ID)));
                assert_eq!(harness.state().rect_of("board"), board, "{}, {name}", G::ID);
            }
        }
    }
    let mut review = Review(Vec::new());
    visit_taught(&mut review);
    assert!(review.0.is_empty(), "{:#?}", review.0);
}

/// The board and the coach's card keep their places whatever the coach says in a chapter, and the answers of a question are
/// all on the card. So does a hand that is played from, in a window of the usual size and where it is not a team's. The
/// panels below may scroll to what a step is about.
#[test]
fn nothing_moves_when_the_coach_speaks() {
    let mut faults = Vec::new();
    for game in cheeseboard::games::taught_ids() {
        for (size, chapter) in SIZES.iter().flat_map(|&size| chapter_names(game).iter().map(move |name| (size, name))) {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off));
            let mut harness = app(folder.path(), size);
            let mut places: BTreeMap<String, Rect> = BTreeMap::new();
            let mut moved = Vec::new();
            let found = learn(&mut harness, game, chapter, |harness, coaching| {
                let app = harness.state();
                let model = app.table_model().expect("a table");
                let front = model.front_seat;
                let has_still_hand = size == SIZES[0] && model.team_of(front).len() == 1 && model.outcome.is_none();
                let hand = has_still_hand.then(|| format!("hand {}", front.index()));
                for name in ["board".to_owned(), "coach".to_owned()].into_iter().chain(hand) {
                    let Some(rect) = app.rect_of(&name) else { continue };
                    let first = *places.entry(name.clone()).or_insert(rect);
                    // A hand of more pieces may be higher.
                    let is_still = first.min.distance(rect.min) < 0.5 && (name.starts_with("hand") || first == rect);
                    if !is_still {
                        moved.push(format!("{}: {name} from {first:?} to {rect:?}", coaching.text_key));
                    }
                }
                if let (Prompt::Answer(answers), Some(card)) = (&coaching.prompt, app.rect_of("coach")) {
                    let is_on_card = |number| {
                        app.rect_of(&format!("answer {number}")).is_some_and(|answer| card.contains_rect(answer))
                    };
                    if !(0..answers.len()).all(is_on_card) {
                        moved.push(format!("{}: an answer is not on the card", coaching.text_key));
                    }
                }
            });
            faults.extend(found.into_iter().chain(moved).map(|fault| format!("{size:?}, {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
