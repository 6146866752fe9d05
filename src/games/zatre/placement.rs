//! Legal placements: Z5 and Z8–Z12, with the duty to complete open light cells. Knows no seats, phases or score sheets.
//!
//! The one hard question is Z11: can the tiles left in hand still complete every open light cell? [`can_complete`]
//! answers it by a search that always lays at an end of a run through the first open cell. The search is complete:
//! every completion has a tile at one of those four ends, and that tile may as well be laid first, since sums only
//! grow (Z9) and more tiles only give more neighbours (Z8).

use super::board::{Axis, Board, CellIndex, CellKind, CellSet, MAX_SUM, MIN_SCORING_SUM, cell_kind};
use super::tiles::{Tile, Tiles};
use crate::engine::{Cell, Phrase, Refusal};

/// The board, open cells and hand that decide which placements are legal.
#[derive(Clone, Copy, Debug)]
pub struct PlacementContext<'a> {
    /// The board.
    pub board: &'a Board,
    /// The light cells covered this turn that stand in no line of 10–12 yet (Z11).
    pub open_cells: &'a CellSet,
    /// The hand of the seat that lays.
    pub hand: &'a Tiles,
}

/// The kind of a legal placement, by the rule that allows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacementKind {
    /// On a dark cell or the red one.
    Plain,
    /// On a light cell under Z11; earns a cross.
    Light {
        /// Whether the tile stands in no line of 10–12 yet, so that a later tile of this turn must complete one.
        is_open: bool,
    },
    /// On a light cell because the tile has no other legal cell (Z12); earns no cross.
    Forced,
}

impl PlacementContext<'_> {
    /// Calls `found` with every legal placement, sorted by tile and cell.
    pub fn for_each_legal(&self, mut found: impl FnMut(Tile, CellIndex)) {
        for tile in self.hand.values() {
            self.legal_cells(tile).for_each(|index| found(tile, index));
        }
    }

    /// The cells on which this tile of the hand may be laid (Z5, Z8–Z12).
    pub fn legal_cells(&self, tile: Tile) -> CellSet {
        if self.board.is_empty() {
            return CellSet::only(CellIndex::RED);
        }
        let regular = self.regular_cells(tile);
        if regular.is_empty() { self.forced_cells(tile) } else { regular }
    }

    /// The cells that Z8–Z11 allow. Only with an open cell, and on light cells without a scoring line, is Z11 a question.
    fn regular_cells(&self, tile: Tile) -> CellSet {
        let fitting = self.board.fitting_cells(tile);
        if !self.open_cells.is_empty() {
            return fitting.filter(|index| self.stays_completable(index, tile, index.is_light()));
        }
        let opening = fitting.light().without(self.board.completing_cells(tile));
        let completable = match self.hand.count() {
            1 => CellSet::EMPTY,
            _ => opening.filter(|index| self.can_complete_alone(index, tile)),
        };
        fitting.without(opening).union(completable)
    }

    /// The cells that Z12 allows, given that the tile has no legal cell under Z8–Z11.
    fn forced_cells(&self, tile: Tile) -> CellSet {
        let light = self.board.fitting_cells(tile).light();
        if self.open_cells.is_empty() {
            return light;
        }
        light.filter(|index| self.stays_completable(index, tile, false))
    }

    /// Whether any tile of the hand has a legal placement (Z13).
    ///
    /// With an open cell there is always one, its completion. Without, every tile that fits somewhere by Z8 and Z9
    /// has one, by Z11 or else by Z12.
    pub fn has_legal_placement(&self) -> bool {
        if self.board.is_empty() || !self.open_cells.is_empty() {
            return !self.hand.is_empty();
        }
        let room = self.board.max_value_anywhere();
        self.hand.count_above(0) > self.hand.count_above(room)
    }

    /// The kind of this placement, which must be legal.
    pub fn classify(&self, index: CellIndex, tile: Tile) -> PlacementKind {
        if !index.is_light() {
            PlacementKind::Plain
        } else if self.board.would_score(index, tile) {
            PlacementKind::Light { is_open: false }
        } else if self.may_open(index, tile) {
            PlacementKind::Light { is_open: true }
        } else {
            PlacementKind::Forced
        }
    }

    /// Checks whether this tile may be laid on this cell.
    ///
    /// # Errors
    /// The rule that forbids it: Z2, Z5, Z7, Z8, Z9 or Z11.
    pub fn check(&self, cell: Cell, tile: Tile) -> Result<(), Refusal> {
        let Some(index) = CellIndex::of(cell) else {
            return Err(refusal("Z2", "zatre-refuse-off-board", tile, cell));
        };
        if self.hand.count_of(tile) == 0 {
            return Err(refusal("Z7", "zatre-refuse-not-in-hand", tile, cell));
        }
        if self.board.is_empty() {
            return if cell_kind(cell) == Some(CellKind::Red) {
                Ok(())
            } else {
                Err(refusal("Z5", "zatre-refuse-not-red", tile, cell))
            };
        }
        if let Some(covering) = self.board.tile(index) {
            let refusal = Phrase::new("zatre-refuse-covered").with("there", covering.value());
            return Err(Refusal::new("Z8", refusal.with("tile", tile.value()).with("cell", cell)));
        }
        if !self.board.frontier().contains(index) {
            return Err(refusal("Z8", "zatre-refuse-no-neighbour", tile, cell));
        }
        if tile.value() > self.board.max_value_at(index) {
            return Err(self.refuse_sum(index, tile));
        }
        if self.legal_cells(tile).contains(index) { Ok(()) } else { Err(self.refuse_light_cell(index, tile)) }
    }

    /// Whether Z11 lets the tile open this light cell: every open cell, this one included, can still be completed.
    fn may_open(&self, index: CellIndex, tile: Tile) -> bool {
        if self.open_cells.is_empty() {
            self.can_complete_alone(index, tile)
        } else {
            self.stays_completable(index, tile, true)
        }
    }

    /// Whether the rest of the hand can complete all cells open after this placement, this cell included if
    /// `includes_cell`.
    fn stays_completable(&self, index: CellIndex, tile: Tile, includes_cell: bool) -> bool {
        let board = self.board.with(index, tile);
        let mut open_cells = *self.open_cells;
        if includes_cell {
            open_cells.insert(index);
        }
        remove_completed(&board, &mut open_cells);
        can_complete(&board, &open_cells, &self.hand.without(tile))
    }

    /// Whether the rest of the hand can complete this light cell as the only open cell.
    ///
    /// With one tile left, the usual case, no search is needed: the line must reach 10 with that tile.
    fn can_complete_alone(&self, index: CellIndex, tile: Tile) -> bool {
        let rest = self.hand.without(tile);
        let Some(last) = rest.values().next() else { return false };
        if rest.count() > 1 {
            return self.stays_completable(index, tile, true);
        }
        Axis::BOTH.into_iter().any(|axis| {
            let sum = self.board.adjacent_sum(index, axis) + tile.value() + last.value();
            self.board.run_ends_with_sums_beyond(index, axis).any(|(end, sum_beyond)| {
                (MIN_SCORING_SUM..=MAX_SUM).contains(&(sum + sum_beyond))
                    && self.board.adjacent_sum(end, axis.other()) + last.value() <= MAX_SUM
            })
        })
    }

    fn refuse_sum(&self, index: CellIndex, tile: Tile) -> Refusal {
        let axis = if self.board.adjacent_sum(index, Axis::Across) + tile.value() > MAX_SUM {
            Axis::Across
        } else {
            Axis::Down
        };
        let line = self.board.with(index, tile).line(index, axis);
        let key = match axis {
            Axis::Across => "zatre-refuse-row-too-high",
            Axis::Down => "zatre-refuse-column-too-high",
        };
        Refusal::new("Z9", Phrase::new(key).with("terms", format_terms(&line.tiles)).with("sum", line.sum()))
    }

    /// The Z11 refusal of a placement that Z8 and Z9 allow, naming the light cells that the rest of the hand could
    /// not complete.
    fn refuse_light_cell(&self, index: CellIndex, tile: Tile) -> Refusal {
        let board = self.board.with(index, tile);
        let rest = self.hand.without(tile);
        let mut open_cells = *self.open_cells;
        remove_completed(&board, &mut open_cells);
        let fails = |cell: &CellIndex| !can_complete(&board, &[*cell].into_iter().collect(), &rest);
        let left = rest.count();
        let phrase = |key| Phrase::new(key).with("tile", tile.value()).with("cell", index.cell()).with("left", left);
        if let Some(cell) = open_cells.iter().find(fails) {
            let key = if left == 0 { "zatre-refuse-open-cell-last" } else { "zatre-refuse-open-cell" };
            return Refusal::new("Z11", phrase(key).with("open", cell.cell()));
        }
        // A forced tile opens no cell (Z12).
        let opens = index.is_light() && !board.is_in_scoring_line(index) && !self.regular_cells(tile).is_empty();
        if opens && fails(&index) {
            let key = if left == 0 { "zatre-refuse-light-last" } else { "zatre-refuse-light" };
            let best = Axis::BOTH.into_iter().map(|axis| board.line_sum(index, axis)).max().unwrap_or(0);
            return Refusal::new("Z11", phrase(key).with("sum", best));
        }
        if opens {
            open_cells.insert(index);
        }
        let cell_phrase = |cell: CellIndex| Phrase::new("zatre-refuse-open-cells-at").with("cell", cell.cell());
        let cells: Vec<Phrase> = open_cells.iter().map(cell_phrase).collect();
        Refusal::new("Z11", phrase("zatre-refuse-open-cells").with("cells", cells))
    }
}

/// Mutable references to everything that a placement changes, shared by states, searches and previews.
#[derive(Debug)]
pub struct TurnMut<'a> {
    /// The board.
    pub board: &'a mut Board,
    /// The light cells covered this turn that stand in no line of 10–12 yet (Z11).
    pub open_cells: &'a mut CellSet,
    /// The cells covered this turn.
    pub laid: &'a mut CellSet,
    /// The number of light cells covered this turn under Z11, each of which enters a cross (Z17).
    pub crosses: &'a mut u8,
    /// The hand of the seat that lays.
    pub hand: &'a mut Tiles,
}

impl TurnMut<'_> {
    /// Lays a tile of the hand. The placement must be legal.
    pub fn lay(self, index: CellIndex, tile: Tile) {
        let kind =
            PlacementContext { board: self.board, open_cells: self.open_cells, hand: self.hand }.classify(index, tile);
        self.hand.take(tile);
        self.board.lay(index, tile);
        self.laid.insert(index);
        if let PlacementKind::Light { is_open } = kind {
            *self.crosses += 1;
            if is_open {
                self.open_cells.insert(index);
            }
        }
        if !self.open_cells.is_empty() {
            remove_completed(self.board, self.open_cells);
        }
    }
}

/// The tile values as the terms of a sum: `6 + 5 + 3`.
pub fn format_terms(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| tile.value().to_string()).collect::<Vec<_>>().join(" + ")
}

/// Removes the cells that stand in a line of 10–12 from `open_cells`. A completed cell stays complete, since sums
/// only grow.
pub fn remove_completed(board: &Board, open_cells: &mut CellSet) {
    for index in open_cells.iter() {
        if board.is_in_scoring_line(index) {
            open_cells.remove(index);
        }
    }
}

/// Whether some tiles of `rest` can be laid by Z8 and Z9 so that every open cell, and every light cell used on the
/// way, stands in a line of 10–12 (Z11).
pub fn can_complete(board: &Board, open_cells: &CellSet, rest: &Tiles) -> bool {
    let Some(cell) = open_cells.first() else { return true };
    let last = match rest.count() {
        0 => return false,
        count => count == 1,
    };
    Axis::BOTH.into_iter().any(|axis| {
        board.run_ends(cell, axis).any(|end| {
            rest.values().any(|tile| {
                let sum = board.adjacent_sum(end, axis) + tile.value();
                if tile.value() > board.max_value_at(end) || (last && sum < MIN_SCORING_SUM) {
                    return false;
                }
                let next = board.with(end, tile);
                let mut open_cells = *open_cells;
                if end.is_light() {
                    open_cells.insert(end);
                }
                remove_completed(&next, &mut open_cells);
                can_complete(&next, &open_cells, &rest.without(tile))
            })
        })
    })
}

fn refusal(rule: &'static str, key: &'static str, tile: Tile, cell: Cell) -> Refusal {
    Refusal::new(rule, Phrase::new(key).with("tile", tile.value()).with("cell", cell))
}
