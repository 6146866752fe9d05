//! Nim, the small game of the guide in the README: three plates of cheeses, take from one plate, take the last cheese.

#[cfg(feature = "gui")]
mod painter;
pub mod rules;
#[cfg(all(test, feature = "gui"))]
mod tests;
mod words;

pub use rules::{Chance, Move, Nim, Open, Options, Seen};
