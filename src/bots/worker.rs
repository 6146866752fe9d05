//! A thread on which a bot thinks while the window goes on.

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
    /// Sets a bot to work; `wake` is called when it has decided. `None` if no thread could be started.
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
                let choice = choose(&view, bot, seed, &asked);
                // Nobody may wait for it any more; that is no fault.
                let _ = sender.send(choice);
                wake();
            })
            .ok()?;
        Some(Worker { answer, stop })
    }

    /// The decision once it is there: `None` while the bot thinks, `Some(None)` if it had none to make.
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
