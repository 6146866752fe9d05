//! What each event changed, put down to luck, to what nobody could know, or to play.

use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::playout::{Luck, Playout, Reference};
use super::sampling::{Estimate, Sample, run_in_parallel};
use super::values::{Values, horizon_of, is_forced};
use crate::engine::{ChanceKind, Event, Mind, SearchSettings, Seat, Stop, View, Viewer, derive_stream};
use crate::play::Match;

/// A view that leaves so many sampled positions the same leaves nothing unknown.
const SAMPLES_ALIKE: usize = 24;

/// What a change is put down to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// Who begins: a part of the start.
    Start,
    /// An outcome of chance.
    Luck,
    /// A decision, as far as the seat could know what it did.
    Play,
    /// What the seat could not know when it decided.
    Unknown,
}

/// What an event changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The number of events before it.
    pub ply: usize,
    /// What the change is put down to.
    pub account: Account,
    /// The seat that decided; `None` for what chance decided.
    pub by: Option<Seat>,
    /// The change of each seat's share of the win.
    pub change: Estimate,
    /// Whether the seat's view left something unknown, so that the decision has two entries.
    pub is_split: bool,
}

/// The entries of all events that changed anything, in order; a decision may have two. Their sum is the result less what the
/// game was worth before its first event, exactly.
pub fn entries<G: Mind>(game: &Match<G>, values: &Values, determinizations: u32, seed: u64, stop: &Stop) -> Vec<Entry> {
    let plies: Vec<usize> = (0..game.ply()).filter(|&ply| !is_forced(game, ply)).collect();
    let entries = run_in_parallel(plies.len(), |index| {
        let ply = plies[index];
        let change = values.at(ply + 1).minus(values.at(ply));
        let entry = |account, by, change| Entry { ply, account, by, change, is_split: false };
        match game.past_event(ply) {
            Some(Event::Decision(seat, choice)) => {
                let view = game.view_at(ply, Viewer::Seat(*seat));
                if leaves_nothing_unknown(&view, seed) {
                    return vec![entry(Account::Play, Some(*seat), change)];
                }
                let judged = Decision { view, seat: *seat, choice: *choice, ply, values };
                let play = judged.play(determinizations, seed, stop);
                let unknown = change.plus(&play.negated());
                let both = [entry(Account::Play, Some(*seat), play), entry(Account::Unknown, Some(*seat), unknown)];
                both.into_iter().map(|entry| Entry { is_split: true, ..entry }).collect()
            }
            Some(Event::Chance(_)) | None => {
                let is_start = matches!(game.pending_chance_at(ply), ChanceKind::Starter { .. });
                vec![entry(if is_start { Account::Start } else { Account::Luck }, None, change)]
            }
        }
    });
    entries.into_iter().flatten().collect()
}

/// A decision as its seat saw it.
struct Decision<'a, G: Mind> {
    view: View<G>,
    seat: Seat,
    choice: G::Move,
    ply: usize,
    values: &'a Values,
}

impl<G: Mind> Decision<'_, G> {
    /// What it changed as its seat could judge it: the mean over positions that fit its view, all seats playing on as the
    /// reference player does, against what that player would have decided there.
    fn play(&self, determinizations: u32, seed: u64, stop: &Stop) -> Estimate {
        let Decision { view, seat, choice, ply, values } = self;
        let seed = view_seed(view, seed);
        let at = values.standings[*ply];
        let belief = G::belief(view, &judging_settings::<G>(), stop);
        let mut reference = Reference::new(stop);
        let (mut with, mut before) = (Vec::new(), Vec::new());
        for number in 0..u64::from(determinizations) {
            if number > 0 && stop.is_requested() {
                break;
            }
            let position = belief.sample(&mut derive_stream(seed, "story view", &[number]));
            let mut playout = Playout::new(position, at, Luck { seed, number });
            let mut decided = playout.clone();
            decided.decide(*seat, *choice);
            for (playout, shares) in [(&mut playout, &mut before), (&mut decided, &mut with)] {
                shares.push(reference.play_on(playout, horizon_of::<G>(at)).shares::<G>());
            }
        }
        let sample = |shares: Vec<_>| shares.into_iter().collect::<Sample>();
        sample(with).minus(&sample(before))
    }
}

/// The settings by which a view's belief is prepared: those of `hard`.
pub fn judging_settings<G: Mind>() -> SearchSettings {
    let [_, _, _, hard, _] = G::search_settings();
    hard
}

/// Whether the view determines the position. It depends on the view alone.
fn leaves_nothing_unknown<G: Mind>(view: &View<G>, seed: u64) -> bool {
    let stream = &mut derive_stream(view_seed(view, seed), "story unknown", &[]);
    let mut everything = || G::determinize(view, stream).view(Viewer::Everything);
    let first = everything();
    (1..SAMPLES_ALIKE).all(|_| everything() == first)
}

/// The seed of what is judged from this view: the same wherever a seat saw the same.
pub fn view_seed<G: Mind>(view: &View<G>, seed: u64) -> u64 {
    let written = serde_json::to_vec(&(&view.who, &view.open, &view.memory)).unwrap_or_default();
    xxh3_64_with_seed(&written, seed)
}
