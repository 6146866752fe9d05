//! A position as a picture: what the game's painter shows of it to one viewer, without a window.

use egui::{Frame, Ui, Vec2};
use image::RgbaImage;

use super::raster::paint_themed;
use crate::engine::Viewer;
use crate::games::Game;
use crate::paint::painter::{Face, Scene};
use crate::paint::spots::Spots;
use crate::paint::theme::Theme;
use crate::play::Match;
use crate::text::Text;

/// Paints the board after the first `ply` events as this viewer sees it, nothing on it to be clicked.
pub fn board_ui<G: Game>(ui: &mut Ui, game: &Match<G>, ply: usize, who: Viewer, theme: &Theme, text: &Text) {
    let view = game.view_at(ply, who);
    let faces: Vec<Face> = game
        .sitters()
        .iter()
        .map(|sitter| Face { name: sitter.name.clone(), mark: sitter.mark, bot: !sitter.player.is_human() })
        .collect();
    let names: Vec<String> = faces.iter().map(|face| face.name.clone()).collect();
    let scene = Scene {
        viewer: view.who,
        open: &view.open,
        turn: &game.turn(),
        legal: &[],
        hand: None,
        waits_for: None,
        unbegun: None,
        last: None,
        faces: &faces,
        marked: &[],
        spots: &Spots::default(),
        theme,
        text,
        names: &names,
    };
    // Nothing can be meant by a picture.
    let _ = G::board_ui(ui, &scene, &mut G::Touch::default());
}

/// The picture of a position, `size` in pixels.
pub fn picture<G: Game>(game: &Match<G>, ply: usize, who: Viewer, size: Vec2) -> RgbaImage {
    let theme = Theme::light();
    let text = Text::english();
    paint_themed(theme, 1.0, size, 1.0, |ui| {
        let margin = theme.size.padding as i8;
        Frame::new().fill(theme.table).inner_margin(margin).show(ui, |ui| board_ui(ui, game, ply, who, theme, &text));
    })
}
