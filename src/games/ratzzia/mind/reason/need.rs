//! What columns still need, in words, and how likely dice that are rolled again bring it.

use super::super::judge::Judge;
use super::super::{Column, Dice, Die, Open, each_roll};
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

/// What so many dice, rolled once beside the others there are, are good for: the column for which the chance to complete it, times what that
/// brings, is most, and in how many of a hundred rolls they complete it; every roll is counted. Columns of `but` are not looked at.
pub(super) fn likeliest(open: &Open, count: usize, but: &[Column]) -> Option<(Column, i64)> {
    let mut columns: Vec<(Column, Needs, f64)> =
        Column::ALL.into_iter().map(|column| (column, needs(open, column), 0.0)).collect();
    columns.retain(|(column, needs, _)| !needs.is_empty() && !but.contains(column));
    let candies = usize::from(open.candies[open.facts.seat.index()]);
    let mut all = 0.0;
    each_roll(count, Dice::NONE, &Die::ALL, 1.0, &mut |rolled, ways| {
        let mut dice = *open.hand();
        dice.add_all(&open.support);
        dice.add_all(&rolled);
        all += ways;
        columns.iter_mut().filter(|(_, needs, _)| fill(needs, &dice, candies)).for_each(|(.., won)| *won += ways);
    });
    let judge = Judge::of(open);
    let good = |column: Column, won: f64| won * completing(&judge, open, column).max(0.0);
    let best = columns.into_iter().max_by(|one, other| good(one.0, one.2).total_cmp(&good(other.0, other.2)));
    let percent = |won: f64| (won / all * 100.0).round().min(if won < all { 99.0 } else { 100.0 }) as i64;
    best.map(|(column, _, won)| (column, percent(won))).filter(|&(_, percent)| percent > 0)
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
