//! Random games of all listed games with all their settings, with the laws looked at after every event.
//!
//! `cargo run --release --no-default-features --example soak -- GAMES [SEED]` plays so many games, on all cores. What breaks a law ends
//! the run with status 101 and a line that says which game, setting, seed and event it was. Otherwise a line for each game says how much
//! was played.

#[path = "../tests/all/autoplay.rs"]
mod autoplay;
#[allow(dead_code, reason = "each program uses a part")]
#[path = "../tests/all/tables.rs"]
mod tables;

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use cheeseboard::engine::{Event, Seat, Stream, Turn, Viewer, derive_stream, random_below};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, read_record};
use tables::{Setting, greedy_event, settings};

/// One event in so many is also looked at through every viewer's eyes, and one game in so many is written down and read again.
const LOOKS: u32 = 40;
const RECORDS: u64 = 16;
/// Of three games one has this percentage of greedy decisions: they lead to positions that random play hardly ever reaches.
const SENSIBLE: u32 = 60;
/// Where random play may never end, a game is left after so many events.
const LONG_ENOUGH: usize = 2_000;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|given| given.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(10_000);
    let seed = arguments.next().unwrap_or(1);
    let listed = visit_all(&mut Count).len() as u64;
    for (name, [games, ended, events, seconds]) in visit_all(&mut Soak { games: games.div_ceil(listed), seed }) {
        println!("{name}: {games} games in all settings, {ended} to their end, {events} events, {seconds} s");
    }
}

struct Count;
impl Visitor for Count {
    type Output = ();
    fn visit<G: Game>(&mut self) {}
}

/// Plays each game so often, in turn with each setting.
struct Soak {
    games: u64,
    seed: u64,
}

impl Visitor for Soak {
    /// The game's id; games, of these ended, events and seconds.
    type Output = (&'static str, [u64; 4]);

    fn visit<G: Game>(&mut self) -> Self::Output {
        let started = Instant::now();
        let settings = settings::<G>();
        let next = AtomicU64::new(0);
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        let (mut ended, mut events) = (0, 0);
        std::thread::scope(|scope| {
            let play = || {
                let (mut ended, mut events) = (0, 0);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= self.games {
                        return (ended, events);
                    }
                    let setting = &settings[(number % settings.len() as u64) as usize];
                    let played = Soaked { setting, seed: self.seed.wrapping_add(number) }.play();
                    ended += u64::from(played.ended);
                    events += played.events;
                }
            };
            let players: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
            for player in players {
                let (more_ended, more_events) = player.join().expect("a law was broken");
                ended += more_ended;
                events += more_events;
            }
        });
        (G::ID, [self.games, ended, events, started.elapsed().as_secs()])
    }
}

/// A game that is played and looked at.
struct Soaked<'a, G: Game> {
    setting: &'a Setting<G>,
    seed: u64,
}

struct Played {
    ended: bool,
    events: u64,
}

impl<G: Game> Soaked<'_, G> {
    fn play(&self) -> Played {
        let mut stream = derive_stream(self.seed, "soak", &[]);
        let sensible = if self.seed.is_multiple_of(3) { SENSIBLE } else { 0 };
        let bound = G::MAX_EVENTS.unwrap_or(LONG_ENOUGH);
        let mut state = self.setting.start();
        let whole = G::conserved_counts(&state);
        let mut legal = Vec::new();
        let mut events = 0;
        loop {
            G::legal_moves(&state, &mut legal);
            let turn = G::turn(&state);
            self.holds(legal.is_empty() != matches!(turn, Turn::Seat(_)), events, "only who is on turn has moves");
            self.holds(legal.is_sorted_by(|one, next| one < next), events, "moves are sorted and distinct");
            let event = match &turn {
                Turn::Over(outcome) => {
                    self.holds(
                        outcome.scores.len() == self.setting.seats
                            && !outcome.winners.is_empty()
                            && outcome.winners.iter().all(|winner| winner.index() < self.setting.seats),
                        events,
                        "an outcome has scores and winners",
                    );
                    break;
                }
                Turn::Chance(_) => Event::Chance(G::sample_chance(&state, &mut stream)),
                Turn::Seat(seat) if sensible > 0 && random_below(&mut stream, 100) < sensible => {
                    greedy_event::<G>(&state, *seat, &mut stream)
                }
                Turn::Seat(seat) => {
                    Event::Decision(*seat, legal[random_below(&mut stream, legal.len() as u32) as usize])
                }
            };
            let after = G::after(&state, &event)
                .unwrap_or_else(|refusal| panic!("{}: {event:?}: {refusal:?}", self.place(events)));
            if random_below(&mut stream, LOOKS) == 0 {
                self.look(&state, &mut stream, events);
            }
            G::advance(&mut state, &event);
            self.holds(state == after, events, "in place it comes out the same");
            self.holds(G::conserved_counts(&state) == whole, events, "nothing gets lost");
            events += 1;
            if events >= bound {
                self.holds(G::MAX_EVENTS.is_none() || matches!(G::turn(&state), Turn::Over(_)), events, "it ends");
                break;
            }
        }
        if self.seed.is_multiple_of(RECORDS) {
            self.write_and_read(&mut stream, events);
        }
        Played { ended: matches!(G::turn(&state), Turn::Over(_)), events: events as u64 }
    }

    /// What a viewer cannot tell apart gives the same view, turn and moves.
    fn look(&self, state: &G::State, stream: &mut Stream, events: usize) {
        let (mut legal, mut alike) = (Vec::new(), Vec::new());
        for who in Seat::all(self.setting.seats).map(Viewer::Seat).chain([Viewer::Table]) {
            let view = G::view(state, who);
            let determinized = G::determinize(&view, stream);
            self.holds(determinized.view(who) == view, events, "a determinization looks like the position");
            self.holds(determinized.turn() == G::turn(state), events, "it is the same turn");
            if who.seat().is_some_and(|seat| G::turn(state) == Turn::Seat(seat)) {
                G::legal_moves(state, &mut legal);
                determinized.legal_moves(&mut alike);
                self.holds(legal == alike, events, "the same moves are legal");
            }
        }
    }

    /// A game as the app plays it is the same after it was written down, read and replayed.
    fn write_and_read(&self, stream: &mut Stream, events: usize) {
        let mut game: Match<G> = self.setting.seated(self.seed);
        autoplay::play_while(&mut game, |game| game.ply() < LONG_ENOUGH, |game, _| autoplay::random_move(game, stream));
        let record = game.record(true);
        let text = if random_below(stream, 2) == 0 { record.to_ron() } else { record.to_json() };
        let read = read_record(&text).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", self.place(events)));
        self.holds(read == record, events, "a record reads as it was written");
        let (replayed, notices) =
            read.replay::<G>().unwrap_or_else(|refusal| panic!("{}: {refusal:?}", self.place(events)));
        self.holds(notices.is_empty() && replayed.record(true) == record, events, "a record replays");
    }

    fn holds(&self, law: bool, events: usize, said: &str) {
        assert!(law, "{}: not so: {said}", self.place(events));
    }

    fn place(&self, events: usize) -> String {
        format!("{}, seed {}, event {events}", self.setting.name(), self.seed)
    }
}
