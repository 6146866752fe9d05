//! Every way in which a game can be set up, and random games played out on it, all states kept.

use cheeseboard::engine::{
    Event, OptionKind, OptionValue, Rules, Seat, Stop, Stream, Turn, Viewer, derive_stream, luck_stream, random_below,
};
use cheeseboard::games::Game;
use cheeseboard::play::{Match, Player, SeatAssignment};
use serde_json::{Map, Value};

use crate::autoplay::{play_while, random_move};

/// Random games of a game that may go on for ever are looked at up to here …
const LONG_ENOUGH: usize = 600;
/// … and so many of a hundred decisions are sensible ones, so that they come to what random play alone hardly ever does.
const SENSIBLE: u32 = 60;

/// One way to set up a game.
pub struct Setting<G: Rules> {
    pub options: G::Options,
    pub seats: usize,
}

/// Every option set that the specs allow, at every number of seats.
pub fn settings<G: Game>() -> Vec<Setting<G>> {
    let mut settings = Vec::new();
    for seats in G::SEATS {
        let mut sets: Vec<Map<String, Value>> = vec![Map::new()];
        for spec in G::options() {
            let values = if (spec.fits)(seats) { values(&spec.kind, seats) } else { Vec::new() };
            if values.is_empty() {
                continue; // Left at its default.
            }
            let with = |set: &Map<String, Value>, value: &Value| {
                let mut set = set.clone();
                set.insert(spec.key.to_owned(), value.clone());
                set
            };
            sets = sets.iter().flat_map(|set| values.iter().map(move |value| with(set, value))).collect();
        }
        for set in sets {
            let options = serde_json::from_value(Value::Object(set.clone()))
                .unwrap_or_else(|error| panic!("{}: the specs offer {set:?}: {error}", G::ID));
            settings.push(Setting { options, seats });
        }
    }
    settings
}

fn values(kind: &OptionKind, seats: usize) -> Vec<Value> {
    match kind {
        OptionKind::Switch { .. } => vec![Value::Bool(false), Value::Bool(true)],
        OptionKind::Choice { values, .. } => values
            .iter()
            .map(|value| match value {
                OptionValue::Switch(on) => Value::Bool(*on),
                OptionValue::Number(number) => Value::from(*number),
                OptionValue::Word(word) => Value::from(*word),
            })
            .collect(),
        OptionKind::PerSeat { max_total } => {
            let map = |numbers: &[(usize, u8)]| {
                Value::Object(numbers.iter().map(|(seat, number)| (seat.to_string(), Value::from(*number))).collect())
            };
            // Nobody any, the first all, the last one: each once.
            let most = max_total(seats);
            let mut values = vec![map(&[]), map(&[(0, most)]), map(&[(seats - 1, most.min(1))])];
            values.truncate(if most == 0 { 1 } else { 3 });
            values
        }
    }
}

/// A game played out, every position kept: `states[n]` is the one before `events[n]`, the last one is the end.
pub struct Played<G: Rules> {
    pub states: Vec<G::State>,
    pub events: Vec<Event<G>>,
}

impl<G: Game> Setting<G> {
    pub fn name(&self) -> String {
        format!("{} with {} seats and {:?}", G::ID, self.seats, self.options)
    }

    pub fn start(&self) -> G::State {
        G::start(&self.options, self.seats).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", self.name()))
    }

    /// A random game to its end, or for long enough where it may have none.
    pub fn played(&self, seed: u64) -> Played<G> {
        match G::MAX_EVENTS {
            Some(bound) => self.played_with(seed, bound + 1, 0),
            None => self.played_with(seed, LONG_ENOUGH, SENSIBLE),
        }
    }

    /// A game to its end: random, or sensible where random play may have none.
    pub fn played_out(&self, seed: u64) -> Played<G> {
        match G::MAX_EVENTS {
            Some(bound) => self.played_with(seed, bound + 1, 0),
            None => self.played_with(seed, usize::MAX, 100),
        }
    }

    fn played_with(&self, seed: u64, most: usize, sensible: u32) -> Played<G> {
        let mut decisions = derive_stream(seed, "test", &[]);
        let mut state = self.start();
        let mut played = Played { states: Vec::new(), events: Vec::new() };
        while played.events.len() < most {
            let Some(event) = any_event::<G>(&state, seed, &played.events, &mut decisions, sensible) else { break };
            let next = G::after(&state, &event);
            played.states.push(state);
            state = next.unwrap_or_else(|refusal| {
                panic!("{}, seed {seed}, event {}: {event:?}: {refusal:?}", self.name(), played.events.len())
            });
            played.events.push(event);
        }
        played.states.push(state);
        played
    }

    /// The same settings as a game at a table, people everywhere.
    pub fn seated(&self, seed: u64) -> Match<G> {
        let assignment =
            |seat| SeatAssignment { name: format!("Seat {seat}"), player: Player::Human, mark: seat as u8 };
        Match::new(self.options.clone(), (0..self.seats).map(assignment).collect(), seed)
            .expect("settings are playable")
    }

    /// Every viewer of an unfinished game.
    pub fn viewers(&self) -> Vec<Viewer> {
        Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Table]).collect()
    }
}

/// What comes next; so many of a hundred decisions are sensible, the others random.
fn any_event<G: Game>(
    state: &G::State,
    seed: u64,
    before: &[Event<G>],
    decisions: &mut Stream,
    sensible: u32,
) -> Option<Event<G>> {
    match G::turn(state) {
        Turn::Over(_) => None,
        Turn::Chance(_) => {
            let draws = before.iter().filter(|event| matches!(event, Event::Chance(_))).count();
            Some(Event::Chance(G::sample_chance(state, &mut luck_stream(seed, draws))))
        }
        Turn::Seat(seat) if sensible > 0 && random_below(decisions, 100) < sensible => {
            Some(greedy_event::<G>(state, seat, decisions))
        }
        Turn::Seat(seat) => {
            let mut legal = Vec::new();
            G::legal_moves(state, &mut legal);
            assert!(!legal.is_empty(), "{}: a seat on turn has a move", G::ID);
            Some(Event::Decision(seat, legal[random_below(decisions, legal.len() as u32) as usize]))
        }
    }
}

/// Plays on at a table with random decisions, to the end or for long enough.
pub fn play_on<G: Game>(game: &mut Match<G>, seed: u64) {
    let mut decisions = derive_stream(seed, "test", &[1]);
    let most = G::MAX_EVENTS.map_or(LONG_ENOUGH, |bound| bound + 1);
    play_while(game, |game| game.ply() < most, |game, _| random_move(game, &mut decisions));
}

/// One decision of the game's own greedy player, through the view of the seat on turn.
pub fn greedy_event<G: Game>(state: &G::State, seat: Seat, stream: &mut Stream) -> Event<G> {
    let mut legal = Vec::new();
    G::legal_moves(state, &mut legal);
    Event::Decision(seat, G::greedy(&G::view(state, Viewer::Seat(seat)), &legal, stream, &Stop::default()))
}
