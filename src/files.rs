//! Asset files that are read by path: texts, lessons, puzzles, rule books, cards, pictures.
//!
//! Release builds carry the files in the program, compressed by `build.rs`. Debug builds read them from `assets`, so that a
//! changed text or lesson shows without a rebuild.

/// The text of a file, by its path below `assets`; `None` if the file is missing or not UTF-8.
pub fn read(path: &str) -> Option<String> {
    source::read(path)
}

/// The paths of all files whose path begins with `folder` (such as `text/en/`), sorted.
pub fn list(folder: &str) -> Vec<String> {
    let mut paths = source::list();
    paths.retain(|path| path.starts_with(folder));
    paths.sort();
    paths
}

/// The files as the program carries them.
#[cfg(packed_assets)]
mod source {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    /// The compressed files, one after the other.
    const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/assets.bin"));
    /// The sorted paths of the files, each with where the file ends in [`PACKED`].
    const FILES: &[(&str, usize)] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

    pub fn read(path: &str) -> Option<String> {
        let at = FILES.binary_search_by_key(&path, |&(path, _)| path).ok()?;
        let start = if at == 0 { 0 } else { FILES[at - 1].1 };
        let mut text = String::new();
        DeflateDecoder::new(&PACKED[start..FILES[at].1]).read_to_string(&mut text).ok()?;
        Some(text)
    }

    pub fn list() -> Vec<String> {
        FILES.iter().map(|&(path, _)| path.to_owned()).collect()
    }
}

/// The files as they lie in the folders of the sources.
#[cfg(not(packed_assets))]
mod source {
    use std::fs;
    use std::path::Path;

    /// The folders of assets; a file of an earlier one comes first.
    const FOLDERS: &[&str] = &[
        concat!(env!("CARGO_MANIFEST_DIR"), "/assets"),
        #[cfg(feature = "nim")]
        concat!(env!("CARGO_MANIFEST_DIR"), "/examples/nim/assets"),
    ];

    pub fn read(path: &str) -> Option<String> {
        FOLDERS.iter().find_map(|folder| fs::read_to_string(Path::new(folder).join(path)).ok())
    }

    pub fn list() -> Vec<String> {
        let mut paths = Vec::new();
        FOLDERS.iter().for_each(|folder| add_files(Path::new(folder), "", &mut paths));
        paths
    }

    /// Adds the files in a folder and below, with `prefix` before their names.
    fn add_files(folder: &Path, prefix: &str, paths: &mut Vec<String>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let Ok(name) = entry.file_name().into_string() else { continue };
            let path = format!("{prefix}{name}");
            if entry.path().is_dir() {
                add_files(&entry.path(), &format!("{path}/"), paths);
            } else {
                paths.push(path);
            }
        }
    }
}
