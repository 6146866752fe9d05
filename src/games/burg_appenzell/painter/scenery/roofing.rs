//! Roofs over their rooms: lying, lit, lifted, coming back, with notes on them where the help shows what was seen.

use egui::{Painter as Brush, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Scenery;
use crate::games::burg_appenzell::castle::{HOLES, SOLID};
use crate::games::burg_appenzell::painter::input::covered;
use crate::games::burg_appenzell::painter::marks::{self, Light, paint_letter};
use crate::games::burg_appenzell::painter::palette;
use crate::games::burg_appenzell::painter::pieces::{paint_cheese, tint};
use crate::games::burg_appenzell::painter::places::Place;
use crate::games::burg_appenzell::painter::roofs::{Look, paint_roof};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::art::{Art, square};
use crate::paint::shapes::darker;
use crate::paint::theme::Theme;

impl Scenery<'_> {
    /// Where chimneys stand: over solid cells.
    fn chimneys(&self, room: Room) -> Vec<Pos2> {
        let up = vec2(0.14, -0.14) * self.layout.cell;
        (self.common().plan().cells(room) & SOLID).iter().map(|site| self.layout.center(site) + up).collect()
    }

    pub(super) fn paint_roofs(&self) {
        let closing = self.moves.closing();
        for room in Room::all().filter(|room| !self.common().rooms.contains(*room)) {
            if closing.is_some_and(|(rooms, _)| rooms.contains(room)) {
                continue;
            }
            self.paint_roof(room, self.look(room));
            self.paint_notes(room);
            if let Some(light) = self.light(room) {
                let place = self.layout.room(self.common().plan(), room);
                marks::paint_lit_roof(self.brush(), self.layout, self.theme(), place, light);
            }
        }
    }

    /// After the end, when all tiles are shown, roofs are no more than a haze.
    fn look(&self, room: Room) -> Look {
        let cells = self.common().plan().cells(room) & HOLES;
        let shown = !cells.is_empty() && cells.iter().all(|site| self.scene.open.tiles.at(site).is_some());
        if shown { Look { opacity: 0.13, ..Look::ON } } else { Look::ON }
    }

    fn paint_roof(&self, room: Room, look: Look) {
        let plan = self.common().plan();
        let (layout, theme) = (self.layout, self.theme());
        let place = layout.room(plan, room);
        paint_roof(self.brush(), theme, place, layout.cell, plan.roof(room), &self.chimneys(room), look);
        let corner = place.left_bottom() + vec2(0.2, -0.2) * layout.cell + vec2(-0.04, -0.34) * layout.cell * look.lift;
        let ink = theme.board(palette::CHALK).gamma_multiply(look.opacity * 0.92);
        let under = theme.board(palette::CHALK_LINE).gamma_multiply(look.opacity * 0.75);
        for away in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            paint_letter(self.brush(), theme, corner + away, layout.cell, room.letter(), under);
        }
        paint_letter(self.brush(), theme, corner, layout.cell, room.letter(), ink);
    }

    /// How a roof is lit: which mouse could lift it.
    fn light(&self, room: Room) -> Option<Light> {
        let hand = self.hand?;
        if self.looked_at().is_some() || !hand.roofs().contains(room) {
            return None;
        }
        let pointed = matches!(self.pointed, Some(Place::Cell(site)) if covered(self.common(), site) == Some(room));
        if pointed {
            return Some(Light::Pointed);
        }
        Some(if hand.roofs_of(self.chosen).contains(room) { Light::Lit } else { Light::Faint })
    }

    /// What the help shows on a roof: notes with what was seen beneath.
    fn paint_notes(&self, room: Room) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for site in (self.common().plan().cells(room) & HOLES).iter() {
            let Some(tile) = self.scene.open.known.at(site) else { continue };
            let place = square(layout.center(site) + Vec2::splat(0.09 * layout.cell), layout.cell * 0.54);
            paint_note(brush, theme, place, tile);
        }
    }

    /// The roofs that will come back when the turn ends, as they would come.
    pub fn paint_roofs_to_come(&self) {
        for room in self.common().rooms_to_cover().iter() {
            let place = self.layout.room(self.common().plan(), room);
            self.paint_roof(room, Look { opacity: 0.72, lift: 0.3 });
            marks::paint_frame(self.brush(), self.theme(), place, self.layout.cell, self.theme().board(palette::LAMP));
        }
    }

    pub(super) fn paint_roof_in_the_air(&self) {
        if let Some((room, gone)) = self.moves.lifted() {
            self.paint_roof(room, Look { opacity: 1.0 - gone, lift: gone });
        }
        if let Some((rooms, off)) = self.moves.closing() {
            for room in rooms.iter() {
                self.paint_roof(room, Look { opacity: 1.0 - off * off, lift: off });
            }
        }
    }
}

/// A note pinned to a roof, with what was seen beneath drawn on it.
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
