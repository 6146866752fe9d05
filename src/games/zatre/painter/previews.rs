//! Previews of placements: marks on legal cells, and at the cell pointed at the lines a tile would make there. Takes
//! no input.

use egui::epaint::PathShape;
use egui::{Align2, Color32, CornerRadius, Painter as Brush, Rect, Shape, Stroke, StrokeKind, Ui, vec2};

use super::badges::{Badge, Tone, paint_badge};
use super::input::Interaction;
use super::layout::Layout;
use super::palette;
use super::tiles::{Pose, paint_tile};
use crate::engine::{Cell, Phrase};
use crate::games::zatre::board::{Axis, Board, CellIndex, Line, MIN_SCORING_SUM};
use crate::games::zatre::preview::{PlacementEffect, PlacementPreview, preview_placement};
use crate::games::zatre::rules::Zatre;
use crate::games::zatre::sheet::{POINTS, SUMS};
use crate::games::zatre::tiles::Tile;
use crate::paint::painter::Scene;
use crate::paint::shapes::{self, darker};
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::highlight_ring;

/// Marks a legal cell by its effect: a dot if nothing scores yet, a star if a line scores at once, a half-filled ring
/// on a light cell that must still be completed, a hollow diamond if the tile is forced.
///
/// Lessons name these shapes: `zatre-lesson-light-cells-forced`, `-forced-no` and `-open`, in every language.
pub fn paint_effect(brush: &Brush, cell: Rect, effect: PlacementEffect, theme: &Theme) {
    let side = cell.width();
    let (center, place) = (cell.center(), cell.shrink(side * 0.05));
    let radius = CornerRadius::same((side * 0.12) as u8);
    let chalk = theme.board(palette::CHALK);
    let dark = theme.board(palette::CHALK_LINE);
    let line = Stroke::new((side * 0.05).max(1.25), dark);
    // An outline and no wash: light cells and plain cells stay told apart.
    let glow = Stroke::new((side * 0.05).max(1.25), theme.board(palette::GLOW));
    brush.rect_stroke(place, radius, glow, StrokeKind::Inside);
    match effect {
        PlacementEffect::Plain => {
            brush.circle(center, side * 0.14, chalk, line);
        }
        PlacementEffect::Scoring => {
            let star = shapes::rounded(&shapes::star(center, side * 0.34, side * 0.17, 5), side * 0.04);
            shapes::paint_star_shaped(brush, center, star, theme.accent, line);
        }
        PlacementEffect::Opening => {
            let reach = side * 0.22;
            brush.circle(center, reach, chalk, line);
            let half = shapes::arc(center, egui::Vec2::splat(reach), 0.0, std::f32::consts::PI);
            brush.add(Shape::Path(PathShape::convex_polygon(half, dark, Stroke::NONE)));
        }
        PlacementEffect::Forced => {
            let diamond = shapes::regular_polygon(center, side * 0.28, 4, 0.0);
            let heavy = Stroke::new((side * 0.075).max(1.75), dark);
            brush.add(Shape::Path(PathShape::convex_polygon(diamond, chalk, heavy)));
        }
    }
}

/// Highlights a cell that a hint or a sentence refers to.
pub fn paint_highlight(brush: &Brush, cell: Rect, theme: &Theme) {
    highlight_ring(brush, cell.expand(cell.width() * 0.04), cell.width() * 0.2, theme);
}

/// Paints the dashed outline of an open light cell.
pub fn paint_open_cell(brush: &Brush, cell: Rect, theme: &Theme) {
    let rect = cell.shrink(1.0);
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    let dash = cell.width() * 0.16;
    let under = Stroke::new(3.5, theme.board(palette::CHALK));
    brush.add(Shape::closed_line(corners[..4].to_vec(), under));
    brush.extend(Shape::dashed_line(&corners, Stroke::new(2.5, theme.board(palette::CHALK_LINE)), dash, dash * 0.7));
}

/// Marks an empty cell as illegal for the picked tile.
pub fn paint_illegal_cell(brush: &Brush, layout: &Layout, cell: Cell, board: &Board, theme: &Theme) {
    let rect = layout.rect(cell);
    let side = rect.width();
    if board.tile_at(cell).is_some() {
        return;
    }
    brush.rect_filled(rect.shrink(side * 0.04), CornerRadius::same((side * 0.1) as u8), Color32::from_black_alpha(70));
    let stroke = Stroke::new((side * 0.06).max(1.5), theme.board(palette::CHALK).gamma_multiply(0.85));
    let reach = side * 0.2;
    brush.circle_stroke(rect.center(), reach, stroke);
    let slash = vec2(0.707, -0.707) * reach;
    brush.line_segment([rect.center() - slash, rect.center() + slash], stroke);
}

/// Paints the preview of a placement: a translucent tile, frames around its lines, their sums, and a badge with the
/// gain.
pub fn paint_preview(
    ui: &Ui,
    scene: &Scene<'_, Zatre>,
    layout: &Layout,
    room: Rect,
    interaction: &Interaction<'_>,
    cell: Cell,
    tile: Tile,
) {
    let Some(index) = CellIndex::of(cell) else { return };
    let (brush, theme) = (ui.painter(), scene.theme);
    let square = layout.rect(cell);
    paint_tile(brush, theme, Pose { opacity: 0.82, lift: 0.35, ..Pose::on(square) }, tile);
    if scene.hides_outcomes {
        return;
    }
    let PlacementPreview { lines, points, crosses } =
        preview_placement(&scene.open.common, interaction.tiles, index, tile);
    paint_lines(ui, scene, layout, room, &lines);
    let scoring = lines.iter().filter(|line| line.sum() >= MIN_SCORING_SUM).count();
    if crosses > 0 || (scoring > 1 && points > 0) {
        let text = match points {
            0 => String::new(),
            _ => scene.say(&Phrase::new("zatre-badge-gain").with("points", points)),
        };
        let badge = Badge { text, crosses, tone: Tone::Scoring };
        let place = (square.left_top() + vec2(0.14, 0.1) * layout.cell, Align2::RIGHT_BOTTOM);
        paint_badge(brush, theme, room, place, layout.cell, &badge);
    }
}

/// Paints frames around lines, and their sums with what these score.
pub fn paint_lines(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout, room: Rect, lines: &[Line]) {
    // Scoring frames are painted above the others.
    for scoring in [false, true] {
        for line in lines.iter().filter(|line| (line.sum() >= MIN_SCORING_SUM) == scoring) {
            paint_line_frame(ui.painter(), layout, line, scene.theme);
        }
    }
    for line in lines {
        paint_line_badge(ui, scene, layout, room, line);
    }
}

fn line_rect(layout: &Layout, line: &Line) -> Rect {
    line.cells.iter().map(|&cell| layout.rect(cell)).fold(Rect::NOTHING, Rect::union)
}

fn paint_line_frame(brush: &Brush, layout: &Layout, line: &Line, theme: &Theme) {
    let rect = line_rect(layout, line).expand(layout.cell * 0.03);
    let radius = CornerRadius::same((layout.cell * 0.2) as u8);
    let width = (layout.cell * 0.07).clamp(2.0, 4.0);
    let (colour, under) = if line.sum() >= MIN_SCORING_SUM {
        (theme.accent, darker(theme.accent, 0.62))
    } else {
        (theme.board(palette::CHALK), theme.board(palette::CHALK_LINE))
    };
    let scoring = line.sum() >= MIN_SCORING_SUM;
    let width = if scoring { width } else { width * 0.6 };
    brush.rect_stroke(rect, radius, Stroke::new(width + 2.0, under), StrokeKind::Middle);
    brush.rect_stroke(rect, radius, Stroke::new(width, mix(under, colour, 0.96)), StrokeKind::Middle);
}

/// Paints a badge with the sum beyond the line's right or lower end.
fn paint_line_badge(ui: &Ui, scene: &Scene<'_, Zatre>, layout: &Layout, room: Rect, line: &Line) {
    let rect = line_rect(layout, line);
    let gap = layout.cell * 0.12;
    let place = match line.axis {
        Axis::Across => (rect.right_center() + vec2(gap, 0.0), Align2::LEFT_CENTER),
        Axis::Down => (rect.center_bottom() + vec2(0.0, gap), Align2::CENTER_TOP),
    };
    let badge = match SUMS.iter().position(|&sum| sum == line.sum()) {
        Some(column) => {
            let phrase = Phrase::new("zatre-badge-scoring").with("sum", line.sum()).with("points", POINTS[column]);
            Badge { text: scene.say(&phrase), crosses: 0, tone: Tone::Scoring }
        }
        None => {
            let phrase = Phrase::new("zatre-badge-sum").with("sum", line.sum());
            Badge { text: scene.say(&phrase), crosses: 0, tone: Tone::Quiet }
        }
    };
    paint_badge(ui.painter(), scene.theme, room, place, layout.cell, &badge);
}
