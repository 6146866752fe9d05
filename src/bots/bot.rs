//! The one way in which a bot decides.

use super::search::search;
use super::temper::preferred;
use crate::engine::{Mind, Rules, Seat, Skill, Stop, Stream, Turn, View, Viewer, below, seed_of};
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

/// How a level that is meant for people is weaker than the best.
struct Manner {
    skill: Skill,
    /// The share of what it saw that it forgets.
    forgets: f32,
    /// How often it takes another good move than the best.
    slips: f32,
    temper: Option<Temper>,
}

impl Manner {
    fn of(skill: Skill, temper: Option<Temper>) -> Manner {
        let (forgets, slips) = match skill {
            Skill::Easy => (0.4, 0.25),
            Skill::Medium => (0.15, 0.08),
            Skill::Hard => (0.0, 0.0),
        };
        Manner { skill, forgets, slips, temper }
    }
}

/// The decision of a bot that plays so and sees this view: it depends on the arguments alone. `None` if in this view it is
/// not the viewer's turn. Asked to stop, it answers at once with any legal move.
pub fn choose<G: Rules + Mind>(view: &View<G>, bot: impl Into<Bot>, seed: BotSeed, stop: &Stop) -> Option<G::Move> {
    let Bot { level, temper } = bot.into();
    let BotSeed { mut stream, memory } = seed;
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
        _ => Some(match level.skill() {
            None => G::greedy(view, &legal, &mut stream, stop),
            Some(skill) => skilled(view, seat, &legal, &Manner::of(skill, temper), memory, &mut stream, stop),
        }),
    }
}

fn skilled<G: Mind>(
    view: &View<G>,
    seat: Seat,
    legal: &[G::Move],
    manner: &Manner,
    memory: u64,
    stream: &mut Stream,
    stop: &Stop,
) -> G::Move {
    let mut faded = None;
    if manner.forgets > 0.0 {
        let forgotten = &mut |entry: u64| seed_of(memory, "forgotten", &[entry]).random::<f32>() < manner.forgets;
        G::forget(faded.insert(view.clone()), forgotten);
    }
    let view = faded.as_ref().unwrap_or(view);
    let effort = G::effort(manner.skill);
    let slips = stream.random::<f32>() < manner.slips;
    let ranked = search(view, seat, legal, effort, stream, stop);
    match ranked.as_slice() {
        [_, second, ..] if slips && second.visits > 0 => second.choice,
        [best, ..] => manner.temper.and_then(|temper| preferred(&ranked, temper)).unwrap_or(best.choice),
        [] => legal[0],
    }
}
