//! The settings as a file: read field by field, so that one unreadable word costs one field; written by merging, so that nobody's change is lost.

use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::mend::mended;
use super::merge::merged;
use super::{LONGEST_NAME, Settings};
use crate::paint::marks::MARKS;
use crate::storage::{LARGEST, copy_aside, set_aside, write_whole};

/// The field with the version of the program that wrote the file.
const PROGRAM: &str = "program";

/// Settings as they were found.
#[derive(Debug)]
pub struct Loaded {
    /// What holds now.
    pub settings: Settings,
    /// What was wrong with the file, if anything.
    pub damage: Option<Damage>,
}

/// What became of a damaged file.
#[derive(Debug)]
pub enum Damage {
    /// What could be read holds; the file as it was is kept under this name.
    Kept(PathBuf),
    /// It can neither be read nor moved: nothing may be written there, or what it holds would be lost.
    InTheWay(std::io::Error),
}

impl Settings {
    /// Reads the settings: as much of them as can be read. A damaged file is kept under another name.
    pub fn load(path: &Path) -> Loaded {
        let (found, kept) = match Found::at(path) {
            Ok(found) if !found.is_damaged => return Loaded { settings: found.settings(), damage: None },
            Ok(found) => (found, copy_aside(path)),
            Err(error) if error.kind() == ErrorKind::FileTooLarge => (Found::default(), set_aside(path)),
            Err(error) => {
                let damage = Some(Damage::InTheWay(error));
                return Loaded { settings: Settings::default(), damage };
            }
        };
        tracing::warn!("the settings were damaged");
        let settings = found.settings();
        // The next start finds a whole file.
        let damage = match kept.and_then(|kept| found.rewritten(&settings, path).map(|()| kept)) {
            Ok(kept) => Damage::Kept(kept),
            Err(error) => Damage::InTheWay(error),
        };
        Loaded { settings, damage: Some(damage) }
    }

    /// Reads as much of the settings as can be read and leaves the file as it is; those of the first start where there is none.
    ///
    /// # Errors
    /// When there is something that cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, std::io::Error> {
        Found::at(path).map(|found| found.settings())
    }

    /// The last settings that were written before those in the file, if they are kept and whole.
    pub fn before(path: &Path) -> Option<Self> {
        Found::at(&before_path(path))
            .ok()
            .filter(|found| !found.is_damaged && !found.fields.is_empty())
            .map(|found| found.settings())
    }

    /// Writes what has changed since `base`, whole or not at all. What others have written meanwhile stays, and so do fields that are not known here. The
    /// file before it is kept beside it.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub fn save_since(&self, base: &Settings, path: &Path) -> Result<(), std::io::Error> {
        let found = Found::at(path)?;
        if found.is_damaged {
            copy_aside(path)?;
        } else if !found.fields.is_empty() {
            write_whole(&before_path(path), &found.text)?;
        }
        let theirs = found.settings();
        let (base, ours, theirs) = (fields_of(base)?, fields_of(self)?, fields_of(&theirs)?);
        let merged: Fields = ours
            .iter()
            .map(|(name, ours)| {
                let of = |fields: &Fields| fields.get(name).cloned().unwrap_or_default();
                (name.clone(), merged(&of(&base), ours, &of(&theirs)))
            })
            .collect();
        found.rewritten(&settings_of(&merged), path)
    }

    /// Writes the settings as they are here.
    ///
    /// # Errors
    /// As [`Settings::save_since`].
    pub fn save(&self, path: &Path) -> Result<(), std::io::Error> {
        Found::at(path)?.rewritten(self, path)
    }

    /// Puts right what can be read and cannot be.
    fn tidied(mut self) -> Self {
        self.text_percent = self.text_percent.clamp(80, 200);
        for person in &mut self.people {
            person.mark %= MARKS;
            person.name = tidy_name(&person.name);
        }
        let mut names = std::collections::BTreeSet::new();
        self.people.retain(|person| !person.name.is_empty() && names.insert(person.name.to_lowercase()));
        for assignment in self.last.values_mut().flat_map(|seating| &mut seating.seating) {
            assignment.mark %= MARKS;
            assignment.name = tidy_name(&assignment.name);
        }
        self
    }
}

/// A name as it can be written in a field: in one line, and short enough.
fn tidy_name(name: &str) -> String {
    let line = name.trim().replace(|letter: char| letter.is_whitespace() || letter.is_control(), " ");
    line.chars().take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

/// Where the file before the present one is kept.
fn before_path(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".bak");
    path.with_file_name(name)
}

/// Fields by name, each as RON.
type Fields = BTreeMap<String, String>;

/// A file as it was found.
#[derive(Default)]
struct Found {
    /// All of it.
    text: String,
    /// Everything in it that is whole RON, known here or not.
    fields: Fields,
    /// Those that are known here, as far as they can be read.
    known: Fields,
    /// Whether something of it could not be read, and not because a later version has written it.
    is_damaged: bool,
    /// Whether a later version of the program has written it.
    is_newer: bool,
}

impl Found {
    /// Reads the file; nothing where there is none.
    fn at(path: &Path) -> Result<Found, std::io::Error> {
        let about = match std::fs::metadata(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::default()),
            about => about?,
        };
        if !about.is_file() {
            return Err(ErrorKind::InvalidInput.into());
        }
        if about.len() > LARGEST {
            return Err(ErrorKind::FileTooLarge.into());
        }
        Ok(Found::of(&std::fs::read(path)?))
    }

    fn of(bytes: &[u8]) -> Found {
        let text = String::from_utf8_lossy(bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
        let (fields, whole) = match ron::from_str::<Raw>(&text) {
            Ok(Raw(fields)) => (fields, std::str::from_utf8(bytes).is_ok()),
            Err(_) => (ron::from_str::<Raw>(&mended(&text)).map(|Raw(fields)| fields).unwrap_or_default(), false),
        };
        let is_newer = fields
            .get(PROGRAM)
            .and_then(|program| ron::from_str::<String>(program).ok())
            .is_some_and(|program| crate::play::is_newer_version(&program));
        let mut known = Fields::new();
        let mut all_readable = true;
        for (name, value) in &fields {
            let readable = readable(name, value);
            all_readable &= readable.as_ref() == Some(value);
            known.extend(readable.map(|value| (name.clone(), value)));
        }
        Found { text, fields, known, is_damaged: !whole || !(all_readable || is_newer), is_newer }
    }

    fn settings(&self) -> Settings {
        settings_of(&self.known)
    }

    /// Writes these settings in the place of those that were found, and with them what is not known here.
    fn rewritten(&self, settings: &Settings, path: &Path) -> Result<(), std::io::Error> {
        let known = fields_of(settings)?;
        let before = fields_of(&self.settings())?;
        let mut fields = self.fields.clone();
        for (name, value) in known {
            // What a later version has put there and is not understood here is left to it, until somebody sets it here.
            let is_left = self.is_newer && self.fields.contains_key(&name) && before.get(&name) == Some(&value);
            if !is_left {
                fields.insert(name, value);
            }
        }
        if !self.is_newer {
            fields.insert(PROGRAM.to_owned(), format!("{:?}", env!("CARGO_PKG_VERSION")));
        }
        write_whole(path, &text_of(&fields))
    }
}

/// What of a field can be read: all of it, or those of its entries that can be.
fn readable(name: &str, value: &str) -> Option<String> {
    let reads = |value: &str| ron::from_str::<Settings>(&format!("({name}:{value})")).is_ok();
    if reads(value) {
        return Some(value.to_owned());
    }
    if let Ok(list) = ron::from_str::<Vec<Box<RawValue>>>(value) {
        let kept: Vec<&str> =
            list.iter().map(|value| value.get_ron()).filter(|value| reads(&format!("[{value}]"))).collect();
        return Some(format!("[{}]", kept.join(",")));
    }
    let map: BTreeMap<String, Box<RawValue>> = ron::from_str(value).ok()?;
    let entries = map.iter().map(|(key, value)| format!("{key:?}:{}", value.get_ron()));
    let kept: Vec<String> = entries.filter(|entry| reads(&format!("{{{entry}}}"))).collect();
    Some(format!("{{{}}}", kept.join(",")))
}

/// The settings of these fields, each of which can be read.
fn settings_of(fields: &Fields) -> Settings {
    ron::from_str::<Settings>(&text_of(fields)).unwrap_or_default().tidied()
}

/// The fields of these settings, as they stand in a file.
fn fields_of(settings: &Settings) -> Result<Fields, std::io::Error> {
    let layout = ron::ser::PrettyConfig::new().new_line("\n");
    let text = ron::ser::to_string_pretty(settings, layout).map_err(std::io::Error::other)?;
    ron::from_str::<Raw>(&text).map(|Raw(fields)| fields).map_err(std::io::Error::other)
}

fn text_of(fields: &Fields) -> String {
    let lines: String = fields.iter().map(|(name, value)| format!("    {name}: {value},\n")).collect();
    format!("(\n{lines})\n")
}

/// The fields of a struct, whatever they are.
struct Raw(Fields);

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("", &[], RawFields)
    }
}

struct RawFields;

impl<'de> Visitor<'de> for RawFields {
    type Value = Raw;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Raw, A::Error> {
        let mut fields = Fields::new();
        while let Some(name) = from.next_key::<Name>()? {
            let value = from.next_value::<Box<RawValue>>()?;
            fields.entry(name.0).or_insert_with(|| value.get_ron().trim().to_owned());
        }
        Ok(Raw(fields))
    }
}

/// The name of a field.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word;
        impl Visitor<'_> for Word {
            type Value = Name;
            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("a name")
            }
            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(Word)
    }
}

#[cfg(test)]
mod tests;
