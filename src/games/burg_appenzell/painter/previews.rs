//! The preview of a push on the board: the shifted line, the tile that drops out, falls and chips, as far as they can be seen.

use egui::{Painter as Brush, Rect, Stroke, StrokeKind, Vec2};

use super::highlights::{paint_arrow, paint_chip, paint_closed, paint_frame, paint_sign};
use super::layout::{Layout, push_direction};
use super::palette;
use super::pieces::{Pose, TILE_SHARE, paint_mouse, paint_tile, paint_tile_ground};
use super::place::Place;
use crate::games::burg_appenzell::castle::CellIndex;
use crate::games::burg_appenzell::preview::{self, PushOutcome};
use crate::games::burg_appenzell::rules::{BurgAppenzell, Open};
use crate::games::burg_appenzell::slots::Slot;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::art::square;
use crate::paint::icons::Icon;
use crate::paint::painter::Scene;

/// A push that the player is looking at, and its outcome.
pub struct PushPreview<'a> {
    open: &'a Open,
    slot: Slot,
    outcome: PushOutcome,
}

impl<'a> PushPreview<'a> {
    /// Previews the push at this slot.
    pub fn of(open: &'a Open, slot: Slot) -> Self {
        let outcome = preview::push(&open.common, &open.visible_tiles(), open.spare, slot);
        PushPreview { open, slot, outcome }
    }

    /// The slot of the push.
    pub fn slot(&self) -> Slot {
        self.slot
    }

    /// Whether a mouse on this cell would fall.
    pub fn falls(&self, cell_index: CellIndex) -> bool {
        self.outcome.falls.iter().any(|fall| fall.at == cell_index.cell())
    }

    /// The tile that would lie on an open cell of the line, `Some(None)` if it is unknown; `None` for all other cells.
    #[expect(
        clippy::option_option,
        reason = "whether the cell is open and in the line, and which tile would lie there"
    )]
    pub fn tile(&self, cell_index: CellIndex) -> Option<Option<Tile>> {
        let in_line = self.slot.line_cells().contains(cell_index) && self.open.common.open_cells.contains(cell_index);
        in_line.then(|| self.outcome.tiles.at(cell_index))
    }

    /// Paints the line after the push, below mice and roofs.
    pub fn paint_floor(&self, brush: &Brush, scene: &Scene<'_, BurgAppenzell>, layout: &Layout) {
        let theme = scene.theme;
        for cell_index in self.slot.line() {
            let place = square(layout.center(cell_index), layout.cell * TILE_SHARE);
            match self.tile(cell_index) {
                None => continue,
                // The cheese of a mouse is painted beside it, with the mouse.
                Some(Some(tile)) if self.open.common.mouse_at(cell_index.cell()).is_some() => {
                    paint_tile_ground(brush, theme, place, tile, 1.0);
                }
                Some(Some(tile)) => paint_tile(brush, theme, place, tile, 1.0),
                Some(None) => paint_closed(brush, theme, place.shrink(layout.cell * 0.05)),
            }
            let radius = layout.cell * 0.09;
            let line = Stroke::new((layout.cell * 0.04).max(2.0), theme.board(palette::LAMP));
            brush.rect_stroke(place, radius, line, StrokeKind::Inside);
        }
    }

    /// Paints what lies above roofs and mice: arrows, the tile going in, the tile dropping out, falls and chips.
    pub fn paint_over(&self, brush: &Brush, scene: &Scene<'_, BurgAppenzell>, layout: &Layout, is_chosen: bool) {
        let theme = scene.theme;
        let direction = push_direction(self.slot);
        let cell = layout.cell;
        self.paint_line(brush, scene, layout, direction);
        let loose = layout.loose_tile_side();
        let start = square(layout.slot(self.slot).center(), loose);
        scene.put(Place::Previewed, start);
        paint_lifted_shadow(brush, start, cell);
        match self.open.spare {
            Some(spare) => paint_tile(brush, theme, start, spare, 1.0),
            None => paint_closed(brush, theme, start),
        }
        let frame = if is_chosen { theme.board(palette::LAMP) } else { theme.board(palette::CHALK) };
        paint_frame(brush, theme, start, cell, frame);
        let entry = layout.center(self.slot.line()[0]) - direction * cell * 0.62;
        paint_arrow(brush, theme, entry, direction, cell * 0.42, cell * 0.15, 1.0);
        let end = square(layout.slot(self.slot.opposite()).center(), loose);
        paint_lifted_shadow(brush, end, cell);
        match self.outcome.out {
            Some(out) => paint_tile(brush, theme, end, out, 0.9),
            None => paint_closed(brush, theme, end),
        }
        self.paint_falls(brush, scene, layout);
        self.paint_gains(brush, scene, layout);
    }

    /// Arrows from cell to cell, small enough to leave open tiles visible.
    fn paint_line(&self, brush: &Brush, scene: &Scene<'_, BurgAppenzell>, layout: &Layout, direction: Vec2) {
        let cell = layout.cell;
        for pair in self.slot.line().windows(2) {
            let between = layout.center(pair[0]).lerp(layout.center(pair[1]), 0.5);
            let tail = between - direction * cell * 0.19;
            paint_arrow(brush, scene.theme, tail, direction, cell * 0.38, cell * 0.11, 0.92);
        }
        let exit = layout.center(self.slot.exit()) + direction * cell * 0.4;
        paint_arrow(brush, scene.theme, exit, direction, cell * 0.38, cell * 0.11, 0.92);
    }

    fn paint_falls(&self, brush: &Brush, scene: &Scene<'_, BurgAppenzell>, layout: &Layout) {
        let theme = scene.theme;
        for fall in &self.outcome.falls {
            let Some(cell_index) = CellIndex::of(fall.at) else { continue };
            let rect = layout.rect(cell_index);
            let cell = layout.cell;
            paint_tile(brush, theme, square(rect.center(), cell * TILE_SHARE), Tile::Trap, 1.0);
            let danger = theme.board(palette::DANGER);
            brush.rect_filled(rect.shrink(cell * 0.04), cell * 0.1, danger.gamma_multiply(0.3));
            let tipping = Pose {
                angle: 0.5,
                opacity: 0.85,
                ..Pose::at(rect.center() + egui::vec2(0.02, 0.04) * cell, cell * 0.62)
            };
            paint_mouse(brush, theme, tipping, scene.mark(fall.seat));
            paint_frame(brush, theme, rect.shrink(cell * 0.04), cell, danger);
            let corner = rect.right_top() + egui::vec2(-0.2, 0.2) * cell;
            paint_sign(brush, theme, corner, cell, Icon::Down, theme.board(palette::CHALK));
        }
    }

    fn paint_gains(&self, brush: &Brush, scene: &Scene<'_, BurgAppenzell>, layout: &Layout) {
        let (theme, cell) = (scene.theme, layout.cell);
        for gain in &self.outcome.gains {
            let player = self.open.common.player(gain.seat);
            let standing = player
                .mice
                .iter()
                .filter(|&cell_index| self.outcome.tiles.at(cell_index) == Some(Tile::Cheese(gain.cheese)));
            for cell_index in standing {
                let rect = layout.rect(cell_index);
                paint_frame(brush, theme, rect.shrink(cell * 0.04), cell, theme.board(palette::LAMP));
                let place = rect.right_top() + egui::vec2(-0.12, 0.12) * cell;
                paint_chip(brush, theme, place, (cell * 0.24).max(12.0), gain.cheese, Some(scene.mark(gain.seat)));
            }
        }
    }
}

/// The soft shadow of a tile held over the meadow.
fn paint_lifted_shadow(brush: &Brush, place: Rect, cell: f32) {
    let shadow =
        egui::epaint::RectShape::filled(place.translate(egui::vec2(0.06, 0.1) * cell), cell * 0.08, palette::SHADOW);
    brush.add(shadow.with_blur_width(cell * 0.12));
}
