//! What is said: the sentence at the foot, buttons, notes; and what each place is called: where it is, what lies open there, what can be done
//! with it. Made of what lies open, so that nothing is said of what a roof hides. No painting.

use egui::Key;

use super::Selection;
use super::input::{Chosen, Going, Hand, covered};
use super::places::Place;
use crate::engine::{Outcome, Phrase, Seat, Turn};
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::pushing::Slot;
use crate::games::burg_appenzell::rooms::{Roof, Room};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Common, Open, Phase};
use crate::games::burg_appenzell::witness::Ending;
use crate::games::burg_appenzell::words::{cheese_phrase, named, slot_phrase};
use crate::paint::icons::Icon;
use crate::paint::painter::{Action, Intent, Scene, Status};

/// The button that ends the turn.
pub const END: &str = "burg_appenzell-action-end";

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
pub fn actions(scene: &Scene<'_, BurgAppenzell>, touch: &Selection) -> Vec<Action<BurgAppenzell>> {
    let Some(hand) = Hand::of(scene).filter(|hand| !hand.sets_up()) else { return Vec::new() };
    let covered = scene.open.common.rooms_to_cover();
    let rooms: Vec<Phrase> = covered.iter().map(room_name).collect();
    let detail = Phrase::new("burg_appenzell-action-end-covers").with("count", covered.len()).with("rooms", rooms);
    let mut actions = vec![Action {
        label: Phrase::new(END),
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
pub fn status(scene: &Scene<'_, BurgAppenzell>, touch: &Selection) -> Status {
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
            None if common.phase == Phase::Towers => says(Icon::Person, None, "burg_appenzell-status-towers"),
            None => says(Icon::Person, left, "burg_appenzell-status-acts"),
        },
    }
}

fn acting(
    scene: &Scene<'_, BurgAppenzell>,
    touch: &Selection,
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
        Some(Chosen::Mouse(_)) => match (hand.goings(chosen).next().is_some(), hand.roofs_of(chosen).is_empty()) {
            (true, false) => "burg_appenzell-status-mouse",
            (true, true) => "burg_appenzell-status-mouse-runs",
            (false, false) => "burg_appenzell-status-mouse-lifts",
            (false, true) => "burg_appenzell-status-mouse-stuck",
        },
        None => "burg_appenzell-status-choose",
    };
    let status = says(Icon::Paw, left, key);
    Status { phrase: status.phrase.with("what", what_can_be_chosen(hand)), ..status }
}

/// What is marked on the board while nothing is chosen.
fn what_can_be_chosen(hand: &Hand<'_>) -> Vec<Phrase> {
    let supply = hand.goings(Some(Chosen::Supply(None))).next().is_some();
    let tower = CellIndex::all().any(|site| hand.free_way_in(site));
    let mice = CellIndex::all().any(|site| hand.uses(site));
    let kinds = [
        (mice, "burg_appenzell-choose-mice"),
        (!hand.roofs().is_empty(), "burg_appenzell-choose-roofs"),
        (tower, "burg_appenzell-choose-towers"),
        (supply && !tower, "burg_appenzell-choose-supply"),
        (hand.pushes(), "burg_appenzell-choose-pennants"),
    ];
    kinds.into_iter().filter(|(can, _)| *can).map(|(_, key)| Phrase::new(key)).collect()
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

/// A place in words.
pub fn place_name(
    scene: &Scene<'_, BurgAppenzell>,
    place: Place,
    hand: Option<&Hand<'_>>,
    touch: &Selection,
) -> Phrase {
    match place {
        Place::Cell(site) => cell_name(scene, site, hand, touch),
        Place::Slot(slot) => slot_name(scene.open, slot, hand, touch),
    }
}

/// The kind of a roof.
pub fn roof_kind(roof: Roof) -> Phrase {
    Phrase::new(match roof {
        Roof::Tiled => "burg_appenzell-roof-tiled",
        Roof::Thatched => "burg_appenzell-roof-thatched",
        Roof::Copper => "burg_appenzell-roof-copper",
    })
}

/// A room by its letter.
pub fn room_name(room: Room) -> Phrase {
    Phrase::new("burg_appenzell-room").with("room", room.letter().to_string())
}

/// What lies open on a cell.
pub fn what_lies(open: &Open, site: CellIndex) -> Phrase {
    let common = &open.common;
    if let Some(room) = covered(common, site) {
        let roof = Phrase::new("burg_appenzell-place-roof").with("room", room.letter().to_string());
        let roof = roof.with("kind", roof_kind(common.plan().roof(room)));
        // Only where the help shows it, or all is over; then also what nobody has seen.
        let key = match common.phase {
            Phase::Over(_) => "burg_appenzell-place-roof-ended",
            _ => "burg_appenzell-place-roof-over",
        };
        return match open.shown().at(site) {
            Some(tile) => Phrase::new(key).with("roof", roof).with("tile", named(tile)),
            None => roof,
        };
    }
    match site.ground() {
        Ground::Tower => Phrase::new("burg_appenzell-place-tower"),
        Ground::Solid => Phrase::new("burg_appenzell-place-solid"),
        Ground::Hole => open.tiles.at(site).map_or_else(|| Phrase::new("burg_appenzell-place-floor"), named),
    }
}

fn cell_name(scene: &Scene<'_, BurgAppenzell>, site: CellIndex, hand: Option<&Hand<'_>>, touch: &Selection) -> Phrase {
    let open = scene.open;
    let at = Phrase::new("burg_appenzell-place").with("cell", site.cell()).with("what", what_lies(open, site));
    let mut parts = vec![at];
    if let Some(seat) = open.common.mouse_at(site.cell()) {
        parts.push(Phrase::new("burg_appenzell-place-mouse").with("seat", seat));
    }
    if let Some(hand) = hand {
        parts.extend(doable(open, site, hand, touch));
    }
    joined(parts)
}

/// What can be done with a cell.
fn doable(open: &Open, site: CellIndex, hand: &Hand<'_>, touch: &Selection) -> Vec<Phrase> {
    let chosen = hand.chosen(touch);
    if hand.sets_up() {
        let free = open.common.free_towers().contains(site);
        return free.then(|| Phrase::new("burg_appenzell-place-choosable")).into_iter().collect();
    }
    if let Some(asked) = touch.asked {
        let goes = hand.meant_goings(touch, asked).iter().any(|going| going.origin == site);
        return goes.then(|| Phrase::new("burg_appenzell-place-goes")).into_iter().collect();
    }
    if chosen == Some(Chosen::Mouse(site)) {
        return vec![Phrase::new("burg_appenzell-place-chosen")];
    }
    let goings = hand.meant_goings(touch, site);
    if let Some(going) = goings.first() {
        let mut parts = vec![reached(&goings)];
        for cheese in preview::gains(open, hand.seat, going.from(), site.cell()) {
            parts.push(Phrase::new("burg_appenzell-place-brings").with("cheese", cheese_phrase(cheese)));
        }
        return parts;
    }
    if hand.tower_of_supply(site) {
        return vec![Phrase::new("burg_appenzell-place-enterable")];
    }
    match covered(&open.common, site) {
        Some(room) if hand.roofs().contains(room) => vec![Phrase::new("burg_appenzell-place-liftable")],
        _ => Vec::new(),
    }
}

/// For how many actions a cell is reached; the ways come cheapest first.
fn reached(goings: &[Going]) -> Phrase {
    let mut costs: Vec<u8> = goings.iter().map(|going| going.landing.cost).collect();
    costs.dedup();
    let least = costs.first().copied().unwrap_or(0);
    let number = |cost: u8| Phrase::new("burg_appenzell-place-cost").with("cost", cost);
    let more = costs.iter().skip(1).copied().map(number).reduce(or);
    match more {
        None => Phrase::new("burg_appenzell-place-reachable").with("cost", least),
        Some(more) => Phrase::new("burg_appenzell-place-reachable-several").with("costs", or(number(least), more)),
    }
}

fn or(cost: Phrase, more: Phrase) -> Phrase {
    Phrase::new("burg_appenzell-place-costs").with("cost", cost).with("more", more)
}

fn slot_name(open: &Open, slot: Slot, hand: Option<&Hand<'_>>, touch: &Selection) -> Phrase {
    let name = Phrase::new("burg_appenzell-place-slot").with("line", slot_phrase(slot));
    if !hand.is_some_and(|hand| hand.pushes()) {
        return name;
    }
    let mut parts = vec![name];
    if let Some(spare) = open.spare {
        parts.push(Phrase::new("burg_appenzell-place-pushes").with("tile", named(spare)));
    }
    if touch.pinned == Some(slot) {
        parts.push(Phrase::new("burg_appenzell-place-pinned"));
    }
    parts.extend(consequences(open, slot));
    joined(parts)
}

/// What a push would bring, as far as can be seen.
fn consequences(open: &Open, slot: Slot) -> Vec<Phrase> {
    let pushed = preview::push(&open.common, &open.shown(), open.spare, slot);
    let mut parts = Vec::new();
    if let Some(out) = pushed.out {
        parts.push(Phrase::new("burg_appenzell-place-out").with("tile", named(out)));
    }
    for fall in &pushed.falls {
        parts.push(Phrase::new("burg_appenzell-place-falls").with("seat", fall.seat).with("cell", fall.at));
    }
    for gain in &pushed.gains {
        let phrase = Phrase::new("burg_appenzell-place-gains").with("seat", gain.seat);
        parts.push(phrase.with("cheese", cheese_phrase(gain.cheese)));
    }
    match (pushed.ends, pushed.winner) {
        (false, _) => {}
        (true, None) => parts.push(Phrase::new("burg_appenzell-place-ends")),
        (true, Some(winner)) => parts.push(Phrase::new("burg_appenzell-place-ends-won").with("seat", winner)),
    }
    parts
}

/// One after the other.
fn joined(parts: Vec<Phrase>) -> Phrase {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| Phrase::new("burg_appenzell-board"));
    parts.fold(first, |said, more| Phrase::new("burg_appenzell-place-and").with("place", said).with("more", more))
}
