//! The value of a position to a player if the turn ended there, in thousandths of a chip. Only [`score_at_turn_end`] considers B22.
//!
//! The weights come from matches between bots with different weights. Must not know hidden tiles.

use arrayvec::ArrayVec;

use super::KnownPosition;
use crate::engine::Seat;
use crate::games::burg_appenzell::castle::{CELLS, CellIndex, CellSet, HOLES, TOWERS};
use crate::games::burg_appenzell::common::{ACTIONS, MICE};
use crate::games::burg_appenzell::ending::FALLEN_MICE_LIMIT;
use crate::games::burg_appenzell::rooms::Plan;
use crate::games::burg_appenzell::slots::Slot;
use crate::games::burg_appenzell::tiles::{CHEESE_KINDS, Cheese, Tile};

/// A won game; a lost one counts as much below zero.
const WIN: i32 = 1_000_000;
/// A chip of one's own.
const OWN_CHIP: i32 = 1000;
/// A chip of an opponent.
const OPPONENT_CHIP: i32 = -700;
/// A fallen mouse of one's own.
const OWN_FALL: i32 = -500;
/// A fallen mouse of an opponent.
const OPPONENT_FALL: i32 = 250;
/// A tile in an open room that was never seen before. Small, because the others see it too: a tie breaker.
const UNSEEN_TILE: i32 = 15;
/// A mouse of one's own in the castle.
const OWN_MOUSE: i32 = 60;
/// A mouse of one's own that the next push can drop.
const THREAT: i32 = -260;
/// The same if the fall would be the third and end the game (B17).
const FATAL_THREAT: i32 = -5000;
/// A pair of cheese that can be taken, by its distance in actions.
const PAIR_AT_DISTANCE: [i32; MAX_DISTANCE as usize] = [600, 560, 520, 470, 430, 300, 250, 200, 160, 130, 100, 80];
/// A single known piece of cheese, by its distance in actions; the last entry is for a piece out of reach.
const PIECE_AT_DISTANCE: [i32; MAX_DISTANCE as usize + 1] = [60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12];
/// The share, in tenths, of the best prospect, the second best and so on: a player goes for one at a time.
const RANK_SHARE: [i32; 6] = [10, 5, 3, 2, 1, 1];
/// Divisor of the prospects of opponents, which may change before their turns.
const OPPONENT_DIVISOR: i32 = 2;
/// The largest distance considered, in actions; also stands for "out of reach".
const MAX_DISTANCE: u8 = 12;

/// For one mouse: the number of actions to stand on each cell that was asked for, [`MAX_DISTANCE`] if out of reach.
type Distances = [u8; CELLS];

/// The value of a position to `me` if the turn ended there, without regard to B22.
pub(super) fn score_position(position: &KnownPosition, me: Seat) -> i32 {
    let common = &position.common;
    if let Some(end) = common.end() {
        return if end.winner == me { WIN - used_actions(position) * OWN_CHIP } else { -WIN };
    }
    let pieces = KnownCheese::of(position);
    // The open cells once the turn has ended.
    let open_cells = common.open_cells - common.plan().cells_of(common.rooms_to_cover());
    let own = common.player(me);
    let unseen = (common.open_cells & HOLES) - pieces.known;
    let mut score = own.chips.len() as i32 * OWN_CHIP + i32::from(own.fallen) * OWN_FALL;
    score += own.mice.len() as i32 * OWN_MOUSE + unseen.len() as i32 * UNSEEN_TILE;
    score += threat_penalty(position, me) + pieces.prospects(position, me, open_cells);
    for seat in Seat::all(common.seats()).filter(|&seat| seat != me) {
        let player = common.player(seat);
        score += player.chips.len() as i32 * OPPONENT_CHIP + i32::from(player.fallen) * OPPONENT_FALL;
        score -= pieces.prospects(position, seat, open_cells) / OPPONENT_DIVISOR;
    }
    score
}

/// The value of a scored position if the turn ends there now, which may end the game (B22).
pub(super) fn score_at_turn_end(position: &KnownPosition, me: Seat) -> i32 {
    match position.common.end_if_turn_ends() {
        // An unknown tile could still bring a chip or a fall and undo the win.
        Some(end) if end.winner == me => WIN - used_actions(position) * OWN_CHIP,
        // Unknown tiles are the last hope, so even losing positions are ranked.
        Some(_) => position.score - WIN,
        None => position.score,
    }
}

/// The actions of this turn so far. Of several wins, the shortest is the best.
fn used_actions(position: &KnownPosition) -> i32 {
    i32::from(ACTIONS - position.common.actions_left.min(ACTIONS))
}

/// The penalty for mice that the next push can drop.
pub(super) fn threat_penalty(position: &KnownPosition, me: Seat) -> i32 {
    let player = position.common.player(me);
    match max_push_losses(position, me) {
        0 => 0,
        worst if usize::from(player.fallen) + worst >= usize::from(FALLEN_MICE_LIMIT) => FATAL_THREAT,
        mice => mice as i32 * THREAT,
    }
}

/// The most mice of `me` that a single push can drop, as far as traps are known.
pub(super) fn max_push_losses(position: &KnownPosition, me: Seat) -> usize {
    mice_dropped_by_each_push(position, me).map(CellSet::len).max().unwrap_or(0)
}

/// For each push of a line with a mouse of `me`: the mice of `me` that it would drop.
fn mice_dropped_by_each_push(position: &KnownPosition, me: Seat) -> impl Iterator<Item = CellSet> {
    let mice = position.common.player(me).mice;
    Slot::ALL.into_iter().filter(move |slot| mice.intersects(slot.line_cells())).map(move |slot| {
        let line = slot.line();
        let before =
            std::iter::once(position.spare).chain(line.iter().map(|cell_index| position.tiles.at(*cell_index)));
        let traps: CellSet = line
            .iter()
            .zip(before)
            .filter(|(_, tile)| *tile == Some(Tile::Trap))
            .map(|(cell_index, _)| *cell_index)
            .collect();
        mice & traps
    })
}

/// The cells of the known pieces of cheese.
pub(super) struct KnownCheese {
    /// By cheese: the cells of its pieces.
    by_kind: [ArrayVec<CellIndex, 3>; CHEESE_KINDS],
    /// The cells of all known tiles.
    known: CellSet,
}

impl KnownCheese {
    pub(super) fn of(position: &KnownPosition) -> KnownCheese {
        let mut pieces = KnownCheese { by_kind: Default::default(), known: position.tiles.known_cells() };
        for cell_index in pieces.known.iter() {
            if let Some(cheese) = position.tiles.at(cell_index).and_then(Tile::cheese) {
                // There are three of each; if a damaged view has more, three are enough.
                let _ = pieces.by_kind[cheese.index()].try_push(cell_index);
            }
        }
        pieces
    }

    /// The value of the pairs that a player can still make for the cheeses it lacks, once the turn has ended.
    fn prospects(&self, position: &KnownPosition, seat: Seat, open_cells: CellSet) -> i32 {
        self.prospects_by_kind(position, seat, open_cells).iter().map(|(_, score)| score).sum()
    }

    /// The same for each cheese that still counts, the best first.
    pub(super) fn prospects_by_kind(
        &self,
        position: &KnownPosition,
        seat: Seat,
        open_cells: CellSet,
    ) -> ArrayVec<(Cheese, i32), CHEESE_KINDS> {
        let common = &position.common;
        let player = common.player(seat);
        let lacking = Cheese::ALL.into_iter().filter(|cheese| !player.chips.contains(*cheese));
        let wanted = lacking.clone().flat_map(|cheese| self.by_kind[cheese.index()].iter().copied()).collect();
        let distances = distances(position, seat, open_cells, wanted);
        let mut found: ArrayVec<(Cheese, i32), CHEESE_KINDS> =
            lacking.map(|cheese| (cheese, prospect(&self.by_kind[cheese.index()], &distances))).collect();
        found.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
        let needed = usize::from(common.options.goal.kinds()).saturating_sub(player.chips.len());
        found.truncate(needed.min(RANK_SHARE.len()));
        found.iter_mut().zip(RANK_SHARE).for_each(|((_, score), share)| *score = *score * share / 10);
        found
    }
}

/// The value of one cheese whose known pieces lie here.
fn prospect(pieces: &[CellIndex], mice: &[Distances]) -> i32 {
    let (pair, piece) = pair_and_piece_distance(pieces, mice);
    match PAIR_AT_DISTANCE.get(usize::from(pair)) {
        Some(score) => *score,
        None if pieces.is_empty() => 0,
        None => PIECE_AT_DISTANCE[usize::from(piece)],
    }
}

/// The number of actions to stand on two of these pieces, and on one.
fn pair_and_piece_distance(pieces: &[CellIndex], mice: &[Distances]) -> (u8, u8) {
    let (mut pair, mut piece) = (MAX_DISTANCE, MAX_DISTANCE);
    let nearest: ArrayVec<Nearest, 3> = pieces.iter().map(|at| Nearest::to(*at, mice)).collect();
    for (index, first) in nearest.iter().enumerate() {
        piece = piece.min(first.distance);
        nearest[index + 1..].iter().for_each(|second| pair = pair.min(first.with(second)));
    }
    (pair, piece)
}

/// The two mice that are nearest to a piece.
struct Nearest {
    mouse: usize,
    distance: u8,
    /// The distance of the second one.
    second: u8,
}

impl Nearest {
    fn to(at: CellIndex, mice: &[Distances]) -> Nearest {
        let mut nearest = Nearest { mouse: 0, distance: MAX_DISTANCE, second: MAX_DISTANCE };
        for (mouse, distances) in mice.iter().enumerate() {
            let distance = distances[at.index()];
            if distance < nearest.distance {
                nearest = Nearest { mouse, distance, second: nearest.distance };
            } else {
                nearest.second = nearest.second.min(distance);
            }
        }
        nearest
    }

    /// The number of actions for two different mice to stand on both pieces.
    fn with(&self, other: &Nearest) -> u8 {
        match self.mouse == other.mouse {
            true => (self.distance + other.second).min(self.second + other.distance),
            false => self.distance + other.distance,
        }
    }
}

/// The distances of each mouse that has not fallen, those in the supply included, to the wanted cells.
fn distances(
    position: &KnownPosition,
    seat: Seat,
    open_cells: CellSet,
    wanted: CellSet,
) -> ArrayVec<Distances, { MICE as usize }> {
    let common = &position.common;
    let player = common.player(seat);
    let terrain = Terrain {
        plan: common.plan(),
        open_cells,
        traps: position.tiles.traps(),
        occupied: common.occupied() - player.mice,
    };
    let standing = player.mice.iter().map(|mouse| terrain.distances(CellSet::only(mouse), 0, wanted));
    let mut found: ArrayVec<Distances, { MICE as usize }> = standing.take(usize::from(MICE)).collect();
    if player.supply > 0 {
        let waiting = terrain.distances(common.free_towers(), 1, wanted);
        let places = found.remaining_capacity().min(usize::from(player.supply));
        found.extend(std::iter::repeat_n(waiting, places));
    }
    found
}

/// What decides how many actions a mouse needs to a cell.
struct Terrain {
    plan: &'static Plan,
    open_cells: CellSet,
    /// The cells of known traps, where no mouse can go (B8).
    traps: CellSet,
    /// The cells with mice of others: passed over, but no place to land (B9, B11).
    occupied: CellSet,
}

impl Terrain {
    /// The distances from these cells, which are themselves reached after `after` actions, to the wanted cells. A step is one action, and a
    /// roof on the way one more, whatever its size (B7).
    fn distances(&self, start: CellSet, after: u8, wanted: CellSet) -> Distances {
        let mut distances = [MAX_DISTANCE; CELLS];
        let mut reached = start | TOWERS | self.traps;
        let mut edge = start;
        // Cells whose roof is lifted by this action: reached one action later.
        let mut lifted = CellSet::EMPTY;
        let mut wanted = wanted - self.occupied;
        for actions in after..MAX_DISTANCE {
            (edge & wanted).iter().for_each(|cell_index| distances[cell_index.index()] = actions);
            wanted -= edge;
            let next = edge.side_neighbours() - reached;
            let open = next & (self.open_cells | self.plan.neighbours_in_room(edge - self.open_cells));
            edge = open | (lifted - reached);
            lifted = next - open;
            reached |= edge;
            if wanted.is_empty() || edge.is_empty() && lifted.is_empty() {
                break;
            }
        }
        distances
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burg_appenzell::castle::SOLID;
    use crate::games::burg_appenzell::rooms::Side;

    /// Side A without mice; either all rooms are open or none.
    fn castle(open: bool) -> Terrain {
        let open_cells = if open { HOLES | SOLID } else { CellSet::EMPTY };
        Terrain { plan: Plan::of(Side::A), open_cells, traps: CellSet::EMPTY, occupied: CellSet::EMPTY }
    }

    /// The distances of these cells from the tower at row 0, column 0.
    fn distances_from_tower<const N: usize>(terrain: &Terrain, cells: [(u8, u8); N]) -> [u8; N] {
        let distances = terrain.distances(CellSet::only(CellIndex::at(0, 0)), 0, HOLES | SOLID);
        cells.map(|(row, column)| distances[CellIndex::at(row, column).index()])
    }

    #[test]
    fn b07_a_roof_costs_one_action_whatever_its_size() {
        // Two cells of room A, then three of room B.
        assert_eq!(distances_from_tower(&castle(false), [(0, 1), (0, 2), (0, 3), (0, 4), (0, 5)]), [2, 3, 5, 6, 7]);
        assert_eq!(distances_from_tower(&castle(true), [(0, 1), (0, 2), (0, 3)]), [1, 2, 3]);
    }

    #[test]
    fn b08_no_path_leads_over_a_known_trap() {
        let terrain = Terrain { traps: CellSet::only(CellIndex::at(0, 1)), ..castle(true) };
        assert_eq!(distances_from_tower(&terrain, [(0, 1), (0, 2), (1, 1)]), [MAX_DISTANCE, 4, 2]);
    }

    #[test]
    fn b09_mice_are_passed_over_but_not_landed_on() {
        let terrain = Terrain { occupied: CellSet::only(CellIndex::at(0, 1)), ..castle(true) };
        assert_eq!(distances_from_tower(&terrain, [(0, 1), (0, 2)]), [MAX_DISTANCE, 2]);
    }
}
