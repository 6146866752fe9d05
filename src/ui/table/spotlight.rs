//! The spotlight of lessons: dims the screen except the things that the coach refers to.

use egui::epaint::Mesh;
use egui::{Color32, Id, LayerId, Order, Rect, Shape, Ui};

use super::foot;
use super::model::TableModel;
use super::session::FrameContext;
use crate::paint::board;
use crate::paint::widgets::highlight_ring;

/// Two rectangles are merged if their union is smaller than this multiple of their areas; allows for the gap between cells.
const MERGE_RATIO: f32 = 1.18;

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
        let place = frame.rects.find(spot)?;
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
    if holes.iter().any(|hole| hole.intersects(area.dimmed)) {
        holes.extend(area.card);
        let shade = frame.theme.spotlight;
        painter.add(Shape::mesh(shade_mesh(area.dimmed, &holes, shade)));
    }
    for rect in lit {
        highlight_ring(&painter, rect.expand(edge), frame.theme.size.radius * 0.5, frame.theme);
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
