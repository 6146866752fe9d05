//! The judgement of moves by what their view tells: how each compares with the best one.

use super::inquiry::{Inquiry, MoveStats};
use super::leaf_means::LeafMeans;
use super::plan::{Alternative, Comparison, Plan, Planner, compare_moves};
use super::reason::rivals_of;
use crate::engine::{Mind, Phrase, SearchSettings, Stop, Stream, View, derive_stream};
use rand::Rng as _;

/// How a move compares with the best one.
#[derive(Clone, Debug, PartialEq)]
pub enum Judgement<M> {
    /// It is the best one, or as good.
    Best,
    /// Another one is better.
    Worse {
        /// The better one.
        better: M,
        /// What it has more or less of than the move that was made. Promise and advantage are shares of a win.
        comparison: Comparison<M>,
    },
}

/// Judges moves of one position: the best one is searched once, and others are compared with it.
pub(super) struct Judge<'a, G: Mind> {
    planner: Planner<'a, G>,
    /// The number of seats.
    seats: usize,
    /// The legal moves, the best first.
    ranked: Vec<Alternative<G::Move>>,
    /// Where the best move has led, by the parts of all iterations that were spent on it.
    looks_at_best: Vec<(u32, Look<G::Move>)>,
}

/// What a move brought where it was tried, and where that led.
type Look<M> = (MoveStats<M>, LeafMeans);

impl<'a, G: Mind> Judge<'a, G> {
    /// Searches the best move of the viewer with these settings; `None` if the viewer is not on turn.
    pub(super) fn new(
        view: &'a View<G>,
        settings: SearchSettings,
        stream: &mut Stream,
        stop: &'a Stop,
    ) -> Option<Self> {
        let inquiry = Inquiry { view, searcher: view.who.seat()?, settings, stop };
        let mut planner = Planner { inquiry, stream: derive_stream(stream.next_u64(), "judge", &[]) };
        let mut legal = Vec::new();
        let sampled = G::determinize(view, &mut planner.stream);
        sampled.legal_moves(&mut legal);
        let ranked = planner.ranked(view, &legal, 1);
        (!ranked.is_empty()).then_some(Judge { planner, seats: sampled.seats(), ranked, looks_at_best: Vec::new() })
    }

    /// The best move.
    pub(super) fn best(&self) -> G::Move {
        self.ranked[0].choice
    }

    /// Whom the seat plays against, by name if it is only one.
    pub(super) fn rivals(&self) -> Phrase {
        rivals_of(self.planner.inquiry.searcher, self.seats)
    }

    /// The legal moves, the best first.
    pub(super) fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.ranked.iter().map(|alternative| alternative.choice)
    }

    /// The rest of the turn that begins with the best move, without reasons.
    pub(super) fn best_turn(&mut self) -> Plan<G> {
        let best = self.best();
        Plan { steps: self.planner.steps(&[best]).0, why: None }
    }

    /// Compares a move with the best one, each tried with one of so many parts of all iterations, on equal luck.
    pub(super) fn judge(&mut self, choice: G::Move, parts: u32) -> Judgement<G::Move> {
        let better = self.best();
        let is_as_good = self.ranked.iter().any(|other| other.is_mixed && other.choice == choice);
        if better == choice || is_as_good {
            return Judgement::Best;
        }
        let (this, here) = self.look_at_best(parts);
        let (that, there) = self.look(choice, parts);
        let Inquiry { view, settings, stop, .. } = self.planner.inquiry;
        let told = compare_moves(view, better, choice, settings, stop);
        let comparison = told.unwrap_or_else(|| Comparison::of(choice, &here, here.differences::<G>(&there)));
        let comparison = Comparison { outlook: None, is_outlook_shared: false, ..comparison.with_shares(&this, &that) };
        match comparison.advantage > 0.0 {
            true => Judgement::Worse { better, comparison },
            false => Judgement::Best,
        }
    }

    /// Tries a move. The luck is the same for every move.
    fn look(&self, choice: G::Move, parts: u32) -> Look<G::Move> {
        self.planner.look(self.planner.inquiry.view, &[choice], parts)
    }

    /// Tries the best move, if that has not been done with as many parts.
    fn look_at_best(&mut self, parts: u32) -> Look<G::Move> {
        if let Some((_, known)) = self.looks_at_best.iter().find(|(spent, _)| *spent == parts) {
            return *known;
        }
        let look = self.look(self.best(), parts);
        self.looks_at_best.push((parts, look));
        look
    }
}

/// Judges a move by what its view tells: the best move is searched with these settings, and then both are tried with as many
/// iterations each, on equal luck. `None` if the viewer is not on turn.
///
/// When `stop` is requested, returns at once with an arbitrary judgement.
pub fn judge<G: Mind>(
    view: &View<G>,
    choice: G::Move,
    settings: SearchSettings,
    stream: &mut Stream,
    stop: &Stop,
) -> Option<Judgement<G::Move>> {
    Judge::new(view, settings, stream, stop).map(|mut judge| judge.judge(choice, 1))
}
