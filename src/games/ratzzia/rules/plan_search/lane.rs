//! The free spaces of a target as the plan search of R21 fills them.

use arrayvec::ArrayVec;

use crate::games::ratzzia::board::{MAX_SPACES, Target};
use crate::games::ratzzia::dice::Values;
use crate::games::ratzzia::position::Open;

/// The free spaces of a target, in the order in which they are filled, up to the first that no die of the supply fits.
pub(super) struct Lane {
    pub(super) spaces: ArrayVec<LaneSpace, MAX_SPACES>,
    /// Whether candy dice can be placed there.
    pub(super) candy: bool,
}

pub(super) struct LaneSpace {
    /// The values that the space accepts, of those that the supply can show.
    pub(super) accepted: Values,
    /// Whether the die must equal the one on the space before it in the lane.
    pub(super) joined: bool,
}

impl Lane {
    /// The lane of a target for dice that can show these values.
    pub(super) fn of(open: &Open, target: Target, values: Values) -> Lane {
        let space = |accepted: Values, joined: bool| LaneSpace { accepted: accepted & values, joined };
        let is_open = |space: &LaneSpace| !space.accepted.is_empty();
        let Target::Column(column) = target else {
            let grey = (0..open.grey_free()).map(|_| space(Values::ALL, false));
            return Lane { spaces: grey.take_while(is_open).collect(), candy: false };
        };
        let printed = open.printed(column);
        let Some((next, accepted)) = open.stack(column).next_accepted(printed) else {
            return Lane { spaces: ArrayVec::new(), candy: true };
        };
        let above = printed.spaces[next + 1..].iter().map(|printed| space(printed.accepted_values(), printed.joined));
        let spaces = std::iter::once(space(accepted, false)).chain(above).take_while(is_open).collect();
        Lane { spaces, candy: true }
    }
}
