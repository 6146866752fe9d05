//! The comparison of whole turns, for games in which a turn is many small decisions.
//!
//! The mind names the turns worth comparing. Each trial plays one of them in a position sampled from the belief, lets every
//! seat play its own best turn up to the horizon, and takes the mind's estimate there. All candidates are tried with the
//! same positions and the same luck, and after each round the worse half drops out: sequential halving, after Karnin,
//! Koren and Somekh, “Almost Optimal Exploration in Multi-Armed Bandits” (2013).
//!
//! Must not know: states, levels, clocks.

use rand::Rng as _;

use super::leaf_means::LeafMeans;
use super::search::{
    MAX_ROLLOUT_EVENTS, MoveStats, Reward, TurnCounter, add_reward, reward_of_outcome, reward_of_probabilities,
};
use crate::engine::{
    Determinization, Event, MAX_SEATS, Mind, SearchSettings, Seat, Stop, Stream, Turn, View, Viewer, derive_stream,
};

/// The number of turns that are compared at most …
const MAX_CANDIDATES: u32 = 32;
/// … and the least number of trials for each in the first round.
const MIN_TRIALS: u32 = 4;

/// A single turn is tried after so many were looked at: with less, the mind only glances.
const BEST_OF: usize = 2;

/// A turn under comparison.
struct Candidate<G: Mind> {
    moves: Vec<G::Move>,
    trials: u32,
    total: Reward,
    /// Sum of the squared rewards of the searcher.
    squares: f32,
}

impl<G: Mind> Candidate<G> {
    fn new(moves: Vec<G::Move>) -> Self {
        Candidate { moves, trials: 0, total: Reward::default(), squares: 0.0 }
    }

    fn add(&mut self, reward: Reward, own: usize) {
        self.trials += 1;
        add_reward(&mut self.total, &reward);
        self.squares += reward[own] * reward[own];
    }

    fn value(&self, seat: usize) -> f32 {
        self.total[seat] / self.trials.max(1) as f32
    }

    fn stats(&self, searcher: usize, leader: Option<usize>) -> MoveStats<G::Move> {
        let value = self.value(searcher);
        MoveStats {
            choice: self.moves[0],
            visits: self.trials,
            value,
            deviation: (self.squares / self.trials.max(1) as f32 - value * value).max(0.0).sqrt(),
            leader_value: leader.map_or(0.0, |leader| self.value(leader)),
            prior: 1.0,
        }
    }
}

/// Compares the turns that the mind names, and returns the statistics of the best turn with each first move, best first.
/// `None` if the mind names none.
pub fn compare_turns<G: Mind>(
    view: &View<G>,
    searcher: Seat,
    legal: &[G::Move],
    settings: SearchSettings,
    stream: &mut Stream,
    stop: &Stop,
) -> Option<Vec<MoveStats<G::Move>>> {
    let limit = (settings.iterations / MIN_TRIALS).clamp(1, MAX_CANDIDATES);
    let turns = G::turn_candidates(view, legal, limit as usize, stop);
    let mut candidates: Vec<Candidate<G>> =
        turns.into_iter().filter(|moves| !moves.is_empty()).map(Candidate::new).collect();
    if candidates.is_empty() {
        return None;
    }
    let own = searcher.index();
    let belief = G::belief(view, &settings, stop);
    let rounds = candidates.len().next_power_of_two().ilog2();
    let mut left = candidates.len();
    for _ in 0..rounds {
        for _ in 0..(settings.iterations / rounds / left as u32).max(1) {
            if stop.is_requested() {
                break;
            }
            let luck = stream.next_u64();
            for candidate in &mut candidates[..left] {
                let mut luck = derive_stream(luck, "trial", &[]);
                let mut position = belief.sample(&mut luck);
                candidate.add(trial(&mut position, searcher, &candidate.moves, settings.horizon, &mut luck, stop), own);
            }
        }
        // The sort is stable, so among equals the mind's order stands.
        candidates[..left].sort_by(|one, other| other.value(own).total_cmp(&one.value(own)));
        left = left.div_ceil(2);
    }
    let mut sums = Reward::default();
    candidates.iter().for_each(|candidate| add_reward(&mut sums, &candidate.total));
    // A seat that always gets the same as the searcher is a partner, not an opponent.
    let others = (0..MAX_SEATS).filter(|&other| sums[other] != sums[own]);
    let leader = others.max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
    let mut found: Vec<MoveStats<G::Move>> = Vec::new();
    for candidate in &candidates {
        if found.iter().all(|stats| stats.choice != candidate.moves[0]) {
            found.push(candidate.stats(own, leader));
        }
    }
    Some(found)
}

/// Tries this turn, and tells where its trials have led. Of a single move, the best turn that begins with it. `None` if the
/// mind names no turns.
pub fn try_turn<G: Mind>(
    view: &View<G>,
    searcher: Seat,
    turn: &[G::Move],
    settings: SearchSettings,
    stream: &mut Stream,
    stop: &Stop,
) -> Option<(MoveStats<G::Move>, LeafMeans)> {
    let best = G::turn_candidates(view, &turn[..1], BEST_OF, stop).into_iter().find(|moves| !moves.is_empty())?;
    let moves = if turn.len() > 1 { turn.to_vec() } else { best };
    let mut candidate = Candidate::<G>::new(moves);
    let mut leaves = LeafMeans::default();
    let belief = G::belief(view, &settings, stop);
    for _ in 0..settings.iterations {
        if stop.is_requested() {
            break;
        }
        let mut luck = derive_stream(stream.next_u64(), "trial", &[]);
        let mut position = belief.sample(&mut luck);
        let reward = trial(&mut position, searcher, &candidate.moves, settings.horizon, &mut luck, stop);
        leaves.add(&position, searcher, reward[searcher.index()]);
        candidate.add(reward, searcher.index());
    }
    Some((candidate.stats(searcher.index(), None), leaves))
}

/// Plays these moves and on to the horizon; returns the reward of each seat.
fn trial<G: Mind>(
    position: &mut Determinization<G>,
    searcher: Seat,
    moves: &[G::Move],
    horizon: u32,
    luck: &mut Stream,
    stop: &Stop,
) -> Reward {
    let mut turns = TurnCounter::default();
    turns.count_turn_of(searcher);
    for &choice in moves {
        position.advance(&Event::Decision(searcher, choice));
    }
    let mut legal = Vec::new();
    for _ in 0..MAX_ROLLOUT_EVENTS {
        match position.turn() {
            Turn::Over(outcome) => return reward_of_outcome(&outcome),
            // Luck of a turn beyond the horizon would only blur the estimate.
            Turn::Chance(Some(seat)) if turns.number_of_turn(seat) > horizon => break,
            Turn::Chance(_) => {
                let chance = position.sample_chance(luck);
                position.advance(&Event::Chance(chance));
            }
            Turn::Seat(seat) => {
                if turns.count_turn_of(seat) > horizon {
                    break;
                }
                position.legal_moves(&mut legal);
                let best = match legal[..] {
                    [_] => None,
                    _ => G::turn_candidates(&position.view(Viewer::Seat(seat)), &legal, 1, stop).into_iter().next(),
                };
                for choice in best.unwrap_or_else(|| vec![legal[0]]) {
                    position.advance(&Event::Decision(seat, choice));
                }
            }
        }
    }
    match position.turn() {
        Turn::Over(outcome) => reward_of_outcome(&outcome),
        _ => reward_of_probabilities(&G::win_probabilities(position, Viewer::Seat(searcher))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};

    const ADA: Seat = Seat::new(0);

    fn compared(game: Game, legal: &[u8], iterations: u32, stop: &Stop) -> Option<Vec<MoveStats<u8>>> {
        let settings = SearchSettings { iterations, ..Toy::search_settings()[2] };
        compare_turns(&Toy::first_view(game, ADA), ADA, legal, settings, &mut derive_stream(1, "mind", &[]), stop)
    }

    #[test]
    fn best_whole_turn_decides_the_first_move() {
        let found = compared(Game::Pair, &[0, 1], 100, &Stop::default()).expect("turns are named");
        let [best, other] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((best.choice, best.value, best.leader_value, best.deviation), (1, 1.0, 0.0, 0.0));
        assert_eq!((other.choice, other.value, other.leader_value), (0, 0.5, 0.5));
        assert!(best.visits > other.visits, "the worse half drops out: {found:?}");
    }

    #[test]
    fn only_turns_that_begin_with_a_given_move_are_compared() {
        let found = compared(Game::Pair, &[0], 100, &Stop::default()).expect("a turn is named");
        assert_eq!(found.iter().map(|stats| stats.choice).collect::<Vec<_>>(), [0]);
    }

    /// Ada wins with 1 and then 0, which is not the first turn that the mind names.
    #[test]
    fn given_turn_is_tried_to_its_end() {
        let settings = SearchSettings { iterations: 10, ..Toy::search_settings()[2] };
        let view = Toy::first_view(Game::Pair, ADA);
        let value = |turn: &[u8]| {
            let mut stream = derive_stream(1, "mind", &[]);
            let tried = try_turn(&view, ADA, turn, settings, &mut stream, &Stop::default());
            tried.map(|(stats, _)| (stats.choice, stats.value, stats.visits))
        };
        assert_eq!([value(&[1, 0]), value(&[1, 1])], [Some((1, 1.0, 10)), Some((1, 0.5, 10))]);
        assert_eq!(value(&[1]), Some((1, 0.5, 10)), "the first turn that the mind names");
    }

    #[test]
    fn games_without_named_turns_are_left_to_the_tree() {
        assert_eq!(compared(Game::Chain, &[0, 1], 100, &Stop::default()), None);
    }

    #[test]
    fn comparison_stops_when_requested() {
        Toy::request_stop_at(1);
        let found = compared(Game::Pair, &[0, 1], u32::MAX, &Stop::default()).expect("turns are named");
        assert!(!found.is_empty());
        let probe = Toy::stop_probe();
        assert!(probe.is_none_or(|probe| probe.determinized_after == 0), "{probe:?}");
    }
}
