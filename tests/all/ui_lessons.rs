//! That every chapter can be learned on the screen, and that every place that it shows is there.

use cheeseboard::lessons::chapter_names;
use cheeseboard::ui::{Animation, Go, Pace};
use egui::Key;

use crate::learner::learn;
use crate::ui::{app, hears, key, press, settle};

#[test]
fn every_chapter_is_learned_on_the_screen() {
    let mut faults = Vec::new();
    for game in cheeseboard::games::ids() {
        for chapter in chapter_names(game) {
            let folder = tempfile::tempdir().expect("a folder");
            settle(folder.path(), |settings| (settings.pace, settings.animation) = (Pace::Fast, Animation::Off));
            let mut harness = app(folder.path(), (1280.0, 800.0));
            let mut steps = 0;
            let found = learn(&mut harness, game, &chapter, |_, _| steps += 1);
            if found.is_empty() {
                assert!(steps > 2, "{game}, {chapter}");
                assert!(harness.state().settings().has_learned(game, &chapter), "{game}, {chapter} is not remembered");
            }
            faults.extend(found);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A game that nobody here knows explains itself, and nothing is chosen before that has been read.
#[test]
fn a_first_game_explains_before_one_chooses() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| settings.animation = Animation::Off);
    for (game, together) in [("burg_appenzell", true), ("zatre", false)] {
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        harness.state_mut().go(Go::NewGame(game));
        harness.run_steps(3);
        press(&mut harness, "Start");
        harness.run_steps(60);
        assert_eq!(harness.state().spot("card").is_some(), together, "{game}");
        let mut cards = 0;
        while harness.state().spot("card").is_some() {
            assert!(hears(&harness, "The table waits"), "{game}: something can be chosen");
            key(&mut harness, Key::Enter);
            cards += 1;
            assert!(cards < 10, "{game}: the cards have no end");
        }
        assert_eq!(cards > 0, together, "{game}");
        assert!(!hears(&harness, "The table waits"), "{game}: all has been read");
    }
}
