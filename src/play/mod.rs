//! The middle layer, written once for all games: seats, the timeline of immutable states, undo, records, tables.
//!
//! Real states live here and are private; what leaves are views, observations, legal moves and records.
//!
//! ```
//! use cheeseboard::engine::Turn;
//! use cheeseboard::games::kalle::Kalle;
//! use cheeseboard::play::{Match, Player, Policy, Sitter, Table, read_record};
//!
//! let person = |name: &str, mark| Sitter { name: name.to_owned(), player: Player::Human, mark };
//! let mut table = Table::new(Match::<Kalle>::new(Default::default(), vec![person("Ada", 0), person("Bo", 1)], 7).unwrap());
//! table.policy = Policy::Free;
//! while matches!(table.game.turn(), Turn::Chance(_)) {
//!     table.game.draw_lot().unwrap();
//! }
//! let Turn::Seat(seat) = table.game.turn() else { unreachable!("the rat hides") };
//! let before = table.game.ply();
//! table.game.decide(seat, table.game.legal()[0]).unwrap();
//! table.undo().unwrap();
//! assert_eq!(table.game.ply(), before);
//!
//! let record = table.game.record(false).to_ron();
//! let (again, _) = read_record(&record).unwrap().replay::<Kalle>().unwrap();
//! assert_eq!(again.ply(), before);
//! ```

mod game_match;
mod problem;
mod record;
mod script;
mod seats;
mod shelf;
mod table;
mod timeline;
mod tree;
mod undo;

pub use game_match::Match;
pub use problem::{Problem, Trouble};
pub use record::{FORMAT, Notice, Record, read_record};
pub use script::Script;
pub use seats::{Bot, PlayStyle, Player, SeatAssignment};
pub use shelf::{Shelf, Shelved};
pub use table::{Change, Contents, Note, Table, contents_of, copy_of, game_of, is_newer, is_newer_version, is_table};
pub use undo::Policy;
