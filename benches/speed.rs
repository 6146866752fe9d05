//! Benchmarks of rules and bots: `cargo bench --no-default-features --bench speed`. One thread; two seats unless stated
//! otherwise.
//!
//! A random game of Zatre has about 240 events, one of Kalle about 60, one of Burg Appenzell about 440. `random_games`
//! counts games per second, `events_of_random_games` events per second. Positions are given by how much of a game has
//! been played, in hundredths.

mod baseline;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{
    Event, Level, Mind, Rules, Seat, Stop, Stream, Turn, View, Viewer, derive_stream, random_below,
};
use cheeseboard::games::burg_appenzell::BurgAppenzell;
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
use cheeseboard::games::ratzzia::{Phase, Ratzzia};
use cheeseboard::games::zatre::Zatre;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use std::process::ExitCode;

/// Number of games in one measured run.
const GAMES: u64 = 50;
/// The length at which games without a bound are cut off.
const EVENT_LIMIT: usize = 500;

fn main() -> ExitCode {
    baseline::main("speed")
}

fn event_limit<G: Rules>() -> usize {
    G::MAX_EVENTS.unwrap_or(EVENT_LIMIT)
}

fn start<G: Rules>(seats: usize) -> G::State {
    G::start(&G::Options::default(), seats).expect("a supported number of seats")
}

/// A random event: a chance outcome or a uniformly random move; `None` if the game is over.
fn random_event<G: Rules>(state: &G::State, legal: &mut Vec<G::Move>, stream: &mut Stream) -> Option<Event<G>> {
    match G::turn(state) {
        Turn::Over(_) => None,
        Turn::Chance(_) => Some(Event::Chance(G::sample_chance(state, stream))),
        Turn::Seat(seat) => {
            G::legal_moves(state, legal);
            Some(Event::Decision(seat, legal[random_below(stream, legal.len() as u32) as usize]))
        }
    }
}

/// Number of events and decisions played.
#[derive(Default)]
struct Played {
    events: usize,
    /// Number of events that are decisions.
    decisions: usize,
}

/// Plays random games to the end or the cut-off, in place on one state and without checks.
fn play<G: Rules>(games: u64, seats: usize) -> Played {
    let first = start::<G>(seats);
    let mut state = first.clone();
    let mut legal = Vec::with_capacity(256);
    let mut played = Played::default();
    for seed in 0..games {
        state.clone_from(&first);
        let mut stream = derive_stream(seed, "speed", &[]);
        for _ in 0..event_limit::<G>() {
            let Some(event) = random_event::<G>(&state, &mut legal, &mut stream) else { break };
            G::advance(&mut state, &event);
            played.events += 1;
            played.decisions += usize::from(matches!(event, Event::Decision(..)));
        }
    }
    played
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn random_games<G: Rules>(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play::<G>(black_box(GAMES), 2));
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn events_of_random_games<G: Rules>(bencher: Bencher) {
    bencher.counter(ItemsCount::new(play::<G>(GAMES, 2).events)).bench_local(|| play::<G>(black_box(GAMES), 2));
}

/// Plays random games as a timeline does: every event is checked and every state is a new value.
#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn random_games_by_after<G: Rules>(bencher: Bencher) {
    let first = start::<G>(2);
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for seed in 0..GAMES {
            let mut state = first.clone();
            let mut stream = derive_stream(seed, "speed", &[]);
            for _ in 0..event_limit::<G>() {
                let Some(event) = random_event::<G>(&state, &mut legal, &mut stream) else { break };
                state = G::after(&state, &event).expect("a legal event");
            }
            black_box(state);
        }
    });
}

/// The first position with a decision after this much of a random game, and the seat that decides.
fn position<G: Rules>(hundredths: usize) -> (G::State, Seat) {
    let mut played = vec![start::<G>(2)];
    let mut legal = Vec::new();
    let mut stream = derive_stream(1, "speed", &[]);
    while played.len() <= event_limit::<G>() {
        let Some(event) = played.last().and_then(|state| random_event::<G>(state, &mut legal, &mut stream)) else {
            break;
        };
        let mut next = played.last().expect("the start at least").clone();
        G::advance(&mut next, &event);
        played.push(next);
    }
    let from = played.len() * hundredths / 100;
    let decided = played.into_iter().skip(from).find_map(|state| match G::turn(&state) {
        Turn::Seat(seat) => Some((state, seat)),
        Turn::Chance(_) | Turn::Over(_) => None,
    });
    decided.expect("a decision later on")
}

fn view<G: Rules>() -> (View<G>, Seat) {
    let (state, seat) = position::<G>(40);
    (G::view(&state, Viewer::Seat(seat)), seat)
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn state_copy<G: Rules>(bencher: Bencher) {
    let (state, _) = position::<G>(40);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn state_copy_into_another<G: Rules>(bencher: Bencher) {
    let (state, _) = position::<G>(40);
    let mut other = start::<G>(2);
    bencher.bench_local(|| {
        other.clone_from(black_box(&state));
        black_box(&other);
    });
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn legal_moves<G: Rules>(bencher: Bencher) {
    let (state, _) = position::<G>(40);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        G::legal_moves(black_box(&state), &mut legal);
        legal.len()
    });
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn view_of_a_seat<G: Rules>(bencher: Bencher) {
    let (state, seat) = position::<G>(40);
    bencher.bench_local(|| G::view(black_box(&state), Viewer::Seat(seat)));
}

#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia])]
fn determinize<G: Rules>(bencher: Bencher) {
    let (view, _) = view::<G>();
    let mut stream = derive_stream(2, "speed", &[]);
    bencher.bench_local(|| G::determinize(black_box(&view), &mut stream));
}

/// Zatre has few legal moves early and many later; in Kalle every round starts anew.
#[divan::bench(types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia], args = [8, 40, 75])]
fn greedy_decision<G: Rules + Mind>(bencher: Bencher, hundredths: usize) {
    let (state, seat) = position::<G>(hundredths);
    let view = G::view(&state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    G::legal_moves(&state, &mut legal);
    let mut stream = derive_stream(3, "speed", &[]);
    let stop = Stop::default();
    bencher.bench_local(|| G::greedy(black_box(&view), &legal, &mut stream, &stop));
}

/// The longest time that people wait for a bot.
#[divan::bench(
    types = [Zatre, Kalle, BurgAppenzell, RatATatRoll, Ratzzia], args = [8, 40, 75], sample_size = 1, sample_count = 5
)]
fn hard_decision<G: Rules + Mind>(bencher: Bencher, hundredths: usize) {
    let (state, seat) = position::<G>(hundredths);
    let view = G::view(&state, Viewer::Seat(seat));
    let stop = Stop::default();
    bencher.bench_local(|| choose_move(black_box(&view), Level::Hard, bot_seed(3, seat, hundredths), &stop));
}

/// Measures decisions as a search makes them: legal moves, one of them, its effects, and chance events in between.
#[divan::bench(types = [BurgAppenzell, Ratzzia])]
fn decisions_of_four_random_players<G: Rules>(bencher: Bencher) {
    bencher.counter(ItemsCount::new(play::<G>(GAMES, 4).decisions)).bench_local(|| play::<G>(black_box(GAMES), 4));
}

/// Positions from games of two greedy players in which rolled support dice wait to be placed (R21).
fn positions_with_waiting_support() -> Vec<<Ratzzia as Rules>::State> {
    let (mut found, mut legal, stop) = (Vec::new(), Vec::new(), Stop::default());
    for seed in 0..20 {
        let mut state = start::<Ratzzia>(2);
        let mut stream = derive_stream(seed, "support", &[]);
        for _ in 0..EVENT_LIMIT {
            let event = match Ratzzia::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(_) => Event::Chance(Ratzzia::sample_chance(&state, &mut stream)),
                Turn::Seat(seat) => {
                    if state.open().phase == Phase::Placing && !state.open().support.is_empty() {
                        found.push(state.clone());
                    }
                    Ratzzia::legal_moves(&state, &mut legal);
                    let view = Ratzzia::view(&state, Viewer::Seat(seat));
                    Event::Decision(seat, Ratzzia::greedy(&view, &legal, &mut stream, &stop))
                }
            };
            Ratzzia::advance(&mut state, &event);
        }
    }
    found
}

/// Legal moves while support dice wait, counted over all orders of placing; one position per sample.
#[divan::bench(sample_size = 1, sample_count = 2000)]
fn legal_moves_while_support_waits(bencher: Bencher) {
    let positions = positions_with_waiting_support();
    let mut all = positions.iter().cycle();
    let mut legal = Vec::with_capacity(256);
    bencher.with_inputs(|| all.next().expect("positions are met")).bench_local_values(|state| {
        Ratzzia::legal_moves(state, &mut legal);
        legal.len()
    });
}
