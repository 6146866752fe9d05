//! A lesson at the table: plays its script, judges the learner's moves and makes the coach's messages.

use std::time::Duration;

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::{Phrase, Rules, Turn};
use crate::games::Game;
use crate::lessons::{Chapter, Lesson, Step, Task, Verdict};
use crate::paint::icons::Icon;
use crate::paint::painter::Status;
use crate::play::Table;
use crate::ui::table::model::{Coaching, Prompt, StepText};
use crate::ui::table::session::LessonCommand;

/// How many words of an announcement are read in one pause between two events.
const WORDS_A_PAUSE: f64 = 4.0;

impl<G: Game> LiveTable<G> {
    /// A table for a chapter, starting at a step; never saved.
    pub(super) fn learning(chapter: Chapter<G>, step: usize) -> Self {
        let (lesson, game) = Lesson::from_step(chapter, step);
        let mut session = LiveTable::new(Table::new(game), None);
        session.lesson = Some(lesson);
        session.refresh();
        session
    }

    /// Whether the lesson or the puzzle, if any, lets the person draw (`draws`) or decide now.
    pub(super) fn guide_allows(&self, draws: bool) -> bool {
        if let Some(puzzle) = &self.puzzle {
            return !draws && puzzle.is_asking();
        }
        let Some(lesson) = &self.lesson else { return true };
        if self.demonstration.is_some() {
            return false;
        }
        match lesson.step().map(|step| &step.task) {
            _ if lesson.is_script_playing(&self.table.game) => false,
            Some(Task::Free(_)) => true,
            Some(Task::Draw) => draws,
            Some(Task::Move { .. }) => !draws,
            Some(Task::Read | Task::Answer(_)) | None => false,
        }
    }

    /// Whether a legal move is what the lesson asks for. If not, the coach says why.
    pub(super) fn judge_move(&mut self, choice: G::Move) -> bool {
        let Some(lesson) = &mut self.lesson else { return true };
        let is_right = lesson.judge(&self.table.game, choice) == Verdict::Right;
        if !is_right {
            self.refresh();
        }
        is_right
    }

    /// Tells the lesson or the puzzle that the person has made this move.
    pub(super) fn record_decision(&mut self, choice: G::Move) {
        self.record_answer(choice);
        self.record_lesson_decision();
    }

    /// Tells the lesson that the learner has made the requested move.
    fn record_lesson_decision(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.record_decision();
        }
    }

    /// Makes the draw of the script; true if the lesson asked for a draw.
    pub(super) fn draw_from_script(&mut self) -> bool {
        let Some(lesson) = &mut self.lesson else { return false };
        let drawn = lesson.expects_draw(&self.table.game)
            && self.table.game.follow(&lesson.chapter().script).is_some_and(|drawn| drawn.is_ok());
        if drawn {
            lesson.record_draw();
        }
        drawn
    }

    /// Whether the lesson holds the game until the learner has read or answered.
    pub(super) fn is_held_by_lesson(&self) -> bool {
        let game = &self.table.game;
        self.lesson.as_ref().is_some_and(|lesson| !lesson.is_script_playing(game) && !lesson.is_free(game))
    }

    /// Returns to the coach's step once the script and its animations are over.
    pub(super) fn finish_showing_script(&mut self, frame: &FrameContext<'_>, ctx: &Context) {
        let goes_on = self.lesson.as_ref().is_some_and(|lesson| lesson.is_script_playing(&self.table.game));
        if self.is_showing_script && !goes_on && !self.is_unskippable_running(frame) {
            self.is_showing_script = false;
            self.refresh();
            ctx.request_repaint();
        }
    }

    /// Plays the next event of the script; true if something happened, `None` where free play goes on as at any table.
    pub(super) fn run_lesson(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> Option<bool> {
        let lesson = self.lesson.as_ref()?;
        if lesson.is_free(&self.table.game) {
            let learner = lesson.learner();
            let score = G::score(&self.play_context(), learner);
            let lesson = self.lesson.as_mut()?;
            if !lesson.check_goal(&self.table.game, score) {
                return None;
            }
            self.refresh();
            return Some(true);
        }
        if !lesson.is_script_playing(&self.table.game) {
            return self.run_demonstration(frame, ctx).or(Some(false));
        }
        let pause = frame.settings.pace.seconds().unwrap_or(1.0);
        if self.is_announcing(pause, frame, ctx) || self.must_wait(pause, frame, ctx) {
            return Some(false);
        }
        let script = &self.lesson.as_ref()?.chapter().script;
        let happened = self.table.game.follow(script).is_some_and(|happened| happened.is_ok());
        if happened {
            self.is_showing_script = true;
            self.position_changed(frame);
        } else {
            tracing::error!("the lesson has taken another course than is written");
        }
        Some(happened)
    }

    /// Whether the learner still reads what others are about to do. If so, requests a repaint for the end of it.
    fn is_announcing(&mut self, pause: f64, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let Some(lesson) = &self.lesson else { return false };
        let Some(key) = lesson.step().and_then(|step| step.announcement_key.as_ref()) else { return false };
        let announced = (lesson.chapter().name.clone(), lesson.step_index());
        let words = frame.text.get(key).split_whitespace().count();
        let since = match &self.announced {
            Some((step, since)) if *step == announced => *since,
            _ => self.announced.insert((announced, frame.now)).1,
        };
        let left = since + pause * words as f64 / WORDS_A_PAUSE - frame.now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left > 0.0
    }

    /// Whether the only thing to do is to read the coach's message.
    pub(super) fn is_waiting_for_reader(&self) -> bool {
        let has_more =
            self.is_showing_script || self.is_showing_glimpse() || matches!(self.snapshot.turn, Turn::Over(_));
        self.is_held_by_lesson() && self.snapshot.acting_seat.is_none() && !has_more
    }

    /// The status line while the table waits for the learner to read, or to watch how a move is made.
    pub(super) fn reading_status(&self) -> Status {
        let seat = self.lesson.as_ref().map(Lesson::learner).or(self.snapshot.acting_seat);
        let (key, icon) = match self.demonstration {
            Some(_) => ("lesson-watch", Icon::Eye),
            None => ("lesson-waits", Icon::Book),
        };
        Status { seat, icon: Some(icon), count: None, phrase: Phrase::new(key) }
    }

    /// The coach's current message.
    pub(super) fn coaching(&self) -> Option<Coaching> {
        let lesson = self.lesson.as_ref()?;
        let chapter = lesson.chapter();
        let watches = self.is_showing_script || lesson.is_script_playing(&self.table.game);
        let (says, spots, asks) = match lesson.step() {
            // A glimpse has to be dismissed first; the step's text may refer to it.
            step if self.is_showing_glimpse() => {
                let speaks = step.filter(|step| !watches && !matches!(step.task, Task::Answer(_)));
                let says = speaks.map_or("lesson-look".to_owned(), |step| step.text_key.clone());
                (says, Vec::new(), Prompt::Act { can_show: false })
            }
            None => (format!("{}-done", chapter.title_key()), Vec::new(), Prompt::Done { next: chapter.next.clone() }),
            // The script has to play before the step's text refers to it.
            Some(step) if watches => {
                let announced = step.announcement_key.clone();
                (announced.unwrap_or_else(|| "lesson-watch".to_owned()), Vec::new(), Prompt::Watch)
            }
            Some(step) => {
                let asks = match &step.task {
                    _ if self.demonstration.is_some() => Prompt::Watch,
                    Task::Read => Prompt::Read,
                    Task::Draw => Prompt::Act { can_show: false },
                    Task::Move { .. } => Prompt::Act { can_show: true },
                    Task::Answer(answers) => Prompt::Answer(answers.iter().map(|(key, _)| key.clone()).collect()),
                    Task::Free(_) => Prompt::Play,
                };
                (step.text_key.clone(), step.rect_names.clone(), asks)
            }
        };
        Some(Coaching {
            name: chapter.name.clone(),
            title_key: chapter.title_key(),
            is_first: chapter.is_first,
            step: lesson.step_index().min(chapter.steps.len().saturating_sub(1)),
            steps: chapter.steps.len(),
            step_texts: step_texts(chapter),
            mascot: G::MASCOT,
            text_key: says,
            rules: lesson.step().map_or_else(Vec::new, |step| step.teaches.clone()),
            ply: Some(self.table.game.ply()).filter(|_| chapter.script.is_followed_by(&self.table.game)),
            reply: lesson.reply().cloned().filter(|_| self.demonstration.is_none()),
            is_own_work: lesson.is_own_work(),
            spots,
            prompt: asks,
        })
    }

    /// Executes a request to the lesson.
    pub(super) fn apply_lesson_command(&mut self, guide: LessonCommand, frame: &FrameContext<'_>) {
        // The coach refers to the current position.
        self.leave_review();
        self.table.is_covered = false;
        self.end_demonstration(frame);
        let Some(lesson) = &mut self.lesson else { return };
        match guide {
            LessonCommand::Next => {
                lesson.proceed();
            }
            LessonCommand::Answer(number) => {
                lesson.answer(number);
            }
            LessonCommand::Back => {
                self.table = Table::new(lesson.go_back(&self.table.game));
                self.timeline_changed(frame);
            }
            LessonCommand::Restart => {
                self.table = Table::new(lesson.restart());
                self.timeline_changed(frame);
            }
            LessonCommand::ShowSolution => self.begin_demonstration(frame),
        }
        self.refresh();
    }
}

/// All that the coach may say in each step of a chapter and at its end.
fn step_texts<R: Rules>(chapter: &Chapter<R>) -> Vec<StepText> {
    let mut texts: Vec<StepText> = chapter.steps.iter().map(step_text).collect();
    texts.push(StepText { text_key: format!("{}-done", chapter.title_key()), ..StepText::default() });
    for (index, step) in chapter.steps.iter().enumerate() {
        // The reply to a right answer stands above the next text.
        texts[index + 1].replies.extend(step.reply_keys(true));
    }
    texts
}

fn step_text<R: Rules>(step: &Step<R>) -> StepText {
    let answers = match &step.task {
        Task::Answer(answers) => answers.iter().map(|(key, _)| key.clone()).collect(),
        _ => Vec::new(),
    };
    let (text_key, announcement_key) = (step.text_key.clone(), step.announcement_key.clone());
    StepText { text_key, rules: step.teaches.clone(), announcement_key, answers, replies: step.reply_keys(false) }
}
