//! Measures the level `child` against a simulated child: `cargo run --release --no-default-features --example simulated_child -- [GAMES]`.
//!
//! The simulated child knows the rules of a game and little more: it notices each legal move with a chance of 0.3, but at
//! least one, forgets each entry of its memory with a chance of 0.6 for the rest of the game, and takes the best of what it
//! noticed by the scores of `greedy`. The level should win about half of the games.

use cheeseboard::bots::{bot_seed, choose_move, wilson};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, Player, SeatAssignment};
use rand::{Rng as _, RngExt as _};

/// The chance of noticing a move.
const NOTICES: f32 = 0.3;
/// The chance of forgetting an entry of the memory.
const FORGETS: f32 = 0.6;

/// Measures one game after another.
struct Measure {
    games: usize,
}

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        let mut wins = 0.0;
        for number in 0..self.games {
            // Both sit at each seat on the same luck.
            let child = Seat::new(number % 2);
            wins += share::<G>(derive_stream(1, "simulated child", &[number as u64 / 2]).next_u64(), child);
        }
        let (low, high) = wilson(wins, self.games);
        let percent = |share: f64| share * 100.0;
        let share = percent(wins / self.games as f64);
        println!("{}: child wins {share:.1} % [{:.1}–{:.1}]", G::ID, percent(low), percent(high));
    }
}

/// Plays a game; the share of the win of the seat that plays at the level `child`.
fn share<G: Game>(seed: u64, child: Seat) -> f64 {
    let seating =
        ["child", "simulated"].map(|name| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game = Match::<G>::new(Default::default(), seating.to_vec(), seed).expect("two may play");
    loop {
        match game.turn() {
            Turn::Over(outcome) => {
                let won = outcome.winners.contains(&child);
                return if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            }
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(seat) if seat == child => {
                let seed = bot_seed(game.seed(), seat, game.ply());
                let choice = choose_move(&game.view(Viewer::Seat(seat)), Level::Child, seed, &Stop::default());
                game.decide(seat, choice.expect("it is on turn")).expect("a legal move");
            }
            Turn::Seat(seat) => {
                let choice = simulated(&game, seat);
                game.decide(seat, choice).expect("a legal move");
            }
        }
    }
}

/// The decision of the simulated child.
fn simulated<G: Game>(game: &Match<G>, seat: Seat) -> G::Move {
    let mut stream = derive_stream(game.seed(), "simulated", &[seat.index() as u64, game.ply() as u64]);
    let mut view = game.view(Viewer::Seat(seat));
    let forgotten = |entry: u64| {
        derive_stream(game.seed(), "simulated memory", &[seat.index() as u64, entry]).random::<f32>() < FORGETS
    };
    G::forget(&mut view, &mut { forgotten });
    let legal = game.legal_moves();
    let mut noticed: Vec<G::Move> = legal.iter().copied().filter(|_| stream.random::<f32>() < NOTICES).collect();
    if noticed.is_empty() {
        noticed.push(legal[random_below(&mut stream, legal.len() as u32) as usize]);
    }
    G::greedy(&view, &noticed, &mut stream, &Stop::default())
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100);
    visit_taught(&mut Measure { games });
}
