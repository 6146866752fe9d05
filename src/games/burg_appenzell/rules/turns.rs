//! How events change the state: set-up (B5, B6), memory (B20), the end of a turn (B15, B21, B22). The actions of a turn are in
//! `actions.rs`.

use super::{BurgAppenzell, State};
use crate::engine::{Event, Seat};
use crate::games::burg_appenzell::actions::PositionMut;
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::common::{ACTIONS, Common, End, Phase};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::rooms::RoomSet;
use crate::games::burg_appenzell::slots::{LINE_LENGTH, Slot};

/// See [`crate::engine::Rules::advance`].
pub(super) fn advance(state: &mut State, event: &Event<BurgAppenzell>) {
    match event {
        Event::Chance(Chance::Start { seat }) => {
            state.common.starter = *seat;
            state.common.seat = *seat;
            state.common.phase = Phase::Dealing;
        }
        Event::Chance(Chance::Tiles { holes, spare }) => {
            (state.tiles, state.spare) = super::lay_out(holes.iter().copied().chain([*spare]));
            state.common.phase = Phase::Towers;
        }
        Event::Decision(seat, Move::Tower { at }) => {
            if let Some(tower) = CellIndex::of(*at) {
                place_first_mouse(&mut state.common, *seat, tower);
            }
        }
        Event::Decision(_, Move::EndTurn {}) => end_turn(state),
        Event::Decision(_, action) => {
            match action {
                Move::Uncover { room } => set_last_seen(state, RoomSet::only(*room), 0),
                Move::Push { slot } => shift_memory(state, *slot),
                _ => {}
            }
            PositionMut { common: &mut state.common, tiles: &mut state.tiles, spare: &mut state.spare }.apply(action);
        }
    }
    state.events = state.events.saturating_add(1);
}

/// Puts a seat's first mouse into its tower, free of charge; after the last seat the first turn begins (B6).
fn place_first_mouse(common: &mut Common, seat: Seat, tower: CellIndex) {
    let player = &mut common.players[seat.index()];
    player.mice |= CellSet::only(tower);
    player.supply = player.supply.saturating_sub(1);
    common.seat = seat.next(common.seats());
    if common.seat == common.starter {
        begin_turn(common);
    }
}

fn begin_turn(common: &mut Common) {
    common.phase = Phase::Acting;
    common.actions_left = ACTIONS;
    common.has_pushed = false;
    common.had_progress = false;
}

/// Moves the memory of a line along with its tiles (B20). Tiles that slide under a roof were last seen at this event.
fn shift_memory(state: &mut State, slot: Slot) {
    let open_cells = state.common.open_cells;
    let line = slot.line();
    let last_seen = &mut state.last_seen.0;
    for step in (0..LINE_LENGTH).rev() {
        let here = line[step];
        let carried = match step.checked_sub(1).map(|before| line[before]) {
            Some(before) if open_cells.contains(before) => state.events,
            Some(before) => last_seen[before.index()],
            // The spare lies open.
            None => state.events,
        };
        last_seen[here.index()] = if open_cells.contains(here) { 0 } else { carried };
    }
}

/// Covers the rooms without a mouse (B15), then ends the game (B22) or begins the next turn (B21).
fn end_turn(state: &mut State) {
    let covered = state.common.rooms_to_cover();
    set_last_seen(state, covered, state.events);
    let common = &mut state.common;
    common.open_rooms = common.open_rooms.without(covered);
    common.open_cells -= common.plan().cells_of(covered);
    let end = common.end_if_turn_ends();
    common.idle_turns = common.idle_turns_if_turn_ends();
    if let Some(End { ending, .. }) = end {
        common.phase = Phase::Over(ending);
        return;
    }
    common.seat = common.seat.next(common.seats());
    begin_turn(common);
}

/// Notes that the tiles of these rooms are covered by the event with this number, or open from now on if it is 0 (B20).
fn set_last_seen(state: &mut State, rooms: RoomSet, last_seen: u16) {
    for hole in (state.common.plan().cells_of(rooms) & HOLES).iter() {
        state.last_seen.0[hole.index()] = last_seen;
    }
}
