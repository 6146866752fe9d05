//! The contract between a game and everything else: rules, explicit chance, views, refusals.
//!
//! Nothing here knows a particular game, a window, a file, a clock or a thread.

mod chance;
mod grid;
mod mind;
mod options;
mod phrase;
mod rules;
mod seat;
mod view;
mod words;

pub use chance::{Stream, below, luck_stream, seed_of, shuffle};
pub use grid::Cell;
pub use mind::{Effort, Mind, Skill, Stop, drawn, fraction, highest, shares};
pub use options::{OptionKind, OptionSpec, OptionValue};
pub use phrase::{Argument, Phrase, Refusal, RuleId};
pub use rules::{Due, Event, Given, Outcome, Rules, Secrets, Turn, Value};
pub use seat::{MAX_SEATS, PerSeat, Seat};
pub use view::{Imagined, Sighting, View, Viewer};
pub use words::Words;
