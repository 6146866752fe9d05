//! What reading a folder in the background promises.

use std::sync::mpsc::SyncSender;

use super::*;

/// Enough for any machine, however busy.
const LONG: Duration = Duration::from_secs(60);

/// A folder with so many files, each a minute older than the one before; a file holds its number.
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
fn read_all<T: Send + 'static>(folder: &mut Folder<T>) {
    let ctx = Context::default();
    let begun = Instant::now();
    while !folder.is_read() {
        folder.update(&ctx);
        std::thread::yield_now();
        assert!(begun.elapsed() < LONG, "it is never read");
    }
}

fn held(folder: &Folder<u64>) -> Vec<u64> {
    folder.rows().iter().filter_map(|row| row.holds).collect()
}

#[test]
fn a_short_list_is_read_after_one_wait_the_newest_first() {
    let files = files(9);
    let mut folder = Folder::open(files.path(), &["ron"], |_, _, text| Found::Whole(number(text)));
    folder.wait(LONG);
    assert!(folder.is_read());
    assert_eq!(held(&folder), (0..9).collect::<Vec<_>>());
}

#[test]
fn a_long_list_keeps_nobody_waiting_for_all_of_it() {
    let files = files(200);
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let wait = Mutex::new(wait);
    let mut folder = Folder::open(files.path(), &["ron"], move |_, _, text| {
        let number = number(text);
        if number >= FIRST as u64 {
            let _ = wait.lock().expect("whole").recv();
        }
        Found::Whole(number)
    });
    folder.wait(LONG);
    assert_eq!(folder.rows().len(), 200, "all are listed");
    assert_eq!(held(&folder).len(), FIRST, "the others have not been read");
    drop(go);
    read_all(&mut folder);
    assert_eq!(held(&folder).len(), 200);
}

#[test]
fn what_is_in_sight_is_read_before_what_is_newer() {
    let files = files(80);
    let (told, order) = std::sync::mpsc::channel();
    // Nothing of it is read before the test says so.
    let (go, wait) = std::sync::mpsc::sync_channel::<()>(0);
    let wait = Mutex::new(wait);
    let mut folder = Folder::open(files.path(), &["ron"], move |_, _, text| {
        let _ = wait.lock().expect("whole").recv();
        let number = number(text);
        let _ = told.send(number);
        Found::Whole(number)
    });
    let ctx = Context::default();
    while !folder.is_listed() {
        folder.update(&ctx);
    }
    folder.read_first(60..64);
    let begin = |go: &SyncSender<()>| go.send(()).expect("the thread reads");
    (0..6).for_each(|_| begin(&go));
    let read: Vec<u64> = order.iter().take(6).collect();
    // One may have been begun before anyone knew what is in sight.
    assert_eq!(read.iter().copied().filter(|number| *number >= 60).collect::<Vec<_>>(), [60, 61, 62, 63], "{read:?}");
    assert_eq!(read.iter().position(|number| *number == 63), Some(4), "{read:?}");
}

#[test]
fn what_is_something_else_goes_off_the_list() {
    let files = files(12);
    std::fs::create_dir(files.path().join("folder.ron")).expect("made");
    std::fs::write(files.path().join("note.txt"), "not meant").expect("written");
    let large = std::fs::File::create(files.path().join("large.ron")).expect("made");
    large.set_len(crate::storage::LARGEST + 1).expect("large");
    let mut folder = Folder::open(files.path(), &["ron"], |_, _, text| match number(text) {
        3 => Found::Damaged,
        5 => Found::Foreign,
        7 => panic!("a file that brings its reader down"),
        number => Found::Whole(number),
    });
    folder.wait(LONG);
    assert_eq!(held(&folder), [0, 1, 2, 4, 6, 8, 9, 10, 11]);
    assert_eq!(folder.rows().len(), 9);
    assert_eq!(folder.foreign(), 3, "the foreign one, the one that cannot be judged, the large one");
    assert_eq!(folder.damaged(), [files.path().join("3.ron")]);
}

#[test]
fn files_that_vanish_meanwhile_are_no_fault() {
    let files = files(30);
    let path = files.path().to_owned();
    let mut folder = Folder::open(files.path(), &["ron"], move |_, _, text| {
        let number = number(text);
        if number == 4 {
            (10..20).for_each(|number| std::fs::remove_file(path.join(format!("{number}.ron"))).expect("removed"));
        }
        Found::Whole(number)
    });
    folder.wait(LONG);
    assert_eq!(held(&folder), (0..10).chain(20..30).collect::<Vec<_>>());
    assert_eq!((folder.rows().len(), folder.foreign(), folder.damaged().len()), (20, 0, 0));
}

#[test]
fn the_thread_ends_when_the_folder_is_dropped() {
    let files = files(50);
    let (told, read) = std::sync::mpsc::channel();
    let (go, wait) = std::sync::mpsc::sync_channel::<()>(0);
    let wait = Mutex::new(wait);
    let folder = Folder::open(files.path(), &["ron"], move |_, _, text| {
        let _ = told.send(());
        let _ = wait.lock().expect("whole").recv();
        Found::Whole(number(text))
    });
    read.recv().expect("it reads the first");
    drop(folder);
    drop(go);
    // The sender goes with the thread; until then nothing more may be read than the one that was begun.
    assert_eq!(read.iter().count(), 0);
}

#[test]
fn a_folder_that_is_not_there_is_an_empty_one() {
    let files = files(0);
    let mut folder: Folder<u64> = Folder::open(&files.path().join("nowhere"), &["ron"], |_, _, _| Found::Foreign);
    folder.wait(LONG);
    assert!(folder.is_read() && folder.rows().is_empty());
}
