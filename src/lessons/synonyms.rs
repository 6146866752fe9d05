//! Words that stand for each other in a search of the rule book, a list a language.

use crate::files;
use crate::text::Language;

/// So many letters of a word are enough to tell which it is, whatever its ending.
const STEM: usize = 4;

/// The words of one language, in groups that mean about the same. A group may have phrases of several words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Synonyms {
    groups: Vec<Vec<String>>,
}

impl Synonyms {
    /// The groups of this language. A fault in the embedded file shows as no groups; the tests check that there is none.
    pub fn of(language: Language) -> Self {
        let file = files::read(&format!("book/synonyms/{}.ron", language.code()));
        Synonyms { groups: file.and_then(|file| ron::from_str(&file).ok()).unwrap_or_default() }
    }

    /// The groups, each with at least two words.
    pub fn groups(&self) -> impl Iterator<Item = &[String]> {
        self.groups.iter().map(Vec::as_slice)
    }

    /// The longest phrase with which these words begin, as its number of words, and what else can be said for it. `fold` makes
    /// words that are spelled alike the same.
    pub(super) fn of_first<'a>(&'a self, words: &[String], fold: impl Fn(&str) -> String) -> (usize, Vec<&'a String>) {
        let meant = |phrase: &String| {
            let parts: Vec<String> = phrase.split(' ').map(&fold).collect();
            let begins = words.len() >= parts.len() && parts.iter().zip(words).all(|(part, word)| is_same(part, word));
            begins.then_some(parts.len())
        };
        let of_group = |group: &Vec<String>| group.iter().filter_map(meant).max();
        let Some(longest) = self.groups.iter().filter_map(of_group).max() else { return (1, Vec::new()) };
        let groups = self.groups.iter().filter(|group| of_group(group) == Some(longest));
        (longest, groups.flatten().collect())
    }
}

/// Whether two words are the same, or one is the beginning of the other and long enough to tell.
fn is_same(one: &str, other: &str) -> bool {
    let [short, long] = if one.len() < other.len() { [one, other] } else { [other, one] };
    short == long || short.chars().count() >= STEM && long.starts_with(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(groups: &[&[&str]], words: &[&str]) -> (usize, Vec<String>) {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let synonyms = Synonyms { groups: groups.iter().map(|group| owned(group)).collect() };
        let words: Vec<String> = owned(words);
        let (count, found) = synonyms.of_first(&words, str::to_lowercase);
        (count, found.into_iter().cloned().collect())
    }

    #[test]
    fn longest_phrase_counts() {
        let groups: &[&[&str]] = &[&["roll again", "re-roll"], &["roll", "throw"]];
        assert_eq!(found(groups, &["roll", "again", "now"]), (2, vec!["roll again".to_owned(), "re-roll".to_owned()]));
        assert_eq!(found(groups, &["roll", "twice"]).0, 1);
        assert_eq!(found(groups, &["cheese"]), (1, Vec::new()));
    }

    #[test]
    fn endings_do_not_matter_where_enough_of_the_word_is_there() {
        let groups: &[&[&str]] = &[&["steal", "rob"]];
        for (word, is_found) in [("stealing", true), ("stea", true), ("ste", false), ("robs", false), ("rob", true)] {
            assert_eq!(!found(groups, &[word]).1.is_empty(), is_found, "{word}");
        }
    }

    #[test]
    fn every_language_has_groups_without_a_word_twice() {
        for language in Language::ALL {
            let synonyms = Synonyms::of(language);
            assert!(synonyms.groups().count() >= 20, "{language:?}");
            for group in synonyms.groups() {
                let mut words = group.to_vec();
                words.sort();
                words.dedup();
                assert!(words.len() == group.len() && words.len() >= 2, "{language:?}: {group:?}");
                assert!(group.iter().all(|word| *word == word.to_lowercase() && word.trim() == word), "{group:?}");
            }
        }
    }
}
