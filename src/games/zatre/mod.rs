//! Zatre (Manfred Schüling), 2–6 players: lay tiles so that rows and columns sum to 10, 11 or 12.
//!
//! # The rules in short
//! 121 tiles with 1 to 6 pips lie in a bag. The seat on turn draws up to a hand of two and lays the tiles one by one
//! next to tiles on the board. No row or column of adjacent tiles may sum to more than 12. Lines of 10, 11 and 12
//! score 1, 2 and 4 points at the end of the turn, entered in the topmost free box of their column; a row with all
//! three earns its printed bonus. Light cells are only for tiles in such a line; each earns a cross that doubles a
//! row. Pips left in hand are subtracted.
//!
//! # Sources and rulings
//! The rule ids Z1–Z24 are those of the rule book in the app. Where the publisher's text is silent, the ruling is
//! ours, marked R there: ties in the draw for the start (Z4), light cells judged at the end of the turn (Z11), forced
//! light cells (Z12), the trigger of the early end (Z21), the details of partners (Z23).
//!
//! Our decisions where the rules page leaves room:
//! - If ties in the draw for the start (Z4) go on until the bag holds fewer tiles than there are tied seats, the
//!   first tied seat starts.
//! - A seat that lays out of turn is refused under Z7, a draw of tiles that are not in the bag under Z1, and every
//!   event after the end of the game under Z20.

pub mod board;
pub mod mind;
#[cfg(feature = "gui")]
mod painter;
pub mod placement;
pub mod preview;
mod rules;
pub mod scoring;
pub mod sheet;
pub mod tiles;
mod words;

pub use rules::{Chance, Common, Memory, Move, Open, Options, Phase, Rack, Seen, Zatre};
