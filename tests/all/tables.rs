//! Every setting of a game, and random games with all their states.

use cheeseboard::engine::{
    Event, OptionKind, OptionValue, Rules, Seat, Stop, Stream, Turn, Viewer, derive_stream, luck_stream, random_below,
};
use cheeseboard::games::Game;
use cheeseboard::play::{Match, Player, SeatAssignment};
use serde_json::{Map, Value};

use crate::autoplay::{play_while, random_move};

/// The length of random games if the game has no bound on its events …
const LONG_ENOUGH: usize = 600;
/// … and the percentage of greedy decisions in them, which lead to positions that random play hardly ever reaches.
const SENSIBLE: u32 = 60;

/// Options and number of seats of a game.
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
            let values = if (spec.fits)(seats) { values::<G>(&spec.kind, seats) } else { Vec::new() };
            if values.is_empty() {
                continue; // Left at its default.
            }
            let with = |set: &Map<String, Value>, value: &Value| {
                let mut set = set.clone();
                // A board is there or not.
                if !value.is_null() {
                    set.insert(spec.key.to_owned(), value.clone());
                }
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

/// The board that tests bring to this game.
pub fn brought_board<G: Rules>() -> String {
    let path = format!("{}/tests/brought_boards/{}.ron", env!("CARGO_MANIFEST_DIR"), G::ID);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn values<G: Rules>(kind: &OptionKind, seats: usize) -> Vec<Value> {
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
        // Every other number of seats is enough, and quicker.
        OptionKind::Board { .. } if !seats.is_multiple_of(2) => Vec::new(),
        OptionKind::Board { read, .. } => {
            vec![Value::Null, read(&brought_board::<G>()).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", G::ID))]
        }
        OptionKind::PerSeat { max_total } => {
            let map = |numbers: &[(usize, u8)]| {
                Value::Object(numbers.iter().map(|(seat, number)| (seat.to_string(), Value::from(*number))).collect())
            };
            // No seat any, the first seat all, the last seat one; each once.
            let most = max_total(seats);
            let mut values = vec![map(&[]), map(&[(0, most)]), map(&[(seats - 1, most.min(1))])];
            values.truncate(if most == 0 { 1 } else { 3 });
            values
        }
    }
}

/// The events of a game and all its positions: `states[n]` is before `events[n]`, the last one is final.
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

    /// A random game to its end, or [`LONG_ENOUGH`] events if it has no bound.
    pub fn played(&self, seed: u64) -> Played<G> {
        match G::MAX_EVENTS {
            Some(bound) => self.played_with(seed, bound + 1, 0),
            None => self.played_with(seed, LONG_ENOUGH, SENSIBLE),
        }
    }

    /// A game to its end: random, or greedy if random play has no bound.
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

    /// A match with this setting, with people at all seats.
    pub fn seated(&self, seed: u64) -> Match<G> {
        let assignment =
            |seat| SeatAssignment { name: format!("Seat {seat}"), player: Player::Human, mark: seat as u8 };
        Match::new(self.options.clone(), (0..self.seats).map(assignment).collect(), seed)
            .expect("settings are playable")
    }

    /// All viewers of an unfinished game.
    pub fn viewers(&self) -> Vec<Viewer> {
        Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Table]).collect()
    }
}

/// The next event; `sensible` percent of the decisions are greedy, the others random.
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

/// Plays random decisions to the end, or [`LONG_ENOUGH`] events if the game has no bound.
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
