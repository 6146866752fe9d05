//! The log beside the board, and the news for the person who decides now: one line a turn, its steps behind it.
//!
//! Must not know: games, hidden information. The log contains only what everyone sees.

use std::collections::BTreeSet;
use std::ops::Range;

use egui::{Align, Label, Layout, Rect, Response, RichText, Role, ScrollArea, Sense, TextStyle, Ui, Vec2, WidgetInfo};

use super::commands::Command;
use super::empty_area;
use super::model::{LogEntry, LogLine, Pointed, TableModel};
use super::panels::tight_card;
use super::session::{FrameContext, TableCommand};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::marks::mark_ui;
use crate::paint::theme::Theme;
use crate::paint::widgets::{focus_ring, text_row};

/// Number of news entries that are always shown; more if there is room, all when expanded.
const MIN_NEWS_ENTRIES: usize = 3;

/// State of the log and the news.
#[derive(Debug, Default)]
pub struct LogPanel {
    /// The turns whose steps are shown, by their first event.
    opened: BTreeSet<usize>,
    /// The first event of the news that was expanded in full.
    expanded_from: Option<usize>,
    /// The position that was last looked back at, by the number of events before it.
    scrolled_to: Option<usize>,
    /// Height of the news shown beyond the minimum, and height available for them.
    extra_height: f32,
    spare_height: f32,
}

/// What the pointer or a key did in the log.
#[derive(Default)]
struct Touched {
    pointed: Option<Range<usize>>,
    command: Option<Command>,
}

impl LogPanel {
    /// Tells how much room is left below the things beside the board.
    pub fn set_spare_height(&mut self, height: f32) {
        self.spare_height = height + self.extra_height;
    }

    /// Paints the log, latest turn last. Pointing at a line lights its places on the board; a click reviews that
    /// position. While one looks back, what the displayed position has come from is in sight.
    pub fn ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
        let theme = frame.theme;
        let looks_back = model.review.ply.is_some();
        // Only then, so that one can scroll elsewhere.
        let has_moved = self.scrolled_to != model.review.ply;
        self.scrolled_to = model.review.ply;
        let card = tight_card(theme).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.label(theme.soft(frame.text.get("panels-log")));
            let mut touched = Touched::default();
            let area = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(!looks_back);
            area.show(ui, |ui| {
                empty_area::sense_scrolled(ui, commands);
                ui.spacing_mut().item_spacing.y = theme.size.grid * 0.25;
                if has_moved && looks_back {
                    // Before the first event there is no row to scroll to.
                    ui.scroll_to_cursor(Some(Align::TOP));
                }
                for entry in model.log.entries.iter() {
                    let Some(row) = self.entry_ui(ui, model, frame, entry, &mut touched) else { continue };
                    frame.rects.put("log row looked at", row.rect);
                    if has_moved {
                        row.scroll_to_me(None);
                    }
                }
                if has_moved && !looks_back {
                    ui.scroll_to_cursor(Some(Align::BOTTOM));
                }
            });
            touched.into_commands(commands);
        });
        frame.rects.put("log", card.response.rect);
    }

    /// Paints what others have done since the last turn of the person who decides now.
    pub fn news_ui(&mut self, ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, commands: &mut Vec<Command>) {
        self.extra_height = 0.0;
        let is_news = |entry: &&LogEntry| entry.is_since_last_turn && (entry.seat.is_some() || entry.is_note);
        let entries: Vec<&LogEntry> = model.log.entries.iter().filter(is_news).collect();
        let (Some(title), Some(first)) = (&model.log.news, entries.first().map(|entry| entry.lines.start)) else {
            return;
        };
        let theme = frame.theme;
        let gap = theme.size.grid * 0.25;
        let line = ui.text_style_height(&TextStyle::Small).max(theme.size.small) + gap;
        let fit = MIN_NEWS_ENTRIES + (self.spare_height / line).max(0.0) as usize;
        let hidden = if self.expanded_from == Some(first) { 0 } else { entries.len().saturating_sub(fit) };
        let card = tight_card(theme).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = gap;
            if heading_ui(ui, frame, &frame.text.say(title, &model.names)) {
                commands.push(TableCommand::MarkNewsRead.into());
            }
            if hidden > 0 {
                let earlier = frame.text.say(&Phrase::new("log-earlier").with("count", hidden), &[]);
                if link_ui(ui, frame, &earlier) {
                    self.expanded_from = Some(first);
                    commands.push(TableCommand::ActElsewhere.into());
                }
            }
            let top = ui.cursor().top();
            let mut touched = Touched::default();
            for (number, entry) in entries.iter().enumerate().skip(hidden) {
                self.entry_ui(ui, model, frame, entry, &mut touched);
                if number + MIN_NEWS_ENTRIES + 1 == entries.len() {
                    self.extra_height = ui.cursor().top() - top;
                }
            }
            touched.into_commands(commands);
            if let Some(standing) = &model.standing {
                let words = theme.soft(frame.text.say(standing, &model.names)).text_style(TextStyle::Small);
                ui.add(Label::new(words).wrap());
            }
        });
        frame.rects.put("news", card.response.rect);
        ui.add_space(theme.size.grid);
    }

    /// Paints a turn: its sentence, and its steps if they are opened or there is no sentence. Returns the row that tells of
    /// the last event before the position that is looked back at, if it is here.
    fn entry_ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        entry: &LogEntry,
        touched: &mut Touched,
    ) -> Option<Response> {
        let lines = model.log.lines.get(entry.lines.clone()).unwrap_or_default();
        let mut looked_at = None;
        let Some(summary) = &entry.summary else {
            for line in lines {
                looked_at = step_ui(ui, model, frame, line, 0.0, touched).or(looked_at);
            }
            return looked_at;
        };
        let first = entry.lines.start;
        let is_open = self.opened.contains(&first);
        let plies = lines.first().map_or(0, |line| line.ply)..summary.ply + 1;
        // Of an opened turn the step itself is marked.
        let is_looked_at = !is_open && lines.iter().any(|line| is_looked_at(line, model));
        let row = ui.horizontal(|ui| {
            let side = frame.theme.size.target_tight;
            let response = ui.scope(|ui| {
                ui.set_max_width(ui.available_width() - side - frame.theme.size.grid);
                line_ui(ui, model, frame, summary, (0.0, is_looked_at))
            });
            touched.note(&response.inner, summary, plies);
            looked_at = is_looked_at.then_some(response.inner);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| fold_ui(ui, frame, is_open)).inner
        });
        if row.inner {
            match is_open {
                true => self.opened.remove(&first),
                false => self.opened.insert(first),
            };
            touched.command = Some(TableCommand::ActElsewhere.into());
        }
        for line in lines.iter().filter(|_| is_open) {
            looked_at = step_ui(ui, model, frame, line, frame.theme.size.padding, touched).or(looked_at);
        }
        looked_at
    }
}

impl Touched {
    fn note(&mut self, response: &Response, line: &LogLine, plies: Range<usize>) {
        if response.hovered() || response.has_focus() {
            self.pointed = Some(plies);
        }
        if response.clicked() {
            self.command = Some(TableCommand::Review(Some(line.ply + 1)).into());
        }
    }

    fn into_commands(self, commands: &mut Vec<Command>) {
        commands.extend(self.command);
        commands.extend(self.pointed.map(|plies| TableCommand::Point(Pointed::Events(plies)).into()));
    }
}

/// The button that shows and hides the steps of a turn; true if it was pressed.
fn fold_ui(ui: &mut Ui, frame: &FrameContext<'_>, is_open: bool) -> bool {
    let theme = frame.theme;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme.size.target_tight), Sense::click());
    let name = frame.text.get(if is_open { "log-hide-steps" } else { "log-show-steps" });
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, &name);
        info.selected = Some(is_open);
        info
    });
    let ink = if response.hovered() { theme.ink } else { theme.ink_soft };
    let sign = Rect::from_center_size(rect.center(), Vec2::splat(theme.size.small));
    paint_icon(ui.painter(), sign, if is_open { Icon::Minus } else { Icon::Plus }, ink);
    if response.has_focus() {
        focus_ring(ui.painter(), rect, theme.size.radius * 0.5, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(name).clicked()
}

/// The title of the news with a close button at its right; true if that was pressed.
fn heading_ui(ui: &mut Ui, frame: &FrameContext<'_>, title: &str) -> bool {
    let theme = frame.theme;
    let side = theme.size.target_tight;
    ui.spacing_mut().interact_size.y = side;
    ui.horizontal(|ui| {
        let title = theme.soft(title).text_style(TextStyle::Small);
        let width = ui.available_width() - side - theme.size.grid;
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(Label::new(title).truncate());
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = frame.text.get("log-read");
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
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

/// A text link; true if it was clicked.
fn link_ui(ui: &mut Ui, frame: &FrameContext<'_>, words: &str) -> bool {
    let text = RichText::new(words).text_style(TextStyle::Small).color(frame.theme.focus).underline();
    let response = ui.add(Label::new(text).sense(Sense::click()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    if response.has_focus() {
        focus_ring(ui.painter(), response.rect, 0.0, frame.theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Whether this line tells of the last event before the position that is looked back at.
fn is_looked_at(line: &LogLine, model: &TableModel) -> bool {
    !line.is_note && model.review.ply == Some(line.ply + 1)
}

/// A line that stands for itself, `indent` points from the left. Returns it if it tells of the last event before the position
/// that is looked back at.
fn step_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    line: &LogLine,
    indent: f32,
    touched: &mut Touched,
) -> Option<Response> {
    let is_looked_at = is_looked_at(line, model);
    let row = line_ui(ui, model, frame, line, (indent, is_looked_at));
    touched.note(&row, line, line.ply..line.ply + 1);
    is_looked_at.then_some(row)
}

/// A line of the log with the mark of the seat that acted, `indent` points from the left; marked if it `is_looked_at`.
fn line_ui(
    ui: &mut Ui,
    model: &TableModel,
    frame: &FrameContext<'_>,
    line: &LogLine,
    (indent, is_looked_at): (f32, bool),
) -> Response {
    let theme = frame.theme;
    let words = line.words(frame.text, &model.names);
    let text = if line.concerns_viewer { Theme::bold(words) } else { RichText::new(words) };
    let text = text.text_style(TextStyle::Small);
    let text = match (is_looked_at, line.is_since_last_turn) {
        (true, _) => text.color(theme.focus).underline(),
        (false, true) => text.color(theme.ink),
        (false, false) => text.color(theme.ink_soft),
    };
    let row = text_row(ui, |ui| {
        ui.add_space(indent);
        match line.seat.and_then(|seat| model.players.get(seat.index())) {
            Some(player) => drop(mark_ui(ui, player.mark, theme.size.small, theme)),
            None => drop(ui.allocate_exact_size(Vec2::splat(theme.size.small), Sense::hover())),
        }
        ui.add(Label::new(text).wrap().sense(if line.can_review { Sense::click() } else { Sense::hover() }))
    });
    match line.can_review {
        true => row.inner.on_hover_cursor(egui::CursorIcon::PointingHand),
        false => row.inner.on_hover_text(frame.text.get("log-covered")),
    }
}
