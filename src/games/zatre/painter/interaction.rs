//! The interaction with the board: which tile a click lays where, refusals of clicks that are no move, and the names
//! of cells. No painting.

use super::Selection;
use crate::engine::{Cell, Phrase, Refusal, Seat, Turn};
use crate::games::zatre::board::{CellIndex, CellKind, cell_kind};
use crate::games::zatre::placement::PlacementContext;
use crate::games::zatre::preview::{PlacementEffect, placement_effects};
use crate::games::zatre::rules::{Common, Move, Open, Zatre};
use crate::games::zatre::tiles::{Tile, Tiles};
use crate::paint::board::Response;
use crate::paint::painter::PlayContext;

/// The hand of the seat that decides at this screen now, with its legal moves.
#[derive(Clone, Copy, Debug)]
pub struct Interaction<'a> {
    /// The seat.
    pub seat: Seat,
    /// The tiles in its hand.
    pub tiles: &'a Tiles,
    common: &'a Common,
    legal: &'a [Move],
}

impl<'a> Interaction<'a> {
    /// The interaction of the acting seat; `None` if no person decides here now.
    pub fn from_scene(play: &PlayContext<'a, Zatre>) -> Option<Self> {
        Interaction::new(play.open, play.legal, play.acting_seat?)
    }

    fn new(open: &'a Open, legal: &'a [Move], seat: Seat) -> Option<Self> {
        let tiles = open.racks.get(seat.index())?.tiles.as_ref()?;
        (!legal.is_empty()).then_some(Interaction { seat, tiles, common: &open.common, legal })
    }

    /// The tile that the next click lays: the picked one, or the only value in the hand.
    pub fn picked(&self, selection: &Selection) -> Option<Tile> {
        let mut values = self.tiles.values();
        match (values.next(), values.next()) {
            (only, None) => only,
            _ => selection.picked.filter(|&tile| self.tiles.count_of(tile) > 0),
        }
    }

    /// The legal cells of this tile; without a tile, of all tiles.
    pub fn legal_cells(&self, tile: Option<Tile>) -> impl Iterator<Item = Cell> + use<'a> {
        self.legal.iter().filter_map(move |choice| match choice {
            Move::Place { tile: each, at } if tile.is_none_or(|tile| tile == *each) => Some(*at),
            _ => None,
        })
    }

    /// The legal cells of this tile and its effect on each.
    pub fn effects(&self, tile: Tile) -> Vec<(CellIndex, PlacementEffect)> {
        let context =
            PlacementContext { board: &self.common.board, open_cells: &self.common.open_cells, hand: self.tiles };
        placement_effects(&context, tile, self.legal_cells(Some(tile)).filter_map(CellIndex::of))
    }

    /// The tile that a click on this cell would lay: the picked one, or the only value that is legal there.
    pub fn tile_for(&self, picked: Option<Tile>, cell: Cell) -> Option<Tile> {
        let mut fitting = Tile::ALL.into_iter().filter(|&tile| self.is_legal(tile, cell));
        match picked {
            Some(tile) => self.is_legal(tile, cell).then_some(tile),
            None => fitting.next().filter(|_| fitting.next().is_none()),
        }
    }

    /// The intent of a click on this cell.
    pub fn click_intent(&self, picked: Option<Tile>, cell: Cell) -> Option<Response<Zatre>> {
        if let Some(tile) = self.tile_for(picked, cell) {
            return Some(Response::Play(Move::Place { tile, at: cell }));
        }
        // With several legal tiles the click is ambiguous; with none it is answered by a refusal.
        let asked = match picked {
            Some(tile) => Some(tile),
            None => self.tiles.values().next().filter(|_| !self.legal_cells(None).any(|legal| legal == cell)),
        };
        asked.map(|tile| Response::Ask(Move::Place { tile, at: cell }))
    }

    /// The only legal move of this tile; `None` if it has none or several.
    pub fn only_move(&self, tile: Tile) -> Option<Move> {
        let mut cells = self.legal_cells(Some(tile));
        let at = cells.next()?;
        cells.next().is_none().then_some(Move::Place { tile, at })
    }

    fn is_legal(&self, tile: Tile, cell: Cell) -> bool {
        self.legal.contains(&Move::Place { tile, at: cell })
    }
}

/// The refusal of a click that is no move; see `Painter::refusal_at`.
pub fn refusal_at(play: &PlayContext<'_, Zatre>, name: &str) -> Option<Refusal> {
    let refuse = |rule, key, seat: Seat| Some(Refusal::new(rule, Phrase::new(key).with("seat", seat)));
    let hand_seat = name.strip_prefix("hand ").and_then(|number| number.parse().ok()).map(Seat::new);
    match (hand_seat, play.awaiting_chance) {
        (Some(seat), _) if !play.is_own(seat) => return refuse("Z24", "zatre-refuse-others-hand", seat),
        (None, _) if cell_of_rect(name).is_none() && !name.starts_with(RACK_PREFIX) => return None,
        (_, Some(seat)) => return refuse("Z6", "zatre-refuse-draw-due", seat),
        _ => {}
    }
    let Some(interaction) = Interaction::from_scene(play) else {
        // Another seat lays, or the acting seat has something else to do first.
        let Turn::Seat(seat) = play.turn else { return None };
        return refuse("Z7", "zatre-refuse-seat", *seat).filter(|_| play.acting_seat.is_none());
    };
    let Some(cell) = cell_of_rect(name) else {
        let only = interaction.picked(&Selection::default())?;
        let phrase =
            Phrase::new("zatre-refuse-picked-already").with("seat", interaction.seat).with("tile", only.value());
        return Some(Refusal::new("Z7", phrase));
    };
    let tiles = Tile::ALL.into_iter().filter(|&tile| interaction.is_legal(tile, cell));
    let tiles: Vec<Phrase> = tiles.map(|tile| Phrase::new("zatre-badge-sum").with("sum", tile.value())).collect();
    let phrase = if tiles.is_empty() {
        Phrase::new("zatre-refuse-hand-empty").with("seat", interaction.seat)
    } else {
        Phrase::new("zatre-refuse-pick-first").with("tiles", tiles)
    };
    Some(Refusal::new("Z7", phrase.with("cell", cell)))
}

/// A cell in words: its position, the tile on it, the effect of the picked tile there.
pub fn cell_name(common: &Common, cell: Cell, picked: Option<Tile>, effect: Option<PlacementEffect>) -> Phrase {
    let index = CellIndex::of(cell);
    let laid = index.is_some_and(|index| common.laid.contains(index));
    let open = index.is_some_and(|index| common.open_cells.contains(index));
    match common.board.tile_at(cell) {
        Some(tile) => {
            let key = match (laid, open) {
                (_, true) => "zatre-cell-open",
                (true, false) => "zatre-cell-laid",
                (false, false) => "zatre-cell-tile",
            };
            Phrase::new(key).with("cell", cell).with("tile", tile.value())
        }
        None => {
            let ground = match cell_kind(cell) {
                Some(CellKind::Light) => "zatre-ground-light",
                Some(CellKind::Red) => "zatre-ground-red",
                Some(CellKind::Dark) | None => "zatre-ground-dark",
            };
            let key = match effect {
                None => "zatre-cell-empty",
                Some(PlacementEffect::Plain | PlacementEffect::Scoring) => "zatre-cell-legal",
                Some(PlacementEffect::Opening) => "zatre-cell-opening",
                Some(PlacementEffect::Forced) => "zatre-cell-forced",
            };
            let phrase = Phrase::new(key).with("cell", cell).with("ground", Phrase::new(ground));
            phrase.with("picked", picked.map_or(0, Tile::value))
        }
    }
}

/// The name of a cell's rectangle in `NamedRects`.
pub fn cell_rect_name(cell: Cell) -> String {
    format!("cell {} {}", cell.row, cell.column)
}

/// The cell whose rectangle has this name; `None` for other names.
pub fn cell_of_rect(name: &str) -> Option<Cell> {
    let (row, column) = name.strip_prefix("cell ")?.split_once(' ')?;
    let cell = Cell::new(row.parse().ok()?, column.parse().ok()?);
    cell_kind(cell).map(|_| cell)
}

/// The prefix of the names of tiles in the rack.
const RACK_PREFIX: &str = "rack ";

/// The name of a rack tile's rectangle in `NamedRects`.
pub fn tile_rect_name(tile: Tile) -> String {
    format!("{RACK_PREFIX}{}", tile.value())
}
