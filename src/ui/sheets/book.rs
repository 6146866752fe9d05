//! The rule book of a game: what is looked for and the contents at the left, the rules at the right, the other games one click away.
//!
//! Keys: whatever is written goes to the search, Up and Down go from rule to rule, Page Up and Page Down through the page.

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

use crate::engine::{Phrase, RuleId};
use crate::lessons::{Book, Query};
use crate::paint::icons::{Icon, icon_ui, paint_icon};
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::{self, PushButton, icon_button, live_label};
use crate::text::Language;
use crate::ui::desktop::{Desktop, Go};
use crate::ui::gallery::Offered;
use crate::ui::pictures::Pictures;
use crate::ui::room;
use contents::row_id;
use page::{Did, Page};
use prose::Prose;

/// Width of the contents, and the least of the page beside it, at a text size of 100 %, in points.
const CONTENTS: f32 = 272.0;
const LEAST_PAGE: f32 = 420.0;
/// The highest that the sheet gets.
const HEIGHT: f32 = 940.0;
const LONGEST_QUERY: usize = 80;
/// Further than any page is high.
const FAR: f32 = 1.0e6;
/// So much of a page is turned by a key.
const PAGE: f32 = 0.85;
/// A rule of which no more than this is left at the top has been read, in points.
const READ: f32 = 40.0;

/// A rule book that is open.
pub struct BookView {
    game: Offered,
    books: Option<Books>,
    /// What is looked for, as it is written.
    written: String,
    query: Query,
    /// The rule that was asked for, as long as it is in sight.
    chosen: Option<RuleId>,
    /// It is still to be brought there.
    seeks: bool,
    /// The rule at the top of what is seen of the page.
    reading: Option<RuleId>,
    /// The one that the contents showed as read.
    shown: Option<RuleId>,
    pictures: Pictures,
    /// How the page is to be scrolled in this frame.
    scrolls: Option<Scroll>,
    search: Option<Id>,
    /// The search is to have the focus.
    wants_search: bool,
}

/// The book in the language that is spoken, and what of it is found.
struct Books {
    language: Language,
    whole: Book,
    query: Query,
    found: Book,
}

impl Books {
    /// The same where nothing has changed; what has is read or looked for anew.
    fn renewed(before: Option<Books>, language: Language, query: &Query, read: impl FnOnce() -> Book) -> Books {
        let whole = match before.filter(|books| books.language == language) {
            Some(books) if books.query == *query => return books,
            Some(books) => books.whole,
            None => read(),
        };
        Books { language, found: whole.found(query), query: query.clone(), whole }
    }
}

/// A way through the page.
#[derive(Clone, Copy, PartialEq)]
enum Scroll {
    Top,
    Bottom,
    /// So many times the height of what is seen.
    By(f32),
}

impl BookView {
    /// The book of this game, at its top or at a rule.
    pub fn new(game: Offered, rule: Option<RuleId>) -> Self {
        BookView {
            game,
            books: None,
            written: String::new(),
            query: Query::default(),
            chosen: rule,
            seeks: rule.is_some(),
            reading: None,
            shown: None,
            pictures: Pictures::default(),
            scrolls: Some(Scroll::Top),
            search: None,
            wants_search: true,
        }
    }

    /// Paints it and takes its input: where to go, and whether it is closed.
    pub fn ui(&mut self, ctx: &Context, desktop: &Desktop) -> (Option<Go>, bool) {
        let theme = desktop.theme();
        let language = desktop.text.language();
        let books = Books::renewed(self.books.take(), language, &self.query, || (self.game.book)(&desktop.text));
        let book = &books.found;
        self.pictures.begin(desktop.theme(), &desktop.text);
        let scale = f32::from(desktop.settings.text_percent.max(100)) / 100.0;
        let width = (CONTENTS + theme.size.line_length + theme.size.padding * 6.0) * scale;
        let height = (ctx.content_rect().height() - theme.size.padding * 5.0).min(HEIGHT * scale);
        let mut go = None;
        let name = format!("{}: {}", desktop.word("book-title"), self.game.name(desktop));
        let shown = widgets::modal(ctx, theme, (Id::unique("rule book"), &name), width, |ui| {
            self.pressed(ui, book);
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
            let closed = self.head_ui(&mut inner, desktop, &mut go);
            let below = rect.with_min_y(inner.min_rect().bottom() + theme.size.grid);
            self.below_ui(ui, desktop, &books, below, &mut go);
            closed
        });
        desktop.spots.put("sheet", shown.response.rect);
        self.books = Some(books);
        self.scrolls = None;
        (go, shown.inner || shown.should_close())
    }

    /// What the book is, the games, and the way out.
    fn head_ui(&self, ui: &mut Ui, desktop: &Desktop, go: &mut Option<Go>) -> bool {
        let theme = desktop.theme();
        let mut closed = false;
        let title = desktop.word("book-title");
        let close = desktop.word("sheet-close");
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closed = icon_button(ui, theme, Icon::Close, &close).clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    icon_ui(ui, Icon::Book, theme.size.icon * text_scale(ui, theme), theme.ink);
                    ui.label(Theme::heading(&title));
                    ui.add_space(theme.size.grid);
                    *go = games::ui(ui, desktop, self.game.id).map(|game| Go::Rules(game, None));
                });
            });
        });
        ui.add_space(theme.size.grid * 0.5);
        let line = Stroke::new(theme.size.outline, theme.line);
        ui.painter().hline(ui.max_rect().x_range(), ui.min_rect().bottom(), line);
        closed
    }

    /// The contents beside the page, or, where there is no room for both, before it.
    fn below_ui(&mut self, ui: &mut Ui, desktop: &Desktop, books: &Books, rect: Rect, go: &mut Option<Go>) {
        let theme = desktop.theme();
        let scale = text_scale(ui, theme);
        let gap = theme.size.padding;
        let beside = rect.width() >= (CONTENTS + LEAST_PAGE) * scale + gap * 2.0;
        let split = rect.left() + if beside { CONTENTS * scale } else { rect.width() };
        let place = |rect: Rect| UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
        let mut left = ui.new_child(place(rect.with_max_x(split)).id_salt("left"));
        self.search_ui(&mut left, desktop, &books.found);
        let under = rect.with_min_y(left.min_rect().bottom() + theme.size.grid);
        if beside {
            let mut left = ui.new_child(place(under.with_max_x(split)).id_salt("contents"));
            let area = ScrollArea::vertical().id_salt(("contents", self.game.id)).auto_shrink([false, false]);
            area.show(&mut left, |ui| self.contents_ui(ui, desktop, &books.found, beside));
            let line = Stroke::new(theme.size.outline, theme.line);
            ui.painter().vline(split + gap, rect.y_range(), line);
        }
        let page = if beside { rect.with_min_x(split + gap + theme.size.grid) } else { under };
        let mut right = ui.new_child(place(page).id_salt("page"));
        self.page_ui(&mut right, desktop, books, beside, go);
    }

    /// The field, and how much was found.
    fn search_ui(&mut self, ui: &mut Ui, desktop: &Desktop, book: &Book) {
        let theme = desktop.theme();
        let width = ui.available_width() - theme.size.grid;
        let hint = desktop.word("book-search");
        let field = room::field(ui, theme, "search", &mut self.written, &hint, LONGEST_QUERY, width);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(hint.clone()));
        desktop.spots.put("search", field.rect);
        let glass = Rect::from_center_size(
            pos2(field.rect.right() - theme.size.button * 0.5, field.rect.center().y),
            Vec2::splat(theme.size.icon * 0.85),
        );
        // However long it is, what is written does not run under it.
        ui.painter().rect_filled(glass.expand(theme.size.grid * 0.5), 0.0, theme.field);
        if self.written.is_empty() {
            paint_icon(ui.painter(), glass, Icon::Search, theme.ink_soft);
        } else if self.clear_ui(ui, desktop, glass) {
            self.look_for("");
            self.wants_search = true;
        }
        self.search = Some(field.id);
        if std::mem::take(&mut self.wants_search) {
            field.request_focus();
            self.write_on(ui, field.id);
        }
        if field.changed() {
            let written = std::mem::take(&mut self.written);
            self.look_for(&written);
            ui.ctx().request_repaint();
        }
        if !self.query.is_empty() {
            let said = Phrase::new("book-found").with("count", book.entries().count());
            live_label(ui, theme.soft(desktop.text.say(&said, &[])));
        }
    }

    /// What is written next follows what is there.
    fn write_on(&self, ui: &Ui, field: Id) {
        let end = CCursorRange::one(CCursor::new(self.written.chars().count()));
        let mut state = TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
        state.cursor.set_char_range(Some(end));
        state.store(ui.ctx(), field);
    }

    /// The small button that empties the field; true if it is pressed.
    fn clear_ui(&self, ui: &Ui, desktop: &Desktop, place: Rect) -> bool {
        let theme = desktop.theme();
        let id = Id::unique("clear search");
        let response = ui.interact(place.expand(theme.size.grid * 0.5), id, Sense::click());
        let name = desktop.word("book-clear");
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let ink = if response.hovered() { theme.ink } else { theme.ink_soft };
        paint_icon(ui.painter(), place, Icon::Close, ink);
        if response.has_focus() {
            widgets::focus_ring(ui.painter(), place, theme.size.radius * 0.25, theme);
        }
        response.on_hover_text(name).on_hover_cursor(CursorIcon::PointingHand).clicked()
    }

    fn contents_ui(&mut self, ui: &mut Ui, desktop: &Desktop, book: &Book, beside: bool) {
        let at = self.at();
        // Beside the page they follow it; before it they stay where they are.
        let has_moved = at != self.shown && beside;
        self.shown = at;
        let prose = Prose { theme: desktop.theme(), query: &self.query, ids: &[] };
        // Rings of focus and the bar that scrolls have room beside the rows.
        let frame = egui::Frame::new().inner_margin(egui::Margin { left: 4, right: 12, top: 4, bottom: 8 });
        let clicked = frame.show(ui, |ui| contents::ui(ui, desktop, book, &prose, at, has_moved)).inner;
        if let Some(rule) = clicked {
            self.choose(rule);
            ui.memory_mut(|memory| memory.request_focus(row_id(rule)));
        }
    }

    fn page_ui(&mut self, ui: &mut Ui, desktop: &Desktop, books: &Books, beside: bool, go: &mut Option<Go>) {
        let theme = desktop.theme();
        let book = &books.found;
        if book.sections.is_empty() {
            return self.nothing_ui(ui, desktop);
        }
        let ids: Vec<RuleId> = books.whole.entries().map(|entry| entry.id).collect();
        let mut places = Vec::new();
        let area = ScrollArea::vertical().id_salt(("page", self.game.id)).auto_shrink([false, false]);
        let area = if self.scrolls == Some(Scroll::Top) { area.vertical_scroll_offset(0.0) } else { area };
        let output = area.show(ui, |ui| {
            match self.scrolls {
                Some(Scroll::By(share)) => ui.scroll_with_delta(vec2(0.0, -share * ui.clip_rect().height())),
                Some(Scroll::Bottom) => ui.scroll_with_delta_animation(vec2(0.0, -FAR), ScrollAnimation::none()),
                Some(Scroll::Top) | None => {}
            }
            if !beside {
                self.contents_ui(ui, desktop, book, beside);
            }
            let widest = theme.size.line_length * text_scale(ui, theme) + theme.size.padding * 2.0;
            ui.set_max_width(widest.min(ui.available_width() - theme.size.grid));
            let prose = Prose { theme, query: &self.query, ids: &ids };
            let page = Page { game: self.game, book, prose, chosen: self.chosen };
            let did = page.ui(ui, desktop, &mut self.pictures, &mut places);
            if let Some(place) = place_of(self.chosen, &places).filter(|_| self.seeks) {
                ui.scroll_to_rect_animation(place, Some(Align::TOP), ScrollAnimation::none());
            }
            did
        });
        self.follow(ui, &places, output.inner_rect);
        match output.inner {
            Some(Did::AskedFor(rule)) => {
                // It may not be among those that were found.
                self.look_for("");
                self.choose(rule);
            }
            Some(Did::Went(to)) => *go = Some(to),
            None => {}
        }
    }

    /// Sees which rule is read, and whether the one that was asked for has come into sight or gone from it.
    fn follow(&mut self, ui: &Ui, places: &[(RuleId, Rect)], seen: Rect) {
        let before = self.at();
        self.reading = places.iter().find(|(_, place)| place.bottom() > seen.top() + READ).map(|(rule, _)| *rule);
        let place = place_of(self.chosen, places);
        let is_seen = place.is_some_and(|place| place.intersects(seen));
        // As long as pictures are painted above it, it moves.
        let moves = !is_seen || self.pictures.are_coming() || ui.is_sizing_pass();
        self.chosen = self.chosen.filter(|_| is_seen || self.seeks && place.is_some());
        self.seeks &= moves && self.chosen.is_some();
        if self.seeks || self.at() != before {
            ui.ctx().request_repaint();
        }
    }

    /// Nothing was found: what to do about it.
    fn nothing_ui(&mut self, ui: &mut Ui, desktop: &Desktop) {
        let theme = desktop.theme();
        let scale = text_scale(ui, theme);
        ui.vertical_centered(|ui| {
            ui.add_space((ui.available_height() * 0.5 - theme.size.button * 3.0 * scale).max(theme.size.padding));
            let side = theme.size.button * 1.6 * scale;
            icon_ui(ui, Icon::Search, side, mix(theme.line, theme.ink_soft, 0.5));
            let said = Phrase::new("book-nothing").with("words", self.written.trim().to_owned());
            ui.add(Label::new(Theme::heading(desktop.text.say(&said, &[]))).wrap());
            ui.add(Label::new(theme.soft(desktop.word("book-nothing-tip"))).wrap());
            ui.add_space(theme.size.grid);
            let label = desktop.word("book-show-all");
            let button = ui.add(PushButton::plain(theme, &label).icon(Icon::Book));
            desktop.spots.put("show all rules", button.rect);
            if button.clicked() {
                self.look_for("");
                self.wants_search = true;
            }
        });
    }

    /// The rule that is read: the one that was asked for, else the topmost that is seen.
    fn at(&self) -> Option<RuleId> {
        self.chosen.or(self.reading)
    }

    fn choose(&mut self, rule: RuleId) {
        self.chosen = Some(rule);
        self.seeks = true;
        self.scrolls = None;
    }

    fn look_for(&mut self, words: &str) {
        self.written = words.to_owned();
        self.query = Query::new(words);
        self.chosen = None;
        self.seeks = false;
        self.scrolls = Some(Scroll::Top);
    }

    /// Keys, before any widget gets them.
    fn pressed(&mut self, ui: &Ui, book: &Book) {
        let ctx = ui.ctx();
        if egui::Popup::is_any_open(ctx) {
            return;
        }
        let focused = ui.memory(|memory| memory.focused());
        let writes = focused.is_some() && focused == self.search;
        let goes = focused.is_none_or(|id| writes || book.entries().any(|entry| row_id(entry.id) == id));
        let typed = |key: Key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for (key, share) in [(Key::PageDown, PAGE), (Key::PageUp, -PAGE)] {
            if typed(key) {
                self.scrolls = Some(Scroll::By(share));
            }
        }
        for (key, end) in [(Key::Home, Scroll::Top), (Key::End, Scroll::Bottom)] {
            if !writes && typed(key) {
                self.scrolls = Some(end);
            }
        }
        if goes && typed(Key::ArrowDown) {
            self.step(ui, book, 1);
        }
        if goes && typed(Key::ArrowUp) {
            self.step(ui, book, -1);
        }
        if writes && typed(Key::Enter) {
            self.step(ui, book, 0);
        }
        self.wants_search |= ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F));
        if !writes {
            self.write(ui);
        }
    }

    /// What is written elsewhere is meant for the search.
    fn write(&mut self, ui: &Ui) {
        let mut written = String::new();
        ui.input_mut(|input| {
            input.events.retain(|event| match event {
                // The space bar presses buttons.
                Event::Text(text) if !text.trim().is_empty() => {
                    written.push_str(text);
                    false
                }
                _ => true,
            });
        });
        if !written.is_empty() {
            self.look_for(&format!("{}{written}", self.written));
            self.wants_search = true;
        }
    }

    /// So many rules on, among those that were found; before the first there is the search.
    fn step(&mut self, ui: &Ui, book: &Book, by: isize) {
        // egui would go to what lies there on the screen.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        let found: Vec<RuleId> = book.entries().map(|entry| entry.id).collect();
        let at = found.iter().position(|rule| Some(*rule) == self.at()).unwrap_or(0);
        match at.checked_add_signed(by).map(|next| next.min(found.len().saturating_sub(1))) {
            None => self.wants_search = true,
            Some(next) => {
                if let Some(&rule) = found.get(next) {
                    self.choose(rule);
                    ui.memory_mut(|memory| memory.request_focus(row_id(rule)));
                }
            }
        }
    }
}

fn place_of(rule: Option<RuleId>, places: &[(RuleId, Rect)]) -> Option<Rect> {
    places.iter().find(|(placed, _)| Some(*placed) == rule).map(|(_, place)| *place)
}
