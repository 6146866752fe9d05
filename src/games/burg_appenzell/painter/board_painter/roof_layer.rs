//! Roofs on the board: resting, highlighted, lifted, coming back, with notes on them where the memory help shows tiles.

use egui::{Painter as Brush, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::BoardPainter;
use crate::games::burg_appenzell::castle::{HOLES, SOLID};
use crate::games::burg_appenzell::painter::highlights::{self, Light, paint_letter};
use crate::games::burg_appenzell::painter::interaction::covered_room;
use crate::games::burg_appenzell::painter::palette;
use crate::games::burg_appenzell::painter::pieces::{paint_cheese, tint};
use crate::games::burg_appenzell::painter::place::Place;
use crate::games::burg_appenzell::painter::roofs::{RoofPose, paint_roof};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::art::{Art, square};
use crate::paint::shapes::darker;
use crate::paint::theme::Theme;

impl BoardPainter<'_> {
    /// The positions of the chimneys of a roof: over solid cells.
    fn chimneys(&self, room: Room) -> Vec<Pos2> {
        let up = vec2(0.14, -0.14) * self.layout.cell;
        (self.common().plan().cells(room) & SOLID)
            .iter()
            .map(|cell_index| self.layout.center(cell_index) + up)
            .collect()
    }

    /// All resting roofs.
    pub(super) fn paint_roofs(&self) {
        for room in Room::ALL.into_iter().filter(|room| self.shown.is_roof_resting(*room)) {
            self.paint_roof(room, self.shown.roof(room).unwrap_or(RoofPose::RESTING));
            self.paint_notes(room);
            if let Some(light) = self.light(room) {
                let place = self.layout.room(self.common().plan(), room);
                highlights::paint_lit_roof(self.brush(), self.layout, self.theme(), place, light);
            }
        }
    }

    fn paint_roof(&self, room: Room, pose: RoofPose) {
        let plan = self.common().plan();
        let (layout, theme) = (self.layout, self.theme());
        let place = layout.room(plan, room);
        paint_roof(self.brush(), theme, place, layout.cell, plan.roof(room), &self.chimneys(room), pose);
        let corner = place.left_bottom() + vec2(0.2, -0.2) * layout.cell + vec2(-0.04, -0.34) * layout.cell * pose.lift;
        let ink = theme.board(palette::CHALK).gamma_multiply(pose.opacity * 0.92);
        let under = theme.board(palette::CHALK_LINE).gamma_multiply(pose.opacity * 0.75);
        for away in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            paint_letter(self.brush(), theme, corner + away, layout.cell, room.letter(), under);
        }
        paint_letter(self.brush(), theme, corner, layout.cell, room.letter(), ink);
    }

    /// The highlight of a roof that some mouse can lift.
    fn light(&self, room: Room) -> Option<Light> {
        let interaction = self.interaction?;
        if self.previewed_slot().is_some() || !interaction.liftable_roofs().contains(room) {
            return None;
        }
        let pointed = matches!(self.pointed, Some(Place::Cell(cell_index)) if covered_room(self.common(), cell_index) == Some(room));
        if pointed {
            return Some(Light::Pointed);
        }
        Some(if interaction.roofs_liftable_by(self.chosen).contains(room) { Light::Lit } else { Light::Faint })
    }

    /// Notes on a roof with the tiles that the memory help shows.
    fn paint_notes(&self, room: Room) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for cell_index in (self.common().plan().cells(room) & HOLES).iter() {
            let Some(tile) = self.scene.open.known.at(cell_index) else { continue };
            let place = square(layout.center(cell_index) + Vec2::splat(0.09 * layout.cell), layout.cell * 0.54);
            paint_note(brush, theme, place, tile);
        }
    }

    /// The roofs that will come back if the turn ends now.
    pub fn paint_roofs_to_cover(&self) {
        for room in self.common().rooms_to_cover().iter() {
            let place = self.layout.room(self.common().plan(), room);
            self.paint_roof(room, RoofPose { opacity: 0.72, lift: 0.3 });
            highlights::paint_frame(
                self.brush(),
                self.theme(),
                place,
                self.layout.cell,
                self.theme().board(palette::LAMP),
            );
        }
    }

    /// Roofs that are being lifted or are coming back.
    pub(super) fn paint_moving_roofs(&self) {
        for room in Room::ALL.into_iter().filter(|room| !self.shown.is_roof_resting(*room)) {
            if let Some(pose) = self.shown.roof(room) {
                self.paint_roof(room, pose);
            }
        }
    }
}

/// A note pinned to a roof, with a remembered tile drawn on it.
fn paint_note(brush: &Brush, theme: &Theme, place: Rect, tile: Tile) {
    let paper = theme.board(palette::NOTE);
    let side = place.width();
    brush.rect_filled(place.translate(Vec2::splat(side * 0.06)), 1.0, palette::SHADOW);
    let line = Stroke::new((side * 0.03).max(1.0), theme.board(darker(palette::NOTE, 0.5)));
    brush.rect(place, 1.0, paper, line, StrokeKind::Inside);
    let inner = place.shrink(side * 0.1);
    match tile {
        Tile::Blank => {
            let stroke = Stroke::new((side * 0.05).max(1.0), theme.board(palette::BOARDS[1]));
            for y in [0.35, 0.55, 0.75] {
                let y = inner.top() + inner.height() * y;
                brush.hline(inner.left() + inner.width() * 0.15..=inner.right() - inner.width() * 0.15, y, stroke);
            }
        }
        Tile::Cheese(cheese) => paint_cheese(brush, theme, inner, cheese, 0.72),
        Tile::Trap => Art::new("burg_appenzell/trap").tint(tint(theme, 0.75)).paint(brush, inner),
    }
    let pin = place.center_top() + vec2(0.0, side * 0.06);
    brush.circle(
        pin,
        (side * 0.08).max(2.0),
        theme.board(palette::DANGER),
        Stroke::new(1.0, theme.board(palette::CHALK_LINE)),
    );
}
