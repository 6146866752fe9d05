//! The table screen: head line, board, panels, foot line. The board is the hero; panels give way first.

use egui::{Context, PointerButton, Pos2, Rect, Ui, UiBuilder, pos2, vec2};

use super::announcer::Announcer;
use super::choices::ChoicesView;
use super::coach::{self, Coach};
use super::curtain::CurtainView;
use super::dice::DiceEntry;
use super::end::End;
use super::foot::Foot;
use super::head;
use super::keys::{self, Command};
use super::panels::Panels;
use super::session::{Asks, Curtain, FrameContext, Session};
use super::spotlight::{self, Stage};
use super::together::{self, CardView};
use crate::engine::Phrase;
use crate::ui::board_image;
use crate::ui::file_dialog::{FilePurpose, GAME_EXTENSION};
use crate::ui::screen_layout::request_relayout;
use crate::ui::services::{AppCommand, AppServices, SaveRequest};

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
    foot: Foot,
    coach: Coach,
    card: CardView,
    choices: ChoicesView,
    announcer: Announcer,
    /// Height of all that is below the board, as it was last.
    below_height: f32,
    /// Board and foot line only, larger.
    presenting: bool,
}

/// The app's frame as a session sees it.
fn frame_context<'a>(desktop: &'a AppServices, now: f64) -> FrameContext<'a> {
    FrameContext {
        theme: desktop.theme(),
        text: &desktop.text,
        settings: &desktop.settings,
        spots: &desktop.rects,
        notice: desktop.notice.as_ref(),
        unsaved: desktop.unsaved.as_ref(),
        now,
    }
}

impl TableScreen {
    /// The screen for a table.
    pub fn new(session: Box<dyn Session>) -> Self {
        let announcer = Announcer::new(session.ply());
        TableScreen {
            session,
            panels: Panels::default(),
            end: End::default(),
            curtain: CurtainView::default(),
            dice: DiceEntry::default(),
            foot: Foot::default(),
            coach: Coach::default(),
            card: CardView::default(),
            choices: ChoicesView::default(),
            announcer,
            below_height: 0.0,
            presenting: false,
        }
    }

    /// The table.
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// Another language is spoken.
    pub fn speak_anew(&mut self) {
        self.session.forget_words();
    }

    /// Whether board and foot line only are shown, larger.
    pub fn is_presenting(&self) -> bool {
        self.presenting
    }

    /// See `App::logic`.
    pub fn tick(&mut self, desktop: &AppServices, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.announcer.note(self.session.ply());
        if self.session.tick(&frame_context(desktop, now), ctx) {
            ctx.request_repaint();
        }
        self.save(desktop);
    }

    /// Nobody sits before it for a while: nobody thinks, and what only one may see is covered.
    pub fn suspend(&mut self) {
        self.session.suspend();
    }

    /// Has saved what is not saved yet.
    pub fn save(&mut self, desktop: &AppServices) {
        desktop.autosave.submit(self.session.save(desktop.paths.records_dir()));
    }

    /// Paints it and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &mut AppServices) -> Option<AppCommand> {
        let now = ui.ctx().input(|input| input.time);
        let mut go = None;
        let busy = keys::is_busy(ui.ctx());
        keys::drop_repeats(ui.ctx());
        if CurtainView::window_lost_focus(ui) {
            self.session.drop_curtain();
            self.curtain.rest();
        }
        if !self.session.curtain().is_some_and(|curtain| curtain.is_in_the_way()) {
            self.curtain.rest();
        }
        // Asked before anything takes a key away.
        let acted = ui.input(keys::has_acted);
        let has_words = self.session.has_words();
        let hushed = has_words && !busy && keys::escapes(ui);
        if !has_words {
            self.choices.closes(ui);
        }
        self.note_learned(desktop);
        let mut commands =
            keys::pressed(ui, self.session.as_ref(), &frame_context(desktop, now), self.presenting && !has_words);
        let learns = self.session.coaching().is_some();
        let ended = !learns && self.end.is_shown(ui, self.session.as_mut(), &frame_context(desktop, now));
        self.frame_ui(ui, &frame_context(desktop, now), ended, busy, &mut commands);
        if hushed {
            commands.push(Command::Hush);
        } else if !busy && !desktop.escape_handled {
            commands.extend(keys::back(ui));
        }
        let hidden = self.session.curtain().is_some_and(|curtain| curtain.is_in_the_way());
        if commands.is_empty() && !hidden {
            commands.extend(
                coach::pressed(ui, self.session.as_ref()).or_else(|| together::pressed(ui, self.session.as_ref())),
            );
        }
        if commands.is_empty() && (!ended || self.end.was_seen(&frame_context(desktop, now))) {
            commands.extend(keys::done(ui, self.session.as_ref(), &frame_context(desktop, now), ended));
        }
        for command in commands {
            go = self.obey(command, ui, desktop, now).or(go);
        }
        self.session.frame_ends(acted);
        go
    }

    /// How far a chapter has been learned is remembered: leaving never loses.
    fn note_learned(&self, desktop: &mut AppServices) {
        let Some(coaching) = self.session.coaching() else { return };
        let (game, settings) = (self.session.game(), &mut desktop.settings);
        let is_new = match coaching.asks {
            Asks::Nothing { .. } => settings.mark_learned(game, &coaching.name),
            _ => settings.set_resume_step(game, &coaching.name, coaching.step),
        };
        if is_new {
            desktop.save_settings();
        }
    }

    /// Everything on the screen. What one plays with comes first when Tab goes round: the board, what a coach or a card says, the foot line, the
    /// panels, and last the head line.
    fn frame_ui(
        &mut self,
        ui: &mut Ui,
        frame: &FrameContext<'_>,
        ended: bool,
        busy: bool,
        commands: &mut Vec<Command>,
    ) {
        let theme = frame.theme;
        self.announcer.ui(ui, self.session.as_ref(), frame);
        // Below what lies above every screen.
        let all = ui.available_rect_before_wrap();
        ui.painter().rect_filled(all, 0.0, theme.table);
        let edge = theme.size.grid;
        let room = all.shrink2(vec2(theme.size.padding, edge));
        let head = if self.presenting { 0.0 } else { head::height(ui, theme) + edge };
        let middle = Rect::from_min_max(
            pos2(room.left(), room.top() + head),
            pos2(room.right(), room.bottom() - self.below_height - edge),
        );
        // Whatever else is there, each part keeps its own id: else the focus would be lost and an open menu shut when the curtain falls.
        let within = ui.scope_id();
        let part = |name: &str| within.with(name);
        let mut panels = None;
        let mut shown_board = Rect::NOTHING;
        let place = UiBuilder::new().scope_id(part("middle")).max_rect(middle);
        ui.scope_builder(place, |ui| {
            if let Some(curtain) = self.session.curtain().filter(Curtain::is_in_the_way) {
                let free = !busy && !keys::is_covered(ui.ctx());
                self.curtain.ui(ui, self.session.as_mut(), frame, curtain, free);
            } else if ended {
                self.end.ui(ui, self.session.as_mut(), frame);
            } else {
                let (board, side) = self.split(ui, frame, middle);
                shown_board = board;
                ui.scope_builder(UiBuilder::new().max_rect(board), |ui| self.session.board_ui(ui, frame));
                panels = side;
            }
        });
        let mut card = None;
        if let Some(side) = &mut panels {
            let place = UiBuilder::new().scope_id(part("card")).max_rect(*side);
            let shown = ui.scope_builder(place, |ui| self.card_ui(ui, frame, commands));
            card = shown.inner.then_some(shown.response.rect);
            side.min.y = card.map_or(side.top(), |card| card.bottom() + edge).min(side.bottom());
        }
        let below = room.with_min_y(middle.bottom() + edge);
        let mut below = ui.new_child(UiBuilder::new().scope_id(part("below")).max_rect(below));
        self.below_ui(&mut below, frame, ended, busy, commands);
        let needed = below.min_rect().height();
        if (needed - self.below_height).abs() > 0.5 {
            self.below_height = needed;
            request_relayout(ui.ctx(), "what is below the board has another height");
        }
        if let Some(side) = panels
            && self.shows_panels()
        {
            let place = UiBuilder::new().scope_id(part("panels")).max_rect(side);
            let asked = ui.scope_builder(place, |ui| {
                // In a window that is too small the panels end where the foot begins.
                ui.shrink_clip_rect(all.with_max_y(side.bottom() + edge));
                match self.choices.is_open() {
                    true => self.choices.ui(ui, self.session.as_mut(), frame),
                    false => self.panels.ui(ui, self.session.as_mut(), frame),
                }
            });
            commands.extend(asked.inner);
        }
        if let Some(at) = clicked_at(ui)
            && commands.is_empty()
        {
            let on_paper = ui.ctx().interaction_snapshot(|pointer| pointer.clicked.is_none());
            if shown_board.contains(at) || (on_paper && panels.is_some_and(|side| side.contains(at))) {
                self.session.answer_click(at, frame);
                ui.ctx().request_repaint();
            }
        }
        if let Some(coaching) = self.session.coaching() {
            let dimmed = all.with_min_y(room.top() + head - edge * 0.5).with_max_y(middle.bottom() + edge * 0.5);
            let panels = panels.filter(|_| self.shows_panels());
            spotlight::paint(ui, frame, &coaching.spots, Stage { dimmed, panels, card });
        }
        if !self.presenting {
            let head = room.with_max_y(room.top() + head);
            let place = UiBuilder::new().scope_id(part("head")).max_rect(head);
            commands.extend(ui.scope_builder(place, |ui| head::ui(ui, self.session.as_mut(), frame)).inner);
        }
    }

    /// Dice to be entered, while presenting what the seat in front plays from, and the foot line.
    fn below_ui(
        &mut self,
        ui: &mut Ui,
        frame: &FrameContext<'_>,
        ended: bool,
        busy: bool,
        commands: &mut Vec<Command>,
    ) {
        ui.spacing_mut().item_spacing.y = frame.theme.size.grid;
        if self.session.asks_for_dice().is_some() {
            self.dice.ui(ui, self.session.as_mut(), frame, !busy);
        } else {
            self.dice.rest();
        }
        if !self.shows_panels() && !ended {
            let seat = self.session.front_seat();
            self.session.hand_ui(ui, frame, seat);
        }
        commands.extend(self.foot.ui(ui, self.session.as_ref(), frame, ended, self.presenting));
    }

    /// What a coach says, or the card of a first game; whether there is anything.
    fn card_ui(&mut self, ui: &mut Ui, frame: &FrameContext<'_>, commands: &mut Vec<Command>) -> bool {
        let session = self.session.as_ref();
        let (coaching, explained) = (session.coaching(), session.explained());
        if let Some(coaching) = coaching {
            commands.extend(self.coach.ui(ui, session, frame, coaching));
        }
        if let Some(explained) = explained {
            commands.extend(self.card.ui(ui, session, frame, explained));
        }
        coaching.is_some() || explained.is_some()
    }

    /// Whether there are panels: not while presenting, unless they are called.
    fn shows_panels(&self) -> bool {
        !self.presenting || self.panels.are_called() || self.choices.is_open()
    }

    /// The places of the board and, where there is anything beside it, of that.
    fn split(&self, ui: &Ui, frame: &FrameContext<'_>, area: Rect) -> (Rect, Option<Rect>) {
        if !self.shows_panels() && self.session.coaching().is_none() && self.session.explained().is_none() {
            return (area, None);
        }
        let window = ui.ctx().content_rect();
        let scale = f32::from(frame.settings.text_percent) / 100.0;
        let gap = frame.theme.size.padding;
        let least = (window.height() * LEAST_BOARD).min(area.height());
        let wanted = PANELS_WIDTH * scale.clamp(1.0, 1.6);
        let panels = wanted.min(area.width() - least - gap).max(240.0);
        let split = area.right() - panels;
        (area.with_max_x(split - gap), Some(area.with_min_x(split)))
    }

    fn obey(&mut self, command: Command, ui: &Ui, desktop: &mut AppServices, now: f64) -> Option<AppCommand> {
        let frame = frame_context(desktop, now);
        match command {
            Command::Go(go) => return Some(go),
            Command::Undo => self.session.undo(&frame),
            Command::Redo => self.session.redo(&frame),
            Command::Reset => self.session.reset_turn(&frame),
            Command::Press(button) => self.session.press(&frame, button),
            Command::LookAt(ply) => {
                self.session.look_at(ply);
                if ply.is_none() {
                    self.end.show_again();
                    self.session.be_done_looking(&frame);
                    // The buttons of before are gone: none of those that take their place is to be pressed unawares.
                    ui.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
                } else {
                    self.end.put_away();
                }
            }
            Command::Hush => self.session.dismiss_message(),
            Command::Hint => self.session.help(false, &frame, ui.ctx()),
            Command::PlayForMe => self.session.help(true, &frame, ui.ctx()),
            Command::Choices => self.choices.toggle(ui.ctx()),
            Command::Choose(choice) => {
                let ply = self.session.ply();
                self.session.choose(choice, &frame);
                if self.session.ply() != ply {
                    self.choices.close(ui.ctx());
                }
            }
            Command::Step => self.session.step(),
            Command::SkipToMe => self.session.skip_to_person(),
            Command::Cover => self.session.toggle_cover(),
            Command::LookBehind => self.session.look(),
            Command::CorrectDice => self.session.correct_dice(&frame),
            Command::Panels => self.panels.call(),
            Command::Present => self.presenting = true,
            Command::StopPresenting => self.presenting = false,
            Command::PutCardAway => self.session.put_card_away(),
            Command::Guide(guide) => self.session.guide(guide, &frame),
            Command::SaveRecord => {
                let (name, bytes) =
                    (format!("{}.{GAME_EXTENSION}", self.session.game()), self.session.copy().into_bytes());
                return Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SaveRecord, name, bytes }));
            }
            Command::CopyRecord => {
                ui.ctx().copy_text(self.session.copy());
                desktop.notice = Some(Phrase::new("record-copied"));
            }
            Command::CopyPicture => {
                ui.ctx().copy_image(board_image::to_clipboard_image(&self.session.picture(&frame)));
                desktop.notice = Some(Phrase::new("picture-copied"));
            }
            Command::SavePicture => match board_image::encode_png(&self.session.picture(&frame)) {
                Ok(bytes) => {
                    let name = format!("{}.png", self.session.game());
                    return Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SavePicture, name, bytes }));
                }
                Err(error) => {
                    desktop.notice = Some(Phrase::new("picture-not-saved").with("why", error.to_string()));
                }
            },
            Command::Again { same_deal } => return Some(AppCommand::Start(self.session.again(same_deal))),
            Command::PlayOn => {
                self.save(desktop);
                let path = desktop.new_path(self.session.game());
                if let Some(session) = self.session.play_on(path, &desktop.settings) {
                    *self = TableScreen::new(session);
                }
            }
        }
        ui.ctx().request_repaint();
        None
    }
}

/// Where the table was clicked in this frame, once: nothing lies over it there, and it was no double click, whose second half means no more.
fn clicked_at(ui: &Ui) -> Option<Pos2> {
    let at = ui.input(|input| {
        let pointer = &input.pointer;
        let once = pointer.primary_clicked() && !pointer.button_double_clicked(PointerButton::Primary);
        pointer.interact_pos().filter(|_| once)
    })?;
    ui.ctx().layer_id_at(at).is_none_or(|layer| layer == ui.layer_id()).then_some(at)
}
