//! What a position is worth to a player if its turn ended there, in thousandths of a chip. Only [`worth_at_end`] looks at B22.
//!
//! The weights were found by letting bots with different ones play against each other.

use std::ops::BitOr;

use arrayvec::ArrayVec;

use super::Thought;
use crate::engine::Seat;
use crate::games::burg_appenzell::castle::{CELLS, CellIndex, CellSet, HOLES, TOWERS};
use crate::games::burg_appenzell::ending::FALLEN_MICE;
use crate::games::burg_appenzell::pushing::Slot;
use crate::games::burg_appenzell::rooms::Plan;
use crate::games::burg_appenzell::rules::{ACTIONS, MICE};
use crate::games::burg_appenzell::tiles::{CHEESES, Cheese, Tile};

/// Won or lost.
const GAME: i32 = 1_000_000;
/// One's own chip.
const CHIP: i32 = 1000;
/// A chip of an opponent.
const THEIR_CHIP: i32 = -700;
/// One's own fallen mouse.
const FALL: i32 = -500;
/// An opponent's fallen mouse.
const THEIR_FALL: i32 = 250;
/// A tile never seen, under a roof that was lifted. Others see it, too, so this is little: it decides where nothing else does.
const DISCOVERY: i32 = 15;
/// A mouse in the castle.
const MOUSE: i32 = 60;
/// A mouse that the next push can drop.
const THREAT: i32 = -260;
/// The same where it would be the third.
const LAST_THREAT: i32 = -5000;
/// A pair that is so many actions away.
const PAIR: [i32; FAR as usize] = [600, 560, 520, 470, 430, 300, 250, 200, 160, 130, 100, 80];
/// One piece known, so many actions away; of the other nothing is known. The last one is out of reach.
const PIECE: [i32; FAR as usize + 1] = [60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16, 12];
/// The share of the best pair, the second best … in tenths: only one is gone for at a time.
const SHARE: [i32; 6] = [10, 5, 3, 2, 1, 1];
/// How much less an opponent's prospects count than one's own: they may change before its turn.
const THEIRS: i32 = 2;
/// Nobody looks further ahead than so many actions.
const FAR: u8 = 12;

/// For a mouse: how many actions it takes to stand on each cell, [`FAR`] where that is out of reach.
type Distances = [u8; CELLS];

/// See the top of the file.
pub(super) fn worth(thought: &Thought, me: Seat) -> i32 {
    let common = &thought.common;
    if let Some(end) = common.end() {
        return if end.winner == me { GAME } else { -GAME };
    }
    let pieces = Pieces::of(thought);
    // The floor as it will be once the turn has ended.
    let floor = common.floor - common.plan().cells_of(common.rooms_to_cover());
    let own = common.player(me);
    let unseen = (common.floor & HOLES) - pieces.known;
    let mut worth = own.chips.len() as i32 * CHIP + i32::from(own.fallen) * FALL;
    worth += own.mice.len() as i32 * MOUSE + unseen.len() as i32 * DISCOVERY;
    worth += threat(thought, me) + pieces.prospects(thought, me, floor);
    for seat in Seat::all(common.seats()).filter(|&seat| seat != me) {
        let player = common.player(seat);
        worth += player.chips.len() as i32 * THEIR_CHIP + i32::from(player.fallen) * THEIR_FALL;
        worth -= pieces.prospects(thought, seat, floor) / THEIRS;
    }
    worth
}

/// What a position of that worth comes to if the turn ends there: by that the game may be over (B22).
pub(super) fn worth_at_end(thought: &Thought, me: Seat) -> i32 {
    match thought.common.end_with_turn() {
        // The sooner the better: what is not known could still bring a chip or a fall.
        Some(end) if end.winner == me => GAME - i32::from(ACTIONS - thought.common.actions.min(ACTIONS)) * CHIP,
        // What is not known is the last hope, so that even here one position is better than another.
        Some(_) => thought.worth - GAME,
        None => thought.worth,
    }
}

/// What the next push may do to one's mice, should the others see it.
fn threat(thought: &Thought, me: Seat) -> i32 {
    let player = thought.common.player(me);
    match threatened(thought, me) {
        0 => 0,
        worst if usize::from(player.fallen) + worst >= usize::from(FALLEN_MICE) => LAST_THREAT,
        mice => mice as i32 * THREAT,
    }
}

/// How many of one's mice a single push can drop, as far as traps are known.
pub(super) fn threatened(thought: &Thought, me: Seat) -> usize {
    pushes(thought, me).map(CellSet::len).max().unwrap_or(0)
}

/// Those of one's mice that the next push can drop, as far as traps are known.
pub(super) fn endangered(thought: &Thought, me: Seat) -> CellSet {
    pushes(thought, me).fold(CellSet::EMPTY, BitOr::bitor)
}

/// For each push that may matter: which of one's mice it would drop.
fn pushes(thought: &Thought, me: Seat) -> impl Iterator<Item = CellSet> {
    let mice = thought.common.player(me).mice;
    Slot::ALL.into_iter().filter(move |slot| mice.meets(slot.cells())).map(move |slot| {
        let line = slot.line();
        let before = std::iter::once(thought.spare).chain(line.iter().map(|site| thought.faces.at(*site)));
        let traps: CellSet =
            line.iter().zip(before).filter(|(_, tile)| *tile == Some(Tile::Trap)).map(|(site, _)| *site).collect();
        mice & traps
    })
}

/// The cheese that a player lacks and is nearest to a pair of, once the turn has ended, and how many actions away that is.
pub(super) fn nearest_pair(thought: &Thought, me: Seat) -> Option<(Cheese, u8)> {
    let pieces = Pieces::of(thought);
    let common = &thought.common;
    let floor = common.floor - common.plan().cells_of(common.rooms_to_cover());
    let distances = distances(thought, me, floor);
    let lacking = Cheese::ALL.into_iter().filter(|cheese| !common.player(me).chips.contains(*cheese));
    let away = lacking.map(|cheese| (cheese, reach(&pieces.of[cheese.index()], &distances).0));
    away.filter(|(_, actions)| *actions < FAR).min_by_key(|(_, actions)| *actions)
}

/// Where cheese is known to lie.
struct Pieces {
    of: [ArrayVec<CellIndex, 3>; CHEESES],
    known: CellSet,
}

impl Pieces {
    fn of(thought: &Thought) -> Pieces {
        let mut pieces = Pieces { of: Default::default(), known: thought.faces.known() };
        for site in pieces.known.iter() {
            if let Some(cheese) = thought.faces.at(site).and_then(Tile::cheese) {
                // There are three of each; should a view say otherwise, three are enough.
                let _ = pieces.of[cheese.index()].try_push(site);
            }
        }
        pieces
    }

    /// How near a player is to pairs of the cheeses that it lacks, once the turn has ended.
    fn prospects(&self, thought: &Thought, seat: Seat, floor: CellSet) -> i32 {
        let common = &thought.common;
        let player = common.player(seat);
        let distances = distances(thought, seat, floor);
        let lacking = Cheese::ALL.into_iter().filter(|cheese| !player.chips.contains(*cheese));
        let mut found: ArrayVec<i32, CHEESES> =
            lacking.map(|cheese| prospect(&self.of[cheese.index()], &distances)).collect();
        found.sort_unstable_by(|first, second| second.cmp(first));
        let needed = usize::from(common.options.goal.kinds()).saturating_sub(player.chips.len());
        found.iter().zip(SHARE).take(needed).map(|(worth, share)| worth * share / 10).sum()
    }
}

/// The worth of one cheese whose known pieces lie here.
fn prospect(pieces: &[CellIndex], mice: &[Distances]) -> i32 {
    let (pair, piece) = reach(pieces, mice);
    match PAIR.get(usize::from(pair)) {
        Some(worth) => *worth,
        None if pieces.is_empty() => 0,
        None => PIECE[usize::from(piece)],
    }
}

/// How many actions it takes to stand on two of these pieces, and on one.
fn reach(pieces: &[CellIndex], mice: &[Distances]) -> (u8, u8) {
    let (mut pair, mut piece) = (FAR, FAR);
    for (number, one) in mice.iter().enumerate() {
        for (index, first) in pieces.iter().enumerate() {
            piece = piece.min(one[first.index()]);
            for second in &pieces[index + 1..] {
                for other in &mice[number + 1..] {
                    let straight = one[first.index()] + other[second.index()];
                    let crossed = one[second.index()] + other[first.index()];
                    pair = pair.min(straight).min(crossed);
                }
            }
        }
    }
    (pair, piece)
}

/// Those of each mouse that has not fallen.
fn distances(thought: &Thought, seat: Seat, floor: CellSet) -> ArrayVec<Distances, { MICE as usize }> {
    let common = &thought.common;
    let player = common.player(seat);
    let terrain =
        Terrain { plan: common.plan(), floor, traps: thought.faces.traps(), occupied: common.occupied() - player.mice };
    let standing = player.mice.iter().map(|mouse| terrain.distances(mouse.alone(), 0));
    let mut found: ArrayVec<Distances, { MICE as usize }> = standing.take(usize::from(MICE)).collect();
    if player.supply > 0 {
        let waiting = terrain.distances(common.free_towers(), 1);
        let places = found.remaining_capacity().min(usize::from(player.supply));
        found.extend(std::iter::repeat_n(waiting, places));
    }
    found
}

/// What decides how far a mouse has to go.
struct Terrain {
    plan: &'static Plan,
    floor: CellSet,
    /// Known traps, which nobody goes over (B8).
    traps: CellSet,
    /// Where mice of others stand: these are passed, and not landed on (B9, B11).
    occupied: CellSet,
}

impl Terrain {
    /// Steps from these cells, which are reached after so many actions: a step is one, a roof in the way one more, whatever its size (B7).
    fn distances(&self, start: CellSet, after: u8) -> Distances {
        let mut distances = [FAR; CELLS];
        let mut reached = start | TOWERS | self.traps;
        let mut edge = start;
        // Cells under a roof that is lifted now: they can be stepped on one action later.
        let mut lifted = CellSet::EMPTY;
        for actions in after..FAR {
            edge.iter().for_each(|site| distances[site.index()] = actions);
            let next = edge.beside() - reached;
            let open = next & (self.floor | self.further_in(edge - self.floor));
            edge = open | (lifted - reached);
            lifted = next - open;
            reached |= edge;
            if edge.is_empty() && lifted.is_empty() {
                break;
            }
        }
        self.occupied.iter().for_each(|site| distances[site.index()] = FAR);
        distances
    }

    /// The cells beside these that are in the same room: its roof was lifted on the way.
    fn further_in(&self, under: CellSet) -> CellSet {
        let rooms = self.plan.rooms_of(under).iter().map(|room| self.plan.cells(room));
        rooms.fold(CellSet::EMPTY, |cells, room| cells | ((under & room).beside() & room))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burg_appenzell::castle::SOLID;
    use crate::games::burg_appenzell::rooms::Side;

    /// Side A without mice; of its floor nothing or all is open.
    fn castle(open: bool) -> Terrain {
        let floor = if open { HOLES | SOLID } else { CellSet::EMPTY };
        Terrain { plan: Plan::of(Side::A), floor, traps: CellSet::EMPTY, occupied: CellSet::EMPTY }
    }

    /// How far these cells are from the tower in the first row and column.
    fn away<const N: usize>(terrain: &Terrain, cells: [(u8, u8); N]) -> [u8; N] {
        let distances = terrain.distances(CellIndex::at(0, 0).alone(), 0);
        cells.map(|(row, column)| distances[CellIndex::at(row, column).index()])
    }

    #[test]
    fn b07_a_roof_costs_one_action_whatever_its_size() {
        // Two cells of room A, then three of room B.
        assert_eq!(away(&castle(false), [(0, 1), (0, 2), (0, 3), (0, 4), (0, 5)]), [2, 3, 5, 6, 7]);
        assert_eq!(away(&castle(true), [(0, 1), (0, 2), (0, 3)]), [1, 2, 3]);
    }

    #[test]
    fn b08_no_way_leads_over_a_known_trap() {
        let terrain = Terrain { traps: CellIndex::at(0, 1).alone(), ..castle(true) };
        assert_eq!(away(&terrain, [(0, 1), (0, 2), (1, 1)]), [FAR, 4, 2]);
    }

    #[test]
    fn b09_mice_are_passed_and_not_landed_on() {
        let terrain = Terrain { occupied: CellIndex::at(0, 1).alone(), ..castle(true) };
        assert_eq!(away(&terrain, [(0, 1), (0, 2)]), [FAR, 2]);
    }
}
