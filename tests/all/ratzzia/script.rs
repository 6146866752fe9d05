//! Positions of Ratzzia: set up from words for dice (`"3a"` shows a 3 and is seat 0's, `"3A"` is a candy die that seat 0 uses, `"3s"` a
//! support die, `"."` an empty space), and gone on with by real events: `Game::new(3).on(5, &["2b", "2b"]).roll(&[…]).keep().place(3, 5)…`.

use cheeseboard::engine::{Event, Outcome, Rules, Seat, Turn, View, Viewer, seed_of};
use cheeseboard::games::ratzzia::board::{Column, Target};
use cheeseboard::games::ratzzia::dice::{Dice, Die, Lying, User};
use cheeseboard::games::ratzzia::{Chance, Direction, Happening, Move, Open, Options, Phase, Ratzzia, Seen, Source};
use cheeseboard::text::Text;

use crate::sentences::refused;

pub type State = <Ratzzia as Rules>::State;

/// A game whose every event goes through `check` first. Seat 0 begins.
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

/// 0 is the cat row.
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
    Move::Candy { from: Source::Seat(Seat::new(seat)) }
}

pub fn candy_on(number: u8) -> Move {
    Move::Candy { from: Source::Column(column(number)) }
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

fn lying(word: &str) -> Option<Lying> {
    let (value, user) = word.split_at(1);
    let value = die(value.parse().ok()?);
    let user = match user.as_bytes() {
        [b's'] => User::Support,
        [letter @ b'a'..=b'e'] => User::Own(Seat::new(usize::from(letter - b'a'))),
        [letter @ b'A'..=b'E'] => User::Candy(Seat::new(usize::from(letter - b'A'))),
        other => panic!("whose is {other:?}?"),
    };
    Some(Lying { value, user })
}

impl Game {
    /// Before it is known who begins.
    pub fn unstarted(seats: usize) -> Game {
        Game { state: Ratzzia::start(&Options {}, seats).expect("a table for this") }
    }

    /// Seat 0 is to begin.
    pub fn new(seats: usize) -> Game {
        Game::unstarted(seats).then(&start(0))
    }

    /// The same game with something else in it; no die is lost or made by that.
    fn with(self, change: impl FnOnce(&mut Open)) -> Game {
        let tally = Ratzzia::conserved_counts(&self.state);
        let game = self.forged(change);
        assert_eq!(Ratzzia::conserved_counts(&game.state), tally, "dice are moved, not made");
        game
    }

    /// The same game with something else in it, dice that there are not included.
    pub fn forged(self, change: impl FnOnce(&mut Open)) -> Game {
        let mut view = self.view();
        change(&mut view.open);
        Game { state: Ratzzia::determinize(&view, &mut seed_of(0, "script", &[])).state().clone() }
    }

    /// Puts dice on a column, from its lowest uncovered space; they come from hands, jar and reserve.
    pub fn on(self, number: u8, words: &[&str]) -> Game {
        self.with(|open| {
            let covered = open.printed(column(number)).covered;
            for (space, word) in words.iter().enumerate() {
                let die = lying(word);
                die.inspect(|die| come_from(open, die.user));
                open.columns[column(number).index()].0[covered + space] = die;
            }
        })
    }

    /// Puts dice on the cat row, from the left.
    pub fn cat(self, words: &[&str]) -> Game {
        self.with(|open| {
            for die in words.iter().filter_map(|word| lying(word)) {
                come_from(open, die.user);
                open.cat.push(die);
            }
        })
    }

    /// The food in front of each seat.
    pub fn front(self, food: &[u32]) -> Game {
        self.with(|open| open.front = food.iter().copied().collect())
    }

    /// The food in each bag.
    pub fn bags(self, food: &[u32]) -> Game {
        self.with(|open| open.bags = food.iter().copied().collect())
    }

    /// A seat gets a candy die from the jar.
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

    /// Rolls so many dice as there are in hand, these first, the others ones that show `filler`.
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

    /// Asserts that the event is refused under this rule; gives the phrase by key and arguments.
    pub fn refuses(&self, event: &Event<Ratzzia>, rule: &str) -> String {
        refused::<Ratzzia>(&self.state, event, rule)
    }

    pub fn refuses_choice(&self, choice: Move, rule: &str) -> String {
        let sentence = self.refuses(&decision(self.on_turn(), choice), rule);
        assert!(!self.legal().contains(&choice), "{choice:?}");
        sentence
    }

    pub fn on_turn(&self) -> usize {
        match Ratzzia::turn(&self.state) {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat's turn but {turn:?}\n{}", self.sketch()),
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Ratzzia::legal(&self.state, &mut moves);
        moves
    }

    pub fn may(&self, choice: Move) -> bool {
        self.legal().contains(&choice)
    }

    /// Where a die of this value may go, 0 for the cat row.
    pub fn places(&self, value: u8) -> Vec<u8> {
        let to = |choice: Move| match choice {
            Move::Place { die, column } if die.value() == value => Some(u8::from(column)),
            _ => None,
        };
        self.legal().into_iter().filter_map(to).collect()
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

    /// The dice of a seat that are in its hand, 0 for one without a value.
    pub fn hand(&self, seat: usize) -> Vec<u8> {
        self.open().hands[seat].numbers().collect()
    }

    pub fn food(&self) -> Vec<u32> {
        self.open().front.to_vec()
    }

    pub fn bag(&self, seat: usize) -> u32 {
        self.open().bags[seat]
    }

    /// The dice on a column as words, from its lowest uncovered space, empty spaces on top left out.
    pub fn lies_on(&self, number: u8) -> Vec<String> {
        let open = self.open();
        let covered = open.printed(column(number)).covered;
        let top = open.stack(column(number)).highest().map_or(covered, |highest| highest + 1);
        open.stack(column(number)).0[covered..top].iter().map(|die| die.map_or(".".to_owned(), word)).collect()
    }

    pub fn cat_row(&self) -> Vec<String> {
        self.open().cat.iter().copied().map(word).collect()
    }

    /// What all see of an event.
    pub fn seen(&self, event: &Event<Ratzzia>) -> Seen {
        Ratzzia::observe(&self.state, event, Viewer::Table).seen
    }

    /// What comes of a decision of the seat on turn.
    pub fn comes_of(&self, choice: Move) -> Vec<Happening> {
        self.seen(&decision(self.on_turn(), choice)).then
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

fn word(die: Lying) -> String {
    let user = match die.user {
        User::Own(seat) => (b'a' + seat.index() as u8) as char,
        User::Candy(seat) => (b'A' + seat.index() as u8) as char,
        User::Support => 's',
    };
    format!("{}{user}", die.value.value())
}

fn come_from(open: &mut Open, user: User) {
    match user {
        User::Own(seat) => {
            let hand = &mut open.hands[seat.index()];
            *hand = Dice::blank(hand.count() as u8 - 1);
        }
        User::Candy(_) => open.jar -= 1,
        User::Support => open.reserve -= 1,
    }
}
