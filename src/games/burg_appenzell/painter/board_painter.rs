//! Paints one frame of the board, layer by layer: meadow, floor, roofs, mice, pennants, and on top what the player points at or drags.

mod meadow;
mod mouse_layer;
mod roof_layer;

use egui::{LayerId, Order, Painter as Brush, Ui, vec2};

use super::frame::CastleBoard;
use super::ground::{paint_ground, paint_solid, paint_towers, paint_walls};
use super::highlights::{paint_chip, paint_numbers};
use super::interaction::{ChosenMouse, Interaction, MouseMove};
use super::layout::{Layout, push_direction};
use super::pieces::{Pose, TILE_SHARE, paint_mouse, paint_tile, paint_tile_ground};
use super::place::Place;
use super::previews::PushPreview;
use super::shown_position::ShownPosition;
use super::traces::{paint_over_mice, paint_under_mice, traces};
use super::{Selection, highlights, palette};
use crate::engine::Seat;
use crate::games::burg_appenzell::castle::{CellIndex, HOLES, TOWERS};
use crate::games::burg_appenzell::common::Common;
use crate::games::burg_appenzell::preview;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::art::square;
use crate::paint::board::{self, Place as _, Pointed};
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::paint::widgets::highlight_ring;

/// Everything that one frame of the board shows.
pub struct BoardPainter<'a> {
    ui: &'a Ui,
    scene: &'a Scene<'a, BurgAppenzell>,
    layout: &'a Layout,
    selection: &'a Selection,
    interaction: Option<&'a Interaction<'a>>,
    pointed: Option<Place>,
    dragged: Option<Place>,
    chosen: Option<ChosenMouse>,
    shown: ShownPosition<'a>,
    push_preview: Option<PushPreview<'a>>,
}

impl<'a> BoardPainter<'a> {
    /// Collects what this frame shows.
    pub fn new(ui: &'a Ui, board: &'a CastleBoard<'a>, pointed: Pointed<Place>) -> Self {
        let CastleBoard { scene, selection, layout, interaction } = board;
        let shown = ShownPosition::of(scene);
        let interaction = interaction.as_ref().filter(|_| !shown.is_moving());
        let can_push = interaction.is_some_and(|interaction| interaction.can_push());
        // The keyboard cursor passing over slots does not hide the highlights: the preview shows once a slot is chosen.
        let slot = match pointed.pointer {
            Some(Place::Slot(slot)) => Some(slot),
            _ => selection.previewed_slot,
        };
        let dragged = board::dragged::<Place>(ui);
        BoardPainter {
            ui,
            scene,
            layout,
            selection,
            interaction,
            pointed: pointed.target(),
            dragged: dragged.filter(|from| interaction.is_some_and(|interaction| interaction.can_drag(*from))),
            chosen: interaction.and_then(|interaction| interaction.chosen(selection)),
            shown,
            push_preview: slot.filter(|_| can_push).map(|slot| PushPreview::of(scene.open, slot)),
        }
    }

    fn brush(&self) -> &Brush {
        self.ui.painter()
    }

    fn theme(&self) -> &'a Theme {
        self.scene.theme
    }

    fn common(&self) -> &'a Common {
        &self.scene.open.common
    }

    /// The slot whose push is previewed.
    fn previewed_slot(&self) -> Option<Slot> {
        self.push_preview.as_ref().map(PushPreview::slot)
    }

    /// Paints all layers.
    pub fn paint(&self) {
        let (brush, layout, theme) = (self.brush(), self.layout, self.theme());
        paint_ground(brush, layout, theme);
        self.paint_actions();
        self.paint_floor();
        if let Some(push_preview) = &self.push_preview {
            push_preview.paint_floor(brush, self.scene, layout);
        }
        paint_solid(brush, layout, theme);
        paint_walls(brush, layout, theme, self.common().plan());
        paint_towers(brush, layout, theme);
        paint_numbers(brush, layout, theme);
        self.paint_choices();
        self.paint_roofs();
        self.paint_pennants();
        self.paint_spare();
        let traces = if self.push_preview.is_none() { traces(self.scene) } else { Vec::new() };
        paint_under_mice(brush, layout, self.scene, &traces);
        self.paint_mice();
        self.paint_moving_roofs();
        paint_over_mice(brush, layout, self.scene, &traces);
        self.paint_lights();
        self.paint_path();
        if let Some(push_preview) = &self.push_preview {
            push_preview.paint_over(brush, self.scene, layout, self.selection.previewed_slot == self.previewed_slot());
        }
        self.paint_marked();
        self.paint_dragged();
    }

    /// The digits of the keys that choose the mice in the castle.
    pub fn paint_digits(&self) {
        let Some(interaction) = self.interaction.filter(|_| self.previewed_slot().is_none()) else { return };
        for (index, chosen) in interaction.choosable_mice().into_iter().enumerate() {
            if let ChosenMouse::Mouse(cell_index) = chosen {
                let corner = self.layout.rect(cell_index).left_top() + vec2(0.2, 0.2) * self.layout.cell;
                highlights::paint_digit(self.brush(), self.theme(), corner, self.layout.cell, index as u8 + 1);
            }
        }
    }

    /// The mouse or tile that the pointer drags.
    fn paint_dragged(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let Some(pos) = self.ui.input(|input| input.pointer.latest_pos()) else { return };
        match (self.dragged, self.interaction) {
            (Some(Place::Spare), _) if self.previewed_slot().is_none() => {
                if let Some(spare) = self.scene.open.spare {
                    self.scene.put(Place::Dragged, square(pos, layout.loose_tile_side()));
                    paint_tile(brush, theme, square(pos, layout.loose_tile_side()), spare, 1.0);
                }
            }
            (Some(Place::Cell(_)), Some(interaction)) => {
                self.scene.put(Place::Dragged, square(pos, layout.cell));
                let pose = Pose { lift: 0.12, ..Pose::at(pos, layout.cell * mouse_layer::SHARING_MOUSE_SIZE) };
                paint_mouse(brush, theme, pose, self.scene.mark(interaction.seat));
            }
            _ => {}
        }
    }

    /// Paints the tiles in open rooms. While a line slides, its tiles are clipped to the open cells that they pass.
    fn paint_floor(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let slide = self.shown.slide().filter(|slide| slide.shift < 1.0);
        for cell_index in HOLES.iter() {
            let center = layout.center(cell_index);
            let side = layout.cell * TILE_SHARE;
            if let Some(slide) = slide
                && let Some(step) = slide.slot.line().iter().position(|each| *each == cell_index)
            {
                if !self.common().open_cells.contains(cell_index) {
                    continue;
                }
                let way = push_direction(slide.slot) * layout.cell;
                let clipped = brush.with_clip_rect(layout.rect(cell_index).intersect(brush.clip_rect()));
                for (tile, cells) in [(slide.before[step], slide.shift), (slide.after[step], slide.shift - 1.0)] {
                    if let Some(tile) = tile {
                        paint_tile(&clipped, theme, square(center + way * cells, side), tile, 1.0);
                    }
                }
                continue;
            }
            if self.push_preview.as_ref().is_some_and(|push_preview| push_preview.tile(cell_index).is_some()) {
                continue;
            }
            let Some(tile) = self.shown.tile(cell_index) else { continue };
            if self.shown.mouse_at(cell_index).is_some() {
                paint_tile_ground(brush, theme, square(center, side), tile, 1.0);
            } else {
                paint_tile(brush, theme, square(center, side), tile, 1.0);
            }
        }
    }

    /// Highlights on open cells and towers: the chosen mouse and where it can go.
    fn paint_choices(&self) {
        let free = self.previewed_slot().is_none() && self.dragged != Some(Place::Spare);
        let Some(interaction) = self.interaction.filter(|_| free) else { return };
        let (brush, layout, theme) = (self.brush(), self.layout, self.theme());
        let pointed = |cell_index: CellIndex| self.pointed == Some(Place::Cell(cell_index));
        if interaction.is_setting_up() {
            for tower in self.common().free_towers().iter() {
                highlights::paint_choosable(brush, layout, theme, tower, pointed(tower));
            }
            return;
        }
        if let Some(contested_cell) = self.selection.contested_cell {
            let mouse_moves = interaction.mouse_moves_on_click(self.selection, contested_cell);
            for mouse_move in &mouse_moves {
                highlights::paint_choosable(brush, layout, theme, mouse_move.origin, pointed(mouse_move.origin));
            }
            if let Some(first) = mouse_moves.first() {
                highlights::paint_landing(brush, layout, theme, first, true);
            }
            return;
        }
        match self.chosen {
            Some(ChosenMouse::Mouse(cell_index)) | Some(ChosenMouse::Supply(Some(cell_index))) => {
                highlights::paint_chosen(brush, layout, theme, cell_index);
            }
            Some(ChosenMouse::Supply(None)) => {
                for tower in TOWERS.iter().filter(|tower| interaction.can_enter_by_tower(*tower)) {
                    highlights::paint_choosable(brush, layout, theme, tower, pointed(tower));
                }
            }
            // A mouse can also enter over an occupied tower, but the mouse there is highlighted already.
            None => {
                for tower in TOWERS.iter().filter(|tower| interaction.can_enter_at(*tower)) {
                    highlights::paint_choosable(brush, layout, theme, tower, pointed(tower));
                }
            }
        }
        if self.chosen.is_some() {
            let mut mouse_moves: Vec<&MouseMove> = interaction.mouse_moves(self.chosen).collect();
            mouse_moves.sort_by_key(|mouse_move| (mouse_move.to.index(), mouse_move.landing.cost));
            mouse_moves.dedup_by_key(|mouse_move| mouse_move.to);
            for mouse_move in mouse_moves {
                highlights::paint_landing(brush, layout, theme, mouse_move, pointed(mouse_move.to));
            }
        }
    }

    /// The path to the cell that is pointed at, and a ghost of the mouse there.
    fn paint_path(&self) {
        let Some(interaction) =
            self.interaction.filter(|interaction| self.previewed_slot().is_none() && !interaction.is_setting_up())
        else {
            return;
        };
        let (brush, layout, theme) = (self.brush(), self.layout, self.theme());
        let Some(Place::Cell(cell_index)) = self.pointed else { return };
        let mouse_moves = match self.selection.contested_cell {
            Some(contested_cell) => {
                let mut mouse_moves = interaction.mouse_moves_on_click(self.selection, contested_cell);
                mouse_moves.retain(|mouse_move| mouse_move.origin == cell_index);
                mouse_moves
            }
            None => interaction.mouse_moves_on_click(self.selection, cell_index),
        };
        let [mouse_move] = mouse_moves.as_slice() else { return };
        let from = mouse_move.from();
        let start = layout.center(mouse_move.origin);
        let outward = (start - layout.castle().center()).normalized() * layout.cell * 0.8;
        let start = if from.is_none() { start + outward } else { start };
        highlights::paint_path(brush, layout, theme, start, &mouse_move.landing.path);
        let ghost = Pose {
            opacity: 0.55,
            ..Pose::at(layout.center(mouse_move.to), layout.cell * mouse_layer::SHARING_MOUSE_SIZE)
        };
        paint_mouse(brush, theme, ghost, self.scene.mark(interaction.seat));
        highlights::paint_landing_cost(brush, layout, theme, mouse_move, true);
        for cheese in preview::gains(self.scene.open, interaction.seat, from, mouse_move.to.cell()) {
            let place = layout.rect(mouse_move.to).left_top() + vec2(0.12, 0.12) * layout.cell;
            paint_chip(
                brush,
                theme,
                place,
                (layout.cell * 0.26).max(12.0),
                cheese,
                Some(self.scene.mark(interaction.seat)),
            );
        }
    }

    /// Cells and seats that the stage lights up.
    fn paint_lights(&self) {
        let (theme, layout, stage) = (self.theme(), self.layout, self.scene.stage);
        for cell_index in CellIndex::ALL.into_iter() {
            let light = stage.light(Place::Cell(cell_index));
            if light > 0.0 {
                let lamp = theme.board(palette::LAMP).gamma_multiply(light);
                let place = layout.rect(cell_index).shrink(layout.cell * 0.04);
                highlights::paint_frame(self.brush(), theme, place, layout.cell, lamp);
            }
        }
        let lit = Seat::all(self.common().seats()).map(Place::Seat).filter(|seat| stage.light(*seat) > 0.0);
        for name in lit.map(|seat| seat.name()) {
            if let Some(rect) = self.scene.rects.find(&name).or_else(|| self.scene.rects.find_previous(&name)) {
                let layer = LayerId::new(Order::Middle, board::board_id().with("lit seats"));
                let inside = rect.shrink(theme.size.ring.chosen);
                highlight_ring(&self.ui.ctx().layer_painter(layer), inside, theme.size.radius, theme);
            }
        }
    }

    fn paint_marked(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let places = Place::cells_and_slots().chain(Place::roofs_and_spare(self.scene.open));
        for place in places.filter(|place| self.scene.is_highlighted(*place)) {
            highlights::paint_marked(brush, layout, theme, layout.place(self.common().plan(), place));
        }
    }
}
