//! Which viewer sees what in Rat-a-Tat Roll, and what must be remembered (L3, L8, L10, L15, L17–L19).

use arrayvec::ArrayVec;

use super::face_down::FaceDownCard;
use super::{Card, Chance, Memory, Move, Open, Phase, RatATatRoll, Seen, State, turns};
use crate::engine::{Event, Observation, PerSeat, Seat, View, Viewer};
use crate::games::rat_a_tat_roll::cards::{MAX_PLACES, RowIndex};
use crate::games::rat_a_tat_roll::memory::{CardMemory, viewer_index};
use crate::games::rat_a_tat_roll::seen::SeenEvent;

/// Implements `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<RatATatRoll> {
    let common = &state.common;
    let all = common.phase == Phase::Over || who == Viewer::Everything;
    let known = common.options.open_memory && common.is_turn_in_progress() && who == Viewer::Seat(common.seat);
    let is_open = |face_down: &FaceDownCard| all || (known && face_down.public.seen_by(who).is_some());
    let remembered = |face_down: &FaceDownCard| CardMemory {
        card: face_down.public.seen_by(who).map(|_| face_down.card),
        public: face_down.public,
    };
    let open = |row: &ArrayVec<FaceDownCard, MAX_PLACES>| {
        row.iter().map(|face_down| is_open(face_down).then_some(face_down.card)).collect()
    };
    View {
        who,
        open: Open { common: common.clone(), rows: state.rows.iter().map(open).collect(), pile: state.pile_count() },
        memory: Memory {
            rows: state.rows.iter().map(|row| row.iter().map(remembered).collect()).collect(),
            under: state.under.iter().map(remembered).collect(),
            ruled_out: state.ruled_out.iter().map(|by_viewer| by_viewer[viewer_index(who)]).collect(),
        },
    }
}

/// Implements `Rules::observe`.
pub(super) fn observe(before: &State, event: &Event<RatATatRoll>, who: Viewer) -> Observation<RatATatRoll> {
    let mut after = before.clone();
    let effects = turns::apply(&mut after, event);
    let (seen_event, is_glimpse) = match event {
        Event::Chance(outcome) => observe_chance(before, &after, outcome, who),
        Event::Decision(seat, choice) => observe_decision(before, &after, *seat, *choice, who),
    };
    let token_tells = matches!(event, Event::Decision(_, Move::TakePile {})) && before.common.centre > 0;
    let is_news = is_glimpse || token_tells || effects.filled.is_some() || effects.over;
    Observation { seen: Seen { event: seen_event, effects }, is_news, is_glimpse }
}

/// An outcome of chance as the viewer saw it, and whether it was a glimpse.
fn observe_chance(before: &State, after: &State, outcome: &Chance, who: Viewer) -> (SeenEvent, bool) {
    let common = &before.common;
    let seat = common.seat;
    let laid_out = after.common.face_up.map(|card| card.unwrap_or(Card::ALL[0]));
    match outcome {
        Chance::Start { seat } => (SeenEvent::Started { seat: *seat }, false),
        Chance::Deck { .. } => {
            let first: PerSeat<Option<Card>> = Seat::all(after.rows.len())
                .map(|seat| {
                    after.rows[seat.index()]
                        .first()
                        .filter(|_| sees_secrets_of(who, seat))
                        .map(|face_down| face_down.card)
                })
                .collect();
            (SeenEvent::Dealt { first, face_up: laid_out }, matches!(who, Viewer::Seat(_)))
        }
        Chance::Reshuffle { .. } => (SeenEvent::Reshuffled { before: common.face_up, face_up: laid_out }, false),
        Chance::Rolled { dice } => {
            let rolled = if let Phase::Rolling { dice, .. } = common.phase { dice } else { Default::default() };
            (SeenEvent::Rolled { seat, dice: dice.iter().copied().take(super::DICE).collect(), rolled }, false)
        }
        Chance::Wild { face } => (SeenEvent::RolledWild { seat, face: *face }, false),
    }
}

/// A decision as the viewer saw it, and whether it was a glimpse.
fn observe_decision(before: &State, after: &State, seat: Seat, choice: Move, who: Viewer) -> (SeenEvent, bool) {
    let sees = sees_secrets_of(who, seat);
    let is_glimpse = who == Viewer::Seat(seat);
    let at = |seat: Seat, place: RowIndex| after.rows[seat.index()][place.index()].card;
    match choice {
        Move::Roll { dice } => (SeenEvent::Chose { seat, dice }, false),
        Move::Reroll { dice } => (SeenEvent::Rerolls { seat, dice }, false),
        Move::Accept {} => (SeenEvent::Accepted { seat }, false),
        Move::TakeFaceUp {} => (SeenEvent::TookFaceUp { seat }, false),
        Move::TakePile {} => {
            let place = RowIndex::ALL[before.rows[seat.index()].len().min(MAX_PLACES - 1)];
            (SeenEvent::TookPile { seat, place, card: sees.then(|| at(seat, place)) }, is_glimpse)
        }
        Move::LookOwn {} => {
            let cards = || after.rows[seat.index()].iter().map(|face_down| face_down.card).collect();
            (SeenEvent::LookedAtOwn { seat, cards: sees.then(cards) }, is_glimpse)
        }
        Move::Look { seat: other, place } => {
            (SeenEvent::Looked { seat, at: other, place, card: sees.then(|| at(other, place)) }, is_glimpse)
        }
        Move::NoLook {} => (SeenEvent::LookedAway { seat }, false),
        Move::Take { .. } => (SeenEvent::Took { seat }, false),
        Move::Swap { mine, seat: with, theirs } => (SeenEvent::Swapped { seat, mine, with, theirs }, false),
        Move::NoSwap {} => (SeenEvent::KeptAll { seat }, false),
        Move::Skip {} => (SeenEvent::Skipped { seat }, false),
        Move::RollWild {} => (SeenEvent::ChoseWild { seat }, false),
        Move::Replace { place } => {
            let card = before.common.taken.unwrap_or(Card::ALL[0]);
            (SeenEvent::Replaced { seat, place, card }, false)
        }
    }
}

/// Whether the viewer sees cards that are shown to this seat alone.
fn sees_secrets_of(who: Viewer, seat: Seat) -> bool {
    who == Viewer::Seat(seat) || who == Viewer::Everything
}

/// Implements `Rules::hides_information`: whether players must remember something about the event. That is so when a
/// face-up card goes face down, into a row or into the pile; when one seat was shown a card, which looking back could
/// show again; and when cards changed places or were replaced. The deal hides nothing: no card lay there before, and
/// the first card is shown at the first turn, which hides it.
///
/// With open memory each seat is shown all it could know anyway, and everyone knows what lay open, so there the past
/// stays open (L18, L19).
pub(super) fn hides_information(before: &State, event: &Event<RatATatRoll>) -> bool {
    if before.common.options.open_memory {
        return false;
    }
    match event {
        Event::Chance(Chance::Start { .. } | Chance::Deck { .. }) => false,
        Event::Chance(Chance::Reshuffle { .. }) => true,
        Event::Chance(Chance::Rolled { .. } | Chance::Wild { .. }) => lays_card_face_down(before, event),
        Event::Decision(_, choice) => match choice {
            Move::TakePile {} | Move::LookOwn {} | Move::Look { .. } | Move::Swap { .. } | Move::Replace { .. } => true,
            Move::Accept {} | Move::TakeFaceUp {} | Move::Take { .. } => lays_card_face_down(before, event),
            Move::Roll { .. }
            | Move::Reroll { .. }
            | Move::NoLook {}
            | Move::NoSwap {}
            | Move::Skip {}
            | Move::RollWild {} => false,
        },
    }
}

/// Whether the event lays a card face down. With a full hand a taken card stays open until it replaces an older one.
fn lays_card_face_down(before: &State, event: &Event<RatATatRoll>) -> bool {
    turns::apply(&mut before.clone(), event).took.is_some_and(|took| took.place.is_some())
}
