//! The number dice with tokens to re-roll them: what a roll is worth when every re-roll is the best one.
//!
//! Knows what each total brings, no board and no cards.

use crate::games::rat_a_tat_roll::dice::{DICE, DiceSet, Die, FACES, HowMany};
use crate::games::rat_a_tat_roll::odds::MOST;

/// Every roll of three dice, the first die fastest; fewer dice use as many as they have.
const ROLLS: usize = (FACES as usize).pow(DICE as u32);

/// No more tokens are thought through: a fourth is hardly ever worth spending in one turn.
const MOST_TOKENS: u8 = 3;

/// What each total brings, and what re-rolls cost.
pub(super) struct Rerolls {
    of_total: [f64; MOST + 1],
    tokens: u8,
    cost: f64,
}

impl Rerolls {
    /// For a turn in which a total is worth so much and a token costs so much.
    pub(super) fn new(worth: impl Fn(u8) -> f64, tokens: u8, cost: f64) -> Rerolls {
        let mut of_total = [0.0; MOST + 1];
        of_total.iter_mut().zip(0..).for_each(|(value, total)| *value = worth(total));
        Rerolls { of_total, tokens: tokens.min(MOST_TOKENS), cost }
    }

    /// What it is worth to keep this total.
    pub(super) fn kept(&self, total: u8) -> f64 {
        self.of_total.get(usize::from(total)).copied().unwrap_or(f64::MIN)
    }

    /// What it is worth to roll so many dice.
    pub(super) fn before(&self, dice: HowMany) -> f64 {
        let rolls = self.rolls(dice.count(), self.tokens);
        rolls.over(DiceSet::first(dice.count())).of(&[])
    }

    /// What it is worth to roll these of the dice again.
    pub(super) fn again(&self, dice: &[Die], again: DiceSet) -> f64 {
        let rolls = self.rolls(dice.len() as u8, self.tokens.saturating_sub(1));
        rolls.over(again).of(dice) - self.cost
    }

    /// What each roll of so many dice is worth with so many tokens left.
    fn rolls(&self, count: u8, tokens: u8) -> Rolls {
        let kept = Rolls::by_total(count, &self.of_total);
        let mut best = kept.clone();
        for _ in 0..tokens {
            let mut next = kept.clone();
            for &again in DiceSet::all(count) {
                next.or(&best.over(again), self.cost);
            }
            best = next;
        }
        best
    }
}

/// A value for each roll of some dice.
#[derive(Clone)]
struct Rolls {
    count: u8,
    values: [f64; ROLLS],
}

impl Rolls {
    fn by_total(count: u8, of_total: &[f64; MOST + 1]) -> Rolls {
        let mut rolls = Rolls { count, values: [0.0; ROLLS] };
        for (index, value) in rolls.values.iter_mut().enumerate().take(places(count)) {
            let total: usize = (0..count).map(|die| index / places(die) % usize::from(FACES) + 1).sum();
            *value = of_total[total.min(MOST)];
        }
        rolls
    }

    /// The mean over all faces of these dice, whatever they show now.
    fn over(&self, dice: DiceSet) -> Rolls {
        let mut rolls = self.clone();
        for die in dice.iter() {
            let step = places(die);
            for low in 0..places(self.count) {
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

    /// Takes the other value where it is higher, its cost taken off.
    fn or(&mut self, other: &Rolls, cost: f64) {
        for (own, other) in self.values.iter_mut().zip(&other.values) {
            *own = own.max(other - cost);
        }
    }

    /// The value where the dice show this; those not named show a 1.
    fn of(&self, dice: &[Die]) -> f64 {
        let index: usize = dice.iter().zip(0..).map(|(die, at)| usize::from(die.pips() - 1) * places(at)).sum();
        self.values[index.min(ROLLS - 1)]
    }
}

/// How many rolls so many dice have.
fn places(dice: u8) -> usize {
    usize::from(FACES).pow(u32::from(dice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rat_a_tat_roll::odds::Odds;
    use crate::games::rat_a_tat_roll::track::Space;

    fn near(first: f64, second: f64) -> bool {
        (first - second).abs() < 1e-9
    }

    #[test]
    fn without_tokens_it_is_the_mean_by_exact_odds() {
        let worth = |total: u8| f64::from(total % 7 * 3);
        let rerolls = Rerolls::new(worth, 0, 0.0);
        for count in HowMany::ALL {
            let odds = Odds::of_roll(Space::START, count);
            let sum: f64 = odds.totals().map(|(total, ways)| worth(total) * f64::from(ways)).sum();
            assert!(near(rerolls.before(count), sum / f64::from(odds.all())));
        }
    }

    #[test]
    fn a_token_re_rolls_what_is_below_its_worth() {
        // One die, worth its pips: with a free re-roll 1, 2 and 3 are rolled again.
        let rerolls = Rerolls::new(f64::from, 1, 0.0);
        assert!(near(rerolls.before(HowMany::ALL[0]), (3.5 * 3.0 + 4.0 + 5.0 + 6.0) / 6.0));
        // A token that costs 3 is spent on a 1 at most, and even there gains nothing.
        let dear = Rerolls::new(f64::from, 1, 3.0);
        assert!(near(dear.before(HowMany::ALL[0]), 3.5));
        // Of a 1 and a 6, the 1 is rolled again.
        let dice = [Die::ALL[0], Die::ALL[5]];
        let values: Vec<f64> = DiceSet::all(2).iter().map(|&again| rerolls.again(&dice, again)).collect();
        assert!(near(values[0], 9.5) && near(values[1], 7.0) && near(values[2], 4.5));
    }
}
