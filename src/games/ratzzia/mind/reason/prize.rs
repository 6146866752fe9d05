//! Phrases for what a completed column brings: the shelf's reward as it would turn out now, and the sausages of the spaces.

use super::super::evaluation::{MAX_PAIR_SUM, max_storable, stored_amount};
use super::super::{Column, Die, Open};
use crate::engine::{PerSeat, Phrase};
use crate::games::ratzzia::board::Shelf;
use crate::games::ratzzia::moves::Direction;
use crate::games::ratzzia::rules::{fronts_after_passing, half_rounded_up};

/// When the reward of a column is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PaidWhen {
    /// Once all complete columns further left are paid (R10).
    InTurn,
    /// Before any other complete column is paid, because Annie's die completes this one (R18).
    AtOnce,
}

/// The prize for the seat on turn if its own dice fill the rest of the column (R10).
pub(super) fn prize(open: &Open, column: Column, when: PaidWhen) -> Phrase {
    let shelf = shelf_prize(open, column, when);
    let key = match (open.printed(column).shelf, expected_sausages(open, column)) {
        // The sausages are part of the front food that the phrase names.
        (Shelf::Accountant, _) | (_, 0) => return shelf,
        (Shelf::Sausages(_), _) => "ratzzia-prize-sausages-and-dice",
        _ => "ratzzia-prize-and-dice",
    };
    Phrase::new(key).with("prize", shelf).with("sausages", expected_sausages(open, column))
}

/// The prize of the shelf alone.
pub(super) fn shelf_prize(open: &Open, column: Column, when: PaidWhen) -> Phrase {
    match open.printed(column).shelf {
        Shelf::Annie => Phrase::new("ratzzia-prize-annie"),
        Shelf::CandyJar => candy_prize(open, column),
        Shelf::Sausages(count) => Phrase::new("ratzzia-shelf-sausages").with("count", count),
        Shelf::Store => store_prize(open, column, when),
        Shelf::Greedy => {
            let fronts = fronts_when_paid(open, column, when);
            Phrase::new("ratzzia-prize-greedy")
                .with("amount", richest_opponent(open, &fronts).map_or(0, |(_, food)| half_rounded_up(food)))
        }
        Shelf::Accountant => {
            let me = open.turn.seat.index();
            let after = fronts_after_best_passing(open, &fronts_when_paid(open, column, when))[me];
            Phrase::new("ratzzia-prize-accountant").with("after", after).with("before", open.front[me])
        }
    }
}

/// The prize of the candy jar: a candy die, unless none can be taken (R19).
fn candy_prize(open: &Open, column: Column) -> Phrase {
    let comes_back = open.stack(column).dice().any(|(_, die)| die.owner.is_candy());
    let is_there = open.jar > 0 || comes_back || open.candy_sources().next().is_some();
    Phrase::new(if is_there { "ratzzia-prize-candy" } else { "ratzzia-prize-candy-none" })
}

/// The highest value of a pair on top of the store that can still be stored (R15). `None` if every pair can, no pair can, or the column is not
/// the store.
pub(super) fn max_storable_die(open: &Open, column: Column) -> Option<Die> {
    let is_open =
        open.printed(column).shelf == Shelf::Store && stored_amount(open, column, open.stack(column)).is_none();
    let most = max_storable(fronts_when_paid(open, column, PaidWhen::InTurn)[open.turn.seat.index()]);
    Die::new((most / 2) as u8).filter(|_| is_open && most < MAX_PAIR_SUM)
}

/// The prize of the store (R15): the highest pair, if the front covers it; while the pair is not known, the most that can be stored.
fn store_prize(open: &Open, column: Column, when: PaidWhen) -> Phrase {
    let food = fronts_when_paid(open, column, when)[open.turn.seat.index()];
    let (key, amount) = match stored_amount(open, column, open.stack(column)) {
        Some(amount) if amount > food => ("ratzzia-prize-store-short", amount),
        Some(amount) => ("ratzzia-prize-store", amount),
        None => ("ratzzia-prize-store-most", max_storable(food)),
    };
    Phrase::new(key).with("amount", amount).with("front", food)
}

/// The front food of each seat when the reward of this column is given: after the sausages of this column and, in turn, after all complete
/// columns to its left (R10).
fn fronts_when_paid(open: &Open, column: Column, when: PaidWhen) -> PerSeat<u32> {
    let me = open.turn.seat;
    let mut fronts = open.front.clone();
    for complete in open.complete_columns().filter(|&complete| when == PaidWhen::InTurn && complete < column) {
        open.earnings(complete).into_iter().for_each(|(seat, sausages)| fronts[seat.index()] += sausages);
        fronts = fronts_after_prize(open, complete, fronts);
    }
    let others = open.earnings(column).into_iter().filter(|&(seat, _)| seat != me);
    others.for_each(|(seat, sausages)| fronts[seat.index()] += sausages);
    fronts[me.index()] += expected_sausages(open, column);
    fronts
}

/// The front food of each seat after the reward of a complete column, chosen to the most benefit of the seat on turn; everything that can be
/// stored is stored (R15–R17).
fn fronts_after_prize(open: &Open, column: Column, mut fronts: PerSeat<u32>) -> PerSeat<u32> {
    let me = open.turn.seat.index();
    match open.printed(column).shelf {
        Shelf::Store => {
            let amount = stored_amount(open, column, open.stack(column)).filter(|&amount| amount <= fronts[me]);
            fronts[me] -= amount.unwrap_or(0);
        }
        Shelf::Greedy => {
            if let Some((victim, food)) = richest_opponent(open, &fronts) {
                fronts[victim] -= half_rounded_up(food);
                fronts[me] += half_rounded_up(food);
            }
        }
        Shelf::Accountant => return fronts_after_best_passing(open, &fronts),
        // Sausages of the shelf are among the earnings.
        Shelf::Annie | Shelf::CandyJar | Shelf::Sausages(_) => {}
    }
    fronts
}

/// The index and food of the other seat with the most food in front.
fn richest_opponent(open: &Open, fronts: &[u32]) -> Option<(usize, u32)> {
    let others = fronts.iter().copied().enumerate().filter(|(seat, _)| *seat != open.turn.seat.index());
    others.max_by_key(|&(_, food)| food)
}

/// The front food of each seat after passing in the direction that brings the seat on turn more (R17).
fn fronts_after_best_passing(open: &Open, fronts: &[u32]) -> PerSeat<u32> {
    let me = open.turn.seat.index();
    let [clockwise, anticlockwise] =
        [Direction::Clockwise, Direction::Anticlockwise].map(|direction| fronts_after_passing(fronts, direction));
    if clockwise[me] >= anticlockwise[me] { clockwise } else { anticlockwise }
}

/// The sausages for the own dice of the seat on turn in a column, if they also fill the rest of it.
fn expected_sausages(open: &Open, column: Column) -> u32 {
    let spaces = &open.printed(column).spaces;
    let free = open.next_space(column).into_iter().flat_map(|next| &spaces[next..]);
    current_sausages(open, column) + free.map(|space| u32::from(space.sausages)).sum::<u32>()
}

/// The sausages for the own dice of the seat on turn that lie in a column.
pub(super) fn current_sausages(open: &Open, column: Column) -> u32 {
    let spaces = &open.printed(column).spaces;
    let own = open.stack(column).dice().filter(|(_, die)| die.owner.seat() == Some(open.turn.seat));
    own.map(|(space, _)| u32::from(spaces[space].sausages)).sum()
}
