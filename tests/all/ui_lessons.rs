//! Lessons on the screen: every chapter can be finished, and every rect that it highlights exists.

use cheeseboard::lessons::{Learned, chapter_names};
use cheeseboard::paint::board;
use cheeseboard::ui::table::{Coaching, Prompt};
use cheeseboard::ui::{AnimationSpeed, App, AppCommand, AppPaths, Pace, Settings};
use egui::{Key, Modifiers, Shape};
use egui_kittest::Harness;

use crate::learner::{click, learn};
use crate::offscreen::{self, slow};
use crate::ui::{app, key, press, settle, step_after_work};
use crate::ui_helps::rings;

#[test]
fn every_chapter_can_be_finished_on_the_screen() {
    let mut faults = Vec::new();
    for game in cheeseboard::games::taught_ids() {
        for chapter in chapter_names(game) {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off));
            let mut harness = app(folder.path(), (1280.0, 800.0));
            let mut steps = 0;
            let mut unlit = Vec::new();
            let found = learn(&mut harness, game, chapter, |harness, coaching| {
                steps += 1;
                if !coaching.spots.is_empty() && rings(&harness.output().shapes).is_empty() {
                    unlit.push(coaching.text_key.clone());
                }
            });
            assert!(unlit.is_empty(), "{game}, {chapter}: nothing is lit at {unlit:?}");
            if found.is_empty() {
                assert!(steps > 2, "{game}, {chapter}");
                assert!(harness.state().settings().has_learned(game, chapter), "{game}, {chapter} is not remembered");
            }
            faults.extend(found);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A chapter resumes at its step and position; Back and Restart work as well.
#[test]
fn chapter_resumes_where_it_was_left() {
    for game in cheeseboard::games::taught_ids() {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off));
        let chapter = chapter_names(game)[0].clone();
        let mut seen = Vec::new();
        let mut harness = app(folder.path(), (1280.0, 800.0));
        let faults = learn(&mut harness, game, &chapter, |_, coaching| {
            // A step may have several prompts in turn.
            if seen.len() == coaching.step {
                seen.push(coaching.text_key.clone());
            }
        });
        assert!(faults.is_empty(), "{faults:?}");
        for step in [1, 3, seen.len() - 3] {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| {
                (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off);
                settings.set_resume_step(game, &chapter, step);
            });
            let mut harness = app(folder.path(), (1280.0, 800.0));
            for _ in 0..2 {
                harness.state_mut().execute(AppCommand::Learn(game, chapter.clone()));
                let coaching = once_it_asks(&mut harness);
                assert_eq!(
                    (coaching.step, &coaching.text_key),
                    (step, &seen[step]),
                    "{game}: goes on where it was left"
                );
                harness.state_mut().execute(AppCommand::Select);
                harness.run_steps(2);
            }
            harness.state_mut().execute(AppCommand::Learn(game, chapter.clone()));
            once_it_asks(&mut harness);
            harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            harness.run_steps(2);
            assert_eq!(once_it_asks(&mut harness).step, step - 1, "{game}: back");
            click(&mut harness, "lesson restart");
            assert_eq!(once_it_asks(&mut harness).step, 0, "{game}: the beginning");
        }
    }
}

/// “Show me” plays the move, takes it back and leaves it to the learner; then it can be played by key. A chapter of which all
/// was shown is half learned.
#[test]
fn shown_move_is_taken_back_and_left_to_the_learner() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    let chapter = chapter_names("zatre")[0].clone();
    let mut shown = 0;
    let faults = learn(&mut harness, "zatre", &chapter, |harness, coaching| {
        if coaching.prompt != (Prompt::Act { can_show: true }) {
            return;
        }
        shown += 1;
        let ply = |harness: &Harness<'static, App>| harness.state().table_model().expect("a table").ply;
        let before = ply(harness);
        click(harness, "lesson show");
        let mut plies = Vec::new();
        for _ in 0..2000 {
            harness.step();
            plies.push(ply(harness));
            if harness.state().coaching().is_some_and(|now| now.prompt != Prompt::Watch) {
                break;
            }
        }
        assert!(plies.contains(&(before + 1)), "{}: it is played", coaching.text_key);
        assert_eq!(plies.last(), Some(&before), "{}: it is taken back", coaching.text_key);
        let now = harness.state().coaching().expect("a lesson");
        assert_eq!((now.step, &now.prompt), (coaching.step, &coaching.prompt));
        assert_eq!(now.reply.map(|reply| reply.text_key).as_deref(), Some("lesson-now-you"));
        assert!(harness.state().rect_of("play hint").is_some(), "{}: it may be played", coaching.text_key);
    });
    assert!(faults.is_empty() && shown > 1, "{shown} shown, {faults:?}");
    let learned = harness.state().settings().lesson_progress().learned("zatre", &chapter);
    assert_eq!(learned, Some(Learned::Half));
}

/// The coach's card once the coach has a task.
fn once_it_asks(harness: &mut Harness<'static, App>) -> Coaching {
    for _ in 0..2000 {
        step_after_work(harness);
        let coaching = harness.state().coaching().expect("a lesson");
        if coaching.prompt != Prompt::Watch {
            return coaching.clone();
        }
    }
    panic!("the coach watches for ever");
}

/// If nobody here knows the game, a card stands beside the board in each turn of a person, and blocks nothing.
#[test]
fn first_game_shows_one_card_a_turn_that_blocks_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.animation = AnimationSpeed::Off);
    for (game, together) in [("burg_appenzell", true), ("zatre", false)] {
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        harness.state_mut().execute(AppCommand::NewGame(game));
        harness.run_steps(3);
        press(&mut harness, "Start");
        harness.run_steps(30);
        if together {
            // A press goes on, whether or not the first card has been put away.
            let board = harness.state().rect_of("board").expect("a board");
            offscreen::click(&mut harness, board.center());
        }
        harness.run_steps(60);
        assert_eq!(harness.state().rect_of("card").is_some(), together, "{game}");
        let may_choose = |harness: &Harness<'static, App>| {
            harness.state().table_model().is_some_and(|model| model.choices.is_ok() || !model.foot.buttons.is_empty())
        };
        assert!(may_choose(&harness), "{game}: the card blocks nothing");
        if together {
            key(&mut harness, Key::Enter);
            assert!(harness.state().rect_of("card").is_none(), "{game}: the next card comes in a later turn");
            assert!(may_choose(&harness), "{game}");
        }
    }
}

/// A first game says what it is about, and begins once that has been read or put away.
#[test]
fn first_game_says_what_it_is_about_before_anyone_moves() {
    for game in cheeseboard::games::taught_ids() {
        for is_put_away in [true, false] {
            let folder = tempfile::tempdir().expect("a folder");
            let settings = Settings { animation: AnimationSpeed::Off, ..Settings::default() };
            settings.save(AppPaths::under(folder.path()).settings_file()).expect("settings are written");
            let mut harness = slow(AppPaths::under(folder.path()), (1280.0, 800.0), 0.5);
            harness.run_steps(3);
            harness.state_mut().execute(AppCommand::NewGame(game));
            harness.run_steps(3);
            press(&mut harness, "Start");
            harness.run_steps(4);
            let model = harness.state().table_model().expect("a table");
            assert!(model.card.is_some() && model.ply == 0, "{game}: {} events", model.ply);
            if is_put_away {
                key(&mut harness, Key::Enter);
                assert!(harness.state().rect_of("card").is_none(), "{game}: it is put away");
            }
            harness.run_steps(if is_put_away { 6 } else { 24 });
            let model = harness.state().table_model().expect("a table");
            assert!(model.ply > 0 || !model.foot.buttons.is_empty(), "{game}: the game has begun");
        }
    }
}

/// The mouse hops and the crumbs fall for a while, then the window sleeps; without animations it sleeps at once.
#[test]
fn joy_at_the_end_of_a_chapter_comes_to_rest() {
    for animation in [AnimationSpeed::Off, AnimationSpeed::Fast] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, animation));
        let mut harness = app(folder.path(), (1280.0, 800.0));
        let chapter = chapter_names("burg_appenzell")[4].clone();
        let faults = learn(&mut harness, "burg_appenzell", &chapter, |harness, coaching| {
            let is_done = matches!(coaching.prompt, Prompt::Done { .. });
            assert_eq!(harness.state().rect_of("mascot").is_some(), is_done, "{}", coaching.text_key);
        });
        assert!(faults.is_empty(), "{faults:?}");
        let moves = |harness: &mut Harness<'static, App>| {
            harness.step();
            harness.ctx.repaint_causes().iter().any(|cause| cause.file.ends_with("chapter_end.rs"))
        };
        assert_eq!(moves(&mut harness), animation != AnimationSpeed::Off, "{animation:?}");
        harness.run_steps(60);
        assert!(!moves(&mut harness), "{animation:?}: {:?}", harness.ctx.repaint_causes());
    }
}

/// The position and the size of the board stay the same.
#[test]
fn cards_do_not_move_the_board() {
    // Nobody has learned anything here.
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.animation = AnimationSpeed::Off);
    let mut harness = app(folder.path(), (900.0, 600.0));
    harness.state_mut().execute(AppCommand::NewGame("burg_appenzell"));
    harness.run_steps(3);
    press(&mut harness, "Start");
    harness.run_steps(10);
    let before = harness.state().rect_of("board");
    assert!(harness.state().rect_of("card").is_some(), "it explains itself");
    key(&mut harness, Key::Enter);
    assert!(harness.state().rect_of("card").is_none());
    assert_eq!(harness.state().rect_of("board"), before, "the card is gone");
}

/// Keys reach the answers of a question and the next step.
#[test]
fn questions_are_answered_by_arrows_and_enter() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off));
    let mut harness = app(folder.path(), (1280.0, 800.0));
    key(&mut harness, Key::ArrowDown);
    // The chapter begins with a question; its first answer is wrong, the next one right.
    harness.state_mut().execute(AppCommand::Learn("zatre", "draw-and-keep".to_owned()));
    once_it_asks(&mut harness);
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    let wrong = once_it_asks(&mut harness);
    assert_eq!((wrong.step, wrong.reply.map(|reply| reply.is_right)), (0, Some(false)));
    key(&mut harness, Key::ArrowRight);
    key(&mut harness, Key::Enter);
    let right = once_it_asks(&mut harness);
    assert_eq!((right.step, right.reply.map(|reply| reply.is_right)), (1, Some(true)));
    key(&mut harness, Key::Enter);
    assert_eq!(once_it_asks(&mut harness).step, 2, "Enter goes on");

    click(&mut harness, "lesson restart");
    once_it_asks(&mut harness);
    assert!(!has_keycap(&harness, "B"), "the pointer is used");
    key(&mut harness, Key::ArrowDown);
    assert!(has_keycap(&harness, "B"), "keys are used");
    key(&mut harness, Key::B);
    assert_eq!(once_it_asks(&mut harness).step, 1);
}

/// A quick second Enter after going on to a step does not solve the step's task.
#[test]
fn quick_second_enter_does_not_act_in_the_next_step() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        (settings.pace, settings.animation) = (Pace::Fast, AnimationSpeed::Off);
        settings.set_resume_step("zatre", "draw-and-keep", 1);
    });
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.state_mut().execute(AppCommand::Learn("zatre", "draw-and-keep".to_owned()));
    assert_eq!(once_it_asks(&mut harness).prompt, Prompt::Read);
    assert!(!board::has_just_chosen(&harness.ctx, 1.0));
    harness.key_press(Key::Enter);
    harness.step();
    assert!(board::has_just_chosen(&harness.ctx, 1.0));
    assert_eq!(once_it_asks(&mut harness).step, 2);
}

/// Whether a button shows this key.
fn has_keycap(harness: &Harness<'_, App>, key: &str) -> bool {
    fn is_written(shape: &Shape, key: &str) -> bool {
        match shape {
            Shape::Vec(shapes) => shapes.iter().any(|shape| is_written(shape, key)),
            Shape::Text(text) => text.galley.text() == key,
            _ => false,
        }
    }
    harness.output().shapes.iter().any(|clipped| is_written(&clipped.shape, key))
}
