//! The middle layer, written once for all games: seats, the timeline of immutable states, undo, records, tables.
//!
//! Real states live here and are private; what leaves are views, sightings, legal moves and records.

mod problem;
mod record;
mod script;
mod seats;
mod shelf;
mod table;
mod the_match;
mod timeline;
mod tree;
mod undo;

pub use problem::{Problem, Trouble};
pub use record::{FORMAT, Notice, Record, read_record};
pub use script::Script;
pub use seats::{Bot, Level, Player, Sitter, Temper};
pub use shelf::{Shelf, Shelved};
pub use table::{Change, Contents, Note, Table, contents_of, copy_of, game_of, is_newer, is_newer_version, is_table};
pub use the_match::Match;
pub use undo::Policy;
