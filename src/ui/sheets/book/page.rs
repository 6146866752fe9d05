//! The page of the rule book: all rules with their examples, our rulings and pictures.

use egui::{Align, CornerRadius, Frame, Margin, Rect, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::contents::quiet_ground;
use super::prose::Prose;
use crate::engine::{Phrase, RuleId};
use crate::lessons::{RuleBook, RuleEntry};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{PushButton, focus_ring, text_row};
use crate::ui::figure::FilmFrame;
use crate::ui::game_info::GameInfo;
use crate::ui::rule_pictures::{Extent, RulePictures};
use crate::ui::services::{AppCommand, AppServices};

/// The user's action on the page.
#[derive(Debug, PartialEq)]
pub enum PageAction {
    /// The id of this rule was clicked.
    OpenRule(RuleId),
    /// A button leads elsewhere.
    Command(AppCommand),
}

/// Everything needed to lay out the page.
pub struct Page<'a> {
    /// The game of the rules.
    pub game: GameInfo,
    /// The book, filtered by the search.
    pub book: &'a RuleBook,
    /// How paragraphs are laid out.
    pub prose: Prose<'a>,
    /// The rule that was asked for.
    pub target: Option<RuleId>,
}

impl Page<'_> {
    /// Shows the page, and adds the rectangle of each rule to `places`.
    pub fn ui(
        &self,
        ui: &mut Ui,
        services: &AppServices,
        pictures: &mut RulePictures,
        places: &mut Vec<(RuleId, Rect)>,
    ) -> Option<PageAction> {
        let theme = services.theme();
        let mut action = None;
        ui.spacing_mut().item_spacing.y = theme.size.grid;
        if self.prose.query.is_empty() {
            self.intro_ui(ui, services);
        }
        for section in &self.book.sections {
            ui.add_space(theme.size.padding);
            indented_ui(ui, theme, |ui| {
                let title = ui.add(egui::Label::new(Theme::heading(&section.title)).wrap());
                set_heading_role(ui, &title, &section.title, 2);
            });
            for entry in &section.entries {
                let (place, done) = self.entry_ui(ui, services, entry, pictures);
                services.rects.put(format!("rule {}", entry.id), place);
                places.push((entry.id, place));
                action = done.or(action);
            }
        }
        ui.add_space(theme.size.padding * 2.0);
        action
    }

    /// The introduction: name, aim and facts of the game.
    fn intro_ui(&self, ui: &mut Ui, services: &AppServices) {
        let theme = services.theme();
        indented_ui(ui, theme, |ui| {
            let name = self.game.name(services);
            let title = ui.add(egui::Label::new(Theme::title(&name)).wrap());
            set_heading_role(ui, &title, &name, 1);
            self.prose.ui(ui, &self.book.aim, &TextStyle::Body, theme.ink);
            ui.label(theme.soft(&self.book.facts));
        });
    }

    fn entry_ui(
        &self,
        ui: &mut Ui,
        services: &AppServices,
        entry: &RuleEntry,
        pictures: &mut RulePictures,
    ) -> (Rect, Option<PageAction>) {
        let theme = services.theme();
        let mut asked = None;
        let mut went = None;
        let is_chosen = self.target == Some(entry.id);
        let edge = margin(theme);
        let ground = ui.painter().add(egui::Shape::Noop);
        let shown = Frame::new().inner_margin(edge).show(ui, |ui| {
            ui.set_width(ui.available_width());
            self.title_ui(ui, theme, entry);
            let mut say = |ui: &mut Ui, text: &str, style: &TextStyle| {
                asked = self.prose.ui(ui, text, style, theme.ink).or(asked.take());
            };
            say(ui, &entry.text, &TextStyle::Body);
            if let Some(example) = &entry.example {
                aside_ui(ui, theme, false, |ui| {
                    ui.label(small_label(theme, &services.word("book-example")));
                    say(ui, example, &TextStyle::Body);
                });
            }
            if let Some(ours) = &entry.rationale {
                let place = aside_ui(ui, theme, true, |ui| {
                    text_row(ui, |ui| {
                        ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
                        icon_ui(ui, Icon::Pin, theme.size.icon * 0.75 * text_scale(ui, theme), theme.ink_soft);
                        ui.label(small_label(theme, &services.word("book-ours")));
                    });
                    say(ui, ours, &TextStyle::Body);
                });
                services.rects.put(format!("ours {}", entry.id), place);
            }
            if let Some(picture) = &entry.picture {
                let room = vec2(ui.available_width(), f32::INFINITY);
                let place =
                    pictures.ui(ui, (theme, &services.text), self.game.id, (entry.id, picture), (Extent::Whole, room));
                services.rects.put(format!("picture {}", entry.id), place);
                let moves = picture.film.is_some();
                let key = if moves { "book-picture-moves" } else { "book-picture" };
                let spoken = Phrase::new(key).with("rule", entry.id.to_owned()).with("title", entry.title.clone());
                let spoken = services.text.say(&spoken, &[]);
                let sense = if moves { Sense::click() } else { Sense::hover() };
                let image = ui.interact(place, ui.scope_id().with(("picture", entry.id)), sense);
                image.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
                let film = film_frame(ui, services);
                pictures.replay_ui(ui, self.game.id, (entry.id, picture), &image, &film);
                if image.has_focus() {
                    focus_ring(ui.painter(), place, theme.size.radius * 0.75, theme);
                }
                let label = services.word("book-set-up");
                let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Play));
                services.rects.put(format!("set up {}", entry.id), button.rect);
                if button.on_hover_text(services.word("book-set-up-tip")).clicked() {
                    let (chapter, ply) = (picture.chapter.clone(), picture.ply);
                    went = Some(PageAction::Command(AppCommand::SetUpPosition { game: self.game.id, chapter, ply }));
                }
            }
        });
        let place = shown.response.rect;
        if is_chosen {
            let radius = theme.size.radius as u8;
            let fill = mix(theme.paper, theme.focus, 0.1);
            let bar = place.with_max_x(place.left() + theme.size.book.bar);
            let shape = egui::epaint::RectShape::filled(place, CornerRadius::same(radius), fill);
            let mark = egui::epaint::RectShape::filled(
                bar.shrink2(vec2(0.0, theme.size.radius)),
                CornerRadius::same(theme.size.book.bar_radius as u8),
                theme.focus,
            );
            ui.painter().set(ground, egui::Shape::Vec(vec![shape.into(), mark.into()]));
        }
        (place, went.or(asked.map(PageAction::OpenRule)))
    }

    /// The id of a rule as a small tag, with its title.
    fn title_ui(&self, ui: &mut Ui, theme: &Theme, entry: &RuleEntry) {
        let small = Theme::small_strong_style().resolve(ui.style());
        let id = ui.painter().layout_no_wrap(entry.id.to_owned(), small, theme.ink_soft);
        let tag = id.size() + vec2(theme.size.grid * 1.5, theme.size.book.tag);
        let room = ui.available_width() - tag.x - theme.size.grid;
        let bold = Theme::bold_style().resolve(ui.style());
        let title = ui.painter().layout_job(self.prose.layout_job(&entry.title, &[], bold, theme.ink, room));
        let size = vec2(ui.available_width(), title.size().y.max(tag.y));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        set_heading_role(ui, &response, &format!("{} {}", entry.id, entry.title), 3);
        let line = title.rows.first().map_or(tag.y, |row| row.height());
        let place = Rect::from_min_size(pos2(rect.left(), rect.top() + (line - tag.y) * 0.5), tag);
        let painter = ui.painter();
        painter.rect_filled(place, CornerRadius::same((theme.size.radius * 0.5) as u8), quiet_ground(theme));
        painter.galley(place.center() - id.size() * 0.5, id, theme.ink_soft);
        painter.galley(pos2(place.right() + theme.size.grid, rect.top()), title, theme.ink);
    }
}

/// The margin of a rule, so that the background of the target extends beyond its text.
fn margin(theme: &Theme) -> Margin {
    Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8)
}

/// Contents aligned with the text of the rules.
fn indented_ui<R>(ui: &mut Ui, theme: &Theme, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let side = Margin { top: 0, bottom: 0, ..margin(theme) };
    Frame::new().inner_margin(side).show(ui, contents).inner
}

/// A block set apart from the rule: an example on a background of its own or, if `ours`, the reason for a ruling of
/// ours beside a line.
fn aside_ui(ui: &mut Ui, theme: &Theme, ours: bool, contents: impl FnOnce(&mut Ui)) -> Rect {
    let grid = theme.size.grid;
    let fill = if ours { theme.accent_pale() } else { quiet_ground(theme) };
    let frame = Frame::new()
        .fill(fill)
        .corner_radius((theme.size.radius * 0.5) as u8)
        .inner_margin(Margin::symmetric(theme.size.padding as i8 * 3 / 4, grid as i8));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = grid * 0.25;
        ui.with_layout(egui::Layout::top_down(Align::Min), contents);
    });
    if ours {
        let line = Stroke::new(theme.size.book.ruling_line, theme.accent);
        let rect = shown.response.rect;
        ui.painter().vline(rect.left() + line.width * 0.5, rect.y_range().shrink(theme.size.radius * 0.5), line);
    }
    shown.response.rect
}

/// What the move of a picture is painted with.
fn film_frame<'a>(ui: &Ui, services: &'a AppServices) -> FilmFrame<'a> {
    FilmFrame {
        theme: services.theme(),
        text: &services.text,
        is_animated: services.settings.is_animated(),
        swap: (services.settings.unskippable_speed.seconds() * 1000.0) as f32,
        now: ui.input(|input| input.time),
    }
}

fn small_label(theme: &Theme, word: &str) -> egui::RichText {
    egui::RichText::new(word).text_style(Theme::small_strong_style()).color(theme.ink_soft)
}

/// Marks a widget as a heading for screen readers.
fn set_heading_role(ui: &Ui, response: &egui::Response, text: &str, level: usize) {
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_level(level));
}
