//! The spotlight of lessons: dims the screen except the things that the coach refers to.

use egui::epaint::Mesh;
use egui::{Color32, Id, LayerId, Order, Painter, Rect, Shape, Ui};

use super::foot;
use super::model::TableModel;
use super::session::FrameContext;
use crate::paint::board;
use crate::paint::widgets::highlight_ring;
use crate::ui::screen_layout::corner_shape;

/// Two rectangles are merged if their union is smaller than this multiple of their areas; allows for the gap between cells.
const MERGE_RATIO: f32 = 1.18;

/// The maximum radius of a lit rectangle's corners, as a share of its shorter side.
const MAX_RADIUS_SHARE: f32 = 0.3;

/// Areas of the screen that the spotlight treats differently.
#[derive(Clone, Copy, Debug)]
pub struct SpotlightArea {
    /// The dimmed area: the board and what is beside it.
    pub dimmed: Rect,
    /// The panels; their contents scroll, so highlights are clipped to them.
    pub panels: Option<Rect>,
    /// The coach's card, which is never dimmed.
    pub card: Option<Rect>,
}

impl SpotlightArea {
    /// The visible part of a named rectangle.
    fn visible_rect(&self, model: &TableModel, frame: &FrameContext<'_>, spot: &str) -> Option<Rect> {
        let place = frame.rects.find_with_picture(spot)?;
        let below = self.panels.is_none() && place.top() > self.dimmed.bottom();
        if below || foot::is_button(model, spot) {
            return Some(place);
        }
        let panels = self.panels.filter(|panels| place.center().x > panels.left());
        Some(place.intersect(panels.unwrap_or(self.dimmed))).filter(Rect::is_positive)
    }
}

/// Dims the area except these named rectangles, and draws rings round them. Does not block clicks.
pub fn paint(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, spots: &[String], area: SpotlightArea) {
    let lit = merge_adjacent(spots.iter().filter_map(|spot| area.visible_rect(model, frame, spot)).collect());
    if lit.is_empty() {
        return;
    }
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("spotlight")));
    let edge = frame.theme.size.grid * 0.5;
    let mut holes: Vec<Rect> = lit.iter().map(|rect| rect.expand(edge)).collect();
    let radius = |hole: &Rect| frame.theme.size.radius.min(hole.size().min_elem() * MAX_RADIUS_SHARE);
    if holes.iter().any(|hole| hole.intersects(area.dimmed)) {
        let shade = frame.theme.spotlight;
        let count = holes.len();
        holes.extend(area.card);
        painter.add(Shape::mesh(shade_mesh(area.dimmed, &holes, shade)));
        round_corners(&painter.with_clip_rect(area.dimmed), &holes, radius, shade);
        holes.truncate(count);
    }
    for hole in holes {
        highlight_ring(&painter, hole, radius(&hole), frame.theme);
    }
    // The keyboard cursor has to be visible above shade and rings.
    board::paint_cursor_again(ui.ctx(), &painter, frame.theme);
}

/// Merges adjacent rectangles, so that a row of cells gets one ring.
fn merge_adjacent(mut places: Vec<Rect>) -> Vec<Rect> {
    let pair = |places: &[Rect]| {
        let all = (0..places.len()).flat_map(|one| (one + 1..places.len()).map(move |other| (one, other)));
        all.into_iter().find(|&(one, other)| {
            let (one, other) = (places[one], places[other]);
            one.union(other).area() < (one.area() + other.area()) * MERGE_RATIO
        })
    };
    while let Some((one, other)) = pair(&places) {
        let other = places.swap_remove(other);
        places[one] = places[one].union(other);
    }
    places
}

/// Shades the corners of the holes outside their rounding, but for corners that lie in another hole.
fn round_corners(painter: &Painter, holes: &[Rect], radius: impl Fn(&Rect) -> f32, shade: Color32) {
    for (index, hole) in holes.iter().enumerate() {
        for corner in [hole.left_top(), hole.right_top(), hole.right_bottom(), hole.left_bottom()] {
            let is_inside = |other: &(usize, &Rect)| other.0 != index && other.1.contains(corner);
            if !holes.iter().enumerate().any(|other| is_inside(&other)) {
                painter.add(corner_shape(*hole, corner, radius(hole), shade));
            }
        }
    }
}

/// A mesh that fills the area except the holes, made of cells between all edges.
fn shade_mesh(area: Rect, holes: &[Rect], colour: Color32) -> Mesh {
    let cuts = |from: f32, to: f32, edges: &dyn Fn(&Rect) -> [f32; 2]| {
        let mut cuts: Vec<f32> = holes.iter().flat_map(edges).filter(|cut| (from..to).contains(cut)).collect();
        cuts.extend([from, to]);
        cuts.sort_by(f32::total_cmp);
        cuts
    };
    let columns = cuts(area.left(), area.right(), &|rect| [rect.left(), rect.right()]);
    let rows = cuts(area.top(), area.bottom(), &|rect| [rect.top(), rect.bottom()]);
    let mut mesh = Mesh::default();
    for row in rows.windows(2) {
        for column in columns.windows(2) {
            let cell = Rect::from_x_y_ranges(column[0]..=column[1], row[0]..=row[1]);
            if cell.is_positive() && !holes.iter().any(|hole| hole.contains(cell.center())) {
                mesh.add_colored_rect(cell, colour);
            }
        }
    }
    mesh
}
