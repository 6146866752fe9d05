//! How likely does a throw get to the goal? Three chances are offered.

use super::throw::Throw;
use super::{Goal, Posed};
use crate::drills::chance::{Chance, apart};
use crate::engine::{Phrase, Stream, random_below};
use crate::games::rat_a_tat_roll::Common;
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet};

/// One die is rolled at first, and no longer from this level on.
const TWO_DICE_FROM: u32 = 3;
/// From this level on three dice are rolled, too.
const THREE_DICE_FROM: u32 = 5;

/// Asks for the chance of a throw; `None` if nobody would say it with a round number, or nobody would make that throw.
pub(super) fn pose(common: &Common, goal: Goal, level: u32, is_again: bool, luck: &mut Stream) -> Option<Posed> {
    let (throw, how) = if is_again { again(common, luck)? } else { roll(common, level, luck)? };
    let spoken = throw.chance(goal).spoken(apart(level), luck)?;
    let verdict = verdict(&throw, goal);
    let asked = match goal {
        Goal::Card { number, .. } => Phrase::new("drill-roll-chance-card").with("card", number),
        Goal::Wild => Phrase::new("drill-roll-chance-wild"),
    };
    Some(Posed {
        question: Phrase::new("drill-roll-chance-question").with("how", how).with("asked", asked),
        answers: spoken.answers(&verdict),
        right: spoken.right,
        verdict,
        marked: throw.places(),
        tried: throw.choice,
    })
}

/// A first roll, and how it is said.
fn roll(common: &Common, level: u32, luck: &mut Stream) -> Option<(Throw, Phrase)> {
    let counts: &[u8] = match level {
        0 => &[1],
        1..TWO_DICE_FROM => &[1, 2],
        TWO_DICE_FROM..THREE_DICE_FROM => &[2],
        _ => &[2, 3],
    };
    let dice = DiceCount::new(*counts.get(random_below(luck, counts.len() as u32) as usize)?)?;
    Some((Throw::roll(common, dice), Phrase::new("drill-roll-chance-roll").with("count", dice.count())))
}

/// One of the rolled dice is rolled again, and how it is said.
fn again(common: &Common, luck: &mut Stream) -> Option<(Throw, Phrase)> {
    let index = random_below(luck, common.dice.len().max(1) as u32) as u8;
    let die = *common.dice.get(usize::from(index))?;
    // Where two dice show the same, it would not be clear which one is meant.
    if common.dice.len() < 2 || common.dice.iter().filter(|other| **other == die).count() > 1 {
        return None;
    }
    let how = Phrase::new("drill-roll-chance-again").with("die", die.pips());
    Some((Throw::again(common, DiceSet::from_indices(&[index])), how))
}

/// Why it is so likely: by the faces of a single die, or by the rolls of each total and which totals come up most often.
fn verdict(throw: &Throw, goal: Goal) -> Phrase {
    let Chance { ways, all } = throw.chance(goal);
    let kept = throw.kept();
    let why = match (throw.dice, kept.is_empty()) {
        (1, true) => Phrase::new("drill-roll-chance-die").with("faces", throw.good_faces(goal)),
        (1, false) => {
            Phrase::new("drill-roll-chance-die-again").with("kept", kept).with("faces", throw.good_faces(goal))
        }
        _ => Phrase::new("drill-roll-chance-verdict").with("totals", totals(throw, goal)).with("thumb", throw.thumb()),
    };
    why.with("ways", ways).with("all", all)
}

/// The totals that get there in words, ascending, each with the ways to roll it.
fn totals(throw: &Throw, goal: Goal) -> Vec<Phrase> {
    let said = |(total, ways): (u8, u16)| {
        Phrase::new("drill-roll-chance-total").with("total", total).with("ways", u32::from(ways))
    };
    throw.good_totals(goal).map(said).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Viewer;
    use crate::games::rat_a_tat_roll::RatATatRoll;
    use crate::games::rat_a_tat_roll::dice::Die;
    use crate::games::rat_a_tat_roll::track::{Region, Space};

    #[test]
    fn chances_are_exact() {
        let game = crate::drills::task::new_game::<RatATatRoll>(Default::default(), 2, 1).expect("a game");
        let mut common = game.view(Viewer::Table).open.common;
        common.pawn = Space::START;
        let two = Throw::roll(&common, DiceCount::ALL[1]);
        let card = Goal::Card { region: Region::ALL[0], number: 3 };
        // With two dice from the first space: red lies 1 to 3 spaces ahead, the next wild space 4.
        assert_eq!(two.chance(card), Chance { ways: 3, all: 36 });
        assert_eq!(two.chance(Goal::Wild), Chance { ways: 3 + 5 + 1, all: 36 });
        let said =
            |(total, ways): (u8, u8)| Phrase::new("drill-roll-chance-total").with("total", total).with("ways", ways);
        assert_eq!(totals(&two, card), [(2, 1), (3, 2)].map(said));
        assert_eq!(totals(&two, Goal::Wild), [(4, 3), (8, 5), (12, 1)].map(said));
        common.dice = [Die::ALL[2], Die::ALL[1]].into_iter().collect();
        let again = Throw::again(&common, DiceSet::from_indices(&[1]));
        let face = |face: u8| Phrase::new("literal").with("text", face.to_string());
        let kept = |pips: u8| Phrase::new("drill-roll-chance-face").with("die", pips);
        let expected = Phrase::new("drill-roll-chance-die-again")
            .with("kept", vec![kept(3)])
            .with("faces", vec![face(1), face(5)])
            .with("ways", 2u32)
            .with("all", 6u32);
        assert_eq!(verdict(&again, Goal::Wild), expected, "3 and 1 make 4, 3 and 5 make 8");
    }
}
