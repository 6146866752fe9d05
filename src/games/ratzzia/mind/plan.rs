//! A greedy plan for the dice in hand: column after column gets its best sequence of dice. An estimate; the rules say what is legal.

use std::borrow::Cow;

use arrayvec::ArrayVec;

use super::evaluation::{Evaluator, food_paid, hand_value};
use super::{Column, Dice, Die, Move, Open};
use crate::engine::Seat;
use crate::games::ratzzia::board::{MAX_SPACES, Target};
use crate::games::ratzzia::dice::{DieKind, DieOwner, PlacedDie, Values};
use crate::games::ratzzia::position::Stack;

/// The cost of a die on a grey space, besides being out of hand.
const GREY_SPACE_COST: f64 = 0.4;

/// The dice that can be placed.
#[derive(Clone, Copy)]
pub(super) struct PlaceableDice {
    pub(super) own: Dice,
    pub(super) support: Dice,
    pub(super) candies: u8,
}

impl PlaceableDice {
    /// The dice that the seat on turn can place now.
    pub(super) fn of(open: &Open) -> PlaceableDice {
        PlaceableDice { own: *open.hand(), support: open.support, candies: open.candies[open.turn.seat.index()] }
    }

    fn has(&self, kind: DieKind, die: Die) -> bool {
        match kind {
            DieKind::Own => self.own.count_of(die) > 0,
            DieKind::Support => self.support.count_of(die) > 0,
            DieKind::Candy => self.candies > 0,
        }
    }

    /// Whether some die can be placed as one of these values.
    fn has_any(&self, values: Values) -> bool {
        self.candies > 0
            || !values.intersection(self.own.values()).is_empty()
            || !values.intersection(self.support.values()).is_empty()
    }

    fn take(&mut self, kind: DieKind, die: Die) {
        match kind {
            DieKind::Own => self.own.take(die),
            DieKind::Support => self.support.take(die),
            DieKind::Candy => self.candies -= 1,
        }
    }

    fn value(&self, evaluator: &Evaluator) -> f64 {
        hand_value(self.own.count()) + evaluator.candy * f64::from(self.candies)
    }
}

/// The kinds of dice in the order in which a plan uses them up: support dice first, because they go back at the end of the turn.
const KINDS: [DieKind; 3] = [DieKind::Support, DieKind::Own, DieKind::Candy];

/// A plan for the dice in hand.
pub(super) struct Plan {
    /// The gain in value from the plan.
    pub(super) gain: f64,
    /// The placements, in order.
    pub(super) steps: ArrayVec<Move, 12>,
    /// What the placements come to, target by target.
    pub(super) goals: ArrayVec<PlanGoal, 12>,
    /// The own dice that the plan places.
    pub(super) used: Dice,
    /// The own dice that help to complete a column now.
    pub(super) completing: Dice,
}

/// What a plan does on one target.
pub(super) struct PlanGoal {
    pub(super) target: Target,
    /// The own dice placed on the target.
    pub(super) own: Dice,
    /// Whether that completes the column.
    pub(super) completes: bool,
}

impl Plan {
    pub(super) fn of(open: &Open, evaluator: &Evaluator, hand: PlaceableDice) -> Plan {
        let mut plan = Plan {
            gain: 0.0,
            steps: ArrayVec::new(),
            goals: ArrayVec::new(),
            used: Dice::NONE,
            completing: Dice::NONE,
        };
        let mut columns = open.columns;
        // Columns that are complete already pay, too.
        let paid_by = |column| if open.is_complete(column) { food_paid(open, column, open.stack(column)) } else { 0 };
        let mut paid = Column::ALL.map(paid_by);
        let mut hand = hand;
        let mut grey = open.grey_free();
        let mut placed = open.has_placed_own();
        loop {
            let mut best = None;
            // The scan begins at the left (R10): what a column pays can be stored by one further to the right.
            let mut scanned = Cow::Borrowed(open);
            for column in Column::ALL {
                let mut search = ColumnSearch { open: &scanned, evaluator, hand, best };
                search.search_column(column, &columns[column.index()]);
                best = search.best;
                if paid[column.index()] > 0 {
                    scanned.to_mut().front[open.turn.seat.index()] += paid[column.index()];
                }
            }
            let best = best.filter(|best| best.gain > 0.0 || !placed || best.support > 0);
            let Some(best) = best else { break };
            let ColumnPlan { column, stack, steps, gain, completes, left, .. } = best;
            for &step in &steps {
                if let Move::Place { die, .. } = step {
                    plan.add_goal(Target::Column(column), die, completes);
                    if completes {
                        plan.completing.add(die);
                    }
                    placed = true;
                }
                placed |= matches!(step, Move::PlaceCandy { .. });
                let _ = plan.steps.try_push(step);
            }
            plan.gain += gain;
            if completes {
                paid[column.index()] = food_paid(open, column, &stack);
            }
            columns[column.index()] = stack;
            hand = left;
        }
        // Dice that must be placed and fit on no column go on grey spaces.
        while grey > 0 && (!placed || !hand.support.is_empty()) {
            let (kind, values) = if hand.support.is_empty() {
                (DieKind::Own, hand.own.values())
            } else {
                (DieKind::Support, hand.support.values())
            };
            let Some(die) = values.iter().next() else { break };
            hand.take(kind, die);
            let _ = plan.steps.try_push(step_of(kind, die, Target::CatRow));
            if kind == DieKind::Own {
                plan.add_goal(Target::CatRow, die, false);
                placed = true;
            }
            plan.gain -= GREY_SPACE_COST + 0.5;
            grey -= 1;
        }
        plan
    }

    fn add_goal(&mut self, target: Target, die: Die, completes: bool) {
        self.used.add(die);
        match self.goals.iter_mut().find(|goal| goal.target == target) {
            Some(goal) => {
                goal.own.add(die);
                goal.completes |= completes;
            }
            None => {
                let _ = self.goals.try_push(PlanGoal { target, own: Dice::from_iter([die]), completes });
            }
        }
    }
}

/// A sequence of dice for one column.
struct ColumnPlan {
    column: Column,
    stack: Stack,
    steps: ArrayVec<Move, MAX_SPACES>,
    gain: f64,
    completes: bool,
    support: usize,
    left: PlaceableDice,
}

/// A search over the sequences of dice for each column, keeping the best.
struct ColumnSearch<'a> {
    open: &'a Open,
    evaluator: &'a Evaluator,
    hand: PlaceableDice,
    best: Option<ColumnPlan>,
}

impl ColumnSearch<'_> {
    /// Considers all sequences for one column.
    fn search_column(&mut self, column: Column, stack: &Stack) {
        let next = stack.next_accepted(self.open.printed(column));
        if next.is_none_or(|(_, takes)| !self.hand.has_any(takes)) {
            return;
        }
        let before = self.evaluator.column_value(self.open, column, stack, self.hand.own.count());
        self.extend(column, *stack, self.hand, before, &mut ArrayVec::new());
    }

    /// Extends the sequence by every die that fits on the next space of the column.
    fn extend(
        &mut self,
        column: Column,
        stack: Stack,
        left: PlaceableDice,
        before: f64,
        steps: &mut ArrayVec<Move, MAX_SPACES>,
    ) {
        let Some((next, takes)) = stack.next_accepted(self.open.printed(column)) else { return };
        let me = self.open.turn.seat;
        for die in takes.iter() {
            for kind in KINDS {
                // A candy die is only for values that no other die shows.
                let wasted = kind == DieKind::Candy && (left.has(DieKind::Own, die) || left.has(DieKind::Support, die));
                if wasted || !left.has(kind, die) {
                    continue;
                }
                let (mut stack, mut left) = (stack, left);
                left.take(kind, die);
                stack.0[next] = Some(PlacedDie { value: die, owner: user_of(kind, me) });
                steps.push(step_of(kind, die, Target::Column(column)));
                self.consider(column, &stack, &left, before, steps);
                self.extend(column, stack, left, before, steps);
                steps.pop();
            }
        }
    }

    /// Keeps a sequence if it is better than the best so far.
    fn consider(
        &mut self,
        column: Column,
        stack: &Stack,
        left: &PlaceableDice,
        before: f64,
        steps: &ArrayVec<Move, MAX_SPACES>,
    ) {
        let after = self.evaluator.column_value(self.open, column, stack, left.own.count());
        let completes = stack.0[self.open.printed(column).top()].is_some();
        let mut gain = after - before + left.value(self.evaluator) - self.hand.value(self.evaluator);
        if completes {
            // One's own dice return to the hand.
            let home = stack.dice().filter(|(_, die)| die.owner == DieOwner::Own(self.open.turn.seat)).count();
            gain += hand_value(left.own.count() + home) - hand_value(left.own.count());
        }
        let support = self.hand.support.count() - left.support.count();
        let rank = |support: usize, gain: f64| (support.min(1), gain);
        let better = self.best.as_ref().is_none_or(|best| rank(support, gain) > rank(best.support, best.gain));
        if better {
            let left = *left;
            self.best =
                Some(ColumnPlan { column, stack: *stack, steps: steps.clone(), gain, completes, support, left });
        }
    }
}

fn user_of(kind: DieKind, seat: Seat) -> DieOwner {
    match kind {
        DieKind::Own => DieOwner::Own(seat),
        DieKind::Support => DieOwner::Support,
        DieKind::Candy => DieOwner::Candy(seat),
    }
}

fn step_of(kind: DieKind, die: Die, column: Target) -> Move {
    match kind {
        DieKind::Own => Move::Place { die, column },
        DieKind::Support => Move::PlaceSupport { die, column },
        DieKind::Candy => Move::PlaceCandy { value: die, column },
    }
}
