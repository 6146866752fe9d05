//! The import of a folder on a thread, so that no frame waits for it.

use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use egui::Context;

use super::import::{ImportReport, import_folder};
use crate::ui::background::BackgroundWork;

/// How often the window is woken to show how far the import is.
const WAKE_INTERVAL: Duration = Duration::from_millis(250);

/// An import under way. It ends when it is dropped; what has been copied by then stays.
pub struct ImportJob {
    result: Receiver<ImportReport>,
    shared: Arc<Mutex<Shared>>,
    thread: Option<JoinHandle<()>>,
}

/// State shared by the window and the thread.
#[derive(Default)]
struct Shared {
    stop: bool,
    /// How many of how many files have been looked at.
    progress: (usize, usize),
    /// The window to wake.
    ctx: Option<Context>,
}

impl ImportJob {
    /// Starts to import the records in the folder `from` into the folder `records`.
    pub fn start(from: &Path, records: &Path) -> Self {
        let (sender, result) = channel();
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (from, records, thread_shared) = (from.to_owned(), records.to_owned(), Arc::clone(&shared));
        let run = move || {
            let mut woken = Instant::now();
            let report = import_folder(&from, &records, |looked_at, all| {
                let mut shared = lock(&thread_shared);
                shared.progress = (looked_at, all);
                if woken.elapsed() > WAKE_INTERVAL {
                    woken = Instant::now();
                    shared.ctx.iter().for_each(Context::request_repaint);
                }
                !shared.stop
            });
            // The receiver is gone only when nobody wants to know any more.
            let _ = sender.send(report);
            let ctx = lock(&thread_shared).ctx.clone();
            ctx.iter().for_each(Context::request_repaint);
        };
        let thread = std::thread::Builder::new().name("import".to_owned()).spawn(run);
        if let Err(error) = &thread {
            tracing::warn!("no thread for importing: {error}");
        }
        ImportJob { result, shared, thread: thread.ok() }
    }

    /// How many of how many files have been looked at.
    pub fn progress(&self) -> (usize, usize) {
        lock(&self.shared).progress
    }

    /// Ends the import early; what has been copied by then stays, and is reported.
    pub fn stop(&self) {
        lock(&self.shared).stop = true;
    }

    /// The report, once there is one.
    pub fn report(&self, ctx: &Context) -> Option<ImportReport> {
        lock(&self.shared).ctx.get_or_insert_with(|| ctx.clone());
        match self.result.try_recv() {
            Ok(report) => Some(report),
            Err(TryRecvError::Empty) => None,
            // Without a thread nothing is imported.
            Err(TryRecvError::Disconnected) => Some(ImportReport::default()),
        }
    }
}

impl BackgroundWork for ImportJob {
    fn wait_until_done(&mut self) {
        // A thread that panicked has nothing more to report.
        self.thread.take().into_iter().for_each(|thread| drop(thread.join()));
    }
}

impl Drop for ImportJob {
    fn drop(&mut self) {
        self.stop();
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
