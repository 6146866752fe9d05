//! When the game ends and who wins: B16–B19 and B22. Must not know the events that led there.

use super::common::{Common, End, Ending, Phase};
use crate::engine::{Outcome, Seat};

/// The number of fallen mice of one player that ends the game (B17).
pub const FALLEN_MICE_LIMIT: u8 = 3;

/// The ending that a position has reached after falls and chips, if any: B16 comes before B17 (B19).
pub(super) fn ending_reached(common: &Common) -> Option<Ending> {
    let goal = usize::from(common.options.goal.kinds());
    if common.players.iter().any(|player| player.chips.len() >= goal) {
        Some(Ending::Goal)
    } else if common.players.iter().any(|player| player.fallen >= FALLEN_MICE_LIMIT) {
        Some(Ending::Falls)
    } else {
        None
    }
}

/// The outcome of a finished game: scores are chips by seat, and one seat wins.
pub(super) fn outcome(common: &Common, ending: Ending) -> Outcome {
    let scores = common.players.iter().map(|player| player.chips.len() as i32).collect();
    Outcome { scores, winners: [winner(common, ending)].into_iter().collect() }
}

impl Common {
    /// The end of the game, once it is over.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(ending) => Some(End { ending, winner: winner(self, ending) }),
            Phase::Starting | Phase::Dealing | Phase::Towers | Phase::Acting => None,
        }
    }

    /// The end of the game if ending this turn now would bring it, for want of progress (B22).
    pub fn end_if_turn_ends(&self) -> Option<End> {
        let ending = Ending::Idle;
        let ends = self.phase == Phase::Acting && self.idle_turns_if_turn_ends() >= self.idle_limit();
        ends.then(|| End { ending, winner: winner(self, ending) })
    }
}

/// The winner: of the seats tied for the best rank, the first one clockwise after the seat on turn, which itself comes last (B18).
fn winner(common: &Common, ending: Ending) -> Seat {
    let seats = common.seats();
    let (mut best, mut winner) = (None, common.seat);
    let mut seat = common.seat;
    for _ in 0..seats {
        seat = seat.next(seats);
        let rank = rank(common, ending, seat);
        if best.is_none_or(|best| rank > best) {
            (best, winner) = (Some(rank), seat);
        }
    }
    winner
}

/// The rank of a seat for deciding the winner: the higher one wins, equal ranks are tied.
fn rank(common: &Common, ending: Ending, seat: Seat) -> (bool, usize) {
    let player = common.player(seat);
    let chips = player.chips.len();
    match ending {
        // Chips beyond the goal do not count (B19).
        Ending::Goal => (chips >= usize::from(common.options.goal.kinds()), 0),
        // If everyone is excluded, all have the same first part, and chips decide (B19).
        Ending::Falls => (player.fallen < FALLEN_MICE_LIMIT, chips),
        Ending::Idle => (true, chips),
    }
}
