//! The files of `assets` that are read by their names: sentences, lessons, rule books, cards, pictures. The program carries them with it; a debug build reads
//! them where they stand, so that a sentence or a lesson is tried without building anew.

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets"]
#[include = "art/**"]
#[include = "book/**"]
#[include = "lessons/**"]
#[include = "text/**"]
#[include = "together/**"]
struct Files;

/// What stands in a file, by its path below `assets`; `None` if there is no such file or it is no text.
pub fn read(path: &str) -> Option<String> {
    String::from_utf8(Files::get(path)?.data.into_owned()).ok()
}

/// The paths of all files in a folder (`text/en/`), and in those below it, by name.
pub fn below(folder: &str) -> Vec<String> {
    let mut paths: Vec<_> = Files::iter().filter(|path| path.starts_with(folder)).map(String::from).collect();
    paths.sort();
    paths
}
