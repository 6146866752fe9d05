//! The one way in which a bot decides.

use crate::engine::{Mind, Rules, Seat, Stop, Stream, Turn, View, Viewer, below, seed_of};
use crate::play::Level;

/// The stream of a decision: named by the game's seed, the seat and how many events came before, never the luck's.
pub fn bot_seed(game_seed: u64, seat: Seat, ply: usize) -> Stream {
    seed_of(game_seed, "mind", &[seat.index() as u64, ply as u64])
}

/// The decision of a bot of this level that sees this view: it depends on the arguments alone. `None` if in this view it is
/// not the viewer's turn. Asked to stop, it answers at once with any legal move.
pub fn choose<G: Rules + Mind>(view: &View<G>, level: Level, mut stream: Stream, stop: &Stop) -> Option<G::Move> {
    let imagined = G::imagine(view, &mut stream);
    let Viewer::Seat(seat) = view.who else { return None };
    if imagined.turn() != Turn::Seat(seat) {
        return None;
    }
    let mut legal = Vec::new();
    imagined.legal(&mut legal);
    match legal.as_slice() {
        [] => None,
        [only] => Some(*only),
        _ if level == Level::Random || stop.asked() => {
            legal.get(below(&mut stream, legal.len() as u32) as usize).copied()
        }
        _ => Some(G::greedy(view, &legal, &mut stream, stop)),
    }
}
