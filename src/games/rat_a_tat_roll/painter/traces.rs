//! What others have done since the viewer's last decision, marked on the board until the viewer acts: the ways of the
//! pawn, and where the taken cards came from. Nothing tells where a face-down card went.

use egui::epaint::PathShape;
use egui::{Painter as Brush, Pos2, Shape, Stroke, StrokeKind};

use super::layout::Layout;
use super::palette;
use super::place::Place;
use crate::engine::{Observation, Seat, Viewer};
use crate::games::rat_a_tat_roll::{RatATatRoll, Seen, SeenEvent, Walk};
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;
use crate::paint::stage::Playback;
use crate::paint::theme::Theme;

/// Where the ways of several turns run across the track, so that they do not cover each other or the icons.
const LANES: [f32; 4] = [0.8, -0.8, 0.56, -0.56];
/// The opacity of a way.
const WAY_OPACITY: f32 = 0.85;
/// How many points a way has for each space.
const POINTS: usize = 5;

/// A mark that an event of another seat has left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trace {
    /// The pawn's way in a turn.
    Way(Seat, Walk),
    /// The place that a card was taken from.
    Source(Seat, Place),
}

/// The marks of the scene.
pub fn traces(scene: &Scene<'_, RatATatRoll>) -> Vec<Trace> {
    current(scene.traces, scene.last.map(|(observation, _)| observation), scene.stage, scene.viewer)
}

/// The marks of these events. The last event has left none as long as it is being shown.
pub fn current(
    events: &[Observation<RatATatRoll>],
    last: Option<&Observation<RatATatRoll>>,
    stage: Playback<'_, RatATatRoll>,
    viewer: Viewer,
) -> Vec<Trace> {
    let shown_now = last.map(|observation| &observation.seen).filter(|_| !stage.is_over());
    let seen = events.iter().map(|observation| &observation.seen).filter(|seen| Some(*seen) != shown_now);
    seen.flat_map(|seen| traces_of(seen, viewer)).collect()
}

/// The marks that one event leaves for a viewer: none of the viewer's own.
pub fn traces_of(seen: &Seen, viewer: Viewer) -> Vec<Trace> {
    let Some(seat) = seen.event.acting_seat().filter(|seat| viewer != Viewer::Seat(*seat)) else {
        return Vec::new();
    };
    let way = seen.effects.walked.map(|walk| Trace::Way(seat, walk));
    let card = seen.effects.took.map(|took| Trace::Source(seat, Place::FaceUpCard(took.region)));
    let pile = matches!(seen.event, SeenEvent::TookPile { .. }).then_some(Trace::Source(seat, Place::Pile));
    [way, card, pile].into_iter().flatten().collect()
}

/// Paints the ways of the pawn, under everything that stands on the track.
pub fn paint_ways(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, traces: &[Trace]) {
    let ways =
        traces.iter().filter_map(|trace| if let Trace::Way(seat, walk) = trace { Some((seat, walk)) } else { None });
    for ((seat, walk), lane) in ways.zip(LANES.into_iter().cycle()) {
        paint_way(brush, layout, scene.theme, scene.mark(*seat), *walk, lane);
    }
}

/// Paints a line along the track with an arrow and the seat's mark at its end.
fn paint_way(brush: &Brush, layout: &Layout, theme: &Theme, mark: u8, walk: Walk, lane: f32) {
    let from = walk.from.index() as f32;
    let steps = usize::from(walk.from.steps_to(walk.to));
    let point = |step: f32| layout.point_beside(from + step, lane);
    let radius = layout.units(5.5);
    let end = steps as f32 - 0.3;
    let count = (steps * POINTS).max(2);
    let line: Vec<Pos2> = (0..=count).map(|index| point(end * index as f32 / count as f32)).collect();
    let width = layout.units(2.8).max(2.0);
    let colour = theme.board(theme.mark(mark)).gamma_multiply(WAY_OPACITY);
    let casing = theme.board(palette::CHALK).gamma_multiply(WAY_OPACITY);
    for stroke in [Stroke::new(width + 2.0, casing), Stroke::new(width, colour)] {
        brush.add(Shape::Path(PathShape::line(line.clone(), stroke)));
    }
    brush.circle_filled(point(0.0), width * 1.2, colour);
    let tip = point(steps as f32 - 0.12);
    let along = (tip - point(steps as f32 - 0.4)).normalized();
    let wing = along.rot90() * width * 2.0;
    let foot = tip - along * width * 3.4;
    brush.add(Shape::convex_polygon(vec![tip, foot + wing, foot - wing], colour, Stroke::new(1.0, casing)));
    paint_mark(brush, tip + along * radius, radius, mark, theme);
}

/// Rings the places that cards were taken from, with the mark of the seat that took them.
pub fn paint_sources(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, traces: &[Trace]) {
    let mut marked: Vec<Place> = Vec::new();
    for trace in traces {
        let Trace::Source(seat, place) = *trace else { continue };
        let Some(rect) = layout.place_rect(scene.open, place) else { continue };
        let mark = scene.mark(seat);
        let ring = rect.expand(layout.units(2.6));
        let before = marked.iter().filter(|other| **other == place).count() as f32;
        let stroke = Stroke::new(layout.units(2.0).max(1.5), scene.theme.board(scene.theme.mark(mark)));
        brush.rect_stroke(ring, layout.units(6.0).clamp(1.0, 18.0), stroke, StrokeKind::Outside);
        let radius = layout.units(6.0);
        paint_mark(brush, ring.left_top() + egui::vec2(before * radius * 1.7, 0.0), radius, mark, scene.theme);
        marked.push(place);
    }
}
