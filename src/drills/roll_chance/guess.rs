//! How likely does a throw get to the goal? Three chances are offered.

use super::Posed;
use super::goal::Goal;
use super::throw::Throw;
use crate::drills::chance::{Chance, apart};
use crate::engine::{Phrase, Stream, random_below};
use crate::games::rat_a_tat_roll::Common;
use crate::games::rat_a_tat_roll::dice::DiceCount;

/// One die is rolled at first, and no longer from this level on.
const TWO_DICE_FROM: u32 = 2;
/// From this level on three dice are rolled, too.
const THREE_DICE_FROM: u32 = 4;

/// A card has three spaces, so that no roll gets there more often than a single die.
const LIKELIEST: (u32, u32) = (1, 2);

/// Asks for the chance of a first roll; `None` if nobody would say it with a round number.
pub(super) fn pose(common: &Common, goal: &Goal, level: u32, luck: &mut Stream) -> Option<Posed> {
    let throw = roll(common, level, luck)?;
    let spoken = throw.chance(goal).spoken(apart(level), LIKELIEST, luck)?;
    let verdict = verdict(&throw, goal);
    let question = Phrase::new("drill-roll-chance-question").with("count", throw.dice).with("card", goal.number()?);
    Some(Posed {
        question,
        answers: spoken.answers(&verdict),
        right: spoken.right,
        verdict,
        marked: throw.places(),
        tried: throw.choice,
    })
}

/// A first roll of as many dice as the level allows.
fn roll(common: &Common, level: u32, luck: &mut Stream) -> Option<Throw> {
    let counts: &[u8] = match level {
        0 => &[1],
        1..TWO_DICE_FROM => &[1, 2],
        TWO_DICE_FROM..THREE_DICE_FROM => &[2],
        _ => &[2, 3],
    };
    let dice = DiceCount::new(*counts.get(random_below(luck, counts.len() as u32) as usize)?)?;
    Some(Throw::roll(common, dice))
}

/// Why it is so likely: by the faces of a single die, or by the rolls of each total and which totals come up most.
fn verdict(throw: &Throw, goal: &Goal) -> Phrase {
    let Chance { ways, all } = throw.chance(goal);
    let why = match throw.dice {
        1 => Phrase::new("drill-roll-chance-die").with("faces", throw.good_sums(goal)),
        dice => {
            let totals = totals(throw, goal);
            Phrase::new("drill-roll-chance-verdict").with("totals", totals).with("thumb", thumb(dice))
        }
    };
    why.with("ways", ways).with("all", all)
}

/// The totals that so many dice show most often, if some stand out.
pub(super) fn most_likely(dice: u8) -> &'static [u8] {
    match dice {
        2 => &[7],
        3 => &[10, 11],
        _ => &[],
    }
}

/// Which these are, in words.
pub(super) fn thumb(dice: u8) -> Phrase {
    Phrase::new("drill-roll-chance-thumb").with("dice", dice)
}

/// The totals that get there in words, ascending, each with the ways to roll it.
fn totals(throw: &Throw, goal: &Goal) -> Vec<Phrase> {
    let said = |(total, ways): (u8, u16)| {
        Phrase::new("drill-roll-chance-total").with("total", total).with("ways", u32::from(ways))
    };
    throw.good_totals(goal).map(said).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::common;
    use super::*;

    #[test]
    fn chances_are_exact() {
        // From the first space red lies 1 to 3 spaces ahead, orange 5 to 7.
        let goal = |numbers| Goal::lowest(&common(numbers, &[])).expect("one low card");
        let two = Throw::roll(&common([3, 9, 8, 8, 7], &[]), DiceCount::ALL[1]);
        let red = goal([3, 9, 8, 8, 7]);
        assert_eq!(two.chance(&red), Chance { ways: 3, all: 36 });
        let said =
            |(total, ways): (u8, u8)| Phrase::new("drill-roll-chance-total").with("total", total).with("ways", ways);
        assert_eq!(totals(&two, &red), [(2, 1), (3, 2)].map(said));
        let one = Throw::roll(&common([9, 3, 8, 8, 7], &[]), DiceCount::ALL[0]);
        let face = |face: u8| Phrase::new("literal").with("text", face.to_string());
        let expected = Phrase::new("drill-roll-chance-die").with("faces", vec![face(5), face(6)]);
        assert_eq!(verdict(&one, &goal([9, 3, 8, 8, 7])), expected.with("ways", 2u32).with("all", 6u32));
    }
}
