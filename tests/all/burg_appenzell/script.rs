//! Positions of Burg Appenzell, reached by real events: `Game::started(2).plays("A C 00-01 +00")`.
//!
//! The deal is [`FLOOR`] on side A unless a test gives another one; seat 0 begins, and the seats' first mice are in the towers at
//! 0,0, 6,6, 0,6 and 6,0, in this order.

use cheeseboard::engine::{Cell, Event, Observation, Outcome, Rules, Seat, Turn, View, Viewer, Words};
use cheeseboard::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES, TOWERS};
use cheeseboard::games::burg_appenzell::rooms::{Room, RoomSet, Side};
use cheeseboard::games::burg_appenzell::slots::Slot;
use cheeseboard::games::burg_appenzell::tiles::{Cheese, Tile};
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Chance, Common, Move, Options, Phase};
use cheeseboard::text::Text;
use serde_json::{Value, json};

use crate::sentences::{refused, said};
use crate::tables::{Played, Setting};

pub type State = <BurgAppenzell as Rules>::State;
pub type At = (u8, u8);
pub type Floor = [&'static str; 7];

/// The tiles of the default deal. The rooms of side A, for comparison:
/// ```text
/// TAABBBT
/// CDEEFFG
/// CDHIJJG
/// CKHIJJL
/// MKHNNOL
/// MPPNNOL
/// TQQQRRT
/// ```
/// `+` is a tower or a solid cell.
#[rustfmt::skip]
pub const FLOOR: Floor = [
    "+1+2+3+",
    "12..456",
    "+x+3+.+",
    "45.6.7.",
    "+.+7+x+",
    "1234.56",
    "+7+x+.+",
];
pub const SPARE: char = '.';

/// The towers of the first mice by seat.
pub const FIRST_TOWERS: [At; 4] = [(0, 0), (6, 6), (0, 6), (6, 0)];

pub const END_TURN: Move = Move::EndTurn {};

/// A game in which every event passes `check` first.
#[derive(Clone)]
pub struct Game {
    pub state: State,
}

pub fn cell(at: At) -> Cell {
    Cell::new(at.0, at.1)
}

pub fn site(at: At) -> CellIndex {
    CellIndex::of(cell(at)).expect("in the castle")
}

pub fn cells(set: CellSet) -> Vec<At> {
    set.iter().map(|site| (site.cell().row, site.cell().column)).collect()
}

pub fn room(letter: char) -> Room {
    Room::from_letter(letter).expect("a room")
}

pub fn letters(rooms: RoomSet) -> String {
    rooms.iter().map(Room::letter).collect()
}

pub fn tile(sign: char) -> Tile {
    Tile::try_from(sign).expect("a tile")
}

pub fn start(seat: usize) -> Event<BurgAppenzell> {
    Event::Chance(Chance::Start { seat: Seat::new(seat) })
}

pub fn tiles(floor: Floor, spare: char) -> Event<BurgAppenzell> {
    let signs: Vec<char> = floor.iter().flat_map(|row| row.chars()).collect();
    let holes =
        CellIndex::ALL.into_iter().filter(|site| HOLES.contains(*site)).map(|site| tile(signs[site.index()])).collect();
    Event::Chance(Chance::Tiles { holes, spare: tile(spare) })
}

pub fn decision(seat: usize, choice: Move) -> Event<BurgAppenzell> {
    Event::Decision(Seat::new(seat), choice)
}

pub fn tower(at: At) -> Move {
    Move::Tower { at: cell(at) }
}

pub fn run(from: At, to: At) -> Move {
    Move::Run { from: cell(from), to: cell(to) }
}

pub fn enter(tower: At, to: At) -> Move {
    Move::Enter { tower: cell(tower), to: cell(to) }
}

/// Parses a move: `A` lifts a roof, `00-11` runs, `+00` enters by a tower, `+00-11` jumps in over it, `N1` pushes, `.` ends the turn.
pub fn choice(word: &str) -> Move {
    let at = |text: &str| {
        let digits: Vec<u8> = text.bytes().map(|digit| digit - b'0').collect();
        assert_eq!(digits.len(), 2, "{word}");
        (digits[0], digits[1])
    };
    let letters: Vec<char> = word.chars().collect();
    if word == "." {
        END_TURN
    } else if let Some(entering) = word.strip_prefix('+') {
        let (by, to) = entering.split_once('-').unwrap_or((entering, entering));
        enter(at(by), at(to))
    } else if let Some((from, to)) = word.split_once('-') {
        run(at(from), at(to))
    } else if letters.len() == 1 {
        Move::Uncover { room: room(letters[0]) }
    } else {
        let slot = Slot::ALL.into_iter().find(|slot| format!("{slot:?}") == word);
        Move::Push { slot: slot.unwrap_or_else(|| panic!("no move: {word}")) }
    }
}

impl Game {
    pub fn new(options: Options, seats: usize) -> Game {
        Game { state: BurgAppenzell::start(&options, seats).expect("a table for this") }
    }

    /// A game after set-up with this deal; seat 0 is on turn.
    pub fn set_up(options: Options, seats: usize, floor: Floor, spare: char) -> Game {
        let dealt = Game::new(options, seats).then(&start(0)).then(&tiles(floor, spare));
        let towers = FIRST_TOWERS.into_iter().take(seats).enumerate();
        towers.fold(dealt, |game, (seat, at)| game.then(&decision(seat, tower(at))))
    }

    pub fn started(seats: usize) -> Game {
        Game::set_up(Options::default(), seats, FLOOR, SPARE)
    }

    pub fn then(mut self, event: &Event<BurgAppenzell>) -> Game {
        match BurgAppenzell::after(&self.state, event) {
            Ok(state) => self.state = state,
            Err(refusal) => panic!("{event:?}: {}\n{}", Text::english().refusal(&refusal, &[]), self.sketch()),
        }
        self
    }

    /// Plays decisions of the seats on turn, a word each.
    pub fn plays(self, words: &str) -> Game {
        words.split_whitespace().fold(self, |game, word| {
            let event = game.event(word);
            game.then(&event)
        })
    }

    /// A decision of the seat on turn.
    pub fn event(&self, word: &str) -> Event<BurgAppenzell> {
        decision(self.on_turn(), choice(word))
    }

    /// This position with its JSON changed, to reach positions that would take too many turns. Conserved counts must stay right.
    pub fn rewritten(self, rewrite: impl FnOnce(&mut Value)) -> Game {
        let tally = BurgAppenzell::conserved_counts(&self.state);
        let mut state = serde_json::to_value(&self.state).expect("JSON");
        rewrite(&mut state);
        let state = serde_json::from_value(state).expect("a position");
        assert_eq!(BurgAppenzell::conserved_counts(&state), tally);
        Game { state }
    }

    /// The same with these chips given to a seat.
    pub fn with_chips(self, seat: usize, cheeses: &[u8]) -> Game {
        self.rewritten(|state| {
            let stock = state["common"]["stock"].as_array_mut().expect("a list");
            for cheese in cheeses {
                let left = &mut stock[usize::from(*cheese) - 1];
                *left = json!(left.as_u64().expect("a count") - 1);
            }
            state["common"]["players"][seat]["chips"] = json!(cheeses);
        })
    }

    /// The same with this many mice of a seat fallen, taken from its supply.
    pub fn with_fallen(self, seat: usize, count: u8) -> Game {
        self.rewritten(|state| {
            let player = &mut state["common"]["players"][seat];
            let supply = player["supply"].as_u64().expect("a count");
            player["supply"] = json!(supply - u64::from(count));
            player["fallen"] = json!(count);
        })
    }

    /// The same with exactly these rooms open.
    pub fn with_rooms(self, letters: &str) -> Game {
        let rooms: RoomSet = letters.chars().map(room).collect();
        let floor = self.common().plan().cells_of(rooms);
        self.rewritten(|state| {
            state["common"]["rooms"] = serde_json::to_value(rooms).expect("JSON");
            state["common"]["floor"] = serde_json::to_value(floor).expect("JSON");
        })
    }

    /// The same with the mice of a seat on exactly these open cells or towers, the others in its supply.
    pub fn with_mice(self, seat: usize, at: &[At]) -> Game {
        let game = self.rewritten(|state| {
            let player = &mut state["common"]["players"][seat];
            let fallen = player["fallen"].as_u64().expect("a count");
            player["supply"] = json!(4 - fallen - at.len() as u64);
            player["mice"] = json!(at);
        });
        let occupiable = game.common().open_cells | TOWERS;
        assert!(at.iter().all(|at| occupiable.contains(site(*at))), "{at:?}\n{}", game.sketch());
        game
    }

    /// Asserts that the event is refused under this rule; returns the phrase by key and arguments.
    pub fn refuses(&self, event: &Event<BurgAppenzell>, rule: &str) -> String {
        if let (Event::Decision(seat, choice), Turn::Seat(on_turn)) = (event, BurgAppenzell::turn(&self.state)) {
            assert!(*seat != on_turn || !self.legal().contains(choice), "{choice:?} is listed");
        }
        refused::<BurgAppenzell>(&self.state, event, rule)
    }

    /// As [`Game::refuses`], for a decision of the seat on turn.
    pub fn refuses_word(&self, word: &str, rule: &str) -> String {
        self.refuses(&self.event(word), rule)
    }

    pub fn on_turn(&self) -> usize {
        match BurgAppenzell::turn(&self.state) {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat's turn but {turn:?}\n{}", self.sketch()),
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        BurgAppenzell::legal_moves(&self.state, &mut moves);
        moves
    }

    /// The cells where the mouse on this cell may run.
    pub fn runs(&self, from: At) -> Vec<At> {
        let ends = |choice| match choice {
            Move::Run { from: start, to } if start == cell(from) => Some((to.row, to.column)),
            _ => None,
        };
        self.legal().into_iter().filter_map(ends).collect()
    }

    /// The cells that a mouse from the supply may reach by this tower.
    pub fn entries(&self, by: At) -> Vec<At> {
        let ends = |choice| match choice {
            Move::Enter { tower, to } if tower == cell(by) => Some((to.row, to.column)),
            _ => None,
        };
        self.legal().into_iter().filter_map(ends).collect()
    }

    /// The letters of the rooms whose roof may be lifted.
    pub fn roofs(&self) -> String {
        let lifted = |choice| match choice {
            Move::Uncover { room } => Some(room.letter()),
            _ => None,
        };
        self.legal().into_iter().filter_map(lifted).collect()
    }

    pub fn view(&self, who: Viewer) -> View<BurgAppenzell> {
        BurgAppenzell::view(&self.state, who)
    }

    /// What the table sees.
    pub fn public(&self) -> View<BurgAppenzell> {
        self.view(Viewer::Table)
    }

    pub fn common(&self) -> Common {
        self.public().open.common
    }

    /// The tile on a cell, seen or not.
    pub fn tile(&self, at: At) -> Option<char> {
        self.view(Viewer::Everything).open.tiles.at(site(at)).map(Tile::sign)
    }

    /// The tile that the table sees on a cell.
    pub fn visible_tile(&self, at: At) -> Option<char> {
        self.public().open.tiles.at(site(at)).map(Tile::sign)
    }

    pub fn spare(&self) -> char {
        self.public().open.spare.expect("dealt").sign()
    }

    /// The numbers of the chips that a seat has.
    pub fn chips(&self, seat: usize) -> Vec<u8> {
        self.common().players[seat].chips.iter().map(Cheese::number).collect()
    }

    pub fn mice(&self, seat: usize) -> Vec<At> {
        cells(self.common().players[seat].mice)
    }

    pub fn actions(&self) -> u8 {
        self.common().actions_left
    }

    pub fn observation(&self, word: &str) -> Observation<BurgAppenzell> {
        BurgAppenzell::observe(&self.state, &self.event(word), Viewer::Table)
    }

    /// The log line of a decision of the seat on turn.
    pub fn log_text(&self, word: &str) -> String {
        let observation = self.observation(word);
        let open = self.clone().plays(word).public().open;
        said::<BurgAppenzell>(&BurgAppenzell::log_line(&observation.seen, &open))
    }

    pub fn hides_information(&self, word: &str) -> bool {
        BurgAppenzell::hides_information(&self.state, &self.event(word))
    }

    pub fn is_over(&self) -> bool {
        matches!(self.common().phase, Phase::Over(_))
    }

    /// The seat that won, and the chips by seat.
    pub fn outcome(&self) -> Option<(usize, Vec<i32>)> {
        match BurgAppenzell::turn(&self.state) {
            Turn::Over(Outcome { scores, winners }) => {
                assert_eq!(winners.len(), 1, "exactly one seat wins");
                Some((winners[0].index(), scores.to_vec()))
            }
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    pub fn sketch(&self) -> String {
        BurgAppenzell::sketch(&self.public().open)
    }
}

pub fn side_b() -> Options {
    Options { side: Side::B, ..Options::default() }
}

pub fn with_goal(kinds: u8) -> Options {
    Options { goal: kinds.try_into().expect("4 to 6"), ..Options::default() }
}

pub fn with_memory_help() -> Options {
    Options { memory_help: true, ..Options::default() }
}

/// The events of random games, each with the game before and after it.
pub fn random_events(
    options: &Options,
    seats: usize,
    seeds: std::ops::Range<u64>,
) -> Vec<(Game, Event<BurgAppenzell>, Game)> {
    seeds
        .flat_map(|seed| {
            let Played { states, events } = Setting { options: options.clone(), seats }.played(seed);
            let games: Vec<Game> = states.into_iter().map(|state| Game { state }).collect();
            let after = games.clone().into_iter().skip(1);
            games.into_iter().zip(events).zip(after).map(|((before, event), after)| (before, event, after))
        })
        .collect()
}
