//! What lies over a screen: settings, keys, rule books, notices.

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

use super::desktop::{Desktop, Go};
use super::gallery::{self, Offered};
use super::room::Page;
use crate::engine::{Phrase, RuleId};
use crate::lessons::chapter_names;
use crate::paint::theme::Theme;
use crate::paint::widgets;

use book::BookView;
pub use game::about_ui;
pub use notice::{NOTICE_SECONDS, notice_ui};
use settings::SettingsView;
pub use settings::{TEXT_STEP, TEXT_STEPS};

/// A sheet over the screen.
pub struct Sheet {
    shows: Shows,
    page: Page,
    /// What had the focus before it lay there.
    focus_before: Option<Id>,
    begun: bool,
}

/// What a sheet shows.
enum Shows {
    Settings(SettingsView),
    Keys,
    Game(Offered),
    /// A game, and the names of its chapters.
    Lessons(Offered, Vec<String>),
    Book(Box<BookView>),
    /// What went wrong, and all of it.
    Details(Phrase, Phrase),
    /// Games that are not on the disk, when somebody wants to leave.
    Unsaved,
}

impl Sheet {
    /// The settings.
    pub fn settings() -> Self {
        Sheet::of(Shows::Settings(SettingsView::default()))
    }

    /// The keys.
    pub fn keys() -> Self {
        Sheet::of(Shows::Keys)
    }

    /// What the game with this id is about.
    pub fn game(id: &str) -> Option<Self> {
        gallery::one(id).map(|game| Sheet::of(Shows::Game(game)))
    }

    /// The lessons of the game with this id.
    pub fn lessons(id: &str) -> Option<Self> {
        gallery::one(id).map(|game| Sheet::of(Shows::Lessons(game, chapter_names(id))))
    }

    /// The rule book of the game with this id, open at a rule if one is named.
    pub fn book(id: &str, rule: Option<RuleId>) -> Option<Self> {
        gallery::one(id).map(|game| Sheet::of(Shows::Book(Box::new(BookView::new(game, rule)))))
    }

    /// What went wrong, and all of it.
    pub fn details(says: Phrase, details: Phrase) -> Self {
        Sheet::of(Shows::Details(says, details))
    }

    /// The question to who leaves while games are not on the disk.
    pub fn unsaved() -> Self {
        Sheet::of(Shows::Unsaved)
    }

    /// Whether it is that question.
    pub fn is_unsaved(&self) -> bool {
        matches!(self.shows, Shows::Unsaved)
    }

    /// Whether it is a rule book.
    pub fn is_book(&self) -> bool {
        matches!(self.shows, Shows::Book(_))
    }

    fn of(shows: Shows) -> Self {
        Sheet { shows, page: Page::default(), focus_before: None, begun: false }
    }

    /// The same in the place of another: once it is closed, the focus goes where it was before that one.
    #[must_use]
    pub fn instead_of(self, other: Option<&Sheet>) -> Self {
        let Some(other) = other else { return self };
        Sheet { focus_before: other.focus_before, begun: true, ..self }
    }

    /// What had the focus before it lay there, to be given it back.
    pub fn focus_before(&self) -> Option<Id> {
        self.focus_before
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ctx: &Context, desktop: &mut Desktop) -> Option<Go> {
        if !std::mem::replace(&mut self.begun, true) {
            self.focus_before = ctx.memory(|memory| memory.focused());
        }
        let page = &mut self.page;
        // What a sheet is known by must not depend on the language: the focus would be lost when another is chosen.
        let id = |name: &'static str| Id::unique("sheet").with(name);
        let mut go = None;
        let closed = match &mut self.shows {
            Shows::Settings(view) => {
                let title = desktop.word("settings-title");
                laid(ctx, desktop, page, (id("settings"), &title), 620.0, |ui, desktop| view.ui(ui, desktop))
            }
            Shows::Keys => {
                let title = desktop.word("keys-title");
                laid(ctx, desktop, page, (id("keys"), &title), 860.0, |ui, desktop| keys::ui(ui, desktop))
            }
            Shows::Game(game) => {
                let title = game.name(desktop);
                laid(ctx, desktop, page, (id("game"), &title), 520.0, |ui, desktop| game::ui(ui, desktop, *game))
            }
            Shows::Lessons(game, chapters) => {
                let phrase = Phrase::new("lessons-title").with("game", game.name(desktop));
                let title = desktop.text.say(&phrase, &[]);
                laid(ctx, desktop, page, (id("lessons"), &title), 640.0, |ui, desktop| {
                    go = lessons::ui(ui, desktop, *game, chapters);
                })
            }
            Shows::Details(says, details) => {
                let title = desktop.word("alert-details-title");
                laid(ctx, desktop, page, (id("details"), &title), 620.0, |ui, desktop| {
                    details::ui(ui, desktop, says, details);
                })
            }
            Shows::Unsaved => {
                let title = desktop.word("unsaved-quit-title");
                laid(ctx, desktop, page, (id("unsaved"), &title), 760.0, |ui, desktop| go = unsaved::ui(ui, desktop))
            }
            Shows::Book(book) => {
                let (to, closed) = book.ui(ctx, desktop);
                go = to;
                closed
            }
        };
        go.or(closed.then_some(Go::CloseSheet))
    }
}

/// A sheet with its head and scrolling contents, as high as it needs to be where the window allows; true if it is closed.
fn laid(
    ctx: &Context,
    desktop: &mut Desktop,
    page: &mut Page,
    (id, title): (Id, &str),
    width: f32,
    contents: impl FnOnce(&mut Ui, &mut Desktop),
) -> bool {
    let theme = desktop.theme();
    let scale = f32::from(desktop.settings.text_percent) / 100.0;
    let shown = widgets::modal(ctx, theme, (id, title), width * scale.clamp(1.0, 1.5), |ui| {
        let closed = widgets::sheet_head(ui, theme, title, &desktop.word("sheet-close"));
        page.ui(ui, true, |ui| {
            // Rings of focus and hovered rows reach a little beyond what they are round.
            egui::Frame::new().inner_margin(egui::Margin::symmetric(theme.size.grid as i8, 4)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                contents(ui, desktop);
            });
        });
        closed
    });
    desktop.spots.put("sheet", shown.response.rect);
    shown.inner || shown.should_close()
}

/// The head of a group of rows.
fn group(ui: &mut Ui, theme: &Theme, name: &str) {
    ui.add_space(theme.size.padding);
    ui.label(Theme::bold(name).color(theme.ink_soft));
}

/// A sentence, and at the right end of its row what is chosen there, `width` wide; below it where there is no room.
fn row(ui: &mut Ui, theme: &Theme, sentence: &str, width: f32, align: Align, contents: impl FnOnce(&mut Ui)) {
    let galley = WidgetText::from(sentence).into_galley(ui, Some(TextWrapMode::Extend), 0.0, TextStyle::Body);
    let height = theme.size.button.max(galley.size().y + theme.size.grid * 2.0);
    if galley.size().x + width + theme.size.padding > ui.available_width() {
        ui.label(sentence);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::left_to_right(align), contents);
        return;
    }
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.label(sentence)
    });
    // A choice wants a little more room than it takes.
    let slack = vec2(theme.size.padding, 0.0);
    let right = Rect::from_min_max(pos2(place.right() - width, place.top()), place.max + slack);
    ui.scope_builder(UiBuilder::new().max_rect(right).layout(Layout::left_to_right(align)), contents);
}

/// A sentence with a choice of one among a few; true if another was chosen.
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
