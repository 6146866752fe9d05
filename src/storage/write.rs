//! Writing files so that a crash at any moment leaves the old one or the new one, never half of one.

use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// What the names of files begin with that are being written.
const UNFINISHED: &str = ".cheeseboard-";
/// What such names began with in earlier versions, and how long they were.
const UNFINISHED_BEFORE: (&str, usize) = (".tmp", 10);
/// An unfinished file of this age belongs to no running program.
const STALE: Duration = Duration::from_secs(24 * 60 * 60);

/// Writes a text file whole or not at all; it is on the disk when this returns.
///
/// # Errors
/// When the folder cannot be made or the file not be written; the file before it is as it was.
pub fn write_whole(path: &Path, text: &str) -> Result<(), std::io::Error> {
    write(path, text.as_bytes(), tempfile::Builder::new().prefix(UNFINISHED))
}

/// As [`write_whole`], for any bytes, in a place that people have chosen: a link stays one, and others may read the file as they may read any.
///
/// # Errors
/// As [`write_whole`].
pub fn write_given(path: &Path, bytes: &[u8]) -> Result<(), std::io::Error> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    write(&path, bytes, &builder)
}

fn write(path: &Path, bytes: &[u8], unfinished: &tempfile::Builder<'_, '_>) -> Result<(), std::io::Error> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    std::fs::create_dir_all(folder)?;
    let mut file = unfinished.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// The new name is on the disk, too. Not every system lets a folder be synced: what cannot be is left to it.
fn sync_folder(folder: &Path) -> Result<(), std::io::Error> {
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if error.kind() == ErrorKind::StorageFull => Err(error),
        Err(_) | Ok(()) => Ok(()),
    }
}

/// A path in this folder that no file has: `name.ending`, or `name-2.ending` and so on.
pub fn free_path(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let numbered = |number: u32| folder.join(format!("{name}-{number}.{ending}"));
    let is_free = |path: &PathBuf| !path.exists();
    let plain = folder.join(format!("{name}.{ending}"));
    std::iter::once(plain.clone()).chain((2..).map(numbered)).find(is_free).unwrap_or(plain)
}

/// Removes what an interrupted program left unfinished in a folder a day ago or earlier.
pub fn sweep(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let now = SystemTime::now();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let (before, length) = UNFINISHED_BEFORE;
        let unfinished = name.starts_with(UNFINISHED) || (name.starts_with(before) && name.len() == length);
        let is_stale = || {
            let about = entry.metadata().ok().filter(std::fs::Metadata::is_file)?;
            Some(now.duration_since(about.modified().ok()?).ok()? > STALE)
        };
        if unfinished
            && is_stale() == Some(true)
            && let Err(error) = std::fs::remove_file(entry.path())
        {
            tracing::warn!("{} cannot be swept away: {error}", entry.path().display());
        }
    }
}

/// Sets a damaged file aside: it stays as it is, beside where it was, under a name that no other file has
/// (`x.ron.damaged`, `x.ron.damaged-2` …). Returns that name.
///
/// # Errors
/// When it cannot be moved; then it lies where it lay.
pub fn set_aside(path: &Path) -> Result<PathBuf, std::io::Error> {
    put_aside(path, |from, to| std::fs::rename(from, to))
}

/// As [`set_aside`], but leaves the file where it is and keeps a copy under that name.
///
/// # Errors
/// When it cannot be copied.
pub fn copy_aside(path: &Path) -> Result<PathBuf, std::io::Error> {
    put_aside(path, |from, to| std::fs::copy(from, to).map(drop))
}

fn put_aside(path: &Path, put: impl Fn(&Path, &Path) -> Result<(), std::io::Error>) -> Result<PathBuf, std::io::Error> {
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
        return match put(path, &aside) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_leaves_nothing_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/file.ron");
        write_whole(&path, "one").expect("written");
        write_whole(&path, "two").expect("written");
        assert_eq!(std::fs::read_to_string(&path).expect("readable"), "two");
        assert_eq!(std::fs::read_dir(path.parent().expect("a folder")).expect("readable").count(), 1);
    }

    #[test]
    fn unfinished_files_are_swept_away_after_a_day() {
        let folder = tempfile::tempdir().expect("a folder");
        let old = SystemTime::now() - STALE - Duration::from_secs(60);
        for (name, modified) in [
            (".cheeseboard-old", Some(old)),
            (".tmpAbCdEf", Some(old)),
            (".cheeseboard-new", None),
            (".tmp", Some(old)),
            (".tmp-of-somebody", Some(old)),
            ("zatre-0001.ron", Some(old)),
        ] {
            let file = File::create(folder.path().join(name)).expect("made");
            if let Some(modified) = modified {
                file.set_modified(modified).expect("dated");
            }
        }
        sweep(folder.path());
        sweep(&folder.path().join("not there"));
        let mut left: Vec<_> =
            std::fs::read_dir(folder.path()).expect("readable").flatten().map(|entry| entry.file_name()).collect();
        left.sort();
        assert_eq!(left, [".cheeseboard-new", ".tmp", ".tmp-of-somebody", "zatre-0001.ron"]);
    }
}
