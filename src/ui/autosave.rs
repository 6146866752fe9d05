//! A thread that keeps files, so that the window never waits for a disk. Of several versions of a document only the newest is written; what could not
//! be written is kept here, tried again every few seconds, and told until it is on the disk.

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::storage::write_whole;

/// What could not be written is tried again after this time.
const RETRY: Duration = Duration::from_secs(5);
/// The window waits no longer than this for a disk.
const PATIENCE: Duration = Duration::from_secs(4);

/// A version of a document that is to be on the disk.
pub struct Job {
    /// Tells documents apart. For a table the path on the shelf, also once the game is over and the file to be written is a record.
    pub document: PathBuf,
    /// The file to be written.
    pub path: PathBuf,
    /// Makes the text of the file; called on the thread.
    pub text: Box<dyn FnOnce() -> String + Send>,
    /// Removed as soon as the file is on the disk, and never before; that it is not there is no fault.
    pub instead_of: Option<PathBuf>,
}

/// A document that could not be written.
#[derive(Clone, Debug)]
pub struct Unwritten {
    /// The file that could not be written.
    pub path: PathBuf,
    /// What was to be written.
    pub text: Arc<str>,
    /// What kept it from being written.
    pub fault: Fault,
    /// Whether people have saved it in another place.
    pub kept_elsewhere: bool,
    instead_of: Option<PathBuf>,
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

enum Message {
    Do(Job),
    /// Another thing to be done with files, of which only the newest of its name counts; it says by itself what went wrong.
    Run(&'static str, Box<dyn FnOnce() + Send>),
    /// The document is gone: what waits of it is dropped.
    Forget(PathBuf),
    /// Try again what could not be written.
    Retry,
    /// Answer when all before this was tried.
    Answer(Sender<()>),
}

/// What the thread and the window both know.
#[derive(Default)]
struct Shared {
    /// By document.
    unwritten: Mutex<BTreeMap<PathBuf, Unwritten>>,
    /// Whether nothing may be written, because another program has the folder.
    locked: Mutex<bool>,
    /// Wakes the window when something could not be written, or now could.
    wake: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Shared {
    fn unwritten(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Unwritten>> {
        // A thread that came to grief leaves the map whole: each change to it is one insertion or removal.
        self.unwritten.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn locked(&self) -> MutexGuard<'_, bool> {
        self.locked.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The thread and the way to it.
pub struct Autosave {
    messages: Option<Sender<Message>>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Default for Autosave {
    fn default() -> Self {
        Autosave::retrying(RETRY)
    }
}

impl Autosave {
    /// An autosave that tries again after this time.
    fn retrying(retry: Duration) -> Self {
        let (messages, inbox) = channel();
        let shared = Arc::<Shared>::default();
        let known = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("autosave".to_owned()).spawn(move || work(&inbox, &known, retry));
        if let Err(error) = &thread {
            tracing::warn!("no thread for saving: {error}");
        }
        Autosave { messages: Some(messages), shared, thread: thread.ok() }
    }

    /// Calls this whenever something could not be written or now could. Only the first such call counts.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        let _ = self.shared.wake.set(Box::new(wake));
    }

    /// Has these done, in order.
    pub fn put(&self, jobs: impl IntoIterator<Item = Job>) {
        for job in jobs {
            self.send(Message::Do(job));
        }
    }

    /// Has something else done with files; of several of one name only the newest.
    pub fn run(&self, name: &'static str, work: impl FnOnce() + Send + 'static) {
        self.send(Message::Run(name, Box::new(work)));
    }

    /// Drops what waits to be written of a document that was thrown away.
    pub fn forget(&self, document: &Path) {
        self.send(Message::Forget(document.to_owned()));
        self.settle();
    }

    /// Tries again what could not be written, and waits for it.
    pub fn retry(&self) {
        self.send(Message::Retry);
        self.settle();
    }

    /// Waits until all that was put was tried: before files are read, and at the end. A disk that does not answer is not waited for for ever.
    pub fn settle(&self) {
        let (sender, answer) = channel();
        if self.send(Message::Answer(sender)) && answer.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            tracing::warn!("the disk does not answer");
        }
    }

    /// While another program has the folder nothing is written to it.
    pub fn lock(&self, locked: bool) {
        *self.shared.locked() = locked;
    }

    /// Whether another program has the folder.
    pub fn is_locked(&self) -> bool {
        *self.shared.locked()
    }

    /// Everything that could not be written yet, by document.
    pub fn unwritten(&self) -> BTreeMap<PathBuf, Unwritten> {
        self.shared.unwritten().clone()
    }

    /// Why something could not be written, if anything is not on the disk.
    pub fn fault(&self) -> Option<Fault> {
        self.shared.unwritten().values().next().map(|unwritten| unwritten.fault.clone())
    }

    /// What is to be written of this document and could not be.
    pub fn text_of(&self, document: &Path) -> Option<Arc<str>> {
        self.shared.unwritten().get(document).map(|unwritten| Arc::clone(&unwritten.text))
    }

    /// This version of a document is in a place that people have chosen.
    pub fn note_kept_elsewhere(&self, document: &Path) {
        if let Some(unwritten) = self.shared.unwritten().get_mut(document) {
            unwritten.kept_elsewhere = true;
        }
    }

    fn send(&self, message: Message) -> bool {
        // Only a thread that is gone does not take it; that was said when it ended.
        self.messages.as_ref().is_some_and(|messages| messages.send(message).is_ok())
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.messages = None;
        // A disk that does not answer keeps nobody from leaving.
        if let Some(thread) = self.thread.take().filter(|_| self.shared.unwritten().is_empty()) {
            let _ = thread.join();
        }
    }
}

fn work(inbox: &Receiver<Message>, shared: &Shared, retry: Duration) {
    loop {
        let waits = !shared.unwritten().is_empty();
        let first = match waits {
            true => inbox.recv_timeout(retry),
            false => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let first = match first {
            Ok(first) => first,
            Err(RecvTimeoutError::Timeout) => Message::Retry,
            Err(RecvTimeoutError::Disconnected) => return,
        };
        let mut newest: BTreeMap<PathBuf, Job> = BTreeMap::new();
        let mut others: BTreeMap<&'static str, Box<dyn FnOnce() + Send>> = BTreeMap::new();
        let mut answers = Vec::new();
        let mut again = false;
        for message in std::iter::once(first).chain(inbox.try_iter()) {
            match message {
                Message::Do(job) => drop(newest.insert(job.document.clone(), job)),
                Message::Run(name, run) => drop(others.insert(name, run)),
                Message::Forget(document) => {
                    newest.remove(&document);
                    shared.unwritten().remove(&document);
                }
                Message::Retry => again = true,
                Message::Answer(sender) => answers.push(sender),
            }
        }
        if again {
            let waiting = shared.unwritten().clone();
            waiting.into_iter().filter(|(document, _)| !newest.contains_key(document)).for_each(
                |(document, unwritten)| {
                    keep(shared, document, unwritten);
                },
            );
        }
        for (document, Job { path, text, instead_of, .. }) in newest {
            let fault = Fault::Other(String::new());
            let unwritten = Unwritten { path, text: text().into(), fault, kept_elsewhere: false, instead_of };
            keep(shared, document, unwritten);
        }
        others.into_values().for_each(|run| run());
        for answer in answers {
            let _ = answer.send(());
        }
    }
}

/// Tries to write a document, and notes whether it could be.
fn keep(shared: &Shared, document: PathBuf, mut version: Unwritten) {
    let locked = *shared.locked();
    let written = if locked { Err(Fault::Locked) } else { write(&version).map_err(Fault::from) };
    let mut unwritten = shared.unwritten();
    let before = unwritten.get(&document).map(|before| before.fault.clone());
    let after = written.err();
    if after != before {
        match &after {
            Some(fault) => tracing::warn!("{} not saved: {fault:?}", version.path.display()),
            None => tracing::info!("{} saved after all", version.path.display()),
        }
    }
    let changed = after != before;
    match after {
        Some(fault) => {
            version.fault = fault;
            unwritten.insert(document, version);
        }
        None => drop(unwritten.remove(&document)),
    }
    drop(unwritten);
    if let Some(wake) = shared.wake.get().filter(|_| changed) {
        wake();
    }
}

/// Writes the file; once it is on the disk, removes the one whose place it takes.
fn write(version: &Unwritten) -> Result<(), Error> {
    write_whole(&version.path, &version.text)?;
    match version.instead_of.as_deref().map(std::fs::remove_file) {
        Some(Err(error)) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
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
        assert_eq!(autosave.text_of(&table).as_deref(), Some("finished"));

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
        autosave.note_kept_elsewhere(&path);
        assert!(autosave.unwritten()[&path].kept_elsewhere);
        autosave.put([job(&path, "new", None)]);
        autosave.settle();
        let unwritten = autosave.unwritten();
        assert!(!unwritten[&path].kept_elsewhere && &*unwritten[&path].text == "new");
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
}
