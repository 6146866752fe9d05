//! The soft light on what a lesson speaks of.

use egui::epaint::Mesh;
use egui::{Color32, Id, LayerId, Order, Rect, Shape, Ui};

use super::foot;
use super::session::FrameContext;
use crate::paint::keyboard_nav;
use crate::paint::widgets::highlight_ring;

/// How dark it gets round it.
const SHADE: f32 = 0.26;
/// Two places are one if what holds both is no larger than they are together, times this: the gap between cells.
const FILLED: f32 = 1.18;

/// What is lit, and what not.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// What gets darker: the board and what is beside it.
    pub dimmed: Rect,
    /// The panels in it: of what is scrolled, only what is seen can be lit.
    pub panels: Option<Rect>,
    /// The card that speaks of it all: it stays as it is.
    pub card: Option<Rect>,
}

impl Stage {
    /// What is seen of a spot.
    fn seen(&self, frame: &FrameContext<'_>, spot: &str) -> Option<Rect> {
        let place = frame.rects.find(spot)?;
        let below = self.panels.is_none() && place.top() > self.dimmed.bottom();
        if below || spot.starts_with(foot::BUTTON) {
            return Some(place);
        }
        let panels = self.panels.filter(|panels| place.center().x > panels.left());
        Some(place.intersect(panels.unwrap_or(self.dimmed))).filter(Rect::is_positive)
    }
}

/// Dims the stage but for these spots, and rings them, wherever they lie; nothing of it stops a click.
pub fn paint(ui: &Ui, frame: &FrameContext<'_>, spots: &[String], stage: Stage) {
    let lit = joined(spots.iter().filter_map(|spot| stage.seen(frame, spot)).collect());
    if lit.is_empty() {
        return;
    }
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("spotlight")));
    let edge = frame.theme.size.grid * 0.5;
    let mut holes: Vec<Rect> = lit.iter().map(|rect| rect.expand(edge)).collect();
    if holes.iter().any(|hole| hole.intersects(stage.dimmed)) {
        holes.extend(stage.card);
        let shade = Color32::from_black_alpha((255.0 * SHADE) as u8);
        painter.add(Shape::mesh(around(stage.dimmed, &holes, shade)));
    }
    for rect in lit {
        highlight_ring(&painter, rect.expand(edge), frame.theme.size.radius * 0.5, frame.theme);
    }
    // Where the keys are is seen in the dark too, and on what is lit.
    keyboard_nav::paint_cursor_again(ui.ctx(), &painter, frame.theme);
}

/// The same places, those that lie side by side as one: a row of cells gets one ring.
fn joined(mut places: Vec<Rect>) -> Vec<Rect> {
    let pair = |places: &[Rect]| {
        let all = (0..places.len()).flat_map(|one| (one + 1..places.len()).map(move |other| (one, other)));
        all.into_iter().find(|&(one, other)| {
            let (one, other) = (places[one], places[other]);
            one.union(other).area() < (one.area() + other.area()) * FILLED
        })
    };
    while let Some((one, other)) = pair(&places) {
        let other = places.swap_remove(other);
        places[one] = places[one].union(other);
    }
    places
}

/// The area without these holes, filled: strips between all their edges.
fn around(area: Rect, holes: &[Rect], colour: Color32) -> Mesh {
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
