//! Where a mouse can run or jump to, and what it costs (B8–B11). Must not know whose mouse it is, nor the turn.

use arrayvec::ArrayVec;

use super::castle::{CELLS, CellIndex, CellSet, TOWERS};
use super::rules::ACTIONS;

/// Cells by the number of steps to them: those one step away first.
pub type ByCost = [CellSet; ACTIONS as usize];

/// Where mice may land and what they may jump over, as it is now.
#[derive(Clone, Copy, Debug)]
pub struct Paths {
    /// Open cells without a trap and without a mouse (B8).
    pub landing: CellSet,
    /// Cells with a mouse, but for towers (B9).
    pub passing: CellSet,
}

impl Paths {
    /// On these open cells, with these traps known, and mice on `occupied` cells.
    pub fn new(floor: CellSet, traps: CellSet, occupied: CellSet) -> Paths {
        Paths { landing: floor - traps - occupied, passing: occupied - TOWERS }
    }

    /// The cells on which one run from here may end with so many actions, each under its lowest cost (B9).
    pub fn from(&self, start: CellIndex, actions: u8) -> ByCost {
        let mut found = [CellSet::EMPTY; ACTIONS as usize];
        let mut reached = start.alone();
        let mut edge = reached;
        for landings in found.iter_mut().take(usize::from(actions)) {
            let next = edge.beside() - reached;
            *landings = next & self.landing;
            edge = next & self.passing;
            if edge.is_empty() {
                break;
            }
            reached |= next;
        }
        found
    }

    /// How many actions one run from here to there takes, however many there are; `None` if there is no such way.
    pub fn cost(&self, start: CellIndex, end: CellIndex) -> Option<u8> {
        self.way(start, end).map(|way| way.len() as u8)
    }

    /// The cells of a shortest way, the last one `end`: those passed are occupied (B9). Of several the one that keeps to the
    /// earliest cells, row by row, is taken.
    pub fn way(&self, start: CellIndex, end: CellIndex) -> Option<ArrayVec<CellIndex, CELLS>> {
        if !self.landing.contains(end) || start == end {
            return None;
        }
        // Layers of cells by distance from the end, so that the way can be walked from the start.
        let mut layers: ArrayVec<CellSet, CELLS> = ArrayVec::new();
        let mut reached = end.alone();
        let mut edge = reached;
        while !edge.beside().contains(start) {
            layers.push(edge);
            edge = (edge.beside() - reached) & self.passing;
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
                    at = (layer & at.alone().beside()).iter().next()?;
                    Some(at)
                })
                .collect(),
        )
    }
}
