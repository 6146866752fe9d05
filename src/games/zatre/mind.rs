//! What a good player of Zatre values: the gain on the real sheet, tiles out of the hand.

use rand::Rng;

use super::board::{Board, CellSet, Spot};
use super::placing::{Placement, Situation, still_open};
use super::preview;
use super::rules::{Move, Zatre};
use super::sheet::Sheet;
use super::tiles::{Tile, Tiles};
use crate::engine::{Mind, Stop, View, Viewer, below};

/// No more than this many positions are looked at in one decision; with two tiles to lay it is never reached.
const MOST_POSITIONS: usize = 60_000;

impl Mind for Zatre {
    /// Looks through every way to finish the turn and takes the first step of the best: most gained on the sheet, then fewest
    /// pips kept; equals by chance.
    fn greedy(view: &View<Self>, legal: &[Move], rng: &mut impl Rng, stop: &Stop) -> Move {
        let common = &view.open.common;
        let seat = match view.who {
            Viewer::Seat(seat) => seat,
            Viewer::Table | Viewer::Everything => common.seat,
        };
        let hand = view.open.racks[seat.index()].tiles.unwrap_or_default();
        let sheet = &common.sheets[common.sheet_of(seat)];
        let mut turn = Search { sheet, opening: common.opening, budget: MOST_POSITIONS, stop };
        let now = Position { board: common.board, open: common.open, laid: common.laid, crosses: common.crosses, hand };
        let mut best: Vec<Move> = Vec::new();
        let mut highest = i32::MIN;
        for &choice in legal {
            let worth = match choice {
                Move::Place { tile, at } => Spot::of(at).map_or(i32::MIN, |spot| turn.best_from(now.with(spot, tile))),
                Move::EndTurn {} => turn.worth(&now),
            };
            if worth > highest {
                highest = worth;
                best.clear();
            }
            if worth == highest {
                best.push(choice);
            }
        }
        best.get(below(rng, best.len().max(1) as u32) as usize).copied().unwrap_or(legal[0])
    }
}

/// A position in the middle of one's own turn.
#[derive(Clone, Copy)]
struct Position {
    board: Board,
    open: CellSet,
    laid: CellSet,
    crosses: u8,
    hand: Tiles,
}

impl Position {
    fn situation(&self) -> Situation<'_> {
        Situation { board: &self.board, open: &self.open, hand: &self.hand }
    }

    fn with(mut self, spot: Spot, tile: Tile) -> Position {
        let placement = self.situation().placement(spot, tile);
        self.hand.take(tile);
        self.board.lay(spot, tile);
        self.laid.insert(spot);
        if let Placement::Light { open } = placement {
            self.crosses += 1;
            if open {
                self.open.insert(spot);
            }
        }
        still_open(&self.board, &mut self.open);
        self
    }
}

/// The search through one turn.
struct Search<'a> {
    sheet: &'a Sheet,
    opening: bool,
    budget: usize,
    stop: &'a Stop,
}

impl Search<'_> {
    /// The worth of the best end of the turn from here.
    fn best_from(&mut self, position: Position) -> i32 {
        let mut best = i32::MIN;
        position.situation().each_legal(|tile, spot| {
            if self.budget > 0 && !self.stop.asked() {
                self.budget -= 1;
                best = best.max(self.best_from(position.with(spot, tile)));
            }
        });
        if best == i32::MIN { self.worth(&position) } else { best }
    }

    /// What the sheet gains if the turn ends here, a hundred times the points, less the pips kept.
    fn worth(&self, position: &Position) -> i32 {
        let entry = preview::entry(&position.board, &position.laid, position.crosses, self.opening);
        let mut sheet = self.sheet.clone();
        sheet.enter(&entry);
        let boxes: i32 = entry.lines.iter().map(|&lines| i32::from(lines > 0)).sum();
        let gain = (sheet.total() - self.sheet.total()) * 100;
        gain + boxes * 10 + i32::from(entry.crosses) * 10 - position.hand.pips()
    }
}
