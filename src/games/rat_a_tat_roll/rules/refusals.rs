//! Which events may happen now, and why others may not (L1–L17). A refusal names the rule of the step that is due.

use super::{Chance, Common, Move, Phase, RatATatRoll, State};
use crate::engine::{Event, Phrase, Refusal, RuleId, Seat, check_seated};
use crate::games::rat_a_tat_roll::cards::{COPIES, Card, Cards, RowIndex};
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet, Die};
use crate::games::rat_a_tat_roll::nouns;
use crate::games::rat_a_tat_roll::track::Region;

/// Implements `Rules::check`. Of hidden cards only shuffles are checked: no decision depends on them.
pub(super) fn check(state: &State, event: &Event<RatATatRoll>) -> Result<(), Refusal> {
    let common = &state.common;
    match (common.phase, event) {
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => check_seat(common, *seat, "L5"),
        (Phase::Dealing, Event::Chance(Chance::Deck { cards })) => check_deck(cards),
        (Phase::Reshuffling, Event::Chance(Chance::Reshuffle { cards })) => check_new_pile(state, cards),
        (Phase::Rolling { count, dice }, Event::Chance(Chance::Rolled { dice: rolled })) => {
            check_roll(common, count, dice, rolled)
        }
        (Phase::RollingWild, Event::Chance(Chance::Wild { .. })) => Ok(()),
        (phase, Event::Decision(seat, choice)) if common.acting_seat() == Some(*seat) => {
            check_decision(state, phase, *choice)
        }
        _ => Err(refusal_by_phase(state)),
    }
}

fn check_decision(state: &State, phase: Phase, choice: Move) -> Result<(), Refusal> {
    let common = &state.common;
    match (phase, choice) {
        (Phase::Choosing, Move::Roll { .. })
        | (Phase::Keeping | Phase::KeepingWild, Move::Accept {})
        | (Phase::TakingHere, Move::TakeFaceUp {} | Move::TakePile {})
        | (Phase::Looking, Move::LookOwn {} | Move::NoLook {})
        | (Phase::Swapping, Move::NoSwap {})
        | (Phase::Deciding, Move::Skip {} | Move::RollWild {}) => Ok(()),
        (Phase::Keeping, Move::Reroll { dice }) => check_reroll(common, dice),
        (Phase::KeepingWild, Move::Reroll { dice }) if dice.is_empty() => Ok(()),
        (Phase::KeepingWild, Move::Reroll { .. }) => Err(refuse("L6", "rat_a_tat_roll-refuse-reroll-wild")),
        (Phase::Looking, Move::Look { seat, place }) => check_opponent_card(state, seat, place, "L10"),
        (Phase::Picking, Move::Take { region }) => check_take(common, region),
        (Phase::Swapping, Move::Swap { mine, seat, theirs }) => {
            check_place(state, common.seat, mine, "L11")?;
            check_opponent_card(state, seat, theirs, "L11")
        }
        (Phase::Replacing, Move::Replace { place }) => check_place(state, common.seat, place, "L15"),
        _ => Err(refusal_by_phase(state)),
    }
}

fn check_seat(common: &Common, seat: Seat, rule: RuleId) -> Result<(), Refusal> {
    check_seated(seat, usize::from(common.seats), rule, "rat_a_tat_roll-refuse-no-seat")
}

/// Checks that the deck has four cards of each number (L1).
fn check_deck(cards: &[Card]) -> Result<(), Refusal> {
    let dealt: Cards = cards.iter().copied().collect();
    match Card::ALL.into_iter().find(|&card| dealt.count_of(card) != COPIES) {
        None => Ok(()),
        Some(card) => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-deck").with("count", dealt.count_of(card));
            Err(Refusal::new("L1", phrase.with("card", card.number())))
        }
    }
}

/// Checks that the new pile holds the right cards (L13). The sentence does not name them: the rows are hidden.
fn check_new_pile(state: &State, cards: &[Card]) -> Result<(), Refusal> {
    let expected = state.pile_and_face_up();
    if cards.iter().copied().collect::<Cards>() == expected {
        return Ok(());
    }
    let phrase = Phrase::new("rat_a_tat_roll-refuse-pile").with("count", expected.count());
    Err(Refusal::new("L13", phrase))
}

/// Checks that as many dice were rolled as chosen (L5), and that dice not named in a re-roll kept their value (L6).
fn check_roll(common: &Common, count: DiceCount, rerolled: DiceSet, rolled: &[Die]) -> Result<(), Refusal> {
    if rolled.len() != usize::from(count.count()) {
        let phrase = Phrase::new("rat_a_tat_roll-refuse-rolled-count").with("seat", common.seat);
        return Err(Refusal::new("L5", phrase.with("due", count.count()).with("rolled", rolled.len())));
    }
    for (index, (before, after)) in common.dice.iter().zip(rolled).enumerate() {
        if !rerolled.contains_index(index) && before != after {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-rolled-kept").with("number", index + 1);
            return Err(Refusal::new("L6", phrase.with("pips", before.pips())));
        }
    }
    Ok(())
}

/// Checks that only rolled dice are re-rolled (L6).
fn check_reroll(common: &Common, dice: DiceSet) -> Result<(), Refusal> {
    match dice.highest() {
        None => Err(refuse("L6", "rat_a_tat_roll-refuse-reroll-none")),
        Some(highest) if usize::from(highest) < common.dice.len() => Ok(()),
        Some(_) => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-reroll-added").with("seat", common.seat);
            Err(Refusal::new("L6", phrase.with("count", common.dice.len())))
        }
    }
}

fn check_opponent_card(state: &State, seat: Seat, place: RowIndex, rule: RuleId) -> Result<(), Refusal> {
    check_seat(&state.common, seat, rule)?;
    if seat == state.common.seat {
        let key = if rule == "L10" { "rat_a_tat_roll-refuse-look-own" } else { "rat_a_tat_roll-refuse-swap-own" };
        return Err(Refusal::new(rule, Phrase::new(key).with("seat", seat)));
    }
    check_place(state, seat, place, rule)
}

fn check_place(state: &State, seat: Seat, place: RowIndex, rule: RuleId) -> Result<(), Refusal> {
    let count = state.rows[seat.index()].len();
    if place.index() < count {
        return Ok(());
    }
    let phrase = Phrase::new("rat_a_tat_roll-refuse-place").with("seat", seat).with("count", count);
    Err(Refusal::new(rule, phrase.with("number", place.index() + 1)))
}

/// Checks that the card is one of the equally low or high ones (L11).
fn check_take(common: &Common, region: Region) -> Result<(), Refusal> {
    let wanted = common.wild.and_then(|face| common.card_to_take(face).map(|card| (face, card)));
    match (wanted, common.face_up[region.index()]) {
        (Some((_, card)), Some(there)) if card == there => Ok(()),
        (Some((face, card)), Some(there)) => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-take").with("face", nouns::face_name(face));
            let phrase = phrase.with("card", card.number()).with("there", there.number());
            Err(Refusal::new("L11", phrase.with("region", nouns::region_name(region))))
        }
        _ => Err(refuse("L11", "rat_a_tat_roll-refuse-take-none")),
    }
}

/// The refusal of an event that does not fit the phase: names the step that is due and its rule.
fn refusal_by_phase(state: &State) -> Refusal {
    let common = &state.common;
    let seat = common.seat;
    let by = |rule, key| Refusal::new(rule, Phrase::new(key).with("seat", seat));
    match common.phase {
        Phase::Starting => refuse("L5", "rat_a_tat_roll-refuse-due-start"),
        Phase::Dealing => refuse("L3", "rat_a_tat_roll-refuse-due-deal"),
        Phase::Reshuffling => refuse("L13", "rat_a_tat_roll-refuse-due-shuffle"),
        Phase::Choosing => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-choose").with("seat", seat);
            let phrase = phrase.with("count", state.acting_row().len()).with("full", common.full_hand());
            Refusal::new("L5", phrase)
        }
        Phase::Rolling { dice, .. } => {
            let rule = if common.dice.is_empty() { "L5" } else { "L6" };
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-roll").with("seat", seat).with("count", dice.len());
            Refusal::new(rule, phrase)
        }
        Phase::Keeping => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-keep").with("seat", seat);
            Refusal::new("L6", phrase.with("dice", nouns::dice_sum(&common.dice)))
        }
        Phase::TakingHere => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-take-here").with("seat", seat);
            let region = common.pawn.region().map(nouns::region_name);
            Refusal::new("L8", region.into_iter().fold(phrase, |phrase, region| phrase.with("region", region)))
        }
        Phase::Looking => by("L10", "rat_a_tat_roll-refuse-due-look"),
        Phase::Deciding => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-decide").with("seat", seat);
            Refusal::new("L15", phrase.with("full", common.full_hand()))
        }
        Phase::RollingWild => by("L11", "rat_a_tat_roll-refuse-due-roll-wild"),
        Phase::KeepingWild => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-keep-wild").with("seat", seat);
            let face = common.wild.map(nouns::face_name);
            Refusal::new("L6", face.into_iter().fold(phrase, |phrase, face| phrase.with("face", face)))
        }
        Phase::Picking => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-pick").with("seat", seat);
            let card = common.wild.and_then(|face| common.card_to_take(face));
            let number = card.map_or(0, Card::number);
            let regions: Vec<Phrase> =
                card.into_iter().flat_map(|card| common.regions_showing(card)).map(nouns::region_name).collect();
            Refusal::new("L11", phrase.with("card", number).with("regions", regions))
        }
        Phase::Swapping => by("L11", "rat_a_tat_roll-refuse-due-swap"),
        Phase::Replacing => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-replace").with("seat", seat);
            Refusal::new("L15", phrase.with("card", common.taken.map_or(0, Card::number)))
        }
        Phase::Over => refuse("L17", "rat_a_tat_roll-refuse-over"),
    }
}

fn refuse(rule: RuleId, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}
