//! What the mind would do with some of the own dice, and how that is said.

use super::super::judge::Judge;
use super::super::plan::{Aim, Plan};
use super::super::{Column, Dice, Hand, Open};
use super::prize::{When, lying_sausages, prize};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::words::listed;

/// What the mind would do with these own dice, beside the others that can be placed.
pub(super) struct Meant<'a> {
    pub(super) open: &'a Open,
    pub(super) own: Dice,
    pub(super) plan: Plan,
}

impl Meant<'_> {
    pub(super) fn of(open: &Open, own: Dice) -> Meant<'_> {
        Meant { open, own, plan: Plan::of(open, &Judge::of(open), Hand { own, ..Hand::of(open) }) }
    }

    /// Whether it places only what has to be placed (R8, R21).
    pub(super) fn is_forced(&self) -> bool {
        self.plan.worth < 0.0
    }

    /// The columns that it completes with own dice.
    pub(super) fn completed(&self) -> impl Iterator<Item = Column> {
        self.plan.aims.iter().filter(|aim| aim.completes).filter_map(|aim| column_of(aim.target))
    }

    /// The places for own dice, what completes a column first.
    pub(super) fn aims(&self) -> Vec<&Aim> {
        let mut aims: Vec<&Aim> = self.plan.aims.iter().filter(|aim| !aim.own.is_empty()).collect();
        aims.sort_by_key(|aim| (!aim.completes, aim.target));
        aims
    }

    /// The position after those steps of the plan.
    pub(super) fn after(&self, is_done: impl Fn(Target) -> bool) -> Open {
        let mut open = self.open.clone();
        open.hands[open.facts.seat.index()] = self.own;
        let steps = self.plan.steps.iter().filter(|step| step.placed().is_some_and(|(_, to)| is_done(to)));
        steps.fold(open, |open, &step| open.after_choice(step))
    }

    pub(super) fn after_completing(&self) -> Open {
        self.after(|target| self.completed().any(|column| target == Target::Column(column)))
    }

    /// Where the dice would go: "3, 4, 5, 6 for column 3".
    pub(super) fn said(&self, most: usize) -> Vec<Phrase> {
        let after = self.after(|_| true);
        let said = |aim: &Aim| {
            let phrase = |key| Phrase::new(key).with("dice", listed(&aim.own));
            match aim.target {
                Target::CatRow => phrase("ratzzia-dice-for-cat"),
                Target::Column(column) if aim.completes => {
                    let phrase = phrase("ratzzia-dice-for-completes").with("column", column.number());
                    phrase.with("prize", prize(&after, column, When::InTurn))
                }
                Target::Column(column) => {
                    let sausages = lying_sausages(&after, column) - lying_sausages(self.open, column);
                    phrase("ratzzia-dice-for").with("column", column.number()).with("sausages", sausages)
                }
            }
        };
        self.aims().into_iter().take(most).map(said).collect()
    }
}

fn column_of(target: Target) -> Option<Column> {
    if let Target::Column(column) = target { Some(column) } else { None }
}
