//! The panels beside the board: the seat in front in full, the others one line each, what is common, the log.

use egui::{
    Align, Frame, Layout, Margin, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::commands::Command;
use super::foot;
use super::model::{LogLine, TableModel};
use super::session::{FrameContext, PaintPart, Part, Pointed, TableCommand};
use crate::engine::{Phrase, Seat, Turn};
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::marks::mark_ui;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{card, focus_ring, reserve_scroll_bar, segmented, text_row};
use crate::ui::bot_labels::bot_description;
use crate::ui::screen_layout::FocusFollower;

/// Below this height of the panels the log takes turns with the rest, in points at a text size of 100 %.
const HEIGHT_FOR_BOTH: f32 = 760.0;

/// The share of its line that a name may take; the rest is for what matters of its seat.
const NAME_SHARE: f32 = 0.5;

/// What is shown of the panels.
#[derive(Debug, Default)]
pub struct Panels {
    /// The seat that was opened by a click, until the front seat changes.
    opened: Option<(Seat, Seat)>,
    /// Where there is room for one thing only: whether that is the log.
    log_in_front: bool,
    /// Called up while presenting.
    called: bool,
    news: News,
    /// The step of a lesson that was last brought into sight, and what it shows.
    shown: Option<(usize, Vec<String>)>,
    focus: FocusFollower,
}

/// What is new to whoever decides now, while the log is not shown.
#[derive(Debug, Default)]
struct News {
    /// All of it was asked for, beginning with this event.
    opened: Option<usize>,
    /// The height of what was shown beyond the least, and the height that there was for it.
    extra: f32,
    spare: f32,
}

impl Panels {
    /// Called by key: changes between things and log; shows or hides the panels while presenting.
    pub fn call(&mut self) {
        self.called = !self.called;
        self.log_in_front = !self.log_in_front;
    }

    /// Whether the panels were called up.
    pub fn are_called(&self) -> bool {
        self.called
    }

    /// Paints them.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        paint: &mut PaintPart<'_>,
    ) -> Vec<Command> {
        let mut commands = Vec::new();
        reserve_scroll_bar(ui);
        let scale = f32::from(frame.settings.text_percent) / 100.0;
        let both = ui.available_height() >= HEIGHT_FOR_BOTH * scale;
        if !both {
            let labels = [frame.text.get("panels-things"), frame.text.get("panels-log")];
            let mut chosen = usize::from(self.log_in_front);
            segmented(ui, frame.theme, &frame.text.get("panels-which"), &[&labels[0], &labels[1]], &mut chosen);
            self.log_in_front = chosen == 1;
        }
        if !both && self.log_in_front {
            paint(ui, Part::Hand(model.front_seat));
            ui.add_space(frame.theme.size.grid);
            log_ui(ui, model, frame, &mut commands);
            return commands;
        }
        let log_height = if both { (ui.available_height() * 0.28).max(150.0) } else { 0.0 };
        let height = ui.available_height() - log_height - if both { frame.theme.size.grid } else { 0.0 };
        let area = ScrollArea::vertical().id_salt("things").max_height(height).auto_shrink([false, both]);
        let shown = area.show(ui, |ui| {
            self.seats_ui(ui, model, frame, paint);
            if !both {
                self.news.ui(ui, model, frame, &mut commands);
            }
            card(frame.theme).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                paint(ui, Part::Common);
            });
            self.bring_into_sight(ui, model, frame);
        });
        self.news.spare = shown.inner_rect.height() - shown.content_size.y + self.news.extra;
        if both {
            ui.add_space(frame.theme.size.grid);
            log_ui(ui, model, frame, &mut commands);
        }
        commands
    }

    /// What keys go to comes into sight, and what a step of a lesson shows; where that shows nothing here, the seat in front.
    fn bring_into_sight(&mut self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) {
        self.focus.scroll_to_focus(ui);
        let step = model.coach.as_ref().map(|coaching| (coaching.step, &coaching.spots));
        if self.shown.as_ref().map(|(step, spots)| (*step, spots)) == step {
            return;
        }
        let all = ui.min_rect();
        let is_here = |rect: &Rect| all.contains_rect(*rect);
        let spots = step.iter().flat_map(|(_, spots)| *spots).filter(|spot| !spot.starts_with(foot::BUTTON));
        match spots.filter_map(|spot| frame.rects.find(spot)).find(is_here) {
            Some(rect) if rect.height() > ui.clip_rect().height() => ui.scroll_to_rect(rect, Some(Align::TOP)),
            Some(rect) => ui.scroll_to_rect(rect.expand(frame.theme.size.grid), None),
            None => ui.scroll_to_rect(all, Some(Align::TOP)),
        }
        self.shown = step.map(|(step, spots)| (step, spots.clone()));
    }

    fn seats_ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, paint: &mut PaintPart<'_>) {
        let front = model.front_seat;
        if self.opened.is_some_and(|(_, when)| when != front) {
            self.opened = None;
        }
        let opened = self.opened.map(|(seat, _)| seat);
        for index in 0..model.seating.len() {
            let seat = Seat::new(index);
            let full = seat == front || opened == Some(seat);
            let card = tight_card(frame.theme).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                if seat_line(ui, model, frame, seat, full).clicked() && seat != front {
                    self.opened = if full { None } else { Some((seat, front)) };
                }
                if full {
                    ui.add_space(frame.theme.size.grid * 0.5);
                    paint(ui, Part::Hand(seat));
                    ui.add_space(frame.theme.size.grid * 0.5);
                    paint(ui, Part::Seat(seat));
                }
            });
            frame.rects.put(format!("seat {index}"), card.response.rect);
            ui.add_space(frame.theme.size.grid);
        }
    }
}

/// A card whose lines need the width.
fn tight_card(theme: &Theme) -> Frame {
    let grid = theme.size.grid;
    card(theme).inner_margin(Margin::symmetric((grid * 1.5) as i8, grid as i8))
}

/// Mark, name, what matters, score; the whole line can be clicked.
fn seat_line(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, full: bool) -> egui::Response {
    let theme = frame.theme;
    let face = &model.players[seat.index()];
    let on_turn = matches!(&model.turn, Turn::Seat(on_turn) | Turn::Chance(Some(on_turn)) if *on_turn == seat);
    let bot = model.bot(seat);
    let bot_description = bot.map(|bot| frame.text.say(&bot_description(bot), &[]));
    let small = if bot_description.is_some() { ui.text_style_height(&TextStyle::Small) } else { 0.0 };
    let line = ui.text_style_height(&TextStyle::Body).max(theme.size.icon);
    let size = vec2(ui.available_width(), (line + small).max(36.0).max(theme.size.target));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
        let score = model.scores[seat.index()].points.to_string();
        ui.label(if full { Theme::heading(score) } else { Theme::bold(score) });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            mark_ui(ui, face.mark, theme.size.icon, theme);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.spacing_mut().interact_size.y = line;
                ui.add_space((ui.available_height() - line - small) * 0.5);
                ui.horizontal(|ui| who_ui(ui, model, frame, seat, on_turn));
                if let Some(bot_description) = &bot_description {
                    let text = theme.soft(bot_description).text_style(TextStyle::Small);
                    ui.add(egui::Label::new(text).truncate());
                }
            });
        });
    });
    let score = model.scores[seat.index()].points;
    let label = match &bot_description {
        Some(bot_description) => frame.text.say(
            &Phrase::new("table-bot")
                .with("name", face.name.clone())
                .with("manner", bot_description.clone())
                .with("score", score),
            &[],
        ),
        None => format!("{}, {score}", face.name),
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
    if response.has_focus() {
        focus_ring(ui.painter(), response.rect, theme.size.radius * 0.5, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// The name and what else is written beside it.
fn who_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, on_turn: bool) {
    let theme = frame.theme;
    let name = &model.players[seat.index()].name;
    let name = if on_turn { Theme::bold(name) } else { Theme::strong(name) };
    let widest = ui.available_width() * NAME_SHARE;
    ui.scope(|ui| {
        ui.set_max_width(widest);
        ui.add(egui::Label::new(name).truncate());
    });
    if model.bot(seat).is_some() {
        bot_mark(ui, frame, (model.thinking == Some(seat)) && !model.bots.step_waits);
    }
    if on_turn {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme.size.grid * 1.5), Sense::hover());
        ui.painter().circle(rect.center(), 5.0, theme.accent, egui::Stroke::new(theme.size.outline, theme.accent_ink));
    }
    if let Some(note) = &model.scores[seat.index()].note {
        let note = frame.text.say(note, &model.names);
        ui.add(egui::Label::new(theme.soft(note).text_style(TextStyle::Small)).truncate());
    }
}

/// That a bot sits here; and while it thinks, three dots that go on from one to the next.
fn bot_mark(ui: &mut Ui, frame: &FrameContext<'_>, thinks: bool) {
    let theme = frame.theme;
    icon_ui(ui, Icon::Bot, theme.size.small * 1.2, theme.ink_soft);
    if !thinks {
        return;
    }
    let step = Durations::time(theme.motion.thinking);
    let dots = 3;
    let lit = match frame.settings.is_animated() {
        true => {
            ui.ctx().request_repaint_after(step);
            (frame.now / step.as_secs_f64()) as usize % dots
        }
        false => dots,
    };
    let dot = theme.size.grid * 0.75;
    let (rect, _) = ui.allocate_exact_size(vec2(dot * dots as f32, dot), Sense::hover());
    for number in 0..dots {
        let center = pos2(rect.left() + dot * (number as f32 + 0.5), rect.center().y);
        let colour = if lit == number || lit == dots { theme.ink } else { theme.line };
        ui.painter().circle_filled(center, dot * 0.32, colour);
    }
}

/// So many sentences of what is new are shown beside the seats in any case; more where there is room, and the others when asked for.
const NEWS: usize = 3;

impl News {
    /// What others have done since the last turn of whoever decides now.
    fn ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
        self.extra = 0.0;
        let lines: Vec<LogLine> = model
            .log
            .lines
            .iter()
            .filter(|line| line.since && (line.seat.is_some() || line.is_note))
            .cloned()
            .collect();
        let (Some(title), Some(first)) = (model.log.news.clone(), lines.first().map(|line| line.ply)) else { return };
        let theme = frame.theme;
        let gap = theme.size.grid * 0.25;
        let line = ui.text_style_height(&TextStyle::Small).max(theme.size.small) + gap;
        let fit = NEWS + (self.spare / line).max(0.0) as usize;
        let hidden = if self.opened == Some(first) { 0 } else { lines.len().saturating_sub(fit) };
        let mut marked = None;
        let card = tight_card(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = gap;
            let title = frame.text.say(&title, &model.names);
            if heading_ui(ui, frame, &title) {
                commands.push(TableCommand::MarkNewsRead.into());
            }
            if hidden > 0 {
                let earlier = frame.text.say(&Phrase::new("log-earlier").with("count", hidden), &[]);
                if link_ui(ui, frame, &earlier) {
                    self.opened = Some(first);
                }
            }
            let top = ui.cursor().top();
            for (number, line) in lines.iter().enumerate().skip(hidden) {
                let response = line_ui(ui, model, frame, line);
                if response.hovered() {
                    marked = Some(line.ply);
                }
                if response.clicked() {
                    commands.push(TableCommand::LookAt(Some(line.ply + 1)).into());
                }
                if number + NEWS + 1 == lines.len() {
                    self.extra = ui.cursor().top() - top;
                }
            }
        });
        frame.rects.put("news", card.response.rect);
        ui.add_space(theme.size.grid);
        if let Some(ply) = marked {
            commands.push(TableCommand::Point(Pointed::Event(ply)).into());
        }
    }
}

/// The title of what is new, and at its right a cross that puts it away; true if that was pressed.
fn heading_ui(ui: &mut Ui, frame: &FrameContext<'_>, title: &str) -> bool {
    let theme = frame.theme;
    let side = theme.size.target_tight;
    ui.spacing_mut().interact_size.y = side;
    ui.horizontal(|ui| {
        let title = theme.soft(title).text_style(TextStyle::Small);
        let width = ui.available_width() - side - theme.size.grid;
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(egui::Label::new(title).truncate());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = frame.text.get("log-read");
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
            let ink = if response.hovered() { theme.ink } else { theme.ink_soft };
            let cross = Rect::from_center_size(rect.center(), Vec2::splat(theme.size.small * 1.2));
            paint_icon(ui.painter(), cross, Icon::Close, ink);
            if response.has_focus() {
                focus_ring(ui.painter(), rect, theme.size.radius * 0.5, theme);
            }
            response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(name).clicked()
        })
        .inner
    })
    .inner
}

/// A few words to be clicked; true if they were.
fn link_ui(ui: &mut Ui, frame: &FrameContext<'_>, words: &str) -> bool {
    let text = RichText::new(words).text_style(TextStyle::Small).color(frame.theme.focus).underline();
    let response = ui.add(egui::Label::new(text).sense(Sense::click()));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, words));
    if response.has_focus() {
        focus_ring(ui.painter(), response.rect, 0.0, frame.theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// A line of the log with the mark of who did it.
fn line_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, line: &LogLine) -> egui::Response {
    let theme = frame.theme;
    let text = RichText::new(line.words(frame.text, &model.names)).text_style(TextStyle::Small);
    let text = match (model.review.at == Some(line.ply + 1), line.since) {
        (true, _) => text.color(theme.focus).underline(),
        (false, true) => text.color(theme.ink),
        (false, false) => text.color(theme.ink_soft),
    };
    let row = text_row(ui, |ui| {
        match line.seat.and_then(|seat| model.players.get(seat.index())) {
            Some(face) => drop(mark_ui(ui, face.mark, theme.size.small, theme)),
            None => drop(ui.allocate_exact_size(Vec2::splat(theme.size.small), Sense::hover())),
        }
        ui.add(egui::Label::new(text).wrap().sense(if line.open { Sense::click() } else { Sense::hover() }))
    });
    match line.open {
        true => row.inner.on_hover_cursor(egui::CursorIcon::PointingHand),
        false => row.inner.on_hover_text(frame.text.get("log-covered")),
    }
}

/// The log, the latest at the foot; pointing at a line marks it on the board, a click shows the position of then.
fn log_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
    let theme = frame.theme;
    let card = tight_card(theme).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.label(theme.soft(frame.text.get("panels-log")));
        let mut marked = None;
        ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = theme.size.grid * 0.25;
            for line in model.log.lines.iter() {
                let response = line_ui(ui, model, frame, line);
                if response.hovered() {
                    marked = Some(line.ply);
                }
                if response.clicked() {
                    commands.push(TableCommand::LookAt(Some(line.ply + 1)).into());
                }
            }
        });
        if let Some(ply) = marked {
            commands.push(TableCommand::Point(Pointed::Event(ply)).into());
        }
    });
    frame.rects.put("log", card.response.rect);
}
