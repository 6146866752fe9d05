//! Which events are refused, under which rule and in which words. Must not know anything that is hidden: no sentence depends on it.

use super::{BurgAppenzell, Common, Phase, State};
use crate::engine::{Cell, Event, Phrase, Refusal, RuleId, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, Ground, HOLES};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::paths::Paths;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::tiles::{Tile, TileCounts};
use crate::games::burg_appenzell::witness::Ending;
use crate::games::burg_appenzell::words::{named, slot_phrase};

/// See `Rules::check`.
pub(super) fn check(state: &State, event: &Event<BurgAppenzell>) -> Result<(), Refusal> {
    let common = &state.common;
    match (common.phase, event) {
        (Phase::Over(ending), _) => Err(over(ending)),
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => {
            if seat.index() < common.seats() {
                Ok(())
            } else {
                let phrase = Phrase::new("burg_appenzell-refuse-start-seat").with("number", seat.index() + 1);
                Err(Refusal::new("B6", phrase.with("seats", common.seats())))
            }
        }
        (Phase::Starting, _) => refuse("B6", Phrase::new("burg_appenzell-refuse-start-due")),
        (Phase::Dealing, Event::Chance(Chance::Tiles { holes, spare })) => are_all_tiles(holes, *spare),
        (Phase::Dealing, _) => refuse("B5", Phrase::new("burg_appenzell-refuse-tiles-due")),
        (Phase::Towers, Event::Decision(seat, Move::Tower { at })) => {
            the_seat(common, *seat, "B6", "burg_appenzell-refuse-tower-seat")?;
            may_be_first_tower(common, *at)
        }
        (Phase::Towers, _) => refuse("B6", with_seat("burg_appenzell-refuse-tower-due", common.seat)),
        (Phase::Acting, Event::Chance(_)) => refuse("B6", Phrase::new("burg_appenzell-refuse-set-up-is-over")),
        (Phase::Acting, Event::Decision(seat, choice)) => {
            the_seat(common, *seat, "B21", "burg_appenzell-refuse-seat")?;
            may_act(state, choice)
        }
    }
}

fn over(ending: Ending) -> Refusal {
    let rule = match ending {
        Ending::Goal => "B16",
        Ending::Falls => "B17",
        Ending::Idle => "B22",
    };
    Refusal::new(rule, Phrase::new("burg_appenzell-refuse-over"))
}

fn the_seat(common: &Common, given: Seat, rule: RuleId, key: &'static str) -> Result<(), Refusal> {
    if common.seat == given { Ok(()) } else { refuse(rule, with_seat(key, common.seat)) }
}

/// B2: every tile of the box once.
fn are_all_tiles(holes: &[Tile], spare: Tile) -> Result<(), Refusal> {
    if holes.len() != HOLES.len() {
        let phrase = Phrase::new("burg_appenzell-refuse-tiles-number").with("given", holes.len());
        return refuse("B2", phrase.with("due", HOLES.len()));
    }
    let given: TileCounts = holes.iter().copied().chain([spare]).collect();
    match Tile::kinds().find(|&tile| given.of(tile) != tile.copies()) {
        None => Ok(()),
        Some(tile) => {
            let phrase = Phrase::new("burg_appenzell-refuse-tiles-kind").with("tile", named(tile));
            refuse("B2", phrase.with("given", given.of(tile)).with("due", tile.copies()))
        }
    }
}

fn may_be_first_tower(common: &Common, at: Cell) -> Result<(), Refusal> {
    if !is_tower(at) {
        return refuse("B6", Phrase::new("burg_appenzell-refuse-no-tower").with("cell", at));
    }
    match common.mouse_at(at) {
        None => Ok(()),
        Some(other) => refuse("B6", with_seat("burg_appenzell-refuse-tower-taken", other).with("cell", at)),
    }
}

fn may_act(state: &State, choice: &Move) -> Result<(), Refusal> {
    let common = &state.common;
    match choice {
        Move::EndTurn {} => Ok(()),
        Move::Tower { .. } => refuse("B6", Phrase::new("burg_appenzell-refuse-set-up-is-over")),
        _ if common.actions == 0 => refuse("B21", with_seat("burg_appenzell-refuse-no-actions", common.seat)),
        Move::Uncover { room } => may_uncover(common, *room),
        Move::Run { from, to } => may_run(state, *from, *to),
        Move::Enter { tower, to } => may_enter(state, *tower, *to),
        Move::Push { .. } if common.pushed => {
            let phrase = with_seat("burg_appenzell-refuse-pushed", common.seat);
            // A turn that had its push is that of the last one.
            refuse("B12", common.last_push.map_or(phrase.clone(), |slot| phrase.with("line", slot_phrase(slot))))
        }
        Move::Push { .. } => Ok(()),
    }
}

fn may_uncover(common: &Common, room: Room) -> Result<(), Refusal> {
    let key = if common.rooms.contains(room) {
        "burg_appenzell-refuse-uncovered"
    } else if common.rooms_in_reach(common.seat).contains(room) {
        return Ok(());
    } else {
        "burg_appenzell-refuse-roof-too-far"
    };
    refuse("B7", with_seat(key, common.seat).with("room", room.letter().to_string()))
}

fn may_run(state: &State, from: Cell, to: Cell) -> Result<(), Refusal> {
    let common = &state.common;
    let Some(start) = CellIndex::of(from).filter(|site| common.player(common.seat).mice.contains(*site)) else {
        return refuse("B8", with_seat("burg_appenzell-refuse-no-mouse", common.seat).with("from", from));
    };
    if from == to {
        return refuse("B9", Phrase::new("burg_appenzell-refuse-stays").with("cell", to));
    }
    may_go(state, start, to, 0)
}

fn may_enter(state: &State, tower: Cell, to: Cell) -> Result<(), Refusal> {
    let common = &state.common;
    if common.player(common.seat).supply == 0 {
        return refuse("B10", with_seat("burg_appenzell-refuse-no-supply", common.seat));
    }
    let Some(start) = CellIndex::of(tower).filter(|_| is_tower(tower)) else {
        return refuse("B10", Phrase::new("burg_appenzell-refuse-no-tower").with("cell", tower));
    };
    let Some(other) = common.mouse_at(tower) else {
        let phrase = Phrase::new("burg_appenzell-refuse-tower-is-free").with("tower", tower).with("cell", to);
        return if tower == to { Ok(()) } else { refuse("B10", phrase) };
    };
    if tower == to {
        return refuse("B11", with_seat("burg_appenzell-refuse-occupied", other).with("cell", to));
    }
    may_go(state, start, to, 1)
}

/// The way itself, of a run and of the jump over a tower, after so many actions (B8, B9).
fn may_go(state: &State, start: CellIndex, to: Cell, before: u8) -> Result<(), Refusal> {
    let end = may_land(state, to)?;
    let from = start.cell();
    match state.paths().cost(start, end) {
        Some(cost) => may_pay(&state.common, to, before + cost),
        None if start.alone().around().contains(end) => {
            refuse("B8", Phrase::new("burg_appenzell-refuse-diagonal").with("from", from).with("cell", to))
        }
        None => refuse("B9", Phrase::new("burg_appenzell-refuse-no-way").with("from", from).with("cell", to)),
    }
}

/// Whether a run may end here at all (B8, B11).
fn may_land(state: &State, to: Cell) -> Result<CellIndex, Refusal> {
    let common = &state.common;
    let Some(end) = CellIndex::of(to) else {
        return refuse("B8", Phrase::new("burg_appenzell-refuse-outside").with("cell", to));
    };
    if end.ground() == Ground::Tower {
        return refuse("B8", Phrase::new("burg_appenzell-refuse-into-tower").with("cell", to));
    }
    if let Some(other) = common.mouse_at(to) {
        return refuse("B11", with_seat("burg_appenzell-refuse-occupied", other).with("cell", to));
    }
    let paths: Paths = state.paths();
    if paths.landing.contains(end) {
        return Ok(end);
    }
    let phrase = match common.plan().room(end).filter(|_| !common.floor.contains(end)) {
        Some(room) => Phrase::new("burg_appenzell-refuse-roof").with("room", room.letter().to_string()),
        None => Phrase::new("burg_appenzell-refuse-trap"),
    };
    refuse("B8", phrase.with("cell", to))
}

fn may_pay(common: &Common, to: Cell, cost: u8) -> Result<(), Refusal> {
    if cost <= common.actions {
        return Ok(());
    }
    let phrase = with_seat("burg_appenzell-refuse-cost", common.seat).with("cell", to);
    refuse("B9", phrase.with("cost", cost).with("left", common.actions))
}

fn is_tower(cell: Cell) -> bool {
    CellIndex::of(cell).is_some_and(|site| site.ground() == Ground::Tower)
}

fn with_seat(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn refuse<T>(rule: RuleId, phrase: Phrase) -> Result<T, Refusal> {
    Err(Refusal::new(rule, phrase))
}
