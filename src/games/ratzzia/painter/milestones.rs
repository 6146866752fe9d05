//! A bag that is nearly full is announced (R5).

use crate::engine::{Phrase, Seat};
use crate::games::ratzzia::{FULL_BAG, Open, Ratzzia};
use crate::paint::stage::Moment;

/// The food in a bag that is nearly full. Whether the next storing wins depends on the food in front, too; the strip of seats
/// marks that.
const NEARLY_FULL_BAG: u32 = FULL_BAG - 5;

/// See `Painter::milestones`.
pub fn milestones(moment: &Moment<'_, Ratzzia>) -> Vec<Phrase> {
    let bag = |open: &Open, seat: Seat| open.bags.get(seat.index()).copied().unwrap_or(0);
    let tell = |seat| {
        let (before, after) = (bag(moment.before, seat), bag(moment.after, seat));
        let is_near = before < NEARLY_FULL_BAG && (NEARLY_FULL_BAG..FULL_BAG).contains(&after);
        let phrase = || Phrase::new("ratzzia-tell-near").with("seat", seat).with("bag", after).with("full", FULL_BAG);
        is_near.then(phrase)
    };
    Seat::all(moment.after.bags.len()).filter_map(tell).collect()
}
