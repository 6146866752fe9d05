//! The last turn is announced, and how close it is then (Z20).

use super::prompts;
use crate::engine::{Phrase, Seat};
use crate::games::zatre::rules::{Open, Seen, Zatre};
use crate::paint::stage::Moment;
use crate::paint::standing::standing_of_teams;

/// See `Painter::milestones`.
pub fn milestones(moment: &Moment<'_, Zatre>) -> Vec<Phrase> {
    let is_emptied = moment.before.bag > 0 && moment.after.bag == 0;
    match moment.observation.seen {
        Seen::Drew { .. } if is_emptied => {
            [Phrase::new("zatre-tell-empty")].into_iter().chain(how_close(moment.after)).collect()
        }
        _ => Vec::new(),
    }
}

/// See `Painter::standing`. Each sheet counts once: partners share one (Z23).
pub fn how_close(open: &Open) -> Option<Phrase> {
    let scores: Vec<i32> = Seat::all(open.racks.len()).map(|seat| prompts::score(open, seat)).collect();
    standing_of_teams(&scores, |seat| open.common.partner_of(seat))
}
