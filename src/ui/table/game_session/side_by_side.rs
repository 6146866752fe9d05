//! What was played at a moment of a finished game beside what would have been better, on two small boards.
//!
//! Both boards show the position before the seat decided, as it saw it or with everything open, with the steps that follow.

use derive_where::derive_where;
use egui::{
    Color32, ColorImage, Label, Rect, TextStyle, TextWrapMode, TextureHandle, TextureOptions, Ui, UiBuilder, Vec2,
    WidgetText, vec2,
};

use super::hint::planned_steps;
use super::story::better_phrase;
use super::{FrameContext, LiveTable};
use crate::bots::{Step, foresee};
use crate::engine::{Event, Phrase, Seat, Viewer};
use crate::games::Game;
use crate::paint::named_rects::NamedRects;
use crate::paint::stage::PlannedStep;
use crate::paint::theme::Theme;
use crate::paint::widgets::card;
use crate::story::Regret;
use crate::text::Language;
use crate::ui::board_image::{StillPosition, render_plan};

/// The most lines of a caption.
const MAX_CAPTION_LINES: f32 = 3.0;
/// A board is at most so many times as wide as high.
const MAX_WIDTH: f32 = 1.6;

/// Two ways to play on from a moment.
pub(super) struct SideBySide<G: Game> {
    /// The number of events before the decision.
    ply: usize,
    /// The seat that decided.
    seat: Seat,
    /// What it played, and what would have been better.
    ways: [Way<G>; 2],
    /// Both in words.
    words: [Phrase; 2],
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
    who: Viewer,
    size: Vec2,
    pixels_per_point: f32,
    is_dark: bool,
    language: Language,
}

impl<G: Game> Way<G> {
    fn new(steps: Vec<PlannedStep<G>>) -> Self {
        Way { steps, picture: None }
    }
}

#[cfg(test)]
impl<G: Game> SideBySide<G> {
    /// The moves of both ways.
    pub(super) fn moves(&self) -> [Vec<G::Move>; 2] {
        self.ways.each_ref().map(|way| way.steps.iter().map(|step| step.choice).collect())
    }
}

impl<G: Game> LiveTable<G> {
    /// What was judged at this ply, if something else would have been better beyond doubt.
    pub(super) fn regret_at(&self, ply: usize) -> Option<&Regret<G::Move>> {
        self.story.as_ref()?.named.iter().find(|regret| regret.ply == ply)
    }

    /// Shows what was played at the displayed moment beside what would have been better, or the one board again.
    pub(super) fn toggle_two_boards(&mut self) {
        if self.review.two_boards.is_some() {
            return self.close_two_boards();
        }
        let Some(ply) = self.review.ply else { return };
        let Some(regret) = self.regret_at(ply).cloned() else { return };
        let (seat, Some(better)) = (regret.seat, &regret.better) else { return };
        self.cancel_hint();
        self.review.is_playing = false;
        let game = &self.table.game;
        let view = game.view_at(ply, Viewer::Seat(seat));
        let played = planned_steps(&self.played_steps(ply, seat), &view.open);
        let instead = planned_steps(&foresee(&view, &better.turn()), &view.open);
        let made = Phrase::new("review-played").with("seat", seat);
        let made = made.with("move", G::move_label(&better.comparison.other));
        let words = [made, better_phrase::<G>(game, &regret).unwrap_or_else(|| Phrase::new("story-nothing"))];
        self.review.two_boards = Some(SideBySide { ply, seat, ways: [Way::new(played), Way::new(instead)], words });
    }

    /// Shows the one board again.
    pub(super) fn close_two_boards(&mut self) {
        self.review.two_boards = None;
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

    /// Paints both boards, side by side or one above the other, each with what it shows in words.
    pub(super) fn two_boards_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>) {
        let (theme, area) = (frame.theme, ui.available_rect_before_wrap());
        let Some(mut boards) = self.review.two_boards.take() else { return };
        let (one, other) = match area.width() >= area.height() {
            true => area.split_left_right_at_fraction(0.5),
            false => area.split_top_bottom_at_fraction(0.5),
        };
        let words = boards.words.each_ref().map(|words| frame.text.say(words, &self.names));
        let inner = one.width() - theme.size.grid * 3.0;
        let height = |words: &String| {
            let wrap = Some(TextWrapMode::Wrap);
            WidgetText::from(Theme::strong(words)).into_galley(ui, wrap, inner, TextStyle::Body).size().y
        };
        // As high on both sides, so that the boards are, too.
        let most = MAX_CAPTION_LINES * ui.text_style_height(&TextStyle::Body);
        let caption = words.iter().map(height).fold(0.0, f32::max).min(most);
        for ((way, place), words) in boards.ways.iter_mut().zip([one, other]).zip(words) {
            let place = place.shrink(theme.size.grid * 0.5);
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                card(theme).inner_margin(theme.size.grid).show(ui, |ui| {
                    ui.set_min_size(ui.available_size());
                    let (top, board) =
                        ui.available_rect_before_wrap().split_top_bottom_at_y(ui.cursor().top() + caption);
                    ui.scope_builder(UiBuilder::new().max_rect(top), |ui| {
                        ui.shrink_clip_rect(top);
                        ui.add(Label::new(Theme::strong(&words)).wrap()).on_hover_text(words);
                    });
                    let board = board.with_min_y(board.top() + theme.size.grid);
                    self.way_ui(ui, (boards.ply, boards.seat), way, board, frame);
                });
            });
        }
        self.review.two_boards = Some(boards);
    }

    /// Paints the board of one way. It is a picture, because nothing on it can be clicked.
    fn way_ui(&self, ui: &Ui, (ply, seat): (usize, Seat), way: &mut Way<G>, place: Rect, frame: &FrameContext<'_>) {
        let (theme, text) = (frame.theme, frame.text);
        let side = place.size().min_elem().round().max(1.0);
        let size = vec2(place.width().round().min(side * MAX_WIDTH), place.height().round()).max(Vec2::splat(1.0));
        let pixels_per_point = ui.ctx().pixels_per_point();
        // As the seat saw it, or with everything open, as the look back is set.
        let who = if self.review.sees_as_seat { Viewer::Seat(seat) } else { Viewer::Everything };
        let key = PictureKey { who, size, pixels_per_point, is_dark: theme.dark, language: text.language() };
        if way.picture.as_ref().is_none_or(|(painted, _)| *painted != key) {
            let (game, rects) = (&self.table.game, &NamedRects::default());
            let plan = &way.steps;
            let highlighted = &way.steps.first().map(|step| G::move_rect_names(&step.choice)).unwrap_or_default();
            let position = StillPosition { game, ply, who, plan, highlighted, rects, theme, text };
            let image: ColorImage = render_plan(&position, seat, size, pixels_per_point);
            way.picture = Some((key, ui.ctx().load_texture("compared board", image, TextureOptions::LINEAR)));
        }
        let Some((_, texture)) = &way.picture else { return };
        let shown = Rect::from_center_size(place.center(), size);
        ui.painter().image(texture.id(), shown, Rect::from_min_size(egui::Pos2::ZERO, vec2(1.0, 1.0)), Color32::WHITE);
    }
}
