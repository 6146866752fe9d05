//! An adviser who looks on while a person thinks: what each legal move would give away, by what the person's seat knows.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use derive_where::derive_where;

use super::bot::BotSeed;
use super::judgement::{Judge, Judgement};
use super::plan::Plan;
use super::reason::reason_in_hindsight;
use crate::engine::{Mind, Phrase, Rules, SearchSettings, Stop, View};

/// A move is questioned only if it gives away more than this share of a win …
const LEAST_LOSS: f32 = 0.03;
/// … and more than so many standard errors of it.
const ERRORS: f32 = 2.0;
/// A glance at a move takes one of so many parts of the strongest level's iterations …
const GLANCE: u32 = 12;
/// … and a full look one of so many.
const FULL: u32 = 2;
/// After a glance, a loss of less than so many standard errors is none.
const GLANCE_ERRORS: f32 = 1.0;

/// What a move gives away against the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    /// A share of a win, 0 to 1.
    pub share: f32,
    /// What the best move has over it, in words that do not name either; `None` if nothing can be said.
    pub because: Option<Phrase>,
}

/// What an adviser has found.
#[derive_where(Debug)]
enum Found<G: Rules> {
    /// The rest of the turn that begins with the best move.
    Best(Plan<G>),
    /// What a move gives away; `None` if nothing that counts.
    Judged(G::Move, Option<Loss>),
}

/// An adviser at work on one decision. Dropping it ends the work.
#[derive_where(Debug)]
pub struct Adviser<G: Rules> {
    questions: Sender<G::Move>,
    found: Receiver<Found<G>>,
    stop: Arc<Stop>,
    /// The thread, until it was waited for.
    thread: Option<JoinHandle<()>>,
    best: Option<Plan<G>>,
    judged: Vec<(G::Move, Option<Loss>)>,
}

impl<G: Mind> Adviser<G> {
    /// Starts to judge the moves of the view's seat on a new thread; `None` if no thread could be started. What is found depends on
    /// view and seed alone. `wake` is called whenever a move has been judged that was asked about.
    pub fn start(view: View<G>, seed: BotSeed, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let [.., expert] = G::search_settings();
        Self::start_with(view, expert, seed, wake)
    }

    /// The same with other settings than the strongest level's.
    fn start_with(
        view: View<G>,
        settings: SearchSettings,
        seed: BotSeed,
        wake: impl Fn() + Send + 'static,
    ) -> Option<Self> {
        let stop = Arc::new(Stop::default());
        let (questions, asked) = channel();
        let (sender, found) = channel();
        let thread_stop = Arc::clone(&stop);
        let work = move || {
            // After a panic the adviser is silent.
            drop(catch_unwind(AssertUnwindSafe(|| {
                advise(&view, settings, seed, &asked, &sender, &wake, &thread_stop)
            })));
            drop(sender);
            wake();
        };
        let thread = std::thread::Builder::new().name(format!("{} adviser", G::ID)).spawn(work).ok()?;
        Some(Adviser { questions, found, stop, thread: Some(thread), best: None, judged: Vec::new() })
    }

    /// Asks for a move to be judged before all others.
    pub fn ask(&self, choice: G::Move) {
        // The thread may have judged every move already.
        let _ = self.questions.send(choice);
    }

    /// What this move gives away: `None` while it has not been judged, `Some(None)` if nothing that counts.
    pub fn loss(&mut self, choice: G::Move) -> Option<Option<&Loss>> {
        self.update();
        self.judged.iter().find(|(judged, _)| *judged == choice).map(|(_, loss)| loss.as_ref())
    }

    /// The rest of the turn that begins with the best move, once it is known.
    pub fn best_turn(&mut self) -> Option<&Plan<G>> {
        self.update();
        self.best.as_ref()
    }

    /// Waits until every move has been judged.
    pub fn wait(&mut self) {
        // A panic has been caught already.
        self.thread.take().into_iter().for_each(|thread| drop(thread.join()));
    }

    /// The same adviser, who says nothing any more.
    #[cfg(all(test, feature = "gui"))]
    pub(crate) fn silenced(mut self) -> Self {
        (_, self.found) = channel();
        self
    }

    /// Takes over what has been found.
    fn update(&mut self) {
        for found in self.found.try_iter() {
            match found {
                Found::Best(plan) => self.best = Some(plan),
                Found::Judged(choice, loss) => self.judged.push((choice, loss)),
            }
        }
    }
}

impl<G: Rules> Drop for Adviser<G> {
    fn drop(&mut self) {
        self.stop.request();
    }
}

/// Judges all moves from the best down: at a glance, and then those that seem to lose something with full effort. A move that is
/// asked about comes first.
fn advise<G: Mind>(
    view: &View<G>,
    settings: SearchSettings,
    seed: BotSeed,
    asked: &Receiver<G::Move>,
    found: &Sender<Found<G>>,
    wake: &dyn Fn(),
    stop: &Stop,
) {
    let Some(mut judge) = Judge::new(view, settings, &mut seed.into_stream(), stop) else { return };
    // The table may have gone on; that is not an error.
    let tell = |what: Found<G>| drop(found.send(what));
    tell(Found::Best(judge.best_turn()));
    let mut unseen: VecDeque<G::Move> = judge.moves().collect();
    let mut doubtful: VecDeque<G::Move> = VecDeque::new();
    while !stop.is_requested() {
        let is_left = |choice: &G::Move| unseen.contains(choice) || doubtful.contains(choice);
        let question = asked.try_iter().last().filter(is_left);
        let Some(choice) = question.or(unseen.front().or(doubtful.front()).copied()) else { return };
        let is_glance = question.is_none() && !unseen.is_empty();
        let is_doubtful = doubtful.contains(&choice) || loses(&mut judge, choice, GLANCE).is_some();
        unseen.retain(|other| *other != choice);
        doubtful.retain(|other| *other != choice);
        let loss = if is_doubtful && !is_glance { loses(&mut judge, choice, FULL) } else { None };
        // What an interrupted search has found tells nothing.
        if stop.is_requested() {
            return;
        }
        match is_doubtful && is_glance {
            true => doubtful.push_back(choice),
            false => tell(Found::Judged(choice, loss)),
        }
        if question.is_some() {
            wake();
        }
    }
}

/// What a move gives away, tried with one of so many parts of all iterations; `None` if nothing that counts.
fn loses<G: Mind>(judge: &mut Judge<'_, G>, choice: G::Move, parts: u32) -> Option<Loss> {
    let Judgement::Worse { comparison, .. } = judge.judge(choice, parts) else { return None };
    let errors = if parts == GLANCE { GLANCE_ERRORS } else { ERRORS };
    let counts = comparison.advantage > LEAST_LOSS && comparison.advantage > errors * comparison.error;
    let because = || reason_in_hindsight::<G>(&comparison, &judge.rivals());
    counts.then(|| Loss { share: comparison.advantage, because: because() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::bot_seed;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::Seat;

    fn adviser(game: Game, iterations: u32) -> Adviser<Toy> {
        let seat = Seat::new(0);
        let settings = SearchSettings { iterations, ..Toy::search_settings()[4] };
        Adviser::start_with(Toy::first_view(game, seat), settings, bot_seed(1, seat, 0), || {}).expect("a thread")
    }

    /// With 0 somebody else wins, with 1 Ada shares.
    #[test]
    fn every_move_is_judged_by_what_it_gives_away() {
        let mut adviser = adviser(Game::Chain, 2000);
        adviser.wait();
        assert_eq!(adviser.loss(1), Some(None), "the best");
        let share = adviser.loss(0).expect("it is judged").map(|loss| loss.share);
        assert!(share.is_some_and(|share| share > 0.2), "{share:?}");
        let best: Option<Vec<u8>> = adviser.best_turn().map(|plan| plan.steps.iter().map(|step| step.choice).collect());
        assert_eq!(best, Some(vec![1]));
        assert_eq!(adviser.loss(9), None, "no legal move");
    }

    /// A search that would run forever ends with its adviser.
    #[test]
    fn dropped_adviser_stops() {
        let mut adviser = adviser(Game::Guess, u32::MAX);
        Toy::wait_for_search_on_worker();
        assert_eq!(adviser.loss(0), None, "it is at work");
        let thread = adviser.thread.take();
        drop(adviser);
        assert!(thread.is_some_and(|thread| thread.join().is_ok()));
    }
}
