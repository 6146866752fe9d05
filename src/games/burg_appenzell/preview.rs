//! What a move would bring, as far as can be seen: pure functions on what someone knows, with the code that the rules themselves
//! count with. Used by whoever shows the game and by the bots.

use super::acting::Course;
use super::castle::{CellIndex, HOLES, TOWERS};
use super::faces::Faces;
use super::moves::Move;
use super::paths::Paths;
use super::pushing::Slot;
use super::rooms::RoomSet;
use super::rules::{Common, Open};
use super::tiles::{Cheese, Tile};
use super::witness::{Fall, Gain};
use crate::engine::{Cell, Seat};

/// What a push would do, as far as the tiles are known (B12–B14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pushed {
    /// What lies where after it.
    pub faces: Faces,
    /// The tile that drops out, if it is known.
    pub out: Option<Tile>,
    /// The mice under which a known trap slides.
    pub falls: Vec<Fall>,
    /// The chips that are certain.
    pub gains: Vec<Gain>,
    /// Whether it is certain that the game ends with it.
    pub ends: bool,
    /// Who wins then, if that is certain too: an unknown tile under a mouse could still decide it (B18, B19).
    pub winner: Option<Seat>,
}

/// What pushing this tile in would do, with these tiles known. Whether it is legal now is not asked.
pub fn push(common: &Common, faces: &Faces, spare: Option<Tile>, slot: Slot) -> Pushed {
    let (mut after, mut faces, mut out) = (common.clone(), *faces, spare);
    Course { common: &mut after, tiles: &mut faces, spare: &mut out }.act(&Move::Push { slot });
    let end = after.end();
    let all_known = (after.occupied() & HOLES).iter().all(|site| faces.at(site).is_some());
    Pushed {
        faces,
        out,
        falls: Fall::between(common, &after),
        gains: Gain::between(common, &after),
        ends: end.is_some(),
        winner: end.filter(|_| all_known).map(|end| end.winner),
    }
}

/// Where a mouse could land.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// Where.
    pub to: Cell,
    /// How many actions it takes.
    pub cost: u8,
    /// The cells on the way, the last one `to`, `cost` in all.
    pub way: Vec<Cell>,
}

/// Where the mouse on this cell could run or jump to with the actions left, cheapest first (B8, B9).
pub fn runs(open: &Open, from: Cell) -> Vec<Landing> {
    let Some(start) = CellIndex::of(from) else { return Vec::new() };
    landings(&paths(open), start, open.common.actions)
}

/// Where a mouse from the supply could get to by this tower with the actions left, cheapest first; `way` begins with the tower (B10).
pub fn entries(open: &Open, tower: Cell) -> Vec<Landing> {
    let Some(start) = CellIndex::of(tower).filter(|site| TOWERS.contains(*site)) else { return Vec::new() };
    let Some(left) = open.common.actions.checked_sub(1) else { return Vec::new() };
    if open.common.free_towers().contains(start) {
        return vec![Landing { to: tower, cost: 1, way: vec![tower] }];
    }
    let mut entries = landings(&paths(open), start, left);
    for landing in &mut entries {
        landing.cost += 1;
        landing.way.insert(0, tower);
    }
    entries
}

fn paths(open: &Open) -> Paths {
    Paths::new(open.common.floor, open.tiles.traps(), open.common.occupied())
}

fn landings(paths: &Paths, start: CellIndex, actions: u8) -> Vec<Landing> {
    let way = |to| paths.way(start, to).into_iter().flatten().map(CellIndex::cell).collect::<Vec<_>>();
    let by_cost = paths.from(start, actions).into_iter().zip(1..);
    let landing = |(to, cost): (CellIndex, u8)| Landing { to: to.cell(), cost, way: way(to) };
    by_cost.flat_map(|(cells, cost)| cells.iter().map(move |to| (to, cost))).map(landing).collect()
}

/// The chips that a mouse of this seat would bring on this cell; `from` is where it is now, if it is on the board (B14).
pub fn gains(open: &Open, seat: Seat, from: Option<Cell>, to: Cell) -> Vec<Cheese> {
    let Some(end) = CellIndex::of(to) else { return Vec::new() };
    let player = open.common.player(seat);
    let left = from.and_then(CellIndex::of).map_or(player.mice, |start| player.mice - start.alone());
    open.tiles.collects(left.with(end), player.chips).iter().collect()
}

/// The covered rooms whose roof a mouse on this cell could lift (B7).
pub fn rooms_in_reach(common: &Common, from: Cell) -> RoomSet {
    CellIndex::of(from).map_or(RoomSet::EMPTY, |site| common.plan().around(site).without(common.rooms))
}

impl Open {
    /// All tiles that are shown: those that lie open and those under roofs that the help shows (B20).
    pub fn shown(&self) -> Faces {
        self.tiles.or(&self.known)
    }
}
