//! That every chapter can be learned on the screen, and that every place that it shows is there.

use cheeseboard::lessons::chapter_names;
use cheeseboard::ui::{Animation, Pace};

use crate::learner::learn;
use crate::ui::{app, settle};

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
