//! The meadow around the castle: pennants, the spare tile, the actions left.

use egui::{Color32, Painter as Brush, Rect, Stroke, vec2};

use super::BoardPainter;
use crate::games::burg_appenzell::common::{ACTIONS, Phase};
use crate::games::burg_appenzell::painter::highlights::paint_paw;
use crate::games::burg_appenzell::painter::layout::push_direction;
use crate::games::burg_appenzell::painter::palette;
use crate::games::burg_appenzell::painter::pieces::{paint_tile, tint};
use crate::games::burg_appenzell::painter::place::Place;
use crate::games::burg_appenzell::slots::Slot;
use crate::paint::art::{Art, square};
use crate::paint::shapes::darker;
use crate::paint::theme::{Theme, mix};

impl BoardPainter<'_> {
    /// A pennant at every slot: in the colour of the seat on turn if it may push, else pale.
    pub(super) fn paint_pennants(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let can_push =
            self.common().phase == Phase::Acting && !self.common().has_pushed && self.common().actions_left > 0;
        let own = theme.mark(self.scene.mark(self.common().seat));
        let colour = if can_push { own } else { palette::IDLE };
        for slot in Slot::ALL {
            let taken = self.previewed_slot().or(self.animation.slide().map(|slide| slide.slot));
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
        let Some(spare) = self.scene.open.spare else { return };
        let rest = layout.spare();
        if let Some(slide) = self.animation.slide() {
            let side = rest.width();
            // The tile that goes in disappears behind the wall; the one that drops out appears from behind it.
            let first = layout.center(slide.slot.line()[0]);
            let start = layout.slot(slide.slot).center();
            let clipped_to_slot = |slot: Slot| {
                brush.with_clip_rect(layout.slot(slot).expand(layout.cell * 0.2).intersect(brush.clip_rect()))
            };
            if slide.shift < 1.0 {
                let clipped = clipped_to_slot(slide.slot);
                paint_tile(&clipped, theme, square(start.lerp(first, slide.shift), side), slide.spare, 1.0);
            }
            let exit = layout.slot(slide.slot.opposite()).center();
            let last = layout.center(slide.slot.exit());
            let out = last.lerp(exit, slide.shift);
            if slide.shift < 1.0 {
                paint_tile(&clipped_to_slot(slide.slot.opposite()), theme, square(out, side), slide.out, 1.0);
            } else {
                paint_tile(brush, theme, square(exit.lerp(rest.center(), slide.put_aside), side), slide.out, 1.0);
            }
            return;
        }
        if self.previewed_slot().is_none() && self.dragged != Some(Place::Spare) {
            let shadow = rest.translate(vec2(0.03, 0.05) * layout.cell);
            brush.rect_filled(shadow, layout.cell * 0.08, palette::SHADOW);
            paint_tile(brush, theme, rest, spare, 1.0);
        }
    }

    /// One paw per action in a corner of the meadow, filled while the action is left.
    pub(super) fn paint_actions(&self) {
        let common = self.common();
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
