//! The stories of games whose records lie elsewhere, as on a stick or in a mail: kept by what happened in the game, not by where its
//! record is, in a folder that may be deleted at any time.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::file::{ENDING, write};
use super::tale::Story;
use crate::games::Game;
use crate::play::Match;

/// So many stories are kept; the one that was written first goes first.
const MOST_STORIES: usize = 60;

/// The path in this folder beside which the story of a game is kept, as if the game's record were there.
pub fn path_in_cache<G: Game>(folder: &Path, game: &Match<G>) -> PathBuf {
    folder.join(format!("{}-{:016x}", G::ID, super::file::hash_of(&game.record(false))))
}

/// Keeps the story of a game in this folder, which is made if there is none, and lets go of the oldest where there are too many.
///
/// # Errors
/// If the file cannot be written.
pub fn write_to_cache<G: Game>(folder: &Path, game: &Match<G>, story: &Story<G>) -> Result<(), std::io::Error> {
    std::fs::create_dir_all(folder)?;
    write(&path_in_cache(folder, game), game, story)?;
    trim(folder, MOST_STORIES);
    Ok(())
}

/// Removes all but the newest stories from this folder.
fn trim(folder: &Path, most: usize) {
    let Ok(files) = std::fs::read_dir(folder) else { return };
    let dated = |file: std::fs::DirEntry| {
        let path = file.path();
        let is_story = path.to_str().is_some_and(|path| path.ends_with(ENDING));
        let written = file.metadata().and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        is_story.then_some((written, path))
    };
    let mut stories: Vec<(SystemTime, PathBuf)> = files.flatten().filter_map(dated).collect();
    stories.sort();
    stories.reverse();
    for (_, path) in stories.into_iter().skip(most) {
        // What cannot be removed only takes room.
        let _ = std::fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn oldest_stories_go_and_other_files_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, seconds: u64| {
            let path = folder.path().join(name);
            let file = std::fs::File::create(&path).expect("created");
            let written = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
            file.set_modified(written).expect("dated");
        };
        for (name, seconds) in [("b.story", 3), ("a.story", 1), ("c.story", 2), ("notes.txt", 0)] {
            write(name, seconds);
        }
        trim(folder.path(), 2);
        let files = std::fs::read_dir(folder.path()).expect("a folder").flatten();
        let mut left: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        left.sort();
        assert_eq!(left, ["b.story", "c.story", "notes.txt"]);
    }
}
