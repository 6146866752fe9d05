//! What columns still need, in words, and how likely dice that are rolled again bring it.

use std::collections::BTreeMap;

use super::super::judge::Judge;
use super::super::{Column, Dice, Die, Open, each_roll};
use super::meant::Meant;
use super::prize::payable;
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

/// What the dice in hand are good for in this turn: the column for which the chance to complete it, times what that brings, is most, and in how
/// many of a hundred turns they complete it.
pub(super) fn promising(open: &Open) -> Option<(Column, i64)> {
    let worths = worths(open).filter(|&(_, worth)| worth > 0.0);
    most_promising(worths.map(|(column, worth)| (column, completes(open, column), worth)))
}

/// What so many dice, rolled once beside those that the mind keeps, are good for: the column for which the chance to complete it, times what
/// that brings, is most, and in how many of a hundred rolls they complete it; every roll is counted. Columns of `but` are not looked at.
pub(super) fn likeliest(kept: &Meant, count: usize, but: &[Column]) -> Option<(Column, i64)> {
    let open = &kept.after_completing();
    let chance = |column: Column| {
        let (needs, payable) = (needs(open, column), payable(open, column));
        mean_of(count, |rolled| {
            let forced = kept.open.forced(&rolled);
            if kept.open.brings_cat(&forced) {
                // Nothing is placed yet: what is kept is still in hand.
                let after = kept.open.after_roll(with(kept.own, &rolled));
                return fills_beside_support(&after, &self::needs(&after, column), payable, after.hand());
            }
            let mut own = with(*open.hand(), &rolled);
            own.take_all(&forced);
            fills_beside_support(open, &needs, payable, &own)
        })
    };
    let worths = worths(open).filter(|&(column, worth)| worth > 0.0 && !but.contains(&column));
    most_promising(worths.map(|(column, worth)| (column, chance(column), worth)))
}

/// What it brings to complete each column that is not complete.
fn worths(open: &Open) -> impl Iterator<Item = (Column, f64)> {
    let judge = Judge::of(open);
    let free = Column::ALL.into_iter().filter(|&column| open.next_space(column).is_some());
    free.map(move |column| (column, completing(&judge, open, column)))
}

/// Of columns, chances and worths the one with the highest product, and the chance in percent, if there is any.
fn most_promising(chances: impl Iterator<Item = (Column, f64, f64)>) -> Option<(Column, i64)> {
    let best = chances.max_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
    best.map(|(column, chance, _)| (column, percent(chance))).filter(|&(_, percent)| percent > 0)
}

/// The chance that the dice, support dice and candy dice of the seat on turn complete a column in this turn, if what it has no use for is rolled
/// again; every roll is counted. What shows the cat's number goes to the cat, and once that has come the column is empty (R12, R13). The
/// support dice are rolled before the second roll (R20).
fn completes(open: &Open, column: Column) -> f64 {
    // By what lies on the cat row, which tells whether the cat has come, by what is kept and by the support dice.
    let mut known: BTreeMap<(usize, Dice, Dice), f64> = BTreeMap::new();
    let payable = payable(open, column);
    mean_of(open.hand().count(), |rolled| {
        let after = open.after_roll(rolled);
        let needs = needs(&after, column);
        // For a space that takes any die a new one is as good, unless the cat takes it.
        let kept = [false, true].map(|any| useful(&needs, payable, after.hand(), any));
        mean_of(after.support_to_roll(), |support| {
            if fill(&needs, payable, &with(*after.hand(), &support), candies(&after)) {
                return 1.0;
            }
            let mut again = |kept: Dice| {
                let is_known = known.entry((after.cat.len(), kept, support));
                *is_known.or_insert_with(|| self::again(&after, (column, &needs, payable), kept, &support))
            };
            again(kept[0]).max(again(kept[1]))
        })
    })
}

/// The chance that a column is filled when all but these dice are rolled again, beside these support dice.
fn again(open: &Open, (column, needs, payable): (Column, &Needs, Option<Die>), kept: Dice, support: &Dice) -> f64 {
    let fills = |open: &Open, needs: &Needs, own: &Dice| fill(needs, payable, &with(*own, support), candies(open));
    mean(open.hand().count() - kept.count(), |rolled| {
        let (mut own, forced) = (with(kept, &rolled), open.forced(&rolled));
        if open.brings_cat(&forced) {
            let after = open.after_roll(own);
            return fills(&after, &self::needs(&after, column), after.hand());
        }
        own.take_all(&forced);
        fills(open, needs, &own)
    })
}

/// The dice that a column has a use for; those for spaces that take any die only if it is asked for them.
fn useful(needs: &Needs, payable: Option<Die>, hand: &Dice, any: bool) -> Dice {
    let (mut left, mut kept) = (*hand, Dice::NONE);
    // Of pairs that are all too high, one space stays free for one that is not.
    let lowest = Die::ALL.into_iter().find(|&die| hand.of(die) >= 2);
    let is_too_high = lowest.zip(payable).is_some_and(|(lowest, most)| lowest > most);
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
    some(if is_too_high { pairs.saturating_sub(1) } else { pairs }, 2);
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

/// The chance that these own dice complete a column beside the support dice, rolled or still to be rolled (R20), and candy dice.
fn fills_beside_support(open: &Open, needs: &Needs, payable: Option<Die>, own: &Dice) -> f64 {
    let dice = with(*own, &open.support);
    mean(open.support_to_roll(), |support| fill(needs, payable, &with(dice, &support), candies(open)))
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

/// Whether these dice and candy dice, which show what they should, are all that is needed, the pair on top showing no more than is `payable`.
fn fill(needs: &[(Need, usize)], payable: Option<Die>, dice: &Dice, candies: usize) -> bool {
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
    let on_top = match payable.filter(|_| pairs > 0) {
        Some(most) => {
            2 - Die::ALL
                .into_iter()
                .filter(|&die| die <= most)
                .map(|die| left.of(die).min(2))
                .max()
                .map_or(0, usize::from)
        }
        None => 0,
    };
    missing += pairs.saturating_sub(equal).max(on_top);
    missing <= candies && spaces <= dice.count() - usize::from(dice.blanks()) + candies
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(needs: &[(Need, usize)], numbers: &[u8], candies: usize) -> bool {
        fill(needs, None, &numbers.iter().filter_map(|&number| Die::new(number)).collect(), candies)
    }

    #[test]
    fn the_pair_on_top_shows_no_more_than_can_be_paid() {
        let two_pairs = |numbers: &[u8], candies| {
            let dice = numbers.iter().filter_map(|&number| Die::new(number)).collect();
            fill(&[(Need::Pair, 2)], Die::new(3), &dice, candies)
        };
        assert!(two_pairs(&[3, 3, 6, 6], 0));
        assert!(!two_pairs(&[4, 4, 6, 6], 0));
        assert!(two_pairs(&[2, 6, 6], 1));
        assert!(!two_pairs(&[4, 6, 6], 1));
        assert!(two_pairs(&[6, 6], 2));
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
