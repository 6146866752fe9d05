//! What each place is called: where it is, what lies open there, what can be done with it. Made of what lies open, so that nothing is said
//! of what a roof hides.

use super::Touch;
use super::doing::{Chosen, Going, Hand, covered};
use super::places::Place;
use crate::engine::Phrase;
use crate::games::burg_appenzell::castle::{Ground, Site};
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::pushing::Slot;
use crate::games::burg_appenzell::rooms::{Roof, Room};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open, Phase};
use crate::games::burg_appenzell::words::{cheese_phrase, named, slot_phrase};
use crate::paint::painter::Scene;

/// A place in words.
pub fn place_name(scene: &Scene<'_, BurgAppenzell>, place: Place, hand: Option<&Hand<'_>>, touch: &Touch) -> Phrase {
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
pub fn what_lies(open: &Open, site: Site) -> Phrase {
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

fn cell_name(scene: &Scene<'_, BurgAppenzell>, site: Site, hand: Option<&Hand<'_>>, touch: &Touch) -> Phrase {
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
fn doable(open: &Open, site: Site, hand: &Hand<'_>, touch: &Touch) -> Vec<Phrase> {
    let chosen = hand.chosen(touch);
    if hand.sets_up() {
        let free = open.common.free_towers().contains(site);
        return free.then(|| Phrase::new("burg_appenzell-place-choosable")).into_iter().collect();
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
    match hand.covered(site) {
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

fn slot_name(open: &Open, slot: Slot, hand: Option<&Hand<'_>>, touch: &Touch) -> Phrase {
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
