//! The end of a game: its count, the podium, the result and the score sheets; on another page its story.
//!
//! The count begins some time after the last event has been seen. Any input completes it, and does nothing else. Where the
//! end is no news, such as in a record that is opened, everything stands at once.

mod count;
mod layout;
mod podium;
mod sheets;
#[cfg(test)]
mod tests;
mod timeline;

use egui::{
    Align, Area, Context, Event, Id, Layout, Order, Pos2, Rect, RichText, Sense, TextStyle, TextWrapMode, Ui,
    UiBuilder, WidgetText, pos2, vec2,
};

use self::layout::{EndLayout, EndLengths};
use self::podium::PodiumShape;
pub use self::podium::{STEPS, paint_step, winners_in_the_middle};
use self::timeline::{CountMoment, CountTimeline};
use super::commands::Command;
use super::crumbs::{self, CrumbFall};
use super::keys;
use super::model::{Ending, TableModel};
use super::session::{FrameContext, PaintPart, Part, TableCommand};
use super::share;
use super::story::{page_ui, strip_height, strip_ui};
use super::trial;
use crate::engine::Outcome;
use crate::paint::easing::smoothstep;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::stage::PiecePose;
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{PushButton, icon_button};
use crate::ui::daily::{EndLine, stars_ui, stars_width};
use crate::ui::screen_layout::request_relayout;
use crate::ui::services::AppCommand;

/// The greatest share of the podium's place for what bows beside it.
const BOW_SHARE: f32 = 0.26;

/// The least share of its design height at which the podium is shown.
const LEAST_PODIUM: f32 = 0.5;

/// Number of crumbs that fall on the podium.
const CRUMBS: u32 = 90;

/// All of an area, as shares of it.
const WHOLE: Rect = Rect { min: Pos2::ZERO, max: Pos2::new(1.0, 1.0) };

/// State of the end screen.
#[derive(Debug, Default)]
pub struct End {
    /// Whether the game was going on when the table was opened, so that its end is news.
    is_news: bool,
    is_hidden: bool,
    /// Whether the story is shown instead of the result.
    shows_story: bool,
    /// What the game was for, if it was the deal of a day or something was tried out.
    line: Option<EndLine>,
    /// The count, once the end is shown.
    count: Option<Count>,
    /// Where the board lies in the area that it is painted into, as shares of the area.
    board_in_area: Option<Rect>,
    /// Height of the highest sheet, and the area and text scale it was measured for.
    sheet_height: f32,
    measured_for: (egui::Vec2, f32),
}

/// A count under way or completed.
#[derive(Debug)]
struct Count {
    timeline: CountTimeline,
    /// When it began, in seconds.
    began: f64,
    /// When everything stood, in seconds.
    completed: Option<f64>,
}

impl Count {
    fn moment(&self, now: f64) -> CountMoment<'_> {
        let elapsed = match self.completed {
            Some(_) => self.timeline.length(),
            None => ((now - self.began) * 1000.0) as f32,
        };
        self.timeline.at(elapsed)
    }
}

impl End {
    /// Whether the end is shown now. The model tells of it some time after the last event has been seen, or sooner after input.
    pub fn is_shown(&mut self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) -> bool {
        let Some(ending) = model.ending.clone() else {
            let board_in_area = self.board_in_area;
            *self = End { is_news: true, board_in_area, ..End::default() };
            return false;
        };
        if self.is_hidden || model.review.ply.is_some() {
            return false;
        }
        if self.count.is_none() {
            if keys::is_sheet_open(ui.ctx()) {
                return false;
            }
            self.begin(&ending, frame);
        }
        if let Some(count) = self.count.as_mut().filter(|count| count.completed.is_none()) {
            let end = count.began + f64::from(count.timeline.length()) / 1000.0;
            count.completed = (frame.now >= end).then_some(end);
        }
        true
    }

    fn begin(&mut self, ending: &Ending, frame: &FrameContext<'_>) {
        let factor = if self.is_news && frame.settings.is_animated() { frame.settings.motion_factor() } else { 0.0 };
        let timeline = CountTimeline::new(ending, &frame.theme.motion.count, factor);
        self.count = Some(Count { timeline, began: frame.now, completed: None });
    }

    /// Whether the count is under way.
    pub fn is_counting(&self) -> bool {
        !self.is_hidden && self.count.as_ref().is_some_and(|count| count.completed.is_none())
    }

    /// Completes the count if a key or a button was pressed, and takes that input. Call it before anything else reads the
    /// input of a frame.
    pub fn complete_on_input(&mut self, ctx: &Context) {
        if !self.is_counting() || keys::is_sheet_open(ctx) || keys::is_busy(ctx) {
            return;
        }
        let Some(count) = &mut self.count else { return };
        let (is_pressed, now) = ctx.input(|input| (keys::is_pressed(input), input.time));
        if is_pressed {
            count.completed = Some(now);
            ctx.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Key { .. } | Event::Text(_))));
        }
    }

    /// Whether everything has stood long enough to have been seen, so that a key is meant for it: a new game takes the result away.
    pub fn accepts_input(&self, frame: &FrameContext<'_>) -> bool {
        let look = Durations::time(frame.theme.motion.last_look).as_secs_f64();
        let completed = self.count.as_ref().and_then(|count| count.completed);
        completed.is_some_and(|since| frame.now - since >= look)
    }

    /// Sets the line on what the game was for.
    pub fn set_line(&mut self, line: Option<EndLine>) {
        self.line = line;
    }

    /// Hides the end, so that the board is visible.
    pub fn hide(&mut self) {
        self.is_hidden = true;
    }

    /// Shows the end again.
    pub fn show(&mut self) {
        self.is_hidden = false;
    }

    /// Shows the story instead of the result, or the result again.
    pub fn toggle_story(&mut self) {
        self.shows_story = !self.shows_story;
    }

    /// Shows the story.
    pub fn open_story(&mut self) {
        self.shows_story = true;
    }

    /// Whether the story is shown; `None` if there is none to show on this screen.
    pub fn story(&self, model: &TableModel) -> Option<bool> {
        let can_show = !self.is_hidden && model.review.ply.is_none() && !self.is_counting() && self.count.is_some();
        (can_show && model.story.is_some()).then_some(self.shows_story)
    }

    /// Whether the way back from a review leads to the story, not to the result.
    pub fn returns_to_story(&self, model: &TableModel) -> bool {
        self.shows_story && model.outcome.is_some() && model.story.is_some()
    }

    /// Notes where the board has been painted in its area.
    pub fn note_board(&mut self, area: Rect, frame: &FrameContext<'_>) {
        let share = |at: Pos2| ((at - area.min) / area.size()).to_pos2();
        let board = frame.rects.find("board").filter(|board| board.is_positive() && area.is_positive());
        self.board_in_area = Some(board.map_or(WHOLE, |board| Rect::from_min_max(share(board.min), share(board.max))));
    }

    /// Paints the result, or the story; the buttons that are always there stand in the foot line. `at_table` is where the board lies at the table.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        (at_table, paint): (Rect, &mut PaintPart<'_>),
        commands: &mut Vec<Command>,
    ) {
        let (Some(outcome), Some(ending)) = (model.outcome.clone(), model.ending.clone()) else { return };
        let Some(count) = &self.count else { return };
        let moment = count.moment(frame.now);
        let completed = count.completed;
        ui.add_space(frame.theme.size.grid);
        headline_ui(ui, model, frame, (&outcome, &ending, self.line.as_ref()), moment.is_over());
        if let Some(story) = &model.story {
            if self.shows_story && moment.is_over() {
                page_ui(ui, story, model, frame, commands);
                return;
            }
            match moment.is_over() {
                true => strip_ui(ui, story, model, frame, commands),
                // Its place is free, so that nothing makes way for it later.
                false => drop(ui.allocate_space(vec2(0.0, strip_height(ui, frame.theme)))),
            }
            ui.add_space(frame.theme.size.grid);
        }
        let left = ui.available_rect_before_wrap();
        let scale = text_scale(ui, frame.theme).max(1.0);
        let is_measured = self.measured_for == (left.size(), scale);
        if !is_measured {
            (self.measured_for, self.sheet_height) = ((left.size(), scale), 0.0);
        }
        let sheets = model.teams_by_rank(&outcome).len();
        let layout = self.layout(left, sheets, scale, frame.theme);
        // In an area of the same shape as at the table, the board looks the same all the way.
        let inner = self.board_in_area.unwrap_or(WHOLE);
        let area = at_table.lerp_towards(&fitted(at_table, inner, layout.board), smoothstep(moment.glide()));
        ui.scope_builder(UiBuilder::new().max_rect(area), |ui| paint(ui, Part::Board));
        frame.rects.put("podium", layout.podium);
        // The sheets are measured before they are shown, so that nothing makes way for them later.
        let mut highest = self.sheet_height;
        if moment.is_over() || !is_measured {
            let needed = needed_height(&layout, sheets, self.sheet_height, frame.theme);
            highest = sheets::sheets_ui(ui, (model, &outcome), frame, &layout, needed, paint);
        }
        if highest > self.sheet_height + 0.5 || !is_measured {
            self.sheet_height = self.sheet_height.max(highest);
            request_relayout(ui.ctx(), "the sheets have another height");
        }
        if moment.podium() < 1.0 {
            count::rows_ui(ui, layout.count, (model, &ending, &outcome), frame, moment, paint);
        }
        // Where text is large and the window small, it would stand in the words above it.
        let has_room = layout.podium.height() >= frame.theme.size.end.podium_height * LEAST_PODIUM;
        if moment.podium() > 0.0 && has_room {
            self.podium_ui(ui, layout.podium, (model, &ending, &outcome), frame, (moment, completed), paint);
        }
        if completed.is_none() {
            shield(ui.ctx());
            ui.ctx().request_repaint();
        }
        if self.board_in_area.is_none() {
            self.note_board(area, frame);
            request_relayout(ui.ctx(), "the board's place in its area is known");
        }
    }

    fn layout(&self, left: Rect, seats: usize, scale: f32, theme: &Theme) -> EndLayout {
        let (size, card) = (&theme.size.end, &theme.size.card);
        let lengths = EndLengths {
            sheet: self.sheet_height,
            sheet_width: (card.score * scale, card.score_max * scale),
            podium: vec2(size.podium, size.podium_height),
            gap: theme.size.grid,
        };
        EndLayout::new(left, seats, lengths)
    }

    /// The podium, what bows beside it, and crumbs for people who have won.
    fn podium_ui(
        &self,
        ui: &mut Ui,
        place: Rect,
        (model, ending, outcome): (&TableModel, &Ending, &Outcome),
        frame: &FrameContext<'_>,
        (moment, completed): (CountMoment<'_>, Option<f64>),
        paint: &mut PaintPart<'_>,
    ) {
        let theme = frame.theme;
        let bow = if ending.has_bow { theme.size.end.bow.min(place.size().min_elem() * BOW_SHARE) } else { 0.0 };
        let podium = place.with_min_x(place.left() + bow);
        let shape = PodiumShape::new(ui, podium, (model, outcome), theme, |rank| moment.step(rank));
        shape.paint(ui, model, theme, outcome, moment);
        if ending.has_bow {
            let squash = (moment.podium() * std::f32::consts::PI).sin();
            let side = bow - theme.size.grid;
            let center = pos2(shape.rect.left() - bow * 0.5, shape.base - side * 0.5);
            paint(ui, Part::Bow(PiecePose { center, side, lift: 0.0, face: 1.0, squash, fallen: 0.0 }));
        }
        let has_person_won = outcome.winners.iter().any(|seat| model.bot(*seat).is_none());
        let (true, Some(completed)) = (self.is_news && has_person_won, completed) else { return };
        let all = Durations::time(theme.motion.crumbs).as_secs_f64();
        let age = if frame.settings.is_animated() { frame.now - completed } else { all };
        let marks: Vec<u8> = outcome.winners.iter().map(|seat| model.mark(*seat)).collect();
        let ground_at = |x: f32| shape.ground_at(x);
        let fall = CrumbFall { rect: shape.rect, depth: shape.depth, count: CRUMBS, ground_at: &ground_at };
        crumbs::paint(ui.painter(), &fall, theme, &marks, (age / all).min(1.0) as f32);
        if age < all {
            ui.ctx().request_repaint();
        }
    }
}

/// An area of the same shape as `model` whose part `inner`, in shares of the area, fills the middle of `place`.
fn fitted(model: Rect, inner: Rect, place: Rect) -> Rect {
    let scale = (place.size() / (model.size() * inner.size())).min_elem();
    let size = model.size() * scale;
    Rect::from_min_size(place.center() - inner.center().to_vec2() * size, size)
}

/// Covers the whole window, so that a click completes the count and presses nothing.
fn shield(ctx: &Context) {
    let all = ctx.content_rect();
    let area = Area::new(Id::unique("shield of the count")).order(Order::Foreground).fixed_pos(all.min);
    area.show(ctx, |ui| ui.allocate_exact_size(all.size(), Sense::CLICK));
}

/// Height of all sheets.
fn needed_height(layout: &EndLayout, seats: usize, sheet: f32, theme: &Theme) -> f32 {
    let gap = theme.size.grid;
    seats.div_ceil(layout.columns) as f32 * (sheet + gap) - gap
}

/// The title: who has won, worded by the game, and below it how. Until `is_shown` its place is free.
fn headline_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    (outcome, ending, line): (&Outcome, &Ending, Option<&EndLine>),
    is_shown: bool,
) {
    let theme = frame.theme;
    let text = frame.text.say(&model.foot.status.phrase, &model.names);
    let how = frame.text.say(&ending.how_won, &model.names);
    let marks: Vec<u8> = outcome.winners.iter().map(|seat| model.mark(*seat)).collect();
    // The text is laid out first, so that the line can be centred.
    let pictures = (theme.size.title_icon + theme.size.grid) * (marks.len() + 1) as f32;
    let room = (ui.available_width() - pictures).max(theme.size.text_room.title);
    let layout = |words: RichText, wrap: TextWrapMode, room: f32| {
        WidgetText::from(words).into_galley(ui, Some(wrap), room, TextStyle::Body)
    };
    let mut galley = layout(Theme::title(&text), TextWrapMode::Extend, room);
    if galley.size().x > room {
        galley = layout(Theme::heading(&text), TextWrapMode::Wrap, room);
    }
    let how_galley = layout(RichText::new(&how).color(theme.ink_soft), TextWrapMode::Wrap, ui.available_width());
    let stars = line.and_then(|line| line.stars.as_ref());
    let stars_height = theme.size.daily.stars * text_scale(ui, theme);
    let stars_room = stars.map_or(0.0, |_| stars_width(stars_height) + theme.size.grid);
    let line_galley = line.map(|line| {
        let room = ui.available_width() - stars_room;
        layout(RichText::new(&line.text).color(theme.ink), TextWrapMode::Wrap, room)
    });
    let line_height = line_galley.as_ref().map_or(0.0, |galley| galley.size().y.max(stars_height));
    let size = vec2(ui.available_width(), galley.size().y.max(theme.size.title_icon) + theme.size.grid);
    let how_size = vec2(ui.available_width(), how_galley.size().y);
    if !is_shown {
        ui.allocate_space(size);
        ui.allocate_space(how_size);
        if line_galley.is_some() {
            ui.allocate_space(vec2(0.0, line_height));
        }
        ui.add_space(theme.size.grid);
        return;
    }
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.x = theme.size.grid;
        ui.add_space(((size.x - pictures - galley.size().x) / 2.0).max(0.0));
        icon_ui(ui, Icon::Trophy, theme.size.title_icon, theme.ink);
        for mark in marks {
            mark_ui(ui, mark, theme.size.title_icon, theme);
        }
        let title = ui.add(egui::Label::new(galley));
        // One announcement tells who has won, and how.
        ui.ctx().accesskit_node_builder(title.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
            let deal = line.map_or_else(String::new, |line| line.spoken());
            node.set_label(format!("{text} {how} {deal}").trim_end());
        });
    });
    ui.allocate_ui_with_layout(how_size, Layout::top_down(Align::Center), |ui| {
        ui.set_min_size(how_size);
        ui.label(how_galley);
    });
    if let Some(galley) = line_galley {
        let size = vec2(ui.available_width(), line_height);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.spacing_mut().item_spacing.x = theme.size.grid;
            ui.add_space(((size.x - stars_room - galley.size().x) / 2.0).max(0.0));
            if let Some((stars, spoken)) = stars {
                stars_ui(ui, theme, *stars, stars_height, spoken);
            }
            let line = ui.label(galley);
            frame.rects.put("end line", line.rect);
        });
    }
    ui.add_space(theme.size.grid);
}

/// The big button of the end: its text key, and what it does. From a trial one goes back to the story of the game, and the deal of a day is
/// played again as it was dealt.
pub fn primary(model: &TableModel) -> (&'static str, Command) {
    match (trial::way_back(model), model.deal) {
        (Some(story), _) => ("try-back", story.into()),
        (None, Some(_)) => ("daily-practise", Command::PlayAgain { same_deal: true }),
        (None, None) => ("end-again", Command::PlayAgain { same_deal: false }),
    }
}

/// The buttons of the end, from right to left.
pub fn buttons(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let word = |key: &str| frame.text.get(key);
    let (key, command) = primary(model);
    if ui.add(PushButton::primary(frame.theme, &word(key))).clicked() {
        commands.push(command);
    }
    // The result of a deal is shared from its own screen.
    let (key, tip, command) = match (trial::way_back(model), model.deal) {
        (Some(_), _) => ("end-again", None, Command::PlayAgain { same_deal: false }),
        (None, Some(date)) => ("daily-share", Some("daily-share-tip"), AppCommand::Daily(Some(date)).into()),
        (None, None) => ("end-same-deal", Some("end-same-deal-tip"), Command::PlayAgain { same_deal: true }),
    };
    let label = word(key);
    let other = ui.add(PushButton::plain(frame.theme, &label));
    if tip.into_iter().fold(other, |other, tip| other.on_hover_text(word(tip))).clicked() {
        commands.push(command);
    }
    let room = ui.ctx().content_rect().width() > frame.theme.size.breakpoint.end * text_scale(ui, frame.theme);
    let side = |ui: &mut Ui, icon: Icon, key: &str| match room {
        true => ui.add(PushButton::plain(frame.theme, &word(key)).icon(icon)),
        false => icon_button(ui, frame.theme, icon, &word(key)),
    };
    if side(ui, Icon::Save, "end-save").clicked() {
        commands.push(Command::SaveRecord);
    }
    // A deal has a button that shares it without the board, from which others would learn too much.
    let share = match model.deal {
        Some(_) => icon_button(ui, frame.theme, Icon::Picture, &word("end-share-board")),
        None => side(ui, Icon::Picture, "end-share"),
    };
    share::menu(&share, model, frame, commands);
    if side(ui, Icon::Eye, "end-review").clicked() {
        commands.push(TableCommand::Review(Some(model.ply)).into());
    }
}
