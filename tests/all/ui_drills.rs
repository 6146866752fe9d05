//! Drills on the screen: from game select to a run and back, by mouse and keys, with right and wrong answers.

use std::path::Path;

use cheeseboard::drills::{
    BestCell, Drill, FindCheese, FollowLid, Given, MISTAKES, PantryChance, RollChance, Run, Task, drills,
};
use cheeseboard::engine::Rules;
use cheeseboard::paint::painter::Painter;
use cheeseboard::text::Text;
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotResults};

use crate::offscreen::{self, DRILL_SEED};
use crate::ui::{app, assert_matches_snapshot, focused, hears, key, live, settle, spoken, step_after_work, wait_until};

/// The app at the beginning of a run of a drill.
fn begun(folder: &Path, drill: &'static str, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Drill(drill));
    harness.run_steps(3);
    harness
}

fn calm(folder: &Path) {
    settle(folder, |settings| settings.calm_drills = true);
}

fn saved(folder: &Path) -> Settings {
    Settings::read(AppPaths::under(folder).settings_file()).expect("whole")
}

/// The tasks of the run with [`DRILL_SEED`], in which every answer is right or wrong as it is here.
fn tasks<D: Drill>(answers: &[bool]) -> Vec<Task<D::Game>> {
    let mut run = Run::new(DRILL_SEED);
    let task = |is_right: &bool| {
        let task = D::task(run.next_seed(), run.solved());
        run.note(*is_right);
        task
    };
    answers.iter().map(task).collect()
}

/// The middle of the place that an answer on the board names last.
fn place<G: Rules + Painter>(harness: &Harness<'_, App>, task: &Task<G>, is_right: bool) -> egui::Pos2 {
    let answer = if is_right { task.right } else { usize::from(task.right == 0) };
    let choice = task.answers[answer].choice().expect("a move");
    let name = G::move_rect_names(&choice).pop().expect("a place");
    harness.state().rect_of(&name).unwrap_or_else(|| panic!("{name}: {:?}", harness.state().rect_names())).center()
}

/// Moves the cursor to a position with the arrow keys, and chooses what is there.
fn enter_at(harness: &mut Harness<'static, App>, to: egui::Pos2) {
    key(harness, Key::ArrowRight);
    for _ in 0..60 {
        let cursor = harness.state().rect_of("cursor").expect("a cursor");
        if cursor.contains(to) {
            return key(harness, Key::Enter);
        }
        let way = to - cursor.center();
        let arrow = match way.x.abs() > way.y.abs() {
            true if way.x > 0.0 => Key::ArrowRight,
            true => Key::ArrowLeft,
            false if way.y > 0.0 => Key::ArrowDown,
            false => Key::ArrowUp,
        };
        key(harness, arrow);
    }
    panic!("the cursor does not get to {to:?}");
}

#[test]
fn card_of_game_select_leads_to_the_drills_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.run_steps(3);
    harness.get_by_label_contains("Drills: ").scroll_to_me();
    harness.run_steps(30);
    let card = harness.state().rect_of("drills").expect("a card").center();
    offscreen::click(&mut harness, card);
    harness.run_steps(3);
    assert!(hears(&harness, "Zatre, Best square: start") && hears(&harness, "Not tried yet"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Enter);
    assert!(hears(&harness, "Lay the tile where it scores the most points."), "{:?}", spoken(&harness));
    assert!(hears(&harness, "0 of 3 mistakes"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "Zatre, Best square: start");
    harness.get_by_role_and_label(Role::Button, "Zatre, Best square: start");
    key(&mut harness, Key::Escape);
    key(&mut harness, Key::Escape);
    assert!(focused(&harness).starts_with("Drills:"), "{}", focused(&harness));
}

#[test]
fn run_is_played_by_mouse_and_the_best_one_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), BestCell::ID, (900.0, 600.0));
    let answers = [true, true, false];
    for (task, is_right) in tasks::<BestCell>(&answers).iter().zip(answers) {
        let at = place(&harness, task, is_right);
        offscreen::click(&mut harness, at);
        harness.run_steps(8);
        let said = if is_right { "That’s it." } else { "Not quite." };
        assert!(live(&harness).iter().any(|live| live == said), "{:?}", live(&harness));
        let next = harness.state().rect_of("drill-next").expect("a button").center();
        offscreen::click(&mut harness, next);
        harness.run_steps(3);
        assert!(harness.state().rect_of("drill-next").is_none(), "the next task");
    }
    assert!(hears(&harness, "Right: 2") && hears(&harness, "1 of 3 mistakes"), "{:?}", spoken(&harness));
    step_after_work(&mut harness);
    let kept = saved(folder.path());
    assert_eq!(kept.drill_bests().best("best-cell-calm"), Some(2), "kept before the run is over");
    assert_eq!(kept.drill_bests().best("best-cell"), None, "a calm run is no hasty one");
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Best: 2"), "{:?}", spoken(&harness));
    harness.get_by_role_and_label(Role::RadioButton, "Bo").click();
    harness.run_steps(3);
    assert!(!hears(&harness, "Best: 2") && hears(&harness, "Not tried yet"), "everyone has best runs of their own");
}

#[test]
fn run_is_played_by_keys_to_its_third_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    let answers = [false, true, false, false];
    for (number, (task, is_right)) in tasks::<BestCell>(&answers).iter().zip(answers).enumerate() {
        if number > 0 {
            key(&mut harness, Key::Enter);
        }
        let at = place(&harness, task, is_right);
        enter_at(&mut harness, at);
        harness.run_steps(8);
        assert!(hears(&harness, if is_right { "That’s it." } else { "Not quite." }), "{:?}", spoken(&harness));
    }
    assert!(hears(&harness, "The run is over: one right answer."), "{:?}", spoken(&harness));
    assert!(hears(&harness, &format!("{MISTAKES} of {MISTAKES} mistakes")));
    key(&mut harness, Key::Enter);
    assert!(hears(&harness, "Right: 0") && hears(&harness, "0 of 3 mistakes"), "Enter begins another run");
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Best: 1"), "{:?}", spoken(&harness));
}

#[test]
fn run_that_beats_the_best_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.calm_drills = true;
        settings.note_drill("best-cell-calm", 0);
    });
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    let answers = [true, false, false, false];
    for (number, (task, is_right)) in tasks::<BestCell>(&answers).iter().zip(answers).enumerate() {
        if number > 0 {
            key(&mut harness, Key::Enter);
        }
        let at = place(&harness, task, is_right);
        offscreen::click(&mut harness, at);
        harness.run_steps(8);
    }
    assert!(hears(&harness, "That’s your best run so far!"), "{:?}", spoken(&harness));
}

#[test]
fn clock_runs_out_unless_people_want_to_be_calm() {
    for is_calm in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.calm_drills = is_calm);
        let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
        assert_eq!(harness.state().rect_of("drill time").is_some(), !is_calm);
        assert_eq!(hears(&harness, "10 seconds left") || hears(&harness, "9 seconds left"), !is_calm);
        harness.run_steps(60);
        assert_eq!(hears(&harness, "Time’s up."), !is_calm, "{:?}", spoken(&harness));
        assert_eq!(hears(&harness, "1 of 3 mistakes"), !is_calm);
    }
}

/// Behind a sheet nobody sees the task.
#[test]
fn clock_stands_still_behind_a_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    key(&mut harness, Key::F1);
    harness.run_steps(60);
    key(&mut harness, Key::Escape);
    assert!(!hears(&harness, "Time’s up."), "{:?}", spoken(&harness));
    wait_until(&mut harness, "it goes on", |harness| hears(harness, "Time’s up."));
}

#[test]
fn cell_where_the_tile_may_not_lie_is_no_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    let corner = harness.state().rect_of("cell 0 4").expect("a cell").center();
    offscreen::click(&mut harness, corner);
    harness.run_steps(3);
    assert!(hears(&harness, "0 of 3 mistakes") && harness.state().rect_of("drill-next").is_none());
    assert!(live(&harness).iter().any(|said| said.contains("beside another one")), "{:?}", live(&harness));
}

/// Nothing on the screen tells which cell scores before an answer was given.
#[test]
fn cells_do_not_tell_what_they_bring() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    let task = tasks::<BestCell>(&[true]).remove(0);
    let at = place(&harness, &task, true);
    harness.hover_at(at);
    harness.run_steps(4);
    let tells = |said: &String| said.contains("points)") || said.contains("legal");
    assert!(!spoken(&harness).iter().any(tells), "{:?}", spoken(&harness));
    let board = harness.get_by_label("Board");
    let value = board.accesskit_node().value().unwrap_or_default();
    assert!(!value.contains("point"), "{value}");
}

/// Waits for the end of the film.
fn wait_for_question(harness: &mut Harness<'static, App>, question: &str) {
    wait_until(harness, question, |harness| hears(harness, question));
}

/// Plays a drill whose answers are given on the board, by mouse and by keys, with a right and a wrong answer.
fn play_on_the_board<D: Drill>(question: &str) {
    for by_key in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        calm(folder.path());
        let mut harness = begun(folder.path(), D::ID, (900.0, 600.0));
        let answers = [true, false];
        for (task, is_right) in tasks::<D>(&answers).iter().zip(answers) {
            assert!(!hears(&harness, question), "the film comes first: {:?}", spoken(&harness));
            wait_for_question(&mut harness, question);
            let at = place(&harness, task, is_right);
            match by_key {
                true => enter_at(&mut harness, at),
                false => offscreen::click(&mut harness, at),
            }
            harness.run_steps(8);
            assert!(hears(&harness, if is_right { "That’s it." } else { "Not quite." }), "{:?}", spoken(&harness));
            key(&mut harness, Key::Enter);
        }
        assert!(hears(&harness, "Right: 1") && hears(&harness, "1 of 3 mistakes"), "{:?}", spoken(&harness));
        step_after_work(&mut harness);
        assert_eq!(saved(folder.path()).drill_bests().best(D::ID), Some(1));
    }
}

#[test]
fn lid_is_followed_by_mouse_and_keys() {
    play_on_the_board::<FollowLid>("Where’s the rat?");
}

#[test]
fn cheese_is_found_by_mouse_and_keys() {
    play_on_the_board::<FindCheese>("Under which roof is the");
}

/// Plays a drill whose answers are words, by mouse and by keys, with a right and a wrong answer.
fn play_in_words<D: Drill>() {
    let text = Text::english();
    for by_key in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        calm(folder.path());
        let mut harness = begun(folder.path(), D::ID, (900.0, 600.0));
        let answers = [true, false];
        for (task, is_right) in tasks::<D>(&answers).iter().zip(answers) {
            let answer = if is_right { task.right } else { usize::from(task.right == 0) };
            let Given::Words(words) = &task.answers[answer].given else { panic!("words") };
            let words = text.say(words, &[]);
            assert!(hears(&harness, &text.say(&task.question, &[])), "{:?}", spoken(&harness));
            assert!(task.marked.iter().all(|name| harness.state().rect_of(name).is_some()), "{:?}", task.marked);
            match by_key {
                true => key(&mut harness, [Key::A, Key::B, Key::C][answer]),
                false => {
                    harness.get_by_role_and_label(Role::Button, &words).click();
                    harness.run_steps(3);
                }
            }
            assert!(hears(&harness, if is_right { "That’s it." } else { "Not quite." }), "{:?}", spoken(&harness));
            key(&mut harness, Key::Enter);
        }
        assert!(hears(&harness, "Right: 1") && hears(&harness, "1 of 3 mistakes"), "{:?}", spoken(&harness));
        step_after_work(&mut harness);
        assert_eq!(saved(folder.path()).drill_bests().best(D::ID), Some(1));
    }
}

#[test]
fn chances_of_a_roll_are_told_by_mouse_and_keys() {
    play_in_words::<RollChance>();
}

#[test]
fn chances_in_the_pantry_are_told_by_mouse_and_keys() {
    play_in_words::<PantryChance>();
}

/// Every drill has its words in every language, and its card on the screen.
#[test]
fn every_drill_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 1600.0));
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Drills);
    harness.run_steps(3);
    for drill in drills() {
        assert!(harness.state().rect_of(&format!("drill {}", drill.id)).is_some(), "{}", drill.id);
    }
    assert!(!spoken(&harness).iter().any(|said| said.contains("[drill")), "{:?}", spoken(&harness));
}

/// With the largest text in the smallest window, every answer and button can be read and pressed.
#[test]
fn run_has_room_for_the_largest_text() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        (settings.text_percent, settings.calm_drills) = (200, true);
        settings.language = Some(cheeseboard::text::Language::German);
    });
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(900.0, 600.0));
    for drill in [BestCell::ID, RollChance::ID, PantryChance::ID] {
        let mut harness = begun(folder.path(), drill, (900.0, 600.0));
        let rect = |harness: &Harness<'_, App>, name: &str| harness.state().rect_of(name);
        let board = rect(&harness, "board").expect("a board");
        assert!(window.contains_rect(board) && board.width() > 300.0, "{drill}: {board:?}");
        for answer in ["drill answer 0", "drill answer 1", "drill answer 2"] {
            assert!(rect(&harness, answer).is_none_or(|rect| window.contains_rect(rect)), "{drill}: {answer}");
        }
        if drill == RollChance::ID {
            key(&mut harness, Key::A);
            let next = rect(&harness, "drill-next").expect("a button");
            assert!(window.contains_rect(next), "{next:?}");
        }
    }
}

#[test]
fn drills_match_their_snapshots() {
    let mut results = SnapshotResults::new();
    for (name, size, look) in [("drills", (1280.0, 800.0), Look::Light), ("drills_small", (900.0, 600.0), Look::Dark)] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| {
            settings.look = look;
            settings.note_drill("best-cell", 12);
        });
        let mut harness = app(folder.path(), size);
        harness.run_steps(3);
        harness.state_mut().execute(AppCommand::Drills);
        harness.run_steps(3);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
        let mut harness = begun(folder.path(), BestCell::ID, size);
        let task = tasks::<BestCell>(&[false]).remove(0);
        let at = place(&harness, &task, false);
        offscreen::click(&mut harness, at);
        harness.run_steps(12);
        assert_matches_snapshot(&mut harness, &format!("{name}_zatre"));
        results.extend_harness(&mut harness);
        for drill in [RollChance::ID, PantryChance::ID] {
            let mut harness = begun(folder.path(), drill, size);
            assert_matches_snapshot(&mut harness, &format!("{name}_{drill}"));
            results.extend_harness(&mut harness);
        }
        for (drill, question) in [(FollowLid::ID, "Where’s the rat?"), (FindCheese::ID, "Under which roof is the")] {
            let mut harness = begun(folder.path(), drill, size);
            wait_for_question(&mut harness, question);
            assert_matches_snapshot(&mut harness, &format!("{name}_{drill}"));
            results.extend_harness(&mut harness);
        }
    }
}
