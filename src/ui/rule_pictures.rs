//! The pictures in the rule book, each rendered once by the game's own painter in an egui context of its own, so
//! nothing on them can be clicked or read out.

use std::collections::BTreeMap;

use egui::{Color32, Context, Rect, TextureHandle, TextureOptions, Ui, Vec2, pos2};

use crate::engine::RuleId;
use crate::games::{Game, Visitor, visit_game};
use crate::lessons::RulePicture;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::text::{Language, Text};
use crate::ui::figure::Figure;
use crate::ui::screen_layout as frames;

/// The rendered pictures of one rule book.
#[derive(Default)]
pub struct RulePictures {
    /// Textures by rule; `None` if the position does not exist.
    painted: BTreeMap<RuleId, Option<TextureHandle>>,
    /// Whether the theme was dark, and the language.
    style: Option<(bool, Language)>,
    /// Whether a picture was rendered in this frame: only one is, so that the page appears at once.
    painted_this_frame: bool,
}

impl RulePictures {
    /// Starts a frame, and drops all pictures if theme or language have changed.
    pub fn begin_frame(&mut self, theme: &Theme, text: &Text) {
        let style = Some((theme.dark, text.language()));
        if self.style != style {
            *self = RulePictures { style, ..RulePictures::default() };
        }
        self.painted_this_frame = false;
    }

    /// Whether a picture was rendered in this frame, so that whatever is below it may move.
    pub fn has_painted(&self) -> bool {
        self.painted_this_frame
    }

    /// Shows the picture of a rule, or its placeholder, no larger than `room`; returns its rectangle.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (theme, text): (&Theme, &Text),
        game: &'static str,
        (rule, picture): (RuleId, &RulePicture),
        room: Vec2,
    ) -> Rect {
        if !self.painted.contains_key(rule) {
            if !self.painted_this_frame {
                let texture = paint(ui.ctx(), game, rule, picture, theme, text);
                self.painted.insert(rule, texture);
            }
            self.painted_this_frame = true;
            ui.ctx().request_repaint();
        }
        let texture = self.painted.get(rule).and_then(Option::as_ref);
        let size = texture.map_or(theme.size.picture.rule, |texture| texture.size_vec2() / Figure::PIXELS_PER_POINT);
        let size = size * text_scale(ui, theme).max(1.0);
        let size = size * (room / size).min_elem().min(1.0);
        frames::picture(ui, theme, size, theme.paper, |painter, rect| {
            if let Some(texture) = texture {
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                painter.image(texture.id(), rect, whole, Color32::WHITE);
            }
        })
    }
}

fn paint(
    ctx: &Context,
    game: &str,
    rule: RuleId,
    picture: &RulePicture,
    theme: &Theme,
    text: &Text,
) -> Option<TextureHandle> {
    struct PaintFigure<'a>(&'a RulePicture, &'a Theme, &'a Text);
    impl Visitor for PaintFigure<'_> {
        type Output = Option<Figure>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (game, who) = self.0.position::<G>()?;
            Some(Figure::paint(&game, who, &self.0.rect_names, self.1, self.2))
        }
    }
    let figure = visit_game(game, &mut PaintFigure(picture, theme, text))??;
    Some(ctx.load_texture(format!("picture of {rule}"), figure.image, TextureOptions::LINEAR))
}
