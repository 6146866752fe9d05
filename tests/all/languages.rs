//! Translations: every language has the keys and arguments of English; files of drafts may be missing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cheeseboard::games::{ids, taught_ids};
use cheeseboard::text::{Language, Text};
use fluent_bundle::FluentResource;
use regex::Regex;

/// The structure of a message: its attributes and its placeholders.
#[derive(Debug, Default, PartialEq, Eq)]
struct Made {
    parts: BTreeSet<String>,
    placeholders: BTreeSet<String>,
}

/// The structure of all messages of a language by file and key. Asserts that keys are unique and embedded in the program.
fn sentences(language: Language) -> BTreeMap<String, BTreeMap<String, Made>> {
    let (spoken, mut keys) = (Text::of(language), BTreeSet::new());
    let regex = |pattern| Regex::new(pattern).expect("a pattern");
    let (message, part) = (regex(r"^([a-zA-Z][a-zA-Z0-9_-]*) *="), regex(r"^ +\.([a-z]+) *="));
    let placeholder = regex(r"\$([a-z_]+)");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(language.code());
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            panic!("{}: {errors:?}", path.display());
        }
        let mut made: BTreeMap<String, Made> = BTreeMap::new();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(found) = message.captures(line) {
                key = found[1].to_owned();
                assert!(keys.insert(key.clone()), "{}: {key} a second time", path.display());
                assert!(spoken.has(&key), "{}: {key} is not in the program", path.display());
                made.insert(key.clone(), Made::default());
            }
            let Some(current) = made.get_mut(&key) else { continue };
            current.parts.extend(part.captures(line).map(|found| found[1].to_owned()));
            current.placeholders.extend(placeholder.captures_iter(line).map(|found| found[1].to_owned()));
        }
        files.insert(path.file_name().expect("a name").to_string_lossy().into_owned(), made);
    }
    files
}

/// Whether the file holds texts of a game that is a draft, which needs no other language than English.
fn is_of_draft(file: &str) -> bool {
    let name = file.trim_end_matches(".ftl");
    let taught = taught_ids();
    ids()
        .into_iter()
        .filter(|id| !taught.contains(id))
        .any(|id| name.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
}

#[test]
fn every_language_has_the_same_keys_and_arguments() {
    let english = sentences(Language::English);
    assert!(english.len() > 10 && english.values().map(BTreeMap::len).sum::<usize>() > 1000);
    for language in Language::ALL {
        let spoken = sentences(language);
        let missing: Vec<_> = english.keys().filter(|file| !spoken.contains_key(*file) && !is_of_draft(file)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        let surplus: Vec<_> = spoken.keys().filter(|file| !english.contains_key(*file)).collect();
        assert!(surplus.is_empty(), "{language:?}: not in English: {surplus:?}");
        for (file, said) in &spoken {
            let wanted = &english[file];
            let keys = |made: &BTreeMap<String, Made>| made.keys().cloned().collect::<BTreeSet<_>>();
            let differ: Vec<_> = keys(said).symmetric_difference(&keys(wanted)).cloned().collect();
            assert!(differ.is_empty(), "{language:?}, {file}: only on one side: {differ:?}");
            for (key, made) in said {
                assert_eq!(made, &wanted[key], "{language:?}, {file}: {key}");
            }
        }
    }
}

/// Languages have their own sentences and their own plural rules.
#[test]
fn languages_differ() {
    let mut seen = BTreeSet::new();
    for language in Language::ALL {
        let text = Text::of(language);
        assert_eq!(text.language(), language);
        assert!(seen.insert(text.get("settings-title")), "{language:?}: {}", text.get("settings-title"));
    }
}

/// The most words of a sentence in lessons and cards, and of all of them on average.
const LONGEST_SENTENCE: usize = 24;
const USUAL_SENTENCE: f64 = 16.0;

/// The sentences of a file of texts with their keys; what stands in braces counts as one word.
fn spoken_sentences(text: &str) -> Vec<(String, String)> {
    let regex = |pattern| Regex::new(pattern).expect("a pattern");
    let (message, end) = (regex(r"(?m)^([a-zA-Z][\w-]*) *="), regex(r"[.!?:;…]\s+"));
    let placeable = regex(r"\{[^{}]*\}");
    let starts: Vec<_> = message.captures_iter(text).collect();
    let mut found = Vec::new();
    for (number, start) in starts.iter().enumerate() {
        let to = starts.get(number + 1).map_or(text.len(), |next| next.get(0).expect("a match").start());
        let of_key = &text[start.get(0).expect("a match").end()..to];
        // Comments, and the names of variants, are no sentences.
        let lines = of_key.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let line = line.trim();
            let line = line.trim_start_matches('*');
            line.strip_prefix('[').and_then(|line| line.split_once(']')).map_or(line, |(_, rest)| rest)
        });
        let words = placeable.replace_all(&lines.collect::<Vec<_>>().join("\n"), "x").into_owned();
        found.extend(end.split(&words).map(|sentence| (start[1].to_owned(), sentence.to_owned())));
    }
    found
}

/// Whoever learns reads with one eye on the board.
#[test]
fn sentences_of_lessons_and_cards_are_short() {
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(language.code());
        let (mut words, mut sentences) = (0, 0);
        for game in taught_ids() {
            let text = std::fs::read_to_string(folder.join(format!("{game}_lessons.ftl"))).expect("a text");
            for (key, sentence) in spoken_sentences(&text) {
                let count = sentence.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
                assert!(count <= LONGEST_SENTENCE, "{language:?}, {key}: {count} words: {sentence}");
                words += count;
                sentences += usize::from(count > 0);
            }
        }
        assert!(sentences > 1000, "{language:?}: {sentences} sentences");
        let usual = words as f64 / sentences as f64;
        assert!(usual <= USUAL_SENTENCE, "{language:?}: {usual} words a sentence");
    }
}

#[test]
fn sentences_of_a_text_are_told_apart() {
    let text = "# A comment.\none = Ada lays { $tile }. Then Bo { $kind ->\n    [red] goes\n   *[other] stays\n }: well.\ntwo = Yes\n";
    let found: Vec<usize> =
        spoken_sentences(text).iter().map(|(_, sentence)| sentence.split_whitespace().count()).collect();
    assert_eq!(found, [3, 3, 1, 1], "{:?}", spoken_sentences(text));
}

/// The keys of what only the command line and broken files say.
const TECHNICAL: [&str; 3] = ["cli-", "record-", "key-"];

/// The messages in which one of these words occurs.
fn with_words<'a>(text: &'a str, words: &[String]) -> Vec<(&'a str, String)> {
    let pattern = words.iter().map(|word| regex::escape(word)).collect::<Vec<_>>().join("|");
    let word = Regex::new(&format!(r"(?i)\b({pattern})\b")).expect("a pattern");
    let mut key = "";
    let mut found = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
            key = name;
        }
        let is_technical = TECHNICAL.iter().any(|start| key.starts_with(start));
        found.extend(word.find(line).filter(|_| !is_technical).map(|word| (key, word.as_str().to_owned())));
    }
    found
}

#[test]
fn words_that_nobody_says_are_not_used() {
    let list = include_str!("words_not_used.ron");
    let words: BTreeMap<String, Vec<String>> = ron::from_str(list).expect("a list");
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(language.code());
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let text = std::fs::read_to_string(entry.expect("an entry").path()).expect("a text");
            let found = with_words(&text, &words[language.code()]);
            assert!(found.is_empty(), "{language:?}: {found:?}");
        }
    }
}

/// In Ratzzia everyone is a mouse.
#[test]
fn nobody_in_ratzzia_is_a_rat() {
    let rats = ["rat", "rats", "Ratte", "Ratten", "rata", "ratas", "ratto", "ratti"].map(str::to_owned);
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(language.code());
        for file in ["ratzzia", "ratzzia_lessons", "ratzzia_rules"] {
            let text = std::fs::read_to_string(folder.join(format!("{file}.ftl"))).expect("a text");
            assert_eq!(with_words(&text, &rats), [], "{language:?}, {file}");
        }
    }
}

#[test]
fn words_are_found_whole_and_with_their_keys() {
    let text = "# vers\none = verse vis\ntwo =\n    Vers!\ncli-three = vers\n";
    assert_eq!(with_words(text, &["vers".to_owned()]), [("two", "Vers".to_owned())]);
}
