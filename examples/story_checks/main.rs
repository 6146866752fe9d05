//! Measures how far the stories of games can be trusted: the figures of `src/story/checks.md`.
//!
//! `cargo run --release --no-default-features --example story_checks -- CHECK GAME [GAMES] [EFFORT] [LEVEL] [SEED]`, where CHECK
//! is `accounts` (the means of luck, of the unknown and of own play), `luck` (its mean alone, for very many games), `blunders`,
//! `better` or `sentences`, and LEVEL is that of the bots that play the games.

mod accounts;
mod better;
#[path = "../../tests/all/better_facts.rs"]
mod better_facts;
mod blunders;
mod luck;
mod mean;
mod sentences;
#[path = "../../tests/all/story_facts.rs"]
mod story_facts;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_game};
use cheeseboard::play::{Match, Player, SeatAssignment};
use mean::Mean;

/// Games that take longer are left out; none of the measured ones did.
const MOST_EVENTS: usize = 20_000;

/// What to measure.
#[derive(Clone, Copy)]
struct Check<'a> {
    what: &'a str,
    games: u64,
    effort: u32,
    levels: [Level; 2],
    seed: u64,
}

impl Visitor for Check<'_> {
    type Output = ();

    fn visit<G: Game>(&mut self) {
        match self.what {
            "luck" => luck::check::<G>(self),
            "blunders" => blunders::check::<G>(self),
            "better" => better::check::<G>(self),
            "sentences" => sentences::check::<G>(self),
            _ => accounts::check::<G>(self),
        }
    }
}

impl Check<'_> {
    /// The game with this number, played to its end. The levels change seats from game to game.
    fn played<G: Game>(&self, number: u64) -> Match<G> {
        let levels = self.levels_of(number);
        let bot = |name: &str, mark, level: Level| SeatAssignment {
            name: name.to_owned(),
            player: Player::Bot(level.into()),
            mark,
        };
        let seating = vec![bot("Ada", 0, levels[0]), bot("Bo", 1, levels[1])];
        let mut game =
            Match::new(Default::default(), seating, self.seed.wrapping_mul(1_000_000) + number).expect("two may play");
        play_on(&mut game, levels);
        game
    }

    /// The levels of the seats in the game with this number.
    fn levels_of(&self, number: u64) -> [Level; 2] {
        let [one, other] = self.levels;
        if number.is_multiple_of(2) { [one, other] } else { [other, one] }
    }
}

/// Plays a game to its end.
fn play_on<G: Game>(game: &mut Match<G>, levels: [Level; 2]) {
    while game.ply() < MOST_EVENTS {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance(_) => game.resolve_chance().expect("it is due"),
            Turn::Seat(seat) => {
                let choice = choice_of(game, seat, levels[seat.index()]);
                game.decide(seat, choice).expect("it is legal");
            }
        }
    }
}

fn choice_of<G: Game>(game: &Match<G>, seat: Seat, level: Level) -> G::Move {
    let seed = bot_seed(game.seed(), seat, game.ply());
    choose_move(&game.view(Viewer::Seat(seat)), level, seed, &Stop::default()).expect("it is on turn")
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, otherwise: &'static str| arguments.get(index).map_or(otherwise, String::as_str);
    let number = |index: usize, otherwise: u64| word(index, "").parse().unwrap_or(otherwise);
    let levels: Vec<Level> = word(4, "medium").split(',').filter_map(Level::from_id).collect();
    let first = levels.first().copied().expect("a level");
    let levels = [first, levels.get(1).copied().unwrap_or(first)];
    let mut check = Check {
        what: word(0, "accounts"),
        games: number(2, 20),
        effort: number(3, 8) as u32,
        levels,
        seed: number(5, 1),
    };
    visit_game(word(1, ""), &mut check).expect("a game");
}
