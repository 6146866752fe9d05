//! Sentences for what a seat is doing, and for a whole turn. Like the log, the sentence for a turn names no face-down card
//! before the end. What is being done names an open card that is taken, as long as everyone sees it on its way.

use super::{event_sentence, taken_card_sentence};
use crate::engine::{Phrase, Seat};
use crate::games::rat_a_tat_roll::nouns::{dice_sum, face_name, place_number, region_name};
use crate::games::rat_a_tat_roll::seen::{Seen, SeenEvent, TakenCard};
use crate::games::rat_a_tat_roll::track::Icon;

/// Implements `Words::deed`. What comes of it is left out.
pub fn deed(seen: &Seen) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    // The tokens come after it.
    let took = |took: TakenCard, seat| taken_card_sentence(seat, took, 0, true);
    match &seen.event {
        SeenEvent::Started { .. } => Phrase::new("rat_a_tat_roll-status-starting"),
        SeenEvent::Dealt { .. } => Phrase::new("rat_a_tat_roll-status-dealing"),
        SeenEvent::Reshuffled { .. } => Phrase::new("rat_a_tat_roll-deed-shuffle"),
        SeenEvent::Rolled { seat, rolled, .. } => {
            by("rat_a_tat_roll-status-rolling", *seat).with("count", rolled.len())
        }
        SeenEvent::RolledWild { seat, .. } => by("rat_a_tat_roll-deed-roll-wild", *seat),
        SeenEvent::Accepted { seat } | SeenEvent::TookFaceUp { seat } | SeenEvent::Took { seat } => {
            match (seen.effects.walked, seen.effects.took) {
                (Some(walk), _) => by("rat_a_tat_roll-deed-walk", *seat).with("count", walk.from.steps_to(walk.to)),
                (None, Some(card)) => took(card, *seat),
                (None, None) => by("rat_a_tat_roll-log-accept", *seat),
            }
        }
        SeenEvent::Replaced { seat, .. } => by("rat_a_tat_roll-deed-replace", *seat),
        event => event_sentence(event, &seen.effects, false),
    }
}

/// Implements `Words::turn_line`; with `all_open` it names cards.
pub fn turn_line(events: &[Seen], all_open: bool) -> Option<Phrase> {
    let last = events.last().filter(|seen| ends_turn(seen))?;
    let seat = last.event.acting_seat()?;
    let deeds = turn_deeds(events);
    if deeds.is_empty() {
        return None;
    }
    Some(consequence(events, all_open).with("seat", seat).with("deeds", deeds))
}

/// What came of a turn, without what was done for it.
fn consequence(events: &[Seen], all_open: bool) -> Phrase {
    let took = events.iter().find_map(|seen| seen.effects.took);
    let of_card = |keys: [&'static str; 2], took: TakenCard| {
        let phrase = Phrase::new(keys[usize::from(all_open)]).with("region", region_name(took.region));
        if all_open { phrase.with("card", took.card.number()) } else { phrase }
    };
    let own = events.iter().rev().find_map(|seen| match &seen.event {
        SeenEvent::Swapped { mine, with, theirs, .. } => {
            let phrase = Phrase::new("rat_a_tat_roll-turn-swap").with("other", *with);
            Some(phrase.with("mine", place_number(*mine)).with("theirs", place_number(*theirs)))
        }
        SeenEvent::Replaced { .. } => {
            took.map(|took| of_card(["rat_a_tat_roll-turn-replace", "rat_a_tat_roll-turn-replace-card"], took))
        }
        SeenEvent::TookPile { card: Some(card), .. } if all_open => {
            Some(Phrase::new("rat_a_tat_roll-turn-pile-card").with("card", card.number()))
        }
        SeenEvent::TookPile { .. } => Some(Phrase::new("rat_a_tat_roll-turn-pile")),
        _ => None,
    });
    let taken = || took.map(|took| of_card(["rat_a_tat_roll-turn-took", "rat_a_tat_roll-turn-took-card"], took));
    own.or_else(taken).unwrap_or(Phrase::new("rat_a_tat_roll-turn-none"))
}

/// The parts of a turn: the tokens spent, the dice as they lay in the end, and looks.
fn turn_deeds(events: &[Seen]) -> Vec<Phrase> {
    let spent = events.iter().filter(|seen| matches!(seen.event, SeenEvent::Rerolls { .. })).count();
    let tokens = (spent > 0).then(|| Phrase::new("rat_a_tat_roll-turn-tokens").with("count", spent));
    let last = |part: fn(&SeenEvent) -> Option<Phrase>| events.iter().rev().find_map(|seen| part(&seen.event));
    let roll = last(|event| match event {
        SeenEvent::Rolled { dice, .. } => Some(Phrase::new("rat_a_tat_roll-turn-roll").with("dice", dice_sum(dice))),
        _ => None,
    });
    let wild_key = if roll.is_some() { "rat_a_tat_roll-turn-wild-too" } else { "rat_a_tat_roll-turn-wild" };
    let wild = events.iter().rev().find_map(|seen| match seen.event {
        SeenEvent::RolledWild { face, .. } => Some(Phrase::new(wild_key).with("face", face_name(face))),
        _ => None,
    });
    let look = last(|event| match event {
        SeenEvent::LookedAtOwn { .. } => Some(Phrase::new("rat_a_tat_roll-turn-look-own")),
        SeenEvent::Looked { at, .. } => Some(Phrase::new("rat_a_tat_roll-turn-look").with("other", *at)),
        _ => None,
    });
    [tokens, roll, wild, look].into_iter().flatten().collect()
}

/// Whether the turn of the acting seat is over after this event.
fn ends_turn(seen: &Seen) -> bool {
    let effects = &seen.effects;
    match seen.event {
        SeenEvent::TookPile { .. }
        | SeenEvent::LookedAtOwn { .. }
        | SeenEvent::Looked { .. }
        | SeenEvent::LookedAway { .. }
        | SeenEvent::Swapped { .. }
        | SeenEvent::KeptAll { .. }
        | SeenEvent::Skipped { .. }
        | SeenEvent::Replaced { .. } => true,
        _ => {
            let may_look = effects.walked.is_some_and(|walk| walk.to.icon() == Icon::Peek);
            effects.took.is_some_and(|took| took.place.is_some()) && !may_look
        }
    }
}

/// Implements `Words::concerns`: a card of the seat is swapped away or looked at.
pub fn concerns(seen: &Seen, seat: Seat) -> bool {
    match seen.event {
        SeenEvent::Swapped { with, .. } => with == seat,
        SeenEvent::Looked { at, .. } => at == seat,
        _ => false,
    }
}
