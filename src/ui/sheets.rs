//! Sheets over a screen: settings, keys, rule books, lessons, questions; and notices.

mod about;
mod book;
mod details;
mod game;
mod keys;
mod lessons;
mod notice;
mod people;
mod settings;
mod unsaved;

use egui::{Align, Context, Id, Layout, Rect, Sense, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2};

use super::app_keys;
use super::background::BackgroundWork;
use super::game_info::{self, GameInfo};
use super::screen_layout::ScrollPage;
use super::services::{AppCommand, AppServices};
use crate::engine::{Phrase, RuleId};
use crate::paint::key_help::with_shortcut;
use crate::paint::theme::Theme;
use crate::paint::widgets;

use book::BookView;
use game::GameSheet;
pub use game::about_ui;
pub use notice::notice_ui;
use settings::SettingsView;
pub use settings::{TEXT_STEP, TEXT_STEPS};

/// A modal sheet over the screen.
pub struct Sheet {
    content: Content,
    page: ScrollPage,
    /// The widget that had the focus before the sheet opened.
    focus_before: Option<Id>,
    is_open: bool,
}

/// The contents of a sheet.
enum Content {
    Settings(SettingsView),
    /// The keys, with those of the game of this id.
    Keys(&'static str),
    Game(GameSheet),
    /// A game, and the names of its lesson chapters.
    Lessons(GameInfo),
    Book(Box<BookView>),
    /// An error: summary and details.
    Details(Phrase, Phrase),
    /// The question about unsaved games on quitting.
    Unsaved,
}

impl BackgroundWork for Sheet {
    fn wait_until_done(&mut self) {
        if let Content::Book(book) = &mut self.content {
            book.wait_until_done();
        }
    }
}

impl Sheet {
    /// The settings sheet.
    pub fn settings() -> Self {
        Sheet::new(Content::Settings(SettingsView::default()))
    }

    /// The overview of keys.
    pub fn keys(game: &'static str) -> Self {
        Sheet::new(Content::Keys(game))
    }

    /// The description of the game with this id.
    pub fn game(id: &str) -> Option<Self> {
        game_info::by_id(id).map(|game| Sheet::new(Content::Game(GameSheet::new(game))))
    }

    /// The lessons of the game with this id.
    pub fn lessons(id: &str) -> Option<Self> {
        game_info::by_id(id).map(|game| Sheet::new(Content::Lessons(game)))
    }

    /// The rule book of the game with this id, open at `rule` if given.
    pub fn book(id: &str, rule: Option<RuleId>) -> Option<Self> {
        game_info::by_id(id).map(|game| Sheet::new(Content::Book(Box::new(BookView::new(game, rule)))))
    }

    /// The details of an error.
    pub fn details(says: Phrase, details: Phrase) -> Self {
        Sheet::new(Content::Details(says, details))
    }

    /// The question about unsaved games on quitting.
    pub fn unsaved() -> Self {
        Sheet::new(Content::Unsaved)
    }

    /// Whether this is the question about unsaved games.
    pub fn is_unsaved(&self) -> bool {
        matches!(self.content, Content::Unsaved)
    }

    /// Whether this is a rule book.
    pub fn is_book(&self) -> bool {
        matches!(self.content, Content::Book(_))
    }

    fn new(content: Content) -> Self {
        Sheet { content, page: ScrollPage::default(), focus_before: None, is_open: false }
    }

    /// Replaces another sheet: once this one is closed, the focus goes where it was before the other.
    #[must_use]
    pub fn replacing(self, other: Option<&Sheet>) -> Self {
        let Some(other) = other else { return self };
        Sheet { focus_before: other.focus_before, is_open: true, ..self }
    }

    /// The widget to give the focus back to when the sheet closes.
    pub fn focus_before(&self) -> Option<Id> {
        self.focus_before
    }

    /// Shows the sheet and handles its input.
    pub fn ui(&mut self, ctx: &Context, services: &mut AppServices) -> Option<AppCommand> {
        if !std::mem::replace(&mut self.is_open, true) {
            self.focus_before = ctx.memory(|memory| memory.focused());
        }
        let page = &mut self.page;
        let size = &services.theme().size.sheet;
        // The id must not depend on the language: the focus would be lost when the language changes.
        let id = |name: &'static str| Id::unique("sheet").with(name);
        let mut command = None;
        let closed = match &mut self.content {
            Content::Settings(view) => {
                let title = services.word("settings-title");
                sheet_ui(ctx, services, page, (id("settings"), &title), size.form, |ui, services| view.ui(ui, services))
            }
            Content::Keys(game) => {
                let title = services.word("keys-title");
                sheet_ui(ctx, services, page, (id("keys"), &title), size.keys, |ui, services| {
                    keys::ui(ui, services, game)
                })
            }
            Content::Game(sheet) => {
                let title = sheet.game.name(services);
                sheet_ui(ctx, services, page, (id("game"), &title), size.game, |ui, services| {
                    command = sheet.ui(ui, services);
                })
            }
            Content::Lessons(game) => {
                let phrase = Phrase::new("lessons-title").with("game", game.name(services));
                let title = services.text.say(&phrase, &[]);
                sheet_ui(ctx, services, page, (id("lessons"), &title), size.lessons, |ui, services| {
                    command = lessons::ui(ui, services, *game);
                })
            }
            Content::Details(says, details) => {
                let title = services.word("alert-details-title");
                sheet_ui(ctx, services, page, (id("details"), &title), size.form, |ui, services| {
                    details::ui(ui, services, says, details);
                })
            }
            Content::Unsaved => {
                let title = services.word("unsaved-quit-title");
                sheet_ui(ctx, services, page, (id("unsaved"), &title), size.unsaved, |ui, services| {
                    command = unsaved::ui(ui, services)
                })
            }
            Content::Book(book) => {
                let (to, closed) = book.ui(ctx, services);
                command = to;
                closed
            }
        };
        command.or(closed.then_some(AppCommand::CloseSheet))
    }
}

/// Shows a sheet with a head and scrolling contents, as high as needed where the window allows; true if it was closed.
fn sheet_ui(
    ctx: &Context,
    services: &mut AppServices,
    page: &mut ScrollPage,
    (id, title): (Id, &str),
    width: f32,
    contents: impl FnOnce(&mut Ui, &mut AppServices),
) -> bool {
    let theme = services.theme();
    let scale = f32::from(services.settings.text_percent) / 100.0;
    let shown = widgets::modal(ctx, theme, (id, title), width * scale.clamp(1.0, 1.5), |ui| {
        let closed =
            widgets::sheet_head(ui, theme, title, &with_shortcut(&services.text, "sheet-close", &app_keys::CLOSE_KEY));
        page.ui(ui, true, |ui| {
            // Focus rings and hovered rows extend a little beyond their widgets.
            egui::Frame::new().inner_margin(egui::Margin::symmetric(theme.size.grid as i8, 4)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                contents(ui, services);
            });
        });
        closed
    });
    services.rects.put("sheet", shown.response.rect);
    shown.inner || shown.should_close()
}

/// The heading of a group of rows.
fn group_heading(ui: &mut Ui, theme: &Theme, name: &str) {
    ui.add_space(theme.size.padding);
    ui.label(Theme::bold(name).color(theme.ink_soft));
}

/// A sentence, and a control of this width at the right end of the row, or below if there is no room.
fn row<R>(
    ui: &mut Ui,
    theme: &Theme,
    sentence: &str,
    width: f32,
    align: Align,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let galley = WidgetText::from(sentence).into_galley(ui, Some(TextWrapMode::Extend), 0.0, TextStyle::Body);
    let height = theme.size.button.max(galley.size().y + theme.size.grid * 2.0);
    if galley.size().x + width + theme.size.padding > ui.available_width() {
        ui.label(sentence);
        let size = vec2(ui.available_width(), height);
        return ui.allocate_ui_with_layout(size, Layout::left_to_right(align), contents).inner;
    }
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.label(sentence)
    });
    // A segmented control needs slightly more room than its own size.
    let slack = vec2(theme.size.padding, 0.0);
    let right = Rect::from_min_max(pos2(place.right() - width, place.top()), place.max + slack);
    ui.scope_builder(UiBuilder::new().max_rect(right).layout(Layout::left_to_right(align)), contents).inner
}

/// A sentence with a segmented control; true if another choice was made.
fn choice_row(ui: &mut Ui, theme: &Theme, sentence: &str, names: &[String], chosen: &mut usize) -> bool {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let name_width = |name: &&str| {
        let galley = WidgetText::from(*name).into_galley(ui, Some(TextWrapMode::Extend), 0.0, TextStyle::Button);
        galley.size().x + 2.0 * theme.size.padding
    };
    let width = names.iter().map(name_width).sum::<f32>();
    let mut changed = false;
    row(ui, theme, sentence, width, Align::Min, |ui| {
        changed = widgets::segmented(ui, theme, sentence, &names, chosen).changed();
    });
    changed
}
