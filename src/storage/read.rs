//! Reads text files of any origin: files that may be huge, endless, pipes or not text.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// The maximum size of a file in bytes. Records of the longest games have less than one megabyte.
pub const MAX_FILE_BYTES: u64 = 16 * 1024 * 1024;

/// Why a file could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The operating system reported an error.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The file has more than [`MAX_FILE_BYTES`] bytes, or no end.
    #[error("larger than 16 MB")]
    TooLarge,
    /// The path is not a regular file but a folder, a pipe or a device.
    #[error("not a regular file")]
    NotRegularFile,
    /// The file is not UTF-8.
    #[error("not a text")]
    NotText,
}

/// Reads a text file that was found in a folder. Only regular files are read, because a pipe would block the reader.
///
/// # Errors
/// See [`ReadError`].
pub fn read_regular_file(path: &Path) -> Result<String, ReadError> {
    // Checked before opening, because opening a pipe blocks until somebody writes to it.
    if !std::fs::metadata(path)?.is_file() {
        return Err(ReadError::NotRegularFile);
    }
    read_chosen_file(path)
}

/// Reads a text file that the user named, which may be a pipe.
///
/// # Errors
/// See [`ReadError`].
pub fn read_chosen_file(path: &Path) -> Result<String, ReadError> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(ReadError::NotRegularFile);
    }
    if metadata.len() > MAX_FILE_BYTES {
        return Err(ReadError::TooLarge);
    }
    let mut bytes = Vec::new();
    // A device may report a size of 0 and never end, and a file may grow while it is read.
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(ReadError::TooLarge);
    }
    let text = String::from_utf8(bytes).map_err(|_| ReadError::NotText)?;
    // Some editors write a byte-order mark before the text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_order_mark_is_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("marked");
        std::fs::write(&path, "\u{feff}(format: 1)").expect("written");
        assert_eq!(read_regular_file(&path).expect("readable"), "(format: 1)");
        std::fs::write(&path, b"\xff\xfe").expect("written");
        assert!(matches!(read_chosen_file(&path), Err(ReadError::NotText)));
    }

    #[test]
    fn file_over_16_megabytes_is_refused_unread() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sparse");
        let file = File::create(&path).expect("made");
        file.set_len(MAX_FILE_BYTES).expect("room");
        assert!(read_chosen_file(&path).is_ok());
        file.set_len(MAX_FILE_BYTES + 1).expect("room");
        assert!(matches!(read_chosen_file(&path), Err(ReadError::TooLarge)));
        // Rejected by its size alone, without reading.
        file.set_len(1 << 40).expect("room");
        assert!(matches!(read_regular_file(&path), Err(ReadError::TooLarge)));
    }

    #[test]
    fn only_regular_files_are_read_from_folders() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(matches!(read_regular_file(folder.path()), Err(ReadError::NotRegularFile)));
        assert!(matches!(read_chosen_file(folder.path()), Err(ReadError::NotRegularFile)));
        assert!(matches!(read_chosen_file(&folder.path().join("none")), Err(ReadError::Io(_))));
    }

    #[cfg(unix)]
    #[test]
    fn endless_file_is_too_large() {
        assert!(matches!(read_chosen_file(Path::new("/dev/zero")), Err(ReadError::TooLarge)));
        assert!(matches!(read_regular_file(Path::new("/dev/zero")), Err(ReadError::NotRegularFile)));
    }

    #[cfg(unix)]
    #[test]
    fn pipe_in_a_folder_does_not_block() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe.ron");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success());
        assert!(matches!(read_regular_file(&pipe), Err(ReadError::NotRegularFile)));
    }
}
