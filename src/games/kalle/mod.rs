//! Kalle Kanalratte (Roberto Fraga), 2–5 players: a rat under one of sixteen lids, and a guard that looks for it.
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
//! Decisions where the page leaves room: anything after the end is refused under K12; a deal that is not due under K1, a starter
//! that is not due under K2; a step out of turn under K5; a swap whose places are not in ascending order is malformed (`record`).
//! Which sixteen animals live in the sewer is ours, by the alphabet as in `assets/art/kalle`; they differ in their picture only.

pub mod animals;
mod mind;
pub mod open;
#[cfg(feature = "gui")]
mod painter;
mod rules;
pub mod seen;
pub mod square;
mod words;

pub use open::{Common, Ending, Open, Phase, Point};
pub use rules::{Chance, Kalle, Move, Options};
pub use seen::{Memory, Pointing, PublicEvent, PublicHistory, Seen};
pub use words::animal;
