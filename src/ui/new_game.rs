//! The new-game screen: who plays, with which options, and who begins.

mod board_choice;
pub(super) mod names;
mod options;
pub(super) mod seating;
mod seats;
mod seed;
mod starter;

use std::path::Path;

use egui::{Align, CentralPanel, Frame, Id, Key, Layout, Margin, Panel, Popup, Stroke, TextEdit, Ui, vec2};

use super::game_info::{self, GameInfo};
use super::screen_layout;
use super::services::{AppCommand, AppServices, NewTable};
use super::settings::GameSetup;
use super::sheets::about_ui;
use crate::engine::{Level, Phrase};
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use options::OptionChoices;
use seating::Seating;
use seats::SeatsView;
use seed::SeedInput;
use starter::Starter;

/// The new-game screen.
pub struct NewGameScreen {
    game: Option<GameInfo>,
    seating: Seating,
    seats: SeatsView,
    starter: Starter,
    options: OptionChoices,
    real_dice: bool,
    /// Whether rules are explained when they first come into play; on by default where nobody here knows the game.
    together: bool,
    seed: SeedInput,
    page: screen_layout::ScrollPage,
    /// Whether the screen was opened from a table.
    from_table: bool,
}

impl NewGameScreen {
    /// Opens the screen with the settings of this game's last table. With `from_table`, Back leads to a table.
    pub fn new(game: &'static str, from_table: bool, services: &AppServices) -> Self {
        let (game_id, game) = (game, game_info::by_id(game));
        let last = game.and_then(|game| services.settings.last_setups.get(game.id)).cloned().unwrap_or_default();
        let (fewest, most) = game.map_or((1, 1), |game| (game.min_seats, game.max_seats));
        let mut seating = Seating::new(&last.seating, fewest, most, names::name_lists(services));
        let (settings, is_taught) = (&services.settings, game.is_some_and(|game| game.is_taught));
        let is_first = is_taught && !settings.has_played(game_id);
        if is_first && settings.has_learned_any(game_id) {
            // Whoever comes from the lessons wins a first game now and then.
            seating.set_level_of_bots(Level::Easy);
        }
        NewGameScreen {
            game,
            seating,
            seats: SeatsView::default(),
            starter: Starter::default(),
            real_dice: last.real_dice,
            together: is_first && !settings.has_learned_any(game_id),
            options: OptionChoices::new(last.options),
            seed: SeedInput::default(),
            page: screen_layout::ScrollPage::default(),
            from_table,
        }
    }

    /// The id of the game.
    pub fn game(&self) -> Option<&'static str> {
        self.game.map(|game| game.id)
    }

    /// Takes the board from a file that was chosen.
    pub fn take_board(&mut self, path: &Path) {
        if let Some(game) = self.game {
            self.options.take_board(game.options, path);
        }
    }

    /// Shows the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let Some(game) = self.game else { return Some(AppCommand::Select) };
        let theme = services.theme();
        let mut command = None;
        let focused = ui.memory(|memory| memory.focused());
        let free = !Popup::is_any_open(ui.ctx()) && ui.memory(|memory| memory.top_modal_layer().is_none());
        let mut start = free && ui.input(|input| input.key_pressed(Key::Enter)) && !is_button(ui, focused);
        if free && !services.escape_handled && ui.input(|input| input.key_pressed(Key::Escape)) {
            command = Some(AppCommand::Back);
        }
        let foot = Frame::new()
            .fill(theme.paper)
            .stroke(Stroke::new(theme.size.outline, theme.line))
            .inner_margin(Margin::symmetric(0, (theme.size.grid * 1.5) as i8));
        Panel::bottom("new game foot").frame(foot).show_separator_line(false).show(ui, |ui| {
            start |=
                screen_layout::column(ui, theme, theme.size.column.new_game, |ui| self.foot_ui(ui, services, game));
        });
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, true);
            let mut page = std::mem::take(&mut self.page);
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.new_game, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let to = if self.from_table { "go-table" } else { "go-games" };
                    let head = screen_layout::head(
                        ui,
                        services,
                        (AppCommand::Back, to),
                        &services.text.say(&title(game, services), &[]),
                    );
                    command = head.or(command.take());
                    ui.add_space(theme.size.grid * 1.5);
                    command = self.cards_ui(ui, services, game).or(command.take());
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
            self.page = page;
        });
        if start && let Ok(table) = self.build_table(game) {
            command = Some(AppCommand::Start(table));
        }
        command
    }

    /// The table as chosen so far, or what must be changed first.
    fn build_table(&self, game: GameInfo) -> Result<NewTable, Phrase> {
        let seating = self.seating.assignments()?;
        let seed = self.seed.seed()?;
        let options = self.options.for_table(game.options, seating.len());
        Ok(NewTable {
            game: game.id,
            setup: GameSetup { seating, options, real_dice: self.real_dice && game.has_dice },
            seed,
            deal: None,
            together: self.together,
            starter: self.starter.seat(&self.seating),
        })
    }

    fn cards_ui(&mut self, ui: &mut Ui, services: &AppServices, game: GameInfo) -> Option<AppCommand> {
        let theme = services.theme();
        let gap = theme.size.padding * 1.25;
        let width = ui.available_width();
        if width > theme.size.breakpoint.new_game * text_scale(ui, theme) {
            let left = ((width - gap) * 0.6).floor();
            let top = ui.cursor().min;
            screen_layout::column_at(ui, top, left, |ui| self.who_ui(ui, services, game));
            screen_layout::column_at(ui, top + vec2(left + gap, 0.0), width - left - gap, |ui| {
                self.scene_ui(ui, services, game);
                ui.add_space(gap - theme.size.grid);
                self.how_ui(ui, services, game)
            })
        } else {
            widgets::card(theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                about_ui(ui, services, game);
            });
            ui.add_space(theme.size.grid);
            self.who_ui(ui, services, game);
            ui.add_space(theme.size.grid);
            self.how_ui(ui, services, game)
        }
    }

    fn scene_ui(&self, ui: &mut Ui, services: &AppServices, game: GameInfo) {
        let theme = services.theme();
        widgets::card(theme).show(ui, |ui| {
            let width = ui.available_width();
            let size = &theme.size.picture;
            let height = (ui.ctx().content_rect().height() * 0.2).clamp(size.scene, size.scene_max);
            screen_layout::picture(ui, theme, vec2(width, height), theme.paper, |painter, rect| {
                game.show_scene(painter, rect, theme);
            });
            about_ui(ui, services, game);
        });
    }

    fn who_ui(&mut self, ui: &mut Ui, services: &AppServices, game: GameInfo) {
        let theme = services.theme();
        let card = widgets::card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(Theme::heading(services.word("new-game-who")));
            ui.add_space(theme.size.grid * 0.5);
            self.seats.ui(ui, services, game.id, &mut self.seating);
            ui.add_space(theme.size.grid * 0.5);
            ui.horizontal_wrapped(|ui| {
                let add = services.word("new-game-add");
                let button = PushButton::plain(theme, &add).icon(Icon::Plus);
                let response = ui.add_enabled(self.seating.has_room(), button);
                services.rects.put("add seat", response.rect);
                if response.clicked() {
                    self.seating.add();
                    self.seats.focus_last_name(&self.seating);
                    ui.ctx().request_repaint();
                }
                if !self.seating.has_room() {
                    let full =
                        Phrase::new("new-game-full").with("game", game.name(services)).with("most", game.max_seats);
                    ui.label(theme.soft(services.text.say(&full, &[])));
                }
            });
        });
        services.rects.put("who plays", card.response.rect);
    }

    fn how_ui(&mut self, ui: &mut Ui, services: &AppServices, game: GameInfo) -> Option<AppCommand> {
        let theme = services.theme();
        let card = widgets::card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(Theme::heading(services.word("new-game-how")));
            if game.is_taught {
                self.together_ui(ui, services, game);
            }
            if game.has_starter {
                self.starter.ui(ui, services, game, &self.seating);
            } else if game.options.is_empty() {
                ui.label(services.word("new-game-as-usual"));
            }
            let command = self.options.ui(ui, services, game, self.seating.seats());
            if game.has_dice {
                widgets::switch(ui, theme, &mut self.real_dice, &services.word("dice-real"));
            }
            self.seed.ui(ui, services);
            command
        });
        services.rects.put("how it is played", card.response.rect);
        card.inner
    }

    /// The switch for a guided first game, with a note where nobody here knows the game.
    fn together_ui(&mut self, ui: &mut Ui, services: &AppServices, game: GameInfo) {
        let theme = services.theme();
        let response = widgets::switch(ui, theme, &mut self.together, &services.word("new-game-together"));
        services.rects.put("together", response.rect);
        if !services.settings.has_played(game.id) {
            ui.label(theme.soft(services.word("new-game-together-new")));
        }
    }

    /// The sentence that tells who begins.
    fn who_begins(&self, services: &AppServices, game: GameInfo) -> String {
        if let Some(name) = self.starter.name(&self.seating).filter(|_| game.has_starter) {
            return services.text.say(&Phrase::new("new-game-begins").with("name", name.to_owned()), &[]);
        }
        let own = format!("{}-who-begins", game.id);
        services.word(if services.text.has(&own) { &own } else { "new-game-draw-decides" })
    }

    /// The foot: who begins, or what must be changed first, and "Start" at the right. True if that was pressed.
    fn foot_ui(&self, ui: &mut Ui, services: &AppServices, game: GameInfo) -> bool {
        let theme = services.theme();
        let table = self.build_table(game);
        let start = services.word("new-game-start");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let button = PushButton::primary(theme, &start).icon(Icon::Play).min_width(theme.size.button * 3.5);
            let response = ui.add_enabled(table.is_ok(), button);
            services.rects.put("start", response.rect);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| match &table {
                Ok(_) => {
                    let mut sentence = self.who_begins(services, game);
                    if self.seating.seats().iter().all(|seat| !seat.player.is_human()) {
                        sentence = format!("{} {sentence}", services.word("new-game-bots-only"));
                    }
                    ui.add(egui::Label::new(egui::RichText::new(sentence).color(theme.ink_soft)).wrap());
                }
                Err(phrase) => {
                    paint_warning(ui, theme);
                    let sentence = egui::RichText::new(services.text.say(phrase, &[])).color(theme.bad);
                    ui.add(egui::Label::new(sentence).wrap());
                }
            });
            response.clicked()
        })
        .inner
    }
}

/// Whether the focused widget takes Enter: a button does; a text field only loses the focus.
fn is_button(ui: &Ui, focused: Option<Id>) -> bool {
    focused.is_some_and(|focused| TextEdit::load_state(ui.ctx(), focused).is_none())
}

fn title(game: GameInfo, services: &AppServices) -> Phrase {
    Phrase::new("new-game-of").with("game", game.name(services))
}

fn paint_warning(ui: &mut Ui, theme: &Theme) {
    crate::paint::icons::icon_ui(ui, Icon::Warning, theme.size.icon * text_scale(ui, theme), theme.bad);
}
