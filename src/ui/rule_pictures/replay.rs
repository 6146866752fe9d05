//! The replay of the move that a picture shows: it plays once while the picture is pointed at, and waits at its end.

use super::film_thread::{FilmImage, FilmThread};
use egui::{Color32, Rect, Response, TextureHandle, TextureOptions, Ui, Vec2};

use crate::engine::RuleId;
use crate::lessons::RulePicture;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::theme::{Durations, Theme};
use crate::ui::background::BackgroundWork;
use crate::ui::figure::{Cutting, Figure, FilmFrame};
use crate::ui::screen_layout::picture_in;

/// The replay of one picture at a time.
#[derive(Default)]
pub struct Replay {
    /// The picture that is pointed at, and since when.
    pointed: Option<(RuleId, f64)>,
    playing: Option<Playing>,
    /// The picture under the pointer in the last frame, and in this one so far. It goes before the focused one.
    hovered: [Option<RuleId>; 2],
}

/// A film on a picture.
struct Playing {
    rule: RuleId,
    film: FilmThread,
    texture: Option<TextureHandle>,
    /// When the next image follows; `None` once the last position is shown.
    next: Option<f64>,
}

impl Replay {
    /// Starts a frame.
    pub fn begin_frame(&mut self) {
        self.hovered = [self.hovered[1].take(), None];
    }

    /// Shows the film over the picture while it is pointed at, and marks it as one that moves otherwise.
    pub fn ui(
        &mut self,
        ui: &Ui,
        (game, cutting): (&str, &Cutting),
        (rule, picture): (RuleId, &RulePicture),
        shown: &Response,
        frame: &FilmFrame<'_>,
    ) {
        if shown.hovered() {
            self.hovered[1] = Some(rule);
        }
        let is_pointed = shown.hovered() || (shown.has_focus() && self.hovered == [None; 2]);
        if !is_pointed {
            self.playing.take_if(|playing| playing.rule == rule);
            self.pointed.take_if(|(pointed, _)| *pointed == rule);
            return paint_sign(ui, frame.theme, shown.rect);
        }
        let since = match self.pointed {
            Some((pointed, since)) if pointed == rule => since,
            _ => frame.now,
        };
        self.pointed = Some((rule, since));
        if shown.clicked() {
            self.playing = None;
        }
        let is_playing = self.playing.as_ref().is_some_and(|playing| playing.rule == rule);
        if !is_playing {
            // A pointer that passes by starts nothing.
            let waits = Durations::time(frame.theme.motion.picture_waits).as_secs_f64();
            let wait = since + waits - frame.now;
            if wait > 0.0 && !shown.has_focus() && !shown.clicked() {
                ui.ctx().request_repaint_after_secs(wait as f32);
                return paint_sign(ui, frame.theme, shown.rect);
            }
            let film = FilmThread::start(ui.ctx(), game, picture, cutting, frame);
            self.playing = film.map(|film| Playing { rule, film, texture: None, next: Some(frame.now) });
        }
        let Some(playing) = &mut self.playing else { return };
        playing.go_on(ui, frame);
        // Where the film ends in the position of the picture, the picture says more: it has rings.
        let ends_in_picture = picture.film.is_some_and(|(_, end)| end == picture.ply);
        if let Some(texture) = playing.texture.as_ref().filter(|_| playing.next.is_some() || !ends_in_picture) {
            picture_in(ui.painter(), frame.theme, shown.rect, frame.theme.paper, |painter, rect| {
                painter.image(texture.id(), rect, Figure::WHOLE, Color32::WHITE);
            });
        }
    }
}

impl Playing {
    /// Takes over an image that has been painted, and asks for the next one when its time has come.
    fn go_on(&mut self, ui: &Ui, frame: &FilmFrame<'_>) {
        if let Some(FilmImage { image, next }) = self.film.take() {
            self.next = next;
            match &mut self.texture {
                Some(texture) => texture.set(image, TextureOptions::LINEAR),
                None => {
                    let name = format!("replay of {}", self.rule);
                    self.texture = Some(ui.ctx().load_texture(name, image, TextureOptions::LINEAR));
                }
            }
        }
        match self.next {
            Some(next) if frame.now >= next => self.film.request(frame),
            Some(next) => ui.ctx().request_repaint_after_secs((next - frame.now) as f32),
            None => {}
        }
    }
}

impl BackgroundWork for Replay {
    fn wait_until_done(&mut self) {
        self.playing.iter_mut().for_each(|playing| playing.film.wait_until_done());
    }
}

/// Paints the sign of a picture that moves into its corner.
fn paint_sign(ui: &Ui, theme: &Theme, picture: Rect) {
    let side = theme.size.icon;
    let center = picture.right_bottom() - Vec2::splat(side);
    ui.painter().circle_filled(center, side * 0.7, theme.paper.gamma_multiply(0.9));
    paint_icon(ui.painter(), Rect::from_center_size(center, Vec2::splat(side * 0.8)), Icon::Play, theme.ink);
}
