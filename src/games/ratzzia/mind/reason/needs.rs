//! What columns still need, as phrases, and the chances that dice of a roll bring it.

use std::collections::BTreeMap;

use super::super::evaluation::Evaluator;
use super::super::{Column, Dice, Die, Open, for_each_roll};
use super::intention::Intention;
use super::prize::max_storable_die;
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{DieOwner, PlacedDie};

/// The value assumed for a future die on a space that takes any.
const ASSUMED_FREE_VALUE: Die = Die::ALL[2];

/// What a free space or pair of spaces needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// A die of this value.
    Number(Die),
    /// Two equal dice.
    Pair,
    /// Any die.
    Any,
}

/// The needs of free spaces from the bottom, each with the number of equal ones in a row.
type Needs = Vec<(Need, usize)>;

/// The needs of the free spaces of a column; empty if there are none.
pub(super) fn needs(open: &Open, column: Column) -> Needs {
    let Some(next) = open.next_space(column) else { return Vec::new() };
    let printed = &open.printed(column).spaces[next..];
    let accepted = printed.iter().enumerate().map(|(place, space)| match place {
        0 => (false, open.accepted(Target::Column(column))),
        _ => (space.joined, space.accepted_values()),
    });
    let mut spaces = accepted.peekable();
    let mut needs = Needs::new();
    while let Some((_, accepted)) = spaces.next() {
        let mut values = accepted.iter();
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

/// The phrases for what a column still needs: "a 4 and two equal dice".
pub(super) fn needs_phrases(open: &Open, column: Column) -> Vec<Phrase> {
    let describe = |(need, count)| match need {
        Need::Number(die) => Phrase::new("ratzzia-need-number").with("die", die.value()).with("count", count),
        Need::Pair => Phrase::new("ratzzia-need-pair").with("count", count),
        Need::Any => Phrase::new("ratzzia-need-any").with("count", count),
    };
    needs(open, column).into_iter().map(describe).collect()
}

/// The best column to roll for in this turn: the one with the highest product of the chance to complete it and the gain from that. Returns that
/// chance in percent.
pub(super) fn best_prospect(open: &Open) -> Option<(Column, i64)> {
    let gains = completion_gains(open).filter(|&(_, gain)| gain > 0.0);
    max_expected_gain(gains.map(|(column, gain)| (column, completion_chance(open, column), gain)))
}

/// The best column to re-roll `count` dice for, beside the kept ones: the one with the highest product of the chance to complete it and the gain
/// from that, over all rolls. Returns that chance in percent. Columns in `excluded` are left out.
pub(super) fn best_reroll_prospect(kept: &Intention, count: usize, excluded: &[Column]) -> Option<(Column, i64)> {
    let open = &kept.after_completing();
    let chance = |column: Column| {
        let (needs, max_storable_die) = (needs(open, column), max_storable_die(open, column));
        mean_over_rolls(count, |rolled| {
            let forced = kept.open.forced_dice(&rolled);
            if kept.open.summons_cat(&forced) {
                // Nothing is placed yet: the kept dice are still in hand.
                let after = kept.open.after_roll(union(kept.own, &rolled));
                return fill_chance_with_support(&after, &self::needs(&after, column), max_storable_die, after.hand());
            }
            let mut own = union(*open.hand(), &rolled);
            own.take_all(&forced);
            fill_chance_with_support(open, &needs, max_storable_die, &own)
        })
    };
    let gains = completion_gains(open).filter(|&(column, gain)| gain > 0.0 && !excluded.contains(&column));
    max_expected_gain(gains.map(|(column, gain)| (column, chance(column), gain)))
}

/// The gain from completing each column that is not complete.
fn completion_gains(open: &Open) -> impl Iterator<Item = (Column, f64)> {
    let evaluator = Evaluator::of(open);
    let free = Column::ALL.into_iter().filter(|&column| open.next_space(column).is_some());
    free.map(move |column| (column, completion_gain(&evaluator, open, column)))
}

/// The column with the highest product of chance and gain, with its chance in percent; `None` if that rounds to 0.
fn max_expected_gain(probabilities: impl Iterator<Item = (Column, f64, f64)>) -> Option<(Column, i64)> {
    let best = probabilities.max_by(|one, other| (one.1 * one.2).total_cmp(&(other.1 * other.2)));
    best.map(|(column, chance, _)| (column, percent(chance))).filter(|&(_, percent)| percent > 0)
}

/// The chance that the dice, support dice and candy dice of the seat on turn complete a column in this turn if it re-rolls what the column has no
/// use for, over all rolls. Dice that show the cat's number go to the cat, and once the cat has come the column is empty (R12, R13). The support
/// dice are rolled before the re-roll (R20).
fn completion_chance(open: &Open, column: Column) -> f64 {
    // Keyed by the dice on the cat row, whose number tells whether the cat has come, by the kept dice and by the support dice.
    let mut known: BTreeMap<(usize, Dice, Dice), f64> = BTreeMap::new();
    let max_storable_die = max_storable_die(open, column);
    mean_over_rolls(open.hand().count(), |rolled| {
        let after = open.after_roll(rolled);
        let needs = needs(&after, column);
        // For a space that takes any die a re-rolled one is as good, unless the cat takes it.
        let kept = [false, true].map(|any| useful_dice(&needs, max_storable_die, after.hand(), any));
        mean_over_rolls(after.support_to_roll(), |support| {
            if is_filled_by(&needs, max_storable_die, &union(*after.hand(), &support), candy_count(&after)) {
                return 1.0;
            }
            let mut again = |kept: Dice| {
                let entry = known.entry((after.cat.len(), kept, support));
                *entry.or_insert_with(|| {
                    chance_with_second_roll(&after, (column, &needs, max_storable_die), kept, &support)
                })
            };
            again(kept[0]).max(again(kept[1]))
        })
    })
}

/// The chance to fill a column by re-rolling all but the kept dice, beside these support dice.
fn chance_with_second_roll(
    open: &Open,
    (column, needs, max_storable_die): (Column, &Needs, Option<Die>),
    kept: Dice,
    support: &Dice,
) -> f64 {
    let fills = |open: &Open, needs: &Needs, own: &Dice| {
        is_filled_by(needs, max_storable_die, &union(*own, support), candy_count(open))
    };
    share_of_rolls(open.hand().count() - kept.count(), |rolled| {
        let (mut own, forced) = (union(kept, &rolled), open.forced_dice(&rolled));
        if open.summons_cat(&forced) {
            let after = open.after_roll(own);
            return fills(&after, &self::needs(&after, column), after.hand());
        }
        own.take_all(&forced);
        fills(open, needs, &own)
    })
}

/// The dice that a column has a use for. Dice for spaces that take any die are included only if `any`.
fn useful_dice(needs: &Needs, max_storable_die: Option<Die>, hand: &Dice, any: bool) -> Dice {
    let (mut left, mut kept) = (*hand, Dice::NONE);
    // If all pairs are too high to be stored, one pair of spaces stays free for a lower one.
    let lowest = Die::ALL.into_iter().find(|&die| hand.count_of(die) >= 2);
    let is_too_high = lowest.zip(max_storable_die).is_some_and(|(lowest, most)| lowest > most);
    let mut keep = |die: Die, equal: u8| {
        let available = left.count_of(die) >= equal;
        (0..if available { equal } else { 0 }).for_each(|_| {
            left.take(die);
            kept.add(die);
        });
        available
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
    let mut keep_lowest = |mut missing: usize, equal: u8| {
        for die in Die::ALL {
            while missing > 0 && keep(die, equal) {
                missing -= 1;
            }
        }
    };
    keep_lowest(if is_too_high { pairs.saturating_sub(1) } else { pairs }, 2);
    keep_lowest(if any { others } else { 0 }, 1);
    kept
}

/// The mean of a value over all rolls of `count` dice.
fn mean_over_rolls(count: usize, mut value: impl FnMut(Dice) -> f64) -> f64 {
    let (mut sum, mut all) = (0.0, 0.0);
    for_each_roll(count, Dice::NONE, &Die::ALL, 1.0, &mut |rolled, ways| {
        all += ways;
        sum += ways * value(rolled);
    });
    sum / all
}

/// The share of all rolls of `count` dice for which a condition holds.
fn share_of_rolls(count: usize, mut holds: impl FnMut(Dice) -> bool) -> f64 {
    mean_over_rolls(count, |rolled| if holds(rolled) { 1.0 } else { 0.0 })
}

/// A chance in percent.
fn percent(chance: f64) -> i64 {
    // 100 is only for certainty.
    (chance * 100.0).round().min(if chance < 1.0 - 1e-9 { 99.0 } else { 100.0 }) as i64
}

fn union(mut dice: Dice, others: &Dice) -> Dice {
    dice.add_all(others);
    dice
}

fn candy_count(open: &Open) -> usize {
    usize::from(open.candies[open.turn.seat.index()])
}

/// The chance that these own dice fill a column together with candy dice and support dice, rolled or still to be rolled (R20).
fn fill_chance_with_support(open: &Open, needs: &Needs, max_storable_die: Option<Die>, own: &Dice) -> f64 {
    let dice = union(*own, &open.support);
    share_of_rolls(open.support_to_roll(), |support| {
        is_filled_by(needs, max_storable_die, &union(dice, &support), candy_count(open))
    })
}

/// The gain in value from completing a column with own dice over leaving it as it is.
fn completion_gain(evaluator: &Evaluator, open: &Open, column: Column) -> f64 {
    let (spaces, mut stack) = (&open.printed(column).spaces, *open.stack(column));
    for place in open.next_space(column).unwrap_or(spaces.len())..spaces.len() {
        let below = place.checked_sub(1).and_then(|below| stack.0[below]).map(|below| below.value);
        let value = spaces[place].needs.or(below).unwrap_or(ASSUMED_FREE_VALUE);
        stack.0[place] = Some(PlacedDie { value, owner: DieOwner::Own(open.turn.seat) });
    }
    let dice = open.hand().count();
    evaluator.column_value(open, column, &stack, dice) - evaluator.column_value(open, column, open.stack(column), dice)
}

/// Whether these dice, together with candy dice of any value, cover all needs, with a pair on top that shows at most `max_storable_die`.
fn is_filled_by(needs: &[(Need, usize)], max_storable_die: Option<Die>, dice: &Dice, candies: usize) -> bool {
    let mut left = *dice;
    let (mut spaces, mut missing, mut pairs) = (0, 0, 0);
    for &(need, count) in needs {
        spaces += if need == Need::Pair { 2 * count } else { count };
        match need {
            Need::Number(die) => {
                (0..count).for_each(|_| if left.count_of(die) > 0 { left.take(die) } else { missing += 1 })
            }
            Need::Pair => pairs += count,
            Need::Any => {}
        }
    }
    let equal: usize = Die::ALL.into_iter().map(|die| usize::from(left.count_of(die) / 2)).sum();
    let on_top = match max_storable_die.filter(|_| pairs > 0) {
        Some(most) => {
            2 - Die::ALL
                .into_iter()
                .filter(|&die| die <= most)
                .map(|die| left.count_of(die).min(2))
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
        is_filled_by(needs, None, &numbers.iter().filter_map(|&number| Die::new(number)).collect(), candies)
    }

    #[test]
    fn top_pair_is_no_higher_than_can_be_stored() {
        let two_pairs = |numbers: &[u8], candies| {
            let dice = numbers.iter().filter_map(|&number| Die::new(number)).collect();
            is_filled_by(&[(Need::Pair, 2)], Die::new(3), &dice, candies)
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
