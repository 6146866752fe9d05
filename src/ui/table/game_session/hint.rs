//! Hints for the person on turn, or at a decision of a finished game: what a strong player would do in the rest of the turn, and why.
//!
//! The table's worker computes the plan, which stays until something new happens. A hint must not reveal secrets: it uses only
//! what the screen shows already or what is public; in a finished game what the seat could know.

use derive_where::derive_where;
use egui::Context;

use super::story::better_phrase;
use super::{BotWorker, FrameContext, LiveTable};
use crate::bots::{Answer, Plan, Step, bot_seed, foresee, reason};
use crate::engine::{Phrase, Seat, Turn, View, Viewer};
use crate::games::Game;
use crate::paint::stage::{Moment, PlannedStep, Show};
use crate::story::Better;
use crate::ui::table::hint_words::{hint_sentence, rivals_of, said_beside};
use crate::ui::table::session::CommandOutcome;

/// State of the hint.
#[derive_where(Default)]
pub(super) enum HintState<G: Game> {
    /// No hint was requested.
    #[derive_where(default)]
    None,
    /// A hint is being computed; `plays`: its move is played at once.
    Thinking { plays: bool },
    /// A hint is shown.
    Found(FoundHint<G>),
}

/// The steps of a plan that begins in a position in which this lies open, as the board shows them.
pub(super) fn planned_steps<G: Game>(steps: &[Step<G>], before: &G::Open) -> Vec<PlannedStep<G>> {
    let mut before = before;
    let mut planned = Vec::new();
    for (step, number) in steps.iter().zip(1..) {
        let mut travels = Vec::new();
        if let Some((observation, after)) = &step.foreseen {
            let beats = G::beats(&Moment { observation, before, after });
            travels.extend(beats.into_iter().filter_map(|beat| match beat.show {
                Show::Travel(travel) => Some(travel),
                _ => None,
            }));
            before = after;
        }
        planned.push(PlannedStep { number, choice: step.choice, is_foreseen: step.foreseen.is_some(), travels });
    }
    planned
}

/// A hint that is shown.
pub(super) struct FoundHint<G: Game> {
    /// The steps that are still to be made, at least one.
    steps: Vec<PlannedStep<G>>,
    why: Phrase,
    /// All of it in words, where the story of the game has said so already.
    told: Option<Phrase>,
    /// Names of the rectangles of the first step.
    spots: Vec<String>,
    /// Whether nothing new was pointed at since the hint came.
    is_newest: bool,
}

impl<G: Game> FoundHint<G> {
    pub(super) fn new(steps: Vec<PlannedStep<G>>, why: Phrase) -> Option<Self> {
        let spots = G::move_rect_names(&steps.first()?.choice);
        Some(FoundHint { steps, why, told: None, spots, is_newest: true })
    }

    /// The same, said in these words.
    pub(super) fn told_as(self, words: Option<Phrase>) -> Self {
        FoundHint { told: words, ..self }
    }

    /// The move to make now.
    pub(super) fn choice(&self) -> G::Move {
        self.steps[0].choice
    }

    /// The steps and the reason, in words.
    pub(super) fn sentence(&self) -> Phrase {
        if let Some(told) = &self.told {
            return told.clone();
        }
        let steps: Vec<_> = self.steps.iter().map(|step| (G::move_label(&step.choice), step.number)).collect();
        hint_sentence(&steps, self.why.clone())
    }
}

impl<G: Game> HintState<G> {
    pub(super) fn found(&self) -> Option<&FoundHint<G>> {
        match self {
            HintState::Found(found) => Some(found),
            HintState::None | HintState::Thinking { .. } => None,
        }
    }

    /// What is left of the plan once this move has been made, if the plan has foreseen what comes of it.
    pub(super) fn rest_after(&mut self, choice: G::Move) -> Option<FoundHint<G>> {
        let HintState::Found(found) = std::mem::take(self) else { return None };
        let mut steps = found.steps.into_iter();
        steps.next().filter(|first| first.choice == choice && first.is_foreseen)?;
        FoundHint::new(steps.collect(), found.why)
    }
}

impl<G: Game> LiveTable<G> {
    /// Names of the highlighted rectangles: of a new hint, else of what is pointed at in the list of choices or the log, else of the hint,
    /// else of the answer to a puzzle that was kept back, or was shown.
    pub(super) fn highlighted(&self) -> &[String] {
        let pointed = [&self.pointed.rects, &self.pointed.log_rects].into_iter().find(|spots| !spots.is_empty());
        // What is to be done next is no matter while the last step is being shown.
        let found = self.hint.found().filter(|_| !self.frame_state.is_showing_event);
        match (found, pointed) {
            (Some(found), Some(pointed)) if !found.is_newest => pointed,
            (Some(found), _) => &found.spots,
            (None, pointed) => pointed.map_or(self.marked_spots(), Vec::as_slice),
        }
    }

    /// The steps of the plan that is shown on the board, unless something else is pointed at.
    pub(super) fn shown_plan(&self) -> &[PlannedStep<G>] {
        let is_pointed = !self.pointed.rects.is_empty() || !self.pointed.log_rects.is_empty();
        match self.hint.found() {
            Some(found) if found.is_newest || !is_pointed => &found.steps,
            _ => &[],
        }
    }

    /// Lets what is pointed at take the highlight from the hint.
    pub(super) fn mark_hint_outdated(&mut self) {
        if let HintState::Found(found) = &mut self.hint {
            found.is_newest = false;
        }
    }

    /// The seat of the person who decides on this screen now.
    pub(super) fn decider(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.snapshot.turn else { return None };
        let decides = self.snapshot.acting_seat == Some(seat)
            && !self.snapshot.legal.is_empty()
            && !self.frame_state.is_unskippable;
        decides.then_some(seat)
    }

    /// The seat that a hint is for: the person who decides, or, in a finished game that is looked at again, who decided then.
    fn advised_seat(&self) -> Option<Seat> {
        match self.snapshot.shown_turn {
            Turn::Seat(seat) if self.is_reviewing_finished() => Some(seat),
            _ => self.decider(),
        }
    }

    /// The view that a hint to this seat may use.
    ///
    /// # Errors
    /// Why no hint is allowed.
    pub(super) fn hint_view(&self, seat: Seat) -> Result<View<G>, Phrase> {
        let game = &self.table.game;
        if self.is_reviewing_finished() {
            return Ok(game.view_at(self.shown_ply(), Viewer::Seat(seat)));
        }
        if game.human_count() > 1 && G::tests_memory(game.options()) {
            return Err(Phrase::new("table-hint-memory"));
        }
        let own = game.view(Viewer::Seat(seat));
        let all = game.view(Viewer::Table);
        // What the screen shows already, or what everyone knows, is no secret.
        let is_shown = self.snapshot.view.who == Viewer::Seat(seat);
        let is_public = own.open == all.open && own.memory == all.memory;
        if is_shown || is_public { Ok(own) } else { Err(Phrase::new("table-hint-secret")) }
    }

    /// Whether a hint is allowed, or why not; `None` if there is nothing to decide on this screen.
    pub(super) fn hint_allowed(&self) -> Option<Result<(), Phrase>> {
        match self.is_reviewing_finished() {
            true => self.advised_seat().map(|_| Ok(())),
            false => self.decider().and_then(|_| self.snapshot.hint.clone()),
        }
    }

    /// The same for a table at which help may be ruled out.
    pub(super) fn help_allowed(&self) -> Option<Result<(), Phrase>> {
        let allowed = self.hint_allowed()?;
        Some(if self.is_without_help() { Err(Phrase::new("daily-no-hints")) } else { allowed })
    }

    /// Starts computing a hint; `plays` plays its move, or the move of the hint that is shown.
    pub(super) fn request_hint(&mut self, plays: bool, frame: &FrameContext<'_>, ctx: &Context) -> CommandOutcome {
        let advised = if plays { self.decider() } else { self.advised_seat() };
        let Some(seat) = advised else {
            return if plays { self.explain_no_decision() } else { self.explain_no_hint() };
        };
        if self.is_without_help() {
            self.messages.notice = Some(Phrase::new("daily-no-hints"));
            return CommandOutcome::Refused;
        }
        self.review.is_playing = false;
        self.close_two_boards();
        if let Some(choice) = self.hint.found().map(FoundHint::choice) {
            return if plays { self.play_hinted_move(choice, frame) } else { CommandOutcome::Nothing };
        }
        match &mut self.hint {
            HintState::Thinking { plays: at_once } => *at_once |= plays,
            HintState::Found(_) => {}
            HintState::None => match self.hint_view(seat) {
                Ok(view) => {
                    let ply = self.shown_ply();
                    let seed = bot_seed(self.table.game.seed(), seat, ply);
                    let wake = ctx.clone();
                    let wake = move || wake.request_repaint();
                    // What the story has named stays the better turn: two searches may differ where much is nearly as good.
                    if let Some(turn) = self.told_turn(ply) {
                        let plan = Plan { steps: foresee(&view, &turn), why: None };
                        self.show_plan(&plan, seat, &view);
                        return CommandOutcome::Nothing;
                    }
                    let worker = BotWorker::start_plan(view, seed, wake);
                    self.clock.set_worker(worker.map(|worker| (ply, worker)));
                    self.hint = if self.clock.is_working() { HintState::Thinking { plays } } else { HintState::None };
                }
                Err(why) => {
                    self.messages.notice = Some(why);
                    return CommandOutcome::Refused;
                }
            },
        }
        CommandOutcome::Nothing
    }

    /// Shows as a notice why there is nothing to decide; not at the end of the game, where that is obvious.
    pub(super) fn explain_no_decision(&mut self) -> CommandOutcome {
        let is_over = self.review.ply.is_none() && matches!(self.snapshot.turn, Turn::Over(_));
        self.messages.notice = (!is_over).then(|| self.nothing_to_decide());
        self.messages.notice_since = self.frame_state.now;
        CommandOutcome::Refused
    }

    /// Shows as a notice why there is no hint: in a finished game that is looked at again because nobody decides here.
    fn explain_no_hint(&mut self) -> CommandOutcome {
        let outcome = self.explain_no_decision();
        if self.is_reviewing_finished() {
            self.messages.notice = Some(Phrase::new("table-nobody-decides-then"));
        }
        outcome
    }

    /// Why there is nothing to decide on this screen.
    pub(super) fn nothing_to_decide(&self) -> Phrase {
        match self.review.ply {
            Some(_) => Phrase::new("table-nothing-to-decide-then"),
            None => Phrase::new("table-nothing-to-decide").with("status", self.status().phrase),
        }
    }

    /// Takes the worker's answer, if ready; true if the move was played.
    pub(super) fn poll_hint(&mut self, seat: Seat, frame: &FrameContext<'_>) -> bool {
        let HintState::Thinking { plays } = self.hint else { return false };
        let Some(answer) = self.clock.answer(self.shown_ply()) else { return false };
        self.clock.stop();
        self.hint = HintState::None;
        self.model_is_stale = true;
        let (Some(Answer { plan: Some(plan), .. }), Ok(view)) = (answer, self.hint_view(seat)) else { return false };
        let Some(choice) = self.show_plan(&plan, seat, &view) else { return false };
        if plays {
            self.play_hinted_move(choice, frame);
        }
        plays
    }

    /// Shows the plan of this seat with this view as a hint; returns its first move.
    fn show_plan(&mut self, plan: &Plan<G>, seat: Seat, view: &View<G>) -> Option<G::Move> {
        let found = FoundHint::new(planned_steps(&plan.steps, &view.open), self.why(plan, seat))?;
        let choice = found.choice();
        self.hint = HintState::Found(found.told_as(self.told_hint(self.shown_ply(), choice)));
        Some(choice)
    }

    /// Why the plan of this seat begins as it does.
    fn why(&self, plan: &Plan<G>, seat: Seat) -> Phrase {
        let is_only = self.table.game.legal_moves_at(self.shown_ply()).len() == 1;
        let Some(comparison) = &plan.why else {
            return Phrase::new(if is_only { "table-hint-only" } else { "plan-close" });
        };
        let rivals = rivals_of(seat, self.players.len());
        let why = reason::<G>(comparison, &rivals);
        match plan.steps.first() {
            Some(first) => said_beside::<G>(why, &first.choice),
            None => why,
        }
    }

    /// The better turn that the story of the finished game names at this ply.
    fn told_turn(&self, ply: usize) -> Option<Vec<G::Move>> {
        let regret = self.regret_at(ply).filter(|_| self.is_reviewing_finished())?;
        regret.better.as_ref().map(Better::turn)
    }

    /// The better move that the story of the finished game names at this ply.
    fn told_better(&self, ply: usize) -> Option<G::Move> {
        self.told_turn(ply)?.first().copied()
    }

    /// What the story of the finished game says of this move at this ply, in the words of its card.
    fn told_hint(&self, ply: usize, choice: G::Move) -> Option<Phrase> {
        self.told_better(ply).filter(|better| *better == choice)?;
        better_phrase::<G>(&self.table.game, self.regret_at(ply)?)
    }

    /// Says a hint as the story does, which has just been told; drops another one, because the story has looked more closely.
    pub(super) fn retell_hint(&mut self) {
        let ply = self.shown_ply();
        let (Some(better), Some(choice)) = (self.told_better(ply), self.hint.found().map(FoundHint::choice)) else {
            return;
        };
        if choice != better {
            return self.cancel_hint();
        }
        let words = self.told_hint(ply, better);
        if let HintState::Found(found) = std::mem::take(&mut self.hint) {
            self.hint = HintState::Found(found.told_as(words));
        }
    }

    /// Shows what is left of a plan, if the seat still decides and may make its next step.
    pub(super) fn go_on_with(&mut self, rest: Option<FoundHint<G>>, seat: Seat) {
        let goes_on = |found: &FoundHint<G>| {
            self.snapshot.turn == Turn::Seat(seat) && self.snapshot.legal.contains(&found.choice())
        };
        if let Some(found) = rest.filter(goes_on) {
            self.hint = HintState::Found(found);
            self.model_is_stale = true;
        }
    }

    /// Plays the move of a hint without asking for confirmation.
    fn play_hinted_move(&mut self, choice: G::Move, frame: &FrameContext<'_>) -> CommandOutcome {
        self.play_armed(choice, frame)
    }

    /// Clears the hint and stops computing it.
    pub(super) fn cancel_hint(&mut self) {
        if matches!(std::mem::take(&mut self.hint), HintState::Thinking { .. }) {
            self.clock.stop();
        }
    }
}
