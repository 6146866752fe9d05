//! What is heard never depends on what somebody at the table may not know.

use cheeseboard::engine::{Rules, Viewer};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::paint::stage::Moment;
use cheeseboard::play::Match;
use cheeseboard::sound::Sound;

use crate::tables::{Setting, play_on, settings};

/// The sounds of an event's beats as this viewer sees it.
fn sounds<G: Game>(game: &Match<G>, ply: usize, who: Viewer) -> Vec<Sound> {
    let observation = game.observation(ply, who).expect("an event");
    let (before, after) = (game.view_at(ply, who), game.view_at(ply + 1, who));
    let moment = Moment { observation: &observation, before: &before.open, after: &after.open };
    G::beats(&moment).into_iter().filter_map(|beat| beat.sound).collect()
}

/// Compares what all hear of every event of some random games; returns how many sounds there were.
fn all_hear_the_same<G: Game>(table: &Setting<G>) -> usize {
    let mut count = 0;
    for seed in [1, 2] {
        let mut game = table.seated(seed);
        play_on(&mut game, seed);
        for ply in 0..game.ply() {
            let at_the_table = sounds(&game, ply, Viewer::Table);
            for who in table.viewers().into_iter().chain([Viewer::Everything]) {
                let heard = sounds(&game, ply, who);
                let observation = game.observation(ply, who).expect("an event");
                assert_eq!(heard, at_the_table, "{}, ply {ply}, {who:?}: {:?}", table.name(), observation.seen);
            }
            count += at_the_table.len();
        }
    }
    count
}

#[test]
fn every_viewer_hears_the_same_of_every_event() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let tables = settings::<G>();
            (<G as Rules>::ID, tables.iter().map(all_hear_the_same).sum())
        }
    }
    for (game, heard) in visit_all(&mut Law) {
        assert!(heard > 0 || game == "nim", "{game} is silent");
    }
}
