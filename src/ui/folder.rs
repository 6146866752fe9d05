//! A folder whose files a thread reads while the window goes on: the newest first, and what is in sight before all else.
//!
//! The listing comes first, so that a screen knows at once how many rows there are; then what each file holds. The thread
//! wakes the window when something new is there, and ends when the folder is dropped.
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
use std::time::{Duration, Instant, SystemTime};

use egui::Context;

use crate::storage::{Unreadable, read_from_folder};

/// The window is woken this often for what is out of sight.
const WAKE: Duration = Duration::from_secs(1);
/// Where there are more files than this, nobody waits for more than the first of them.
const MANY: usize = 96;
const FIRST: usize = 32;

/// What a file turned out to be.
pub enum Found<T> {
    /// What was looked for.
    Whole(T),
    /// Written by a later version of the program; it stays where it is.
    Newer,
    /// Something else that is whole, or out of reach; it stays where it is.
    Foreign,
    /// Nothing that can be read.
    Damaged,
}

/// A file in the list.
pub struct Row<T> {
    /// Its path.
    pub path: PathBuf,
    /// What it holds, once it has been read.
    pub holds: Option<T>,
    /// Its number in the thread's listing.
    number: usize,
}

/// The folder, as far as it has been read.
pub struct Folder<T> {
    rows: Vec<Row<T>>,
    is_listed: bool,
    unread: usize,
    /// How many reports of files have been taken.
    taken: usize,
    newer: usize,
    foreign: usize,
    damaged: Vec<PathBuf>,
    opened: Instant,
    reports: Receiver<Report<T>>,
    shared: Arc<Shared>,
}

/// What the window and the thread both know.
#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    wish: Mutex<Wish>,
}

/// What the window wants of the thread.
#[derive(Default)]
struct Wish {
    /// What is to be read first, by the thread's numbers.
    first: Range<usize>,
    /// The window that is woken.
    ctx: Option<Context>,
    /// How many files the thread has reported.
    reported: usize,
}

enum Report<T> {
    Listed(Vec<PathBuf>),
    /// `None` if the file is gone meanwhile.
    Read(usize, Option<Found<T>>),
}

impl<T: Send + 'static> Folder<T> {
    /// Begins to read the files with one of these extensions. `judge` gets the path of each, when it was written, and what is in it.
    pub fn open(
        folder: &Path,
        extensions: &'static [&'static str],
        judge: impl Fn(&Path, SystemTime, String) -> Found<T> + Send + 'static,
    ) -> Self {
        Folder::with_unwritten(folder, extensions, BTreeMap::new(), judge)
    }

    /// As [`Folder::open`], with what is on its way to the folder: paths and texts, in the place of what the files hold now, and before all others.
    pub fn with_unwritten(
        folder: &Path,
        extensions: &'static [&'static str],
        unwritten: BTreeMap<PathBuf, String>,
        judge: impl Fn(&Path, SystemTime, String) -> Found<T> + Send + 'static,
    ) -> Self {
        let (sender, reports) = channel();
        let shared = Arc::new(Shared::default());
        shared.wish().first = 0..FIRST;
        let (folder, told) = (folder.to_owned(), Arc::clone(&shared));
        let thread = std::thread::Builder::new()
            .name("folder".to_owned())
            .spawn(move || work(&folder, extensions, &unwritten, &judge, &sender, &told));
        if let Err(error) = &thread {
            tracing::warn!("no thread for reading: {error}");
        }
        Folder {
            rows: Vec::new(),
            is_listed: thread.is_err(),
            unread: 0,
            taken: 0,
            newer: 0,
            foreign: 0,
            damaged: Vec::new(),
            opened: Instant::now(),
            reports,
            shared,
        }
    }

    /// Waits until what is needed first has been read, but no longer than this since the folder was opened: so a short list is
    /// there in the first frame.
    pub fn wait(&mut self, patience: Duration) {
        while !self.has_enough() {
            match self.reports.recv_timeout(self.patience_left(patience)) {
                Ok(report) => drop(self.take(report)),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.end(),
            }
        }
    }

    /// How much is left of this time since the folder was opened.
    pub fn patience_left(&self, patience: Duration) -> Duration {
        patience.saturating_sub(self.opened.elapsed())
    }

    /// Takes what has been read since the last frame, and says which rows went, each counted as the list was then.
    pub fn update(&mut self, ctx: &Context) -> Vec<usize> {
        self.shared.wish().ctx.get_or_insert_with(|| ctx.clone());
        let mut gone = Vec::new();
        while !self.is_read() {
            match self.reports.try_recv() {
                Ok(report) => gone.extend(self.take(report)),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.end(),
            }
        }
        gone
    }

    /// The row that goes by this report, if one does.
    fn take(&mut self, report: Report<T>) -> Option<usize> {
        match report {
            Report::Listed(paths) => {
                self.is_listed = true;
                self.unread = paths.len();
                let row = |(number, path)| Row { path, holds: None, number };
                self.rows = paths.into_iter().enumerate().map(row).collect();
                None
            }
            Report::Read(number, found) => {
                self.unread = self.unread.saturating_sub(1);
                self.taken += 1;
                let place = self.rows.binary_search_by_key(&number, |row| row.number).ok()?;
                match found {
                    Some(Found::Whole(holds)) => {
                        self.rows.get_mut(place)?.holds = Some(holds);
                        return None;
                    }
                    Some(Found::Newer) => self.newer += 1,
                    Some(Found::Foreign) => self.foreign += 1,
                    Some(Found::Damaged) => self.damaged.push(self.rows.get(place)?.path.clone()),
                    None => {}
                }
                self.rows.remove(place);
                Some(place)
            }
        }
    }

    /// Nothing more will come.
    fn end(&mut self) {
        self.is_listed = true;
        self.unread = 0;
    }

    fn has_enough(&self) -> bool {
        let first = || self.rows.iter().take(FIRST).all(|row| row.holds.is_some());
        self.is_read() || self.rows.len() > MANY && first()
    }

    /// Has these rows read before all others.
    pub fn read_first(&self, rows: Range<usize>) {
        let seen = self.rows.get(rows).unwrap_or_default();
        if let (Some(first), Some(last)) = (seen.first(), seen.last()) {
            let mut wish = self.shared.wish();
            wish.first = first.number..last.number + 1;
            // Nobody wakes the window for what was read just before it was wished for.
            if wish.reported > self.taken && seen.iter().any(|row| row.holds.is_none()) {
                let ctx = wish.ctx.clone();
                drop(wish);
                ctx.iter().for_each(Context::request_repaint);
            }
        }
    }
}

impl<T> Folder<T> {
    /// The files, the newest first, without those that turned out to be something else.
    pub fn rows(&self) -> &[Row<T>] {
        &self.rows
    }

    /// Whether it is known how many files there are.
    pub fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// Whether everything has been read.
    pub fn is_read(&self) -> bool {
        self.is_listed && self.unread == 0
    }

    /// How many files are [`Found::Newer`].
    pub fn newer(&self) -> usize {
        self.newer
    }

    /// How many files are [`Found::Foreign`].
    pub fn foreign(&self) -> usize {
        self.foreign
    }

    /// The files that are [`Found::Damaged`].
    pub fn damaged(&self) -> &[PathBuf] {
        &self.damaged
    }

    /// The damaged files, which from now on are someone else's concern; `others` more are left where they are.
    pub fn take_damaged(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut self.damaged)
    }

    /// Counts one more file that stays where it is.
    pub fn leave_one(&mut self) {
        self.foreign += 1;
    }

    /// Takes a file off the list.
    pub fn forget(&mut self, path: &Path) {
        self.rows.retain(|row| row.path != path);
    }
}

impl<T> Drop for Folder<T> {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

impl Shared {
    fn wish(&self) -> MutexGuard<'_, Wish> {
        self.wish.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn wake(&self) {
        let ctx = self.wish().ctx.clone();
        ctx.iter().for_each(Context::request_repaint);
    }
}

fn work<T>(
    folder: &Path,
    extensions: &[&str],
    unwritten: &BTreeMap<PathBuf, String>,
    judge: &impl Fn(&Path, SystemTime, String) -> Found<T>,
    sender: &Sender<Report<T>>,
    shared: &Shared,
) {
    let now = SystemTime::now();
    let mut files: Vec<(PathBuf, SystemTime)> = unwritten.keys().map(|path| (path.clone(), now)).collect();
    files.extend(listed(folder, extensions, shared).into_iter().filter(|(path, _)| !unwritten.contains_key(path)));
    let mut is_read = vec![false; files.len()];
    // Whoever receives is gone only when the thread is to end, too.
    let _ = sender.send(Report::Listed(files.iter().map(|(path, _)| path.clone()).collect()));
    shared.wake();
    let (mut woken, mut unread) = (Instant::now(), 0);
    while !shared.stopped() {
        let mut first = shared.wish().first.clone();
        let is_unread = |number: &usize| is_read.get(*number) == Some(&false);
        unread = (unread..files.len()).find(is_unread).unwrap_or(files.len());
        let number = first.find(is_unread).unwrap_or(unread);
        let Some((path, saved)) = files.get(number) else { break };
        if let Some(is_read) = is_read.get_mut(number) {
            *is_read = true;
        }
        let _ = sender.send(Report::Read(number, read(path, *saved, unwritten.get(path), judge)));
        let is_wished = {
            let mut wish = shared.wish();
            wish.reported += 1;
            wish.first.contains(&number)
        };
        if is_wished || woken.elapsed() > WAKE {
            shared.wake();
            woken = Instant::now();
        }
    }
    shared.wake();
}

/// The files of a folder and when each was written, the newest first.
fn listed(folder: &Path, extensions: &[&str], shared: &Shared) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let is_meant = |path: &PathBuf| path.extension().is_some_and(|found| extensions.iter().any(|one| found == *one));
    let mut files: Vec<(PathBuf, SystemTime)> = entries
        .take_while(|_| !shared.stopped())
        .flatten()
        .map(|entry| entry.path())
        .filter(is_meant)
        .filter_map(|path| {
            let data = std::fs::metadata(&path).ok().filter(std::fs::Metadata::is_file)?;
            Some((path, data.modified().ok()?))
        })
        .collect();
    files.sort_by(|first, second| second.1.cmp(&first.1).then_with(|| first.0.cmp(&second.0)));
    files
}

/// What a file turns out to be; `None` if it is gone.
fn read<T>(
    path: &Path,
    saved: SystemTime,
    unwritten: Option<&String>,
    judge: &impl Fn(&Path, SystemTime, String) -> Found<T>,
) -> Option<Found<T>> {
    match unwritten.map_or_else(|| read_from_folder(path), |text| Ok(text.clone())) {
        // One file that brings the program down must not take all others with it.
        Ok(text) => Some(catch_unwind(AssertUnwindSafe(|| judge(path, saved, text))).unwrap_or(Found::Foreign)),
        Err(Unreadable::Io(error)) if error.kind() == ErrorKind::NotFound => None,
        Err(Unreadable::NotText) => Some(Found::Damaged),
        Err(error) => {
            tracing::warn!("{} cannot be read: {error}", path.display());
            Some(Found::Foreign)
        }
    }
}

#[cfg(test)]
mod tests;
