//! The smallest games in which a search can go wrong.

use std::cell::Cell;
use std::sync::{Condvar, Mutex};

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::engine::{
    ChanceKind, Determinization, Event, Mind, Observation, OptionSpec, Outcome, PerSeat, Refusal, RuleId, Rules,
    SearchSettings, Seat, Stop, Term, Turn, View, Viewer, Worth, random_below, terms,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Game {
    /// After seat 0's move 0, seat 1 decides whether seat 0 or seat 1 wins; after move 1, seat 2 decides whether seat 1
    /// wins or seats 0 and 2 share.
    #[default]
    Chain,
    /// Seat 0 shares with seat 1, or names one of three cards and wins if it is the card that only seat 1 sees.
    Guess,
    /// Like `Guess`, but the card is shown to seat 0 once it has decided to name one.
    Shown,
    /// Seat 0 shares with seat 1, or lets seat 1 choose one of three cards in secret and then names one; it wins if it
    /// names that card.
    Hidden,
    /// Seats 0 and 1 share. Before seat 1 decides, it draws one of eight cards that only it sees; one of the cards
    /// allows it to let seat 2 share too.
    Rare,
    /// Seat 0 decides twice in a turn; with 1 and then 0 it wins, else it shares with seat 1.
    Pair,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Card {
    Undealt,
    Covered,
    Is(u8),
}

/// A position, or what a viewer sees of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub game: Game,
    pub card: Card,
    pub moves_made: Vec<u8>,
}

impl State {
    fn seen_by(mut self, who: Viewer) -> State {
        let is_shown = self.game == Game::Shown && !self.moves_made.is_empty();
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

    fn card_count(&self) -> u32 {
        if self.game == Game::Rare { 8 } else { 3 }
    }
}

/// A bot that begins this many iterations after the stop request ignores the request.
const MAX_AFTER_STOP: u32 = 100;

/// Counts what a bot does before and after it is asked to stop.
#[derive(Clone, Copy, Debug, Default)]
pub struct StopProbe {
    /// Number of calls of `score_moves` until the stop request.
    scorings_left: u32,
    stop_requested: bool,
    /// Number of positions sampled before the request.
    pub determinized_before: u32,
    /// Number of positions sampled after the request.
    pub determinized_after: u32,
}

thread_local! {
    /// The probe for the bot on this thread.
    static STOP_PROBE: Cell<Option<StopProbe>> = const { Cell::new(None) };
}

/// Whether a bot has begun to search on the thread of a worker, and the signal for that.
static WORKER_SEARCH: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());

/// A tiny game for three seats.
#[derive(Debug)]
pub struct Toy;

impl Toy {
    /// Requests the next bot on this thread to stop at the call of `score_moves` with this number, from 1.
    pub fn request_stop_at(scorings_left: u32) {
        STOP_PROBE.set(Some(StopProbe { scorings_left, ..StopProbe::default() }));
    }

    /// The counts of the stopped bot; `None` if no stop was requested.
    pub fn stop_probe() -> Option<StopProbe> {
        STOP_PROBE.get().filter(|probe| probe.stop_requested)
    }

    /// Waits until a bot has begun to search on the thread of a worker or an adviser.
    pub fn wait_for_search_on_worker() {
        let (has_begun, signal) = &WORKER_SEARCH;
        drop(signal.wait_while(has_begun.lock().expect("whole"), |has_begun| !*has_begun).expect("whole"));
    }

    fn note_search_on_worker() {
        if std::thread::current().name().is_some_and(|name| name.starts_with("toy ")) {
            *WORKER_SEARCH.0.lock().expect("whole") = true;
            WORKER_SEARCH.1.notify_all();
        }
    }

    fn count_scoring(stop: &Stop) {
        let Some(mut probe) = STOP_PROBE.get() else { return };
        probe.scorings_left = probe.scorings_left.saturating_sub(1);
        if probe.scorings_left == 0 {
            probe.stop_requested = true;
            stop.request();
        }
        STOP_PROBE.set(Some(probe));
    }

    fn count_determinization() {
        let Some(mut probe) = STOP_PROBE.get() else { return };
        *(if probe.stop_requested { &mut probe.determinized_after } else { &mut probe.determinized_before }) += 1;
        assert!(probe.determinized_after < MAX_AFTER_STOP, "the stop request is ignored");
        STOP_PROBE.set(Some(probe));
    }

    /// The view of a seat at the start of this game.
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

    /// Where a card is dealt, this has happened before the first decision.
    fn start(&game: &Game, _seats: usize) -> Result<State, Refusal> {
        let is_dealt = !matches!(game, Game::Rare | Game::Hidden);
        Ok(State { game, card: if is_dealt { Card::Is(2) } else { Card::Undealt }, moves_made: Vec::new() })
    }

    fn seat_count(_state: &State) -> usize {
        3
    }

    fn turn(state: &State) -> Turn {
        let seat = |seat| Turn::Seat(Seat::new(seat));
        let over = |winners: &[usize]| {
            let winners = winners.iter().copied().map(Seat::new).collect();
            Turn::Over(Outcome { scores: PerSeat::from_iter([0; 3]), winners })
        };
        match (state.game, state.moves_made.as_slice()) {
            (_, []) | (Game::Guess | Game::Shown, [1]) | (Game::Hidden, [1, _]) | (Game::Pair, [_]) => seat(0),
            (Game::Hidden, [1]) => seat(1),
            (Game::Chain, [0]) => seat(1),
            (Game::Chain, [0, winner]) => over(&[usize::from(*winner)]),
            (Game::Chain, [_]) => seat(2),
            (Game::Chain, [_, 0]) => over(&[1]),
            (Game::Chain, _) => over(&[0, 2]),
            (Game::Guess | Game::Shown, [_, guess]) | (Game::Hidden, [_, _, guess]) => {
                over(&[usize::from(state.card != Card::Is(*guess))])
            }
            (Game::Pair, [1, 0]) => over(&[0]),
            (Game::Rare, [_]) if state.card == Card::Undealt => Turn::Chance(None),
            (Game::Rare, [_]) => seat(1),
            (Game::Rare, [_, 1]) => over(&[0, 1, 2]),
            (Game::Guess | Game::Shown | Game::Hidden | Game::Rare | Game::Pair, _) => over(&[0, 1]),
        }
    }

    fn legal_moves(state: &State, moves: &mut Vec<u8>) {
        let count = match (state.game, state.moves_made.as_slice()) {
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

    fn draw(state: &State, rng: &mut impl Rng) -> u8 {
        random_below(rng, state.card_count()) as u8
    }

    fn check(_state: &State, _event: &Event<Self>) -> Result<(), Refusal> {
        Ok(())
    }

    fn advance(state: &mut State, event: &Event<Self>) {
        match event {
            Event::Chance(card) => state.card = Card::Is(*card),
            Event::Decision(_, card) if state.game == Game::Hidden && state.moves_made.len() == 1 => {
                state.card = Card::Is(*card);
                state.moves_made.push(0);
            }
            Event::Decision(_, choice) => state.moves_made.push(*choice),
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
        Self::count_determinization();
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
    const TERMS: &'static [Term] = &[Term { more: "toy-more", less: "toy-less", number: 0, unit: 2.0 }];
    const IN_HAND: usize = 1;

    /// Higher moves score higher.
    fn score_moves(_view: &View<Self>, legal: &[u8], _rng: &mut impl Rng, stop: &Stop, scores: &mut Vec<f32>) {
        Self::note_search_on_worker();
        Self::count_scoring(stop);
        scores.extend(legal.iter().map(|&choice| f32::from(choice)));
    }

    /// Panics, so that tests can check how panics are handled.
    fn greedy_scores(_view: &View<Self>, _legal: &[u8], _rng: &mut impl Rng, _stop: &Stop, _scores: &mut Vec<f32>) {
        panic!("the toy game has no greedy scores");
    }

    /// For the game `Pair` all turns but one, the best not first.
    fn turn_candidates(view: &View<Self>, legal: &[u8], limit: usize, stop: &Stop) -> Vec<Vec<u8>> {
        if view.open.game != Game::Pair {
            return Vec::new();
        }
        Self::count_scoring(stop);
        let turns = [[1, 1], [1, 0], [0, 1]].into_iter().filter(|turn| legal.contains(&turn[0]));
        turns.map(Vec::from).take(limit).collect()
    }

    /// In the game `Chain` seat 0's move 1 brings it one, and one to seat 1; after move 0 it is the others' moves that bring
    /// seat 2 two.
    fn worth(position: &Determinization<Self>, _viewer: Viewer) -> Worth {
        let State { game, moves_made, .. } = position.view(Viewer::Table).open;
        let amounts = match moves_made.as_slice() {
            [1, ..] if game == Game::Chain => [1.0, 1.0, 0.0],
            [0, _] if game == Game::Chain => [0.0, 0.0, 2.0],
            _ => [0.0; 3],
        };
        Worth::of_seats(3, 1.0, |seat| terms([amounts[seat.index()]]))
    }

    /// Estimates for the game `Chain` after seat 0's first move, in seat 0's view.
    fn win_probabilities(position: &Determinization<Self>, viewer: Viewer) -> PerSeat<f32> {
        assert_eq!(viewer, Viewer::Seat(Seat::new(0)));
        let is_first = position.view(viewer).open.moves_made == [0];
        PerSeat::from_iter(if is_first { [0.2, 0.7, 0.1] } else { [0.6, 0.1, 0.3] })
    }

    /// Settings with which a search never ends by itself.
    fn search_settings() -> [SearchSettings; 5] {
        [SearchSettings {
            iterations: u32::MAX,
            horizon: 9,
            prior_temperature: 100.0,
            rollout_temperature: 100.0,
            exploration: 0.5,
            notice_rate: 1.0,
            forget_rate: 0.0,
        }; 5]
    }
}
