//! The rule book of a game: search and contents at the left, the rules at the right, the other games one click away.
//!
//! Keys: typed text goes to the search field, Up and Down go from rule to rule, Page Up and Page Down scroll the page.

mod contents;
mod games;
mod page;
mod prose;

use egui::style::ScrollAnimation;
use egui::text::{CCursor, CCursorRange};
use egui::{
    Align, Context, CursorIcon, Event, FocusDirection, Id, Key, Label, Layout, Modifiers, Rect, Role, ScrollArea,
    Sense, Stroke, TextEdit, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::bots::Task;
use crate::engine::{Phrase, RuleId, Stop};
use crate::lessons::{Query, RuleBook, Synonyms};
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::key_help::with_shortcut;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix, sizes};
use crate::paint::widgets::{self, PushButton, icon_button, live_label};
use crate::text::{Language, Text};
use crate::ui::app_keys;
use crate::ui::background::BackgroundWork;
use crate::ui::file_dialog::FilePurpose;
use crate::ui::game_info::GameInfo;
use crate::ui::rule_pictures::RulePictures;
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices, SaveRequest};
use contents::row_id;
use page::{Page, PageAction};
use prose::Prose;

const MAX_QUERY_LENGTH: usize = 80;
/// Larger than the height of any page, in points.
const SCROLL_TO_END: f32 = 1.0e6;
/// How far Page Up and Page Down scroll, as a share of the visible height.
const PAGE_KEY_SHARE: f32 = 0.85;

/// An open rule book.
pub struct BookView {
    game: GameInfo,
    filtered: Option<FilteredBook>,
    /// The text in the search field.
    search_text: String,
    query: Query,
    /// What counts for a word in the search, and in which language.
    synonyms: Option<(Language, Synonyms)>,
    /// The rule that was asked for, until it is scrolled out of sight.
    target: Option<RuleId>,
    /// Whether the page still has to scroll to the target.
    is_scrolling_to_target: bool,
    /// The rule at the top of the visible part of the page.
    topmost: Option<RuleId>,
    /// The rule that the contents marked as current in the last frame.
    shown_in_contents: Option<RuleId>,
    pictures: RulePictures,
    /// The book as a page, while it is being made.
    page: Option<Task<String>>,
    /// How to scroll the page in this frame.
    scroll: Option<Scroll>,
    search_field: Option<Id>,
    /// Whether the search field should get the focus.
    focus_search: bool,
}

/// The book in the current language, and the part that matches the query.
struct FilteredBook {
    language: Language,
    whole: RuleBook,
    query: Query,
    found: RuleBook,
}

impl FilteredBook {
    /// Keeps the book if nothing has changed; otherwise reads it or filters it again.
    fn renewed(
        before: Option<FilteredBook>,
        language: Language,
        query: &Query,
        read: impl FnOnce() -> RuleBook,
    ) -> FilteredBook {
        let whole = match before.filter(|filtered| filtered.language == language) {
            Some(filtered) if filtered.query == *query => return filtered,
            Some(filtered) => filtered.whole,
            None => read(),
        };
        FilteredBook { language, found: whole.filtered(query), query: query.clone(), whole }
    }
}

/// A scroll command.
#[derive(Clone, Copy, PartialEq)]
enum Scroll {
    Top,
    Bottom,
    /// By this share of the visible height.
    By(f32),
}

impl BackgroundWork for BookView {
    fn wait_until_done(&mut self) {
        self.pictures.wait_until_done();
    }
}

impl BookView {
    /// Opens the book of this game, at its top or at a rule.
    pub fn new(game: GameInfo, rule: Option<RuleId>) -> Self {
        BookView {
            game,
            filtered: None,
            search_text: String::new(),
            query: Query::default(),
            synonyms: None,
            target: rule,
            is_scrolling_to_target: rule.is_some(),
            topmost: None,
            shown_in_contents: None,
            pictures: RulePictures::default(),
            page: None,
            scroll: Some(Scroll::Top),
            search_field: None,
            focus_search: true,
        }
    }

    /// Shows the book and handles its input; returns where to go, and whether the book was closed.
    pub fn ui(&mut self, ctx: &Context, services: &AppServices) -> (Option<AppCommand>, bool) {
        let theme = services.theme();
        let language = services.text.language();
        self.follow_language(language);
        let filtered =
            FilteredBook::renewed(self.filtered.take(), language, &self.query, || (self.game.book)(&services.text));
        let book = &filtered.found;
        self.pictures.begin_frame(services.theme(), &services.text);
        let scale = f32::from(services.settings.text_percent.max(100)) / 100.0;
        let width = (theme.size.book.contents + theme.size.line_length + theme.size.padding * 6.0) * scale;
        let height = (ctx.content_rect().height() - theme.size.padding * 5.0).min(theme.size.book.height * scale);
        let mut command = None;
        let name = format!("{}: {}", services.word("book-title"), self.game.name(services));
        let shown = widgets::modal(ctx, theme, (Id::unique("rule book"), &name), width, |ui| {
            self.handle_keys(ui, book);
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
            let closed = self.head_ui(&mut inner, services, &mut command);
            let below = rect.with_min_y(inner.min_rect().bottom() + theme.size.grid);
            self.body_ui(ui, services, &filtered, below, &mut command);
            closed
        });
        services.rects.put("sheet", shown.response.rect);
        command = command.or(self.page_to_save(services));
        self.filtered = Some(filtered);
        self.scroll = None;
        (command, shown.inner || shown.should_close())
    }

    /// The title, the games, and the close button; true if that was pressed.
    fn head_ui(&mut self, ui: &mut Ui, services: &AppServices, command: &mut Option<AppCommand>) -> bool {
        let theme = services.theme();
        let mut closed = false;
        let title = services.word("book-title");
        let close = with_shortcut(&services.text, "sheet-close", &app_keys::CLOSE_KEY);
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closed = icon_button(ui, theme, Icon::Close, &close).clicked();
                let save = icon_button(ui, theme, Icon::Save, &services.word("book-save"));
                services.rects.put("save book", save.rect);
                if save.clicked() {
                    self.make_page(ui.ctx(), services);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    icon_ui(ui, Icon::Book, theme.size.icon * text_scale(ui, theme), theme.ink);
                    ui.label(Theme::heading(&title));
                    ui.add_space(theme.size.grid);
                    *command = games::ui(ui, services, self.game.id).map(|game| AppCommand::Rules(game, None));
                });
            });
        });
        ui.add_space(theme.size.grid * 0.5);
        let line = Stroke::new(theme.size.outline, theme.line);
        ui.painter().hline(ui.max_rect().x_range(), ui.min_rect().bottom(), line);
        closed
    }

    /// Begins to make a page of the book.
    fn make_page(&mut self, ctx: &Context, services: &AppServices) {
        let (make, language, wake) = (self.game.page, services.text.language(), ctx.clone());
        let work = move |_: &Stop| Some(make(&Text::of(language)));
        self.page = Task::start(format!("{} page", self.game.id), work, move || wake.request_repaint());
    }

    /// The command to save the page, once it is made.
    fn page_to_save(&mut self, services: &AppServices) -> Option<AppCommand> {
        let page = self.page.as_ref()?.answer()?;
        self.page = None;
        let name = format!("{} – {}.html", self.game.name(services), services.word("book-title"));
        Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SavePage, name, bytes: page?.into_bytes() }))
    }

    /// The contents beside the page, or before it where there is no room for both.
    fn body_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        filtered: &FilteredBook,
        rect: Rect,
        command: &mut Option<AppCommand>,
    ) {
        let theme = services.theme();
        let scale = text_scale(ui, theme);
        let gap = theme.size.padding;
        let size = &theme.size.book;
        let beside = rect.width() >= (size.contents + size.page) * scale + gap * 2.0;
        let split = rect.left() + if beside { size.contents * scale } else { rect.width() };
        let place = |rect: Rect| UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
        let mut left = ui.new_child(place(rect.with_max_x(split)).id_salt("left"));
        self.search_ui(&mut left, services, &filtered.found);
        let under = rect.with_min_y(left.min_rect().bottom() + theme.size.grid);
        if beside {
            let mut left = ui.new_child(place(under.with_max_x(split)).id_salt("contents"));
            let area = ScrollArea::vertical().id_salt(("contents", self.game.id)).auto_shrink([false, false]);
            area.show(&mut left, |ui| self.contents_ui(ui, services, &filtered.found, beside));
            let line = Stroke::new(theme.size.outline, theme.line);
            ui.painter().vline(split + gap, rect.y_range(), line);
        }
        let page = if beside { rect.with_min_x(split + gap + theme.size.grid) } else { under };
        let mut right = ui.new_child(place(page).id_salt("page"));
        self.page_ui(&mut right, services, filtered, beside, command);
    }

    /// The search field, and the number of results.
    fn search_ui(&mut self, ui: &mut Ui, services: &AppServices, book: &RuleBook) {
        let theme = services.theme();
        let width = ui.available_width() - theme.size.grid;
        let hint = services.word("book-search");
        let field =
            screen_layout::text_field(ui, theme, "search", &mut self.search_text, &hint, MAX_QUERY_LENGTH, width);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(hint.clone()));
        services.rects.put("search", field.rect);
        let glass = Rect::from_center_size(
            pos2(field.rect.right() - theme.size.button * 0.5, field.rect.center().y),
            Vec2::splat(theme.size.icon * 0.85),
        );
        // Long text must not run under the icon.
        ui.painter().rect_filled(glass.expand(theme.size.grid * 0.5), 0.0, theme.field);
        if self.search_text.is_empty() {
            paint_icon(ui.painter(), glass, Icon::Search, theme.ink_soft);
        } else if self.clear_ui(ui, services, glass) {
            self.search("");
            self.focus_search = true;
        }
        self.search_field = Some(field.id);
        if std::mem::take(&mut self.focus_search) {
            field.request_focus();
            self.move_caret_to_end(ui, field.id);
        }
        if field.changed() {
            let written = std::mem::take(&mut self.search_text);
            self.search(&written);
            ui.ctx().request_repaint();
        }
        if !self.query.is_empty() {
            let said = Phrase::new("book-found").with("count", book.entries().count());
            live_label(ui, theme.soft(services.text.say(&said, &[])));
        }
    }

    /// Moves the caret to the end of the search text.
    fn move_caret_to_end(&self, ui: &Ui, field: Id) {
        let end = CCursorRange::one(CCursor::new(self.search_text.chars().count()));
        let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
        state.cursor.set_char_range(Some(end));
        state.store(ui.ctx(), field);
    }

    /// The small button that clears the search field; true if it was pressed.
    fn clear_ui(&self, ui: &Ui, services: &AppServices, place: Rect) -> bool {
        let theme = services.theme();
        let id = Id::unique("clear search");
        let response = ui.interact(place.expand(theme.size.grid * 0.5), id, Sense::click());
        let name = services.word("book-clear");
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let ink = if response.hovered() { theme.ink } else { theme.ink_soft };
        paint_icon(ui.painter(), place, Icon::Close, ink);
        if response.has_focus() {
            widgets::focus_ring(ui.painter(), place, theme.size.radius * 0.25, theme);
        }
        response.on_hover_text(name).on_hover_cursor(CursorIcon::PointingHand).clicked()
    }

    fn contents_ui(&mut self, ui: &mut Ui, services: &AppServices, book: &RuleBook, beside: bool) {
        let at = self.current_rule();
        // Beside the page, the contents scroll along with it; before the page they stay where they are.
        let has_moved = at != self.shown_in_contents && beside;
        self.shown_in_contents = at;
        let prose = Prose { theme: services.theme(), query: &self.query, ids: &[] };
        // Focus rings and the scroll bar have room beside the rows.
        let frame = egui::Frame::new().inner_margin(egui::Margin { left: 4, right: 12, top: 4, bottom: 8 });
        let clicked = frame.show(ui, |ui| contents::ui(ui, services, book, &prose, at, has_moved)).inner;
        if let Some(rule) = clicked {
            self.scroll_to(rule);
            ui.memory_mut(|memory| memory.request_focus(row_id(rule)));
        }
    }

    fn page_ui(
        &mut self,
        ui: &mut Ui,
        services: &AppServices,
        filtered: &FilteredBook,
        beside: bool,
        command: &mut Option<AppCommand>,
    ) {
        let theme = services.theme();
        let book = &filtered.found;
        if book.sections.is_empty() {
            return self.no_results_ui(ui, services);
        }
        let ids: Vec<RuleId> = filtered.whole.entries().map(|entry| entry.id).collect();
        let mut places = Vec::new();
        let area = ScrollArea::vertical().id_salt(("page", self.game.id)).auto_shrink([false, false]);
        let area = if self.scroll == Some(Scroll::Top) { area.vertical_scroll_offset(0.0) } else { area };
        let output = area.show(ui, |ui| {
            match self.scroll {
                Some(Scroll::By(share)) => ui.scroll_with_delta(vec2(0.0, -share * ui.clip_rect().height())),
                Some(Scroll::Bottom) => {
                    ui.scroll_with_delta_animation(vec2(0.0, -SCROLL_TO_END), ScrollAnimation::none())
                }
                Some(Scroll::Top) | None => {}
            }
            if !beside {
                self.contents_ui(ui, services, book, beside);
            }
            let widest = theme.size.line_length * text_scale(ui, theme) + theme.size.padding * 2.0;
            ui.set_max_width(widest.min(ui.available_width() - theme.size.grid));
            let prose = Prose { theme, query: &self.query, ids: &ids };
            let page = Page { game: self.game, book, prose, target: self.target };
            let action = page.ui(ui, services, &mut self.pictures, &mut places);
            if let Some(place) = rect_of(self.target, &places).filter(|_| self.is_scrolling_to_target) {
                ui.scroll_to_rect_animation(place, Some(Align::TOP), ScrollAnimation::none());
            }
            action
        });
        self.update_position(ui, &places, output.inner_rect);
        match output.inner {
            Some(PageAction::OpenRule(rule)) => {
                // The rule may not be among the results.
                self.search("");
                self.scroll_to(rule);
            }
            Some(PageAction::Command(to)) => *command = Some(to),
            None => {}
        }
    }

    /// Updates the topmost rule, and drops the target once it is out of sight.
    fn update_position(&mut self, ui: &Ui, places: &[(RuleId, Rect)], visible: Rect) {
        let before = self.current_rule();
        self.topmost = places
            .iter()
            .find(|(_, place)| place.bottom() > visible.top() + sizes().scroll.passed)
            .map(|(rule, _)| *rule);
        let place = rect_of(self.target, places);
        let is_visible = place.is_some_and(|place| place.intersects(visible));
        // The target moves while pictures above it are rendered.
        let moves = !is_visible || self.pictures.has_painted() || ui.is_sizing_pass();
        self.target = self.target.filter(|_| is_visible || self.is_scrolling_to_target && place.is_some());
        self.is_scrolling_to_target &= moves && self.target.is_some();
        if self.is_scrolling_to_target || self.current_rule() != before {
            ui.ctx().request_repaint();
        }
    }

    /// Tells that nothing was found, and offers to show all rules.
    fn no_results_ui(&mut self, ui: &mut Ui, services: &AppServices) {
        let theme = services.theme();
        let scale = text_scale(ui, theme);
        ui.vertical_centered(|ui| {
            ui.add_space((ui.available_height() * 0.5 - theme.size.button * 3.0 * scale).max(theme.size.padding));
            let side = theme.size.button * 1.6 * scale;
            icon_ui(ui, Icon::Search, side, mix(theme.line, theme.ink_soft, 0.5));
            let said = Phrase::new("book-nothing").with("words", self.search_text.trim().to_owned());
            ui.add(Label::new(Theme::heading(services.text.say(&said, &[]))).wrap());
            ui.add(Label::new(theme.soft(services.word("book-nothing-tip"))).wrap());
            ui.add_space(theme.size.grid);
            let label = services.word("book-show-all");
            let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Book));
            services.rects.put("show all rules", button.rect);
            if button.clicked() {
                self.search("");
                self.focus_search = true;
            }
        });
    }

    /// The current rule: the target, else the topmost visible one.
    fn current_rule(&self) -> Option<RuleId> {
        self.target.or(self.topmost)
    }

    fn scroll_to(&mut self, rule: RuleId) {
        self.target = Some(rule);
        self.is_scrolling_to_target = true;
        self.scroll = None;
    }

    /// Takes the synonyms of this language for the search.
    fn follow_language(&mut self, language: Language) {
        if self.synonyms.as_ref().is_none_or(|(known, _)| *known != language) {
            self.synonyms = Some((language, Synonyms::of(language)));
            self.query = self.query_for(&self.search_text);
        }
    }

    fn query_for(&self, text: &str) -> Query {
        self.synonyms.as_ref().map(|(_, synonyms)| Query::new(text, synonyms)).unwrap_or_default()
    }

    fn search(&mut self, text: &str) {
        self.search_text = text.to_owned();
        self.query = self.query_for(text);
        self.target = None;
        self.is_scrolling_to_target = false;
        self.scroll = Some(Scroll::Top);
    }

    /// Handles keys before any widget gets them.
    fn handle_keys(&mut self, ui: &Ui, book: &RuleBook) {
        let ctx = ui.ctx();
        if egui::Popup::is_any_open(ctx) {
            return;
        }
        let focused = ui.memory(|memory| memory.focused());
        let is_typing = focused.is_some() && focused == self.search_field;
        let can_step = focused.is_none_or(|id| is_typing || book.entries().any(|entry| row_id(entry.id) == id));
        let typed = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for (key, share) in [(Key::PageDown, PAGE_KEY_SHARE), (Key::PageUp, -PAGE_KEY_SHARE)] {
            if typed(key) {
                self.scroll = Some(Scroll::By(share));
            }
        }
        for (key, end) in [(Key::Home, Scroll::Top), (Key::End, Scroll::Bottom)] {
            if !is_typing && typed(key) {
                self.scroll = Some(end);
            }
        }
        if can_step && typed(Key::ArrowDown) {
            self.step(ui, book, 1);
        }
        if can_step && typed(Key::ArrowUp) {
            self.step(ui, book, -1);
        }
        if is_typing && typed(Key::Enter) {
            self.step(ui, book, 0);
        }
        self.focus_search |= ctx.input_mut(|input| input.consume_shortcut(&app_keys::FIND.keys[0]));
        if !is_typing {
            self.take_typed_text(ui);
        }
    }

    /// Sends text typed outside the search field to the search.
    fn take_typed_text(&mut self, ui: &Ui) {
        let mut written = String::new();
        ui.input_mut(|input| {
            input.events.retain(|event| match event {
                // Space presses buttons.
                Event::Text(text) if !text.trim().is_empty() => {
                    written.push_str(text);
                    false
                }
                _ => true,
            });
        });
        if !written.is_empty() {
            self.search(&format!("{}{written}", self.search_text));
            self.focus_search = true;
        }
    }

    /// Moves on by this many results; before the first one comes the search field.
    fn step(&mut self, ui: &Ui, book: &RuleBook, by: isize) {
        // Prevents egui's own focus movement.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        let found: Vec<RuleId> = book.entries().map(|entry| entry.id).collect();
        let at = found.iter().position(|rule| Some(*rule) == self.current_rule()).unwrap_or(0);
        match at.checked_add_signed(by).map(|next| next.min(found.len().saturating_sub(1))) {
            None => self.focus_search = true,
            Some(next) => {
                if let Some(&rule) = found.get(next) {
                    self.scroll_to(rule);
                    ui.memory_mut(|memory| memory.request_focus(row_id(rule)));
                }
            }
        }
    }
}

fn rect_of(rule: Option<RuleId>, places: &[(RuleId, Rect)]) -> Option<Rect> {
    places.iter().find(|(placed, _)| Some(*placed) == rule).map(|(_, place)| *place)
}
