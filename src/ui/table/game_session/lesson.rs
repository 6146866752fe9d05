//! A lesson at the table: what is written happens by itself, what the learner does is judged, the coach says what to do.

use egui::Context;

use super::{FrameContext, LiveTable};
use crate::engine::{Phrase, Turn};
use crate::games::Game;
use crate::lessons::{Chapter, Lesson, Task, Verdict};
use crate::paint::icons::Icon;
use crate::paint::painter::Status;
use crate::play::Table;
use crate::ui::table::keys;
use crate::ui::table::model::{Asks, Coaching};
use crate::ui::table::session::Guide;

impl<G: Game> LiveTable<G> {
    /// A table on which a chapter is learned, from a step on; it is not saved.
    pub(super) fn learning(chapter: Chapter<G>, step: usize) -> Self {
        let (lesson, game) = Lesson::from_step(chapter, step);
        let mut session = LiveTable::new(Table::new(game), None);
        session.lesson = Some(lesson);
        session.refresh();
        session
    }

    /// Whether the learner may decide or draw now, as far as a lesson goes.
    pub(super) fn is_asked(&self, draws: bool) -> bool {
        let Some(lesson) = &self.lesson else { return true };
        match lesson.step().map(|step| &step.task) {
            _ if lesson.is_script_playing(&self.table.game) => false,
            Some(Task::Free(_)) => true,
            Some(Task::Draw) => draws,
            Some(Task::Move { .. }) => !draws,
            Some(Task::Read | Task::Answer(_)) | None => false,
        }
    }

    /// Whether a legal move is what a lesson asks for. If it is not, the coach says why.
    pub(super) fn is_asked_for(&mut self, choice: G::Move) -> bool {
        let Some(lesson) = &mut self.lesson else { return true };
        let is_right = lesson.judge(&self.table.game, choice) == Verdict::Right;
        if !is_right {
            self.refresh();
        }
        is_right
    }

    /// The learner has decided as is asked.
    pub(super) fn has_learned(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.record_decision();
        }
    }

    /// The learner draws what is written; true if that was to be drawn.
    pub(super) fn draw_as_written(&mut self) -> bool {
        let Some(lesson) = &mut self.lesson else { return false };
        let drawn = lesson.expects_draw(&self.table.game)
            && self.table.game.follow(&lesson.chapter().script).is_some_and(|drawn| drawn.is_ok());
        if drawn {
            lesson.record_draw();
        }
        drawn
    }

    /// Whether a lesson holds the game: others wait until the learner has read or answered.
    pub(super) fn is_held_by_lesson(&self) -> bool {
        let game = &self.table.game;
        self.lesson.as_ref().is_some_and(|lesson| !lesson.is_script_playing(game) && !lesson.is_free(game))
    }

    /// What is written is watched until it has been seen.
    pub(super) fn watch(&mut self, frame: &FrameContext<'_>, ctx: &Context) {
        let goes_on = self.lesson.as_ref().is_some_and(|lesson| lesson.is_script_playing(&self.table.game));
        if self.watches_script && !goes_on && !self.tells(frame) {
            self.watches_script = false;
            self.refresh();
            ctx.request_repaint();
        }
    }

    /// Lets happen what is written: whether something did, or `None` where play goes on as at any table.
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
        if !lesson.is_script_playing(&self.table.game) || keys::is_covered(ctx) {
            return Some(false);
        }
        let pause = frame.settings.pace.seconds().unwrap_or(1.0);
        if self.is_early(pause, frame, ctx) {
            return Some(false);
        }
        let script = &self.lesson.as_ref()?.chapter().script;
        let happened = self.table.game.follow(script).is_some_and(|happened| happened.is_ok());
        if happened {
            self.watches_script = true;
            self.position_changed(frame);
        } else {
            tracing::error!("the lesson has taken another course than is written");
        }
        Some(happened)
    }

    /// Whether nothing else is to be done at the table than to read what the coach says.
    pub(super) fn waits_for_reader(&self) -> bool {
        let has_more = self.watches_script || self.shows_glimpse() || matches!(self.shown.turn, Turn::Over(_));
        self.is_held_by_lesson() && self.shown.acting_seat.is_none() && !has_more
    }

    /// That somebody reads: the table waits.
    pub(super) fn reading_status(&self) -> Status {
        let seat = self.lesson.as_ref().map(Lesson::learner).or(self.shown.acting_seat);
        let phrase = Phrase::new("lesson-waits");
        Status { seat, icon: Some(Icon::Book), count: None, phrase }
    }

    /// What the coach says now.
    pub(super) fn coaching(&self) -> Option<Coaching> {
        let lesson = self.lesson.as_ref()?;
        let chapter = lesson.chapter();
        let watches = self.watches_script || lesson.is_script_playing(&self.table.game);
        let (says, spots, asks) = match lesson.step() {
            // What is shown in passing is put away first; a step may speak of it.
            step if self.shows_glimpse() => {
                let speaks = step.filter(|step| !watches && !matches!(step.task, Task::Answer(_)));
                let says = speaks.map_or("lesson-look".to_owned(), |step| step.text_key.clone());
                (says, Vec::new(), Asks::ToAct { may_show: false })
            }
            None => (format!("{}-done", chapter.title_key()), Vec::new(), Asks::Nothing { next: chapter.next.clone() }),
            // What is told of has to happen first.
            Some(_) if watches => ("lesson-watch".to_owned(), Vec::new(), Asks::ToWatch),
            Some(step) => {
                let asks = match &step.task {
                    Task::Read => Asks::ToRead,
                    Task::Draw => Asks::ToAct { may_show: false },
                    Task::Move { .. } => Asks::ToAct { may_show: true },
                    Task::Answer(answers) => Asks::ToAnswer(answers.iter().map(|(key, _)| key.clone()).collect()),
                    Task::Free(_) => Asks::ToPlay,
                };
                (step.text_key.clone(), step.spots.clone(), asks)
            }
        };
        Some(Coaching {
            name: chapter.name.clone(),
            chapter: chapter.title_key(),
            step: lesson.step_index().min(chapter.steps.len().saturating_sub(1)),
            steps: chapter.steps.len(),
            says,
            rules: lesson.step().map_or_else(Vec::new, |step| step.teaches.clone()),
            ply: Some(self.table.game.ply()).filter(|_| chapter.script.is_followed_by(&self.table.game)),
            reply: lesson.reply().cloned(),
            spots,
            asks,
        })
    }

    /// See `Session::guide`.
    pub(super) fn guide(&mut self, guide: Guide, frame: &FrameContext<'_>) {
        // The coach speaks of the table as it stands now.
        self.review_ply = None;
        self.table.is_covered = false;
        let Some(lesson) = &mut self.lesson else { return };
        match guide {
            Guide::Next => {
                lesson.proceed();
            }
            Guide::Answer(number) => {
                lesson.answer(number);
            }
            Guide::Back => {
                self.table = Table::new(lesson.go_back(&self.table.game));
                self.timeline_changed(frame);
            }
            Guide::Restart => {
                self.table = Table::new(lesson.restart());
                self.timeline_changed(frame);
            }
            Guide::Show => {
                if let Some(choice) = lesson.solution(&self.table.game) {
                    let learner = lesson.learner();
                    if self.table.game.decide(learner, choice).is_ok() {
                        self.has_learned();
                        self.position_changed(frame);
                    }
                }
            }
        }
        self.refresh();
    }
}
