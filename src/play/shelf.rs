//! The shelf of tables: one file each in a folder, written so that a crash never leaves half a file.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::table::{Contents, Table, contents_of};
use crate::engine::Rules;

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
        let path = |number: u32| self.folder.join(format!("{game}-{number:04}.ron"));
        let is_free = |number: &u32| !path(*number).exists();
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
            .filter(|path| path.extension().is_some_and(|extension| extension == "ron") && path.is_file())
            .filter_map(|path| {
                let saved = std::fs::metadata(&path).and_then(|data| data.modified()).ok()?;
                let bytes = std::fs::read(&path).ok()?;
                let holds = std::str::from_utf8(&bytes).map_or(Contents::Damaged, contents_of);
                Some(Shelved { path, holds, saved })
            })
            .collect();
        tables.sort_by(|first, second| second.saved.cmp(&first.saved).then_with(|| first.path.cmp(&second.path)));
        tables
    }
}

/// Sets a damaged file aside: it stays as it is, beside where it was, under a name that no other file has
/// (`x.ron.damaged`, `x.ron.damaged-2` …). Returns that name.
///
/// # Errors
/// When it cannot be moved; then it lies where it lay.
pub fn set_aside(path: &Path) -> Result<PathBuf, std::io::Error> {
    let name = path.file_name().ok_or(std::io::ErrorKind::InvalidInput)?;
    for number in 1_u32.. {
        let mut aside = name.to_os_string();
        aside.push(if number == 1 { ".damaged".to_owned() } else { format!(".damaged-{number}") });
        let aside = path.with_file_name(aside);
        // An empty file of one's own keeps the name: renaming would replace whatever else is there.
        match std::fs::File::create_new(&aside) {
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        return match std::fs::rename(path, &aside) {
            Ok(()) => Ok(aside),
            Err(error) => {
                // It is empty and nobody misses it; what matters is why the other could not be moved.
                let _ = std::fs::remove_file(&aside);
                Err(error)
            }
        };
    }
    Err(std::io::ErrorKind::AlreadyExists.into())
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
