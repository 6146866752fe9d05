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
    use std::ops::RangeInclusive;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use rand::Rng;

    use super::*;
    use crate::bots::bot_seed;
    use crate::engine::{
        Due, Effort, Event, Imagined, OptionSpec, PerSeat, Phrase, Refusal, RuleId, Seat, Sighting, Skill, Turn, Viewer,
    };
    use crate::play::Level;

    /// A choice that is the same again and again: a strong bot imagines it for ever, a simple one panics.
    #[derive(Debug)]
    struct Dilemma;

    /// Whether a strong bot thinks about it.
    static IS_THOUGHT_ABOUT: AtomicBool = AtomicBool::new(false);

    impl Rules for Dilemma {
        const ID: &'static str = "dilemma";
        const SEATS: RangeInclusive<usize> = 1..=1;
        const MINUTES: u32 = 1;
        const BOUND: Option<usize> = None;
        const RULE_IDS: &'static [RuleId] = &[];
        type Options = ();
        type State = ();
        type Open = ();
        type Memory = ();
        type Move = bool;
        type Chance = ();
        type Seen = ();

        fn options() -> &'static [OptionSpec] {
            &[]
        }

        fn start((): &(), _seats: usize) -> Result<(), Refusal> {
            Ok(())
        }

        fn turn((): &()) -> Turn {
            Turn::Seat(Seat::new(0))
        }

        fn legal((): &(), moves: &mut Vec<bool>) {
            *moves = vec![false, true];
        }

        fn due((): &()) -> Due {
            Due::Nothing
        }

        fn roll((): &(), _rng: &mut impl Rng) {}

        fn check((): &(), _event: &Event<Self>) -> Result<(), Refusal> {
            Ok(())
        }

        fn advance((): &mut (), _event: &Event<Self>) {}

        fn view((): &(), who: Viewer) -> View<Self> {
            View { who, open: (), memory: () }
        }

        fn seen((): &(), _event: &Event<Self>, _who: Viewer) -> Sighting<Self> {
            Sighting { seen: (), news: false, glimpse: false }
        }

        fn imagine(view: &View<Self>, _rng: &mut impl Rng) -> Imagined<Self> {
            Imagined::from_view(view, |_| ())
        }

        fn tally((): &()) -> Vec<(&'static str, u32)> {
            Vec::new()
        }
    }

    impl Mind for Dilemma {
        fn weigh(_view: &View<Self>, legal: &[bool], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
            IS_THOUGHT_ABOUT.store(true, Ordering::Relaxed);
            while !stop.asked() {
                std::thread::yield_now();
            }
            worths.resize(legal.len(), 0.0);
        }

        fn simply(_view: &View<Self>, _legal: &[bool], _rng: &mut impl Rng, _stop: &Stop, _worths: &mut Vec<f32>) {
            panic!("nothing about it is simple");
        }

        fn chances(_position: &Imagined<Self>, _eyes: Viewer) -> PerSeat<f32> {
            [1.0].into_iter().collect()
        }

        fn effort(_skill: Skill) -> Effort {
            let iterations = u32::MAX;
            Effort { iterations, horizon: 1, heat: 1.0, cool: 1.0, curiosity: 1.0, slips: 0.0, forgets: 0.0 }
        }

        fn reason(_view: &View<Self>, _choice: bool) -> Phrase {
            Phrase::new("dilemma")
        }
    }

    /// A bot of this level at work, and what it wakes.
    fn at_work(level: Level) -> (Worker<Dilemma>, Receiver<()>) {
        let seat = Seat::new(0);
        let (wake, woken) = channel();
        let worker = Worker::start(Dilemma::view(&(), Viewer::Seat(seat)), level, bot_seed(1, seat, 0), move || {
            let _ = wake.send(());
        });
        (worker.expect("a thread"), woken)
    }

    /// Longer than anyone should have to wait.
    const LONG: Duration = Duration::from_secs(20);

    /// Whoever drops a bot that would think for ever is rid of it.
    #[test]
    fn a_dropped_worker_stops() {
        let (worker, woken) = at_work(Level::Hard);
        while !IS_THOUGHT_ABOUT.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        assert_eq!(worker.answer(), None, "it thinks");
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
