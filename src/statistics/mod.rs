//! What the people here have played: who they are in records.
//!
//! Must not know: screens, threads.

mod people;

pub use people::{Directory, FormerPeople, Successor, Who};
