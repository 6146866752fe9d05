//! Five family board games: their rules, bots that play them, and the app in which people play them.
//!
//! A game between two bots, from the first draw to its record:
//!
//! ```
//! use cheeseboard::bots::{bot_seed, choose_move};
//! use cheeseboard::engine::{Level, Stop, Turn, Viewer};
//! use cheeseboard::games::zatre::Zatre;
//! use cheeseboard::play::{Match, Player, SeatAssignment};
//!
//! let bot = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Bot(Level::Greedy.into()), mark };
//! let mut game = Match::<Zatre>::new(Default::default(), vec![bot("Gouda", 0), bot("Edam", 1)], 7)?;
//! while game.outcome().is_none() {
//!     match game.turn() {
//!         Turn::Seat(seat) => {
//!             let seed = bot_seed(game.seed(), seat, game.ply());
//!             let choice = choose_move(&game.view(Viewer::Seat(seat)), Level::Greedy, seed, &Stop::default());
//!             game.decide(seat, choice.expect("it is this seat's turn"))?;
//!         }
//!         Turn::Chance(_) | Turn::Over(_) => game.resolve_chance()?,
//!     }
//! }
//! println!("{}", game.record(false).to_ron());
//! # Ok::<(), cheeseboard::engine::Refusal>(())
//! ```
#![doc = include_str!("ARCHITECTURE.md")]

pub mod bots;
pub mod cli;
pub mod daily;
pub mod drills;
pub mod engine;
mod files;
pub mod games;
pub mod lessons;
#[cfg(feature = "gui")]
pub mod paint;
pub mod play;
pub mod puzzles;
pub mod sound;
pub mod statistics;
pub mod storage;
pub mod story;
pub mod text;
#[cfg(feature = "gui")]
pub mod ui;
