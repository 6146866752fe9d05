//! Which events may happen now, and why others may not (L1–L17). A refusal rests on the rule that governs the step at hand.

use super::{Chance, Common, Move, Phase, RatATatRoll, State};
use crate::engine::{Event, Phrase, Refusal, RuleId, Seat};
use crate::games::rat_a_tat_roll::cards::{Card, Cards, OF_EACH, Place};
use crate::games::rat_a_tat_roll::dice::{DiceSet, Die, HowMany};
use crate::games::rat_a_tat_roll::track::Region;
use crate::games::rat_a_tat_roll::words;

/// See `Rules::check`. Of what is hidden only shuffles are held against it: no decision depends on it.
pub(super) fn check(state: &State, event: &Event<RatATatRoll>) -> Result<(), Refusal> {
    let common = &state.common;
    match (common.phase, event) {
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => at_the_table(common, *seat, "L5"),
        (Phase::Dealing, Event::Chance(Chance::Deck { cards })) => whole_deck(cards),
        (Phase::Reshuffling, Event::Chance(Chance::Reshuffle { cards })) => whole_pile(state, cards),
        (Phase::Rolling { many, dice }, Event::Chance(Chance::Rolled { dice: rolled })) => {
            fits_roll(common, many, dice, rolled)
        }
        (Phase::RollingWild, Event::Chance(Chance::Wild { .. })) => Ok(()),
        (phase, Event::Decision(seat, choice)) if common.on_turn() == Some(*seat) => decision(state, phase, *choice),
        _ => Err(what_is_due(state)),
    }
}

fn decision(state: &State, phase: Phase, choice: Move) -> Result<(), Refusal> {
    let common = &state.common;
    match (phase, choice) {
        (Phase::Choosing, Move::Roll { .. })
        | (Phase::Keeping | Phase::KeepingWild, Move::Accept {})
        | (Phase::TakingHere, Move::TakeFaceUp {} | Move::TakePile {})
        | (Phase::Looking, Move::LookOwn {} | Move::NoLook {})
        | (Phase::Swapping, Move::NoSwap {})
        | (Phase::Deciding, Move::Skip {} | Move::RollWild {}) => Ok(()),
        (Phase::Keeping, Move::Reroll { dice }) => rolled_before(common, dice),
        (Phase::KeepingWild, Move::Reroll { dice }) if dice.is_empty() => Ok(()),
        (Phase::KeepingWild, Move::Reroll { .. }) => Err(refuse("L6", "rat_a_tat_roll-refuse-reroll-wild")),
        (Phase::Looking, Move::Look { seat, place }) => of_opponent(state, seat, place, "L10"),
        (Phase::Picking, Move::Take { region }) => is_wanted(common, region),
        (Phase::Swapping, Move::Swap { mine, seat, theirs }) => {
            in_row(state, common.seat, mine, "L11")?;
            of_opponent(state, seat, theirs, "L11")
        }
        (Phase::Replacing, Move::Replace { place }) => in_row(state, common.seat, place, "L15"),
        _ => Err(what_is_due(state)),
    }
}

fn at_the_table(common: &Common, seat: Seat, rule: RuleId) -> Result<(), Refusal> {
    if seat.index() < usize::from(common.seats) {
        return Ok(());
    }
    let phrase = Phrase::new("rat_a_tat_roll-refuse-no-seat").with("number", seat.index() + 1);
    Err(Refusal::new(rule, phrase.with("seats", common.seats)))
}

/// L1: four of each number.
fn whole_deck(cards: &[Card]) -> Result<(), Refusal> {
    let dealt: Cards = cards.iter().copied().collect();
    match Card::ALL.into_iter().find(|&card| dealt.of(card) != OF_EACH) {
        None => Ok(()),
        Some(card) => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-deck").with("count", dealt.of(card));
            Err(Refusal::new("L1", phrase.with("card", card.number())))
        }
    }
}

/// L13. The sentence says nothing of which cards they would be: the hands are hidden.
fn whole_pile(state: &State, cards: &[Card]) -> Result<(), Refusal> {
    let stock = state.stock();
    if cards.iter().copied().collect::<Cards>() == stock {
        return Ok(());
    }
    let phrase = Phrase::new("rat_a_tat_roll-refuse-pile").with("count", stock.count());
    Err(Refusal::new("L13", phrase))
}

/// L5, L6: as many dice as were chosen, and those not named in a re-roll as they were.
fn fits_roll(common: &Common, many: HowMany, rolled_now: DiceSet, rolled: &[Die]) -> Result<(), Refusal> {
    if rolled.len() != usize::from(many.count()) {
        let phrase = Phrase::new("rat_a_tat_roll-refuse-rolled-count").with("seat", common.seat);
        return Err(Refusal::new("L5", phrase.with("due", many.count()).with("rolled", rolled.len())));
    }
    for (index, (before, after)) in common.dice.iter().zip(rolled).enumerate() {
        if !rolled_now.contains(index) && before != after {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-rolled-kept").with("number", index + 1);
            return Err(Refusal::new("L6", phrase.with("pips", before.pips())));
        }
    }
    Ok(())
}

/// L6: no dice are added.
fn rolled_before(common: &Common, dice: DiceSet) -> Result<(), Refusal> {
    match dice.highest() {
        None => Err(refuse("L6", "rat_a_tat_roll-refuse-reroll-none")),
        Some(highest) if usize::from(highest) < common.dice.len() => Ok(()),
        Some(_) => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-reroll-added").with("seat", common.seat);
            Err(Refusal::new("L6", phrase.with("count", common.dice.len())))
        }
    }
}

fn of_opponent(state: &State, seat: Seat, place: Place, rule: RuleId) -> Result<(), Refusal> {
    at_the_table(&state.common, seat, rule)?;
    if seat == state.common.seat {
        let key = if rule == "L10" { "rat_a_tat_roll-refuse-look-own" } else { "rat_a_tat_roll-refuse-swap-own" };
        return Err(Refusal::new(rule, Phrase::new(key).with("seat", seat)));
    }
    in_row(state, seat, place, rule)
}

fn in_row(state: &State, seat: Seat, place: Place, rule: RuleId) -> Result<(), Refusal> {
    let count = state.rows[seat.index()].len();
    if place.index() < count {
        return Ok(());
    }
    let phrase = Phrase::new("rat_a_tat_roll-refuse-place").with("seat", seat).with("count", count);
    Err(Refusal::new(rule, phrase.with("number", place.index() + 1)))
}

/// L11: one of those that are equally low or high.
fn is_wanted(common: &Common, region: Region) -> Result<(), Refusal> {
    let wanted = common.wild.and_then(|face| common.wanted(face).map(|card| (face, card)));
    match (wanted, common.face_up[region.index()]) {
        (Some((_, card)), Some(there)) if card == there => Ok(()),
        (Some((face, card)), Some(there)) => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-take").with("face", words::face(face));
            let phrase = phrase.with("card", card.number()).with("there", there.number());
            Err(Refusal::new("L11", phrase.with("region", words::region(region))))
        }
        _ => Err(refuse("L11", "rat_a_tat_roll-refuse-take-none")),
    }
}

/// What is due instead, under the rule that says so.
fn what_is_due(state: &State) -> Refusal {
    let common = &state.common;
    let seat = common.seat;
    let by = |rule, key| Refusal::new(rule, Phrase::new(key).with("seat", seat));
    match common.phase {
        Phase::Starting => refuse("L5", "rat_a_tat_roll-refuse-due-start"),
        Phase::Dealing => refuse("L3", "rat_a_tat_roll-refuse-due-deal"),
        Phase::Reshuffling => refuse("L13", "rat_a_tat_roll-refuse-due-shuffle"),
        Phase::Choosing => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-choose").with("seat", seat);
            let phrase = phrase.with("count", state.row().len()).with("full", common.full_hand());
            Refusal::new("L5", phrase)
        }
        Phase::Rolling { dice, .. } => {
            let rule = if common.dice.is_empty() { "L5" } else { "L6" };
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-roll").with("seat", seat).with("count", dice.count());
            Refusal::new(rule, phrase)
        }
        Phase::Keeping => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-keep").with("seat", seat);
            Refusal::new("L6", phrase.with("dice", words::dice(&common.dice)))
        }
        Phase::TakingHere => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-take-here").with("seat", seat);
            let region = common.pawn.region().map(words::region);
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
            let face = common.wild.map(words::face);
            Refusal::new("L6", face.into_iter().fold(phrase, |phrase, face| phrase.with("face", face)))
        }
        Phase::Picking => {
            let phrase = Phrase::new("rat_a_tat_roll-refuse-due-pick").with("seat", seat);
            let card = common.wild.and_then(|face| common.wanted(face));
            let number = card.map_or(0, Card::number);
            let regions: Vec<Phrase> =
                card.into_iter().flat_map(|card| common.regions_of(card)).map(words::region).collect();
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
