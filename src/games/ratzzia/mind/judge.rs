//! What a position of Ratzzia is worth to the seat on turn, in food that it can soon store. Estimates, not rules.

use super::Column;
use super::Open;
use crate::engine::{PerSeat, Seat};
use crate::games::ratzzia::board::{Printed, Shelf};
use crate::games::ratzzia::position::Stack;
use crate::games::ratzzia::rules::{Direction, FULL_BAG, half, passed_on};

/// What food in the bag is worth.
const SAFE: f64 = 3.0;
/// How much of the food in front can soon be stored; what is beyond is worth less …
const ENOUGH: u32 = 13;
/// … this much each …
const MORE: f64 = 0.3;
/// … up to here; all that is beyond is for thieves.
const TOO_MUCH: u32 = 26;
/// What a full bag is worth.
const WIN: f64 = 60.0;
/// What an unused candy die is worth for each other seat: the more play, the longer is the way up the seventh column.
const CANDY: f64 = 2.5;
/// What Annie's reward is worth.
const ANNIE: f64 = 1.0;
/// How much sausages count that lie on a column which is not completed for a while.
const LATER: f64 = 0.55;
/// How often a seat completes a column in a turn in which it could, as counted: of several it takes one or two …
const WILLING: f64 = 0.25;
/// … and the store above all.
const WILLING_TO_STORE: f64 = 0.65;
/// How much the others' fortune counts, all together.
const OTHERS: f64 = 0.5;
/// What so many dice in hand are worth: each one less than the one before.
const HAND: [f64; 8] = [0.0, 3.2, 5.7, 7.7, 9.2, 10.4, 11.4, 12.3];

/// The chance that one of so many dice shows a given number, with a second roll …
const NUMBER: [f64; 8] = [0.0, 0.31, 0.52, 0.67, 0.77, 0.84, 0.89, 0.92];
/// … and that two of them are equal.
const PAIR: [f64; 8] = [0.0, 0.0, 0.31, 0.69, 0.92, 0.99, 1.0, 1.0];

/// A pair is at most two sixes (R15).
pub(super) const HIGHEST_PAIR: u32 = 12;

/// One seat's eyes on a position.
pub(super) struct Judge {
    me: usize,
    /// The seat that plays next.
    next: usize,
    seats: usize,
    /// How much a seat's fortune counts: one's own for, those of others against.
    weights: PerSeat<f64>,
    /// What an unused candy die is worth.
    pub(super) candy: f64,
}

impl Judge {
    /// The eyes of the seat on turn, after whose turn the next one plays.
    pub(super) fn of(open: &Open) -> Judge {
        let me = open.facts.seat.index();
        Judge::seeing(open, me, (me + 1) % usize::from(open.seats))
    }

    /// The eyes of a seat where the seat on turn has yet to play.
    pub(super) fn of_seat(open: &Open, seat: Seat) -> Judge {
        Judge::seeing(open, seat.index(), open.facts.seat.index())
    }

    fn seeing(open: &Open, me: usize, next: usize) -> Judge {
        let seats = usize::from(open.seats);
        let danger = |seat: usize| 1.0 + f64::from(open.bags[seat]) / 8.0;
        let all: f64 = (0..seats).filter(|&seat| seat != me).map(danger).sum();
        let weight = |seat: usize| if seat == me { 1.0 } else { -OTHERS * danger(seat) / all };
        let weights = (0..seats).map(weight).collect();
        Judge { me, next, seats, weights, candy: CANDY * (seats - 1) as f64 }
    }

    /// What the position is worth, whoever is on turn next.
    pub(super) fn worth(&self, open: &Open) -> f64 {
        let mut worth = 0.0;
        for seat in 0..self.seats {
            worth += self.weights[seat] * self.fortune(open, seat);
        }
        let dice = open.hands[self.me].count();
        worth + Column::ALL.into_iter().map(|column| self.column(open, column, open.stack(column), dice)).sum::<f64>()
    }

    /// What a seat has: food, dice in hand, candy.
    fn fortune(&self, open: &Open, seat: usize) -> f64 {
        let bag = open.bags[seat];
        let mut own = front_worth(open.front[seat]) + SAFE * f64::from(bag);
        own += hand_worth(open.hands[seat].count()) + self.candy * f64::from(open.candies[seat]);
        if bag >= FULL_BAG {
            own += WIN;
        }
        own
    }

    /// What it brings to take one's dice back from a column (R6).
    pub(super) fn taking_back(&self, open: &Open, column: Column) -> f64 {
        let mut stack = *open.stack(column);
        let (mut dice, mut candies) = (open.hand().count(), 0);
        for space in &mut stack.0 {
            let Some(lying) = space.filter(|lying| lying.user.seat() == Some(open.facts.seat)) else { continue };
            *space = None;
            if lying.user.is_candy() { candies += 1 } else { dice += 1 }
        }
        hand_worth(dice) - hand_worth(open.hand().count())
            + f64::from(candies) * self.candy
            + self.column(open, column, &stack, dice)
            - self.column(open, column, open.stack(column), open.hand().count())
    }

    /// What a column with these dice is worth after one's own turn, with so many dice in hand for the next; a complete one is resolved now.
    pub(super) fn column(&self, open: &Open, column: Column, stack: &Stack, dice: usize) -> f64 {
        let printed = open.printed(column);
        let paid: f64 = stack
            .dice()
            .filter_map(|(space, lying)| Some((space, lying.user.seat()?.index())))
            .map(|(space, seat)| self.weights[seat] * f64::from(printed.spaces[space].sausages))
            .sum();
        if stack.0[printed.top()].is_some() {
            return paid + self.reward(open, printed, column, stack, self.me);
        }
        let willing = if printed.shelf == Shelf::Store { WILLING_TO_STORE } else { WILLING };
        let mut open_still = 1.0;
        let mut worth = 0.0;
        for step in 0..self.seats {
            let seat = (self.next + step) % self.seats;
            let own = if seat == self.me { dice } else { open.hands[seat].count() };
            // Whoever plays next rolls the support dice, too (R20), and has to leave them on the board (R21).
            let support = if step == 0 { usize::from(open.reserve) } else { 0 };
            let chance = willing * chance(printed, stack, own + support, usize::from(open.candies[seat]));
            if chance > 0.0 {
                worth += open_still * chance * self.reward(open, printed, column, stack, seat);
                open_still *= 1.0 - chance;
            }
        }
        worth + paid * (1.0 - open_still * (1.0 - LATER))
    }

    /// What a seat's completing a column is worth to me, sausages of its spaces apart.
    fn reward(&self, open: &Open, printed: &Printed, column: Column, stack: &Stack, seat: usize) -> f64 {
        let own = self.weights[seat];
        match printed.shelf {
            Shelf::Annie => own * ANNIE,
            Shelf::CandyJar => own * self.candy,
            Shelf::Sausages(count) => own * gain(open.front[seat], open.front[seat] + u32::from(count)),
            Shelf::Store => own * storing(open, column, stack, seat),
            Shelf::Greedy => {
                let victims = (0..self.seats).filter(|&victim| victim != seat);
                let victim = victims.max_by_key(|&victim| open.front[victim]).unwrap_or(seat);
                let (taken, left) = (half(open.front[victim]), open.front[victim] / 2);
                own * gain(open.front[seat], open.front[seat] + taken)
                    + self.weights[victim] * gain(open.front[victim], left)
            }
            Shelf::Accountant => {
                let gains = |direction: Direction| {
                    let after = passed_on(&open.front, direction);
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

/// What so much food in front is worth.
fn front_worth(food: u32) -> f64 {
    f64::from(food.min(ENOUGH)) + MORE * f64::from(food.clamp(ENOUGH, TOO_MUCH) - ENOUGH)
}

fn gain(before: u32, after: u32) -> f64 {
    front_worth(after) - front_worth(before)
}

/// What storing is worth to the seat that completes the column, as it looks now (R15).
fn storing(open: &Open, column: Column, stack: &Stack, seat: usize) -> f64 {
    let printed = open.printed(column);
    let sausages: u32 = stack
        .dice()
        .filter(|(_, lying)| lying.user.seat() == Some(Seat::new(seat)))
        .map(|(space, _)| u32::from(printed.spaces[space].sausages))
        .sum();
    let food = open.front[seat] + sausages;
    let amount = stored(open, column, stack).unwrap_or_else(|| most_stored(food));
    if amount > food {
        return 0.0;
    }
    let win = if open.bags[seat] + amount >= FULL_BAG { WIN } else { 0.0 };
    SAFE * f64::from(amount) + gain(food, food - amount) + win
}

/// What the highest pair will count (R15): the one that lies there, or two of the die that waits for its equal. Nothing if it is not known yet.
pub(super) fn stored(open: &Open, column: Column, stack: &Stack) -> Option<u32> {
    let top = open.printed(column).top();
    match (stack.0[top], stack.0[top - 1]) {
        (Some(_), _) => Some(open.pair_of(column, stack).map_or(0, u32::from)),
        (None, waiting) => waiting.map(|waiting| 2 * u32::from(waiting.value.value())),
    }
}

/// The most that two equal dice can bring into the bag with so much food in front (R15).
pub(super) fn most_stored(food: u32) -> u32 {
    food.min(HIGHEST_PAIR) / 2 * 2
}

/// The chance that so many dice complete a column in one turn, two rolls included, and candy dice, which show what they should (R19).
fn chance(printed: &Printed, stack: &Stack, dice: usize, mut candies: usize) -> f64 {
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
                chance *= if paired { PAIR[left.min(7)] } else { NUMBER[left.min(7)] };
                left -= 1;
            }
        }
        // One that may show anything.
        if !numbered {
            let any = if left > 0 { &mut left } else { &mut candies };
            *any -= 1;
        }
    }
    chance
}

/// What so many dice in hand are worth.
pub(super) fn hand_worth(dice: usize) -> f64 {
    HAND[dice.min(HAND.len() - 1)]
}
