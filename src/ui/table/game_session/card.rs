//! A first game together: the card that lies on the table holds it until it has been read.

use super::LiveTable;
use crate::games::Game;

impl<G: Game> LiveTable<G> {
    /// Puts the card away; it never comes again.
    pub(super) fn put_card_away(&mut self) {
        let Some(card) = self.shown.card.take() else { return };
        if let Some(explained) = &mut self.table.explained_cards {
            explained.insert(card.name);
            self.unsaved = true;
        }
        self.refresh();
    }
}
