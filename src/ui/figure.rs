//! A position as a small picture among text, in a frame of its own: the parts of the table in which the spots lie that it is about, and a ring round
//! each of them.

use egui::{CentralPanel, Color32, ColorImage, Frame, Rect, Ui, UiBuilder, Vec2, vec2};
use image::RgbaImage;

use super::raster::paint_themed;
use super::still::scene_ui;
use crate::engine::{Seat, Viewer};
use crate::games::Game;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::paint::widgets::meant_ring;
use crate::play::Match;
use crate::text::Text;

/// How large the table is laid out, in points; it is shown smaller.
const LAID_OUT: Vec2 = vec2(640.0, 480.0);
/// Pixels for each of these points.
const PIXELS: f32 = 1.25;
/// Width of what lies beside the board, and of that where it stands alone.
const BESIDE: f32 = 260.0;
const ALONE: f32 = 420.0;

/// A picture for a page of text.
pub struct Figure {
    /// The picture, with [`Figure::PIXELS_PER_POINT`] pixels for each point of a page with letters of 100 %.
    pub image: ColorImage,
    /// Spots that lie nowhere on it.
    pub missing: Vec<String>,
}

impl Figure {
    /// How large it is to be shown: so many of its pixels are a point.
    pub const PIXELS_PER_POINT: f32 = 2.0;

    /// Paints a position as this viewer sees it.
    pub fn paint<G: Game>(game: &Match<G>, who: Viewer, named: &[String], theme: &Theme, text: &Text) -> Figure {
        let parts = Part::with(game, who, named, theme, text);
        let spots = NamedRects::default();
        let image = in_frame(theme, PIXELS, |ui| {
            spots.clear();
            scene_ui(game, game.ply(), who, &spots, theme, text, |scene, touch| {
                lay_out(ui, &parts, |ui, part| part.ui(ui, scene, touch));
            });
            for rect in named.iter().filter_map(|name| spots.find(name)) {
                meant_ring(ui.painter(), rect, theme.size.radius * 0.5, theme);
            }
        });
        let missing = named.iter().filter(|name| spots.find(name).is_none()).cloned().collect();
        Figure { image: trimmed(&image, theme.table), missing }
    }
}

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Board,
    Hand(Seat),
    Things(Seat),
    Common,
}

impl Part {
    /// The parts in which these spots lie; the board, where none is named or found.
    fn with<G: Game>(game: &Match<G>, who: Viewer, named: &[String], theme: &Theme, text: &Text) -> Vec<Part> {
        let own = if let Viewer::Seat(seat) = who { Some(seat) } else { None };
        let seats = || own.into_iter().chain(Seat::all(game.seating().len()).filter(move |&seat| own != Some(seat)));
        let around = seats().flat_map(|seat| [Part::Hand(seat), Part::Things(seat)]).chain([Part::Common]);
        let mut sought: Vec<&String> = named.iter().collect();
        let mut found = Vec::new();
        for part in std::iter::once(Part::Board).chain(around) {
            if sought.is_empty() {
                break;
            }
            let spots = NamedRects::default();
            in_frame(theme, 0.1, |ui| {
                scene_ui(game, game.ply(), who, &spots, theme, text, |scene, touch| part.ui(ui, scene, touch));
            });
            let before = sought.len();
            sought.retain(|name| spots.find(name).is_none());
            found.extend(Some(part).filter(|_| sought.len() < before));
        }
        if found.is_empty() { vec![Part::Board] } else { found }
    }

    fn ui<G: Game>(self, ui: &mut Ui, scene: &Scene<'_, G>, touch: &mut G::Selection) {
        // Nothing can be meant by a picture.
        let _ = match self {
            Part::Board => G::board_ui(ui, scene, touch),
            Part::Hand(seat) => G::hand_ui(ui, scene, seat, touch),
            Part::Things(seat) => G::seat_ui(ui, scene, seat, touch),
            Part::Common => G::common_ui(ui, scene, touch),
        };
    }
}

/// The board at the left, all else below one another, beside it or alone.
fn lay_out(ui: &mut Ui, parts: &[Part], mut paint: impl FnMut(&mut Ui, Part)) {
    let room = ui.max_rect();
    let (board, others): (Vec<Part>, Vec<Part>) = parts.iter().partition(|part| **part == Part::Board);
    let width = if board.is_empty() { ALONE } else { BESIDE };
    let beside = room.with_min_x(room.right() - width);
    let left =
        if others.is_empty() { room } else { room.with_max_x(beside.left() - ui.spacing().item_spacing.x * 2.0) };
    let mut place = |ui: &mut Ui, rect: Rect, parts: &[Part]| {
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| parts.iter().for_each(|&part| paint(ui, part)));
    };
    place(ui, left, &board);
    place(ui, beside, &others);
}

/// The picture of what is painted on the table's ground.
fn in_frame(theme: &Theme, pixels_per_point: f32, mut paint: impl FnMut(&mut Ui)) -> RgbaImage {
    paint_themed(theme, 1.0, LAID_OUT, pixels_per_point, |ui| {
        let margin = theme.size.padding as i8;
        CentralPanel::default().frame(Frame::new().fill(theme.table).inner_margin(margin)).show(ui, |ui| paint(ui));
    })
}

/// What is painted, with a little ground round it.
fn trimmed(image: &RgbaImage, ground: Color32) -> ColorImage {
    let [red, green, blue, _] = ground.to_array();
    let is_painted = |x: u32, y: u32| image.get_pixel(x, y).0[..3] != [red, green, blue];
    let (width, height) = image.dimensions();
    let (columns, rows) = (0..width, 0..height);
    let column = |x: &u32| rows.clone().any(|y| is_painted(*x, y));
    let row = |y: &u32| columns.clone().any(|x| is_painted(x, *y));
    let ends = |first: Option<u32>, last: Option<u32>, all: u32| {
        let margin = (LAID_OUT.x * 0.02 * PIXELS) as u32;
        let first = first.unwrap_or(0).saturating_sub(margin);
        (first, last.map_or(all, |last| (last + 1 + margin).min(all)) - first)
    };
    let (left, wide) = ends(columns.clone().find(column), columns.clone().rev().find(column), width);
    let (top, high) = ends(rows.clone().find(row), rows.clone().rev().find(row), height);
    let part = image::imageops::crop_imm(image, left, top, wide, high).to_image();
    ColorImage::from_rgba_unmultiplied([wide as usize, high as usize], part.as_raw())
}
