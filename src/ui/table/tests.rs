//! Finished games for tests.

use crate::bots::{bot_seed, choose_move};
use crate::engine::{Level, Stop, Turn, Viewer};
use crate::games::Game;
use crate::play::{Match, Player, SeatAssignment};

/// A game that greedy bots have played to its end.
pub fn finished<G: Game>(seats: usize, seed: u64) -> Match<G> {
    let seat = |index: usize| SeatAssignment {
        name: format!("Bot {index}"),
        player: Player::Bot(Level::Greedy.into()),
        mark: index as u8,
    };
    let mut game = Match::<G>::new(Default::default(), (0..seats).map(seat).collect(), seed).expect("can be played");
    loop {
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let stream = bot_seed(seed, seat, game.ply());
                let choice = choose_move(&view, Level::Greedy, stream, &Stop::default()).expect("a legal move");
                game.decide(seat, choice).expect("legal");
            }
        }
    }
}
