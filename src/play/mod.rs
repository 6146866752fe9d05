//! The game-independent middle layer: seats, the timeline of states, undo, records, tables.
//!
//! Real states are private to this module. It hands out views, observations, legal moves and records.
//!
//! ```
//! use cheeseboard::engine::Turn;
//! use cheeseboard::games::kalle::Kalle;
//! use cheeseboard::play::{Match, Player, SeatAssignment, Table, UndoPolicy, read_record};
//!
//! let person = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Human, mark };
//! let mut table = Table::new(Match::<Kalle>::new(Default::default(), vec![person("Ada", 0), person("Bo", 1)], 7).unwrap());
//! table.undo_policy = UndoPolicy::Free;
//! while matches!(table.game.turn(), Turn::Chance(_)) {
//!     table.game.resolve_chance().unwrap();
//! }
//! let Turn::Seat(seat) = table.game.turn() else { unreachable!("the rat hides") };
//! let before = table.game.ply();
//! table.game.decide(seat, table.game.legal_moves()[0]).unwrap();
//! table.undo().unwrap();
//! assert_eq!(table.game.ply(), before);
//!
//! let record = table.game.record(false).to_ron();
//! let (replayed, _) = read_record(&record).unwrap().replay::<Kalle>().unwrap();
//! assert_eq!(replayed.ply(), before);
//! ```

pub(crate) mod deal_date;
mod error;
mod game_match;
mod record;
mod script;
mod seats;
mod shelf;
mod table;
mod timeline;
mod undo;
mod value_tree;

pub use deal_date::parse_deal_date;
pub use error::{OpenError, RecordError};
pub use game_match::Match;
pub use record::{FORMAT_VERSION, PROGRAM_VERSION, RESERVED_FIELDS, Record, RecordWarning, SeatEntry, read_record};
pub use script::Script;
pub use seats::{Bot, PersonId, PlayStyle, Player, SeatAssignment};
pub use shelf::{Shelf, ShelfFile};
pub use table::{
    Change, FileContents, Note, Table, Trial, detect_contents, game_id_of, is_from_newer_version, is_newer_version,
    is_table_file, shareable_copy,
};
pub use undo::{UndoPolicy, UndoStop};
