//! What each viewer sees of a position and of an event, and positions dealt from a view (K3, K13, K14).

use arrayvec::ArrayVec;
use rand::Rng;

use super::{Chance, Kalle, Move, State};
use crate::engine::{Event, Observation, View, Viewer, random_below, shuffle};
use crate::games::kalle::animals::{Animal, AnimalSet};
use crate::games::kalle::common::{MAX_TURNED, Open, Phase};
use crate::games::kalle::seen::{Memory, PointingResult, Seen};
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
    let rat = rat_known_to(state, who);
    let may_look = common.options.show_my_rat
        && matches!(common.phase, Phase::Swapping | Phase::Proving)
        && who == Viewer::Seat(common.rat);
    View {
        who,
        open: Open { common: common.clone(), cards, my_rat: rat.filter(|_| may_look) },
        memory: Memory { rat, history: state.history.clone() },
    }
}

/// The place of the rat, if the rat is hidden and the viewer is its own seat (K13) or sees everything.
fn rat_known_to(state: &State, who: Viewer) -> Option<LidIndex> {
    let hidden = matches!(
        state.common.phase,
        Phase::Placing | Phase::Searching | Phase::Swapping | Phase::Pointing | Phase::Proving
    );
    let knows = hidden && (who == Viewer::Seat(state.common.rat) || who == Viewer::Everything);
    knows.then(|| LidIndex::ALL.into_iter().find(|place| state.cards[place.index()] == Animal::RAT)).flatten()
}

/// See `Rules::observe`. A turned card is news to everyone; anything else is either public or the rat's own decision.
pub(super) fn observe(before: &State, event: &Event<Kalle>, who: Viewer) -> Observation<Kalle> {
    let common = &before.common;
    let round = common.round;
    let card_at = |place: LidIndex| before.cards[place.index()];
    let (seen, is_news) = match *event {
        Event::Chance(Chance::Start { seat }) => (Seen::Started { seat }, false),
        Event::Chance(Chance::Deal { .. }) => {
            let rat = if let Phase::Dealing { rat } = common.phase { rat } else { common.rat };
            (Seen::Dealt { rat, round: round + 1, rounds: common.rounds() }, false)
        }
        Event::Decision(seat, Move::Hide { at }) => {
            let sees_place = who == Viewer::Seat(seat) || who == Viewer::Everything;
            (Seen::Hid { seat, at: sees_place.then_some(at) }, false)
        }
        Event::Decision(seat, Move::PlaceGuard { at }) => (Seen::Placed { seat, at }, false),
        Event::Decision(seat, Move::MoveGuard { to }) => {
            let from = common.guard.unwrap_or(to);
            if common.face_up.contains(to) {
                (Seen::Stepped { seat, from, to }, false)
            } else {
                let count = (common.turned + 1).min(MAX_TURNED);
                (Seen::Turned { seat, from, to, animal: card_at(to), count, round }, true)
            }
        }
        Event::Decision(seat, Move::Swap { a, b }) => (Seen::Swapped { seat, a, b }, false),
        Event::Decision(seat, Move::Pass {}) => (Seen::Passed { seat }, false),
        Event::Decision(seat, Move::Point { at }) => {
            let is_last = common.guesses.len() + 1 == common.searcher_count();
            (Seen::Pointed { seat, at, result: pointing_result(before, at, is_last) }, is_last)
        }
        Event::Decision(seat, Move::Prove { at }) => (Seen::Proved { seat, at, animal: card_at(at), round }, true),
    };
    Observation { seen, is_news, is_glimpse: false }
}

/// What everyone learns when the searcher on turn points at this place, the last of all searchers or not.
fn pointing_result(before: &State, at: LidIndex, is_last: bool) -> PointingResult {
    let common = &before.common;
    let is_rat = |place: LidIndex| before.cards[place.index()] == Animal::RAT;
    if !is_last {
        PointingResult::Pending
    } else if is_rat(at) {
        PointingResult::Found { seat: common.searcher }
    } else {
        match common.guesses.iter().find(|guess| is_rat(guess.at)) {
            Some(guess) => PointingResult::Found { seat: guess.seat },
            None => PointingResult::AllMissed,
        }
    }
}

/// A state that fits the view: the unseen animals are dealt evenly over the unseen places and the card aside.
///
/// While the rat is hidden, it lies in one of the unseen places, at the one that the view knows if the viewer is the rat itself.
/// Until the rat hides, it is the card aside (K3).
pub(super) fn determinize(view: &View<Kalle>, rng: &mut impl Rng) -> State {
    let common = &view.open.common;
    let mut state = State {
        common: common.clone(),
        cards: Animal::OTHERS,
        aside: Animal::RAT,
        history: view.memory.history.clone(),
    };
    if !common.is_dealt() {
        return state;
    }
    let mut unseen = AnimalSet::ALL;
    let mut unseen_places: ArrayVec<LidIndex, PLACES> = ArrayVec::new();
    for place in LidIndex::ALL {
        match view.open.cards[place.index()] {
            Some(animal) => {
                unseen.remove(animal);
                state.cards[place.index()] = animal;
            }
            None => unseen_places.push(place),
        }
    }
    let is_hidden = unseen.contains(Animal::RAT) && common.phase != Phase::Hiding;
    unseen.remove(Animal::RAT);
    if is_hidden {
        let known = view.memory.rat.or(view.open.my_rat);
        let index = known.and_then(|rat| unseen_places.iter().position(|&place| place == rat));
        let index = index.unwrap_or_else(|| random_below(rng, unseen_places.len().max(1) as u32) as usize);
        if let Some(rat) = unseen_places.pop_at(index) {
            state.cards[rat.index()] = Animal::RAT;
        }
    }
    let mut animals: ArrayVec<Animal, { Animal::COUNT }> = unseen.iter().collect();
    shuffle(rng, &mut animals);
    let mut animals = animals.into_iter();
    for (place, animal) in unseen_places.into_iter().zip(animals.by_ref()) {
        state.cards[place.index()] = animal;
    }
    // No animal is left over until the rat hides: then the rat itself is aside.
    state.aside = animals.next().unwrap_or(Animal::RAT);
    state
}
