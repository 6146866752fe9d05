//! What a turn brings a sheet, for all to see: points and crosses.

use super::terms::{BONUS_TERM, BOX_TERM, DOUBLING_TERM, sheet_so_far};
use crate::engine::{Phrase, Seat, TurnGain};
use crate::games::zatre::rules::Common;

/// What this seat's sheet gets between two positions of one turn.
pub fn turn_gains(seat: Seat, before: &Common, after: &Common) -> Vec<TurnGain> {
    let sheet = before.sheet_of(seat);
    let [before, after] = [before, after].map(|common| sheet_so_far(common, sheet));
    let points = after.total() - before.total();
    let crosses = after.crosses().saturating_sub(before.crosses());
    let words = Phrase::new("zatre-gain").with("amount", i64::from(points)).with("count", crosses);
    if points > 0 { vec![TurnGain::new(words, [BOX_TERM, BONUS_TERM, DOUBLING_TERM])] } else { Vec::new() }
}
