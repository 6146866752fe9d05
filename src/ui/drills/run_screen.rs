//! The screen of a run: the board of a task, and the card beside it.

use std::time::Duration;

use egui::{CentralPanel, Context, Frame, KeyboardShortcut, Rect, Ui, UiBuilder, pos2, vec2};

use super::side::{Card, Side, Verdict};
use super::table::{GameTask, Reply, TaskStage, TaskTable};
use crate::drills::{Drill, DrillInfo, DrillVisitor, Run, drills, visit_drill};
use crate::engine::Phrase;
use crate::paint::board;
use crate::paint::painter::Part;
use crate::paint::style::text_scale;
use crate::paint::theme::Durations;
use crate::ui::app_keys::{DRILL_ANSWER, DRILL_WATCH_AGAIN};
use crate::ui::screen_layout;
use crate::ui::services::{AppCommand, AppServices};
use crate::ui::table::{CommandId, frame_context, take_enter};

/// The least side of the board, as a share of the window's height.
const MIN_BOARD_SHARE: f32 = 0.6;
/// So many tasks are made at most to find one that differs from all of the run.
const TRIES: usize = 24;

/// What people want of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Begin the run: the clock, or the first film.
    Start,
    /// Give the answer with this number.
    Answer(usize),
    /// Show the film of the answered task once more.
    WatchAgain,
    /// Go on with the next task.
    Next,
    /// Begin another run.
    Again,
    /// Return to the drills.
    Leave,
}

/// A run of a drill on the screen.
pub struct DrillScreen {
    drill: DrillInfo,
    /// Whether there is no clock, also where the drill has one.
    is_calm: bool,
    /// Whether the run has begun. People begin it themselves, once they have read what it is about.
    has_begun: bool,
    run: Run,
    /// How many tasks had been solved when the present one was made.
    level: u32,
    table: Box<dyn TaskTable>,
    /// The time of the run in seconds, which stands still behind a sheet, and that of the window in the last frame.
    now: f64,
    window_time: Option<f64>,
    /// Seconds left for the answer; of no account where nobody hurries.
    left: f64,
    verdict: Option<Verdict>,
    /// Why the last input is no answer.
    refusal: Option<Phrase>,
    /// When the run was over, in seconds of the run.
    over_since: Option<f64>,
    /// The best run before this one.
    best_before: Option<u32>,
}

/// Makes a task of a drill.
struct OpenTask {
    seed: u64,
    level: u32,
}

impl DrillVisitor for OpenTask {
    type Output = Box<dyn TaskTable>;
    fn visit<D: Drill>(&mut self) -> Self::Output {
        Box::new(GameTask::new(D::task(self.seed, self.level)))
    }
}

impl DrillScreen {
    /// A new run of the drill with this id, if there is such a drill.
    pub fn new(id: &str, services: &AppServices) -> Option<Self> {
        let drill = drills().into_iter().find(|drill| drill.id == id)?;
        let mut run = Run::new(services.fixed_drill_seed.unwrap_or_else(rand::random));
        let table = visit_drill(id, &mut OpenTask { seed: run.next_seed(), level: 0 })?;
        let is_calm = services.settings.calm_drills;
        is_new(&mut run, table.as_ref());
        Some(DrillScreen {
            drill,
            is_calm,
            has_begun: false,
            run,
            level: 0,
            table,
            now: 0.0,
            window_time: None,
            left: seconds(&drill, 0),
            verdict: None,
            refusal: None,
            over_since: None,
            best_before: services.settings.drill_bests().best(&drill.kept_as(is_calm)),
        })
    }

    /// The id of the drill.
    pub fn id(&self) -> &'static str {
        self.drill.id
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.drill.game
    }

    /// Paints the screen and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &mut AppServices) -> Option<AppCommand> {
        self.pass_time(ui.ctx(), services);
        let mut command = None;
        let theme = services.theme();
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            screen_layout::tabletop(ui, theme, false);
            let all = ui.available_rect_before_wrap();
            let room = all.shrink2(vec2(theme.size.padding, theme.size.grid));
            let mut head = ui.new_child(UiBuilder::new().scope_id(ui.scope_id().with("head")).max_rect(room));
            let title = services.word(&format!("drill-{}-name", self.drill.id));
            command = screen_layout::head(&mut head, services, (AppCommand::Drills, "go-drills"), &title);
            let below = room.with_min_y(head.min_rect().bottom() + theme.size.grid);
            let (at_table, side) = split(ui, services, below);
            let mut asked = self.board_ui(ui, services, at_table);
            asked = self.side_ui(ui, services, side).or(asked);
            self.paint_table(ui, services, Part::Stage);
            asked = self.take_keys(ui, services).or(asked);
            if let Some(choice) = asked {
                command = self.choose(choice, ui.ctx(), services).or(command.take());
                ui.ctx().request_repaint();
            }
        });
        command
    }

    /// Lets time pass unless a sheet covers the run: the film goes on, and the clock runs.
    fn pass_time(&mut self, ctx: &Context, services: &mut AppServices) {
        let time = ctx.input(|input| input.time);
        let passed = self.window_time.replace(time).map_or(0.0, |before| time - before);
        if ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            return;
        }
        if !self.has_begun {
            return;
        }
        self.now += passed;
        let frame = frame_context(services, self.now);
        self.table.advance(&frame, ctx);
        if !self.has_clock() || self.table.stage() != TaskStage::Asking {
            return;
        }
        self.left -= passed;
        if self.left <= 0.0 {
            return self.answer(None, services);
        }
        // The bar moves all the time, or once a second where nothing moves.
        let until_next = if services.settings.is_animated() { 0.0 } else { self.left.fract().max(0.01) };
        ctx.request_repaint_after(Duration::from_secs_f64(until_next));
    }

    /// Whether there is a time to answer in.
    fn has_clock(&self) -> bool {
        self.drill.clock.is_some() && !self.is_calm
    }

    fn board_ui(&mut self, ui: &mut Ui, services: &AppServices, place: Rect) -> Option<Choice> {
        let builder = UiBuilder::new().scope_id(ui.scope_id().with("board")).max_rect(place);
        let reply = ui.scope_builder(builder, |ui| self.paint_table(ui, services, Part::Board)).inner;
        self.take_reply(reply)
    }

    fn side_ui(&mut self, ui: &mut Ui, services: &AppServices, place: Rect) -> Option<Choice> {
        // What is asked about is shown with the question.
        let stage = self.table.stage();
        let is_asking = self.has_begun && stage != TaskStage::Answered;
        let hand = (self.drill.shows_hand && is_asking).then(|| Part::Hand(self.table.seat()));
        let card = Card {
            drill: self.drill,
            has_begun: self.has_begun,
            is_calm: self.is_calm,
            sentence: self.table.sentence(),
            pictured: self.table.pictured(),
            mascot: self.table.mascot(),
            is_asking: stage == TaskStage::Asking,
            words: self.table.words(),
            right: self.table.right(),
            verdict: self.verdict.clone(),
            can_watch_again: self.can_watch_again(),
            has_replay: self.table.has_replay(),
            primary: self.primary(),
            refusal: self.refusal.clone(),
            clock: self.has_clock().then(|| (self.left.max(0.0), seconds(&self.drill, self.level))),
            run: &self.run,
            best_before: self.best_before,
        };
        let table = &mut self.table;
        let frame = frame_context(services, self.now);
        let mut reply = None;
        let paint = |ui: &mut Ui| {
            if let Some(part) = hand {
                reply = table.paint(ui, part, &frame);
            }
        };
        let builder = UiBuilder::new().scope_id(ui.scope_id().with("side")).max_rect(place);
        let asked = ui.scope_builder(builder, |ui| Side { card, services, place }.ui(ui, paint)).inner;
        self.take_reply(reply).or(asked)
    }

    fn paint_table(&mut self, ui: &mut Ui, services: &AppServices, part: Part) -> Option<Reply> {
        self.table.paint(ui, part, &frame_context(services, self.now))
    }

    fn take_reply(&mut self, reply: Option<Reply>) -> Option<Choice> {
        match reply? {
            Reply::Answer(answer) => Some(Choice::Answer(answer)),
            Reply::Refused(why) => {
                self.refusal = Some(why);
                None
            }
        }
    }

    /// Takes the keys that the board and the buttons have left.
    fn take_keys(&self, ui: &Ui, services: &AppServices) -> Option<Choice> {
        if screen_layout::takes_escape(ui, services) {
            return Some(Choice::Leave);
        }
        let has_keys = screen_layout::has_keys(ui, services);
        let typed = |key: &KeyboardShortcut| has_keys && ui.input_mut(|input| input.consume_shortcut(key));
        if self.can_watch_again() && DRILL_WATCH_AGAIN.keys.iter().any(typed) {
            return Some(Choice::WatchAgain);
        }
        if let Some(go_on) = self.primary() {
            let is_pressed = take_enter(ui) || typed(&CommandId::PressOnlyButton.shortcut());
            return (is_pressed && !self.has_just_ended(services)).then_some(go_on);
        }
        if self.table.stage() != TaskStage::Asking {
            return None;
        }
        let words = self.table.words();
        let answers = DRILL_ANSWER.keys.iter().zip(&words);
        answers.into_iter().find(|(key, _)| typed(key)).map(|(_, (answer, _))| Choice::Answer(*answer))
    }

    /// What the one big button does, if there is one.
    fn primary(&self) -> Option<Choice> {
        match (self.has_begun, &self.verdict) {
            (false, _) => Some(Choice::Start),
            (true, Some(_)) if self.run.is_over() => Some(Choice::Again),
            (true, Some(_)) => Some(Choice::Next),
            (true, None) => None,
        }
    }

    /// Whether the run has ended only just now, so that a key was meant for what was there before.
    fn has_just_ended(&self, services: &AppServices) -> bool {
        let look = Durations::time(services.theme().motion.last_look).as_secs_f64();
        self.over_since.is_some_and(|since| self.now < since + look)
    }

    /// Whether the film can be watched again: after a mistake.
    fn can_watch_again(&self) -> bool {
        self.verdict.as_ref().is_some_and(|verdict| !verdict.is_right) && self.table.can_watch_again()
    }

    fn choose(&mut self, choice: Choice, ctx: &Context, services: &mut AppServices) -> Option<AppCommand> {
        match choice {
            Choice::Start => {
                self.has_begun = true;
                if self.has_clock() {
                    // People have had time to study what was shown before.
                    self.go_on(ctx);
                }
                board::focus_board(ctx);
            }
            Choice::WatchAgain => {
                self.table.watch_again(&frame_context(services, self.now));
                board::focus_board(ctx);
            }
            Choice::Answer(answer) => {
                self.answer(Some(answer), services);
                // Enter is not for the chosen answer any more.
                board::focus_board(ctx);
            }
            Choice::Next => self.go_on(ctx),
            Choice::Again => {
                if let Some(screen) = DrillScreen::new(self.drill.id, services) {
                    *self = DrillScreen { has_begun: true, ..screen };
                }
                board::focus_board(ctx);
            }
            Choice::Leave => return Some(AppCommand::Drills),
        }
        None
    }

    /// Judges an answer, or that none came in time.
    fn answer(&mut self, answer: Option<usize>, services: &mut AppServices) {
        if self.verdict.is_some() || self.table.stage() != TaskStage::Asking {
            return;
        }
        let (sentence, is_right) = self.table.verdict(answer);
        self.table.close(answer, &frame_context(services, self.now));
        self.run.note(is_right);
        self.verdict = Some(Verdict { sentence, is_right, answer });
        self.refusal = None;
        self.over_since = self.run.is_over().then_some(self.now);
        if is_right || self.run.is_over() {
            // Kept at once, so that a run counts however it is left.
            services.settings.note_drill(&self.drill.kept_as(self.is_calm), self.run.solved());
            services.save_settings();
        }
    }

    /// Goes on with the next task.
    fn go_on(&mut self, ctx: &Context) {
        self.level = self.run.solved();
        for _ in 0..TRIES {
            let mut open = OpenTask { seed: self.run.next_seed(), level: self.level };
            let Some(table) = visit_drill(self.drill.id, &mut open) else { return };
            self.table = table;
            if is_new(&mut self.run, self.table.as_ref()) {
                break;
            }
        }
        (self.verdict, self.refusal, self.left) = (None, None, seconds(&self.drill, self.level));
        board::focus_board(ctx);
    }
}

/// Whether a task is new to the run, which notes it. Where the board is the question, every task is.
fn is_new(run: &mut Run, table: &dyn TaskTable) -> bool {
    table.words().is_empty() || run.ask(table.verdict(None).0)
}

/// The seconds for an answer to somebody who has solved `level` tasks; 0 where nobody hurries.
fn seconds(drill: &DrillInfo, level: u32) -> f64 {
    drill.clock.map_or(0.0, |clock| f64::from(clock.seconds(level)))
}

/// Splits the area into the board and the card beside it.
fn split(ui: &Ui, services: &AppServices, area: Rect) -> (Rect, Rect) {
    let theme = services.theme();
    let gap = theme.size.padding;
    let min_board = (ui.ctx().content_rect().height() * MIN_BOARD_SHARE).min(area.height());
    let wanted = theme.size.panel.side * text_scale(ui, theme).clamp(1.0, 1.6);
    let side = wanted.min(area.width() - min_board - gap).max(theme.size.panel.side_min);
    let left = area.right() - side;
    (area.with_max_x(left - gap), Rect::from_min_max(pos2(left, area.top()), area.max))
}
