//! Snapshots of every game's board in both themes: in the opening, in the middle, late and at the end of a game from `tests/boards`.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test board_pictures` renews the pictures; look at each before it is kept.

use std::path::Path;

use cheeseboard::engine::Viewer;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::read_record;
use cheeseboard::ui::board_image::render_themed;
use egui::vec2;
use egui_kittest::{SnapshotOptions, SnapshotResults, try_image_snapshot_options};

/// Names of the positions, each with the percentage of events before it.
const STAGES: [(&str, usize); 4] = [("opening", 12), ("middle", 45), ("late", 80), ("end", 100)];
/// Side of a picture, in pixels.
const SIDE: f32 = 360.0;

#[test]
fn boards_match_their_snapshots() {
    struct Compare(SnapshotResults);
    impl Visitor for Compare {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards").join(format!("{}.ron", G::ID));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let (game, _) = read_record(&text).and_then(|record| record.replay::<G>()).expect("a record");
            assert!(game.outcome().is_some(), "{}: it is over", G::ID);
            for (stage, share) in STAGES {
                let ply = game.ply() * share / 100;
                for (look, theme) in [("light", Theme::light()), ("dark", Theme::dark())] {
                    let shown = render_themed(&game, ply, Viewer::Table, vec2(SIDE, SIDE), theme);
                    let name = format!("boards/{}_{stage}_{look}", G::ID);
                    self.0.add(try_image_snapshot_options(&shown, name, &SnapshotOptions::default()));
                }
            }
        }
    }
    visit_taught(&mut Compare(SnapshotResults::new()));
}
