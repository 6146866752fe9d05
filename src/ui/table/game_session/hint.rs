//! A hint to the person on turn: the move that a strong bot would make, with its reason.
//!
//! It is found by the one worker of the table. Helps do not leak: it goes by what the screen shows already, or by what is no secret.

use derive_where::derive_where;
use egui::Context;

use super::{FrameContext, LiveTable, Thinking};
use crate::bots::{Answer, bot_seed};
use crate::engine::{Level, Phrase, Seat, Turn, View, Viewer};
use crate::games::Game;
use crate::paint::painter::Intent;

/// What has become of the help that was asked for.
#[derive_where(Default)]
pub(super) enum Help<G: Game> {
    /// Nothing was asked.
    #[derive_where(default)]
    None,
    /// It is being thought about, to be played at once or not.
    Thinking { plays: bool },
    /// This is it.
    Found(Found<G>),
}

/// A hint that is shown.
pub(super) struct Found<G: Game> {
    pub(super) choice: G::Move,
    pub(super) sentence: Phrase,
    pub(super) spots: Vec<String>,
    /// Nothing was pointed at since it came; the pointer may have been left somewhere.
    is_newest: bool,
}

impl<G: Game> Help<G> {
    pub(super) fn found(&self) -> Option<&Found<G>> {
        match self {
            Help::Found(found) => Some(found),
            Help::None | Help::Thinking { .. } => None,
        }
    }
}

impl<G: Game> LiveTable<G> {
    /// What is marked on the board: a hint until something is pointed at, before it what the list of choices shows, then the log.
    pub(super) fn highlighted(&self) -> &[String] {
        let pointed = [&self.pointed_spots, &self.marked].into_iter().find(|spots| !spots.is_empty());
        match (self.help.found(), pointed) {
            (Some(found), Some(pointed)) if !found.is_newest => pointed,
            (Some(found), _) => &found.spots,
            (None, pointed) => pointed.map_or(&[], Vec::as_slice),
        }
    }

    /// Something is pointed at that was not when a hint came.
    pub(super) fn hint_grows_old(&mut self) {
        if let Help::Found(found) = &mut self.help {
            found.is_newest = false;
        }
    }

    /// The person who decides on this screen now.
    pub(super) fn decider(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.shown.turn else { return None };
        let decides =
            self.shown.acting_seat == Some(seat) && !self.shown.legal.is_empty() && !self.moment.is_unskippable;
        decides.then_some(seat)
    }

    /// By what a hint to this seat may go.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn hint_view(&self, seat: Seat) -> Result<View<G>, Phrase> {
        let game = &self.table.game;
        if game.human_count() > 1 && G::tests_memory(game.options()) {
            return Err(Phrase::new("table-hint-memory"));
        }
        let own = game.view(Viewer::Seat(seat));
        let all = game.view(Viewer::Table);
        // What the screen shows is no secret before it; nor is what the table knows as well.
        let is_shown = self.shown.view.who == Viewer::Seat(seat);
        let is_public = own.open == all.open && own.memory == all.memory;
        if is_shown || is_public { Ok(own) } else { Err(Phrase::new("table-hint-secret")) }
    }

    /// See `Session::may_hint`.
    pub(super) fn hint_allowed(&self) -> Option<Result<(), Phrase>> {
        self.decider().and_then(|_| self.shown.hint.clone())
    }

    /// See `Session::hint`.
    pub(super) fn ask_for_help(&mut self, plays: bool, frame: &FrameContext<'_>, ctx: &Context) {
        let Some(seat) = self.decider() else { return self.decline_help() };
        if let Some(choice) = self.help.found().map(|found| found.choice) {
            if plays {
                self.play_helped(choice, frame);
            }
            return;
        }
        match &mut self.help {
            Help::Thinking { plays: at_once } => *at_once |= plays,
            Help::Found(_) => {}
            Help::None => match self.hint_view(seat) {
                Ok(view) => {
                    self.disarm();
                    self.refusal = None;
                    let ply = self.table.game.ply();
                    let seed = bot_seed(self.table.game.seed(), seat, ply);
                    let wake = ctx.clone();
                    let worker = Thinking::start(view, Level::Hard, seed, !plays, move || wake.request_repaint());
                    self.clock.set_to_work(worker.map(|worker| (ply, worker)));
                    self.help = if self.clock.is_working() { Help::Thinking { plays } } else { Help::None };
                }
                Err(why) => self.notice = Some(why),
            },
        }
    }

    /// Help was asked for where there is nothing to decide: it is said what goes on instead. At the end that is plain to see.
    pub(super) fn decline_help(&mut self) {
        let is_over = self.review_ply.is_none() && matches!(self.shown.turn, Turn::Over(_));
        self.notice = (!is_over).then(|| self.nothing_to_decide());
        self.notice_since = self.moment.now;
    }

    /// What goes on instead of a decision on this screen.
    pub(super) fn nothing_to_decide(&self) -> Phrase {
        match self.review_ply {
            Some(_) => Phrase::new("table-nothing-to-decide-then"),
            None => Phrase::new("table-nothing-to-decide").with("status", self.status().phrase),
        }
    }

    /// Takes what the worker has found; true if it was played.
    pub(super) fn run_help(&mut self, seat: Seat, frame: &FrameContext<'_>) -> bool {
        let Help::Thinking { plays } = self.help else { return false };
        let Some(answer) = self.clock.answer(self.table.game.ply()) else { return false };
        self.clock.stop();
        self.help = Help::None;
        self.has_changed = true;
        match (answer, self.hint_view(seat)) {
            (Some(answer), Ok(_)) if plays => {
                self.play_helped(answer.choice, frame);
                true
            }
            (Some(Answer { choice, reason: Some(why) }), Ok(_)) => {
                let is_only = self.shown.legal.len() == 1;
                let why = if is_only { Phrase::new("table-hint-only") } else { why };
                let sentence = Phrase::new("table-hint-is").with("what", G::move_label(&choice)).with("why", why);
                self.help =
                    Help::Found(Found { choice, sentence, spots: G::move_rect_names(&choice), is_newest: true });
                false
            }
            _ => false,
        }
    }

    /// The move of a hint is made; nobody asks once more.
    fn play_helped(&mut self, choice: G::Move, frame: &FrameContext<'_>) {
        self.armed_move = Some(choice);
        self.carry_out_intent(Some(Intent::Play(choice)), frame);
    }

    /// What was asked for is wanted no more.
    pub(super) fn drop_help(&mut self) {
        if matches!(std::mem::take(&mut self.help), Help::Thinking { .. }) {
            self.clock.stop();
        }
    }
}
