//! How a finished game went, on the end screen: the chances of all seats in one picture, where each result came from, and the
//! turns that decided it.
//!
//! A strip below the result tells it in five seconds; it opens the page, which tells it in a minute. Below a board that is
//! looked at again, the picture leads to any other moment. Must not know: the types of a
//! game, how a story is computed.

mod accounts;
mod cards;
mod chart;
mod model;
mod page;
mod scrubber;
mod strip;

pub use model::{CardKind, MomentKind, StoryCard, StoryChild, StoryModel, StoryMoment};
pub use page::page_ui;
pub use scrubber::scrubber_ui;
pub use strip::{strip_height, strip_ui};
