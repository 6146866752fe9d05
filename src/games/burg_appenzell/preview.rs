//! What a move would bring, as far as can be seen: pure functions on known tiles, built on the code of the rules themselves. For the
//! screen and the bots. Must not know the real state.

use super::actions::PositionMut;
use super::castle::{CellIndex, CellSet, HOLES, TOWERS};
use super::common::Common;
use super::moves::Move;
use super::paths::Paths;
use super::rooms::RoomSet;
use super::rules::Open;
use super::seen::{Fall, Gain};
use super::slots::Slot;
use super::tile_map::TileMap;
use super::tiles::{Cheese, Tile};
use crate::engine::{Cell, Seat};

/// What a push would do, as far as the tiles are known (B12–B14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushOutcome {
    /// The known tiles after the push.
    pub tiles: TileMap,
    /// The tile that would drop out, if it is known.
    pub out: Option<Tile>,
    /// The mice under which a known trap would slide.
    pub falls: Vec<Fall>,
    /// The chips that are certain.
    pub gains: Vec<Gain>,
    /// Whether the game would certainly end.
    pub ends: bool,
    /// The winner, if the game would end and no unknown tile under a mouse could change who wins (B18, B19).
    pub winner: Option<Seat>,
}

/// Previews pushing `spare` in at `slot`, given the known tiles. Does not check whether the push is legal.
pub fn push(common: &Common, tiles: &TileMap, spare: Option<Tile>, slot: Slot) -> PushOutcome {
    let (mut after, mut tiles, mut out) = (common.clone(), *tiles, spare);
    PositionMut { common: &mut after, tiles: &mut tiles, spare: &mut out }.apply(&Move::Push { slot });
    let end = after.end();
    let is_all_known = (after.occupied() & HOLES).iter().all(|cell_index| tiles.at(cell_index).is_some());
    PushOutcome {
        tiles,
        out,
        falls: Fall::between(common, &after),
        gains: Gain::between(common, &after),
        ends: end.is_some(),
        winner: end.filter(|_| is_all_known).map(|end| end.winner),
    }
}

/// A cell where a mouse could land, and the path to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The landing cell.
    pub to: Cell,
    /// Number of actions that the path costs.
    pub cost: u8,
    /// The cells of the path, `cost` in number, the last one `to`.
    pub path: Vec<Cell>,
}

/// The cells that the mouse on `from` could reach by one run with the actions left, cheapest first (B8, B9).
pub fn runs(open: &Open, from: Cell) -> Vec<Landing> {
    let Some(start) = CellIndex::of(from) else { return Vec::new() };
    landings(&paths(open), start, open.common.actions_left)
}

/// Whether the seat on turn could still take an action (B21).
pub fn can_act(open: &Open) -> bool {
    let mut can_act = false;
    open.common.for_each_action(&paths(open), |_| can_act = true);
    can_act
}

/// Where a mouse could get to by several runs in a row, and the landing of the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey {
    /// The landing cell of the first run.
    pub first: Cell,
    /// The last landing cell, the whole path and its cost.
    pub landing: Landing,
}

/// The cells that the mouse on `from` could reach with the actions left, but only by several runs, cheapest first (B8, B9).
pub fn journeys(open: &Open, from: Cell) -> Vec<Journey> {
    let Some(start) = CellIndex::of(from) else { return Vec::new() };
    let (paths, left) = (paths(open), open.common.actions_left);
    let by_one_run: CellSet =
        paths.landings_by_cost(start, left).into_iter().fold(CellSet::EMPTY, |all, cells| all | cells);
    let is_stop = |cell: &Cell| CellIndex::of(*cell).is_some_and(|cell_index| paths.landing.contains(cell_index));
    let journey = |landing: Landing| {
        let first = landing.path.iter().copied().find(is_stop)?;
        let is_far = !CellIndex::of(landing.to).is_some_and(|to| by_one_run.contains(to));
        is_far.then_some(Journey { first, landing })
    };
    landings(&paths.with_stops(), start, left).into_iter().filter_map(journey).collect()
}

/// The cells that a mouse from the supply could reach by this tower with the actions left, cheapest first (B10). Each path begins with the
/// tower.
pub fn entries(open: &Open, tower: Cell) -> Vec<Landing> {
    let Some(start) = CellIndex::of(tower).filter(|cell_index| TOWERS.contains(*cell_index)) else { return Vec::new() };
    let Some(left) = open.common.actions_left.checked_sub(1) else { return Vec::new() };
    if open.common.free_towers().contains(start) {
        return vec![Landing { to: tower, cost: 1, path: vec![tower] }];
    }
    let mut entries = landings(&paths(open), start, left);
    for landing in &mut entries {
        landing.cost += 1;
        landing.path.insert(0, tower);
    }
    entries
}

fn paths(open: &Open) -> Paths {
    Paths::new(open.common.open_cells, open.tiles.traps(), open.common.occupied())
}

fn landings(paths: &Paths, start: CellIndex, actions: u8) -> Vec<Landing> {
    let path = |to| paths.shortest_path(start, to).into_iter().flatten().map(CellIndex::cell).collect::<Vec<_>>();
    let by_cost = paths.landings_by_cost(start, actions).into_iter().zip(1..);
    let landing = |(to, cost): (CellIndex, u8)| Landing { to: to.cell(), cost, path: path(to) };
    by_cost.flat_map(|(cells, cost)| cells.iter().map(move |to| (to, cost))).map(landing).collect()
}

/// The chips that a mouse of this seat would take by landing on `to` (B14). `from` is its cell now, `None` for a mouse from the supply.
pub fn gains(open: &Open, seat: Seat, from: Option<Cell>, to: Cell) -> Vec<Cheese> {
    let Some(end) = CellIndex::of(to) else { return Vec::new() };
    let player = open.common.player(seat);
    let left = from.and_then(CellIndex::of).map_or(player.mice, |start| player.mice - CellSet::only(start));
    open.tiles.new_pairs(left | CellSet::only(end), player.chips).iter().collect()
}

/// The covered rooms whose roof a mouse on `from` could lift (B7).
pub fn rooms_in_reach(common: &Common, from: Cell) -> RoomSet {
    CellIndex::of(from)
        .map_or(RoomSet::EMPTY, |cell_index| common.plan().rooms_around(cell_index).without(common.open_rooms))
}

impl Open {
    /// All tiles that this viewer sees: in open rooms, and under roofs where the memory help shows them (B20).
    pub fn visible_tiles(&self) -> TileMap {
        self.tiles.or(&self.known)
    }
}
