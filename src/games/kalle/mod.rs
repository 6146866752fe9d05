//! Kalle Kanalratte (Roberto Fraga), 2–5 players: a rat hides under one of sixteen lids, and a guard looks for it.
//!
//! # The rules in short
//! Sixteen sewer animals lie face down in a square of four by four. In every round one player is the rat: while the others look
//! away, the rat card is exchanged for one of the sixteen. The others are searchers. One of them puts the guard on a card; then
//! they take turns to move it to a neighbouring card and turn that over. Between two steps the rat may swap two neighbouring cards,
//! but not the guard's. Whoever turns over the rat takes a cheese. If the eighth card is not the rat, the rat has to show where it
//! is, and takes the cheese if it remembers. Most cheeses win.
//!
//! # Sources and rulings
//! The rule ids K1–K14 are those of the rule book in the app. Where the publisher's text is silent the ruling is ours, marked R
//! there: who puts the guard down (K4), that its step is compulsory (K6), where it goes when all cards around it are open (K7),
//! that pointing and proving are compulsory and among which cards the rat proves then (K11), when it may look where it is (K13).
//!
//! Rule ids of refusals for which the page names none: any event after the end K12; a deal that is not due K1; a starter that is
//! not due K2; a step out of turn K5. A swap whose places are not in ascending order is malformed (`record`).
//! The choice of the sixteen animals is ours, in alphabetical order as in `assets/art/kalle`; they differ in their picture only.

pub mod animals;
pub mod common;
pub mod mind;
mod nouns;
mod options;
#[cfg(feature = "gui")]
mod painter;
mod rules;
pub mod seen;
pub mod square;
mod words;

pub use common::{Common, Ending, Guess, Open, Phase};
pub use nouns::animal;
pub use options::Options;
pub use rules::{Chance, Kalle, Move};
pub use seen::{Memory, PointingResult, PublicEvent, PublicHistory, Seen};
