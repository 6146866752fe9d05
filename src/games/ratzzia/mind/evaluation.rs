//! The value of positions of Ratzzia to one seat, in food that it can soon store. Estimates, not rules.

use super::Column;
use super::Open;
use crate::engine::{PerSeat, Seat, Term, Terms};
use crate::games::ratzzia::board::{COLUMNS, PrintedColumn, Shelf};
use crate::games::ratzzia::moves::Direction;
use crate::games::ratzzia::position::Stack;
use crate::games::ratzzia::rules::{FULL_BAG, fronts_after_passing, half_rounded_up};

/// The value of each food in the bag.
const BAG_FOOD_VALUE: f64 = 3.0;
/// The front food that counts in full, because it can soon be stored.
const FULL_VALUE_FRONT: u32 = 13;
/// The value of each further food in front.
const EXTRA_FRONT_VALUE: f64 = 0.3;
/// The front food beyond which more has no value: it is for thieves.
const MAX_VALUED_FRONT: u32 = 26;
/// The value of a full bag.
const WIN_VALUE: f64 = 60.0;
/// The value of an unused candy die for each other seat: the more seats play, the longer is the way up the seventh column.
const CANDY_VALUE: f64 = 2.5;
/// The value of Annie's reward.
const ANNIE_VALUE: f64 = 1.0;
/// The share at which sausages count on a column that is not completed for a while.
const INCOMPLETE_COLUMN_FACTOR: f64 = 0.55;
/// The share of the columns that a seat could complete in a turn and does complete, measured in games: of several it completes one
/// or two.
const COMPLETION_RATE: f64 = 0.25;
/// The same share for the column of the store, which is completed most often.
const STORE_COMPLETION_RATE: f64 = 0.65;
/// The weight of all opponents' values together.
const OPPONENT_WEIGHT: f64 = 0.5;
/// The value of a hand by its number of dice: each die is worth less than the one before.
const HAND_VALUES: [f64; 8] = [0.0, 3.2, 5.7, 7.7, 9.2, 10.4, 11.4, 12.3];

/// The chance that one die shows a given number, by the number of dice, with a re-roll.
const NUMBER_CHANCES: [f64; 8] = [0.0, 0.31, 0.52, 0.67, 0.77, 0.84, 0.89, 0.92];
/// The chance that two dice are equal, by the number of dice, with a re-roll.
const PAIR_CHANCES: [f64; 8] = [0.0, 0.0, 0.31, 0.69, 0.92, 0.99, 1.0, 1.0];

/// The highest sum of a pair: two sixes (R15).
pub(super) const MAX_PAIR_SUM: u32 = 12;

/// The parts of what a seat has: food in front and in the bag, dice and candy dice in hand, and what each column promises.
/// They are said without amounts, which are values and no numbers of pieces.
pub(super) const TERMS: &[Term] = &{
    let term = Term { more: "ratzzia-term-column", less: "ratzzia-term-column-less", number: 0, unit: 1.0 };
    let mut terms = [term; COLUMN_TERMS + COLUMNS];
    terms[FRONT_TERM] = Term { more: "ratzzia-term-front", less: "ratzzia-term-front-less", ..term };
    terms[BAG_TERM] = Term { more: "ratzzia-term-bag", less: "ratzzia-term-bag-less", ..term };
    terms[DICE_TERM] = Term { more: "ratzzia-term-dice", less: "ratzzia-term-dice-less", ..term };
    terms[CANDY_TERM] = Term { more: "ratzzia-term-candy", less: "ratzzia-term-candy-less", ..term };
    let mut column = 0;
    while column < COLUMNS {
        terms[COLUMN_TERMS + column].number = column as u8 + 1;
        column += 1;
    }
    terms
};
/// The indices of the terms.
pub(super) const FRONT_TERM: usize = 0;
pub(super) const BAG_TERM: usize = 1;
const DICE_TERM: usize = 2;
pub(super) const CANDY_TERM: usize = 3;
/// The index of the first column among the terms.
pub(super) const COLUMN_TERMS: usize = 4;

/// How to say that others have less of a term, or more: of food and of what a column promises. `None` of dice.
pub(super) fn rivals_term(term: usize) -> Option<Term> {
    let words = |more, less| Some(Term { more, less, ..*TERMS.get(term)? });
    match term {
        FRONT_TERM => words("ratzzia-rivals-front", "ratzzia-rivals-front-less"),
        BAG_TERM => words("ratzzia-rivals-bag", "ratzzia-rivals-bag-less"),
        COLUMN_TERMS.. => words("ratzzia-rivals-column", "ratzzia-rivals-column-less"),
        _ => None,
    }
}

/// Values positions from the view of one seat.
pub(super) struct Evaluator {
    me: usize,
    /// The seat that plays next.
    next: usize,
    seats: usize,
    /// The weight of each seat's value: positive for one's own, negative for opponents.
    weights: PerSeat<f64>,
    /// The value of an unused candy die.
    pub(super) candy: f64,
}

impl Evaluator {
    /// An evaluator for the seat on turn, where the next seat plays after it.
    pub(super) fn of(open: &Open) -> Evaluator {
        let me = open.turn.seat.index();
        Evaluator::for_seat(open, me, (me + 1) % usize::from(open.seats))
    }

    /// An evaluator of what any seat has of its own, without what others have; the seat on turn plays next.
    pub(super) fn of_own(open: &Open, seat: Seat) -> Evaluator {
        let mut evaluator = Evaluator::for_seat(open, seat.index(), open.turn.seat.index());
        evaluator.weights.iter_mut().for_each(|weight| *weight = weight.max(0.0));
        evaluator
    }

    fn for_seat(open: &Open, me: usize, next: usize) -> Evaluator {
        let seats = usize::from(open.seats);
        let danger = |seat: usize| 1.0 + f64::from(open.bags[seat]) / 8.0;
        let all: f64 = (0..seats).filter(|&seat| seat != me).map(danger).sum();
        let weight = |seat: usize| if seat == me { 1.0 } else { -OPPONENT_WEIGHT * danger(seat) / all };
        let weights = (0..seats).map(weight).collect();
        Evaluator { me, next, seats, weights, candy: CANDY_VALUE * (seats - 1) as f64 }
    }

    /// The value of a position at the end of a turn.
    pub(super) fn position_value(&self, open: &Open) -> f64 {
        let mut value = 0.0;
        for seat in 0..self.seats {
            value += self.weights[seat] * self.seat_value(open, seat);
        }
        let dice = open.hands[self.me].count();
        value
            + Column::ALL
                .into_iter()
                .map(|column| self.column_value(open, column, open.stack(column), dice))
                .sum::<f64>()
    }

    /// The value of what a seat has: food, dice in hand, candy dice.
    fn seat_value(&self, open: &Open, seat: usize) -> f64 {
        let bag = open.bags[seat];
        let mut own = front_value(open.front[seat]) + BAG_FOOD_VALUE * f64::from(bag);
        own += hand_value(open.hands[seat].count()) + self.candy * f64::from(open.candies[seat]);
        if bag >= FULL_BAG {
            own += WIN_VALUE;
        }
        own
    }

    /// What this evaluator's seat has, by the terms of [`TERMS`]. Only for [`Evaluator::of_own`].
    pub(super) fn own_terms(&self, open: &Open) -> Terms {
        let (bag, dice) = (open.bags[self.me], open.hands[self.me].count());
        let mut terms = Terms::default();
        terms[FRONT_TERM] = front_value(open.front[self.me]) as f32;
        terms[BAG_TERM] = (BAG_FOOD_VALUE * f64::from(bag) + if bag >= FULL_BAG { WIN_VALUE } else { 0.0 }) as f32;
        terms[DICE_TERM] = hand_value(dice) as f32;
        terms[CANDY_TERM] = (self.candy * f64::from(open.candies[self.me])) as f32;
        for (column, term) in Column::ALL.into_iter().zip(&mut terms[COLUMN_TERMS..]) {
            *term = self.column_value(open, column, open.stack(column), dice) as f32;
        }
        terms
    }

    /// The gain in value from taking one's dice back from a column (R6).
    pub(super) fn take_back_gain(&self, open: &Open, column: Column) -> f64 {
        let mut stack = *open.stack(column);
        let (mut dice, mut candies) = (open.hand().count(), 0);
        for space in &mut stack.0 {
            let Some(die) = space.filter(|die| die.owner.seat() == Some(open.turn.seat)) else { continue };
            *space = None;
            if die.owner.is_candy() { candies += 1 } else { dice += 1 }
        }
        hand_value(dice) - hand_value(open.hand().count())
            + f64::from(candies) * self.candy
            + self.column_value(open, column, &stack, dice)
            - self.column_value(open, column, open.stack(column), open.hand().count())
    }

    /// The value of a column with these dice at the end of one's own turn, with this many dice in hand for the next. A complete column is
    /// resolved now.
    pub(super) fn column_value(&self, open: &Open, column: Column, stack: &Stack, dice: usize) -> f64 {
        let printed = open.printed(column);
        let paid: f64 = stack
            .dice()
            .filter_map(|(space, die)| Some((space, die.owner.seat()?.index())))
            .map(|(space, seat)| self.weights[seat] * f64::from(printed.spaces[space].sausages))
            .sum();
        if stack.0[printed.top()].is_some() {
            return paid + self.reward_value(open, printed, column, stack, self.me);
        }
        let completion_rate = if printed.shelf == Shelf::Store { STORE_COMPLETION_RATE } else { COMPLETION_RATE };
        let mut still_incomplete = 1.0;
        let mut value = 0.0;
        for step in 0..self.seats {
            let seat = (self.next + step) % self.seats;
            let own = if seat == self.me { dice } else { open.hands[seat].count() };
            // The seat that plays next also rolls the support dice (R20), and has to leave them on the board (R21).
            let support = if step == 0 { usize::from(open.reserve) } else { 0 };
            let chance =
                completion_rate * completion_chance(printed, stack, own + support, usize::from(open.candies[seat]));
            if chance > 0.0 {
                value += still_incomplete * chance * self.reward_value(open, printed, column, stack, seat);
                still_incomplete *= 1.0 - chance;
            }
        }
        value + paid * (1.0 - still_incomplete * (1.0 - INCOMPLETE_COLUMN_FACTOR))
    }

    /// The value to this evaluator's seat of the reward that `seat` gets for completing a column, without the sausages of the spaces.
    fn reward_value(&self, open: &Open, printed: &PrintedColumn, column: Column, stack: &Stack, seat: usize) -> f64 {
        let own = self.weights[seat];
        match printed.shelf {
            Shelf::Annie => own * ANNIE_VALUE,
            Shelf::CandyJar => own * self.candy,
            Shelf::Sausages(count) => own * gain(open.front[seat], open.front[seat] + u32::from(count)),
            Shelf::Store => own * storing_value(open, column, stack, seat),
            Shelf::Greedy => {
                let victims = (0..self.seats).filter(|&victim| victim != seat);
                let victim = victims.max_by_key(|&victim| open.front[victim]).unwrap_or(seat);
                let (taken, left) = (half_rounded_up(open.front[victim]), open.front[victim] / 2);
                own * gain(open.front[seat], open.front[seat] + taken)
                    + self.weights[victim] * gain(open.front[victim], left)
            }
            Shelf::Accountant => {
                let gains = |direction: Direction| {
                    let after = fronts_after_passing(&open.front, direction);
                    let gain = |taker: usize| gain(open.front[taker], after[taker]);
                    let all: f64 = (0..self.seats).map(|taker| self.weights[taker] * gain(taker)).sum();
                    (gain(seat), all)
                };
                let (first, second) = (gains(Direction::Anticlockwise), gains(Direction::Clockwise));
                if first.0 >= second.0 { first.1 } else { second.1 }
            }
        }
    }
}

/// The value of an amount of front food.
fn front_value(food: u32) -> f64 {
    f64::from(food.min(FULL_VALUE_FRONT))
        + EXTRA_FRONT_VALUE * f64::from(food.clamp(FULL_VALUE_FRONT, MAX_VALUED_FRONT) - FULL_VALUE_FRONT)
}

/// The gain in value from a change of front food.
fn gain(before: u32, after: u32) -> f64 {
    front_value(after) - front_value(before)
}

/// The value of storing to the seat that completes the column, estimated from the dice that lie there now (R15).
fn storing_value(open: &Open, column: Column, stack: &Stack, seat: usize) -> f64 {
    let food = open.front[seat] + sausages(open.printed(column), stack, Seat::new(seat));
    let amount = stored_amount(open, column, stack).unwrap_or_else(|| max_storable(food));
    if amount > food {
        return 0.0;
    }
    let win = if open.bags[seat] + amount >= FULL_BAG { WIN_VALUE } else { 0.0 };
    BAG_FOOD_VALUE * f64::from(amount) + gain(food, food - amount) + win
}

/// The sausages of a seat's dice on a column (R10).
fn sausages(printed: &PrintedColumn, stack: &Stack, seat: Seat) -> u32 {
    let own = stack.dice().filter(|(_, die)| die.owner.seat() == Some(seat));
    own.map(|(space, _)| u32::from(printed.spaces[space].sausages)).sum()
}

/// The food that the seat on turn gets in front for completing a column, but what it takes from others (R10, R14).
pub(super) fn food_paid(open: &Open, column: Column, stack: &Stack) -> u32 {
    let printed = open.printed(column);
    let shelf = if let Shelf::Sausages(count) = printed.shelf { u32::from(count) } else { 0 };
    sausages(printed, stack, open.turn.seat) + shelf
}

/// The amount that the highest pair stores (R15): the sum of the pair on the column, or twice the die that waits for its equal. `None` if it is
/// not known yet.
pub(super) fn stored_amount(open: &Open, column: Column, stack: &Stack) -> Option<u32> {
    let top = open.printed(column).top();
    match (stack.0[top], stack.0[top - 1]) {
        (Some(_), _) => Some(open.highest_pair_sum(column, stack).map_or(0, u32::from)),
        (None, waiting) => waiting.map(|waiting| 2 * u32::from(waiting.value.value())),
    }
}

/// The most food that two equal dice can store with this much in front (R15).
pub(super) fn max_storable(food: u32) -> u32 {
    food.min(MAX_PAIR_SUM) / 2 * 2
}

/// The chance to complete a column in one turn with this many dice, re-roll included, and candy dice, which take any value (R19).
fn completion_chance(printed: &PrintedColumn, stack: &Stack, dice: usize, mut candies: usize) -> f64 {
    let next = stack.next_space(printed).unwrap_or(printed.spaces.len());
    let mut spaces = printed.spaces[next..].iter().peekable();
    let mut left = dice;
    if spaces.len() > left + candies {
        return 0.0;
    }
    let mut chance = 1.0;
    while let Some(here) = spaces.next() {
        let numbered = here.needs.is_some() || here.joined;
        let paired = !numbered && spaces.next_if(|above| above.joined).is_some();
        if numbered || paired {
            if candies > 0 {
                candies -= 1;
            } else {
                chance *= if paired { PAIR_CHANCES[left.min(7)] } else { NUMBER_CHANCES[left.min(7)] };
                left -= 1;
            }
        }
        // A space that takes any die.
        if !numbered {
            let any = if left > 0 { &mut left } else { &mut candies };
            *any -= 1;
        }
    }
    chance
}

/// The value of a hand with this many dice.
pub(super) fn hand_value(dice: usize) -> f64 {
    HAND_VALUES[dice.min(HAND_VALUES.len() - 1)]
}
