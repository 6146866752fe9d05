//! Pictures of the tables on the shelf, as anybody who walks past sees them.
//!
//! Each is painted once, by the game's own painter in a context of its own, and kept as a texture: nothing on it can be
//! clicked, focused or read out.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use egui::{CentralPanel, ColorImage, Context, Frame, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use super::shelf::Standing;
use crate::engine::Viewer;
use crate::games::{Game, Visitor, visit_game};
use crate::paint::theme::Theme;
use crate::play::Table;
use crate::text::Text;
use crate::ui::desktop::Desktop;
use crate::ui::raster::paint_themed;
use crate::ui::still;

/// Side of a picture, in points; it has twice as many pixels, so that it is sharp on fine screens too.
const SIDE: f32 = 200.0;
const PIXELS_PER_POINT: f32 = 2.0;
/// So many are painted in one frame at most, so that the screen is soon there however full the shelf is.
const AT_ONCE: usize = 6;

/// The pictures that have been painted.
#[derive(Default)]
pub struct Stills {
    /// By file; none where the file cannot be read any more.
    pictures: BTreeMap<PathBuf, Option<TextureHandle>>,
    /// The look they were painted in.
    dark: bool,
    /// How many have been painted in this frame.
    painted: usize,
}

impl Stills {
    /// A new frame begins.
    pub fn begin(&mut self, desktop: &Desktop) {
        self.painted = 0;
        if self.dark != desktop.theme().dark {
            self.pictures.clear();
            self.dark = desktop.theme().dark;
        }
    }

    /// Paints the picture of this table into `rect`, or soon.
    pub fn paint(&mut self, painter: &Painter, rect: Rect, table: &Standing, desktop: &Desktop) {
        if !self.pictures.contains_key(&table.path) {
            let ctx = painter.ctx();
            if self.painted == AT_ONCE {
                ctx.request_repaint();
                return;
            }
            self.painted += 1;
            let picture = picture(ctx, table, desktop.theme(), &desktop.text);
            self.pictures.insert(table.path.clone(), picture);
        }
        if let Some(Some(picture)) = self.pictures.get(&table.path) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(picture.id(), rect, whole, egui::Color32::WHITE);
        }
    }
}

fn picture(ctx: &Context, table: &Standing, theme: &Theme, text: &Text) -> Option<TextureHandle> {
    struct Portray<'a>(&'a Path, &'a Theme, &'a Text);
    impl Visitor for Portray<'_> {
        type Output = Option<ColorImage>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let Portray(path, theme, text) = *self;
            let (table, _notices) = Table::<G>::from_ron(&std::fs::read_to_string(path).ok()?).ok()?;
            let ply = table.game.ply();
            let image = paint_themed(theme, 1.0, Vec2::splat(SIDE), PIXELS_PER_POINT, |ui| {
                CentralPanel::default().frame(Frame::new().fill(theme.table)).show(ui, |ui| {
                    still::board_ui(ui, &table.game, ply, Viewer::Table, theme, text);
                });
            });
            let size = [image.width() as usize, image.height() as usize];
            Some(ColorImage::from_rgba_unmultiplied(size, image.as_raw()))
        }
    }
    let image = visit_game(table.game, &mut Portray(&table.path, theme, text))??;
    Some(ctx.load_texture(format!("table {}", table.path.display()), image, TextureOptions::LINEAR))
}
