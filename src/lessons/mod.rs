//! How a game is learned: its rule book, and its lessons. What is told stands in the text files; what belongs together, and every position, is data
//! in `assets`.
//!
//! Must not know: egui, states.

mod book;
mod course;
mod lesson;
mod picture;
mod query;
mod together;

pub use book::{Book, Entry, Section};
pub use course::{Chapter, Goal, Step, Task, chapter, chapter_names, chapters};
pub use lesson::{Lesson, Reply, Verdict};
pub use picture::{Picture, pictures};
pub use query::Query;
pub use together::{Card, Cards, When};
