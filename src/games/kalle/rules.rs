//! The state of Kalle Kanalratte and its rules. The fields of `State` are private to this file and its two children. Must not
//! know bots, painters or the words for a move.

mod observation;
mod turns;

use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};

use super::animals::{Animal, AnimalSet};
use super::common::{Common, Open, Phase};
use super::options::{OPTION_SPECS, Options};
use super::seen::{MAX_PUBLIC_EVENTS, Memory, PublicHistory, Seen};
use super::square::{LidIndex, LidSet, PLACES};
use crate::engine::{
    ChanceKind, Determinization, Event, GameStage, Observation, OptionSpec, Phrase, Refusal, RuleId, Rules, Seat, Turn,
    View, Viewer, shuffle,
};

/// The game.
#[derive(Debug)]
pub enum Kalle {}

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Hide the rat in place of a card (K3).
    Hide {
        /// The place of the card that is taken off.
        at: LidIndex,
    },
    /// Put the guard down (K4).
    PlaceGuard {
        /// The place of the guard.
        at: LidIndex,
    },
    /// Move the guard, and turn the card if it is face down (K6, K7).
    MoveGuard {
        /// The guard's new place.
        to: LidIndex,
    },
    /// Swap the cards of two neighbouring places (K9).
    Swap {
        /// The lower place.
        a: LidIndex,
        /// The higher place.
        b: LidIndex,
    },
    /// Swap nothing (K9).
    Pass {},
    /// Point at a card as a searcher's last guess (K11).
    Point {
        /// The place of the card.
        at: LidIndex,
    },
    /// Point at a card to prove that the rat knows its own place (K10).
    Prove {
        /// The place of the card.
        at: LidIndex,
    },
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The first rat is drawn or chosen (K2).
    Start {
        /// The first rat.
        seat: Seat,
    },
    /// The cards are dealt for a round (K1).
    Deal {
        /// The sixteen animals but the rat, by place.
        cards: [Animal; PLACES],
    },
}

/// The complete position, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    common: Common,
    /// The card in each place; meaningless in round 0.
    cards: [Animal; PLACES],
    /// The one card that is not in the square: the rat until it hides, then the card taken off (K3).
    aside: Animal,
    #[serde(rename = "trail")]
    history: PublicHistory,
}

impl Rules for Kalle {
    const ID: &'static str = "kalle";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const MINUTES: u32 = 15;
    /// The start, then at most six rounds (K2), each with a deal, a hiding, the public events, four guesses (K11) and the proof
    /// (K10).
    const MAX_EVENTS: Option<usize> = Some(1 + 6 * (2 + MAX_PUBLIC_EVENTS + 4 + 1));
    const STAGE: GameStage = GameStage::Taught;
    const RULE_IDS: &'static [RuleId] =
        &["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13", "K14"];

    type Options = Options;
    type State = State;
    type Open = Open;
    type Memory = Memory;
    type Move = Move;
    type Chance = Chance;
    type Seen = Seen;

    fn options() -> &'static [OptionSpec] {
        &OPTION_SPECS
    }

    fn start(options: &Options, seats: usize) -> Result<State, Refusal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Refusal::new("record", Phrase::new("kalle-refuse-seats").with("seats", seats)));
        }
        Ok(State {
            common: Common {
                options: *options,
                seats: seats as u8,
                phase: Phase::Starting,
                round: 0,
                rat: Seat::new(0),
                searcher: Seat::new(0),
                guard: None,
                face_up: LidSet::EMPTY,
                turned: 0,
                idle_steps: 0,
                guesses: ArrayVec::new(),
                cheeses: (0..seats).map(|_| 0).collect(),
                stock: 6,
                ending: None,
            },
            cards: Animal::OTHERS,
            aside: Animal::RAT,
            history: PublicHistory::new(),
        })
    }

    fn seat_count(state: &State) -> usize {
        usize::from(state.common.seats)
    }

    fn turn(state: &State) -> Turn {
        match (state.common.phase, state.common.on_turn()) {
            (_, Some(seat)) => Turn::Seat(seat),
            (Phase::Starting, None) => Turn::Chance(None),
            (Phase::Dealing { rat }, None) => Turn::Chance(Some(rat)),
            (_, None) => Turn::Over(turns::outcome(&state.common)),
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<Move>) {
        turns::legal(&state.common, moves);
    }

    fn chance_kind(state: &State) -> ChanceKind {
        match state.common.phase {
            Phase::Starting => ChanceKind::Starter { seats: state.common.seats },
            Phase::Dealing { .. } => ChanceKind::Hidden,
            _ => ChanceKind::Nothing,
        }
    }

    fn starter(seat: Seat) -> Option<Chance> {
        Some(Chance::Start { seat })
    }

    fn draw(_state: &State, rng: &mut impl Rng) -> Chance {
        let mut cards = Animal::OTHERS;
        shuffle(rng, &mut cards);
        Chance::Deal { cards }
    }

    fn check(state: &State, event: &Event<Self>) -> Result<(), Refusal> {
        turns::check(&state.common, event)
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        turns::advance(state, event);
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        observation::view(state, who)
    }

    fn observe(before: &State, event: &Event<Self>, who: Viewer) -> Observation<Self> {
        observation::observe(before, event, who)
    }

    /// A deal covers the cards that lay face up; where the rat hid and which cards were swapped is left to the players' memory
    /// (K13, K14).
    fn hides_information(before: &State, event: &Event<Self>) -> bool {
        match event {
            Event::Chance(Chance::Deal { .. }) => before.common.is_dealt(),
            Event::Decision(_, choice) => matches!(choice, Move::Hide { .. } | Move::Swap { .. }),
            Event::Chance(Chance::Start { .. }) => false,
        }
    }

    fn tests_memory(_options: &Self::Options) -> bool {
        true
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| observation::determinize(view, rng))
    }

    fn conserved_counts(state: &State) -> Vec<(&'static str, u32)> {
        let cards: AnimalSet = state.cards.into_iter().chain([state.aside]).collect();
        let won: u32 = state.common.cheeses.iter().copied().map(u32::from).sum();
        vec![("cards", cards.count()), ("cheeses", won + u32::from(state.common.stock))]
    }
}
