//! Games that play themselves, for tests, benchmarks and examples.
#![allow(dead_code, reason = "each program uses a part")]

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Mind, Rules, Seat, Stop, Stream, Turn, Viewer, random_below};
use cheeseboard::play::{Match, Player, SeatAssignment, Table};

/// Seats with these names, all taken by people or all by bots of a kind.
pub fn seated(names: &[&str], player: Player) -> Vec<SeatAssignment> {
    let seats = names.iter().enumerate();
    seats.map(|(seat, name)| SeatAssignment { name: (*name).to_owned(), player, mark: seat as u8 }).collect()
}

/// Plays on while `more` is true, at most to the end; `choose` decides for every seat.
pub fn play_while<G: Rules>(
    game: &mut Match<G>,
    more: impl Fn(&Match<G>) -> bool,
    mut choose: impl FnMut(&Match<G>, Seat) -> G::Move,
) {
    while more(game) {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.resolve_chance().expect("a chance event is due"),
            Turn::Seat(seat) => {
                let choice = choose(game, seat);
                game.decide(seat, choice).expect("a legal move");
            }
        }
    }
}

/// Redoes the next decision of a person, with what followed it. Returns whether there was anything to redo.
pub fn redo<G: Rules>(table: &mut Table<G>) -> bool {
    let target = table.redo_target();
    while target.is_some_and(|target| table.game.ply() < target) && table.redo_event() {}
    target.is_some()
}

/// The move of a greedy bot in this seat.
pub fn greedy_move<G: Mind>(game: &Match<G>, seat: Seat) -> G::Move {
    let seed = bot_seed(game.seed(), seat, game.ply());
    choose_move(&game.view(Viewer::Seat(seat)), Level::Greedy, seed, &Stop::default())
        .expect("a seat on turn has a move")
}

/// A uniformly random legal move.
pub fn random_move<G: Rules>(game: &Match<G>, stream: &mut Stream) -> G::Move {
    let legal = game.legal_moves();
    legal[random_below(stream, legal.len() as u32) as usize]
}
