//! The cat on its way: its shadow on the pantry, its ears over the row, its paw.

use egui::{Color32, Painter as Brush, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::layout::Layout;
use super::palette;
use super::place::{CatStep, Place};
use crate::games::ratzzia::Ratzzia;
use crate::paint::art::Art;
use crate::paint::stage::Playback;
use crate::paint::theme::Theme;

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
        let from = pos2(row.right() - unit * 1.1, row.center().y);
        let reach = vec2(-row.width() * 0.3, -unit * 2.0);
        let along = reach.normalized();
        let palm = from + reach * self.paw;
        let [light, fur, line] = palette::FUR.map(|colour| theme.board(colour));
        let outline = unit * 0.07;
        let toes = [-0.46, -0.16, 0.16, 0.46]
            .map(|aside: f32| palm + along * unit * (0.52 - 0.5 * aside * aside) + along.rot90() * aside * unit);
        let parts = toes.into_iter().map(|toe| (toe, unit * 0.21)).chain([(palm, unit * 0.58), (from, unit * 0.42)]);
        let parts: Vec<(Pos2, f32)> = parts.collect();
        for (extra, colour) in [(outline, line), (0.0, fur)] {
            brush.line_segment([from, palm], Stroke::new(unit * 0.84 + 2.0 * extra, colour));
            for (center, radius) in &parts {
                brush.circle_filled(*center, radius + extra, colour);
            }
        }
        brush.circle_filled(palm - along * unit * 0.06, unit * 0.44, light);
        let pad = theme.board(palette::PAD);
        brush.circle_filled(palm - along * unit * 0.08, unit * 0.25, pad);
        for toe in toes {
            brush.circle_filled(toe, unit * 0.1, pad);
        }
    }
}
