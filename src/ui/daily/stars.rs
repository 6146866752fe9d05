//! Stars in a row: full ones and outlines.

use egui::{Color32, Painter, Pos2, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::daily::Stars;
use crate::paint::shapes::{paint_star_shaped, star};
use crate::paint::theme::Theme;

/// How far the inner corners of a star are from its middle, as a share of the outer ones.
const INNER: f32 = 0.45;

/// The width of all stars of this height in a row.
pub fn stars_width(height: f32) -> f32 {
    height * (f32::from(Stars::MOST) * 1.15 - 0.15)
}

/// Shows stars of this height, with what a screen reader says.
pub fn stars_ui(ui: &mut Ui, theme: &Theme, stars: Stars, height: f32, spoken: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(stars_width(height), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    paint_stars(ui.painter(), theme, stars, rect.center(), height);
}

/// Paints stars of this height in a row around `center`.
pub fn paint_stars(painter: &Painter, theme: &Theme, stars: Stars, center: Pos2, height: f32) {
    let step = height * 1.15;
    let line = Stroke::new((height * 0.08).max(theme.size.outline), theme.ink);
    for place in 0..Stars::MOST {
        let middle = pos2(center.x + (f32::from(place) - f32::from(Stars::MOST - 1) * 0.5) * step, center.y);
        let radius = height * 0.5 - line.width * 0.5;
        let fill = if place < stars.count() { theme.accent } else { Color32::TRANSPARENT };
        paint_star_shaped(painter, middle, star(middle, radius, radius * INNER, 5), fill, line);
    }
}
