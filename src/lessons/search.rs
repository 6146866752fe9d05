//! Search in the rule book, ignoring case and accents.

use std::ops::Range;

use deunicode::deunicode_char;

/// A search in a rule book: words that all have to occur.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    words: Vec<Vec<char>>,
}

impl Query {
    /// The query for a line of words.
    pub fn new(line: &str) -> Self {
        let letters = |word: &str| fold(word).into_iter().map(|(letter, _)| letter).collect();
        let words = line.split_whitespace().map(letters);
        Query { words: words.filter(|word: &Vec<char>| !word.is_empty()).collect() }
    }

    /// Whether the query has no words.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether every word occurs in one of the texts, or begins the id.
    pub fn matches<'a>(&self, id: &str, texts: impl IntoIterator<Item = &'a String>) -> bool {
        let texts: Vec<_> = texts.into_iter().map(|text| fold(text)).collect();
        let id: Vec<char> = fold(id).into_iter().map(|(letter, _)| letter).collect();
        self.words.iter().all(|word| {
            id.starts_with(word) || texts.iter().any(|text| (0..text.len()).any(|at| has_prefix(&text[at..], word)))
        })
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
            let longest = self.words.iter().filter(|word| has_prefix(&letters[at..], word)).map(Vec::len).max();
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

    fn marked<'a>(query: &str, text: &'a str) -> Vec<&'a str> {
        Query::new(query).find_in(text).into_iter().map(|hit| &text[hit]).collect()
    }

    #[test]
    fn case_and_accents_are_ignored() {
        assert_eq!(marked("kase", "Ein Käse, KÄSESTÜCKE"), ["Käse", "KÄSE"]);
        assert_eq!(marked("GRÖSSE", "die Größe"), ["Größe"]);
        assert_eq!(marked("d'un oeuf", "d’un œuf"), ["d’un", "œuf"]);
        assert_eq!(marked("mouse cheese", "cheese for a mouse"), ["cheese", "mouse"]);
        assert_eq!(marked("12", "never more than 12"), ["12"]);
        assert!(marked("", "anything").is_empty() && Query::new("  ").is_empty());
        assert!(marked("cheese", "cheek").is_empty());
    }

    #[test]
    fn words_without_letters_are_ignored() {
        for nothing in ["\u{ad}", "\u{301}", "\u{200d}", "\u{feff} \u{ad}"] {
            let query = Query::new(nothing);
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
        for (query, is_found) in [
            ("z12", true),
            ("Z1", true),
            ("z2", false),
            ("light ada", true),
            ("light dark", false),
            ("", true),
            ("ROW z12", true),
        ] {
            assert_eq!(Query::new(query).matches("Z12", &texts), is_found, "{query}");
        }
    }
}
