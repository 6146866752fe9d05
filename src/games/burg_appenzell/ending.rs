//! When the game ends and who wins: B16–B19 and B22. Must not know how it came to that.

use super::rules::{Common, Phase};
use super::witness::{End, Ending};
use crate::engine::{Outcome, Seat};

/// So many fallen mice of one player end the game (B17).
pub const FALLEN_MICE: u8 = 3;

/// What ends the game now that mice have fallen and chips are taken, if anything does: first B16, then B17 (B19).
pub(super) fn reached(common: &Common) -> Option<Ending> {
    let goal = usize::from(common.options.goal.kinds());
    if common.players.iter().any(|player| player.chips.len() >= goal) {
        Some(Ending::Goal)
    } else if common.players.iter().any(|player| player.fallen >= FALLEN_MICE) {
        Some(Ending::Falls)
    } else {
        None
    }
}

/// Chips by seat, and the one winner.
pub(super) fn outcome(common: &Common, ending: Ending) -> Outcome {
    let scores = common.players.iter().map(|player| player.chips.len() as i32).collect();
    Outcome { scores, winners: [winner(common, ending)].into_iter().collect() }
}

impl Common {
    /// The end, once it has come.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(ending) => Some(End { ending, winner: winner(self, ending) }),
            Phase::Starting | Phase::Dealing | Phase::Towers | Phase::Acting => None,
        }
    }

    /// The end that comes if the turn ends now: too many have brought nothing (B22).
    pub fn end_with_turn(&self) -> Option<End> {
        let ending = Ending::Idle;
        let comes = self.phase == Phase::Acting && self.idle_with_turn() >= self.idle_limit();
        comes.then(|| End { ending, winner: winner(self, ending) })
    }
}

/// The first of those tied, from the seat after the one on turn round to that one itself (B18).
fn winner(common: &Common, ending: Ending) -> Seat {
    let seats = common.seats();
    let (mut best, mut winner) = (None, common.seat);
    let mut seat = common.seat;
    for _ in 0..seats {
        seat = seat.next(seats);
        let worth = worth(common, ending, seat);
        if best.is_none_or(|best| worth > best) {
            (best, winner) = (Some(worth), seat);
        }
    }
    winner
}

/// What decides between two seats; equals are tied.
fn worth(common: &Common, ending: Ending, seat: Seat) -> (bool, usize) {
    let player = common.player(seat);
    let chips = player.chips.len();
    match ending {
        // Who has enough has won, however many more (B19).
        Ending::Goal => (chips >= usize::from(common.options.goal.kinds()), 0),
        // Should all be excluded, nobody stands out by that (B19).
        Ending::Falls => (player.fallen < FALLEN_MICE, chips),
        Ending::Idle => (true, chips),
    }
}
