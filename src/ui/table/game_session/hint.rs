//! Hints for the person on turn: the move that a strong bot would make, with its reason.
//!
//! The table's worker computes the hint. A hint must not reveal secrets: it uses only what the screen shows already or what is public.

use derive_where::derive_where;
use egui::Context;

use super::{BotWorker, FrameContext, LiveTable};
use crate::bots::{Answer, bot_seed};
use crate::engine::{Level, Phrase, Seat, Turn, View, Viewer};
use crate::games::Game;
use crate::paint::board::Response;
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

/// A hint that is shown.
pub(super) struct FoundHint<G: Game> {
    pub(super) choice: G::Move,
    pub(super) sentence: Phrase,
    pub(super) spots: Vec<String>,
    /// Whether nothing new was pointed at since the hint came.
    is_newest: bool,
}

impl<G: Game> HintState<G> {
    pub(super) fn found(&self) -> Option<&FoundHint<G>> {
        match self {
            HintState::Found(found) => Some(found),
            HintState::None | HintState::Thinking { .. } => None,
        }
    }
}

impl<G: Game> LiveTable<G> {
    /// Names of the highlighted rectangles: of a new hint, else of what is pointed at in the list of choices or the log, else of the hint.
    pub(super) fn highlighted(&self) -> &[String] {
        let pointed = [&self.pointed.rects, &self.pointed.log_rects].into_iter().find(|spots| !spots.is_empty());
        match (self.hint.found(), pointed) {
            (Some(found), Some(pointed)) if !found.is_newest => pointed,
            (Some(found), _) => &found.spots,
            (None, pointed) => pointed.map_or(&[], Vec::as_slice),
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

    /// The view that a hint to this seat may use.
    ///
    /// # Errors
    /// Why no hint is allowed.
    pub(super) fn hint_view(&self, seat: Seat) -> Result<View<G>, Phrase> {
        let game = &self.table.game;
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
        self.decider().and_then(|_| self.snapshot.hint.clone())
    }

    /// Starts computing a hint; `plays` plays its move, or the move of the hint that is shown.
    pub(super) fn request_hint(&mut self, plays: bool, frame: &FrameContext<'_>, ctx: &Context) -> CommandOutcome {
        let Some(seat) = self.decider() else { return self.explain_no_decision() };
        if let Some(choice) = self.hint.found().map(|found| found.choice) {
            return if plays { self.play_hinted_move(choice, frame) } else { CommandOutcome::Nothing };
        }
        match &mut self.hint {
            HintState::Thinking { plays: at_once } => *at_once |= plays,
            HintState::Found(_) => {}
            HintState::None => match self.hint_view(seat) {
                Ok(view) => {
                    let ply = self.table.game.ply();
                    let seed = bot_seed(self.table.game.seed(), seat, ply);
                    let wake = ctx.clone();
                    let worker = BotWorker::start(view, Level::Expert, seed, !plays, move || wake.request_repaint());
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
        let is_over = self.review_ply.is_none() && matches!(self.snapshot.turn, Turn::Over(_));
        self.messages.notice = (!is_over).then(|| self.nothing_to_decide());
        self.messages.notice_since = self.frame_state.now;
        CommandOutcome::Refused
    }

    /// Why there is nothing to decide on this screen.
    pub(super) fn nothing_to_decide(&self) -> Phrase {
        match self.review_ply {
            Some(_) => Phrase::new("table-nothing-to-decide-then"),
            None => Phrase::new("table-nothing-to-decide").with("status", self.status().phrase),
        }
    }

    /// Takes the worker's answer, if ready; true if the move was played.
    pub(super) fn poll_hint(&mut self, seat: Seat, frame: &FrameContext<'_>) -> bool {
        let HintState::Thinking { plays } = self.hint else { return false };
        let Some(answer) = self.clock.answer(self.table.game.ply()) else { return false };
        self.clock.stop();
        self.hint = HintState::None;
        self.model_is_stale = true;
        match (answer, self.hint_view(seat)) {
            (Some(answer), Ok(_)) if plays => {
                self.play_hinted_move(answer.choice, frame);
                true
            }
            (Some(Answer { choice, reason: Some(why) }), Ok(_)) => {
                let is_only = self.snapshot.legal.len() == 1;
                let why = if is_only { Phrase::new("table-hint-only") } else { why };
                let sentence = Phrase::new("table-hint-is").with("what", G::move_label(&choice)).with("why", why);
                self.hint = HintState::Found(FoundHint {
                    choice,
                    sentence,
                    spots: G::move_rect_names(&choice),
                    is_newest: true,
                });
                false
            }
            _ => false,
        }
    }

    /// Plays the move of a hint without asking for confirmation.
    fn play_hinted_move(&mut self, choice: G::Move, frame: &FrameContext<'_>) -> CommandOutcome {
        self.messages.armed_move = Some(choice);
        self.apply_response(Response::Play(choice), frame)
    }

    /// Clears the hint and stops computing it.
    pub(super) fn cancel_hint(&mut self) {
        if matches!(std::mem::take(&mut self.hint), HintState::Thinking { .. }) {
            self.clock.stop();
        }
    }
}
