//! A worker thread on which a bot decides, or something else is computed, while the window stays responsive.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::JoinHandle;

use derive_where::derive_where;

use crate::engine::{Mind, Rules, Stop, View};
use crate::play::Bot;

use super::bot::{BotSeed, choose_move};
use super::plan::{Plan, plan};

/// A computation on a thread of its own. Dropping the task stops the computation.
#[derive(Debug)]
pub struct Task<T> {
    answer: Receiver<Option<T>>,
    stop: Arc<Stop>,
    /// The thread, until it was waited for.
    thread: Option<JoinHandle<()>>,
}

/// A bot working on one decision. Dropping the worker stops the bot.
#[derive(Debug)]
pub struct Worker<G: Rules>(Task<Answer<G>>);

/// A bot's decision.
#[derive_where(Debug, Clone, PartialEq)]
pub struct Answer<G: Rules> {
    /// The move.
    pub choice: G::Move,
    /// The plan that begins with the move, if one was asked for.
    pub plan: Option<Plan<G>>,
}

impl<G: Rules + Mind> Worker<G> {
    /// Starts a bot on a new thread; `None` if no thread could be started.
    ///
    /// `wake` is called when the bot has decided or panicked.
    pub fn start(
        view: View<G>,
        bot: impl Into<Bot>,
        seed: BotSeed,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<Self> {
        let bot = bot.into();
        let decide = move |stop: &Stop| choose_move(&view, bot, seed, stop).map(|choice| Answer { choice, plan: None });
        Self::decide(decide, wake)
    }

    /// Starts a strong player's [`plan`] for this view, as [`Worker::start`] does a bot.
    pub fn start_plan(view: View<G>, seed: BotSeed, wake: impl FnOnce() + Send + 'static) -> Option<Self> {
        let decide = move |stop: &Stop| {
            let plan = plan(&view, seed, stop)?;
            Some(Answer { choice: plan.steps.first()?.choice, plan: Some(plan) })
        };
        Self::decide(decide, wake)
    }

    fn decide(
        decide: impl FnOnce(&Stop) -> Option<Answer<G>> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<Self> {
        Task::start(format!("{} bot", G::ID), decide, wake).map(Worker)
    }

    /// The decision, once there is one. `None` while the bot is working; `Some(None)` if there was nothing to decide or
    /// the bot panicked.
    pub fn answer(&self) -> Option<Option<Answer<G>>> {
        self.0.answer()
    }

    /// Waits until the bot has decided or panicked, and `wake` has been called.
    pub fn wait(&mut self) {
        self.0.wait();
    }
}

impl<T: Send + 'static> Task<T> {
    /// Starts `work` on a new thread of this name; `None` if no thread could be started.
    ///
    /// `wake` is called when the work is done or has panicked.
    pub fn start(
        name: String,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<Self> {
        let stop = Arc::new(Stop::default());
        let (sender, answer) = channel();
        let thread_stop = Arc::clone(&stop);
        let thread = std::thread::Builder::new()
            .name(name)
            .spawn(move || {
                // The caller is woken even if the work panics; otherwise the table would wait forever.
                let answer = catch_unwind(AssertUnwindSafe(|| work(&thread_stop)));
                // The receiver may be gone; that is not an error.
                let _ = sender.send(answer.unwrap_or_default());
                wake();
            })
            .ok()?;
        Some(Task { answer, stop, thread: Some(thread) })
    }

    /// What has come of the work, once it is done. `None` while it goes on; `Some(None)` if there is no answer or the work
    /// panicked.
    pub fn answer(&self) -> Option<Option<T>> {
        match self.answer.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }

    /// Waits until the work is done or has panicked, and `wake` has been called.
    pub fn wait(&mut self) {
        // A panic has been caught already.
        self.thread.take().into_iter().for_each(|thread| drop(thread.join()));
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.stop.request();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::bot_seed;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Level;
    use crate::engine::Seat;

    /// A working bot of this level, and the receiver of its wake-up call.
    fn at_work(game: Game, level: Level) -> (Worker<Toy>, Receiver<()>) {
        let seat = Seat::new(0);
        let (wake, woken) = channel();
        let worker = Worker::start(Toy::first_view(game, seat), level, bot_seed(1, seat, 0), move || {
            let _ = wake.send(());
        });
        (worker.expect("a thread"), woken)
    }

    /// Dropping the worker ends a search that would run forever.
    #[test]
    fn dropped_worker_stops() {
        let (worker, woken) = at_work(Game::Guess, Level::Hard);
        Toy::wait_for_search_on_worker();
        assert_eq!(worker.answer(), None, "the bot is working");
        drop(worker);
        assert_eq!(woken.recv(), Ok(()));
    }

    #[test]
    fn panicking_bot_wakes_the_caller() {
        let (mut worker, woken) = at_work(Game::Guess, Level::Greedy);
        worker.wait();
        assert_eq!(woken.try_recv(), Ok(()));
        assert_eq!(worker.answer(), Some(None));
    }
}
