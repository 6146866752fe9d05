//! Who sees what in Kalle Kanalratte, and positions imagined from a view (K3, K13, K14).

use arrayvec::ArrayVec;
use rand::Rng;

use super::{Chance, Kalle, Move, State};
use crate::engine::{Event, Observation, View, Viewer, random_below, shuffle};
use crate::games::kalle::animals::{Animal, Animals};
use crate::games::kalle::open::{LAST_CARD, Open, Phase};
use crate::games::kalle::seen::{Memory, Pointing, Seen};
use crate::games::kalle::square::{LidIndex, LidSet, PLACES};

/// See `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<Kalle> {
    let common = &state.common;
    let shown = match who {
        Viewer::Everything if common.is_dealt() => LidSet::ALL,
        _ => common.face_up,
    };
    let mut cards = [None; PLACES];
    for place in shown.iter() {
        cards[place.index()] = Some(state.cards[place.index()]);
    }
    let rat = own_rat(state, who);
    let may_look = common.options.show_my_rat && matches!(common.phase, Phase::Swapping | Phase::Proving);
    View {
        who,
        open: Open { common: common.clone(), cards, my_rat: rat.filter(|_| may_look) },
        memory: Memory { rat, trail: state.trail.clone() },
    }
}

/// Where the rat is, for the one seat that knows, as long as it is hidden (K13).
fn own_rat(state: &State, who: Viewer) -> Option<LidIndex> {
    let hidden = matches!(
        state.common.phase,
        Phase::Placing | Phase::Searching | Phase::Swapping | Phase::Pointing | Phase::Proving
    );
    let knows = hidden && who == Viewer::Seat(state.common.rat);
    knows.then(|| LidIndex::ALL.into_iter().find(|place| state.cards[place.index()] == Animal::RAT)).flatten()
}

/// See `Rules::seen`. What is turned is news to everyone; all else is either public or the rat's own doing.
pub(super) fn seen(before: &State, event: &Event<Kalle>, who: Viewer) -> Observation<Kalle> {
    let common = &before.common;
    let round = common.round;
    let at_place = |place: LidIndex| before.cards[place.index()];
    let (seen, news) = match *event {
        Event::Chance(Chance::Start { seat }) => (Seen::Started { seat }, false),
        Event::Chance(Chance::Deal { .. }) => {
            let rat = if let Phase::Dealing { rat } = common.phase { rat } else { common.rat };
            (Seen::Dealt { rat, round: round + 1, rounds: common.rounds() }, false)
        }
        Event::Decision(seat, Move::Hide { at }) => {
            let knows = who == Viewer::Seat(seat) || who == Viewer::Everything;
            (Seen::Hid { seat, at: knows.then_some(at) }, false)
        }
        Event::Decision(seat, Move::PlaceGuard { at }) => (Seen::Placed { seat, at }, false),
        Event::Decision(seat, Move::MoveGuard { to }) => {
            let from = common.guard.unwrap_or(to);
            if common.face_up.contains(to) {
                (Seen::Stepped { seat, from, to }, false)
            } else {
                let count = (common.turned + 1).min(LAST_CARD);
                (Seen::Turned { seat, from, to, animal: at_place(to), count, round }, true)
            }
        }
        Event::Decision(seat, Move::Swap { a, b }) => (Seen::Swapped { seat, a, b }, false),
        Event::Decision(seat, Move::Pass {}) => (Seen::Passed { seat }, false),
        Event::Decision(seat, Move::Point { at }) => {
            let last = common.points.len() + 1 == common.searchers();
            (Seen::Pointed { seat, at, pointing: pointing(before, at, last) }, last)
        }
        Event::Decision(seat, Move::Prove { at }) => (Seen::Proved { seat, at, animal: at_place(at), round }, true),
    };
    Observation { seen, is_news: news, is_glimpse: false }
}

fn pointing(before: &State, at: LidIndex, last: bool) -> Pointing {
    let common = &before.common;
    let is_rat = |place: LidIndex| before.cards[place.index()] == Animal::RAT;
    if !last {
        Pointing::GoesOn
    } else if is_rat(at) {
        Pointing::Found { seat: common.searcher }
    } else {
        match common.points.iter().find(|point| is_rat(point.at)) {
            Some(point) => Pointing::Found { seat: point.seat },
            None => Pointing::InVain,
        }
    }
}

/// A state that fits the view: the animals that are not seen, dealt evenly over the places that are not seen and the card
/// aside. The rat lies in one of those places as long as it is hidden, where the viewer knows it if it is the rat itself; until
/// it hides it is the card aside (K3).
pub(super) fn imagine(view: &View<Kalle>, rng: &mut impl Rng) -> State {
    let common = &view.open.common;
    let mut state =
        State { common: common.clone(), cards: Animal::OTHERS, aside: Animal::RAT, trail: view.memory.trail.clone() };
    if !common.is_dealt() {
        return state;
    }
    let mut unseen = Animals::ALL;
    let mut places: ArrayVec<LidIndex, PLACES> = ArrayVec::new();
    for place in LidIndex::ALL {
        match view.open.cards[place.index()] {
            Some(animal) => {
                unseen.remove(animal);
                state.cards[place.index()] = animal;
            }
            None => places.push(place),
        }
    }
    let hidden = unseen.contains(Animal::RAT) && common.phase != Phase::Hiding;
    unseen.remove(Animal::RAT);
    if hidden {
        let known = view.memory.rat.or(view.open.my_rat);
        let index = known.and_then(|rat| places.iter().position(|&place| place == rat));
        let index = index.unwrap_or_else(|| random_below(rng, places.len().max(1) as u32) as usize);
        if let Some(rat) = places.pop_at(index) {
            state.cards[rat.index()] = Animal::RAT;
        }
    }
    let mut animals: ArrayVec<Animal, { Animal::COUNT }> = unseen.iter().collect();
    shuffle(rng, &mut animals);
    let mut animals = animals.into_iter();
    for (place, animal) in places.into_iter().zip(animals.by_ref()) {
        state.cards[place.index()] = animal;
    }
    // Until the rat hides there is none left: the rat itself is aside.
    state.aside = animals.next().unwrap_or(Animal::RAT);
    state
}
