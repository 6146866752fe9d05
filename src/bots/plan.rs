//! A plan: what a strong player would do in the rest of this turn, and why.
//!
//! A plan goes as far as it can be foreseen: to the end of the turn, to a roll or draw, or to a move that shows something
//! new. What each further step meets follows from the view alone, so a plan that was begun needs no second thought.

use derive_where::derive_where;

use super::bot::BotSeed;
use super::leaf_means::{Difference, LeafMeans};
use super::search::{MoveStats, look_into, search};
use crate::engine::{
    Event, Mind, Observation, Rules, SearchSettings, Seat, Stop, Stream, Turn, View, Viewer, sample_weighted,
};

/// The most steps of a plan.
const MAX_STEPS: usize = 16;
/// A plan is thought through with this share of the strongest level's iterations, for each step anew.
const SHARE_OF_ITERATIONS: u32 = 4;
/// The fewest iterations of a search for a plan.
const MIN_ITERATIONS: u32 = 64;

/// What a strong player would do, step by step.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Plan<G: Rules> {
    /// The moves, at least one.
    pub steps: Vec<Step<G>>,
    /// Why it begins with the first; `None` if every other move is a part of the plan, too, or there was none.
    pub why: Option<Comparison<G::Move>>,
}

/// A move of a plan.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Step<G: Rules> {
    /// The move.
    pub choice: G::Move,
    /// What the seat will see happen, and what lies open to it then; `None` if the move shows something new.
    pub foreseen: Option<(Observation<G>, G::Open)>,
}

/// A move against the next best one that is no part of the plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison<M> {
    /// The next best move.
    pub other: M,
    /// What the move has more or less of, the largest amount first.
    pub differences: Vec<Difference>,
    /// What the move promises: a share of a win, 0 to 1; where [`Mind::move_terms`] tells without a search, their sum.
    pub promise: f32,
    /// Whether the promise is a share of a win.
    pub is_share: bool,
    /// By how much that is more than what the other one promises.
    pub advantage: f32,
    /// The standard error of the advantage.
    pub error: f32,
    /// The lead that makes a win e times as likely, in the unit of the differences.
    pub lead_scale: f32,
}

/// The plan for the viewer's turn; `None` if the viewer is not on turn. It depends on view and seed alone.
///
/// When `stop` is requested, returns at once with an arbitrary plan.
pub fn plan<G: Mind>(view: &View<G>, seed: BotSeed, stop: &Stop) -> Option<Plan<G>> {
    let [.., strongest] = G::search_settings();
    plan_with(view, strongest, seed, stop)
}

/// The same with these settings, of which a share is spent on each step.
pub fn plan_with<G: Mind>(view: &View<G>, settings: SearchSettings, seed: BotSeed, stop: &Stop) -> Option<Plan<G>> {
    let seat = view.who.seat()?;
    let stream = seed.into_stream();
    let mut thought: Thought<'_, G> = Thought { seat, settings, stream, stop, others: Vec::new() };
    let steps = thought.steps(view, None);
    let first = steps.first()?.choice;
    // One that is a part of the plan, too, is only another order.
    let other = thought.others.iter().copied().find(|other| steps.iter().all(|step| step.choice != *other));
    let Some(other) = other else { return Some(Plan { steps, why: None }) };
    let why = thought.compare(view, [first, other]);
    // A second look may prefer the other move. Where moves are mixed, neither is better.
    if why.is_share && why.advantage < 0.0 && !stop.is_requested() {
        return Some(Plan { steps: thought.steps(view, Some(other)), why: Some(why.turned(first)) });
    }
    Some(Plan { steps, why: Some(why) })
}

impl<M> Comparison<M> {
    /// The same comparison, told from the other move against `first`.
    fn turned(self, first: M) -> Self {
        let turn = |difference: Difference| Difference { amount: -difference.amount, ..difference };
        let differences = self.differences.into_iter().map(turn).collect();
        let (promise, advantage) = (self.promise - self.advantage, -self.advantage);
        Comparison { other: first, differences, promise, advantage, ..self }
    }
}

/// What a plan is made with.
struct Thought<'a, G: Mind> {
    seat: Seat,
    settings: SearchSettings,
    stream: Stream,
    stop: &'a Stop,
    /// The other moves that the turn could begin with, the best first.
    others: Vec<G::Move>,
}

impl<G: Mind> Thought<'_, G> {
    /// The settings of one of several searches.
    fn shorter(&self, share: u32) -> SearchSettings {
        SearchSettings { iterations: (self.settings.iterations / share).max(MIN_ITERATIONS), ..self.settings }
    }

    /// The rest of the turn as far as it can be foreseen, beginning with `first` if that is given.
    fn steps(&mut self, view: &View<G>, first: Option<G::Move>) -> Vec<Step<G>> {
        let mut now = view.clone();
        let mut steps: Vec<Step<G>> = Vec::new();
        while steps.len() < MAX_STEPS {
            let mut position = G::determinize(&now, &mut self.stream);
            if position.turn() != Turn::Seat(self.seat) {
                break;
            }
            let choice = match first.filter(|_| steps.is_empty()) {
                Some(first) => first,
                None => {
                    let mut legal = Vec::new();
                    position.legal_moves(&mut legal);
                    let ranked = self.ranked(&now, &legal);
                    let Some((&best, others)) = ranked.split_first() else { break };
                    if steps.is_empty() {
                        self.others = others.to_vec();
                    }
                    best
                }
            };
            let event = Event::Decision(self.seat, choice);
            let seen = position.witness(&event, Viewer::Seat(self.seat));
            if seen.is_news || self.stop.is_requested() {
                steps.push(Step { choice, foreseen: None });
                break;
            }
            position.advance(&event);
            now = position.view(Viewer::Seat(self.seat));
            steps.push(Step { choice, foreseen: Some((seen, now.open.clone())) });
        }
        steps
    }

    /// The legal moves, the best first. Where moves are mixed, the first is drawn.
    fn ranked(&mut self, view: &View<G>, legal: &[G::Move]) -> Vec<G::Move> {
        if let [only] = legal {
            return vec![*only];
        }
        if let Some(weights) = G::mixed_strategy(view, legal, &self.settings, self.stop) {
            let drawn = sample_weighted(&weights, &mut self.stream).min(legal.len().saturating_sub(1));
            let mut order: Vec<usize> = (0..legal.len()).collect();
            order.sort_by(|&one, &other| weights[other].total_cmp(&weights[one]));
            order.sort_by_key(|&index| index != drawn);
            return order.into_iter().map(|index| legal[index]).collect();
        }
        let settings = self.shorter(SHARE_OF_ITERATIONS);
        let found = search(view, self.seat, legal, settings, &mut self.stream, self.stop);
        found.iter().map(|found| found.choice).collect()
    }

    /// Compares two moves: by what the mind can tell of them, else by searches of equal length on equal luck.
    fn compare(&self, view: &View<G>, [choice, other]: [G::Move; 2]) -> Comparison<G::Move> {
        if let Some([this, that]) = G::move_terms(view, &[choice, other], &self.settings, self.stop).as_deref() {
            let (here, there) = (LeafMeans::exactly(*this), LeafMeans::exactly(*that));
            let differences = here.differences::<G>(&there);
            let advantage = differences.iter().map(|difference| difference.amount).sum();
            let promise = this.iter().sum();
            let (error, lead_scale) = (0.0, here.lead_scale());
            return Comparison { other, differences, promise, is_share: false, advantage, error, lead_scale };
        }
        let settings = self.shorter(2 * SHARE_OF_ITERATIONS);
        let look = |choice| look_into(view, self.seat, choice, settings, &mut self.stream.clone(), self.stop);
        let ((this, here), (that, there)) = (look(choice), look(other));
        let variance = |found: &MoveStats<G::Move>| found.deviation.powi(2) / found.visits.max(1) as f32;
        Comparison {
            other,
            differences: here.differences::<G>(&there),
            promise: this.value,
            is_share: true,
            advantage: this.value - that.value,
            error: (variance(&this) + variance(&that)).sqrt(),
            lead_scale: here.lead_scale(),
        }
    }
}
