//! Positions of Kalle Kanalratte, reached by real events: `Game::searched(PLAIN, 3, 0, 15, 0).steps(&[1, 2, 3])…`.

use cheeseboard::engine::{Event, Observation, Outcome, Rules, Seat, Turn, View, Viewer, Words as _};
use cheeseboard::games::kalle::animals::Animal;
use cheeseboard::games::kalle::square::{LidIndex, LidSet};
use cheeseboard::games::kalle::{Chance, Common, Kalle, Move, Options, Phase};
use cheeseboard::text::Text;

use crate::sentences::refused;
use crate::tables::{Played, Setting};

pub type State = <Kalle as Rules>::State;

pub const PLAIN: Options = Options { last_chance: false, show_my_rat: false };
pub const LAST_CHANCE: Options = Options { last_chance: true, show_my_rat: false };
pub const SHOWN: Options = Options { last_chance: false, show_my_rat: true };

/// Eight steps from a guard at 0 that end at 8; the rat may be anywhere else but at 0.
pub const EIGHT: [u8; 8] = [1, 2, 3, 7, 6, 5, 4, 8];

/// A game whose every event goes through `check` first.
#[derive(Clone)]
pub struct Game {
    pub state: State,
}

pub fn place(number: u8) -> LidIndex {
    LidIndex::new(number).expect("0 to 15")
}

pub fn places(set: LidSet) -> Vec<u8> {
    set.iter().map(u8::from).collect()
}

pub fn animal(number: u8) -> Animal {
    Animal::new(number).expect("0 to 16")
}

pub fn start(seat: usize) -> Event<Kalle> {
    Event::Chance(Chance::Start { seat: Seat::new(seat) })
}

/// The animals 1 to 16 in order, so that `animal(n + 1)` lies at `place(n)`.
pub fn in_order() -> Event<Kalle> {
    Event::Chance(Chance::Deal { cards: Animal::OTHERS })
}

pub fn decision(seat: usize, choice: Move) -> Event<Kalle> {
    Event::Decision(Seat::new(seat), choice)
}

pub fn hide(at: u8) -> Move {
    Move::Hide { at: place(at) }
}

pub fn put(at: u8) -> Move {
    Move::PlaceGuard { at: place(at) }
}

pub fn step(to: u8) -> Move {
    Move::MoveGuard { to: place(to) }
}

pub fn swap(a: u8, b: u8) -> Move {
    Move::Swap { a: place(a), b: place(b) }
}

pub const PASS: Move = Move::Pass {};

pub fn point(at: u8) -> Move {
    Move::Point { at: place(at) }
}

pub fn prove(at: u8) -> Move {
    Move::Prove { at: place(at) }
}

impl Game {
    pub fn new(options: Options, seats: usize) -> Game {
        Game { state: Kalle::start(&options, seats).expect("a table for this") }
    }

    /// The cards lie in order, this seat is the rat and is to hide.
    pub fn dealt(options: Options, seats: usize, rat: usize) -> Game {
        Game::new(options, seats).then(&start(rat)).then(&in_order())
    }

    /// The rat has hidden, the guard stands; the first searcher is to step.
    pub fn searched(options: Options, seats: usize, rat: usize, at: u8, guard: u8) -> Game {
        Game::dealt(options, seats, rat).play(hide(at)).play(put(guard))
    }

    /// The eighth card was turned; the rat is at `at`.
    pub fn unfound(options: Options, seats: usize, rat: usize, at: u8) -> Game {
        Game::searched(options, seats, rat, at, 0).steps(&EIGHT)
    }

    pub fn then(mut self, event: &Event<Kalle>) -> Game {
        match Kalle::after(&self.state, event) {
            Ok(state) => self.state = state,
            Err(refusal) => panic!("{event:?}: {}\n{}", Text::english().refusal(&refusal, &[]), self.sketch()),
        }
        self
    }

    /// The seat on turn does this.
    pub fn play(self, choice: Move) -> Game {
        let seat = self.on_turn();
        self.then(&decision(seat, choice))
    }

    /// The guard goes there, step by step; the rat swaps nothing.
    pub fn steps(self, to: &[u8]) -> Game {
        to.iter().fold(self, |game, &to| {
            let game = if game.common().phase == Phase::Swapping { game.play(PASS) } else { game };
            game.play(step(to))
        })
    }

    /// The round goes to its first searcher, by the rat at 15 that waits for the guard.
    pub fn round_caught(self) -> Game {
        self.then(&in_order()).play(hide(15)).play(put(10)).play(step(15))
    }

    /// The round goes to its rat, which hides at 15.
    pub fn round_proved(self) -> Game {
        self.then(&in_order()).play(hide(15)).play(put(0)).steps(&EIGHT).play(prove(15))
    }

    /// Asserts that the event is refused under this rule; gives the phrase by key and arguments.
    pub fn refuses(&self, event: &Event<Kalle>, rule: &str) -> String {
        refused::<Kalle>(&self.state, event, rule)
    }

    /// The same for a move of the seat on turn.
    pub fn refuses_move(&self, choice: Move, rule: &str) -> String {
        self.refuses(&decision(self.on_turn(), choice), rule)
    }

    /// The seat that decides.
    pub fn on_turn(&self) -> usize {
        match Kalle::turn(&self.state) {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat's turn but {turn:?}\n{}", self.sketch()),
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Kalle::legal(&self.state, &mut moves);
        moves
    }

    /// Where the legal moves go, if they are all of one kind with one place.
    pub fn legal_places(&self) -> Vec<u8> {
        let legal = self.legal().into_iter().map(|choice| match choice {
            Move::Hide { at } | Move::PlaceGuard { at } | Move::Point { at } | Move::Prove { at } => at.into(),
            Move::MoveGuard { to } => to.into(),
            Move::Swap { .. } | Move::Pass {} => panic!("not to one place: {choice:?}"),
        });
        legal.collect()
    }

    pub fn view(&self, who: Viewer) -> View<Kalle> {
        Kalle::view(&self.state, who)
    }

    /// The view of a seat.
    pub fn seen_by(&self, seat: usize) -> View<Kalle> {
        self.view(Viewer::Seat(Seat::new(seat)))
    }

    pub fn observation(&self, event: &Event<Kalle>, who: Viewer) -> Observation<Kalle> {
        Kalle::observe(&self.state, event, who)
    }

    pub fn viewers(&self) -> Vec<Viewer> {
        let seats = usize::from(self.common().seats);
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]).collect()
    }

    pub fn common(&self) -> Common {
        self.view(Viewer::Table).open.common
    }

    /// What really lies there.
    pub fn card(&self, at: u8) -> u8 {
        let card = self.view(Viewer::Everything).open.cards[usize::from(at)];
        card.expect("cards lie on the table").into()
    }

    pub fn cheeses(&self) -> Vec<u8> {
        self.common().cheeses.to_vec()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match Kalle::turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    pub fn sketch(&self) -> String {
        Kalle::sketch(&self.view(Viewer::Everything).open)
    }
}

/// All option sets.
pub fn all_options() -> impl Iterator<Item = Options> {
    [(false, false), (false, true), (true, false), (true, true)]
        .into_iter()
        .map(|(last_chance, show_my_rat)| Options { last_chance, show_my_rat })
}

/// A random game to its end, all positions kept.
pub fn random_game(options: Options, seats: usize, seed: u64) -> Played<Kalle> {
    Setting { options, seats }.played(seed)
}

/// Each event of some random games, with the game before it and the game after it.
pub fn random_events(options: Options, seats: usize, seeds: std::ops::Range<u64>) -> Vec<(Game, Event<Kalle>, Game)> {
    seeds
        .flat_map(|seed| {
            let Played { states, events } = random_game(options, seats, seed);
            let games: Vec<Game> = states.into_iter().map(|state| Game { state }).collect();
            let after = games.clone().into_iter().skip(1);
            games.into_iter().zip(events).zip(after).map(|((before, event), after)| (before, event, after))
        })
        .collect()
}
