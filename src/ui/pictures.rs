//! The pictures of rules, each painted once, by the game's own painter in a context of its own: nothing on it can be clicked or read out.

use std::collections::BTreeMap;

use egui::{Color32, Context, Rect, TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2};

use crate::engine::RuleId;
use crate::games::{Game, Visitor, visit_game};
use crate::lessons::Picture;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::text::{Language, Text};
use crate::ui::figure::Figure;
use crate::ui::room as frames;

/// Room that is kept for a picture until it is painted, at a text size of 100 %, in points.
const USUAL: Vec2 = vec2(360.0, 300.0);

/// The pictures that have been painted.
#[derive(Default)]
pub struct Pictures {
    /// By rule; none where there is no such position.
    painted: BTreeMap<RuleId, Option<TextureHandle>>,
    /// The look and the language they were painted in.
    made_for: Option<(bool, Language)>,
    /// Whether one was painted in this frame: the screen is there at once, and the pictures come one after the other.
    busy: bool,
}

impl Pictures {
    /// A new frame begins.
    pub fn begin(&mut self, theme: &Theme, text: &Text) {
        let made_for = Some((theme.dark, text.language()));
        if self.made_for != made_for {
            *self = Pictures { made_for, ..Pictures::default() };
        }
        self.busy = false;
    }

    /// Whether one was painted in this frame, so that what is below may lie elsewhere than before.
    pub fn are_coming(&self) -> bool {
        self.busy
    }

    /// Shows the picture of a rule, or the room for it, no larger than `room`; its place.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (theme, text): (&Theme, &Text),
        game: &'static str,
        (rule, picture): (RuleId, &Picture),
        room: Vec2,
    ) -> Rect {
        if !self.painted.contains_key(rule) {
            if !self.busy {
                let texture = paint(ui.ctx(), game, rule, picture, theme, text);
                self.painted.insert(rule, texture);
            }
            self.busy = true;
            ui.ctx().request_repaint();
        }
        let texture = self.painted.get(rule).and_then(Option::as_ref);
        let size = texture.map_or(USUAL, |texture| texture.size_vec2() / Figure::PIXELS_PER_POINT);
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
    picture: &Picture,
    theme: &Theme,
    text: &Text,
) -> Option<TextureHandle> {
    struct Portray<'a>(&'a Picture, &'a Theme, &'a Text);
    impl Visitor for Portray<'_> {
        type Output = Option<Figure>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (game, who) = self.0.position::<G>()?;
            Some(Figure::paint(&game, who, &self.0.spots, self.1, self.2))
        }
    }
    let figure = visit_game(game, &mut Portray(picture, theme, text))??;
    Some(ctx.load_texture(format!("picture of {rule}"), figure.image, TextureOptions::LINEAR))
}
