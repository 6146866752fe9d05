//! The pictures in the rule book, each rendered once by the game's own painter in an egui context of its own, so
//! nothing on them can be clicked or read out. A picture that shows a move replays it while it is pointed at.

mod film_thread;
mod replay;

use std::collections::BTreeMap;

use egui::{Color32, Context, Pos2, Rect, Response, TextureHandle, TextureOptions, Ui, Vec2};

use crate::engine::RuleId;
use crate::games::{Game, Visitor, visit_game};
use crate::lessons::RulePicture;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::text::{Language, Text};
use crate::ui::background::BackgroundWork;
use crate::ui::figure::{Cutting, Figure, FilmFrame};
use crate::ui::screen_layout as frames;
use replay::Replay;

/// The rendered pictures of one rule book.
#[derive(Default)]
pub struct RulePictures {
    /// Pictures by rule; `None` if the position does not exist.
    painted: BTreeMap<RuleId, Option<Rendered>>,
    /// Whether the theme was dark, and the language.
    style: Option<(bool, Language)>,
    /// Whether a picture was rendered in this frame: only one is, so that the page appears at once.
    painted_this_frame: bool,
    replay: Replay,
}

/// A rendered picture.
struct Rendered {
    texture: TextureHandle,
    /// See [`Figure::focus`].
    focus: Rect,
    /// See [`Figure::cutting`].
    cutting: Cutting,
}

/// How much of a picture is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// What it is about, with some of its surroundings.
    CloseUp,
}

impl RulePictures {
    /// Starts a frame, and drops all pictures if theme or language have changed.
    pub fn begin_frame(&mut self, theme: &Theme, text: &Text) {
        let style = Some((theme.dark, text.language()));
        if self.style != style {
            *self = RulePictures { style, ..RulePictures::default() };
        }
        self.painted_this_frame = false;
        self.replay.begin_frame();
    }

    /// Replays the move of a picture over it, while it is pointed at.
    pub fn replay_ui(
        &mut self,
        ui: &Ui,
        game: &str,
        picture: (RuleId, &RulePicture),
        shown: &Response,
        frame: &FilmFrame<'_>,
    ) {
        let rendered = self.painted.get(picture.0).and_then(Option::as_ref);
        if let Some(rendered) = rendered.filter(|_| picture.1.film.is_some()) {
            self.replay.ui(ui, (game, &rendered.cutting), picture, shown, frame);
        }
    }

    /// Whether a picture was rendered in this frame, so that whatever is below it may move.
    pub fn has_painted(&self) -> bool {
        self.painted_this_frame
    }

    /// Shows the picture of a rule, or its placeholder, no larger than `room`. A close-up fills it; there is
    /// none where what the picture is about is spread all over it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (theme, text): (&Theme, &Text),
        game: &'static str,
        (rule, picture): (RuleId, &RulePicture),
        (extent, room): (Extent, Vec2),
    ) -> Rect {
        if !self.painted.contains_key(rule) {
            if !self.painted_this_frame {
                let rendered = paint(ui.ctx(), game, rule, picture, theme, text);
                self.painted.insert(rule, rendered);
            }
            self.painted_this_frame = true;
            ui.ctx().request_repaint();
        }
        let rendered = self.painted.get(rule).and_then(Option::as_ref);
        let whole = rendered.map_or(theme.size.picture.rule, Rendered::size);
        let whole = whole * text_scale(ui, theme).max(1.0);
        let (size, part) = match (extent, rendered) {
            (Extent::CloseUp, Some(rendered)) if rendered.close_up(room).contains_rect(rendered.focus) => {
                (room, rendered.close_up(room))
            }
            _ => (whole * (room / whole).min_elem().min(1.0), Figure::WHOLE),
        };
        frames::picture(ui, theme, size, theme.paper, |painter, rect| {
            if let Some(rendered) = rendered {
                painter.image(rendered.texture.id(), rect, part, Color32::WHITE);
            }
        })
    }
}

impl BackgroundWork for RulePictures {
    fn wait_until_done(&mut self) {
        self.replay.wait_until_done();
    }
}

impl Rendered {
    /// The size in points at a text size of 100 %.
    fn size(&self) -> Vec2 {
        self.texture.size_vec2() / Figure::PIXELS_PER_POINT
    }

    /// The part of the picture for a close-up with the proportions of `room`, in shares of width and height: what the
    /// picture is about, with as much around it again, but no part smaller than the room.
    fn close_up(&self, room: Vec2) -> Rect {
        let whole = self.texture.size_vec2();
        let about = self.focus.size() * whole;
        let enough = (about + Vec2::splat(about.max_elem())).max(room).min(whole);
        // The smallest rectangle with the right proportions round it, or the largest within the picture.
        let size = room * (enough / room).max_elem();
        let size = size * (whole / size).min_elem().min(1.0);
        let share = size / whole;
        let corner = self.focus.center() - share * 0.5;
        Rect::from_min_size(corner.clamp(Pos2::ZERO, Pos2::ZERO + (Vec2::splat(1.0) - share)), share)
    }
}

fn paint(
    ctx: &Context,
    game: &str,
    rule: RuleId,
    picture: &RulePicture,
    theme: &Theme,
    text: &Text,
) -> Option<Rendered> {
    struct PaintFigure<'a>(&'a RulePicture, &'a Theme, &'a Text);
    impl Visitor for PaintFigure<'_> {
        type Output = Option<Figure>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let (game, who) = self.0.position::<G>()?;
            Some(Figure::paint(&game, who, &self.0.rect_names, self.1, self.2))
        }
    }
    let figure = visit_game(game, &mut PaintFigure(picture, theme, text))??;
    let texture = ctx.load_texture(format!("picture of {rule}"), figure.image, TextureOptions::LINEAR);
    Some(Rendered { texture, focus: figure.focus, cutting: figure.cutting })
}
