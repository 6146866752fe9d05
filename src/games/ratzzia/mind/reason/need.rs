//! What columns still need, in words, and how likely dice that are rolled again bring it.

use std::collections::BTreeMap;

use super::super::judge::Judge;
use super::super::{Column, Dice, Die, Open, each_roll};
use super::meant::Meant;
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Lying, User};

/// What a die shows that is free to show anything, as far as it is thought ahead.
const MIDDLING: Die = Die::ALL[2];

/// What free spaces of a column wait for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    Number(Die),
    Pair,
    Any,
}

/// What free spaces wait for, from below, and how many of the same in a row.
type Needs = Vec<(Need, usize)>;

/// What the free spaces of a column wait for. Nothing if it is complete.
pub(super) fn needs(open: &Open, column: Column) -> Needs {
    let Some(next) = open.next_space(column) else { return Vec::new() };
    let printed = &open.printed(column).spaces[next..];
    let takes = printed.iter().enumerate().map(|(place, space)| match place {
        0 => (false, open.accepted(Target::Column(column))),
        _ => (space.joined, space.takes()),
    });
    let mut spaces = takes.peekable();
    let mut needs = Needs::new();
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
    needs
}

/// What a column still needs: "a 4 and two equal dice".
pub(super) fn needed(open: &Open, column: Column) -> Vec<Phrase> {
    let said = |(need, count)| match need {
        Need::Number(die) => Phrase::new("ratzzia-need-number").with("die", die.value()).with("count", count),
        Need::Pair => Phrase::new("ratzzia-need-pair").with("count", count),
        Need::Any => Phrase::new("ratzzia-need-any").with("count", count),
    };
    needs(open, column).into_iter().map(said).collect()
}

/// What so many dice, rolled once beside those that the mind keeps, are good for: the column for which the chance to complete it, times what
/// that brings, is most, and in how many of a hundred rolls they complete it; every roll is counted. Columns of `but` are not looked at.
pub(super) fn likeliest(kept: &Meant, count: usize, but: &[Column]) -> Option<(Column, i64)> {
    let open = &kept.after_completing();
    let judge = Judge::of(open);
    let mut columns: Vec<(Column, Needs, f64)> =
        Column::ALL.into_iter().map(|column| (column, needs(open, column), completing(&judge, open, column))).collect();
    columns.retain(|(column, needs, worth)| !needs.is_empty() && *worth > 0.0 && !but.contains(column));
    let chance = |column: Column, needs: &Needs| {
        mean(count, |rolled| {
            let forced = kept.open.forced(&rolled);
            if kept.open.brings_cat(&forced) {
                // Nothing is placed yet: what is kept is still in hand.
                return fills(&kept.open.after_roll(with(kept.own, &rolled)), column);
            }
            let mut own = with(*open.hand(), &rolled);
            own.take_all(&forced);
            fill(needs, &with(own, &open.support), candies(open))
        })
    };
    let chances = columns.into_iter().map(|(column, needs, worth)| (column, chance(column, &needs), worth));
    let best = chances.max_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
    best.map(|(column, chance, _)| (column, percent(chance))).filter(|&(_, percent)| percent > 0)
}

/// In how many of a hundred turns the dice and candy dice of the seat on turn complete a column, if what it has no use for is rolled again;
/// every roll is counted. What shows the cat's number goes to the cat, and once that has come the column is empty (R12, R13).
pub(super) fn completes(open: &Open, column: Column) -> i64 {
    // By what lies on the cat row, which tells whether the cat has come, and by what is kept.
    let mut known: BTreeMap<(usize, Dice), f64> = BTreeMap::new();
    percent(mean_of(open.hand().count(), |rolled| {
        let after = open.after_roll(rolled);
        if fills(&after, column) {
            return 1.0;
        }
        let needs = needs(&after, column);
        // For a space that takes any die a new one is as good, unless the cat takes it.
        let kept = [false, true].map(|any| useful(&needs, after.hand(), any));
        let chances = kept
            .map(|kept| *known.entry((after.cat.len(), kept)).or_insert_with(|| again(&after, column, &needs, kept)));
        chances[0].max(chances[1])
    }))
}

/// The chance that a column is filled when all but these dice are rolled again.
fn again(open: &Open, column: Column, needs: &Needs, kept: Dice) -> f64 {
    mean(open.hand().count() - kept.count(), |rolled| {
        let (mut own, forced) = (with(kept, &rolled), open.forced(&rolled));
        if open.brings_cat(&forced) {
            return fills(&open.after_roll(own), column);
        }
        own.take_all(&forced);
        fill(needs, &with(own, &open.support), candies(open))
    })
}

/// The dice that a column has a use for; those for spaces that take any die only if it is asked for them.
fn useful(needs: &Needs, hand: &Dice, any: bool) -> Dice {
    let (mut left, mut kept) = (*hand, Dice::NONE);
    let mut keep = |die: Die, equal: u8| {
        let there = left.of(die) >= equal;
        (0..if there { equal } else { 0 }).for_each(|_| {
            left.take(die);
            kept.add(die);
        });
        there
    };
    let (mut pairs, mut others) = (0, 0);
    for &(need, count) in needs {
        match need {
            Need::Number(die) => (0..count).for_each(|_| {
                keep(die, 1);
            }),
            Need::Pair => pairs += count,
            Need::Any => others += count,
        }
    }
    let mut some = |mut missing: usize, equal: u8| {
        for die in Die::ALL {
            while missing > 0 && keep(die, equal) {
                missing -= 1;
            }
        }
    };
    some(pairs, 2);
    some(if any { others } else { 0 }, 1);
    kept
}

/// The mean over all rolls of so many dice.
fn mean_of(count: usize, mut of: impl FnMut(Dice) -> f64) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    each_roll(count, Dice::NONE, &Die::ALL, 1.0, &mut |rolled, ways| {
        all += ways;
        sum += ways * of(rolled);
    });
    sum / all
}

/// The share of all rolls of so many dice for which this is so.
fn mean(count: usize, mut is: impl FnMut(Dice) -> bool) -> f64 {
    mean_of(count, |rolled| if is(rolled) { 1.0 } else { 0.0 })
}

fn percent(chance: f64) -> i64 {
    // Not all but a few are not all.
    (chance * 100.0).round().min(if chance < 1.0 - 1e-9 { 99.0 } else { 100.0 }) as i64
}

fn with(mut dice: Dice, others: &Dice) -> Dice {
    dice.add_all(others);
    dice
}

fn candies(open: &Open) -> usize {
    usize::from(open.candies[open.facts.seat.index()])
}

/// Whether what can be placed now completes a column.
fn fills(open: &Open, column: Column) -> bool {
    fill(&needs(open, column), &with(*open.hand(), &open.support), candies(open))
}

/// What it brings to complete a column with one's own dice, against leaving it as it lies.
fn completing(judge: &Judge, open: &Open, column: Column) -> f64 {
    let (spaces, mut stack) = (&open.printed(column).spaces, *open.stack(column));
    for place in open.next_space(column).unwrap_or(spaces.len())..spaces.len() {
        let below = place.checked_sub(1).and_then(|below| stack.0[below]).map(|below| below.value);
        let value = spaces[place].needs.or(below).unwrap_or(MIDDLING);
        stack.0[place] = Some(Lying { value, user: User::Own(open.facts.seat) });
    }
    let dice = open.hand().count();
    judge.column(open, column, &stack, dice) - judge.column(open, column, open.stack(column), dice)
}

/// Whether these dice and candy dice, which show what they should, are all that is needed.
fn fill(needs: &[(Need, usize)], dice: &Dice, candies: usize) -> bool {
    let mut left = *dice;
    let (mut spaces, mut missing, mut pairs) = (0, 0, 0);
    for &(need, count) in needs {
        spaces += if need == Need::Pair { 2 * count } else { count };
        match need {
            Need::Number(die) => (0..count).for_each(|_| if left.of(die) > 0 { left.take(die) } else { missing += 1 }),
            Need::Pair => pairs += count,
            Need::Any => {}
        }
    }
    let equal: usize = Die::ALL.into_iter().map(|die| usize::from(left.of(die) / 2)).sum();
    missing += pairs.saturating_sub(equal);
    missing <= candies && spaces <= dice.count() - usize::from(dice.blanks()) + candies
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(needs: &[(Need, usize)], numbers: &[u8], candies: usize) -> bool {
        fill(needs, &numbers.iter().filter_map(|&number| Die::new(number)).collect(), candies)
    }

    #[test]
    fn each_die_fills_one_space() {
        let four = Need::Number(Die::ALL[3]);
        assert!(filled(&[(four, 1), (Need::Pair, 1)], &[4, 4, 4], 0));
        assert!(!filled(&[(four, 1), (Need::Pair, 1)], &[4, 4, 5], 0));
        assert!(filled(&[(four, 1), (Need::Pair, 1)], &[4, 4, 5], 1));
        assert!(filled(&[(Need::Pair, 2), (Need::Any, 1)], &[2, 2, 2, 2, 6], 0));
        assert!(!filled(&[(Need::Pair, 2), (Need::Any, 1)], &[2, 2, 2, 2], 0));
        assert!(filled(&[(Need::Pair, 1)], &[], 2));
    }
}
