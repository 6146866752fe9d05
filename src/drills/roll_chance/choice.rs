//! Which throw gets to the goal most often? How many dice to roll, or which of the rolled ones again.

use std::collections::BTreeSet;

use super::throw::Throw;
use super::{ANSWERS, Goal, Posed};
use crate::drills::task::{Answer, Given};
use crate::engine::{Phrase, Stream, random_below};
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet};
use crate::games::rat_a_tat_roll::track::Space;
use crate::games::rat_a_tat_roll::{Common, RatATatRoll};

/// By how many of a hundred the best throw beats every other one: widely at first, and the least.
const MARGIN: u32 = 20;
const LEAST_MARGIN: u32 = 8;

/// Asks for the best of three throws; `None` if none is clearly best, or no other gets there at all.
pub(super) fn pose(common: &Common, goal: Goal, level: u32, is_again: bool, luck: &mut Stream) -> Option<Posed> {
    let Goal::Card { number, .. } = goal else { return None };
    let throws = if is_again { again(common)? } else { DiceCount::ALL.map(|dice| Throw::roll(common, dice)).into() };
    let best = best(&throws, goal, MARGIN.saturating_sub(level).max(LEAST_MARGIN))?;
    let (throws, right) = offered(throws, best, luck);
    // Where only one of them gets there at all, there is nothing to weigh up.
    if throws.iter().filter(|throw| throw.chance(goal).ways > 0).count() < 2 {
        return None;
    }
    let verdict = verdict(common, &throws, goal, right, is_again)?;
    let answer =
        |throw: &Throw| Answer::<RatATatRoll> { given: Given::Words(throw.spoken()), verdict: verdict.clone() };
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

/// Every way to roll some of the dice again; `None` where two of them show the same, as it would not be clear which one is meant.
fn again(common: &Common) -> Option<Vec<Throw>> {
    let faces: BTreeSet<u8> = common.dice.iter().map(|die| die.pips()).collect();
    let sets = DiceSet::all(common.dice.len() as u8).iter();
    let is_clear = faces.len() == common.dice.len() && faces.len() > 1;
    is_clear.then(|| sets.map(|dice| Throw::again(common, *dice)).collect())
}

/// The number of the throw that gets to the goal more often than every other one by this many of a hundred, if there is one.
fn best(throws: &[Throw], goal: Goal, margin: u32) -> Option<usize> {
    let percent: Vec<u32> = throws.iter().map(|throw| throw.chance(goal).percent()).collect();
    let clear = |(index, most): (usize, &u32)| {
        let mut others = percent.iter().enumerate().filter(|(other, _)| *other != index);
        others.all(|(_, other)| other + margin <= *most).then_some(index)
    };
    percent.iter().enumerate().find_map(clear)
}

/// Three of the throws with the best among them, those of fewer dice first, and the number of the best one.
fn offered(mut throws: Vec<Throw>, mut best: usize, luck: &mut Stream) -> (Vec<Throw>, usize) {
    while throws.len() > ANSWERS {
        let index = random_below(luck, throws.len() as u32) as usize;
        if index != best {
            throws.remove(index);
            best -= usize::from(index < best);
        }
    }
    let choice = throws[best].choice;
    throws.sort_by_key(|throw| throw.dice);
    let right = throws.iter().position(|throw| throw.choice == choice).unwrap_or(best);
    (throws, right)
}

/// How far ahead the card is, and how often each throw gets there, side by side; `None` where the pawn stands at the card.
fn verdict(common: &Common, throws: &[Throw], goal: Goal, right: usize, is_again: bool) -> Option<Phrase> {
    let steps = Space::all().filter(|space| goal.has(*space)).map(|space| common.pawn.steps_to(space));
    let steps: BTreeSet<u8> = steps.collect();
    let (near, far) = (*steps.first()?, *steps.last()?);
    let has = |throw: &Throw| {
        let percent = throw.chance(goal).percent();
        Phrase::new("drill-roll-chance-has").with("throw", throw.spoken()).with("percent", percent)
    };
    let [first, second, third] = throws else { return None };
    let is_ahead = near > 0 && usize::from(far - near) < steps.len();
    let key = if is_again { "drill-roll-chance-compared-again" } else { "drill-roll-chance-compared" };
    is_ahead.then(|| {
        Phrase::new(key)
            .with("near", near)
            .with("far", far)
            .with("first", has(first))
            .with("second", has(second))
            .with("third", has(third))
            .with("thumb", throws[right].thumb())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drills::Drill as _;
    use crate::drills::RollChance;
    use crate::engine::Viewer;
    use crate::games::rat_a_tat_roll::dice::Die;
    use crate::games::rat_a_tat_roll::track::Region;

    fn common(pawn: Space, dice: &[u8]) -> Common {
        let game = crate::drills::task::new_game::<RatATatRoll>(Default::default(), 2, 1).expect("a game");
        let mut common = game.view(Viewer::Table).open.common;
        common.pawn = pawn;
        common.dice = dice.iter().map(|pips| Die::ALL[usize::from(*pips) - 1]).collect();
        common
    }

    #[test]
    fn best_number_of_dice_depends_on_the_distance() {
        let best_from = |steps: u8| {
            let goal = Goal::Card { region: Region::ALL[0], number: 2 };
            let nearest = Space::all().find(|space| goal.has(*space)).expect("a region has spaces");
            let pawn = Space::all().find(|space| space.steps_to(nearest) == steps).expect("the track is round");
            let throws: Vec<Throw> = DiceCount::ALL.map(|dice| Throw::roll(&common(pawn, &[]), dice)).into();
            best(&throws, goal, LEAST_MARGIN).map(|index| throws[index].dice)
        };
        assert_eq!([1, 3, 6, 9, 11].map(best_from), [Some(1), Some(1), Some(2), Some(3), Some(3)]);
    }

    #[test]
    fn best_dice_to_roll_again_beat_all_others() {
        // From the first space red lies 1 to 3 ahead. Of 2 and 5, only the 5 can be rolled to get there.
        let goal = Goal::Card { region: Region::ALL[0], number: 2 };
        let throws = again(&common(Space::START, &[2, 5])).expect("both are clear");
        let best = best(&throws, goal, LEAST_MARGIN).map(|index| throws[index].choice);
        assert_eq!(best, Some(crate::games::rat_a_tat_roll::Move::Reroll { dice: DiceSet::from_indices(&[1]) }));
        assert!(again(&common(Space::START, &[4, 4])).is_none(), "which 4?");
    }

    #[test]
    fn every_place_is_right_about_as_often_and_the_best_stays_among_those_offered() {
        for is_again in [false, true] {
            let mut places = [0; ANSWERS];
            let level = if is_again { 11 } else { 3 };
            for seed in 0..60 {
                let task = RollChance::task(seed, level);
                assert_eq!(task.answers.len(), ANSWERS, "seed {seed}");
                places[task.right] += 1;
            }
            assert!(places.iter().all(|count| *count >= 8), "{places:?}");
        }
    }
}
