//! Exact odds of the number dice: where the pawn ends (L5–L7). Counted ways, never shares: so that they add up.
//!
//! Knows dice and the track, no cards and no seats.

use super::dice::{DICE, DiceSet, Die, FACES, HowMany, total};
use super::track::{Region, SPACES, Space};

/// The highest total of all dice.
pub const MOST: usize = DICE * FACES as usize;

/// By how many dice are rolled, and by their total: in how many ways it comes.
static WAYS: [[u16; MOST + 1]; DICE + 1] = {
    let mut ways = [[0; MOST + 1]; DICE + 1];
    ways[0][0] = 1;
    let mut dice = 0;
    while dice < DICE {
        let mut total = 0;
        while total <= dice * FACES as usize {
            let mut pips = 1;
            while pips <= FACES as usize {
                ways[dice + 1][total + pips] += ways[dice][total];
                pips += 1;
            }
            total += 1;
        }
        dice += 1;
    }
    ways
};

/// In how many ways each thing that can come of a roll does come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    from: Space,
    /// What the dice that keep their value show together.
    kept: u8,
    /// How many dice are rolled.
    rolled: u8,
}

impl Odds {
    /// The odds of rolling so many dice from here (L5).
    pub fn of_roll(from: Space, dice: HowMany) -> Odds {
        Odds { from, kept: 0, rolled: dice.count() }
    }

    /// The odds of rolling some of these dice again (L6).
    pub fn of_reroll(from: Space, dice: &[Die], again: DiceSet) -> Odds {
        let kept = dice.iter().enumerate().filter(|(index, _)| !again.contains(*index)).map(|(_, die)| *die);
        let kept: arrayvec::ArrayVec<Die, DICE> = kept.take(DICE).collect();
        Odds { from, kept: total(&kept), rolled: dice.len().min(DICE) as u8 - kept.len() as u8 }
    }

    /// All ways together: 6, 36 or 216.
    pub fn all(&self) -> u16 {
        u16::from(FACES).pow(u32::from(self.rolled))
    }

    /// The ways in which the dice come to this total, those that were kept included.
    pub fn of_total(&self, total: u8) -> u16 {
        let rolled = total.checked_sub(self.kept).map(usize::from);
        rolled.and_then(|rolled| WAYS[usize::from(self.rolled)].get(rolled).copied()).unwrap_or(0)
    }

    /// The totals that can come, ascending, with their ways.
    pub fn totals(&self) -> impl Iterator<Item = (u8, u16)> + use<> {
        let odds = *self;
        (0..=MOST as u8).map(move |total| (total, odds.of_total(total))).filter(|(_, ways)| *ways > 0)
    }

    /// The ways in which the pawn ends here. No roll goes all the way round, so a space has one total.
    pub fn of_space(&self, space: Space) -> u16 {
        self.of_total(self.from.steps_to(space))
    }

    /// The ways in which it ends in this region.
    pub fn of_region(&self, region: Region) -> u16 {
        region.spaces().map(|space| self.of_space(space)).sum()
    }

    /// So many ways in percent of all, rounded; what can happen at all is 1 at least.
    pub fn percent(&self, ways: u16) -> u8 {
        let (ways, all) = (u32::from(ways), u32::from(self.all()));
        ((200 * ways + all) / (2 * all)).max(ways.min(1)) as u8
    }
}

const _: () = assert!(MOST < SPACES, "no roll goes all the way round");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rat_a_tat_roll::track::Icon;

    /// Every roll one by one.
    fn counted(from: Space, dice: &[Die], again: DiceSet) -> [u16; SPACES] {
        let mut ways = [0; SPACES];
        let mut rolls: Vec<Vec<Die>> = vec![Vec::new()];
        for (index, &die) in dice.iter().enumerate() {
            let faces: Vec<Die> = if again.contains(index) { Die::ALL.to_vec() } else { vec![die] };
            rolls =
                rolls.iter().flat_map(|roll| faces.iter().map(|&face| [roll.as_slice(), &[face]].concat())).collect();
        }
        rolls.iter().for_each(|roll| ways[from.after(total(roll)).index()] += 1);
        ways
    }

    #[test]
    fn odds_are_those_of_every_roll() {
        let dice = [Die::ALL[3], Die::ALL[0], Die::ALL[5]];
        for from in Space::all() {
            for count in HowMany::ALL {
                let odds = Odds::of_roll(from, count);
                let dice = &dice[..usize::from(count.count())];
                let all = counted(from, dice, DiceSet::first(count.count()));
                assert!(Space::all().all(|space| odds.of_space(space) == all[space.index()]), "{odds:?}");
                assert_eq!(odds.all(), all.iter().sum::<u16>());
                assert_eq!(odds.totals().map(|(_, ways)| ways).sum::<u16>(), odds.all());
                let wild: u16 =
                    Space::all().filter(|space| space.icon() == Icon::Wild).map(|space| odds.of_space(space)).sum();
                assert_eq!(Region::ALL.map(|region| odds.of_region(region)).iter().sum::<u16>() + wild, odds.all());
                for &again in DiceSet::all(count.count()) {
                    let odds = Odds::of_reroll(from, dice, again);
                    let all = counted(from, dice, again);
                    assert!(Space::all().all(|space| odds.of_space(space) == all[space.index()]), "{odds:?}");
                    assert_eq!(odds.all(), u16::from(FACES).pow(again.count().into()));
                }
            }
        }
    }

    #[test]
    fn well_known_odds() {
        let two = Odds::of_roll(Space::START, HowMany::ALL[1]);
        assert_eq!((two.of_total(7), two.all(), two.percent(two.of_total(7))), (6, 36, 17));
        assert_eq!((two.of_total(1), two.of_total(13)), (0, 0));
        let three = Odds::of_roll(Space::START, HowMany::ALL[2]);
        assert_eq!((three.of_total(10), three.of_total(18), three.all()), (27, 1, 216));
        let one = Odds::of_roll(Space::START, HowMany::ALL[0]);
        assert_eq!((one.percent(one.of_total(1)), one.percent(one.all())), (17, 100));
        assert_eq!((three.percent(three.of_total(3)), three.percent(0)), (1, 0), "one way in 216 is not none");
    }
}
