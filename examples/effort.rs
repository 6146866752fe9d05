//! Measures how strong a game's search is with less effort, and with perfect knowledge:
//! `cargo run --release --no-default-features --example effort -- GAME [GAMES] [open|alone] [LEVEL]`.
//!
//! Each player meets a level, `hard` unless another is named, both at each seat on the same luck. With `open`, one more sees the
//! true position, with all that is hidden but no future luck, and searches it with four times the iterations of `expert`. With
//! `alone`, only that one plays. Prints a row of a table.
//!
//! A match never shows everything before its end, so this program keeps the states itself.

use cheeseboard::bots::{bot_seed, choose_move, choose_with, wilson};
use cheeseboard::engine::{Event, Level, SearchSettings, Seat, Stop, Turn, Viewer, derive_stream, luck_stream};
use cheeseboard::games::{Game, Visitor, visit_taught};
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
    /// Whom all of them meet.
    rival: Level,
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
            let share_of_win = |number| share_of_win::<G>(number, settings, sees_all, self.rival);
            let wins: f64 = (0..self.games).map(share_of_win).sum();
            let (low, high) = wilson(wins, self.games);
            let [wins, low, high] = [wins / self.games as f64, low, high].map(|share| share * 100.0);
            row += &format!(" {wins:.0} [{low:.0}–{high:.0}] |");
            eprintln!("{row}");
        }
        println!("{row}");
    }
}

/// Plays a game of a player with these settings against a level; its share of the win.
fn share_of_win<G: Game>(number: usize, settings: SearchSettings, sees_all: bool, rival: Level) -> f64 {
    let seat = Seat::new(number % 2);
    let seed = derive_stream(1, "effort", &[number as u64 / 2]).next_u64();
    let mut state = G::start(&Default::default(), 2).expect("two may play");
    let stop = Stop::default();
    let (mut ply, mut chance_events) = (0, 0);
    loop {
        let event = match G::turn(&state) {
            Turn::Over(outcome) => {
                let won = outcome.winners.contains(&seat);
                return if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            }
            Turn::Chance(_) => {
                let outcome = G::sample_chance(&state, &mut luck_stream(seed, chance_events));
                chance_events += 1;
                Event::Chance(outcome)
            }
            Turn::Seat(on_turn) => {
                let own = Viewer::Seat(on_turn);
                let seed = bot_seed(seed, on_turn, ply);
                let choice = match (on_turn == seat, sees_all) {
                    (true, true) => choose_with(&G::view(&state, Viewer::Everything), seat, settings, seed, &stop),
                    (true, false) => choose_with(&G::view(&state, own), seat, settings, seed, &stop),
                    (false, _) => choose_move(&G::view(&state, own), rival, seed, &stop),
                };
                Event::Decision(on_turn, choice.expect("it is on turn"))
            }
        };
        state = G::after(&state, &event).expect("a legal event");
        ply += 1;
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "rat_a_tat_roll".to_owned());
    let (mut games, mut players, mut rival) = (100, PLAYERS.to_vec(), Level::Hard);
    for asked in arguments {
        match (asked.as_str(), asked.parse(), Level::from_id(&asked)) {
            ("open", ..) => players.push(ALL_SEEING),
            ("alone", ..) => players = vec![ALL_SEEING],
            (_, Ok(number), _) => games = number,
            (_, _, Some(level)) => rival = level,
            _ => {
                eprintln!("{asked} is neither a number of games nor open, alone or a level");
                std::process::exit(2);
            }
        }
    }
    visit_taught(&mut Measure { game, games, players, rival });
}
