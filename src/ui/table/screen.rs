//! The table screen: head line, board, panels, foot line. When room is short, the panels shrink first.

use std::rc::Rc;

use egui::{Context, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::announcer::Announcer;
use super::choices::ChoicesView;
use super::coach::{self, Coach};
use super::commands::{self, Command};
use super::curtain::CurtainView;
use super::dice::DiceEntry;
use super::empty_area;
use super::end::End;
use super::foot::{Foot, FootContents};
use super::head;
use super::intro_card::{self, IntroCardView};
use super::keys;
use super::lamplight;
use super::model::{Curtain, Pointed, Prompt, TableModel};
use super::panels::{Covered, Panels, hands_ui};
use super::picture_thread::PictureThread;
use super::puzzle::{self, PuzzleCard};
use super::review;
use super::session::{CommandOutcome, FrameContext, PaintPart, Part, Session, TableCommand};
use super::share;
use super::sounds::TableSounds;
use super::spotlight::{self, SpotlightArea};
use super::strip;
use super::trial;
use super::way_back::WayBack;
use crate::engine::Phrase;
use crate::lessons::Learned;
use crate::ui::background::BackgroundWork;
use crate::ui::board_image;
use crate::ui::daily::{self, PracticeCheck};
use crate::ui::file_dialog::{FilePurpose, GAME_EXTENSION};
use crate::ui::screen_layout::request_relayout;
use crate::ui::services::{AppCommand, AppServices, SaveRequest};

/// Least size of the board, as a share of the window's height.
const MIN_BOARD_SHARE: f32 = 0.6;

/// The screen of one table.
pub struct TableScreen {
    session: Box<dyn Session>,
    views: Views,
    /// Finds out whether this is practice, if it is the deal of a day.
    practice: PracticeCheck,
}

/// The parts of the screen, with their state between frames.
struct Views {
    panels: Panels,
    end: End,
    curtain: CurtainView,
    dice: DiceEntry,
    foot: Foot,
    coach: Coach,
    puzzle: PuzzleCard,
    /// How much of what has happened at a puzzle has been noted.
    noted_attempts: usize,
    card: IntroCardView,
    choices: ChoicesView,
    announcer: Announcer,
    sounds: TableSounds,
    /// Height of everything below the board in the last frame.
    below_height: f32,
    /// The picture of the result, while it is being painted.
    picture: Option<PictureThread>,
    /// Whether presentation mode is on: board and foot line only, larger.
    presenting: bool,
    /// Where the way back leads.
    way_back: WayBack,
}

/// The inputs of the views in one frame.
#[derive(Clone, Copy)]
struct Frame<'a> {
    context: &'a FrameContext<'a>,
    model: &'a TableModel,
    /// Whether the end of the game is on the screen.
    ended: bool,
    /// Whether a text field or a menu has the keyboard.
    busy: bool,
    /// What a running game is for, if it is the deal of a day or something is tried out.
    note: Option<&'a str>,
}

impl BackgroundWork for TableScreen {
    fn wait_until_done(&mut self) {
        self.session.wait_until_done();
        self.practice.wait_until_done();
        self.views.picture.iter_mut().for_each(PictureThread::wait_until_done);
    }
}

/// The frame context made from the app's services.
pub fn frame_context<'a>(services: &'a AppServices, now: f64) -> FrameContext<'a> {
    FrameContext {
        theme: services.theme(),
        text: &services.text,
        settings: &services.settings,
        rects: &services.rects,
        notice: services.notice.as_ref(),
        unsaved: services.unsaved.as_ref(),
        now,
    }
}

impl TableScreen {
    /// The screen for a table.
    pub fn new(session: Box<dyn Session>) -> Self {
        let announcer = Announcer::new(session.model().ply);
        TableScreen {
            session,
            views: Views {
                panels: Panels::default(),
                end: End::default(),
                curtain: CurtainView::default(),
                dice: DiceEntry::default(),
                foot: Foot::default(),
                coach: Coach::default(),
                puzzle: PuzzleCard::default(),
                noted_attempts: 0,
                card: IntroCardView::default(),
                choices: ChoicesView::default(),
                announcer,
                sounds: TableSounds::default(),
                below_height: 0.0,
                picture: None,
                presenting: false,
                way_back: WayBack::default(),
            },
            practice: PracticeCheck::default(),
        }
    }

    /// Shows the story of the finished game.
    pub fn open_story(&mut self) {
        self.views.end.open_story();
    }

    /// Where the way back leads.
    pub fn way_back(&self) -> WayBack {
        self.views.way_back
    }

    /// Lets the way back lead somewhere else.
    pub fn set_way_back(&mut self, way_back: WayBack) {
        self.views.way_back = way_back;
    }

    /// The model of the table.
    pub fn model(&self) -> Rc<TableModel> {
        self.session.model()
    }

    /// Rebuilds all texts after a change of language.
    pub fn refresh_texts(&mut self, services: &AppServices, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.session.apply(TableCommand::RefreshTexts, &frame_context(services, now), ctx);
    }

    /// Whether presentation mode is on.
    pub fn is_presenting(&self) -> bool {
        self.views.presenting
    }

    /// Advances the session and saves changes; called every frame while the screen is shown.
    pub fn tick(&mut self, services: &AppServices, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        self.views.announcer.note_ply(self.session.model().ply);
        daily::request_target(&self.session.model(), services, ctx);
        if self.practice.update(&self.session.model(), services, ctx) {
            self.session.apply(TableCommand::Practise, &frame_context(services, now), ctx);
        }
        if self.session.tick(&frame_context(services, now), ctx) {
            ctx.request_repaint();
        }
        for (sound, step) in self.session.take_sounds() {
            services.play(sound, step);
        }
        for sound in self.views.sounds.take(&self.session.model(), self.session.end_sound()) {
            services.play(sound, 0);
        }
        if services.tells_stories
            && let Some(write) = self.session.follow_story(&services.settings, ctx)
        {
            services.autosave.run_task("story", write);
        }
        self.save(services);
    }

    /// Stops thinking and covers private information, because the table is left for a while.
    pub fn suspend(&mut self, services: &mut AppServices) {
        self.session.suspend();
        note_attempts(&self.session.model(), &mut self.views.noted_attempts, services);
    }

    /// Submits unsaved changes to the autosave.
    pub fn save(&mut self, services: &AppServices) {
        services.autosave.submit(self.session.save(services.paths.records_dir()));
    }

    /// Completes the count at the end of a game if a key or a button was pressed, and takes that input.
    pub fn complete_count(&mut self, ctx: &Context) {
        self.views.end.complete_on_input(ctx);
    }

    /// Paints the screen and executes the commands of this frame.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        let now = ui.ctx().input(|input| input.time);
        keys::drop_repeats(ui.ctx());
        if CurtainView::window_lost_focus(ui) {
            self.session.apply(TableCommand::DropCurtain, &frame_context(services, now), ui.ctx());
            self.views.curtain.reset();
        }
        note_learned(&self.session.model(), services);
        note_attempts(&self.session.model(), &mut self.views.noted_attempts, services);
        let commands = self.collect_commands(ui, services, now);
        let mut go = None;
        for command in commands {
            go = self.execute(command, ui, services, now).or(go);
        }
        let way_back = self.views.way_back;
        let go = go.or_else(|| {
            let ready = self.views.picture.as_mut()?.take()?;
            self.views.picture = None;
            share::hand_over(ready, self.session.model().game, ui.ctx(), services)
        });
        go.map(|go| if go == AppCommand::Select { way_back.button().1 } else { go })
    }

    /// Paints everything and returns the commands from pointer and keys.
    fn collect_commands(&mut self, ui: &mut Ui, services: &AppServices, now: f64) -> Vec<Command> {
        let context = &frame_context(services, now);
        let model = &self.session.model();
        let busy = keys::is_busy(ui.ctx());
        if !model.is_curtained() {
            self.views.curtain.reset();
        }
        let mut commands = keys::take_commands(ui, &self.views.screen_state(model), context);
        let line = daily::end_line(model, services).or_else(|| trial::end_line(model, &services.text));
        self.views.end.set_line(line);
        let ended = !model.is_guided() && self.views.end.is_shown(ui, model, context);
        let note = daily::note(model, services).or_else(|| trial::note(model, &services.text));
        let frame = Frame { context, model, ended, busy, note: note.as_deref() };
        let session = self.session.as_mut();
        let mut painted = Vec::new();
        let mut paint = |ui: &mut Ui, part: Part| painted.extend(session.paint(ui, part, context));
        self.views.ui(ui, &frame, &mut paint, &mut commands);
        commands.splice(0..0, painted.into_iter().map(Command::Table));
        // Input on the board may have changed which commands are available.
        let model = &self.session.model();
        if !services.escape_handled {
            commands.extend(keys::take_commands_after_board(ui, &self.views.screen_state(model)));
        }
        if !model.is_curtained() {
            let of_card = coach::enter_command(ui, model)
                .or_else(|| puzzle::enter_command(ui, model, context))
                .or_else(|| intro_card::enter_command(ui, model));
            commands.extend(of_card);
        }
        // On the story no key stands for a button.
        let has_default = !ended || self.views.end.accepts_input(context);
        if has_default && self.views.end.story(model) != Some(true) {
            commands.extend(keys::default_action(ui, model, context, ended));
        }
        commands.extend(keys::meaningless_key(ui));
        merge_pointing(ui, model, &mut commands);
        commands
    }

    /// Executes a command.
    fn execute(&mut self, command: Command, ui: &Ui, services: &mut AppServices, now: f64) -> Option<AppCommand> {
        let frame = frame_context(services, now);
        if !matches!(command, Command::Table(_) | Command::ReadRefusedRule(_)) {
            self.session.apply(TableCommand::ActElsewhere, &frame, ui.ctx());
        }
        match command {
            Command::App(go) => return Some(go),
            Command::ReadRefusedRule(rule) => return Some(AppCommand::Rules(self.session.model().game, Some(rule))),
            Command::Table(command) => self.execute_table(command, ui, &frame),
            Command::ToggleChoices => self.views.choices.toggle(ui.ctx()),
            Command::ToggleStory if self.session.model().review.ply.is_some() => {
                self.execute_table(TableCommand::Review(None), ui, &frame);
                self.views.end.open_story();
            }
            Command::ToggleStory => self.views.end.toggle_story(),
            Command::TogglePanels => self.views.panels.toggle(),
            Command::Present => self.views.presenting = true,
            Command::StopPresenting => self.views.presenting = false,
            Command::SaveRecord => {
                let name = services.file_name_of(self.session.model().game, GAME_EXTENSION);
                let bytes = self.session.record().into_bytes();
                return Some(AppCommand::SaveFile(SaveRequest { purpose: FilePurpose::SaveRecord, name, bytes }));
            }
            Command::CopyRecord => {
                ui.ctx().copy_text(self.session.record());
                services.notice = Some(Phrase::new("record-copied"));
            }
            Command::CopyPicture => {
                ui.ctx().copy_image(board_image::to_clipboard_image(&self.session.picture(&frame)));
                services.notice = Some(Phrase::new("picture-copied"));
            }
            Command::SavePicture => {
                let picture = board_image::encode_png(&self.session.picture(&frame));
                return share::save_picture(picture, self.session.model().game, services);
            }
            Command::ShareResult(sharing) => {
                let (ctx, language) = (ui.ctx(), services.text.language());
                let paint = self.session.result_picture(services.today());
                self.views.picture = paint.and_then(|paint| PictureThread::start(ctx, language, sharing, paint));
                services.notice = Some(match self.views.picture {
                    Some(_) => Phrase::new("picture-being-painted"),
                    None => share::no_picture(),
                });
            }
            Command::ChangeReviewPace => {
                services.settings.review_pace = services.settings.review_pace.next();
                services.save_settings();
            }
            Command::SetCoach(name, coach) => {
                services.settings.set_coach(&name, coach);
                services.save_settings();
            }
            Command::PlayAgain { same_deal } => return Some(AppCommand::Start(self.session.rematch(same_deal))),
            Command::PlayOn => {
                self.save(services);
                let path = services.new_path(self.session.model().game);
                if let Some(session) = self.session.play_on(path, &services.settings) {
                    let way_back = self.views.way_back;
                    *self = TableScreen::new(session);
                    self.views.way_back = way_back;
                }
            }
        }
        ui.ctx().request_repaint();
        None
    }

    fn execute_table(&mut self, command: TableCommand, ui: &Ui, frame: &FrameContext<'_>) {
        let looks_at = matches!(command, TableCommand::Review(Some(_)));
        let chooses = matches!(command, TableCommand::ChooseMove(_));
        let returns = command == TableCommand::Review(None);
        let outcome = self.session.apply(command, frame, ui.ctx());
        if chooses && outcome == CommandOutcome::Moved {
            self.views.choices.close(ui.ctx());
        }
        if looks_at {
            self.views.end.hide();
        }
        if returns {
            self.views.end.show();
            self.session.apply(TableCommand::SkipAnimation, frame, ui.ctx());
            // The buttons have changed, so none may keep the focus and be pressed by accident.
            ui.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        }
    }
}

/// Saves the learner's progress in a chapter.
fn note_learned(model: &TableModel, services: &mut AppServices) {
    let Some(coach) = &model.coach else { return };
    let settings = &mut services.settings;
    let is_new = match coach.prompt {
        Prompt::Done { .. } => {
            let how = if coach.is_own_work { Learned::Whole } else { Learned::Half };
            settings.mark_learned(model.game, &coach.name, how)
        }
        _ => settings.set_resume_step(model.game, &coach.name, coach.step),
    };
    if is_new {
        services.save_settings();
    }
}

/// Saves what has come of a puzzle since the last time.
fn note_attempts(model: &TableModel, noted: &mut usize, services: &mut AppServices) {
    let Some(puzzle) = &model.puzzle else { return };
    for attempt in puzzle.attempts.iter().skip(*noted) {
        services.settings.note_puzzle(model.game, &puzzle.name, *attempt);
    }
    if puzzle.attempts.len() > *noted {
        *noted = puzzle.attempts.len();
        services.save_settings();
    }
}

/// Merges the pointing commands of this frame into one, and removes it if the table shows that highlight already.
fn merge_pointing(ui: &Ui, model: &TableModel, commands: &mut Vec<Command>) {
    let mut pointed = Pointed::Nothing;
    commands.retain(|command| match command {
        Command::Table(TableCommand::Point(at)) => {
            pointed = at.clone();
            false
        }
        _ => true,
    });
    // A pointer resting on a log line takes the highlight from a hint only when it moves.
    let moved = matches!(pointed, Pointed::Events(_)) && ui.input(|input| input.pointer.delta() != Vec2::ZERO);
    if moved || pointed != model.pointed {
        commands.push(TableCommand::Point(pointed).into());
    }
}

impl Views {
    /// The state that decides which commands are available.
    fn screen_state<'a>(&self, model: &'a TableModel) -> commands::ScreenState<'a> {
        commands::ScreenState {
            model,
            presenting: self.presenting,
            choices_open: self.choices.is_open(),
            story: self.end.story(model),
        }
    }

    /// Paints all views. The order of painting is the order of Tab: board, coach, foot line, panels, intro card, head line.
    fn ui(&mut self, ui: &mut Ui, frame: &Frame<'_>, paint: &mut PaintPart<'_>, commands: &mut Vec<Command>) {
        let Frame { context, model, ended, busy, .. } = *frame;
        let theme = context.theme;
        if !self.end.is_counting() {
            self.announcer.ui(ui, model, context);
        }
        // The area below the app's own bars.
        let all = ui.available_rect_before_wrap();
        let edge = theme.size.grid;
        let room = all.shrink2(vec2(theme.size.padding, edge));
        let head = if self.presenting { 0.0 } else { head::height(ui, theme) + edge };
        let middle = Rect::from_min_max(
            pos2(room.left(), room.top() + head),
            pos2(room.right(), room.bottom() - self.below_height - edge),
        );
        let is_board_shown = !ended && !model.is_curtained();
        let (at_table, side) = self.split(ui, frame, middle);
        let lit = if is_board_shown { at_table } else { middle };
        lamplight::ui(ui, model, context, all, lit);
        // Fixed ids keep the focus and open menus when other parts appear or disappear, such as the curtain.
        let within = ui.scope_id();
        let part = |name: &str| within.with(name);
        let mut panels = None;
        let place = UiBuilder::new().scope_id(part("middle")).max_rect(middle);
        ui.scope_builder(place, |ui| {
            if let Some(curtain) = model.curtain.filter(Curtain::blocks_decisions) {
                let free = !busy && !keys::is_sheet_open(ui.ctx());
                commands.extend(self.curtain.ui(ui, model, context, (curtain, free), paint));
            } else if ended {
                self.end.ui(ui, model, context, (at_table, paint), commands);
            } else {
                empty_area::sense(ui, "beside the board", at_table, commands);
                ui.scope_builder(UiBuilder::new().max_rect(at_table), |ui| paint(ui, Part::Board));
                if !model.review.is_comparing {
                    self.end.note_board(at_table, context);
                }
                panels = side;
            }
        });
        let mut card = None;
        // Who asks what can be done reads the answers.
        let intro_card = model.card.as_ref().filter(|_| !self.choices.is_open());
        let covered = Covered { now: intro_card.map_or(0.0, |_| self.card.height()), at_times: self.card.height() };
        let beside = panels;
        let shows_strip = self.shows_panels();
        if let Some(side) = panels.as_mut().filter(|_| shows_strip) {
            side.min.y = (side.top() + strip::height(ui, model, theme) + edge).min(side.bottom());
        }
        if let (Some(side), Some(coaching)) = (&mut panels, &model.coach) {
            let place = UiBuilder::new().scope_id(part("coach")).max_rect(*side);
            let shown = ui.scope_builder(place, |ui| self.coach.ui(ui, model, context, coaching));
            commands.extend(shown.inner);
            card = Some(shown.response.rect);
            side.min.y = (shown.response.rect.bottom() + edge).min(side.bottom());
        }
        if let (Some(side), Some(puzzle)) = (&mut panels, &model.puzzle) {
            let place = UiBuilder::new().scope_id(part("puzzle")).max_rect(*side);
            let shown = ui.scope_builder(place, |ui| self.puzzle.ui(ui, model, context, puzzle));
            commands.extend(shown.inner);
            side.min.y = (shown.response.rect.bottom() + edge).min(side.bottom());
        }
        let below = room.with_min_y(middle.bottom() + edge);
        let mut below = ui.new_child(UiBuilder::new().scope_id(part("below")).max_rect(below));
        self.below_ui(&mut below, frame, paint, commands);
        let needed = below.min_rect().height();
        if (needed - self.below_height).abs() > 0.5 {
            self.below_height = needed;
            request_relayout(ui.ctx(), "what is below the board has another height");
        }
        if let Some(side) = panels {
            empty_area::sense(ui, "beside the panels", side, commands);
        }
        if let Some(beside) = beside.filter(|_| shows_strip) {
            let place = UiBuilder::new().scope_id(part("strip")).max_rect(beside);
            commands.extend(ui.scope_builder(place, |ui| self.panels.strip_ui(ui, model, context, paint)).inner);
        }
        if let Some(side) = panels
            && self.shows_panels()
        {
            let place = UiBuilder::new().scope_id(part("panels")).max_rect(side);
            let painted = ui.scope_builder(place, |ui| {
                // In a very small window the panels are clipped at the foot line.
                ui.shrink_clip_rect(all.with_max_y(side.bottom() + edge));
                match self.choices.is_open() {
                    true => self.choices.ui(ui, model, context, paint),
                    false => self.panels.ui(ui, model, context, covered, paint),
                }
            });
            commands.extend(painted.inner);
        }
        if let (Some(side), Some(explained)) = (panels, intro_card) {
            // What is played from stays free.
            let free = side.with_min_y((self.panels.hand_bottom() + edge).clamp(side.top(), side.bottom()));
            let place = UiBuilder::new().scope_id(part("card")).max_rect(if shows_strip { free } else { side });
            commands.extend(ui.scope_builder(place, |ui| self.card.ui(ui, model, context, explained)).inner);
        }
        // Who asks what can be done sees the answers, and on the board only where they lead.
        if let Some(coach) = model.coach.as_ref().filter(|_| !self.choices.is_open()) {
            let dimmed = all.with_min_y(room.top() + head - edge * 0.5).with_max_y(middle.bottom() + edge * 0.5);
            let panels = beside.filter(|_| self.shows_panels());
            spotlight::paint(ui, model, context, &coach.spots, SpotlightArea { dimmed, panels, card });
        }
        if !self.presenting {
            let head = room.with_max_y(room.top() + head);
            let place = UiBuilder::new().scope_id(part("head")).max_rect(head);
            commands
                .extend(ui.scope_builder(place, |ui| head::ui(ui, model, context, (frame.note, self.way_back))).inner);
        }
        if !model.is_curtained() && !ended {
            paint(ui, Part::Stage);
        }
        self.curtain.paint_rising(ui, middle, context);
    }

    /// Paints the dice entry, in presentation mode the hand of the front seat, the chart of a game that is looked at again, and
    /// the foot line.
    fn below_ui(&mut self, ui: &mut Ui, frame: &Frame<'_>, paint: &mut PaintPart<'_>, commands: &mut Vec<Command>) {
        let Frame { context, model, ended, busy, .. } = *frame;
        ui.spacing_mut().item_spacing.y = context.theme.size.grid;
        if model.dice.due.is_some() {
            commands.extend(self.dice.ui(ui, model, context, !busy));
        } else {
            self.dice.clear();
        }
        if !self.shows_panels() && !ended {
            hands_ui(ui, model, context, model.front_seat, paint);
        }
        // Looking back at a running game moves nothing.
        if let Some(at) = model.review.ply.filter(|_| model.outcome.is_some()) {
            review::bar_ui(ui, at, model, context, commands);
        }
        let shown = match (ended, self.end.is_counting()) {
            (false, _) => FootContents::Game,
            (true, true) => FootContents::Count,
            (true, false) => FootContents::End,
        };
        let returns_to_story = self.end.returns_to_story(model);
        commands.extend(self.foot.ui(ui, model, context, shown, (self.presenting, returns_to_story)));
    }

    /// Whether the panels are shown: in presentation mode only if opened.
    fn shows_panels(&self) -> bool {
        !self.presenting || self.panels.are_open() || self.choices.is_open()
    }

    /// Splits the area into the board and, if anything is beside it, the side area.
    fn split(&self, ui: &Ui, frame: &Frame<'_>, area: Rect) -> (Rect, Option<Rect>) {
        let Frame { context, model, .. } = *frame;
        let has_side = self.shows_panels() || model.is_guided() || model.card.is_some();
        if !has_side || model.review.is_comparing {
            return (area, None);
        }
        let window = ui.ctx().content_rect();
        let scale = f32::from(context.settings.text_percent) / 100.0;
        let gap = context.theme.size.padding;
        let min_board = (window.height() * MIN_BOARD_SHARE).min(area.height());
        let size = &context.theme.size.panel;
        // Who leads through the game needs room for what is said.
        let is_narrow = model.has_narrow_panels && !model.is_guided();
        let side = if is_narrow { size.side_narrow } else { size.side };
        let wanted = side * scale.clamp(1.0, 1.6);
        let panels = wanted.min(area.width() - min_board - gap).max(size.side_min);
        let split = area.right() - panels;
        (area.with_max_x(split - gap), Some(area.with_min_x(split)))
    }
}
