//! What an iteration of a search brings each seat.

use crate::engine::{Determinization, MAX_SEATS, Mind, Outcome, Turn, Viewer};

/// The reward of each seat in an iteration, 0 to 1.
pub(super) type Reward = [f32; MAX_SEATS];

/// The reward of a finished game: the winners share one win.
pub(super) fn reward_of_outcome(outcome: &Outcome) -> Reward {
    let mut reward = Reward::default();
    reward.iter_mut().zip(outcome.win_shares(MAX_SEATS)).for_each(|(own, share)| *own = share);
    reward
}

/// The reward in the position at which an iteration ends: of the game if it is over, else what the mind expects with the eyes of
/// this viewer, from whose view the position was sampled.
pub(super) fn reward_at<G: Mind>(position: &Determinization<G>, viewer: Viewer) -> Reward {
    if let Turn::Over(outcome) = position.turn() {
        return reward_of_outcome(&outcome);
    }
    let mut reward = Reward::default();
    let expected = G::win_probabilities(position, viewer);
    reward.iter_mut().zip(expected).for_each(|(own, expected)| *own = expected);
    reward
}

/// Adds a reward to a sum of them.
pub(super) fn add_reward(total: &mut Reward, reward: &Reward) {
    total.iter_mut().zip(reward).for_each(|(total, own)| *total += own);
}
