//! Sentences for what a seat is doing, and for a whole turn. They name no cell and no tile of a room, so they tell nothing that
//! has to be remembered (B20); only [`discovery`] does, after the game.

use super::common::{End, Ending};
use super::nouns::{cheese_phrase, room_phrase, slot_phrase, tile_phrase};
use super::rooms::Room;
use super::rules::Open;
use super::seen::Seen;
use super::slots::Slot;
use super::tiles::Tile;
use crate::engine::{Phrase, Seat};

/// What a seat did in a turn, all of one kind together.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    Entered(usize),
    Lifted(Vec<Room>),
    Pushed(Slot),
    /// The cells that mice ran or jumped.
    Ran(usize),
}

/// Implements `Words::deed`: who does what, without what comes of it.
pub fn deed(seen: &Seen) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).with("seat", seat);
    match seen {
        Seen::Started { .. } => Phrase::new("burg_appenzell-status-starting"),
        Seen::Dealt { .. } => Phrase::new("burg_appenzell-status-dealing"),
        Seen::TowerChosen { seat, at } => by("burg_appenzell-log-tower", *seat).with("cell", *at),
        Seen::Uncovered { seat, room, .. } => {
            by("burg_appenzell-log-uncover", *seat).with("room", room.letter().to_string())
        }
        Seen::Ran { seat, path, .. } if path.len() > 1 => by("burg_appenzell-deed-jump", *seat),
        Seen::Ran { seat, .. } => by("burg_appenzell-log-run-somewhere", *seat),
        Seen::Entered { seat, .. } => by("burg_appenzell-deed-enter", *seat),
        Seen::Pushed { seat, slot, .. } => by("burg_appenzell-log-push", *seat).with("line", slot_phrase(*slot)),
        Seen::TurnEnded { seat, covered, .. } => {
            let rooms: Vec<Phrase> = covered.iter().map(room_phrase).collect();
            by("burg_appenzell-log-end", *seat).with("count", covered.len()).with("rooms", rooms)
        }
    }
}

/// Implements `Words::turn_line`: falls and chips first, then what was done for them.
pub fn turn_line(events: &[Seen], open: &Open) -> Option<Phrase> {
    let last = events.last()?;
    let seat = last.acting_seat()?;
    let end = last.end();
    if end.is_none() && !matches!(last, Seen::TurnEnded { .. }) {
        return None;
    }
    let deeds: Vec<Phrase> = deeds(events).iter().map(deed_phrase).collect();
    let results = results(events, seat, open.common.seats());
    let line = |key| Phrase::new(key).with("seat", seat);
    let turn = match (deeds.is_empty(), results.is_empty()) {
        (true, _) => line("burg_appenzell-turn-none"),
        (false, true) => line("burg_appenzell-turn-deeds").with("deeds", deeds),
        (false, false) => line("burg_appenzell-turn-results").with("results", results).with("deeds", deeds),
    };
    Some(match end {
        Some(end) => Phrase::new("burg_appenzell-log-then").with("before", end_phrase(end, open)).with("next", turn),
        None => turn,
    })
}

/// What came of a turn of `seat`, most important first.
fn results(events: &[Seen], seat: Seat, seats: usize) -> Vec<Phrase> {
    let chips = |owner: Seat, key| {
        let gains = events.iter().flat_map(Seen::gains).filter(|gain| gain.seat == owner);
        let cheeses: Vec<Phrase> = gains.map(|gain| cheese_phrase(gain.cheese)).collect();
        let count = cheeses.len();
        (count > 0).then(|| Phrase::new(key).with("other", owner).with("count", count).with("cheeses", cheeses))
    };
    let falls = |owner: Seat, key| {
        let count = events.iter().flat_map(Seen::falls).filter(|fall| fall.seat == owner).count();
        (count > 0).then(|| Phrase::new(key).with("other", owner).with("count", count))
    };
    let others = || Seat::all(seats).filter(|other| *other != seat);
    let own_chips = chips(seat, "burg_appenzell-turn-chips");
    let drops = others().filter_map(|other| falls(other, "burg_appenzell-turn-drops"));
    let own_falls = falls(seat, "burg_appenzell-turn-loses");
    let given = others().filter_map(|other| chips(other, "burg_appenzell-turn-gives"));
    own_chips.into_iter().chain(drops).chain(own_falls).chain(given).collect()
}

/// What was done in a turn, in the order in which each kind of it was first done.
fn deeds(events: &[Seen]) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = Vec::new();
    for event in events {
        let deed = match event {
            // The first of its cells is the tower.
            Seen::Entered { path, .. } => {
                add(&mut deeds, Deed::Entered(1));
                Deed::Ran(path.len().saturating_sub(1))
            }
            Seen::Uncovered { room, .. } => Deed::Lifted(vec![*room]),
            Seen::Pushed { slot, .. } => Deed::Pushed(*slot),
            Seen::Ran { path, .. } => Deed::Ran(path.len()),
            _ => continue,
        };
        if deed != Deed::Ran(0) {
            add(&mut deeds, deed);
        }
    }
    deeds
}

/// Adds a deed to the one of its kind.
fn add(deeds: &mut Vec<Deed>, deed: Deed) {
    for earlier in deeds.iter_mut() {
        match (earlier, &deed) {
            (Deed::Entered(count), Deed::Entered(more)) | (Deed::Ran(count), Deed::Ran(more)) => *count += more,
            (Deed::Lifted(rooms), Deed::Lifted(more)) => rooms.extend(more),
            _ => continue,
        }
        return;
    }
    deeds.push(deed);
}

fn deed_phrase(deed: &Deed) -> Phrase {
    match deed {
        Deed::Entered(count) => Phrase::new("burg_appenzell-turn-enter").with("count", *count),
        Deed::Lifted(rooms) => {
            let letters: Vec<Phrase> = rooms.iter().copied().map(room_phrase).collect();
            Phrase::new("burg_appenzell-turn-lift").with("count", rooms.len()).with("rooms", letters)
        }
        Deed::Pushed(slot) => Phrase::new("burg_appenzell-turn-push").with("line", slot_phrase(*slot)),
        Deed::Ran(count) => Phrase::new("burg_appenzell-turn-run").with("count", *count),
    }
}

/// Implements `Words::discovery`: the cheeses and traps below a roof, or that there are none.
pub fn discovery(seen: &Seen) -> Option<Phrase> {
    let Seen::Uncovered { room, tiles, .. } = seen else { return None };
    let cheeses = tiles.iter().map(|placed| placed.tile).filter(|tile| matches!(tile, Tile::Cheese(_)));
    let mut found: Vec<Phrase> = cheeses.map(tile_phrase).collect();
    let traps = tiles.iter().filter(|placed| placed.tile == Tile::Trap).count();
    if traps > 0 {
        found.push(Phrase::new("burg_appenzell-found-traps").with("count", traps));
    }
    if found.is_empty() {
        found.push(tile_phrase(Tile::Blank));
    }
    Some(Phrase::new("burg_appenzell-found").with("room", room_phrase(*room)).with("tiles", found))
}

/// The end of the game in a sentence.
pub fn end_phrase(end: End, open: &Open) -> Phrase {
    let key = match end.ending {
        Ending::Goal => "burg_appenzell-log-goal",
        Ending::Falls => "burg_appenzell-log-falls",
        Ending::Idle => "burg_appenzell-log-idle",
    };
    Phrase::new(key).with("seat", end.winner).with("turns", u32::from(open.common.idle_limit()))
}

/// Implements `Words::concerns`: another seat's push drops a mouse of the seat, or brings it a chip.
pub fn concerns(seen: &Seen, seat: Seat) -> bool {
    let is_hit = seen.falls().iter().any(|fall| fall.seat == seat) || seen.gains().iter().any(|gain| gain.seat == seat);
    seen.acting_seat() != Some(seat) && is_hit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Cell;
    use crate::games::burg_appenzell::seen::PlacedTile;
    use crate::games::burg_appenzell::tiles::Cheese;

    /// Cheeses by name, traps by their number, floor only if there is nothing else.
    #[test]
    fn discovery_names_what_lay_below() {
        let room = Room::ALL[3];
        let found = |tiles: &[Tile]| {
            let placed = |(column, &tile)| PlacedTile { at: Cell::new(0, column), tile };
            let tiles = (0..).zip(tiles).map(placed).collect();
            discovery(&Seen::Uncovered { seat: Seat::new(0), room, tiles })
        };
        let told = |tiles: Vec<Phrase>| {
            Some(Phrase::new("burg_appenzell-found").with("room", room_phrase(room)).with("tiles", tiles))
        };
        let brie = Tile::Cheese(Cheese::ALL[6]);
        let traps = Phrase::new("burg_appenzell-found-traps").with("count", 2);
        assert_eq!(found(&[Tile::Trap, Tile::Blank, brie, Tile::Trap]), told(vec![tile_phrase(brie), traps]));
        assert_eq!(found(&[Tile::Blank, Tile::Blank]), told(vec![tile_phrase(Tile::Blank)]));
        assert_eq!(discovery(&Seen::Dealt { spare: Tile::Trap }), None);
    }
}
