//! The shelf of tables: one file each in a folder, written so that a crash never leaves half a file.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::problem::Trouble;
use super::table::{Table, game_of};
use crate::engine::Rules;

/// A folder with tables.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

/// A table on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its file.
    pub path: PathBuf,
    /// Id of its game.
    pub game: String,
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
        let taken = |number: &u32| !self.folder.join(format!("{game}-{number:04}.ron")).exists();
        let number = (1..).find(taken).unwrap_or(u32::MAX);
        self.folder.join(format!("{game}-{number:04}.ron"))
    }

    /// Puts a table on the shelf.
    ///
    /// # Errors
    /// When it cannot be written; the file before it is as it was.
    pub fn put<R: Rules>(&self, path: &Path, table: &Table<R>) -> Result<(), std::io::Error> {
        write_whole(path, &table.to_ron())
    }

    /// Takes a table down.
    ///
    /// # Errors
    /// When it cannot be read or is refused.
    pub fn get<R: Rules>(&self, path: &Path) -> Result<Table<R>, Trouble> {
        Ok(Table::from_ron(&std::fs::read_to_string(path)?)?)
    }

    /// Throws a table away.
    ///
    /// # Errors
    /// When its file cannot be removed.
    pub fn throw_away(&self, path: &Path) -> Result<(), std::io::Error> {
        std::fs::remove_file(path)
    }

    /// All tables, the latest first. Files that are no tables are passed over.
    pub fn tables(&self) -> Vec<Shelved> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let mut tables: Vec<Shelved> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
            .filter_map(|path| {
                let saved = std::fs::metadata(&path).and_then(|data| data.modified()).ok()?;
                let game = game_of(&std::fs::read_to_string(&path).ok()?)?;
                Some(Shelved { path, game, saved })
            })
            .collect();
        tables.sort_by(|first, second| second.saved.cmp(&first.saved).then_with(|| first.path.cmp(&second.path)));
        tables
    }
}

/// Writes a file whole or not at all: beside it first, then in its place.
///
/// # Errors
/// When the folder cannot be made or the file not be written.
pub fn write_whole(path: &Path, text: &str) -> Result<(), std::io::Error> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
