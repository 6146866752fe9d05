//! The one way in which a bot decides.

use super::search::search;
use super::temper::preferred;
use crate::engine::{Effort, Mind, Rules, Seat, Stop, Stream, Turn, View, below, seed_of};
use crate::play::{Bot, Level, Temper};
use rand::{Rng as _, RngExt as _};

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
    let Bot { level, temper } = bot.into();
    let BotSeed { stream, .. } = &mut seed;
    let imagined = G::imagine(view, stream);
    let seat = view.who.seat().filter(|&seat| imagined.turn() == Turn::Seat(seat))?;
    let mut legal = Vec::new();
    imagined.legal(&mut legal);
    match legal.as_slice() {
        [] => None,
        [only] => Some(*only),
        _ if level == Level::Random || stop.asked() => legal.get(below(stream, legal.len() as u32) as usize).copied(),
        _ => Some(match level.skill() {
            None => G::greedy(view, &legal, stream, stop),
            Some(skill) => skilled(view, seat, &legal, G::effort(skill), temper, seed, stop),
        }),
    }
}

fn skilled<G: Mind>(
    view: &View<G>,
    seat: Seat,
    legal: &[G::Move],
    effort: Effort,
    temper: Option<Temper>,
    seed: BotSeed,
    stop: &Stop,
) -> G::Move {
    let BotSeed { mut stream, memory } = seed;
    let mut faded = None;
    if effort.forgets > 0.0 {
        let forgotten = &mut |entry: u64| seed_of(memory, "forgotten", &[entry]).random::<f32>() < effort.forgets;
        G::forget(faded.insert(view.clone()), forgotten);
    }
    let found = search(faded.as_ref().unwrap_or(view), seat, legal, effort, &mut stream, stop);
    // Who overlooks the best takes the second best, unless that is overlooked, too.
    let noticed = found.iter().position(|_| stream.random::<f32>() >= effort.slips).unwrap_or(0);
    let tempered = temper.filter(|_| noticed == 0).and_then(|temper| preferred(&found, temper));
    tempered.or(found.get(noticed).map(|found| found.choice)).unwrap_or(legal[0])
}
