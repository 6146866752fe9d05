//! Reading a folder in the background.

use std::sync::mpsc::SyncSender;

use super::*;

/// However busy the machine is.
const AS_LONG_AS_IT_TAKES: Duration = Duration::MAX;

/// A folder with `count` files, each a minute older than the one before; a file contains its number.
fn files(count: u64) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let first = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    for number in 0..count {
        let path = folder.path().join(format!("{number}.ron"));
        std::fs::write(&path, number.to_string()).expect("written");
        let file = std::fs::File::options().write(true).open(&path).expect("there");
        file.set_modified(first - Duration::from_secs(60 * number)).expect("dated");
    }
    folder
}

fn number(text: String) -> u64 {
    text.parse().expect("a number")
}

/// Waits until everything has been read.
fn read_all<T: Send + 'static>(folder: &mut FolderReader<T>) {
    folder.wait_until_done();
    folder.update(&Context::default());
    assert!(folder.is_read());
}

fn contents(folder: &FolderReader<u64>) -> Vec<u64> {
    folder.rows().iter().filter_map(|row| row.content).collect()
}

#[test]
fn a_short_list_is_read_newest_first_in_one_wait() {
    let files = files(9);
    let mut folder = FolderReader::open(files.path(), &["ron"], |_, _, text| FileContent::Valid(number(text)));
    folder.wait_for_first_batch(AS_LONG_AS_IT_TAKES);
    assert!(folder.is_read());
    assert_eq!(contents(&folder), (0..9).collect::<Vec<_>>());
}

#[test]
fn a_long_list_waits_only_for_the_first_batch() {
    let files = files(200);
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let wait = Mutex::new(wait);
    let mut folder = FolderReader::open(files.path(), &["ron"], move |_, _, text| {
        let number = number(text);
        if number >= FIRST_BATCH as u64 {
            let _ = wait.lock().expect("whole").recv();
        }
        FileContent::Valid(number)
    });
    folder.wait_for_first_batch(AS_LONG_AS_IT_TAKES);
    assert_eq!(folder.rows().len(), 200, "all are listed");
    assert_eq!(contents(&folder).len(), FIRST_BATCH, "the others have not been read");
    drop(go);
    read_all(&mut folder);
    assert_eq!(contents(&folder).len(), 200);
}

#[test]
fn visible_rows_are_read_before_newer_ones() {
    let files = files(80);
    let (sender, order) = std::sync::mpsc::channel();
    // No file is read before the test allows it.
    let (go, wait) = std::sync::mpsc::sync_channel::<()>(0);
    let wait = Mutex::new(wait);
    let mut folder = FolderReader::open(files.path(), &["ron"], move |_, _, text| {
        let _ = wait.lock().expect("whole").recv();
        let number = number(text);
        let _ = sender.send(number);
        FileContent::Valid(number)
    });
    let listing = folder.reports.recv().expect("a listing");
    folder.apply(listing);
    folder.read_first(60..64);
    let begin = |go: &SyncSender<()>| go.send(()).expect("the thread reads");
    (0..6).for_each(|_| begin(&go));
    let read: Vec<u64> = order.iter().take(6).collect();
    // One file may have been started before the visible rows were known.
    assert_eq!(read.iter().copied().filter(|number| *number >= 60).collect::<Vec<_>>(), [60, 61, 62, 63], "{read:?}");
    assert!(read.iter().position(|number| *number == 63).is_some_and(|place| place <= 4), "{read:?}");
}

#[test]
fn foreign_and_damaged_files_leave_the_listing() {
    let files = files(12);
    std::fs::create_dir(files.path().join("folder.ron")).expect("made");
    std::fs::write(files.path().join("note.txt"), "not meant").expect("written");
    let large = std::fs::File::create(files.path().join("large.ron")).expect("made");
    large.set_len(crate::storage::MAX_FILE_BYTES + 1).expect("large");
    let mut folder = FolderReader::open(files.path(), &["ron"], |_, _, text| match number(text) {
        3 => FileContent::Damaged,
        5 => FileContent::Foreign,
        7 => panic!("a file that brings its reader down"),
        number => FileContent::Valid(number),
    });
    folder.wait_for_first_batch(AS_LONG_AS_IT_TAKES);
    assert_eq!(contents(&folder), [0, 1, 2, 4, 6, 8, 9, 10, 11]);
    assert_eq!(folder.rows().len(), 9);
    assert_eq!(folder.foreign_count(), 3, "the foreign one, the one that cannot be judged, the large one");
    assert_eq!(folder.damaged(), [files.path().join("3.ron")]);
}

#[test]
fn vanished_files_are_ignored() {
    let files = files(30);
    let path = files.path().to_owned();
    let mut folder = FolderReader::open(files.path(), &["ron"], move |_, _, text| {
        let number = number(text);
        if number == 4 {
            (10..20).for_each(|number| std::fs::remove_file(path.join(format!("{number}.ron"))).expect("removed"));
        }
        FileContent::Valid(number)
    });
    folder.wait_for_first_batch(AS_LONG_AS_IT_TAKES);
    assert_eq!(contents(&folder), (0..10).chain(20..30).collect::<Vec<_>>());
    assert_eq!((folder.rows().len(), folder.foreign_count(), folder.damaged().len()), (20, 0, 0));
}

#[test]
fn the_thread_ends_when_the_folder_is_dropped() {
    let files = files(50);
    let (sender, read) = std::sync::mpsc::channel();
    let (go, wait) = std::sync::mpsc::sync_channel::<()>(0);
    let wait = Mutex::new(wait);
    let folder = FolderReader::open(files.path(), &["ron"], move |_, _, text| {
        let _ = sender.send(());
        let _ = wait.lock().expect("whole").recv();
        FileContent::Valid(number(text))
    });
    read.recv().expect("it reads the first");
    drop(folder);
    drop(go);
    // The sender is dropped with the thread; until then only the file already started may be read.
    assert_eq!(read.iter().count(), 0);
}

#[test]
fn a_missing_folder_is_empty() {
    let files = files(0);
    let mut folder: FolderReader<u64> =
        FolderReader::open(&files.path().join("nowhere"), &["ron"], |_, _, _| FileContent::Foreign);
    folder.wait_for_first_batch(AS_LONG_AS_IT_TAKES);
    assert!(folder.is_read() && folder.rows().is_empty());
}
