//! The screen of today's deal: the deal of the chosen day as a card, and the calendar of the past days.

mod calendar;
mod card;
mod played;
mod practice;
mod share;
mod stars;
mod targets;
mod words;

use std::collections::BTreeMap;

use egui::{CentralPanel, Frame, Ui, vec2};
use jiff::ToSpan as _;
use jiff::civil::Date;

use super::background::BackgroundWork;
use super::choice_menu::{MenuChoice, choice_menu};
use super::days;
use super::folder_reader::FolderReader;
use super::games_reader::GamesReader;
use super::new_game::names::name_lists;
use super::new_game::seating::NameLists;
use super::screen_layout;
use super::select::shelf_entry::{ShelfEntry, read_shelf};
use super::services::{AppCommand, AppServices, NewTable};
use super::settings::GameSetup;
use crate::daily::{Deal, DealResult, DealVersion, Target, results};
use crate::paint::style::text_scale;
use crate::paint::theme::{Durations, Theme};
use crate::play::{Bot, SeatAssignment};
use crate::statistics::{Directory, Who};
pub use played::PlayedDeals;
pub use practice::PracticeCheck;
pub use stars::{stars_ui, stars_width};
pub use targets::{Targets, Urgency};
pub use words::{EndLine, dated_title, end_line, note, request_target, title_at_table};

/// How many days before today can be played.
const PAST_DAYS: i64 = 60;

/// The screen of today's deal.
pub struct DailyScreen {
    reader: GamesReader,
    shelf: FolderReader<ShelfEntry>,
    names: NameLists,
    /// The person who plays, as an index in the settings; 0 if nobody has played here yet.
    person: usize,
    chosen: Date,
    /// The day that was today when the screen was painted last.
    today: Date,
    known: Option<Known>,
    /// The day on the page, if its target was not known yet when it was chosen.
    awaited: Option<Date>,
    calendar: calendar::Calendar,
    /// Until when it is said that the result of the chosen day was copied, in seconds since the app began.
    copied_until: Option<(Date, f64)>,
    /// Where the button at the top leads, and its text key.
    back: (AppCommand, &'static str),
    page: screen_layout::ScrollPage,
}

/// What a person has made, as long as it is still this person and these people.
struct Known {
    who: Who,
    directory: Directory,
    results: BTreeMap<Date, DealResult>,
}

/// A day as it is shown.
struct Day {
    date: Date,
    deal: Deal,
    result: Option<DealResult>,
    target: Option<Target>,
    /// Whether people have waited for the target since they chose this day.
    was_awaited: bool,
    /// The table of this deal that waits on the shelf.
    waiting: Option<std::path::PathBuf>,
}

impl Day {
    /// The day after its own on which the deal was played; `None` if it was played in time, or not at all.
    fn played_later(&self) -> Option<Date> {
        days::local_day(self.result.as_ref()?.when).filter(|played| *played > self.date)
    }
}

/// What somebody wants to do with the chosen deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    /// Play it, or go on with it.
    Play,
    /// Copy the result.
    CopyResult,
    /// Save the result as a picture.
    SavePicture,
}

impl DailyScreen {
    /// Opens the screen with the deal of this day, or of today; its button at the top leads `back`.
    pub fn new(services: &AppServices, back: (AppCommand, &'static str), date: Option<Date>) -> Self {
        let today = services.today();
        let is_shown = |date: &Date| *date <= today && *date >= first_day(today);
        DailyScreen {
            reader: GamesReader::open(&services.paths, !services.autosave.is_locked()),
            shelf: read_shelf(services),
            names: name_lists(services),
            person: 0,
            chosen: date.filter(is_shown).unwrap_or(today),
            today,
            known: None,
            awaited: None,
            calendar: calendar::Calendar::default(),
            copied_until: None,
            back,
            page: screen_layout::ScrollPage::default(),
        }
    }

    /// The same page after a game, with the same day and person. A table over which it was opened is no longer there.
    pub fn reopened(self, services: &AppServices) -> Self {
        let back = if self.back.0 == AppCommand::Back { (AppCommand::Select, "go-games") } else { self.back };
        DailyScreen { person: self.person, ..DailyScreen::new(services, back, Some(self.chosen)) }
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let mut command = None;
        let theme = services.theme();
        self.update(ui, services);
        let mut days = self.days(services);
        self.request_targets(ui, services, &days);
        let Some(chosen) = days.iter().position(|day| day.date == self.chosen) else {
            return Some(self.back.0.clone());
        };
        if let Some(day) = days.get_mut(chosen) {
            let is_awaited = day.target.is_none() && !services.targets.has_failed(&day.deal);
            self.awaited = self.awaited.filter(|date| *date == day.date).or(is_awaited.then_some(day.date));
            day.was_awaited = self.awaited.is_some();
        }
        let mut action = None;
        if screen_layout::has_keys(ui, services) {
            if screen_layout::takes_escape(ui, services) {
                command = Some(self.back.0.clone());
            }
            action = self.calendar.handle_keys(ui, (self.today, first_day(self.today)), &mut self.chosen);
        }
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            let mut page = std::mem::take(&mut self.page);
            page.ui(ui, false, |ui| {
                screen_layout::column(ui, theme, theme.size.column.daily, |ui| {
                    ui.add_space(theme.size.grid * 2.5);
                    let title = words::title(&services.text, self.chosen, self.today);
                    let head = screen_layout::head(ui, services, self.back.clone(), &title);
                    command = head.or(command.take());
                    ui.add_space(theme.size.grid * 0.5);
                    self.about_ui(ui, services);
                    ui.add_space(theme.size.grid);
                    if let Some(day) = days.get(chosen) {
                        action = self.parts_ui(ui, services, day, &days).or(action);
                    }
                    ui.add_space(theme.size.padding * 1.5);
                });
            });
            self.page = page;
        });
        let day = days.get(chosen)?;
        let done = action.and_then(|action| self.act(ui, services, action, day));
        done.or(command)
    }

    /// Takes over what has been read, and the change of the day at midnight.
    fn update(&mut self, ui: &Ui, services: &AppServices) {
        let today = services.today();
        if today != self.today {
            if self.chosen == self.today {
                self.chosen = today;
            }
            self.today = today;
        }
        self.chosen = self.chosen.clamp(first_day(today), today);
        self.shelf.wait_for_first_batch(services.load_timeout);
        self.shelf.update(ui.ctx());
        self.reader.update(ui.ctx(), services.load_timeout);
        let Some(games) = self.reader.games() else { return };
        let directory = services.settings.directory();
        let (name, _) = self.player(services);
        let id = services.settings.people.get(self.person).and_then(|person| person.id.as_ref());
        let Some(who) = directory.who(&name, id) else { return };
        if self.known.as_ref().is_none_or(|known| known.who != who || known.directory != directory) {
            let results = results(games, &directory, &who);
            self.known = Some(Known { who, directory, results });
        }
    }

    /// The name and mark of the person who plays.
    fn player(&self, services: &AppServices) -> (String, u8) {
        let person = services.settings.people.get(self.person).or(services.settings.people.first());
        person.map_or_else(|| (self.names.first_person.clone(), 0), |person| (person.name.clone(), person.mark))
    }

    /// All days that are shown, the latest first.
    fn days(&self, services: &AppServices) -> Vec<Day> {
        let (name, _) = self.player(services);
        let mut dates = (0..=PAST_DAYS).map(|back| self.today.saturating_sub(back.days()));
        let day = |date: Date| {
            let result = self.known.as_ref().and_then(|known| known.results.get(&date)).cloned();
            let deal = match &result {
                Some(result) => result.deal.clone(),
                None => Deal::of(date, DealVersion::current())?,
            };
            let target = services.targets.find(&deal);
            let waits =
                |entry: &&ShelfEntry| entry.deal == Some(date) && entry.names.get(deal.seat.index()) == Some(&name);
            let waiting = self.shelf.rows().iter().filter_map(|row| row.content.as_ref()).find(waits);
            let waiting = waiting.map(|entry| entry.path.clone());
            Some(Day { date, deal, result, target, was_awaited: false, waiting })
        };
        dates.by_ref().filter_map(day).collect()
    }

    /// Has the target of the chosen deal worked out, and those of all deals that were played.
    fn request_targets(&self, ui: &Ui, services: &AppServices, days: &[Day]) {
        let may_write = !services.autosave.is_locked();
        for day in days.iter().filter(|day| day.target.is_none()) {
            let urgency = match (day.date == self.chosen, &day.result) {
                (true, _) => Urgency::Now,
                (false, Some(_)) => Urgency::Later,
                (false, None) => continue,
            };
            services.targets.request(&day.deal, urgency, may_write, ui.ctx());
        }
    }

    /// What this is, and who plays, if several people do.
    fn about_ui(&mut self, ui: &mut Ui, services: &AppServices) {
        let theme = services.theme();
        ui.horizontal_wrapped(|ui| {
            let people = &services.settings.people;
            if people.len() > 1 {
                let choices: Vec<MenuChoice> =
                    people.iter().map(|person| MenuChoice::named(person.name.clone())).collect();
                if let Some(picked) = choice_menu(ui, services, "daily-who", &choices, Some(self.person), false) {
                    self.person = picked;
                }
                ui.add_space(theme.size.grid);
            }
            ui.label(egui::RichText::new(services.word("daily-about")).color(theme.ink_soft));
        });
    }

    /// The card of the chosen deal and the calendar: side by side, or one below the other where there is no room.
    fn parts_ui(&mut self, ui: &mut Ui, services: &AppServices, day: &Day, days: &[Day]) -> Option<Action> {
        let theme = services.theme();
        let seating = self.seating(services, &day.deal);
        let is_copied = self.is_copied(ui, day);
        let gap = theme.size.padding;
        let width = ui.available_width();
        let dates = (first_day(self.today), self.today);
        if width <= theme.size.breakpoint.daily * text_scale(ui, theme) {
            self.calendar.fit(ui, theme, dates, width);
            let action = card::ui(ui, services, (self.today, day), &seating, is_copied);
            ui.add_space(gap);
            self.calendar.ui(ui, services, (self.today, days), &mut self.chosen);
            return action;
        }
        let side = self.calendar.fit(ui, theme, dates, width * 0.6).min(width * 0.6);
        let top = ui.cursor().min;
        let action = screen_layout::column_at(ui, top, width - side - gap, |ui| {
            card::ui(ui, services, (self.today, day), &seating, is_copied)
        });
        screen_layout::column_at(ui, top + vec2(width - side, 0.0), side, |ui| {
            self.calendar.ui(ui, services, (self.today, days), &mut self.chosen);
        });
        action
    }

    /// Whether the result of this day has just been copied.
    fn is_copied(&self, ui: &Ui, day: &Day) -> bool {
        let now = ui.ctx().input(|input| input.time);
        let left = self.copied_until.filter(|(date, _)| *date == day.date).map_or(0.0, |(_, until)| until - now);
        if left > 0.0 {
            ui.ctx().request_repaint_after_secs(left as f32);
        }
        left > 0.0
    }

    /// Who sits where in this deal.
    fn seating(&self, services: &AppServices, deal: &Deal) -> Vec<SeatAssignment> {
        let (name, mark) = self.player(services);
        let mut taken = vec![name.clone()];
        deal.seating((&name, mark), |bot: Bot| {
            let fits = |(_, style): &&(String, crate::play::PlayStyle)| bot.style.is_none_or(|own| own == *style);
            let free = self.names.bots.iter().filter(fits).map(|(name, _)| name).find(|name| !taken.contains(name));
            let free = free.cloned().unwrap_or_else(|| services.word("bot"));
            taken.push(free.clone());
            free
        })
    }

    /// Does what somebody wants with the chosen deal.
    fn act(&mut self, ui: &Ui, services: &mut AppServices, action: Action, day: &Day) -> Option<AppCommand> {
        match (action, &day.waiting) {
            (Action::Play, Some(path)) => Some(AppCommand::Open(path.clone())),
            (Action::Play, None) => Some(AppCommand::Start(NewTable {
                game: day.deal.game,
                setup: GameSetup {
                    seating: self.seating(services, &day.deal),
                    options: day.deal.options.clone(),
                    real_dice: false,
                },
                seed: Some(day.deal.seed),
                deal: Some(day.date),
                together: false,
                starter: None,
            })),
            (Action::CopyResult, _) => {
                share::copy(ui.ctx(), &services.text, day);
                let shown_for = Durations::time(services.theme().motion.notice).as_secs_f64();
                self.copied_until = Some((day.date, ui.ctx().input(|input| input.time) + shown_for));
                ui.ctx().request_repaint();
                None
            }
            (Action::SavePicture, _) => share::picture_command(services, day),
        }
    }
}

impl BackgroundWork for DailyScreen {
    fn wait_until_done(&mut self) {
        self.reader.wait_until_done();
        self.shelf.wait_until_done();
    }
}

/// The first day that can be played.
fn first_day(today: Date) -> Date {
    today.saturating_sub(PAST_DAYS.days())
}

/// The title of a page of this screen.
fn heading(text: impl Into<String>) -> egui::RichText {
    Theme::heading(text)
}
