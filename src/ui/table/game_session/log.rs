//! The log of a table, the news since a seat's last turn, and the label of undo.

use std::cell::OnceCell;
use std::ops::Range;

use super::{LiveTable, LogEntry, LogLine};
use crate::engine::{Observation, Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::play::Note;

/// The events that are news to a seat.
pub(super) struct NewsSpan {
    /// The seat.
    seat: Seat,
    /// Whether the seat has not had a turn yet.
    first: bool,
    /// The events since the last turn of the seat.
    plies: Range<usize>,
    /// Whether the seat has neither made a choice nor marked the news as read since.
    fresh: bool,
}

impl<G: Game> LiveTable<G> {
    /// The log: its lines, and the lines by turns. During the game and in a puzzle it tells what everyone saw, after the end everything.
    pub(super) fn make_log(&self) -> (Vec<LogLine>, Vec<LogEntry>) {
        let game = &self.table.game;
        let who = if self.puzzle.is_some() { Viewer::Table } else { Viewer::Everything };
        let open = game.view(who).open;
        let seen = |ply| game.observation(ply, who).map(|observation| observation.seen);
        let seen: Vec<G::Seen> = (0..game.ply()).map_while(seen).collect();
        let lines = self.log_lines(&seen, &open);
        let entries = self.log_entries(&lines, &seen, &open);
        (lines, entries)
    }

    /// One line for each event and one for each change at the table.
    fn log_lines(&self, seen: &[G::Seen], open: &G::Open) -> Vec<LogLine> {
        let game = &self.table.game;
        let since = self.news_span();
        let viewer = self.person_at_screen();
        let back_to = game.earliest_reviewable_ply();
        let line = |ply: usize, seat: Option<Seat>, phrase: Phrase| LogLine {
            ply,
            seat,
            phrase,
            words_cache: OnceCell::new(),
            is_since_last_turn: since.as_ref().is_some_and(|since| since.plies.contains(&ply)),
            can_review: ply + 1 >= back_to && self.puzzle.is_none(),
            concerns_viewer: false,
            is_note: false,
        };
        let notes_before = |ply: usize, last: bool| {
            let here = move |note: &&Note| note.at == ply || (last && note.at > ply);
            let phrase = |note: &Note| note.phrase(game.seating().len());
            let line = |note: &Note| LogLine { is_note: true, ..line(ply.saturating_sub(1), None, phrase(note)) };
            self.table.notes().iter().filter(here).map(line).collect::<Vec<_>>()
        };
        let mut lines = Vec::new();
        for (ply, seen) in seen.iter().enumerate() {
            lines.extend(notes_before(ply, false));
            let decider = game.decided_by(ply);
            let concerns_viewer = viewer.is_some_and(|seat| decider != Some(seat) && G::concerns(seen, seat));
            lines.push(LogLine { concerns_viewer, ..line(ply, decider, G::log_line(seen, open)) });
        }
        lines.extend(notes_before(game.ply(), true));
        lines
    }

    /// The person who decides now or looks at the screen.
    fn person_at_screen(&self) -> Option<Seat> {
        let game = &self.table.game;
        match (self.snapshot.view.who, self.snapshot.acting_seat) {
            (_, Some(seat)) | (Viewer::Seat(seat), None) => Some(seat),
            // At the end nobody acts, but the only person still looks at what others did last.
            (Viewer::Everything, None) => {
                let mut people = game.seating().iter().zip(0..).filter(|(seated, _)| seated.player.is_human());
                people.next().filter(|_| people.next().is_none()).map(|(_, index)| Seat::new(index))
            }
            _ => None,
        }
    }

    /// The lines of the log by turns: events of the same seat in a row belong together.
    fn log_entries(&self, lines: &[LogLine], seen: &[G::Seen], open: &G::Open) -> Vec<LogEntry> {
        let game = &self.table.game;
        let owner = |line: &LogLine| match game.turn_at(line.ply) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) if !line.is_note => Some(seat),
            _ => None,
        };
        let mut entries: Vec<LogEntry> = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let seat = owner(line);
            match entries.last_mut().filter(|entry| seat.is_some() && entry.seat == seat) {
                Some(entry) => {
                    entry.lines.end = index + 1;
                    entry.is_since_last_turn |= line.is_since_last_turn;
                }
                None => entries.push(LogEntry {
                    seat,
                    summary: None,
                    lines: index..index + 1,
                    is_since_last_turn: line.is_since_last_turn,
                    is_note: line.is_note,
                }),
            }
        }
        for entry in &mut entries {
            let lines = &lines[entry.lines.clone()];
            let phrase = match lines {
                [first, .., last] => seen.get(first.ply..=last.ply).and_then(|events| G::turn_line(events, open)),
                _ => None,
            };
            entry.summary = phrase.zip(lines.last()).map(|(phrase, last)| LogLine {
                phrase,
                seat: entry.seat,
                words_cache: OnceCell::new(),
                is_since_last_turn: entry.is_since_last_turn,
                concerns_viewer: lines.iter().any(|line| line.concerns_viewer),
                ..last.clone()
            });
        }
        entries
    }

    /// Marks a change at the table itself as unsaved and shows it as a notice.
    pub(super) fn table_changed(&mut self) {
        self.files.has_unsaved_changes |= self.snapshot.outcome.is_none();
        self.viewer_changed();
        self.messages.notice = self.table.notes().last().map(|note| note.phrase(self.table.game.seating().len()));
    }

    /// What others have done since the last turn of the person who decides now or looks at the screen.
    pub(super) fn news_span(&self) -> Option<NewsSpan> {
        let game = &self.table.game;
        let seat = self.person_at_screen().filter(|_| !self.is_reviewing_finished())?;
        let by_other = |ply: &usize| game.decided_by(*ply).is_some_and(|decider| decider != seat);
        let by_seat = |ply: &usize| game.decided_by(*ply) == Some(seat);
        let last = (0..game.ply()).rev().find(by_other)?;
        let before = (0..last).rev().find(by_seat);
        // A forced move is no choice, but at the end of its turn the seat has had time to read.
        let goes_on = |ply: usize| matches!(game.turn_at(ply), Turn::Seat(on) | Turn::Chance(Some(on)) if on == seat);
        let chose = |ply: usize| by_seat(&ply) && (game.legal_moves_at(ply).len() > 1 || !goes_on(ply + 1));
        let fresh = last >= self.news.read_ply && !(last..game.ply()).any(chose);
        let from = before.map_or(0, |own| own + 1).max(self.news.read_ply);
        Some(NewsSpan { seat, first: before.is_none(), plies: from..last + 1, fresh })
    }

    /// The title above the news for the person who decides now, while there is any.
    pub(super) fn make_news_title(&self) -> Option<Phrase> {
        let since = self.news_span().filter(|since| since.fresh)?;
        let key = if since.first { "log-before" } else { "log-since" };
        Some(Phrase::new(key).with("seat", since.seat))
    }

    /// What others have done since the last turn of the person who decides now, as this viewer sees it, until that person
    /// acts; and the ply after the last of it. Without such a person the last event, and in a review the last turn so far.
    pub(super) fn traces(&self, viewer: Viewer) -> (Vec<Observation<G>>, usize) {
        let game = &self.table.game;
        if let Some(ply) = self.review.ply {
            let from = self.turn_start(ply).max(game.earliest_reviewable_ply());
            return ((from..ply).filter_map(|ply| game.observation(ply, viewer)).collect(), ply);
        }
        let last = game.ply().saturating_sub(1)..game.ply();
        let plies = match self.news_span() {
            Some(span) if span.fresh => span.plies,
            Some(_) => return Default::default(),
            None => last,
        };
        let end = plies.end;
        (plies.filter_map(|ply| game.observation(ply, viewer)).collect(), end)
    }

    /// Names of the rectangles that the event at `ply` touched, if it may be reviewed.
    pub(super) fn event_rects(&self, ply: usize) -> Vec<String> {
        let game = &self.table.game;
        let observation = game.observation(ply, Viewer::Table).filter(|_| ply >= game.earliest_reviewable_ply());
        observation.map(|observation| G::observation_rect_names(&observation.seen)).unwrap_or_default()
    }

    /// What undo would take back, or why undo is unavailable.
    pub(super) fn undo_label(&self) -> Result<Phrase, Phrase> {
        let ply = self.table.undo_target().map_err(|stop| self.table.game.undo_stop_phrase(stop))?;
        // A game grants the viewer `Everything` only after its end; until then this is what everyone saw.
        let open = self.table.game.view(Viewer::Everything).open;
        let observation = self.table.game.observation(ply, Viewer::Everything).ok_or(Phrase::new("undo-nothing"))?;
        Ok(Phrase::new("undo-would").with("what", G::log_line(&observation.seen, &open)))
    }
}
