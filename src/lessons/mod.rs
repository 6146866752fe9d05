//! Teaching a game: its rule book, its lessons, and the cards of a first game together.
//!
//! Sentences are in the text files; order, structure and positions are data in `assets`.
//!
//! Must not know: egui, states.

mod book_page;
mod chapter;
mod intro_cards;
mod lesson;
mod progress;
mod rule_book;
mod rule_links;
mod rule_picture;
mod search;
mod synonyms;

pub use book_page::{BookPage, PagePicture};
pub use chapter::{Chapter, Goal, Step, Task, chapter, chapter_names, chapters};
pub use intro_cards::{CardMoment, CardState, CardTrigger, IntroCard, IntroCards};
pub use lesson::{Lesson, Reply, Verdict};
pub use progress::{Learned, LessonProgress};
pub use rule_book::{RuleBook, RuleEntry, Section, facts};
pub use rule_links::rule_links;
pub use rule_picture::{RulePicture, rule_pictures};
pub use search::Query;
pub use synonyms::Synonyms;
