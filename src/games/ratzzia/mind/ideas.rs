//! The ideas of puzzles in Ratzzia: what a seat's decisions do, by their effects. Everything is public.

use crate::engine::{Line, Seat};
use crate::games::ratzzia::board::{Column, Shelf, Target};
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};
use crate::games::ratzzia::moves::Move;
use crate::games::ratzzia::position::{Open, Phase};
use crate::games::ratzzia::rules::{FULL_BAG, Ratzzia};
use crate::games::ratzzia::seen::{CandyOrigin, Effect, RemovedDie, SpaceIndex};

use super::evaluation::MAX_PAIR_SUM;

/// The sum of a pair of two sixes or of two fives: more than those store seldom.
const HIGH_PAIR: u8 = 10;
/// A column with so many dice is a whole one.
const WHOLE_COLUMN: usize = 4;
/// So many sausages of one's own dice on a column are many.
const MANY_SAUSAGES: u32 = 4;
/// So many support dice, each in a column of its own, are spread.
const SPREAD_SUPPORT: usize = 3;
/// Who has so much in front is worth a theft.
const TEMPTING: u32 = 10;

/// The ideas that are true of a line, the most telling first.
pub fn ideas(line: &Line<Ratzzia>) -> Vec<&'static str> {
    let me = line.seat;
    let (before, after) = (&line.before.open, &line.after.open);
    let effects = || line.seen.iter().flat_map(|seen| &seen.effects);
    let has = |is_wanted: &dyn Fn(&Effect) -> bool| effects().any(is_wanted);
    let moved = |is_wanted: &dyn Fn(&Move) -> bool| line.moves.iter().any(is_wanted);
    let completed: Vec<(Column, &[RemovedDie])> = effects().filter_map(completion).collect();
    let completes = |is_wanted: &dyn Fn(Column, &[RemovedDie]) -> bool| {
        completed.iter().any(|&(column, dice)| is_wanted(column, dice))
    };
    let is_store = |column: Column| before.printed(column).shelf == Shelf::Store;
    let own_sausages = |dice: &[RemovedDie]| -> u32 { dice.iter().map(|die| sausages_of(die, me)).sum() };
    let stored = effects().find_map(|effect| match effect {
        Effect::Stored { seat, amount } if *seat == me => Some(u32::from(*amount)),
        _ => None,
    });
    let in_front = before.front.get(me.index()).copied().unwrap_or(0);
    let paid_by_store: u32 =
        completed.iter().filter(|(column, _)| is_store(*column)).map(|(_, dice)| own_sausages(dice)).sum();
    let needs_more = |amount: u32| amount > in_front;
    // Whoever wins with what was in front already has no use for more.
    let food_matters = !line.wins() || stored.is_some_and(needs_more);
    let in_cat_row = |choice: &Move| choice.placement().is_some_and(|(_, target)| target == Target::CatRow);
    let pairs = StorePairs::of(line);
    let all = [
        (has(&|effect| lifts_to_the_top(effect, before)), "puzzle-idea-ratzzia-annie-top"),
        (has(&|effect| is_candy_on_top(effect, before)), "puzzle-idea-ratzzia-candy-top"),
        (stored.is_some() && pairs.is_low_by_need(), "puzzle-idea-ratzzia-low-pair"),
        (stored.is_some() && pairs.top_is(&|owner| owner.is_candy()), "puzzle-idea-ratzzia-candy-pair"),
        (stored.is_some() && pairs.top_is(&|owner| owner == DieOwner::Support), "puzzle-idea-ratzzia-support-pair"),
        (stored.is_some_and(|amount| amount > in_front + paid_by_store), "puzzle-idea-ratzzia-left-first"),
        (
            completes(&|column, dice| is_whole(column, dice, before) && (food_matters || is_store(column))),
            "puzzle-idea-ratzzia-one-go",
        ),
        (completes(&|_, dice| is_ride(dice, me)), "puzzle-idea-ratzzia-ride"),
        (!line.wins() && completes(&|column, _| wins_for_others(column, line)), "puzzle-idea-ratzzia-deny-store"),
        (stored.is_some() && is_biggest(before, me) && !is_biggest(after, me), "puzzle-idea-ratzzia-out-of-reach"),
        (stored.is_some_and(needs_more), "puzzle-idea-ratzzia-earn-and-store"),
        (stored.is_some() && pairs.is_high_above_low(), "puzzle-idea-ratzzia-pair-order"),
        (stored.is_some() && pairs.is_one_die(), "puzzle-idea-ratzzia-one-die"),
        (stored.is_some_and(|amount| amount >= u32::from(HIGH_PAIR)), "puzzle-idea-ratzzia-high-pair"),
        (stored.is_some(), "puzzle-idea-ratzzia-store"),
        (moved(&|choice| *choice == Move::NoStore {}), "puzzle-idea-ratzzia-no-store"),
        (completed.len() >= 2 && food_matters, "puzzle-idea-ratzzia-chain"),
        (has(&|effect| matches!(effect, Effect::CatCame { .. })), "puzzle-idea-ratzzia-cat"),
        (has(&|effect| matches!(effect, Effect::Stolen { by, .. } if *by == me)), "puzzle-idea-ratzzia-steal"),
        (has(&|effect| comes_in(effect, me)), "puzzle-idea-ratzzia-pass-food"),
        (has(&|effect| takes_candy_away(effect, line)), "puzzle-idea-ratzzia-take-candy-away"),
        (
            food_matters && completes(&|_, dice| own_sausages(dice) >= MANY_SAUSAGES),
            "puzzle-idea-ratzzia-many-sausages",
        ),
        (has(&|effect| matches!(effect, Effect::AnnieMoved { .. })), "puzzle-idea-ratzzia-annie"),
        (has(&|effect| matches!(effect, Effect::CandyTaken { seat, .. } if *seat == me)), "puzzle-idea-ratzzia-candy"),
        (has(&|effect| is_candy_for_number(effect, before)), "puzzle-idea-ratzzia-candy-number"),
        (moved(&|choice| matches!(choice, Move::PlaceCandy { .. })), "puzzle-idea-ratzzia-use-candy"),
        (spreads_support(line), "puzzle-idea-ratzzia-support-places"),
        (moved(&|choice| matches!(choice, Move::PlaceSupport { .. })), "puzzle-idea-ratzzia-support"),
        (completed.len() == 1, "puzzle-idea-ratzzia-complete"),
        (moved(&|choice| matches!(choice, Move::TakeBack { .. })), "puzzle-idea-ratzzia-take-back"),
        (moved(&|choice| *choice == Move::Keep {}), "puzzle-idea-ratzzia-keep"),
        (moved(&|choice| matches!(choice, Move::Reroll { .. })), "puzzle-idea-ratzzia-reroll"),
        (moved(&|choice| *choice == Move::Roll {}), "puzzle-idea-ratzzia-roll"),
        (moved(&in_cat_row), "puzzle-idea-ratzzia-cat-row"),
        (!line.wins() && holds_back(line), "puzzle-idea-ratzzia-hold-back"),
        (before.phase == Phase::Placing && completed.is_empty(), "puzzle-idea-ratzzia-prepare"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, key)| key).collect()
}

/// The column that is completed, and the dice that lay there.
fn completion(effect: &Effect) -> Option<(Column, &[RemovedDie])> {
    match effect {
        Effect::Completed { column, dice } => Some((*column, dice)),
        _ => None,
    }
}

/// The sausages that this seat gets for a die.
fn sausages_of(die: &RemovedDie, seat: Seat) -> u32 {
    if die.die.owner.seat() == Some(seat) { u32::from(die.sausages) } else { 0 }
}

/// Whether Annie's die lifts another one from below onto the top of its column.
fn lifts_to_the_top(effect: &Effect, open: &Open) -> bool {
    let Effect::AnnieMoved { column, lowest, filled, .. } = effect else { return false };
    lowest != filled && usize::from(*filled) == open.printed(*column).top()
}

/// Whether a candy die is placed on the top of a column.
fn is_candy_on_top(effect: &Effect, open: &Open) -> bool {
    let Effect::Placed { at: SpaceIndex::Column(column, space), die } = effect else { return false };
    die.owner.is_candy() && usize::from(*space) == open.printed(*column).top()
}

/// Whether a column with these dice was empty before.
fn is_whole(column: Column, dice: &[RemovedDie], before: &Open) -> bool {
    dice.len() >= WHOLE_COLUMN && before.stack(column).highest().is_none()
}

/// Whether others have placed most of these dice of a complete column.
fn is_ride(dice: &[RemovedDie], me: Seat) -> bool {
    let of = |is_wanted: &dyn Fn(Seat) -> bool| {
        dice.iter().filter(|die| die.die.owner.seat().is_some_and(is_wanted)).count()
    };
    let (mine, others) = (of(&|seat| seat == me), of(&|seat| seat != me));
    mine > 0 && others >= 2 * mine
}

/// Whether this is the column of the store, and someone else had dice and food enough to win by it in the next turn.
fn wins_for_others(column: Column, line: &Line<Ratzzia>) -> bool {
    let open = &line.before.open;
    let printed = open.printed(column);
    let free = printed.top() + 1 - open.stack(column).highest().map_or(printed.covered, |highest| highest + 1);
    let could_win = |seat: usize| {
        let needed = FULL_BAG.saturating_sub(open.bags[seat]);
        needed <= MAX_PAIR_SUM && needed <= open.front[seat] && free <= open.hands[seat].count()
    };
    let is_other = |seat: &usize| *seat != line.seat.index();
    printed.shelf == Shelf::Store && (0..usize::from(open.seats)).filter(is_other).any(could_win)
}

/// Whether this seat has more in front than all others, and much.
fn is_biggest(open: &Open, seat: Seat) -> bool {
    let own = open.front.get(seat.index()).copied().unwrap_or(0);
    own >= TEMPTING && open.front.iter().enumerate().all(|(other, food)| other == seat.index() || *food < own)
}

/// Whether more food is passed to this seat than it passes on.
fn comes_in(effect: &Effect, me: Seat) -> bool {
    matches!(effect, Effect::FoodPassed { direction, gave } if direction.balance_of(me, gave) > 0)
}

/// Whether the seat takes a candy die that someone else held.
fn takes_candy_away(effect: &Effect, line: &Line<Ratzzia>) -> bool {
    let Effect::CandyTaken { seat, from: CandyOrigin::Seat(other) } = effect else { return false };
    *seat == line.seat && other != seat
}

/// Whether the turn ends with dice in hand that could have been placed.
fn holds_back(line: &Line<Ratzzia>) -> bool {
    let Some(end) = line.moves.iter().position(|choice| *choice == Move::Finish {}) else { return false };
    let Ok(until) = Line::follow(&line.before, line.moves.get(..end).unwrap_or_default()) else { return false };
    let mut legal = Vec::new();
    until.after.open.legal_moves(&mut legal);
    legal.iter().any(|choice| matches!(choice, Move::Place { .. }))
}

/// Whether a candy die is placed as a number that its space needs and no die in hand shows.
fn is_candy_for_number(effect: &Effect, open: &Open) -> bool {
    let Effect::Placed { at: SpaceIndex::Column(column, space), die } = effect else { return false };
    let needed = open.printed(*column).spaces[usize::from(*space)].needs;
    let has = |needed| open.hand().count_of(needed) + open.support.count_of(needed) > 0;
    die.owner.is_candy() && needed.is_some_and(|needed| !has(needed))
}

/// Whether many support dice are placed, each in another column.
fn spreads_support(line: &Line<Ratzzia>) -> bool {
    let mut columns: Vec<Target> = line.moves.iter().filter_map(support_target).collect();
    let count = columns.len();
    columns.sort();
    columns.dedup();
    count >= SPREAD_SUPPORT && columns.len() == count && !columns.contains(&Target::CatRow)
}

fn support_target(choice: &Move) -> Option<Target> {
    match choice {
        Move::PlaceSupport { column, .. } => Some(*column),
        _ => None,
    }
}

/// The pairs in the column of the store when it is complete, and what was in front then. Without pairs where none is stored.
#[derive(Default)]
struct StorePairs {
    /// From the bottom; the last one tells how much is stored.
    pairs: Vec<Pair>,
    /// The dice of the column that the turn brought.
    placed: usize,
    /// The food in front when the pair was stored; `None` if something else than sausages came in before.
    in_front: Option<u32>,
}

/// Two dice on joined spaces.
struct Pair {
    dice: [PlacedDie; 2],
    /// Whether both were placed in this turn.
    is_new: bool,
}

impl Pair {
    fn sum(&self) -> u32 {
        self.dice.iter().map(|die| u32::from(die.value.value())).sum()
    }
}

impl StorePairs {
    fn of(line: &Line<Ratzzia>) -> StorePairs {
        let (me, before) = (line.seat, &line.before.open);
        let mut in_front = before.front.get(me.index()).copied();
        let mut found = StorePairs::default();
        for effect in line.seen.iter().flat_map(|seen| &seen.effects) {
            match effect {
                Effect::Completed { column, dice } => {
                    let own: u32 = dice.iter().map(|die| sausages_of(die, me)).sum();
                    in_front = in_front.map(|food| food + own);
                    if before.printed(*column).shelf == Shelf::Store {
                        let is_new = |space: usize| before.stack(*column).0[space].is_none();
                        let spaces = &before.printed(*column).spaces;
                        let at = |space: usize| dice.iter().find(|die| space_of(die) == Some(space)).map(|die| die.die);
                        let pair = |space: usize| Some([at(space.checked_sub(1)?)?, at(space)?]);
                        let joined = (0..spaces.len()).filter(|&space| spaces[space].joined);
                        let with_dice = joined.filter_map(|space| Some((space, pair(space)?)));
                        let both_new = |space: usize| is_new(space) && is_new(space - 1);
                        found.pairs = with_dice.map(|(space, dice)| Pair { dice, is_new: both_new(space) }).collect();
                        found.placed = dice.iter().filter_map(space_of).filter(|&space| is_new(space)).count();
                    }
                }
                Effect::Sausages { seat, count } if *seat == me => {
                    in_front = in_front.map(|food| food + u32::from(*count));
                }
                Effect::Stolen { .. } | Effect::FoodPassed { .. } => in_front = None,
                Effect::Stored { seat, .. } if *seat == me => {
                    found.in_front = in_front;
                    return found;
                }
                _ => {}
            }
        }
        StorePairs::default()
    }

    /// The pair that is stored, and those below that were placed with it; nothing unless it was placed in this turn.
    fn placed_pairs(&self) -> Option<(&Pair, impl Iterator<Item = &Pair>)> {
        let (top, below) = self.pairs.split_last().filter(|(top, _)| top.is_new)?;
        Some((top, below.iter().filter(|pair| pair.is_new)))
    }

    /// Whether the highest of the pairs that were placed is the one that counts.
    fn is_high_above_low(&self) -> bool {
        let Some((top, below)) = self.placed_pairs() else { return false };
        let sums: Vec<u32> = below.map(Pair::sum).collect();
        !sums.is_empty() && sums.iter().all(|sum| *sum < top.sum())
    }

    /// Whether a higher pair was placed below, for which there would not have been enough food.
    fn is_low_by_need(&self) -> bool {
        let (Some((_, mut below)), Some(in_front)) = (self.placed_pairs(), self.in_front) else { return false };
        below.any(|pair| pair.sum() > in_front)
    }

    /// Whether the pair that counts was placed in this turn and consists of an own die and one of such an owner.
    fn top_is(&self, is_wanted: &dyn Fn(DieOwner) -> bool) -> bool {
        let Some((top, _)) = self.placed_pairs() else { return false };
        let has = |is_wanted: &dyn Fn(DieOwner) -> bool| top.dice.iter().any(|die| is_wanted(die.owner));
        has(is_wanted) && has(&|owner| matches!(owner, DieOwner::Own(_)))
    }

    /// Whether a single die of this turn has completed the column.
    fn is_one_die(&self) -> bool {
        self.placed == 1
    }
}

/// The space of a column from which a die comes.
fn space_of(die: &RemovedDie) -> Option<usize> {
    match die.from {
        SpaceIndex::Column(_, space) => Some(usize::from(space)),
        SpaceIndex::Cat(_) => None,
    }
}
