//! What it brings to complete a column, in words: the shelf's prize as it would turn out now, and the sausages of the spaces.

use super::super::judge::{HIGHEST_PAIR, most_stored, stored};
use super::super::{Column, Die, Open};
use crate::engine::{PerSeat, Phrase};
use crate::games::ratzzia::board::Shelf;
use crate::games::ratzzia::rules::{Direction, half, passed_on};

/// When the shelf's prize is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    /// Once all complete columns further left are paid (R10).
    InTurn,
    /// Before any of them, for Annie completes it (R18).
    AtOnce,
}

/// What the seat on turn gets if its own dice fill what is still free of the column (R10).
pub(super) fn prize(open: &Open, column: Column, when: When) -> Phrase {
    let shelf = shelf(open, column, when);
    let key = match (open.printed(column).shelf, own_sausages(open, column)) {
        // Counted in what lies in front then.
        (Shelf::Accountant, _) | (_, 0) => return shelf,
        (Shelf::Sausages(_), _) => "ratzzia-prize-sausages-and-dice",
        _ => "ratzzia-prize-and-dice",
    };
    Phrase::new(key).with("prize", shelf).with("sausages", own_sausages(open, column))
}

/// What the shelf alone brings.
pub(super) fn shelf(open: &Open, column: Column, when: When) -> Phrase {
    match open.printed(column).shelf {
        Shelf::Annie => Phrase::new("ratzzia-prize-annie"),
        Shelf::CandyJar => candy(open, column),
        Shelf::Sausages(count) => Phrase::new("ratzzia-shelf-sausages").with("count", count),
        Shelf::Store => store(open, column, when),
        Shelf::Greedy => {
            let fronts = fronts(open, column, when);
            Phrase::new("ratzzia-prize-greedy").with("amount", richest(open, &fronts).map_or(0, |(_, food)| half(food)))
        }
        Shelf::Accountant => {
            let me = open.facts.seat.index();
            let after = best_passed_on(open, &fronts(open, column, when))[me];
            Phrase::new("ratzzia-prize-accountant").with("after", after).with("before", open.front[me])
        }
    }
}

/// R19: the jar may be empty, and so may all hands and columns.
fn candy(open: &Open, column: Column) -> Phrase {
    let comes_back = open.stack(column).dice().any(|(_, lying)| lying.user.is_candy());
    let is_there = open.jar > 0 || comes_back || open.candy_sources().next().is_some();
    Phrase::new(if is_there { "ratzzia-prize-candy" } else { "ratzzia-prize-candy-none" })
}

/// The most that the dice of a pair may show which comes to lie on top of the store, so that it can be stored (R15). `None` where any will do, or
/// none.
pub(super) fn payable(open: &Open, column: Column) -> Option<Die> {
    let is_open = open.printed(column).shelf == Shelf::Store && stored(open, column, open.stack(column)).is_none();
    let most = most_stored(fronts(open, column, When::InTurn)[open.facts.seat.index()]);
    Die::new((most / 2) as u8).filter(|_| is_open && most < HIGHEST_PAIR)
}

/// R15: the highest pair, if so much lies in front; where it is not known yet, the most that can be.
fn store(open: &Open, column: Column, when: When) -> Phrase {
    let food = fronts(open, column, when)[open.facts.seat.index()];
    let (key, amount) = match stored(open, column, open.stack(column)) {
        Some(amount) if amount > food => ("ratzzia-prize-store-short", amount),
        Some(amount) => ("ratzzia-prize-store", amount),
        None => ("ratzzia-prize-store-most", most_stored(food)),
    };
    Phrase::new(key).with("amount", amount).with("front", food)
}

/// What lies in front of the seats when the shelf's prize is given: the sausages of this column are paid then, and complete columns before
/// it have been paid in their turn (R10).
fn fronts(open: &Open, column: Column, when: When) -> PerSeat<u32> {
    let me = open.facts.seat;
    let mut fronts = open.front.clone();
    for complete in open.complete_columns().filter(|&complete| when == When::InTurn && complete < column) {
        open.earnings(complete).into_iter().for_each(|(seat, sausages)| fronts[seat.index()] += sausages);
        fronts = after_shelf(open, complete, fronts);
    }
    let others = open.earnings(column).into_iter().filter(|&(seat, _)| seat != me);
    others.for_each(|(seat, sausages)| fronts[seat.index()] += sausages);
    fronts[me.index()] += own_sausages(open, column);
    fronts
}

/// What lies in front once the seat on turn has taken the prize of a complete column, so that it has the most of it; all that can be stored
/// is (R15–R17).
fn after_shelf(open: &Open, column: Column, mut fronts: PerSeat<u32>) -> PerSeat<u32> {
    let me = open.facts.seat.index();
    match open.printed(column).shelf {
        Shelf::Store => {
            let amount = stored(open, column, open.stack(column)).filter(|&amount| amount <= fronts[me]);
            fronts[me] -= amount.unwrap_or(0);
        }
        Shelf::Greedy => {
            if let Some((victim, food)) = richest(open, &fronts) {
                fronts[victim] -= half(food);
                fronts[me] += half(food);
            }
        }
        Shelf::Accountant => return best_passed_on(open, &fronts),
        // Its sausages are among the earnings.
        Shelf::Annie | Shelf::CandyJar | Shelf::Sausages(_) => {}
    }
    fronts
}

/// The other seat with the most food in front, and how much that is.
fn richest(open: &Open, fronts: &[u32]) -> Option<(usize, u32)> {
    let others = fronts.iter().copied().enumerate().filter(|(seat, _)| *seat != open.facts.seat.index());
    others.max_by_key(|&(_, food)| food)
}

/// What lies in front when all have passed on half, in the direction that brings the seat on turn more (R17).
fn best_passed_on(open: &Open, fronts: &[u32]) -> PerSeat<u32> {
    let me = open.facts.seat.index();
    let [one, other] = [Direction::Clockwise, Direction::Anticlockwise].map(|way| passed_on(fronts, way));
    if one[me] >= other[me] { one } else { other }
}

/// The sausages for one's own dice in a column, those included that are still to come.
fn own_sausages(open: &Open, column: Column) -> u32 {
    let spaces = &open.printed(column).spaces;
    let free = open.next_space(column).into_iter().flat_map(|next| &spaces[next..]);
    lying_sausages(open, column) + free.map(|space| u32::from(space.sausages)).sum::<u32>()
}

/// The sausages for one's own dice that lie there, once the column is complete.
pub(super) fn lying_sausages(open: &Open, column: Column) -> u32 {
    let spaces = &open.printed(column).spaces;
    let own = open.stack(column).dice().filter(|(_, lying)| lying.user.seat() == Some(open.facts.seat));
    own.map(|(space, _)| u32::from(spaces[space].sausages)).sum()
}
