//! New game: who sits where, how it is played, and off it goes.

mod advanced;
mod draft;
mod names;
mod options;
mod seats;
mod starter;

use egui::{Align, CentralPanel, Frame, Id, Key, Layout, Margin, Panel, Popup, Stroke, TextEdit, Ui, UiBuilder, vec2};

use super::desktop::{Desktop, Go, NewTable};
use super::gallery::{self, Offered};
use super::room;
use super::settings::Seating;
use super::sheets::about_ui;
use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use advanced::Luck;
use draft::Draft;
use options::Chosen;
use seats::SeatsView;
use starter::Starter;

/// The widest that the sheet gets.
const COLUMN: f32 = 1120.0;

/// The screen.
pub struct NewGame {
    game: Option<Offered>,
    draft: Draft,
    seats: SeatsView,
    starter: Starter,
    options: Chosen,
    real_dice: bool,
    /// Whether everything is explained when it first comes into play; marked where nobody here knows the game.
    together: bool,
    luck: Luck,
    page: room::Page,
    /// Whether one can go back to a table.
    from_table: bool,
}

impl NewGame {
    /// The screen as it opens: as this game was played last. With `from_table` the way back leads to a table.
    pub fn new(game: &'static str, from_table: bool, desktop: &Desktop) -> Self {
        let (game_id, game) = (game, gallery::one(game));
        let last = game.and_then(|game| desktop.settings.last.get(game.id)).cloned().unwrap_or_default();
        let (fewest, most) = game.map_or((1, 1), |game| (game.fewest, game.most));
        NewGame {
            game,
            draft: Draft::new(&last.seating, fewest, most, names::lists(desktop)),
            seats: SeatsView::default(),
            starter: Starter::default(),
            real_dice: last.real_dice,
            together: !desktop.settings.knows(game_id),
            options: Chosen::new(last.options),
            luck: Luck::default(),
            page: room::Page::default(),
            from_table,
        }
    }

    /// The id of the game.
    pub fn game(&self) -> Option<&'static str> {
        self.game.map(|game| game.id)
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) -> Option<Go> {
        let Some(game) = self.game else { return Some(Go::Select) };
        let theme = desktop.theme();
        let mut go = None;
        let focused = ui.memory(|memory| memory.focused());
        let free = !Popup::is_any_open(ui.ctx()) && ui.memory(|memory| memory.top_modal_layer().is_none());
        let mut start = free && ui.input(|input| input.key_pressed(Key::Enter)) && !is_button(ui, focused);
        if free && !desktop.escape_is_taken && ui.input(|input| input.key_pressed(Key::Escape)) {
            go = Some(Go::Back);
        }
        let foot = Frame::new()
            .fill(theme.paper)
            .stroke(Stroke::new(theme.size.outline, theme.line))
            .inner_margin(Margin::symmetric(0, theme.size.grid as i8 + 4));
        Panel::bottom("new game foot").frame(foot).show_separator_line(false).show(ui, |ui| {
            start |= room::column(ui, theme, COLUMN, |ui| self.foot_ui(ui, desktop, game));
        });
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            room::tabletop(ui, theme, true);
            let mut page = std::mem::take(&mut self.page);
            page.ui(ui, false, |ui| {
                room::column(ui, theme, COLUMN, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let to = if self.from_table { "go-table" } else { "go-games" };
                    let head = room::head(ui, desktop, (Go::Back, to), &desktop.text.say(&title(game, desktop), &[]));
                    go = head.or(go.take());
                    ui.add_space(theme.size.grid * 1.5);
                    self.sheets_ui(ui, desktop, game);
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
            self.page = page;
        });
        if start && let Ok(table) = self.table(game) {
            go = Some(Go::Start(table));
        }
        go
    }

    /// The table as it would be laid now.
    fn table(&self, game: Offered) -> Result<NewTable, Phrase> {
        let seating = self.draft.seating()?;
        let seed = self.luck.seed()?;
        let options = self.options.fitting(game.options, seating.len());
        Ok(NewTable {
            game: game.id,
            seating: Seating { seating, options, real_dice: self.real_dice && game.has_dice },
            seed,
            together: self.together,
            starter: self.starter.seat(&self.draft),
        })
    }

    fn sheets_ui(&mut self, ui: &mut Ui, desktop: &Desktop, game: Offered) {
        let theme = desktop.theme();
        let gap = theme.size.padding * 1.25;
        let width = ui.available_width();
        if width > 960.0 * text_scale(ui, theme) {
            let left = ((width - gap) * 0.6).floor();
            let top = ui.cursor().min;
            let part = |ui: &mut Ui, x: f32, width: f32, contents: &mut dyn FnMut(&mut Ui)| {
                let rect = egui::Rect::from_min_size(top + vec2(x, 0.0), vec2(width, ui.available_height()));
                let builder = UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min));
                ui.scope_builder(builder, |ui| {
                    ui.set_width(width);
                    contents(ui);
                });
            };
            part(ui, 0.0, left, &mut |ui| self.who_ui(ui, desktop, game));
            part(ui, left + gap, width - left - gap, &mut |ui| {
                self.scene_ui(ui, desktop, game);
                ui.add_space(gap - theme.size.grid);
                self.how_ui(ui, desktop, game);
            });
        } else {
            widgets::card(theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                about_ui(ui, desktop, game);
            });
            ui.add_space(theme.size.grid);
            self.who_ui(ui, desktop, game);
            ui.add_space(theme.size.grid);
            self.how_ui(ui, desktop, game);
        }
    }

    fn scene_ui(&self, ui: &mut Ui, desktop: &Desktop, game: Offered) {
        let theme = desktop.theme();
        widgets::card(theme).show(ui, |ui| {
            let width = ui.available_width();
            let height = (ui.ctx().content_rect().height() * 0.2).clamp(120.0, 240.0);
            room::picture(ui, theme, vec2(width, height), theme.paper, |painter, rect| {
                (game.paint)(painter, rect, theme);
            });
            about_ui(ui, desktop, game);
        });
    }

    fn who_ui(&mut self, ui: &mut Ui, desktop: &Desktop, game: Offered) {
        let theme = desktop.theme();
        let card = widgets::card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(Theme::heading(desktop.word("new-game-who")));
            ui.add_space(theme.size.grid * 0.5);
            self.seats.ui(ui, desktop, &mut self.draft);
            ui.add_space(theme.size.grid * 0.5);
            ui.horizontal_wrapped(|ui| {
                let add = desktop.word("new-game-add");
                let button = PushButton::plain(theme, &add).icon(Icon::Plus);
                let response = ui.add_enabled(self.draft.has_room(), button);
                desktop.spots.put("add seat", response.rect);
                if response.clicked() {
                    self.draft.add();
                    self.seats.name_the_last(&self.draft);
                    ui.ctx().request_repaint();
                }
                if !self.draft.has_room() {
                    let full = Phrase::new("new-game-full").with("game", game.name(desktop)).with("most", game.most);
                    ui.label(theme.soft(desktop.text.say(&full, &[])));
                }
            });
        });
        desktop.spots.put("who plays", card.response.rect);
    }

    fn how_ui(&mut self, ui: &mut Ui, desktop: &Desktop, game: Offered) {
        let theme = desktop.theme();
        let card = widgets::card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(Theme::heading(desktop.word("new-game-how")));
            self.together_ui(ui, desktop, game);
            if game.has_starter {
                self.starter.ui(ui, desktop, &self.draft);
            } else if game.options.is_empty() {
                ui.label(desktop.word("new-game-as-usual"));
            }
            self.options.ui(ui, desktop, game, self.draft.places());
            if game.has_dice {
                widgets::switch(ui, theme, &mut self.real_dice, &desktop.word("dice-real"));
            }
            self.luck.ui(ui, desktop);
        });
        desktop.spots.put("how it is played", card.response.rect);
    }

    /// The switch of a first game together, marked where nobody here knows the game.
    fn together_ui(&mut self, ui: &mut Ui, desktop: &Desktop, game: Offered) {
        let theme = desktop.theme();
        let response = widgets::switch(ui, theme, &mut self.together, &desktop.word("new-game-together"));
        desktop.spots.put("together", response.rect);
        if !desktop.settings.knows(game.id) {
            ui.label(theme.soft(desktop.word("new-game-together-new")));
        }
    }

    /// Who begins, in a sentence.
    fn who_begins(&self, desktop: &Desktop, game: Offered) -> String {
        if let Some(name) = self.starter.name(&self.draft).filter(|_| game.has_starter) {
            return desktop.text.say(&Phrase::new("new-game-begins").with("name", name.to_owned()), &[]);
        }
        let own = format!("{}-who-begins", game.id);
        desktop.word(if desktop.text.has(&own) { &own } else { "new-game-draw-decides" })
    }

    /// Who begins, or what is to be changed first; "Start" at the right end. True if that was pressed.
    fn foot_ui(&self, ui: &mut Ui, desktop: &Desktop, game: Offered) -> bool {
        let theme = desktop.theme();
        let table = self.table(game);
        let start = desktop.word("new-game-start");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = PushButton::primary(theme, &start).icon(Icon::Play).min_width(theme.size.button * 3.5);
            let response = ui.add_enabled(table.is_ok(), button);
            desktop.spots.put("start", response.rect);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| match &table {
                Ok(_) => {
                    let mut said = self.who_begins(desktop, game);
                    if self.draft.places().iter().all(|place| !place.player.is_human()) {
                        said = format!("{} {said}", desktop.word("new-game-bots-only"));
                    }
                    ui.add(egui::Label::new(egui::RichText::new(said).color(theme.ink_soft)).wrap());
                }
                Err(phrase) => {
                    paint_warning(ui, theme);
                    let said = egui::RichText::new(desktop.text.say(phrase, &[])).color(theme.bad);
                    ui.add(egui::Label::new(said).wrap());
                }
            });
            response.clicked()
        })
        .inner
    }
}

/// Whether Enter belongs to what has the focus: a button is pressed by it, a field only ended.
fn is_button(ui: &Ui, focused: Option<Id>) -> bool {
    focused.is_some_and(|focused| TextEdit::load_state(ui.ctx(), focused).is_none())
}

fn title(game: Offered, desktop: &Desktop) -> Phrase {
    Phrase::new("new-game-of").with("game", game.name(desktop))
}

fn paint_warning(ui: &mut Ui, theme: &Theme) {
    crate::paint::icons::icon_ui(ui, Icon::Warning, theme.size.icon * text_scale(ui, theme), theme.bad);
}
