//! Saves files on a thread, so that the window never waits for a disk.
//!
//! Pending writes are kept here until they are on the disk. Of several versions of a document only the newest is written; failed writes are
//! retried every few seconds, and reported.

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::background::BackgroundWork;
use crate::storage::write_atomically;

/// The time after which a failed write is retried.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// The longest wait for a disk. A write that is still pending after this time is reported.
const FLUSH_TIMEOUT: Duration = Duration::from_secs(4);

/// A version of a document to be saved.
pub struct SaveJob {
    /// Identifies the document. For a table, its path on the shelf, even when the game is over and the file to be written is a record.
    pub document: PathBuf,
    /// The path of the file to write.
    pub path: PathBuf,
    /// Makes the text of the file; called on the thread, unless the text is needed earlier.
    pub text: Box<dyn FnOnce() -> String + Send>,
    /// A file to remove once the new file is on the disk, never earlier; it need not exist.
    pub replaces: Option<PathBuf>,
    /// A folder in which another file with the same text makes this one needless, so that it is not written.
    pub unless_in: Option<PathBuf>,
}

/// The text of a version, made on first use; empty if that fails.
type LazyText = Arc<LazyLock<String, Box<dyn FnOnce() -> String + Send>>>;

/// A version of a document that is not on the disk yet.
#[derive(Clone)]
pub struct PendingWrite {
    /// The path of the file to write.
    pub path: PathBuf,
    /// Whether people have saved this version in another file.
    pub saved_elsewhere: bool,
    text: LazyText,
    replaces: Option<PathBuf>,
    unless_in: Option<PathBuf>,
    /// Why the last attempt to write the document failed, if it did.
    error: Option<SaveError>,
    /// Since when the document has had a pending write.
    since: Instant,
    /// Whether the thread should try to write it now.
    is_due: bool,
}

impl PendingWrite {
    /// The text to write.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Why the version is not on the disk; [`SaveError::NotResponding`] if no attempt has failed.
    pub fn error(&self) -> SaveError {
        self.error.clone().unwrap_or(SaveError::NotResponding)
    }

    /// Whether both are the same version of the document.
    pub fn is_same(&self, other: &PendingWrite) -> bool {
        Arc::ptr_eq(&self.text, &other.text)
    }
}

/// Why a file could not be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The disk is full.
    DiskFull,
    /// There is no permission to write.
    PermissionDenied,
    /// Another running program has locked the folder.
    FolderLocked,
    /// The disk does not respond.
    NotResponding,
    /// Any other error, as the system describes it.
    Other(String),
}

impl From<Error> for SaveError {
    fn from(error: Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SaveError::DiskFull,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => SaveError::PermissionDenied,
            _ => SaveError::Other(error.to_string()),
        }
    }
}

/// Other work with files; it reports its errors itself.
type Task = Box<dyn FnOnce() + Send>;

/// The state shared by the thread and the window.
#[derive(Default)]
struct State {
    /// The pending writes, by document.
    pending: BTreeMap<PathBuf, PendingWrite>,
    /// The pending tasks, by name; a newer task replaces an older one.
    tasks: BTreeMap<&'static str, Task>,
    /// Whether the thread is working.
    is_busy: bool,
    /// Whether writing is forbidden because another program has locked the folder.
    locked: bool,
    /// When failed writes are retried.
    retry_at: Option<Instant>,
    /// Whether the thread should end after trying everything.
    closing: bool,
}

impl State {
    fn has_work(&self) -> bool {
        self.is_busy || !self.tasks.is_empty() || self.pending.values().any(|version| version.is_due)
    }

    fn mark_all_due(&mut self) {
        self.retry_at = None;
        self.pending.values_mut().for_each(|version| version.is_due = true);
    }

    /// Records the result of writing a version; true if the document's error has changed.
    fn record_result(
        &mut self,
        document: &Path,
        attempt: &PendingWrite,
        error: Option<SaveError>,
        retry: Duration,
    ) -> bool {
        let Some(version) = self.pending.get_mut(document) else { return false };
        let is_changed = version.error != error;
        if is_changed {
            match &error {
                Some(error) => tracing::warn!("{} not saved: {error:?}", attempt.path.display()),
                None => tracing::info!("{} saved after all", attempt.path.display()),
            }
        }
        if error.is_some() {
            self.retry_at.get_or_insert_with(|| Instant::now() + retry);
        }
        if error.is_none() && version.is_same(attempt) {
            self.pending.remove(document);
        } else {
            // A newer version may be pending by now.
            version.since = if error.is_none() { Instant::now() } else { version.since };
            version.error = error;
        }
        is_changed
    }
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// Signals that there is new work, or that work was done.
    changed: Condvar,
    /// Wakes the window when a write fails, or succeeds after failing.
    wake: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No code that can panic runs while the lock is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one piece of due work; false if there is none.
    fn step(&self, retry: Duration) -> bool {
        let mut state = self.lock();
        if state.retry_at.is_some_and(|at| at <= Instant::now()) {
            state.mark_all_due();
        }
        let due = state.pending.iter_mut().find(|(_, version)| version.is_due);
        let version = due.map(|(document, version)| {
            version.is_due = false;
            (document.clone(), version.clone())
        });
        let task = if version.is_none() { state.tasks.pop_first() } else { None };
        if version.is_none() && task.is_none() {
            return false;
        }
        let locked = state.locked;
        state.is_busy = true;
        drop(state);
        let mut is_changed = false;
        if let Some((_, run)) = task
            && catch_unwind(AssertUnwindSafe(run)).is_err()
        {
            tracing::error!("a task with files panicked");
        }
        let attempt = version.map(|(document, version)| {
            let error = if locked { Some(SaveError::FolderLocked) } else { write_version(&version).err() };
            (document, version, error)
        });
        let mut state = self.lock();
        if let Some((document, version, error)) = attempt {
            is_changed = state.record_result(&document, &version, error, retry);
        }
        state.is_busy = false;
        drop(state);
        self.changed.notify_all();
        if let Some(wake) = self.wake.get().filter(|_| is_changed) {
            wake();
        }
        true
    }

    fn run(&self, retry: Duration) {
        loop {
            while self.step(retry) {}
            let state = self.lock();
            if state.has_work() {
                continue;
            }
            if state.closing {
                return;
            }
            let wait = state.retry_at.map(|at| at.saturating_duration_since(Instant::now()));
            match wait {
                Some(wait) => drop(self.changed.wait_timeout(state, wait)),
                None => drop(self.changed.wait(state)),
            }
        }
    }
}

/// Writes the file; once it is on the disk, removes the file it replaces.
fn write_version(version: &PendingWrite) -> Result<(), SaveError> {
    if version.text().is_empty() {
        // The text could not be made: the file on the disk is better than nothing.
        return Err(SaveError::Other("there is nothing to write".to_owned()));
    }
    let is_needless = version.unless_in.as_deref().is_some_and(|folder| has_copy(folder, version.text()));
    if !is_needless {
        write_atomically(&version.path, version.text())?;
    }
    match version.replaces.as_deref().map(std::fs::remove_file) {
        Some(Err(error)) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Whether a file in this folder has this text.
fn has_copy(folder: &Path, text: &str) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    let same_length =
        |path: &PathBuf| std::fs::metadata(path).is_ok_and(|about| about.is_file() && about.len() == text.len() as u64);
    let mut files = entries.flatten().map(|entry| entry.path()).filter(same_length);
    files.any(|path| std::fs::read(path).is_ok_and(|found| found == text.as_bytes()))
}

/// Saves files on a thread.
pub struct Autosave {
    shared: Arc<Shared>,
    /// Without a thread, the caller does the work.
    thread: Option<JoinHandle<()>>,
    retry: Duration,
}

impl Default for Autosave {
    fn default() -> Self {
        Autosave::with_retry_interval(RETRY_INTERVAL)
    }
}

impl Autosave {
    /// Starts the thread, with this interval between retries.
    fn with_retry_interval(retry: Duration) -> Self {
        let shared = Arc::<Shared>::default();
        let thread_shared = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("autosave".to_owned()).spawn(move || thread_shared.run(retry));
        if let Err(error) = &thread {
            tracing::warn!("no thread for saving: {error}");
        }
        Autosave { shared, thread: thread.ok(), retry }
    }

    /// Sets the function to call when a write fails, or succeeds after failing. Only the first call has an effect.
    pub fn set_waker(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.shared.wake.set(Box::new(wake));
    }

    /// Submits versions of documents to be saved.
    pub fn submit(&self, jobs: impl IntoIterator<Item = SaveJob>) {
        for SaveJob { document, path, text, replaces, unless_in } in jobs {
            let text = Box::new(move || catch_unwind(AssertUnwindSafe(text)).unwrap_or_default());
            let mut state = self.shared.lock();
            let before = state.pending.get(&document);
            let version = PendingWrite {
                path,
                saved_elsewhere: false,
                text: Arc::new(LazyLock::new(text)),
                replaces,
                unless_in,
                error: before.and_then(|before| before.error.clone()),
                since: before.map_or_else(Instant::now, |before| before.since),
                is_due: true,
            };
            state.pending.insert(document, version);
        }
        self.notify_thread();
    }

    /// Runs other work with files on the thread; replaces a pending task of the same name.
    pub fn run_task(&self, name: &'static str, task: impl FnOnce() + Send + 'static) {
        self.shared.lock().tasks.insert(name, Box::new(task));
        self.notify_thread();
    }

    /// Drops the pending write of a document. Once this returns, no version of it is written any more.
    pub fn cancel(&self, document: &Path) {
        self.shared.lock().pending.remove(document);
        self.flush();
    }

    /// Retries failed writes now, and waits for them.
    pub fn retry(&self) {
        self.shared.lock().mark_all_due();
        self.notify_thread();
        self.flush();
    }

    /// Waits until everything submitted has been tried: before files are read, and at the end.
    pub fn flush(&self) {
        if !self.flush_within(FLUSH_TIMEOUT) {
            tracing::warn!("the disk does not answer");
        }
    }

    /// As [`Autosave::flush`], but waits no longer than this; whether everything was tried.
    pub fn flush_within(&self, patience: Duration) -> bool {
        let waiting = self.shared.changed.wait_timeout_while(self.shared.lock(), patience, |state| state.has_work());
        !waiting.is_ok_and(|(_, timeout)| timeout.timed_out())
    }

    /// Sets whether another program has locked the folder; nothing is written while it has.
    pub fn set_locked(&self, locked: bool) {
        self.shared.lock().locked = locked;
    }

    /// Whether another program has locked the folder.
    pub fn is_locked(&self) -> bool {
        self.shared.lock().locked
    }

    /// All pending writes, by document.
    pub fn pending(&self) -> BTreeMap<PathBuf, PendingWrite> {
        self.shared.lock().pending.clone()
    }

    /// The pending write of this document, if any.
    pub fn pending_write(&self, document: &Path) -> Option<PendingWrite> {
        self.shared.lock().pending.get(document).cloned()
    }

    /// Why a document is not on the disk, once that has to be reported: after a failure, or after a long wait.
    pub fn error(&self) -> Option<SaveError> {
        let is_reported = |version: &&PendingWrite| version.error.is_some() || version.since.elapsed() >= FLUSH_TIMEOUT;
        self.shared.lock().pending.values().find(is_reported).map(PendingWrite::error)
    }

    /// The time until a pending write has to be reported as overdue, if that is still to come.
    pub fn time_until_overdue(&self) -> Option<Duration> {
        let state = self.shared.lock();
        let unreported = state.pending.values().filter(|version| version.error.is_none());
        unreported
            .map(|version| FLUSH_TIMEOUT.saturating_sub(version.since.elapsed()))
            .filter(|left| !left.is_zero())
            .min()
    }

    /// Records that people have saved this version in another file.
    pub fn mark_saved_elsewhere(&self, document: &Path, kept: &PendingWrite) {
        let mut state = self.shared.lock();
        if let Some(version) = state.pending.get_mut(document).filter(|version| version.is_same(kept)) {
            version.saved_elsewhere = true;
        }
    }

    fn notify_thread(&self) {
        self.shared.changed.notify_all();
        if self.thread.is_none() {
            while self.shared.step(self.retry) {}
        }
    }
}

impl BackgroundWork for Autosave {
    fn wait_until_done(&mut self) {
        drop(self.shared.changed.wait_while(self.shared.lock(), |state| state.has_work()));
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.shared.lock().closing = true;
        self.shared.changed.notify_all();
        // A disk that does not respond must not keep the app from ending.
        if let Some(thread) = self.thread.take().filter(|_| self.flush_within(FLUSH_TIMEOUT)) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn job(path: &Path, text: &'static str, replaces: Option<&Path>) -> SaveJob {
        let document = replaces.unwrap_or(path).to_owned();
        let replaces = replaces.map(Path::to_owned);
        SaveJob { document, path: path.to_owned(), text: Box::new(move || text.to_owned()), replaces, unless_in: None }
    }

    fn read(path: &Path) -> String {
        std::fs::read_to_string(path).expect("readable")
    }

    #[test]
    fn the_newest_version_is_on_the_disk_after_a_flush() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/table.ron");
        let autosave = Autosave::default();
        for version in ["one", "two", "three"].iter().cycle().take(51) {
            autosave.submit([job(&path, version, None)]);
        }
        autosave.flush();
        assert_eq!(read(&path), "three");
        assert!(autosave.error().is_none());
    }

    #[test]
    fn a_table_is_removed_only_once_its_record_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let (table, records) = (folder.path().join("table.ron"), folder.path().join("records"));
        std::fs::write(&table, "unfinished").expect("written");
        std::fs::write(&records, "a file where the folder belongs").expect("written");
        let autosave = Autosave::default();
        autosave.submit([job(&records.join("record.ron"), "finished", Some(&table))]);
        autosave.flush();
        assert_eq!(read(&table), "unfinished", "the table stays");
        assert!(matches!(autosave.error(), Some(SaveError::Other(_))));
        assert_eq!(autosave.pending_write(&table).expect("waits").text(), "finished");

        std::fs::remove_file(&records).expect("out of the way");
        autosave.retry();
        assert_eq!(read(&records.join("record.ron")), "finished");
        assert!(!table.exists() && autosave.error().is_none());

        // The last move is undone: the table is written before the record is removed.
        let back = SaveJob { document: table.clone(), ..job(&table, "taken back", Some(&records.join("record.ron"))) };
        autosave.submit([back]);
        autosave.flush();
        assert_eq!(read(&table), "taken back");
        assert!(!records.join("record.ron").exists());
    }

    #[test]
    fn failed_writes_are_retried() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").expect("written");
        let autosave = Autosave::with_retry_interval(Duration::ZERO);
        let (report, reports) = channel();
        autosave.set_waker(move || report.send(()).expect("somebody listens"));
        autosave.submit([job(&file.join("below"), "text", None)]);
        reports.recv().expect("told that it failed");
        assert!(autosave.error().is_some());
        std::fs::remove_file(&file).expect("out of the way");
        reports.recv().expect("told that it is written");
        assert!(autosave.error().is_none());
        assert_eq!(read(&file.join("below")), "text");
    }

    #[test]
    fn a_newer_version_replaces_a_pending_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").expect("written");
        let path = file.join("below");
        let autosave = Autosave::default();
        autosave.submit([job(&path, "old", None)]);
        autosave.flush();
        let old = autosave.pending_write(&path).expect("waits");
        autosave.mark_saved_elsewhere(&path, &old);
        assert!(autosave.pending()[&path].saved_elsewhere);
        autosave.submit([job(&path, "new", None)]);
        autosave.flush();
        autosave.mark_saved_elsewhere(&path, &old);
        let pending = autosave.pending();
        assert!(!pending[&path].saved_elsewhere && pending[&path].text() == "new", "only the old one was kept");
        autosave.cancel(&path);
        std::fs::remove_file(&file).expect("out of the way");
        autosave.retry();
        assert!(autosave.pending().is_empty() && !path.exists());
    }

    #[test]
    fn nothing_is_written_to_a_locked_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.ron");
        let autosave = Autosave::default();
        autosave.set_locked(true);
        autosave.submit([job(&path, "text", None)]);
        autosave.flush();
        assert_eq!(autosave.error(), Some(SaveError::FolderLocked));
        assert!(!path.exists());
        autosave.set_locked(false);
        autosave.retry();
        assert_eq!(read(&path), "text");
    }

    #[test]
    fn writes_to_a_slow_disk_are_pending() {
        let folder = tempfile::tempdir().expect("a folder");
        let (slow, table) = (folder.path().join("slow.ron"), folder.path().join("table.ron"));
        std::fs::write(&table, "old").expect("written");
        let autosave = Autosave::default();
        let (answers, answer) = channel::<()>();
        let (begins, begun) = channel();
        let text = Box::new(move || {
            begins.send(()).expect("somebody waits");
            let _ = answer.recv();
            "slow".to_owned()
        });
        autosave.submit([SaveJob {
            document: slow.clone(),
            path: slow.clone(),
            text,
            replaces: None,
            unless_in: None,
        }]);
        begun.recv().expect("it is being written");
        autosave.submit([job(&table, "new", None)]);
        assert!(!autosave.flush_within(Duration::ZERO));
        assert_eq!(autosave.pending().into_keys().collect::<Vec<_>>(), [slow.clone(), table.clone()]);
        let waits = autosave.pending_write(&table).expect("waits");
        assert_eq!((waits.text(), waits.error()), ("new", SaveError::NotResponding));
        assert_eq!(read(&table), "old");
        assert!(autosave.error().is_none() && autosave.time_until_overdue().is_some(), "it is told only after a while");
        answers.send(()).expect("it waits");
        autosave.flush();
        assert_eq!((read(&slow).as_str(), read(&table).as_str()), ("slow", "new"));
        assert!(autosave.pending().is_empty() && autosave.time_until_overdue().is_none());
    }

    #[test]
    fn panics_are_reported_and_the_thread_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.ron");
        std::fs::write(&path, "whole").expect("written");
        let autosave = Autosave::default();
        autosave.run_task("task", || panic!("a task that fails"));
        for text in [(|| panic!("no text")) as fn() -> String, String::new] {
            autosave.submit([SaveJob {
                document: path.clone(),
                path: path.clone(),
                text: Box::new(text),
                replaces: None,
                unless_in: None,
            }]);
            autosave.flush();
            assert!(matches!(autosave.error(), Some(SaveError::Other(_))));
            assert_eq!(read(&path), "whole");
        }
        autosave.submit([job(&path, "newer", None)]);
        autosave.flush();
        assert_eq!((read(&path).as_str(), autosave.error()), ("newer", None), "the thread goes on");
    }

    #[test]
    fn without_a_thread_everything_is_written_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.ron");
        let autosave = Autosave { shared: Arc::default(), thread: None, retry: RETRY_INTERVAL };
        autosave.submit([job(&path, "text", None)]);
        assert_eq!(read(&path), "text");
    }
}
