//! `cheeseboard rules GAME`: prints the rule book of a game, as text or as a page with pictures.

use std::fmt::Write as _;

use clap::Args;

use super::book_page::book_page;
use super::error::{CliError, no_such_game};
use crate::games::{Game, Visitor, visit_game};
use crate::lessons::RuleBook;
use crate::text::{Language, Text};

/// Which book.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Id of the game: zatre, kalle, …
    game: String,
    /// As an HTML page, to print or to keep
    #[arg(long)]
    html: bool,
    /// The language: de, en, es, fr, it or nl
    #[arg(long, default_value = "en", value_name = "LANG", value_parser = language)]
    language: Language,
}

fn language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| format!("one of {}", Language::ALL.map(Language::code).join(", ")))
}

struct PrintBook<'a>(&'a Text, bool);

impl Visitor for PrintBook<'_> {
    type Output = String;
    fn visit<G: Game>(&mut self) -> String {
        let PrintBook(text, is_page) = *self;
        if is_page { book_page::<G>(text) } else { format_book(&RuleBook::load::<G>(text), &name::<G>(text), text) }
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let text = Text::of(arguments.language);
    let mut print = PrintBook(&text, arguments.html);
    let book = visit_game(&arguments.game, &mut print).ok_or_else(|| no_such_game(&arguments.game))?;
    super::print(&book)
}

fn name<G: Game>(text: &Text) -> String {
    text.get(&format!("{}-name", G::ID))
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
