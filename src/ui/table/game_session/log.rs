//! The table in words: its log, what is new since someone's last turn, what undo would take back.

use std::cell::OnceCell;
use std::ops::Range;

use super::{LiveTable, LogLine};
use crate::engine::{Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::play::Note;

/// What happened between two turns of a seat.
pub(super) struct Since {
    /// Whose turns.
    seat: Seat,
    /// Whether there was one before.
    first: bool,
    /// The events between.
    plies: Range<usize>,
    /// Whether the seat has not chosen anything since, nor put it away.
    fresh: bool,
}

impl<G: Game> LiveTable<G> {
    /// Every event: while the game runs as all saw it, after the end with all that it hid.
    pub(super) fn log_lines(&self) -> Vec<LogLine> {
        let game = &self.table.game;
        let since = self.since();
        let told = self.teller();
        let back_to = game.earliest_reviewable_ply();
        let line = |ply: usize, seat: Option<Seat>, phrase: Phrase| LogLine {
            ply,
            seat,
            phrase,
            said: OnceCell::new(),
            since: since.as_ref().is_some_and(|since| since.plies.contains(&ply)),
            open: ply + 1 >= back_to,
            is_note: false,
        };
        let notes_before = |ply: usize, last: bool| {
            let here = move |note: &&Note| note.at == ply || (last && note.at > ply);
            let phrase = |note: &Note| note.phrase(game.seating().len());
            let line = |note: &Note| LogLine { is_note: true, ..line(ply.saturating_sub(1), None, phrase(note)) };
            self.table.notes().iter().filter(here).map(line).collect::<Vec<_>>()
        };
        let mut lines = Vec::new();
        for ply in 0..game.ply() {
            lines.extend(notes_before(ply, false));
            lines.extend(told(ply).map(|phrase| line(ply, game.decided_by(ply), phrase)));
        }
        lines.extend(notes_before(game.ply(), true));
        lines
    }

    /// Something was changed at the table itself: all are told.
    pub(super) fn table_changed(&mut self) {
        self.unsaved |= self.shown.outcome.is_none();
        self.viewer_changed();
        self.notice = self.table.notes().last().map(|note| note.phrase(self.table.game.seating().len()));
    }

    /// What others have done since the last turn of the person who decides now or looks on.
    pub(super) fn since(&self) -> Option<Since> {
        let game = &self.table.game;
        let seat = match (self.shown.view.who, self.shown.acting_seat) {
            (_, Some(seat)) | (Viewer::Seat(seat), None) => seat,
            _ => return None,
        };
        let by_other = |ply: &usize| game.decided_by(*ply).is_some_and(|decider| decider != seat);
        let by_seat = |ply: &usize| game.decided_by(*ply) == Some(seat);
        let last = (0..game.ply()).rev().find(by_other)?;
        let before = (0..last).rev().find(by_seat);
        // What plays itself was not chosen; but whose turn is over has had the time to read.
        let goes_on = |ply: usize| matches!(game.turn_at(ply), Turn::Seat(on) | Turn::Chance(Some(on)) if on == seat);
        let chose = |ply: usize| by_seat(&ply) && (game.legal_moves_at(ply).len() > 1 || !goes_on(ply + 1));
        let fresh = last >= self.news_read_to && !(last..game.ply()).any(chose);
        let from = before.map_or(0, |own| own + 1).max(self.news_read_to);
        Some(Since { seat, first: before.is_none(), plies: from..last + 1, fresh })
    }

    /// What stands over that which is new to whoever decides now, as long as it is.
    pub(super) fn title_of_news(&self) -> Option<Phrase> {
        let since = self.since().filter(|since| since.fresh)?;
        let key = if since.first { "log-before" } else { "log-since" };
        Some(Phrase::new(key).with("seat", since.seat))
    }

    /// The spots that the event at `ply` touched, as long as one may still look back to it.
    pub(super) fn spots_of(&self, ply: usize) -> Vec<String> {
        let game = &self.table.game;
        let observation = game.observation(ply, Viewer::Table).filter(|_| ply >= game.earliest_reviewable_ply());
        observation.map(|observation| G::observation_rect_names(&observation.seen)).unwrap_or_default()
    }

    /// What undo would take back, in words.
    pub(super) fn undo_label(&self) -> Result<Phrase, Phrase> {
        let ply = self.table.undo_target()?;
        self.teller()(ply)
            .map(|told| Phrase::new("undo-would").with("what", told))
            .ok_or_else(|| Phrase::new("undo-nothing"))
    }

    /// Puts the event at a ply into words. A game grants a look at everything only once it is over; until then all is told as the table
    /// saw it and by what lies open to it.
    fn teller(&self) -> impl Fn(usize) -> Option<Phrase> {
        let game = &self.table.game;
        let open = game.view(Viewer::Everything).open;
        move |ply| game.observation(ply, Viewer::Everything).map(|observation| G::log_line(&observation.seen, &open))
    }
}
