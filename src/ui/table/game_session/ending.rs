//! How a finished game was won, and what is counted for each seat.

use super::LiveTable;
use crate::engine::{GameEnd, Outcome, Phrase, Seat, Turn, Viewer};
use crate::games::Game;
use crate::paint::count::Counted;
use crate::paint::painter::PlayContext;
use crate::play::Match;
use crate::ui::table::model::{CountedThing, Ending};

impl<G: Game> LiveTable<G> {
    /// What the end tells, once the game is over.
    pub(super) fn ending(&self) -> Option<Ending> {
        let game = &self.table.game;
        let outcome = self.snapshot.outcome.clone()?;
        let view = game.view(Viewer::Everything);
        let turn = Turn::Over(outcome.clone());
        let play = PlayContext::<G>::at_rest(Viewer::Everything, &view.open, &turn, &self.players);
        let counts = Seat::all(outcome.scores.len()).map(|seat| G::count(&play, seat).iter().map(thing).collect());
        Some(Ending {
            how_won: how_won(game, &outcome),
            counts: counts.collect(),
            ranks: outcome.ranks(),
            has_bow: G::bowing_piece().is_some(),
        })
    }
}

/// How a finished game was won.
pub fn how_won<G: Game>(game: &Match<G>, outcome: &Outcome) -> Phrase {
    let view = game.view(Viewer::Everything);
    let before = first_of_last_turn(game).map(|ply| game.view_at(ply, Viewer::Everything));
    let before_last_turn = before.as_ref().map(|view| &view.open);
    G::how_won(&GameEnd { open: &view.open, before_last_turn, outcome })
}

/// The index of the first event after the last decision of another seat than the one that decided last.
fn first_of_last_turn<G: Game>(game: &Match<G>) -> Option<usize> {
    let decisions = || (0..game.ply()).rev().filter_map(|ply| Some((ply, game.decided_by(ply)?)));
    let (_, last) = decisions().next()?;
    decisions().find(|(_, seat)| *seat != last).map(|(ply, _)| ply + 1)
}

fn thing<G: Game>(counted: &Counted<G>) -> CountedThing {
    CountedThing {
        label: counted.label.clone(),
        amount: counted.amount,
        entrance: counted.entrance,
        has_piece: counted.piece.is_some(),
    }
}
