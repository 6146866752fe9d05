//! How events change a state of Burg Appenzell: the set-up (B5, B6), what is kept in mind (B20), the end of a turn (B15, B21, B22). The
//! actions themselves are in `acting.rs`.

use super::{ACTIONS, BurgAppenzell, Common, Phase, State};
use crate::engine::{Event, Seat};
use crate::games::burg_appenzell::acting::Course;
use crate::games::burg_appenzell::castle::{CellIndex, HOLES};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::pushing::{LINE, Slot};
use crate::games::burg_appenzell::rooms::RoomSet;
use crate::games::burg_appenzell::witness::End;

/// See `Rules::advance`.
pub(super) fn advance(state: &mut State, event: &Event<BurgAppenzell>) {
    match event {
        Event::Chance(Chance::Start { seat }) => {
            state.common.starter = *seat;
            state.common.seat = *seat;
            state.common.phase = Phase::Dealing;
        }
        Event::Chance(Chance::Tiles { holes, spare }) => {
            (state.tiles, state.spare) = super::laid_out(holes.iter().copied().chain([*spare]));
            state.common.phase = Phase::Towers;
        }
        Event::Decision(seat, Move::Tower { at }) => {
            if let Some(tower) = CellIndex::of(*at) {
                first_mouse(&mut state.common, *seat, tower);
            }
        }
        Event::Decision(_, Move::EndTurn {}) => end_turn(state),
        Event::Decision(_, action) => {
            match action {
                Move::Uncover { room } => remember(state, room.alone(), 0),
                Move::Push { slot } => carry_memory(state, *slot),
                _ => {}
            }
            Course { common: &mut state.common, tiles: &mut state.tiles, spare: &mut state.spare }.act(action);
        }
    }
    state.events = state.events.saturating_add(1);
}

/// B6: free of charge, one after the other; then the first turn begins.
fn first_mouse(common: &mut Common, seat: Seat, tower: CellIndex) {
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

/// B20: what was seen of the tiles along a line goes with them. Those that now slide under a roof were seen until this event.
fn carry_memory(state: &mut State, slot: Slot) {
    let floor = state.common.floor;
    let line = slot.line();
    let seen = &mut state.last_seen.0;
    for step in (0..LINE).rev() {
        let here = line[step];
        let moving = match step.checked_sub(1).map(|before| line[before]) {
            Some(before) if floor.contains(before) => state.events,
            Some(before) => seen[before.index()],
            // The spare lies open.
            None => state.events,
        };
        seen[here.index()] = if floor.contains(here) { 0 } else { moving };
    }
}

/// B15, then B22 or the next turn (B21).
fn end_turn(state: &mut State) {
    let covered = state.common.rooms_to_cover();
    remember(state, covered, state.events);
    let common = &mut state.common;
    common.rooms = common.rooms.without(covered);
    common.floor -= common.plan().cells_of(covered);
    let end = common.end_with_turn();
    common.idle = common.idle_with_turn();
    if let Some(End { ending, .. }) = end {
        common.phase = Phase::Over(ending);
        return;
    }
    common.seat = common.seat.next(common.seats());
    begin_turn(common);
}

/// B20: the tiles of these rooms are covered by this event, or lie open from now on (0).
fn remember(state: &mut State, rooms: RoomSet, last_seen: u16) {
    for hole in (state.common.plan().cells_of(rooms) & HOLES).iter() {
        state.last_seen.0[hole.index()] = last_seen;
    }
}
