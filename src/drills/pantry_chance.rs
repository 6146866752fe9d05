//! Ratzzia: how likely do the dice in hand show what a space needs?

use std::ops::RangeInclusive;

use rand::Rng as _;

use super::Drill;
use super::chance::{Chance, apart};
use super::task::{Shot, Task, new_game};
use crate::engine::{Phrase, Stream, Turn, Viewer, derive_stream, random_below};
use crate::games::ratzzia::board::Column;
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::{Move, Open, Phase, Ratzzia};
use crate::play::Match;

/// Number of faces of a die.
const FACES: u32 = 6;
/// So many decisions lead to the position, and at most so many more.
const FEWEST_DECISIONS: u32 = 12;
const MORE_DECISIONS: u32 = 60;
/// More dice are not asked for: then nearly everything is likely.
const MOST_DICE: u32 = 5;
/// One or two dice are rolled at first. Two solved tasks bring one more; a single die is not asked for any longer from this level on.
const LEVELS_PER_DIE: u32 = 2;
const TWO_DICE_FROM: u32 = 4;
/// The likeliest that is said: many dice show nearly everything.
const LIKELIEST: (u32, u32) = (19, 20);

/// Say how likely a roll shows what is needed.
#[derive(Debug)]
pub enum PantryChance {}

/// What the dice should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// This number at least once.
    Once(Die),
    /// At least one of these two numbers.
    Either(Die, Die),
    /// Any number at least twice.
    Pair,
    /// The cat's number not at all.
    Never(Die),
    /// Each of these two numbers at least once.
    Both(Die, Die),
    /// This number at least once, with all dice rolled again if need be.
    OnceInTwo(Die),
}

/// Finds something to wish for in a position, and the names of the spaces that it is for; `None` if there is nothing of this kind.
type FindWish = fn(&Open, &mut Stream) -> Option<(Wish, Vec<String>)>;

/// The kinds of wishes, each with the levels of which it is asked: the easiest no longer at last.
const KINDS: [(FindWish, RangeInclusive<u32>); 6] = [
    (|open, luck| one_number(open, luck).map(|(die, at)| (Wish::Once(die), vec![at])), 0..=9),
    (|open, luck| two_numbers(open, luck).map(|(one, other, at)| (Wish::Either(one, other), at)), 2..=u32::MAX),
    (|open, luck| pair(open, luck).map(|at| (Wish::Pair, at)), 3..=u32::MAX),
    (|open, _| cat(open).map(|(die, at)| (Wish::Never(die), vec![at])), 4..=u32::MAX),
    (|open, luck| two_numbers(open, luck).map(|(one, other, at)| (Wish::Both(one, other), at)), 6..=u32::MAX),
    (|open, luck| one_number(open, luck).map(|(die, at)| (Wish::OnceInTwo(die), vec![at])), 8..=u32::MAX),
];

impl Wish {
    /// The question.
    fn asked(self) -> Phrase {
        let two = |key, (one, other): (Die, Die)| {
            let (low, high) = (one.min(other), one.max(other));
            Phrase::new(key).with("die", low.value()).with("other", high.value())
        };
        match self {
            Wish::Once(die) => Phrase::new("drill-pantry-chance-once").with("die", die.value()),
            Wish::Either(one, other) => two("drill-pantry-chance-either", (one, other)),
            Wish::Pair => Phrase::new("drill-pantry-chance-pair"),
            Wish::Never(die) => Phrase::new("drill-pantry-chance-cat").with("die", die.value()),
            Wish::Both(one, other) => two("drill-pantry-chance-both", (one, other)),
            Wish::OnceInTwo(die) => Phrase::new("drill-pantry-chance-twice").with("die", die.value()),
        }
    }

    /// The reason for the answer, as the texts name it.
    fn reason(self) -> &'static str {
        match self {
            Wish::Once(_) => "once",
            Wish::Either(..) => "either",
            Wish::Pair => "pair",
            Wish::Never(_) => "cat",
            Wish::Both(..) => "both",
            Wish::OnceInTwo(_) => "twice",
        }
    }
}

impl Drill for PantryChance {
    type Game = Ratzzia;
    const ID: &'static str = "pantry-chance";

    fn try_task(luck: u64, level: u32) -> Option<Task<Ratzzia>> {
        let mut luck = derive_stream(luck, "pantry-chance", &[]);
        let game = position(dice_at(level), &mut luck)?;
        let open = game.view(Viewer::Table).open;
        let dice = open.hand().count() as u32;
        let (wish, marked) = wish(&open, level, &mut luck)?;
        let chance = chance(wish, dice)?;
        let spoken = chance.spoken(apart(level), LIKELIEST, &mut luck)?;
        let percent = chance.percent();
        let verdict = verdict(wish, percent, dice);
        Some(Task {
            seating: game.seating().to_vec(),
            seat: open.turn.seat,
            film: vec![Shot::still(&game, game.ply(), Viewer::Table)],
            tempo: 1.0,
            before: None,
            question: Phrase::new("drill-pantry-chance-question").with("count", dice).with("asked", wish.asked()),
            pictured: None,
            marked,
            answers: spoken.answers(&verdict),
            right: spoken.right,
            missed: verdict,
            solution: None,
            replay: Vec::new(),
            tried: None,
        })
    }
}

/// Why it happens so many times in 100 with so many dice.
fn verdict(wish: Wish, percent: u32, dice: u32) -> Phrase {
    let verdict = Phrase::new("drill-pantry-chance-verdict")
        .with("percent", percent)
        .with("why", wish.reason().to_owned())
        .with("not", 100 - percent)
        .with("dice", if matches!(wish, Wish::OnceInTwo(_)) { 2 * dice } else { dice });
    let Wish::Both(die, other) = wish else { return verdict };
    // One of the two is missing as often as not a single die shows it; what both are missing is counted twice then. Rounded so that the
    // sum on the screen is right.
    let all = FACES.pow(dice);
    let one = 100 - Chance { ways: all - (FACES - 1).pow(dice), all }.percent();
    let both = (2 * one).saturating_sub(100 - percent);
    verdict.with("die", die.min(other).value()).with("other", die.max(other).value()).with("one", one).with("two", both)
}

/// With how many dice in hand is asked at this level.
fn dice_at(level: u32) -> RangeInclusive<u32> {
    let most = (2 + level / LEVELS_PER_DIE).min(MOST_DICE);
    if level < TWO_DICE_FROM { 1..=most } else { 2..=most }
}

/// A position at the beginning of a turn, in which the seat has so many dice in hand.
fn position(wanted: RangeInclusive<u32>, luck: &mut Stream) -> Option<Match<Ratzzia>> {
    let mut game = new_game::<Ratzzia>(Default::default(), 3, luck.next_u64())?;
    let decisions = FEWEST_DECISIONS + random_below(luck, MORE_DECISIONS);
    for made in 0..decisions + MORE_DECISIONS {
        while let Turn::Chance(_) = game.turn() {
            game.resolve_chance().ok()?;
        }
        let Turn::Seat(seat) = game.turn() else { return None };
        let open = game.view(Viewer::Table).open;
        let dice = open.hand().count() as u32;
        // A candy die takes any number, so that nothing would be left to chance.
        let has_candy = open.candies[seat.index()] > 0;
        if made >= decisions && open.phase == Phase::Turning && wanted.contains(&dice) && !has_candy {
            return Some(game);
        }
        // People roll, and take dice back only where they cannot.
        let mut legal = game.legal_moves();
        if legal.len() > 1 {
            legal.retain(|choice| !matches!(choice, Move::TakeBack { .. }));
        }
        game.decide(seat, *legal.get(random_below(luck, legal.len().max(1) as u32) as usize)?).ok()?;
    }
    None
}

/// Something to wish for here at this level, and the names of the spaces that it is for.
fn wish(open: &Open, level: u32, luck: &mut Stream) -> Option<(Wish, Vec<String>)> {
    let kinds: Vec<FindWish> =
        KINDS.into_iter().filter(|(_, levels)| levels.contains(&level)).map(|(find, _)| find).collect();
    kinds.get(random_below(luck, kinds.len().max(1) as u32) as usize)?(open, luck)
}

/// The number that the next space of a random column needs, and the name of that space; `None` if it takes any.
fn one_number(open: &Open, luck: &mut Stream) -> Option<(Die, String)> {
    let (column, next) = next_space(open, luck)?;
    let (printed, stack) = (open.printed(column), open.stack(column));
    let space = printed.spaces.get(next)?;
    let below = next.checked_sub(1).and_then(|below| stack.0[below]);
    let needed = if space.joined { below.map(|die| die.value) } else { space.needs };
    Some((needed?, space_name(column, next)))
}

/// Two different numbers that the next spaces of two columns need, and the names of those spaces.
fn two_numbers(open: &Open, luck: &mut Stream) -> Option<(Die, Die, Vec<String>)> {
    let (one, at) = one_number(open, luck)?;
    let (other, there) = one_number(open, luck)?;
    (one != other).then(|| (one, other, vec![at, there]))
}

/// The names of two joined spaces that take any two equal dice next.
fn pair(open: &Open, luck: &mut Stream) -> Option<Vec<String>> {
    let (column, next) = next_space(open, luck)?;
    let spaces = &open.printed(column).spaces;
    let takes_any = spaces.get(next).is_some_and(|space| !space.joined && space.needs.is_none());
    let is_pair = takes_any && spaces.get(next + 1).is_some_and(|above| above.joined);
    is_pair.then(|| vec![space_name(column, next), space_name(column, next + 1)])
}

/// The cat's number and the name of its space, once there is one (R12).
fn cat(open: &Open) -> Option<(Die, String)> {
    Some((open.cat_number()?, format!("cat {}", open.printed_board().grey)))
}

/// The next space of a random column: the column, and the index of the space, which may be behind the last.
fn next_space(open: &Open, luck: &mut Stream) -> Option<(Column, usize)> {
    let column = *Column::ALL.get(random_below(luck, Column::ALL.len() as u32) as usize)?;
    let next = open.stack(column).highest().map_or(open.printed(column).covered, |highest| highest + 1);
    Some((column, next))
}

/// The name of a space on the board.
fn space_name(column: Column, index: usize) -> String {
    format!("space {} {}", column.number(), index + 1)
}

/// How likely so many dice show what is wished for, counted in all ways; `None` if there are too many to count, or it is certain.
fn chance(wish: Wish, dice: u32) -> Option<Chance> {
    let all = |rolls: u32| FACES.checked_pow(dice * rolls);
    let without = |rolls: u32| (FACES - 1).checked_pow(dice * rolls);
    let without_two = || (FACES - 2).checked_pow(dice);
    let chance = match wish {
        Wish::Once(_) => Chance { ways: all(1)? - without(1)?, all: all(1)? },
        Wish::Either(..) => Chance { ways: all(1)? - without_two()?, all: all(1)? },
        Wish::Both(..) => Chance { ways: all(1)? + without_two()? - 2 * without(1)?, all: all(1)? },
        Wish::OnceInTwo(_) => Chance { ways: all(2)? - without(2)?, all: all(2)? },
        Wish::Pair => {
            let different: u32 = (0..dice).map(|die| FACES.saturating_sub(die)).product();
            Chance { ways: all(1)? - different, all: all(1)? }
        }
        Wish::Never(_) => Chance { ways: without(1)?, all: all(1)? },
    };
    (chance.ways > 0 && chance.ways < chance.all).then_some(chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_has_exactly_one_right_answer() {
        let mut asked = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let level = seed as u32 % 30;
            let task = PantryChance::task(seed, level);
            let words = task.answers.iter().map(|answer| format!("{:?}", answer.given));
            let words: std::collections::BTreeSet<String> = words.collect();
            assert_eq!(words.len(), 3, "seed {seed}: {words:?}");
            assert!(!task.marked.is_empty(), "seed {seed}");
            assert_eq!(
                task.film[0].view.open.candies[task.seat.index()],
                0,
                "seed {seed}: a candy die shows any number"
            );
            assert_eq!(task, PantryChance::task(seed, level), "seed {seed}");
            let question = format!("{:?}", task.question);
            let kinds = ["-once", "-either", "-twice", "-pair", "-cat", "-both"].into_iter();
            asked.extend(kinds.filter(|kind| question.contains(&format!("drill-pantry-chance{kind}"))));
        }
        assert_eq!(asked.len(), KINDS.len(), "{asked:?}");
    }

    /// All rolls are listed and looked at.
    #[test]
    fn chances_are_exact() {
        let (die, other) = (Die::ALL[5], Die::ALL[2]);
        for dice in 1..=4_u32 {
            let wishes = [
                (Wish::Once(die), 1),
                (Wish::Either(die, other), 1),
                (Wish::Pair, 1),
                (Wish::Never(die), 1),
                (Wish::Both(die, other), 1),
                (Wish::OnceInTwo(die), 2),
            ];
            for (wish, rolls) in wishes {
                if dice * rolls > 6 {
                    continue;
                }
                let all = FACES.pow(dice * rolls);
                let faces = |number: u32| (0..dice * rolls).map(move |die| number / FACES.pow(die) % FACES + 1);
                let holds = |number: &u32| {
                    let shown: Vec<u32> = faces(*number).collect();
                    let shows = |die: Die| shown.contains(&u32::from(die.value()));
                    match wish {
                        Wish::Once(die) | Wish::OnceInTwo(die) => shows(die),
                        Wish::Either(one, other) => shows(one) || shows(other),
                        Wish::Both(one, other) => shows(one) && shows(other),
                        Wish::Never(die) => !shows(die),
                        Wish::Pair => (1..=FACES).any(|face| shown.iter().filter(|shown| **shown == face).count() > 1),
                    }
                };
                let ways = (0..all).filter(holds).count() as u32;
                let counted = chance(wish, dice).map_or(0, |chance| chance.ways);
                assert_eq!(counted, ways, "{wish:?} {dice}");
            }
        }
    }
}
