//! Who is about to win, or to end the game by a fall, is announced (B16, B17).

use super::belongings::winning_step;
use crate::engine::{Phrase, Seat};
use crate::games::burg_appenzell::common::{Common, Phase};
use crate::games::burg_appenzell::ending::FALLEN_MICE_LIMIT;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::paint::stage::Moment;

/// See `Painter::milestones`.
pub fn milestones(moment: &Moment<'_, BurgAppenzell>) -> Vec<Phrase> {
    let (before, after) = (&moment.before.common, &moment.after.common);
    if matches!(after.phase, Phase::Over(_)) {
        return Vec::new();
    }
    let has_become = |is: fn(&Common, Seat) -> bool, seat| is(after, seat) && !is(before, seat);
    let tell = |key, seat| Phrase::new(key).with("seat", seat);
    let of_seat = |seat| {
        let kind = has_become(needs_one_kind, seat).then(|| tell("burg_appenzell-tell-one-kind", seat));
        let mouse = has_become(needs_one_fall, seat).then(|| tell("burg_appenzell-tell-one-mouse", seat));
        kind.into_iter().chain(mouse)
    };
    Seat::all(after.seats()).flat_map(of_seat).collect()
}

fn needs_one_kind(common: &Common, seat: Seat) -> bool {
    winning_step(common, seat).is_some()
}

fn needs_one_fall(common: &Common, seat: Seat) -> bool {
    common.player(seat).fallen + 1 == FALLEN_MICE_LIMIT
}
