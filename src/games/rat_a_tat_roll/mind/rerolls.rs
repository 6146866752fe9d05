//! The values of rolls with tokens to re-roll, when every re-roll is the best one.
//!
//! Knows the value of each total, no board and no cards.

use crate::games::rat_a_tat_roll::dice::{DICE, DiceCount, DiceSet, Die, FACES};
use crate::games::rat_a_tat_roll::odds::MAX_TOTAL;

/// Number of rolls of three dice, indexed with the first die fastest; fewer dice use the start of the range.
const ROLLS: usize = (FACES as usize).pow(DICE as u32);

/// The most tokens considered: a fourth is hardly ever worth spending in one turn.
const MAX_TOKENS: u8 = 3;

/// The value of each total, and the cost of re-rolls.
pub(super) struct RerollValues {
    total_values: [f64; MAX_TOTAL + 1],
    tokens: u8,
    cost: f64,
}

impl RerollValues {
    /// The values for a turn with this value of each total, and this many tokens at this cost.
    pub(super) fn new(value_of_total: impl Fn(u8) -> f64, tokens: u8, cost: f64) -> RerollValues {
        let mut total_values = [0.0; MAX_TOTAL + 1];
        total_values.iter_mut().zip(0..).for_each(|(value, total)| *value = value_of_total(total));
        RerollValues { total_values, tokens: tokens.min(MAX_TOKENS), cost }
    }

    /// The value of keeping this total.
    pub(super) fn keep_value(&self, total: u8) -> f64 {
        self.total_values.get(usize::from(total)).copied().unwrap_or(f64::MIN)
    }

    /// The value of rolling this many dice.
    pub(super) fn roll_value(&self, dice: DiceCount) -> f64 {
        let rolls = self.roll_values(dice.count(), self.tokens);
        rolls.averaged_over(DiceSet::first(dice.count())).value_of(&[])
    }

    /// The value of re-rolling the dice in `again`.
    pub(super) fn reroll_value(&self, dice: &[Die], again: DiceSet) -> f64 {
        let rolls = self.roll_values(dice.len() as u8, self.tokens.saturating_sub(1));
        rolls.averaged_over(again).value_of(dice) - self.cost
    }

    /// The value of each roll of `count` dice with this many tokens left.
    fn roll_values(&self, count: u8, tokens: u8) -> RollValues {
        let kept = RollValues::by_total(count, &self.total_values);
        let mut best = kept.clone();
        for _ in 0..tokens {
            let mut next = kept.clone();
            for &again in DiceSet::all(count) {
                next.raise_to(&best.averaged_over(again), self.cost);
            }
            best = next;
        }
        best
    }
}

/// A value for each roll of `count` dice.
#[derive(Clone)]
struct RollValues {
    count: u8,
    values: [f64; ROLLS],
}

impl RollValues {
    fn by_total(count: u8, total_values: &[f64; MAX_TOTAL + 1]) -> RollValues {
        let mut rolls = RollValues { count, values: [0.0; ROLLS] };
        for (index, value) in rolls.values.iter_mut().enumerate().take(roll_count(count)) {
            let total: usize = (0..count).map(|die| index / roll_count(die) % usize::from(FACES) + 1).sum();
            *value = total_values[total.min(MAX_TOTAL)];
        }
        rolls
    }

    /// Replaces each value by its mean over all faces of these dice.
    fn averaged_over(&self, dice: DiceSet) -> RollValues {
        let mut rolls = self.clone();
        for die in dice.iter() {
            let step = roll_count(u8::from(die));
            for low in 0..roll_count(self.count) {
                if !(low / step).is_multiple_of(usize::from(FACES)) {
                    continue;
                }
                let row = || (0..usize::from(FACES)).map(|face| low + face * step);
                let mean = row().map(|index| rolls.values[index]).sum::<f64>() / f64::from(FACES);
                row().for_each(|index| rolls.values[index] = mean);
            }
        }
        rolls
    }

    /// Raises each value to the other one less `cost`, where that is higher.
    fn raise_to(&mut self, other: &RollValues, cost: f64) {
        for (own, other) in self.values.iter_mut().zip(&other.values) {
            *own = own.max(other - cost);
        }
    }

    /// The value of a roll; dice not given show a 1.
    fn value_of(&self, dice: &[Die]) -> f64 {
        let index: usize = dice.iter().zip(0..).map(|(die, at)| usize::from(die.pips() - 1) * roll_count(at)).sum();
        self.values[index.min(ROLLS - 1)]
    }
}

/// The number of different rolls of this many dice.
fn roll_count(dice: u8) -> usize {
    usize::from(FACES).pow(u32::from(dice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rat_a_tat_roll::odds::Odds;
    use crate::games::rat_a_tat_roll::track::Space;

    fn is_near(first: f64, second: f64) -> bool {
        (first - second).abs() < 1e-9
    }

    #[test]
    fn without_tokens_a_roll_is_worth_its_mean_by_exact_odds() {
        let value_of_total = |total: u8| f64::from(total % 7 * 3);
        let rerolls = RerollValues::new(value_of_total, 0, 0.0);
        for count in DiceCount::ALL {
            let odds = Odds::for_roll(Space::START, count);
            let sum: f64 = odds.totals().map(|(total, ways)| value_of_total(total) * f64::from(ways)).sum();
            assert!(is_near(rerolls.roll_value(count), sum / f64::from(odds.total_ways())));
        }
    }

    #[test]
    fn a_token_re_rolls_dice_below_the_mean() {
        // One die, valued by its pips: with a free re-roll 1, 2 and 3 are re-rolled.
        let rerolls = RerollValues::new(f64::from, 1, 0.0);
        assert!(is_near(rerolls.roll_value(DiceCount::ALL[0]), (3.5 * 3.0 + 4.0 + 5.0 + 6.0) / 6.0));
        // A token that costs 3 is worth spending on a 1 at most, and even there gains nothing.
        let costly = RerollValues::new(f64::from, 1, 3.0);
        assert!(is_near(costly.roll_value(DiceCount::ALL[0]), 3.5));
        // Of a 1 and a 6, the 1 is re-rolled.
        let dice = [Die::ALL[0], Die::ALL[5]];
        let values: Vec<f64> = DiceSet::all(2).iter().map(|&again| rerolls.reroll_value(&dice, again)).collect();
        assert!(is_near(values[0], 9.5) && is_near(values[1], 7.0) && is_near(values[2], 4.5));
    }
}
