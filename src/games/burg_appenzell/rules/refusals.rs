//! Why an event is refused: the rule and a sentence. Must not know hidden tiles: no sentence depends on them.

use super::{BurgAppenzell, State};
use crate::engine::{Cell, Event, Phrase, Refusal, RuleId, Seat, check_seated};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, Ground, HOLES};
use crate::games::burg_appenzell::common::{Common, Ending, Phase};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::nouns::{slot_phrase, tile_phrase};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::tiles::{Tile, TileCounts};

/// See [`crate::engine::Rules::check`].
pub(super) fn check(state: &State, event: &Event<BurgAppenzell>) -> Result<(), Refusal> {
    let common = &state.common;
    match (common.phase, event) {
        (Phase::Over(ending), _) => Err(game_over(ending)),
        (Phase::Starting, Event::Chance(Chance::Start { seat })) => {
            check_seated(*seat, common.seats(), "B6", "burg_appenzell-refuse-start-seat")
        }
        (Phase::Starting, _) => refuse("B6", Phrase::new("burg_appenzell-refuse-start-due")),
        (Phase::Dealing, Event::Chance(Chance::Tiles { holes, spare })) => check_tile_set(holes, *spare),
        (Phase::Dealing, _) => refuse("B5", Phrase::new("burg_appenzell-refuse-tiles-due")),
        (Phase::Towers, Event::Decision(seat, Move::Tower { at })) => {
            check_seat(common, *seat, "B6", "burg_appenzell-refuse-tower-seat")?;
            check_first_tower(common, *at)
        }
        (Phase::Towers, _) => refuse("B6", with_seat("burg_appenzell-refuse-tower-due", common.seat)),
        (Phase::Acting, Event::Chance(_)) => refuse("B6", Phrase::new("burg_appenzell-refuse-set-up-is-over")),
        (Phase::Acting, Event::Decision(seat, choice)) => {
            check_seat(common, *seat, "B21", "burg_appenzell-refuse-seat")?;
            check_action(state, choice)
        }
    }
}

fn game_over(ending: Ending) -> Refusal {
    let rule = match ending {
        Ending::Goal => "B16",
        Ending::Falls => "B17",
        Ending::Idle => "B22",
    };
    Refusal::new(rule, Phrase::new("burg_appenzell-refuse-over"))
}

fn check_seat(common: &Common, given: Seat, rule: RuleId, key: &'static str) -> Result<(), Refusal> {
    if common.seat == given { Ok(()) } else { refuse(rule, with_seat(key, common.seat)) }
}

/// Checks that these are exactly the tiles of the game (B2).
fn check_tile_set(holes: &[Tile], spare: Tile) -> Result<(), Refusal> {
    if holes.len() != HOLES.len() {
        let phrase = Phrase::new("burg_appenzell-refuse-tiles-number").with("given", holes.len());
        return refuse("B2", phrase.with("due", HOLES.len()));
    }
    let given: TileCounts = holes.iter().copied().chain([spare]).collect();
    match Tile::kinds().find(|&tile| given.of(tile) != tile.copies()) {
        None => Ok(()),
        Some(tile) => {
            let phrase = Phrase::new("burg_appenzell-refuse-tiles-kind").with("tile", tile_phrase(tile));
            refuse("B2", phrase.with("given", given.of(tile)).with("due", tile.copies()))
        }
    }
}

fn check_first_tower(common: &Common, at: Cell) -> Result<(), Refusal> {
    if !is_tower(at) {
        return refuse("B6", Phrase::new("burg_appenzell-refuse-no-tower").with("cell", at));
    }
    match common.mouse_at(at) {
        None => Ok(()),
        Some(other) => refuse("B6", with_seat("burg_appenzell-refuse-tower-taken", other).with("cell", at)),
    }
}

fn check_action(state: &State, choice: &Move) -> Result<(), Refusal> {
    let common = &state.common;
    match choice {
        Move::EndTurn {} => Ok(()),
        Move::Tower { .. } => refuse("B6", Phrase::new("burg_appenzell-refuse-set-up-is-over")),
        _ if common.actions_left == 0 => refuse("B21", with_seat("burg_appenzell-refuse-no-actions", common.seat)),
        Move::Uncover { room } => check_uncover(common, *room),
        Move::Run { from, to } => check_run(state, *from, *to),
        Move::Enter { tower, to } => check_enter(state, *tower, *to),
        Move::Push { .. } if common.has_pushed => {
            let phrase = with_seat("burg_appenzell-refuse-pushed", common.seat);
            // The push of this turn was the last one of the game.
            refuse("B12", common.last_push.map_or(phrase.clone(), |slot| phrase.with("line", slot_phrase(slot))))
        }
        Move::Push { .. } => Ok(()),
    }
}

fn check_uncover(common: &Common, room: Room) -> Result<(), Refusal> {
    let key = if common.open_rooms.contains(room) {
        "burg_appenzell-refuse-uncovered"
    } else if common.rooms_in_reach(common.seat).contains(room) {
        return Ok(());
    } else {
        "burg_appenzell-refuse-roof-too-far"
    };
    refuse("B7", with_seat(key, common.seat).with("room", room.letter().to_string()))
}

fn check_run(state: &State, from: Cell, to: Cell) -> Result<(), Refusal> {
    let common = &state.common;
    let Some(start) = CellIndex::of(from).filter(|cell_index| common.player(common.seat).mice.contains(*cell_index))
    else {
        return refuse("B8", with_seat("burg_appenzell-refuse-no-mouse", common.seat).with("from", from));
    };
    if from == to {
        return refuse("B9", Phrase::new("burg_appenzell-refuse-stays").with("cell", to));
    }
    check_path(state, start, to, 0)
}

fn check_enter(state: &State, tower: Cell, to: Cell) -> Result<(), Refusal> {
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
    check_path(state, start, to, 1)
}

/// Checks the path of a run, or of the jump over a tower, whose cost comes on top of `paid` actions (B8, B9).
fn check_path(state: &State, start: CellIndex, to: Cell, paid: u8) -> Result<(), Refusal> {
    let end = check_landing(state, to)?;
    let from = start.cell();
    match state.paths().cost(start, end) {
        Some(cost) => check_cost(&state.common, to, paid + cost),
        None if CellSet::only(start).all_neighbours().contains(end) => {
            refuse("B8", Phrase::new("burg_appenzell-refuse-diagonal").with("from", from).with("cell", to))
        }
        None => refuse("B9", Phrase::new("burg_appenzell-refuse-no-way").with("from", from).with("cell", to)),
    }
}

/// Checks that a run may end on this cell, from wherever it comes (B8, B11).
fn check_landing(state: &State, to: Cell) -> Result<CellIndex, Refusal> {
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
    if state.paths().landing.contains(end) {
        return Ok(end);
    }
    let phrase = match common.plan().room(end).filter(|_| !common.open_cells.contains(end)) {
        Some(room) => Phrase::new("burg_appenzell-refuse-roof").with("room", room.letter().to_string()),
        None => Phrase::new("burg_appenzell-refuse-trap"),
    };
    refuse("B8", phrase.with("cell", to))
}

fn check_cost(common: &Common, to: Cell, cost: u8) -> Result<(), Refusal> {
    if cost <= common.actions_left {
        return Ok(());
    }
    let phrase = with_seat("burg_appenzell-refuse-cost", common.seat).with("cell", to);
    refuse("B9", phrase.with("cost", cost).with("left", common.actions_left))
}

fn is_tower(cell: Cell) -> bool {
    CellIndex::of(cell).is_some_and(|cell_index| cell_index.ground() == Ground::Tower)
}

fn with_seat(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn refuse<T>(rule: RuleId, phrase: Phrase) -> Result<T, Refusal> {
    Err(Refusal::new(rule, phrase))
}
