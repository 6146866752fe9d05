//! A thread that keeps files, so that the window never waits for a disk. What is to be written stands here from when it is handed over until it is on the
//! disk. Of several versions of a document only the newest is written; what could not be written is tried again every few seconds, and told.

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::storage::write_whole;

/// What could not be written is tried again after this time.
const RETRY: Duration = Duration::from_secs(5);
/// Nobody waits longer than this for a disk; after it, what is not written yet is told.
const PATIENCE: Duration = Duration::from_secs(4);

/// A version of a document that is to be on the disk.
pub struct Job {
    /// Tells documents apart. For a table the path on the shelf, also once the game is over and the file to be written is a record.
    pub document: PathBuf,
    /// The file to be written.
    pub path: PathBuf,
    /// Makes the text of the file; called on the thread, unless the text is needed before.
    pub text: Box<dyn FnOnce() -> String + Send>,
    /// Removed as soon as the file is on the disk, and never before; that it is not there is no fault.
    pub instead_of: Option<PathBuf>,
}

/// The text of a version, made when it is first asked for; empty if that fails.
type LazyText = Arc<LazyLock<String, Box<dyn FnOnce() -> String + Send>>>;

/// A version of a document that is not on the disk.
#[derive(Clone)]
pub struct Unwritten {
    /// The file that is to be written.
    pub path: PathBuf,
    /// Whether people have saved this version in another place.
    pub kept_elsewhere: bool,
    text: LazyText,
    instead_of: Option<PathBuf>,
    /// What kept it, or the version before it, from being written.
    fault: Option<Fault>,
    /// Since when something of the document waits.
    since: Instant,
    /// Whether it is to be tried now.
    is_due: bool,
}

impl Unwritten {
    /// What is to be written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What keeps it from being written; a disk that is slow if nothing else is known.
    pub fn fault(&self) -> Fault {
        self.fault.clone().unwrap_or(Fault::Slow)
    }

    /// Whether this is the same version.
    pub fn is_same(&self, other: &Unwritten) -> bool {
        Arc::ptr_eq(&self.text, &other.text)
    }
}

/// What keeps a file from being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no room left.
    Full,
    /// Nothing may be written there.
    Denied,
    /// Another running program has the folder.
    Locked,
    /// The disk does not answer.
    Slow,
    /// Anything else, in the system's words.
    Other(String),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Fault::Full,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Fault::Denied,
            _ => Fault::Other(error.to_string()),
        }
    }
}

/// Another thing to be done with files; it says by itself what went wrong.
type Errand = Box<dyn FnOnce() + Send>;

/// What the thread and the window both know.
#[derive(Default)]
struct Known {
    /// By document.
    unwritten: BTreeMap<PathBuf, Unwritten>,
    /// By name: of several only the newest is done.
    errands: BTreeMap<&'static str, Errand>,
    /// Whether the thread is at something.
    is_busy: bool,
    /// Whether nothing may be written, because another program has the folder.
    locked: bool,
    /// When what could not be written is tried again.
    retry_at: Option<Instant>,
    /// Whether the thread ends once it has tried all.
    closing: bool,
}

impl Known {
    fn has_work(&self) -> bool {
        self.is_busy || !self.errands.is_empty() || self.unwritten.values().any(|version| version.is_due)
    }

    fn try_again(&mut self) {
        self.retry_at = None;
        self.unwritten.values_mut().for_each(|version| version.is_due = true);
    }

    /// Notes what came of writing this version; whether that is news.
    fn note(&mut self, document: &Path, tried: &Unwritten, fault: Option<Fault>, retry: Duration) -> bool {
        let Some(version) = self.unwritten.get_mut(document) else { return false };
        let is_news = version.fault != fault;
        if is_news {
            match &fault {
                Some(fault) => tracing::warn!("{} not saved: {fault:?}", tried.path.display()),
                None => tracing::info!("{} saved after all", tried.path.display()),
            }
        }
        if fault.is_some() {
            self.retry_at.get_or_insert_with(|| Instant::now() + retry);
        }
        if fault.is_none() && version.is_same(tried) {
            self.unwritten.remove(document);
        } else {
            // A newer version may wait meanwhile.
            version.since = if fault.is_none() { Instant::now() } else { version.since };
            version.fault = fault;
        }
        is_news
    }
}

#[derive(Default)]
struct Shared {
    known: Mutex<Known>,
    /// Something is to be done, or was done.
    changed: Condvar,
    /// Wakes the window when something could not be written, or now could.
    wake: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Shared {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Nothing that can panic is done while it is held.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one thing that is due; false if there is none.
    fn step(&self, retry: Duration) -> bool {
        let mut state = self.known();
        if state.retry_at.is_some_and(|at| at <= Instant::now()) {
            state.try_again();
        }
        let due = state.unwritten.iter_mut().find(|(_, version)| version.is_due);
        let version = due.map(|(document, version)| {
            version.is_due = false;
            (document.clone(), version.clone())
        });
        let errand = if version.is_none() { state.errands.pop_first() } else { None };
        if version.is_none() && errand.is_none() {
            return false;
        }
        let locked = state.locked;
        state.is_busy = true;
        drop(state);
        let mut is_news = false;
        if let Some((_, run)) = errand
            && catch_unwind(AssertUnwindSafe(run)).is_err()
        {
            tracing::error!("an errand with files came to grief");
        }
        let tried = version.map(|(document, version)| {
            let fault = if locked { Some(Fault::Locked) } else { written(&version).err() };
            (document, version, fault)
        });
        let mut state = self.known();
        if let Some((document, version, fault)) = tried {
            is_news = state.note(&document, &version, fault, retry);
        }
        state.is_busy = false;
        drop(state);
        self.changed.notify_all();
        if let Some(wake) = self.wake.get().filter(|_| is_news) {
            wake();
        }
        true
    }

    fn work(&self, retry: Duration) {
        loop {
            while self.step(retry) {}
            let state = self.known();
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

/// Writes the file; once it is on the disk, removes the one whose place it takes.
fn written(version: &Unwritten) -> Result<(), Fault> {
    if version.text().is_empty() {
        // Whatever went wrong: what is on the disk is better than nothing.
        return Err(Fault::Other("there is nothing to write".to_owned()));
    }
    write_whole(&version.path, version.text())?;
    match version.instead_of.as_deref().map(std::fs::remove_file) {
        Some(Err(error)) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// The thread and the way to it.
pub struct Autosave {
    shared: Arc<Shared>,
    /// Without one everything is done by whoever asks for it.
    thread: Option<JoinHandle<()>>,
    retry: Duration,
}

impl Default for Autosave {
    fn default() -> Self {
        Autosave::retrying(RETRY)
    }
}

impl Autosave {
    /// An autosave that tries again after this time.
    fn retrying(retry: Duration) -> Self {
        let shared = Arc::<Shared>::default();
        let known = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("autosave".to_owned()).spawn(move || known.work(retry));
        if let Err(error) = &thread {
            tracing::warn!("no thread for saving: {error}");
        }
        Autosave { shared, thread: thread.ok(), retry }
    }

    /// Calls this whenever something could not be written or now could. Only the first such call counts.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.shared.wake.set(Box::new(wake));
    }

    /// Has these done.
    pub fn put(&self, jobs: impl IntoIterator<Item = Job>) {
        for Job { document, path, text, instead_of } in jobs {
            let text = Box::new(move || catch_unwind(AssertUnwindSafe(text)).unwrap_or_default());
            let mut state = self.shared.known();
            let before = state.unwritten.get(&document);
            let version = Unwritten {
                path,
                kept_elsewhere: false,
                text: Arc::new(LazyLock::new(text)),
                instead_of,
                fault: before.and_then(|before| before.fault.clone()),
                since: before.map_or_else(Instant::now, |before| before.since),
                is_due: true,
            };
            state.unwritten.insert(document, version);
        }
        self.go_on();
    }

    /// Has something else done with files; of several of one name only the newest.
    pub fn run(&self, name: &'static str, work: impl FnOnce() + Send + 'static) {
        self.shared.known().errands.insert(name, Box::new(work));
        self.go_on();
    }

    /// The document is gone: what waits of it is dropped. Nothing of it is written any more once this returns.
    pub fn forget(&self, document: &Path) {
        self.shared.known().unwritten.remove(document);
        self.settle();
    }

    /// Tries again what could not be written, and waits for it.
    pub fn retry(&self) {
        self.shared.known().try_again();
        self.go_on();
        self.settle();
    }

    /// Waits until all that was put was tried: before files are read, and at the end.
    pub fn settle(&self) {
        if !self.settle_within(PATIENCE) {
            tracing::warn!("the disk does not answer");
        }
    }

    /// As [`Autosave::settle`], but no longer than this; whether all was tried.
    pub fn settle_within(&self, patience: Duration) -> bool {
        let waiting = self.shared.changed.wait_timeout_while(self.shared.known(), patience, |state| state.has_work());
        !waiting.is_ok_and(|(_, timeout)| timeout.timed_out())
    }

    /// While another program has the folder nothing is written to it.
    pub fn lock(&self, locked: bool) {
        self.shared.known().locked = locked;
    }

    /// Whether another program has the folder.
    pub fn is_locked(&self) -> bool {
        self.shared.known().locked
    }

    /// Everything that is not on the disk yet, by document.
    pub fn unwritten(&self) -> BTreeMap<PathBuf, Unwritten> {
        self.shared.known().unwritten.clone()
    }

    /// What of this document is not on the disk yet.
    pub fn unwritten_of(&self, document: &Path) -> Option<Unwritten> {
        self.shared.known().unwritten.get(document).cloned()
    }

    /// Why something is not on the disk, once that has to be told.
    pub fn fault(&self) -> Option<Fault> {
        let is_told = |version: &&Unwritten| version.fault.is_some() || version.since.elapsed() >= PATIENCE;
        self.shared.known().unwritten.values().find(is_told).map(Unwritten::fault)
    }

    /// When it has to be told that the disk does not answer, if that is still to come.
    pub fn tells_in(&self) -> Option<Duration> {
        let state = self.shared.known();
        let untold = state.unwritten.values().filter(|version| version.fault.is_none());
        untold.map(|version| PATIENCE.saturating_sub(version.since.elapsed())).filter(|left| !left.is_zero()).min()
    }

    /// This version of a document is in a place that people have chosen.
    pub fn note_kept_elsewhere(&self, document: &Path, kept: &Unwritten) {
        let mut state = self.shared.known();
        if let Some(version) = state.unwritten.get_mut(document).filter(|version| version.is_same(kept)) {
            version.kept_elsewhere = true;
        }
    }

    fn go_on(&self) {
        self.shared.changed.notify_all();
        if self.thread.is_none() {
            while self.shared.step(self.retry) {}
        }
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.shared.known().closing = true;
        self.shared.changed.notify_all();
        // A disk that does not answer keeps nobody from leaving.
        if let Some(thread) = self.thread.take().filter(|_| self.settle_within(PATIENCE)) {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn job(path: &Path, text: &'static str, instead_of: Option<&Path>) -> Job {
        let document = instead_of.unwrap_or(path).to_owned();
        let instead_of = instead_of.map(Path::to_owned);
        Job { document, path: path.to_owned(), text: Box::new(move || text.to_owned()), instead_of }
    }

    fn read(path: &Path) -> String {
        std::fs::read_to_string(path).expect("readable")
    }

    #[test]
    fn the_newest_version_is_on_the_disk_once_it_has_settled() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/table.ron");
        let autosave = Autosave::default();
        for version in ["one", "two", "three"].iter().cycle().take(51) {
            autosave.put([job(&path, version, None)]);
        }
        autosave.settle();
        assert_eq!(read(&path), "three");
        assert!(autosave.fault().is_none());
    }

    #[test]
    fn a_table_goes_only_once_its_record_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let (table, records) = (folder.path().join("table.ron"), folder.path().join("records"));
        std::fs::write(&table, "unfinished").expect("written");
        std::fs::write(&records, "a file where the folder belongs").expect("written");
        let autosave = Autosave::default();
        autosave.put([job(&records.join("record.ron"), "finished", Some(&table))]);
        autosave.settle();
        assert_eq!(read(&table), "unfinished", "the table stays");
        assert!(matches!(autosave.fault(), Some(Fault::Other(_))));
        assert_eq!(autosave.unwritten_of(&table).expect("waits").text(), "finished");

        std::fs::remove_file(&records).expect("out of the way");
        autosave.retry();
        assert_eq!(read(&records.join("record.ron")), "finished");
        assert!(!table.exists() && autosave.fault().is_none());

        // Back from the end: the table is written before the record goes.
        let back = Job { document: table.clone(), ..job(&table, "taken back", Some(&records.join("record.ron"))) };
        autosave.put([back]);
        autosave.settle();
        assert_eq!(read(&table), "taken back");
        assert!(!records.join("record.ron").exists());
    }

    #[test]
    fn what_cannot_be_written_is_tried_again_by_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").expect("written");
        let autosave = Autosave::retrying(Duration::from_millis(10));
        let (told, hears) = channel();
        autosave.wake_by(move || told.send(()).expect("somebody listens"));
        autosave.put([job(&file.join("below"), "text", None)]);
        hears.recv().expect("told that it failed");
        assert!(autosave.fault().is_some());
        std::fs::remove_file(&file).expect("out of the way");
        hears.recv().expect("told that it is written");
        assert!(autosave.fault().is_none());
        assert_eq!(read(&file.join("below")), "text");
    }

    #[test]
    fn a_newer_version_takes_the_place_of_one_that_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").expect("written");
        let path = file.join("below");
        let autosave = Autosave::default();
        autosave.put([job(&path, "old", None)]);
        autosave.settle();
        let old = autosave.unwritten_of(&path).expect("waits");
        autosave.note_kept_elsewhere(&path, &old);
        assert!(autosave.unwritten()[&path].kept_elsewhere);
        autosave.put([job(&path, "new", None)]);
        autosave.settle();
        autosave.note_kept_elsewhere(&path, &old);
        let unwritten = autosave.unwritten();
        assert!(!unwritten[&path].kept_elsewhere && unwritten[&path].text() == "new", "only the old one was kept");
        autosave.forget(&path);
        std::fs::remove_file(&file).expect("out of the way");
        autosave.retry();
        assert!(autosave.unwritten().is_empty() && !path.exists());
    }

    #[test]
    fn nothing_is_written_to_a_folder_that_another_program_has() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.ron");
        let autosave = Autosave::default();
        autosave.lock(true);
        autosave.put([job(&path, "text", None)]);
        autosave.settle();
        assert_eq!(autosave.fault(), Some(Fault::Locked));
        assert!(!path.exists());
        autosave.lock(false);
        autosave.retry();
        assert_eq!(read(&path), "text");
    }

    #[test]
    fn what_is_on_its_way_to_a_slow_disk_is_known() {
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
        autosave.put([Job { document: slow.clone(), path: slow.clone(), text, instead_of: None }]);
        begun.recv().expect("it is being written");
        autosave.put([job(&table, "new", None)]);
        assert!(!autosave.settle_within(Duration::ZERO));
        assert_eq!(autosave.unwritten().into_keys().collect::<Vec<_>>(), [slow.clone(), table.clone()]);
        let waits = autosave.unwritten_of(&table).expect("waits");
        assert_eq!((waits.text(), waits.fault()), ("new", Fault::Slow));
        assert_eq!(read(&table), "old");
        assert!(autosave.fault().is_none() && autosave.tells_in().is_some(), "it is told only after a while");
        answers.send(()).expect("it waits");
        autosave.settle();
        assert_eq!((read(&slow).as_str(), read(&table).as_str()), ("slow", "new"));
        assert!(autosave.unwritten().is_empty() && autosave.tells_in().is_none());
    }

    #[test]
    fn what_comes_to_grief_while_it_is_written_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.ron");
        std::fs::write(&path, "whole").expect("written");
        let autosave = Autosave::default();
        autosave.run("errand", || panic!("an errand that fails"));
        for text in [(|| panic!("no text")) as fn() -> String, String::new] {
            autosave.put([Job { document: path.clone(), path: path.clone(), text: Box::new(text), instead_of: None }]);
            autosave.settle();
            assert!(matches!(autosave.fault(), Some(Fault::Other(_))));
            assert_eq!(read(&path), "whole");
        }
        autosave.put([job(&path, "newer", None)]);
        autosave.settle();
        assert_eq!((read(&path).as_str(), autosave.fault()), ("newer", None), "the thread goes on");
    }

    #[test]
    fn without_a_thread_all_is_written_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("table.ron");
        let autosave = Autosave { shared: Arc::default(), thread: None, retry: RETRY };
        autosave.put([job(&path, "text", None)]);
        assert_eq!(read(&path), "text");
    }
}
