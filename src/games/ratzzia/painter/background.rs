//! Painting of the pantry without dice: wall, lamp light, shelves with their pictures, spaces, covers, the cat row, cloth and floor.

use std::f32::consts::{PI, TAU};

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, CornerRadius, Painter as Brush, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::Layout;
use super::palette;
use super::pieces::{Food, paint as paint_die, paint_number, tint};
use crate::games::ratzzia::SpaceIndex;
use crate::games::ratzzia::board::{self, Column, Shelf};
use crate::paint::art::{Art, square};
use crate::paint::life;
use crate::paint::theme::{Theme, mix};

/// Height of the plank on which a shelf's picture stands, in heights of a space.
const PLANK: f32 = 0.16;

/// The number of straight pieces of the cat's tail.
const TAIL_STEPS: usize = 16;

/// How a column or the cat row is highlighted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Highlight {
    /// Whether something can be done there.
    pub enabled: bool,
    /// Whether the pointer or cursor is there.
    pub hovered: bool,
    /// How strongly the column glows as it is resolved, 0 to 1.
    pub glow: f32,
    /// How far the picture on the shelf is shaken to the side, from −1 to 1.
    pub shake: f32,
}

/// Paints wall, floor and the light of the lamp.
pub fn paint_room(brush: &Brush, layout: &Layout, theme: &Theme) {
    let outer = layout.outer;
    let radius = CornerRadius::same(2);
    let line = Stroke::new(2.0, theme.board(palette::OAK_LINE));
    brush.rect(outer, radius, theme.board(palette::WALL[1]), line, StrokeKind::Outside);
    let inner = outer.shrink(1.0);
    paint_glow(&brush.with_clip_rect(inner.intersect(brush.clip_rect())), inner, theme);
    let floor = inner.with_min_y(layout.cat_row().top() - layout.space * 0.1);
    let boards = CornerRadius { nw: 0, ne: 0, sw: radius.sw, se: radius.se };
    brush.rect_filled(floor, boards, theme.board(palette::FLOOR).gamma_multiply(0.82));
    let joint = Stroke::new(1.0, theme.board(palette::JOINT).gamma_multiply(0.5));
    let mut y = floor.top() + layout.space * 0.75;
    while y < floor.bottom() - 2.0 {
        brush.hline(floor.x_range(), y, joint);
        y += layout.space * 0.75;
    }
}

/// Paints lamp light from above, a little to the left.
fn paint_glow(brush: &Brush, rect: Rect, theme: &Theme) {
    let lamp = rect.lerp_inside(vec2(0.42, 0.08));
    let [bright, dark] = palette::WALL.map(|colour| theme.board(colour));
    let reach = vec2(rect.width() * 0.62, rect.height() * 0.95);
    let mut mesh = Mesh::default();
    mesh.vertices.push(Vertex { pos: lamp, uv: WHITE_UV, color: bright });
    let count = 40;
    for index in 0..count {
        let way = Vec2::angled(index as f32 / count as f32 * std::f32::consts::TAU);
        mesh.vertices.push(Vertex { pos: lamp + way * reach, uv: WHITE_UV, color: dark });
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    brush.add(Shape::mesh(mesh));
}

/// Paints a column with its shelf and spaces.
pub fn paint_column(brush: &Brush, layout: &Layout, theme: &Theme, column: Column, highlight: Highlight) {
    let printed = layout.printed().column(column);
    let unit = layout.space;
    let shaft = layout.shaft(column).shrink2(vec2(layout.column * 0.035, 0.0));
    let top = layout.space(column, printed.top()).top();
    let inside = mix(palette::HOLLOW, palette::HOLLOW_LIT, if highlight.enabled { 1.0 } else { highlight.glow });
    let hollow = shaft.with_min_y(top - unit * 0.1);
    let wood = palette::OAK.map(|colour| theme.board(colour));
    let line = Stroke::new(1.5, theme.board(palette::OAK_LINE));
    // A wooden panel closes the column above the top space.
    let panel = Rect::from_min_max(shaft.left_top(), pos2(shaft.right(), hollow.top()));
    if panel.height() > unit * 0.2 {
        brush.rect(panel, 0, mix(wood[1], wood[2], 0.5), line, StrokeKind::Inside);
        let field = panel.shrink(unit * 0.2);
        if field.is_positive() {
            brush.rect(field, 3, mix(wood[1], wood[2], 0.25), Stroke::new(1.0, wood[2]), StrokeKind::Inside);
        }
    }
    brush.rect(hollow, 0, theme.board(inside), line, StrokeKind::Inside);
    let foot = layout.foot(column).shrink2(vec2(layout.column * 0.015, 0.0));
    brush.rect(foot, 2, wood[1], line, StrokeKind::Inside);
    brush.hline(foot.shrink(2.0).x_range(), foot.top() + 2.0, Stroke::new(1.5, wood[0]));
    let number = theme.board(palette::CHALK);
    paint_number(brush, foot.center(), foot.height() * 0.82, u32::from(column.number()), number);
    // Of a covered space nothing peeks out from under its board.
    for index in printed.covered..printed.spaces.len() {
        paint_space(brush, layout, theme, printed, column, index);
    }
    for (index, space) in printed.spaces.iter().enumerate() {
        if space.joined && index > printed.covered {
            paint_join(brush, layout, theme, column, index);
        }
    }
    if printed.covered > 0 {
        paint_covers(brush, layout, theme, column, printed.covered);
    }
    paint_shelf(brush, layout, theme, column, printed.shelf, highlight);
    let frame = layout.whole(column).shrink(1.0);
    if highlight.enabled || highlight.glow > 0.0 {
        let lamp = theme.board(palette::LAMP);
        let strength = if highlight.enabled { 1.0 } else { highlight.glow };
        brush.rect_stroke(frame, 4, Stroke::new(2.5, lamp.gamma_multiply(strength)), StrokeKind::Inside);
    }
    if highlight.hovered {
        brush.rect_stroke(frame, 4, Stroke::new(3.0, theme.board(palette::CHALK)), StrokeKind::Inside);
    }
}

/// Paints a space with its number and sausages.
fn paint_space(
    brush: &Brush,
    layout: &Layout,
    theme: &Theme,
    printed: &board::PrintedColumn,
    column: Column,
    index: usize,
) {
    let Some(space) = printed.spaces.get(index) else { return };
    let die = layout.die(column, index);
    let [paper, shade] = palette::LABEL.map(|colour| theme.board(colour));
    let line = Stroke::new(1.25, theme.board(palette::LABEL_LINE));
    let label = die.expand(layout.space * 0.03);
    let radius = CornerRadius::same((die.width() * 0.2) as u8);
    let fill = if space.needs.is_some() { paper } else { shade };
    brush.rect(label, radius, fill, line, StrokeKind::Inside);
    if let Some(needs) = space.needs {
        let ink = theme.board(palette::NUMBER);
        paint_number(brush, die.center(), die.height() * 0.74, u32::from(needs.value()), ink);
    }
    let right = layout.space(column, index).right() - layout.column * 0.05;
    // Large enough to be counted; they may lean over the edge of the label.
    let side = ((right - label.right()) * 1.25).clamp(layout.space * 0.46, layout.space * 0.7);
    for each in 0..space.sausages {
        // Several stay within the height of their space.
        let above = f32::from(space.sausages - 1);
        let step = side * (0.6 / above.max(1.0)).min(0.4);
        let center = pos2(right - side * 0.46, die.center().y + (above * 0.5 - f32::from(each)) * step);
        Food::Sausage.paint(brush, theme, center, side, 1.0);
    }
}

/// Paints two bars between a space and the joined one below it.
fn paint_join(brush: &Brush, layout: &Layout, theme: &Theme, column: Column, upper: usize) {
    let (above, below) = (layout.die(column, upper), layout.die(column, upper.saturating_sub(1)));
    let middle = pos2(above.center().x, (above.bottom() + below.top()) * 0.5);
    let wide = above.width() * 0.44;
    let high = layout.space * 0.1;
    for side in [-1.0, 1.0] {
        let bar = Rect::from_center_size(middle + vec2(0.0, side * high * 0.95), vec2(wide, high));
        let line = Stroke::new(1.0, theme.board(palette::OAK_LINE));
        brush.rect(bar, 1, theme.board(palette::JOIN), line, StrokeKind::Outside);
    }
}

/// Paints boards nailed over the lowest spaces.
fn paint_covers(brush: &Brush, layout: &Layout, theme: &Theme, column: Column, covered: usize) {
    for index in 0..covered {
        let space = layout.space(column, index).shrink2(vec2(layout.column * 0.05, layout.space * 0.03));
        paint_board(brush, theme, space, index);
    }
}

/// Paints a board with two nails, a little askew.
fn paint_board(brush: &Brush, theme: &Theme, rect: Rect, index: usize) {
    let [light, dark] = palette::COVER.map(|colour| theme.board(colour));
    let askew = if index.is_multiple_of(2) { rect.height() * 0.06 } else { -rect.height() * 0.06 };
    let high = rect.height() * 0.42;
    let (left, right) = (rect.left_center() + vec2(0.0, askew), rect.right_center() - vec2(0.0, askew));
    let half = vec2(0.0, high);
    let corners = vec![left - half, right - half, right + half, left + half];
    let line = Stroke::new(1.5, theme.board(palette::OAK_LINE));
    brush.add(Shape::convex_polygon(corners, light, line));
    for share in [0.34, 0.7] {
        let y = vec2(0.0, (share - 0.5) * high * 1.6);
        brush.line_segment([left + y + vec2(3.0, 0.0), right + y - vec2(3.0, 0.0)], Stroke::new(1.0, dark));
    }
    let nail = theme.board(palette::NAIL);
    let radius = (rect.height() * 0.07).max(1.0);
    for at in [left + vec2(rect.height() * 0.22, 0.0), right - vec2(rect.height() * 0.22, 0.0)] {
        brush.circle(at, radius, nail, Stroke::new(0.75, theme.board(palette::OAK_LINE)));
    }
}

/// Paints the niche above a column with its reward.
pub fn paint_shelf(brush: &Brush, layout: &Layout, theme: &Theme, column: Column, shelf: Shelf, highlight: Highlight) {
    let rect = layout.shelf(column).shrink2(vec2(layout.column * 0.035, layout.space * 0.04));
    let line = Stroke::new(1.5, theme.board(palette::OAK_LINE));
    let [back, shade] = palette::SHELF_BACK.map(|colour| theme.board(mix(colour, palette::LAMP, highlight.glow)));
    let arch = CornerRadius { nw: (layout.space * 0.4) as u8, ne: (layout.space * 0.4) as u8, sw: 0, se: 0 };
    // The light comes from the upper left, so the left and upper edge throw a shadow on the back.
    brush.rect(rect, arch, shade, line, StrokeKind::Inside);
    let depth = layout.space * 0.09;
    let lit = Rect::from_min_max(rect.min + Vec2::splat(depth), rect.max - vec2(1.5, 0.0));
    brush.rect_filled(lit, arch, back);
    let plank = rect.with_min_y(rect.bottom() - layout.space * PLANK);
    brush.rect(plank, 1, theme.board(palette::OAK[0]), line, StrokeKind::Inside);
    let shake = vec2(highlight.shake * layout.space * 0.12, 0.0);
    let place = picture_on_shelf(layout, column).translate(shake);
    let picture = |name| Art::new(name).tint(tint(theme, 1.0)).paint(brush, place);
    match shelf {
        Shelf::Annie => picture("ratzzia/annie"),
        Shelf::CandyJar => picture("ratzzia/jar"),
        Shelf::Store => picture("ratzzia/sack"),
        Shelf::Greedy => picture("ratzzia/greedy"),
        Shelf::Accountant => picture("ratzzia/accountant"),
        Shelf::Sausages(count) => paint_sausages(brush, theme, niche(layout, column).translate(shake), count),
    }
}

/// What is inside a shelf, above its plank.
fn niche(layout: &Layout, column: Column) -> Rect {
    let shelf = layout.shelf(column).shrink2(vec2(layout.column * 0.035, layout.space * 0.04));
    shelf.with_max_y(shelf.bottom() - layout.space * PLANK)
}

/// The rectangle of the picture on a shelf.
fn picture_on_shelf(layout: &Layout, column: Column) -> Rect {
    let niche = niche(layout, column);
    let side = (niche.width() * 0.96).min(niche.height());
    square(pos2(niche.center().x, niche.bottom() - side * 0.5), side)
}

/// Paints the candy dice in the jar.
pub fn paint_candies(brush: &Brush, layout: &Layout, theme: &Theme, column: Column, count: u8) {
    let jar = picture_on_shelf(layout, column);
    let side = jar.width() * 0.33;
    for index in 0..count {
        let aside = f32::from(index) - f32::from(count.saturating_sub(1)) * 0.5;
        let center = jar.lerp_inside(vec2(0.5, 0.72)) + vec2(aside * side * 1.02, 0.0);
        paint_die(brush, theme, square(center, side), 0, None, true);
    }
}

/// Paints sausages in one or two rows, as large as they fit, and their number on a label at the plank.
fn paint_sausages(brush: &Brush, theme: &Theme, niche: Rect, count: u8) {
    let upper = if count > 3 { count / 2 } else { 0 };
    let rows = [upper, count - upper];
    // Neighbours overlap.
    let step = 0.58;
    let widest = niche.width() * 0.94 / (1.0 + step * f32::from(rows[1].saturating_sub(1)));
    let side = widest.min(niche.height() * if upper > 0 { 0.58 } else { 0.76 });
    for (row, count) in rows.into_iter().enumerate() {
        let y = match (upper, row) {
            (0, _) => niche.top() + niche.height() * 0.42,
            (_, 0) => niche.top() + niche.height() * 0.31,
            _ => niche.top() + niche.height() * 0.6,
        };
        for index in 0..count {
            let aside = (f32::from(index) - f32::from(count - 1) * 0.5) * step * side;
            Food::Sausage.paint(brush, theme, pos2(niche.center().x + aside, y), side, 1.0);
        }
    }
    let size = niche.height() * 0.34;
    let tag = niche.center_bottom() - vec2(0.0, size * 0.3);
    let line = Stroke::new(1.25, theme.board(palette::LABEL_LINE));
    let label = Rect::from_center_size(tag, vec2(size * 1.3, size * 0.98));
    brush.rect(label, 3, theme.board(palette::LABEL[0]), line, StrokeKind::Inside);
    paint_number(brush, tag, size * 0.9, u32::from(count), theme.board(palette::NUMBER));
}

/// Paints the cat row without dice; `rise` is how far the cat looks over it, 0 to 1.
pub fn paint_cat_row(brush: &Brush, layout: &Layout, theme: &Theme, highlight: Highlight, rise: f32) {
    let row = layout.cat_row();
    let printed = layout.printed();
    let side = row.height() * 1.5;
    let first = layout.cat_space(0);
    let hidden = row.bottom() - row.height() * 0.12;
    let up = row.height() * (0.68 + 1.2 * rise);
    let cat = Rect::from_center_size(pos2(row.right() - side * 0.55, hidden - up + side * 0.5), Vec2::splat(side));
    let sky = Rect::from_min_max(pos2(row.left(), row.top() - row.height()), pos2(row.right(), hidden));
    let behind = brush.with_clip_rect(sky.intersect(brush.clip_rect()));
    if let Some(shown) = life::moment(brush, &theme.motion.life) {
        paint_tail(&behind, theme, pos2(cat.left() - side * 0.35, hidden), row.height(), shown);
    }
    Art::new("ratzzia/cat").tint(tint(theme, 1.0)).paint(&behind, cat);
    let front = row.with_min_y(first.top() - row.height() * 0.1);
    let line = Stroke::new(1.5, theme.board(palette::OAK_LINE));
    brush.rect(front, 5, theme.board(palette::OAK[1]), line, StrokeKind::Inside);
    brush.hline(front.shrink(4.0).x_range(), front.top() + 2.5, Stroke::new(1.5, theme.board(palette::OAK[0])));
    let edge = Stroke::new(1.5, theme.board(palette::CAT_LINE));
    for index in 0..printed.grey + printed.red {
        let space = layout.cat_space(index);
        let fill = theme.board(if index < printed.grey { palette::GREY } else { palette::RED });
        brush.rect(space, CornerRadius::same((space.width() * 0.18) as u8), fill, edge, StrokeKind::Inside);
        if index >= printed.grey {
            paint_paw(brush, space, theme.board(palette::CAT_LINE).gamma_multiply(0.55));
        }
    }
    if highlight.enabled {
        brush.rect_stroke(front, 5, Stroke::new(2.5, theme.board(palette::LAMP)), StrokeKind::Inside);
    }
    if highlight.hovered {
        brush.rect_stroke(front, 5, Stroke::new(3.0, theme.board(palette::CHALK)), StrokeKind::Inside);
    }
}

/// Paints the cat's tail, which comes up behind the cat row at `foot`, sways and goes; `shown` is how far that has come, 0 to 1.
fn paint_tail(behind: &Brush, theme: &Theme, foot: Pos2, height: f32, shown: f32) {
    let up = (shown * PI).sin() * 1.35;
    let points: Vec<Pos2> = (0..=TAIL_STEPS)
        .map(|step| {
            let along = step as f32 / TAIL_STEPS as f32;
            let sway = (shown * TAU + along * 2.2).sin() * 0.3 * along;
            foot + vec2(sway, -along * up) * height
        })
        .collect();
    let [_, fur, edge] = palette::FUR.map(|colour| theme.board(colour));
    let width = height * 0.24;
    for (stroke, cap) in [(Stroke::new(width, edge), edge), (Stroke::new(width * 0.74, fur), fur)] {
        behind.add(Shape::line(points.clone(), stroke));
        if let Some(tip) = points.last() {
            behind.circle_filled(*tip, stroke.width * 0.5, cap);
        }
    }
}

/// Paints a paw print.
fn paint_paw(brush: &Brush, rect: Rect, ink: Color32) {
    let at = |x: f32, y: f32| -> Pos2 { rect.lerp_inside(vec2(x, y)) };
    let unit = rect.width();
    brush.circle_filled(at(0.5, 0.62), unit * 0.15, ink);
    for (x, y) in [(0.27, 0.46), (0.42, 0.32), (0.58, 0.32), (0.73, 0.46)] {
        brush.circle_filled(at(x, y), unit * 0.075, ink);
    }
}

/// Paints the cloth on which dice are rolled.
pub fn paint_cloth(brush: &Brush, layout: &Layout, theme: &Theme) {
    let tray = layout.tray();
    let [light, dark] = palette::CLOTH.map(|colour| theme.board(colour));
    let radius = CornerRadius::same((layout.space * 0.2) as u8);
    brush.rect(tray, radius, dark, Stroke::new(1.5, theme.board(palette::OAK_LINE)), StrokeKind::Inside);
    brush.rect_stroke(
        tray.shrink(layout.space * 0.1),
        radius,
        Stroke::new(1.5, mix(light, theme.board(palette::CHALK), 0.35)),
        StrokeKind::Inside,
    );
}

/// Paints a ring around a space where a die can be placed; the space keeps its colour.
pub fn paint_next(brush: &Brush, layout: &Layout, theme: &Theme, place: SpaceIndex) {
    let rect = match place {
        SpaceIndex::Column(column, space) => layout.die(column, usize::from(space)),
        SpaceIndex::Cat(space) => layout.cat_space(usize::from(space)),
    };
    let radius = CornerRadius::same((rect.width() * 0.22) as u8);
    let lamp = theme.board(palette::LAMP);
    let line = (rect.width() * 0.075).max(2.5);
    brush.rect_stroke(
        rect.expand(line),
        radius,
        Stroke::new(line * 2.0, lamp.gamma_multiply(0.35)),
        StrokeKind::Outside,
    );
    brush.rect_stroke(rect, radius, Stroke::new(line, lamp), StrokeKind::Outside);
}
