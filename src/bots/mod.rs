//! Bots: levels, search, worker thread and arena. Bots decide from views and never see a state.
//!
//! What a bot values in a game is in that game's `mind.rs`. All levels but `random` and `greedy` use one search
//! (`search.rs`), `easy` with few or no iterations. Where a turn is many small decisions, a mind may name whole turns, which are
//! compared instead (`turn_comparison.rs`); where a habit would give something away, a mind names a mixed
//! strategy instead, from which the move is drawn. A play style (`play_style.rs`) decides among moves that seem about
//! equally good, by what they lead to at the next ends of turns (`favourite.rs`).
//!
//! A hint is a [`plan()`] for the rest of the turn. Its [`reason()`] names the terms of the mind's value
//! ([`Mind::TERMS`](crate::engine::Mind::TERMS)) in which the two best moves differ most, as the search found them on
//! average, so that it cannot say other than what decides. An [`Adviser`] judges every move that a person could make while
//! the person thinks, so that the table can ask before one that gives much away.
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
//! # Levels
//!
//! The five levels that are offered differ in what they notice, what they forget and how far they look ahead. Each legal
//! move is noticed with the level's chance, and the decision is made among those that were noticed; each entry of the
//! memory is forgotten with another chance, for the rest of the game; with no iterations the move that counts most now is
//! taken, else the search decides. The new-game sheet says so in one sentence for each game.
//!
//! `child` is an even match for a simulated child of nine who knows the rules, which notices 3 of 10 moves and forgets 6 of
//! 10 things. By `cargo run --release --no-default-features --example simulated_child -- 200` it wins 48.2 [41.4–55.1] % in
//! Zatre, 50.2 [43.4–57.1] in Kalle, 52.5 [45.6–59.3] in Burg Appenzell, 54.5 [47.6–61.3] in Rat-a-Tat Roll and 52.0
//! [45.1–58.8] in Ratzzia. From there to `expert` the steps of a game are about equal: so wide in Ratzzia and so narrow in
//! Rat-a-Tat Roll because of what noticing and searching are worth there.
//!
//! # Strength
//!
#![doc = include_str!("strength.md")]
//!
//! # Determinism
//!
//! One build of the program makes the same choice for the same view, level, style and seed. Builds for other platforms
//! may occasionally choose differently, and arena figures differ slightly: minds and search use `exp`, whose last bit
//! depends on the platform. Nothing else depends on this: records and table files store the moves, so reading them
//! never asks a bot again.

mod adviser;
mod arena;
mod bot;
mod candidate_lines;
mod favourite;
mod inquiry;
mod judgement;
mod leaf_means;
mod line_trials;
mod named_differences;
mod plan;
mod play_style;
mod quick_player;
mod reason;
mod reward;
mod search;
mod turn_comparison;
mod worker;

pub use adviser::{Adviser, Loss};
pub use arena::{
    Arena, ArenaError, ArenaReport, BaselineError, Competitor, PlayedGame, ReportLine, Seatings, Sprt, answer_line,
    wilson,
};
pub use bot::{BotSeed, bot_seed, choose_move, choose_with};
pub use candidate_lines::{candidate_lines, is_same_line, line_of};
pub use judgement::{Judgement, judge};
pub use leaf_means::{Difference, LeafMeans, Part};
pub use line_trials::{LineTrials, compare_lines, try_lines};
pub use named_differences::named;
pub(crate) use plan::WIN_GAIN;
pub use plan::{Comparison, Plan, Step, foresee, plan, plan_from, plan_with};
pub use quick_player::QuickPlayer;
pub use reason::{reason, reason_in_hindsight, rivals_of, said_of_better};
pub use worker::{Answer, Task, Worker};

#[cfg(test)]
pub(crate) mod tests {
    pub mod toy;
}
