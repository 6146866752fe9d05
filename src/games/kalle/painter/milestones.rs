//! Rounds are announced: who is the rat, when all may look again, and how close it is before the last one (K2, K3).

use crate::engine::Phrase;
use crate::games::kalle::{Kalle, Seen};
use crate::paint::stage::Moment;
use crate::paint::standing::standing;

/// See `Painter::milestones`.
pub fn milestones(moment: &Moment<'_, Kalle>) -> Vec<Phrase> {
    match moment.observation.seen {
        Seen::Dealt { rat, round, rounds } if round == rounds => {
            let cheeses: Vec<i32> = moment.after.common.cheeses.iter().map(|count| i32::from(*count)).collect();
            let last = Phrase::new("kalle-tell-last-round").with("seat", rat);
            [last].into_iter().chain(standing(&cheeses)).collect()
        }
        Seen::Dealt { rat, round, .. } => {
            vec![Phrase::new("kalle-tell-round").with("round", round).with("seat", rat)]
        }
        Seen::Hid { .. } => vec![Phrase::new("kalle-tell-look")],
        _ => Vec::new(),
    }
}
