//! What others have done since the viewer's last decision, marked on the board until the viewer acts: the ways of the
//! pawn, where the taken cards came from and who took them, and which open cards are new. Nothing tells which card was
//! taken, nor where in a row it lies now (L18).

use egui::epaint::PathShape;
use egui::{Painter as Brush, Pos2, Rect, Shape, Stroke, Vec2};

use super::layout::{Layout, MAT};
use super::palette;
use super::place::Place;
use super::shown_position::ShownPosition;
use crate::engine::{Seat, Viewer};
use crate::games::rat_a_tat_roll::track::Region;
use crate::games::rat_a_tat_roll::{RatATatRoll, Seen, SeenEvent, Walk};
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;

/// Where the ways of several turns run across the track, so that they do not cover each other or the icons.
const LANES: [f32; 4] = [0.8, -0.8, 0.56, -0.56];
/// The opacity of a way.
const WAY_OPACITY: f32 = 0.85;
/// How many points a way has for each space.
const POINTS: usize = 5;
/// The radius of the mark at the arrow of a taken card, in units.
const DEPARTURE_MARK: f32 = 6.0;
/// How far that arrow reaches from the middle of the mark, in radii of the mark.
const DEPARTURE_LENGTH: f32 = 3.2;
/// By how many degrees that arrow may be turned aside from other cards, in the order in which it is tried.
const DEPARTURE_TURNS: [f32; 9] = [0.0, 15.0, -15.0, 30.0, -30.0, 45.0, -45.0, 60.0, -60.0];

/// A mark that an event of another seat has left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Trace {
    /// The pawn's way in a turn.
    Way(Seat, Walk),
    /// The place that a card was taken from.
    Source(Seat, Place),
    /// A card was laid open here in place of one that is gone.
    New(Region),
}

/// The marks of the scene.
pub fn traces(scene: &Scene<'_, RatATatRoll>) -> Vec<Trace> {
    scene.traces.iter().flat_map(|observation| traces_of(&observation.seen, scene.viewer)).collect()
}

/// The marks that one event leaves for a viewer: none of the viewer's own.
pub fn traces_of(seen: &Seen, viewer: Viewer) -> Vec<Trace> {
    if let SeenEvent::Reshuffled { .. } = seen.event {
        return Region::ALL.map(Trace::New).into();
    }
    let Some(seat) = seen.event.acting_seat().filter(|seat| viewer != Viewer::Seat(*seat)) else {
        return Vec::new();
    };
    let way = seen.effects.walked.map(|walk| Trace::Way(seat, walk));
    let card = seen.effects.took.map(|took| Trace::Source(seat, Place::FaceUpCard(took.region)));
    let pile = matches!(seen.event, SeenEvent::TookPile { .. }).then_some(Trace::Source(seat, Place::Pile));
    let new = seen.effects.filled.map(|refill| Trace::New(refill.region));
    [way, card, pile, new].into_iter().flatten().collect()
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

/// Marks the places that cards were taken from: from the edge of each an arrow with the mark of the seat that took one
/// points to the blanket of that seat. The card that lies there now stays free.
pub fn paint_sources(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, traces: &[Trace]) {
    let mut arrows: Vec<Departure> = Vec::new();
    for trace in traces {
        let Trace::Source(seat, place) = *trace else { continue };
        let Some(rect) = layout.place_rect(scene.open, place) else { continue };
        let departure = Departure::of(layout, rect, seat).beside(&arrows);
        departure.paint(brush, layout, scene.theme, scene.mark(seat));
        arrows.push(departure);
    }
}

/// The arrow of a card that has left its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Departure {
    /// The middle of the seat's mark, at the edge of the place.
    pub mark: Pos2,
    /// The tip of the arrow.
    pub tip: Pos2,
    /// The radius of the mark.
    pub radius: f32,
}

impl Departure {
    /// The arrow from a place towards the blanket of a seat, turned aside as little as needed to lie on no card.
    pub fn of(layout: &Layout, place: Rect, seat: Seat) -> Self {
        let radius = layout.units(DEPARTURE_MARK);
        let edge = place.expand(layout.units(MAT) + radius * 0.5);
        let half = edge.size() * 0.5;
        let straight = (layout.blanket(seat).center() - edge.center()).angle();
        let arrow = |turn: &f32| {
            let way = Vec2::angled(straight + turn.to_radians());
            // Where the way crosses the edge.
            let reach = (half.x / way.x.abs().max(1e-3)).min(half.y / way.y.abs().max(1e-3));
            let mark = edge.center() + way * reach;
            Departure { mark, tip: mark + way * radius * DEPARTURE_LENGTH, radius }
        };
        let cards = Region::ALL.map(|region| layout.face_up_card(region).expand(layout.units(MAT)));
        let others: Vec<Rect> =
            cards.into_iter().chain([layout.pile()]).filter(|card| !card.contains(place.center())).collect();
        let is_free = |arrow: &Departure| {
            let reaches = |card: &Rect, at: Pos2| card.distance_to_pos(at) < radius * 0.9;
            !others.iter().any(|card| reaches(card, arrow.tip) || reaches(card, arrow.mark))
        };
        DEPARTURE_TURNS.iter().map(arrow).find(is_free).unwrap_or_else(|| arrow(&0.0))
    }

    /// The same arrow, moved aside until it lies on none of these.
    pub fn beside(self, others: &[Departure]) -> Self {
        let aside = (self.tip - self.mark).normalized().rot90() * self.radius * 2.2;
        let lies_on =
            |arrow: &Departure| others.iter().any(|other| (other.mark - arrow.mark).length() < arrow.radius * 2.0);
        let moved = (0..=others.len()).map(|count| self.translate(aside * count as f32));
        moved.into_iter().find(|arrow| !lies_on(arrow)).unwrap_or(self)
    }

    fn translate(self, by: Vec2) -> Self {
        Departure { mark: self.mark + by, tip: self.tip + by, ..self }
    }

    fn paint(&self, brush: &Brush, layout: &Layout, theme: &Theme, mark: u8) {
        let (colour, casing) = (theme.board(theme.mark(mark)), theme.board(palette::CHALK));
        let along = (self.tip - self.mark).normalized();
        let (width, wing) = (self.radius * 0.55, along.rot90() * self.radius);
        let foot = self.tip - along * self.radius * 1.25;
        let line = layout.units(0.9).max(0.75);
        let shaft = [self.mark, foot];
        let head = || vec![self.tip, foot + wing, foot - wing];
        // The casing of both first, so that none lies between shaft and head.
        brush.line_segment(shaft, Stroke::new(width + 2.0 * line, casing));
        brush.add(Shape::convex_polygon(head(), casing, Stroke::new(2.0 * line, casing)));
        brush.line_segment(shaft, Stroke::new(width, colour));
        brush.add(Shape::convex_polygon(head(), colour, Stroke::NONE));
        paint_mark(brush, self.mark, self.radius, mark, theme);
    }
}

/// Marks the open cards that were laid out in place of others: rays shine from a corner.
pub fn paint_new_cards(brush: &Brush, layout: &Layout, theme: &Theme, traces: &[Trace], shown: &ShownPosition<'_>) {
    let is_new = |region: &Region| traces.contains(&Trace::New(*region)) && shown.face_up(*region).is_some();
    for region in Region::ALL.into_iter().filter(is_new) {
        let corner = layout.face_up_card(region).expand(layout.units(MAT)).right_top();
        let width = layout.units(1.7).max(1.25);
        for (width, colour) in [(width + layout.units(1.4).max(1.0), palette::INK), (width, palette::LAMP)] {
            for turn in [-0.5, 0.0, 0.5] {
                let way = Vec2::angled(-std::f32::consts::FRAC_PI_4 + turn * 1.35);
                let ends = [corner + way * layout.units(2.2), corner + way * layout.units(7.0)];
                brush.line_segment(ends, Stroke::new(width, theme.board(colour)));
            }
        }
    }
}
