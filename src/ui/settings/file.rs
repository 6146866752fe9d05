//! The settings file: read field by field, so that a damaged byte costs one field; written by merging, so that no program's change is lost.

use std::collections::BTreeMap;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ron::value::RawValue;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::merge::merge;
use super::repair::repair;
use super::{LONGEST_NAME, Settings};
use crate::paint::marks::MARKS;
use crate::storage::{MAX_FILE_BYTES, copy_aside, set_aside, write_atomically};

/// The field with the version of the program that wrote the file.
const VERSION_FIELD: &str = "program";

/// Settings read from a file, and what was wrong with it.
#[derive(Debug)]
pub struct LoadedSettings {
    /// The settings as far as they can be read.
    pub settings: Settings,
    /// What was wrong with the file, if anything.
    pub damage: Option<SettingsDamage>,
}

/// What happened to a damaged settings file.
#[derive(Debug)]
pub enum SettingsDamage {
    /// The readable part is in use; the damaged file is kept at this path.
    BackedUp(PathBuf),
    /// The file can be neither read nor moved. Writing there would lose its content.
    Inaccessible(std::io::Error),
}

impl Settings {
    /// Reads as much of the settings as possible, and replaces a damaged file, which is kept under another name.
    pub fn load(path: &Path) -> LoadedSettings {
        let (file, kept) = match SettingsFile::read(path) {
            Ok(file) if !file.is_damaged => return LoadedSettings { settings: file.settings(), damage: None },
            Ok(file) => (file, copy_aside(path)),
            Err(error) if error.kind() == ErrorKind::FileTooLarge => (SettingsFile::default(), set_aside(path)),
            Err(error) => {
                let damage = Some(SettingsDamage::Inaccessible(error));
                return LoadedSettings { settings: Settings::default(), damage };
            }
        };
        tracing::warn!("the settings were damaged");
        let settings = file.settings();
        // So that the next start finds an intact file.
        let damage = match kept.and_then(|kept| file.write(&settings, path).map(|()| kept)) {
            Ok(kept) => SettingsDamage::BackedUp(kept),
            Err(error) => SettingsDamage::Inaccessible(error),
        };
        LoadedSettings { settings, damage: Some(damage) }
    }

    /// Reads as much of the settings as possible, without changing the file; the defaults if there is no file.
    ///
    /// # Errors
    /// If there is a file that cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, std::io::Error> {
        SettingsFile::read(path).map(|file| file.settings())
    }

    /// The settings from before the last save, if their backup is intact.
    pub fn load_backup(path: &Path) -> Option<Self> {
        SettingsFile::read(&backup_path(path))
            .ok()
            .filter(|file| !file.is_damaged && !file.fields.is_empty())
            .map(|file| file.settings())
    }

    /// Writes what has changed since `base`, atomically. Changes by other programs and unknown fields stay. The previous file is kept as a
    /// backup.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn save_since(&self, base: &Settings, path: &Path) -> Result<(), std::io::Error> {
        let file = SettingsFile::read(path)?;
        if file.is_damaged {
            copy_aside(path)?;
        } else if !file.fields.is_empty() {
            write_atomically(&backup_path(path), &file.text)?;
        }
        let theirs = file.settings();
        let (base, ours, theirs) = (fields_of(base)?, fields_of(self)?, fields_of(&theirs)?);
        let fields: Fields = ours
            .iter()
            .map(|(name, ours)| {
                let value = |fields: &Fields| fields.get(name).cloned().unwrap_or_default();
                (name.clone(), merge(&value(&base), ours, &value(&theirs)))
            })
            .collect();
        file.write(&settings_of(&fields), path)
    }

    /// Writes these settings without merging.
    ///
    /// # Errors
    /// As [`Settings::save_since`].
    pub fn save(&self, path: &Path) -> Result<(), std::io::Error> {
        SettingsFile::read(path)?.write(self, path)
    }

    /// Corrects values that can be read but are out of range.
    fn sanitized(mut self) -> Self {
        self.text_percent = self.text_percent.clamp(80, 200);
        for person in &mut self.people {
            person.mark %= MARKS;
            person.name = sanitize_name(&person.name);
        }
        let mut names = std::collections::BTreeSet::new();
        self.people.retain(|person| !person.name.is_empty() && names.insert(person.name.to_lowercase()));
        let mut ids = std::collections::BTreeSet::new();
        for person in &mut self.people {
            person.id = person.id.take().filter(|id| ids.insert(id.clone()));
        }
        for assignment in self.last_setups.values_mut().flat_map(|setup| &mut setup.seating) {
            assignment.mark %= MARKS;
            assignment.name = sanitize_name(&assignment.name);
        }
        self.sanitize_progress();
        self
    }
}

/// A name as a text field would accept it: in one line, and short enough.
fn sanitize_name(name: &str) -> String {
    let line = name.trim().replace(|letter: char| letter.is_whitespace() || letter.is_control(), " ");
    line.chars().take(LONGEST_NAME).collect::<String>().trim().to_owned()
}

/// The path of the backup of the previous file.
fn backup_path(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".bak");
    path.with_file_name(name)
}

/// The values of fields in RON, by name.
type Fields = BTreeMap<String, String>;

/// A settings file as it was read.
#[derive(Default)]
struct SettingsFile {
    /// The whole text.
    text: String,
    /// All fields that are intact RON, known to this version or not.
    fields: Fields,
    /// The readable part of the fields known to this version.
    known: Fields,
    /// Whether something could not be read, although no later version has written the file.
    is_damaged: bool,
    /// Whether a later version of the program has written the file.
    is_newer: bool,
}

impl SettingsFile {
    /// Reads a file; empty if there is none.
    fn read(path: &Path) -> Result<SettingsFile, std::io::Error> {
        let metadata = match std::fs::metadata(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(SettingsFile::default()),
            metadata => metadata?,
        };
        if !metadata.is_file() {
            return Err(ErrorKind::InvalidInput.into());
        }
        if metadata.len() > MAX_FILE_BYTES {
            return Err(ErrorKind::FileTooLarge.into());
        }
        Ok(SettingsFile::parse(&std::fs::read(path)?))
    }

    fn parse(bytes: &[u8]) -> SettingsFile {
        let text = String::from_utf8_lossy(bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
        let (fields, is_intact) = match ron::from_str::<RawStruct>(&text) {
            Ok(RawStruct(fields)) => (fields, std::str::from_utf8(bytes).is_ok()),
            Err(_) => {
                (ron::from_str::<RawStruct>(&repair(&text)).map(|RawStruct(fields)| fields).unwrap_or_default(), false)
            }
        };
        let is_newer = fields
            .get(VERSION_FIELD)
            .and_then(|program| ron::from_str::<String>(program).ok())
            .is_some_and(|program| crate::play::is_newer_version(&program));
        let mut known = Fields::new();
        let mut all_readable = true;
        for (name, value) in &fields {
            let readable_part = readable_part(name, value);
            all_readable &= readable_part.as_ref() == Some(value);
            known.extend(readable_part.map(|value| (name.clone(), value)));
        }
        SettingsFile { text, fields, known, is_damaged: !is_intact || !(all_readable || is_newer), is_newer }
    }

    fn settings(&self) -> Settings {
        settings_of(&self.known)
    }

    /// Writes these settings in place of the ones that were read, together with the unknown fields.
    fn write(&self, settings: &Settings, path: &Path) -> Result<(), std::io::Error> {
        let known = fields_of(settings)?;
        let previous = fields_of(&self.settings())?;
        let mut fields = self.fields.clone();
        for (name, value) in known {
            // A value from a later version, which may not be understood here, stays until it is changed here.
            let is_kept = self.is_newer && self.fields.contains_key(&name) && previous.get(&name) == Some(&value);
            if !is_kept {
                fields.insert(name, value);
            }
        }
        if !self.is_newer {
            fields.insert(VERSION_FIELD.to_owned(), format!("{:?}", env!("CARGO_PKG_VERSION")));
        }
        write_atomically(path, &text_of(&fields))
    }
}

/// The readable part of a field: all of it, or its readable entries, or what is readable within them.
fn readable_part(name: &str, value: &str) -> Option<String> {
    readable_within(value, &|value| ron::from_str::<Settings>(&format!("({name}:{value})")).is_ok())
}

/// The readable part of a value, where `reads` says what is readable in its place.
fn readable_within(value: &str, reads: &dyn Fn(&str) -> bool) -> Option<String> {
    if reads(value) {
        return Some(value.to_owned());
    }
    let part = if let Ok(list) = ron::from_str::<Vec<Box<RawValue>>>(value) {
        let kept: Vec<&str> =
            list.iter().map(|value| value.get_ron()).filter(|value| reads(&format!("[{value}]"))).collect();
        format!("[{}]", kept.join(","))
    } else {
        let map: BTreeMap<String, Box<RawValue>> = ron::from_str(value).ok()?;
        let entry = |key: &str, value: &str| format!("{key:?}:{value}");
        let part = |key: &String, value: &RawValue| {
            let within = readable_within(value.get_ron(), &|value| reads(&format!("{{{}}}", entry(key, value))));
            within.map(|value| entry(key, &value))
        };
        format!("{{{}}}", map.iter().filter_map(|(key, value)| part(key, value)).collect::<Vec<_>>().join(","))
    };
    Some(part).filter(|part| reads(part))
}

/// The settings with these fields, all of which are readable.
fn settings_of(fields: &Fields) -> Settings {
    ron::from_str::<Settings>(&text_of(fields)).unwrap_or_default().sanitized()
}

/// The fields of these settings, as in a file.
fn fields_of(settings: &Settings) -> Result<Fields, std::io::Error> {
    let layout = ron::ser::PrettyConfig::new().new_line("\n");
    let text = ron::ser::to_string_pretty(settings, layout).map_err(std::io::Error::other)?;
    ron::from_str::<RawStruct>(&text).map(|RawStruct(fields)| fields).map_err(std::io::Error::other)
}

fn text_of(fields: &Fields) -> String {
    let lines: String = fields.iter().map(|(name, value)| format!("    {name}: {value},\n")).collect();
    format!("(\n{lines})\n")
}

/// The fields of any RON struct.
struct RawStruct(Fields);

impl<'de> Deserialize<'de> for RawStruct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("", &[], RawStructVisitor)
    }
}

struct RawStructVisitor;

impl<'de> Visitor<'de> for RawStructVisitor {
    type Value = RawStruct;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<RawStruct, A::Error> {
        let mut fields = Fields::new();
        while let Some(name) = from.next_key::<FieldName>()? {
            let value = from.next_value::<Box<RawValue>>()?;
            fields.entry(name.0).or_insert_with(|| value.get_ron().trim().to_owned());
        }
        Ok(RawStruct(fields))
    }
}

/// The name of a field.
struct FieldName(String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FieldNameVisitor;
        impl Visitor<'_> for FieldNameVisitor {
            type Value = FieldName;
            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("a name")
            }
            fn visit_str<E>(self, name: &str) -> Result<FieldName, E> {
                Ok(FieldName(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(FieldNameVisitor)
    }
}

#[cfg(test)]
mod tests;
