//! A figure that moves: it replays events on the stage of the table, in a context of its own.

use egui::{ColorImage, Ui};

use super::{Cutting, SCALE, layout_ui, table_ui};
use crate::drills::Shot;
use crate::engine::Viewer;
use crate::games::Game;
use crate::paint::board::Inputs;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Part, PlayContext, PlayerLabel, Scene, part_ui};
use crate::paint::stage::StageTimes;
use crate::paint::theme::{Durations, Theme};
use crate::play::Match;
use crate::text::Text;
use crate::ui::people::player_labels;
use crate::ui::raster::Offscreen;
use crate::ui::showing::Showing;

/// What a film is painted with.
#[derive(Clone, Copy)]
pub struct FilmFrame<'a> {
    /// Colours, sizes, durations.
    pub theme: &'a Theme,
    /// Texts.
    pub text: &'a Text,
    /// Whether pieces move; if not, only the positions before and after are shown.
    pub is_animated: bool,
    /// Milliseconds of a swap.
    pub swap: f32,
    /// Seconds since the app began.
    pub now: f64,
}

/// A film whose game is erased.
pub trait Film {
    /// The image at this moment, and the seconds until the next one; `None` once the last position is shown.
    fn advance(&mut self, frame: &FilmFrame<'_>) -> (ColorImage, Option<f64>);
}

/// A film of a game.
pub struct FigureFilm<G: Game> {
    /// The position before the events, and after each of them.
    shots: Vec<Shot<G>>,
    players: Vec<PlayerLabel>,
    names: Vec<String>,
    cutting: Cutting,
    offscreen: Offscreen,
    rects: NamedRects,
    showing: Showing<G>,
    /// The index of the position that is shown.
    at: usize,
}

impl<G: Game> FigureFilm<G> {
    /// The film of a game's events from the one after `start` on, as this viewer saw them, cut as a figure.
    pub fn new(game: &Match<G>, start: usize, who: Viewer, cutting: &Cutting, theme: &Theme) -> Self {
        let first = Shot::still(game, start, who);
        let events = (start + 1..=game.ply()).map(|ply| Shot::after_event(game, ply, who));
        let players = player_labels(game.seating());
        FigureFilm {
            shots: std::iter::once(first).chain(events).collect(),
            names: players.iter().map(|player| player.name.clone()).collect(),
            players,
            cutting: cutting.clone(),
            offscreen: Offscreen::new(theme, 1.0),
            rects: NamedRects::default(),
            showing: Showing::default(),
            at: 0,
        }
    }

    fn paint(&mut self, frame: &FilmFrame<'_>, is_first: bool) -> ColorImage {
        let FilmFrame { theme, text, is_animated, now, .. } = *frame;
        let FigureFilm { shots, players, names, cutting, offscreen, rects, showing, at } = self;
        let shot = &shots[*at];
        let share = showing.share(now, 1.0);
        let scene = Scene {
            play: PlayContext {
                last: shot.observation.as_ref().map(|observation| (observation, share)),
                reduced_motion: !is_animated,
                ..PlayContext::at_rest(shot.view.who, &shot.view.open, &shot.turn, players)
            },
            highlighted: &[],
            plan: &[],
            traces: &[],
            is_last_traced: false,
            stage: showing.playback(now, 1.0, !is_animated),
            rects,
            inputs: &Inputs::default(),
            theme,
            text,
            names,
        };
        let run = |ui: &mut Ui| {
            rects.begin_frame();
            table_ui(ui, theme, |ui| {
                let selection = &mut G::Selection::default();
                layout_ui(ui, &cutting.parts, theme, |ui, part| {
                    part_ui(ui, &scene, part, selection);
                });
                part_ui(ui, &scene, Part::Stage, selection);
            });
        };
        let size = theme.size.image.figure;
        let image = if is_first { offscreen.paint(size, SCALE, run) } else { offscreen.paint_frame(size, SCALE, run) };
        cutting.cut(&image)
    }
}

impl<G: Game> Film for FigureFilm<G> {
    fn advance(&mut self, frame: &FilmFrame<'_>) -> (ColorImage, Option<f64>) {
        let motion = frame.theme.motion;
        let seconds = |milliseconds: u64| Durations::time(milliseconds).as_secs_f64();
        let is_first = self.showing.begin_at_rest(frame.now);
        let last = self.shots.len() - 1;
        let wait = if self.at == 0 { seconds(motion.picture_look) } else { seconds(motion.picture_pause) };
        if self.at < last && self.showing.left(frame.now, 1.0) + wait <= 0.0 {
            let before = self.shots[self.at].view.open.clone();
            // Without motion, the position after all events follows at once.
            self.at = if frame.is_animated { self.at + 1 } else { last };
            if !frame.is_animated {
                self.shots[last].observation = None;
            }
            let shot = &self.shots[self.at];
            let times = StageTimes { motion, swap: frame.swap };
            self.showing.begin((self.at, shot), &before, &self.rects, times, frame.now);
        }
        let left = self.showing.left(frame.now, 1.0);
        let next = match left > 0.0 {
            true => Some(seconds(motion.picture_frame)),
            false if self.at < last => {
                let wait = if self.at == 0 { motion.picture_look } else { motion.picture_pause };
                Some(left + seconds(wait))
            }
            false => None,
        };
        (self.paint(frame, is_first), next)
    }
}
