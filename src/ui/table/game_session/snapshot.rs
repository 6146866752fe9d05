//! The viewer of a table, and the snapshot of what that viewer sees.

use std::rc::Rc;

use super::LiveTable;
use crate::engine::{Observation, Outcome, Phrase, Seat, SecretDisplay, Turn, View, Viewer};
use crate::games::Game;
use crate::lessons::IntroCard;
use crate::paint::painter::PlayerLabel;
use crate::ui::table::model::{Coaching, Ending};

/// What is on the screen, taken from a view; replaced after each change.
pub(super) struct Snapshot<G: Game> {
    pub(super) view: View<G>,
    /// Who acts next in the game.
    pub(super) turn: Turn,
    /// Who acts next in the displayed position.
    pub(super) shown_turn: Turn,
    pub(super) outcome: Option<Outcome>,
    /// How the game was won and what is counted, once it is over.
    pub(super) ending: Option<Rc<Ending>>,
    pub(super) legal: Vec<G::Move>,
    /// Whether the person who decides may get a hint, or why not.
    pub(super) hint: Option<Result<(), Phrase>>,
    pub(super) acting_seat: Option<Seat>,
    pub(super) awaiting_chance: Option<Seat>,
    /// The intro card of this turn.
    pub(super) card: Option<IntroCard>,
    /// The coach's message in a lesson.
    pub(super) coaching: Option<Coaching>,
    pub(super) awaiting_reveal: Option<Seat>,
    pub(super) last: Option<Observation<G>>,
    /// What others have done since the last decision of the person who decides now or looks at the screen.
    pub(super) traces: Vec<Observation<G>>,
    /// The ply after the last of them.
    pub(super) traces_end: usize,
    pub(super) glimpse: Option<Observation<G>>,
}

impl<G: Game> LiveTable<G> {
    /// Whose information the screen shows: that of the only person; with several people that of the person on turn once the turn has
    /// begun; else public information.
    fn viewer(&self) -> Viewer {
        let game = &self.table.game;
        // Who solves a puzzle never sees more than the seat does.
        let shows_all = game.outcome().is_some() && self.puzzle.is_none();
        if shows_all { self.viewer_of_finished() } else { self.viewer_on_turn(&game.turn()) }
    }

    /// Who looks at the table while the game runs and this turn is on.
    pub(super) fn viewer_on_turn(&self, turn: &Turn) -> Viewer {
        let game = &self.table.game;
        if self.table.is_covered {
            return Viewer::Table;
        }
        if let Some(curtain) = self.curtain().filter(|curtain| curtain.is_up) {
            return Viewer::Seat(curtain.seat);
        }
        let people = Seat::all(game.seating().len()).filter(|&seat| game.assignment(seat).player.is_human());
        match (people.clone().next(), people.count(), turn) {
            (Some(only), 1, _) if self.table.can_show_private_view(only) => Viewer::Seat(only),
            (_, 2.., Turn::Seat(seat)) if self.review.ply.is_none() && self.table.can_show_private_view(*seat) => {
                Viewer::Seat(*seat)
            }
            _ => Viewer::Table,
        }
    }

    /// The only person, or the person on turn, if that seat's private information is not uncovered yet.
    fn seat_to_reveal(&self) -> Option<Seat> {
        let game = &self.table.game;
        let person = |seat: &Seat| game.assignment(*seat).player.is_human();
        let waits = |seat: &Seat| person(seat) && !self.table.can_show_private_view(*seat);
        if game.human_count() == 1 {
            let over = matches!(game.turn(), Turn::Over(_));
            return Seat::all(game.seating().len())
                .find(waits)
                .filter(|_| !over && self.table.chance_waits_for().is_none());
        }
        match game.turn() {
            Turn::Seat(seat) if G::SECRET_DISPLAY == SecretDisplay::OwnTurn => Some(seat).filter(waits),
            Turn::Seat(_) | Turn::Chance(_) | Turn::Over(_) => None,
        }
    }

    /// Whether a curtain or a glimpse keeps the person on turn from deciding.
    fn is_curtained(&self) -> bool {
        self.curtain().is_some_and(|curtain| curtain.blocks_decisions()) || self.table.pending_glimpse().is_some()
    }

    /// Takes a new snapshot and what depends on it.
    pub(super) fn refresh(&mut self) {
        self.model_is_stale = true;
        if self.table.explained_cards.is_some() {
            self.intro_cards.update(&self.table.game);
        }
        let viewer = self.viewer();
        let game = &self.table.game;
        let ply = self.shown_ply();
        let person = |seat: Seat| game.assignment(seat).player.is_human();
        let turn = game.turn();
        let live = self.review.ply.is_none() && !self.table.is_covered;
        let glimpse = self.table.pending_glimpse().filter(|&(seat, _)| live && viewer == Viewer::Seat(seat));
        let by_app = live && self.table.pending_glimpse().is_none() && self.table.manual_dice().is_none();
        let awaiting_chance = self.table.chance_waits_for().filter(|_| by_app && self.guide_allows(true));
        let awaiting_reveal = self.seat_to_reveal().filter(|_| live);
        let decider = match turn {
            Turn::Seat(seat) if live && person(seat) && awaiting_reveal.is_none() && !self.is_curtained() => Some(seat),
            _ => None,
        }
        .filter(|_| self.guide_allows(false));
        let acting_seat = decider.or(awaiting_chance).or(awaiting_reveal);
        let legal = if decider.is_some() { game.legal_moves() } else { Vec::new() };
        let card = match decider.or(awaiting_chance) {
            _ if game.ply() == 0 => Some(()).filter(|_| live && !self.is_curtained()).and_then(|_| self.opening_card()),
            Some(seat) => self.card_of_turn(seat, &legal),
            None => None,
        };
        let game = &self.table.game;
        self.snapshot = Snapshot {
            view: game.view_at(ply, viewer),
            shown_turn: game.turn_at(ply),
            // A puzzle ends with the judgement of the answer.
            outcome: game.outcome().filter(|_| self.puzzle.is_none()),
            ending: None,
            legal: if decider.is_some() { legal } else { Vec::new() },
            hint: None,
            acting_seat,
            card,
            coaching: None,
            awaiting_chance,
            awaiting_reveal,
            // The last event before the earliest reviewable position must not be shown again.
            last: ply
                .checked_sub(1)
                .filter(|&last| self.review.ply.is_none() || last >= game.earliest_reviewable_ply())
                .and_then(|last| game.observation(last, viewer)),
            traces: Vec::new(),
            traces_end: 0,
            glimpse: glimpse.and_then(|(seat, ply)| game.observation(ply, Viewer::Seat(seat))),
            turn,
        };
        self.snapshot.hint = decider.map(|seat| self.hint_view(seat).map(|_| ()));
        let game = &self.table.game;
        self.players = game
            .seating()
            .iter()
            .map(|assignment| PlayerLabel {
                name: assignment.name.clone(),
                mark: assignment.mark,
                is_bot: !assignment.player.is_human(),
            })
            .collect();
        self.names = self.players.iter().map(|player| player.name.clone()).collect();
        self.snapshot.ending = self.ending().map(Rc::new);
        (self.snapshot.traces, self.snapshot.traces_end) = self.traces(viewer);
        self.news.title = self.make_news_title();
        let (lines, entries) = self.make_log();
        (self.log, self.log_entries) = (Rc::new(lines), Rc::new(entries));
        self.snapshot.coaching = self.coaching();
    }
}
