//! Mice: where they stand, beside what lies under them; walking, falling. And what the last event brought, once it has come to rest: which line
//! was pushed, who fell, who got a chip; and where nothing moves, which way a mouse went. That stands until something else happens.

use egui::{Stroke, vec2};

use super::Scenery;
use crate::engine::{Cell, Seat};
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::painter::animation::falling;
use crate::games::burg_appenzell::painter::input::Chosen;
use crate::games::burg_appenzell::painter::layout::{WALL, way_in};
use crate::games::burg_appenzell::painter::marks::{paint_arrow, paint_chip, paint_closed, paint_frame};
use crate::games::burg_appenzell::painter::pieces::{Stance, paint_cheese, paint_mouse};
use crate::games::burg_appenzell::painter::places::Place;
use crate::games::burg_appenzell::painter::{marks, palette};
use crate::games::burg_appenzell::pushing::Slot;
use crate::games::burg_appenzell::tiles::Tile;
use crate::games::burg_appenzell::witness::{Fall, Gain, Seen};
use crate::paint::art::square;
use crate::paint::marks::paint_mark;

/// Side of a mouse on the board, in cells.
const MOUSE: f32 = 0.82;
/// Side of a mouse that shares its cell with a piece of cheese, and of that piece.
pub const MOUSE_BESIDE: f32 = 0.74;
const CHEESE_BESIDE: f32 = 0.46;

impl Scenery<'_> {
    pub(super) fn paint_mice(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let walk = self.moves.walk(layout);
        for site in CellIndex::all() {
            let Some(seat) = self.common().mouse_at(site.cell()) else { continue };
            if walk.is_some_and(|walk| walk.to == site) || self.falls_in_foresight(site) {
                continue;
            }
            self.paint_standing(site, seat);
        }
        let (falls, fallen) = self.moves.falls();
        for fall in falls {
            let Some(site) = CellIndex::of(fall.at) else { continue };
            let (size, angle, opacity) = falling(fallen);
            let side = layout.cell * MOUSE * size;
            let stance = Stance { angle, opacity, ..Stance::at(layout.center(site), side) };
            paint_mouse(brush, theme, stance, self.scene.mark(fall.seat));
        }
        if let Some(walk) = walk
            && let Some(seat) = self.common().mouse_at(walk.to.cell())
        {
            let stance = Stance { lift: walk.hop.max(0.01), ..Stance::at(walk.center, layout.cell * MOUSE) };
            paint_mouse(brush, theme, stance, self.scene.mark(seat));
        }
        self.paint_ghost_in_tower();
    }

    fn falls_in_foresight(&self, site: CellIndex) -> bool {
        self.foresight.as_ref().is_some_and(|foresight| foresight.falls(site))
    }

    /// A mouse where it stands; what lies under it is shown beside it.
    fn paint_standing(&self, site: CellIndex, seat: Seat) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let center = layout.center(site);
        let foreseen = self.foresight.as_ref().and_then(|foresight| foresight.tile(site));
        let tile = foreseen.unwrap_or_else(|| self.scene.open.tiles.at(site));
        let cheese = tile.and_then(Tile::cheese).filter(|_| !self.moves.slides(site));
        let mark = self.scene.mark(seat);
        let ready = self.hand.is_some_and(|hand| hand.seat == seat && hand.uses(site));
        let chosen = matches!(self.chosen, Some(Chosen::Mouse(each)) if each == site);
        let pointed = ready && self.pointed == Some(Place::Cell(site)) && self.looked_at().is_none();
        let lift = if chosen || pointed { 0.06 } else { 0.0 };
        if ready && self.chosen.is_none() && self.looked_at().is_none() {
            marks::paint_ready(brush, layout, theme, site);
        }
        let unknown = foreseen == Some(None);
        if cheese.is_none() && !unknown {
            let raised = if site.ground() == Ground::Hole { 0.0 } else { -0.03 };
            let place = center + vec2(0.0, raised) * layout.cell;
            paint_mouse(brush, theme, Stance { lift, ..Stance::at(place, layout.cell * MOUSE) }, mark);
            return;
        }
        let beside = square(center + vec2(0.2, 0.2) * layout.cell, layout.cell * CHEESE_BESIDE);
        let mouse = center + vec2(-0.1, -0.08) * layout.cell;
        paint_mouse(brush, theme, Stance { lift, ..Stance::at(mouse, layout.cell * MOUSE_BESIDE) }, mark);
        match cheese {
            Some(cheese) => paint_cheese(brush, theme, beside, cheese, 1.0),
            None => paint_closed(brush, theme, beside.shrink(layout.cell * 0.04)),
        }
    }

    /// While towers are chosen, the mouse shows where it would be.
    fn paint_ghost_in_tower(&self) {
        let Some(hand) = self.hand.filter(|hand| hand.sets_up()) else { return };
        let Some(Place::Cell(site)) = self.pointed else { return };
        if self.common().free_towers().contains(site) {
            let stance = Stance { opacity: 0.6, ..Stance::at(self.layout.center(site), self.layout.cell * MOUSE) };
            paint_mouse(self.brush(), self.theme(), stance, self.scene.mark(hand.seat));
        }
    }
}

impl Scenery<'_> {
    pub(super) fn paint_told(&self) {
        let Some((observation, progress)) = self.scene.last else { return };
        if (progress < 1.0 && !self.scene.reduced_motion) || self.looked_at().is_some() {
            return;
        }
        match &observation.seen {
            Seen::Pushed { slot, falls, gains, .. } => {
                self.paint_pushed(*slot);
                self.paint_fallen(falls);
                self.paint_gains(gains);
            }
            Seen::Ran { seat, from, way, gains, .. } => {
                self.paint_went(*seat, CellIndex::of(*from), way);
                self.paint_gains(gains);
            }
            Seen::Entered { seat, tower, way, gains, .. } => {
                self.paint_went(*seat, CellIndex::of(*tower), way);
                self.paint_gains(gains);
            }
            _ => {}
        }
    }

    /// Arrows in the gates of the line, as it went.
    fn paint_pushed(&self, slot: Slot) {
        let (layout, way) = (self.layout, way_in(slot));
        let cell = layout.cell;
        for end in [layout.center(slot.line()[0]) - way * cell, layout.center(slot.exit())] {
            let gate = end + way * cell * (0.5 - WALL * 0.5);
            let tail = gate - way * cell * 0.13;
            paint_arrow(self.brush(), self.theme(), tail, way, cell * 0.26, cell * 0.09, 0.95);
        }
    }

    /// Where mice fell, and whose.
    fn paint_fallen(&self, falls: &[Fall]) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for fall in falls {
            let Some(site) = CellIndex::of(fall.at) else { continue };
            let rect = layout.rect(site);
            paint_frame(brush, theme, rect.shrink(layout.cell * 0.05), layout.cell, theme.board(palette::DANGER));
            let radius = (layout.cell * 0.15).max(8.0);
            let rim = Stroke::new((radius * 0.16).max(1.25), theme.board(palette::CHALK_LINE));
            brush.circle(rect.center(), radius * 1.35, theme.board(palette::CHALK), rim);
            paint_mark(brush, rect.center(), radius, self.scene.mark(fall.seat), theme);
        }
    }

    /// The chips, over the mice that earned them.
    fn paint_gains(&self, gains: &[Gain]) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        for gain in gains {
            let mice = self.common().player(gain.seat).mice;
            for site in mice.iter().filter(|&site| self.scene.open.tiles.at(site) == Some(Tile::Cheese(gain.cheese))) {
                let place = layout.rect(site).right_top() + vec2(-0.12, 0.12) * layout.cell;
                let radius = (layout.cell * 0.24).max(12.0);
                paint_chip(brush, theme, place, radius, gain.cheese, Some(self.scene.mark(gain.seat)));
            }
        }
    }

    /// The way of another's mouse that was not seen to move.
    fn paint_went(&self, seat: Seat, from: Option<CellIndex>, way: &[Cell]) {
        if let Some(from) = from.filter(|_| self.scene.reduced_motion && self.scene.acting_seat != Some(seat)) {
            marks::paint_way(self.brush(), self.layout, self.theme(), self.layout.center(from), way);
        }
    }
}
