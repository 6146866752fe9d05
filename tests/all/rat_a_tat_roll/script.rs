//! Builds positions of Rat-a-Tat Roll from real events: `Game::dealt(plain(), &[4, 5], ZERO_TO_FOUR,
//! &[]).walk(7).play(ACCEPT)…`.

use arrayvec::ArrayVec;
use cheeseboard::engine::{Event, Observation, Outcome, Rules, Seat, Turn, View, Viewer, Words as _};
use cheeseboard::games::rat_a_tat_roll::cards::{Card, Cards, RowIndex};
use cheeseboard::games::rat_a_tat_roll::dice::{DiceCount, DiceSet, Die, Face};
use cheeseboard::games::rat_a_tat_roll::track::{Icon, Region, Space};
use cheeseboard::games::rat_a_tat_roll::{Chance, Common, ExtraTokens, Move, Options, Phase, RatATatRoll};
use cheeseboard::text::Text;

use crate::sentences::refused;
use crate::tables::{Played, Setting};

pub type State = <RatATatRoll as Rules>::State;
pub type GameEvent = Event<RatATatRoll>;

/// Five face-up cards by region, none with the icon.
pub const ZERO_TO_FOUR: [u8; 5] = [0, 1, 2, 3, 4];

pub const ACCEPT: Move = Move::Accept {};
pub const FACE_UP: Move = Move::TakeFaceUp {};
pub const PILE: Move = Move::TakePile {};
pub const LOOK_OWN: Move = Move::LookOwn {};
pub const NO_LOOK: Move = Move::NoLook {};
pub const NO_SWAP: Move = Move::NoSwap {};
pub const SKIP: Move = Move::Skip {};
pub const ROLL_WILD: Move = Move::RollWild {};

pub fn plain() -> Options {
    Options::default()
}

pub fn open_memory() -> Options {
    Options { open_memory: true, ..Options::default() }
}

pub fn extra(tokens: &[(usize, u8)]) -> Options {
    let extra_tokens =
        tokens.iter().fold(ExtraTokens::default(), |extra, &(seat, count)| extra.with(Seat::new(seat), count));
    Options { extra_tokens, ..Options::default() }
}

/// A game that applies every event through `check`.
#[derive(Clone)]
pub struct Game {
    pub state: State,
}

pub fn card(number: u8) -> Card {
    Card::new(number).expect("0 to 9")
}

pub fn cards(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().map(|&number| card(number)).collect()
}

pub fn place(number: u8) -> RowIndex {
    RowIndex::new(number).expect("0 to 4")
}

pub fn region(number: u8) -> Region {
    Region::new(number).expect("0 to 4")
}

pub fn space(number: u8) -> Space {
    Space::new(number).expect("0 to 19")
}

pub fn roll(dice: u8) -> Move {
    Move::Roll { dice: DiceCount::new(dice).expect("1 to 3") }
}

pub fn reroll(dice: &[u8]) -> Move {
    Move::Reroll { dice: DiceSet::from_indices(dice) }
}

pub fn look(seat: usize, at: u8) -> Move {
    Move::Look { seat: Seat::new(seat), place: place(at) }
}

pub fn take(from: u8) -> Move {
    Move::Take { region: region(from) }
}

pub fn swap(mine: u8, seat: usize, theirs: u8) -> Move {
    Move::Swap { mine: place(mine), seat: Seat::new(seat), theirs: place(theirs) }
}

pub fn replace(at: u8) -> Move {
    Move::Replace { place: place(at) }
}

pub fn decision(seat: usize, choice: Move) -> GameEvent {
    Event::Decision(Seat::new(seat), choice)
}

pub fn start(seat: usize) -> GameEvent {
    Event::Chance(Chance::Start { seat: Seat::new(seat) })
}

pub fn rolled(faces: &[u8]) -> GameEvent {
    let dice = faces.iter().map(|&pips| Die::new(pips).expect("1 to 6")).collect();
    Event::Chance(Chance::Rolled { dice })
}

pub fn wild(face: Face) -> GameEvent {
    Event::Chance(Chance::Wild { face })
}

/// The deal of a deck with these cards on top, the others after them, ascending.
pub fn deck(top: &[u8]) -> GameEvent {
    Event::Chance(Chance::Deck { cards: with_rest(top, Cards::DECK) })
}

/// These cards on top, then the others of the stock, ascending.
pub fn with_rest(top: &[u8], mut stock: Cards) -> ArrayVec<Card, 40> {
    cards(top).iter().for_each(|&card| stock.remove(card));
    cards(top).into_iter().chain(stock.iter()).collect()
}

/// The fewest dice that show this total.
fn dice_for(steps: u8) -> Vec<u8> {
    let count = steps.div_ceil(6).max(1);
    assert!((1..=18).contains(&steps), "{steps} cannot be rolled");
    (0..count).map(|die| steps / count + u8::from(die < steps % count)).collect()
}

impl Game {
    pub fn new(options: Options, seats: usize) -> Game {
        Game { state: RatATatRoll::start(&options, seats).expect("a table for this") }
    }

    /// A game that seat 0 starts: the first card of each seat, the face-up cards by region, then the top of the pile.
    pub fn dealt(options: Options, first: &[u8], face_up: [u8; 5], pile: &[u8]) -> Game {
        Game::new(options, first.len()).then(&start(0)).then(&deck(&[first, &face_up, pile].concat()))
    }

    /// A game of two seats with a 9 and an 8, and 0 to 4 face up.
    pub fn two() -> Game {
        Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[])
    }

    pub fn then(mut self, event: &GameEvent) -> Game {
        match RatATatRoll::after(&self.state, event) {
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

    /// Rolls these dice; the seat on turn has yet to keep them, if it has a token.
    pub fn roll(self, faces: &[u8]) -> Game {
        self.play(roll(faces.len() as u8)).then(&rolled(faces))
    }

    /// Keeps the roll, unless it was kept automatically.
    pub fn keep(self) -> Game {
        if matches!(self.common().phase, Phase::Keeping | Phase::KeepingWild) { self.play(ACCEPT) } else { self }
    }

    /// Moves the pawn of the seat on turn to this space.
    pub fn walk(self, to: u8) -> Game {
        let steps = self.common().pawn.steps_to(space(to));
        self.roll(&dice_for(steps)).keep()
    }

    /// Rolls this face of the wild die and keeps it.
    pub fn wild(self, face: Face) -> Game {
        self.then(&wild(face)).keep()
    }

    /// The seat on turn goes to a choice space and takes the top of the pile; with a full hand it skips.
    pub fn easy_turn(self) -> Game {
        if self.common().phase == Phase::Deciding {
            return self.play(SKIP);
        }
        let pawn = self.common().pawn;
        let to = (1..=18).map(|steps| pawn.after(steps)).find(|space| space.icon() == Icon::Choice);
        self.walk(u8::from(to.expect("there are five"))).play(PILE)
    }

    /// Plays this many easy turns.
    pub fn easy_turns(self, turns: usize) -> Game {
        (0..turns).fold(self, |game, _| game.easy_turn())
    }

    /// The seat on turn gains nothing: wild space, swap face, no swap.
    pub fn idle_turn(self) -> Game {
        let pawn = self.common().pawn;
        let to = (1..=18).map(|steps| pawn.after(steps)).find(|space| space.icon() == Icon::Wild);
        self.walk(u8::from(to.expect("there are five"))).wild(Face::Swap).play(NO_SWAP)
    }

    /// Spends all tokens on re-rolls, then rolls these dice.
    pub fn roll_without_tokens(self, faces: &[u8]) -> Game {
        let seat = self.on_turn();
        let all: Vec<u8> = (0..faces.len() as u8).collect();
        let mut game = self.play(roll(faces.len() as u8));
        while game.tokens(seat) > 0 {
            game = game.then(&rolled(faces)).play(reroll(&all));
        }
        game.then(&rolled(faces))
    }

    /// Asserts that the event is refused under this rule; returns the phrase by key and arguments.
    pub fn refuses(&self, event: &GameEvent, rule: &str) -> String {
        refused::<RatATatRoll>(&self.state, event, rule)
    }

    /// Asserts that a move of the seat on turn is refused under this rule; returns the phrase.
    pub fn refuses_move(&self, choice: Move, rule: &str) -> String {
        self.refuses(&decision(self.on_turn(), choice), rule)
    }

    /// The seat that decides.
    pub fn on_turn(&self) -> usize {
        match RatATatRoll::turn(&self.state) {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat's turn but {turn:?}\n{}", self.sketch()),
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        RatATatRoll::legal_moves(&self.state, &mut moves);
        moves
    }

    pub fn view(&self, who: Viewer) -> View<RatATatRoll> {
        RatATatRoll::view(&self.state, who)
    }

    /// The view of a seat.
    pub fn seen_by(&self, seat: usize) -> View<RatATatRoll> {
        self.view(Viewer::Seat(Seat::new(seat)))
    }

    pub fn observation(&self, event: &GameEvent, who: Viewer) -> Observation<RatATatRoll> {
        RatATatRoll::observe(&self.state, event, who)
    }

    pub fn viewers(&self) -> Vec<Viewer> {
        Seat::all(usize::from(self.common().seats)).map(Viewer::Seat).chain([Viewer::Table]).collect()
    }

    pub fn common(&self) -> Common {
        self.view(Viewer::Table).open.common
    }

    pub fn phase(&self) -> Phase {
        self.common().phase
    }

    pub fn tokens(&self, seat: usize) -> u8 {
        self.common().tokens[seat]
    }

    /// The tokens of all seats, then those in the centre.
    pub fn all_tokens(&self) -> Vec<u8> {
        let common = self.common();
        common.tokens.iter().copied().chain([common.centre]).collect()
    }

    /// The real cards of a seat.
    pub fn row(&self, seat: usize) -> Vec<u8> {
        let row = &self.view(Viewer::Everything).open.rows[seat];
        row.iter().map(|card| card.expect("everything is seen").number()).collect()
    }

    /// The cards of a row that a viewer remembers.
    pub fn remembered(&self, who: Viewer, seat: usize) -> Vec<Option<u8>> {
        self.view(who).memory.rows[seat].iter().map(|remembered| remembered.card.map(Card::number)).collect()
    }

    /// The cards of a row that lie open to a viewer.
    pub fn shown(&self, who: Viewer, seat: usize) -> Vec<Option<u8>> {
        self.view(who).open.rows[seat].iter().map(|card| card.map(Card::number)).collect()
    }

    /// The face-up cards, by region.
    pub fn face_up(&self) -> [Option<u8>; 5] {
        self.common().face_up.map(|card| card.map(Card::number))
    }

    pub fn pile(&self) -> u8 {
        self.view(Viewer::Table).open.pile
    }

    /// All cards outside the rows.
    pub fn stock(&self) -> Cards {
        let mut stock = Cards::DECK;
        (0..usize::from(self.common().seats))
            .flat_map(|seat| self.row(seat))
            .for_each(|number| stock.remove(card(number)));
        stock
    }

    /// The shuffle that is due, with these cards on top.
    pub fn reshuffle(self, top: &[u8]) -> Game {
        let event = Event::Chance(Chance::Reshuffle { cards: with_rest(top, self.stock()) });
        self.then(&event)
    }

    pub fn hides_information(&self, event: &GameEvent) -> bool {
        RatATatRoll::hides_information(&self.state, event)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match RatATatRoll::turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    pub fn sketch(&self) -> String {
        RatATatRoll::sketch(&self.view(Viewer::Everything).open)
    }
}

/// A random game to its end, with all positions.
pub fn random_game(options: Options, seats: usize, seed: u64) -> Played<RatATatRoll> {
    Setting { options, seats }.played(seed)
}

/// Every event of some random games, with the positions before and after it.
pub fn random_events(options: Options, seats: usize, seeds: std::ops::Range<u64>) -> Vec<(Game, GameEvent, Game)> {
    seeds
        .flat_map(|seed| {
            let Played { states, events } = random_game(options, seats, seed);
            let games: Vec<Game> = states.into_iter().map(|state| Game { state }).collect();
            let after = games.clone().into_iter().skip(1);
            games.into_iter().zip(events).zip(after).map(|((before, event), after)| (before, event, after))
        })
        .collect()
}
