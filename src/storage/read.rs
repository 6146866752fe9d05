//! Reading text files that may be anything: huge, endless, a pipe, no text at all.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The most bytes that a file may have. The longest games fill less than one megabyte.
pub const LARGEST: u64 = 16 * 1024 * 1024;

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The system does not hand it over.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// It has more than [`LARGEST`] bytes, or has no end.
    #[error("larger than 16 MB")]
    TooLarge,
    /// A folder, a pipe, a device: nothing that is read from a folder.
    #[error("not a regular file")]
    NotAFile,
    /// Its bytes are not UTF-8.
    #[error("not a text")]
    NotText,
}

/// The text of a file that was found in a folder: regular files only, so that no pipe keeps its reader waiting.
///
/// # Errors
/// Why it cannot be read; see [`Unreadable`].
pub fn read_from_folder(path: &Path) -> Result<String, Unreadable> {
    // Looked at before it is opened: opening a pipe waits for whoever writes into it.
    if !std::fs::metadata(path)?.is_file() {
        return Err(Unreadable::NotAFile);
    }
    read_given(path)
}

/// The text of a file that somebody has named, a pipe included.
///
/// # Errors
/// Why it cannot be read; see [`Unreadable`].
pub fn read_given(path: &Path) -> Result<String, Unreadable> {
    let file = File::open(path)?;
    let about = file.metadata()?;
    if about.is_dir() {
        return Err(Unreadable::NotAFile);
    }
    if about.len() > LARGEST {
        return Err(Unreadable::TooLarge);
    }
    let mut bytes = Vec::new();
    // A device says that it has no bytes and gives them without end; a file may grow meanwhile.
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Unreadable::TooLarge);
    }
    let text = String::from_utf8(bytes).map_err(|_| Unreadable::NotText)?;
    // Some editors put a byte-order mark before the text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("marked");
        std::fs::write(&path, "\u{feff}(format: 1)").expect("written");
        assert_eq!(read_from_folder(&path).expect("readable"), "(format: 1)");
        std::fs::write(&path, b"\xff\xfe").expect("written");
        assert!(matches!(read_given(&path), Err(Unreadable::NotText)));
    }

    #[test]
    fn a_file_over_16_megabytes_is_refused_unread() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sparse");
        let file = File::create(&path).expect("made");
        file.set_len(LARGEST).expect("room");
        assert!(read_given(&path).is_ok());
        file.set_len(LARGEST + 1).expect("room");
        assert!(matches!(read_given(&path), Err(Unreadable::TooLarge)));
        // As large as a disk: nothing of it is read.
        file.set_len(1 << 40).expect("room");
        assert!(matches!(read_from_folder(&path), Err(Unreadable::TooLarge)));
    }

    #[test]
    fn only_regular_files_are_read_from_folders() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(matches!(read_from_folder(folder.path()), Err(Unreadable::NotAFile)));
        assert!(matches!(read_given(folder.path()), Err(Unreadable::NotAFile)));
        assert!(matches!(read_given(&folder.path().join("none")), Err(Unreadable::Io(_))));
    }

    #[cfg(unix)]
    #[test]
    fn what_has_no_end_is_too_large() {
        assert!(matches!(read_given(Path::new("/dev/zero")), Err(Unreadable::TooLarge)));
        assert!(matches!(read_from_folder(Path::new("/dev/zero")), Err(Unreadable::NotAFile)));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_a_folder_keeps_nobody_waiting() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe.ron");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success());
        assert!(matches!(read_from_folder(&pipe), Err(Unreadable::NotAFile)));
    }
}
