//! A thread on which a bot thinks while the window goes on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::engine::{Mind, Rules, Stop, View};
use crate::play::Bot;

use super::bot::{BotSeed, choose};

/// A bot at work on one decision. Dropping it stops it.
#[derive(Debug)]
pub struct Worker<G: Rules> {
    answer: Receiver<Option<G::Move>>,
    stop: Arc<Stop>,
}

impl<G: Rules + Mind> Worker<G> {
    /// Sets a bot to work; `wake` is called when it has decided, or come to grief. `None` if no thread could be started.
    pub fn start(
        view: View<G>,
        bot: impl Into<Bot>,
        seed: BotSeed,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<Self> {
        let bot = bot.into();
        let stop = Arc::new(Stop::default());
        let (sender, answer) = channel();
        let asked = Arc::clone(&stop);
        std::thread::Builder::new()
            .name(format!("{} bot", G::ID))
            .spawn(move || {
                // Whoever waits is woken even by a bot that panics, or the table would sleep on.
                let choice = catch_unwind(AssertUnwindSafe(|| choose(&view, bot, seed, &asked)));
                // Nobody may wait for it any more; that is no fault.
                let _ = sender.send(choice.unwrap_or_default());
                wake();
            })
            .ok()?;
        Some(Worker { answer, stop })
    }

    /// The decision once it is there: `None` while the bot thinks, `Some(None)` if it had none to make or came to grief.
    pub fn answer(&self) -> Option<Option<G::Move>> {
        match self.answer.try_recv() {
            Ok(choice) => Some(choice),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }
}

impl<G: Rules> Drop for Worker<G> {
    fn drop(&mut self) {
        self.stop.ask();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::bots::bot_seed;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Seat;
    use crate::play::Level;

    /// Longer than anyone should have to wait.
    const LONG: Duration = Duration::from_secs(20);

    /// A bot of this level at work, and what it wakes.
    fn at_work(level: Level) -> (Worker<Toy>, Receiver<()>) {
        let seat = Seat::new(0);
        let (wake, woken) = channel();
        let worker = Worker::start(Toy::first_view(Game::Guess, seat), level, bot_seed(1, seat, 0), move || {
            let _ = wake.send(());
        });
        (worker.expect("a thread"), woken)
    }

    /// Whoever drops a bot that would think for ever is rid of it.
    #[test]
    fn a_dropped_worker_stops() {
        let (worker, woken) = at_work(Level::Hard);
        assert!(woken.recv_timeout(Duration::from_millis(20)).is_err(), "it thinks");
        assert_eq!(worker.answer(), None);
        drop(worker);
        assert_eq!(woken.recv_timeout(LONG), Ok(()));
    }

    #[test]
    fn a_bot_that_panics_wakes_whoever_waits() {
        let (worker, woken) = at_work(Level::Greedy);
        assert_eq!(woken.recv_timeout(LONG), Ok(()));
        assert_eq!(worker.answer(), Some(None));
    }
}
