//! The page of the rule book: its rules with their examples, our rulings and pictures, one below another.

use egui::{Align, CornerRadius, Frame, Margin, Rect, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::contents::quiet_ground;
use super::prose::Prose;
use crate::engine::{Phrase, RuleId};
use crate::lessons::{Book, Entry};
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{PushButton, text_row};
use crate::ui::desktop::{Desktop, Go};
use crate::ui::gallery::Offered;
use crate::ui::pictures::Pictures;

/// What was done on the page.
#[derive(Debug, PartialEq)]
pub enum Did {
    /// The id of this rule was clicked.
    AskedFor(RuleId),
    /// Something leads elsewhere.
    Went(Go),
}

/// What the page needs to be set.
pub struct Page<'a> {
    /// Whose rules.
    pub game: Offered,
    /// The book, as far as it is looked at.
    pub book: &'a Book,
    /// How paragraphs are set.
    pub prose: Prose<'a>,
    /// The rule that was asked for.
    pub chosen: Option<RuleId>,
}

impl Page<'_> {
    /// Paints it, and says where each rule lies.
    pub fn ui(
        &self,
        ui: &mut Ui,
        desktop: &Desktop,
        pictures: &mut Pictures,
        places: &mut Vec<(RuleId, Rect)>,
    ) -> Option<Did> {
        let theme = desktop.theme();
        let mut did = None;
        ui.spacing_mut().item_spacing.y = theme.size.grid;
        if self.prose.query.is_empty() {
            self.beginning(ui, desktop);
        }
        for section in &self.book.sections {
            ui.add_space(theme.size.padding);
            inset(ui, theme, |ui| {
                let title = ui.add(egui::Label::new(Theme::heading(&section.title)).wrap());
                heading(ui, &title, &section.title, 2);
            });
            for entry in &section.entries {
                let (place, done) = self.entry(ui, desktop, entry, pictures);
                desktop.spots.put(format!("rule {}", entry.id), place);
                places.push((entry.id, place));
                did = done.or(did);
            }
        }
        ui.add_space(theme.size.padding * 2.0);
        did
    }

    /// What the game is about, in the open.
    fn beginning(&self, ui: &mut Ui, desktop: &Desktop) {
        let theme = desktop.theme();
        inset(ui, theme, |ui| {
            let name = self.game.name(desktop);
            let title = ui.add(egui::Label::new(Theme::title(&name)).wrap());
            heading(ui, &title, &name, 1);
            self.prose.ui(ui, &self.book.aim, &TextStyle::Body, theme.ink);
            ui.label(theme.soft(desktop.text.say(&self.game.facts(), &[])));
        });
    }

    fn entry(&self, ui: &mut Ui, desktop: &Desktop, entry: &Entry, pictures: &mut Pictures) -> (Rect, Option<Did>) {
        let theme = desktop.theme();
        let mut asked = None;
        let mut went = None;
        let is_chosen = self.chosen == Some(entry.id);
        let edge = margin(theme);
        let ground = ui.painter().add(egui::Shape::Noop);
        let shown = Frame::new().inner_margin(edge).show(ui, |ui| {
            ui.set_width(ui.available_width());
            self.title(ui, theme, entry);
            let mut say = |ui: &mut Ui, text: &str, style: &TextStyle| {
                asked = self.prose.ui(ui, text, style, theme.ink).or(asked.take());
            };
            say(ui, &entry.text, &TextStyle::Body);
            if let Some(example) = &entry.example {
                apart(ui, theme, false, |ui| {
                    ui.label(small(theme, &desktop.word("book-example")));
                    say(ui, example, &TextStyle::Body);
                });
            }
            if let Some(ours) = &entry.ours {
                let place = apart(ui, theme, true, |ui| {
                    text_row(ui, |ui| {
                        ui.spacing_mut().item_spacing.x = theme.size.grid * 0.5;
                        icon_ui(ui, Icon::Pin, theme.size.icon * 0.75 * text_scale(ui, theme), theme.ink_soft);
                        ui.label(small(theme, &desktop.word("book-ours")));
                    });
                    say(ui, ours, &TextStyle::Body);
                });
                desktop.spots.put(format!("ours {}", entry.id), place);
            }
            if let Some(picture) = &entry.picture {
                let room = vec2(ui.available_width(), f32::INFINITY);
                let place = pictures.ui(ui, (theme, &desktop.text), self.game.id, (entry.id, picture), room);
                desktop.spots.put(format!("picture {}", entry.id), place);
                let spoken = Phrase::new("book-picture").with("rule", entry.id.to_owned());
                let spoken = desktop.text.say(&spoken.with("title", entry.title.clone()), &[]);
                let image = ui.interact(place, ui.scope_id().with(("picture", entry.id)), Sense::hover());
                image.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
                let label = desktop.word("book-set-up");
                let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Play));
                desktop.spots.put(format!("set up {}", entry.id), button.rect);
                if button.on_hover_text(desktop.word("book-set-up-tip")).clicked() {
                    let (chapter, ply) = (picture.chapter.clone(), picture.ply);
                    went = Some(Did::Went(Go::SetUp { game: self.game.id, chapter, ply }));
                }
            }
        });
        let place = shown.response.rect;
        if is_chosen {
            let radius = theme.size.radius as u8;
            let fill = mix(theme.paper, theme.focus, 0.1);
            let bar = place.with_max_x(place.left() + 4.0);
            let shape = egui::epaint::RectShape::filled(place, CornerRadius::same(radius), fill);
            let mark = egui::epaint::RectShape::filled(
                bar.shrink2(vec2(0.0, theme.size.radius)),
                CornerRadius::same(2),
                theme.focus,
            );
            ui.painter().set(ground, egui::Shape::Vec(vec![shape.into(), mark.into()]));
        }
        (place, went.or(asked.map(Did::AskedFor)))
    }

    /// The id as a small tag, and the title beside it.
    fn title(&self, ui: &mut Ui, theme: &Theme, entry: &Entry) {
        let small = Theme::small_strong_style().resolve(ui.style());
        let id = ui.painter().layout_no_wrap(entry.id.to_owned(), small, theme.ink_soft);
        let tag = id.size() + vec2(theme.size.grid * 1.5, 4.0);
        let room = ui.available_width() - tag.x - theme.size.grid;
        let bold = Theme::bold_style().resolve(ui.style());
        let title = ui.painter().layout_job(self.prose.job(&entry.title, &[], bold, theme.ink, room));
        let size = vec2(ui.available_width(), title.size().y.max(tag.y));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        heading(ui, &response, &format!("{} {}", entry.id, entry.title), 3);
        let line = title.rows.first().map_or(tag.y, |row| row.height());
        let place = Rect::from_min_size(pos2(rect.left(), rect.top() + (line - tag.y) * 0.5), tag);
        let painter = ui.painter();
        painter.rect_filled(place, CornerRadius::same((theme.size.radius * 0.5) as u8), quiet_ground(theme));
        painter.galley(place.center() - id.size() * 0.5, id, theme.ink_soft);
        painter.galley(pos2(place.right() + theme.size.grid, rect.top()), title, theme.ink);
    }
}

/// Room round a rule, so that the ground of the one that was asked for reaches beyond its words.
fn margin(theme: &Theme) -> Margin {
    Margin::symmetric(theme.size.padding as i8, theme.size.grid as i8)
}

/// What stands in line with the rules.
fn inset<R>(ui: &mut Ui, theme: &Theme, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let side = Margin { top: 0, bottom: 0, ..margin(theme) };
    Frame::new().inner_margin(side).show(ui, contents).inner
}

/// What is set apart from the rule itself: an example on a ground of its own, or, if it is `ours`, the reason of a ruling behind a line.
fn apart(ui: &mut Ui, theme: &Theme, ours: bool, contents: impl FnOnce(&mut Ui)) -> Rect {
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
        let line = Stroke::new(3.0, theme.accent);
        let rect = shown.response.rect;
        ui.painter().vline(rect.left() + 1.5, rect.y_range().shrink(theme.size.radius * 0.5), line);
    }
    shown.response.rect
}

fn small(theme: &Theme, word: &str) -> egui::RichText {
    egui::RichText::new(word).text_style(Theme::small_strong_style()).color(theme.ink_soft)
}

/// Tells a screen reader that this is a heading.
fn heading(ui: &Ui, response: &egui::Response, text: &str, level: usize) {
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_level(level));
}
