//! Fits how far the expectations of a game's mind can be trusted in a story (`Mind::SHARPNESS`):
//! `cargo run --release --no-default-features --example fit_story -- GAME [GAMES]`.
//!
//! Positions of games between bots of the level `medium` are played on by the reference player of the story, and what was
//! expected at the horizon is compared with what came of it.

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Match, Player, SeatAssignment};
use cheeseboard::story::{expectations, fitted_sharpness};

struct Fit {
    games: u64,
}

impl Visitor for Fit {
    type Output = f32;

    fn visit<G: Game>(&mut self) -> f32 {
        let all: Vec<_> =
            (0..self.games).flat_map(|seed| expectations(&played::<G>(seed), seed, &Stop::default())).collect();
        println!("{}: {} playouts", G::ID, all.len());
        fitted_sharpness(&all)
    }
}

/// A game of two bots.
fn played<G: Game>(seed: u64) -> Match<G> {
    let bot =
        |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Bot(Level::Medium.into()), mark };
    let mut game = Match::<G>::new(Default::default(), vec![bot("Ada", 0), bot("Bo", 1)], seed).expect("two may play");
    loop {
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(seat) => {
                let seed = bot_seed(game.seed(), seat, game.ply());
                let view = game.view(Viewer::Seat(seat));
                let choice = choose_move(&view, Level::Medium, seed, &Stop::default()).expect("it is on turn");
                game.decide(seat, choice).expect("it is legal");
            }
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "ratzzia".to_owned());
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(20);
    match visit_game(&game, &mut Fit { games }) {
        Some(sharpness) => println!("SHARPNESS = {sharpness:.2}"),
        None => eprintln!("there is no game {game}"),
    }
}
