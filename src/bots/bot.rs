//! How a bot decides: [`choose_move`] and the seeds of decisions.

use super::favourite::favourite;
use super::inquiry::Inquiry;
use super::play_style::{equals_by_score, equals_by_search};
use super::search::search;
use crate::engine::{
    Level, Mind, Rules, SearchSettings, Seat, Stop, Stream, Turn, View, derive_stream, random_below, sample_weighted,
};
use crate::play::{Bot, PlayStyle};
use rand::{Rng as _, RngExt as _};

/// The number of moves that every bot notices, if there are so many.
const MIN_NOTICED: usize = 1;

/// With fewer search iterations than this, which moves are about equally good follows from their scores, where those tell it: visits tell too
/// little.
const MIN_TELLING_ITERATIONS: u32 = 100;

/// Where moves are drawn from a mixed strategy, a play style chooses from this many draws.
const STYLE_DRAWS: usize = 4;

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

    /// The random stream of the decision.
    pub(super) fn into_stream(self) -> Stream {
        self.stream
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
    let seat = view.who.seat()?;
    let stream = &mut seed.stream;
    let legal = legal_moves_of(view, seat, stream)?;
    match legal.as_slice() {
        [only] => Some(*only),
        _ if level == Level::Random || stop.is_requested() => {
            legal.get(random_below(stream, legal.len() as u32) as usize).copied()
        }
        _ => Some(match level.search_index() {
            None => G::greedy(view, &legal, stream, stop),
            Some(index) => {
                let settings = G::search_settings()[index];
                decide_by_search(Inquiry { view, searcher: seat, settings, stop }, &legal, style, seed)
            }
        }),
    }
}

/// The decision of a seat with other settings than a level's: for measuring what effort and knowledge are worth. The view
/// may show more than the seat sees. `None` if it is not the seat's turn.
pub fn choose_with<G: Rules + Mind>(
    view: &View<G>,
    seat: Seat,
    settings: SearchSettings,
    mut seed: BotSeed,
    stop: &Stop,
) -> Option<G::Move> {
    let legal = legal_moves_of(view, seat, &mut seed.stream)?;
    match legal.as_slice() {
        [only] => Some(*only),
        _ => Some(decide_by_search(Inquiry { view, searcher: seat, settings, stop }, &legal, None, seed)),
    }
}

/// The legal moves of this seat, at least one; `None` if it is not its turn.
fn legal_moves_of<G: Rules>(view: &View<G>, seat: Seat, stream: &mut Stream) -> Option<Vec<G::Move>> {
    let sampled = G::determinize(view, stream);
    let mut legal = Vec::new();
    sampled.legal_moves(&mut legal);
    (sampled.turn() == Turn::Seat(seat) && !legal.is_empty()).then_some(legal)
}

fn decide_by_search<G: Mind>(
    inquiry: Inquiry<'_, G>,
    legal: &[G::Move],
    style: Option<PlayStyle>,
    seed: BotSeed,
) -> G::Move {
    let Inquiry { view, settings, stop, .. } = inquiry;
    let BotSeed { mut stream, memory } = seed;
    let noticed = noticed_moves(legal, settings.notice_rate, &mut stream);
    if let [only] = noticed[..] {
        return only;
    }
    let mut reduced = None;
    if settings.forget_rate > 0.0 {
        let is_forgotten =
            &mut |entry: u64| derive_stream(memory, "forgotten", &[entry]).random::<f32>() < settings.forget_rate;
        G::forget(reduced.insert(view.clone()), is_forgotten);
    }
    let view = reduced.as_ref().unwrap_or(view);
    let inquiry = Inquiry { view, ..inquiry };
    if let Some(weights) = G::mixed_strategy(view, &noticed, &settings, stop) {
        let mut draw = || noticed.get(sample_weighted(&weights, &mut stream)).copied().unwrap_or(noticed[0]);
        let first = draw();
        let Some(style) = style else { return first };
        // All that may be drawn are equally good.
        let mut drawn = vec![first];
        for choice in (1..STYLE_DRAWS).map(|_| draw()) {
            if !drawn.contains(&choice) {
                drawn.push(choice);
            }
        }
        return favourite(inquiry, &drawn, style, &mut stream).unwrap_or(first);
    }
    let found = if settings.iterations == 0 { Vec::new() } else { search(inquiry, &noticed, &mut stream) };
    let best = match found.first() {
        Some(found) => found.choice,
        None => G::greedy(view, &noticed, &mut stream, stop),
    };
    let Some(style) = style else { return best };
    let equals = if settings.iterations < MIN_TELLING_ITERATIONS && G::STYLE_ROOM > 0.0 {
        let mut scores = Vec::with_capacity(noticed.len());
        let score = if settings.iterations == 0 { G::greedy_scores } else { G::score_moves };
        score(view, &noticed, &mut stream, stop, &mut scores);
        equals_by_score(best, &noticed, &scores, G::STYLE_ROOM * settings.prior_temperature)
    } else {
        equals_by_search(&found)
    };
    favourite(inquiry, &equals, style, &mut stream).unwrap_or(best)
}

/// The legal moves that a bot notices, in their order: each with this probability, and at least [`MIN_NOTICED`], chosen at
/// random.
fn noticed_moves<M: Copy + Ord>(legal: &[M], notice_rate: f32, stream: &mut Stream) -> Vec<M> {
    let mut noticed: Vec<M> =
        legal.iter().copied().filter(|_| notice_rate >= 1.0 || stream.random::<f32>() < notice_rate).collect();
    while noticed.len() < MIN_NOTICED.min(legal.len()) {
        let choice = legal[random_below(stream, legal.len() as u32) as usize];
        if let Err(place) = noticed.binary_search(&choice) {
            noticed.insert(place, choice);
        }
    }
    noticed
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::luck_stream;

    #[test]
    fn moves_are_noticed_by_chance_and_never_none() {
        let mut stream = derive_stream(1, "test", &[]);
        let legal: Vec<u8> = (0..100).collect();
        let noticed = noticed_moves(&legal, 0.3, &mut stream);
        assert!((15..45).contains(&noticed.len()) && noticed.is_sorted(), "{noticed:?}");
        assert_eq!(noticed_moves(&legal, 1.0, &mut stream), legal);
        let counts = |legal: &[u8], stream: &mut Stream| (0..50).map(|_| noticed_moves(legal, 0.0, stream)).collect();
        let firsts: BTreeSet<Vec<u8>> = counts(&[4, 7], &mut stream);
        assert_eq!(firsts, BTreeSet::from([vec![4], vec![7]]), "by chance, too");
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
