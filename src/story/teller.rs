//! Tells a story on threads of its own: first a sketch, then better and better.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread::JoinHandle;

use derive_where::derive_where;

use super::course::StorySettings;
use super::tale::{Story, tell_by_and_by};
use crate::engine::Stop;
use crate::games::Game;
use crate::play::Match;

/// A story that is being told. Dropping it ends the work.
#[derive_where(Debug)]
pub struct Teller<G: Game> {
    told: Receiver<Story<G>>,
    stop: Arc<Stop>,
    thread: JoinHandle<()>,
}

impl<G: Game> Teller<G> {
    /// Begins to tell the story of a finished game; `None` if no thread could be started. `wake` is called whenever there is
    /// something new.
    pub fn start(game: Match<G>, settings: StorySettings, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let stop = Arc::new(Stop::default());
        let (sender, told) = channel();
        let stopped = Arc::clone(&stop);
        let work = move || {
            let tell = || {
                tell_by_and_by(&game, settings, &stopped, |story| {
                    // Nobody may be listening any more; that is not an error.
                    let _ = sender.send(story);
                    wake();
                });
            };
            // After a panic the story stays as far as it was told.
            drop(catch_unwind(AssertUnwindSafe(tell)));
            wake();
        };
        let thread = std::thread::Builder::new().name(format!("{} story", G::ID)).spawn(work).ok()?;
        Some(Teller { told, stop, thread })
    }

    /// Waits until something is told; `None` if nothing more will be.
    pub fn wait(&self) -> Option<Story<G>> {
        self.told.recv().ok()
    }

    /// Whether nothing more will be told than what waits to be taken.
    pub fn is_over(&self) -> bool {
        self.thread.is_finished()
    }

    /// The best that was told since the last call.
    pub fn newest(&self) -> Option<Story<G>> {
        self.told.try_iter().last()
    }
}

impl<G: Game> Drop for Teller<G> {
    fn drop(&mut self) {
        self.stop.request();
    }
}
