//! The actions of a turn: which ones are legal, and what they do to the castle, the mice and the chips (B7–B14, B19).
//!
//! The same code changes the real game, where every tile is known, and a position that somebody only knows in part: there an unknown tile
//! has no effect.

use std::ops::BitOr;

use super::castle::{CellIndex, CellSet, TOWERS};
use super::common::{Common, Phase};
use super::ending;
use super::moves::Move;
use super::paths::Paths;
use super::rooms::{Room, RoomSet};
use super::slots::Slot;
use super::tile_map::TileMap;
use super::tiles::Tile;
use crate::engine::Seat;

impl Common {
    /// Calls `found` with every legal action of the seat on turn, sorted. `paths` are those of this position.
    pub(super) fn for_each_action(&self, paths: &Paths, mut found: impl FnMut(Move)) {
        let left = self.actions_left;
        if left == 0 {
            return;
        }
        self.rooms_in_reach(self.seat).iter().for_each(|room| found(Move::Uncover { room }));
        let player = self.player(self.seat);
        for mouse in player.mice.iter() {
            let landings = paths.landings_by_cost(mouse, left).into_iter().fold(CellSet::EMPTY, BitOr::bitor);
            landings.iter().for_each(|to| found(Move::Run { from: mouse.cell(), to: to.cell() }));
        }
        if player.supply > 0 {
            let occupied = self.occupied();
            for tower in TOWERS.iter() {
                if !occupied.contains(tower) {
                    found(Move::Enter { tower: tower.cell(), to: tower.cell() });
                    continue;
                }
                let landings = paths.landings_by_cost(tower, left - 1).into_iter().fold(CellSet::EMPTY, BitOr::bitor);
                landings.iter().for_each(|to| found(Move::Enter { tower: tower.cell(), to: to.cell() }));
            }
        }
        if !self.has_pushed {
            Slot::ALL.into_iter().for_each(|slot| found(Move::Push { slot }));
        }
    }
}

/// A mutable position in the middle of a turn: applies actions in place.
#[derive(Debug)]
pub struct PositionMut<'a> {
    /// The public part of the position.
    pub common: &'a mut Common,
    /// The tiles, as far as they are known.
    pub tiles: &'a mut TileMap,
    /// The spare tile, if it is known.
    pub spare: &'a mut Option<Tile>,
}

impl PositionMut<'_> {
    /// Applies a legal action of the seat on turn. `Tower` and `EndTurn` are no actions and change nothing here.
    pub fn apply(&mut self, action: &Move) {
        match action {
            Move::Uncover { room } => self.uncover(*room),
            Move::Run { from, to } => {
                if let (Some(from), Some(to)) = (CellIndex::of(*from), CellIndex::of(*to)) {
                    self.run(from, to);
                }
            }
            Move::Enter { tower, to } => {
                if let (Some(tower), Some(to)) = (CellIndex::of(*tower), CellIndex::of(*to)) {
                    self.enter(tower, to);
                }
            }
            Move::Push { slot } => self.push(*slot),
            Move::Tower { .. } | Move::EndTurn {} => {}
        }
    }

    /// The paths of mice in this position.
    pub fn paths(&self) -> Paths {
        Paths::new(self.common.open_cells, self.tiles.traps(), self.common.occupied())
    }

    fn uncover(&mut self, room: Room) {
        self.spend_actions(1);
        self.common.open_rooms |= RoomSet::only(room);
        self.common.open_cells |= self.common.plan().cells(room);
    }

    fn run(&mut self, from: CellIndex, to: CellIndex) {
        let cost = self.run_cost(from, to);
        let seat = self.common.seat;
        let mice = &mut self.common.players[seat.index()].mice;
        *mice = (*mice - CellSet::only(from)) | CellSet::only(to);
        self.finish_run(seat, cost);
    }

    fn enter(&mut self, tower: CellIndex, to: CellIndex) {
        let jump_cost = if tower == to { 0 } else { self.run_cost(tower, to) };
        let seat = self.common.seat;
        let player = &mut self.common.players[seat.index()];
        player.supply = player.supply.saturating_sub(1);
        player.mice |= CellSet::only(to);
        self.finish_run(seat, 1 + jump_cost);
    }

    fn run_cost(&self, from: CellIndex, to: CellIndex) -> u8 {
        // Nearly every run is a step.
        if CellSet::only(from).side_neighbours().contains(to) { 1 } else { self.paths().cost(from, to).unwrap_or(0) }
    }

    fn spend_actions(&mut self, cost: u8) {
        self.common.actions_left = self.common.actions_left.saturating_sub(cost);
    }

    /// Pays for a mouse's new place and collects the chip that it may bring (B14).
    fn finish_run(&mut self, seat: Seat, cost: u8) {
        self.spend_actions(cost);
        self.collect_chips(seat);
        self.check_end();
    }

    /// Pushes the spare in (B12), in the order of B19: shift, falls, chips, end.
    fn push(&mut self, slot: Slot) {
        self.spend_actions(1);
        self.common.has_pushed = true;
        self.common.last_push = Some(slot);
        *self.spare = self.tiles.push(slot, *self.spare);
        let line = slot.line_cells();
        self.drop_mice(self.tiles.traps() & line);
        for seat in Seat::all(self.common.seats()) {
            // A new pair needs a tile that has moved under a mouse.
            if self.common.player(seat).mice.intersects(line) {
                self.collect_chips(seat);
            }
        }
        self.check_end();
    }

    /// Removes the mice over these traps for the rest of the game (B13).
    fn drop_mice(&mut self, traps: CellSet) {
        let mut any = false;
        for player in &mut self.common.players {
            let fallen = player.mice & traps;
            player.mice -= fallen;
            player.fallen += fallen.len() as u8;
            any |= !fallen.is_empty();
        }
        if any {
            self.note_progress();
        }
    }

    /// Gives this seat a chip for each new cheese under two of its mice (B14).
    fn collect_chips(&mut self, seat: Seat) {
        let player = &mut self.common.players[seat.index()];
        let gained = self.tiles.new_pairs(player.mice, player.chips);
        if gained.is_empty() {
            return;
        }
        player.chips |= gained;
        for cheese in gained.iter() {
            // Four chips of a kind and at most one per player: the stock never runs out.
            let left = &mut self.common.stock[cheese.index()];
            *left = left.saturating_sub(1);
        }
        self.note_progress();
    }

    /// Resets the count of idle turns after a chip or a fall (B22).
    fn note_progress(&mut self) {
        self.common.idle_turns = 0;
        self.common.had_progress = true;
    }

    fn check_end(&mut self) {
        if let Some(ending) = ending::ending_reached(self.common) {
            self.common.phase = Phase::Over(ending);
        }
    }
}
