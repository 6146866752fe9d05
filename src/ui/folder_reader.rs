//! Reads the files of a folder on a thread: visible rows first, then the newest.
//!
//! The listing comes first, so that a screen knows at once how many rows there are; then the content of each file. The thread
//! wakes the window when there is something new, and ends when the reader is dropped.
//!
//! Must not know: games, screens.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime};

use egui::Context;

use super::background::BackgroundWork;
use crate::storage::{ReadError, read_regular_file};

/// How often the window is woken for rows that are not visible.
const WAKE_INTERVAL: Duration = Duration::from_secs(1);
/// In a folder with more than `LONG_LISTING` files, the first frame waits only for `FIRST_BATCH` of them.
const LONG_LISTING: usize = 96;
const FIRST_BATCH: usize = 32;

/// What was found in a file.
pub enum FileContent<T> {
    /// Valid content.
    Valid(T),
    /// A file of a later version of the program; it is left alone.
    Newer,
    /// A file of another kind, or one that cannot be read; it is left alone.
    Foreign,
    /// A damaged file.
    Damaged,
}

/// A file in the listing.
pub struct Row<T> {
    /// The path of the file.
    pub path: PathBuf,
    /// The content, once it has been read.
    pub content: Option<T>,
    /// The file's index in the thread's listing.
    number: usize,
}

/// A folder, as far as it has been read.
pub struct FolderReader<T> {
    rows: Vec<Row<T>>,
    is_listed: bool,
    unread: usize,
    /// How many reports of files have been received.
    received: usize,
    /// How often the rows have changed.
    version: usize,
    newer: usize,
    foreign: usize,
    damaged: Vec<PathBuf>,
    opened: Instant,
    reports: Receiver<Report<T>>,
    shared: Arc<Shared>,
    /// The thread, until it was waited for.
    thread: Option<JoinHandle<()>>,
}

/// State shared by the window and the thread.
#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    request: Mutex<Request>,
}

/// What the window asks of the thread.
#[derive(Default)]
struct Request {
    /// The files to read first, by index in the thread's listing.
    first: Range<usize>,
    /// The window to wake.
    ctx: Option<Context>,
    /// How many files the thread has reported.
    reported: usize,
}

enum Report<T> {
    Listed(Vec<PathBuf>),
    /// The index of a file, and what was found in it; `None` if the file is gone.
    Read(usize, Option<FileContent<T>>),
}

impl<T: Send + 'static> FolderReader<T> {
    /// Starts reading the files with one of these extensions. `parse` gets the path, the time of writing and the text of each.
    pub fn open(
        folder: &Path,
        extensions: &'static [&'static str],
        parse: impl Fn(&Path, SystemTime, String) -> FileContent<T> + Send + 'static,
    ) -> Self {
        FolderReader::with_pending_writes(folder, extensions, BTreeMap::new(), parse)
    }

    /// As [`FolderReader::open`], with pending writes by path: their texts replace those of the files and are listed first.
    pub fn with_pending_writes(
        folder: &Path,
        extensions: &'static [&'static str],
        pending_writes: BTreeMap<PathBuf, String>,
        parse: impl Fn(&Path, SystemTime, String) -> FileContent<T> + Send + 'static,
    ) -> Self {
        let (sender, reports) = channel();
        let shared = Arc::new(Shared::default());
        shared.request().first = 0..FIRST_BATCH;
        let (folder, thread_shared) = (folder.to_owned(), Arc::clone(&shared));
        let thread = std::thread::Builder::new()
            .name("folder".to_owned())
            .spawn(move || run(&folder, extensions, &pending_writes, &parse, &sender, &thread_shared));
        if let Err(error) = &thread {
            tracing::warn!("no thread for reading: {error}");
        }
        FolderReader {
            rows: Vec::new(),
            is_listed: thread.is_err(),
            unread: 0,
            received: 0,
            version: 0,
            newer: 0,
            foreign: 0,
            damaged: Vec::new(),
            opened: Instant::now(),
            reports,
            shared,
            thread: thread.ok(),
        }
    }

    /// Waits until the first batch has been read, but no longer than this after the folder was opened, so that a short list is
    /// complete in the first frame.
    pub fn wait_for_first_batch(&mut self, timeout: Duration) {
        while !self.has_enough() {
            match self.reports.recv_timeout(self.time_left(timeout)) {
                Ok(report) => drop(self.apply(report)),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.finish(),
            }
        }
    }

    /// How much of this time is left, counted from when the folder was opened.
    pub fn time_left(&self, timeout: Duration) -> Duration {
        timeout.saturating_sub(self.opened.elapsed())
    }

    /// Receives what has been read since the last frame. Returns the indices of removed rows, each valid after the removals before it.
    pub fn update(&mut self, ctx: &Context) -> Vec<usize> {
        self.shared.request().ctx.get_or_insert_with(|| ctx.clone());
        let mut removed = Vec::new();
        while !self.is_read() {
            match self.reports.try_recv() {
                Ok(report) => removed.extend(self.apply(report)),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.finish(),
            }
        }
        removed
    }

    /// Applies a report; returns the index of the row that it removes, if any.
    fn apply(&mut self, report: Report<T>) -> Option<usize> {
        self.version += 1;
        match report {
            Report::Listed(paths) => {
                self.is_listed = true;
                self.unread = paths.len();
                let row = |(number, path)| Row { path, content: None, number };
                self.rows = paths.into_iter().enumerate().map(row).collect();
                None
            }
            Report::Read(number, found) => {
                self.unread = self.unread.saturating_sub(1);
                self.received += 1;
                let index = self.rows.binary_search_by_key(&number, |row| row.number).ok()?;
                match found {
                    Some(FileContent::Valid(content)) => {
                        self.rows.get_mut(index)?.content = Some(content);
                        return None;
                    }
                    Some(FileContent::Newer) => self.newer += 1,
                    Some(FileContent::Foreign) => self.foreign += 1,
                    Some(FileContent::Damaged) => self.damaged.push(self.rows.get(index)?.path.clone()),
                    None => {}
                }
                self.rows.remove(index);
                Some(index)
            }
        }
    }

    /// Marks everything as read: no more reports will come.
    fn finish(&mut self) {
        self.is_listed = true;
        self.unread = 0;
    }

    fn has_enough(&self) -> bool {
        let first = || self.rows.iter().take(FIRST_BATCH).all(|row| row.content.is_some());
        self.is_read() || self.rows.len() > LONG_LISTING && first()
    }

    /// Asks the thread to read these rows before all others.
    pub fn read_first(&self, rows: Range<usize>) {
        let visible = self.rows.get(rows).unwrap_or_default();
        if let (Some(first), Some(last)) = (visible.first(), visible.last()) {
            let mut request = self.shared.request();
            request.first = first.number..last.number + 1;
            // The thread does not wake the window for rows that it read just before this request.
            if request.reported > self.received && visible.iter().any(|row| row.content.is_none()) {
                let ctx = request.ctx.clone();
                drop(request);
                ctx.iter().for_each(Context::request_repaint);
            }
        }
    }
}

impl<T> FolderReader<T> {
    /// The unread and valid files, newest first.
    pub fn rows(&self) -> &[Row<T>] {
        &self.rows
    }

    /// Whether the number of files is known.
    pub fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// Whether everything has been read.
    pub fn is_read(&self) -> bool {
        self.is_listed && self.unread == 0
    }

    /// How many files are [`FileContent::Newer`].
    pub fn newer_count(&self) -> usize {
        self.newer
    }

    /// How many files are [`FileContent::Foreign`].
    pub fn foreign_count(&self) -> usize {
        self.foreign
    }

    /// The files that are [`FileContent::Damaged`].
    pub fn damaged(&self) -> &[PathBuf] {
        &self.damaged
    }

    /// Takes the damaged files out of the reader, for the caller to deal with.
    pub fn take_damaged(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut self.damaged)
    }

    /// Counts one more file as [`FileContent::Foreign`].
    pub fn count_foreign(&mut self) {
        self.foreign += 1;
    }

    /// How often the rows have changed.
    pub fn version(&self) -> usize {
        self.version
    }

    /// Removes a file from the listing.
    pub fn remove(&mut self, path: &Path) {
        self.version += 1;
        self.rows.retain(|row| row.path != path);
    }

    /// Takes a row out of the listing, for [`FolderReader::put_back`].
    pub fn take(&mut self, index: usize) -> Option<Row<T>> {
        self.version += 1;
        (index < self.rows.len()).then(|| self.rows.remove(index))
    }

    /// Puts a row back into its place.
    pub fn put_back(&mut self, row: Row<T>) {
        self.version += 1;
        let index = self.rows.partition_point(|other| other.number < row.number);
        self.rows.insert(index, row);
    }
}

impl<T> BackgroundWork for FolderReader<T> {
    fn wait_until_done(&mut self) {
        // A thread that panicked has nothing more to report.
        self.thread.take().into_iter().for_each(|thread| drop(thread.join()));
    }
}

impl<T> Drop for FolderReader<T> {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn request(&self) -> MutexGuard<'_, Request> {
        self.request.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn wake(&self) {
        let ctx = self.request().ctx.clone();
        ctx.iter().for_each(Context::request_repaint);
    }
}

fn run<T>(
    folder: &Path,
    extensions: &[&str],
    pending_writes: &BTreeMap<PathBuf, String>,
    parse: &impl Fn(&Path, SystemTime, String) -> FileContent<T>,
    sender: &Sender<Report<T>>,
    shared: &Shared,
) {
    let now = SystemTime::now();
    let mut files: Vec<(PathBuf, SystemTime)> = pending_writes.keys().map(|path| (path.clone(), now)).collect();
    files.extend(
        list_files(folder, extensions, shared).into_iter().filter(|(path, _)| !pending_writes.contains_key(path)),
    );
    let mut is_read = vec![false; files.len()];
    // The receiver is gone only when the thread should end, too.
    let _ = sender.send(Report::Listed(files.iter().map(|(path, _)| path.clone()).collect()));
    shared.wake();
    let (mut woken, mut unread) = (Instant::now(), 0);
    while !shared.stopped() {
        let mut first = shared.request().first.clone();
        let is_unread = |number: &usize| is_read.get(*number) == Some(&false);
        unread = (unread..files.len()).find(is_unread).unwrap_or(files.len());
        let number = first.find(is_unread).unwrap_or(unread);
        let Some((path, saved)) = files.get(number) else { break };
        if let Some(is_read) = is_read.get_mut(number) {
            *is_read = true;
        }
        let _ = sender.send(Report::Read(number, read(path, *saved, pending_writes.get(path), parse)));
        let is_requested = {
            let mut request = shared.request();
            request.reported += 1;
            request.first.contains(&number)
        };
        if is_requested || woken.elapsed() > WAKE_INTERVAL {
            shared.wake();
            woken = Instant::now();
        }
    }
    shared.wake();
}

/// The files of a folder and when each was written, newest first.
fn list_files(folder: &Path, extensions: &[&str], shared: &Shared) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let has_extension =
        |path: &PathBuf| path.extension().is_some_and(|found| extensions.iter().any(|one| found == *one));
    let mut files: Vec<(PathBuf, SystemTime)> = entries
        .take_while(|_| !shared.stopped())
        .flatten()
        .map(|entry| entry.path())
        .filter(has_extension)
        .filter_map(|path| {
            let data = std::fs::metadata(&path).ok().filter(std::fs::Metadata::is_file)?;
            Some((path, data.modified().ok()?))
        })
        .collect();
    files.sort_by(|first, second| second.1.cmp(&first.1).then_with(|| first.0.cmp(&second.0)));
    files
}

/// Reads a file; `None` if it is gone.
fn read<T>(
    path: &Path,
    saved: SystemTime,
    pending_writes: Option<&String>,
    parse: &impl Fn(&Path, SystemTime, String) -> FileContent<T>,
) -> Option<FileContent<T>> {
    match pending_writes.map_or_else(|| read_regular_file(path), |text| Ok(text.clone())) {
        // A file that makes the parser panic must not stop the reading of all others.
        Ok(text) => Some(catch_unwind(AssertUnwindSafe(|| parse(path, saved, text))).unwrap_or(FileContent::Foreign)),
        Err(ReadError::Io(error)) if error.kind() == ErrorKind::NotFound => None,
        Err(ReadError::NotText) => Some(FileContent::Damaged),
        Err(error) => {
            tracing::warn!("{} cannot be read: {error}", path.display());
            Some(FileContent::Foreign)
        }
    }
}

#[cfg(test)]
mod tests;
