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
