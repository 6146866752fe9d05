//! The board on the screen: cells, the tiles on them, and previews of what can be laid.

use egui::{Align2, CursorIcon, FontId, IdSalt, LayerId, Order, Painter as Brush, Rect, Ui, Vec2, vec2};

use super::Selection;
use super::badges::{Badge, Tone, paint_badge};
use super::empty_board::paint_empty_board;
use super::input::Interaction;
use super::labels;
use super::layout::Layout;
use super::place::Place;
use super::previews::{paint_effect, paint_highlight, paint_illegal_cell, paint_lines, paint_open_cell, paint_preview};
use super::start::paint_start_draw;
use super::tiles::{Pose, paint_rim, paint_tile, tile_side};
use crate::engine::{Cell, Observation, Phrase, Seat};
use crate::games::zatre::board::{Axis, CellIndex, Line, MIN_SCORING_SUM, RED, cells};
use crate::games::zatre::preview::{PlacementEffect, open_cell_sums};
use crate::games::zatre::rules::{Seen, Zatre};
use crate::games::zatre::tiles::Tile;
use crate::paint::board::{self, Aim, Board, Pointed};
use crate::paint::fonts;
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Zatre>, selection: &Selection) {
    let room = board::take_room(ui);
    let board = CellBoard::new(scene, selection, room, ui.pixels_per_point());
    board::board_ui(ui, scene, selection, &board);
}

/// The board in one frame.
pub struct CellBoard<'a> {
    scene: &'a Scene<'a, Zatre>,
    selection: &'a Selection,
    /// Where badges may lie.
    room: Rect,
    layout: Layout,
    interaction: Option<Interaction<'a>>,
    picked: Option<Tile>,
    /// The effects of the picked tile on its legal cells.
    effects: Vec<(CellIndex, PlacementEffect)>,
}

impl<'a> CellBoard<'a> {
    /// The board, as large as fits into the room.
    pub fn new(
        scene: &'a Scene<'a, Zatre>,
        selection: &'a Selection,
        room: Rect,
        pixels_per_point: f32,
    ) -> CellBoard<'a> {
        let interaction = Interaction::from_play(scene);
        let picked = interaction.and_then(|interaction| interaction.picked(selection)).map(|picked| picked.tile);
        let shown = interaction.filter(|_| !scene.hides_outcomes);
        let effects = shown.zip(picked).map(|(interaction, tile)| interaction.effects(tile)).unwrap_or_default();
        let layout = Layout::fitting(room, pixels_per_point);
        CellBoard { scene, selection, room, layout, interaction, picked, effects }
    }

    fn effect_at(&self, cell: Cell) -> Option<PlacementEffect> {
        self.effects.iter().find(|(index, _)| index.cell() == cell).map(|&(_, effect)| effect)
    }

    /// The legal cells of the picked tile; without one, of all tiles.
    fn legal_cells(&self) -> impl Iterator<Item = Cell> + use<'a> {
        let picked = self.picked;
        self.interaction.into_iter().flat_map(move |interaction| interaction.legal_cells(picked))
    }

    /// The tile that a click on this cell would lay.
    fn tile_for(&self, cell: Cell) -> Option<Tile> {
        self.interaction.and_then(|interaction| interaction.tile_for(self.picked, cell))
    }
}

/// A tile that another seat has laid since the viewer's last decision.
struct LaidTile {
    cell: Cell,
    seat: Seat,
    /// Its number in the turn, from 1.
    number: u8,
}

/// The tiles that others have laid, numbered within each turn.
fn laid_by_others(traces: &[Observation<Zatre>]) -> Vec<LaidTile> {
    let mut tiles = Vec::new();
    let mut number = 0;
    for observation in traces {
        match observation.seen {
            Seen::Placed { seat, at, .. } => {
                number += 1;
                tiles.push(LaidTile { cell: at, seat, number });
            }
            Seen::Ended { .. } => number = 0,
            _ => {}
        }
    }
    tiles
}

/// The lines by which the last tile has scored, where that is to be explained.
fn explained_lines(scene: &Scene<'_, Zatre>) -> Vec<Line> {
    let laid = scene.last.filter(|_| scene.explains_last).map(|(observation, _)| &observation.seen);
    let Some(Seen::Placed { at, .. }) = laid else { return Vec::new() };
    let lines = CellIndex::of(*at).map(|index| Axis::BOTH.map(|axis| scene.open.common.board.line(index, axis)));
    lines.into_iter().flatten().filter(|line| line.sum() >= MIN_SCORING_SUM).collect()
}

/// The cell at this place, if it is one.
fn cell_of(place: Place) -> Option<Cell> {
    if let Place::Cell(cell) = place { Some(cell) } else { None }
}

impl Board<Zatre> for CellBoard<'_> {
    fn outer(&self) -> Rect {
        self.layout.outer()
    }

    fn label(&self) -> Phrase {
        Phrase::new("zatre-board")
    }

    fn places(&self) -> Vec<Place> {
        cells().map(Place::Cell).collect()
    }

    fn rect(&self, place: Place) -> Rect {
        cell_of(place).map_or(Rect::NOTHING, |cell| self.layout.rect(cell))
    }

    fn place_label(&self, place: Place) -> Phrase {
        let Some(cell) = cell_of(place) else { return self.label() };
        labels::cell_label(&self.scene.open.common, cell, self.picked, self.effect_at(cell))
    }

    fn choice(&self) -> Option<IdSalt> {
        self.interaction.filter(Interaction::can_lay).map(|_| IdSalt::new("lay"))
    }

    fn stops(&self) -> Vec<Place> {
        self.legal_cells().map(Place::Cell).collect()
    }

    /// The legal cell nearest to the middle, or the red cell if there is none.
    fn start(&self) -> Place {
        let distance = |cell: &Cell| cell.row.abs_diff(RED.row) + cell.column.abs_diff(RED.column);
        Place::Cell(self.legal_cells().min_by_key(|cell| (distance(cell), *cell)).unwrap_or(RED))
    }

    fn cell(&self, place: Place) -> Option<Cell> {
        cell_of(place)
    }

    /// When a digit has picked a tile, the cursor goes to where it was last, because the tile needs a cell.
    fn aim(&self, _selection: &Selection) -> Aim<Place> {
        Aim::Last
    }

    fn spoken(&self, cursor: Option<Place>) -> Option<Phrase> {
        let cell = cursor.and_then(cell_of)?;
        let (common, interaction) = (&self.scene.open.common, self.interaction.as_ref());
        if self.scene.hides_outcomes {
            return Some(labels::cell_label(common, cell, self.picked, None));
        }
        Some(labels::pointed_cell_label(common, interaction, cell, self.picked, self.effect_at(cell)))
    }

    fn tip(&self, place: Place) -> Option<Phrase> {
        let cell = cell_of(place)?;
        let common = &self.scene.open.common;
        if common.open_cells.contains_cell(cell) {
            return Some(labels::open_cell_tip(&common.board, cell));
        }
        labels::effect_tip(self.picked?, self.effect_at(cell)?)
    }

    fn pointer_icon(&self, place: Place) -> CursorIcon {
        match cell_of(place).and_then(|cell| self.tile_for(cell)) {
            Some(_) => CursorIcon::PointingHand,
            None if self.picked.is_some() => CursorIcon::NotAllowed,
            None => CursorIcon::Default,
        }
    }

    fn paint(&self, ui: &mut Ui, pointed: Pointed<Place>) {
        let (brush, layout, scene) = (ui.painter(), &self.layout, self.scene);
        paint_empty_board(brush, layout, scene.theme);
        paint_start_draw(ui, scene, layout);
        for &(index, effect) in &self.effects {
            paint_effect(brush, layout.rect(index.cell()), effect, scene.theme);
        }
        self.paint_tiles(ui);
        self.paint_open_cells(ui);
        let target = pointed.target().and_then(cell_of);
        if let (Some(interaction), Some(cell)) = (&self.interaction, target) {
            match self.tile_for(cell) {
                Some(tile) => paint_preview(ui, scene, layout, self.room, interaction, cell, tile),
                None if self.picked.is_some() => {
                    paint_illegal_cell(brush, layout, cell, &scene.open.common.board, scene.theme);
                }
                None => {}
            }
        }
        paint_lines(ui, scene, layout, self.room, &explained_lines(scene));
        for cell in cells().filter(|&cell| scene.is_highlighted(Place::Cell(cell))) {
            paint_highlight(brush, layout.rect(cell), scene.theme);
        }
        // Over a cell where it fits, the preview shows the dragged tile.
        if self.selection.is_dragged(ui) && target.and_then(|cell| self.tile_for(cell)).is_none() {
            self.paint_dragged(ui);
        }
    }
}

impl CellBoard<'_> {
    fn paint_tiles(&self, ui: &Ui) {
        let (brush, scene) = (ui.painter(), self.scene);
        let traces = laid_by_others(scene.traces);
        for (cell, tile) in scene.open.common.board.tiles() {
            let place = Place::Cell(cell);
            // A tile under way is painted by the stage.
            if scene.stage.is_awaited(place) {
                continue;
            }
            let pose = Pose::on(self.layout.rect(cell));
            paint_tile(brush, scene.theme, pose, tile);
            let light = scene.stage.light(place);
            if light > 0.0 {
                let colour = scene.theme.board(scene.theme.accent).gamma_multiply(light);
                paint_rim(brush, pose, (pose.side * 0.1).max(2.5), colour);
            }
            match traces.iter().find(|trace| trace.cell == cell) {
                Some(trace) => self.paint_trace(brush, pose, trace),
                None => self.paint_laid_rim(brush, cell, pose),
            }
        }
    }

    /// Outlines a tile laid this turn.
    fn paint_laid_rim(&self, brush: &Brush, cell: Cell, pose: Pose) {
        let common = &self.scene.open.common;
        if common.laid.contains_cell(cell) && !common.open_cells.contains_cell(cell) {
            paint_rim(brush, pose, (pose.side * 0.06).max(1.75), self.scene.theme.accent);
        }
    }

    /// Rings a tile that another seat has laid, with the seat's mark and the tile's number in that turn.
    fn paint_trace(&self, brush: &Brush, pose: Pose, trace: &LaidTile) {
        let (theme, mark) = (self.scene.theme, self.scene.mark(trace.seat));
        paint_rim(brush, pose, (pose.side * 0.08).max(2.0), theme.mark(mark));
        let corner = pose.center + vec2(0.34, -0.34) * pose.side;
        let reach = (pose.side * 0.25).max(7.0);
        paint_mark(brush, corner, reach, mark, theme);
        let font = FontId::new((reach * 1.3).round(), fonts::bold());
        brush.text(corner, Align2::CENTER_CENTER, trace.number, font, theme.die_pips_on_mark);
    }

    /// Outlines every open light cell and adds a badge with the sum that its higher line still needs.
    fn paint_open_cells(&self, ui: &Ui) {
        let (scene, layout) = (self.scene, &self.layout);
        let common = &scene.open.common;
        for cell in common.open_cells.iter().map(CellIndex::cell) {
            if scene.stage.is_awaited(Place::Cell(cell)) {
                continue;
            }
            let most = open_cell_sums(&common.board, cell).unwrap_or_default().into_iter().max().unwrap_or(0);
            let least = MIN_SCORING_SUM.saturating_sub(most);
            let phrase = Phrase::new("zatre-badge-missing").with("least", least).with("most", least + 2);
            let badge = Badge { text: scene.say(&phrase), crosses: 0, tone: Tone::Missing };
            let rect = layout.rect(cell);
            // The badge lies diagonal to the cell: its row and column may have to take the missing tile.
            let place = (rect.right_top() + vec2(-0.2, 0.14) * layout.cell, egui::Align2::LEFT_BOTTOM);
            paint_open_cell(ui.painter(), rect, scene.theme);
            paint_badge(ui.painter(), scene.theme, self.room, place, layout.cell, &badge);
        }
    }

    /// Paints the picked tile under the pointer.
    fn paint_dragged(&self, ui: &Ui) {
        let at = ui.input(|input| input.pointer.latest_pos());
        if let (Some(at), Some(tile)) = (at, self.picked) {
            let brush = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, board::board_id()));
            let side = tile_side(self.layout.cell) * 1.12;
            self.scene.put(Place::Dragged, Rect::from_center_size(at, Vec2::splat(side)));
            paint_tile(&brush, self.scene.theme, Pose { lift: 1.0, ..Pose::flat(at, side) }, tile);
        }
    }
}
