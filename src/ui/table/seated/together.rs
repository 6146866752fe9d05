//! A first game together: which card lies on the table, and when it is put away.

use super::Seated;
use crate::games::Game;
use crate::lessons::Card;

impl<G: Game> Seated<G> {
    /// Looks what has come into play. Whoever is to decide has seen what is on the screen; behind a curtain nothing comes.
    pub(super) fn look_for_cards(&mut self) {
        if self.table.explained.is_some() && self.table.game.outcome().is_none() {
            self.cards.look(&self.table.game, &self.shown.legal);
        }
    }

    /// The card that lies there for whoever is to do something now.
    pub(super) fn card_due(&self) -> Option<&Card> {
        let shown = self.table.explained.as_ref()?;
        let is_asked = !self.shown.legal.is_empty() || self.shown.waits_for.is_some();
        self.cards.due(shown).filter(|_| is_asked && self.looking_at.is_none())
    }

    /// Puts it away; it never comes again.
    pub(super) fn put_card_away(&mut self) {
        let Some(name) = self.card_due().map(|card| card.name.clone()) else { return };
        if let Some(shown) = &mut self.table.explained {
            shown.insert(name);
            self.unsaved = true;
        }
    }
}
