//! The meadow around the castle: pennants, the spare tile, the actions left.

use egui::{Color32, Painter as Brush, Rect, Stroke, vec2};

use super::BoardPainter;
use crate::games::burg_appenzell::common::{ACTIONS, Phase};
use crate::games::burg_appenzell::painter::highlights::paint_paw;
use crate::games::burg_appenzell::painter::layout::push_direction;
use crate::games::burg_appenzell::painter::palette;
use crate::games::burg_appenzell::painter::pieces::{paint_tile, tint};
use crate::games::burg_appenzell::painter::place::Place;
use crate::games::burg_appenzell::painter::shown_position::Slide;
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::art::{Art, square};
use crate::paint::shapes::darker;
use crate::paint::theme::{Theme, mix};

impl BoardPainter<'_> {
    /// A pennant at every slot: in the colour of the seat on turn if it may push, else pale.
    pub(super) fn paint_pennants(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let common = self.shown.turn_position();
        let can_push = common.phase == Phase::Acting && !common.has_pushed && common.actions_left > 0;
        let own = theme.mark(self.scene.mark(common.seat));
        let colour = if can_push { own } else { palette::IDLE };
        for slot in Slot::ALL {
            let taken = self.previewed_slot().or(self.shown.slide().map(|slide| slide.slot));
            if taken.is_some_and(|taken| taken == slot || taken.opposite() == slot) {
                continue;
            }
            let fill = theme.board(colour);
            let angle = push_direction(slot).angle();
            // The cloth is not in the centre of its picture; the number of its line stands before its tip.
            let side = layout.cell * 0.62;
            let aside =
                egui::emath::Rot2::from_angle(angle) * (vec2(-2.0, 8.0) / 64.0 * side - vec2(0.09, 0.0) * layout.cell);
            let place = square(layout.slot(slot).center() + aside, side);
            let faded = if can_push { 1.0 } else { 0.75 };
            let pennant =
                Art::new("burg_appenzell/pennant").recolored(fill, darker(fill, 0.5)).tint(tint(theme, faded));
            pennant.paint_turned(brush, place, angle);
        }
    }

    /// The spare tile in its corner, or moving during a push.
    pub(super) fn paint_spare(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let rest = layout.spare();
        if let Some(slide) = self.shown.slide() {
            self.paint_slide_ends(&slide);
        }
        if let Some(spare) = self.shown.spare()
            && self.previewed_slot().is_none()
            && self.dragged != Some(Place::Spare)
        {
            let shadow = rest.translate(vec2(0.03, 0.05) * layout.cell);
            brush.rect_filled(shadow, layout.cell * 0.08, palette::SHADOW);
            paint_tile(brush, theme, rest, spare, 1.0);
        }
    }

    /// The tile that goes in, which disappears behind the wall, and the one that drops out, which appears from behind it.
    fn paint_slide_ends(&self, slide: &Slide<'_>) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let line = slide.slot.line();
        let ends = [
            (slide.spare, slide.slot, line[0], slide.shift),
            (slide.out, slide.slot.opposite(), slide.slot.exit(), 1.0 - slide.shift),
        ];
        for (tile, slot, cell_index, inside) in ends {
            let Some(tile) = tile else { continue };
            let center = layout.slot(slot).center().lerp(layout.center(cell_index), inside);
            let gate = layout.slot(slot).expand(layout.cell * 0.2).intersect(brush.clip_rect());
            paint_tile(&brush.with_clip_rect(gate), theme, square(center, layout.loose_tile_side()), tile, 1.0);
        }
    }

    /// One paw per action in a corner of the meadow, filled while the action is left.
    pub(super) fn paint_actions(&self) {
        let common = self.shown.turn_position();
        if common.phase != Phase::Acting {
            return;
        }
        let (theme, layout) = (self.theme(), self.layout);
        let rect = layout.actions();
        let own = theme.mark(self.scene.mark(common.seat));
        paint_paws(self.brush(), theme, rect, common.actions_left, own);
    }
}

/// Paints the paws, two by two.
fn paint_paws(brush: &Brush, theme: &Theme, rect: Rect, left: u8, own: Color32) {
    let side = rect.width().min(rect.height()) * 0.37;
    for index in 0..ACTIONS {
        let (column, row) = (f32::from(index % 2), f32::from(index / 2));
        let center = rect.center() + vec2(column - 0.5, row - 0.5) * side * 1.16;
        let filled = index < left;
        let fill = if filled { theme.board(own) } else { Color32::TRANSPARENT };
        let line = Stroke::new(
            (side * 0.06).max(1.0),
            if filled {
                theme.board(darker(own, 0.55))
            } else {
                theme.board(mix(palette::SAND[1], palette::SAND[2], 0.7))
            },
        );
        paint_paw(brush, center, side * 0.92, fill, line);
    }
}
