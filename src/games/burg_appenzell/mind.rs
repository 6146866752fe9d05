//! How bots judge moves in Burg Appenzell: a beam search through the rest of the turn, over what the seat sees and remembers. Each first move
//! scores as the best position in which the turn can then end. Must not know real states: it works on views.

mod evaluation;
mod gains;
mod ideas;
mod worth;

use arrayvec::ArrayVec;
use rand::Rng;

use self::evaluation::{score_at_turn_end, score_position};
use super::actions::PositionMut;
use super::castle::{CellIndex, HOLES};
use super::common::{Common, Phase};
use super::moves::Move;
use super::rules::{BurgAppenzell, Open};
use super::seen::Seen;
use super::tile_map::TileMap;
use super::tiles::Tile;
use crate::engine::{
    Determinization, Line, Mind, Phrase, SearchSettings, Seat, Stop, Term, TurnGain, View, Viewer, Worth,
};

/// Number of positions that the beam search keeps at each depth.
const BEAM_WIDTH: usize = 40;
/// The same for the fast search of rollouts.
const FAST_BEAM_WIDTH: usize = 5;
/// Number of first moves that are kept for one position.
const MAX_FIRST_MOVES: usize = 4;

impl Mind for BurgAppenzell {
    const PLAYOUTS: u32 = 100;
    const SHARPNESS: Option<f32> = Some(1.6);

    fn score_moves(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        beam_search(view, legal, BEAM_WIDTH, stop, scores);
    }

    fn score_moves_fast(view: &View<Self>, legal: &[Move], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        beam_search(view, legal, FAST_BEAM_WIDTH, stop, scores);
    }

    const TERMS: &'static [Term] = worth::TERMS;
    const IN_HAND: usize = worth::CHIP_TERM + 1;

    const RIVALS: Term =
        Term { more: "burg_appenzell-term-rivals", less: "burg_appenzell-term-rivals-less", number: 0, unit: 1.0 };

    fn rivals_term(term: usize) -> Option<Term> {
        worth::rivals_term(term)
    }

    fn turn_gains(seat: Seat, _before: &Open, _after: &Open, seen: &[Seen]) -> Vec<TurnGain> {
        gains::turn_gains(seat, seen)
    }

    fn is_remembered(view: &View<Self>, choice: Move) -> bool {
        tiles_first_seen(view, choice) == 0
    }

    fn look(view: &View<Self>, choice: Move) -> Option<Phrase> {
        let count = Some(tiles_first_seen(view, choice)).filter(|count| *count > 0)?;
        Some(Phrase::new("burg_appenzell-gain-look").with("count", count))
    }

    /// By chips and the prospect of more. All seats see the same (B20), so one position is valued for each of them.
    fn worth(position: &Determinization<Self>, _eyes: Viewer) -> Worth {
        let position = KnownPosition::of(&position.view(Viewer::Table));
        let seats = position.common.seats();
        Worth::of_seats(seats, worth::LEAD_SCALE, |seat| worth::own_terms(&position, seat))
    }

    fn ideas(line: &Line<Self>) -> Vec<&'static str> {
        ideas::ideas(line)
    }

    /// By what lies open and what is remembered, not by when it was seen.
    fn is_same_position(one: &View<Self>, other: &View<Self>) -> bool {
        let remembered =
            |view: &View<Self>| view.memory.tiles.iter().map(|held| (held.at, held.tile)).collect::<Vec<_>>();
        one.open == other.open && remembered(one) == remembered(other)
    }

    fn search_settings() -> [SearchSettings; 5] {
        let levels = [(0, 0.3, 0.6), (0, 0.47, 0.5), (0, 0.65, 0.3), (8, 0.85, 0.1), (640, 1.0, 0.0)];
        levels.map(|(iterations, notice_rate, forget_rate)| SearchSettings {
            iterations,
            horizon: 2,
            prior_temperature: 150.0,
            rollout_temperature: 20.0,
            exploration: 0.3,
            notice_rate,
            forget_rate,
        })
    }

    /// Forgets remembered tiles, except those that the option `memory_help` shows (B20). A tile is identified by its kind and when it was last
    /// seen, because pushes change neither; equal tiles that were covered together are forgotten together.
    fn forget(view: &mut View<Self>, forgotten: &mut dyn FnMut(u64) -> bool) {
        let kind = |tile: Tile| Tile::kinds().take_while(|&other| other != tile).count() as u64;
        let shown = view.open.known.known_cells();
        view.memory.tiles.retain(|held| {
            let shown = CellIndex::of(held.at).is_some_and(|cell_index| shown.contains(cell_index));
            shown || !forgotten(u64::from(held.last_seen) << 8 | kind(held.tile))
        });
    }
}

/// The number of tiles that this move will show for the first time, in open rooms and beside the castle.
fn tiles_first_seen(view: &View<BurgAppenzell>, choice: Move) -> usize {
    let mut after = KnownPosition::of(view);
    after.position_mut().apply(&choice);
    let unknown = (after.common.open_cells & HOLES) - after.tiles.known_cells();
    unknown.len() + usize::from(after.spare.is_none())
}

/// Searches the rest of this turn, keeping the best `width` positions at each depth. A first move scores as the best position in which the
/// turn can end after it.
fn beam_search(view: &View<BurgAppenzell>, legal: &[Move], width: usize, stop: &Stop, scores: &mut Vec<f32>) {
    scores.resize(legal.len(), 0.0);
    if view.open.common.phase != Phase::Acting {
        return;
    }
    let me = view.who.seat().unwrap_or(view.open.common.seat);
    scores.fill(f32::MIN);
    let mut found = |choice: Move, score: i32| {
        if let Ok(index) = legal.binary_search(&choice) {
            scores[index] = scores[index].max(score as f32);
        }
    };
    let mut now = KnownPosition::of(view);
    now.score = score_position(&now, me);
    // Ending the turn now keeps the position as it is.
    found(Move::EndTurn {}, score_at_turn_end(&now, me));
    let mut layer = vec![now];
    while !layer.is_empty() && !stop.is_requested() {
        let mut next: Vec<KnownPosition> = Vec::with_capacity(layer.len() * 32);
        for position in &layer {
            position.for_each_successor(|after| next.push(after));
        }
        for position in &mut next {
            position.score = score_position(position, me);
            let score = score_at_turn_end(position, me);
            position.first_moves.iter().for_each(|&first| found(first, score));
        }
        layer = keep_best(next, width);
    }
}

/// The best `width` of the positions in which the turn goes on, without duplicates; the first moves of duplicates are merged.
fn keep_best(mut positions: Vec<KnownPosition>, width: usize) -> Vec<KnownPosition> {
    positions.retain(|position| position.common.phase == Phase::Acting && position.common.actions_left > 0);
    positions.sort_by_key(|position| std::cmp::Reverse(position.score));
    let mut kept: Vec<KnownPosition> = Vec::with_capacity(width);
    for position in positions {
        if let Some(same) = kept.iter_mut().find(|other| other.is_same_position(&position)) {
            same.add_first_moves(&position);
        } else if kept.len() < width {
            kept.push(position);
        } else if kept.last().is_some_and(|last| last.score > position.score) {
            break;
        }
    }
    kept
}

/// A position in the seat's own turn, as far as the seat knows it: unknown tiles stay unknown. A node of the beam search.
#[derive(Clone)]
struct KnownPosition {
    common: Common,
    /// The tiles that lie open or are remembered.
    tiles: TileMap,
    spare: Option<Tile>,
    /// The first moves by which this position can be reached from the present one, up to a limit.
    first_moves: ArrayVec<Move, MAX_FIRST_MOVES>,
    /// The value of this position if the turn ended here, in thousandths of a chip; see `evaluation.rs`.
    score: i32,
}

impl KnownPosition {
    /// The position of a view, with the remembered tiles.
    fn of(view: &View<BurgAppenzell>) -> KnownPosition {
        let open = &view.open;
        let mut tiles = open.visible_tiles();
        for remembered in &view.memory.tiles {
            if let Some(cell_index) = CellIndex::of(remembered.at) {
                tiles.set(cell_index, Some(remembered.tile));
            }
        }
        KnownPosition { common: open.common.clone(), tiles, spare: open.spare, first_moves: ArrayVec::new(), score: 0 }
    }

    /// Calls `found` with the position after each legal action.
    fn for_each_successor(&self, mut found: impl FnMut(KnownPosition)) {
        let mut now = self.clone();
        let paths = now.position_mut().paths();
        self.common.for_each_action(&paths, |action| {
            let mut after = self.clone();
            after.position_mut().apply(&action);
            if self.first_moves.is_empty() {
                after.first_moves.push(action);
            }
            found(after);
        });
    }

    fn position_mut(&mut self) -> PositionMut<'_> {
        PositionMut { common: &mut self.common, tiles: &mut self.tiles, spare: &mut self.spare }
    }

    /// Whether both are the same position, however reached.
    fn is_same_position(&self, other: &KnownPosition) -> bool {
        self.score == other.score
            && self.spare == other.spare
            && self.tiles == other.tiles
            && self.common == other.common
    }

    /// Adds the first moves of a duplicate, as far as there is room.
    fn add_first_moves(&mut self, other: &KnownPosition) {
        for &first in &other.first_moves {
            if !self.first_moves.contains(&first) {
                let _ = self.first_moves.try_push(first);
            }
        }
    }
}
