//! Builds the model of a table from its state.

use std::rc::Rc;

use jiff::civil::Date;

use super::{FootButton, LiveTable, curtain, hint};
use crate::daily::{Deal, DealVersion};
use crate::engine::{Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::lessons::Lesson;
use crate::paint::board::Response;
use crate::paint::icons::Icon;
use crate::paint::painter::{Action, Status};
use crate::play::UndoPolicy;
use crate::ui::table::model::{BotPace, Curtain, CurtainPurpose, Foot, Hint, Log, RealDice, Score, TableModel, Undo};

impl<G: Game> LiveTable<G> {
    /// The model of the table in the state of the last frame.
    pub(super) fn model(&self) -> TableModel {
        let play = self.play_context();
        let seats = Seat::all(self.players.len());
        let score = |seat| Score {
            points: G::is_score_shown(&play).then(|| G::score(&play, seat)),
            belongings: G::belongings(&play, seat),
            note: G::seat_note(&play, seat),
            winning_step: G::winning_step(&play, seat),
        };
        TableModel {
            game: G::ID,
            deal: self.deal(),
            is_practice: self.is_practice,
            trial: self.table.trial.clone(),
            seating: self.table.game.seating().to_vec(),
            players: self.players.clone(),
            partners: seats.clone().map(|seat| G::partner_of(self.table.game.options(), seat)).collect(),
            names: self.names.clone(),
            scores: seats.clone().map(score).collect(),
            clock: G::clock(&play),
            standing: G::standing(&play, self.players.len()).filter(|_| self.snapshot.outcome.is_none()),
            shows_seats_elsewhere: G::IS_SEAT_SHOWN_ELSEWHERE,
            has_narrow_panels: G::HAS_NARROW_PANELS,
            front_seat: self.front_seat(),
            thinking_seat: self.awaited_bot(),
            moods: self.moods_by_seat(),
            turn: self.snapshot.turn.clone(),
            outcome: self.snapshot.outcome.clone(),
            ending: self.snapshot.ending.clone(),
            story: self.story.as_ref().map(|story| Rc::clone(&story.told)).filter(|story| story.can_be_shown()),
            ply: self.table.game.ply(),
            is_showing_event: self.frame_state.is_showing_event,
            is_before_end: self.frame_state.is_showing_event && self.playback().is_over(),
            review: self.review_model(),
            log: Log {
                lines: Rc::clone(&self.log),
                entries: Rc::clone(&self.log_entries),
                news: self.news.title.clone().filter(|_| !self.is_guided()),
            },
            foot: Foot {
                status: self.status(),
                buttons: self.buttons(),
                refusal: self.messages.refusal.clone(),
                notice: self.messages.notice.clone(),
                is_armed: self.messages.armed_move.is_some(),
                is_questioned: self.is_questioned(),
                pointed: self.pointed.button,
                is_used: false,
            },
            undo: Undo {
                label: self.undo_or_back_label(),
                can_redo: self.can_redo(),
                can_reset: self.can_reset_turn(),
                policy: self.table.undo_policy,
            },
            hint: Hint {
                allowed: if self.is_coached() { None } else { self.help_allowed() },
                is_thinking: matches!(self.hint, hint::HintState::Thinking { .. }),
                is_found: self.hint.found().is_some(),
                sentence: self.hint.found().map(hint::FoundHint::sentence),
            },
            choices: self.choices(),
            curtain: self.curtain(),
            unwatched: self.table.unwatched_decider().filter(|_| self.review.ply.is_none()),
            may_look: self.may_look(),
            is_covered: self.table.is_covered,
            dice: RealDice {
                is_used: G::HAS_OPEN_DICE.then_some(self.table.real_dice),
                due: self.dice_due(),
                can_correct: self.table.can_correct_dice() && self.review.ply.is_none(),
            },
            bots: BotPace { is_step_waiting: self.step_is_waiting(), skip_allowed: self.skip_allowed() },
            coach: self.snapshot.coaching.clone(),
            puzzle: self.puzzle_model(),
            card: self.snapshot.card.clone(),
            pointed: self.pointed.what.clone(),
        }
    }

    /// The seat shown in full: the only person's, else the one on turn or the winner's.
    fn front_seat(&self) -> Seat {
        // Looking back, whoever is on turn there.
        match (self.snapshot.view.who, &self.snapshot.shown_turn) {
            (Viewer::Seat(seat), _) if self.table.game.human_count() == 1 => seat,
            (_, Turn::Seat(seat) | Turn::Chance(Some(seat))) => *seat,
            (_, Turn::Over(outcome)) => outcome.winners.first().copied().unwrap_or(Seat::new(0)),
            (_, Turn::Chance(None)) => Seat::new(0),
        }
    }

    /// Whether the bot at this seat is to decide now.
    pub(super) fn is_thinking(&self, seat: Seat) -> bool {
        self.review.ply.is_none()
            && !self.is_held_by_lesson()
            && !self.is_held_by_puzzle()
            && matches!(self.snapshot.turn, Turn::Seat(on_turn) if on_turn == seat)
            && self.players.get(seat.index()).is_some_and(|player| player.is_bot)
    }

    /// The buttons of the foot line.
    fn buttons(&self) -> Vec<FootButton> {
        if self.is_showing_glimpse() {
            // What is to be remembered shows once nothing is on its way, and can be put away only then.
            let is_moving = self.frame_state.is_showing_event && !self.frame_state.reduced_motion;
            return if is_moving { Vec::new() } else { vec![curtain::dismiss_glimpse_button()] };
        }
        if self.is_questioned() {
            return Self::answer_buttons();
        }
        let open = &self.snapshot.view.open;
        let rolls = |response: &Response<G>| match response {
            Response::Play(choice) => G::shakes_dice(open, Some(choice)),
            Response::Begin => self.snapshot.awaiting_chance.is_some() && G::shakes_dice(open, None),
            _ => false,
        };
        let button = |action: Action<G>| FootButton {
            shakes_dice: !self.frame_state.reduced_motion && rolls(&action.response),
            is_armed: matches!(action.response, Response::Play(choice) if self.messages.armed_move == Some(choice)),
            is_hinted: matches!(action.response, Response::Play(choice) if self.is_hinted(choice)),
            label: action.label,
            detail: action.detail,
            icon: action.icon,
            command: action.command,
            is_primary: action.is_primary,
        };
        self.actions().into_iter().map(button).collect()
    }

    /// The game's actions for the foot line.
    pub(super) fn actions(&self) -> Vec<Action<G>> {
        G::actions(&self.play_context(), &self.selection)
    }

    /// The status line. An event that is being shown goes before the awaited bot.
    pub(super) fn status(&self) -> Status {
        // Whoever is on turn by now waits until the other one has looked.
        let looks = |curtain: &Curtain| curtain.purpose == CurtainPurpose::Glimpse && !curtain.is_up;
        if let Some(Curtain { seat, .. }) = self.curtain().filter(looks) {
            let phrase = Phrase::new("curtain-pass").with("seat", seat);
            return Status { seat: Some(seat), icon: Some(Icon::Eye), count: None, phrase };
        }
        let of_puzzle =
            self.puzzle_status().filter(|_| !self.is_showing_glimpse() && !self.frame_state.shows_last_event);
        match (self.awaited_bot().filter(|_| !self.frame_state.shows_last_event), of_puzzle) {
            (Some(seat), _) => self.bot_status(seat),
            (None, Some(status)) => status,
            (None, None) if self.is_waiting_for_reader() => self.reading_status(),
            (None, None) => G::status(&self.play_context(), &self.selection),
        }
    }

    /// Whether this turn can be reset: in a puzzle, the answer.
    fn can_reset_turn(&self) -> bool {
        match self.puzzle {
            Some(_) => self.can_undo_answer(),
            None => self.lesson.is_none() && self.table.reset_target().is_some(),
        }
    }

    /// The day of the deal, if this is a deal of this version.
    fn deal(&self) -> Option<Date> {
        let game = &self.table.game;
        let is_dealt = |date: &Date| {
            let deal = Deal::of(*date, DealVersion::current());
            deal.is_some_and(|deal| deal.game == G::ID && deal.seed == game.seed())
        };
        game.deal().filter(is_dealt)
    }

    /// Whether this game is the deal of a day that counts.
    fn is_deal_that_counts(&self) -> bool {
        self.table.game.deal().is_some() && !self.is_practice
    }

    /// Whether this game is played without hints and coach, so that its result can be compared.
    pub(super) fn is_without_help(&self) -> bool {
        self.is_deal_that_counts() && self.snapshot.outcome.is_none()
    }

    /// Whether redo is possible.
    pub(super) fn can_redo(&self) -> bool {
        if self.puzzle.as_ref().is_some_and(|puzzle| !puzzle.is_asking()) {
            return false;
        }
        self.lesson.is_none() && self.table.undo_policy != UndoPolicy::Off && self.table.game.can_redo()
    }

    /// Whether a new table may start from the reviewed position: not where that would reveal secrets, nor at the end.
    pub(super) fn can_play_on(&self) -> bool {
        let game = &self.table.game;
        match (self.review.ply, game.outcome()) {
            (Some(ply), Some(_)) => ply < game.ply(),
            // Nor where one could try out the luck of a deal that still counts.
            (Some(_), None) => game.human_count() < 2 && !self.is_deal_that_counts(),
            (None, _) => false,
        }
    }

    /// Whether a lesson says what to do now, or a puzzle asks it, so that no hint is offered. What a lesson has shown may be played.
    fn is_coached(&self) -> bool {
        let is_led = |lesson: &Lesson<G>| !lesson.is_free(&self.table.game);
        let was_shown = self.hint.found().is_some() && self.demonstration.is_none();
        self.puzzle.is_some() || (self.lesson.as_ref().is_some_and(is_led) && !was_shown)
    }
}
