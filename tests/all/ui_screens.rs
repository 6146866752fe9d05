//! The screens round the table without a window: damaged files, settings, people, notices, what they look like.

use cheeseboard::ui::{Places, Settings};

use crate::ui::{app, hears, settle, spoken};

#[test]
fn damaged_settings_are_set_aside_with_a_notice() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::under(folder.path());
    let damaged = "(look: Light, text_percent: 140, people: [(name: \"Ada";
    std::fs::write(places.settings(), damaged).expect("written");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    assert!(hears(&harness, "It is kept as settings.ron.damaged"), "{:?}", spoken(&harness));
    harness.state_mut().save();
    assert_eq!(Settings::read(places.settings()).expect("written anew").text_percent, 100);
    let kept = std::fs::read_to_string(folder.path().join("settings.ron.damaged")).expect("kept");
    assert_eq!(kept, damaged);
}

#[test]
fn what_cannot_be_set_aside_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let places = Places::under(folder.path());
    std::fs::create_dir(places.settings()).expect("made");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(4);
    assert!(hears(&harness, "What is set now is not kept"), "{:?}", spoken(&harness));
    harness.state_mut().save();
    harness.run_steps(4);
    assert!(!hears(&harness, "could not be saved"), "{:?}", spoken(&harness));
    assert!(places.settings().is_dir());
}

#[test]
fn a_notice_that_follows_another_is_shown_as_long_as_any() {
    let folder = tempfile::tempdir().expect("a folder");
    settle(folder.path(), |_| {});
    let mut harness = app(folder.path(), (1280.0, 800.0));
    let say = |key: &'static str| cheeseboard::engine::Phrase::new(key).with("detail", "a reason".to_owned());
    // Four steps are a second.
    harness.state_mut().say(say("settings-not-saved"));
    harness.run_steps(20);
    assert!(hears(&harness, "could not be saved"));
    harness.state_mut().say(say("select-throw-failed"));
    harness.run_steps(20);
    assert!(hears(&harness, "could not be thrown away"), "{:?}", spoken(&harness));
    harness.run_steps(12);
    assert!(!hears(&harness, "could not be thrown away"), "{:?}", spoken(&harness));
}
