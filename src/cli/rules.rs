//! `cheeseboard rules GAME`: prints the rule book of a game.

use std::fmt::Write as _;

use clap::Args;

use super::failure::{Failure, no_such_game};
use crate::games::{Game, Visitor, visit_game};
use crate::lessons::Book;
use crate::text::Text;

/// Which book.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Id of the game: zatre, kalle, …
    game: String,
}

struct Open<'a>(&'a Text);

impl Visitor for Open<'_> {
    type Output = Book;
    fn visit<G: Game>(&mut self) -> Book {
        Book::of::<G>(self.0)
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let text = Text::english();
    let Some(book) = visit_game(&arguments.game, &mut Open(&text)) else {
        return Err(no_such_game(&arguments.game));
    };
    super::print(&printed(&book, &text.get(&format!("{}-name", arguments.game)), &text))
}

/// The book as plain text.
fn printed(book: &Book, name: &str, text: &Text) -> String {
    let mut page = format!("{name}\n\n{}\n", book.aim);
    // Writing to a string never fails.
    for section in &book.sections {
        let _ = write!(page, "\n\n{}\n", section.title);
        for entry in &section.entries {
            let _ = write!(page, "\n{}  {}\n{}\n", entry.id, entry.title, entry.text);
            for (label, more) in [("rules-ours", &entry.ours), ("rules-example", &entry.example)] {
                if let Some(more) = more {
                    let _ = writeln!(page, "{} {more}", text.get(label));
                }
            }
        }
    }
    page
}
