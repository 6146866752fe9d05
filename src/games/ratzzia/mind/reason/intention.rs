//! What the bot intends to do with some of the own dice, and the phrases for it.

use super::super::evaluation::Evaluator;
use super::super::plan::{Plan, PlanGoal};
use super::super::{Column, Dice, Open, PlaceableDice};
use super::prize::{PaidWhen, current_sausages, prize};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::words::value_list;

/// The plan for these own dice, together with the support and candy dice that can be placed.
pub(super) struct Intention<'a> {
    pub(super) open: &'a Open,
    pub(super) own: Dice,
    pub(super) plan: Plan,
}

impl Intention<'_> {
    pub(super) fn of(open: &Open, own: Dice) -> Intention<'_> {
        Intention {
            open,
            own,
            plan: Plan::of(open, &Evaluator::of(open), PlaceableDice { own, ..PlaceableDice::of(open) }),
        }
    }

    /// Whether the plan places only what has to be placed (R8, R21).
    pub(super) fn is_forced(&self) -> bool {
        self.plan.gain < 0.0
    }

    /// The columns that the plan completes with own dice.
    pub(super) fn completed(&self) -> impl Iterator<Item = Column> {
        self.plan.goals.iter().filter(|goal| goal.completes).filter_map(|goal| column_of(goal.target))
    }

    /// The goals for own dice, those that complete a column first.
    pub(super) fn goals(&self) -> Vec<&PlanGoal> {
        let mut goals: Vec<&PlanGoal> = self.plan.goals.iter().filter(|goal| !goal.own.is_empty()).collect();
        goals.sort_by_key(|goal| (!goal.completes, goal.target));
        goals
    }

    /// The position after the steps of the plan on the selected targets.
    pub(super) fn after(&self, is_selected: impl Fn(Target) -> bool) -> Open {
        let mut open = self.open.clone();
        open.hands[open.turn.seat.index()] = self.own;
        let steps = self.plan.steps.iter().filter(|step| step.placement().is_some_and(|(_, to)| is_selected(to)));
        steps.fold(open, |open, &step| open.after_choice(step))
    }

    /// The position after the steps that complete columns.
    pub(super) fn after_completing(&self) -> Open {
        self.after(|target| self.completed().any(|column| target == Target::Column(column)))
    }

    /// Where the dice would go, for at most `max` goals: "3, 4, 5, 6 for column 3".
    pub(super) fn goal_phrases(&self, max: usize) -> Vec<Phrase> {
        let after = self.after(|_| true);
        let describe = |goal: &PlanGoal| {
            let phrase = |key| Phrase::new(key).with("dice", value_list(&goal.own));
            match goal.target {
                Target::CatRow => phrase("ratzzia-dice-for-cat"),
                Target::Column(column) if goal.completes => {
                    let phrase = phrase("ratzzia-dice-for-completes").with("column", column.number());
                    phrase.with("prize", prize(&after, column, PaidWhen::InTurn))
                }
                Target::Column(column) => {
                    let sausages = current_sausages(&after, column) - current_sausages(self.open, column);
                    phrase("ratzzia-dice-for").with("column", column.number()).with("sausages", sausages)
                }
            }
        };
        self.goals().into_iter().take(max).map(describe).collect()
    }
}

fn column_of(target: Target) -> Option<Column> {
    if let Target::Column(column) = target { Some(column) } else { None }
}
