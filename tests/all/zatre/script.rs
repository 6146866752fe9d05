//! A builder for positions of Zatre, reached by real events: `Game::opened(2, [6, 5, 5]).place(6, (7, 7))…`.

use cheeseboard::engine::{Cell, Event, Observation, Outcome, Rules, Seat, Turn, View, Viewer, luck_stream};
use cheeseboard::games::zatre::board::CellIndex;
use cheeseboard::games::zatre::sheet::{Row, Sheet};
use cheeseboard::games::zatre::tiles::{Tile, Tiles};
use cheeseboard::games::zatre::{Chance, Common, Move, Options, Phase, Zatre};
use cheeseboard::text::Text;

use crate::sentences::refused;
use crate::tables::{Played, Setting};

pub type State = <Zatre as Rules>::State;
pub type At = (u8, u8);

pub const PLAIN: Options = Options { keep_by_choice: false, partners: false };
pub const KEEPING: Options = Options { keep_by_choice: true, partners: false };
pub const PARTNERS: Options = Options { keep_by_choice: false, partners: true };

/// A game in progress; every event is checked before it is applied.
#[derive(Clone)]
pub struct Game {
    pub state: State,
}

pub fn tile(value: u8) -> Tile {
    Tile::new(value).expect("1 to 6")
}

/// The index of a cell.
pub fn cell_index(at: At) -> CellIndex {
    CellIndex::of(Cell::new(at.0, at.1)).expect("on the board")
}

pub fn place(value: u8, at: At) -> Move {
    Move::Place { tile: tile(value), at: Cell::new(at.0, at.1) }
}

pub fn start_draw(seat: usize, value: u8) -> Event<Zatre> {
    Event::Chance(Chance::StartDraw { seat: Seat::new(seat), tile: tile(value) })
}

pub fn draw(seat: usize, values: &[u8]) -> Event<Zatre> {
    let tiles = values.iter().map(|&value| tile(value)).collect();
    Event::Chance(Chance::Draw { seat: Seat::new(seat), tiles })
}

pub fn deal_out(seat: usize, value: u8) -> Event<Zatre> {
    Event::Chance(Chance::DealOut { seat: Seat::new(seat), tile: tile(value) })
}

pub fn decision(seat: usize, choice: Move) -> Event<Zatre> {
    Event::Decision(Seat::new(seat), choice)
}

pub const END: Move = Move::EndTurn {};

impl Game {
    pub fn new(options: Options, seats: usize) -> Game {
        Game { state: Zatre::start(&options, seats).expect("a table for this") }
    }

    /// The opening turn of seat 0 with these three tiles, the first of which decided the start (so it must be above 1).
    pub fn opened_with(options: Options, seats: usize, tiles: [u8; 3]) -> Game {
        let mut game = Game::new(options.clone(), seats).start_draws(&[tiles[0]]).start_draws(&vec![1; seats - 1]);
        game = game.draw(&tiles[1..]);
        if options.partners { game.draw(&[1, 1]) } else { game }
    }

    pub fn opened(seats: usize, tiles: [u8; 3]) -> Game {
        Game::opened_with(PLAIN, seats, tiles)
    }

    /// The rulebook's opening, 6 5 5 with a 10 and an 11, and the opponent's 5 that completes a square; nothing above
    /// a 2 fits any more. Seat 1 holds `kept` and has yet to end its turn.
    ///
    /// ```text
    ///    7 8
    /// 7  6 5
    /// 8  5 5
    /// ```
    pub fn square(options: Options, kept: u8) -> Game {
        Game::opened_with(options, 2, [6, 5, 5])
            .place(6, (7, 7))
            .place(5, (7, 8))
            .place(5, (8, 8))
            .end()
            .draw(&[5, kept])
            .place(5, (8, 7))
    }

    pub fn then(mut self, event: &Event<Zatre>) -> Game {
        match Zatre::after(&self.state, event) {
            Ok(state) => self.state = state,
            Err(refusal) => panic!("{event:?}: {}\n{}", Text::english().refusal(&refusal, &[]), self.sketch()),
        }
        self
    }

    /// Draws these tiles for the start, each by the seat that is due.
    pub fn start_draws(self, values: &[u8]) -> Game {
        values.iter().fold(self, |game, &value| {
            let seat = game.seat_to_draw();
            game.then(&start_draw(seat, value))
        })
    }

    pub fn draw(self, values: &[u8]) -> Game {
        let seat = self.seat_to_draw();
        self.then(&draw(seat, values))
    }

    pub fn place(self, value: u8, at: At) -> Game {
        let seat = self.on_turn();
        self.then(&decision(seat, place(value, at)))
    }

    pub fn end(self) -> Game {
        let seat = self.on_turn();
        self.then(&decision(seat, END))
    }

    /// Plays one turn: draws come from a seeded stream, decisions are the first legal move.
    pub fn play_turn(mut self, seed: u64) -> Game {
        let mut laying = None;
        loop {
            match Zatre::turn(&self.state) {
                Turn::Over(_) => return self,
                Turn::Chance(_) if laying.is_some() => return self,
                Turn::Seat(seat) if laying.is_some_and(|laying| laying != seat) => return self,
                Turn::Chance(_) => {
                    let outcome = Zatre::sample_chance(&self.state, &mut luck_stream(seed, 0));
                    self = self.then(&Event::Chance(outcome));
                }
                Turn::Seat(seat) => {
                    laying = Some(seat);
                    let first = self.legal()[0];
                    self = self.then(&Event::Decision(seat, first));
                }
            }
        }
    }

    /// Asserts that the event is refused under this rule. Returns the phrase as key and arguments.
    pub fn refuses(&self, event: &Event<Zatre>, rule: &str) -> String {
        refused::<Zatre>(&self.state, event, rule)
    }

    pub fn refuses_place(&self, value: u8, at: At, rule: &str) -> String {
        self.refuses(&decision(self.on_turn(), place(value, at)), rule)
    }

    pub fn refuses_end(&self, rule: &str) -> String {
        self.refuses(&decision(self.on_turn(), END), rule)
    }

    /// The seat that lays.
    pub fn on_turn(&self) -> usize {
        match Zatre::turn(&self.state) {
            Turn::Seat(seat) => seat.index(),
            turn => panic!("no seat's turn but {turn:?}\n{}", self.sketch()),
        }
    }

    /// The seat that draws next, for the start or for a turn.
    fn seat_to_draw(&self) -> usize {
        match self.common().phase {
            Phase::Starting { next, .. } => next.index(),
            Phase::Drawing { seat, .. } => seat.index(),
            phase => panic!("no draw is due but {phase:?}\n{}", self.sketch()),
        }
    }

    /// The seat and the number of tiles of the draw that is due.
    pub fn draw_due(&self) -> Option<(usize, u8)> {
        match self.common().phase {
            Phase::Drawing { seat, count, .. } => Some((seat.index(), count)),
            _ => None,
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Zatre::legal_moves(&self.state, &mut moves);
        moves
    }

    /// The legal cells of a tile of this value.
    pub fn places(&self, value: u8) -> Vec<At> {
        self.legal()
            .into_iter()
            .filter_map(|choice| match choice {
                Move::Place { tile, at } if tile.value() == value => Some((at.row, at.column)),
                _ => None,
            })
            .collect()
    }

    pub fn view(&self, who: Viewer) -> View<Zatre> {
        Zatre::view(&self.state, who)
    }

    /// The view of a seat.
    pub fn view_of(&self, seat: usize) -> View<Zatre> {
        self.view(Viewer::Seat(Seat::new(seat)))
    }

    pub fn observation(&self, event: &Event<Zatre>, who: Viewer) -> Observation<Zatre> {
        Zatre::observe(&self.state, event, who)
    }

    pub fn common(&self) -> Common {
        self.view(Viewer::Table).open.common
    }

    pub fn bag(&self) -> u8 {
        self.view(Viewer::Table).open.bag
    }

    /// The tiles in a seat's hand, ascending.
    pub fn hand(&self, seat: usize) -> Vec<u8> {
        values(&self.view_of(seat).open.racks[seat].tiles.expect("its own"))
    }

    /// The sheet of a seat, or of its team.
    pub fn sheet(&self, seat: usize) -> Sheet {
        let common = self.common();
        common.sheets[common.sheet_of(Seat::new(seat))].clone()
    }

    pub fn row(&self, seat: usize, row: usize) -> Row {
        self.sheet(seat).row(row)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match Zatre::turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    fn sketch(&self) -> String {
        use cheeseboard::engine::Words as _;
        Zatre::sketch(&self.view(Viewer::Table).open)
    }
}

pub fn values(tiles: &Tiles) -> Vec<u8> {
    tiles.iter().map(Tile::value).collect()
}

/// A random game played to its end, with all positions.
pub fn random_game(options: Options, seats: usize, seed: u64) -> Played<Zatre> {
    Setting { options, seats }.played(seed)
}

/// Every event of some random games, with the positions before and after.
pub fn random_events(options: &Options, seats: usize, seeds: std::ops::Range<u64>) -> Vec<(Game, Event<Zatre>, Game)> {
    seeds
        .flat_map(|seed| {
            let Played { states, events } = random_game(options.clone(), seats, seed);
            let games: Vec<Game> = states.into_iter().map(|state| Game { state }).collect();
            let after = games.clone().into_iter().skip(1);
            games.into_iter().zip(events).zip(after).map(|((before, event), after)| (before, event, after))
        })
        .collect()
}
