//! The curtain of a table: when it hangs, who may lift it, when it falls; and what is shown in passing.

use egui::Key;

use super::{Curtain, FootButton, LiveTable};
use crate::engine::{Phrase, Seat, Turn};
use crate::games::Game;
use crate::paint::icons::Icon;
use crate::ui::table::model::{DiceDue, Purpose};

/// The button that puts away what was shown in passing.
pub(super) fn put_away_button() -> FootButton {
    FootButton {
        label: Phrase::new("glimpse-put-away"),
        detail: None,
        icon: Some(Icon::Check),
        key: Some(Key::D),
        primary: true,
        asks: false,
        hinted: false,
    }
}

impl<G: Game> LiveTable<G> {
    /// See `Session::curtain`.
    pub(super) fn curtain_now(&self) -> Option<Curtain> {
        if self.review_ply.is_some() || self.table.is_covered {
            return None;
        }
        let several = self.table.game.human_count() >= 2;
        let glimpse = self.table.pending_glimpse().filter(|_| several).map(|(seat, _)| (seat, Purpose::Glimpse));
        let (seat, purpose) = glimpse
            .or_else(|| self.table.curtain_decider().map(|seat| (seat, Purpose::Decide)))
            .or_else(|| self.table.curtain_viewer().filter(|_| self.wants_to_look).map(|seat| (seat, Purpose::Look)))?;
        Some(Curtain { seat, purpose, held_up: self.table.can_show_private_view(seat) })
    }

    /// See `Session::may_look`.
    pub(super) fn may_look_now(&self) -> Option<Seat> {
        let free = !self.wants_to_look && self.review_ply.is_none() && !self.table.is_covered;
        self.table.curtain_viewer().filter(|_| free && self.table.pending_glimpse().is_none())
    }

    pub(super) fn ask_for_a_look(&mut self) {
        let may = self.may_look_now().is_some();
        self.viewer_changed();
        self.wants_to_look = may;
        self.refresh();
    }

    pub(super) fn lift_curtain(&mut self) {
        if let Some(curtain) = self.curtain_now() {
            self.table.lift_curtain(curtain.seat);
            // That this seat has begun outlives the program.
            self.unsaved |= self.shown.outcome.is_none();
            self.refresh();
        }
    }

    /// What was picked behind it and not done yet is picked no more.
    pub(super) fn drop_curtain(&mut self) {
        if self.table.drop_curtain() || self.wants_to_look {
            self.viewer_changed();
        }
    }

    /// Whoever looks now has picked nothing, and was told nothing.
    pub(super) fn viewer_changed(&mut self) {
        self.wants_to_look = false;
        self.drop_help();
        self.selection = G::Selection::default();
        self.armed_move = None;
        self.refusal = None;
        self.notice = None;
        self.point_at_nothing();
        self.refresh();
    }

    /// Whether something is shown in passing to the one person at the table, who puts it away by a button.
    pub(super) fn shows_glimpse(&self) -> bool {
        self.shown.glimpse.is_some() && self.table.game.human_count() < 2
    }

    pub(super) fn put_away(&mut self) {
        self.table.dismiss_glimpse();
        self.unsaved = true;
        self.viewer_changed();
    }

    /// See `Session::asks_for_dice`.
    pub(super) fn dice_asked(&self) -> Option<DiceDue> {
        let Turn::Chance(seat) = self.shown.turn else { return None };
        let (count, players) = self.table.manual_dice().filter(|_| self.review_ply.is_none())?;
        self.table.pending_glimpse().is_none().then_some(DiceDue { seat, count, players })
    }
}
