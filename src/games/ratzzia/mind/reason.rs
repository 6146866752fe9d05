//! Why dice are rolled, kept, placed or taken back, and rewards chosen so: what columns still need, and what comes of it.

use super::judge::Judge;
use super::plan::Aim;
use super::{Column, Dice, Die, Hand, Move, Open, Plan, Ratzzia, View};
use crate::engine::Phrase;
use crate::games::ratzzia::board::{Shelf, Target};
use crate::games::ratzzia::position::Phase;
use crate::games::ratzzia::rules::{FULL_BAG, Source, half};
use crate::games::ratzzia::words::listed;

/// So many places are named at most, for a sentence has to be short.
const NAMED: usize = 2;

/// See [`crate::engine::Mind::reason`].
pub(super) fn reason(view: &View<Ratzzia>, choice: Move) -> Phrase {
    let open = &view.open;
    match choice {
        Move::Roll {} => rolling(open),
        Move::TakeBack { column } => taking_back(open, column),
        Move::Reroll { dice } => rerolling(open, dice),
        Move::Keep {} => keeping(open),
        Move::RollSupport {} => Phrase::new("ratzzia-reason-support").with("count", open.reserve),
        Move::Place { die, column } | Move::PlaceSupport { die, column } => placing(open, choice, die, column),
        Move::PlaceCandy { value, column } => placing(open, choice, value, column),
        Move::Finish {} => finishing(open),
        Move::Annie { column } => annie(open, choice, column),
        Move::Candy { from: Source::Seat(seat) } => {
            Phrase::new("ratzzia-reason-candy-seat").with("seat", seat).with("bag", open.bags[seat.index()])
        }
        Move::Candy { from: Source::Column(column) } => {
            Phrase::new("ratzzia-reason-candy-column").with("column", column.number())
        }
        Move::Store {} | Move::NoStore {} => storing(open, choice),
        Move::Steal { seat } => {
            let front = open.front[seat.index()];
            let phrase = Phrase::new("ratzzia-reason-steal").with("seat", seat).with("front", front);
            phrase.with("amount", half(front))
        }
        Move::PassFood { .. } => {
            let me = open.facts.seat.index();
            let after = open.after_choice(choice).front[me];
            Phrase::new("ratzzia-reason-pass").with("before", open.front[me]).with("after", after)
        }
    }
}

/// The column that the dice in hand complete most likely, and how likely.
fn rolling(open: &Open) -> Phrase {
    let count = open.hand().count();
    let percent = |column: Column| (Judge::completes(open, column) * 100.0).round() as i64;
    match Column::ALL.into_iter().max_by_key(|&column| percent(column)).filter(|&column| percent(column) > 0) {
        Some(column) => Phrase::new("ratzzia-reason-roll")
            .with("count", count)
            .with("column", column.number())
            .with("prize", prize(open, column))
            .with("percent", percent(column)),
        None => Phrase::new("ratzzia-reason-roll-none").with("count", count),
    }
}

fn taking_back(open: &Open, column: Column) -> Phrase {
    let hand = open.hand().count();
    let after = open.after_choice(Move::TakeBack { column }).hands[open.facts.seat.index()].count();
    // Where that is no more, candy dice alone have come back.
    let key = if after > hand { "ratzzia-reason-take-back" } else { "ratzzia-reason-take-back-candy" };
    Phrase::new(key).with("count", after).with("column", column.number()).with("hand", hand)
}

/// What the dice that are kept are for; where none is kept, what all of them would be for.
fn rerolling(open: &Open, dice: Dice) -> Phrase {
    let mut kept = *open.hand();
    kept.take_all(&dice);
    let rolls_all = kept.is_empty();
    let aims = aims(open, if rolls_all { dice } else { kept });
    let key = match (rolls_all, aims.is_empty()) {
        (true, false) => "ratzzia-reason-reroll-all",
        (true, true) => "ratzzia-reason-reroll-useless",
        (false, false) => "ratzzia-reason-reroll",
        (false, true) => "ratzzia-reason-reroll-others",
    };
    Phrase::new(key).with("count", dice.count()).with("aims", aims)
}

fn keeping(open: &Open) -> Phrase {
    let aims = aims(open, *open.hand());
    match aims.is_empty() {
        true => Phrase::new("ratzzia-reason-keep"),
        false => Phrase::new("ratzzia-reason-keep-used").with("aims", aims),
    }
}

/// Where the plan would put these dice, what completes a column first: "3, 4, 5, 6 for column 3".
fn aims(open: &Open, own: Dice) -> Vec<Phrase> {
    let plan = Plan::of(open, &Judge::of(open), Hand { own, ..Hand::of(open) });
    let aim = |aim: &Aim| {
        let phrase = |key| Phrase::new(key).with("dice", listed(&aim.own));
        match aim.target {
            Target::CatRow => phrase("ratzzia-dice-for-cat"),
            Target::Column(column) => {
                let key = if aim.completes { "ratzzia-dice-for-completes" } else { "ratzzia-dice-for" };
                phrase(key).with("column", column.number()).with("prize", prize(open, column))
            }
        }
    };
    let mut aims: Vec<&Aim> = plan.aims.iter().filter(|aim| !aim.own.is_empty()).collect();
    aims.sort_by_key(|aim| (!aim.completes, aim.target));
    aims.into_iter().take(NAMED).map(aim).collect()
}

/// What completing a column is good for.
fn prize(open: &Open, column: Column) -> Phrase {
    match open.printed(column).shelf {
        Shelf::Annie => Phrase::new("ratzzia-prize-annie"),
        Shelf::CandyJar => Phrase::new("ratzzia-prize-candy"),
        Shelf::Sausages(count) => Phrase::new("ratzzia-shelf-sausages").with("count", count),
        Shelf::Store => Phrase::new("ratzzia-prize-store"),
        Shelf::Greedy => Phrase::new("ratzzia-prize-greedy"),
        Shelf::Accountant => Phrase::new("ratzzia-prize-accountant"),
    }
}

/// What the free spaces of a column wait for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Number(Die),
    Pair,
    Any,
}

/// What a column still needs, from below: "a 4 and two equal dice". Nothing if it is complete.
fn needs(open: &Open, column: Column) -> Vec<Phrase> {
    let Some(next) = open.next_space(column) else { return Vec::new() };
    let printed = &open.printed(column).spaces[next..];
    let takes = printed.iter().enumerate().map(|(place, space)| match place {
        0 => (false, open.accepted(Target::Column(column))),
        _ => (space.joined, space.takes()),
    });
    let mut spaces = takes.peekable();
    let mut needs: Vec<(Need, usize)> = Vec::new();
    while let Some((_, takes)) = spaces.next() {
        let mut values = takes.iter();
        let need = match (values.next(), values.next()) {
            (Some(only), None) => Need::Number(only),
            _ if spaces.next_if(|&(joined, _)| joined).is_some() => Need::Pair,
            _ => Need::Any,
        };
        match needs.last_mut().filter(|(last, _)| *last == need) {
            Some((_, count)) => *count += 1,
            None => needs.push((need, 1)),
        }
    }
    let said = |(need, count)| match need {
        Need::Number(die) => Phrase::new("ratzzia-need-number").with("die", die.value()).with("count", count),
        Need::Pair => Phrase::new("ratzzia-need-pair").with("count", count),
        Need::Any => Phrase::new("ratzzia-need-any").with("count", count),
    };
    needs.into_iter().map(said).collect()
}

fn placing(open: &Open, choice: Move, die: Die, target: Target) -> Phrase {
    let Target::Column(column) = target else {
        let fits = Column::ALL.into_iter().any(|column| open.accepted(Target::Column(column)).contains(die));
        let key = if fits { "ratzzia-reason-grey" } else { "ratzzia-reason-grey-only" };
        return Phrase::new(key).with("die", die.value());
    };
    let sausages = match choice {
        Move::PlaceSupport { .. } => 0,
        _ => open.next_space(column).map_or(0, |space| open.printed(column).spaces[space].sausages),
    };
    let phrase = |key| Phrase::new(key).with("column", column.number()).with("prize", prize(open, column));
    let needs = needs(&open.after_choice(choice), column);
    match needs.is_empty() {
        true => phrase("ratzzia-reason-completes").with("sausages", sausages),
        false => phrase("ratzzia-reason-place").with("sausages", sausages).with("needs", needs),
    }
}

/// The dice above Annie's move up until a gap is filled, so a column with one free space is complete then (R18).
fn annie(open: &Open, choice: Move, column: Column) -> Phrase {
    let printed = open.printed(column);
    let free = open.stack(column).0[printed.covered..printed.spaces.len()].iter().filter(|space| space.is_none());
    let phrase = |key| Phrase::new(key).with("column", column.number()).with("prize", prize(open, column));
    match free.count() == 1 || open.is_complete(column) {
        true => phrase("ratzzia-reason-annie-full"),
        false => phrase("ratzzia-reason-annie").with("needs", needs(&open.after_choice(choice), column)),
    }
}

fn finishing(open: &Open) -> Phrase {
    let complete: Vec<Phrase> = open
        .complete_columns()
        .map(|column| Phrase::new("ratzzia-reason-column").with("column", column.number()))
        .collect();
    match complete.is_empty() {
        true => Phrase::new("ratzzia-reason-finish").with("count", open.hand().count()),
        false => {
            let phrase = Phrase::new("ratzzia-reason-finish-complete").with("count", complete.len());
            phrase.with("columns", complete)
        }
    }
}

fn storing(open: &Open, choice: Move) -> Phrase {
    let me = open.facts.seat.index();
    let amount = if let Phase::Storing { amount } = open.phase { amount } else { 0 };
    let bag = open.bags[me] + u32::from(amount);
    let key = match choice {
        Move::Store {} if bag >= FULL_BAG => "ratzzia-reason-store-wins",
        Move::Store {} => "ratzzia-reason-store",
        _ => "ratzzia-reason-no-store",
    };
    let left = FULL_BAG.saturating_sub(bag);
    Phrase::new(key).with("amount", amount).with("bag", bag).with("left", left).with("front", open.front[me])
}
