//! How a game is learned: its rule book. What is told stands in the text files under the rules' ids; what belongs together is data
//! in `assets`.
//!
//! Must not know: egui, states.

mod book;

pub use book::{Book, Entry, Section};
