//! A plan: what a strong player would do in the rest of this turn, and why.
//!
//! A plan goes as far as it can be foreseen: to the end of the turn, to a roll or draw, or to a move that shows something
//! new. What each further step meets follows from the view alone, so a plan that was begun needs no second thought.

use derive_where::derive_where;

use super::bot::BotSeed;
use super::inquiry::{Inquiry, MoveStats};
use super::leaf_means::{Difference, LeafMeans, NAMED_LEAD, Part};
use super::search::{look_into, search};
use crate::engine::{
    Determinization, Event, Line, Mind, Observation, Phrase, Rules, SearchSettings, Seat, Stop, Stream, Turn, TurnGain,
    View, Viewer, derive_stream, sample_weighted,
};

/// The most steps of a plan.
const MAX_STEPS: usize = 16;
/// Each step of a plan is searched with the strongest level's iterations divided by this.
const PARTS: u32 = 4;
/// Where moves are mixed, those with at least this share of the draws are equally good.
const MIXED_SHARE: f32 = 0.05;
/// What comes of a move in so many samples of what it may show is sure to come of it.
const NEWS_SAMPLES: usize = 16;
/// Below this advantage two moves are about as good …
const CLOSE: f32 = 0.02;
/// … and below so many standard errors of it.
const ERRORS: f32 = 2.0;
/// The key of a gain that decides the game.
pub(crate) const WIN_GAIN: &str = "plan-gain-win";
/// The fewest iterations of a search for a plan.
const MIN_ITERATIONS: u32 = 64;

/// What a strong player would do, step by step.
#[derive_where(Clone, Debug, PartialEq)]
pub struct Plan<G: Rules> {
    /// The moves, at least one.
    pub steps: Vec<Step<G>>,
    /// Why its first choice is what it is; `None` if every other move is a part of the plan, too, or there was none.
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

/// A move against the next best one that is no part of the plan. Written without its words, of which a [`Judgement`](super::Judgement) has none.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Comparison<M> {
    /// The next best move.
    pub other: M,
    /// What the move has more or less of, the largest amount first.
    pub differences: Vec<Difference>,
    /// What the move promises: a share of a win, 0 to 1; where [`Mind::move_terms`] tells without a search, their sum.
    pub promise: f32,
    /// Whether the promise is a share of a win, or of what the game's mind counts as a success.
    pub is_share: bool,
    /// The share of a win after the move as the mind's terms tell it, 0 to 1; a half where they are not about wins.
    pub win_share: f32,
    /// By how much that is more than what the other one promises.
    pub advantage: f32,
    /// Whether the mind would draw the other move as well: then neither is better.
    pub is_mixed: bool,
    /// What the plan brings and the other move does not, for all to see, the most important first; if the two are about as good,
    /// what both bring, too.
    #[serde(skip)]
    pub gains: Vec<TurnGain>,
    /// What the move promises by itself, in words, where that says more than the differences.
    #[serde(skip)]
    pub outlook: Option<Phrase>,
    /// Whether the other move promises the same in words.
    #[serde(skip)]
    pub is_outlook_shared: bool,
    /// The standard error of the advantage.
    pub error: f32,
    /// The lead that makes a win e times as likely, in the unit of the differences.
    pub lead_scale: f32,
    /// How much of what the rivals have is counted in the differences, 0 to 1.
    pub rival_weight: f32,
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
    let inquiry = Inquiry { view, searcher: seat, settings, stop };
    let mut planner = Planner { inquiry, stream: seed.into_stream() };
    let (mut steps, choice) = planner.steps(&[]);
    steps.first()?;
    let Some(mut choice) = choice else { return Some(Plan { steps, why: None }) };
    let mut why: Option<Comparison<G::Move>> = None;
    loop {
        // A move that is made later in the plan, too, is only another order.
        let is_new = |other: &&Alternative<G::Move>| steps.iter().all(|step| step.choice != other.choice);
        let Some(other) = choice.others.iter().find(is_new).copied() else { break };
        let turn: Vec<G::Move> = steps[choice.at..].iter().map(|step| step.choice).collect();
        let found =
            Comparison { is_mixed: other.is_mixed, ..planner.compare(&choice.view, &turn, other.choice, 2 * PARTS) };
        let is_worse = found.is_share && found.advantage < 0.0 && !stop.is_requested();
        let was_worse = why.replace(found).is_some();
        if !is_worse {
            break;
        }
        if was_worse {
            // Each seems worse than the other, so nothing tells them apart.
            why = why.map(|why| Comparison { differences: Vec::new(), advantage: 0.0, ..why });
            break;
        }
        // A second look prefers the other move, so the plan goes that way.
        let mut given: Vec<G::Move> = steps[..choice.at].iter().map(|step| step.choice).collect();
        given.push(other.choice);
        let before = Alternative { choice: turn[0], is_mixed: false };
        choice.others.retain(|known| known.choice != other.choice);
        choice.others.insert(0, before);
        steps = planner.steps(&given).0;
    }
    if let Some(why) = &mut why {
        let turn: Vec<G::Move> = steps.iter().map(|step| step.choice).collect();
        let other: Vec<G::Move> = turn.iter().copied().take(choice.at).chain([why.other]).collect();
        why.find_gains::<G>(view, &turn, &other);
    }
    Some(Plan { steps, why })
}

/// The rest of the viewer's turn that begins with these moves, as far as it can be foreseen. It depends on view, moves and seed
/// alone.
///
/// When `stop` is requested, returns at once with an arbitrary turn.
pub fn plan_from<G: Mind>(view: &View<G>, first: &[G::Move], seed: BotSeed, stop: &Stop) -> Option<Plan<G>> {
    let searcher = view.who.seat()?;
    let [.., settings] = G::search_settings();
    let mut planner = Planner { inquiry: Inquiry { view, searcher, settings, stop }, stream: seed.into_stream() };
    let (steps, _) = planner.steps(first);
    (!steps.is_empty()).then_some(Plan { steps, why: None })
}

/// These moves of the viewer's own turn, and what it will see of each: up to one that shows something new.
pub fn foresee<G: Mind>(view: &View<G>, turn: &[G::Move]) -> Vec<Step<G>> {
    let Some(seat) = view.who.seat() else { return Vec::new() };
    // What is foreseen follows from the view, so any position that fits it will do.
    let mut stream = derive_stream(0, "foresee", &[]);
    let (mut now, mut steps) = (view.clone(), Vec::new());
    for &choice in turn {
        let mut position = G::determinize(&now, &mut stream);
        if position.turn() != Turn::Seat(seat) {
            break;
        }
        let (step, next) = foresee_step(&now, &mut position, seat, choice);
        steps.push(step);
        let Some(next) = next else { break };
        now = next;
    }
    steps
}

/// A move of the seat on turn, and what it sees then; nothing if the move shows something that the seat has not seen before.
fn foresee_step<G: Mind>(
    now: &View<G>,
    position: &mut Determinization<G>,
    seat: Seat,
    choice: G::Move,
) -> (Step<G>, Option<View<G>>) {
    let event = Event::Decision(seat, choice);
    let seen = position.witness(&event, Viewer::Seat(seat));
    if seen.is_news && !G::is_remembered(now, choice) {
        return (Step { choice, foreseen: None }, None);
    }
    position.advance(&event);
    let next = position.view(Viewer::Seat(seat));
    (Step { choice, foreseen: Some((seen, next.open.clone())) }, Some(next))
}

/// What these moves of the viewer's own turn bring, up to one that shows something new; of that one, what comes of it whatever it
/// shows, and how much it shows. The most important first.
fn gains_of_turn<G: Mind>(view: &View<G>, turn: &[G::Move]) -> Vec<TurnGain> {
    let Some(seat) = view.who.seat() else { return Vec::new() };
    let mut stream = derive_stream(0, "gains", &[]);
    let mut sample = || {
        let mut position = G::determinize(view, &mut stream);
        let (mut seen, mut shows_news, mut look) = (Vec::with_capacity(turn.len()), false, None);
        for &choice in turn {
            if shows_news || position.turn() != Turn::Seat(seat) {
                break;
            }
            let event = Event::Decision(seat, choice);
            let observation = position.witness(&event, Viewer::Seat(seat));
            if observation.is_news {
                let now = position.view(Viewer::Seat(seat));
                shows_news = !G::is_remembered(&now, choice);
                look = G::look(&now, choice);
            }
            seen.push(observation.seen);
            position.advance(&event);
        }
        let mut gains = G::turn_gains(seat, &view.open, &position.view(Viewer::Seat(seat)).open, &seen);
        gains.extend(look.map(|words| TurnGain::new(words, [])));
        if is_won_by::<G>(&position, seat) {
            gains.insert(0, TurnGain::new(Phrase::new(WIN_GAIN), []));
        }
        (gains, shows_news)
    };
    let (mut gains, shows_news) = sample();
    let mut samples = if shows_news { NEWS_SAMPLES } else { 1 };
    while samples > 1 && !gains.is_empty() {
        let (others, _) = sample();
        gains.retain(|gain| others.contains(gain));
        samples -= 1;
    }
    gains
}

/// Whether the game is over, and this seat has won it, alone or with its partners.
fn is_won_by<G: Mind>(position: &Determinization<G>, seat: Seat) -> bool {
    let Turn::Over(outcome) = position.turn() else { return false };
    let sides = G::worth(position, Viewer::Seat(seat)).sides;
    let side = |seat: Seat| sides.get(seat.index());
    outcome.winners.contains(&seat) && outcome.winners.iter().all(|winner| side(*winner) == side(seat))
}

/// The first step of a plan at which there was a choice.
pub(super) struct Choice<G: Mind> {
    /// The index of the step.
    at: usize,
    /// What the seat sees then.
    view: View<G>,
    /// The other moves, the best first.
    others: Vec<Alternative<G::Move>>,
}

/// A move that the plan could make instead.
#[derive(Clone, Copy)]
pub(super) struct Alternative<M> {
    pub(super) choice: M,
    /// Whether the mind would draw it as well: then neither is better.
    pub(super) is_mixed: bool,
}

/// What a plan is made with.
pub(super) struct Planner<'a, G: Mind> {
    /// The decision with which the plan begins.
    pub(super) inquiry: Inquiry<'a, G>,
    pub(super) stream: Stream,
}

impl<G: Mind> Planner<'_, G> {
    /// The rest of the turn as far as it can be foreseen, beginning with the given moves, and the first choice after them.
    pub(super) fn steps(&mut self, given: &[G::Move]) -> (Vec<Step<G>>, Option<Choice<G>>) {
        let Inquiry { searcher, stop, .. } = self.inquiry;
        let mut now = self.inquiry.view.clone();
        let mut steps: Vec<Step<G>> = Vec::new();
        let mut first_choice = None;
        while steps.len() < MAX_STEPS {
            let mut position = G::determinize(&now, &mut self.stream);
            if position.turn() != Turn::Seat(searcher) {
                break;
            }
            let choice = match given.get(steps.len()) {
                Some(&given) => given,
                None => {
                    let mut legal = Vec::new();
                    position.legal_moves(&mut legal);
                    let ranked = self.ranked(&now, &legal, PARTS);
                    let Some((best, others)) = ranked.split_first() else { break };
                    if first_choice.is_none() && !others.is_empty() {
                        let (at, view, others) = (steps.len(), now.clone(), others.to_vec());
                        first_choice = Some(Choice { at, view, others });
                    }
                    best.choice
                }
            };
            if stop.is_requested() {
                steps.push(Step { choice, foreseen: None });
                break;
            }
            let (step, next) = foresee_step(&now, &mut position, searcher, choice);
            steps.push(step);
            let Some(next) = next else { break };
            now = next;
        }
        (steps, first_choice)
    }

    /// The legal moves, the best first, searched with one of so many parts of all iterations. Where moves are mixed, the first is drawn.
    pub(super) fn ranked(&mut self, view: &View<G>, legal: &[G::Move], parts: u32) -> Vec<Alternative<G::Move>> {
        if let [only] = legal {
            return vec![Alternative { choice: *only, is_mixed: false }];
        }
        if let Some(weights) = G::mixed_strategy(view, legal, &self.inquiry.settings, self.inquiry.stop) {
            let drawn = sample_weighted(&weights, &mut self.stream).min(legal.len().saturating_sub(1));
            let all: f32 = weights.iter().sum();
            let mut order: Vec<usize> = (0..legal.len()).collect();
            // Of those that are never drawn, the better ones are nearer to the next best.
            let terms = G::move_terms(view, legal, &self.inquiry.settings, self.inquiry.stop).unwrap_or_default();
            let worth = |index: usize| terms.get(index).map_or(0.0, |terms| terms.iter().sum::<f32>());
            order.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
            let is_mixed = |index: usize| weights[index] >= MIXED_SHARE * all;
            order.sort_by_key(|&index| (index != drawn, !is_mixed(index)));
            let alternative = |index: usize| Alternative { choice: legal[index], is_mixed: is_mixed(index) };
            return order.into_iter().map(alternative).collect();
        }
        let found = search(shorter(Inquiry { view, ..self.inquiry }, parts), legal, &mut self.stream);
        found.iter().map(|found| Alternative { choice: found.choice, is_mixed: false }).collect()
    }

    /// Compares a turn that begins in this view with one that begins with another move: by what the mind can tell of both
    /// moves, else by searches of equal length, each one of so many parts, on equal luck.
    fn compare(&self, view: &View<G>, turn: &[G::Move], other: G::Move, parts: u32) -> Comparison<G::Move> {
        let Inquiry { settings, stop, .. } = &self.inquiry;
        if let Some(told) = compare_moves(view, turn[0], other, *settings, stop) {
            return told;
        }
        let ((this, here), (that, there)) = (self.look(view, turn, parts), self.look(view, &[other], parts));
        Comparison::of(other, &here, here.differences::<G>(&there)).with_shares(&this, &that)
    }

    /// Tries a turn with one of so many parts of all iterations. The luck is the same for every turn.
    pub(super) fn look(&self, view: &View<G>, turn: &[G::Move], parts: u32) -> (MoveStats<G::Move>, LeafMeans) {
        look_into(shorter(Inquiry { view, ..self.inquiry }, parts), turn, &mut self.stream.clone())
    }
}

/// Compares two moves by what the mind can tell of both without a search; `None` if it cannot.
pub(super) fn compare_moves<G: Mind>(
    view: &View<G>,
    choice: G::Move,
    other: G::Move,
    settings: SearchSettings,
    stop: &Stop,
) -> Option<Comparison<G::Move>> {
    let told = G::move_terms(view, &[choice, other], &settings, stop)?;
    let [this, that] = &told[..] else { return None };
    let (here, there) = (LeafMeans::exactly(*this), LeafMeans::exactly(*that));
    let differences = here.differences::<G>(&there);
    let advantage = differences.iter().map(|difference| difference.amount).sum();
    let sum = Comparison::of(other, &here, differences);
    let (promise, outlook) = (this.iter().sum(), G::outlook(view, choice, this, that));
    let is_outlook_shared = outlook.is_some() && outlook == G::outlook(view, other, that, this);
    Some(Comparison { promise, is_share: false, advantage, outlook, is_outlook_shared, ..sum })
}

/// What the foreseen decisions of a line bring.
pub(super) fn gains_of_line<G: Mind>(line: &Line<G>) -> Vec<TurnGain> {
    G::turn_gains(line.seat, &line.before.open, &line.after.open, &line.seen)
}

/// One of several searches: with this fraction of all iterations.
fn shorter<G: Mind>(inquiry: Inquiry<'_, G>, parts: u32) -> Inquiry<'_, G> {
    inquiry.with_iterations((inquiry.settings.iterations / parts).max(MIN_ITERATIONS))
}

impl<M> Comparison<M> {
    /// Finds what this turn of the viewer's own brings, for all to see, and the other one does not.
    pub(crate) fn find_gains<G: Mind<Move = M>>(&mut self, view: &View<G>, turn: &[M], other: &[M]) {
        self.set_gains(gains_of_turn(view, turn), &gains_of_turn(view, other));
    }

    /// Tells these gains, but nothing of what the other move brings more of in the end, and of what it brings as well only if the
    /// two are about as good.
    pub(super) fn set_gains(&mut self, gains: Vec<TurnGain>, others: &[TurnGain]) {
        let difference = |gain: &TurnGain| -> f32 {
            let of_gain = |part| matches!(part, Part::Own(term) if gain.terms.contains(&term));
            self.differences.iter().filter(|difference| of_gain(difference.part)).map(|found| found.amount).sum()
        };
        // Looking at something is counted by no term, and one look is not better than another.
        let is_alike = |gain: &TurnGain, other: &TurnGain| {
            other.words == gain.words || gain.terms.is_empty() && other.words.key == gain.words.key
        };
        let is_shared = |gain: &TurnGain| others.iter().any(|other| is_alike(gain, other));
        let is_less = |gain: &TurnGain| difference(gain) < -NAMED_LEAD * self.lead_scale;
        let is_own = |gain: &TurnGain| !is_less(gain) && (self.is_close() || !is_shared(gain));
        self.gains = gains.into_iter().filter(is_own).collect();
    }

    /// Whether two moves are about as good, as far as the mind can tell. One that mixes its moves knows which are.
    pub fn is_close(&self) -> bool {
        let Comparison { is_share, is_mixed, advantage, error, .. } = *self;
        is_mixed || advantage < CLOSE || is_share && advantage < ERRORS * error
    }

    /// The same, with the shares of a win of both moves.
    pub(super) fn with_shares(self, this: &MoveStats<M>, that: &MoveStats<M>) -> Self {
        let variance = |found: &MoveStats<M>| found.deviation.powi(2) / found.visits.max(1) as f32;
        let (promise, advantage) = (this.value, this.value - that.value);
        Comparison { promise, advantage, is_share: true, error: (variance(this) + variance(that)).sqrt(), ..self }
    }

    /// What the leaves of a move tell of its comparison with another one, without what it promises.
    pub(super) fn of(other: M, here: &LeafMeans, differences: Vec<Difference>) -> Self {
        let (win_share, lead_scale, rival_weight) = (here.win_share(), here.lead_scale(), here.rival_weight());
        let (promise, advantage, error) = (0.0, 0.0, 0.0);
        Comparison {
            other,
            differences,
            promise,
            is_share: true,
            win_share,
            advantage,
            is_mixed: false,
            gains: Vec::new(),
            outlook: None,
            is_outlook_shared: false,
            error,
            lead_scale,
            rival_weight,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::bot_seed;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::{Seat, Terms};

    /// Ada wins with 1 and then 0, and shares with anything else.
    #[test]
    fn plan_is_compared_with_the_next_best_move() {
        let ada = Seat::new(0);
        let settings = SearchSettings { iterations: 400, ..Toy::search_settings()[4] };
        let plan = plan_with(&Toy::first_view(Game::Pair, ada), settings, bot_seed(1, ada, 0), &Stop::default());
        let Plan { steps, why } = plan.expect("Ada is on turn");
        assert_eq!(steps.iter().map(|step| (step.choice, step.foreseen.is_some())).collect::<Vec<_>>(), [(1, false)]);
        let why = why.expect("there is a choice");
        assert!(why.other == 0 && why.is_share && why.advantage >= 0.0, "{why:?}");
    }

    /// What the other move brings more of in the end is no gain, and what both bring is one only of moves about as good.
    #[test]
    fn gains_are_those_that_the_other_move_does_not_bring() {
        let gain = |key, term| TurnGain::new(Phrase::new(key), [term]);
        let told = |advantage, others: &[TurnGain]| {
            let difference = |term, amount| Difference { part: Part::Own(term), amount };
            let differences = vec![difference(0, 1.0), difference(1, -0.5), difference(2, -0.01)];
            let leaves = LeafMeans::exactly(Terms::default());
            let mut comparison = Comparison { advantage, ..Comparison::of(1, &leaves, differences) };
            comparison.set_gains(vec![gain("chip", 0), gain("coin", 1), gain("food", 2)], others);
            comparison.gains.into_iter().map(|gain| gain.words.key).collect::<Vec<_>>()
        };
        assert_eq!(told(0.5, &[]), ["chip", "food"], "less of it by a hair is still a gain");
        assert_eq!(told(0.5, &[gain("chip", 0)]), ["food"]);
        assert_eq!(told(0.0, &[gain("chip", 0)]), ["chip", "food"], "about as good");
    }
}
