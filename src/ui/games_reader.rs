//! Reads all finished games on a thread, so that no frame waits for them.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use egui::Context;

use crate::statistics::{PlayedGame, read_games};
use crate::ui::app_paths::AppPaths;
use crate::ui::background::BackgroundWork;

/// How often the window is woken to show how far the reading is.
const WAKE_INTERVAL: Duration = Duration::from_millis(250);

/// The finished games, once they have been read.
pub struct GamesReader {
    games: Option<Vec<PlayedGame>>,
    opened: Instant,
    result: Receiver<Vec<PlayedGame>>,
    shared: Arc<Mutex<Shared>>,
    thread: Option<JoinHandle<()>>,
}

/// State shared by the window and the thread.
#[derive(Default)]
struct Shared {
    stop: bool,
    /// How many of how many files have been read.
    progress: (usize, usize),
    /// The window to wake.
    ctx: Option<Context>,
}

impl GamesReader {
    /// Starts reading the records, and writes the cache if `may_write`.
    pub fn open(paths: &AppPaths, may_write: bool) -> Self {
        let (sender, result) = channel();
        let shared = Arc::new(Mutex::new(Shared::default()));
        let (folder, cache) = (paths.records_dir().to_owned(), paths.statistics_cache());
        let thread_shared = Arc::clone(&shared);
        let run = move || {
            let mut woken = Instant::now();
            let report = |read: usize, all: usize| {
                let mut shared = lock(&thread_shared);
                shared.progress = (read, all);
                if woken.elapsed() > WAKE_INTERVAL {
                    woken = Instant::now();
                    shared.ctx.iter().for_each(Context::request_repaint);
                }
                !shared.stop
            };
            if let Some(games) = read_games(&folder, &cache, may_write, report) {
                // The receiver is gone only when nobody wants the games any more.
                let _ = sender.send(games);
            }
            let ctx = lock(&thread_shared).ctx.clone();
            drop(sender);
            ctx.iter().for_each(Context::request_repaint);
        };
        let thread = std::thread::Builder::new().name("statistics".to_owned()).spawn(run);
        if let Err(error) = &thread {
            tracing::warn!("no thread for reading: {error}");
        }
        GamesReader { games: None, opened: Instant::now(), result, shared, thread: thread.ok() }
    }

    /// The games, the earliest first; `None` while they are being read.
    pub fn games(&self) -> Option<&[PlayedGame]> {
        self.games.as_deref()
    }

    /// How many of how many files have been read.
    pub fn progress(&self) -> (usize, usize) {
        lock(&self.shared).progress
    }

    /// Takes over the games if they have been read; waits for them no longer than this after the start. True if they have just come.
    pub fn update(&mut self, ctx: &Context, timeout: Duration) -> bool {
        if self.games.is_some() {
            return false;
        }
        lock(&self.shared).ctx.get_or_insert_with(|| ctx.clone());
        match self.result.recv_timeout(timeout.saturating_sub(self.opened.elapsed())) {
            Ok(games) => self.games = Some(games),
            Err(RecvTimeoutError::Timeout) => return false,
            // Without a thread there are no games.
            Err(RecvTimeoutError::Disconnected) => self.games = Some(Vec::new()),
        }
        true
    }
}

impl BackgroundWork for GamesReader {
    fn wait_until_done(&mut self) {
        // A thread that panicked has nothing more to report.
        self.thread.take().into_iter().for_each(|thread| drop(thread.join()));
    }
}

impl Drop for GamesReader {
    fn drop(&mut self) {
        lock(&self.shared).stop = true;
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
