//! Who sees what in Rat-a-Tat Roll, and what is to be kept in mind (L3, L8, L10, L15, L17–L19).

use arrayvec::ArrayVec;

use super::knowing::Slot;
use super::{Card, Chance, Memory, Move, Open, Phase, RatATatRoll, Seen, State, turns};
use crate::engine::{Event, Observation, PerSeat, Seat, View, Viewer};
use crate::games::rat_a_tat_roll::cards::{MOST_PLACES, Place};
use crate::games::rat_a_tat_roll::memory::{Recall, watcher};
use crate::games::rat_a_tat_roll::seen::Deed;

/// See `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<RatATatRoll> {
    let common = &state.common;
    let all = common.phase == Phase::Over || who == Viewer::Everything;
    let known = common.options.open_memory && common.in_turn() && who == Viewer::Seat(common.seat);
    let lies_open = |slot: &Slot| all || (known && slot.trace.seen_by(who).is_some());
    let recall = |slot: &Slot| Recall { card: slot.trace.seen_by(who).map(|_| slot.card), trace: slot.trace };
    let open =
        |row: &ArrayVec<Slot, MOST_PLACES>| row.iter().map(|slot| lies_open(slot).then_some(slot.card)).collect();
    View {
        who,
        open: Open { common: common.clone(), rows: state.rows.iter().map(open).collect(), pile: state.pile_count() },
        memory: Memory {
            rows: state.rows.iter().map(|row| row.iter().map(recall).collect()).collect(),
            under: state.under.iter().map(recall).collect(),
            elsewhere: state.elsewhere.iter().map(|watchers| watchers[watcher(who)]).collect(),
        },
    }
}

/// See `Rules::seen`.
pub(super) fn seen(before: &State, event: &Event<RatATatRoll>, who: Viewer) -> Observation<RatATatRoll> {
    let mut after = before.clone();
    let effects = turns::step(&mut after, event);
    let (deed, glimpse) = match event {
        Event::Chance(outcome) => outcome_seen(before, &after, outcome, who),
        Event::Decision(seat, choice) => decision_seen(before, &after, *seat, *choice, who),
    };
    let token_tells = matches!(event, Event::Decision(_, Move::TakePile {})) && before.common.centre > 0;
    let news = glimpse || token_tells || effects.filled.is_some() || effects.over;
    Observation { seen: Seen { deed, effects }, is_news: news, is_glimpse: glimpse }
}

/// What chance brought, and whether it is a glimpse.
fn outcome_seen(before: &State, after: &State, outcome: &Chance, who: Viewer) -> (Deed, bool) {
    let common = &before.common;
    let seat = common.seat;
    let laid_out = after.common.face_up.map(|card| card.unwrap_or(Card::ALL[0]));
    match outcome {
        Chance::Start { seat } => (Deed::Started { seat: *seat }, false),
        Chance::Deck { .. } => {
            let first: PerSeat<Option<Card>> = Seat::all(after.rows.len())
                .map(|seat| after.rows[seat.index()].first().filter(|_| shows(who, seat)).map(|slot| slot.card))
                .collect();
            (Deed::Dealt { first, face_up: laid_out }, matches!(who, Viewer::Seat(_)))
        }
        Chance::Reshuffle { .. } => (Deed::Reshuffled { before: common.face_up, face_up: laid_out }, false),
        Chance::Rolled { dice } => {
            let rolled = if let Phase::Rolling { dice, .. } = common.phase { dice } else { Default::default() };
            (Deed::Rolled { seat, dice: dice.iter().copied().take(super::DICE).collect(), rolled }, false)
        }
        Chance::Wild { face } => (Deed::RolledWild { seat, face: *face }, false),
    }
}

/// What was decided, and whether it is a glimpse.
fn decision_seen(before: &State, after: &State, seat: Seat, choice: Move, who: Viewer) -> (Deed, bool) {
    let shown = shows(who, seat);
    let glimpse = who == Viewer::Seat(seat);
    let at = |seat: Seat, place: Place| after.rows[seat.index()][place.index()].card;
    match choice {
        Move::Roll { dice } => (Deed::Chose { seat, dice }, false),
        Move::Reroll { dice } => (Deed::Rerolls { seat, dice }, false),
        Move::Accept {} => (Deed::Accepted { seat }, false),
        Move::TakeFaceUp {} => (Deed::TookFaceUp { seat }, false),
        Move::TakePile {} => {
            let place = Place::ALL[before.rows[seat.index()].len().min(MOST_PLACES - 1)];
            (Deed::TookPile { seat, place, card: shown.then(|| at(seat, place)) }, glimpse)
        }
        Move::LookOwn {} => {
            let cards = || after.rows[seat.index()].iter().map(|slot| slot.card).collect();
            (Deed::LookedAtOwn { seat, cards: shown.then(cards) }, glimpse)
        }
        Move::Look { seat: other, place } => {
            (Deed::Looked { seat, at: other, place, card: shown.then(|| at(other, place)) }, glimpse)
        }
        Move::NoLook {} => (Deed::LookedAway { seat }, false),
        Move::Take { .. } => (Deed::Took { seat }, false),
        Move::Swap { mine, seat: with, theirs } => (Deed::Swapped { seat, mine, with, theirs }, false),
        Move::NoSwap {} => (Deed::KeptAll { seat }, false),
        Move::Skip {} => (Deed::Skipped { seat }, false),
        Move::RollWild {} => (Deed::ChoseWild { seat }, false),
        Move::Replace { place } => {
            let card = before.common.taken.unwrap_or(Card::ALL[0]);
            (Deed::Replaced { seat, place, card }, false)
        }
    }
}

/// Whether what is shown to this seat alone is shown to the viewer.
fn shows(who: Viewer, seat: Seat) -> bool {
    who == Viewer::Seat(seat) || who == Viewer::Everything
}

/// See `Rules::covers`: whatever is for memory alone from then on. That is a card that lay face up and lies face down now, in a
/// row or in the pile; a card that one seat was shown, for else it could be shown again; and which cards changed places or were
/// replaced. The deal covers nothing: before it nothing lay there, and the first card is shown at the first turn, which covers
/// it.
///
/// With open memory each seat is shown all it could know anyway, and what lay open in the past is known to all; so there the
/// past stays open (L18, L19).
pub(super) fn covers(before: &State, event: &Event<RatATatRoll>) -> bool {
    if before.common.options.open_memory {
        return false;
    }
    match event {
        Event::Chance(Chance::Start { .. } | Chance::Deck { .. }) => false,
        Event::Chance(Chance::Reshuffle { .. }) => true,
        Event::Chance(Chance::Rolled { .. } | Chance::Wild { .. }) => lays_a_card_down(before, event),
        Event::Decision(_, choice) => match choice {
            Move::TakePile {} | Move::LookOwn {} | Move::Look { .. } | Move::Swap { .. } | Move::Replace { .. } => true,
            Move::Accept {} | Move::TakeFaceUp {} | Move::Take { .. } => lays_a_card_down(before, event),
            Move::Roll { .. }
            | Move::Reroll { .. }
            | Move::NoLook {}
            | Move::NoSwap {}
            | Move::Skip {}
            | Move::RollWild {} => false,
        },
    }
}

/// With a full hand the card lies open until it replaces an older one.
fn lays_a_card_down(before: &State, event: &Event<RatATatRoll>) -> bool {
    turns::step(&mut before.clone(), event).took.is_some_and(|took| took.place.is_some())
}
