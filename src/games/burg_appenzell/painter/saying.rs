//! What is said and offered: status, buttons, notes, scores. No painting.

use egui::Key;

use super::Touch;
use super::doing::{Chosen, Hand};
use super::naming::room_name;
use crate::engine::{Outcome, Phrase, Seat, Turn};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::rules::{BurgAppenzell, Common, Phase};
use crate::games::burg_appenzell::witness::Ending;
use crate::games::burg_appenzell::words::{named, slot_phrase};
use crate::paint::icons::Icon;
use crate::paint::painter::{Action, Intent, Scene, Status};

/// The kinds of cheese that a seat has.
pub fn score(common: &Common, seat: Seat) -> i32 {
    common.players.get(seat.index()).map_or(0, |player| player.chips.len() as i32)
}

/// How many mice have fallen.
pub fn seat_note(common: &Common, seat: Seat) -> Option<Phrase> {
    let fallen = common.players.get(seat.index()).map_or(0, |player| player.fallen);
    (fallen > 0).then(|| Phrase::new("burg_appenzell-note-fallen").with("count", fallen))
}

/// See `Painter::actions`.
pub fn actions(scene: &Scene<'_, BurgAppenzell>, touch: &Touch) -> Vec<Action<BurgAppenzell>> {
    let Some(hand) = Hand::of(scene).filter(|hand| !hand.sets_up()) else { return Vec::new() };
    let covered = scene.open.common.rooms_to_cover();
    let rooms: Vec<Phrase> = covered.iter().map(room_name).collect();
    let detail = Phrase::new("burg_appenzell-action-end-covers").with("count", covered.len()).with("rooms", rooms);
    let mut actions = vec![Action {
        label: Phrase::new("burg_appenzell-action-end"),
        detail: (!covered.is_empty()).then_some(detail),
        icon: Some(Icon::Check),
        key: Some(Key::E),
        intent: Intent::Play(Move::EndTurn {}),
        primary: hand.is_done(),
    }];
    if let Some(slot) = touch.pinned.filter(|&slot| hand.may(Move::Push { slot })) {
        actions.push(Action {
            label: Phrase::new("burg_appenzell-action-push"),
            detail: None,
            icon: Some(Icon::Forward),
            key: None,
            intent: Intent::Play(Move::Push { slot }),
            primary: true,
        });
    }
    actions
}

/// See `Painter::status`.
pub fn status(scene: &Scene<'_, BurgAppenzell>, touch: &Touch) -> Status {
    let common = &scene.open.common;
    if let (Turn::Over(outcome), Phase::Over(ending)) = (scene.turn, common.phase) {
        return ended(outcome, ending, common);
    }
    let seat = common.seat;
    let bare =
        |icon: Icon, key: &'static str| Status { seat: None, icon: Some(icon), count: None, phrase: Phrase::new(key) };
    let says = |icon: Icon, count: Option<u8>, key: &'static str| Status {
        seat: Some(seat),
        icon: Some(icon),
        count,
        phrase: Phrase::new(key).with("seat", seat).with("count", count.unwrap_or(0)),
    };
    let left = Some(common.actions);
    match common.phase {
        Phase::Starting => bare(Icon::Dice, "burg_appenzell-status-starting"),
        Phase::Dealing => bare(Icon::Hourglass, "burg_appenzell-status-dealing"),
        Phase::Over(_) => bare(Icon::Trophy, "burg_appenzell-name"),
        Phase::Towers | Phase::Acting => match Hand::of(scene) {
            Some(hand) if hand.sets_up() => says(Icon::Down, None, "burg_appenzell-status-tower"),
            Some(hand) => acting(scene, touch, &hand, says),
            None if scene.faces.get(seat.index()).is_some_and(|face| face.bot) => {
                let count = left.filter(|_| common.phase == Phase::Acting);
                says(Icon::Hourglass, count, "burg_appenzell-status-thinking")
            }
            None if common.phase == Phase::Towers => says(Icon::Person, None, "burg_appenzell-status-towers"),
            None => says(Icon::Person, left, "burg_appenzell-status-acts"),
        },
    }
}

fn acting(
    scene: &Scene<'_, BurgAppenzell>,
    touch: &Touch,
    hand: &Hand<'_>,
    says: impl Fn(Icon, Option<u8>, &'static str) -> Status,
) -> Status {
    let left = Some(scene.open.common.actions);
    if hand.is_done() {
        return says(Icon::Check, left, "burg_appenzell-status-done");
    }
    if let (Some(slot), Some(spare)) = (touch.pinned.filter(|_| hand.pushes()), scene.open.spare) {
        let status = says(Icon::Forward, left, "burg_appenzell-status-pinned");
        let phrase = status.phrase.with("tile", named(spare)).with("line", slot_phrase(slot));
        let pushed = preview::push(&scene.open.common, &scene.open.shown(), Some(spare), slot);
        let phrase = match (pushed.ends, pushed.winner) {
            (false, _) => phrase,
            (true, None) => Phrase { key: "burg_appenzell-status-pinned-end", ..phrase },
            (true, Some(winner)) => {
                Phrase { key: "burg_appenzell-status-pinned-end-won", ..phrase }.with("winner", winner)
            }
        };
        return Status { phrase, ..status };
    }
    let chosen = hand.chosen(touch);
    if let Some(asked) = touch.asked {
        let mice = hand.meant_goings(touch, asked).iter().any(|going| going.from().is_some());
        let key = if mice { "burg_appenzell-status-which-mouse" } else { "burg_appenzell-status-which-tower" };
        return says(Icon::Help, left, key);
    }
    let key = match chosen {
        Some(Chosen::Supply(Some(_))) => "burg_appenzell-status-over-tower",
        Some(Chosen::Supply(None)) => "burg_appenzell-status-supply",
        Some(Chosen::Mouse(_)) => "burg_appenzell-status-mouse",
        None if hand.pushes() => "burg_appenzell-status-choose",
        None => "burg_appenzell-status-choose-pushed",
    };
    says(Icon::Paw, left, key)
}

fn ended(outcome: &Outcome, ending: Ending, common: &Common) -> Status {
    let winner = outcome.winners.first().copied();
    let chips = winner.and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0);
    let key = match ending {
        Ending::Goal => "burg_appenzell-status-won-goal",
        Ending::Falls => "burg_appenzell-status-won-falls",
        Ending::Idle => "burg_appenzell-status-won-idle",
    };
    let phrase = Phrase::new(key).with("seat", winner.unwrap_or(common.seat)).with("count", chips);
    Status { seat: winner, icon: Some(Icon::Trophy), count: None, phrase }
}
