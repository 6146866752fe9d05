//! Who sees what in Ratzzia: everyone everything.

use super::{Chance, Open, Phase, Ratzzia, State, turns};
use crate::engine::{Event, Observation, View, Viewer};
use crate::games::ratzzia::happening::{Seen, What};

/// See `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<Ratzzia> {
    View { who, open: state.open.clone(), memory: () }
}

/// The state that the view shows.
pub(super) fn imagine(view: &View<Ratzzia>) -> State {
    State { open: view.open.clone() }
}

/// See `Rules::seen`. Whatever chance brings lies open, so nothing beyond it is ever news.
pub(super) fn seen(before: &State, event: &Event<Ratzzia>) -> Observation<Ratzzia> {
    let mut open: Open = before.open.clone();
    let mut then = Vec::new();
    turns::advance(&mut open, event, &mut then);
    let on_turn = before.open.facts.seat;
    let (seat, what) = match event {
        Event::Chance(Chance::Start { seat }) => (*seat, What::Began),
        Event::Chance(Chance::Rolled { dice }) => {
            let again = matches!(before.open.phase, Phase::Rolling { again: true, .. });
            (on_turn, What::Rolled { dice: *dice, again })
        }
        Event::Chance(Chance::SupportRolled { dice }) => (on_turn, What::SupportRolled { dice: *dice }),
        Event::Decision(seat, choice) => (*seat, What::Chose(*choice)),
    };
    Observation { seen: Seen { seat, what, then }, is_news: false, is_glimpse: false }
}
