//! The one way in which a bot decides.

use super::play_style::preferred;
use super::search::{MoveStats, search};
use crate::engine::{Level, Mind, Rules, SearchSettings, Seat, Stop, Stream, Turn, View, random_below, seed_of};
use crate::play::{Bot, PlayStyle};
use rand::{Rng as _, RngExt as _};

/// Overlooking the best costs at most so much of a win, as far as the search tells …
const NEAR: f32 = 0.12;
/// … and the move taken instead is liked at first sight at least so much as a share of the best.
const ALIKE: f32 = 0.05;

/// So many positions are imagined for a style at least, beside the decision where that takes fewer: how what follows varies is not seen in one.
const LOOKS: u32 = 48;

/// What a bot's decision hangs on beside its view and its level.
#[derive(Clone, Debug)]
pub struct BotSeed {
    /// The stream of this decision: named by the game's seed, the seat and how many events came before, never the luck's.
    stream: Stream,
    /// What this seat forgets in this game, so that what is forgotten stays forgotten.
    memory: u64,
}

/// The seed for the decision of a seat after so many events.
pub fn bot_seed(game_seed: u64, seat: Seat, ply: usize) -> BotSeed {
    let seat = seat.index() as u64;
    BotSeed {
        stream: seed_of(game_seed, "mind", &[seat, ply as u64]),
        memory: seed_of(game_seed, "memory", &[seat]).next_u64(),
    }
}

/// The decision of a bot that plays so and sees this view: it depends on the arguments alone. `None` if in this view it is
/// not the viewer's turn. Asked to stop, it answers at once with any legal move.
pub fn choose<G: Rules + Mind>(view: &View<G>, bot: impl Into<Bot>, mut seed: BotSeed, stop: &Stop) -> Option<G::Move> {
    let Bot { level, style } = bot.into();
    let BotSeed { stream, .. } = &mut seed;
    let imagined = G::determinize(view, stream);
    let seat = view.who.seat().filter(|&seat| imagined.turn() == Turn::Seat(seat))?;
    let mut legal = Vec::new();
    imagined.legal(&mut legal);
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
    let mut faded = None;
    if settings.forget_rate > 0.0 {
        let forgotten = &mut |entry: u64| seed_of(memory, "forgotten", &[entry]).random::<f32>() < settings.forget_rate;
        G::forget(faded.insert(view.clone()), forgotten);
    }
    let view = faded.as_ref().unwrap_or(view);
    let found = search(view, seat, legal, settings, &mut stream, stop);
    let noticed = &found[noticed(&found, |_| stream.random::<f32>() < settings.blunder_rate)..];
    let Some(style) = style else { return noticed.first().map_or(legal[0], |found| found.choice) };
    let looks = SearchSettings { iterations: LOOKS, ..settings };
    let looked = (settings.iterations < LOOKS).then(|| search(view, seat, legal, looks, &mut stream, stop));
    preferred(noticed, looked.as_deref().unwrap_or(noticed), style).unwrap_or(legal[0])
}

/// The place of the move that is taken of those found, best first: who overlooks the best takes the next one of about the same worth, unless
/// that is overlooked, too. What is much better than all others is seen by everybody.
fn noticed<M>(found: &[MoveStats<M>], mut overlooked: impl FnMut(&M) -> bool) -> usize {
    let Some(best) = found.first() else { return 0 };
    let is_near = |other: &MoveStats<M>| other.value >= best.value - NEAR && other.prior >= best.prior * ALIKE;
    found.iter().position(|other| is_near(other) && !overlooked(&other.choice)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bots::tests::toy::{Game, Toy};
    use crate::engine::luck_stream;

    fn found(choice: char, value: f32, prior: f32) -> MoveStats<char> {
        MoveStats { choice, visits: 1, value, spread: 0.0, leader: 0.0, prior }
    }

    /// What is taken by who overlooks these.
    fn taken(found: &[MoveStats<char>], overlooked: &str) -> char {
        found[noticed(found, |&choice| overlooked.contains(choice))].choice
    }

    #[test]
    fn who_overlooks_the_best_takes_the_next() {
        let alike = [found('a', 0.5, 1.0), found('b', 0.45, 0.5), found('c', 0.4, 0.9)];
        assert_eq!(taken(&alike, ""), 'a');
        assert_eq!(taken(&alike, "a"), 'b');
        assert_eq!(taken(&alike, "ab"), 'c');
        assert_eq!(taken(&alike, "abc"), 'a', "who overlooks all takes the best after all");
    }

    /// Neither a win is overlooked for something less, nor what is plain at first sight.
    #[test]
    fn what_is_much_better_is_overlooked_by_nobody() {
        let won = [found('a', 1.0, 1.0), found('b', 0.8, 1.0), found('c', 0.95, 0.01)];
        assert_eq!(taken(&won, "a"), 'a');
        let first_sight = [found('a', 0.0, 1.0), found('b', 0.0, 0.01), found('c', 0.0, 0.3)];
        assert_eq!(taken(&first_sight, "a"), 'c');
    }

    const GAME: u64 = 0x1f2e_3d4c_5b6a_7988;

    /// The first numbers of the stream of a decision, and what the seat forgets by.
    fn numbers(game: u64, seat: usize, ply: usize) -> ([u64; 3], u64) {
        let BotSeed { mut stream, memory } = bot_seed(game, Seat::new(seat), ply);
        ([(); 3].map(|()| stream.next_u64()), memory)
    }

    /// With other numbers every bot would play otherwise than in the release before, though seed, level and view are the same.
    #[test]
    fn the_seed_of_a_decision_is_pinned() {
        let first = [16_837_337_878_583_040_385, 9_472_282_060_179_242_734, 16_968_210_080_414_149_890];
        assert_eq!(numbers(GAME, 2, 40), (first, 13_560_111_244_358_519_877));
    }

    #[test]
    fn every_decision_has_a_stream_of_its_own_and_every_seat_a_memory() {
        let decisions = || (0..4).flat_map(|seat| (0..50).map(move |ply| (seat, ply)));
        let streams: BTreeSet<_> = decisions().map(|(seat, ply)| numbers(GAME, seat, ply).0).collect();
        assert_eq!(streams.len(), 4 * 50);
        // What is forgotten stays forgotten: whatever the ply.
        let memories: BTreeSet<_> = decisions().map(|(seat, ply)| (seat, numbers(GAME, seat, ply).1)).collect();
        assert_eq!(memories.len(), 4);
        assert_eq!(memories.into_iter().map(|(_, memory)| memory).collect::<BTreeSet<_>>().len(), 4);
        let (other_stream, other_memory) = numbers(GAME + 1, 2, 40);
        assert!(other_stream != numbers(GAME, 2, 40).0 && other_memory != numbers(GAME, 2, 40).1);
    }

    /// A bot's numbers tell nothing of what will be drawn.
    #[test]
    fn a_decision_does_not_share_the_stream_of_the_luck() {
        let luck: BTreeSet<u64> = (0..200).map(|events| luck_stream(GAME, events).next_u64()).collect();
        for (seat, ply) in (0..4).flat_map(|seat| (0..50).map(move |ply| (seat, ply))) {
            let (stream, memory) = numbers(GAME, seat, ply);
            assert!(!luck.contains(&stream[0]) && !luck.contains(&memory), "{seat}, {ply}");
        }
    }

    /// A bot that would think for ever is asked to stop while it does: at its first look at the moves, before any iteration, or at a later one, in
    /// the middle of one.
    #[test]
    fn asked_while_it_thinks_it_thinks_no_longer() {
        let seat = Seat::new(0);
        for (looks, at_least) in [(1, 1), (2, 2), (3, 3)] {
            Toy::asks_at(looks);
            let view = Toy::first_view(Game::Guess, seat);
            let choice = choose(&view, Level::Hard, bot_seed(1, seat, 0), &Stop::default());
            assert!(choice.is_some_and(|choice| choice < 2), "{choice:?}");
            let watch = Toy::watched().expect("it was asked");
            assert!(watch.before >= at_least && watch.since == 0, "{watch:?}");
        }
    }
}
