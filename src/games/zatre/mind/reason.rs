//! Why a tile is laid or a turn ended: the points on the real sheet, and what the next tile of the turn could bring.

use super::{Position, Seat, View, Zatre};
use crate::engine::Phrase;
use crate::games::zatre::board::Spot;
use crate::games::zatre::preview::{self, Prospect, prospects};
use crate::games::zatre::rules::{Common, Move};
use crate::games::zatre::tiles::{Tile, Tiles};
use crate::games::zatre::words::{entered, lines_made};

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Zatre>, choice: Move) -> Phrase {
    let common = &view.open.common;
    let seat = view.who.seat().unwrap_or(common.seat);
    let hand = view.open.racks.get(seat.index()).and_then(|rack| rack.tiles).unwrap_or_default();
    match choice {
        Move::Place { tile, at } => match Spot::of(at) {
            Some(spot) => placing(common, seat, &hand, tile, spot),
            None => Phrase::new("zatre-reason-plain"),
        },
        Move::EndTurn {} => ending(common, &hand),
    }
}

fn placing(common: &Common, seat: Seat, hand: &Tiles, tile: Tile, spot: Spot) -> Phrase {
    let now =
        Position { board: common.board, open: common.open, laid: common.laid, crosses: common.crosses, hand: *hand };
    let before = now.gain(common, seat);
    let after = now.with(spot, tile);
    let brought = after.gain(common, seat) - before;
    let lines: Vec<_> =
        preview::lines(&common.board, spot, tile).into_iter().filter(|line| line.sum() >= SCORING).collect();
    if !lines.is_empty() {
        let key = if brought > 0 { "zatre-reason-lines" } else { "zatre-reason-lines-later" };
        return Phrase::new(key).with("lines", lines_made(&lines)).with("points", brought);
    }
    let situation = now.situation();
    let forced =
        prospects(&situation, tile, [spot].into_iter()).iter().any(|(_, prospect)| *prospect == Prospect::Forced);
    if forced {
        return Phrase::new("zatre-reason-forced").with("tile", tile.value());
    }
    // What the next tile could make of it.
    let mut next: Option<(i32, Tile, Spot)> = None;
    after.situation().each_legal(|tile, spot| {
        let gain = after.with(spot, tile).gain(common, seat) - before;
        if gain > next.map_or(0, |(best, ..)| best) {
            next = Some((gain, tile, spot));
        }
    });
    match next {
        Some((points, tile, spot)) => {
            Phrase::new("zatre-reason-next").with("tile", tile.value()).with("cell", spot.cell()).with("points", points)
        }
        None => Phrase::new("zatre-reason-plain"),
    }
}

fn ending(common: &Common, hand: &Tiles) -> Phrase {
    let entry = common.entry();
    let key = match (entry.is_empty(), hand.is_empty()) {
        (false, true) => "zatre-reason-end",
        (false, false) => "zatre-reason-end-keep",
        (true, true) => "zatre-reason-end-nothing",
        (true, false) => "zatre-reason-end-nothing-keep",
    };
    Phrase::new(key).with("entry", entered(&entry)).with("pips", hand.pips())
}

/// The least sum that brings points (Z15).
const SCORING: u8 = 10;

impl Position {
    /// By how much the sheet would grow if the turn ended here.
    fn gain(&self, common: &Common, seat: Seat) -> i32 {
        let mut sheet = common.sheets[common.sheet_of(seat)].clone();
        let before = sheet.total();
        sheet.enter(&preview::entry(&self.board, &self.laid, self.crosses, common.opening));
        sheet.total() - before
    }
}
