//! The statistics screen: what a person has played, in one game or in all.

pub(super) mod controls;
mod headline;
mod plots;
mod section;
mod sections;

use egui::{CentralPanel, Frame, Ui, vec2};

use super::background::BackgroundWork;
use super::file_dialog::FilePurpose;
use super::game_info::{self, GameInfo};
use super::games_reader::GamesReader;
use super::screen_layout;
use super::services::{AppCommand, AppServices, SaveRequest};
use crate::engine::Phrase;
use crate::paint::icons::{Icon, icon_ui};
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::paint::widgets::{self, PushButton};
use crate::statistics::{Directory, Figures, Participant, PlayedGame, Who, participants, to_csv};
use crate::text::Language;
use section::Section;

/// The statistics screen.
pub struct StatisticsScreen {
    games: Vec<GameInfo>,
    reader: GamesReader,
    people: Vec<Participant>,
    choice: Choice,
    shown: Option<Shown>,
    /// Where the button at the top leads, and its text key.
    back: (AppCommand, &'static str),
    page: screen_layout::ScrollPage,
}

/// What people have chosen to see.
#[derive(Clone, Debug, Default, PartialEq)]
struct Choice {
    who: Option<Who>,
    /// The id of a game; `None` for all.
    game: Option<&'static str>,
    /// Whether tables are shown in place of pictures.
    as_tables: bool,
}

/// The figures of a choice, and all that is shown of them.
struct Shown {
    choice: Choice,
    directory: Directory,
    /// Which of the people are children.
    children: Vec<bool>,
    language: Language,
    name: String,
    figures: Figures,
    sections: Vec<Section>,
}

impl StatisticsScreen {
    /// Opens the screen; its button at the top leads `back`.
    pub fn new(services: &AppServices, back: (AppCommand, &'static str)) -> Self {
        StatisticsScreen {
            games: game_info::offered(&services.settings),
            reader: GamesReader::open(&services.paths, !services.autosave.is_locked()),
            people: Vec::new(),
            choice: Choice::default(),
            shown: None,
            back,
            page: screen_layout::ScrollPage::default(),
        }
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let mut command = None;
        let theme = services.theme();
        self.update(ui, services);
        if screen_layout::takes_escape(ui, services) {
            command = Some(self.back.0.clone());
        }
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            let StatisticsScreen { games, reader, people, choice, shown, back, page } = self;
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.statistics, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let title = services.word("statistics-title");
                    command = screen_layout::head(ui, services, back.clone(), &title).or(command.take());
                    ui.add_space(theme.size.grid);
                    let Some(read) = reader.games() else { return reading_ui(ui, services, reader.progress()) };
                    let is_played = people.iter().any(|person| person.games > 0);
                    if read.is_empty() || !is_played {
                        let has_only_bots = !read.is_empty() && read.iter().all(PlayedGame::is_of_bots);
                        let key = if has_only_bots { "statistics-none-bots" } else { "statistics-none" };
                        let more = if has_only_bots { "statistics-none-bots-more" } else { "statistics-none-more" };
                        let words = (services.word(key), services.word(more));
                        command = empty_ui(ui, services, words).or(command.take());
                    } else {
                        let has_pictures = |shown: &Shown| shown.sections.iter().any(|part| part.picture.is_some());
                        let has_pictures = shown.as_ref().is_some_and(has_pictures);
                        let saves = controls::ui(ui, services, (people, games), choice, has_pictures);
                        ui.add_space(theme.size.grid);
                        if let Some(shown) = shown {
                            if saves {
                                command = Some(save_command(services, shown));
                            }
                            command = shown_ui(ui, services, shown).or(command.take());
                        }
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
        });
        command
    }

    /// Takes over what has been read, and computes the figures of a new choice.
    fn update(&mut self, ui: &Ui, services: &AppServices) {
        self.reader.update(ui.ctx(), services.load_timeout);
        let Some(games) = self.reader.games() else { return };
        let (directory, language) = (services.settings.directory(), services.text.language());
        let children: Vec<bool> = services.settings.people.iter().map(|person| person.is_child).collect();
        let is_current = |shown: &Shown| {
            shown.choice == self.choice
                && shown.directory == directory
                && shown.children == children
                && shown.language == language
        };
        if self.shown.as_ref().is_some_and(is_current) {
            return;
        }
        self.people = participants(games, &directory);
        let is_known = |who: &Who| self.people.iter().any(|person| person.who == *who);
        if !self.choice.who.as_ref().is_some_and(is_known) {
            let first = self.people.iter().find(|person| person.games > 0).or(self.people.first());
            self.choice.who = first.map(|person| person.who.clone());
        }
        let who = self.choice.who.as_ref();
        let Some(person) = self.people.iter().find(|person| Some(&person.who) == who) else { return };
        let listed: Vec<&str> = self.games.iter().map(|game| game.id).collect();
        let figures = Figures::of(games, &directory, &person.who, self.choice.game, &listed);
        let is_child = services.settings.is_child_who(&person.who);
        let figures = if is_child { figures.best_only() } else { figures };
        let sections = sections::all(services, person, &figures, &self.games, self.choice.game);
        let (choice, name) = (self.choice.clone(), person.name.clone());
        self.shown = Some(Shown { choice, directory, children, language, name, figures, sections });
    }
}

impl BackgroundWork for StatisticsScreen {
    fn wait_until_done(&mut self) {
        self.reader.wait_until_done();
    }
}

/// How far the reading is.
fn reading_ui(ui: &mut Ui, services: &AppServices, (read, all): (usize, usize)) {
    let theme = services.theme();
    ui.horizontal(|ui| {
        icon_ui(ui, Icon::Hourglass, theme.size.icon, theme.ink_soft);
        let phrase = Phrase::new("statistics-reading").with("count", read).with("all", all);
        ui.label(services.text.say(&phrase, &[]));
    });
}

/// The figures of the chosen person.
fn shown_ui(ui: &mut Ui, services: &AppServices, shown: &Shown) -> Option<AppCommand> {
    let theme = services.theme();
    let command = if shown.figures.all.played == 0 {
        let phrase = Phrase::new("statistics-none-person").with("name", shown.name.clone());
        empty_ui(ui, services, (services.text.say(&phrase, &[]), services.word("statistics-none-more")))
    } else {
        headline::ui(ui, services, &shown.name, &shown.figures, shown.choice.game);
        None
    };
    ui.add_space(theme.size.grid);
    let as_tables = shown.choice.as_tables;
    let has_columns = ui.available_width() > theme.size.breakpoint.statistics * text_scale(ui, theme);
    if !has_columns {
        for section in &shown.sections {
            section::ui(ui, services, section, as_tables);
        }
        return command;
    }
    ui.spacing_mut().item_spacing.x = theme.size.padding;
    ui.columns(2, |columns| {
        let mut lines = [0, 0];
        for section in &shown.sections {
            let column = usize::from(lines[0] > lines[1]);
            lines[column] += section.lines(as_tables);
            section::ui(&mut columns[column], services, section, as_tables);
        }
    });
    command
}

/// An invitation to play, while there is nothing to show.
fn empty_ui(ui: &mut Ui, services: &AppServices, (sentence, more): (String, String)) -> Option<AppCommand> {
    let theme = services.theme();
    let mut command = None;
    widgets::card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical_centered(|ui| {
            let scale = text_scale(ui, theme);
            ui.add_space(theme.size.padding);
            icon_ui(ui, Icon::Dice, theme.size.icon * 2.5 * scale, theme.ink_soft);
            ui.add_space(theme.size.grid);
            ui.label(Theme::heading(sentence));
            ui.scope(|ui| {
                ui.set_max_width((theme.size.line_length * scale).min(ui.available_width()));
                ui.label(egui::RichText::new(more).color(theme.ink_soft));
            });
            ui.add_space(theme.size.grid);
            let play = ui.add(PushButton::primary(theme, &services.word("statistics-play")).icon(Icon::Play));
            services.rects.put("statistics play", play.rect);
            if play.clicked() {
                command = Some(AppCommand::NewGame(services.current_game()));
            }
            ui.allocate_space(vec2(0.0, theme.size.padding));
        });
    });
    command
}

/// The command to save the figures.
fn save_command(services: &AppServices, shown: &Shown) -> AppCommand {
    let name = services.word("statistics-file");
    let bytes = to_csv(&shown.name, shown.choice.game, &shown.figures).into_bytes();
    AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SaveTable, name: format!("{name}.csv"), bytes })
}
