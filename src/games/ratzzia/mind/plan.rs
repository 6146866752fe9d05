//! A plan for the dice in hand: rows of dice for single columns, the best first. Nothing here is exact; the rules say what is allowed.

use arrayvec::ArrayVec;

use super::judge::{Judge, hand_worth};
use super::{Column, Dice, Die, Move, Open};
use crate::engine::Seat;
use crate::games::ratzzia::board::{MOST_SPACES, Target};
use crate::games::ratzzia::dice::{Lying, User, Values};
use crate::games::ratzzia::position::Stack;

/// What a die on a grey space costs, beside being out of hand.
const GREY: f64 = 0.4;

/// The dice that can be placed.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) own: Dice,
    pub(super) support: Dice,
    pub(super) candies: u8,
}

impl Hand {
    /// Those of the seat on turn.
    pub(super) fn of(open: &Open) -> Hand {
        Hand { own: *open.hand(), support: open.support, candies: open.candies[open.facts.seat.index()] }
    }

    fn has(&self, kind: Kind, die: Die) -> bool {
        match kind {
            Kind::Own => self.own.of(die) > 0,
            Kind::Support => self.support.of(die) > 0,
            Kind::Candy => self.candies > 0,
        }
    }

    /// Whether some die of these values is there.
    fn has_any(&self, values: Values) -> bool {
        self.candies > 0 || !values.and(self.own.values()).is_empty() || !values.and(self.support.values()).is_empty()
    }

    fn take(&mut self, kind: Kind, die: Die) {
        match kind {
            Kind::Own => self.own.take(die),
            Kind::Support => self.support.take(die),
            Kind::Candy => self.candies -= 1,
        }
    }

    fn worth(&self, judge: &Judge) -> f64 {
        hand_worth(self.own.count()) + judge.candy * f64::from(self.candies)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Support,
    Own,
    Candy,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Support, Kind::Own, Kind::Candy];
}

/// What is to be done with the dice in hand.
pub(super) struct Plan {
    /// What it brings.
    pub(super) worth: f64,
    /// The placements, in order.
    pub(super) steps: ArrayVec<Move, 12>,
    /// What they come to, place by place.
    pub(super) aims: ArrayVec<Aim, 12>,
    /// The own dice that it places.
    pub(super) used: Dice,
    /// Those of them that help to complete a column now.
    pub(super) completing: Dice,
}

/// What is to be done in one place.
pub(super) struct Aim {
    pub(super) target: Target,
    /// The own dice that go there.
    pub(super) own: Dice,
    /// Whether the column is complete then.
    pub(super) completes: bool,
}

impl Plan {
    pub(super) fn of(open: &Open, judge: &Judge, hand: Hand) -> Plan {
        let mut plan = Plan {
            worth: 0.0,
            steps: ArrayVec::new(),
            aims: ArrayVec::new(),
            used: Dice::NONE,
            completing: Dice::NONE,
        };
        let mut columns = open.columns;
        let mut hand = hand;
        let mut grey = open.grey_free();
        let mut placed = open.has_placed_own();
        loop {
            let mut rows = Rows { open, judge, hand, best: None };
            for column in Column::ALL {
                rows.grow(column, &columns[column.index()]);
            }
            let row = rows.best.filter(|row| row.worth > 0.0 || !placed || row.support > 0);
            let Some(row) = row else { break };
            let Row { column, stack, steps, worth, completes, left, .. } = row;
            for &step in &steps {
                if let Move::Place { die, .. } = step {
                    plan.aim(Target::Column(column), die, completes);
                    if completes {
                        plan.completing.add(die);
                    }
                    placed = true;
                }
                placed |= matches!(step, Move::PlaceCandy { .. });
                let _ = plan.steps.try_push(step);
            }
            plan.worth += worth;
            columns[column.index()] = stack;
            hand = left;
        }
        // What must be placed and fits nowhere else.
        while grey > 0 && (!placed || !hand.support.is_empty()) {
            let (kind, values) = if hand.support.is_empty() {
                (Kind::Own, hand.own.values())
            } else {
                (Kind::Support, hand.support.values())
            };
            let Some(die) = values.iter().next() else { break };
            hand.take(kind, die);
            let _ = plan.steps.try_push(step_of(kind, die, Target::CatRow));
            if kind == Kind::Own {
                plan.aim(Target::CatRow, die, false);
                placed = true;
            }
            plan.worth -= GREY + 0.5;
            grey -= 1;
        }
        plan
    }

    fn aim(&mut self, target: Target, die: Die, completes: bool) {
        self.used.add(die);
        match self.aims.iter_mut().find(|aim| aim.target == target) {
            Some(aim) => {
                aim.own.add(die);
                aim.completes |= completes;
            }
            None => {
                let _ = self.aims.try_push(Aim { target, own: Dice::from_iter([die]), completes });
            }
        }
    }
}

/// A row of dice for one column.
struct Row {
    column: Column,
    stack: Stack,
    steps: ArrayVec<Move, MOST_SPACES>,
    worth: f64,
    completes: bool,
    support: usize,
    left: Hand,
}

/// The rows that can be put on the columns, and the best of them.
struct Rows<'a> {
    open: &'a Open,
    judge: &'a Judge,
    hand: Hand,
    best: Option<Row>,
}

impl Rows<'_> {
    fn grow(&mut self, column: Column, stack: &Stack) {
        let next = stack.next_takes(self.open.printed(column));
        if next.is_none_or(|(_, takes)| !self.hand.has_any(takes)) {
            return;
        }
        let before = self.judge.column(self.open, column, stack, self.hand.own.count());
        self.extend(column, *stack, self.hand, before, &mut ArrayVec::new());
    }

    /// Tries every die on the next space of the column.
    fn extend(
        &mut self,
        column: Column,
        stack: Stack,
        left: Hand,
        before: f64,
        steps: &mut ArrayVec<Move, MOST_SPACES>,
    ) {
        let Some((next, takes)) = stack.next_takes(self.open.printed(column)) else { return };
        let me = self.open.facts.seat;
        for die in takes.iter() {
            for kind in Kind::ALL {
                // A candy die is for what no other die can do.
                let wasted = kind == Kind::Candy && (left.has(Kind::Own, die) || left.has(Kind::Support, die));
                if wasted || !left.has(kind, die) {
                    continue;
                }
                let (mut stack, mut left) = (stack, left);
                left.take(kind, die);
                stack.0[next] = Some(Lying { value: die, user: user_of(kind, me) });
                steps.push(step_of(kind, die, Target::Column(column)));
                self.consider(column, &stack, &left, before, steps);
                self.extend(column, stack, left, before, steps);
                steps.pop();
            }
        }
    }

    fn consider(
        &mut self,
        column: Column,
        stack: &Stack,
        left: &Hand,
        before: f64,
        steps: &ArrayVec<Move, MOST_SPACES>,
    ) {
        let after = self.judge.column(self.open, column, stack, left.own.count());
        let completes = stack.0[self.open.printed(column).top()].is_some();
        let mut worth = after - before + left.worth(self.judge) - self.hand.worth(self.judge);
        if completes {
            // One's own dice come home.
            let home = stack.dice().filter(|(_, lying)| lying.user == User::Own(self.open.facts.seat)).count();
            worth += hand_worth(left.own.count() + home) - hand_worth(left.own.count());
        }
        let support = self.hand.support.count() - left.support.count();
        let rank = |support: usize, worth: f64| (support.min(1), worth);
        let better = self.best.as_ref().is_none_or(|best| rank(support, worth) > rank(best.support, best.worth));
        if better {
            let left = *left;
            self.best = Some(Row { column, stack: *stack, steps: steps.clone(), worth, completes, support, left });
        }
    }
}

fn user_of(kind: Kind, seat: Seat) -> User {
    match kind {
        Kind::Own => User::Own(seat),
        Kind::Support => User::Support,
        Kind::Candy => User::Candy(seat),
    }
}

fn step_of(kind: Kind, die: Die, column: Target) -> Move {
    match kind {
        Kind::Own => Move::Place { die, column },
        Kind::Support => Move::PlaceSupport { die, column },
        Kind::Candy => Move::PlaceCandy { value: die, column },
    }
}
