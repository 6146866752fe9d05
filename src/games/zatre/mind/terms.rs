//! The expected final total of each seat, as a sum of named terms in points.
//!
//! The bots compare positions by these sums and by the leads between them, so what decides can be said in these terms.

use super::features::{
    BOARD_FEATURES, SHEET_FEATURES, Stage, board_features, hand_features, sheet_features, tile_shares,
};
use super::forecast::{BOARD_START, FEATURES, Forecast, HAND_START};
use super::sheet_forecast::SheetPoints;
use crate::engine::{PerSeat, Seat, Term, Terms, View, terms};
use crate::games::zatre::rules::{Common, Open, Phase, Zatre};
use crate::games::zatre::sheet::Sheet;
use crate::games::zatre::tiles::Tiles;

/// The terms, in points:
/// - what is entered in boxes, each once,
/// - the bonuses of complete rows, each once,
/// - what the crosses add by doubling rows,
/// - what the rest of the game adds to the sheet, on an average board,
/// - what this board adds to that, or takes from it,
/// - what the tiles in hand cost.
///
/// Partners have the terms of their common sheet and of both their hands.
pub(super) const TERMS: &[Term] = &{
    let term = Term { more: "zatre-term-boxes", less: "zatre-term-boxes-less", number: 0, unit: 1.0 };
    [
        term,
        Term { more: "zatre-term-bonuses", less: "zatre-term-bonuses-less", ..term },
        Term { more: "zatre-term-doublings", less: "zatre-term-doublings-less", ..term },
        Term { more: "zatre-term-later", less: "zatre-term-later-less", ..term },
        // Said as one with the rest of the game.
        Term { more: "zatre-term-later", less: "zatre-term-later-less", ..term },
        Term { more: "zatre-term-pips", less: "zatre-term-pips-less", ..term },
    ]
};

/// The indices of the terms that the sheet counts.
pub(super) const BOX_TERM: usize = 0;
pub(super) const BONUS_TERM: usize = 1;
pub(super) const DOUBLING_TERM: usize = 2;

/// The terms of each seat where all hands may be read. They sum to the seat's expected final total.
pub(super) fn terms_in(open: &Open) -> PerSeat<Terms> {
    let outlook = Outlook::new(open);
    let forecast = Forecast::fitted(outlook.stage);
    let by_sheet: PerSeat<Terms> = (0..open.common.sheets.len()).map(|sheet| outlook.terms(sheet, &forecast)).collect();
    Seat::all(open.racks.len()).map(|seat| by_sheet[open.common.sheet_of(seat)]).collect()
}

/// A sheet, with what the turn would enter if it ended now.
pub(super) fn sheet_so_far(common: &Common, index: usize) -> Sheet {
    let mut sheet = common.sheets[index].clone();
    if common.phase == Phase::Laying && common.sheet_of(common.seat) == index {
        sheet.enter(&common.entry());
    }
    sheet
}

/// What the forecast looks at in one position.
pub struct Outlook<'a> {
    open: &'a Open,
    stage: Stage,
    board: [f32; BOARD_FEATURES],
}

impl<'a> Outlook<'a> {
    fn new(open: &'a Open) -> Outlook<'a> {
        let stage = Stage { bag: open.bag, sheets: open.common.sheets.len() };
        Outlook { open, stage, board: board_features(&open.common.board, &tile_shares(&open.unseen)) }
    }

    /// For the fit: how far the game has come in a view that shows all hands, and the features and points of each sheet.
    pub fn of_view(view: &View<Zatre>) -> (Stage, Vec<([f32; FEATURES], f32)>) {
        let outlook = Outlook::new(&view.open);
        let rows = (0..view.open.common.sheets.len())
            .map(|index| (outlook.features(index), outlook.sheet(index).total() as f32))
            .collect();
        (outlook.stage, rows)
    }

    fn sheet(&self, index: usize) -> Sheet {
        sheet_so_far(&self.open.common, index)
    }

    /// The hands that count against a sheet, without the tiles that the seat on turn can still lay.
    fn hands(&self, index: usize) -> impl Iterator<Item = Tiles> {
        let common = &self.open.common;
        let room = common.board.max_value_anywhere();
        Seat::all(self.open.racks.len()).filter(move |&seat| common.sheet_of(seat) == index).map(move |seat| {
            let hand = self.open.racks[seat.index()].tiles.unwrap_or_default();
            let lays = common.phase == Phase::Laying && common.seat == seat;
            if lays { hand.iter().filter(|tile| tile.value() > room).collect() } else { hand }
        })
    }

    fn features(&self, index: usize) -> [f32; FEATURES] {
        let common = &self.open.common;
        let mut features = [0.0; FEATURES];
        features[..SHEET_FEATURES].copy_from_slice(&sheet_features(&self.sheet(index), self.stage));
        let later = usize::from(common.sheet_of(common.seat) != index);
        features[BOARD_START[later]..][..BOARD_FEATURES].copy_from_slice(&self.board);
        for hand in self.hands(index) {
            features[HAND_START..].iter_mut().zip(hand_features(&hand)).for_each(|(sum, value)| *sum += value);
        }
        features
    }

    fn terms(&self, index: usize, forecast: &Forecast) -> Terms {
        let common = &self.open.common;
        let now = SheetPoints::now(&self.sheet(index));
        let pips: i32 = self.hands(index).map(|hand| hand.pips()).sum();
        let is_closed = !common.board.is_empty() && common.board.max_value_anywhere() == 0;
        let (rows_to_come, board, hand) = if is_closed || (self.open.bag == 0 && !common.partner_follows) {
            // The rest of the bag is dealt out (Z21).
            let dealt = self.open.unseen.pips() as f32 / self.stage.sheets as f32;
            (0.0, 0.0, -(pips as f32) - dealt)
        } else {
            let features = self.features(index);
            forecast.split(&features)
        };
        terms([now.boxes, now.bonuses, now.doublings, rows_to_come, board, hand])
    }
}
