//! The model of a table: what it shows now, as plain data.

use super::{FootButton, LiveTable, curtain, hint};
use crate::engine::{Seat, Turn, Viewer};
use crate::games::Game;
use crate::paint::painter::{Action, Intent, Status};
use crate::play::UndoPolicy;
use crate::ui::table::model::{BotPace, Foot, Hint, Log, RealDice, Review, Score, TableModel, Undo};

impl<G: Game> LiveTable<G> {
    /// What the table shows at the moment of the last frame.
    pub(super) fn model(&self) -> TableModel {
        let play = self.play_context();
        let seats = Seat::all(self.players.len());
        let score = |seat| Score { points: G::score(&play, seat), note: G::seat_note(&play, seat) };
        TableModel {
            game: G::ID,
            seating: self.table.game.seating().to_vec(),
            players: self.players.clone(),
            names: self.names.clone(),
            scores: seats.clone().map(score).collect(),
            front_seat: self.front_seat(),
            thinking: seats.clone().find(|&seat| self.is_thinking(seat)),
            turn: self.shown.turn.clone(),
            outcome: self.shown.outcome.clone(),
            ply: self.table.game.ply(),
            review: Review {
                at: self.review_ply,
                first: self.table.game.earliest_reviewable_ply(),
                can_play_on: self.can_play_on(),
            },
            log: Log { lines: self.log.clone(), news: self.news.clone().filter(|_| self.lesson.is_none()) },
            foot: Foot {
                status: self.status(),
                buttons: self.buttons(),
                refusal: self.refusal.clone(),
                notice: self.notice.clone(),
                is_armed: self.armed_move.is_some(),
            },
            undo: Undo {
                label: self.undo_or_back_label(),
                can_redo: self.can_redo(),
                can_reset: self.lesson.is_none() && self.table.reset_target().is_some(),
                policy: self.table.undo_policy,
            },
            hint: Hint {
                allowed: if self.is_coached() { None } else { self.hint_allowed() },
                is_thinking: matches!(self.help, hint::Help::Thinking { .. }),
                sentence: self.help.found().map(|found| found.sentence.clone()),
            },
            choices: self.choices(),
            curtain: self.curtain_now(),
            may_look: self.may_look_now(),
            is_covered: self.table.is_covered,
            dice: RealDice {
                is_used: G::HAS_OPEN_DICE.then_some(self.table.real_dice),
                due: self.dice_asked(),
                can_correct: self.table.can_correct_dice() && self.review_ply.is_none(),
            },
            bots: BotPace { step_waits: self.step_is_waiting(), may_skip: self.may_skip() },
            coach: self.shown.coaching.clone(),
            card: self.shown.card.clone(),
            pointed: self.pointed.clone(),
        }
    }

    /// The seat whose things are shown in full: the one person's, else that of who decides or has won.
    fn front_seat(&self) -> Seat {
        match (self.shown.view.who, &self.shown.turn) {
            (Viewer::Seat(seat), _) if self.table.game.human_count() == 1 => seat,
            (_, Turn::Seat(seat) | Turn::Chance(Some(seat))) => *seat,
            (_, Turn::Over(outcome)) => outcome.winners.first().copied().unwrap_or(Seat::new(0)),
            (_, Turn::Chance(None)) => Seat::new(0),
        }
    }

    /// Whether a bot thinks at this seat.
    pub(super) fn is_thinking(&self, seat: Seat) -> bool {
        self.review_ply.is_none()
            && !self.is_held_by_lesson()
            && matches!(self.shown.turn, Turn::Seat(on_turn) if on_turn == seat)
            && self.players.get(seat.index()).is_some_and(|face| face.is_bot)
    }

    /// The buttons of the foot line.
    fn buttons(&self) -> Vec<FootButton> {
        if self.shows_glimpse() {
            return vec![curtain::put_away_button()];
        }
        let button = |action: Action<G>| FootButton {
            asks: matches!(action.intent, Intent::Play(choice) if self.armed_move == Some(choice)),
            hinted: matches!(action.intent, Intent::Play(choice) if self.is_meant(choice)),
            label: action.label,
            detail: action.detail,
            icon: action.icon,
            key: action.key,
            primary: action.is_primary,
        };
        self.actions().into_iter().map(button).collect()
    }

    /// What the buttons of the foot line do.
    pub(super) fn actions(&self) -> Vec<Action<G>> {
        G::actions(&self.play_context(), &self.selection)
    }

    /// Who does what now. What an animation tells is said before who is awaited.
    pub(super) fn status(&self) -> Status {
        match self.awaited_bot().filter(|_| !self.moment.tells) {
            Some(seat) => self.bot_status(seat),
            None if self.shown.card.is_some() || self.waits_for_reader() => self.reading_status(),
            None => G::status(&self.play_context(), &self.selection),
        }
    }

    /// Whether something can be redone.
    pub(super) fn can_redo(&self) -> bool {
        self.lesson.is_none() && self.table.undo_policy != UndoPolicy::Off && self.table.game.can_redo()
    }

    /// Whether a new table may begin from the position that is looked at: not where that would tell secrets, nor at the end.
    pub(super) fn can_play_on(&self) -> bool {
        let game = &self.table.game;
        match (self.review_ply, game.outcome()) {
            (Some(ply), Some(_)) => ply < game.ply(),
            (Some(_), None) => game.human_count() < 2,
            (None, _) => false,
        }
    }

    /// Whether a lesson says what to do now.
    fn is_coached(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| !lesson.is_free(&self.table.game))
    }
}
