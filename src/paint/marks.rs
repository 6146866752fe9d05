//! Seat marks: a colour and a shape that belong together and are picked as one.
//!
//! The same mark stands for a person everywhere: panel, corner of the dice, scarf of the mouse, line of the log. Colour
//! alone never distinguishes two people. Must not know: seats, names, sentences; [`mark_key`] names a mark for the text
//! bundles.

use egui::epaint::{PathShape, Shape};
use egui::{Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, pos2};

use super::shapes;
use super::theme::Theme;

/// The number of marks. Marks are 0 to 5; larger numbers wrap round.
pub const MARKS: u8 = 6;

/// The shape of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkShape {
    /// Mark 0, tomato.
    Circle,
    /// Mark 1, blue.
    Square,
    /// Mark 2, green.
    Triangle,
    /// Mark 3, amber.
    Diamond,
    /// Mark 4, violet.
    Star,
    /// Mark 5, slate.
    Hexagon,
}

/// The shape that belongs to `mark`.
pub fn mark_shape(mark: u8) -> MarkShape {
    match mark % MARKS {
        0 => MarkShape::Circle,
        1 => MarkShape::Square,
        2 => MarkShape::Triangle,
        3 => MarkShape::Diamond,
        4 => MarkShape::Star,
        _ => MarkShape::Hexagon,
    }
}

/// The text key of a mark's name ("red circle" and so on).
pub fn mark_key(mark: u8) -> &'static str {
    match mark_shape(mark) {
        MarkShape::Circle => "mark-circle",
        MarkShape::Square => "mark-square",
        MarkShape::Triangle => "mark-triangle",
        MarkShape::Diamond => "mark-diamond",
        MarkShape::Star => "mark-star",
        MarkShape::Hexagon => "mark-hexagon",
    }
}

/// Paints `mark` within `radius` points of `center`, outline included. All six look equally large.
pub fn paint_mark(painter: &Painter, center: Pos2, radius: f32, mark: u8, theme: &Theme) {
    let fill = theme.mark(mark);
    let line = (radius * 0.16).clamp(1.0, 3.0);
    let stroke = Stroke::new(line, theme.mark_edge(mark));
    // Half of the stroke lies outside its path.
    let reach = radius - line * 0.5;
    if mark_shape(mark) == MarkShape::Circle {
        painter.circle(center, reach * 0.93, fill, stroke);
        return;
    }
    let outline = outline(center, reach, mark_shape(mark));
    if mark_shape(mark) == MarkShape::Star {
        shapes::paint_star_shaped(painter, center, outline, fill, stroke);
    } else {
        painter.add(Shape::Path(PathShape::convex_polygon(outline, fill, stroke)));
    }
}

/// The outline of a mark's shape within `reach` of `center`, for painters with a style of their own (pressed into wood,
/// sewn on a scarf).
pub fn outline(center: Pos2, reach: f32, shape: MarkShape) -> Vec<Pos2> {
    let at = |x: f32, y: f32| pos2(center.x + x * reach, center.y + y * reach);
    let up = -std::f32::consts::FRAC_PI_2;
    let soft = reach * 0.2;
    match shape {
        MarkShape::Circle => shapes::regular_polygon(center, reach * 0.93, 40, up),
        MarkShape::Square => {
            let side = 0.84;
            let corners = [at(-side, -side), at(side, -side), at(side, side), at(-side, side)];
            shapes::rounded(&corners, soft)
        }
        MarkShape::Triangle => {
            let corners = [at(0.0, -1.02), at(1.04, 0.86), at(-1.04, 0.86)];
            shapes::rounded(&corners, soft * 1.2)
        }
        MarkShape::Diamond => {
            let corners = [at(0.0, -1.1), at(1.0, 0.0), at(0.0, 1.1), at(-1.0, 0.0)];
            shapes::rounded(&corners, soft)
        }
        MarkShape::Star => {
            let middle = pos2(center.x, center.y + reach * 0.06);
            shapes::rounded(&shapes::star(middle, reach * 1.1, reach * 0.56, 5), soft * 0.7)
        }
        MarkShape::Hexagon => shapes::rounded(&shapes::regular_polygon(center, reach, 6, up), soft * 0.8),
    }
}

/// Paints `mark` centred in `rect`, as large as fits.
pub fn paint_mark_in(painter: &Painter, rect: Rect, mark: u8, theme: &Theme) {
    paint_mark(painter, rect.center(), rect.size().min_elem() * 0.5, mark, theme);
}

/// Adds `mark` as a widget of `size` points each way. It is not clickable and has no accessible name: the name beside
/// it identifies the person.
pub fn mark_ui(ui: &mut Ui, mark: u8, size: f32, theme: &Theme) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    if ui.is_rect_visible(rect) {
        paint_mark_in(ui.painter(), rect, mark, theme);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_have_distinct_shapes_and_names() {
        let keys: std::collections::BTreeSet<_> = (0..MARKS).map(mark_key).collect();
        assert_eq!(keys.len(), usize::from(MARKS));
        assert_eq!(mark_shape(6), MarkShape::Circle);
        assert_eq!(mark_key(255), mark_key(255 % MARKS));
    }

    #[test]
    fn shapes_stay_in_their_square() {
        for mark in 0..MARKS {
            for point in outline(pos2(0.0, 0.0), 10.0, mark_shape(mark)) {
                assert!(point.x.abs() <= 11.0 && point.y.abs() <= 11.0, "{mark} {point}");
            }
        }
    }
}
