//! The contract between a game and everything else: rules, explicit chance events, views, refusals.
//!
//! Nothing here knows a particular game, a window, a file, a clock or a thread.
//!
//! A game is a set of pure functions on immutable states. An event that breaks a rule is refused with the id of that
//! rule:
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
//! let outcome = Ratzzia::sample_chance(&start, &mut luck_stream(7, 0));
//! let next = Ratzzia::after(&start, &Event::Chance(outcome))?;
//! assert!(matches!(Ratzzia::turn(&next), Turn::Seat(_)));
//! # Ok::<(), cheeseboard::engine::Refusal>(())
//! ```

mod chance;
mod game_end;
mod grid;
mod index;
mod level;
mod line;
mod mind;
mod options;
mod phrase;
mod rules;
mod seat;
mod set;
mod terms;
mod undo_barrier;
mod view;
mod weighted_views;
mod words;

pub use chance::{Stream, derive_stream, luck_stream, random_below, shuffle};
pub use game_end::{GameEnd, Lead, Measure, names};
pub use grid::Cell;
pub use index::index_type;
pub use level::Level;
pub use line::Line;
pub use mind::{Mind, SearchSettings, Stop, argmax_random_tie, sample_weighted, softmax};
pub use options::{OptionKind, OptionSpec, OptionValue};
pub use phrase::{Argument, Phrase, Refusal, RuleId};
pub use rules::{ChanceKind, Event, GameStage, Outcome, Rules, SecretDisplay, Turn, Value, check_seated};
pub use seat::{MAX_SEATS, PerSeat, Seat};
pub use set::{bit_set, set_as_list};
pub use terms::{MAX_TERMS, Term, Terms, TurnGain, Worth, terms};
pub use undo_barrier::UndoBarrier;
pub use view::{Determinization, Observation, View, Viewer};
pub use weighted_views::WeightedViews;
pub use words::Words;
