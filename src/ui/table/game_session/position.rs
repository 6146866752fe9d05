//! Through whose eyes a table is looked at, and what is on the screen then: always taken from a view.

use std::rc::Rc;

use super::LiveTable;
use crate::engine::{Observation, Outcome, Phrase, Seat, SecretDisplay, Turn, View, Viewer};
use crate::games::Game;
use crate::lessons::IntroCard;
use crate::paint::painter::PlayerLabel;
use crate::ui::table::model::Coaching;

/// What is on the screen: taken anew when anything has changed.
pub(super) struct Shown<G: Game> {
    pub(super) view: View<G>,
    /// Who comes next in the game.
    pub(super) turn: Turn,
    /// Who came next in the position that is shown.
    pub(super) shown_turn: Turn,
    pub(super) outcome: Option<Outcome>,
    pub(super) legal: Vec<G::Move>,
    /// Whether whoever decides may ask for a hint, or why not.
    pub(super) hint: Option<Result<(), Phrase>>,
    pub(super) acting_seat: Option<Seat>,
    pub(super) awaiting_chance: Option<Seat>,
    /// What is explained before anything is chosen.
    pub(super) card: Option<IntroCard>,
    /// What the coach of a lesson says.
    pub(super) coaching: Option<Coaching>,
    pub(super) awaiting_reveal: Option<Seat>,
    pub(super) last: Option<Observation<G>>,
    pub(super) glimpse: Option<Observation<G>>,
}

impl<G: Game> LiveTable<G> {
    /// Through whose eyes the screen looks: the one person's; with more people those of the person on turn, once it has
    /// begun; else the table's.
    fn viewer(&self) -> Viewer {
        let game = &self.table.game;
        if game.outcome().is_some() {
            return Viewer::Everything;
        }
        if self.table.is_covered {
            return Viewer::Table;
        }
        if let Some(curtain) = self.curtain_now().filter(|curtain| curtain.held_up) {
            return Viewer::Seat(curtain.seat);
        }
        let people = Seat::all(game.seating().len()).filter(|&seat| game.assignment(seat).player.is_human());
        match (people.clone().next(), people.count(), game.turn()) {
            (Some(only), 1, _) if self.table.can_show_private_view(only) => Viewer::Seat(only),
            (_, 2.., Turn::Seat(seat)) if self.review_ply.is_none() && self.table.can_show_private_view(seat) => {
                Viewer::Seat(seat)
            }
            _ => Viewer::Table,
        }
    }

    /// The one person at the table whose things wait to be taken up, or the person on turn.
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

    /// Whether the person on turn cannot decide: the curtain hangs, or is up only to look.
    fn is_curtained(&self) -> bool {
        self.curtain_now().is_some_and(|curtain| curtain.is_in_the_way()) || self.table.pending_glimpse().is_some()
    }

    /// Takes what is shown anew.
    pub(super) fn refresh(&mut self) {
        self.has_changed = true;
        let eyes = self.viewer();
        let game = &self.table.game;
        let ply = self.review_ply.unwrap_or(game.ply());
        let person = |seat: Seat| game.assignment(seat).player.is_human();
        let turn = game.turn();
        let live = self.review_ply.is_none() && !self.table.is_covered;
        let glimpse = self.table.pending_glimpse().filter(|&(seat, _)| live && eyes == Viewer::Seat(seat));
        let by_app = live && self.table.pending_glimpse().is_none() && self.table.manual_dice().is_none();
        let waits_for = self.table.chance_waits_for().filter(|_| by_app && self.is_asked(true));
        let unbegun = self.seat_to_reveal().filter(|_| live);
        let decides = match turn {
            Turn::Seat(seat) if live && person(seat) && unbegun.is_none() && !self.is_curtained() => Some(seat),
            _ => None,
        }
        .filter(|_| self.is_asked(false));
        let hand = decides.or(waits_for).or(unbegun);
        let legal = if decides.is_some() { game.legal_moves() } else { Vec::new() };
        // What has come into play is explained before anything is chosen.
        let card = match &self.table.explained_cards {
            Some(explained) if decides.is_some() || waits_for.is_some() => {
                self.cards.update(game, &legal);
                self.cards.due(explained).cloned()
            }
            _ => None,
        };
        let waits_for = waits_for.filter(|_| card.is_none());
        let decides = decides.filter(|_| card.is_none());
        self.shown = Shown {
            view: game.view_at(ply, eyes),
            shown_turn: game.turn_at(ply),
            outcome: game.outcome(),
            legal: if decides.is_some() { legal } else { Vec::new() },
            hint: None,
            acting_seat: hand,
            card,
            coaching: None,
            awaiting_chance: waits_for,
            awaiting_reveal: unbegun,
            // What was covered by the last event before is not shown again.
            last: ply
                .checked_sub(1)
                .filter(|&last| self.review_ply.is_none() || last >= game.earliest_reviewable_ply())
                .and_then(|last| game.observation(last, eyes)),
            glimpse: glimpse.and_then(|(seat, ply)| game.observation(ply, Viewer::Seat(seat))),
            turn,
        };
        self.shown.hint = decides.map(|seat| self.hint_view(seat).map(|_| ()));
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
        self.names = self.players.iter().map(|face| face.name.clone()).collect();
        self.news = self.title_of_news();
        self.log = Rc::new(self.log_lines());
        self.shown.coaching = self.coaching();
    }
}
