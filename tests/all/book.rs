//! The rule books: every rule of every game is in its book exactly once, in every language.

use std::collections::BTreeSet;

use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::lessons::{RuleBook, chapter_names, rule_pictures};
#[cfg(feature = "gui")]
use cheeseboard::paint::stage::Moment;
use cheeseboard::text::{Language, Text};

#[test]
fn every_rule_is_in_its_book_exactly_once() {
    struct Read(Text);
    impl Visitor for Read {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let book = RuleBook::load::<G>(&self.0);
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
    visit_taught(&mut Read(Text::english()));
}

/// Every picture belongs to a rule and shows a position from a chapter's record.
#[test]
fn every_picture_shows_a_position() {
    struct Look(usize);
    impl Visitor for Look {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let pictures = rule_pictures(G::ID).unwrap_or_else(|problem| panic!("{}: {problem:?}", G::ID));
            let book = RuleBook::load::<G>(&Text::english());
            for (rule, picture) in &pictures {
                let place = format!("{}, {rule}", G::ID);
                assert!(chapter_names(G::ID).contains(&picture.chapter), "{place}: no chapter {}", picture.chapter);
                let (game, _) = picture.position::<G>().unwrap_or_else(|| panic!("{place}: no ply {}", picture.ply));
                assert_eq!(game.ply(), picture.ply, "{place}");
                let entry = book.entries().find(|entry| entry.id == rule);
                let entry = entry.unwrap_or_else(|| panic!("{place}: no such rule"));
                assert_eq!(entry.picture.as_ref(), Some(picture), "{place}");
                if let Some((start, end)) = picture.film {
                    let (game, who) = picture.end_of_film::<G>().unwrap_or_else(|| panic!("{place}: no ply {end}"));
                    assert!(start < end && (start..=end).contains(&picture.ply), "{place}: {start} to {end}");
                    // Only painters know what moves.
                    #[cfg(not(feature = "gui"))]
                    let moves = |ply: usize| game.observation(ply, who).is_some();
                    #[cfg(feature = "gui")]
                    let moves = |ply: usize| {
                        let observation = &game.observation(ply, who).expect("an event");
                        let (before, after) = (game.view_at(ply, who).open, game.view_at(ply + 1, who).open);
                        !G::beats(&Moment { observation, before: &before, after: &after }).is_empty()
                    };
                    assert!((start..end).any(moves), "{place}: nothing moves");
                }
                self.0 += 1;
            }
        }
    }
    let mut look = Look(0);
    visit_taught(&mut look);
    assert!(look.0 > 0);
}

#[test]
fn every_rule_has_words_in_every_language() {
    struct Read(Text);
    impl Visitor for Read {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let book = RuleBook::load::<G>(&self.0);
            let english = RuleBook::load::<G>(&Text::english());
            for (entry, wanted) in book.entries().zip(english.entries()) {
                let place = format!("{:?}, {}, {}", self.0.language(), G::ID, entry.id);
                assert!(!entry.title.starts_with('[') && !entry.text.is_empty(), "{place}");
                assert_eq!(entry.rationale.is_some(), wanted.rationale.is_some(), "{place}: our ruling");
                assert_eq!(entry.example.is_some(), wanted.example.is_some(), "{place}: the example");
            }
            assert_eq!(book.entries().count(), G::RULE_IDS.len(), "{}", G::ID);
        }
    }
    for language in Language::ALL {
        visit_taught(&mut Read(Text::of(language)));
    }
}

/// The rules of each game that are rulings of ours, in whole or in part: where the publisher's text is silent, leaves the
/// choice to the players, or its pictures are lost.
const RULINGS: [(&str, &[&str]); 4] = [
    ("burg_appenzell", &["B2", "B3", "B5", "B6", "B9", "B10", "B11", "B12", "B14", "B19", "B20", "B22"]),
    ("kalle", &["K1", "K2", "K4", "K6", "K7", "K11", "K13"]),
    ("rat_a_tat_roll", &["L1", "L2", "L3", "L5", "L10", "L11", "L13", "L15", "L17", "L19"]),
    (
        "ratzzia",
        &["R1", "R3", "R4", "R6", "R8", "R10", "R11", "R12", "R13", "R15", "R16", "R17", "R18", "R19", "R20", "R21"],
    ),
];

/// The sheet about a game lists what its book marks.
#[test]
fn rulings_of_ours_are_marked_with_their_reasons() {
    struct Read;
    impl Visitor for Read {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let Some((_, rulings)) = RULINGS.iter().find(|(game, _)| *game == G::ID) else { return };
            let book = RuleBook::load::<G>(&Text::english());
            let marked: BTreeSet<&str> =
                book.entries().filter(|entry| entry.rationale.is_some()).map(|entry| entry.id).collect();
            assert_eq!(marked, rulings.iter().copied().collect::<BTreeSet<&str>>(), "{}", G::ID);
        }
    }
    visit_taught(&mut Read);
}
