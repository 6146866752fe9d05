//! The panels beside the board: the front seat in full, one line for each other seat, common things, the log.

use egui::{Align, Frame, Layout, Margin, Rect, ScrollArea, Sense, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use super::commands::Command;
use super::empty_area;
use super::foot;
use super::log_panel::LogPanel;
use super::model::TableModel;
use super::session::{FrameContext, PaintPart, Part, TableCommand};
use crate::engine::{Phrase, Seat, Turn};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::marks::mark_ui;
use crate::paint::theme::{Durations, Theme};
use crate::paint::widgets::{card, focus_ring, reserve_scroll_bar, segmented};
use crate::ui::bot_labels::bot_description;
use crate::ui::screen_layout::FocusFollower;

/// Greatest share of a seat's line for the name; the rest is for the seat's note.
const NAME_SHARE: f32 = 0.5;

/// State of the panels.
#[derive(Debug, Default)]
pub struct Panels {
    /// The seat opened by a click, and the front seat at that time; closed when the front seat changes.
    opened: Option<(Seat, Seat)>,
    /// Whether the log is shown where there is no room for both.
    shows_log: bool,
    /// Whether the panels are open in presentation mode.
    is_open: bool,
    log: LogPanel,
    /// The lesson step that was last scrolled into view, and its highlighted rectangles.
    scrolled_to: Option<(usize, Vec<String>)>,
    focus: FocusFollower,
}

impl Panels {
    /// Switches between seats and log, or shows or hides the panels in presentation mode.
    pub fn toggle(&mut self) {
        self.is_open = !self.is_open;
        self.shows_log = !self.shows_log;
    }

    /// Whether the panels are open in presentation mode.
    pub fn are_open(&self) -> bool {
        self.is_open
    }

    /// Paints the panels.
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
        let both = ui.available_height() >= frame.theme.size.breakpoint.panels_height * scale;
        if !both {
            let labels = [frame.text.get("panels-things"), frame.text.get("panels-log")];
            let mut chosen = usize::from(self.shows_log);
            segmented(ui, frame.theme, &frame.text.get("panels-which"), &[&labels[0], &labels[1]], &mut chosen);
            if self.shows_log != (chosen == 1) {
                self.shows_log = chosen == 1;
                commands.push(TableCommand::ActElsewhere.into());
            }
        }
        if !both && self.shows_log {
            paint(ui, Part::Hand(model.front_seat));
            ui.add_space(frame.theme.size.grid);
            self.log.ui(ui, model, frame, &mut commands);
            return commands;
        }
        let log_height = if both { (ui.available_height() * 0.28).max(frame.theme.size.panel.log) } else { 0.0 };
        let height = ui.available_height() - log_height - if both { frame.theme.size.grid } else { 0.0 };
        let area = ScrollArea::vertical().id_salt("things").max_height(height).auto_shrink([false, both]);
        let shown = area.show(ui, |ui| {
            empty_area::sense_scrolled(ui, &mut commands);
            self.seats_ui(ui, model, frame, paint, &mut commands);
            if !both {
                self.log.news_ui(ui, model, frame, &mut commands);
            }
            card(frame.theme).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                paint(ui, Part::Common);
            });
            self.scroll_into_view(ui, model, frame);
        });
        self.log.set_spare_height(shown.inner_rect.height() - shown.content_size.y);
        if both {
            ui.add_space(frame.theme.size.grid);
            self.log.ui(ui, model, frame, &mut commands);
        }
        commands
    }

    /// Scrolls to the focused widget, and once for each lesson step to its highlighted rectangle, or to the top if there is none here.
    fn scroll_into_view(&mut self, ui: &Ui, model: &TableModel, frame: &FrameContext<'_>) {
        self.focus.scroll_to_focus(ui);
        let step = model.coach.as_ref().map(|coaching| (coaching.step, &coaching.spots));
        if self.scrolled_to.as_ref().map(|(step, spots)| (*step, spots)) == step {
            return;
        }
        let all = ui.min_rect();
        let is_here = |rect: &Rect| all.contains_rect(*rect);
        let spots = step.iter().flat_map(|(_, spots)| *spots).filter(|spot| !foot::is_button(model, spot));
        match spots.filter_map(|spot| frame.rects.find(spot)).find(is_here) {
            Some(rect) if rect.height() > ui.clip_rect().height() => ui.scroll_to_rect(rect, Some(Align::TOP)),
            Some(rect) => ui.scroll_to_rect(rect.expand(frame.theme.size.grid), None),
            None => ui.scroll_to_rect(all, Some(Align::TOP)),
        }
        self.scrolled_to = step.map(|(step, spots)| (step, spots.clone()));
    }

    fn seats_ui(
        &mut self,
        ui: &mut Ui,
        model: &TableModel,
        frame: &FrameContext<'_>,
        paint: &mut PaintPart<'_>,
        commands: &mut Vec<Command>,
    ) {
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
                    commands.push(TableCommand::ActElsewhere.into());
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

/// A card with narrow margins.
pub(super) fn tight_card(theme: &Theme) -> Frame {
    let grid = theme.size.grid;
    card(theme).inner_margin(Margin::symmetric((grid * 1.5) as i8, grid as i8))
}

/// A clickable line with mark, name, note and score of a seat.
fn seat_line(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, full: bool) -> egui::Response {
    let theme = frame.theme;
    let player = &model.players[seat.index()];
    let on_turn = matches!(&model.turn, Turn::Seat(on_turn) | Turn::Chance(Some(on_turn)) if *on_turn == seat);
    let bot = model.bot(seat);
    let bot_description = bot.map(|bot| frame.text.say(&bot_description(bot), &[]));
    let small = if bot_description.is_some() { ui.text_style_height(&TextStyle::Small) } else { 0.0 };
    let line = ui.text_style_height(&TextStyle::Body).max(theme.size.icon);
    let size = vec2(ui.available_width(), (line + small).max(theme.size.panel.seat).max(theme.size.target));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
        let score = model.scores[seat.index()].points.to_string();
        ui.label(if full { Theme::heading(score) } else { Theme::bold(score) });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            mark_ui(ui, player.mark, theme.size.icon, theme);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.spacing_mut().interact_size.y = line;
                ui.add_space((ui.available_height() - line - small) * 0.5);
                ui.horizontal(|ui| name_ui(ui, model, frame, seat, on_turn));
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
                .with("name", player.name.clone())
                .with("manner", bot_description.clone())
                .with("score", score),
            &[],
        ),
        None => format!("{}, {score}", player.name),
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
    if response.has_focus() {
        focus_ring(ui.painter(), response.rect, theme.size.radius * 0.5, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// The name of a seat, its bot mark, turn marker and note.
fn name_ui(ui: &mut Ui, model: &TableModel, frame: &FrameContext<'_>, seat: Seat, on_turn: bool) {
    let theme = frame.theme;
    let name = &model.players[seat.index()].name;
    let name = if on_turn { Theme::bold(name) } else { Theme::strong(name) };
    let widest = ui.available_width() * NAME_SHARE;
    ui.scope(|ui| {
        ui.set_max_width(widest);
        ui.add(egui::Label::new(name).truncate());
    });
    if model.bot(seat).is_some() {
        bot_mark(ui, frame, (model.thinking_seat == Some(seat)) && !model.bots.is_step_waiting);
    }
    if on_turn {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme.size.grid * 1.5), Sense::hover());
        let line = egui::Stroke::new(theme.size.outline, theme.accent_ink);
        ui.painter().circle(rect.center(), theme.size.panel.dot, theme.accent, line);
    }
    if let Some(note) = &model.scores[seat.index()].note {
        let note = frame.text.say(note, &model.names);
        ui.add(egui::Label::new(theme.soft(note).text_style(TextStyle::Small)).truncate());
    }
}

/// The bot icon; while the bot thinks, followed by three animated dots.
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
