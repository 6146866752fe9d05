//! Mice: where they stand, beside what lies under them; walking, falling.

use egui::vec2;

use super::Scenery;
use crate::engine::Seat;
use crate::games::burg_appenzell::castle::{Ground, Site};
use crate::games::burg_appenzell::painter::badges::paint_closed;
use crate::games::burg_appenzell::painter::doing::Chosen;
use crate::games::burg_appenzell::painter::hints;
use crate::games::burg_appenzell::painter::mice::{Stance, paint_mouse};
use crate::games::burg_appenzell::painter::moving::falling;
use crate::games::burg_appenzell::painter::places::Place;
use crate::games::burg_appenzell::painter::tiles::paint_cheese;
use crate::games::burg_appenzell::tiles::Tile;
use crate::paint::art::square;

/// Side of a mouse on the board, in cells.
const MOUSE: f32 = 0.82;
/// Side of a mouse that shares its cell with a piece of cheese, and of that piece.
pub const MOUSE_BESIDE: f32 = 0.74;
const CHEESE_BESIDE: f32 = 0.46;

impl Scenery<'_> {
    pub(super) fn paint_mice(&self) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let walk = self.moves.walk(layout);
        for site in Site::all() {
            let Some(seat) = self.common().mouse_at(site.cell()) else { continue };
            if walk.is_some_and(|walk| walk.to == site) || self.falls_in_foresight(site) {
                continue;
            }
            self.paint_standing(site, seat);
        }
        let (falls, fallen) = self.moves.falls();
        for fall in falls {
            let Some(site) = Site::of(fall.at) else { continue };
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

    fn falls_in_foresight(&self, site: Site) -> bool {
        self.foresight.as_ref().is_some_and(|foresight| foresight.falls(site))
    }

    /// A mouse where it stands; what lies under it is shown beside it.
    fn paint_standing(&self, site: Site, seat: Seat) {
        let (brush, theme, layout) = (self.brush(), self.theme(), self.layout);
        let center = layout.center(site);
        let foreseen = self.foresight.as_ref().and_then(|foresight| foresight.tile(site));
        let tile = foreseen.unwrap_or_else(|| self.scene.open.tiles.at(site));
        let cheese = tile.and_then(Tile::cheese).filter(|_| !self.moves.slides(site));
        let mark = self.scene.mark(seat);
        let ready = self.hand.is_some_and(|hand| hand.seat == seat && !hand.is_done() && !hand.sets_up());
        let chosen = matches!(self.chosen, Some(Chosen::Mouse(each)) if each == site);
        let pointed = ready && self.pointed == Some(Place::Cell(site)) && self.looked_at().is_none();
        let lift = if chosen || pointed { 0.06 } else { 0.0 };
        if ready && self.chosen.is_none() && self.looked_at().is_none() {
            hints::paint_ready(brush, layout, theme, site);
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
