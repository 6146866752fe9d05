//! Where a mouse can run or jump, and for how many actions (B8–B11). Must not know the owner of the mouse or whose turn it is.

use arrayvec::ArrayVec;

use super::castle::{CELLS, CellIndex, CellSet, TOWERS};
use super::common::ACTIONS;

/// Cells by cost: the set at index `n` costs `n + 1` actions.
pub type CellsByCost = [CellSet; ACTIONS as usize];

/// The cells that matter for runs in one position.
#[derive(Clone, Copy, Debug)]
pub struct Paths {
    /// Open cells without a trap and without a mouse: a run may end there (B8).
    pub landing: CellSet,
    /// Cells with a mouse, except towers: a run may pass over them (B9).
    pub passable: CellSet,
}

impl Paths {
    /// The paths over these open cells, given the known traps and the cells with a mouse.
    pub fn new(open_cells: CellSet, traps: CellSet, occupied: CellSet) -> Paths {
        Paths { landing: open_cells - traps - occupied, passable: occupied - TOWERS }
    }

    /// The paths of several runs in a row: a mouse may also stop on its way.
    pub fn with_stops(&self) -> Paths {
        Paths { landing: self.landing, passable: self.passable | self.landing }
    }

    /// The cells where one run from `start` may end within this many actions, each under its lowest cost (B9).
    pub fn landings_by_cost(&self, start: CellIndex, actions: u8) -> CellsByCost {
        let mut found = [CellSet::EMPTY; ACTIONS as usize];
        let mut reached = CellSet::only(start);
        let mut edge = reached;
        for landings in found.iter_mut().take(usize::from(actions)) {
            let next = edge.side_neighbours() - reached;
            *landings = next & self.landing;
            edge = next & self.passable;
            if edge.is_empty() {
                break;
            }
            reached |= next;
        }
        found
    }

    /// The number of actions that one run from `start` to `end` takes, even above the actions of a turn; `None` without a path.
    pub fn cost(&self, start: CellIndex, end: CellIndex) -> Option<u8> {
        self.shortest_path(start, end).map(|path| path.len() as u8)
    }

    /// The cells of a shortest path, without `start`, the last one `end`; all cells before `end` are occupied (B9). Among several
    /// shortest paths the one with the earliest cells, row by row, is taken.
    pub fn shortest_path(&self, start: CellIndex, end: CellIndex) -> Option<ArrayVec<CellIndex, CELLS>> {
        if !self.landing.contains(end) || start == end {
            return None;
        }
        // Layers of cells by distance from the end, so that the path can be followed from the start.
        let mut layers: ArrayVec<CellSet, CELLS> = ArrayVec::new();
        let mut reached = CellSet::only(end);
        let mut edge = reached;
        while !edge.side_neighbours().contains(start) {
            layers.push(edge);
            edge = (edge.side_neighbours() - reached) & self.passable;
            if edge.is_empty() {
                return None;
            }
            reached |= edge;
        }
        layers.push(edge);
        let mut at = start;
        Some(
            layers
                .into_iter()
                .rev()
                .filter_map(|layer| {
                    at = (layer & CellSet::only(at).side_neighbours()).iter().next()?;
                    Some(at)
                })
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run from the left over a mouse in the middle. To its right lies an open cell, above it a trap, below it a roof.
    #[test]
    fn b08_no_path_ends_where_no_mouse_may_stop() {
        let [start, mouse, beyond] = [2, 3, 4].map(|column| CellIndex::at(3, column));
        let [trap, roof] = [2, 4].map(|row| CellIndex::at(row, 3));
        let cells = |cells: &[CellIndex]| cells.iter().copied().collect::<CellSet>();
        let paths = Paths::new(cells(&[start, mouse, beyond, trap]), cells(&[trap]), cells(&[start, mouse]));
        assert_eq!(paths.shortest_path(start, beyond).as_deref(), Some(&[mouse, beyond][..]));
        for end in [start, mouse, trap, roof] {
            assert_eq!(paths.shortest_path(start, end), None, "{end:?}");
        }
    }
}
