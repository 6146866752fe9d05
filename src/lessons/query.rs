//! Words that are looked for in a text, whatever their case and accents.

use std::ops::Range;

use deunicode::deunicode_char;

use super::book::Entry;

/// What somebody looks for in a rule book: words that all have to occur.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    words: Vec<Vec<char>>,
}

impl Query {
    /// What was written.
    pub fn new(written: &str) -> Self {
        let letters = |word: &str| folded(word).into_iter().map(|(letter, _)| letter).collect();
        let words = written.split_whitespace().map(letters);
        Query { words: words.filter(|word: &Vec<char>| !word.is_empty()).collect() }
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether a rule has every word: in its title, its text, its example, its reason, or as the beginning of its id.
    pub fn finds(&self, entry: &Entry) -> bool {
        let texts = [Some(&entry.title), Some(&entry.text), entry.example.as_ref(), entry.ours.as_ref()];
        let texts: Vec<_> = texts.into_iter().flatten().map(|text| folded(text)).collect();
        let id: Vec<char> = folded(entry.id).into_iter().map(|(letter, _)| letter).collect();
        self.words.iter().all(|word| {
            id.starts_with(word) || texts.iter().any(|text| (0..text.len()).any(|at| begins(&text[at..], word)))
        })
    }

    /// Where its words stand in a text: in bytes, ascending, none within another.
    pub fn hits(&self, text: &str) -> Vec<Range<usize>> {
        if self.is_empty() {
            return Vec::new();
        }
        let letters = folded(text);
        let mut hits: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        while at < letters.len() {
            let found = self.words.iter().filter(|word| begins(&letters[at..], word)).map(Vec::len).max();
            if let Some(length) = found {
                let end = letters.get(at + length).map_or(text.len(), |&(_, place)| place);
                // Half of a letter that counts as two is no place of its own.
                hits.extend(Some(letters[at].1..end).filter(|hit| !hit.is_empty()));
            }
            at += found.unwrap_or(1);
        }
        hits
    }
}

fn begins(text: &[(char, usize)], word: &[char]) -> bool {
    text.len() >= word.len() && text.iter().zip(word).all(|((letter, _), wanted)| letter == wanted)
}

/// The letters of a text as they are compared, each with the byte at which it stands.
fn folded(text: &str) -> Vec<(char, usize)> {
    let mut letters = Vec::with_capacity(text.len());
    for (place, letter) in text.char_indices() {
        match deunicode_char(letter) {
            Some(plain) => letters.extend(plain.chars().map(|letter| (letter.to_ascii_lowercase(), place))),
            None => letters.push((letter, place)),
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked<'a>(query: &str, text: &'a str) -> Vec<&'a str> {
        Query::new(query).hits(text).into_iter().map(|hit| &text[hit]).collect()
    }

    #[test]
    fn words_are_found_whatever_their_case_and_accents() {
        assert_eq!(marked("kase", "Ein Käse, KÄSESTÜCKE"), ["Käse", "KÄSE"]);
        assert_eq!(marked("GRÖSSE", "die Größe"), ["Größe"]);
        assert_eq!(marked("d'un oeuf", "d’un œuf"), ["d’un", "œuf"]);
        assert_eq!(marked("mouse cheese", "cheese for a mouse"), ["cheese", "mouse"]);
        assert_eq!(marked("12", "never more than 12"), ["12"]);
        assert!(marked("", "anything").is_empty() && Query::new("  ").is_empty());
        assert!(marked("cheese", "cheek").is_empty());
    }

    /// Of two words that begin at one place the longer one is meant; a hit begins where the one before has ended.
    #[test]
    fn what_has_no_letters_is_no_word() {
        for nothing in ["\u{ad}", "\u{301}", "\u{200d}", "\u{feff} \u{ad}"] {
            let query = Query::new(nothing);
            assert!(query.is_empty() && query.hits("Rats and mice").is_empty(), "{nothing:?}");
        }
        assert_eq!(marked("rat\u{ad}s", "Rats and mice"), ["Rats"]);
    }

    #[test]
    fn hits_do_not_overlap() {
        assert_eq!(marked("an anan", "ananan"), ["anan", "an"]);
    }

    #[test]
    fn a_rule_is_found_by_its_id_and_by_all_words_together() {
        let entry = Entry {
            id: "Z12",
            title: "Light cells".to_owned(),
            text: "A row of twelve counts.".to_owned(),
            ours: None,
            example: Some("Ada’s row".to_owned()),
            picture: None,
        };
        for (query, is_found) in [
            ("z12", true),
            ("Z1", true),
            ("z2", false),
            ("light ada", true),
            ("light dark", false),
            ("", true),
            ("ROW z12", true),
        ] {
            assert_eq!(Query::new(query).finds(&entry), is_found, "{query}");
        }
    }
}
