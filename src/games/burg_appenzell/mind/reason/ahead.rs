//! What the actions that are left in a turn can make of a step.

use super::super::worth::{nearest_pair, worth, worth_at_end};
use super::super::{Seat, Thought, WIDTH, promising};
use super::{Step, chips_phrase};
use crate::engine::Phrase;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::games::burg_appenzell::words::cheese_phrase;

/// So many positions go on to the next step: enough for what is plain to see.
const NARROW: usize = 10;

/// A step and the best end that the turn can come to after it.
pub(super) struct Ahead<'a> {
    step: &'a Step,
    /// After the step.
    pub(super) end: &'a Thought,
}

impl Ahead<'_> {
    pub(super) fn of(step: &Step) -> Ahead<'_> {
        Ahead { step, end: step.best_end.get_or_init(|| best_end(&step.after, step.seat)) }
    }

    /// What the rest of the turn can bring, where the step is part of the way: it takes fewer actions after it than before.
    pub(super) fn prepared(&self) -> Option<Phrase> {
        let (seat, to) = (self.step.seat, self.to(self.end));
        let is_won = |thought: &Thought| thought.common.end().is_some_and(|end| end.winner == seat);
        if to.certain_winner() == Some(seat) && self.is_sooner(is_won) {
            return Some(Phrase::new("burg_appenzell-reason-prepares-win"));
        }
        let has = |thought: &Thought, cheese| thought.common.player(seat).chips.contains(cheese);
        let sooner = |cheese: &Cheese| self.is_sooner(|thought| has(thought, *cheese));
        let prepared: Vec<Cheese> = self.gained().into_iter().filter(sooner).collect();
        let falls = || {
            let other = fall_of_another(&to)?;
            let has_fallen = |thought: &Thought| fall_of_another(&self.to(thought)) == Some(other);
            let falls = Phrase::new("burg_appenzell-reason-prepares-fall").with("seat", other);
            self.is_sooner(has_fallen).then_some(falls)
        };
        chips_phrase("burg_appenzell-reason-prepares-chips", &prepared).or_else(falls)
    }

    fn is_sooner(&self, is_reached: impl Fn(&Thought) -> bool) -> bool {
        let soonest = |from: &Thought, width| {
            let mut soonest = None;
            each_ahead(from, self.step.seat, width, |thought| {
                if is_reached(thought) {
                    soonest = soonest.max(Some(thought.common.actions));
                }
            });
            soonest.map(|left| from.common.actions - left)
        };
        let Some(after) = soonest(&self.step.after, NARROW) else { return false };
        // What can be reached after the step can be reached from before it. Where that is overlooked even by a look as wide as the mind's,
        // nobody knows whether the step is needed.
        let before = soonest(&self.step.before, NARROW).or_else(|| soonest(&self.step.before, WIDTH));
        before.is_some_and(|before| after < before)
    }

    /// What the rest of the turn can bring, though the step is not needed for it.
    pub(super) fn left(&self) -> Option<Phrase> {
        let (seat, end, to) = (self.step.seat, self.end, self.to(self.end));
        let pair = || {
            let (cheese, actions) = nearest_pair(end, seat)?;
            let was = nearest_pair(&self.step.before, seat).map(|(_, actions)| actions);
            let pair = Phrase::new("burg_appenzell-reason-left-pair").with("cheese", cheese_phrase(cheese));
            was.is_none_or(|was| actions < was).then(|| pair.with("count", actions))
        };
        let falls = || Some(Phrase::new("burg_appenzell-reason-left-fall").with("seat", fall_of_another(&to)?));
        let waits = || {
            let arrived = end.common.player(seat).mice - self.step.before.common.player(seat).mice;
            let cheese = to.lacking(arrived).next()?;
            Some(Phrase::new("burg_appenzell-reason-left-waits").with("cheese", cheese_phrase(cheese)))
        };
        let chips = chips_phrase("burg_appenzell-reason-left-chips", &self.gained());
        chips.or_else(falls).or_else(pair).or_else(waits)
    }

    /// The chips that the turn can bring.
    pub(super) fn gained(&self) -> Vec<Cheese> {
        self.to(self.end).gained()
    }

    fn to(&self, end: &Thought) -> Step {
        Step::new(end.clone(), self.step.before.clone(), self.step.seat)
    }
}

/// Told by how many have fallen, for other mice may have run in between.
fn fall_of_another(step: &Step) -> Option<Seat> {
    let fallen = |thought: &Thought, seat| thought.common.player(seat).fallen;
    let mut others = Seat::all(step.before.common.seats()).filter(|&seat| seat != step.seat);
    others.find(|&seat| fallen(&step.after, seat) > fallen(&step.before, seat))
}

/// The best position in which the turn can end from here.
fn best_end(from: &Thought, seat: Seat) -> Thought {
    let mut best = Thought { worth: worth(from, seat), ..from.clone() };
    let mut most = worth_at_end(&best, seat);
    each_ahead(from, seat, NARROW, |thought| {
        let worth = worth_at_end(thought, seat);
        if worth > most {
            (most, best) = (worth, thought.clone());
        }
    });
    best
}

/// Positions that the turn can come to from here, as the mind looks through it.
fn each_ahead(from: &Thought, seat: Seat, width: usize, mut found: impl FnMut(&Thought)) {
    let mut layer = promising(vec![from.clone()], width);
    while !layer.is_empty() {
        let mut next: Vec<Thought> = Vec::new();
        for thought in &layer {
            thought.each_next(|after| next.push(Thought { worth: worth(&after, seat), ..after }));
        }
        next.iter().for_each(&mut found);
        layer = promising(next, width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules as _, Viewer};
    use crate::games::burg_appenzell::castle::{CellIndex, HOLES};
    use crate::games::burg_appenzell::rules::Phase;
    use crate::games::burg_appenzell::{BurgAppenzell, Options};

    /// The first of two seats has so many actions and a mouse on the open floor.
    fn acting(actions: u8, mouse: CellIndex) -> Thought {
        let state = BurgAppenzell::start(&Options::default(), 2).expect("two seats");
        let mut thought = Thought::of(&BurgAppenzell::view(&state, Viewer::Table));
        thought.common.phase = Phase::Acting;
        thought.common.actions = actions;
        thought.common.floor = HOLES;
        thought.common.players[0].mice = mouse.alone();
        thought
    }

    #[test]
    fn a_step_prepares_nothing_where_nobody_knows_how_it_was_before() {
        let goal = CellIndex::at(0, 3);
        let is_sooner = |actions| {
            let step = Step::new(acting(2, CellIndex::at(1, 3)), acting(actions, CellIndex::at(1, 2)), Seat::new(0));
            Ahead::of(&step).is_sooner(|thought| thought.common.player(Seat::new(0)).mice.contains(goal))
        };
        assert!(is_sooner(3));
        // As if it was overlooked.
        assert!(!is_sooner(0));
    }

    #[test]
    fn only_what_has_fallen_is_called_a_fall() {
        let (mine, theirs) = (CellIndex::at(1, 3), CellIndex::at(3, 3));
        let before = {
            let mut before = acting(2, mine);
            before.common.players[1].mice = theirs.alone();
            before
        };
        let other = |to: CellIndex, fallen: u8| {
            let mut after = before.clone();
            after.common.players[1].mice = to.alone();
            after.common.players[1].fallen = fallen;
            fall_of_another(&Step::new(after, before.clone(), Seat::new(0)))
        };
        assert_eq!(other(CellIndex::at(3, 4), 0), None);
        assert_eq!(other(CellIndex::at(3, 4), 1), Some(Seat::new(1)));
    }
}
