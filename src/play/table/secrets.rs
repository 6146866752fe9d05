//! Which private information a table shows on its screen: the curtain, secret decisions and glimpses.

use super::Table;
use crate::engine::{Rules, Seat, SecretDisplay, Turn, Viewer};

impl<R: Rules> Table<R> {
    /// Whether the private view of a seat may be shown on the screen. Never for a bot.
    ///
    /// With a curtain, a person's view is shown while the person holds it up. Without a curtain, it is shown once the
    /// person has begun the turn, until another seat decides. A person alone at the table always sees it, unless a seat
    /// was handed over.
    pub fn can_show_private_view(&self, seat: Seat) -> bool {
        if !self.game.assignment(seat).player.is_human() {
            return false;
        }
        if self.game.human_count() < 2 && (!self.handed_over || !self.game.has_private_view(seat)) {
            return true;
        }
        if self.has_curtain() {
            return self.curtain_lifted == Some((seat, self.game.ply()));
        }
        !self.handed_over
            && self.turn_begun.is_some_and(|(begun_by, at)| begun_by == seat && self.is_only_decider_since(seat, at))
    }

    /// Whether private information is shown behind a curtain here.
    pub(super) fn has_curtain(&self) -> bool {
        R::SECRET_DISPLAY == SecretDisplay::Curtain && self.game.human_count() >= 2
    }

    /// The person whose secret decision is due behind the curtain, lifted or not.
    pub fn curtain_decider(&self) -> Option<Seat> {
        if self.has_curtain() { self.person_in_secret() } else { None }
    }

    /// The person alone among bots whose secret decision is due, for whom nobody has to hang a curtain.
    pub fn unwatched_decider(&self) -> Option<Seat> {
        let is_alone = R::SECRET_DISPLAY == SecretDisplay::Curtain && self.game.human_count() == 1;
        if is_alone { self.person_in_secret() } else { None }
    }

    fn person_in_secret(&self) -> Option<Seat> {
        self.game.secret_decider().filter(|seat| self.game.assignment(*seat).player.is_human())
    }

    /// The person on turn who may look behind the curtain before deciding in the open.
    pub fn curtain_viewer(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        let can_look = self.has_curtain() && self.game.assignment(seat).player.is_human();
        (can_look && self.curtain_decider().is_none() && self.game.has_private_view(seat)).then_some(seat)
    }

    /// The next glimpse that a person has not dismissed, with the ply of its event. The last decider comes first, then
    /// the seat that acts next.
    pub fn pending_glimpse(&self) -> Option<(Seat, usize)> {
        let next = match self.game.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        if R::SECRET_DISPLAY != SecretDisplay::Curtain || matches!(self.game.turn(), Turn::Over(_)) {
            return None;
        }
        let is_human = |seat: &Seat| self.game.assignment(*seat).player.is_human();
        [self.last_decider(), next]
            .into_iter()
            .flatten()
            .filter(is_human)
            .find_map(|seat| self.pending_glimpse_of(seat).map(|ply| (seat, ply)))
    }

    fn pending_glimpse_of(&self, seat: Seat) -> Option<usize> {
        let is_glimpse = |&ply: &usize| {
            self.game.observation(ply, Viewer::Seat(seat)).is_some_and(|observation| observation.is_glimpse)
        };
        (*self.glimpses_seen.get(seat.index())?..self.game.ply()).find(is_glimpse)
    }

    /// Marks the pending glimpse as seen and lowers the curtain.
    pub fn dismiss_glimpse(&mut self) {
        if let Some((seat, ply)) = self.pending_glimpse()
            && let Some(count) = self.glimpses_seen.get_mut(seat.index())
        {
            *count = ply + 1;
        }
        self.curtain_lifted = None;
    }

    /// The seat lifts the curtain, until it lets go or an event happens.
    pub fn lift_curtain(&mut self, seat: Seat) {
        self.curtain_lifted = Some((seat, self.game.ply()));
        // A person who has looked has begun the turn, so the previous person can no longer undo.
        self.turn_begun = self.curtain_lifted;
    }

    /// Lowers the curtain. Returns whether it was up.
    pub fn drop_curtain(&mut self) -> bool {
        self.curtain_lifted.take().is_some()
    }
}
