//! Builds positions of Kalle Kanalratte by real events: `Game::searching(PLAIN, 3, 0, 15, 0).steps(&[1, 2, 3])…`.

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
pub const SHOW_MY_RAT: Options = Options { last_chance: false, show_my_rat: true };

/// Eight steps of a guard that starts at place 0, each to a face-down card.
pub const EIGHT_STEPS: [u8; 8] = [1, 2, 3, 7, 6, 5, 4, 8];

/// A position in which every event so far has passed `check`.
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

/// The deal with the animals 1 to 16 in order: `animal(n + 1)` lies at `place(n)`.
pub fn deal_in_order() -> Event<Kalle> {
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

    /// The cards lie in order; the seat `rat` is to hide.
    pub fn dealt(options: Options, seats: usize, rat: usize) -> Game {
        Game::new(options, seats).then(&start(rat)).then(&deal_in_order())
    }

    /// The rat has hidden at `at` and the guard stands at `guard`; the first searcher is to step.
    pub fn searching(options: Options, seats: usize, rat: usize, at: u8, guard: u8) -> Game {
        Game::dealt(options, seats, rat).play(hide(at)).play(put(guard))
    }

    /// The eighth card was turned and the rat, at `at`, was not found.
    pub fn search_failed(options: Options, seats: usize, rat: usize, at: u8) -> Game {
        Game::searching(options, seats, rat, at, 0).steps(&EIGHT_STEPS)
    }

    pub fn then(mut self, event: &Event<Kalle>) -> Game {
        match Kalle::after(&self.state, event) {
            Ok(state) => self.state = state,
            Err(refusal) => panic!("{event:?}: {}\n{}", Text::english().refusal(&refusal, &[]), self.sketch()),
        }
        self
    }

    /// Plays a move of the seat on turn.
    pub fn play(self, choice: Move) -> Game {
        let seat = self.on_turn();
        self.then(&decision(seat, choice))
    }

    /// Moves the guard to each of these places in turn; the rat passes in between.
    pub fn steps(self, to: &[u8]) -> Game {
        to.iter().fold(self, |game, &to| {
            let game = if game.common().phase == Phase::Swapping { game.play(PASS) } else { game };
            game.play(step(to))
        })
    }

    /// Plays a round in which the first searcher catches the rat at 15.
    pub fn round_caught(self) -> Game {
        self.then(&deal_in_order()).play(hide(15)).play(put(10)).play(step(15))
    }

    /// Plays a round in which the rat hides at 15 and proves its memory.
    pub fn round_proved(self) -> Game {
        self.then(&deal_in_order()).play(hide(15)).play(put(0)).steps(&EIGHT_STEPS).play(prove(15))
    }

    /// Asserts that the event is refused under this rule; returns the phrase by key and arguments.
    pub fn refuses(&self, event: &Event<Kalle>, rule: &str) -> String {
        refused::<Kalle>(&self.state, event, rule)
    }

    /// As `refuses`, for a move of the seat on turn.
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
        Kalle::legal_moves(&self.state, &mut moves);
        moves
    }

    /// The places of the legal moves; panics on swaps and passes.
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
    pub fn seat_view(&self, seat: usize) -> View<Kalle> {
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

    /// The number of the animal at this place, hidden or not.
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

/// All combinations of options.
pub fn all_options() -> impl Iterator<Item = Options> {
    [(false, false), (false, true), (true, false), (true, true)]
        .into_iter()
        .map(|(last_chance, show_my_rat)| Options { last_chance, show_my_rat })
}

/// A random game to its end, with all positions.
pub fn random_game(options: Options, seats: usize, seed: u64) -> Played<Kalle> {
    Setting { options, seats }.played(seed)
}

/// Each event of some random games, with the position before and after it.
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
