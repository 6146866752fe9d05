//! The table screen: head line, board, panels, foot line. The board is the hero; panels give way first.

use egui::{CentralPanel, Context, Frame, Margin, Panel, Rect, Ui, UiBuilder, vec2};

use super::curtain::CurtainView;
use super::dice::DiceEntry;
use super::end::End;
use super::keys::{self, Command};
use super::panels::Panels;
use super::session::{Curtain, Desk, Session};
use super::{foot, head};
use crate::engine::Phrase;
use crate::ui::desktop::{Desktop, Go};
use crate::ui::dialogs::{Dialogs, Purpose};

/// Width of the panels at a text size of 100 %, in points.
const PANELS_WIDTH: f32 = 348.0;
/// The board keeps at least this share of the window's height.
const LEAST_BOARD: f32 = 0.6;

/// The screen.
pub struct TableScreen {
    session: Box<dyn Session>,
    panels: Panels,
    end: End,
    curtain: CurtainView,
    dice: DiceEntry,
    dialogs: Dialogs,
    /// Board and foot line only, larger.
    presenting: bool,
}

/// The app's desk as a session sees it.
fn desk<'a>(desktop: &'a Desktop, now: f64) -> Desk<'a> {
    Desk { theme: desktop.theme(), text: &desktop.text, settings: &desktop.settings, spots: &desktop.spots, now }
}

impl TableScreen {
    /// The screen for a table.
    pub fn new(session: Box<dyn Session>) -> Self {
        TableScreen {
            session,
            panels: Panels::default(),
            end: End::default(),
            curtain: CurtainView::default(),
            dice: DiceEntry::default(),
            dialogs: Dialogs::default(),
            presenting: false,
        }
    }

    /// The table.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Whether board and foot line only are shown, larger.
    pub fn is_presenting(&self) -> bool {
        self.presenting
    }

    /// See `App::logic`.
    pub fn tick(&mut self, desktop: &Desktop, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        if self.session.tick(&desk(desktop, now), ctx) {
            ctx.request_repaint();
        }
        self.save(desktop);
    }

    /// Has saved what is not saved yet.
    pub fn save(&mut self, desktop: &Desktop) {
        desktop.autosave.put(self.session.save(desktop.places.records()));
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut Desktop) -> Option<Go> {
        let now = ui.ctx().input(|input| input.time);
        let mut go = self.dialogs_ui(ui, desktop);
        let busy = keys::is_busy(ui.ctx());
        keys::drop_repeats(ui.ctx());
        if CurtainView::window_lost_focus(ui) {
            self.session.let_fall();
            self.curtain.rest();
        }
        if !self.session.curtain().is_some_and(|curtain| curtain.is_in_the_way()) {
            self.curtain.rest();
        }
        let mut commands = keys::pressed(ui, self.session.as_ref(), &desk(desktop, now), self.presenting);
        let theme = desktop.theme();
        let background = Frame::new().fill(theme.table).inner_margin(Margin::symmetric(theme.size.padding as i8, 8));
        if !self.presenting {
            Panel::top("table head").frame(background).show_separator_line(false).show(ui, |ui| {
                commands.extend(head::ui(ui, self.session.as_mut(), &desk(desktop, now)));
            });
        }
        Panel::bottom("table foot").frame(background).show_separator_line(false).show(ui, |ui| {
            let ended = self.end.is_shown(self.session.as_ref(), &desk(desktop, now));
            if self.presenting && !self.panels.are_called() && !ended {
                let seat = self.session.front_seat();
                self.session.hand_ui(ui, &desk(desktop, now), seat);
            }
            commands.extend(foot::ui(ui, self.session.as_mut(), &desk(desktop, now), ended));
        });
        if self.session.asks_for_dice().is_some() {
            Panel::bottom("dice entry").frame(background).show_separator_line(false).show(ui, |ui| {
                self.dice.ui(ui, self.session.as_mut(), &desk(desktop, now), !busy);
            });
        } else {
            self.dice.rest();
        }
        CentralPanel::default().frame(background.inner_margin(Margin::symmetric(theme.size.padding as i8, 0))).show(
            ui,
            |ui| {
                let desk = desk(desktop, now);
                if let Some(curtain) = self.session.curtain().filter(Curtain::is_in_the_way) {
                    let free = !busy && !keys::is_covered(ui.ctx());
                    self.curtain.ui(ui, self.session.as_mut(), &desk, curtain, free);
                } else if self.end.is_shown(self.session.as_ref(), &desk) {
                    self.end.ui(ui, self.session.as_mut(), &desk);
                } else {
                    commands.extend(self.middle_ui(ui, &desk));
                }
            },
        );
        if !busy {
            commands.extend(keys::back(ui));
        }
        for command in commands {
            go = self.obey(command, ui, desktop, now).or(go);
        }
        go
    }

    fn middle_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) -> Vec<Command> {
        let area = ui.available_rect_before_wrap();
        let window = ui.ctx().content_rect();
        let scale = f32::from(desk.settings.text_percent) / 100.0;
        let gap = desk.theme.size.padding;
        let least = (window.height() * LEAST_BOARD).min(area.height());
        let wanted = PANELS_WIDTH * scale.clamp(1.0, 1.6);
        let panels = if self.presenting && !self.panels.are_called() {
            0.0
        } else {
            wanted.min(area.width() - least - gap).max(240.0)
        };
        let split = area.right() - panels;
        let board =
            Rect::from_min_max(area.min, egui::pos2(split - if panels > 0.0 { gap } else { 0.0 }, area.bottom()));
        ui.scope_builder(UiBuilder::new().max_rect(board), |ui| self.session.board_ui(ui, desk));
        if panels == 0.0 {
            return Vec::new();
        }
        let side = Rect::from_min_size(egui::pos2(split, area.top()), vec2(panels, area.height()));
        ui.scope_builder(UiBuilder::new().max_rect(side), |ui| self.panels.ui(ui, self.session.as_mut(), desk)).inner
    }

    fn obey(&mut self, command: Command, ui: &Ui, desktop: &mut Desktop, now: f64) -> Option<Go> {
        let desk = desk(desktop, now);
        match command {
            Command::Go(go) => return Some(go),
            Command::Undo => self.session.undo(&desk),
            Command::Redo => self.session.redo(&desk),
            Command::Reset => self.session.reset_turn(&desk),
            Command::Press(button) => self.session.press(&desk, button),
            Command::LookAt(ply) => {
                self.session.look_at(ply);
                if ply.is_none() {
                    self.end.show_again();
                } else {
                    self.end.put_away();
                }
            }
            Command::Step => self.session.step(),
            Command::SkipToMe => self.session.skip_to_person(),
            Command::Cover => self.session.toggle_cover(),
            Command::LookBehind => self.session.look(),
            Command::CorrectDice => self.session.correct_dice(&desk),
            Command::Panels => self.panels.call(),
            Command::Present => {
                self.presenting = !self.presenting;
                ui.ctx().send_viewport_cmd(egui::ViewportCommand::Fullscreen(self.presenting));
            }
            Command::StopPresenting => {
                self.presenting = false;
                ui.ctx().send_viewport_cmd(egui::ViewportCommand::Fullscreen(false));
            }
            Command::SaveRecord => {
                self.dialogs.start(
                    Purpose::SaveRecord,
                    desktop.places.records(),
                    &format!("{}.ron", self.session.game()),
                );
            }
            Command::OpenRecord => self.dialogs.start(Purpose::OpenRecord, desktop.places.records(), ""),
            Command::Again { same_deal } => return Some(Go::Start(self.session.again(same_deal))),
            Command::PlayOn => {
                let path = desktop.shelf.new_path(self.session.game());
                if let Some(session) = self.session.play_on(path, &desktop.settings) {
                    self.save(desktop);
                    *self = TableScreen::new(session);
                }
            }
        }
        ui.ctx().request_repaint();
        None
    }

    /// Dialogs for files that are open, and what came of them.
    fn dialogs_ui(&mut self, ui: &Ui, desktop: &mut Desktop) -> Option<Go> {
        let (purpose, path) = self.dialogs.ui(ui.ctx(), desktop)?;
        match purpose {
            Purpose::OpenRecord => Some(Go::OpenRecord(path)),
            Purpose::SaveRecord => {
                let said = match crate::play::write_whole(&path, &self.session.record()) {
                    Ok(()) => Phrase::new("record-saved").with("file", path.display().to_string()),
                    Err(error) => Phrase::new("record-not-saved").with("detail", error.to_string()),
                };
                desktop.notice = Some(said);
                None
            }
        }
    }
}
