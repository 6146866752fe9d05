//! Embedded asset files that are read by path: texts, lessons, puzzles, rule books, cards, pictures.
//!
//! Release builds carry the files in the program. Debug builds read them from `assets`, so that a changed text or
//! lesson shows without a rebuild.

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets"]
#[include = "art/**"]
#[include = "book/**"]
#[include = "lessons/**"]
#[include = "puzzles/**"]
#[include = "text/**"]
#[include = "together/**"]
struct Files;

#[cfg(feature = "nim")]
#[derive(RustEmbed)]
#[folder = "examples/nim/assets"]
struct NimFiles;

/// The text of a file, by its path below `assets`; `None` if the file is missing or not UTF-8.
pub fn read(path: &str) -> Option<String> {
    #[cfg(feature = "nim")]
    let file = Files::get(path).or_else(|| NimFiles::get(path));
    #[cfg(not(feature = "nim"))]
    let file = Files::get(path);
    String::from_utf8(file?.data.into_owned()).ok()
}

/// The paths of all files whose path begins with `folder` (such as `text/en/`), sorted.
pub fn list(folder: &str) -> Vec<String> {
    let mut paths: Vec<_> = Files::iter().map(String::from).collect();
    #[cfg(feature = "nim")]
    paths.extend(NimFiles::iter().map(String::from));
    paths.retain(|path| path.starts_with(folder));
    paths.sort();
    paths
}
