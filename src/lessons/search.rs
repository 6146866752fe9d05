//! Search in the rule book, ignoring case and accents, also for other words that mean the same.

use std::ops::Range;

use deunicode::deunicode_char;

use super::synonyms::Synonyms;

/// A search in a rule book: terms that all have to occur.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    terms: Vec<Term>,
}

/// A word, and other words and phrases that count for it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    /// As it was typed.
    word: Vec<char>,
    /// What else means the same.
    others: Vec<Vec<char>>,
}

impl Term {
    /// The number of letters of its longest word with which a text begins.
    fn longest_at(&self, text: &[(char, usize)]) -> Option<usize> {
        let words = std::iter::once(&self.word).chain(&self.others);
        words.filter(|word| has_prefix(text, word)).map(Vec::len).max()
    }
}

impl Query {
    /// The query for a line of words.
    pub fn new(line: &str, synonyms: &Synonyms) -> Self {
        let words: Vec<String> = line.split_whitespace().map(folded).filter(|word| !word.is_empty()).collect();
        let (mut terms, mut left) = (Vec::new(), words.as_slice());
        while !left.is_empty() {
            let (count, others) = synonyms.of_first(left, folded);
            let (typed, after) = left.split_at(count.clamp(1, left.len()));
            let letters = |word: &str| word.chars().collect::<Vec<char>>();
            let others = others.into_iter().map(|other| letters(&folded(other)));
            terms.push(Term { word: letters(&typed.join(" ")), others: others.collect() });
            left = after;
        }
        Query { terms }
    }

    /// Whether the query has no words.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// Whether every term occurs in one of the texts, or begins the id.
    pub fn matches<'a>(&self, id: &str, texts: impl IntoIterator<Item = &'a String>) -> bool {
        let texts: Vec<_> = texts.into_iter().map(|text| fold(text)).collect();
        let id: Vec<char> = fold(id).into_iter().map(|(letter, _)| letter).collect();
        let occurs = |term: &Term| {
            let found = |text: &Vec<(char, usize)>| (0..text.len()).any(|at| term.longest_at(&text[at..]).is_some());
            id.starts_with(&term.word) || texts.iter().any(found)
        };
        self.terms.iter().all(occurs)
    }

    /// The byte ranges in a text that match words of the query: ascending, without overlaps.
    pub fn find_in(&self, text: &str) -> Vec<Range<usize>> {
        if self.is_empty() {
            return Vec::new();
        }
        let letters = fold(text);
        let mut hits: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        while at < letters.len() {
            let longest = self.terms.iter().filter_map(|term| term.longest_at(&letters[at..])).max();
            if let Some(length) = longest {
                let end = letters.get(at + length).map_or(text.len(), |&(_, offset)| offset);
                // A letter may fold to two (œ to oe); a match of the first alone has no bytes of its own.
                hits.extend(Some(letters[at].1..end).filter(|hit| !hit.is_empty()));
            }
            at += longest.unwrap_or(1);
        }
        hits
    }
}

/// A word in lower case and without accents.
fn folded(word: &str) -> String {
    fold(word).into_iter().map(|(letter, _)| letter).collect()
}

fn has_prefix(text: &[(char, usize)], word: &[char]) -> bool {
    text.len() >= word.len() && text.iter().zip(word).all(|((letter, _), wanted)| letter == wanted)
}

/// The letters of a text, in lower case and without accents, each with its byte offset.
fn fold(text: &str) -> Vec<(char, usize)> {
    let mut letters = Vec::with_capacity(text.len());
    for (offset, letter) in text.char_indices() {
        match deunicode_char(letter) {
            Some(plain) => letters.extend(plain.chars().map(|letter| (letter.to_ascii_lowercase(), offset))),
            None => letters.push((letter, offset)),
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(line: &str) -> Query {
        Query::new(line, &Synonyms::default())
    }

    fn marked<'a>(line: &str, text: &'a str) -> Vec<&'a str> {
        query(line).find_in(text).into_iter().map(|hit| &text[hit]).collect()
    }

    #[test]
    fn case_and_accents_are_ignored() {
        assert_eq!(marked("kase", "Ein Käse, KÄSESTÜCKE"), ["Käse", "KÄSE"]);
        assert_eq!(marked("GRÖSSE", "die Größe"), ["Größe"]);
        assert_eq!(marked("d'un oeuf", "d’un œuf"), ["d’un", "œuf"]);
        assert_eq!(marked("mouse cheese", "cheese for a mouse"), ["cheese", "mouse"]);
        assert_eq!(marked("12", "never more than 12"), ["12"]);
        assert!(marked("", "anything").is_empty() && query("  ").is_empty());
        assert!(marked("cheese", "cheek").is_empty());
    }

    #[test]
    fn words_without_letters_are_ignored() {
        for nothing in ["\u{ad}", "\u{301}", "\u{200d}", "\u{feff} \u{ad}"] {
            let query = query(nothing);
            assert!(query.is_empty() && query.find_in("Rats and mice").is_empty(), "{nothing:?}");
        }
        assert_eq!(marked("rat\u{ad}s", "Rats and mice"), ["Rats"]);
    }

    /// Of two words that begin at the same place the longer one matches; the next match begins after it.
    #[test]
    fn matches_do_not_overlap() {
        assert_eq!(marked("an anan", "ananan"), ["anan", "an"]);
    }

    #[test]
    fn a_rule_matches_by_id_or_by_all_words_together() {
        let texts = ["Light cells", "A row of twelve counts.", "Ada’s row"].map(str::to_owned);
        for (line, is_found) in [
            ("z12", true),
            ("Z1", true),
            ("z2", false),
            ("light ada", true),
            ("light dark", false),
            ("", true),
            ("ROW z12", true),
        ] {
            assert_eq!(query(line).matches("Z12", &texts), is_found, "{line}");
        }
    }

    /// What somebody looks for is found under the name that the book has for it, and that name is marked.
    #[test]
    fn other_words_for_the_same_are_found() {
        let synonyms = Synonyms::of(crate::text::Language::English);
        let text = "If you re-roll a wild die, Greedy may rob you.";
        for (line, hits) in [
            ("joker", vec!["wild"]),
            ("steal", vec!["rob"]),
            ("roll again", vec!["re-roll"]),
            ("robber", vec!["Greedy", "rob"]),
        ] {
            let query = Query::new(line, &synonyms);
            assert!(query.matches("R1", [&text.to_owned()]), "{line}");
            assert_eq!(query.find_in(text).into_iter().map(|hit| &text[hit]).collect::<Vec<_>>(), hits, "{line}");
        }
        assert!(!Query::new("joker cheese", &synonyms).matches("R1", [&text.to_owned()]), "every word counts");
    }
}
