//! The contract between a game and everything else: rules, explicit chance, views, refusals.
//!
//! Nothing here knows a particular game, a window, a file, a clock or a thread.
//!
//! A game is a set of functions on immutable states; an event that breaks a rule is refused with the rule's id:
//!
//! ```
//! use cheeseboard::engine::{Event, Rules, Seat, Turn, luck_stream};
//! use cheeseboard::games::ratzzia::{Move, Ratzzia};
//!
//! let start = Ratzzia::start(&Default::default(), 2)?;
//! assert!(matches!(Ratzzia::turn(&start), Turn::Chance(_)));
//! let refusal = Ratzzia::after(&start, &Event::Decision(Seat::new(0), Move::Roll {})).unwrap_err();
//! assert!(refusal.rule.starts_with('R'));
//!
//! let drawn = Ratzzia::roll(&start, &mut luck_stream(7, 0));
//! let begun = Ratzzia::after(&start, &Event::Chance(drawn))?;
//! assert!(matches!(Ratzzia::turn(&begun), Turn::Seat(_)));
//! # Ok::<(), cheeseboard::engine::Refusal>(())
//! ```

mod chance;
mod grid;
mod level;
mod mind;
mod options;
mod phrase;
mod rules;
mod seat;
mod view;
mod words;

pub use chance::{Stream, luck_stream, random_below, seed_of, shuffle};
pub use grid::Cell;
pub use level::Level;
pub use mind::{Mind, SearchSettings, Stop, argmax_random_tie, sample_weighted, softmax, spoken_odds};
pub use options::{OptionKind, OptionSpec, OptionValue};
pub use phrase::{Argument, Phrase, Refusal, RuleId};
pub use rules::{ChanceKind, Event, ManualOutcome, Outcome, Rules, Secrets, Turn, Value};
pub use seat::{MAX_SEATS, PerSeat, Seat};
pub use view::{Determinization, Observation, View, Viewer};
pub use words::Words;
