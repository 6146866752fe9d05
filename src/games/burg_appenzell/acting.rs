//! What an action does to the castle, the mice and the chips: B7–B14, B19.
//!
//! The same code moves the real game, where every tile is known, and what someone sees or believes of it: where a tile is not known,
//! nothing is known of what it does.

use super::castle::{CellIndex, CellSet};
use super::ending;
use super::faces::Faces;
use super::moves::Move;
use super::paths::Paths;
use super::pushing::Slot;
use super::rooms::Room;
use super::rules::{Common, Phase};
use super::tiles::Tile;
use crate::engine::Seat;

/// A game in the middle of a turn, to be changed in place.
#[derive(Debug)]
pub struct Course<'a> {
    /// All but the tiles.
    pub common: &'a mut Common,
    /// The tiles, as far as they are known.
    pub tiles: &'a mut Faces,
    /// The tile beside the castle, if it is known.
    pub spare: &'a mut Option<Tile>,
}

impl Course<'_> {
    /// An action of the seat on turn; it has to be legal. The other decisions are no actions and change nothing here.
    pub fn act(&mut self, choice: &Move) {
        match choice {
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

    /// Where mice can go now.
    pub fn paths(&self) -> Paths {
        Paths::new(self.common.floor, self.tiles.traps(), self.common.occupied())
    }

    fn uncover(&mut self, room: Room) {
        self.pay(1);
        self.common.rooms = self.common.rooms.or(room.alone());
        self.common.floor |= self.common.plan().cells(room);
    }

    fn run(&mut self, from: CellIndex, to: CellIndex) {
        let cost = self.cost(from, to);
        let seat = self.common.seat;
        let mice = &mut self.common.players[seat.index()].mice;
        *mice = (*mice - from.alone()) | to.alone();
        self.landed(seat, cost);
    }

    fn enter(&mut self, tower: CellIndex, to: CellIndex) {
        let further = if tower == to { 0 } else { self.cost(tower, to) };
        let seat = self.common.seat;
        let player = &mut self.common.players[seat.index()];
        player.supply = player.supply.saturating_sub(1);
        player.mice |= to.alone();
        self.landed(seat, 1 + further);
    }

    fn cost(&self, from: CellIndex, to: CellIndex) -> u8 {
        // Nearly every run is a step.
        if from.alone().beside().contains(to) { 1 } else { self.paths().cost(from, to).unwrap_or(0) }
    }

    fn pay(&mut self, cost: u8) {
        self.common.actions = self.common.actions.saturating_sub(cost);
    }

    /// A mouse stands somewhere else: it may complete a pair (B14).
    fn landed(&mut self, seat: Seat, cost: u8) {
        self.pay(cost);
        self.collect(seat);
        self.finish();
    }

    /// B12, and in it the order of B19: shift, falls, collections, the end.
    fn push(&mut self, slot: Slot) {
        self.pay(1);
        self.common.pushed = true;
        self.common.last_push = Some(slot);
        *self.spare = self.tiles.push(slot, *self.spare);
        let line = slot.cells();
        self.drop_mice(self.tiles.traps() & line);
        for seat in Seat::all(self.common.seats()) {
            // Only where a tile has moved under a mouse can there be a new pair.
            if self.common.player(seat).mice.meets(line) {
                self.collect(seat);
            }
        }
        self.finish();
    }

    /// B13: out for the whole game.
    fn drop_mice(&mut self, traps: CellSet) {
        let mut any = false;
        for player in &mut self.common.players {
            let fallen = player.mice & traps;
            player.mice -= fallen;
            player.fallen += fallen.len() as u8;
            any |= !fallen.is_empty();
        }
        if any {
            self.stir();
        }
    }

    /// B14: a chip for each cheese of which two mice stand on a piece.
    fn collect(&mut self, seat: Seat) {
        let player = &mut self.common.players[seat.index()];
        let gained = self.tiles.collects(player.mice, player.chips);
        if gained.is_empty() {
            return;
        }
        player.chips = player.chips.or(gained);
        for cheese in gained.iter() {
            // A player has at most one chip of a kind, so that there is one for everybody.
            let left = &mut self.common.stock[cheese.index()];
            *left = left.saturating_sub(1);
        }
        self.stir();
    }

    /// A chip or a fall: the count of B22 begins anew.
    fn stir(&mut self) {
        self.common.idle = 0;
        self.common.stirred = true;
    }

    fn finish(&mut self) {
        if let Some(ending) = ending::reached(self.common) {
            self.common.phase = Phase::Over(ending);
        }
    }
}
