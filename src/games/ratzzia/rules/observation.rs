//! What each viewer sees in Ratzzia: everything.

use super::{Ratzzia, State, turns};
use crate::engine::{Event, Observation, View, Viewer};
use crate::games::ratzzia::moves::Chance;
use crate::games::ratzzia::position::{Open, Phase};
use crate::games::ratzzia::seen::{Seen, SeenEvent};

/// See `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<Ratzzia> {
    View { who, open: state.open.clone(), memory: () }
}

/// The state that a view shows.
pub(super) fn determinize(view: &View<Ratzzia>) -> State {
    State { open: view.open.clone() }
}

/// See `Rules::observe`. All outcomes of chance are public, so nothing is ever news.
pub(super) fn observe(before: &State, event: &Event<Ratzzia>) -> Observation<Ratzzia> {
    let mut open: Open = before.open.clone();
    let mut effects = Vec::new();
    turns::advance(&mut open, event, &mut effects);
    let on_turn = before.open.turn.seat;
    let (seat, event) = match event {
        Event::Chance(Chance::Start { seat }) => (*seat, SeenEvent::Began),
        Event::Chance(Chance::Rolled { dice }) => {
            let again = matches!(before.open.phase, Phase::Rolling { again: true, .. });
            (on_turn, SeenEvent::Rolled { dice: *dice, again })
        }
        Event::Chance(Chance::SupportRolled { dice }) => (on_turn, SeenEvent::SupportRolled { dice: *dice }),
        Event::Decision(seat, choice) => (*seat, SeenEvent::Chose(*choice)),
    };
    Observation { seen: Seen { seat, event, effects }, is_news: false, is_glimpse: false }
}
