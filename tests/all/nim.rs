//! Nim, the example game of the guide in the README: a draft that passes all laws. Here it is played in the window and in
//! the arena.

use cheeseboard::bots::{Arena, ArenaError, Competitor};
use cheeseboard::engine::Level;
use cheeseboard::games::nim::Nim;
use cheeseboard::ui::GameSetup;
use egui::Key;

use crate::learner::click;
use crate::ui::{app, hears, key, person, press, settle, spoken};
use crate::ui_curtain::on_the_shelf;

#[test]
fn drafts_are_offered_only_with_the_setting() {
    for show_drafts in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.show_drafts = show_drafts);
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        assert_eq!(hears(&harness, "Nim: play"), show_drafts, "{:?}", spoken(&harness));
        assert!(hears(&harness, "Ratzzia: play"));
    }
}

#[test]
fn nim_is_played_in_the_window_by_clicks_and_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |settings| {
        settings.show_drafts = true;
        let seating = vec![person("Ada", 0), person("Bo", 1)];
        settings.remember_setup("nim", GameSetup { seating, ..GameSetup::default() });
    });
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    assert!(hears(&harness, "Ratzzia: learn") && !hears(&harness, "Nim: learn"), "{:?}", spoken(&harness));
    press(&mut harness, "Nim: play");
    assert!(!hears(&harness, "First game together:"), "a draft has no cards: {:?}", spoken(&harness));
    press(&mut harness, "Start");
    harness.run_steps(3);
    click(&mut harness, "cheese 3 2");
    key(&mut harness, Key::ArrowRight);
    key(&mut harness, Key::Enter);
    harness.state_mut().save();
    assert_eq!(on_the_shelf::<Nim>(folder.path()).game.ply(), 3, "a starter and two moves: {:?}", spoken(&harness));
    for name in ["cheese 1 1", "cheese 2 1", "cheese 3 1"] {
        if harness.state().rect_of(name).is_some() {
            click(&mut harness, name);
        }
    }
    assert!(hears(&harness, "The game is over."), "{:?}", spoken(&harness));
}

/// The default mind searches, so it beats random play.
#[test]
fn default_mind_beats_random_in_the_arena() {
    let competitors = [Level::Medium, Level::Random].map(Competitor::from).to_vec();
    let arena = Arena::<Nim> { games: 40, max_events: 100, ..Arena::new(competitors) };
    let report = arena.run(2, Vec::new(), |_, _| Ok::<(), ArenaError>(())).expect("games");
    let share = |level: &str| {
        let line = report.levels.iter().find(|line| line.level.as_deref() == Some(level));
        line.expect("it played").win_share
    };
    assert_eq!(report.unfinished, 0);
    assert!(share("medium") > 0.75, "{}", share("medium"));
}
