//! Tasks of drills on the screen: films that are followed, answers on the board and in words, and what is said and shown afterwards.

use std::path::Path;

use cheeseboard::drills::{BestCell, Drill, FindCheese, FollowLid, PantryChance, RollChance};
use cheeseboard::games::rat_a_tat_roll::{Move, RatATatRoll};
use cheeseboard::paint::painter::Painter as _;
use cheeseboard::text::Text;
use cheeseboard::ui::App;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::offscreen;
use crate::ui::{hears, key, live, settle, spoken, step_after_work, wait_until};
use crate::ui_drills::{begun, calm, enter_at, place, press, saved, tasks};

/// The right square says by which lines it scores and shows them; a wrong one gets a mark of its own.
#[test]
fn lines_of_the_best_square_are_named_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let text = Text::english();
    let mut harness = begun(folder.path(), BestCell::ID, (1280.0, 800.0));
    let task = tasks::<BestCell>(&[false]).remove(0);
    let (right, wrong) = (place(&harness, &task, true), place(&harness, &task, false));
    offscreen::click(&mut harness, wrong);
    wait_until(&mut harness, "a mark", |harness| harness.state().rect_of("drill mistake").is_some());
    let mark = harness.state().rect_of("drill mistake").expect("a mark");
    assert!(mark.contains(wrong) && !mark.contains(right), "{mark:?}");
    let said = text.say(&task.answers[task.right].verdict, &[]);
    let lines = said.split_once(": ").expect("lines").1;
    assert!(lines.contains(" = 1") && hears(&harness, lines), "{lines}: {:?}", spoken(&harness));
    key(&mut harness, Key::E);
    assert!(harness.state().rect_of("drill mistake").is_none(), "the next task has no mark");
}

/// Not everybody knows an Edam when it is named.
#[test]
fn cheese_is_pictured_beside_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let harness = begun(folder.path(), FindCheese::ID, (900.0, 600.0));
    let rect = |name: &str| harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}"));
    let (picture, question) = (rect("drill picture"), rect("drill question"));
    assert!(
        picture.right() <= question.left() && picture.y_range().contains(question.center().y),
        "{picture:?} {question:?}"
    );
    let task = tasks::<FindCheese>(&[true]).remove(0);
    let name = task.pictured.expect("a picture");
    assert!(std::path::Path::new(&format!("assets/art/{name}.svg")).exists(), "{name}");
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
pub fn wait_for_question(harness: &mut Harness<'static, App>, question: &str) {
    wait_until(harness, question, |harness| hears(harness, question));
}

/// Goes on from the verdict on an answer.
fn go_on(harness: &mut Harness<'static, App>, is_right: bool) {
    assert!(hears(harness, if is_right { "That’s it." } else { "Not quite." }), "{:?}", spoken(harness));
    key(harness, Key::Enter);
}

/// One answer of two was right, which is seen and kept.
fn assert_one_was_right<D: Drill>(harness: &mut Harness<'static, App>, folder: &Path) {
    assert!(hears(harness, "Right: 1") && hears(harness, "1 of 3 mistakes"), "{:?}", spoken(harness));
    step_after_work(harness);
    assert_eq!(saved(folder).drill_bests().best(D::ID), Some(1));
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
            go_on(&mut harness, is_right);
        }
        assert_one_was_right::<D>(&mut harness, folder.path());
    }
}

/// After a mistake the film can be watched again, by button and by key, and the run goes on from there.
fn watch_again<D: Drill>(question: &str, sees: &str) {
    for by_key in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        calm(folder.path());
        let mut harness = begun(folder.path(), D::ID, (900.0, 600.0));
        let answers = [true, false];
        for (task, is_right) in tasks::<D>(&answers).iter().zip(answers) {
            wait_for_question(&mut harness, question);
            let at = place(&harness, task, is_right);
            offscreen::click(&mut harness, at);
            harness.run_steps(8);
            assert_eq!(harness.state().rect_of("drill-watch-again").is_some(), !is_right, "after a mistake");
            if is_right {
                key(&mut harness, Key::E);
            }
        }
        wait_until(&mut harness, "the solution", |harness| harness.state().rect_of("drill mistake").is_some());
        match by_key {
            true => key(&mut harness, Key::R),
            false => press(&mut harness, "drill-watch-again"),
        }
        assert!(harness.state().rect_of("drill mistake").is_none(), "the film is shown, not its end");
        wait_until(&mut harness, sees, |harness| hears(harness, sees));
        wait_until(&mut harness, "the solution again", |harness| harness.state().rect_of("drill mistake").is_some());
        assert!(hears(&harness, "Not quite.") && hears(&harness, "1 of 3 mistakes"), "{:?}", spoken(&harness));
        key(&mut harness, Key::R);
        key(&mut harness, Key::E);
        assert!(!hears(&harness, "Not quite."), "nobody has to watch it to the end");
    }
}

#[test]
fn film_of_the_lid_can_be_watched_again() {
    watch_again::<FollowLid>("Where’s the rat?", "with the rat under it");
}

#[test]
fn film_of_the_cheese_can_be_watched_again() {
    watch_again::<FindCheese>("Under which roof is the", "seen under it: ");
}

/// Mice stand on the board while a roof is asked for, and are no answer.
#[test]
fn mice_cannot_be_chosen_where_a_roof_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), FindCheese::ID, (900.0, 600.0));
    wait_for_question(&mut harness, "Under which roof is the");
    let click = |harness: &mut Harness<'static, App>, corner: &str| {
        let tower = harness.state().rect_of(corner).expect("a tower").center();
        offscreen::click(harness, tower);
        harness.run_steps(3);
        harness.hover_at(egui::pos2(1.0, 1.0));
        harness.run_steps(30);
        harness.render().expect("a picture")
    };
    let before = click(&mut harness, "cell 1 1");
    assert!(hears(&harness, "There’s nothing to choose there."), "{:?}", spoken(&harness));
    for corner in ["cell 1 1", "cell 1 7", "cell 7 1", "cell 7 7"] {
        assert!(click(&mut harness, corner) == before, "{corner}: nothing is marked");
        assert!(hears(&harness, "0 of 3 mistakes") && harness.state().rect_of("drill-next").is_none(), "{corner}");
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
            let words = text.say(task.answers[answer].words().expect("words"), &[]);
            assert!(hears(&harness, &text.say(&task.question, &[])), "{:?}", spoken(&harness));
            assert!(task.marked.iter().all(|name| harness.state().rect_of(name).is_some()), "{:?}", task.marked);
            match by_key {
                true => key(&mut harness, [Key::Num1, Key::Num2, Key::Num3][answer]),
                false => {
                    harness.get_by_role_and_label(Role::Button, &words).click();
                    harness.run_steps(3);
                }
            }
            go_on(&mut harness, is_right);
        }
        assert_one_was_right::<D>(&mut harness, folder.path());
        key(&mut harness, Key::Escape);
        assert!(hears(&harness, "Best: 1"), "back at the drills: {:?}", spoken(&harness));
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

/// From the fourth task on people choose what to roll, and see afterwards how often each way would have got there.
#[test]
fn best_throw_is_told_with_the_odds_of_all_three() {
    let text = Text::english();
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), RollChance::ID, (900.0, 600.0));
    let mut asked = std::collections::BTreeSet::new();
    for task in tasks::<RollChance>(&[true; 12]) {
        assert!(hears(&harness, &text.say(&task.question, &[])), "{:?}", spoken(&harness));
        key(&mut harness, [Key::Num1, Key::Num2, Key::Num3][task.right]);
        let verdict = text.say(&task.answers[task.right].verdict, &[]);
        assert!(hears(&harness, &verdict) && !verdict.contains('['), "{verdict} / {:?}", spoken(&harness));
        asked.insert(task.question.key);
        if task.question.key != "drill-roll-chance-question" {
            assert_eq!(verdict.matches('%').count(), 3, "{verdict}");
        }
        key(&mut harness, Key::Enter);
    }
    assert!(hears(&harness, "Right: 12"), "{:?}", spoken(&harness));
    let kinds = ["how-many", "how-many-low", "question", "which", "which-low"];
    let kinds = kinds.map(|kind| format!("drill-roll-chance-{kind}"));
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), kinds);
}

/// A tray of dice, or a die, answers where it is asked for; what shows nothing says where the answers are.
#[test]
fn throws_can_be_chosen_on_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    calm(folder.path());
    let mut harness = begun(folder.path(), RollChance::ID, (1280.0, 800.0));
    let mut chosen = 0;
    for task in tasks::<RollChance>(&[true; 14]) {
        let names = |choice: &Move| RatATatRoll::move_rect_names(choice);
        let named = task.answers[task.right].meant().map(|choice| names(&choice)).filter(|names| names.len() == 1);
        let click = |harness: &mut Harness<'static, App>, name: &str| {
            let at = harness.state().rect_of(name).unwrap_or_else(|| panic!("no {name}")).center();
            offscreen::click(harness, at);
            harness.run_steps(4);
        };
        click(&mut harness, "pile");
        assert!(hears(&harness, "Choose one of the answers beside the board."), "{:?}", spoken(&harness));
        match named {
            Some(names) => {
                click(&mut harness, &names[0]);
                chosen += 1;
            }
            None => key(&mut harness, [Key::Num1, Key::Num2, Key::Num3][task.right]),
        }
        go_on(&mut harness, true);
    }
    assert!(chosen > 3, "{chosen}");
}
