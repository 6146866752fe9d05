//! The rewards of the shelves and the choices they bring: R14–R17, R19; R5, for only a reward fills a bag.

use super::scan::{self, Next};
use super::{Column, Direction, FULL_BAG, Move, Open, Phase, Source, annie, turns};
use crate::engine::{PerSeat, Phrase, Refusal, Seat};
use crate::games::ratzzia::board::Shelf;
use crate::games::ratzzia::happening::{CandyFrom, Happening, Place, Witness};
use crate::games::ratzzia::position::Stack;

/// The legal moves where a reward leaves a choice.
pub(super) fn legal(open: &Open, moves: &mut Vec<Move>) {
    match open.phase {
        Phase::Annie { from } => moves.extend(open.annie_columns(from).map(|column| Move::Annie { column })),
        Phase::Candy => moves.extend(open.candy_sources().map(|from| Move::Candy { from })),
        Phase::Storing { .. } => moves.extend([Move::Store {}, Move::NoStore {}]),
        Phase::Stealing => moves.extend(open.can_be_robbed().map(|seat| Move::Steal { seat })),
        Phase::PassingFood => {
            moves.extend([Direction::Clockwise, Direction::Anticlockwise].map(|direction| Move::PassFood { direction }))
        }
        _ => {}
    }
}

/// Whether a choice is one of those that the reward leaves.
pub(super) fn check(open: &Open, choice: Move) -> Result<(), Refusal> {
    let seat = open.facts.seat;
    match (open.phase, choice) {
        (Phase::Annie { from }, Move::Annie { column }) => {
            if open.annie_columns(from).any(|possible| possible == column) {
                return Ok(());
            }
            let key = if column == from { "ratzzia-refuse-annie-own" } else { "ratzzia-refuse-annie-full" };
            Err(Refusal::new("R18", Phrase::new(key).with("column", column.number())))
        }
        (Phase::Candy, Move::Candy { from }) => {
            if open.candy_sources().any(|source| source == from) {
                return Ok(());
            }
            let phrase = match from {
                Source::Seat(from) if from == seat => Phrase::new("ratzzia-refuse-candy-own").with("seat", seat),
                Source::Seat(from) => Phrase::new("ratzzia-refuse-candy-seat").with("seat", from),
                Source::Column(column) => Phrase::new("ratzzia-refuse-candy-column").with("column", column.number()),
            };
            Err(Refusal::new("R19", phrase))
        }
        (Phase::Storing { .. }, Move::Store {} | Move::NoStore {}) | (Phase::PassingFood, Move::PassFood { .. }) => {
            Ok(())
        }
        (Phase::Stealing, Move::Steal { seat: from }) => {
            if open.can_be_robbed().any(|possible| possible == from) {
                return Ok(());
            }
            let key = if from == seat { "ratzzia-refuse-steal-own" } else { "ratzzia-refuse-steal-nothing" };
            Err(Refusal::new("R16", Phrase::new(key).with("seat", from)))
        }
        _ => Err(turns::due(open)),
    }
}

/// What a choice does; then the scan goes on.
pub(super) fn decide(open: &mut Open, choice: Move, witness: &mut impl Witness) {
    let next = match (open.phase, choice) {
        (Phase::Annie { from }, Move::Annie { column }) => annie::put_below(open, from, column, witness),
        (Phase::Candy, Move::Candy { from: Source::Seat(from) }) => take_candy_from(open, from, witness),
        (Phase::Candy, Move::Candy { from: Source::Column(column) }) => take_candy_off(open, column, witness),
        (Phase::Storing { amount }, Move::Store {}) => store(open, amount, witness),
        (Phase::Stealing, Move::Steal { seat }) => steal(open, seat, witness),
        (Phase::PassingFood, Move::PassFood { direction }) => pass_food(open, direction, witness),
        _ => Next::GoesOn,
    };
    if next == Next::GoesOn {
        scan::go_on(open, witness);
    }
}

/// The reward for a column that was complete with these dice in it. With one possible choice it is automatic, storing apart.
pub(super) fn reward(open: &mut Open, column: Column, was: &Stack, witness: &mut impl Witness) -> Next {
    let seat = open.facts.seat;
    match open.printed(column).shelf {
        Shelf::Annie => annie::reward(open, column, witness),
        Shelf::CandyJar => candy(open, witness),
        Shelf::Sausages(count) => {
            // They are among the column's earnings, and paid with those.
            witness.sees(|| Happening::Sausages { seat, count });
            Next::GoesOn
        }
        Shelf::Store => {
            let amount = open.pair_of(column, was);
            match amount {
                Some(amount) if u32::from(amount) <= open.front[seat.index()] => {
                    open.phase = Phase::Storing { amount };
                    Next::Stops
                }
                _ => {
                    witness.sees(|| Happening::NotStored { seat, amount });
                    Next::GoesOn
                }
            }
        }
        Shelf::Greedy => {
            let mut others = open.can_be_robbed();
            match (others.next(), others.next()) {
                (None, _) => {
                    witness.sees(|| Happening::NothingToSteal);
                    Next::GoesOn
                }
                (Some(only), None) => {
                    drop(others);
                    steal(open, only, witness)
                }
                (Some(_), Some(_)) => {
                    drop(others);
                    open.phase = Phase::Stealing;
                    Next::Stops
                }
            }
        }
        Shelf::Accountant if open.seats == 2 => pass_food(open, Direction::Clockwise, witness),
        Shelf::Accountant => {
            open.phase = Phase::PassingFood;
            Next::Stops
        }
    }
}

/// R19: from the jar; else from where there is one.
fn candy(open: &mut Open, witness: &mut impl Witness) -> Next {
    let seat = open.facts.seat;
    if open.jar > 0 {
        open.jar -= 1;
        open.candies[seat.index()] += 1;
        witness.sees(|| Happening::CandyTaken { seat, from: CandyFrom::Jar });
        return Next::GoesOn;
    }
    let mut sources = open.candy_sources();
    let (first, second) = (sources.next(), sources.next());
    drop(sources);
    match (first, second) {
        (None, _) => {
            witness.sees(|| Happening::NoCandy);
            Next::GoesOn
        }
        (Some(Source::Seat(from)), None) => take_candy_from(open, from, witness),
        (Some(Source::Column(column)), None) => take_candy_off(open, column, witness),
        (Some(_), Some(_)) => {
            open.phase = Phase::Candy;
            Next::Stops
        }
    }
}

fn take_candy_from(open: &mut Open, from: Seat, witness: &mut impl Witness) -> Next {
    let seat = open.facts.seat;
    open.candies[from.index()] -= 1;
    open.candies[seat.index()] += 1;
    witness.sees(|| Happening::CandyTaken { seat, from: CandyFrom::Seat(from) });
    Next::GoesOn
}

/// R19: of two in a column the upper.
fn take_candy_off(open: &mut Open, column: Column, witness: &mut impl Witness) -> Next {
    let seat = open.facts.seat;
    let upper = open.stack(column).dice().rfind(|(_, lying)| lying.user.is_candy());
    if let Some((space, _)) = upper {
        open.columns[column.index()].0[space] = None;
        open.candies[seat.index()] += 1;
        let from = CandyFrom::Board(Place::Column(column, space as u8));
        witness.sees(|| Happening::CandyTaken { seat, from });
    }
    Next::GoesOn
}

/// R15; a full bag ends the game at once (R5).
fn store(open: &mut Open, amount: u8, witness: &mut impl Witness) -> Next {
    let seat = open.facts.seat;
    open.front[seat.index()] -= u32::from(amount);
    open.bags[seat.index()] += u32::from(amount);
    witness.sees(|| Happening::Stored { seat, amount });
    if open.bags[seat.index()] < FULL_BAG {
        return Next::GoesOn;
    }
    open.phase = Phase::Over;
    witness.sees(|| Happening::Won { seat });
    Next::Stops
}

/// R16: half of his front, rounded up.
fn steal(open: &mut Open, from: Seat, witness: &mut impl Witness) -> Next {
    let by = open.facts.seat;
    let amount = half(open.front[from.index()]);
    open.front[from.index()] -= amount;
    open.front[by.index()] += amount;
    witness.sees(|| Happening::Stolen { by, from, amount });
    Next::GoesOn
}

/// R17: all at once, each half of what it had.
fn pass_food(open: &mut Open, direction: Direction, witness: &mut impl Witness) -> Next {
    let gave: PerSeat<u32> = open.front.iter().map(|&food| half(food)).collect();
    open.front = passed_on(&open.front, direction);
    witness.sees(|| Happening::FoodPassed { direction, gave });
    Next::GoesOn
}

/// What lies in front of each seat when all have passed on half of this (R17).
pub fn passed_on(front: &[u32], direction: Direction) -> PerSeat<u32> {
    let seats = front.len();
    let giver = |seat: usize| match direction {
        Direction::Clockwise => (seat + seats - 1) % seats,
        Direction::Anticlockwise => (seat + 1) % seats,
    };
    (0..seats).map(|seat| front[seat] / 2 + half(front[giver(seat)])).collect()
}

/// Half of some food, rounded up (R16, R17).
pub fn half(food: u32) -> u32 {
    food.div_ceil(2)
}

impl Open {
    /// What the pair of a column with these dice comes to: the highest two joined spaces that both hold a die, equal or not (R15).
    pub fn pair_of(&self, column: Column, stack: &Stack) -> Option<u8> {
        let spaces = &self.printed(column).spaces;
        let joined = (1..spaces.len()).rev().filter(|&upper| spaces[upper].joined);
        joined
            .filter_map(|upper| Some((stack.0[upper]?, stack.0[upper - 1]?)))
            .map(|(upper, lower)| upper.value.value() + lower.value.value())
            .next()
    }

    /// The other seats that have food in front (R16).
    pub fn can_be_robbed(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(usize::from(self.seats)).filter(|&seat| seat != self.facts.seat && self.front[seat.index()] > 0)
    }

    /// Where a candy die can be taken from while the jar is empty: other seats that have not used theirs, then columns (R19).
    pub fn candy_sources(&self) -> impl Iterator<Item = Source> + use<'_> {
        let seats = Seat::all(usize::from(self.seats))
            .filter(|&seat| seat != self.facts.seat && self.candies[seat.index()] > 0)
            .map(Source::Seat);
        let lies_on = |column: &Column| self.stack(*column).dice().any(|(_, lying)| lying.user.is_candy());
        seats.chain(Column::ALL.into_iter().filter(lies_on).map(Source::Column))
    }
}
