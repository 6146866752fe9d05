//! The rule book as a page: with pictures where this program can paint.

use crate::games::Game;
use crate::text::Text;

/// The rule book of a game as an HTML page.
#[cfg(feature = "gui")]
pub fn book_page<G: Game>(text: &Text) -> String {
    crate::ui::book_page::<G>(text)
}

/// The rule book of a game as an HTML page, without pictures.
#[cfg(not(feature = "gui"))]
pub fn book_page<G: Game>(text: &Text) -> String {
    let book = crate::lessons::RuleBook::load::<G>(text);
    let name = text.get(&format!("{}-name", G::ID));
    crate::lessons::BookPage { book: &book, name: &name, text }.html(|_| None)
}
