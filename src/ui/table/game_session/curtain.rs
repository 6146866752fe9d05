//! State of the curtain of a table, and of glimpses: information shown once to one person.

use super::{Curtain, FootButton, LiveTable};
use crate::engine::{Phrase, Seat, Turn};
use crate::games::Game;
use crate::paint::icons::Icon;
use crate::paint::key_help::END_GLIMPSE;
use crate::ui::table::model::{CurtainPurpose, DiceDue};

/// The button that dismisses a glimpse.
pub(super) fn dismiss_glimpse_button() -> FootButton {
    FootButton {
        label: Phrase::new("glimpse-put-away"),
        detail: None,
        icon: Some(Icon::Check),
        command: Some(&END_GLIMPSE),
        is_primary: true,
        shakes_dice: false,
        is_armed: false,
        is_hinted: false,
    }
}

impl<G: Game> LiveTable<G> {
    /// The curtain, if there is one now.
    pub(super) fn curtain(&self) -> Option<Curtain> {
        if self.review.ply.is_some() || self.table.is_covered {
            return None;
        }
        let several = self.table.game.human_count() >= 2;
        let glimpse = self.table.pending_glimpse().filter(|_| several).map(|(seat, _)| (seat, CurtainPurpose::Glimpse));
        let (seat, purpose) =
            glimpse.or_else(|| self.table.curtain_decider().map(|seat| (seat, CurtainPurpose::Decide))).or_else(
                || self.table.curtain_viewer().filter(|_| self.look_requested).map(|seat| (seat, CurtainPurpose::Look)),
            )?;
        Some(Curtain { seat, purpose, is_up: self.table.can_show_private_view(seat) })
    }

    /// The seat on turn, if its player may ask to look behind the curtain.
    pub(super) fn may_look(&self) -> Option<Seat> {
        let free = !self.look_requested && self.review.ply.is_none() && !self.table.is_covered;
        self.table.curtain_viewer().filter(|_| free && self.table.pending_glimpse().is_none())
    }

    pub(super) fn request_look(&mut self) {
        let may = self.may_look().is_some();
        self.viewer_changed();
        self.look_requested = may;
        self.refresh();
    }

    pub(super) fn lift_curtain(&mut self) {
        if let Some(curtain) = self.curtain() {
            self.table.lift_curtain(curtain.seat);
            // The saved table remembers that this seat has begun its turn.
            self.files.has_unsaved_changes |= self.snapshot.outcome.is_none();
            self.refresh();
        }
    }

    /// Drops the curtain and clears the selection made behind it.
    pub(super) fn drop_curtain(&mut self) {
        if self.table.drop_curtain() || self.look_requested {
            self.viewer_changed();
        }
    }

    /// Clears selection, messages and hint for a new viewer.
    pub(super) fn viewer_changed(&mut self) {
        self.look_requested = false;
        self.cancel_hint();
        self.selection = G::Selection::default();
        self.messages.clear();
        self.clear_pointed();
        if self.review.ply.is_some() {
            // What is on the stage was seen by other eyes.
            self.clear_stage();
        }
        self.refresh();
    }

    /// Whether a glimpse is shown to the only person at the table, who dismisses it by a button.
    pub(super) fn is_showing_glimpse(&self) -> bool {
        self.snapshot.glimpse.is_some() && self.table.game.human_count() < 2
    }

    pub(super) fn dismiss_glimpse(&mut self) {
        self.table.dismiss_glimpse();
        self.files.has_unsaved_changes = true;
        self.viewer_changed();
    }

    /// The roll of real dice to enter now.
    pub(super) fn dice_due(&self) -> Option<DiceDue> {
        let Turn::Chance(seat) = self.snapshot.turn else { return None };
        let (count, faces) = self.table.manual_dice().filter(|_| self.review.ply.is_none())?;
        self.table.pending_glimpse().is_none().then_some(DiceDue { seat, count, faces })
    }
}
