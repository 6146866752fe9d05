//! The rule books: every rule of every game stands in one, once, in words.

use std::collections::BTreeSet;

use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::lessons::Book;
use cheeseboard::text::Text;

#[test]
fn every_rule_stands_in_its_book_once() {
    struct Read(Text);
    impl Visitor for Read {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let book = Book::of::<G>(&self.0);
            let mut ids: Vec<&str> = book.entries().map(|entry| entry.id).collect();
            ids.sort_unstable();
            let mut rules = G::RULE_IDS.to_vec();
            rules.sort_unstable();
            assert_eq!(ids, rules, "{}", G::ID);
            assert!(!book.aim.starts_with('['), "{}: {}", G::ID, book.aim);
            let mut titles = BTreeSet::new();
            for section in &book.sections {
                assert!(!section.title.starts_with('[') && !section.entries.is_empty(), "{}: {}", G::ID, section.title);
            }
            for entry in book.entries() {
                let words = entry.text.split_whitespace().count();
                assert!(words > 5 && entry.text.ends_with(['.', '”']), "{}: {}", entry.id, entry.text);
                assert!(!entry.title.starts_with('[') && !entry.title.ends_with('.'), "{}: {}", entry.id, entry.title);
                assert!(titles.insert(entry.title.clone()), "{}: {} is the title of two rules", G::ID, entry.title);
            }
        }
    }
    visit_all(&mut Read(Text::english()));
}
