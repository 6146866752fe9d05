//! Which throw gets to the goal most often? How many dice to roll, or which of the rolled ones again.

use super::throw::Throw;
use super::{ANSWERS, Goal, Posed};
use crate::drills::task::{Answer, Given};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::dice::DiceCount;
use crate::games::rat_a_tat_roll::{Common, RatATatRoll};

/// By how many of a hundred the best throw beats the next one: at least this, so that it is clearly right, …
const LEAST_MARGIN: u32 = 8;
/// … and at most this, so that there is something to weigh up: less with each level, down to the last.
const MOST_MARGIN: u32 = 30;
const LAST_MARGIN: u32 = 20;

/// Asks for the best of three throws; `None` if none is clearly best, or it goes without saying which one is.
pub(super) fn pose(common: &Common, goal: Goal, level: u32, is_again: bool) -> Option<Posed> {
    let Goal::Card { number, .. } = goal else { return None };
    let throws =
        if is_again { Throw::all_again(common)? } else { DiceCount::ALL.map(|dice| Throw::roll(common, dice)).into() };
    let (throws, right) = offered(throws, goal, MOST_MARGIN.saturating_sub(level).max(LAST_MARGIN))?;
    let verdict = verdict(common, &throws, goal, right)?;
    let answer = |throw: &Throw| Answer::<RatATatRoll> {
        given: Given::Named(throw.spoken(), throw.choice),
        verdict: verdict.clone(),
    };
    let question = if is_again { "drill-roll-chance-which" } else { "drill-roll-chance-how-many" };
    Some(Posed {
        question: Phrase::new(question).with("card", number),
        answers: throws.iter().map(answer).collect(),
        right,
        tried: throws[right].choice,
        verdict,
        marked: Vec::new(),
    })
}

/// The three throws that get there most often, those of fewer and lower dice first, and the number of the best one.
fn offered(mut throws: Vec<Throw>, goal: Goal, most_margin: u32) -> Option<(Vec<Throw>, usize)> {
    let percent = |throw: &Throw| throw.chance(goal).percent();
    throws.sort_by_key(|throw| std::cmp::Reverse(percent(throw)));
    throws.truncate(ANSWERS);
    let [best, next, ..] = throws.as_slice() else { return None };
    let is_close = (LEAST_MARGIN..=most_margin).contains(&(percent(best) - percent(next)));
    let choice = best.choice;
    throws.sort_by_key(|throw| (throw.dice, throw.again.clone()));
    let right = throws.iter().position(|throw| throw.choice == choice)?;
    is_close.then_some((throws, right))
}

/// How far ahead the card is, how often each throw gets there, side by side, and what to remember of it.
fn verdict(common: &Common, throws: &[Throw], goal: Goal, right: usize) -> Option<Phrase> {
    let [first, second, third] = throws else { return None };
    let (near, far) = goal.ahead(common)?;
    let has = |throw: &Throw| {
        let percent = throw.chance(goal).percent();
        Phrase::new("drill-roll-chance-has").with("throw", throw.spoken()).with("percent", percent)
    };
    let compared = |key: &'static str| {
        let compared = Phrase::new(key).with("near", near).with("far", far);
        compared.with("first", has(first)).with("second", has(second)).with("third", has(third))
    };
    Some(match first.again.is_empty() {
        false => compared("drill-roll-chance-compared-again"),
        true => {
            let rule = Phrase::new("drill-roll-chance-rule").with("dice", throws[right].dice);
            compared("drill-roll-chance-compared").with("rule", rule)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drills::Drill as _;
    use crate::drills::RollChance;
    use crate::engine::Viewer;
    use crate::games::rat_a_tat_roll::Move;
    use crate::games::rat_a_tat_roll::dice::{DiceSet, Die};
    use crate::games::rat_a_tat_roll::track::{Region, Space};

    fn common(pawn: Space, dice: &[u8]) -> Common {
        let game = crate::drills::task::new_game::<RatATatRoll>(Default::default(), 2, 1).expect("a game");
        let mut common = game.view(Viewer::Table).open.common;
        common.pawn = pawn;
        common.dice = dice.iter().map(|pips| Die::ALL[usize::from(*pips) - 1]).collect();
        common
    }

    /// What the rules of thumb say, for every distance.
    #[test]
    fn best_number_of_dice_depends_on_the_distance() {
        let goal = Goal::Card { region: Region::ALL[0], number: 2 };
        let nearest = Region::ALL[0].spaces().next().expect("a region has spaces");
        let best_from = |steps: u8| {
            let pawn = Space::all().find(|space| space.steps_to(nearest) == steps).expect("the track is round");
            let common = common(pawn, &[]);
            assert_eq!(goal.ahead(&common), Some((steps, steps + 2)));
            let throws = DiceCount::ALL.map(|dice| Throw::roll(&common, dice)).into();
            offered(throws, goal, 100).map(|(throws, right)| throws[right].dice)
        };
        let best: Vec<Option<u8>> = (1..=13).map(best_from).collect();
        let expected = [[1; 4].as_slice(), &[2; 3], &[0], &[3; 5]].concat();
        let expected: Vec<Option<u8>> = expected.into_iter().map(|dice| (dice > 0).then_some(dice)).collect();
        assert_eq!(best, expected, "from 8 to 10 ahead, two dice and three are as good");
    }

    #[test]
    fn best_dice_to_roll_again_are_offered_beside_the_next_best() {
        // From the first space red lies 1 to 3 ahead. Of 2 and 5, only the 5 can be rolled to get there.
        let goal = Goal::Card { region: Region::ALL[0], number: 2 };
        let throws = Throw::all_again(&common(Space::START, &[5, 2])).expect("both are clear");
        let (throws, right) = offered(throws, goal, 100).expect("clear");
        let again: Vec<&[u8]> = throws.iter().map(|throw| throw.again.as_slice()).collect();
        assert_eq!((again, right), ([[2].as_slice(), &[5], &[2, 5]].into(), 1), "in order, however they lie");
        assert_eq!(throws[right].choice, Move::Reroll { dice: DiceSet::from_indices(&[0]) });
        assert!(Throw::all_again(&common(Space::START, &[4, 4])).is_none(), "which 4?");
    }

    #[test]
    fn every_place_is_right_about_as_often() {
        for level in [3, 7, 30] {
            let mut places = [0; ANSWERS];
            for seed in 0..60 {
                let task = RollChance::task(seed, level);
                assert_eq!(task.answers.len(), ANSWERS, "seed {seed}");
                places[task.right] += 1;
            }
            assert!(places.iter().all(|count| *count >= 8), "level {level}: {places:?}");
        }
    }
}
