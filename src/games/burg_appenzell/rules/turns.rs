//! How events change a state of Burg Appenzell: B6–B16, B19, B21, B22.

use super::{ACTIONS, BurgAppenzell, Common, MOST_SEATS, Phase, State, ending};
use crate::engine::{Event, Seat};
use crate::games::burg_appenzell::castle::{CellSet, HOLES, Spot};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::pushing::{LINE, Slot};
use crate::games::burg_appenzell::rooms::{Room, RoomSet};
use crate::games::burg_appenzell::witness::Ending;

/// See `Rules::advance`.
pub(super) fn advance(state: &mut State, event: &Event<BurgAppenzell>) {
    match event {
        Event::Chance(Chance::Start { seat }) => {
            state.common.starter = *seat;
            state.common.seat = *seat;
            state.common.phase = Phase::Dealing;
        }
        Event::Chance(Chance::Tiles { holes, spare }) => {
            (state.tiles, _) = super::laid_out(holes.iter().copied());
            state.spare = *spare;
            state.common.phase = Phase::Towers;
        }
        Event::Decision(seat, choice) => decide(state, *seat, choice),
    }
    state.events = state.events.saturating_add(1);
}

fn decide(state: &mut State, seat: Seat, choice: &Move) {
    match choice {
        Move::Tower { at } => {
            if let Some(tower) = Spot::of(*at) {
                first_mouse(&mut state.common, seat, tower);
            }
        }
        Move::Uncover { room } => uncover(&mut state.common, *room),
        Move::Run { from, to } => {
            if let (Some(from), Some(to)) = (Spot::of(*from), Spot::of(*to)) {
                let cost = state.paths().cost(from, to).unwrap_or(0);
                let mice = &mut state.common.players[seat.index()].mice;
                *mice = (*mice - from.alone()) | to.alone();
                landed(state, seat, cost);
            }
        }
        Move::Enter { tower, to } => {
            if let (Some(tower), Some(to)) = (Spot::of(*tower), Spot::of(*to)) {
                let further = if tower == to { 0 } else { state.paths().cost(tower, to).unwrap_or(0) };
                let player = &mut state.common.players[seat.index()];
                player.supply = player.supply.saturating_sub(1);
                player.mice |= to.alone();
                landed(state, seat, 1 + further);
            }
        }
        Move::Push { slot } => push(state, *slot),
        Move::EndTurn {} => end_turn(state),
    }
}

/// B6: free of charge, one after the other; then the first turn begins.
fn first_mouse(common: &mut Common, seat: Seat, tower: Spot) {
    let player = &mut common.players[seat.index()];
    player.mice |= tower.alone();
    player.supply = player.supply.saturating_sub(1);
    common.seat = seat.next(common.seats());
    if common.seat == common.starter {
        begin_turn(common);
    }
}

fn begin_turn(common: &mut Common) {
    common.phase = Phase::Acting;
    common.actions = ACTIONS;
    common.pushed = false;
    common.stirred = false;
}

/// B7.
fn uncover(common: &mut Common, room: Room) {
    common.actions = common.actions.saturating_sub(1);
    common.rooms = common.rooms.or(room.alone());
    common.floor |= common.plan().cells(room);
}

/// A mouse stands somewhere else: it may complete a pair (B14).
fn landed(state: &mut State, seat: Seat, cost: u8) {
    state.common.actions = state.common.actions.saturating_sub(cost);
    collect(state, seat);
    finish(&mut state.common);
}

/// B14: a chip for each cheese of which two mice stand on a piece.
fn collect(state: &mut State, seat: Seat) {
    let common = &mut state.common;
    let player = &mut common.players[seat.index()];
    let gained = state.tiles.collects(player.mice, player.chips);
    if gained.is_empty() {
        return;
    }
    player.chips = player.chips.or(gained);
    for cheese in gained.iter() {
        // A player has at most one chip of a kind, so that there is one for everybody.
        let left = &mut common.stock[cheese.index()];
        *left = left.saturating_sub(1);
    }
    stir(common);
}

/// A chip or a fall: the count of B22 begins anew.
fn stir(common: &mut Common) {
    common.idle = 0;
    common.stirred = true;
}

fn finish(common: &mut Common) {
    if let Some(ending) = ending::reached(common) {
        common.phase = Phase::Over(ending);
    }
}

/// B12, and in it the order of B19: shift, falls, collections, the end.
fn push(state: &mut State, slot: Slot) {
    state.common.actions = state.common.actions.saturating_sub(1);
    state.common.pushed = true;
    state.common.last_push = Some(slot);
    keep_in_mind(state, slot);
    let out = state.tiles.push(slot, Some(state.spare));
    state.spare = out.unwrap_or(state.spare);
    let line = slot.cells();
    let traps = state.tiles.traps() & line;
    let mut on_the_line = [false; MOST_SEATS];
    for (player, on_the_line) in state.common.players.iter_mut().zip(&mut on_the_line) {
        let fallen = player.mice & traps;
        player.mice -= fallen;
        player.fallen += fallen.len() as u8;
        *on_the_line = player.mice.meets(line);
        if !fallen.is_empty() {
            state.common.idle = 0;
            state.common.stirred = true;
        }
    }
    // Only where a tile has moved under a mouse can there be a new pair.
    for seat in Seat::all(state.common.seats()).filter(|seat| on_the_line[seat.index()]) {
        collect(state, seat);
    }
    finish(&mut state.common);
}

/// B20: what was seen of the tiles along a line goes with them. Those that now slide under a roof were seen until this event.
fn keep_in_mind(state: &mut State, slot: Slot) {
    let floor = state.common.floor;
    let line = slot.line();
    let seen = &mut state.last_seen.0;
    let until_now = |open: bool, before: u16| if open { state.events } else { before };
    for step in (0..LINE).rev() {
        let moving = match step.checked_sub(1).map(|before| line[before]) {
            Some(before) => until_now(floor.contains(before), seen[before.index()]),
            None => state.events,
        };
        seen[line[step].index()] = if floor.contains(line[step]) { 0 } else { moving };
    }
}

/// B15, then B22 or the next turn (B21).
fn end_turn(state: &mut State) {
    let covered = state.common.rooms_to_cover();
    cover(state, covered);
    let common = &mut state.common;
    if !common.stirred {
        common.idle += 1;
    }
    if common.idle >= common.idle_limit() {
        common.phase = Phase::Over(Ending::Idle);
        return;
    }
    common.seat = common.seat.next(common.seats());
    begin_turn(common);
}

fn cover(state: &mut State, rooms: RoomSet) {
    let cells: CellSet = state.common.plan().cells_of(rooms);
    state.common.rooms = state.common.rooms.without(rooms);
    state.common.floor -= cells;
    for hole in (cells & HOLES).iter() {
        state.last_seen.0[hole.index()] = state.events;
    }
}
