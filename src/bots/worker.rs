//! A thread on which a bot thinks while the window goes on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use derive_where::derive_where;

use crate::engine::{Mind, Phrase, Rules, Stop, View};
use crate::play::Bot;

use super::bot::{BotSeed, choose};

/// A bot at work on one decision. Dropping it stops it.
#[derive(Debug)]
pub struct Worker<G: Rules> {
    answer: Receiver<Option<Answer<G>>>,
    stop: Arc<Stop>,
}

/// What a bot has decided.
#[derive_where(Debug, Clone, PartialEq)]
pub struct Answer<G: Rules> {
    /// The move.
    pub choice: G::Move,
    /// Why, if it was asked to explain itself: that, too, may take longer than a frame.
    pub reason: Option<Phrase>,
}

impl<G: Rules + Mind> Worker<G> {
    /// Sets a bot to work, which gives its reason if it `explains`; `wake` is called when it has decided, or come to grief. `None` if no
    /// thread could be started.
    pub fn start(
        view: View<G>,
        bot: impl Into<Bot>,
        seed: BotSeed,
        explains: bool,
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
                let decide = || {
                    let choice = choose(&view, bot, seed, &asked)?;
                    let reason = (explains && !asked.is_requested()).then(|| G::reason(&view, choice));
                    Some(Answer { choice, reason })
                };
                let answer = catch_unwind(AssertUnwindSafe(decide));
                // Nobody may wait for it any more; that is no fault.
                let _ = sender.send(answer.unwrap_or_default());
                wake();
            })
            .ok()?;
        Some(Worker { answer, stop })
    }

    /// The decision once it is there: `None` while the bot thinks, `Some(None)` if it had none to make or came to grief.
    pub fn answer(&self) -> Option<Option<Answer<G>>> {
        match self.answer.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }
}

impl<G: Rules> Drop for Worker<G> {
    fn drop(&mut self) {
        self.stop.request();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::bots::bot_seed;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Level;
    use crate::engine::Seat;

    /// Longer than anyone should have to wait.
    const LONG: Duration = Duration::from_secs(20);

    /// A bot of this level at work, and what it wakes.
    fn at_work(game: Game, level: Level, explains: bool) -> (Worker<Toy>, Receiver<()>) {
        let seat = Seat::new(0);
        let (wake, woken) = channel();
        let worker = Worker::start(Toy::first_view(game, seat), level, bot_seed(1, seat, 0), explains, move || {
            let _ = wake.send(());
        });
        (worker.expect("a thread"), woken)
    }

    /// Whoever drops a bot that would think for ever is rid of it.
    #[test]
    fn a_dropped_worker_stops() {
        let (worker, woken) = at_work(Game::Guess, Level::Hard, false);
        assert!(woken.recv_timeout(Duration::from_millis(20)).is_err(), "it thinks");
        assert_eq!(worker.answer(), None);
        drop(worker);
        assert_eq!(woken.recv_timeout(LONG), Ok(()));
    }

    #[test]
    fn a_bot_that_panics_wakes_whoever_waits() {
        let (worker, woken) = at_work(Game::Guess, Level::Greedy, false);
        assert_eq!(woken.recv_timeout(LONG), Ok(()));
        assert_eq!(worker.answer(), Some(None));
    }

    /// A hint needs the reason, a bot's own move does not.
    #[test]
    fn whoever_is_asked_explains_the_move() {
        for explains in [false, true] {
            let (worker, woken) = at_work(Game::Guess, Level::Random, explains);
            assert_eq!(woken.recv_timeout(LONG), Ok(()));
            let answer = worker.answer().flatten().expect("a decision");
            assert_eq!(answer.reason, explains.then(|| Phrase::new("toy")));
        }
    }
}
