//! The cat on its way: its shadow on the pantry, its ears over the row, its paw.

use egui::{Color32, Painter as Brush, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::layout::Layout;
use super::palette;
use crate::games::ratzzia::Ratzzia;
use crate::paint::art::Art;
use crate::paint::stage::Playback;
use crate::paint::theme::{Theme, mix};

use super::place::Place;

/// A step in which the cat comes and goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CatStep {
    /// Its shadow falls on the pantry.
    Shadow,
    /// Its ears come up over the row.
    Ears,
    /// Its paw reaches out.
    Paw,
    /// It goes.
    Gone,
}

impl CatStep {
    /// The word for the name of its place.
    pub const fn word(self) -> &'static str {
        match self {
            CatStep::Shadow => "shadow",
            CatStep::Ears => "ears",
            CatStep::Paw => "paw",
            CatStep::Gone => "gone",
        }
    }
}

/// How far the cat has come, each part from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CatArrival {
    /// The shadow.
    pub shadow: f32,
    /// The ears.
    pub ears: f32,
    /// The paw.
    pub paw: f32,
}

impl CatArrival {
    /// How far the cat has come at this moment of an event in which it comes.
    pub fn at(stage: &Playback<'_, Ratzzia>) -> Self {
        let stays = 1.0 - stage.change(Place::Cat(CatStep::Gone));
        let part = |step| stage.change(Place::Cat(step)) * stays;
        CatArrival { shadow: part(CatStep::Shadow), ears: part(CatStep::Ears), paw: part(CatStep::Paw) }
    }

    /// Paints the shadow on the wall, over columns and dice.
    pub fn paint_shadow(&self, brush: &Brush, layout: &Layout, theme: &Theme) {
        let wall = layout.outer.with_max_y(layout.cat_row().top());
        let brush = brush.with_clip_rect(wall.intersect(brush.clip_rect()));
        let side = wall.height() * 1.2;
        let up = side * (0.55 + 0.3 * self.shadow);
        let center = pos2(layout.cat_row().right() - side * 0.1, wall.bottom() + side * 0.5 - up);
        let shade = theme.board(palette::CAT_LINE).gamma_multiply(0.55 * self.shadow);
        // The picture in one dark colour is its own shadow.
        let [r, g, b, a] = shade.to_array();
        let tint = Color32::from_rgba_premultiplied(r / 4, g / 4, b / 4, a);
        Art::new("ratzzia/cat").tint(tint).paint(&brush, Rect::from_center_size(center, Vec2::splat(side)));
    }

    /// Paints the paw that reaches from the row up into the columns.
    pub fn paint_paw(&self, brush: &Brush, layout: &Layout, theme: &Theme) {
        if self.paw <= 0.0 {
            return;
        }
        let unit = layout.space;
        let row = layout.cat_row();
        let from = pos2(row.right() - unit * 0.9, row.center().y);
        let reach = vec2(-row.width() * 0.42, -unit * 2.4);
        let to = from + reach * self.paw;
        let fur = theme.board(mix(palette::CAT_LINE, palette::NAIL, 0.45));
        let line = theme.board(palette::CAT_LINE);
        for (width, colour) in [(unit * 0.78, line), (unit * 0.68, fur)] {
            brush.line_segment([from, to], Stroke::new(width, colour));
            brush.circle_filled(from, width * 0.5, colour);
            brush.circle_filled(to, width * 0.68, colour);
        }
        let along = reach.normalized();
        let toe = |aside: f32| -> Pos2 { to + along * unit * 0.34 + along.rot90() * aside * unit };
        for at in [-0.24, 0.0, 0.24].map(toe) {
            brush.circle(at, unit * 0.17, fur, Stroke::new(unit * 0.04, line));
        }
        brush.circle_filled(to - along * unit * 0.02, unit * 0.16, theme.board(palette::RED));
    }
}
