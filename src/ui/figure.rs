//! Figures for pages of text: a position as a small picture of only those parts of the table that contain the named
//! things, with a ring round each of them. A figure may replay what has led to its position.

mod film;

use egui::{CentralPanel, ColorImage, Frame, Pos2, Rect, Ui, UiBuilder, pos2};
use image::RgbaImage;

pub use self::film::{FigureFilm, Film, FilmFrame};

use super::board_image::StillPosition;
use super::raster::paint_themed;
use crate::engine::{Seat, Viewer};
use crate::games::Game;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Part, part_ui};
use crate::paint::theme::Theme;
use crate::paint::widgets::highlight_ring;
use crate::play::Match;
use crate::text::Text;

/// Pixels for each point of the table from which a figure is cut out; the figure is shown smaller.
const SCALE: f32 = 1.25;

/// A picture for a page of text.
pub struct Figure {
    /// The image, with [`Figure::PIXELS_PER_POINT`] pixels for each point of a page at a text size of 100 %.
    pub image: ColorImage,
    /// The part of the image with the named things, in shares of its width and height; the whole image if there are none.
    pub focus: Rect,
    /// Named things that were not found in any part.
    pub missing: Vec<String>,
    /// What is cut out of the table.
    pub cutting: Cutting,
}

/// What a figure cuts out of a table.
#[derive(Clone, Debug)]
pub struct Cutting {
    /// The parts that are laid out.
    parts: Vec<Part>,
    /// Left, top, width and height of what is kept of their picture, in pixels.
    pixels: [u32; 4],
}

impl Figure {
    /// How many image pixels make one point on the page.
    pub const PIXELS_PER_POINT: f32 = 2.0;
    /// The whole image, in shares of its width and height.
    pub const WHOLE: Rect = Rect { min: Pos2::ZERO, max: pos2(1.0, 1.0) };

    /// Renders the current position as this viewer sees it, with a ring round each of the `named` things.
    pub fn paint<G: Game>(game: &Match<G>, who: Viewer, named: &[String], theme: &Theme, text: &Text) -> Figure {
        let parts = parts_containing(game, who, named, theme, text);
        let (ply, rects) = (game.ply(), NamedRects::default());
        let image = render_table(theme, SCALE, |ui| {
            rects.begin_frame();
            StillPosition { game, ply, who, plan: &[], highlighted: &[], rects: &rects, theme, text }.with_scene(
                |scene, selection| {
                    layout_ui(ui, &parts, theme, |ui, part| {
                        part_ui(ui, scene, part, selection);
                    });
                },
            );
            for rect in named.iter().filter_map(|name| rects.find(name)) {
                highlight_ring(ui.painter(), rect, theme.size.radius * 0.5, theme);
            }
        });
        let cutting = Cutting { parts, pixels: content_of(&image, theme) };
        let image = cutting.cut(&image);
        let [left, top, width, height] = cutting.pixels.map(|pixels| pixels as f32);
        let origin = pos2(left, top);
        let share = |at: Pos2| pos2((at.x * SCALE - origin.x) / width, (at.y * SCALE - origin.y) / height);
        let found = named.iter().filter_map(|name| rects.find(name)).reduce(Rect::union);
        let focus = found.map_or(Figure::WHOLE, |rect| Rect::from_min_max(share(rect.min), share(rect.max)));
        let missing = named.iter().filter(|name| rects.find(name).is_none()).cloned().collect();
        Figure { image, focus, missing, cutting }
    }
}

/// The parts of a table that contain the named things; the board, if nothing is named or found.
fn parts_containing<G: Game>(game: &Match<G>, who: Viewer, named: &[String], theme: &Theme, text: &Text) -> Vec<Part> {
    let ply = game.ply();
    let own = if let Viewer::Seat(seat) = who { Some(seat) } else { None };
    let seats = || own.into_iter().chain(Seat::all(game.seating().len()).filter(move |&seat| own != Some(seat)));
    let around = seats().flat_map(|seat| [Part::Hand(seat), Part::Seat(seat)]).chain([Part::Common]);
    let mut remaining: Vec<&String> = named.iter().collect();
    let mut found = Vec::new();
    for part in std::iter::once(Part::Board).chain(around) {
        if remaining.is_empty() {
            break;
        }
        let rects = NamedRects::default();
        render_table(theme, 0.1, |ui| {
            StillPosition { game, ply, who, plan: &[], highlighted: &[], rects: &rects, theme, text }.with_scene(
                |scene, selection| {
                    part_ui(ui, scene, part, selection);
                },
            );
        });
        let before = remaining.len();
        remaining.retain(|name| rects.find(name).is_none());
        found.extend(Some(part).filter(|_| remaining.len() < before));
    }
    if found.is_empty() { vec![Part::Board] } else { found }
}

/// Lays out the board at the left, and all other parts below one another at the right or alone.
fn layout_ui(ui: &mut Ui, parts: &[Part], theme: &Theme, mut paint: impl FnMut(&mut Ui, Part)) {
    let (room, size) = (ui.max_rect(), &theme.size.image);
    let (board, others): (Vec<Part>, Vec<Part>) = parts.iter().partition(|part| **part == Part::Board);
    let width = if board.is_empty() { size.figure_no_board } else { size.figure_side };
    let beside = room.with_min_x(room.right() - width);
    let left =
        if others.is_empty() { room } else { room.with_max_x(beside.left() - ui.spacing().item_spacing.x * 2.0) };
    let mut place = |ui: &mut Ui, rect: Rect, parts: &[Part]| {
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| parts.iter().for_each(|&part| paint(ui, part)));
    };
    place(ui, left, &board);
    place(ui, beside, &others);
}

/// Renders what `paint` shows on the table's background.
fn render_table(theme: &Theme, pixels_per_point: f32, mut paint: impl FnMut(&mut Ui)) -> RgbaImage {
    paint_themed(theme, 1.0, theme.size.image.figure, pixels_per_point, |ui| table_ui(ui, theme, &mut paint))
}

/// Shows what `paint` shows on the table's background.
fn table_ui(ui: &mut Ui, theme: &Theme, mut paint: impl FnMut(&mut Ui)) {
    let margin = theme.size.padding as i8;
    CentralPanel::default().frame(Frame::new().fill(theme.table).inner_margin(margin)).show(ui, |ui| paint(ui));
}

impl Cutting {
    /// The part of a picture of the table that the figure shows.
    fn cut(&self, image: &RgbaImage) -> ColorImage {
        let [left, top, width, height] = self.pixels;
        let part = image::imageops::crop_imm(image, left, top, width, height).to_image();
        ColorImage::from_rgba_unmultiplied([width as usize, height as usize], part.as_raw())
    }
}

/// What differs from the background, with a small margin: left, top, width and height in pixels.
fn content_of(image: &RgbaImage, theme: &Theme) -> [u32; 4] {
    let [red, green, blue, _] = theme.table.to_array();
    let is_painted = |x: u32, y: u32| image.get_pixel(x, y).0[..3] != [red, green, blue];
    let (width, height) = image.dimensions();
    let (columns, rows) = (0..width, 0..height);
    let column = |x: &u32| rows.clone().any(|y| is_painted(*x, y));
    let row = |y: &u32| columns.clone().any(|x| is_painted(x, *y));
    let ends = |first: Option<u32>, last: Option<u32>, all: u32| {
        let margin = (theme.size.image.figure.x * 0.02 * SCALE) as u32;
        let first = first.unwrap_or(0).saturating_sub(margin);
        (first, last.map_or(all, |last| (last + 1 + margin).min(all)) - first)
    };
    let (left, wide) = ends(columns.clone().find(column), columns.clone().rev().find(column), width);
    let (top, high) = ends(rows.clone().find(row), rows.clone().rev().find(row), height);
    [left, top, wide, high]
}
