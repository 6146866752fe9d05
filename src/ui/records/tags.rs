//! The tags of records: short words that people add, in one file of their own.
//!
//! A tag never stands in a record. The file `tags.ron` lists the tags of each record by the name of the record's file. The tags of a deleted
//! record go with it, see [`super::deleted`].
//!
//! Must not know: screens.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::storage::{ReadError, read_regular_file};

/// The longest tag, in characters.
pub const MAX_TAG_LENGTH: usize = 24;
/// The most tags of a record.
pub const MAX_TAGS: usize = 6;
/// The version of the file.
const VERSION: u32 = 1;

/// The tags of all records.
#[derive(Debug, Default)]
pub struct Tags {
    /// By the names of the records' files.
    by_file: BTreeMap<String, Vec<String>>,
    /// How often anything has changed.
    version: usize,
    /// Whether the file on the disk cannot be read and must not be replaced.
    is_read_only: bool,
}

/// The file.
#[derive(Serialize, Deserialize)]
struct Written {
    version: u32,
    tags: BTreeMap<String, Vec<String>>,
}

/// As much of the file as every version has.
#[derive(Deserialize)]
struct WrittenVersion {
    version: u32,
}

/// Why the tags could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagsProblem {
    /// The file is damaged. It should be set aside, because the next change replaces it.
    Damaged,
    /// The file is from a newer version, or the system cannot read it. It stays as it is, and tags cannot be changed.
    Unreadable,
}

impl Tags {
    /// Reads the file. Without one there are no tags.
    pub fn load(path: &Path) -> (Tags, Option<TagsProblem>) {
        let read_only = || Tags { is_read_only: true, ..Tags::default() };
        match read_regular_file(path) {
            Ok(text) => match Tags::parse(&text) {
                Ok(tags) => (tags, None),
                Err(TagsProblem::Damaged) => (Tags::default(), Some(TagsProblem::Damaged)),
                Err(problem) => (read_only(), Some(problem)),
            },
            Err(ReadError::Io(error)) if error.kind() == ErrorKind::NotFound => (Tags::default(), None),
            Err(ReadError::NotText | ReadError::TooLarge) => (Tags::default(), Some(TagsProblem::Damaged)),
            Err(error) => {
                tracing::warn!("{} cannot be read: {error}", path.display());
                (read_only(), Some(TagsProblem::Unreadable))
            }
        }
    }

    fn parse(text: &str) -> Result<Tags, TagsProblem> {
        let WrittenVersion { version } = ron::from_str(text).map_err(|_| TagsProblem::Damaged)?;
        if version > VERSION {
            return Err(TagsProblem::Unreadable);
        }
        let written: Written = ron::from_str(text).map_err(|_| TagsProblem::Damaged)?;
        let mut tags = Tags::default();
        for (file, own) in written.tags {
            for tag in own.iter().filter_map(|tag| tidy(tag)) {
                tags.insert(&file, tag);
            }
        }
        tags.version = 0;
        Ok(tags)
    }

    /// The text of the file.
    pub fn to_ron(&self) -> String {
        let written = Written { version: VERSION, tags: self.by_file.clone() };
        let layout = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n").indentor("  ");
        // Maps, lists and strings can always be written.
        ron::ser::to_string_pretty(&written, layout).unwrap_or_default() + "\n"
    }

    /// Whether tags cannot be changed.
    pub fn is_read_only(&self) -> bool {
        self.is_read_only
    }

    /// How often anything has changed.
    pub fn version(&self) -> usize {
        self.version
    }

    /// The tags of a record, in the order in which they were added.
    pub fn of(&self, file: &str) -> &[String] {
        self.by_file.get(file).map_or(&[], Vec::as_slice)
    }

    /// All tags, those that most records have first.
    pub fn known(&self) -> Vec<String> {
        let mut counts = BTreeMap::<&str, usize>::new();
        self.by_file.values().flatten().for_each(|tag| *counts.entry(tag).or_default() += 1);
        let mut known: Vec<(&str, usize)> = counts.into_iter().collect();
        known.sort_by(|first, second| second.1.cmp(&first.1).then_with(|| first.0.cmp(second.0)));
        known.into_iter().map(|(tag, _)| tag.to_owned()).collect()
    }

    /// Adds a tag to a record, spelled as it is elsewhere. False if there is nothing to add: the tag is blank, the record has it, or has
    /// as many as it may have.
    pub fn add(&mut self, file: &str, tag: &str) -> bool {
        let Some(tag) = tidy(tag) else { return false };
        let folded = tag.to_lowercase();
        let known = self.by_file.values().flatten().find(|other| other.to_lowercase() == folded).cloned();
        self.insert(file, known.unwrap_or(tag))
    }

    /// Adds a tidy tag, if the record does not have it and has room for it.
    fn insert(&mut self, file: &str, tag: String) -> bool {
        let folded = tag.to_lowercase();
        let own = self.of(file);
        if own.len() >= MAX_TAGS || own.iter().any(|other| other.to_lowercase() == folded) {
            return false;
        }
        self.by_file.entry(file.to_owned()).or_default().push(tag);
        self.version += 1;
        true
    }

    /// Takes a tag from a record.
    pub fn remove(&mut self, file: &str, tag: &str) {
        if let Some(own) = self.by_file.get_mut(file) {
            own.retain(|other| other != tag);
            if own.is_empty() {
                self.by_file.remove(file);
            }
            self.version += 1;
        }
    }

    /// Gives the tags of a file to another one, which has no others then.
    pub fn rename(&mut self, from: &str, to: &str) {
        let own = self.by_file.remove(from);
        self.version += usize::from(own.is_some() || self.by_file.contains_key(to));
        match own {
            Some(own) => drop(self.by_file.insert(to.to_owned(), own)),
            None => drop(self.by_file.remove(to)),
        }
    }

    /// Forgets all files that are not kept.
    pub fn keep_only(&mut self, is_kept: impl Fn(&str) -> bool) {
        let before = self.by_file.len();
        self.by_file.retain(|file, _| is_kept(file));
        self.version += usize::from(self.by_file.len() != before);
    }

    /// The files that have tags.
    pub fn files(&self) -> BTreeSet<&str> {
        self.by_file.keys().map(String::as_str).collect()
    }
}

/// A tag in the form in which it is kept: without needless space, and not too long; `None` if nothing is left.
fn tidy(tag: &str) -> Option<String> {
    let words: Vec<&str> = tag.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let tag: String = words.join(" ").chars().take(MAX_TAG_LENGTH).collect();
    let tag = tag.trim_end().to_owned();
    (!tag.is_empty()).then_some(tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(tags: &[String]) -> Vec<&str> {
        tags.iter().map(String::as_str).collect()
    }

    #[test]
    fn tags_survive_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tags.ron");
        let mut tags = Tags::load(&path).0;
        assert!(tags.known().is_empty(), "without a file there are none");
        assert!(tags.add("a.ron", "Christmas") && tags.add("a.ron", "close “one”") && tags.add("b.ron", "Christmas"));
        crate::storage::write_atomically(&path, &tags.to_ron()).expect("written");
        let (read, problem) = Tags::load(&path);
        assert_eq!(problem, None);
        assert_eq!(list(read.of("a.ron")), ["Christmas", "close “one”"]);
        assert_eq!(list(read.of("b.ron")), ["Christmas"]);
        assert_eq!(list(&read.known()), ["Christmas", "close “one”"], "the most used first");
        assert!(read.of("c.ron").is_empty());
    }

    #[test]
    fn damaged_files_and_those_of_newer_versions_are_told_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tags.ron");
        for (text, problem, read_only) in [
            ("(version: 1, tags: {\"a\": [\"x\"", Some(TagsProblem::Damaged), false),
            ("(version: 1, tags: 7)", Some(TagsProblem::Damaged), false),
            ("shopping: milk", Some(TagsProblem::Damaged), false),
            ("(version: 2, tags: {\"a\": (colour: 3)})", Some(TagsProblem::Unreadable), true),
            ("(version: 1, tags: {})", None, false),
        ] {
            std::fs::write(&path, text).expect("written");
            let (tags, found) = Tags::load(&path);
            assert_eq!((found, tags.is_read_only(), tags.known().len()), (problem, read_only, 0), "{text}");
        }
        assert_eq!(Tags::load(folder.path()).1, Some(TagsProblem::Unreadable), "a folder in its place");
    }

    #[test]
    fn tags_are_short_few_and_each_once() {
        let mut tags = Tags::default();
        assert!(!tags.add("a", "  \n ") && tags.add("a", "  close \t one ") && !tags.add("a", "Close one"));
        assert_eq!(list(tags.of("a")), ["close one"]);
        assert!(tags.add("b", "CLOSE ONE"), "spelled as it is elsewhere");
        assert_eq!(list(tags.of("b")), ["close one"]);
        assert!(tags.add("a", &"é".repeat(100)));
        assert_eq!(tags.of("a")[1].chars().count(), MAX_TAG_LENGTH);
        for number in 0..20 {
            tags.add("a", &number.to_string());
        }
        assert_eq!(tags.of("a").len(), MAX_TAGS);
        let before = tags.version();
        tags.remove("a", "close one");
        assert!(tags.of("a").len() == MAX_TAGS - 1 && tags.version() != before);
    }

    #[test]
    fn tags_go_with_a_renamed_file() {
        let mut tags = Tags::default();
        tags.add("a", "one");
        tags.add("b", "two");
        tags.rename("a", "deleted/a");
        assert!(tags.of("a").is_empty());
        tags.rename("c", "b");
        assert!(tags.of("b").is_empty(), "a file without tags has taken its place");
        tags.rename("deleted/a", "a");
        assert_eq!((list(tags.of("a")), tags.files().len()), (vec!["one"], 1));
        tags.keep_only(|file| file != "a");
        assert!(tags.files().is_empty());
    }
}
