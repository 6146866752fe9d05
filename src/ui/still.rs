//! A position as a picture: what the game's painter shows of it to one viewer, without a window.

use egui::{CentralPanel, ColorImage, Frame, Margin, Panel, Ui, Vec2, vec2};
use image::RgbaImage;

use super::people;
use super::raster::paint_themed;
use crate::engine::{Seat, Viewer};
use crate::games::Game;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;
use crate::play::Match;
use crate::text::Text;

/// A hand stands beside the board where it has this much room there, in points.
const LEAST_HAND: f32 = 220.0;

/// Sizes of a picture that is shown to others, in points: with what a seat plays from, and the board alone.
const WITH_HAND: Vec2 = vec2(1200.0, 860.0);
const BOARD_ALONE: Vec2 = vec2(900.0, 900.0);
/// Pixels in a point of such a picture.
const SHARP: f32 = 1.5;

/// Paints the board after the first `ply` events as this viewer sees it, nothing on it to be clicked.
pub fn board_ui<G: Game>(ui: &mut Ui, game: &Match<G>, ply: usize, who: Viewer, theme: &Theme, text: &Text) {
    scene_ui(game, ply, who, &NamedRects::default(), theme, text, |scene, touch| {
        // Nothing can be meant by a picture.
        let _ = G::board_ui(ui, scene, touch);
    });
}

/// Paints the board as a seat sees it, and what that seat plays from: below the board, or beside it where there is room.
fn board_and_hand_ui<G: Game>(ui: &mut Ui, game: &Match<G>, ply: usize, seat: Seat, theme: &Theme, text: &Text) {
    scene_ui(game, ply, Viewer::Seat(seat), &NamedRects::default(), theme, text, |scene, touch| {
        let size = ui.available_size();
        let beside = size.x - size.y;
        let gap = theme.size.padding as i8;
        let (hand, margin) = if beside > LEAST_HAND {
            (Panel::right("hand").exact_size(beside), Margin { left: gap, ..Margin::ZERO })
        } else {
            (Panel::bottom("hand"), Margin { top: gap, ..Margin::ZERO })
        };
        hand.frame(Frame::new().inner_margin(margin)).resizable(false).show_separator_line(false).show(ui, |ui| {
            let _ = G::hand_ui(ui, scene, seat, touch);
        });
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            let _ = G::board_ui(ui, scene, touch);
        });
    });
}

/// What is painted with the scene of a position in which nobody does anything.
pub(super) fn scene_ui<G: Game>(
    game: &Match<G>,
    ply: usize,
    who: Viewer,
    spots: &NamedRects,
    theme: &Theme,
    text: &Text,
    paint: impl FnOnce(&Scene<'_, G>, &mut G::Selection),
) {
    let view = game.view_at(ply, who);
    let faces = people::faces(game.seating());
    let names: Vec<String> = faces.iter().map(|face| face.name.clone()).collect();
    let scene = Scene {
        viewer: view.who,
        open: &view.open,
        turn: &game.turn_at(ply),
        legal: &[],
        acting_seat: None,
        waits_for: None,
        unbegun: None,
        last: None,
        glimpse: None,
        reduced_motion: true,
        faces: &faces,
        marked: &[],
        spots,
        theme,
        text,
        names: &names,
    };
    paint(&scene, &mut G::Selection::default());
}

/// The picture of a position, `size` in pixels: the board, and with it what the seat plays from whose eyes see it.
pub fn picture<G: Game>(game: &Match<G>, ply: usize, who: Viewer, size: Vec2) -> RgbaImage {
    picture_in(game, ply, who, size, Theme::light())
}

/// As [`picture`], in this look.
pub fn picture_in<G: Game>(game: &Match<G>, ply: usize, who: Viewer, size: Vec2, theme: &Theme) -> RgbaImage {
    painted(game, ply, who, (size, 1.0), theme, &Text::english())
}

/// The picture of a position to be shown to others, sharp enough to be read: as [`picture`], in this look and language.
pub fn for_sharing<G: Game>(game: &Match<G>, ply: usize, who: Viewer, theme: &Theme, text: &Text) -> RgbaImage {
    let size = match who {
        Viewer::Seat(_) => WITH_HAND,
        Viewer::Table | Viewer::Everything => BOARD_ALONE,
    };
    painted(game, ply, who, (size, SHARP), theme, text)
}

/// The same position in the form in which a clipboard takes pictures.
pub fn for_clipboard(picture: &RgbaImage) -> ColorImage {
    ColorImage::from_rgba_unmultiplied([picture.width() as usize, picture.height() as usize], picture.as_raw())
}

/// A picture as a PNG file.
///
/// # Errors
/// When it cannot be coded.
pub fn png(picture: &RgbaImage) -> Result<Vec<u8>, image::ImageError> {
    let mut bytes = Vec::new();
    picture.write_to(&mut std::io::Cursor::new(&mut bytes), image::ImageFormat::Png)?;
    Ok(bytes)
}

fn painted<G: Game>(
    game: &Match<G>,
    ply: usize,
    who: Viewer,
    (size, pixels_per_point): (Vec2, f32),
    theme: &Theme,
    text: &Text,
) -> RgbaImage {
    paint_themed(theme, 1.0, size, pixels_per_point, |ui| {
        let margin = theme.size.padding as i8;
        Frame::new().fill(theme.table).inner_margin(margin).show(ui, |ui| match who {
            Viewer::Seat(seat) => board_and_hand_ui(ui, game, ply, seat, theme, text),
            Viewer::Table | Viewer::Everything => board_ui(ui, game, ply, who, theme, text),
        });
    })
}
