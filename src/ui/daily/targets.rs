//! The targets of deals: from the cache, or computed on a thread, one after the other.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use egui::Context;

use crate::daily::{Deal, Target, TargetCache};
use crate::engine::Stop;
use crate::ui::background::BackgroundWork;

/// The targets that are known, and those that are being worked out.
pub struct Targets {
    path: PathBuf,
    shared: Arc<Mutex<Shared>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// State shared by the window and the thread.
#[derive(Default)]
struct Shared {
    /// The known targets, once the file has been read.
    cache: Option<TargetCache>,
    /// The deal that somebody looks at, if its target is to be worked out.
    urgent: Option<Deal>,
    /// Other deals whose targets are to be worked out.
    wanted: VecDeque<Deal>,
    /// Whether the thread looks for what is wanted.
    is_running: bool,
    /// What is being worked out.
    current: Option<Job>,
    /// Deals whose targets could not be worked out.
    failed: Vec<Deal>,
}

/// A target that is being worked out.
#[derive(Clone)]
struct Job {
    deal: Deal,
    urgency: Urgency,
    stop: Arc<Stop>,
}

/// How soon a target is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Somebody looks at the deal.
    Now,
    /// It will complete the calendar.
    Later,
}

impl Targets {
    /// The targets that are kept in this file.
    pub fn new(path: PathBuf) -> Targets {
        Targets { path, shared: Arc::default(), thread: Mutex::default() }
    }

    /// The target of a deal, if it is known.
    pub fn find(&self, deal: &Deal) -> Option<Target> {
        let mut shared = lock(&self.shared);
        shared.cache.get_or_insert_with(|| TargetCache::load(&self.path)).target(deal)
    }

    /// Whether the target of a deal could not be worked out.
    pub fn has_failed(&self, deal: &Deal) -> bool {
        lock(&self.shared).failed.contains(deal)
    }

    /// The target of a deal, if it is known; else it is worked out, and the window woken. What somebody looked at before, and no longer does,
    /// is given up. The file is written only if `may_write`.
    pub fn request(&self, deal: &Deal, urgency: Urgency, may_write: bool, ctx: &Context) -> Option<Target> {
        if let Some(target) = self.find(deal) {
            return Some(target);
        }
        let mut shared = lock(&self.shared);
        if shared.current.as_ref().is_some_and(|job| job.deal == *deal) || shared.failed.contains(deal) {
            return None;
        }
        match urgency {
            Urgency::Now => {
                shared.current.iter().filter(|job| job.urgency == Urgency::Now).for_each(|job| job.stop.request());
                shared.wanted.retain(|wanted| wanted != deal);
                shared.urgent = Some(deal.clone());
            }
            Urgency::Later if shared.wanted.contains(deal) => {}
            Urgency::Later => shared.wanted.push_back(deal.clone()),
        }
        if !shared.is_running {
            let thread = self.start(may_write, ctx);
            shared.is_running = thread.is_some();
            *self.thread.lock().unwrap_or_else(PoisonError::into_inner) = thread;
        }
        None
    }

    /// Starts the thread that works out all targets that are wanted.
    fn start(&self, may_write: bool, ctx: &Context) -> Option<JoinHandle<()>> {
        let (shared, path) = (Arc::clone(&self.shared), self.path.clone());
        let ctx = ctx.clone();
        let run = move || {
            while let Some(job) = next(&shared) {
                // A panic leaves the deal without a target.
                let compute = || Target::compute(&job.deal, &job.stop);
                let target = catch_unwind(AssertUnwindSafe(compute)).unwrap_or_default();
                if job.stop.is_requested() {
                    continue;
                }
                let known = finish(&shared, &job.deal, target);
                if may_write && let Err(error) = known.save(&path) {
                    tracing::warn!("the cache of targets was not written: {error}");
                }
                ctx.request_repaint();
            }
        };
        let thread = std::thread::Builder::new().name("targets".to_owned()).spawn(run);
        if let Err(error) = &thread {
            tracing::warn!("no thread for targets: {error}");
        }
        thread.ok()
    }
}

/// The next deal to work on; `None` if there is none.
fn next(shared: &Mutex<Shared>) -> Option<Job> {
    let mut shared = lock(shared);
    let urgent = shared.urgent.take().map(|deal| (deal, Urgency::Now));
    let next = urgent.or_else(|| shared.wanted.pop_front().map(|deal| (deal, Urgency::Later)));
    shared.current = next.map(|(deal, urgency)| Job { deal, urgency, stop: Arc::default() });
    shared.is_running = shared.current.is_some();
    shared.current.clone()
}

/// Keeps a target; returns all that are known.
fn finish(shared: &Mutex<Shared>, deal: &Deal, target: Option<Target>) -> TargetCache {
    let mut shared = lock(shared);
    shared.current = None;
    match target {
        Some(target) => shared.cache.get_or_insert_default().insert(deal, &target),
        None => shared.failed.push(deal.clone()),
    }
    shared.cache.clone().unwrap_or_default()
}

impl BackgroundWork for Targets {
    fn wait_until_done(&mut self) {
        let thread = self.thread.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        thread.into_iter().for_each(|thread| drop(thread.join()));
    }
}

impl Drop for Targets {
    fn drop(&mut self) {
        let mut shared = lock(&self.shared);
        (shared.urgent, shared.wanted) = (None, VecDeque::new());
        shared.current.iter().for_each(|job| job.stop.request());
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
