//! The smallest games in which a search can go wrong.

use std::cell::Cell;

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::engine::{
    ChanceKind, Determinization, Event, Mind, Observation, OptionSpec, Outcome, PerSeat, Phrase, Refusal, RuleId,
    Rules, SearchSettings, Seat, Stop, Turn, View, Viewer, random_below,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Game {
    /// After seat 0's move 0 seat 1 says which of the two wins, after its move 1 seat 2: seat 1, or seats 0 and 2.
    #[default]
    Chain,
    /// Seat 0 may share with seat 1, or name one of three cards: it wins if that is the one that seat 1 sees.
    Guess,
    /// The same, and seat 0 is shown the card once it has decided to name one.
    Shown,
    /// Seat 0 may share with seat 1, or let it choose one of three cards in secret and name one then: it wins if that is the one.
    Hidden,
    /// Seats 0 and 1 share. Before seat 1 decides it draws one of eight cards, that only it sees; with one of them it may let seat 2 share, too.
    Rare,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Card {
    Undealt,
    Covered,
    Is(u8),
}

/// A position, and what a viewer sees of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub game: Game,
    pub card: Card,
    pub made: Vec<u8>,
}

impl State {
    fn seen_by(mut self, who: Viewer) -> State {
        let is_shown = self.game == Game::Shown && !self.made.is_empty();
        let knows = match who {
            Viewer::Seat(seat) => seat.index() == 1 || (seat.index() == 0 && is_shown),
            Viewer::Table => false,
            Viewer::Everything => true,
        };
        if !knows && self.card != Card::Undealt {
            self.card = Card::Covered;
        }
        self
    }

    fn cards(&self) -> u32 {
        if self.game == Game::Rare { 8 } else { 3 }
    }
}

/// Who begins so many iterations after it was asked to stop never will.
const DEAF: u32 = 100;

/// What a bot does that is asked to stop while it thinks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    /// How many more looks at moves until it is asked.
    looks: u32,
    asked: bool,
    /// How many positions it had imagined by then.
    pub before: u32,
    /// How many it imagined afterwards.
    pub since: u32,
}

thread_local! {
    /// The watch on the bot that thinks on this thread.
    static WATCH: Cell<Option<Watch>> = const { Cell::new(None) };
}

/// A smallest game for three.
#[derive(Debug)]
pub struct Toy;

impl Toy {
    /// The next bot on this thread is asked to stop at its so-manieth look at moves.
    pub fn asks_at(looks: u32) {
        WATCH.set(Some(Watch { looks, ..Watch::default() }));
    }

    /// What the bot has done that was asked; `None` if it was not.
    pub fn watched() -> Option<Watch> {
        WATCH.get().filter(|watch| watch.asked)
    }

    fn looks(stop: &Stop) {
        let Some(mut watch) = WATCH.get() else { return };
        watch.looks = watch.looks.saturating_sub(1);
        if watch.looks == 0 {
            watch.asked = true;
            stop.request();
        }
        WATCH.set(Some(watch));
    }

    fn imagines() {
        let Some(mut watch) = WATCH.get() else { return };
        *(if watch.asked { &mut watch.since } else { &mut watch.before }) += 1;
        assert!(watch.since < DEAF, "it does not hear");
        WATCH.set(Some(watch));
    }

    /// What a seat sees first of this game.
    pub fn first_view(game: Game, seat: Seat) -> View<Toy> {
        Toy::view(&Toy::start(&game, 3).expect("it can be played"), Viewer::Seat(seat))
    }
}

impl Rules for Toy {
    const ID: &'static str = "toy";
    const SEATS: std::ops::RangeInclusive<usize> = 3..=3;
    const MINUTES: u32 = 1;
    const MAX_EVENTS: Option<usize> = Some(3);
    const RULE_IDS: &'static [RuleId] = &[];
    type Options = Game;
    type State = State;
    type Open = State;
    type Memory = ();
    type Move = u8;
    type Chance = u8;
    type Seen = State;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    /// The card has been dealt where it is before the first decision.
    fn start(&game: &Game, _seats: usize) -> Result<State, Refusal> {
        let is_dealt = !matches!(game, Game::Rare | Game::Hidden);
        Ok(State { game, card: if is_dealt { Card::Is(2) } else { Card::Undealt }, made: Vec::new() })
    }

    fn turn(state: &State) -> Turn {
        let seat = |seat| Turn::Seat(Seat::new(seat));
        let over = |winners: &[usize]| {
            let winners = winners.iter().copied().map(Seat::new).collect();
            Turn::Over(Outcome { scores: PerSeat::from_iter([0; 3]), winners })
        };
        match (state.game, state.made.as_slice()) {
            (_, []) | (Game::Guess | Game::Shown, [1]) | (Game::Hidden, [1, _]) => seat(0),
            (Game::Hidden, [1]) => seat(1),
            (Game::Chain, [0]) => seat(1),
            (Game::Chain, [0, winner]) => over(&[usize::from(*winner)]),
            (Game::Chain, [_]) => seat(2),
            (Game::Chain, [_, 0]) => over(&[1]),
            (Game::Chain, _) => over(&[0, 2]),
            (Game::Guess | Game::Shown, [_, guess]) | (Game::Hidden, [_, _, guess]) => {
                over(&[usize::from(state.card != Card::Is(*guess))])
            }
            (Game::Rare, [_]) if state.card == Card::Undealt => Turn::Chance(None),
            (Game::Rare, [_]) => seat(1),
            (Game::Rare, [_, 1]) => over(&[0, 1, 2]),
            (Game::Guess | Game::Shown | Game::Hidden | Game::Rare, _) => over(&[0, 1]),
        }
    }

    fn legal(state: &State, moves: &mut Vec<u8>) {
        let count = match (state.game, state.made.as_slice()) {
            (Game::Guess | Game::Shown, [_]) | (Game::Hidden, [_, ..]) => 3,
            (Game::Rare, []) => 1,
            (Game::Rare, [_]) => 1 + u8::from(state.card == Card::Is(0)),
            _ => 2,
        };
        moves.clear();
        moves.extend(0..count);
    }

    fn chance_kind(_state: &State) -> ChanceKind {
        ChanceKind::Hidden
    }

    fn sample_chance(state: &State, rng: &mut impl Rng) -> u8 {
        random_below(rng, state.cards()) as u8
    }

    fn check(_state: &State, _event: &Event<Self>) -> Result<(), Refusal> {
        Ok(())
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        match event {
            Event::Chance(card) => state.card = Card::Is(*card),
            Event::Decision(_, card) if state.game == Game::Hidden && state.made.len() == 1 => {
                state.card = Card::Is(*card);
                state.made.push(0);
            }
            Event::Decision(_, choice) => state.made.push(*choice),
        }
    }

    fn view(state: &State, who: Viewer) -> View<Self> {
        View { who, open: state.clone().seen_by(who), memory: () }
    }

    fn observe(before: &State, event: &Event<Self>, who: Viewer) -> Observation<Self> {
        let mut after = before.clone();
        Self::advance(&mut after, event);
        Observation { seen: after.seen_by(who), is_news: true, is_glimpse: false }
    }

    fn determinize(view: &View<Self>, rng: &mut impl Rng) -> Determinization<Self> {
        Self::imagines();
        let mut state = view.open.clone();
        if state.card == Card::Covered {
            state.card = Card::Is(Self::sample_chance(&state, rng));
        }
        Determinization::from_view(view, |_| state)
    }

    fn conserved_counts(_state: &State) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
}

impl Mind for Toy {
    /// The higher the move the better it looks.
    fn score_moves(_view: &View<Self>, legal: &[u8], _rng: &mut impl Rng, stop: &Stop, worths: &mut Vec<f32>) {
        Self::looks(stop);
        worths.extend(legal.iter().map(|&choice| f32::from(choice)));
    }

    /// Simple players cannot play it.
    fn greedy_scores(_view: &View<Self>, _legal: &[u8], _rng: &mut impl Rng, _stop: &Stop, _worths: &mut Vec<f32>) {
        panic!("nothing about it is simple");
    }

    /// Of a chain after its first move, in the eyes of who made that.
    fn win_probabilities(position: &Determinization<Self>, eyes: Viewer) -> PerSeat<f32> {
        assert_eq!(eyes, Viewer::Seat(Seat::new(0)));
        let is_first = position.view(eyes).open.made == [0];
        PerSeat::from_iter(if is_first { [0.2, 0.7, 0.1] } else { [0.6, 0.1, 0.3] })
    }

    fn reason(_view: &View<Self>, _choice: u8) -> Phrase {
        Phrase::new("toy")
    }

    /// Strong players think about it for ever.
    fn search_settings() -> [SearchSettings; 3] {
        [SearchSettings {
            iterations: u32::MAX,
            horizon: 9,
            prior_temperature: 100.0,
            rollout_temperature: 100.0,
            exploration: 0.5,
            blunder_rate: 0.0,
            forget_rate: 0.0,
        }; 3]
    }
}
