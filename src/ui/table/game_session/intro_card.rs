//! Intro cards of a first game together: an unread card blocks the game until it is dismissed.

use super::LiveTable;
use crate::games::Game;

impl<G: Game> LiveTable<G> {
    /// Dismisses the card for good.
    pub(super) fn dismiss_card(&mut self) {
        let Some(card) = self.snapshot.card.take() else { return };
        if let Some(explained) = &mut self.table.explained_cards {
            explained.insert(card.name);
            self.files.has_unsaved_changes = true;
        }
        self.refresh();
    }
}
