//! The look back at a game: which moment is on the screen, whose eyes see it, and whether it goes on by itself.
//!
//! Steps forward are shown as they were when they happened; any other jump shows the position at once.

use derive_where::derive_where;
use egui::Context;

use super::side_by_side::SideBySide;
use super::{FrameContext, LiveTable};
use crate::engine::{Observation, Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::paint::theme::Durations;
use crate::story::standings;
use crate::ui::table::model::{Eyes, Review, ReviewTurn};

/// State of the look back.
#[derive_where(Default)]
pub(super) struct ReviewState<G: Game> {
    /// The displayed position, by the number of events before it; `None` for the current one.
    pub(super) ply: Option<usize>,
    /// Whether a finished game is shown as the seat on turn saw it.
    pub(super) sees_as_seat: bool,
    /// Whether the seats of this game could not see everything; known after its end.
    had_secrets: Option<bool>,
    /// Whether the game goes on by itself.
    pub(super) is_playing: bool,
    /// When another position was shown last, in seconds.
    changed_at: f64,
    /// What was played beside what would have been better, while that is shown.
    pub(super) two_boards: Option<SideBySide<G>>,
}

impl<G: Game> LiveTable<G> {
    /// The number of events before the displayed position.
    pub(super) fn shown_ply(&self) -> usize {
        self.review.ply.unwrap_or(self.table.game.ply())
    }

    /// Whether a finished game is looked at again, so that nothing of it is secret.
    pub(super) fn is_reviewing_finished(&self) -> bool {
        self.review.ply.is_some() && self.table.game.outcome().is_some()
    }

    /// How much longer than designed an event takes while the game is looked at again.
    pub(super) fn review_motion(&self, frame: &FrameContext<'_>) -> Option<f64> {
        self.review.ply?;
        Some(if self.review.is_playing { frame.settings.review_pace.motion_factor() } else { 1.0 })
    }

    /// Who looks at a finished game: everybody, or, looking back, the seat whose eyes were asked for.
    pub(super) fn viewer_of_finished(&self) -> Viewer {
        match self.review.ply.filter(|_| self.review.sees_as_seat) {
            Some(ply) => Viewer::Seat(self.seat_at(ply)),
            None => Viewer::Everything,
        }
    }

    /// The seat whose turn it was at this ply; at the end, whose turn was the last.
    fn seat_at(&self, ply: usize) -> Seat {
        let acting = |ply: usize| match self.table.game.turn_at(ply) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        (0..=ply).rev().find_map(acting).unwrap_or(Seat::new(0))
    }

    /// The number of events before the turn to which the last event before `ply` belongs.
    pub(super) fn turn_start(&self, ply: usize) -> usize {
        let acting = |ply: usize| match self.table.game.turn_at(ply) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        let last = ply.checked_sub(1).and_then(acting);
        (0..ply).rev().take_while(|ply| last.is_some() && acting(*ply) == last).last().unwrap_or(ply.saturating_sub(1))
    }

    /// Shows the current position again, and forgets what was looked at.
    pub(super) fn leave_review(&mut self) {
        self.close_two_boards();
        self.review.is_playing = false;
        if self.review.ply.take().is_some() {
            self.clear_stage();
            self.clock.show_at_once();
        }
    }

    /// Shows the position after so many events, or the current one. A single step forward is shown as it happened, unless steps
    /// follow each other as fast as a held key or a drag makes them.
    pub(super) fn set_review_ply(&mut self, ply: Option<usize>, frame: &FrameContext<'_>) {
        let is_step = self.review.ply.is_some_and(|before| ply == Some(before + 1));
        let hold = Durations::time(frame.theme.motion.hold).as_secs_f64();
        let is_slow = frame.now - self.review.changed_at >= hold;
        self.go_to(ply, is_step && is_slow && self.review.two_boards.is_none(), frame);
    }

    fn go_to(&mut self, ply: Option<usize>, is_staged: bool, frame: &FrameContext<'_>) {
        let game = &self.table.game;
        let ply = ply.map(|ply| ply.clamp(game.earliest_reviewable_ply().min(game.ply()), game.ply()));
        let ply = ply.filter(|&ply| ply != game.ply() || self.snapshot.outcome.is_some());
        let is_playing = self.review.is_playing && ply.is_some();
        self.stop_skipping(frame);
        self.leave_review();
        self.note_secrets();
        self.review.is_playing = is_playing;
        self.review.changed_at = frame.now;
        self.review.ply = ply;
        self.table.drop_curtain();
        self.viewer_changed();
        self.clear_stage();
        self.clock.show_at_once();
        if is_staged {
            self.clock.show_from(frame.now);
            self.stage_last_event(frame);
        }
    }

    /// Shows a finished game as the seat on turn saw it, or everything again.
    pub(super) fn see_as_seat(&mut self, sees_as_seat: bool) {
        self.review.sees_as_seat = sees_as_seat;
        self.viewer_changed();
        self.clear_stage();
    }

    /// Lets a finished game go on by itself, or stops it; at its end it begins anew.
    pub(super) fn toggle_autoplay(&mut self, frame: &FrameContext<'_>) {
        let Some(ply) = self.review.ply.filter(|_| self.snapshot.outcome.is_some()) else { return };
        let plays = !self.review.is_playing;
        self.close_two_boards();
        self.cancel_hint();
        if plays && ply >= self.table.game.ply() {
            self.go_to(Some(0), false, frame);
        }
        self.review.is_playing = plays;
    }

    /// Goes on while a game is looked at again; true if something happened. Requests a repaint for when the next step is due.
    pub(super) fn run_review(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> bool {
        let Some(ply) = self.review.ply else { return false };
        if let Turn::Seat(seat) = self.table.game.turn_at(ply) {
            self.poll_hint(seat, frame);
        }
        if !self.review.is_playing {
            return false;
        }
        if ply >= self.table.game.ply() {
            self.review.is_playing = false;
            self.model_is_stale = true;
            return true;
        }
        let is_due = !self.must_wait(frame.settings.review_pace.seconds(), frame, ctx);
        if is_due {
            self.go_to(Some(ply + 1), true, frame);
            ctx.request_repaint();
        }
        is_due
    }

    /// The look back, for the screen.
    pub(super) fn review_model(&self) -> Review {
        let game = &self.table.game;
        let Some(ply) = self.review.ply else {
            return Review { earliest: game.earliest_reviewable_ply(), ..Review::default() };
        };
        let (earliest, last) = (game.earliest_reviewable_ply(), game.ply());
        let standings = standings(game);
        let turn_of = |ply: usize| standings.get(ply).map_or(0, |standing| standing.turn);
        // What happens before anybody's turn belongs to the first.
        let number = |ply: usize| if ply == 0 { 0 } else { turn_of(ply).max(1) };
        let begins = |ply: &usize| *ply == earliest || number(*ply) != number(ply + 1);
        let sees_as_seat = self.review.sees_as_seat;
        let eyes = self.review.had_secrets.filter(|had| *had).map(|_| Eyes { seat: self.seat_at(ply), sees_as_seat });
        // What is about to happen belongs to the turn that it begins.
        let is_ahead = self.story.as_ref().is_some_and(|story| story.told.is_about_to(ply));
        Review {
            ply: Some(ply),
            earliest,
            last,
            can_play_on: self.can_play_on(),
            turn: ReviewTurn {
                number: if is_ahead { number(ply + 1) } else { number(ply) },
                of: number(game.ply()),
                previous: (earliest..ply).rev().find(begins).unwrap_or(earliest),
                next: (ply + 1..last).find(begins).unwrap_or(last),
            },
            words: if self.review.two_boards.is_some() { Vec::new() } else { self.review_words(ply) },
            is_playing: self.review.is_playing,
            eyes,
            can_compare: self.regret_at(ply).is_some(),
            is_comparing: self.review.two_boards.is_some(),
        }
    }

    /// What is said of the displayed position: why it is worth a look, else what has just happened.
    fn review_words(&self, ply: usize) -> Vec<Phrase> {
        if self.review.sees_as_seat && self.is_reviewing_finished() {
            // No more than the seat saw.
            let line = |last: &Observation<G>| G::log_line(&last.seen, &self.snapshot.view.open);
            let whose = Phrase::new("review-as-seen").with("seat", self.seat_at(ply));
            return std::iter::once(whose).chain(self.snapshot.last.as_ref().map(line)).collect();
        }
        let moments = self.story.iter().flat_map(|story| story.told.moments_at(ply));
        let words: Vec<Phrase> =
            moments.flat_map(|moment| std::iter::once(&moment.text).chain(&moment.more)).cloned().collect();
        if !words.is_empty() {
            return words;
        }
        if let Some(coming) = self.story.as_ref().and_then(|story| story.told.coming_at(ply)) {
            return vec![coming.clone()];
        }
        let of_event = |last: usize| self.log.iter().find(|line| line.ply == last && !line.is_note);
        ply.checked_sub(1).and_then(of_event).map(|line| line.phrase.clone()).into_iter().collect()
    }

    /// Notes, if the game is over, whether its seats could not see everything.
    fn note_secrets(&mut self) {
        let game = &self.table.game;
        if game.outcome().is_none() {
            self.review.had_secrets = None;
            return;
        }
        let is_secret = |ply: usize| {
            let all = game.view_at(ply, Viewer::Everything);
            Seat::all(game.seating().len()).any(|seat| game.view_at(ply, Viewer::Seat(seat)).open != all.open)
        };
        self.review.had_secrets.get_or_insert_with(|| (0..game.ply()).any(is_secret));
    }
}

#[cfg(test)]
mod tests;
