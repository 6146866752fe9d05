//! What was played at a moment of a finished game beside what would have been better, on two small boards.
//!
//! Both boards show the position as the seat saw it before it decided, with the steps that follow. The better turn is known by
//! its first move; a strong player goes on from there in the background.

use derive_where::derive_where;
use egui::{
    Align, Color32, ColorImage, Context, Label, Layout, Rect, TextStyle, TextureHandle, TextureOptions, Ui, UiBuilder,
    Vec2, vec2,
};

use super::hint::planned_steps;
use super::{BotWorker, FrameContext, LiveTable};
use crate::bots::{Answer, Step, bot_seed};
use crate::engine::{Event, Phrase, Seat, Viewer};
use crate::games::Game;
use crate::paint::named_rects::NamedRects;
use crate::paint::stage::PlannedStep;
use crate::paint::theme::Theme;
use crate::story::Regret;
use crate::text::Language;
use crate::ui::board_image::{StillPosition, render_plan};

/// Two ways to play on from a moment.
pub(super) struct Comparison<G: Game> {
    /// The number of events before the decision.
    ply: usize,
    /// The seat that decided.
    seat: Seat,
    /// What it played, and what would have been better.
    ways: [Way<G>; 2],
    /// Whether the rest of the better turn is still being looked for.
    is_thinking: bool,
}

/// One way to play on.
#[derive_where(Clone)]
struct Way<G: Game> {
    steps: Vec<PlannedStep<G>>,
    /// The board with the steps, and for what it was painted.
    picture: Option<(PictureKey, TextureHandle)>,
}

/// What a picture depends on besides its steps.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PictureKey {
    size: Vec2,
    is_dark: bool,
    language: Language,
}

impl<G: Game> Way<G> {
    fn new(steps: Vec<PlannedStep<G>>) -> Self {
        Way { steps, picture: None }
    }
}

impl<G: Game> LiveTable<G> {
    /// What was judged at this ply, if something else would have been better beyond doubt.
    pub(super) fn regret_at(&self, ply: usize) -> Option<&Regret<G::Move>> {
        self.story.as_ref()?.named.iter().find(|regret| regret.ply == ply)
    }

    /// Shows what was played at the displayed moment beside what would have been better, or the one board again.
    pub(super) fn toggle_comparison(&mut self, ctx: &Context) {
        if self.review.comparison.take().is_some() {
            return;
        }
        let Some(ply) = self.review.ply else { return };
        let Some((better, _)) = self.regret_at(ply).and_then(|regret| regret.better.clone()) else { return };
        let Some(seat) = self.table.game.decided_by(ply) else { return };
        self.cancel_hint();
        self.review.is_playing = false;
        let game = &self.table.game;
        let view = game.view_at(ply, Viewer::Seat(seat));
        let played = planned_steps(&self.played_steps(ply, seat), &view.open);
        let first = planned_steps(&[Step { choice: better, foreseen: None }], &view.open);
        let (seed, wake) = (bot_seed(game.seed(), seat, ply), ctx.clone());
        let worker = BotWorker::start_plan_from(view, vec![better], seed, move || wake.request_repaint());
        self.clock.set_worker(worker.map(|worker| (ply, worker)));
        let is_thinking = self.clock.is_working();
        self.review.comparison = Some(Comparison { ply, seat, ways: [Way::new(played), Way::new(first)], is_thinking });
    }

    /// What the seat did from this ply to the end of its turn, as it saw it.
    fn played_steps(&self, ply: usize, seat: Seat) -> Vec<Step<G>> {
        let game = &self.table.game;
        let step = |ply: usize| match game.past_event(ply) {
            Some(Event::Decision(by, choice)) if *by == seat => {
                let observation = game.observation(ply, Viewer::Seat(seat))?;
                let after = game.view_at(ply + 1, Viewer::Seat(seat)).open;
                Some(Step { choice: *choice, foreseen: Some((observation, after)) })
            }
            _ => None,
        };
        (ply..game.ply()).map_while(step).collect()
    }

    /// Takes over the rest of the better turn once it has been found.
    pub(super) fn poll_comparison(&mut self) {
        let game = &self.table.game;
        let Some(comparison) = self.review.comparison.as_mut().filter(|comparison| comparison.is_thinking) else {
            return;
        };
        let Some(answer) = self.clock.answer(comparison.ply) else { return };
        self.clock.stop();
        comparison.is_thinking = false;
        if let Some(Answer { plan: Some(plan), .. }) = answer {
            let view = game.view_at(comparison.ply, Viewer::Seat(comparison.seat));
            comparison.ways[1] = Way::new(planned_steps(&plan.steps, &view.open));
        }
        self.model_is_stale = true;
    }

    /// Paints both boards, side by side or one above the other, each with what it shows in words.
    pub(super) fn comparison_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>) {
        let (theme, area) = (frame.theme, ui.available_rect_before_wrap());
        let Some(mut comparison) = self.review.comparison.take() else { return };
        let halves = match area.width() >= area.height() {
            true => area.split_left_right_at_fraction(0.5),
            false => area.split_top_bottom_at_fraction(0.5),
        };
        let keys = ["review-played", "review-better"];
        for ((way, half), key) in comparison.ways.iter_mut().zip([halves.0, halves.1]).zip(keys) {
            let half = half.shrink(theme.size.grid);
            let Some(first) = way.steps.first() else { continue };
            let words = Phrase::new(key).with("seat", comparison.seat).with("move", G::move_label(&first.choice));
            let words = frame.text.say(&words, &self.names);
            let caption = 2.0 * ui.text_style_height(&TextStyle::Body);
            let (top, board) = half.split_top_bottom_at_y(half.top() + caption);
            ui.scope_builder(UiBuilder::new().max_rect(top).layout(Layout::top_down(Align::Center)), |ui| {
                ui.add(Label::new(Theme::strong(&words)).wrap());
            });
            let board = board.with_min_y(board.top() + theme.size.grid);
            self.way_ui(ui, (comparison.ply, comparison.seat), way, board, frame);
            frame.rects.put(key, board);
        }
        self.review.comparison = Some(comparison);
    }

    /// Paints the board of one way. It is a picture, because nothing on it can be clicked.
    fn way_ui(&self, ui: &Ui, (ply, seat): (usize, Seat), way: &mut Way<G>, place: Rect, frame: &FrameContext<'_>) {
        let (theme, text) = (frame.theme, frame.text);
        let side = place.size().min_elem().round().max(1.0);
        let size = vec2(place.width().round().min(side * MAX_WIDTH), place.height().round()).max(Vec2::splat(1.0));
        let key = PictureKey { size, is_dark: theme.dark, language: text.language() };
        if way.picture.as_ref().is_none_or(|(painted, _)| *painted != key) {
            let (game, rects) = (&self.table.game, &NamedRects::default());
            let position = StillPosition { game, ply, who: Viewer::Seat(seat), plan: &way.steps, rects, theme, text };
            let image: ColorImage = render_plan(&position, size, ui.ctx().pixels_per_point());
            way.picture = Some((key, ui.ctx().load_texture("compared board", image, TextureOptions::LINEAR)));
        }
        let Some((_, texture)) = &way.picture else { return };
        let shown = Rect::from_center_size(place.center(), size);
        ui.painter().image(texture.id(), shown, Rect::from_min_size(egui::Pos2::ZERO, vec2(1.0, 1.0)), Color32::WHITE);
    }
}

/// A board is at most so many times as wide as high.
const MAX_WIDTH: f32 = 1.6;
