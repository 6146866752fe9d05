//! The curtain of a table: when it hangs, who may lift it, when it falls.

use super::{Curtain, Seated};
use crate::engine::Seat;
use crate::games::Game;

impl<G: Game> Seated<G> {
    /// See `Session::curtain`.
    pub(super) fn curtain_now(&self) -> Option<Curtain> {
        if self.looking_at.is_some() || self.covered {
            return None;
        }
        let decides = self.table.decides_behind_curtain();
        let seat = decides.or_else(|| self.table.may_look().filter(|_| self.looking))?;
        Some(Curtain { seat, decides: decides.is_some(), held_up: self.table.may_show(seat) })
    }

    /// See `Session::may_look`.
    pub(super) fn may_look_now(&self) -> Option<Seat> {
        self.table.may_look().filter(|_| !self.looking && self.looking_at.is_none() && !self.covered)
    }

    pub(super) fn ask_for_a_look(&mut self) {
        self.looking = self.may_look_now().is_some();
        self.touch = G::Touch::default();
        self.refresh();
    }

    pub(super) fn lift_curtain(&mut self) {
        if let Some(curtain) = self.curtain_now() {
            self.table.hold_up(curtain.seat);
            self.refresh();
        }
    }

    /// What was picked behind it and not done yet is picked no more.
    pub(super) fn drop_curtain(&mut self) {
        self.table.let_fall();
        self.looking = false;
        self.touch = G::Touch::default();
        self.refresh();
    }
}
