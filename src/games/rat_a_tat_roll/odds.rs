//! Exact odds of the number dice: where the pawn ends (L5–L7). Counted as ways, so that the sums are exact.
//!
//! Knows dice and the track, no cards and no seats.

use super::dice::{DICE, DiceCount, DiceSet, Die, FACES, total};
use super::track::{Region, SPACES, Space};

/// The highest total of all dice.
pub const MAX_TOTAL: usize = DICE * FACES as usize;

/// `WAYS[dice][total]`: the number of ways in which that many dice show this total.
static WAYS: [[u16; MAX_TOTAL + 1]; DICE + 1] = {
    let mut ways = [[0; MAX_TOTAL + 1]; DICE + 1];
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

/// The odds of a roll or re-roll from a space, counted in ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    from: Space,
    /// The total of the dice that keep their value.
    kept: u8,
    /// The number of dice that are rolled.
    rolled: u8,
}

impl Odds {
    /// The odds of rolling this many dice from a space (L5).
    pub fn for_roll(from: Space, dice: DiceCount) -> Odds {
        Odds { from, kept: 0, rolled: dice.count() }
    }

    /// The odds of re-rolling the dice in `again` (L6).
    pub fn for_reroll(from: Space, dice: &[Die], again: DiceSet) -> Odds {
        let kept = dice.iter().enumerate().filter(|(index, _)| !again.contains_index(*index)).map(|(_, die)| *die);
        let kept: arrayvec::ArrayVec<Die, DICE> = kept.take(DICE).collect();
        Odds { from, kept: total(&kept), rolled: dice.len().min(DICE) as u8 - kept.len() as u8 }
    }

    /// The number of all ways: 6, 36 or 216.
    pub fn total_ways(&self) -> u16 {
        u16::from(FACES).pow(u32::from(self.rolled))
    }

    /// The number of ways to this total, kept dice included.
    pub fn ways_to_total(&self, total: u8) -> u16 {
        let rolled = total.checked_sub(self.kept).map(usize::from);
        rolled.and_then(|rolled| WAYS[usize::from(self.rolled)].get(rolled).copied()).unwrap_or(0)
    }

    /// The possible totals, ascending, each with its number of ways.
    pub fn totals(&self) -> impl Iterator<Item = (u8, u16)> + use<> {
        let odds = *self;
        (0..=MAX_TOTAL as u8).map(move |total| (total, odds.ways_to_total(total))).filter(|(_, ways)| *ways > 0)
    }

    /// The total that ends on this space. No roll goes all the way round, so each space has one.
    pub fn total_to_space(&self, space: Space) -> u8 {
        self.from.steps_to(space)
    }

    /// The number of ways to end on this space.
    pub fn ways_to_space(&self, space: Space) -> u16 {
        self.ways_to_total(self.total_to_space(space))
    }

    /// The number of ways to end in this region.
    pub fn ways_to_region(&self, region: Region) -> u16 {
        region.spaces().map(|space| self.ways_to_space(space)).sum()
    }

    /// This number of ways in percent of all, rounded; at least 1 unless there is no way.
    pub fn percent(&self, ways: u16) -> u8 {
        let (ways, all) = (u32::from(ways), u32::from(self.total_ways()));
        ((200 * ways + all) / (2 * all)).max(ways.min(1)) as u8
    }
}

const _: () = assert!(MAX_TOTAL < SPACES, "no roll goes all the way round");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rat_a_tat_roll::track::Icon;

    /// Counts the ways to every space by listing every roll.
    fn enumerated_ways(from: Space, dice: &[Die], again: DiceSet) -> [u16; SPACES] {
        let mut ways = [0; SPACES];
        let mut rolls: Vec<Vec<Die>> = vec![Vec::new()];
        for (index, &die) in dice.iter().enumerate() {
            let faces: Vec<Die> = if again.contains_index(index) { Die::ALL.to_vec() } else { vec![die] };
            rolls =
                rolls.iter().flat_map(|roll| faces.iter().map(|&face| [roll.as_slice(), &[face]].concat())).collect();
        }
        rolls.iter().for_each(|roll| ways[from.after(total(roll)).index()] += 1);
        ways
    }

    #[test]
    fn odds_match_enumerated_rolls() {
        let dice = [Die::ALL[3], Die::ALL[0], Die::ALL[5]];
        for from in Space::all() {
            for count in DiceCount::ALL {
                let odds = Odds::for_roll(from, count);
                let dice = &dice[..usize::from(count.count())];
                let all = enumerated_ways(from, dice, DiceSet::first(count.count()));
                assert!(Space::all().all(|space| odds.ways_to_space(space) == all[space.index()]), "{odds:?}");
                assert_eq!(odds.total_ways(), all.iter().sum::<u16>());
                assert_eq!(odds.totals().map(|(_, ways)| ways).sum::<u16>(), odds.total_ways());
                let wild: u16 = Space::all()
                    .filter(|space| space.icon() == Icon::Wild)
                    .map(|space| odds.ways_to_space(space))
                    .sum();
                assert_eq!(
                    Region::ALL.map(|region| odds.ways_to_region(region)).iter().sum::<u16>() + wild,
                    odds.total_ways()
                );
                for &again in DiceSet::all(count.count()) {
                    let odds = Odds::for_reroll(from, dice, again);
                    let all = enumerated_ways(from, dice, again);
                    assert!(Space::all().all(|space| odds.ways_to_space(space) == all[space.index()]), "{odds:?}");
                    assert_eq!(odds.total_ways(), u16::from(FACES).pow(again.len() as u32));
                }
            }
        }
    }

    #[test]
    fn odds_match_known_values() {
        let two = Odds::for_roll(Space::START, DiceCount::ALL[1]);
        assert_eq!((two.ways_to_total(7), two.total_ways(), two.percent(two.ways_to_total(7))), (6, 36, 17));
        assert_eq!((two.ways_to_total(1), two.ways_to_total(13)), (0, 0));
        let three = Odds::for_roll(Space::START, DiceCount::ALL[2]);
        assert_eq!((three.ways_to_total(10), three.ways_to_total(18), three.total_ways()), (27, 1, 216));
        let one = Odds::for_roll(Space::START, DiceCount::ALL[0]);
        assert_eq!((one.percent(one.ways_to_total(1)), one.percent(one.total_ways())), (17, 100));
        assert_eq!((three.percent(three.ways_to_total(3)), three.percent(0)), (1, 0), "one way in 216 is not none");
    }
}
