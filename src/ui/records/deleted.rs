//! Deleted records, which can be put back as long as the list of records is open.
//!
//! A deleted record and its story are moved to a folder of their own, and its tags go along. They are removed for good when the list is left or
//! the program ends. What a program that did not end as it should has left there is not removed: the list offers to put it back when it is opened
//! next. So no game is gone without an offer to undo that.
//!
//! Must not know: screens.

use std::io::Error;
use std::path::{Path, PathBuf};

use super::tags::Tags;
use crate::statistics::RECORD_EXTENSIONS;
use crate::storage::free_path;
use crate::story::story_path;
use crate::ui::services::file_name;

/// The deleted records; `R` is what the list kept of each.
#[derive(Debug)]
pub struct DeletedRecords<R> {
    folder: PathBuf,
    /// The one that was deleted last comes last.
    records: Vec<DeletedRecord<R>>,
}

/// A deleted record.
#[derive(Debug)]
struct DeletedRecord<R> {
    /// Where the record is now.
    file: PathBuf,
    /// Where it was.
    home: PathBuf,
    /// What the list kept of it; `None` if it was deleted before the list was opened.
    row: Option<R>,
}

/// A record that was put back.
#[derive(Debug, PartialEq, Eq)]
pub struct Restored<R> {
    /// Where it is now.
    pub path: PathBuf,
    /// What the list kept of it.
    pub row: Option<R>,
}

impl<R> DeletedRecords<R> {
    /// The deleted records in this folder, which were in `home`: those that could not be removed when they should have been.
    pub fn open(folder: PathBuf, home: &Path) -> Self {
        let is_record = |path: &PathBuf| {
            path.extension().is_some_and(|found| RECORD_EXTENSIONS.iter().any(|extension| found == *extension))
        };
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_record).collect();
        files.sort();
        let record = |file: PathBuf| DeletedRecord { home: home.join(file_name(&file)), file, row: None };
        DeletedRecords { folder, records: files.into_iter().map(record).collect() }
    }

    /// None, and none is looked for: for a program that may not write in the folder.
    pub fn none(folder: PathBuf) -> Self {
        DeletedRecords { folder, records: Vec::new() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.records.len()
    }

    /// What the list kept of the record that was deleted last.
    pub fn last(&self) -> Option<&R> {
        self.records.last()?.row.as_ref()
    }

    /// Forgets what the list kept of them: the list is read anew.
    pub fn forget_rows(&mut self) {
        self.records.iter_mut().for_each(|record| record.row = None);
    }

    /// Whether this is the file of a deleted record, as tags name it.
    pub fn has_tags_of(&self, file: &str) -> bool {
        self.records.iter().any(|record| tagged_name(&record.file) == file)
    }

    /// Deletes the record in this file, so that it can be put back.
    ///
    /// # Errors
    /// If the file cannot be moved; then nothing has changed.
    pub fn delete(&mut self, path: &Path, row: R, tags: &mut Tags) -> Result<(), (Error, R)> {
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let file = free_path(&self.folder, &stem, &ending);
        if let Err(error) = std::fs::create_dir_all(&self.folder).and_then(|()| std::fs::rename(path, &file)) {
            return Err((error, row));
        }
        move_story(path, &file);
        tags.rename(&file_name(path), &tagged_name(&file));
        self.records.push(DeletedRecord { file, home: path.to_owned(), row: Some(row) });
        Ok(())
    }

    /// Puts the record back that was deleted last; `None` if there is none. If another file has its name now, it gets another one.
    ///
    /// # Errors
    /// If the file cannot be moved. It is not offered again, but stays where it is until the list is opened the next time.
    pub fn restore_last(&mut self, tags: &mut Tags) -> Option<Result<Restored<R>, Error>> {
        let DeletedRecord { file, home, row } = self.records.pop()?;
        let path = if home.exists() {
            let ending = home.extension().unwrap_or_default().to_string_lossy();
            let stem = home.file_stem().unwrap_or_default().to_string_lossy();
            free_path(home.parent().unwrap_or(&home), &stem, &ending)
        } else {
            home
        };
        if let Err(error) = std::fs::rename(&file, &path) {
            return Some(Err(error));
        }
        move_story(&file, &path);
        tags.rename(&tagged_name(&file), &file_name(&path));
        Some(Ok(Restored { path, row }))
    }

    /// Removes all of them for good.
    fn remove_all(&mut self) {
        for DeletedRecord { file, .. } in self.records.drain(..) {
            // The story first: a record that is left alone can still be put back.
            let _ = std::fs::remove_file(story_path(&file));
            if let Err(error) = std::fs::remove_file(&file) {
                tracing::warn!("{} was not removed: {error}", file.display());
            }
        }
        // Only an empty folder can be removed.
        let _ = std::fs::remove_dir(&self.folder);
    }
}

impl<R> Drop for DeletedRecords<R> {
    fn drop(&mut self) {
        // Nobody has chosen to end a program that panics.
        if !std::thread::panicking() {
            self.remove_all();
        }
    }
}

/// Moves the story of a record, if there is one. A record without its story is as good: the story is told again.
fn move_story(from: &Path, to: &Path) {
    let _ = std::fs::rename(story_path(from), story_path(to));
}

/// The name by which tags know the file of a deleted record.
fn tagged_name(file: &Path) -> String {
    format!("deleted/{}", file_name(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with the record `a.ron`, its story and its tag.
    fn with_record() -> (tempfile::TempDir, PathBuf, Tags) {
        let folder = tempfile::tempdir().expect("a folder");
        let records = folder.path().join("records");
        std::fs::create_dir(&records).expect("made");
        let path = records.join("a.ron");
        std::fs::write(&path, "the record").expect("written");
        std::fs::write(story_path(&path), "its story").expect("written");
        let mut tags = Tags::default();
        tags.add("a.ron", "Christmas");
        (folder, path, tags)
    }

    fn opened(folder: &Path) -> DeletedRecords<&'static str> {
        DeletedRecords::open(folder.join("deleted"), &folder.join("records"))
    }

    fn read(path: &Path) -> String {
        std::fs::read_to_string(path).unwrap_or_default()
    }

    #[test]
    fn deleted_record_comes_back_with_story_and_tags() {
        let (folder, path, mut tags) = with_record();
        let mut deleted = opened(folder.path());
        deleted.delete(&path, "row", &mut tags).expect("deleted");
        assert!(!path.exists() && !story_path(&path).exists() && tags.of("a.ron").is_empty());
        assert_eq!((deleted.count(), deleted.last()), (1, Some(&"row")));
        let restored = deleted.restore_last(&mut tags).expect("there is one").expect("moved");
        assert_eq!(restored, Restored { path: path.clone(), row: Some("row") });
        assert_eq!((read(&path).as_str(), read(&story_path(&path)).as_str()), ("the record", "its story"));
        assert_eq!(tags.of("a.ron"), ["Christmas"]);
        assert!(deleted.restore_last(&mut tags).is_none());
    }

    #[test]
    fn restored_record_replaces_no_other() {
        let (folder, path, mut tags) = with_record();
        let mut deleted = opened(folder.path());
        deleted.delete(&path, "first", &mut tags).expect("deleted");
        std::fs::write(&path, "another").expect("written");
        deleted.delete(&path, "second", &mut tags).expect("deleted beside the first");
        std::fs::write(&path, "a third").expect("written");
        let second = deleted.restore_last(&mut tags).expect("there").expect("moved");
        let first = deleted.restore_last(&mut tags).expect("there").expect("moved");
        assert_eq!([read(&second.path), read(&first.path), read(&path)], ["another", "the record", "a third"]);
        assert_eq!(tags.of(&file_name(&first.path)), ["Christmas"]);
    }

    #[test]
    fn deleted_records_are_gone_once_the_list_is_left() {
        let (folder, path, mut tags) = with_record();
        let mut deleted = opened(folder.path());
        deleted.delete(&path, "row", &mut tags).expect("deleted");
        drop(deleted);
        assert!(!folder.path().join("deleted").exists() && !path.exists());
    }

    /// A crash must not lose a game that could still be put back.
    #[test]
    fn records_left_by_a_crash_are_offered_again() {
        let (folder, path, mut tags) = with_record();
        let mut deleted = opened(folder.path());
        deleted.delete(&path, "row", &mut tags).expect("deleted");
        std::mem::forget(deleted);
        let mut after = opened(folder.path());
        assert_eq!((after.count(), after.last()), (1, None));
        assert!(tags.files().iter().all(|file| after.has_tags_of(file)));
        let restored = after.restore_last(&mut tags).expect("there").expect("moved");
        assert_eq!((restored.path.as_path(), read(&path).as_str()), (path.as_path(), "the record"));
        assert_eq!(tags.of("a.ron"), ["Christmas"]);
    }

    #[test]
    fn record_that_cannot_be_moved_stays() {
        let (folder, path, mut tags) = with_record();
        std::fs::write(folder.path().join("deleted"), "no folder").expect("written");
        let mut deleted = opened(folder.path());
        let (_, row) = deleted.delete(&path, "row", &mut tags).expect_err("there is no folder");
        assert_eq!((row, deleted.count(), tags.of("a.ron").len()), ("row", 0, 1));
        assert!(path.exists() && story_path(&path).exists());
    }
}
