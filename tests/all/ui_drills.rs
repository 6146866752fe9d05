//! Drills on the screen: from game select to a run and back, by mouse and keys, with right and wrong answers.

use std::path::Path;

use cheeseboard::drills::{
    BestCell, Drill, FindCheese, FollowLid, MISTAKES, PantryChance, RollChance, Run, Task, drills,
};
use cheeseboard::engine::Rules;
use cheeseboard::paint::painter::Painter;
use cheeseboard::text::Text;
use cheeseboard::ui::{App, AppCommand, AppPaths, Look, Settings};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotResults};

use crate::offscreen::{self, DRILL_SEED};
use crate::ui::{app, assert_matches_snapshot, focused, hears, key, live, settle, spoken, step_after_work, wait_until};
use crate::ui_drill_tasks::wait_for_question;

/// The app with a run of a drill that may still have to be begun.
pub fn opened(folder: &Path, drill: &'static str, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Drill(drill));
    harness.run_steps(3);
    harness
}

/// The app at the beginning of a run of a drill.
pub fn begun(folder: &Path, drill: &'static str, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = opened(folder, drill, size);
    if harness.state().rect_of("drill-start").is_some() {
        press(&mut harness, "drill-start");
    }
    harness
}

/// The app with the list of drills.
fn listed(folder: &Path, size: (f32, f32)) -> Harness<'static, App> {
    let mut harness = app(folder, size);
    harness.run_steps(3);
    harness.state_mut().execute(AppCommand::Drills);
    harness.run_steps(3);
    harness
}

/// Clicks the button with this name.
pub fn press(harness: &mut Harness<'static, App>, button: &str) {
    let at = harness.state().rect_of(button).unwrap_or_else(|| panic!("no {button}")).center();
    offscreen::click(harness, at);
    harness.run_steps(3);
}

pub fn calm(folder: &Path) {
    settle(folder, |settings| settings.calm_drills = true);
}

pub fn saved(folder: &Path) -> Settings {
    Settings::read(AppPaths::under(folder).settings_file()).expect("whole")
}

/// The tasks of the run with [`DRILL_SEED`], in which every answer is right or wrong as it is here.
pub fn tasks<D: Drill>(answers: &[bool]) -> Vec<Task<D::Game>> {
    let mut run = Run::new(DRILL_SEED);
    let task = |is_right: &bool| {
        // What is asked in words is not asked twice in a run.
        let task = loop {
            let task = D::task(run.next_seed(), run.solved());
            let is_in_words = task.answers[0].words().is_some();
            if !is_in_words || run.ask(task.missed.clone()) {
                break task;
            }
        };
        run.note(*is_right);
        task
    };
    answers.iter().map(task).collect()
}

/// The middle of the place that an answer on the board names last.
pub fn place<G: Rules + Painter>(harness: &Harness<'_, App>, task: &Task<G>, is_right: bool) -> egui::Pos2 {
    let answer = if is_right { task.right } else { usize::from(task.right == 0) };
    let choice = task.answers[answer].choice().expect("a move");
    let name = G::move_rect_names(&choice).pop().expect("a place");
    harness.state().rect_of(&name).unwrap_or_else(|| panic!("{name}: {:?}", harness.state().rect_names())).center()
}

/// Moves the cursor to a position with the arrow keys, and chooses what is there.
pub fn enter_at(harness: &mut Harness<'static, App>, to: egui::Pos2) {
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
    assert!(hears(&harness, "You have 25 seconds at first, then less and less, down to 10."), "{:?}", spoken(&harness));
    key(&mut harness, Key::Enter);
    assert!(hears(&harness, "Lay the tile where it scores the most points."), "{:?}", spoken(&harness));
    assert!(hears(&harness, "0 of 3 mistakes"), "{:?}", spoken(&harness));
    key(&mut harness, Key::Escape);
    assert_eq!(focused(&harness), "Zatre, Best square: start");
    harness.get_by_role_and_label(Role::Button, "Zatre, Best square: start");
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
        press(&mut harness, "drill-next");
        assert!(harness.state().rect_of("drill-next").is_none(), "the next task");
    }
    assert!(hears(&harness, "Right: 2") && hears(&harness, "1 of 3 mistakes"), "{:?}", spoken(&harness));
    step_after_work(&mut harness);
    let kept = saved(folder.path());
    assert_eq!(kept.drill_bests().best("best-cell-calm"), Some(2), "kept before the run is over");
    assert_eq!(kept.drill_bests().best("best-cell"), None, "a calm run is no hasty one");
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Best without the clock: 2"), "{:?}", spoken(&harness));
    harness.get_by_role_and_label(Role::RadioButton, "Bo").click();
    harness.run_steps(3);
    assert!(
        !hears(&harness, "Best without") && hears(&harness, "Not tried yet"),
        "everyone has best runs of their own"
    );
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
    assert!(hears(&harness, "That’s your best run so far!"), "the first run is the best so far");
    assert!(harness.state().rect_of("drill mascot").is_some(), "somebody is glad");
    harness.run_steps(8);
    key(&mut harness, Key::Enter);
    assert!(hears(&harness, "Right: 0") && hears(&harness, "0 of 3 mistakes"), "Enter begins another run");
    key(&mut harness, Key::Escape);
    assert!(hears(&harness, "Best without the clock: 1"), "{:?}", spoken(&harness));
}

/// E presses the one big button, as it does at a table.
#[test]
fn e_and_enter_both_go_on() {
    for go_on in [Key::E, Key::Enter] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        let mut harness = opened(folder.path(), BestCell::ID, (1280.0, 800.0));
        key(&mut harness, go_on);
        // The task that was there before the start is not asked.
        for task in &tasks::<BestCell>(&[false; 4])[1..] {
            assert!(hears(&harness, "seconds left"), "{:?}", spoken(&harness));
            let at = place(&harness, task, false);
            offscreen::click(&mut harness, at);
            harness.run_steps(8);
            assert!(hears(&harness, "Not quite."), "{:?}", spoken(&harness));
            key(&mut harness, go_on);
        }
        assert!(hears(&harness, "The run is over"), "a key meant for a verdict starts no run: {:?}", spoken(&harness));
        harness.run_steps(8);
        key(&mut harness, go_on);
        assert!(hears(&harness, "0 of 3 mistakes") && hears(&harness, "seconds left"), "another run, on time at once");
    }
}

/// Runs on time and calm ones are told apart, wherever a best run is named.
#[test]
fn best_runs_say_whether_there_was_a_clock() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.note_drill("best-cell", 12);
        settings.note_drill("best-cell-calm", 5);
        settings.note_drill(FollowLid::ID, 7);
    });
    for is_calm in [false, true] {
        let mut harness = listed(folder.path(), (1280.0, 800.0));
        if is_calm {
            press(&mut harness, "calm best-cell");
        }
        let both = "Best against the clock: 12 · Best without the clock: 5";
        assert!(hears(&harness, both) && hears(&harness, "Best: 7"), "{:?}", spoken(&harness));
    }
}

/// Whoever practises while nobody has a name can give one there, and keeps what was done before.
#[test]
fn people_without_names_give_one_there() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.people.clear();
        settings.note_drill("best-cell", 3);
    });
    let mut harness = listed(folder.path(), (1280.0, 800.0));
    let field = harness.state().rect_of("newcomer").expect("a field").center();
    offscreen::click(&mut harness, field);
    harness.event(egui::Event::Text("Mia".to_owned()));
    harness.run_steps(3);
    key(&mut harness, Key::Enter);
    assert!(harness.state().rect_of("solver 0").is_some(), "{:?}", spoken(&harness));
    assert!(hears(&harness, "Best against the clock: 3"), "{:?}", spoken(&harness));
    step_after_work(&mut harness);
    assert_eq!(saved(folder.path()).people[0].name, "Mia");
    // Somebody else joins her, and practises now; a name that is taken is not given twice.
    press(&mut harness, "new solver");
    for typed in ["mia", "Jo"] {
        harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        harness.event(egui::Event::Text(typed.to_owned()));
        harness.run_steps(3);
        assert_eq!(hears(&harness, "Mia is here already."), typed == "mia", "{:?}", spoken(&harness));
    }
    key(&mut harness, Key::Enter);
    assert!(harness.state().rect_of("newcomer").is_none() && harness.state().rect_of("solver 1").is_some());
    assert!(!hears(&harness, "Best against the clock: 3"), "Jo’s own bests: {:?}", spoken(&harness));
    press(&mut harness, "new solver");
    key(&mut harness, Key::Escape);
    assert!(harness.state().rect_of("new solver").is_some(), "Escape leaves the field, not the screen");
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
        assert_eq!(hears(&harness, "25 seconds left") || hears(&harness, "24 seconds left"), !is_calm);
        harness.run_steps(120);
        assert_eq!(hears(&harness, "Time’s up."), !is_calm, "{:?}", spoken(&harness));
        assert_eq!(hears(&harness, "1 of 3 mistakes"), !is_calm);
    }
}

/// Nothing runs while people are still reading what a drill is about, and what they should know of the game.
#[test]
fn every_drill_says_what_it_is_about_before_the_start() {
    for drill in drills() {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |_| {});
        let mut harness = opened(folder.path(), drill.id, (900.0, 600.0));
        harness.run_steps(60);
        let drill = drill.id;
        assert!(harness.state().rect_of("drill-start").is_some(), "{drill}");
        assert!(hears(&harness, "The third mistake ends the run."), "{drill}: {:?}", spoken(&harness));
        for words in ["about", "hint"] {
            let said = Text::english().get(&format!("drill-{drill}-{words}"));
            assert!(hears(&harness, &said), "{said}: {:?}", spoken(&harness));
        }
        assert!(harness.state().rect_of("drill answer 0").is_none(), "{drill}: nothing is asked yet");
        assert!(!hears(&harness, "Time’s up.") && !hears(&harness, "Where’s the rat?"), "{drill}");
        assert!(harness.state().rect_of("rack 1").is_none(), "{drill}: the tile is shown with the clock");
    }
}

/// The list says whether one has to hurry, and stops saying it when somebody wants to be calm.
#[test]
fn list_says_how_much_time_there_is() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = listed(folder.path(), (1280.0, 800.0));
    let rects = |harness: &Harness<'_, App>| {
        let next = format!("drill {}", FollowLid::ID);
        ["calm best-cell", &next].map(|name| harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}")))
    };
    let before = rects(&harness);
    for is_calm in [false, true] {
        if is_calm {
            press(&mut harness, "calm best-cell");
        }
        assert_eq!(
            hears(&harness, "You have 25 seconds at first, then less and less, down to 10."),
            !is_calm,
            "{:?}",
            spoken(&harness)
        );
        assert_eq!(rects(&harness), before, "nothing slides away under the pointer");
    }
}

/// Behind a sheet nobody sees the task.
#[test]
fn clock_stands_still_behind_a_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    key(&mut harness, Key::F1);
    harness.run_steps(120);
    key(&mut harness, Key::Escape);
    assert!(!hears(&harness, "Time’s up."), "{:?}", spoken(&harness));
    wait_until(&mut harness, "it goes on", |harness| hears(harness, "Time’s up."));
}

/// Every drill has its words in every language, and its card on the screen.
#[test]
fn every_drill_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let harness = listed(folder.path(), (1280.0, 1600.0));
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
            key(&mut harness, Key::Num1);
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
        let mut harness = listed(folder.path(), size);
        assert_matches_snapshot(&mut harness, name);
        results.extend_harness(&mut harness);
        let mut harness = begun(folder.path(), BestCell::ID, size);
        // The one after that which is shown before the start.
        let task = tasks::<BestCell>(&[false; 2]).remove(1);
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
        // The first choice of a throw, with a wrong answer.
        let mut harness = begun(folder.path(), RollChance::ID, size);
        for (number, task) in tasks::<RollChance>(&[true; 4]).iter().enumerate() {
            let answer = if number < 3 { task.right } else { usize::from(task.right == 0) };
            key(&mut harness, [Key::Num1, Key::Num2, Key::Num3][answer]);
            if number < 3 {
                key(&mut harness, Key::Enter);
            }
        }
        harness.run_steps(12);
        assert_matches_snapshot(&mut harness, &format!("{name}_roll-chance_choice"));
        results.extend_harness(&mut harness);
        for (drill, question) in [(FollowLid::ID, "Where’s the rat?"), (FindCheese::ID, "Under which roof is the")] {
            let mut harness = begun(folder.path(), drill, size);
            wait_for_question(&mut harness, question);
            assert_matches_snapshot(&mut harness, &format!("{name}_{drill}"));
            results.extend_harness(&mut harness);
        }
    }
}
