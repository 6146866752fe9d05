//! What each viewer sees and remembers, and states sampled from a view (B20). All viewers see the same, except [`Viewer::Everything`].

use rand::Rng;

use super::{BurgAppenzell, LastSeen, Memory, Open, Remembered, State};
use crate::engine::{Cell, Event, Observation, Rules, View, Viewer, shuffle};
use crate::games::burg_appenzell::castle::{CELLS, CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::common::{Common, Phase};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::seen::{Fall, Gain, PlacedTile, Seen};
use crate::games::burg_appenzell::slots::{LINE_LENGTH, Slot};
use crate::games::burg_appenzell::tiles::{Tile, TileCounts};

/// See [`Rules::view`].
pub(super) fn view(state: &State, who: Viewer) -> View<BurgAppenzell> {
    let common = state.common.clone();
    let remembered = HOLES.iter().filter_map(|hole| {
        let last_seen = state.last_seen.0[hole.index()];
        let tile = state.tiles.at(hole).filter(|_| last_seen > 0)?;
        Some(Remembered { at: hole.cell(), tile, last_seen })
    });
    let dealt = is_dealt(&common);
    let visible = match who {
        Viewer::Everything if dealt => HOLES,
        _ => common.open_cells,
    };
    View {
        who,
        open: Open {
            tiles: state.tiles.restricted_to(visible),
            known: state.tiles.restricted_to(cells_shown_by_help(state)),
            spare: state.spare.filter(|_| dealt),
            common,
        },
        memory: Memory { tiles: remembered.collect(), events: state.events },
    }
}

/// Whether the tiles have been laid out (B5); before that nobody sees any.
fn is_dealt(common: &Common) -> bool {
    !matches!(common.phase, Phase::Starting | Phase::Dealing)
}

/// The covered cells whose tiles the option `memory_help` shows.
fn cells_shown_by_help(state: &State) -> CellSet {
    if state.common.options.memory_help { remembered_cells(state) } else { CellSet::EMPTY }
}

/// The covered cells whose tiles everyone has seen.
fn remembered_cells(state: &State) -> CellSet {
    HOLES.iter().filter(|hole| state.last_seen.0[hole.index()] > 0).collect()
}

/// See [`Rules::observe`].
pub(super) fn observe(before: &State, event: &Event<BurgAppenzell>) -> Observation<BurgAppenzell> {
    let mut after = before.clone();
    BurgAppenzell::advance(&mut after, event);
    let hidden = HOLES - before.common.open_cells - cells_shown_by_help(before);
    let (seen, is_news) = match event {
        Event::Chance(Chance::Start { seat }) => (Seen::Started { seat: *seat }, false),
        Event::Chance(Chance::Tiles { spare, .. }) => (Seen::Dealt { spare: *spare }, false),
        Event::Decision(seat, choice) => {
            let gains = || Gain::between(&before.common, &after.common);
            let end = after.common.end();
            let seat = *seat;
            match choice {
                Move::Tower { at } => (Seen::TowerChosen { seat, at: *at }, false),
                Move::Uncover { room } => {
                    let cells = before.common.plan().cells(*room) & HOLES;
                    let placed =
                        |hole| before.tiles.at(hole).map(|tile| PlacedTile { at: CellIndex::cell(hole), tile });
                    let seen = Seen::Uncovered { seat, room: *room, tiles: cells.iter().filter_map(placed).collect() };
                    (seen, cells.intersects(hidden))
                }
                Move::Run { from, to } => {
                    let path = run_path(before, *from, *to);
                    (Seen::Ran { seat, from: *from, path, gains: gains(), end }, false)
                }
                Move::Enter { tower, to } => {
                    let mut path = run_path(before, *tower, *to);
                    path.insert(0, *tower);
                    (Seen::Entered { seat, tower: *tower, path, gains: gains(), end }, false)
                }
                Move::Push { slot } => {
                    let seen = Seen::Pushed {
                        seat,
                        slot: *slot,
                        spare: before.spare.unwrap_or(Tile::Blank),
                        line: open_tiles_along(before, *slot),
                        shifted: open_tiles_along(&after, *slot),
                        out: after.spare.unwrap_or(Tile::Blank),
                        falls: Fall::between(&before.common, &after.common),
                        gains: gains(),
                        end,
                    };
                    (seen, cells_revealed_by_push(before, *slot).intersects(hidden))
                }
                Move::EndTurn {} => (Seen::TurnEnded { seat, covered: before.common.rooms_to_cover(), end }, false),
            }
        }
    };
    Observation { seen, is_news, is_glimpse: false }
}

/// The cells of the path of a run, without the start; empty if `to` is `from`.
fn run_path(before: &State, from: Cell, to: Cell) -> Vec<Cell> {
    let (Some(start), Some(end)) = (CellIndex::of(from), CellIndex::of(to)) else { return Vec::new() };
    before.paths().shortest_path(start, end).into_iter().flatten().map(CellIndex::cell).collect()
}

/// The tiles along a line, starting at the slot, `None` under roofs.
fn open_tiles_along(state: &State, slot: Slot) -> [Option<Tile>; LINE_LENGTH] {
    slot.line().map(|cell_index| state.tiles.at(cell_index).filter(|_| state.common.open_cells.contains(cell_index)))
}

/// The covered cells of a line whose tiles a push reveals, as the new spare or in an open room.
fn cells_revealed_by_push(before: &State, slot: Slot) -> CellSet {
    let open_cells = before.common.open_cells;
    let line = slot.line();
    let moves_into_open = |step: usize| line.get(step + 1).is_none_or(|next| open_cells.contains(*next));
    let steps = line.into_iter().enumerate().filter(|(step, _)| moves_into_open(*step));
    steps.map(|(_, cell_index)| cell_index).collect::<CellSet>() - open_cells
}

/// See [`Rules::hides_information`]: a roof covers a tile that everyone saw, or such a tile slides under a roof. With the option
/// `memory_help` the tile stays shown, so nothing is hidden.
pub(super) fn hides_information(before: &State, event: &Event<BurgAppenzell>) -> bool {
    let common = &before.common;
    if common.options.memory_help {
        return false;
    }
    match event {
        Event::Decision(_, Move::EndTurn {}) => !common.rooms_to_cover().is_empty(),
        Event::Decision(_, Move::Push { slot }) => {
            let open = slot.line().map(|cell_index| common.open_cells.contains(cell_index));
            // Everyone has seen the spare, too.
            !open[0] || open.windows(2).any(|pair| pair[0] && !pair[1])
        }
        Event::Chance(_) | Event::Decision(..) => false,
    }
}

/// A random state that fits the view. Unseen tiles are dealt uniformly: whether a push or an uncovering is legal never depends on hidden tiles,
/// so the past events tell nothing about them.
pub(super) fn sample_state(view: &View<BurgAppenzell>, rng: &mut impl Rng) -> State {
    let open = &view.open;
    let common = open.common.clone();
    let mut state = State {
        common,
        tiles: open.tiles,
        spare: open.spare,
        last_seen: LastSeen([0; CELLS]),
        events: view.memory.events,
    };
    if open.spare.is_none() {
        (state.tiles, state.spare) = super::lay_out(Tile::all());
        return state;
    }
    for remembered in &view.memory.tiles {
        if let Some(cell_index) = CellIndex::of(remembered.at) {
            state.tiles.set(cell_index, Some(remembered.tile));
            state.last_seen.0[cell_index.index()] = remembered.last_seen;
        }
    }
    deal_unknown_tiles(&mut state, rng);
    state
}

/// Deals the tiles that are left to the holes whose tile is unknown.
fn deal_unknown_tiles(state: &mut State, rng: &mut impl Rng) {
    let unknown = HOLES - state.tiles.known_cells();
    if unknown.is_empty() {
        return;
    }
    let mut left = TileCounts::all();
    HOLES.iter().filter_map(|hole| state.tiles.at(hole)).chain(state.spare).for_each(|tile| left.take(tile));
    let mut left: arrayvec::ArrayVec<Tile, { Tile::COUNT }> = left.iter().take(Tile::COUNT).collect();
    shuffle(rng, &mut left);
    unknown.iter().zip(left).for_each(|(hole, tile)| state.tiles.set(hole, Some(tile)));
}

/// See [`Rules::resample_hidden`]: the deal (B5) with the tiles shuffled that nobody has seen until `now`.
pub(super) fn resample_hidden(
    past: &[&Event<BurgAppenzell>],
    now: &State,
    rng: &mut impl Rng,
) -> Option<(usize, Chance)> {
    let (ply, holes, spare) = past.iter().enumerate().rev().find_map(|(ply, event)| match event {
        Event::Chance(Chance::Tiles { holes, spare }) => Some((ply, holes, *spare)),
        Event::Chance(_) | Event::Decision(..) => None,
    })?;
    // By cell: the number of the hole in which its tile was laid out.
    let mut origins = [None; CELLS];
    HOLES.iter().enumerate().for_each(|(number, hole)| origins[hole.index()] = Some(number));
    for event in past.get(ply + 1..)? {
        if let Event::Decision(_, Move::Push { slot }) = event {
            slot.shift(&mut origins, None);
        }
    }
    let unseen = HOLES - now.common.open_cells - remembered_cells(now);
    let numbers: Vec<usize> = unseen.iter().filter_map(|hole| origins[hole.index()]).collect();
    let mut holes = holes.clone();
    let mut tiles: Vec<Tile> = numbers.iter().filter_map(|&number| holes.get(number).copied()).collect();
    shuffle(rng, &mut tiles);
    for (number, tile) in numbers.into_iter().zip(tiles) {
        *holes.get_mut(number)? = tile;
    }
    Some((ply, Chance::Tiles { holes, spare }))
}
