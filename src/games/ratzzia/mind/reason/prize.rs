//! What it brings to complete a column, in words: the shelf's prize as it would turn out now, and the sausages of the spaces.

use super::super::judge::{most_stored, stored};
use super::super::{Column, Open};
use crate::engine::{PerSeat, Phrase};
use crate::games::ratzzia::board::Shelf;
use crate::games::ratzzia::rules::half;

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
            let me = open.facts.seat.index();
            let others = fronts.iter().enumerate().filter(|(seat, _)| *seat != me).map(|(_, &food)| half(food));
            Phrase::new("ratzzia-prize-greedy").with("amount", others.max().unwrap_or(0))
        }
        Shelf::Accountant => {
            let fronts = fronts(open, column, when);
            let (me, seats) = (open.facts.seat.index(), fronts.len());
            let from = half(fronts[(me + 1) % seats]).max(half(fronts[(me + seats - 1) % seats]));
            let after = fronts[me] / 2 + from;
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

/// What lies in front of the seats when the shelf's prize is given: the sausages of this column are paid then, and those of complete
/// columns before it in their turn (R10).
fn fronts(open: &Open, column: Column, when: When) -> PerSeat<u32> {
    let me = open.facts.seat;
    let mut fronts = open.front.clone();
    for complete in open.complete_columns().filter(|&complete| when == When::InTurn && complete < column) {
        open.earnings(complete).into_iter().for_each(|(seat, sausages)| fronts[seat.index()] += sausages);
    }
    let others = open.earnings(column).into_iter().filter(|&(seat, _)| seat != me);
    others.for_each(|(seat, sausages)| fronts[seat.index()] += sausages);
    fronts[me.index()] += own_sausages(open, column);
    fronts
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
