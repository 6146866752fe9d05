//! Paints the count of turned cards: a path of eight stones with a footprint on each, and the cheese at its end (K10).

use egui::epaint::PathShape;
use egui::{Color32, CornerRadius, Id, Painter as Brush, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2};
use egui::{WidgetInfo, vec2};

use super::layout::{Layout, STONES};
use super::lids::tint;
use super::palette;
use super::place::Place;
use crate::engine::Phrase;
use crate::games::kalle::Kalle;
use crate::paint::art::{Art, square};
use crate::paint::painter::Scene;
use crate::paint::theme::{Theme, mix};

/// Paints the path with `turned` footprints filled, and labels it for screen readers.
pub fn path_ui(ui: &Ui, scene: &Scene<'_, Kalle>, layout: &Layout, turned: u8, id: Id) {
    let rect = layout.path();
    scene.put(Place::Count, rect);
    ui.interact(rect, id.with("count"), Sense::hover()).widget_info(|| {
        let label = scene.say(&Phrase::new("kalle-count").with("count", turned));
        WidgetInfo::labeled(Role::Label, ui.is_enabled(), label)
    });
    paint_path(ui.painter(), layout, scene.theme, turned);
    let light = scene.stage.light(Place::Count);
    if light > 0.0 {
        let lamp = scene.theme.board(palette::LAMP).gamma_multiply(light);
        let line = Stroke::new((layout.cell * 0.05).max(2.5), lamp);
        ui.painter().rect_stroke(rect, corner(layout), line, StrokeKind::Outside);
    }
}

fn corner(layout: &Layout) -> CornerRadius {
    CornerRadius::same((layout.cell * 0.09).min(255.0) as u8)
}

fn paint_path(brush: &Brush, layout: &Layout, theme: &Theme, turned: u8) {
    let rect = layout.path();
    let line = Stroke::new((layout.cell * 0.02).max(1.0), theme.board(palette::STONE_LINE));
    brush.rect(rect, corner(layout), theme.board(palette::JOINT), line, StrokeKind::Outside);
    for number in 0..STONES {
        paint_flag(brush, theme, layout.stone(number), number);
        let filled = number < usize::from(turned);
        let last = number + 1 == usize::from(turned);
        paint_footprint(brush, layout, theme, number, filled, last);
    }
    let goal = layout.goal();
    paint_flag(brush, theme, goal, STONES);
    let side = goal.size().min_elem() * 0.9;
    Art::new("kalle/cheese").tint(tint(theme, 1.0)).paint(brush, square(goal.center(), side));
}

/// Paints a stone of the path.
fn paint_flag(brush: &Brush, theme: &Theme, place: Rect, number: usize) {
    let stone = place.shrink((place.size().min_elem() * 0.035).max(0.75));
    let round = CornerRadius::same((stone.size().min_elem() * 0.12).min(255.0) as u8);
    let own = mix(palette::FLAGS[0], palette::FLAGS[1], ((number * 5) % 8) as f32 / 8.0);
    brush.rect_filled(stone, round, theme.board(mix(own, palette::JOINT, 0.3)));
    let top = Rect::from_min_max(stone.min, stone.max - Vec2::splat(stone.height() * 0.06));
    brush.rect_filled(top, round, theme.board(own));
    let gleam = Stroke::new(1.0, theme.board(mix(own, palette::CHALK, 0.5)));
    let inset = stone.size().min_elem() * 0.12;
    brush.line_segment([top.left_top() + vec2(inset, 1.0), top.right_top() + vec2(-inset * 2.0, 1.0)], gleam);
}

/// Paints a footprint, left and right in turn, with its toes towards the end of the path.
fn paint_footprint(brush: &Brush, layout: &Layout, theme: &Theme, number: usize, filled: bool, last: bool) {
    let stone = layout.stone(number);
    let unit = stone.size().min_elem();
    let side = if number.is_multiple_of(2) { -1.0 } else { 1.0 };
    let (ahead, aside) = if layout.upright { (Vec2::UP, Vec2::RIGHT) } else { (Vec2::RIGHT, Vec2::DOWN) };
    let middle = stone.center() + aside * (side * 0.2 * unit) - ahead * (0.1 * unit);
    let at = |along: f32, across: f32| middle + ahead * (along * unit) + aside * (across * side * unit);
    let (fill, edge) = if filled {
        (theme.board(if last { palette::LAMP } else { palette::BRASS[1] }), theme.board(palette::BRASS[3]))
    } else {
        let dent = mix(palette::FLAGS[1], palette::JOINT, 0.3);
        (theme.board(dent), theme.board(mix(palette::FLAGS[1], palette::JOINT, 0.5)))
    };
    let line = Stroke::new((unit * 0.04).max(1.0), edge);
    paint_pad(brush, at(-0.1, 0.0), vec2(0.21, 0.25) * unit, ahead, fill, line);
    for (along, across, size) in [(0.13, -0.28, 0.085), (0.28, -0.11, 0.095), (0.28, 0.11, 0.095), (0.13, 0.28, 0.085)]
    {
        brush.circle(at(along, across), size * unit, fill, line);
    }
}

/// Paints the pad of a paw, with its toes towards `ahead`.
fn paint_pad(brush: &Brush, center: Pos2, reach: Vec2, ahead: Vec2, fill: Color32, line: Stroke) {
    let outline: Vec<Pos2> = (0..24)
        .map(|step| {
            let angle = step as f32 / 24.0 * std::f32::consts::TAU;
            // The pad is broader towards the heel.
            let (along, across) = (angle.cos(), angle.sin() * (1.0 - 0.2 * angle.cos()));
            center + ahead * (along * reach.x * 0.86) + ahead.rot90() * (across * reach.y)
        })
        .collect();
    brush.add(Shape::Path(PathShape::convex_polygon(outline, fill, line)));
}
