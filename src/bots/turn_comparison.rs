//! The comparison of whole turns, for games in which a turn is many small decisions.
//!
//! The mind names the turns worth comparing. Each trial plays one of them in a position sampled from the belief, lets every
//! seat play its own best turn up to the horizon, and takes the mind's estimate there. All candidates are tried with the
//! same positions and the same luck, and after each round the worse half drops out: sequential halving, after Karnin,
//! Koren and Somekh, “Almost Optimal Exploration in Multi-Armed Bandits” (2013).
//!
//! Must not know: states, levels, clocks.

use rand::Rng as _;

use super::inquiry::{Inquiry, MAX_ROLLOUT_EVENTS, MoveStats, TurnCounter};
use super::leaf_means::LeafMeans;
use super::quick_player::QuickPlayer;
use super::reward::{Reward, add_reward, reward_at, reward_of_outcome};
use crate::engine::{Determinization, Event, Mind, Seat, Stream, Turn, derive_stream};

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

    fn add(&mut self, reward: Reward, searcher: Seat) {
        self.trials += 1;
        add_reward(&mut self.total, &reward);
        self.squares += reward[searcher.index()].powi(2);
    }

    fn value(&self, seat: Seat) -> f32 {
        self.total[seat.index()] / self.trials.max(1) as f32
    }

    fn stats(&self, searcher: Seat) -> MoveStats<G::Move> {
        let value = self.value(searcher);
        MoveStats {
            choice: self.moves[0],
            visits: self.trials,
            value,
            deviation: (self.squares / self.trials.max(1) as f32 - value * value).max(0.0).sqrt(),
            prior: 1.0,
        }
    }
}

/// Compares the turns that the mind names, and returns the statistics of the best turn with each first move, best first.
/// `None` if the mind names none.
pub fn compare_turns<G: Mind>(
    inquiry: Inquiry<'_, G>,
    legal: &[G::Move],
    stream: &mut Stream,
) -> Option<Vec<MoveStats<G::Move>>> {
    let Inquiry { view, searcher, settings, stop } = inquiry;
    let limit = (settings.iterations / MIN_TRIALS).clamp(1, MAX_CANDIDATES);
    let turns = G::turn_candidates(view, legal, limit as usize, stop);
    let mut candidates: Vec<Candidate<G>> =
        turns.into_iter().filter(|moves| !moves.is_empty()).map(Candidate::new).collect();
    if candidates.is_empty() {
        return None;
    }
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
                candidate.add(trial(inquiry, &mut position, &candidate.moves, &mut luck), searcher);
            }
        }
        // The sort is stable, so among equals the mind's order stands.
        candidates[..left].sort_by(|one, other| other.value(searcher).total_cmp(&one.value(searcher)));
        left = left.div_ceil(2);
    }
    let mut found: Vec<MoveStats<G::Move>> = Vec::new();
    for candidate in &candidates {
        if found.iter().all(|stats| stats.choice != candidate.moves[0]) {
            found.push(candidate.stats(searcher));
        }
    }
    Some(found)
}

/// Tries this turn, and tells where its trials have led. Of a single move, the best turn that begins with it. `None` if the
/// mind names no turns.
pub fn try_turn<G: Mind>(
    inquiry: Inquiry<'_, G>,
    turn: &[G::Move],
    stream: &mut Stream,
) -> Option<(MoveStats<G::Move>, LeafMeans)> {
    let Inquiry { view, searcher, settings, stop } = inquiry;
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
        let reward = trial(inquiry, &mut position, &candidate.moves, &mut luck);
        leaves.add(&position, searcher, reward[searcher.index()]);
        candidate.add(reward, searcher);
    }
    Some((candidate.stats(searcher), leaves))
}

/// Plays these moves and on to the horizon; returns the reward of each seat.
pub(super) fn trial<G: Mind>(
    Inquiry { view, searcher, settings, stop }: Inquiry<'_, G>,
    position: &mut Determinization<G>,
    moves: &[G::Move],
    luck: &mut Stream,
) -> Reward {
    let horizon = settings.horizon;
    let mut turns = TurnCounter::default();
    turns.count_turn_of(searcher);
    for &choice in moves {
        position.advance(&Event::Decision(searcher, choice));
    }
    let mut player = QuickPlayer::default();
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
                for choice in player.moves(position, seat, settings.rollout_temperature, luck, stop) {
                    position.advance(&Event::Decision(seat, choice));
                }
            }
        }
    }
    reward_at(position, view.who)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::{SearchSettings, Stop};

    const ADA: Seat = Seat::new(0);

    fn compared(game: Game, legal: &[u8], iterations: u32, stop: &Stop) -> Option<Vec<MoveStats<u8>>> {
        let settings = SearchSettings { iterations, ..Toy::search_settings()[2] };
        let view = &Toy::first_view(game, ADA);
        let inquiry = Inquiry { view, searcher: ADA, settings, stop };
        compare_turns(inquiry, legal, &mut derive_stream(1, "mind", &[]))
    }

    #[test]
    fn best_whole_turn_decides_the_first_move() {
        let found = compared(Game::Pair, &[0, 1], 100, &Stop::default()).expect("turns are named");
        let [best, other] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((best.choice, best.value, best.deviation), (1, 1.0, 0.0));
        assert_eq!((other.choice, other.value), (0, 0.5));
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
        let (view, stop) = (&Toy::first_view(Game::Pair, ADA), &Stop::default());
        let inquiry = Inquiry { view, searcher: ADA, settings, stop };
        let value = |turn: &[u8]| {
            let tried = try_turn(inquiry, turn, &mut derive_stream(1, "mind", &[]));
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
