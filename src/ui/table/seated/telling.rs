//! The table in words: its log, what is new since someone's last turn, what undo would take back.

use super::{LogLine, Seated};
use crate::engine::{Phrase, Seat, Viewer};
use crate::games::Game;

impl<G: Game> Seated<G> {
    /// Every event as all saw it.
    pub(super) fn tell(&self) -> Vec<LogLine> {
        let game = &self.table.game;
        let since = self.since();
        (0..game.ply())
            .filter_map(|ply| {
                let sighting = game.sighting(ply, Viewer::Table)?;
                Some(LogLine {
                    ply,
                    seat: game.decided_by(ply),
                    phrase: G::told(&sighting.seen),
                    since: since.is_some_and(|since| ply >= since),
                })
            })
            .collect()
    }

    /// The ply after the last decision of the person whose eyes look, if others have done something since.
    fn since(&self) -> Option<usize> {
        let game = &self.table.game;
        let seat: Seat = match (self.shown.view.who, self.shown.hand) {
            (_, Some(seat)) | (Viewer::Seat(seat), None) => seat,
            _ => return None,
        };
        let mut plies = (0..game.ply()).rev();
        // The unbroken row of the seat's own decisions and draws at the end is this turn, not news.
        let others = plies.find(|&ply| game.decided_by(ply).is_some_and(|decider| decider != seat))?;
        let own = (0..others).rev().find(|&ply| game.decided_by(ply) == Some(seat))?;
        Some(own + 1)
    }

    /// The spots that the event at `ply` touched.
    pub(super) fn spots_of(&self, ply: usize) -> Vec<String> {
        let sighting = self.table.game.sighting(ply, Viewer::Table);
        sighting.map(|sighting| G::spots_seen(&sighting.seen)).unwrap_or_default()
    }

    /// What undo would take back, in words.
    pub(super) fn label_of_undo(&self) -> Result<Phrase, Phrase> {
        let ply = self.table.undo_target()?;
        let told = self.table.game.sighting(ply, Viewer::Table).map(|sighting| G::told(&sighting.seen));
        told.map(|told| Phrase::new("undo-would").with("what", told)).ok_or_else(|| Phrase::new("undo-nothing"))
    }
}
