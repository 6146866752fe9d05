//! What must be the same for every viewer, at every event of some random games.

use std::fmt::Debug;

use cheeseboard::engine::Viewer;
use cheeseboard::games::Game;
use cheeseboard::paint::stage::{Beat, Moment};
use cheeseboard::play::Match;

use crate::tables::{Setting, play_on};

/// The beats of an event as this viewer sees it.
pub fn beats<G: Game>(game: &Match<G>, ply: usize, who: Viewer) -> Vec<Beat<G>> {
    let observation = game.observation(ply, who).expect("an event");
    let (before, after) = (game.view_at(ply, who), game.view_at(ply + 1, who));
    G::beats(&Moment { observation: &observation, before: &before.open, after: &after.open })
}

/// Compares what `told` says of every event to each viewer; returns how much that was.
pub fn all_get_the_same<G: Game, T: Debug + PartialEq>(
    table: &Setting<G>,
    told: impl Fn(&Match<G>, usize, Viewer) -> Vec<T>,
) -> usize {
    let mut count = 0;
    for seed in [1, 2] {
        let mut game = table.seated(seed);
        play_on(&mut game, seed);
        for ply in 0..game.ply() {
            let at_the_table = told(&game, ply, Viewer::Table);
            for who in table.viewers().into_iter().chain([Viewer::Everything]) {
                let observation = game.observation(ply, who).expect("an event");
                let got = told(&game, ply, who);
                assert_eq!(got, at_the_table, "{}, ply {ply}, {who:?}: {:?}", table.name(), observation.seen);
            }
            count += at_the_table.len();
        }
    }
    count
}
