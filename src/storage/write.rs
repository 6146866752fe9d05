//! Atomic writing: after a crash at any moment a file has its old or its new contents, never a part.

use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The prefix of the names of temporary files.
const TEMPORARY_PREFIX: &str = ".cheeseboard-";
/// The prefix and length of the names of temporary files in earlier versions.
const OLD_TEMPORARY_NAME: (&str, usize) = (".tmp", 10);
/// The age from which a temporary file cannot belong to a running program.
const STALE_AGE: Duration = Duration::from_secs(24 * 60 * 60);

/// Writes a text file atomically. When the function returns, the file is on disk.
///
/// # Errors
/// If the folder cannot be created or the file cannot be written; the previous file is unchanged then.
pub fn write_atomically(path: &Path, text: &str) -> Result<(), std::io::Error> {
    write(path, text.as_bytes(), tempfile::Builder::new().prefix(TEMPORARY_PREFIX))
}

/// Like [`write_atomically`], for bytes and for a path that the user chose: a symbolic link stays a link, and the file
/// gets the usual permissions.
///
/// # Errors
/// Same as [`write_atomically`].
pub fn write_chosen_file(path: &Path, bytes: &[u8]) -> Result<(), std::io::Error> {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY_PREFIX);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    write(&path, bytes, &builder)
}

fn write(path: &Path, bytes: &[u8], builder: &tempfile::Builder<'_, '_>) -> Result<(), std::io::Error> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    std::fs::create_dir_all(folder)?;
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    sync_folder(folder)
}

/// Syncs the folder, so that the new name is on disk too. Systems that cannot sync folders are left to themselves.
fn sync_folder(folder: &Path) -> Result<(), std::io::Error> {
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if error.kind() == ErrorKind::StorageFull => Err(error),
        Err(_) | Ok(()) => Ok(()),
    }
}

/// An unused path in this folder: `name.ending`, or else `name-2.ending` and so on.
pub fn free_path(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let numbered = |number: u32| folder.join(format!("{name}-{number}.{ending}"));
    let is_free = |path: &PathBuf| !path.exists();
    let unnumbered = folder.join(format!("{name}.{ending}"));
    std::iter::once(unnumbered.clone()).chain((2..).map(numbered)).find(is_free).unwrap_or(unnumbered)
}

/// Removes temporary files older than a day, which an interrupted program left in a folder.
pub fn remove_stale_temporaries(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let now = SystemTime::now();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let (old_prefix, length) = OLD_TEMPORARY_NAME;
        let is_temporary = name.starts_with(TEMPORARY_PREFIX) || (name.starts_with(old_prefix) && name.len() == length);
        let is_stale = || {
            let metadata = entry.metadata().ok().filter(std::fs::Metadata::is_file)?;
            Some(now.duration_since(metadata.modified().ok()?).ok()? > STALE_AGE)
        };
        if is_temporary
            && is_stale() == Some(true)
            && let Err(error) = std::fs::remove_file(entry.path())
        {
            tracing::warn!("could not remove {}: {error}", entry.path().display());
        }
    }
}

/// Moves a damaged file to an unused name beside it (`x.ron.damaged`, `x.ron.damaged-2` …) and returns the new path.
///
/// # Errors
/// If the file cannot be moved; it stays where it is then.
pub fn set_aside(path: &Path) -> Result<PathBuf, std::io::Error> {
    put_beside(path, |from, to| std::fs::rename(from, to))
}

/// Like [`set_aside`], but copies the file and leaves the original in place.
///
/// # Errors
/// If the file cannot be copied.
pub fn copy_aside(path: &Path) -> Result<PathBuf, std::io::Error> {
    put_beside(path, |from, to| std::fs::copy(from, to).map(drop))
}

fn put_beside(
    path: &Path,
    put: impl Fn(&Path, &Path) -> Result<(), std::io::Error>,
) -> Result<PathBuf, std::io::Error> {
    let name = path.file_name().ok_or(std::io::ErrorKind::InvalidInput)?;
    for number in 1_u32.. {
        let mut aside = name.to_os_string();
        aside.push(if number == 1 { ".damaged".to_owned() } else { format!(".damaged-{number}") });
        let aside = path.with_file_name(aside);
        // An empty file reserves the name: renaming would replace any file with that name.
        match std::fs::File::create_new(&aside) {
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        return match put(path, &aside) {
            Ok(()) => Ok(aside),
            Err(error) => {
                // Removes the empty file again; the original error matters more than a failure here.
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
    fn file_is_replaced_without_leftovers() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/file.ron");
        write_atomically(&path, "one").expect("written");
        write_atomically(&path, "two").expect("written");
        assert_eq!(std::fs::read_to_string(&path).expect("readable"), "two");
        assert_eq!(std::fs::read_dir(path.parent().expect("a folder")).expect("readable").count(), 1);
    }

    #[test]
    fn stale_temporary_files_are_removed_after_a_day() {
        let folder = tempfile::tempdir().expect("a folder");
        let old = SystemTime::now() - STALE_AGE - Duration::from_secs(60);
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
        remove_stale_temporaries(folder.path());
        remove_stale_temporaries(&folder.path().join("not there"));
        let mut left: Vec<_> =
            std::fs::read_dir(folder.path()).expect("readable").flatten().map(|entry| entry.file_name()).collect();
        left.sort();
        assert_eq!(left, [".cheeseboard-new", ".tmp", ".tmp-of-somebody", "zatre-0001.ron"]);
    }
}
