//! The rewards of the shelves and the decisions that they leave: R14–R17, R19, and R5, because only a reward fills a bag.

use super::scan_step::ScanStep;
use super::{FULL_BAG, annie, due};
use crate::engine::{PerSeat, Phrase, Refusal, Seat};
use crate::games::ratzzia::board::{Column, Shelf};
use crate::games::ratzzia::moves::{CandySource, Direction, Move};
use crate::games::ratzzia::position::{Open, Phase, Stack};
use crate::games::ratzzia::seen::{CandyOrigin, Effect, EffectSink, SpaceIndex};

/// Adds the legal moves where a reward leaves a decision.
pub(super) fn legal_moves(open: &Open, moves: &mut Vec<Move>) {
    match open.phase {
        Phase::Annie { from } => moves.extend(open.annie_targets(from).map(|column| Move::Annie { column })),
        Phase::Candy => moves.extend(open.candy_sources().map(|from| Move::Candy { from })),
        Phase::Storing { .. } => moves.extend([Move::Store {}, Move::NoStore {}]),
        Phase::Stealing => moves.extend(open.robbable_seats().map(|seat| Move::Steal { seat })),
        Phase::PassingFood => {
            moves.extend([Direction::Clockwise, Direction::Anticlockwise].map(|direction| Move::PassFood { direction }))
        }
        _ => {}
    }
}

/// Checks a decision where a reward leaves one.
pub(super) fn check(open: &Open, choice: Move) -> Result<(), Refusal> {
    let seat = open.turn.seat;
    match (open.phase, choice) {
        (Phase::Annie { from }, Move::Annie { column }) => {
            if open.annie_targets(from).any(|possible| possible == column) {
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
                CandySource::Seat(from) if from == seat => Phrase::new("ratzzia-refuse-candy-own").with("seat", seat),
                CandySource::Seat(from) => Phrase::new("ratzzia-refuse-candy-seat").with("seat", from),
                CandySource::Column(column) => {
                    Phrase::new("ratzzia-refuse-candy-column").with("column", column.number())
                }
            };
            Err(Refusal::new("R19", phrase))
        }
        (Phase::Storing { .. }, Move::Store {} | Move::NoStore {}) | (Phase::PassingFood, Move::PassFood { .. }) => {
            Ok(())
        }
        (Phase::Stealing, Move::Steal { seat: from }) => {
            if open.robbable_seats().any(|possible| possible == from) {
                return Ok(());
            }
            let key = if from == seat { "ratzzia-refuse-steal-own" } else { "ratzzia-refuse-steal-nothing" };
            Err(Refusal::new("R16", Phrase::new(key).with("seat", from)))
        }
        _ => Err(due::refusal(open)),
    }
}

/// Applies the decision that a reward left.
pub(super) fn apply_choice(open: &mut Open, choice: Move, sink: &mut impl EffectSink) -> ScanStep {
    match (open.phase, choice) {
        (Phase::Annie { from }, Move::Annie { column }) => annie::move_die(open, from, column, sink),
        (Phase::Candy, Move::Candy { from }) => take_candy(open, from, sink),
        (Phase::Storing { amount }, Move::Store {}) => store(open, amount, sink),
        (Phase::Stealing, Move::Steal { seat }) => steal(open, seat, sink),
        (Phase::PassingFood, Move::PassFood { direction }) => pass_food(open, direction, sink),
        _ => ScanStep::Continue,
    }
}

/// Grants the reward for a column that was complete with these dice. If only one choice is possible it is made here, except for storing.
pub(super) fn grant(open: &mut Open, column: Column, stack: &Stack, sink: &mut impl EffectSink) -> ScanStep {
    let seat = open.turn.seat;
    match open.printed(column).shelf {
        Shelf::Annie => annie::grant(open, column, sink),
        Shelf::CandyJar => grant_candy(open, sink),
        Shelf::Sausages(count) => {
            // They are among the column's earnings, and paid with those.
            sink.record(|| Effect::Sausages { seat, count });
            ScanStep::Continue
        }
        Shelf::Store => match open.highest_pair_sum(column, stack) {
            Some(amount) if u32::from(amount) <= open.front[seat.index()] => {
                open.phase = Phase::Storing { amount };
                ScanStep::Stop
            }
            amount => {
                sink.record(|| Effect::NotStored { seat, amount });
                ScanStep::Continue
            }
        },
        Shelf::Greedy => grant_theft(open, sink),
        Shelf::Accountant if open.seats == 2 => pass_food(open, Direction::Clockwise, sink),
        Shelf::Accountant => {
            open.phase = Phase::PassingFood;
            ScanStep::Stop
        }
    }
}

/// Grants a theft (R16): a choice, unless at most one other seat has food.
fn grant_theft(open: &mut Open, sink: &mut impl EffectSink) -> ScanStep {
    let mut victims = open.robbable_seats();
    let (first, second) = (victims.next(), victims.next());
    drop(victims);
    match (first, second) {
        (None, _) => {
            sink.record(|| Effect::NothingToSteal);
            ScanStep::Continue
        }
        (Some(only), None) => steal(open, only, sink),
        (Some(_), Some(_)) => {
            open.phase = Phase::Stealing;
            ScanStep::Stop
        }
    }
}

/// Grants a candy die (R19): from the jar, else from the only source, else by choice.
fn grant_candy(open: &mut Open, sink: &mut impl EffectSink) -> ScanStep {
    let seat = open.turn.seat;
    if open.jar > 0 {
        open.jar -= 1;
        open.candies[seat.index()] += 1;
        sink.record(|| Effect::CandyTaken { seat, from: CandyOrigin::Jar });
        return ScanStep::Continue;
    }
    let mut sources = open.candy_sources();
    let (first, second) = (sources.next(), sources.next());
    drop(sources);
    match (first, second) {
        (None, _) => {
            sink.record(|| Effect::NoCandy);
            ScanStep::Continue
        }
        (Some(only), None) => take_candy(open, only, sink),
        (Some(_), Some(_)) => {
            open.phase = Phase::Candy;
            ScanStep::Stop
        }
    }
}

/// Takes a candy die from another seat or off a column, where it leaves a gap (R19).
fn take_candy(open: &mut Open, source: CandySource, sink: &mut impl EffectSink) -> ScanStep {
    match source {
        CandySource::Seat(from) => take_candy_from_seat(open, from, sink),
        CandySource::Column(column) => take_candy_off_column(open, column, sink),
    }
    ScanStep::Continue
}

fn take_candy_from_seat(open: &mut Open, from: Seat, sink: &mut impl EffectSink) {
    let seat = open.turn.seat;
    open.candies[from.index()] -= 1;
    open.candies[seat.index()] += 1;
    sink.record(|| Effect::CandyTaken { seat, from: CandyOrigin::Seat(from) });
}

/// Takes the candy die off a column, the upper one of two (R19).
fn take_candy_off_column(open: &mut Open, column: Column, sink: &mut impl EffectSink) {
    let seat = open.turn.seat;
    let upper = open.stack(column).dice().rfind(|(_, die)| die.owner.is_candy());
    if let Some((space, _)) = upper {
        open.columns[column.index()].0[space] = None;
        open.candies[seat.index()] += 1;
        let from = CandyOrigin::Board(SpaceIndex::Column(column, space as u8));
        sink.record(|| Effect::CandyTaken { seat, from });
    }
}

/// Stores food in the bag (R15). A full bag ends the game at once (R5).
fn store(open: &mut Open, amount: u8, sink: &mut impl EffectSink) -> ScanStep {
    let seat = open.turn.seat;
    open.front[seat.index()] -= u32::from(amount);
    open.bags[seat.index()] += u32::from(amount);
    sink.record(|| Effect::Stored { seat, amount });
    if open.bags[seat.index()] < FULL_BAG {
        return ScanStep::Continue;
    }
    open.phase = Phase::Over;
    sink.record(|| Effect::Won { seat });
    ScanStep::Stop
}

/// Steals half of a seat's front food, rounded up (R16).
fn steal(open: &mut Open, from: Seat, sink: &mut impl EffectSink) -> ScanStep {
    let by = open.turn.seat;
    let amount = half_rounded_up(open.front[from.index()]);
    open.front[from.index()] -= amount;
    open.front[by.index()] += amount;
    sink.record(|| Effect::Stolen { by, from, amount });
    ScanStep::Continue
}

/// Lets all seats pass half of their front food at once (R17).
fn pass_food(open: &mut Open, direction: Direction, sink: &mut impl EffectSink) -> ScanStep {
    let gave: PerSeat<u32> = open.front.iter().map(|&food| half_rounded_up(food)).collect();
    open.front = fronts_after_passing(&open.front, direction);
    sink.record(|| Effect::FoodPassed { direction, gave });
    ScanStep::Continue
}

/// The food in front of each seat after all have passed half of `front` in this direction (R17).
pub fn fronts_after_passing(front: &[u32], direction: Direction) -> PerSeat<u32> {
    let seats = front.len();
    let received = |seat| half_rounded_up(front[direction.giver_to(seat, seats).index()]);
    Seat::all(seats).map(|seat| front[seat.index()] / 2 + received(seat)).collect()
}

/// Half of an amount of food, rounded up (R16, R17).
pub fn half_rounded_up(food: u32) -> u32 {
    food.div_ceil(2)
}

impl Open {
    /// The sum of the highest pair among these dice of a column: the highest two joined spaces that both hold a die, equal or not (R15).
    pub fn highest_pair_sum(&self, column: Column, stack: &Stack) -> Option<u8> {
        let spaces = &self.printed(column).spaces;
        let joined = (1..spaces.len()).rev().filter(|&upper| spaces[upper].joined);
        joined
            .filter_map(|upper| Some((stack.0[upper]?, stack.0[upper - 1]?)))
            .map(|(upper, lower)| upper.value.value() + lower.value.value())
            .next()
    }

    /// The other seats that have food in front (R16).
    pub fn robbable_seats(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(usize::from(self.seats)).filter(|&seat| seat != self.turn.seat && self.front[seat.index()] > 0)
    }

    /// The sources of a candy die while the jar is empty: other seats that have not used theirs, then columns (R19).
    pub fn candy_sources(&self) -> impl Iterator<Item = CandySource> + use<'_> {
        let seats = Seat::all(usize::from(self.seats))
            .filter(|&seat| seat != self.turn.seat && self.candies[seat.index()] > 0)
            .map(CandySource::Seat);
        let has_candy = |column: &Column| self.stack(*column).dice().any(|(_, die)| die.owner.is_candy());
        seats.chain(Column::ALL.into_iter().filter(has_candy).map(CandySource::Column))
    }
}
