//! Second thoughts: before a person plays a move that gives much away, the coach asks whether that is meant.
//!
//! While a person who wants a coach thinks, an adviser judges every move by what the person's seat knows. The coach speaks only
//! where a hint would be allowed, so a question tells nobody anything new, and keeps silent if the adviser is not ready soon
//! after the click.

use derive_where::derive_where;
use egui::Context;

use super::hint::{FoundHint, HintState, planned_steps};
use super::{FootButton, FrameContext, LiveTable};
use crate::bots::{Adviser, Loss, bot_seed, said_of_better};
use crate::engine::{Phrase, Seat};
use crate::games::Game;
use crate::paint::icons::Icon;
use crate::paint::theme::Durations;
use crate::ui::settings::Coach;
use crate::ui::table::session::CommandOutcome;

/// What the coach does at this decision.
#[derive_where(Default)]
pub(super) struct SecondThoughts<G: Game> {
    /// The adviser, and the ply at which it advises.
    adviser: Option<(usize, Adviser<G>)>,
    /// A move that waits for the adviser, and since when, in seconds.
    waiting: Option<(G::Move, f64)>,
    /// The last question.
    question: Option<Question<G>>,
    /// The ply of the last question, also after the decision.
    asked: Option<usize>,
}

/// A question that was asked before a move.
struct Question<G: Game> {
    ply: usize,
    choice: G::Move,
    loss: Loss,
    /// When it was asked, in seconds.
    since: f64,
}

/// What comes before a chosen move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thought {
    /// Nothing: it can be played.
    Silent,
    /// A question, or a moment in which the adviser may still answer.
    Holds,
}

impl<G: Game> SecondThoughts<G> {
    /// Ends the work.
    pub(super) fn stop(&mut self) {
        *self = SecondThoughts { asked: self.asked, ..SecondThoughts::default() };
    }

    /// Lets no move wait any longer.
    pub(super) fn stop_waiting(&mut self) {
        self.waiting = None;
    }

    /// Waits until every move has been judged.
    pub(super) fn wait(&mut self) {
        if let Some((_, adviser)) = &mut self.adviser {
            adviser.wait();
        }
    }
}

impl<G: Game> LiveTable<G> {
    /// The loss from which on this seat's person wants to be asked; `None` for no coach, and where a gentle one has asked in this turn.
    fn least_loss(&self, seat: Seat, frame: &FrameContext<'_>) -> Option<f32> {
        let game = &self.table.game;
        let assignment = game.assignment(seat);
        let coach = frame.settings.coach(&assignment.name, game.person_id(seat));
        let has_asked =
            self.second_thoughts.asked.is_some_and(|asked| (self.turn_began(seat)..game.ply()).contains(&asked));
        let may_ask = coach == Coach::EveryMistake || !has_asked;
        let may_help = may_ask && !self.is_guided() && !self.is_without_help();
        coach.least_loss().filter(|_| may_help && assignment.player.is_human())
    }

    /// Lets an adviser look on while the person at this seat thinks, and plays the move that waits for it, if it may wait no
    /// longer; true if it was played.
    pub(super) fn run_second_thoughts(&mut self, seat: Seat, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let ply = self.table.game.ply();
        if self.second_thoughts.adviser.as_ref().is_some_and(|(at, _)| *at != ply) {
            self.second_thoughts.stop();
        }
        if self.decider() != Some(seat) || self.snapshot.legal.len() < 2 || self.least_loss(seat, frame).is_none() {
            return false;
        }
        if self.second_thoughts.adviser.is_none()
            && let Ok(view) = self.hint_view(seat)
        {
            let seed = bot_seed(self.table.game.seed(), seat, ply);
            let wake = ctx.clone();
            let adviser = Adviser::start(view, seed, move || wake.request_repaint());
            self.second_thoughts.adviser = adviser.map(|adviser| (ply, adviser));
        }
        let Some((choice, since)) = self.second_thoughts.waiting else { return false };
        let is_judged = self.loss(choice).is_some();
        let left = since + Durations::time(frame.theme.motion.coach_waits).as_secs_f64() - frame.now;
        if !is_judged && left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
            return false;
        }
        self.model_is_stale = true;
        self.play(choice, frame) == CommandOutcome::Moved
    }

    /// What the adviser has found of this move: `None` while it has not been judged.
    fn loss(&mut self, choice: G::Move) -> Option<Option<Loss>> {
        let ply = self.table.game.ply();
        let (_, adviser) = self.second_thoughts.adviser.as_mut().filter(|(at, _)| *at == ply)?;
        adviser.loss(choice).map(|loss| loss.cloned())
    }

    /// What comes before this move of the seat on turn. Nothing where the move has been questioned before.
    pub(super) fn second_thought(&mut self, choice: G::Move, seat: Seat, frame: &FrameContext<'_>) -> Thought {
        let ply = self.table.game.ply();
        let waited = self.second_thoughts.waiting.take();
        if let Some(question) = self.second_thoughts.question.as_ref().filter(|question| question.ply == ply)
            && question.choice == choice
        {
            // The second click of a double click is no answer.
            let is_answer = frame.now >= question.since + Durations::time(frame.theme.motion.hold).as_secs_f64();
            return if is_answer || !self.is_questioned() { Thought::Silent } else { Thought::Holds };
        }
        let Some(least) = self.least_loss(seat, frame) else { return Thought::Silent };
        match self.loss(choice) {
            Some(Some(loss)) if loss.share >= least => {
                self.ask(Question { ply, choice, loss, since: frame.now });
                Thought::Holds
            }
            Some(_) => Thought::Silent,
            None => {
                let Some((_, adviser)) = self.second_thoughts.adviser.as_ref().filter(|_| waited.is_none()) else {
                    return Thought::Silent;
                };
                adviser.ask(choice);
                self.second_thoughts.waiting = Some((choice, frame.now));
                Thought::Holds
            }
        }
    }

    fn ask(&mut self, question: Question<G>) {
        let because = question.loss.because.clone().map(|because| said_of_better(G::said_unnamed(because)));
        let because = because.unwrap_or(Phrase::new("coach-sure-more"));
        self.messages.armed_move = Some(question.choice);
        self.messages.notice = Some(Phrase::new("coach-sure").with("because", because));
        self.second_thoughts.asked = Some(question.ply);
        self.second_thoughts.question = Some(question);
    }

    /// Whether the coach waits for an answer.
    pub(super) fn is_questioned(&self) -> bool {
        let ply = self.table.game.ply();
        let question = self.second_thoughts.question.as_ref().filter(|question| question.ply == ply);
        question.is_some_and(|question| self.messages.armed_move == Some(question.choice))
    }

    /// Whether a chosen move waits for the adviser or for an answer.
    pub(super) fn is_move_held(&self) -> bool {
        self.second_thoughts.waiting.is_some() || self.is_questioned()
    }

    /// The answers to the coach's question, but for “Show me”, which is a hint.
    pub(super) fn answer_buttons() -> Vec<FootButton> {
        let button = |key: &'static str, icon: Option<Icon>, is_primary: bool| FootButton {
            label: Phrase::new(key),
            detail: None,
            icon,
            command: None,
            is_primary,
            shakes_dice: false,
            is_armed: false,
            is_hinted: false,
        };
        vec![button("coach-play-anyway", None, false), button("coach-take-back", Some(Icon::Undo), true)]
    }

    /// Carries out an answer, by the index of its button.
    pub(super) fn answer_coach(&mut self, button: usize, frame: &FrameContext<'_>) -> CommandOutcome {
        let armed = self.messages.armed_move.filter(|_| button == 0);
        let Some(choice) = armed else {
            self.messages.disarm();
            return CommandOutcome::Nothing;
        };
        self.play_armed(choice, frame)
    }

    /// Shows the better turn as a hint, once it has been asked for instead of an answer. False if none is known.
    pub(super) fn show_better(&mut self) -> bool {
        let ply = self.table.game.ply();
        let Some((at, adviser)) = &mut self.second_thoughts.adviser else { return false };
        let Some(question) = self.second_thoughts.question.as_ref().filter(|question| question.ply == ply) else {
            return false;
        };
        let Some(plan) = adviser.best_turn().filter(|_| *at == ply) else { return false };
        let why = question.loss.because.clone().unwrap_or(Phrase::new("plan-clear"));
        let steps = planned_steps(&plan.steps, &self.snapshot.view.open);
        let Some(found) = FoundHint::new(steps, why) else { return false };
        self.hint = HintState::Found(found);
        true
    }
}

#[cfg(test)]
mod tests;
