//! Images of positions: the game's own painter renders what one viewer may see, without a window.

use egui::{CentralPanel, ColorImage, Frame, Margin, Panel, Ui, Vec2};
use image::RgbaImage;

use super::people;
use super::raster::paint_themed;
use crate::engine::{Seat, Viewer};
use crate::games::Game;
use crate::paint::board::Inputs;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Part, PlayContext, Scene, part_ui};
use crate::paint::stage::{PlannedStep, Playback};
use crate::paint::theme::Theme;
use crate::play::Match;
use crate::text::Text;

/// Pixels per point of a shared picture.
const SHARED_PIXELS_PER_POINT: f32 = 1.5;

/// Paints the board after the first `ply` events as the viewer sees it, without interaction.
pub fn board_ui<G: Game>(ui: &mut Ui, game: &Match<G>, ply: usize, who: Viewer, theme: &Theme, text: &Text) {
    let rects = &NamedRects::default();
    StillPosition { game, ply, who, plan: &[], highlighted: &[], rects, theme, text }.with_scene(|scene, selection| {
        part_ui(ui, scene, Part::Board, selection);
    });
}

/// Paints the board as a seat sees it, and the seat's hand: below the board, or beside it where there is room.
fn board_and_hand_ui<G: Game>(ui: &mut Ui, position: &StillPosition<'_, G>, seat: Seat) {
    let theme = position.theme;
    position.with_scene(|scene, selection| {
        let size = ui.available_size();
        let beside = size.x - size.y;
        let gap = theme.size.padding as i8;
        let (hand, margin) = if beside > theme.size.image.hand {
            (Panel::right("hand").exact_size(beside), Margin { left: gap, ..Margin::ZERO })
        } else {
            (Panel::bottom("hand"), Margin { top: gap, ..Margin::ZERO })
        };
        hand.frame(Frame::new().inner_margin(margin)).resizable(false).show_separator_line(false).show(ui, |ui| {
            part_ui(ui, scene, Part::Hand(seat), selection);
        });
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            part_ui(ui, scene, Part::Board, selection);
        });
        part_ui(ui, scene, Part::Stage, selection);
    });
}

/// A position to look at, in which nobody acts.
pub struct StillPosition<'a, G: Game> {
    /// The game.
    pub game: &'a Match<G>,
    /// The number of events before the position.
    pub ply: usize,
    /// Who sees it.
    pub who: Viewer,
    /// What could be played there; none if nothing is shown of it.
    pub plan: &'a [PlannedStep<G>],
    /// Names of the rectangles to highlight.
    pub highlighted: &'a [String],
    /// Gets the rectangles of what is painted, by name.
    pub rects: &'a NamedRects,
    /// Colours and sizes.
    pub theme: &'a Theme,
    /// Texts.
    pub text: &'a Text,
}

impl<G: Game> StillPosition<'_, G> {
    /// Calls `paint` with the scene of the position.
    pub fn with_scene(&self, paint: impl FnOnce(&Scene<'_, G>, &mut G::Selection)) {
        let StillPosition { game, ply, who, plan, highlighted, rects, theme, text } = *self;
        let view = game.view_at(ply, who);
        let players = people::player_labels(game.seating());
        let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
        let turn = game.turn_at(ply);
        let scene = Scene {
            play: PlayContext::at_rest(view.who, &view.open, &turn, &players),
            highlighted,
            plan,
            traces: &[],
            is_last_traced: false,
            stage: Playback::default(),
            rects,
            inputs: &Inputs::default(),
            theme,
            text,
            names: &names,
        };
        paint(&scene, &mut G::Selection::default());
    }
}

/// Renders a position as an image of `size` pixels: the board, and for a seat's view its hand as well.
pub fn render<G: Game>(game: &Match<G>, ply: usize, who: Viewer, size: Vec2) -> RgbaImage {
    render_themed(game, ply, who, size, Theme::light())
}

/// Like [`render`], in the given theme.
pub fn render_themed<G: Game>(game: &Match<G>, ply: usize, who: Viewer, size: Vec2, theme: &Theme) -> RgbaImage {
    render_at(game, ply, who, (size, 1.0), theme, &Text::english())
}

/// Renders the board of a position and the hand of a seat with what could be played there, `size` points large.
pub fn render_plan<G: Game>(
    position: &StillPosition<'_, G>,
    seat: Seat,
    size: Vec2,
    pixels_per_point: f32,
) -> ColorImage {
    let theme = position.theme;
    let picture = paint_themed(theme, 1.0, size, pixels_per_point, |ui| {
        position.rects.begin_frame();
        Frame::new().fill(theme.paper).show(ui, |ui| board_and_hand_ui(ui, position, seat));
    });
    to_clipboard_image(&picture)
}

/// Renders a position for sharing, sharp enough to read, in the given theme and language.
pub fn render_for_sharing<G: Game>(game: &Match<G>, ply: usize, who: Viewer, theme: &Theme, text: &Text) -> RgbaImage {
    let size = match who {
        Viewer::Seat(_) => theme.size.image.board_and_hand,
        Viewer::Table | Viewer::Everything => theme.size.image.board,
    };
    render_at(game, ply, who, (size, SHARED_PIXELS_PER_POINT), theme, text)
}

/// Converts an image to the form in which egui copies it to the clipboard.
pub fn to_clipboard_image(picture: &RgbaImage) -> ColorImage {
    ColorImage::from_rgba_unmultiplied([picture.width() as usize, picture.height() as usize], picture.as_raw())
}

/// A picture as a PNG file.
///
/// # Errors
/// When it cannot be coded.
pub fn encode_png(picture: &RgbaImage) -> Result<Vec<u8>, image::ImageError> {
    let mut bytes = Vec::new();
    picture.write_to(&mut std::io::Cursor::new(&mut bytes), image::ImageFormat::Png)?;
    Ok(bytes)
}

fn render_at<G: Game>(
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
            Viewer::Seat(seat) => {
                let rects = &NamedRects::default();
                let position = StillPosition { game, ply, who, plan: &[], highlighted: &[], rects, theme, text };
                board_and_hand_ui(ui, &position, seat);
            }
            Viewer::Table | Viewer::Everything => board_ui(ui, game, ply, who, theme, text),
        });
    })
}
