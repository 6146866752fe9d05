//! Which tile may go where: Z5 and Z8–Z12, with the duty to complete open light cells.
//!
//! The one hard question is Z11: can the tiles left in hand still complete every open light cell? It is answered by a
//! search that always lays at an end of the run through the first open cell. That misses nothing: in any completion some
//! tile lies at one of those four ends, and it may as well be laid first, since sums only grow (Z9) and more tiles only
//! give more neighbours (Z8).

use super::board::{Axis, Board, CellIndex, CellSet, Kind, MOST, RED, SCORING, kind};
use super::tiles::{Tile, Tiles};
use crate::engine::{Cell, Phrase, Refusal};

/// Everything that decides which placements are legal.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a> {
    /// The tiles laid so far.
    pub board: &'a Board,
    /// Light cells covered this turn that stand in no line of 10–12 yet (Z11).
    pub open: &'a CellSet,
    /// The hand of the seat that lays.
    pub hand: &'a Tiles,
}

/// What a legal placement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// On a dark cell or the red one.
    Plain,
    /// On a light cell under Z11: earns a cross, and is open unless it stands in a line of 10–12 already.
    Light {
        /// Whether a tile laid later this turn must still complete it.
        open: bool,
    },
    /// On a light cell because the tile fits nowhere else (Z12): no cross.
    Forced,
}

impl Situation<'_> {
    /// All legal placements, sorted by tile and cell.
    pub fn each_legal(&self, mut found: impl FnMut(Tile, CellIndex)) {
        if self.board.is_empty() {
            if let Some(red) = CellIndex::of(RED) {
                self.hand.values().for_each(|tile| found(tile, red));
            }
            return;
        }
        let frontier = *self.board.frontier();
        for tile in self.hand.values() {
            let mut any = false;
            for spot in frontier.iter() {
                if self.fits(spot, tile) && self.is_regular(spot, tile) {
                    any = true;
                    found(tile, spot);
                }
            }
            if !any {
                frontier
                    .light()
                    .iter()
                    .filter(|&spot| self.is_forced_here(spot, tile))
                    .for_each(|spot| found(tile, spot));
            }
        }
    }

    /// Whether any tile of the hand has a legal placement (Z13).
    ///
    /// With no cell open a tile that fits somewhere by Z8 and Z9 always has one: elsewhere by Z11, or else by Z12. With an open
    /// cell its completion is one.
    pub fn any_legal(&self) -> bool {
        if self.board.is_empty() || !self.open.is_empty() {
            return !self.hand.is_empty();
        }
        let room = self.board.widest_room();
        self.hand.above(0) > self.hand.above(room)
    }

    /// What laying this tile here is. Only for legal placements.
    pub fn placement(&self, spot: CellIndex, tile: Tile) -> Placement {
        if !spot.is_light() {
            Placement::Plain
        } else if self.board.would_score(spot, tile) {
            Placement::Light { open: false }
        } else if self.is_regular(spot, tile) {
            Placement::Light { open: true }
        } else {
            Placement::Forced
        }
    }

    /// Whether this tile may be laid here.
    ///
    /// # Errors
    /// The rule that forbids it: Z2, Z5, Z7, Z8, Z9 or Z11.
    pub fn check(&self, cell: Cell, tile: Tile) -> Result<(), Refusal> {
        let Some(spot) = CellIndex::of(cell) else {
            return Err(refusal("Z2", "zatre-refuse-off-board", tile, cell));
        };
        if self.hand.of(tile) == 0 {
            return Err(refusal("Z7", "zatre-refuse-not-in-hand", tile, cell));
        }
        if self.board.is_empty() {
            return if kind(cell) == Some(Kind::Red) {
                Ok(())
            } else {
                Err(refusal("Z5", "zatre-refuse-not-red", tile, cell))
            };
        }
        if let Some(there) = self.board.tile(spot) {
            let refusal = Phrase::new("zatre-refuse-covered").with("there", there.value());
            return Err(Refusal::new("Z8", refusal.with("tile", tile.value()).with("cell", cell)));
        }
        if !self.board.frontier().contains(spot) {
            return Err(refusal("Z8", "zatre-refuse-no-neighbour", tile, cell));
        }
        if !self.fits(spot, tile) {
            return Err(self.too_long(spot, tile));
        }
        if self.is_regular(spot, tile) || (self.is_forced(tile) && self.is_forced_here(spot, tile)) {
            return Ok(());
        }
        Err(self.not_now(spot, tile))
    }

    /// Z8 and Z9 alone.
    fn fits(&self, spot: CellIndex, tile: Tile) -> bool {
        tile.value() <= self.board.room(spot)
    }

    /// Z11 on top of Z8 and Z9: every open cell, this one included, can still be completed.
    fn is_regular(&self, spot: CellIndex, tile: Tile) -> bool {
        let opens = spot.is_light() && !self.board.would_score(spot, tile);
        if self.open.is_empty() {
            return !opens || self.can_complete_alone(spot, tile);
        }
        self.stays_completable(spot, tile, spot.is_light())
    }

    /// Whether the rest of the hand can complete what is open after this placement, the cell itself counted if `own`.
    fn stays_completable(&self, spot: CellIndex, tile: Tile, own: bool) -> bool {
        let board = self.board.with(spot, tile);
        let mut open = *self.open;
        if own {
            open.insert(spot);
        }
        still_open(&board, &mut open);
        can_complete(&board, &open, &self.hand.without(tile))
    }

    /// A light cell would be the only open one: can the rest of the hand complete it?
    ///
    /// With one tile left, which is the usual case, the answer needs no search: the line must reach 10 with that tile.
    fn can_complete_alone(&self, spot: CellIndex, tile: Tile) -> bool {
        let rest = self.hand.without(tile);
        let mut values = rest.values();
        let Some(last) = values.next() else { return false };
        if rest.count() > 1 {
            return self.stays_completable(spot, tile, true);
        }
        Axis::BOTH.into_iter().any(|axis| {
            self.board.ends(spot, axis).any(|end| {
                let across =
                    self.board.touching(spot, axis) + tile.value() + last.value() + self.board.beyond(spot, end, axis);
                let crossing = self.board.touching(end, axis.other()) + last.value();
                (SCORING..=MOST).contains(&across) && crossing <= MOST
            })
        })
    }

    /// Whether the tile has no placement under Z8–Z11 (Z12).
    fn is_forced(&self, tile: Tile) -> bool {
        !self.board.frontier().iter().any(|spot| self.fits(spot, tile) && self.is_regular(spot, tile))
    }

    /// Z12 for this cell, given that the tile has no other placement.
    fn is_forced_here(&self, spot: CellIndex, tile: Tile) -> bool {
        spot.is_light() && self.fits(spot, tile) && (self.open.is_empty() || self.stays_completable(spot, tile, false))
    }

    fn too_long(&self, spot: CellIndex, tile: Tile) -> Refusal {
        let axis =
            if self.board.touching(spot, Axis::Across) + tile.value() > MOST { Axis::Across } else { Axis::Down };
        let line = self.board.with(spot, tile).line(spot, axis);
        let key = match axis {
            Axis::Across => "zatre-refuse-row-too-high",
            Axis::Down => "zatre-refuse-column-too-high",
        };
        Refusal::new("Z9", Phrase::new(key).with("terms", terms(&line.tiles)).with("sum", line.sum()))
    }

    /// Z8 and Z9 allow it, but the light cells do not: says which of them the rest of the hand could not complete.
    fn not_now(&self, spot: CellIndex, tile: Tile) -> Refusal {
        let board = self.board.with(spot, tile);
        let rest = self.hand.without(tile);
        let mut open = *self.open;
        still_open(&board, &mut open);
        let fails = |cell: &CellIndex| !can_complete(&board, &[*cell].into_iter().collect(), &rest);
        let left = rest.count();
        let phrase = |key| Phrase::new(key).with("tile", tile.value()).with("cell", spot.cell()).with("left", left);
        if let Some(cell) = open.iter().find(fails) {
            let key = if left == 0 { "zatre-refuse-open-cell-last" } else { "zatre-refuse-open-cell" };
            return Refusal::new("Z11", phrase(key).with("open", cell.cell()));
        }
        // A tile that fits nowhere else would not have to be completed itself (Z12).
        let opens = spot.is_light() && !board.scores(spot) && !self.is_forced(tile);
        if opens && fails(&spot) {
            let key = if left == 0 { "zatre-refuse-light-last" } else { "zatre-refuse-light" };
            let best = Axis::BOTH.into_iter().map(|axis| board.sum(spot, axis)).max().unwrap_or(0);
            return Refusal::new("Z11", phrase(key).with("sum", best));
        }
        if opens {
            open.insert(spot);
        }
        let named = |cell: CellIndex| Phrase::new("zatre-refuse-open-cells-at").with("cell", cell.cell());
        let cells: Vec<Phrase> = open.iter().map(named).collect();
        Refusal::new("Z11", phrase("zatre-refuse-open-cells").with("cells", cells))
    }
}

/// What a placement changes, wherever it is kept: in a state, in a search, in a preview.
#[derive(Debug)]
pub struct Course<'a> {
    /// The tiles laid so far.
    pub board: &'a mut Board,
    /// Light cells that still need a line of 10–12 this turn (Z11).
    pub open: &'a mut CellSet,
    /// Cells covered this turn.
    pub laid: &'a mut CellSet,
    /// Light cells covered this turn under Z11: crosses to be entered (Z17).
    pub crosses: &'a mut u8,
    /// The hand that lays.
    pub hand: &'a mut Tiles,
}

impl Course<'_> {
    /// Lays a tile of the hand. Only for legal placements.
    pub fn lay(self, spot: CellIndex, tile: Tile) {
        let placement = Situation { board: self.board, open: self.open, hand: self.hand }.placement(spot, tile);
        self.hand.take(tile);
        self.board.lay(spot, tile);
        self.laid.insert(spot);
        if let Placement::Light { open } = placement {
            *self.crosses += 1;
            if open {
                self.open.insert(spot);
            }
        }
        if !self.open.is_empty() {
            still_open(self.board, self.open);
        }
    }
}

/// The terms of a sum as on paper: `6 + 5 + 3`.
pub fn terms(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| tile.value().to_string()).collect::<Vec<_>>().join(" + ")
}

/// Takes out of `open` the cells that stand in a line of 10–12 by now; they stay so, since sums only grow.
pub fn still_open(board: &Board, open: &mut CellSet) {
    for spot in open.iter() {
        if board.scores(spot) {
            open.remove(spot);
        }
    }
}

/// Whether some of these tiles can be laid by Z8 and Z9 so that every open cell, and every light cell used for it, stands
/// in a line of 10–12 (Z11).
pub fn can_complete(board: &Board, open: &CellSet, rest: &Tiles) -> bool {
    let Some(cell) = open.first() else { return true };
    let last = match rest.count() {
        0 => return false,
        count => count == 1,
    };
    Axis::BOTH.into_iter().any(|axis| {
        board.ends(cell, axis).any(|end| {
            rest.values().any(|tile| {
                let reached = board.touching(end, axis) + tile.value();
                if tile.value() > board.room(end) || (last && reached < SCORING) {
                    return false;
                }
                let next = board.with(end, tile);
                let mut open = *open;
                if end.is_light() {
                    open.insert(end);
                }
                still_open(&next, &mut open);
                can_complete(&next, &open, &rest.without(tile))
            })
        })
    })
}

fn refusal(rule: &'static str, key: &'static str, tile: Tile, cell: Cell) -> Refusal {
    Refusal::new(rule, Phrase::new(key).with("tile", tile.value()).with("cell", cell))
}
