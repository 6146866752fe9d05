//! What is said and offered: status, buttons, notes. No painting.

use egui::Key;

use super::Selection;
use super::animation::Moves;
use super::glimpse::Glimpse;
use super::input::Hand;
use super::rows::sum;
use crate::engine::{Outcome, Phrase, Seat, Turn, Viewer};
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{Face, HowMany, total};
use crate::games::rat_a_tat_roll::{Common, Deed, Move, Phase, RatATatRoll, face, region, space};
use crate::paint::icons::Icon;
use crate::paint::painter::{Action, Intent, Scene, Status};

/// The number of cards of a seat; once all is over what they count, as far as they are turned up.
pub fn score(scene: &Scene<'_, RatATatRoll>, seat: Seat) -> i32 {
    if scene.open.common.phase == Phase::Over {
        return sum(scene, &Moves::of(scene), seat);
    }
    scene.open.rows.get(seat.index()).map_or(0, |row| row.len() as i32)
}

/// What else matters of a seat.
pub fn seat_note(scene: &Scene<'_, RatATatRoll>, seat: Seat) -> Option<Phrase> {
    let common = &scene.open.common;
    if common.phase == Phase::Over {
        return None;
    }
    let cards = scene.open.rows.get(seat.index())?.len();
    let tokens = common.tokens.get(seat.index()).copied().unwrap_or(0);
    let full = usize::from(common.full_hand());
    let phrase = if cards < full { "rat_a_tat_roll-note" } else { "rat_a_tat_roll-note-full" };
    Some(Phrase::new(phrase).with("tokens", tokens).with("cards", cards).with("full", full))
}

/// The button that rolls so many dice.
pub fn roll_key(many: HowMany) -> &'static str {
    match many.count() {
        1 => "rat_a_tat_roll-action-roll-1",
        2 => "rat_a_tat_roll-action-roll-2",
        _ => "rat_a_tat_roll-action-roll-3",
    }
}

/// See `Painter::actions`.
pub fn actions(scene: &Scene<'_, RatATatRoll>, touch: &Selection) -> Vec<Action<RatATatRoll>> {
    let action = |label: Phrase, icon: Icon, key: Key, intent: Intent<RatATatRoll>, primary: bool| Action {
        label,
        detail: None,
        icon: Some(icon),
        key: Some(key),
        intent,
        primary,
    };
    let plain = |key: &'static str, icon: Icon, by: Key, choice: Move| {
        action(Phrase::new(key), icon, by, Intent::Play(choice), false)
    };
    if scene.waits_for.is_some() {
        // All see the open cards before they go into the pile.
        let moves = scene.last.is_some_and(|(_, progress)| progress < 1.0);
        let key = match scene.open.common.phase {
            Phase::Reshuffling if moves => return Vec::new(),
            Phase::Rolling { .. } | Phase::RollingWild => "rat_a_tat_roll-action-roll",
            Phase::Reshuffling => "rat_a_tat_roll-action-shuffle",
            _ => "rat_a_tat_roll-action-begin",
        };
        return vec![action(Phrase::new(key), Icon::Dice, Key::D, Intent::Begin, true)];
    }
    if scene.unbegun.is_some() {
        let phrase = Phrase::new("rat_a_tat_roll-action-begin");
        return vec![action(phrase, Icon::Forward, Key::D, Intent::Begin, true)];
    }
    let Some(hand) = Hand::of(scene) else { return Vec::new() };
    let common = &scene.open.common;
    let accept = || action(accept_label(common), Icon::Check, Key::E, Intent::Play(Move::Accept {}), true);
    match common.phase {
        Phase::Choosing => HowMany::ALL
            .into_iter()
            .zip([Key::Num1, Key::Num2, Key::Num3])
            .map(|(dice, key)| plain(roll_key(dice), Icon::Dice, key, Move::Roll { dice }))
            .collect(),
        Phase::Keeping => {
            let again = hand.reroll(touch).map(|choice| {
                let label = Phrase::new("rat_a_tat_roll-action-reroll").with("count", touch.dice.count());
                action(label, Icon::Redo, Key::D, Intent::Play(choice), true)
            });
            // What was marked is what one is about to roll.
            let keep = Action { primary: again.is_none(), ..accept() };
            [keep].into_iter().chain(again).collect()
        }
        Phase::KeepingWild => {
            let again =
                hand.reroll(touch).map(|choice| plain("rat_a_tat_roll-action-reroll-wild", Icon::Redo, Key::D, choice));
            again.into_iter().chain([accept()]).collect()
        }
        Phase::TakingHere => {
            let here = common.pawn.region().and_then(|region| common.face_up.get(region.index()).copied().flatten());
            let label = Phrase::new("rat_a_tat_roll-action-take").with("card", here.map_or(0, Card::number));
            vec![
                plain("rat_a_tat_roll-action-pile", Icon::Down, Key::D, Move::TakePile {}),
                action(label, Icon::Check, Key::E, Intent::Play(Move::TakeFaceUp {}), false),
            ]
        }
        Phase::Looking => vec![
            plain("rat_a_tat_roll-action-no-look", Icon::EyeClosed, Key::P, Move::NoLook {}),
            plain("rat_a_tat_roll-action-look-own", Icon::Eye, Key::L, Move::LookOwn {}),
        ],
        Phase::Deciding => vec![
            plain("rat_a_tat_roll-action-skip", Icon::Forward, Key::P, Move::Skip {}),
            action(
                Phrase::new("rat_a_tat_roll-action-roll-wild"),
                Icon::Dice,
                Key::D,
                Intent::Play(Move::RollWild {}),
                true,
            ),
        ],
        Phase::Swapping => vec![plain("rat_a_tat_roll-action-no-swap", Icon::Close, Key::P, Move::NoSwap {})],
        _ => Vec::new(),
    }
}

/// What accepting does: the steps, the card that is taken, a swap.
fn accept_label(common: &Common) -> Phrase {
    if common.phase == Phase::Keeping {
        return Phrase::new("rat_a_tat_roll-action-accept").with("count", total(&common.dice));
    }
    match common.wild.and_then(|face| common.wanted(face)) {
        Some(card) => Phrase::new("rat_a_tat_roll-action-take").with("card", card.number()),
        None => Phrase::new("rat_a_tat_roll-action-accept-swap"),
    }
}

/// See `Painter::status`.
pub fn status(scene: &Scene<'_, RatATatRoll>, touch: &Selection) -> Status {
    if let Turn::Over(outcome) = scene.turn {
        let turning = scene.last.is_some_and(|(_, progress)| progress < 1.0 && !scene.reduced_motion);
        return if turning { turning_up() } else { ended(outcome) };
    }
    if let Some(glimpse) = Glimpse::of(scene) {
        return glimpsed(scene, &glimpse);
    }
    let now = due(scene, touch);
    let Some((observation, progress)) = scene.last else { return now };
    let Deed::Swapped { seat, mine, with, theirs } = &observation.seen.deed else { return now };
    let told = Phrase::new("rat_a_tat_roll-told-swap")
        .with("seat", *seat)
        .with("mine", mine.index() + 1)
        .with("other", *with)
        .with("theirs", theirs.index() + 1);
    match (progress < 1.0, scene.reduced_motion) {
        (true, _) => Status { seat: Some(*seat), icon: Some(Icon::Swap), count: None, phrase: told },
        // Nothing has moved: the places are told beside what is due, for as long as they are marked.
        (false, true) => {
            let phrase = Phrase::new("rat_a_tat_roll-told-then").with("first", told).with("then", now.phrase);
            Status { phrase, ..now }
        }
        (false, false) => now,
    }
}

fn glimpsed(scene: &Scene<'_, RatATatRoll>, glimpse: &Glimpse) -> Status {
    let seat = if let Viewer::Seat(seat) = scene.viewer { Some(seat) } else { None };
    let key = match scene.glimpse.map(|observation| &observation.seen.deed) {
        Some(Deed::Dealt { .. }) => "rat_a_tat_roll-status-glimpse-first",
        Some(Deed::TookPile { .. }) => "rat_a_tat_roll-status-glimpse-pile",
        Some(Deed::Looked { .. }) => "rat_a_tat_roll-status-glimpse-other",
        _ => "rat_a_tat_roll-status-glimpse-own",
    };
    let owner = glimpse.owner.or(seat).unwrap_or(Seat::new(0));
    let place = glimpse.cards.first().and_then(|(_, place)| *place).map_or(1, |place| place.index() + 1);
    let phrase = Phrase::new(key).with("seat", seat.unwrap_or(owner)).with("other", owner).with("place", place);
    Status { seat, icon: Some(Icon::Eye), count: None, phrase }
}

/// Who does what now.
fn due(scene: &Scene<'_, RatATatRoll>, touch: &Selection) -> Status {
    let common = &scene.open.common;
    let seat = common.seat;
    let says = |icon: Icon, phrase: Phrase| Status {
        seat: Some(seat),
        icon: Some(icon),
        count: None,
        phrase: phrase.with("seat", seat),
    };
    let nobody =
        |icon: Icon, key: &'static str| Status { seat: None, icon: Some(icon), count: None, phrase: Phrase::new(key) };
    match common.phase {
        Phase::Starting => return nobody(Icon::Dice, "rat_a_tat_roll-status-starting"),
        Phase::Dealing => return nobody(Icon::Down, "rat_a_tat_roll-status-dealing"),
        Phase::Reshuffling => {
            let icons = common.face_up.iter().flatten().filter(|card| card.has_icon()).count();
            let now = nobody(Icon::Redo, "rat_a_tat_roll-status-shuffling");
            return Status { phrase: now.phrase.with("count", icons), ..now };
        }
        Phase::Rolling { many, .. } => {
            return says(Icon::Dice, Phrase::new("rat_a_tat_roll-status-rolling").with("count", many.count()));
        }
        Phase::RollingWild => return says(Icon::Dice, Phrase::new("rat_a_tat_roll-status-rolling-wild")),
        Phase::Over => return nobody(Icon::Trophy, "rat_a_tat_roll-name"),
        _ => {}
    }
    if Hand::of(scene).is_none() {
        return says(Icon::Person, Phrase::new("rat_a_tat_roll-status-turn"));
    }
    decides(common, touch, says)
}

/// A person at this screen is to decide.
fn decides(common: &Common, touch: &Selection, says: impl Fn(Icon, Phrase) -> Status) -> Status {
    let tokens = common.tokens.get(common.seat.index()).copied().unwrap_or(0);
    match common.phase {
        Phase::Choosing => match touch.looked_at {
            Some(many) => {
                says(Icon::Dice, Phrase::new("rat_a_tat_roll-status-choose-odds").with("count", many.count()))
            }
            None => says(Icon::Dice, Phrase::new("rat_a_tat_roll-status-choose")),
        },
        Phase::Keeping if !touch.dice.is_empty() => {
            let phrase = Phrase::new("rat_a_tat_roll-status-keep-marked").with("count", touch.dice.count());
            says(Icon::Dice, phrase.with("tokens", tokens))
        }
        Phase::Keeping => {
            let to = common.pawn.after(total(&common.dice));
            let lies = to.region().and_then(|region| common.face_up.get(region.index()).copied().flatten());
            let phrase = match lies {
                Some(card) => Phrase::new("rat_a_tat_roll-status-keep").with("card", card.number()),
                None => Phrase::new("rat_a_tat_roll-status-keep-to-wild"),
            };
            says(Icon::Dice, phrase.with("count", total(&common.dice)).with("space", space(to)))
        }
        Phase::KeepingWild => {
            let shown = common.wild.unwrap_or(Face::Swap);
            let phrase = match common.wanted(shown) {
                Some(card) => Phrase::new("rat_a_tat_roll-status-keep-wild").with("card", card.number()),
                None => Phrase::new("rat_a_tat_roll-status-keep-swap"),
            };
            says(Icon::Dice, phrase.with("face", face(shown)))
        }
        Phase::TakingHere => {
            let phrase = Phrase::new("rat_a_tat_roll-status-take");
            let here = common.pawn.region();
            says(Icon::Down, here.map(region).into_iter().fold(phrase, |phrase, region| phrase.with("region", region)))
        }
        Phase::Looking => says(Icon::Eye, Phrase::new("rat_a_tat_roll-status-look")),
        Phase::Deciding => says(Icon::Dice, Phrase::new("rat_a_tat_roll-status-decide")),
        Phase::Picking => {
            let card = common.wild.and_then(|face| common.wanted(face)).map_or(0, Card::number);
            says(Icon::Down, Phrase::new("rat_a_tat_roll-status-pick").with("card", card))
        }
        Phase::Swapping if touch.picked.is_some() => says(Icon::Swap, Phrase::new("rat_a_tat_roll-status-swap-with")),
        Phase::Swapping => says(Icon::Swap, Phrase::new("rat_a_tat_roll-status-swap")),
        _ => {
            let card = common.taken.map_or(0, Card::number);
            says(Icon::Down, Phrase::new("rat_a_tat_roll-status-replace").with("card", card))
        }
    }
}

/// Who wins is not told before the last card lies open.
fn turning_up() -> Status {
    Status { seat: None, icon: Some(Icon::Eye), count: None, phrase: Phrase::new("rat_a_tat_roll-told-over") }
}

fn ended(outcome: &Outcome) -> Status {
    let winners: Vec<Phrase> =
        outcome.winners.iter().map(|&seat| Phrase::new("rat_a_tat_roll-winner").with("seat", seat)).collect();
    let seat = outcome.winners.first().copied();
    let sum = seat.and_then(|seat| outcome.scores.get(seat.index()).copied()).unwrap_or(0);
    let phrase = Phrase::new("rat_a_tat_roll-status-over").with("count", winners.len()).with("sum", sum);
    Status { seat, icon: Some(Icon::Trophy), count: None, phrase: phrase.with("winners", winners) }
}
