//! The labels and tips of cells.

use super::input::Interaction;
use crate::engine::{Cell, Phrase};
use crate::games::zatre::board::{Board, CellIndex, CellKind, cell_kind};
use crate::games::zatre::preview::{PlacementEffect, line_phrase, open_cell_sums, resulting_lines};
use crate::games::zatre::rules::Common;
use crate::games::zatre::tiles::Tile;

/// A cell in words: its position, the tile on it, the effect of the picked tile there.
pub fn cell_label(common: &Common, cell: Cell, picked: Option<Tile>, effect: Option<PlacementEffect>) -> Phrase {
    let laid = common.laid.contains_cell(cell);
    let open = common.open_cells.contains_cell(cell);
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

/// The cell under the cursor in words, with the lines that the tile would make there.
pub fn pointed_cell_label(
    common: &Common,
    interaction: Option<&Interaction<'_>>,
    cell: Cell,
    picked: Option<Tile>,
    effect: Option<PlacementEffect>,
) -> Phrase {
    let tile = interaction.and_then(|interaction| interaction.tile_for(picked, cell));
    let label = cell_label(common, cell, tile.or(picked), effect);
    let lines = match (tile, CellIndex::of(cell)) {
        (Some(tile), Some(index)) => {
            resulting_lines(&common.board, index, tile).iter().map(line_phrase).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    };
    if lines.is_empty() { label } else { Phrase::new("zatre-cell-makes").with("cell", label).with("lines", lines) }
}

/// The tip for an open light cell: the current sums of the lines through it.
pub fn open_cell_tip(board: &Board, cell: Cell) -> Phrase {
    let [across, down] = open_cell_sums(board, cell).unwrap_or_default();
    Phrase::new("zatre-open-cell").with("across", across).with("down", down)
}

/// The tip for a cell where this tile needs more than a place: what it opens there, or why it is forced.
pub fn effect_tip(tile: Tile, effect: PlacementEffect) -> Option<Phrase> {
    let key = match effect {
        PlacementEffect::Opening => "zatre-prospect-opening",
        PlacementEffect::Forced => "zatre-prospect-forced",
        PlacementEffect::Plain | PlacementEffect::Scoring => return None,
    };
    Some(Phrase::new(key).with("tile", tile.value()))
}
