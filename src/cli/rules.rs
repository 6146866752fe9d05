//! `cheeseboard rules GAME`: prints the rule book of a game.

use std::fmt::Write as _;

use clap::Args;

use super::error::{CliError, no_such_game};
use crate::games::{Game, Visitor, visit_game};
use crate::lessons::RuleBook;
use crate::text::Text;

/// Which book.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Id of the game: zatre, kalle, …
    game: String,
}

struct LoadBook<'a>(&'a Text);

impl Visitor for LoadBook<'_> {
    type Output = RuleBook;
    fn visit<G: Game>(&mut self) -> RuleBook {
        RuleBook::load::<G>(self.0)
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let text = Text::english();
    let Some(book) = visit_game(&arguments.game, &mut LoadBook(&text)) else {
        return Err(no_such_game(&arguments.game));
    };
    super::print(&format_book(&book, &text.get(&format!("{}-name", arguments.game)), &text))
}

/// The book as plain text.
fn format_book(book: &RuleBook, name: &str, text: &Text) -> String {
    let mut page = format!("{name}\n\n{}\n", book.aim);
    // Writing to a string never fails.
    for section in &book.sections {
        let _ = write!(page, "\n\n{}\n", section.title);
        for entry in &section.entries {
            let _ = write!(page, "\n{}  {}\n{}\n", entry.id, entry.title, entry.text);
            for (label, more) in [("rules-ours", &entry.rationale), ("rules-example", &entry.example)] {
                if let Some(more) = more {
                    let _ = writeln!(page, "{} {more}", text.get(label));
                }
            }
        }
    }
    page
}
