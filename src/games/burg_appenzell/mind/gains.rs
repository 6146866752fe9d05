//! What a turn brings a seat, for all to see: chips.

use super::worth::{CHEESE_TERMS, CHIP_TERM};
use crate::engine::{Phrase, Seat, TurnGain};
use crate::games::burg_appenzell::seen::Seen;

/// The chips that this seat took in these events.
pub fn turn_gains(seat: Seat, seen: &[Seen]) -> Vec<TurnGain> {
    let own = seen.iter().flat_map(Seen::gains).filter(|gain| gain.seat == seat);
    own.map(|gain| {
        let kind = gain.cheese.index();
        let words = Phrase::new("burg_appenzell-gain-chip").with("kind", kind + 1);
        TurnGain::new(words, [CHIP_TERM, CHEESE_TERMS + kind])
    })
    .collect()
}
