//! Cards shown to one seat for a moment: open at their places and large in the middle, in a soft light over a dimmed
//! board. Made from the scene's glimpse alone, so nothing remains when it ends.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter as Brush, Pos2, Rect, Shape, Vec2, vec2};

use super::cards::{paint_face, paint_shadow};
use super::layout::Layout;
use super::palette;
use crate::engine::{Seat, Viewer};
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::{RatATatRoll, Seen, SeenEvent};
use crate::paint::marks::paint_mark;
use crate::paint::painter::{PlayContext, Scene};

/// The last number of events at which no card can have moved since the deal: the start, the deal, and the first seat on
/// turn.
const LAST_EVENT_OF_DEAL: u16 = 2;

/// The cards of a glimpse, each with its place if it surely still lies there.
#[derive(Clone, Debug, Default)]
pub struct Glimpse {
    /// The seat whose cards are shown.
    pub owner: Option<Seat>,
    /// The cards and their places.
    pub cards: Vec<(Card, Option<RowIndex>)>,
}

impl Glimpse {
    /// The glimpse of the scene, if it shows any card.
    pub fn of(play: &PlayContext<'_, RatATatRoll>) -> Option<Self> {
        let seen = &play.glimpse?.seen;
        let Viewer::Seat(viewer) = play.viewer else { return None };
        let glimpse = Self::from_seen(seen, viewer, play.open.common.events);
        Some(glimpse).filter(|glimpse| !glimpse.cards.is_empty())
    }

    fn from_seen(seen: &Seen, viewer: Seat, events: u16) -> Self {
        let first = RowIndex::ALL.first().copied();
        match &seen.event {
            // Shown at the seat's first turn, when its card may have been swapped away.
            SeenEvent::Dealt { first: cards, .. } => {
                let place = first.filter(|_| events <= LAST_EVENT_OF_DEAL);
                let card = cards.get(viewer.index()).copied().flatten();
                Glimpse { owner: Some(viewer), cards: card.into_iter().map(|card| (card, place)).collect() }
            }
            SeenEvent::TookPile { seat, place, card } => {
                Glimpse { owner: Some(*seat), cards: card.iter().map(|&card| (card, Some(*place))).collect() }
            }
            SeenEvent::LookedAtOwn { seat, cards } => {
                let cards = cards.iter().flatten().copied().zip(RowIndex::ALL.map(Some)).collect();
                Glimpse { owner: Some(*seat), cards }
            }
            SeenEvent::Looked { at, place, card, .. } => {
                Glimpse { owner: Some(*at), cards: card.iter().map(|&card| (card, Some(*place))).collect() }
            }
            _ => Glimpse::default(),
        }
    }
}

/// Paints the glimpse over the board.
pub fn paint_glimpse(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, glimpse: &Glimpse) {
    let theme = scene.theme;
    let corner = layout.units(10.0).clamp(2.0, 30.0);
    brush.rect_filled(layout.lawn, corner, Color32::from_black_alpha(150));
    let count = glimpse.cards.len().max(1) as f32;
    let size = vec2(60.0, 82.0) * layout.unit * if count > 3.0 { 0.86 } else { 1.0 };
    let step = size.x * 1.14;
    paint_light(brush, layout.center(), vec2(step * (count * 0.5 + 0.9), size.y * 1.15), theme.board(palette::LAMP));
    for (index, (card, place)) in glimpse.cards.iter().enumerate() {
        let x = (index as f32 - (count - 1.0) * 0.5) * step;
        let rect = Rect::from_center_size(layout.center() + vec2(x, 0.0), size);
        paint_shadow(brush, rect, 0.03);
        paint_face(brush, theme, rect, *card);
        if let (Some(owner), Some(place)) = (glimpse.owner, place) {
            let rect = layout.row_card(owner, *place);
            paint_light(brush, rect.center(), rect.size() * 0.95, theme.board(palette::LAMP));
            paint_face(brush, theme, rect.expand(layout.units(1.5)), *card);
        }
    }
    if let Some(owner) = glimpse.owner {
        let middle = layout.center() + vec2(0.0, -size.y * 0.5 - layout.units(16.0));
        let radius = layout.units(10.0);
        brush.circle_filled(middle, radius * 1.4, theme.board(palette::DISC));
        paint_mark(brush, middle, radius, scene.mark(owner), theme);
    }
}

/// Paints a soft light.
pub fn paint_light(brush: &Brush, middle: Pos2, half: Vec2, colour: Color32) {
    let mut mesh = Mesh::default();
    let rings = [(0.0, 0.75), (0.5, 0.5), (1.0, 0.0)];
    let steps = 36_u32;
    mesh.vertices.push(Vertex { pos: middle, uv: WHITE_UV, color: colour.gamma_multiply(rings[0].1) });
    for (radius, alpha) in &rings[1..] {
        for step in 0..steps {
            let direction = Vec2::angled(step as f32 / steps as f32 * std::f32::consts::TAU);
            let pos = middle + direction * half * *radius;
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: colour.gamma_multiply(*alpha) });
        }
    }
    for step in 0..steps {
        let next = (step + 1) % steps;
        mesh.add_triangle(0, 1 + step, 1 + next);
        mesh.add_triangle(1 + step, 1 + steps + step, 1 + next);
        mesh.add_triangle(1 + next, 1 + steps + step, 1 + steps + next);
    }
    brush.add(Shape::mesh(mesh));
}
