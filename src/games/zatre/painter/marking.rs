//! What a hand can do with which tile, and what each cell is called. No painting.

use super::Selection;
use crate::engine::{Cell, Phrase, Refusal, Seat, Turn};
use crate::games::zatre::board::{CellIndex, Kind, kind};
use crate::games::zatre::placing::Situation;
use crate::games::zatre::preview::{Prospect, prospects};
use crate::games::zatre::rules::{Common, Move, Open, Zatre};
use crate::games::zatre::tiles::{Tile, Tiles};
use crate::paint::painter::{Intent, Scene};

/// The hand that lays at this screen now.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a> {
    /// Whose.
    pub seat: Seat,
    /// Its tiles.
    pub tiles: &'a Tiles,
    common: &'a Common,
    legal: &'a [Move],
}

impl<'a> Hand<'a> {
    /// The hand of the seat that decides here, if it does.
    pub fn of(scene: &Scene<'a, Zatre>) -> Option<Self> {
        Hand::at(scene.open, scene.legal, scene.acting_seat?)
    }

    fn at(open: &'a Open, legal: &'a [Move], seat: Seat) -> Option<Self> {
        let tiles = open.racks.get(seat.index())?.tiles.as_ref()?;
        (!legal.is_empty()).then_some(Hand { seat, tiles, common: &open.common, legal })
    }

    /// The tile that the next click lays: the one picked, or the only value there is.
    pub fn picked(&self, touch: &Selection) -> Option<Tile> {
        let mut values = self.tiles.values();
        match (values.next(), values.next()) {
            (only, None) => only,
            _ => touch.picked.filter(|&tile| self.tiles.of(tile) > 0),
        }
    }

    /// The cells where this tile may go; without one, where any may.
    pub fn cells(&self, tile: Option<Tile>) -> impl Iterator<Item = Cell> + use<'a> {
        self.legal.iter().filter_map(move |choice| match choice {
            Move::Place { tile: each, at } if tile.is_none_or(|tile| tile == *each) => Some(*at),
            _ => None,
        })
    }

    /// Where this tile may go and what it is good for there.
    pub fn prospects(&self, tile: Tile) -> Vec<(CellIndex, Prospect)> {
        let situation = Situation { board: &self.common.board, open: &self.common.open, hand: self.tiles };
        prospects(&situation, tile, self.cells(Some(tile)).filter_map(CellIndex::of))
    }

    /// The tile that a click on this cell would lay: the picked one, else the only value that may go there.
    pub fn tile_for(&self, picked: Option<Tile>, cell: Cell) -> Option<Tile> {
        let mut fitting = Tile::ALL.into_iter().filter(|&tile| self.may(tile, cell));
        match picked {
            Some(tile) => self.may(tile, cell).then_some(tile),
            None => fitting.next().filter(|_| fitting.next().is_none()),
        }
    }

    /// What a click on this cell means.
    pub fn click(&self, picked: Option<Tile>, cell: Cell) -> Option<Intent<Zatre>> {
        if let Some(tile) = self.tile_for(picked, cell) {
            return Some(Intent::Play(Move::Place { tile, at: cell }));
        }
        // Where several tiles could go the click says too little; where none can it deserves an answer.
        let asked = match picked {
            Some(tile) => Some(tile),
            None => self.tiles.values().next().filter(|_| !self.cells(None).any(|legal| legal == cell)),
        };
        asked.map(|tile| Intent::Ask(Move::Place { tile, at: cell }))
    }

    /// The one place of this tile, if it has exactly one.
    pub fn only_place(&self, tile: Tile) -> Option<Move> {
        let mut cells = self.cells(Some(tile));
        let at = cells.next()?;
        cells.next().is_none().then_some(Move::Place { tile, at })
    }

    fn may(&self, tile: Tile, cell: Cell) -> bool {
        self.legal.contains(&Move::Place { tile, at: cell })
    }
}

/// See `Painter::no_move_at`.
pub fn no_move_at(scene: &Scene<'_, Zatre>, spot: &str) -> Option<Refusal> {
    let refuse = |rule, key, seat: Seat| Some(Refusal::new(rule, Phrase::new(key).with("seat", seat)));
    let of_hand = spot.strip_prefix("hand ").and_then(|number| number.parse().ok()).map(Seat::new);
    match (of_hand, scene.waits_for) {
        (Some(seat), _) if !scene.is_own(seat) => return refuse("Z24", "zatre-refuse-others-hand", seat),
        (None, _) if spot_cell(spot).is_none() && !spot.starts_with(RACK) => return None,
        (_, Some(seat)) => return refuse("Z6", "zatre-refuse-draw-due", seat),
        _ => {}
    }
    let Some(hand) = Hand::of(scene) else {
        // Whoever sits here has something else to do first, or another seat lays.
        let Turn::Seat(seat) = scene.turn else { return None };
        return refuse("Z7", "zatre-refuse-seat", *seat).filter(|_| scene.acting_seat.is_none());
    };
    let Some(cell) = spot_cell(spot) else {
        let only = hand.picked(&Selection::default())?;
        let phrase = Phrase::new("zatre-refuse-picked-already").with("seat", hand.seat).with("tile", only.value());
        return Some(Refusal::new("Z7", phrase));
    };
    let tiles = Tile::ALL.into_iter().filter(|&tile| hand.may(tile, cell));
    let tiles: Vec<Phrase> = tiles.map(|tile| Phrase::new("zatre-badge-sum").with("sum", tile.value())).collect();
    let phrase = if tiles.is_empty() {
        Phrase::new("zatre-refuse-hand-empty").with("seat", hand.seat)
    } else {
        Phrase::new("zatre-refuse-pick-first").with("tiles", tiles)
    };
    Some(Refusal::new("Z7", phrase.with("cell", cell)))
}

/// A cell in words: where it is, what lies there, what the picked tile can do there.
pub fn cell_name(common: &Common, cell: Cell, picked: Option<Tile>, prospect: Option<Prospect>) -> Phrase {
    let spot = CellIndex::of(cell);
    let laid = spot.is_some_and(|spot| common.laid.contains(spot));
    let open = spot.is_some_and(|spot| common.open.contains(spot));
    match common.board.at(cell) {
        Some(tile) => {
            let key = match (laid, open) {
                (_, true) => "zatre-cell-open",
                (true, false) => "zatre-cell-laid",
                (false, false) => "zatre-cell-tile",
            };
            Phrase::new(key).with("cell", cell).with("tile", tile.value())
        }
        None => {
            let ground = match kind(cell) {
                Some(Kind::Light) => "zatre-ground-light",
                Some(Kind::Red) => "zatre-ground-red",
                Some(Kind::Dark) | None => "zatre-ground-dark",
            };
            let key = match prospect {
                None => "zatre-cell-empty",
                Some(Prospect::Plain | Prospect::Scoring) => "zatre-cell-legal",
                Some(Prospect::Opening) => "zatre-cell-opening",
                Some(Prospect::Forced) => "zatre-cell-forced",
            };
            let phrase = Phrase::new(key).with("cell", cell).with("ground", Phrase::new(ground));
            phrase.with("picked", picked.map_or(0, Tile::value))
        }
    }
}

/// The spot of a cell.
pub fn cell_spot(cell: Cell) -> String {
    format!("cell {} {}", cell.row, cell.column)
}

/// The cell of a spot, if it is one.
pub fn spot_cell(name: &str) -> Option<Cell> {
    let (row, column) = name.strip_prefix("cell ")?.split_once(' ')?;
    let cell = Cell::new(row.parse().ok()?, column.parse().ok()?);
    kind(cell).map(|_| cell)
}

/// What the spot of a tile in the rack begins with.
const RACK: &str = "rack ";

/// The spot of a tile in the rack.
pub fn rack_spot(tile: Tile) -> String {
    format!("{RACK}{}", tile.value())
}
