//! How likely does a throw get to the goal? Three chances are offered.

use super::throw::Throw;
use super::{Goal, Posed};
use crate::drills::chance::{Chance, apart};
use crate::engine::{Phrase, Stream, random_below};
use crate::games::rat_a_tat_roll::Common;
use crate::games::rat_a_tat_roll::dice::DiceCount;

/// One die is rolled at first, and no longer from this level on.
const TWO_DICE_FROM: u32 = 3;
/// Before this level it is said which totals come up most often.
const THUMBS_UNTIL: u32 = 12;
/// From this level on three dice are rolled, too.
const THREE_DICE_FROM: u32 = 5;

/// Asks for the chance of a throw; `None` if nobody would say it with a round number, or nobody would make that throw.
pub(super) fn pose(common: &Common, goal: Goal, level: u32, is_again: bool, luck: &mut Stream) -> Option<Posed> {
    let (throw, how) = if is_again { again(common, goal)? } else { roll(common, level, luck)? };
    let spoken = throw.chance(goal).spoken(apart(level), luck)?;
    let verdict = verdict(common, &throw, goal, level);
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

/// The one of the rolled dice that should be rolled again, and how it is said.
fn again(common: &Common, goal: Goal) -> Option<(Throw, Phrase)> {
    let throws = Throw::all_again(common)?.into_iter().filter(|throw| throw.dice == 1);
    let throw = throws.max_by_key(|throw| throw.chance(goal).ways)?;
    let how = Phrase::new("drill-roll-chance-again").with("die", *throw.again.first()?);
    Some((throw, how))
}

/// Why it is so likely: by the faces of a single die, or by the rolls of each total; and what to remember, while that is new.
fn verdict(common: &Common, throw: &Throw, goal: Goal, level: u32) -> Phrase {
    let Chance { ways, all } = throw.chance(goal);
    let why = match (throw.dice, throw.again.is_empty(), goal.ahead(common)) {
        (1, true, _) => Phrase::new("drill-roll-chance-die").with("faces", throw.good_faces(goal)),
        (1, false, Some((near, far))) => Phrase::new("drill-roll-chance-die-again")
            .with("near", near)
            .with("far", far)
            .with("kept", throw.kept())
            .with("faces", throw.good_faces(goal)),
        _ => {
            let totals = Phrase::new("drill-roll-chance-verdict").with("totals", totals(throw, goal));
            totals.with("thumb", thumb(throw.dice, goal, level))
        }
    };
    why.with("ways", ways).with("all", all)
}

/// A rule to remember: of wild spaces, or which totals so many dice show most often. Nothing once it has been said often enough.
fn thumb(dice: u8, goal: Goal, level: u32) -> Phrase {
    match goal {
        Goal::Wild => Phrase::new("drill-roll-chance-every-fourth"),
        Goal::Card { .. } if level < THUMBS_UNTIL => Phrase::new("drill-roll-chance-thumb").with("dice", dice),
        Goal::Card { .. } => Phrase::new("literal").with("text", String::new()),
    }
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
    use crate::games::rat_a_tat_roll::dice::{DiceSet, Die};
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
        let orange = Goal::Card { region: Region::ALL[1], number: 3 };
        let expected = Phrase::new("drill-roll-chance-die-again")
            .with("near", 5u8)
            .with("far", 7u8)
            .with("kept", vec![kept(3)])
            .with("faces", vec![face(2), face(3), face(4)])
            .with("ways", 3u32)
            .with("all", 6u32);
        assert_eq!(verdict(&common, &again, orange, 0), expected, "3 and 2 make 5, 3 and 4 make 7");
    }
}
