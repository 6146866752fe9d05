//! Who sees what in Burg Appenzell, and positions imagined from a view (B20). All viewers see the same, but for who sees everything.

use rand::Rng;

use super::{BurgAppenzell, Common, LastSeen, Memory, Open, Phase, Remembered, State};
use crate::engine::{Cell, Event, Observation, Rules, View, Viewer, shuffle};
use crate::games::burg_appenzell::castle::{CELLS, CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::moves::{Chance, Move};
use crate::games::burg_appenzell::pushing::{LINE, Slot};
use crate::games::burg_appenzell::tiles::{Tile, TileCounts};
use crate::games::burg_appenzell::witness::{Fall, Gain, Laid, Seen};

/// See `Rules::view`.
pub(super) fn view(state: &State, who: Viewer) -> View<BurgAppenzell> {
    let common = state.common.clone();
    let remembered = HOLES.iter().filter_map(|hole| {
        let last_seen = state.last_seen.0[hole.index()];
        let tile = state.tiles.at(hole).filter(|_| last_seen > 0)?;
        Some(Remembered { at: hole.cell(), tile, last_seen })
    });
    let dealt = is_dealt(&common);
    let sees = match who {
        Viewer::Everything if dealt => HOLES,
        _ => common.floor,
    };
    View {
        who,
        open: Open {
            tiles: state.tiles.on(sees),
            known: state.tiles.on(shown_under_roofs(state)),
            spare: state.spare.filter(|_| dealt),
            common,
        },
        memory: Memory { tiles: remembered.collect(), events: state.events },
    }
}

/// Whether the tiles lie in the castle; before that they are in the box, and nothing is seen of them.
fn is_dealt(common: &Common) -> bool {
    !matches!(common.phase, Phase::Starting | Phase::Dealing)
}

/// The covered cells of which the help shows what is known.
fn shown_under_roofs(state: &State) -> CellSet {
    if state.common.options.memory_help { seen_under_roofs(state) } else { CellSet::EMPTY }
}

/// The covered cells whose tiles all have seen.
fn seen_under_roofs(state: &State) -> CellSet {
    HOLES.iter().filter(|hole| state.last_seen.0[hole.index()] > 0).collect()
}

/// See `Rules::seen`.
pub(super) fn seen(before: &State, event: &Event<BurgAppenzell>) -> Observation<BurgAppenzell> {
    let mut after = before.clone();
    BurgAppenzell::advance(&mut after, event);
    // What lies under a roof and is not shown.
    let unseen = HOLES - before.common.floor - shown_under_roofs(before);
    let (seen, news) = match event {
        Event::Chance(Chance::Start { seat }) => (Seen::Started { seat: *seat }, false),
        Event::Chance(Chance::Tiles { spare, .. }) => (Seen::Dealt { spare: *spare }, false),
        Event::Decision(seat, choice) => {
            let gains = || Gain::between(&before.common, &after.common);
            let end = after.common.end();
            let seat = *seat;
            match choice {
                Move::Tower { at } => (Seen::Towered { seat, at: *at }, false),
                Move::Uncover { room } => {
                    let cells = before.common.plan().cells(*room) & HOLES;
                    let laid = |hole| before.tiles.at(hole).map(|tile| Laid { at: CellIndex::cell(hole), tile });
                    let seen = Seen::Uncovered { seat, room: *room, tiles: cells.iter().filter_map(laid).collect() };
                    (seen, cells.meets(unseen))
                }
                Move::Run { from, to } => {
                    let way = way(before, *from, *to);
                    (Seen::Ran { seat, from: *from, way, gains: gains(), end }, false)
                }
                Move::Enter { tower, to } => {
                    let mut way = way(before, *tower, *to);
                    way.insert(0, *tower);
                    (Seen::Entered { seat, tower: *tower, way, gains: gains(), end }, false)
                }
                Move::Push { slot } => {
                    let seen = Seen::Pushed {
                        seat,
                        slot: *slot,
                        spare: before.spare.unwrap_or(Tile::Blank),
                        line: along(before, *slot),
                        shifted: along(&after, *slot),
                        out: after.spare.unwrap_or(Tile::Blank),
                        falls: Fall::between(&before.common, &after.common),
                        gains: gains(),
                        end,
                    };
                    (seen, brings_to_light(before, *slot).meets(unseen))
                }
                Move::EndTurn {} => (Seen::Ended { seat, covered: before.common.rooms_to_cover(), end }, false),
            }
        }
    };
    Observation { seen, is_news: news, is_glimpse: false }
}

/// The cells that a mouse goes over, the last one where it lands; none if it stays.
fn way(before: &State, from: Cell, to: Cell) -> Vec<Cell> {
    let (Some(start), Some(end)) = (CellIndex::of(from), CellIndex::of(to)) else { return Vec::new() };
    before.paths().way(start, end).into_iter().flatten().map(CellIndex::cell).collect()
}

/// What lies open along a line.
fn along(state: &State, slot: Slot) -> [Option<Tile>; LINE] {
    slot.line().map(|site| state.tiles.at(site).filter(|_| state.common.floor.contains(site)))
}

/// The covered cells of a line whose tile comes to lie open by a push, as the spare or in an open room.
fn brings_to_light(before: &State, slot: Slot) -> CellSet {
    let floor = before.common.floor;
    let line = slot.line();
    let opens = |step: usize| line.get(step + 1).is_none_or(|next| floor.contains(*next));
    let found: CellSet = line.into_iter().enumerate().filter(|(step, _)| opens(*step)).map(|(_, site)| site).collect();
    found - floor
}

/// See `Rules::covers`: a roof comes over a tile that all saw, or such a tile slides under one. Where the help shows it all the same, nothing
/// is covered.
pub(super) fn covers(before: &State, event: &Event<BurgAppenzell>) -> bool {
    let common = &before.common;
    if common.options.memory_help {
        return false;
    }
    match event {
        Event::Decision(_, Move::EndTurn {}) => !common.rooms_to_cover().is_empty(),
        Event::Decision(_, Move::Push { slot }) => {
            let open = slot.line().map(|site| common.floor.contains(site));
            // The spare is seen by all as well.
            !open[0] || open.windows(2).any(|pair| pair[0] && !pair[1])
        }
        Event::Chance(_) | Event::Decision(..) => false,
    }
}

/// A state that fits the view. What was never seen lies anywhere with the same likelihood: pushes and roofs depend on nothing that is under
/// a roof, so they tell nothing of it.
pub(super) fn imagine(view: &View<BurgAppenzell>, rng: &mut impl Rng) -> State {
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
        (state.tiles, state.spare) = super::laid_out(Tile::all());
        return state;
    }
    for remembered in &view.memory.tiles {
        if let Some(site) = CellIndex::of(remembered.at) {
            state.tiles.set(site, Some(remembered.tile));
            state.last_seen.0[site.index()] = remembered.last_seen;
        }
    }
    deal_the_rest(&mut state, rng);
    state
}

fn deal_the_rest(state: &mut State, rng: &mut impl Rng) {
    let unknown = HOLES - state.tiles.known();
    if unknown.is_empty() {
        return;
    }
    let mut left = TileCounts::all();
    HOLES.iter().filter_map(|hole| state.tiles.at(hole)).chain(state.spare).for_each(|tile| left.take(tile));
    let mut left: arrayvec::ArrayVec<Tile, { Tile::COUNT }> = left.iter().take(Tile::COUNT).collect();
    shuffle(rng, &mut left);
    unknown.iter().zip(left).for_each(|(hole, tile)| state.tiles.set(hole, Some(tile)));
}

/// See `Rules::redrawn`: the tiles that nobody has seen change places where they were laid out.
pub(super) fn redrawn(past: &[&Event<BurgAppenzell>], now: &State, rng: &mut impl Rng) -> Option<(usize, Chance)> {
    let (ply, holes, spare) = past.iter().enumerate().rev().find_map(|(ply, event)| match event {
        Event::Chance(Chance::Tiles { holes, spare }) => Some((ply, holes, *spare)),
        Event::Chance(_) | Event::Decision(..) => None,
    })?;
    // By cell: the number of the hole in which the tile there was laid out.
    let mut origins = [None; CELLS];
    HOLES.iter().enumerate().for_each(|(number, hole)| origins[hole.index()] = Some(number));
    for event in past.get(ply + 1..)? {
        if let Event::Decision(_, Move::Push { slot }) = event {
            slot.shift(&mut origins, None);
        }
    }
    let unseen = HOLES - now.common.floor - seen_under_roofs(now);
    let numbers: Vec<usize> = unseen.iter().filter_map(|hole| origins[hole.index()]).collect();
    let mut holes = holes.clone();
    let mut tiles: Vec<Tile> = numbers.iter().filter_map(|&number| holes.get(number).copied()).collect();
    shuffle(rng, &mut tiles);
    for (number, tile) in numbers.into_iter().zip(tiles) {
        *holes.get_mut(number)? = tile;
    }
    Some((ply, Chance::Tiles { holes, spare }))
}
