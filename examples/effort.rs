//! Measures how strong a game's search is with less effort, and with perfect knowledge:
//! `cargo run --release --no-default-features --example effort -- GAME [GAMES] [open|alone]`.
//!
//! Each player meets the level `hard`, both at each seat on the same luck. With `open`, one more sees the true position, with
//! all that is hidden but no future luck, and searches it four times as long as `expert` does: nobody can be expected to win
//! more often. With `alone`, only that one plays. Both are for `rat_a_tat_roll` alone: the minds of the other games guess what a
//! seat cannot see even where it lies open. Prints a row of a table.

use cheeseboard::bots::{bot_seed, choose_move, choose_with, wilson};
use cheeseboard::engine::{Level, SearchSettings, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::play::{Match, Player, SeatAssignment};
use rand::Rng as _;

/// The shares of the iterations of `expert`, and whether the player sees everything.
const PLAYERS: [(f32, bool); 5] =
    [(0.0, false), (1.0 / 64.0, false), (1.0 / 16.0, false), (1.0 / 4.0, false), (1.0, false)];
/// The player that sees everything.
const ALL_SEEING: (f32, bool) = (4.0, true);

/// Measures one game.
struct Measure {
    game: String,
    games: usize,
    /// Who plays: the share of the iterations of `expert`, and whether the player sees everything.
    players: Vec<(f32, bool)>,
}

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        if G::ID != self.game {
            return;
        }
        let mut row = format!("| `{}` |", G::ID);
        for &(share, sees_all) in &self.players {
            let [.., strongest] = G::search_settings();
            let iterations = (strongest.iterations as f32 * share) as u32;
            let settings = SearchSettings { iterations, ..strongest };
            let wins: f64 = (0..self.games).map(|number| share_of_win::<G>(number, settings, sees_all)).sum();
            let (low, high) = wilson(wins, self.games);
            let [wins, low, high] = [wins / self.games as f64, low, high].map(|share| share * 100.0);
            row += &format!(" {wins:.0} [{low:.0}–{high:.0}] |");
            eprintln!("{row}");
        }
        println!("{row}");
    }
}

/// Plays a game of a player with these settings against `hard`; its share of the win.
fn share_of_win<G: Game>(number: usize, settings: SearchSettings, sees_all: bool) -> f64 {
    let seat = Seat::new(number % 2);
    let seed = derive_stream(1, "effort", &[number as u64 / 2]).next_u64();
    let seating = ["one", "other"].map(|name| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game = Match::<G>::new(Default::default(), seating.to_vec(), seed).expect("two may play");
    let stop = Stop::default();
    loop {
        match game.turn() {
            Turn::Over(outcome) => {
                let won = outcome.winners.contains(&seat);
                return if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            }
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(on_turn) => {
                let seed = bot_seed(game.seed(), on_turn, game.ply());
                let eyes = if on_turn == seat && sees_all { Viewer::Everything } else { Viewer::Seat(on_turn) };
                let view = game.view(eyes);
                let choice = match on_turn == seat {
                    true => choose_with(&view, seat, settings, seed, &stop),
                    false => choose_move(&view, Level::Hard, seed, &stop),
                };
                game.decide(on_turn, choice.expect("it is on turn")).expect("a legal move");
            }
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "rat_a_tat_roll".to_owned());
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let asked = arguments.next();
    if asked.is_some() && game != "rat_a_tat_roll" {
        eprintln!("only the mind of rat_a_tat_roll reads an open position");
        std::process::exit(2);
    }
    let players = match asked.as_deref() {
        Some("alone") => vec![ALL_SEEING],
        Some("open") => PLAYERS.into_iter().chain([ALL_SEEING]).collect(),
        _ => PLAYERS.to_vec(),
    };
    visit_taught(&mut Measure { game, games, players });
}
