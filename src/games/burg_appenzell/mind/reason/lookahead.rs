//! What the rest of the turn can still bring after a move, for reasons in words. Must not know real states.

use super::super::evaluation::{nearest_pair, score_at_turn_end, score_position};
use super::super::{BEAM_WIDTH, KnownPosition, Seat, keep_best};
use super::{Step, chips_phrase};
use crate::engine::Phrase;
use crate::games::burg_appenzell::nouns::cheese_phrase;
use crate::games::burg_appenzell::tiles::Cheese;

/// Number of positions kept at each depth: enough for what is plain to see.
const LOOKAHEAD_BEAM_WIDTH: usize = 10;

/// A move and the best position in which the turn can end after it.
pub(super) struct Lookahead<'a> {
    step: &'a Step,
    /// The best position in which the turn can end.
    pub(super) end: &'a KnownPosition,
}

impl Lookahead<'_> {
    pub(super) fn of(step: &Step) -> Lookahead<'_> {
        Lookahead { step, end: step.best_end.get_or_init(|| best_end(&step.after, step.seat)) }
    }

    /// What the rest of the turn can bring with the help of the move: fewer actions are needed after it than before it.
    pub(super) fn prepared_by_step(&self) -> Option<Phrase> {
        let (seat, whole) = (self.step.seat, self.step_to(self.end));
        let is_won = |position: &KnownPosition| position.common.end().is_some_and(|end| end.winner == seat);
        if whole.certain_winner() == Some(seat) && self.is_sooner(is_won) {
            return Some(Phrase::new("burg_appenzell-reason-prepares-win"));
        }
        let has = |position: &KnownPosition, cheese| position.common.player(seat).chips.contains(cheese);
        let sooner = |cheese: &Cheese| self.is_sooner(|position| has(position, *cheese));
        let prepared: Vec<Cheese> = self.gained_cheeses().into_iter().filter(sooner).collect();
        let falls = || {
            let other = fall_of_another(&whole)?;
            let has_fallen = |position: &KnownPosition| fall_of_another(&self.step_to(position)) == Some(other);
            let falls = Phrase::new("burg_appenzell-reason-prepares-fall").with("seat", other);
            self.is_sooner(has_fallen).then_some(falls)
        };
        chips_phrase("burg_appenzell-reason-prepares-chips", &prepared).or_else(falls)
    }

    /// Whether a goal can be reached in fewer actions after the move than before it.
    fn is_sooner(&self, is_reached: impl Fn(&KnownPosition) -> bool) -> bool {
        let soonest = |from: &KnownPosition, width| {
            let mut soonest = None;
            for_each_future(from, self.step.seat, width, |position| {
                if is_reached(position) {
                    soonest = soonest.max(Some(position.common.actions_left));
                }
            });
            soonest.map(|left| from.common.actions_left - left)
        };
        let Some(after) = soonest(&self.step.after, LOOKAHEAD_BEAM_WIDTH) else { return false };
        // A goal within reach after the move was within reach before it. If even the search of the bots overlooks it there, nobody knows
        // whether the move is needed.
        let before =
            soonest(&self.step.before, LOOKAHEAD_BEAM_WIDTH).or_else(|| soonest(&self.step.before, BEAM_WIDTH));
        before.is_some_and(|before| after < before)
    }

    /// What the rest of the turn can bring even without the move.
    pub(super) fn still_possible(&self) -> Option<Phrase> {
        let (seat, end, whole) = (self.step.seat, self.end, self.step_to(self.end));
        let pair = || {
            let (cheese, actions) = nearest_pair(end, seat)?;
            let was = nearest_pair(&self.step.before, seat).map(|(_, actions)| actions);
            let pair = Phrase::new("burg_appenzell-reason-left-pair").with("cheese", cheese_phrase(cheese));
            was.is_none_or(|was| actions < was).then(|| pair.with("count", actions))
        };
        let falls = || Some(Phrase::new("burg_appenzell-reason-left-fall").with("seat", fall_of_another(&whole)?));
        let waits = || {
            let arrived = end.common.player(seat).mice - self.step.before.common.player(seat).mice;
            let cheese = whole.lacking_cheeses(arrived).next()?;
            Some(Phrase::new("burg_appenzell-reason-left-waits").with("cheese", cheese_phrase(cheese)))
        };
        let chips = chips_phrase("burg_appenzell-reason-left-chips", &self.gained_cheeses());
        chips.or_else(falls).or_else(pair).or_else(waits)
    }

    /// The cheeses of the chips that the turn can bring.
    pub(super) fn gained_cheeses(&self) -> Vec<Cheese> {
        self.step_to(self.end).gained_cheeses()
    }

    /// The whole way from before the move to a later position, as one step.
    fn step_to(&self, end: &KnownPosition) -> Step {
        Step::new(end.clone(), self.step.before.clone(), self.step.seat)
    }
}

/// Another seat of which a mouse fell. Counts fallen mice, because missing mice may only have run elsewhere.
fn fall_of_another(step: &Step) -> Option<Seat> {
    let fallen = |position: &KnownPosition, seat| position.common.player(seat).fallen;
    let mut others = Seat::all(step.before.common.seats()).filter(|&seat| seat != step.seat);
    others.find(|&seat| fallen(&step.after, seat) > fallen(&step.before, seat))
}

/// The best position in which the turn can end, starting at `from`.
fn best_end(from: &KnownPosition, seat: Seat) -> KnownPosition {
    let mut best = KnownPosition { score: score_position(from, seat), ..from.clone() };
    let mut most = score_at_turn_end(&best, seat);
    for_each_future(from, seat, LOOKAHEAD_BEAM_WIDTH, |position| {
        let score = score_at_turn_end(position, seat);
        if score > most {
            (most, best) = (score, position.clone());
        }
    });
    best
}

/// Calls `found` with the positions that the turn can reach from here, by the same beam search as the bots.
fn for_each_future(from: &KnownPosition, seat: Seat, width: usize, mut found: impl FnMut(&KnownPosition)) {
    let mut layer = keep_best(vec![from.clone()], width);
    while !layer.is_empty() {
        let mut next: Vec<KnownPosition> = Vec::new();
        for position in &layer {
            position
                .for_each_successor(|after| next.push(KnownPosition { score: score_position(&after, seat), ..after }));
        }
        next.iter().for_each(&mut found);
        layer = keep_best(next, width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules as _, Viewer};
    use crate::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES};
    use crate::games::burg_appenzell::common::Phase;
    use crate::games::burg_appenzell::{BurgAppenzell, Options};

    /// A position with two seats where the first has this many actions left and one mouse, with all holes open.
    fn acting(actions: u8, mouse: CellIndex) -> KnownPosition {
        let state = BurgAppenzell::start(&Options::default(), 2).expect("two seats");
        let mut position = KnownPosition::of(&BurgAppenzell::view(&state, Viewer::Table));
        position.common.phase = Phase::Acting;
        position.common.actions_left = actions;
        position.common.open_cells = HOLES;
        position.common.players[0].mice = CellSet::only(mouse);
        position
    }

    #[test]
    fn a_move_prepares_nothing_if_the_goal_was_not_found_before_it() {
        let goal = CellIndex::at(0, 3);
        let is_sooner = |actions| {
            let step = Step::new(acting(2, CellIndex::at(1, 3)), acting(actions, CellIndex::at(1, 2)), Seat::new(0));
            Lookahead::of(&step).is_sooner(|position| position.common.player(Seat::new(0)).mice.contains(goal))
        };
        assert!(is_sooner(3));
        // As if the search had overlooked the goal.
        assert!(!is_sooner(0));
    }

    #[test]
    fn a_mouse_that_ran_away_is_no_fall() {
        let (mine, theirs) = (CellIndex::at(1, 3), CellIndex::at(3, 3));
        let before = {
            let mut before = acting(2, mine);
            before.common.players[1].mice = CellSet::only(theirs);
            before
        };
        let other = |to: CellIndex, fallen: u8| {
            let mut after = before.clone();
            after.common.players[1].mice = CellSet::only(to);
            after.common.players[1].fallen = fallen;
            fall_of_another(&Step::new(after, before.clone(), Seat::new(0)))
        };
        assert_eq!(other(CellIndex::at(3, 4), 0), None);
        assert_eq!(other(CellIndex::at(3, 4), 1), Some(Seat::new(1)));
    }
}
