//! The rows of the list of records: the final position, who played with which score, who won, when, and tags.

use std::ops::Range;

use egui::{
    Align, EventFilter, Frame, Key, Layout, Margin, Modifiers, Response, Role, Sense, TextStyle, TextWrapMode, Ui,
    Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use super::entry::{RecordEntry, RecordSeat};
use super::tag_menu::{TagChange, TagMenu};
use super::tags::Tags;
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::key_help::KeyHelp;
use crate::paint::marks::paint_mark;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets;
use crate::ui::daily;
use crate::ui::folder_reader::{FolderReader, Row};
use crate::ui::people;
use crate::ui::screen_layout::{self, VirtualRows};
use crate::ui::services::AppServices;
use crate::ui::thumbnails::Thumbnails;
use crate::ui::{app_keys, days, focus};

/// What people have asked for in a row.
pub enum RowAction {
    /// To look at this record.
    Open,
    /// To delete this record.
    Delete,
    /// To change its tags.
    Tag(TagChange),
}

/// What the rows need besides the records.
pub struct RowsView<'a> {
    /// The indices of the listed records, in their order.
    pub listed: &'a [usize],
    /// The layout of the rows.
    pub rows: &'a mut VirtualRows,
    /// The pictures of the final positions.
    pub thumbnails: &'a mut Thumbnails,
    /// The tags of all records, and each tag once.
    pub tags: (&'a Tags, &'a [String]),
    /// The menu of the tags of one record.
    pub tag_menu: &'a mut TagMenu,
    /// Whether keys belong to the list.
    pub has_keys: bool,
}

/// Shows the listed records. Visible rows are read first. Returns what is asked for, with the position of its row.
pub fn rows_ui(
    ui: &mut Ui,
    services: &AppServices,
    records: &FolderReader<RecordEntry>,
    view: RowsView<'_>,
) -> Option<(usize, RowAction)> {
    let theme = services.theme();
    let RowsView { listed, rows, thumbnails, tags, tag_menu, has_keys } = view;
    let estimate = estimated_height(ui, theme);
    let unread_height = rows.typical_height(estimate);
    let layout = (listed.len(), ui.spacing().item_spacing.y, estimate);
    let mut asked = None;
    let visible = rows.ui(ui, layout, |ui, position| {
        let row = listed.get(position).and_then(|index| records.rows().get(*index));
        let Some(Row { content: Some(record), .. }) = row else {
            unread_ui(ui, theme, unread_height);
            return false;
        };
        let file = record.file();
        let mut row = RowUi { services, record, tags: tags.0.of(&file), position, thumbnails };
        let (response, action) = row.ui(ui, tags.1, tag_menu);
        let action = action.or_else(|| if has_keys { keys(ui, &response, position, listed.len()) } else { None });
        asked = action.map(|action| (position, action)).or(asked.take());
        true
    });
    records.read_first(range_of(listed.get(visible).unwrap_or_default()));
    asked
}

/// The keys of the row that has the focus.
fn keys(ui: &Ui, row: &Response, position: usize, count: usize) -> Option<RowAction> {
    if !row.has_focus() {
        return None;
    }
    let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(row.id, arrows));
    let typed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (up, down) = (typed(Key::ArrowUp), typed(Key::ArrowDown));
    let next = if down { position + 1 } else { position.saturating_sub(1) };
    if (up || down) && next != position && next < count {
        focus::request(ui.ctx(), rect_name(next));
    }
    let typed =
        |help: &KeyHelp| ui.input_mut(|input| help.keys.iter().any(|shortcut| input.consume_shortcut(shortcut)));
    typed(&app_keys::DELETE_RECORD).then_some(RowAction::Delete)
}

/// The name of the rectangle of a row.
pub fn rect_name(position: usize) -> String {
    format!("record {}", position + 1)
}

/// The range of these indices if they follow each other, in either direction; else none, because they have all been read.
fn range_of(indices: &[usize]) -> Range<usize> {
    match (indices.iter().min(), indices.iter().max()) {
        (Some(&first), Some(&last)) if last - first + 1 == indices.len() => first..last + 1,
        _ => 0..0,
    }
}

/// The estimated height of a row.
fn estimated_height(ui: &Ui, theme: &Theme) -> f32 {
    let lines = ui.text_style_height(&TextStyle::Body) + 2.0 * ui.text_style_height(&TextStyle::Small);
    let has_picture = shows_picture(ui, theme, ui.available_width() - 2.0 * theme.size.padding);
    let picture = if has_picture { theme.size.picture.record } else { 0.0 };
    2.0 * theme.size.card.record_padding + picture.max(lines + theme.size.grid)
}

/// Paints the placeholder of a record that has not been read yet.
fn unread_ui(ui: &mut Ui, theme: &Theme, height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().add(widgets::card(theme).inner_margin(0).paint(rect));
}

fn shows_picture(ui: &Ui, theme: &Theme, width: f32) -> bool {
    width > theme.size.breakpoint.row * text_scale(ui, theme)
}

/// A sentence about a record: game, names and day.
pub fn sentence(services: &AppServices, record: &RecordEntry, key: &'static str) -> String {
    let phrase = Phrase::new(key)
        .with("game", services.word(&format!("{}-name", record.game)))
        .with("names", people::list_argument(&record.names()))
        .with("day", days::relative_day(record.saved));
    services.text.say(&phrase, &[])
}

/// A row under way.
struct RowUi<'a> {
    services: &'a AppServices,
    record: &'a RecordEntry,
    tags: &'a [String],
    position: usize,
    thumbnails: &'a mut Thumbnails,
}

impl RowUi<'_> {
    fn ui(&mut self, ui: &mut Ui, known_tags: &[String], tag_menu: &mut TagMenu) -> (Response, Option<RowAction>) {
        let (services, record, position) = (self.services, self.record, self.position);
        let theme = services.theme();
        let margin = Margin::symmetric(theme.size.padding as i8, theme.size.card.record_padding as i8);
        let (mut action, mut tag_button) = (None, None);
        let response = screen_layout::clickable_card(ui, theme, ("record", position), margin, |ui, ground| {
            ui.horizontal_top(|ui| {
                if shows_picture(ui, theme, ui.available_width()) {
                    let side = Vec2::splat(theme.size.picture.record);
                    screen_layout::picture(ui, theme, side, ground, |painter, rect| {
                        self.thumbnails.paint(painter, rect, (&record.path, record.game));
                    });
                    ui.add_space(theme.size.grid * 0.5);
                }
                let button = theme.size.button * text_scale(ui, theme).clamp(1.0, 1.5);
                let buttons = 2.0 * (button + ui.spacing().item_spacing.x);
                let rest = vec2((ui.available_width() - buttons).max(0.0), 0.0);
                ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(rest.x);
                    ui.spacing_mut().item_spacing.y = theme.size.grid * 0.5;
                    self.details_ui(ui, theme);
                });
                let name = sentence(services, record, "records-tags-of");
                tag_button = Some(widgets::icon_button(ui, theme, Icon::Tag, &name));
                let name = sentence(services, record, "records-delete");
                let bin = widgets::icon_button(ui, theme, Icon::Bin, &name);
                services.rects.put(format!("delete record {}", position + 1), bin.rect);
                if bin.clicked() {
                    action = Some(RowAction::Delete);
                }
            });
        });
        let name = sentence(services, record, "records-show");
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let described = self.description();
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(described));
        services.rects.put(rect_name(position), response.rect);
        focus::grant(&response, &rect_name(position));
        if let Some(button) = tag_button {
            services.rects.put(format!("tags of record {}", position + 1), button.rect);
            let typed = |help: &KeyHelp| ui.input_mut(|input| input.consume_shortcut(&help.keys[0]));
            let by_key = response.has_focus() && !ui.ctx().text_edit_focused() && typed(&app_keys::TAG_RECORD);
            if by_key || response.secondary_clicked() {
                tag_menu.open(ui.ctx(), &button);
            }
            let change = tag_menu.ui(services, &button, (self.tags, known_tags));
            action = change.map(RowAction::Tag).or(action);
        }
        if response.clicked() {
            action = Some(RowAction::Open);
        }
        (response, action)
    }

    /// How the game ended and its tags, for screen readers.
    fn description(&self) -> String {
        let record = self.record;
        let mut sentences = match &record.outcome {
            None => vec![self.services.word("records-unfinished")],
            Some(outcome) => {
                let winners: Vec<Phrase> =
                    outcome.winners.iter().map(|&seat| Phrase::new("end-name").with("seat", seat)).collect();
                let winner = outcome.winners.first().map_or(0, |seat| seat.index());
                let phrase = Phrase::new("records-wins")
                    .with("count", winners.len())
                    .with("names", winners)
                    .with("score", self.score(winner).unwrap_or_default());
                vec![self.services.text.say(&phrase, &record.names())]
            }
        };
        sentences.extend(self.tags.iter().cloned());
        sentences.extend(record.deal.map(|day| daily::dated_title(&self.services.text, day)));
        if record.has_story {
            sentences.push(self.services.word("records-has-story"));
        }
        sentences.join(", ")
    }

    /// The score of a seat in the game's own words.
    fn score(&self, seat: usize) -> Option<String> {
        let score = self.record.score(seat)?;
        Some(self.services.text.with_count(&format!("{}-score", self.record.game), score))
    }

    fn details_ui(&self, ui: &mut Ui, theme: &Theme) {
        let (services, record) = (self.services, self.record);
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Small);
            ui.horizontal_wrapped(|ui| {
                let phrase = Phrase::new("records-with")
                    .with("game", services.word(&format!("{}-name", record.game)))
                    .with("day", days::relative_day_and_time(record.saved));
                ui.label(theme.soft(services.text.say(&phrase, &[])));
                let side = theme.size.small * text_scale(ui, theme);
                if record.has_story {
                    let name = services.word("records-has-story");
                    let sign = icon_ui(ui, Icon::Curve, side, theme.ink_soft).on_hover_text(&name);
                    sign.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
                }
                if let Some(day) = record.deal {
                    icon_ui(ui, Icon::Star, side, theme.ink_soft);
                    ui.label(theme.soft(daily::dated_title(&services.text, day)));
                }
            });
        });
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = vec2(theme.size.grid * 2.0, theme.size.grid * 0.25);
            ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Body);
            ui.horizontal_wrapped(|ui| {
                for (index, seat) in record.seats.iter().enumerate() {
                    self.seat_ui(ui, theme, index, seat);
                }
            });
        });
        if record.outcome.is_none() {
            ui.label(theme.soft(services.word("records-unfinished")));
        }
        if !self.tags.is_empty() {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(theme.size.grid * 0.75);
                ui.spacing_mut().interact_size.y = ui.text_style_height(&TextStyle::Small);
                ui.horizontal_wrapped(|ui| self.tags.iter().for_each(|tag| tag_ui(ui, theme, tag)));
            });
        }
    }

    /// A seat: its mark, the name, a trophy if it has won, and the score.
    fn seat_ui(&self, ui: &mut Ui, theme: &Theme, index: usize, RecordSeat { label, .. }: &RecordSeat) {
        let has_won = self.record.has_won(index);
        let score = self.score(index);
        let (mark, gap) = (theme.size.body * text_scale(ui, theme), theme.size.grid * 0.5);
        let wrap = Some(TextWrapMode::Truncate);
        let room = ui.max_rect().width() - mark - 2.0 * gap;
        let name = WidgetText::from(label.name.as_str()).into_galley(ui, wrap, room, Theme::strong_style());
        let trophy = if has_won { mark + gap } else { 0.0 };
        let room = (room - name.size().x - trophy).max(0.0);
        let style = if has_won { Theme::strong_style() } else { TextStyle::Body };
        let said = WidgetText::from(score.clone().unwrap_or_default()).into_galley(ui, wrap, room, style);
        // A line never breaks between a name and its score.
        let height = name.size().y.max(mark);
        let width = mark + gap + name.size().x + trophy + gap + said.size().x;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let key = match (has_won, &score) {
            (true, _) => "records-seat-won",
            (false, Some(_)) => "records-seat",
            (false, None) => "end-name",
        };
        let phrase = Phrase::new(key)
            .with("name", label.name.clone())
            .with("seat", label.name.clone())
            .with("score", score.unwrap_or_default());
        let spoken = self.services.text.say(&phrase, &[]);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let painter = ui.painter();
        let mut left = rect.left();
        paint_mark(painter, pos2(left + mark * 0.5, rect.center().y), mark * 0.5, label.mark, theme);
        left += mark + gap;
        let below = |galley: &egui::Galley| rect.center().y - galley.size().y * 0.5;
        let (place, after) = (pos2(left, below(&name)), left + name.size().x);
        painter.galley(place, name, theme.ink);
        left = after + gap;
        if has_won {
            let center = pos2(left + mark * 0.5, rect.center().y);
            paint_icon(painter, egui::Rect::from_center_size(center, Vec2::splat(mark)), Icon::Trophy, theme.ink);
            left += trophy;
        }
        let ink = if has_won { theme.ink } else { theme.ink_soft };
        painter.galley(pos2(left, below(&said)), said, ink);
    }
}

/// A tag on a little label.
fn tag_ui(ui: &mut Ui, theme: &Theme, tag: &str) {
    let (across, along) = (theme.size.panel.inset as i8, theme.size.grid as i8);
    Frame::new()
        .fill(mix(theme.paper, theme.accent, 0.18))
        .corner_radius(theme.size.panel.small_radius as u8)
        .inner_margin(Margin::symmetric(along, across))
        .show(ui, |ui| {
            ui.label(egui::RichText::new(tag).text_style(TextStyle::Small).color(theme.ink));
        });
}
