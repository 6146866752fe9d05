//! The shelf: a folder of saved tables, one file each, written atomically.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::table::{FileContents, Table, detect_contents};
use crate::engine::Rules;
use crate::storage::{ReadError, read_regular_file, write_atomically};

/// A folder of saved tables.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A file in the folder of saved tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfFile {
    /// Its path.
    pub path: PathBuf,
    /// What the file contains, as far as can be told without the rules of a game.
    pub contents: FileContents,
    /// When the file was last written.
    pub saved: SystemTime,
}

impl Shelf {
    /// The shelf in this folder. The folder is created when the first table is saved.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Shelf { folder: folder.into() }
    }

    /// The folder of the tables.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// An unused path for a new table of this game.
    pub fn new_path(&self, game: &str) -> PathBuf {
        self.free_path(game, |_| false)
    }

    /// An unused path for a new table of this game for which `taken` is false too.
    pub fn free_path(&self, game: &str, taken: impl Fn(&Path) -> bool) -> PathBuf {
        let path = |number: u32| self.folder.join(format!("{game}-{number:04}.ron"));
        let is_free = |number: &u32| !path(*number).exists() && !taken(&path(*number));
        path((1..).find(is_free).unwrap_or(u32::MAX))
    }

    /// Saves a table.
    ///
    /// # Errors
    /// If the file cannot be written; the previous file is unchanged then.
    pub fn save<R: Rules>(&self, path: &Path, table: &Table<R>) -> Result<(), std::io::Error> {
        write_atomically(path, &table.to_ron())
    }

    /// Deletes a table.
    ///
    /// # Errors
    /// If the file cannot be removed.
    pub fn delete(&self, path: &Path) -> Result<(), std::io::Error> {
        std::fs::remove_file(path)
    }

    /// All `.ron` files in the folder, newest first. Files that cannot be read are left out.
    pub fn files(&self) -> Vec<ShelfFile> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let mut tables: Vec<ShelfFile> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
            .filter_map(|path| {
                let saved = std::fs::metadata(&path).and_then(|data| data.modified()).ok()?;
                let holds = match read_regular_file(&path) {
                    Ok(text) => detect_contents(&text),
                    Err(ReadError::TooLarge) => FileContents::Unsupported,
                    Err(ReadError::NotText) => FileContents::Damaged,
                    Err(ReadError::Io(_) | ReadError::NotRegularFile) => return None,
                };
                Some(ShelfFile { path, contents: holds, saved })
            })
            .collect();
        tables.sort_by(|first, second| second.saved.cmp(&first.saved).then_with(|| first.path.cmp(&second.path)));
        tables
    }
}
