//! The rules of Nim.
//!
//! - N1: Three plates hold 3, 4 and 5 cheeses.
//! - N2: The starter is drawn or chosen; then the seats take turns.
//! - N3: A turn takes one or more cheeses from one plate.
//! - N4: Who takes the last cheese wins; with the option `misere`, loses.
//!
//! Decisions: `take {plate, count}`, plates from 0. Chance: `start {seat}`.

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::engine::{
    ChanceKind, Determinization, Event, Mind, Observation, OptionKind, OptionSpec, Outcome, Phrase, Refusal, RuleId,
    Rules, Seat, Turn, View, Viewer,
};

/// The game.
#[derive(Debug)]
pub enum Nim {}

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who takes the last cheese loses.
    pub misere: bool,
}

/// The position, which is open to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The cheeses on each plate.
    pub plates: [u8; 3],
    /// The seat on turn; `None` until the starter is known.
    pub seat: Option<Seat>,
    misere: bool,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Take cheeses from a plate.
    Take {
        /// The plate, from 0.
        plate: u8,
        /// How many cheeses.
        count: u8,
    },
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The starter.
    Start {
        /// The seat.
        seat: Seat,
    },
}

/// An event, which all witness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seen {
    /// This seat begins.
    Started(Seat),
    /// This seat has made its move.
    Moved(Seat, Move),
}

impl Rules for Nim {
    const ID: &'static str = "nim";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
    const MINUTES: u32 = 3;
    const MAX_EVENTS: Option<usize> = Some(1 + 3 + 4 + 5);
    const RULE_IDS: &'static [RuleId] = &["N1", "N2", "N3", "N4"];
    type Options = Options;
    type State = Open;
    type Open = Open;
    type Memory = ();
    type Move = Move;
    type Chance = Chance;
    type Seen = Seen;

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "misere", kind: OptionKind::Switch { default: false }, fits: |_| true }]
    }

    fn start(options: &Options, seats: usize) -> Result<Open, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("N2", Phrase::new("nim-refuse-seats")));
        }
        Ok(Open { plates: [3, 4, 5], seat: None, misere: options.misere })
    }

    fn seat_count(_state: &Open) -> usize {
        2
    }

    fn turn(state: &Open) -> Turn {
        let Some(seat) = state.seat else { return Turn::Chance(None) };
        if state.plates != [0; 3] {
            return Turn::Seat(seat);
        }
        let winner = if state.misere { seat } else { other(seat) };
        let scores = Seat::all(2).map(|seat| i32::from(seat == winner)).collect();
        Turn::Over(Outcome { scores, winners: [winner].into_iter().collect() })
    }

    fn legal_moves(state: &Open, moves: &mut Vec<Move>) {
        moves.clear();
        let plates = (0..).zip(state.plates).filter(|_| state.seat.is_some());
        moves.extend(plates.flat_map(|(plate, left)| (1..=left).map(move |count| Move::Take { plate, count })));
    }

    fn chance_kind(state: &Open) -> ChanceKind {
        if state.seat.is_none() { ChanceKind::Starter { seats: 2 } } else { ChanceKind::Nothing }
    }

    fn starter(seat: Seat) -> Option<Chance> {
        Some(Chance::Start { seat })
    }

    fn draw(_state: &Open, _rng: &mut impl Rng) -> Chance {
        Chance::Start { seat: Seat::new(0) }
    }

    fn check(state: &Open, event: &Event<Nim>) -> Result<(), Refusal> {
        match (event, state.seat) {
            (Event::Chance(Chance::Start { seat }), None) if seat.index() < 2 => Ok(()),
            (_, None) => Err(Refusal::new("N2", Phrase::new("nim-refuse-start-due"))),
            (Event::Decision(by, Move::Take { plate, count }), Some(seat)) if *by == seat => {
                let left = state.plates.get(usize::from(*plate)).copied().unwrap_or(0);
                let phrase = Phrase::new("nim-refuse-take").with("plate", plate.saturating_add(1)).with("left", left);
                if (1..=left).contains(count) { Ok(()) } else { Err(Refusal::new("N3", phrase)) }
            }
            (_, Some(seat)) => Err(Refusal::new("N2", Phrase::new("nim-refuse-seat").with("seat", seat))),
        }
    }

    fn advance(state: &mut Open, event: &Event<Nim>) {
        match event {
            Event::Chance(Chance::Start { seat }) => state.seat = Some(*seat),
            Event::Decision(seat, Move::Take { plate, count }) => {
                state.plates[usize::from(*plate)] -= count;
                state.seat = Some(other(*seat));
            }
        }
    }

    fn view(state: &Open, who: Viewer) -> View<Nim> {
        View { who, open: state.clone(), memory: () }
    }

    fn observe(_before: &Open, event: &Event<Nim>, _who: Viewer) -> Observation<Nim> {
        let (seen, is_news) = match event {
            Event::Chance(Chance::Start { seat }) => (Seen::Started(*seat), true),
            Event::Decision(seat, choice) => (Seen::Moved(*seat, *choice), false),
        };
        Observation { seen, is_news, is_glimpse: false }
    }

    fn determinize(view: &View<Nim>, _rng: &mut impl Rng) -> Determinization<Nim> {
        Determinization::from_view(view, |view| view.open.clone())
    }
}

/// The flat mind: it tries moves out in games of random moves.
impl Mind for Nim {}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index())
}
