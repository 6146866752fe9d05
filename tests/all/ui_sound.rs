//! Sound in the app: M silences it anywhere but where one writes, and says so.

use cheeseboard::ui::AppCommand;
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::ui::{app, hears, key};

#[test]
fn sound_is_turned_off_and_on_by_a_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    assert!(!harness.state().settings().muted, "it is on at first");
    key(&mut harness, Key::M);
    assert!(harness.state().settings().muted && hears(&harness, "Sound is off"));
    harness.state_mut().execute(AppCommand::NewGame("kalle"));
    harness.run_steps(3);
    key(&mut harness, Key::M);
    assert!(!harness.state().settings().muted && hears(&harness, "Sound is on"), "on every screen");
    let name = harness.get_all_by_role(egui::accesskit::Role::TextInput).next().expect("a name");
    name.focus();
    harness.run_steps(2);
    harness.key_press(Key::M);
    harness.run_steps(2);
    assert!(!harness.state().settings().muted, "a letter of a name is no command");
}
