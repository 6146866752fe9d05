//! The shelf of tables: one file each in a folder, written so that a crash never leaves half a file.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::table::{Contents, Table, contents_of};
use crate::engine::Rules;
use crate::storage::{Unreadable, read_from_folder, write_whole};

/// A folder with tables.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A file on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its path.
    pub path: PathBuf,
    /// What it holds, as far as can be told without the rules of a game.
    pub holds: Contents,
    /// When it was last put there.
    pub saved: SystemTime,
}

impl Shelf {
    /// The shelf in this folder, which is made when the first table is put there.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Shelf { folder: folder.into() }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A path for a new table that no file has yet.
    pub fn new_path(&self, game: &str) -> PathBuf {
        self.free_path(game, |_| false)
    }

    /// A path for a new table that no file has yet and that is not `taken` either.
    pub fn free_path(&self, game: &str, taken: impl Fn(&Path) -> bool) -> PathBuf {
        let path = |number: u32| self.folder.join(format!("{game}-{number:04}.ron"));
        let is_free = |number: &u32| !path(*number).exists() && !taken(&path(*number));
        path((1..).find(is_free).unwrap_or(u32::MAX))
    }

    /// Puts a table on the shelf.
    ///
    /// # Errors
    /// When it cannot be written; the file before it is as it was.
    pub fn put<R: Rules>(&self, path: &Path, table: &Table<R>) -> Result<(), std::io::Error> {
        write_whole(path, &table.to_ron())
    }

    /// Throws a table away.
    ///
    /// # Errors
    /// When its file cannot be removed.
    pub fn throw_away(&self, path: &Path) -> Result<(), std::io::Error> {
        std::fs::remove_file(path)
    }

    /// All files that should be tables, the latest first; what cannot be read at all is passed over.
    pub fn tables(&self) -> Vec<Shelved> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let mut tables: Vec<Shelved> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
            .filter_map(|path| {
                let saved = std::fs::metadata(&path).and_then(|data| data.modified()).ok()?;
                let holds = match read_from_folder(&path) {
                    Ok(text) => contents_of(&text),
                    Err(Unreadable::TooLarge) => Contents::Foreign,
                    Err(Unreadable::NotText) => Contents::Damaged,
                    Err(Unreadable::Io(_) | Unreadable::NotAFile) => return None,
                };
                Some(Shelved { path, holds, saved })
            })
            .collect();
        tables.sort_by(|first, second| second.saved.cmp(&first.saved).then_with(|| first.path.cmp(&second.path)));
        tables
    }
}
