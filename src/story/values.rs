//! What every position of a game was worth to each seat: its share of the wins if from there on all had played as the reference
//! player does.
//!
//! Where the mind can tell what to expect, playouts go on only to the horizon of their block, a run of turns that share it, and
//! end with the mind's expectation there: so a position takes less time and its worth varies less. Within a block all positions
//! are judged at the same turn, so that outcomes of chance change their worth by nothing on average, whatever the mind expects.
//! Else they go on to the end of the game.

use super::playout::{Luck, Playout, Reference, Standing};
use super::sampling::{Sample, run_in_parallel};
use crate::engine::{Determinization, Mind, Stop, Turn, Viewer, derive_stream};
use crate::play::Match;

/// The turns of a block, in the turns that the mind looks ahead.
const BLOCK: usize = 2;

/// The worth of all positions of a game, from before its first event to after its last.
#[derive(Debug)]
pub struct Values {
    /// Where the game stood before each event, and at its end.
    pub standings: Vec<Standing>,
    /// Positions that only differ by what was forced share one sample: the index of each position's.
    nodes: Vec<usize>,
    samples: Vec<Sample>,
}

impl Values {
    /// Plays each position of a finished game out so many times, on `seed`'s luck.
    pub fn estimate<G: Mind>(game: &Match<G>, playouts: u32, seed: u64, stop: &Stop) -> Values {
        let (standings, mut nodes, mut starts) = (standings(game), vec![0], vec![0]);
        for ply in 0..game.ply() {
            if !is_forced(game, ply) {
                starts.push(ply + 1);
            }
            nodes.push(starts.len() - 1);
        }
        let sample = |index: usize| sample_at(game, &standings, starts[index], playouts, seed, stop);
        let samples = run_in_parallel(starts.len(), sample);
        Values { standings, nodes, samples }
    }

    /// What the position after the first `ply` events is worth.
    pub fn at(&self, ply: usize) -> &Sample {
        &self.samples[self.nodes[ply]]
    }
}

/// Plays the position after the first `ply` events out so many times.
pub fn sample_at<G: Mind>(
    game: &Match<G>,
    standings: &[Standing],
    ply: usize,
    playouts: u32,
    seed: u64,
    stop: &Stop,
) -> Sample {
    if let Turn::Over(outcome) = game.turn_at(ply) {
        return Sample::exactly(&outcome.win_shares(game.seating().len()));
    }
    let mut reference = Reference::new(stop);
    let shares = |number| {
        let mut playout = playout_at(game, standings, ply, seed, number);
        reference.play_on(&mut playout, horizon_of::<G>(standings[ply])).shares::<G>()
    };
    // Once a stop is requested, one playout is enough.
    (0..u64::from(playouts)).take_while(|number| *number == 0 || !stop.is_requested()).map(shares).collect()
}

/// A position of the game, to be played out on this luck.
pub fn playout_at<G: Mind>(game: &Match<G>, standings: &[Standing], ply: usize, seed: u64, number: u64) -> Playout<G> {
    Playout::new(position_at(game, ply), standings[ply], Luck { seed, number })
}

/// The number of the last turn that playouts from here play: where the mind can be trusted there, the end of the block after the
/// one in which the next turn lies.
pub fn horizon_of<G: Mind>(at: Standing) -> usize {
    if G::SHARPNESS.is_none() { usize::MAX } else { block_end::<G>(at) }
}

/// The end of the block after the one in which the next turn lies.
pub fn block_end<G: Mind>(at: Standing) -> usize {
    let [_, _, _, hard, _] = G::search_settings();
    let block = (hard.horizon as usize).saturating_mul(BLOCK).max(1);
    // A block begins with a decision, so that a change of the horizon never looks like luck.
    (at.decided_turn / block).saturating_add(2).saturating_mul(block)
}

/// A position of a finished game, with everything that was hidden.
fn position_at<G: Mind>(game: &Match<G>, ply: usize) -> Determinization<G> {
    // The view of everything leaves nothing to chance.
    G::determinize(&game.view_at(ply, Viewer::Everything), &mut derive_stream(0, "story position", &[]))
}

/// Whether the event at `ply` was the only one possible: a decision without a choice.
pub fn is_forced<G: Mind>(game: &Match<G>, ply: usize) -> bool {
    matches!(game.turn_at(ply), Turn::Seat(_)) && game.legal_moves_at(ply).len() == 1
}

/// Where the game stood before each event, and at the end.
pub fn standings<G: Mind>(game: &Match<G>) -> Vec<Standing> {
    let mut at = Standing::default();
    let mut standings = vec![at];
    for ply in 0..game.ply() {
        at.count(&game.turn_at(ply));
        standings.push(at);
    }
    standings
}
