//! How every seat plays on in a trial: at a glance, with full memory and no search.

use derive_where::derive_where;

use crate::engine::{Determinization, Mind, Seat, Stop, Stream, Viewer, sample_weighted};

/// A player that chooses by first sight. It keeps its buffers, so that long runs allocate little.
#[derive_where(Debug, Default)]
pub struct QuickPlayer<G: Mind> {
    legal: Vec<G::Move>,
    scores: Vec<f32>,
}

impl<G: Mind> QuickPlayer<G> {
    /// The next moves of the seat on turn, at least one: its best turn where the mind names whole turns, else a move drawn by
    /// the fast scores at this temperature.
    pub fn moves(
        &mut self,
        position: &Determinization<G>,
        seat: Seat,
        temperature: f32,
        stream: &mut Stream,
        stop: &Stop,
    ) -> Vec<G::Move> {
        position.legal_moves(&mut self.legal);
        if let [only] = self.legal[..] {
            return vec![only];
        }
        let view = position.view(Viewer::Seat(seat));
        match G::turn_candidates(&view, &self.legal, 1, stop).into_iter().find(|moves| !moves.is_empty()) {
            Some(turn) => turn,
            None => {
                self.scores.clear();
                G::score_moves_fast(&view, &self.legal, stream, stop, &mut self.scores);
                let highest = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                self.scores.iter_mut().for_each(|score| *score = ((*score - highest) / temperature).exp());
                vec![self.legal[sample_weighted(&self.scores, stream).min(self.legal.len() - 1)]]
            }
        }
    }
}
