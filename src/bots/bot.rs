//! How a bot decides: [`choose_move`] and the seeds of decisions.

use super::play_style::preferred_move;
use super::search::{MoveStats, search};
use crate::engine::{
    Level, Mind, Rules, SearchSettings, Seat, Stop, Stream, Turn, View, derive_stream, random_below, sample_weighted,
};
use crate::play::{Bot, PlayStyle};
use rand::{Rng as _, RngExt as _};

/// A bot overlooks the best move only in favour of a move whose value is at most this much lower …
const MAX_BLUNDER_COST: f32 = 0.12;
/// … and whose prior is at least this share of the best move's prior.
const MIN_BLUNDER_PRIOR: f32 = 0.05;

/// The minimum number of search iterations before a play style may choose: with fewer, the variance of the outcome is
/// unknown.
const MIN_STYLE_ITERATIONS: u32 = 48;

/// The randomness of a bot's decision. View, level and seed determine the decision.
#[derive(Clone, Debug)]
pub struct BotSeed {
    /// The random stream of this decision: derived from the game seed, the seat and the ply, and distinct from the
    /// streams of the game's chance events.
    stream: Stream,
    /// Selects the memory entries that this seat forgets, the same throughout the game.
    memory: u64,
}

impl BotSeed {
    /// The seed of a decision from two numbers: of the decision, and of what the seat forgets.
    pub fn from_numbers(decision: u64, memory: u64) -> BotSeed {
        BotSeed { stream: derive_stream(decision, "mind", &[]), memory }
    }
}

/// The seed for the decision of a seat after `ply` events.
pub fn bot_seed(game_seed: u64, seat: Seat, ply: usize) -> BotSeed {
    let seat = seat.index() as u64;
    BotSeed {
        stream: derive_stream(game_seed, "mind", &[seat, ply as u64]),
        memory: derive_stream(game_seed, "memory", &[seat]).next_u64(),
    }
}

/// The decision of a bot in this view; it depends on the arguments alone. `None` if it is not the viewer's turn.
///
/// When `stop` is requested, returns at once with an arbitrary legal move.
pub fn choose_move<G: Rules + Mind>(
    view: &View<G>,
    bot: impl Into<Bot>,
    mut seed: BotSeed,
    stop: &Stop,
) -> Option<G::Move> {
    let Bot { level, style } = bot.into();
    let BotSeed { stream, .. } = &mut seed;
    let sampled = G::determinize(view, stream);
    let seat = view.who.seat().filter(|&seat| sampled.turn() == Turn::Seat(seat))?;
    let mut legal = Vec::new();
    sampled.legal_moves(&mut legal);
    match legal.as_slice() {
        [] => None,
        [only] => Some(*only),
        _ if level == Level::Random || stop.is_requested() => {
            legal.get(random_below(stream, legal.len() as u32) as usize).copied()
        }
        _ => Some(match level.search_index() {
            None => G::greedy(view, &legal, stream, stop),
            Some(index) => decide_by_search(view, seat, &legal, G::search_settings()[index], style, seed, stop),
        }),
    }
}

fn decide_by_search<G: Mind>(
    view: &View<G>,
    seat: Seat,
    legal: &[G::Move],
    settings: SearchSettings,
    style: Option<PlayStyle>,
    seed: BotSeed,
    stop: &Stop,
) -> G::Move {
    let BotSeed { mut stream, memory } = seed;
    let mut reduced = None;
    if settings.forget_rate > 0.0 {
        let is_forgotten =
            &mut |entry: u64| derive_stream(memory, "forgotten", &[entry]).random::<f32>() < settings.forget_rate;
        G::forget(reduced.insert(view.clone()), is_forgotten);
    }
    let view = reduced.as_ref().unwrap_or(view);
    if let Some(weights) = G::mixed_strategy(view, legal, &settings, stop) {
        let mut draw = || legal.get(sample_weighted(&weights, &mut stream)).copied().unwrap_or(legal[0]);
        let (first, second) = (draw(), draw());
        // Either is as good as the other, so a style may choose.
        let Some(style) = style.filter(|_| first != second) else { return first };
        let short = SearchSettings { iterations: MIN_STYLE_ITERATIONS, ..settings };
        let sampled = search(view, seat, legal, short, &mut stream, stop);
        return preferred_move(&[first, second].map(MoveStats::unvisited), &sampled, style).unwrap_or(first);
    }
    let found = search(view, seat, legal, settings, &mut stream, stop);
    let candidates = &found[first_not_overlooked(&found, |_| stream.random::<f32>() < settings.blunder_rate)..];
    let Some(style) = style else { return candidates.first().map_or(legal[0], |found| found.choice) };
    let longer = SearchSettings { iterations: MIN_STYLE_ITERATIONS, ..settings };
    let sampled =
        (settings.iterations < MIN_STYLE_ITERATIONS).then(|| search(view, seat, legal, longer, &mut stream, stop));
    preferred_move(candidates, sampled.as_deref().unwrap_or(candidates), style).unwrap_or(legal[0])
}

/// The index of the chosen move among the found ones, best first: each of the moves close to the best is skipped with
/// some probability. Moves that are much better than all others are never overlooked.
fn first_not_overlooked<M>(found: &[MoveStats<M>], mut overlooked: impl FnMut(&M) -> bool) -> usize {
    let Some(best) = found.first() else { return 0 };
    let is_near = |other: &MoveStats<M>| {
        other.value >= best.value - MAX_BLUNDER_COST && other.prior >= best.prior * MIN_BLUNDER_PRIOR
    };
    found.iter().position(|other| is_near(other) && !overlooked(&other.choice)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::luck_stream;

    fn stats(choice: char, value: f32, prior: f32) -> MoveStats<char> {
        MoveStats { choice, visits: 1, value, deviation: 0.0, leader_value: 0.0, prior }
    }

    /// The move chosen by a bot that overlooks the moves in `overlooked`.
    fn chosen(found: &[MoveStats<char>], overlooked: &str) -> char {
        found[first_not_overlooked(found, |&choice| overlooked.contains(choice))].choice
    }

    #[test]
    fn overlooking_the_best_move_takes_the_next() {
        let alike = [stats('a', 0.5, 1.0), stats('b', 0.45, 0.5), stats('c', 0.4, 0.9)];
        assert_eq!(chosen(&alike, ""), 'a');
        assert_eq!(chosen(&alike, "a"), 'b');
        assert_eq!(chosen(&alike, "ab"), 'c');
        assert_eq!(chosen(&alike, "abc"), 'a', "overlooking all moves takes the best one");
    }

    /// Neither a clearly better value nor a clearly better prior is overlooked.
    #[test]
    fn much_better_moves_are_never_overlooked() {
        let won = [stats('a', 1.0, 1.0), stats('b', 0.8, 1.0), stats('c', 0.95, 0.01)];
        assert_eq!(chosen(&won, "a"), 'a');
        let first_sight = [stats('a', 0.0, 1.0), stats('b', 0.0, 0.01), stats('c', 0.0, 0.3)];
        assert_eq!(chosen(&first_sight, "a"), 'c');
    }

    const GAME: u64 = 0x1f2e_3d4c_5b6a_7988;

    /// The first numbers of a decision's stream, and the seed of the seat's memory.
    fn numbers(game: u64, seat: usize, ply: usize) -> ([u64; 3], u64) {
        let BotSeed { mut stream, memory } = bot_seed(game, Seat::new(seat), ply);
        ([(); 3].map(|()| stream.next_u64()), memory)
    }

    /// With other numbers every bot would play differently from the previous release in the same position.
    #[test]
    fn decision_seeds_are_pinned() {
        let first = [16_837_337_878_583_040_385, 9_472_282_060_179_242_734, 16_968_210_080_414_149_890];
        assert_eq!(numbers(GAME, 2, 40), (first, 13_560_111_244_358_519_877));
    }

    #[test]
    fn decisions_differ_in_stream_and_seats_in_memory() {
        let decisions = || (0..4).flat_map(|seat| (0..50).map(move |ply| (seat, ply)));
        let streams: BTreeSet<_> = decisions().map(|(seat, ply)| numbers(GAME, seat, ply).0).collect();
        assert_eq!(streams.len(), 4 * 50);
        // The memory seed must not depend on the ply.
        let memories: BTreeSet<_> = decisions().map(|(seat, ply)| (seat, numbers(GAME, seat, ply).1)).collect();
        assert_eq!(memories.len(), 4);
        assert_eq!(memories.into_iter().map(|(_, memory)| memory).collect::<BTreeSet<_>>().len(), 4);
        let (other_stream, other_memory) = numbers(GAME + 1, 2, 40);
        assert!(other_stream != numbers(GAME, 2, 40).0 && other_memory != numbers(GAME, 2, 40).1);
    }

    /// A bot's random numbers reveal nothing about future chance outcomes.
    #[test]
    fn decision_streams_differ_from_luck_streams() {
        let luck: BTreeSet<u64> = (0..200).map(|events| luck_stream(GAME, events).next_u64()).collect();
        for (seat, ply) in (0..4).flat_map(|seat| (0..50).map(move |ply| (seat, ply))) {
            let (stream, memory) = numbers(GAME, seat, ply);
            assert!(!luck.contains(&stream[0]) && !luck.contains(&memory), "{seat}, {ply}");
        }
    }

    /// A bot that would search forever is stopped while it scores moves: before the first iteration, or in the middle
    /// of a later one.
    #[test]
    fn search_stops_when_requested() {
        let seat = Seat::new(0);
        for (scoring, at_least) in [(1, 1), (2, 2), (3, 3)] {
            Toy::request_stop_at(scoring);
            let view = Toy::first_view(Game::Guess, seat);
            let choice = choose_move(&view, Level::Hard, bot_seed(1, seat, 0), &Stop::default());
            assert!(choice.is_some_and(|choice| choice < 2), "{choice:?}");
            let probe = Toy::stop_probe().expect("stop was requested");
            assert!(probe.determinized_before >= at_least && probe.determinized_after == 0, "{probe:?}");
        }
    }
}
