//! The table under the lamp: planks, a pool of light round the board, and in it a faint wash of the colour of the seat on
//! turn where several people share the screen.
//!
//! Must not know: games, hidden information.

use egui::{Color32, Id, Mesh, Painter, Rect, Shape, Ui, Vec2};

use super::model::TableModel;
use super::session::FrameContext;
use super::strip::on_turn;
use crate::paint::easing::smoothstep;
use crate::paint::theme::{Durations, Theme, glide};
use crate::play::Player;
use crate::ui::screen_layout::planks;

/// How far the light reaches beyond the board, in sizes of the board.
const REACH: f32 = 1.75;
/// Up to where the light is as bright as in its middle, as a share of its reach.
const BRIGHT: f32 = 0.4;
/// The rings and sectors of the mesh of light.
const RINGS: u32 = 14;
const SECTORS: u32 = 56;

/// Paints the table top in `all`, with the light over `board`.
pub fn ui(ui: &Ui, model: &TableModel, frame: &FrameContext<'_>, all: Rect, board: Rect) {
    let theme = frame.theme;
    let painter = ui.painter().with_clip_rect(all.intersect(ui.clip_rect()));
    planks(&painter, theme, all);
    let time = match frame.settings.is_animated() {
        true => Durations::time(theme.motion.glide).as_secs_f32(),
        false => 0.0,
    };
    let lamp = glide(ui.ctx(), Id::unique("lamplight"), theme.lamp_of(seat_colour(model, theme)), time);
    paint_light(&painter, theme, board, lamp);
}

/// The colour of the seat on turn; `None` where it would only flicker: with one person at the screen, in a lesson, at the end.
fn seat_colour(model: &TableModel, theme: &Theme) -> Option<Color32> {
    let people = model.seating.iter().filter(|seat| seat.player == Player::Human).count();
    let seat = on_turn(model).filter(|_| people > 1 && !model.is_lesson())?;
    Some(theme.mark(model.mark(seat)))
}

/// Paints a pool of light, brightest over the board, that fades away beyond it.
pub fn paint_light(painter: &Painter, theme: &Theme, board: Rect, lamp: Color32) {
    let half = Vec2::splat(board.size().min_elem() * 0.25) + board.size() * 0.25;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(board.center(), lamp.gamma_multiply(theme.lamp_share));
    let angle = |sector: u32| std::f32::consts::TAU * sector as f32 / SECTORS as f32;
    let directions: Vec<Vec2> = (0..SECTORS).map(|sector| Vec2::angled(angle(sector)) * half * REACH).collect();
    for ring in 1..=RINGS {
        let away = ring as f32 / RINGS as f32;
        let colour = lamp.gamma_multiply(theme.lamp_share * (1.0 - smoothstep((away - BRIGHT) / (1.0 - BRIGHT))));
        for (sector, direction) in (0..SECTORS).zip(&directions) {
            mesh.colored_vertex(board.center() + *direction * away, colour);
            let (here, next) = (sector, (sector + 1) % SECTORS);
            let at = |ring: u32, sector: u32| if ring == 0 { 0 } else { 1 + (ring - 1) * SECTORS + sector };
            mesh.add_triangle(at(ring - 1, here), at(ring, here), at(ring, next));
            // The innermost ring is a fan round the middle.
            if ring > 1 {
                mesh.add_triangle(at(ring - 1, here), at(ring, next), at(ring - 1, next));
            }
        }
    }
    painter.add(Shape::mesh(mesh));
}
