//! Bots: levels, search, worker thread and arena. Bots decide from views and never see a state.
//!
//! What a bot values in a game is in that game's `mind.rs`. All levels but `random` and `greedy` use one search
//! (`search.rs`), `easy` with few or no iterations; where a habit would give something away, a mind names a mixed
//! strategy instead, from which the move is drawn. A play style (`play_style.rs`) decides among moves that seem about
//! equally good.
//!
//! ```
//! use cheeseboard::bots::{bot_seed, choose_move};
//! use cheeseboard::engine::{Level, Stop, Turn, Viewer};
//! use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
//! use cheeseboard::play::{Match, Player, SeatAssignment};
//!
//! let bot = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Bot(Level::Easy.into()), mark };
//! let mut game = Match::<RatATatRoll>::new(Default::default(), vec![bot("Gouda", 0), bot("Edam", 1)], 7).unwrap();
//! let seat = loop {
//!     match game.turn() {
//!         Turn::Seat(seat) => break seat,
//!         Turn::Chance(_) | Turn::Over(_) => game.resolve_chance().unwrap(),
//!     }
//! };
//! // The same view and seed give the same decision.
//! let decide =
//!     || choose_move(&game.view(Viewer::Seat(seat)), Level::Easy, bot_seed(7, seat, game.ply()), &Stop::default());
//! let choice = decide().unwrap();
//! assert_eq!(decide(), Some(choice));
//! assert!(game.legal_moves().contains(&choice));
//! ```
//!
//! # Strength
//!
//! Measured by the arena between two seats: 800 games per cell, in pairs on the same luck with the seats exchanged, by
//! `cheeseboard arena GAME --seats FIRST,SECOND --games 800 --seed 1`. The figures are the win share of the first bot
//! in percent and its 95 % interval (Wilson); a shared win counts as a fraction. Levels are numbers of iterations, so
//! the figures depend neither on the clock nor on the speed of the machine.
//!
//! | game | easy, random | medium, easy | hard, medium | hard, greedy |
//! |---|---|---|---|---|
//! | Kalle | 84.6 [82.0–87.0] | 71.8 [68.5–74.8] | 57.3 [53.9–60.7] | 85.1 [82.4–87.4] |
//! | Burg Appenzell | 100 [99.5–100] | 80.5 [77.6–83.1] | 74.1 [71.0–77.0] | 66.2 [62.9–69.4] |
//! | Rat-a-Tat Roll | 85.3 [82.7–87.6] | 75.6 [72.5–78.4] | 61.2 [57.8–64.5] | 64.5 [61.1–67.7] |
//! | Ratzzia | 100 [99.5–100] | 68.8 [65.5–71.9] | 71.1 [67.9–74.2] | 86.1 [83.6–88.3] |
//! | Zatre | 100 [99.5–100] | 64.9 [61.5–68.1] | 58.5 [55.1–61.9] | 63.7 [60.3–66.9] |
//!
//! Mean final scores in Zatre between two bots of the same level (`--seats hard,hard --games 200`, the others 400
//! games): hard 332.3, greedy 310.8, random 211.5.
//!
//! Four seats, 100 games per row, by `--seats hard,medium,easy,greedy --games 100 --seed 1` (equal players would win 25
//! % each):
//!
//! | game | hard | medium | easy | greedy |
//! |---|---|---|---|---|
//! | Kalle | 42.8 [33.5–52.5] | 20.2 [13.5–29.2] | 14.8 [9.1–23.0] | 22.2 [15.2–31.3] |
//! | Burg Appenzell | 47.0 [37.5–56.7] | 12.0 [7.0–19.8] | 13.0 [7.8–21.0] | 28.0 [20.1–37.5] |
//! | Rat-a-Tat Roll | 36.5 [27.7–46.3] | 27.5 [19.7–37.0] | 15.5 [9.7–23.9] | 20.5 [13.8–29.4] |
//! | Ratzzia | 29.0 [21.0–38.5] | 15.0 [9.3–23.3] | 17.0 [10.9–25.5] | 39.0 [30.0–48.8] |
//! | Zatre | 32.0 [23.7–41.7] | 20.0 [13.3–28.9] | 15.0 [9.3–23.3] | 33.0 [24.6–42.7] |
//!
//! Sitting after `easy`, `greedy` profits from what `easy` leaves, most of all in Ratzzia: with `hard` and `greedy`
//! exchanged (`greedy,medium,easy,hard`), `greedy` wins 25.0 there and `hard` 39.0. With two of each in turn, the
//! combined share of both `hard` bots, by `--seats hard,greedy,hard,greedy --games 200 --seed 1`, is: Kalle 59.6
//! [52.7–66.2], Burg Appenzell 65.0 [58.2–71.3], Rat-a-Tat Roll 64.0 [57.1–70.3], Ratzzia 54.0 [47.1–60.8], Zatre 64.2
//! [57.3–70.5].
//!
//! A play style chooses among moves of about equal value and costs little strength. By `--seats hard-bold,hard --games
//! 200 --seed 1`, the bold bot wins 50.2 [43.4–57.1] in Kalle, 45.8 [39.0–52.7] in Rat-a-Tat Roll, 46.5 [39.7–53.4] in
//! Burg Appenzell and 44.5 [37.8–51.4] in Zatre. The other styles were not measured.
//!
//! # Speed and memory
//!
//! Decision times of `hard` in milliseconds, median and 95th percentile, on one core of a small idle machine: Zatre 2.8
//! and 13, Kalle 15 and 19, Burg Appenzell 44 and 87, Rat-a-Tat Roll 10 and 40, Ratzzia 9.4 and 113 (`cheeseboard arena
//! GAME --seats hard,hard --games 6 --seed 3`). The whole program uses 5 to 7 MB meanwhile.
//!
//! # Determinism
//!
//! One build of the program makes the same choice for the same view, level, style and seed. Builds for other platforms
//! may occasionally choose differently, and arena figures differ slightly: minds and search use `exp`, whose last bit
//! depends on the platform. Nothing else depends on this: records and table files store the moves, so reading them
//! never asks a bot again.

mod arena;
mod bot;
mod play_style;
mod search;
mod worker;

pub use arena::{
    Arena, ArenaError, ArenaReport, BaselineError, Competitor, PlayedGame, ReportLine, Seatings, Sprt, answer_line,
    wilson,
};
pub use bot::{BotSeed, bot_seed, choose_move};
pub use worker::{Answer, Worker};

#[cfg(test)]
mod tests {
    pub mod toy;
}
