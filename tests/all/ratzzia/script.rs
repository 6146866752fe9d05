//! Set-up of positions of Ratzzia for tests. Dice are written as words (`"3a"` is a 3 of seat 0, `"3A"` a candy die that seat 0 uses, `"3s"` a
//! support die, `"."` an empty space); then real events follow: `Game::new(3).on(5, &["2b", "2b"]).roll(&[…]).keep().place(3, 5)…`.

use cheeseboard::engine::{Event, Outcome, Rules, Seat, Turn, View, Viewer, derive_stream};
use cheeseboard::games::ratzzia::board::{Column, Target};
use cheeseboard::games::ratzzia::dice::{Dice, Die, DieOwner, PlacedDie};
use cheeseboard::games::ratzzia::{CandySource, Chance, Direction, Effect, Move, Open, Options, Phase, Ratzzia, Seen};
use cheeseboard::text::Text;

use crate::sentences::refused;

pub type State = <Ratzzia as Rules>::State;

/// A game in which every event is checked first.
#[derive(Clone)]
pub struct Game {
    pub state: State,
}

pub fn die(value: u8) -> Die {
    Die::new(value).expect("1 to 6")
}

pub fn column(number: u8) -> Column {
    Column::new(number).expect("1 to 9")
}

/// The target with this number; 0 is the cat row.
pub fn target(number: u8) -> Target {
    Target::try_from(number).expect("0 to 9")
}

/// Dice by their numbers, 0 for one without a value.
pub fn dice(numbers: &[u8]) -> Dice {
    let mut dice: Dice = numbers.iter().filter_map(|&number| Die::new(number)).collect();
    dice.add_blanks((numbers.len() - dice.count()) as u8);
    dice
}

pub fn place(value: u8, to: u8) -> Move {
    Move::Place { die: die(value), column: target(to) }
}

pub fn place_support(value: u8, to: u8) -> Move {
    Move::PlaceSupport { die: die(value), column: target(to) }
}

pub fn place_candy(value: u8, to: u8) -> Move {
    Move::PlaceCandy { value: die(value), column: target(to) }
}

pub fn take_back(number: u8) -> Move {
    Move::TakeBack { column: column(number) }
}

pub fn reroll(numbers: &[u8]) -> Move {
    Move::Reroll { dice: dice(numbers) }
}

pub fn annie(number: u8) -> Move {
    Move::Annie { column: column(number) }
}

pub fn candy_of(seat: usize) -> Move {
    Move::Candy { from: CandySource::Seat(Seat::new(seat)) }
}

pub fn candy_on(number: u8) -> Move {
    Move::Candy { from: CandySource::Column(column(number)) }
}

pub fn steal(seat: usize) -> Move {
    Move::Steal { seat: Seat::new(seat) }
}

pub const ROLL: Move = Move::Roll {};
pub const KEEP: Move = Move::Keep {};
pub const FINISH: Move = Move::Finish {};
pub const ROLL_SUPPORT: Move = Move::RollSupport {};
pub const STORE: Move = Move::Store {};
pub const NO_STORE: Move = Move::NoStore {};
pub const CLOCKWISE: Move = Move::PassFood { direction: Direction::Clockwise };
pub const ANTICLOCKWISE: Move = Move::PassFood { direction: Direction::Anticlockwise };

pub fn start(seat: usize) -> Event<Ratzzia> {
    Event::Chance(Chance::Start { seat: Seat::new(seat) })
}

pub fn rolled(numbers: &[u8]) -> Event<Ratzzia> {
    Event::Chance(Chance::Rolled { dice: dice(numbers) })
}

pub fn support_rolled(numbers: &[u8]) -> Event<Ratzzia> {
    Event::Chance(Chance::SupportRolled { dice: dice(numbers) })
}

pub fn decision(seat: usize, choice: Move) -> Event<Ratzzia> {
    Event::Decision(Seat::new(seat), choice)
}

fn parse_die(word: &str) -> Option<PlacedDie> {
    let (value, owner) = word.split_at(1);
    let value = die(value.parse().ok()?);
    let owner = match owner.as_bytes() {
        [b's'] => DieOwner::Support,
        [letter @ b'a'..=b'e'] => DieOwner::Own(Seat::new(usize::from(letter - b'a'))),
        [letter @ b'A'..=b'E'] => DieOwner::Candy(Seat::new(usize::from(letter - b'A'))),
        other => panic!("whose is {other:?}?"),
    };
    Some(PlacedDie { value, owner })
}

impl Game {
    /// A game before chance decides who begins.
    pub fn unstarted(seats: usize) -> Game {
        Game { state: Ratzzia::start(&Options::default(), seats).expect("a table for this") }
    }

    /// A game that seat 0 begins.
    pub fn new(seats: usize) -> Game {
        Game::unstarted(seats).then(&start(0))
    }

    /// The same game with a changed position that has the same dice.
    fn with(self, change: impl FnOnce(&mut Open)) -> Game {
        let counts = Ratzzia::conserved_counts(&self.state);
        let game = self.forged(change);
        assert_eq!(Ratzzia::conserved_counts(&game.state), counts, "dice are moved, not made");
        game
    }

    /// The same game with a changed position, even one with more dice than there are.
    pub fn forged(self, change: impl FnOnce(&mut Open)) -> Game {
        let mut view = self.view();
        change(&mut view.open);
        Game { state: Ratzzia::determinize(&view, &mut derive_stream(0, "script", &[])).state().clone() }
    }

    /// Puts dice on a column from its lowest uncovered space, taking them from hands, jar and reserve.
    pub fn on(self, number: u8, words: &[&str]) -> Game {
        self.with(|open| {
            let covered = open.printed(column(number)).covered;
            for (space, word) in words.iter().enumerate() {
                let die = parse_die(word);
                die.inspect(|die| take_from_supply(open, die.owner));
                open.columns[column(number).index()].0[covered + space] = die;
            }
        })
    }

    /// Puts dice on the cat row, from the left.
    pub fn cat(self, words: &[&str]) -> Game {
        self.with(|open| {
            for die in words.iter().filter_map(|word| parse_die(word)) {
                take_from_supply(open, die.owner);
                open.cat.push(die);
            }
        })
    }

    /// Sets the food in front of each seat.
    pub fn front(self, food: &[u32]) -> Game {
        self.with(|open| open.front = food.iter().copied().collect())
    }

    /// Sets the food in each bag.
    pub fn bags(self, food: &[u32]) -> Game {
        self.with(|open| open.bags = food.iter().copied().collect())
    }

    /// Gives a seat a candy die from the jar.
    pub fn candy(self, seat: usize) -> Game {
        self.with(|open| {
            open.jar -= 1;
            open.candies[seat] += 1;
        })
    }

    pub fn then(mut self, event: &Event<Ratzzia>) -> Game {
        match Ratzzia::after(&self.state, event) {
            Ok(state) => self.state = state,
            Err(refusal) => panic!("{event:?}: {}\n{}", Text::english().refusal(&refusal, &[]), self.sketch()),
        }
        self
    }

    pub fn choose(self, choice: Move) -> Game {
        let seat = self.on_turn();
        self.then(&decision(seat, choice))
    }

    /// Rolls the whole hand.
    pub fn roll(self, numbers: &[u8]) -> Game {
        self.choose(ROLL).then(&rolled(numbers))
    }

    /// Rolls the whole hand: dice with these values, and `filler` for the others.
    pub fn roll_with(self, numbers: &[u8], filler: u8) -> Game {
        let mut all = vec![filler; self.open().hand().count() - numbers.len()];
        all.extend(numbers);
        self.roll(&all)
    }

    pub fn reroll(self, numbers: &[u8], shown: &[u8]) -> Game {
        self.choose(reroll(numbers)).then(&rolled(shown))
    }

    pub fn keep(self) -> Game {
        self.choose(KEEP)
    }

    pub fn support(self, numbers: &[u8]) -> Game {
        self.choose(ROLL_SUPPORT).then(&support_rolled(numbers))
    }

    pub fn place(self, value: u8, to: u8) -> Game {
        self.choose(place(value, to))
    }

    pub fn finish(self) -> Game {
        self.choose(FINISH)
    }

    /// Asserts that the event is refused under this rule; returns the phrase as key and arguments.
    pub fn refuses(&self, event: &Event<Ratzzia>, rule: &str) -> String {
        refused::<Ratzzia>(&self.state, event, rule)
    }

    pub fn refuses_choice(&self, choice: Move, rule: &str) -> String {
        let sentence = self.refuses(&decision(self.on_turn(), choice), rule);
        assert!(!self.legal_moves().contains(&choice), "{choice:?}");
        sentence
    }

    pub fn on_turn(&self) -> usize {
        match Ratzzia::turn(&self.state) {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat's turn but {turn:?}\n{}", self.sketch()),
        }
    }

    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Ratzzia::legal_moves(&self.state, &mut moves);
        moves
    }

    pub fn is_legal(&self, choice: Move) -> bool {
        self.legal_moves().contains(&choice)
    }

    /// The targets of legal placements of this value, 0 for the cat row.
    pub fn places(&self, value: u8) -> Vec<u8> {
        let to = |choice: Move| match choice {
            Move::Place { die, column } if die.value() == value => Some(u8::from(column)),
            _ => None,
        };
        self.legal_moves().into_iter().filter_map(to).collect()
    }

    pub fn view(&self) -> View<Ratzzia> {
        Ratzzia::view(&self.state, Viewer::Table)
    }

    pub fn open(&self) -> Open {
        self.view().open
    }

    pub fn phase(&self) -> Phase {
        self.open().phase
    }

    /// The values of the dice in a seat's hand, 0 for a die without one.
    pub fn hand(&self, seat: usize) -> Vec<u8> {
        self.open().hands[seat].numbers().collect()
    }

    pub fn food(&self) -> Vec<u32> {
        self.open().front.to_vec()
    }

    pub fn bag(&self, seat: usize) -> u32 {
        self.open().bags[seat]
    }

    /// The dice on a column as words, from its lowest uncovered space up to its highest die.
    pub fn lies_on(&self, number: u8) -> Vec<String> {
        let open = self.open();
        let covered = open.printed(column(number)).covered;
        let top = open.stack(column(number)).highest().map_or(covered, |highest| highest + 1);
        open.stack(column(number)).0[covered..top].iter().map(|die| die.map_or(".".to_owned(), word)).collect()
    }

    pub fn cat_row(&self) -> Vec<String> {
        self.open().cat.iter().copied().map(word).collect()
    }

    /// The event as all viewers see it.
    pub fn seen(&self, event: &Event<Ratzzia>) -> Seen {
        Ratzzia::observe(&self.state, event, Viewer::Table).seen
    }

    /// The effects of a decision of the seat on turn.
    pub fn effects_of(&self, choice: Move) -> Vec<Effect> {
        self.seen(&decision(self.on_turn(), choice)).effects
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match Ratzzia::turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    pub fn sketch(&self) -> String {
        use cheeseboard::engine::Words as _;
        Ratzzia::sketch(&self.open())
    }
}

fn word(die: PlacedDie) -> String {
    let owner = match die.owner {
        DieOwner::Own(seat) => (b'a' + seat.index() as u8) as char,
        DieOwner::Candy(seat) => (b'A' + seat.index() as u8) as char,
        DieOwner::Support => 's',
    };
    format!("{}{owner}", die.value.value())
}

/// Takes a die from the hand, jar or reserve where it would be.
fn take_from_supply(open: &mut Open, owner: DieOwner) {
    match owner {
        DieOwner::Own(seat) => {
            let hand = &mut open.hands[seat.index()];
            *hand = Dice::blank(hand.count() as u8 - 1);
        }
        DieOwner::Candy(_) => open.jar -= 1,
        DieOwner::Support => open.reserve -= 1,
    }
}
