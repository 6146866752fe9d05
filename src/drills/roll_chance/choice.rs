//! Which throw gets to the goal most often? How many dice to roll, or which of the rolled ones again.

use super::goal::Goal;
use super::guess::{most_likely, thumb};
use super::throw::Throw;
use super::{ANSWERS, Posed};
use crate::drills::task::{Answer, Given};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::dice::DiceCount;
use crate::games::rat_a_tat_roll::{Common, RatATatRoll};

/// By how many of a hundred the best throw beats the next one: at least this, so that it is clearly right, …
const LEAST_MARGIN: u32 = 8;
/// … and at most this, so that there is something to weigh up: less with each level, down to the last.
const MOST_MARGIN: u32 = 30;
const LAST_MARGIN: u32 = 16;
/// The next best throw gets there at least so often in a hundred, so that it is worth a thought.
const LEAST_NEXT: u32 = 5;

/// Asks for the best of three throws; `None` if none is clearly best, or it goes without saying which one is.
pub(super) fn pose(common: &Common, goal: &Goal, level: u32, is_again: bool) -> Option<Posed> {
    let throws =
        if is_again { Throw::all_again(common)? } else { DiceCount::ALL.map(|dice| Throw::roll(common, dice)).into() };
    let (throws, right) = offered(throws, goal, MOST_MARGIN.saturating_sub(level).max(LAST_MARGIN))?;
    let verdict = verdict(&throws, goal, right)?;
    let answer = |throw: &Throw| Answer::<RatATatRoll> {
        given: Given::Named(throw.spoken(), throw.choice),
        verdict: verdict.clone(),
    };
    let question = match (is_again, goal.is_any()) {
        (false, false) => "drill-roll-chance-how-many",
        (false, true) => "drill-roll-chance-how-many-low",
        (true, false) => "drill-roll-chance-which",
        (true, true) => "drill-roll-chance-which-low",
    };
    Some(Posed {
        question: Phrase::new(question).with("card", goal.number()?),
        answers: throws.iter().map(answer).collect(),
        right,
        tried: throws[right].choice,
        verdict,
        marked: Vec::new(),
    })
}

/// The three throws that get there most often, those of fewer and lower dice first, and the number of the best one.
fn offered(mut throws: Vec<Throw>, goal: &Goal, most_margin: u32) -> Option<(Vec<Throw>, usize)> {
    let percent = |throw: &Throw| throw.chance(goal).percent();
    throws.sort_by_key(|throw| std::cmp::Reverse(percent(throw)));
    throws.truncate(ANSWERS);
    let [best, next, ..] = throws.as_slice() else { return None };
    let (first, second) = (percent(best), percent(next));
    let is_close = second >= LEAST_NEXT && (LEAST_MARGIN..=most_margin).contains(&(first - second));
    let choice = best.choice;
    throws.sort_by_key(|throw| (throw.dice, throw.again.clone()));
    let right = throws.iter().position(|throw| throw.choice == choice)?;
    is_close.then_some((throws, right))
}

/// What it takes, how often each throw gets there, side by side, and what to remember of it.
fn verdict(throws: &[Throw], goal: &Goal, right: usize) -> Option<Phrase> {
    let [first, second, third] = throws else { return None };
    let has = |throw: &Throw| {
        let percent = throw.chance(goal).percent();
        Phrase::new("drill-roll-chance-has").with("throw", throw.spoken()).with("percent", percent)
    };
    let is_again = !first.again.is_empty();
    let key = if is_again { "drill-roll-chance-compared-again" } else { "drill-roll-chance-compared" };
    let compared = Phrase::new(key).with("needs", goal.needs()).with("lesson", lesson(&throws[right], goal));
    Some(compared.with("first", has(first)).with("second", has(second)).with("third", has(third)))
}

/// What to remember: how far so many dice get, what the dice rolled again should show, or which total that gets there comes up most.
fn lesson(best: &Throw, goal: &Goal) -> Phrase {
    let is_again = !best.again.is_empty();
    match best.kept() {
        kept if is_again && !kept.is_empty() => {
            let keep = Phrase::new("drill-roll-chance-keep").with("kept", kept).with("again", best.dice);
            keep.with("faces", best.good_sums(goal))
        }
        _ if !is_again && !goal.is_any() => Phrase::new("drill-roll-chance-rule").with("dice", best.dice),
        _ if best.good_totals(goal).any(|(total, _)| most_likely(best.dice).contains(&total)) => thumb(best.dice),
        _ => Phrase::new("literal").with("text", String::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::common;
    use super::*;
    use crate::drills::Drill as _;
    use crate::drills::RollChance;
    use crate::games::rat_a_tat_roll::Move;
    use crate::games::rat_a_tat_roll::dice::DiceSet;
    use crate::games::rat_a_tat_roll::track::{Region, Space};

    fn need(near: u8, far: u8, card: u8) -> Phrase {
        Phrase::new("drill-roll-chance-need").with("near", near).with("far", far).with("card", card)
    }

    /// What the rules of thumb say, for every distance.
    #[test]
    fn best_number_of_dice_depends_on_the_distance() {
        let nearest = Region::ALL[0].spaces().next().expect("a region has spaces");
        let best_from = |steps: u8| {
            let pawn = Space::all().find(|space| space.steps_to(nearest) == steps).expect("the track is round");
            let common = Common { pawn, ..common([2, 9, 8, 8, 7], &[]) };
            let goal = Goal::lowest(&common).expect("one low card");
            assert_eq!(goal.needs(), [need(steps, steps + 2, 2)]);
            let throws = DiceCount::ALL.map(|dice| Throw::roll(&common, dice)).into();
            offered(throws, &goal, 100).map(|(throws, right)| throws[right].dice)
        };
        let best: Vec<Option<u8>> = (1..=13).map(best_from).collect();
        let expected = [[1; 4].as_slice(), &[2; 3], &[0], &[3; 3], &[0; 2]].concat();
        let expected: Vec<Option<u8>> = expected.into_iter().map(|dice| (dice > 0).then_some(dice)).collect();
        assert_eq!(best, expected, "8 ahead two dice and three are as good, from 12 on nothing else gets there");
    }

    #[test]
    fn best_dice_to_roll_again_are_offered_beside_the_next_best() {
        // From the first space red lies 1 to 3 ahead. Of 2 and 5, only the 5 can be rolled to get there.
        let rolled = common([2, 9, 8, 8, 7], &[5, 2]);
        let goal = Goal::lowest(&rolled).expect("one low card");
        let throws = Throw::all_again(&rolled).expect("both are clear");
        let (throws, right) = offered(throws, &goal, 100).expect("clear");
        let again: Vec<&[u8]> = throws.iter().map(|throw| throw.again.as_slice()).collect();
        assert_eq!((again, right), ([[2].as_slice(), &[5], &[2, 5]].into(), 1), "in order, however they lie");
        assert_eq!(throws[right].choice, Move::Reroll { dice: DiceSet::from_indices(&[0]) });
        let face = |key: &'static str, name: &'static str, pips: u8| vec![Phrase::new(key).with(name, pips)];
        let kept = face("drill-roll-chance-face", "die", 2);
        let keep = Phrase::new("drill-roll-chance-keep").with("kept", kept).with("again", 1u8);
        let faces = vec![Phrase::new("literal").with("text", "1".to_owned())];
        assert_eq!(lesson(&throws[right], &goal), keep.with("faces", faces), "2 and 1 make 3");
        assert!(Throw::all_again(&common([2, 9, 8, 8, 7], &[4, 4])).is_none(), "which 4?");
        // Of 2, 5 and 6 both high dice are rolled again to get to orange, 5 to 7 ahead: together they should make 3 to 5.
        let two = Throw::again(&common([9, 2, 8, 8, 7], &[2, 5, 6]), DiceSet::from_indices(&[1, 2]));
        let orange = Goal::lowest(&common([9, 2, 8, 8, 7], &[])).expect("one low card");
        let sums: Vec<Phrase> = (3..=5).map(|sum: u8| Phrase::new("literal").with("text", sum.to_string())).collect();
        assert_eq!(two.good_sums(&orange), sums);
    }

    /// Red lies 1 to 3 spaces ahead and green 9 to 11: one die gets to red alone, two get to both.
    #[test]
    fn low_cards_compete_near_and_far() {
        let common = common([3, 9, 1, 8, 7], &[]);
        let goal = Goal::low(&common).expect("two low cards");
        assert_eq!(goal.needs(), [need(1, 3, 3), need(9, 11, 1)]);
        let lessons = DiceCount::ALL.map(|dice| lesson(&Throw::roll(&common, dice), &goal));
        let none = Phrase::new("literal").with("text", String::new());
        assert_eq!(lessons, [none.clone(), none, thumb(3)], "7 gets to no card, 10 and 11 do");
        assert_eq!(goal.number(), Some(3));
        let chances = DiceCount::ALL.map(|dice| Throw::roll(&common, dice).chance(&goal));
        assert_eq!(chances.map(|chance| (chance.ways, chance.all)), [(3, 6), (3 + 9, 36), (1 + 25 + 27 + 27, 216)]);
    }

    #[test]
    fn every_place_is_right_about_as_often() {
        for level in [0, 4, 6, 8, 31] {
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
