//! What a table shows to whom: whose eyes may look, what is decided or looked at behind the curtain, what is shown in passing.

use super::Table;
use crate::engine::{Rules, Seat, Secrets, Turn, Viewer};

impl<R: Rules> Table<R> {
    /// Whether this seat's things may be shown to whoever sits before the screen: a bot's never, a person's while it holds the curtain up, or in games
    /// without a curtain once it has begun its turn and as long as no other seat has decided since. While only one person sits at the table nobody
    /// waits, unless a seat was handed over.
    pub fn may_show(&self, seat: Seat) -> bool {
        if !self.game.assignment(seat).player.is_human() {
            return false;
        }
        if self.game.people() < 2 && (!self.handed_over || !self.game.sees_more(seat)) {
            return true;
        }
        if self.has_curtain() {
            return self.held == Some((seat, self.game.ply()));
        }
        !self.handed_over && self.begun.is_some_and(|(begun, at)| begun == seat && self.is_turn_of(seat, at))
    }

    /// Whether what only one seat may see is shown behind a curtain here.
    pub(super) fn has_curtain(&self) -> bool {
        R::SECRETS == Secrets::Held && self.game.people() >= 2
    }

    /// The person who decides behind the curtain now, lifted or not.
    pub fn decides_behind_curtain(&self) -> Option<Seat> {
        if !self.has_curtain() {
            return None;
        }
        self.game.decides_in_secret().filter(|seat| self.game.assignment(*seat).player.is_human())
    }

    /// The person on turn, if it may look at something behind the curtain before it decides.
    pub fn may_look(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.game.turn() else { return None };
        let looks = self.has_curtain() && self.game.assignment(seat).player.is_human();
        (looks && self.decides_behind_curtain().is_none() && self.game.sees_more(seat)).then_some(seat)
    }

    /// What a person is shown in passing and has not put away, as the ply of its event: of who decided last, else of who comes next.
    pub fn glimpse(&self) -> Option<(Seat, usize)> {
        let next = match self.game.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Chance(None) | Turn::Over(_) => None,
        };
        if R::SECRETS != Secrets::Held || matches!(self.game.turn(), Turn::Over(_)) {
            return None;
        }
        let person = |seat: &Seat| self.game.assignment(*seat).player.is_human();
        [self.last_decider(), next]
            .into_iter()
            .flatten()
            .filter(person)
            .find_map(|seat| self.glimpse_of(seat).map(|ply| (seat, ply)))
    }

    fn glimpse_of(&self, seat: Seat) -> Option<usize> {
        let shown = |&ply: &usize| {
            self.game.observation(ply, Viewer::Seat(seat)).is_some_and(|observation| observation.is_glimpse)
        };
        (*self.glimpsed.get(seat.index())?..self.game.ply()).find(shown)
    }

    /// It is put away, and not shown again.
    pub fn put_glimpse_away(&mut self) {
        if let Some((seat, ply)) = self.glimpse()
            && let Some(glimpsed) = self.glimpsed.get_mut(seat.index())
        {
            *glimpsed = ply + 1;
        }
        self.held = None;
    }

    /// This seat holds the curtain up before itself, until it lets go or something happens.
    pub fn hold_up(&mut self, seat: Seat) {
        self.held = Some((seat, self.game.ply()));
        // Whoever has looked has begun: the one before takes nothing back any more.
        self.begun = self.held;
    }

    /// The curtain falls. False if it hung already.
    pub fn let_fall(&mut self) -> bool {
        self.held.take().is_some()
    }
}
