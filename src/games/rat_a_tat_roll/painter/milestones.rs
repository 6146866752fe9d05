//! The final round is announced (L16).

use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::paint::stage::Moment;

/// See `Painter::milestones`.
pub fn milestones(moment: &Moment<'_, RatATatRoll>) -> Vec<Phrase> {
    let is_final = moment.observation.seen.effects.final_round;
    is_final.then(|| Phrase::new("rat_a_tat_roll-tell-final")).into_iter().collect()
}
