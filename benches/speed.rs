//! How fast the rules are: `cargo bench --no-default-features --bench speed`. One thread.
//!
//! A random game of Zatre has about 240 events. Rates: `random_games` counts games, `events_of_random_games` events.

use cheeseboard::engine::{Event, Mind, Rules, Seat, Stop, Stream, Turn, View, Viewer, below, seed_of};
use cheeseboard::games::zatre::{Options, Zatre};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

type State = <Zatre as Rules>::State;

/// Games in one measured run.
const GAMES: u64 = 50;

fn main() {
    divan::main();
}

fn start(seats: usize) -> State {
    Zatre::start(&Options::default(), seats).expect("so many may play")
}

/// What chance or an evenly random player does next, if the game is not over.
fn any_event(state: &State, legal: &mut Vec<<Zatre as Rules>::Move>, stream: &mut Stream) -> Option<Event<Zatre>> {
    match Zatre::turn(state) {
        Turn::Over(_) => None,
        Turn::Chance(_) => Some(Event::Chance(Zatre::roll(state, stream))),
        Turn::Seat(seat) => {
            Zatre::legal(state, legal);
            Some(Event::Decision(seat, legal[below(stream, legal.len() as u32) as usize]))
        }
    }
}

/// Plays games to the end on one state in place, without checks; the number of events.
fn play(games: u64) -> usize {
    let first = start(2);
    let mut state = first.clone();
    let mut legal = Vec::with_capacity(256);
    let mut events = 0;
    for seed in 0..games {
        state.clone_from(&first);
        let mut stream = seed_of(seed, "speed", &[]);
        while let Some(event) = any_event(&state, &mut legal, &mut stream) {
            Zatre::advance(&mut state, &event);
            events += 1;
        }
    }
    events
}

#[divan::bench]
fn random_games(bencher: Bencher) {
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play(black_box(GAMES)));
}

#[divan::bench]
fn events_of_random_games(bencher: Bencher) {
    bencher.counter(ItemsCount::new(play(GAMES))).bench_local(|| play(black_box(GAMES)));
}

/// The same as a timeline does it: each event checked, each state a new one.
#[divan::bench]
fn random_games_by_after(bencher: Bencher) {
    let first = start(2);
    let mut legal = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for seed in 0..GAMES {
            let mut state = first.clone();
            let mut stream = seed_of(seed, "speed", &[]);
            while let Some(event) = any_event(&state, &mut legal, &mut stream) {
                state = Zatre::after(&state, &event).expect("a legal event");
            }
            black_box(state);
        }
    });
}

/// The position before the decision that comes first after this many events.
fn position(events: usize) -> (State, Seat) {
    let mut state = start(2);
    let mut legal = Vec::new();
    let mut stream = seed_of(1, "speed", &[]);
    for count in 0.. {
        if let (true, Turn::Seat(seat)) = (count >= events, Zatre::turn(&state)) {
            return (state, seat);
        }
        let event = any_event(&state, &mut legal, &mut stream).expect("not over yet");
        Zatre::advance(&mut state, &event);
    }
    unreachable!("the loop has no end of its own")
}

fn view() -> (View<Zatre>, Seat) {
    let (state, seat) = position(100);
    (Zatre::view(&state, Viewer::Seat(seat)), seat)
}

#[divan::bench]
fn state_copy(bencher: Bencher) {
    let (state, _) = position(100);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn state_copy_into_another(bencher: Bencher) {
    let (state, _) = position(100);
    let mut other = start(2);
    bencher.bench_local(|| {
        other.clone_from(black_box(&state));
        black_box(&other);
    });
}

#[divan::bench]
fn legal_moves(bencher: Bencher) {
    let (state, _) = position(100);
    let mut legal = Vec::new();
    bencher.bench_local(|| {
        Zatre::legal(black_box(&state), &mut legal);
        legal.len()
    });
}

#[divan::bench]
fn view_of_a_seat(bencher: Bencher) {
    let (state, seat) = position(100);
    bencher.bench_local(|| Zatre::view(black_box(&state), Viewer::Seat(seat)));
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let (view, _) = view();
    let mut stream = seed_of(2, "speed", &[]);
    bencher.bench_local(|| Zatre::imagine(black_box(&view), &mut stream));
}

/// Early there are few places, later many.
#[divan::bench(args = [20, 100, 180])]
fn greedy_decision(bencher: Bencher, events: usize) {
    let (state, seat) = position(events);
    let view = Zatre::view(&state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    Zatre::legal(&state, &mut legal);
    let mut stream = seed_of(3, "speed", &[]);
    let stop = Stop::default();
    bencher.bench_local(|| Zatre::greedy(black_box(&view), &legal, &mut stream, &stop));
}
