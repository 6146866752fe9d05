//! Rounds are announced: who is the rat, and when all may look again (K2, K3).

use crate::engine::Phrase;
use crate::games::kalle::{Kalle, Seen};
use crate::paint::stage::Moment;

/// See `Painter::milestones`.
pub fn milestones(moment: &Moment<'_, Kalle>) -> Vec<Phrase> {
    match moment.observation.seen {
        Seen::Dealt { rat, round, rounds } if round == rounds => {
            vec![Phrase::new("kalle-tell-last-round").with("seat", rat)]
        }
        Seen::Dealt { rat, round, .. } => {
            vec![Phrase::new("kalle-tell-round").with("round", round).with("seat", rat)]
        }
        Seen::Hid { .. } => vec![Phrase::new("kalle-tell-look")],
        _ => Vec::new(),
    }
}
