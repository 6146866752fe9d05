//! What is heard never depends on what somebody at the table may not know.

use cheeseboard::engine::{Rules, Viewer};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::Match;
use cheeseboard::sound::Sound;

use crate::every_viewer::{all_get_the_same, beats};
use crate::tables::settings;

/// The sounds of an event's beats as this viewer sees it.
fn sounds<G: Game>(game: &Match<G>, ply: usize, who: Viewer) -> Vec<Sound> {
    beats(game, ply, who).into_iter().filter_map(|beat| beat.sound).collect()
}

#[test]
fn every_viewer_hears_the_same_of_every_event() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let tables = settings::<G>();
            (<G as Rules>::ID, tables.iter().map(|table| all_get_the_same(table, sounds)).sum())
        }
    }
    for (game, heard) in visit_all(&mut Law) {
        assert!(heard > 0 || game == "nim", "{game} is silent");
    }
}
