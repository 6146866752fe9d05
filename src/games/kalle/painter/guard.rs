//! Paints the guard and the ring around the lid on which it stands.

use egui::{Color32, Painter as Brush, Pos2, Rect, Sense, Shape, Ui, vec2};

use super::board::LidBoard;
use super::highlights::paint_ring;
use super::layout::Layout;
use super::lids::tint;
use super::palette;
use super::place::Place;
use crate::paint::art::{Art, square};
use crate::paint::board;
use crate::paint::easing::ease_out;
use crate::paint::stage::PiecePose;
use crate::paint::theme::Theme;

/// Side of the guard's picture, in cells.
const SIDE: f32 = 0.62;

/// Paints the ring around the guard's lid.
pub fn paint_guard_ring(brush: &Brush, layout: &Layout, theme: &Theme, center: Pos2) {
    paint_ring(brush, layout, theme, center, palette::GUARD, 0.045);
}

/// The rectangle of the guard's picture for this position of the guard.
pub fn guard_rect(position: Pos2, layout: &Layout) -> Rect {
    square(position - vec2(0.0, 0.05) * layout.cell, SIDE * layout.cell)
}

/// Paints the guard into this rectangle.
pub fn paint_guard(brush: &Brush, theme: &Theme, rect: Rect, opacity: f32) {
    paint_guard_above(brush, theme, rect, 0.0, opacity);
}

/// Paints the guard while it is under way.
pub fn paint_moving_guard(brush: &Brush, theme: &Theme, pose: PiecePose) {
    let side = pose.side * (1.0 - 0.04 * pose.squash);
    paint_guard_above(brush, theme, square(pose.center, side), pose.lift, 1.0);
}

/// Paints the guard, and its shadow on the board, which lies `lift` (0 to 1) below it.
fn paint_guard_above(brush: &Brush, theme: &Theme, rect: Rect, lift: f32, opacity: f32) {
    let side = rect.width();
    let shadow = rect.center() + vec2(0.05, 0.48 + 0.3 * lift) * side;
    let dark = Color32::from_black_alpha((110.0 * opacity) as u8);
    brush.add(Shape::ellipse_filled(shadow, vec2(0.32, 0.09) * side * (1.0 - 0.3 * lift), dark));
    Art::new("kalle/guard").tint(tint(theme, opacity)).paint(brush, rect);
}

impl LidBoard<'_> {
    /// Lets the picture of the guard be dragged where it reaches over other lids, or waits beside them.
    pub fn sense_guard(&self, ui: &Ui) {
        if self.interaction.is_some_and(|interaction| interaction.drags_guard(Place::Guard)) {
            self.scene.sense(ui, "drag", Place::Guard, self.resting_guard(), Sense::DRAG);
        }
    }

    /// Where the guard stands, whether or not it has come there.
    pub fn resting_guard(&self) -> Rect {
        let position = self.layout.guard_position(self.scene.open.common.guard, self.guard_aside());
        guard_rect(position, &self.layout)
    }

    /// How far the guard has stepped aside, 0 to 1. After a round it leaves the card that ended the round in sight.
    pub fn guard_aside(&self) -> f32 {
        match self.scene.open.common.ending {
            Some(_) => ease_out(self.scene.stage.change(Place::Guard)),
            None => 0.0,
        }
    }

    /// Whether the guard is on its way to its lid.
    pub fn is_guard_under_way(&self) -> bool {
        let goal = self.scene.open.common.guard.map_or(Place::GuardHome, Place::GuardOn);
        self.scene.stage.is_awaited(goal)
    }

    /// The pointer that drags the guard, if one does.
    pub fn guard_pointer(&self, ui: &Ui) -> Option<Pos2> {
        let dragged = board::dragged::<Place>(ui).zip(self.interaction);
        let is_dragged = dragged.is_some_and(|(from, interaction)| interaction.drags_guard(from));
        ui.input(|input| input.pointer.latest_pos()).filter(|_| is_dragged)
    }

    /// Paints the guard, at the pointer while it is dragged. The stage paints it while it is on its way.
    pub fn paint_guard(&self, ui: &Ui) {
        if !self.is_guard_under_way() {
            let rect = self.guard_pointer(ui).map_or(self.resting_guard(), |pointer| guard_rect(pointer, &self.layout));
            paint_guard(ui.painter(), self.scene.theme, rect, 1.0);
        }
    }
}
