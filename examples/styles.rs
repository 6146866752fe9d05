//! Measures how the play styles differ in kind:
//! `cargo run --release --no-default-features --example styles -- GAME [GAMES [LEVEL [STYLE]]]`.
//!
//! Each style, and none, or this style alone, meets none of the same level, by default `hard`, at each seat on the same luck. Prints a row of a table
//! for each: the share of wins, and for each of its turns, in the unit of the mind's terms and with the standard error, how much
//! more it has then, such as points, in the first half of its turns (over a whole game that is little more than the result), what the
//! other seat loses, in how many of 100 turns the other seat loses, and what the other seat gains in the turn after it.

#[path = "story_checks/mean.rs"]
mod mean;

use cheeseboard::bots::{bot_seed, choose_move, wilson};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer, derive_stream};
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Bot, Match, PlayStyle, Player, SeatAssignment};
use mean::Mean;
use rand::Rng as _;

/// What the other seat has must fall by this much to count as taken, in units of the lead that makes a win e times as likely.
const TAKEN: f32 = 0.05;

struct Styles {
    games: usize,
    level: Level,
    styles: Vec<Option<PlayStyle>>,
}

/// A mean with its standard error, each times `scale`.
fn said(mean: &Mean, scale: f64) -> String {
    format!("{:.3} ± {:.3}", scale * mean.mean(), scale * mean.error())
}

/// What was counted over the games of one style.
#[derive(Default)]
struct Count {
    wins: f64,
    gained: Mean,
    lost_by_other: Mean,
    taken: Mean,
    gained_by_other: Mean,
}

/// What a seat sees that it has already, what the other seat has and may hope for, and the lead that counts.
#[derive(Clone, Copy)]
struct Standing {
    own: f32,
    other: f32,
    lead_scale: f32,
}

impl Visitor for Styles {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        for &style in &self.styles {
            let mut count = Count::default();
            (0..self.games).for_each(|number| play::<G>(number, Bot { level: self.level, style }, &mut count));
            let (low, high) = wilson(count.wins, self.games);
            println!(
                "| `{}` | {} | {:.0} [{:.0}–{:.0}] | {} | {} | {} | {} |",
                G::ID,
                style.map_or("none", PlayStyle::id),
                100.0 * count.wins / self.games as f64,
                100.0 * low,
                100.0 * high,
                said(&count.gained, 1.0),
                said(&count.lost_by_other, 1.0),
                said(&count.taken, 100.0),
                said(&count.gained_by_other, 1.0),
            );
        }
    }
}

/// Plays a game of this bot against one of the same level without a style, and counts.
fn play<G: Game>(number: usize, bot: Bot, count: &mut Count) {
    let seat = Seat::new(number % 2);
    let seed = derive_stream(1, "styles", &[number as u64 / 2]).next_u64();
    let seating = ["one", "other"].map(|name| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game = Match::<G>::new(Default::default(), seating.to_vec(), seed).expect("two may play");
    // Whose turn it is, and what the seats had when it began.
    let mut turn: Option<(Seat, Standing)> = None;
    let mut gains = Vec::new();
    loop {
        let now = game.turn();
        let on_turn = match now {
            Turn::Seat(on_turn) | Turn::Chance(Some(on_turn)) => Some(on_turn),
            Turn::Chance(None) => turn.map(|(before, _)| before),
            Turn::Over(_) => None,
        };
        if on_turn != turn.map(|(before, _)| before) {
            let standing = standing(&game, seat);
            match turn {
                Some((ended, before)) if ended == seat => {
                    let lost = before.other - standing.other;
                    gains.push(f64::from(standing.own - before.own));
                    count.lost_by_other.add(f64::from(lost));
                    count.taken.add(if lost > TAKEN * before.lead_scale { 1.0 } else { 0.0 });
                }
                Some((_, before)) => count.gained_by_other.add(f64::from(standing.other - before.other)),
                None => {}
            }
            turn = on_turn.map(|on_turn| (on_turn, standing));
        }
        match now {
            Turn::Over(outcome) => {
                gains[..gains.len() / 2].iter().for_each(|gain| count.gained.add(*gain));
                count.wins += if outcome.winners.contains(&seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
                return;
            }
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(on_turn) => {
                let bot = Bot { style: bot.style.filter(|_| on_turn == seat), ..bot };
                let seed = bot_seed(game.seed(), on_turn, game.ply());
                let choice = choose_move(&game.view(Viewer::Seat(on_turn)), bot, seed, &Stop::default());
                game.decide(on_turn, choice.expect("it is on turn")).expect("a legal move");
            }
        }
    }
}

/// The position as a seat expects it.
fn standing<G: Game>(game: &Match<G>, seat: Seat) -> Standing {
    let eyes = Viewer::Seat(seat);
    let mut stream = derive_stream(game.seed(), "standing", &[game.ply() as u64]);
    let worth = G::worth(&G::determinize(&game.view(eyes), &mut stream), eyes);
    let own = worth.terms[seat.index()].iter().take(G::IN_HAND).sum();
    Standing { own, other: worth.values().nth(1 - seat.index()).unwrap_or_default(), lead_scale: worth.lead_scale }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "kalle".to_owned());
    let games = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(100);
    let level = arguments.next().and_then(|level| Level::from_id(&level)).unwrap_or(Level::Hard);
    let styles = match arguments.next().and_then(|style| PlayStyle::from_id(&style)) {
        None => [None].into_iter().chain(PlayStyle::ALL.map(Some)).collect(),
        style => vec![style],
    };
    visit_game(&game, &mut Styles { games, level, styles }).expect("a game");
}
