//! Measures how the play styles differ in kind: `cargo run --release --no-default-features --example styles -- GAME [GAMES]`.
//!
//! Each style at the level `hard`, and none, meets `hard` at each seat on the same luck. Prints a row of a table for each: the
//! share of wins, in how many of 100 turns it took something from the other seat, and how far its chances swung from one of
//! its turns to the next.

use cheeseboard::bots::{bot_seed, choose_move, wilson};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Bot, Match, PlayStyle, Player, SeatAssignment};
use rand::Rng as _;

/// What the other seat has must fall by this much to count as taken, in units of the lead that makes a win e times as likely.
const TAKEN: f32 = 0.05;

struct Styles {
    games: usize,
}

/// What was counted over the games of one style.
#[derive(Default)]
struct Count {
    wins: f64,
    turns: usize,
    attacks: usize,
    /// The sum of the changes of the share of a win from turn to turn, each without its sign.
    swing: f32,
}

/// How a seat sees its position: its share of a win, and what the other seat has in units of the lead that counts.
#[derive(Clone, Copy)]
struct Outlook {
    share: f32,
    rival: f32,
}

impl Visitor for Styles {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        for style in [None].into_iter().chain(PlayStyle::ALL.map(Some)) {
            let mut count = Count::default();
            (0..self.games).for_each(|number| play::<G>(number, style, &mut count));
            let (low, high) = wilson(count.wins, self.games);
            let turns = count.turns as f64;
            println!(
                "| `{}` | {} | {:.0} [{:.0}–{:.0}] | {:.1} | {:.1} |",
                G::ID,
                style.map_or("none", PlayStyle::id),
                100.0 * count.wins / self.games as f64,
                100.0 * low,
                100.0 * high,
                100.0 * count.attacks as f64 / turns,
                100.0 * f64::from(count.swing) / turns,
            );
        }
    }
}

/// Plays a game of this style against none, and counts.
fn play<G: Game>(number: usize, style: Option<PlayStyle>, count: &mut Count) {
    let seat = Seat::new(number % 2);
    let seed = derive_stream(1, "styles", &[number as u64 / 2]).next_u64();
    let seating = ["one", "other"].map(|name| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game = Match::<G>::new(Default::default(), seating.to_vec(), seed).expect("two may play");
    let mut before: Option<Outlook> = None;
    let mut is_own_turn = false;
    loop {
        match game.turn() {
            Turn::Over(outcome) => {
                count.wins += if outcome.winners.contains(&seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
                return;
            }
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(on_turn) => {
                if (on_turn == seat) != is_own_turn {
                    is_own_turn = on_turn == seat;
                    let now = outlook(&game, seat);
                    match (is_own_turn, before) {
                        (true, Some(before)) => {
                            count.turns += 1;
                            count.swing += (now.share - before.share).abs();
                        }
                        (false, Some(before)) if now.rival < before.rival - TAKEN => count.attacks += 1,
                        _ => {}
                    }
                    if is_own_turn {
                        before = Some(now);
                    }
                }
                let bot = Bot { level: Level::Hard, style: style.filter(|_| is_own_turn) };
                let seed = bot_seed(game.seed(), on_turn, game.ply());
                let choice = choose_move(&game.view(Viewer::Seat(on_turn)), bot, seed, &Stop::default());
                game.decide(on_turn, choice.expect("it is on turn")).expect("a legal move");
            }
        }
    }
}

/// The position as a seat expects it.
fn outlook<G: Game>(game: &Match<G>, seat: Seat) -> Outlook {
    let eyes = Viewer::Seat(seat);
    let mut stream = derive_stream(game.seed(), "outlook", &[game.ply() as u64]);
    let position = G::determinize(&game.view(eyes), &mut stream);
    let worth = G::worth(&position, eyes);
    let rival = worth.values().nth(1 - seat.index()).unwrap_or(0.0) / worth.lead_scale;
    Outlook { share: G::win_probabilities(&position, eyes)[seat.index()], rival }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "kalle".to_owned());
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    visit_game(&game, &mut Styles { games }).expect("a game");
}
