//! Ratzzia: how likely do the dice in hand show what a space needs?

use rand::Rng as _;

use super::Drill;
use super::chance::Chance;
use super::roll_chance::apart;
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
/// From these levels on pairs, the cat, and the second roll are asked for.
const PAIRS_FROM: u32 = 2;
const CAT_FROM: u32 = 3;
const SECOND_ROLL_FROM: u32 = 5;
/// More dice are not asked for: then nearly everything is likely.
const MOST_DICE: u32 = 5;

/// Say how likely a roll shows what is needed.
#[derive(Debug)]
pub enum PantryChance {}

/// What the dice should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// This number at least once.
    Once(Die),
    /// This number at least once, with all dice rolled again if need be.
    OnceInTwo(Die),
    /// Any number at least twice.
    Pair,
    /// The cat's number not at all.
    Never(Die),
}

impl Drill for PantryChance {
    type Game = Ratzzia;
    const ID: &'static str = "pantry-chance";

    fn try_task(luck: u64, level: u32) -> Option<Task<Ratzzia>> {
        let mut luck = derive_stream(luck, "pantry-chance", &[]);
        let game = position(&mut luck)?;
        let open = game.view(Viewer::Table).open;
        let dice = open.hand().count() as u32;
        let (wish, marked) = wish(&open, level, &mut luck)?;
        let chance = chance(wish, dice)?;
        let spoken = chance.spoken(apart(level), &mut luck)?;
        let (asked, why) = match wish {
            Wish::Once(die) => (Phrase::new("drill-pantry-chance-once").with("die", die.value()), "once"),
            Wish::OnceInTwo(die) => (Phrase::new("drill-pantry-chance-twice").with("die", die.value()), "twice"),
            Wish::Pair => (Phrase::new("drill-pantry-chance-pair"), "pair"),
            Wish::Never(die) => (Phrase::new("drill-pantry-chance-cat").with("die", die.value()), "cat"),
        };
        let percent = chance.percent();
        let verdict = Phrase::new("drill-pantry-chance-verdict")
            .with("percent", percent)
            .with("why", why.to_owned())
            .with("not", 100 - percent)
            .with("dice", if why == "twice" { 2 * dice } else { dice });
        Some(Task {
            seating: game.seating().to_vec(),
            seat: open.turn.seat,
            film: vec![Shot::still(&game, game.ply(), Viewer::Table)],
            tempo: 1.0,
            before: None,
            question: Phrase::new("drill-pantry-chance-question").with("count", dice).with("asked", asked),
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

/// A position at the beginning of a turn, in which the seat has a few dice in hand.
fn position(luck: &mut Stream) -> Option<Match<Ratzzia>> {
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
        if made >= decisions && open.phase == Phase::Turning && (1..=MOST_DICE).contains(&dice) && !has_candy {
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

/// Something to wish for here, and the names of the spaces that it is for.
fn wish(open: &Open, level: u32, luck: &mut Stream) -> Option<(Wish, Vec<String>)> {
    if level >= CAT_FROM
        && let Some(cat) = open.cat_number()
        && random_below(luck, 4) == 0
    {
        return Some((Wish::Never(cat), vec![format!("cat {}", open.printed_board().grey)]));
    }
    let column = Column::ALL[random_below(luck, Column::ALL.len() as u32) as usize];
    let (printed, stack) = (open.printed(column), open.stack(column));
    let next = stack.highest().map_or(printed.covered, |highest| highest + 1);
    let space = printed.spaces.get(next)?;
    let name = |index: usize| format!("space {} {}", column.number(), index + 1);
    let below = next.checked_sub(1).and_then(|below| stack.0[below]);
    let needed = if space.joined { below.map(|die| die.value) } else { space.needs };
    match needed {
        Some(die) if level >= SECOND_ROLL_FROM && random_below(luck, 3) == 0 => {
            Some((Wish::OnceInTwo(die), vec![name(next)]))
        }
        Some(die) => Some((Wish::Once(die), vec![name(next)])),
        None => {
            let is_pair =
                level >= PAIRS_FROM && !space.joined && printed.spaces.get(next + 1).is_some_and(|above| above.joined);
            is_pair.then(|| (Wish::Pair, vec![name(next), name(next + 1)]))
        }
    }
}

/// How likely so many dice show what is wished for, counted in all ways; `None` if there are too many to count, or it is certain.
fn chance(wish: Wish, dice: u32) -> Option<Chance> {
    let all = |rolls: u32| FACES.checked_pow(dice * rolls);
    let without = |rolls: u32| (FACES - 1).checked_pow(dice * rolls);
    let chance = match wish {
        Wish::Once(_) => Chance { ways: all(1)? - without(1)?, all: all(1)? },
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
            asked.extend(["-once", "-twice", "-pair", "-cat"].into_iter().filter(|kind| {
                let question = format!("{:?}", task.question);
                question.contains(&format!("drill-pantry-chance{kind}"))
            }));
        }
        assert_eq!(asked.len(), 4, "{asked:?}");
    }

    /// All rolls are listed and looked at.
    #[test]
    fn chances_are_exact() {
        let die = Die::ALL[5];
        for dice in 1..=4_u32 {
            for (wish, rolls) in
                [(Wish::Once(die), 1), (Wish::Pair, 1), (Wish::Never(die), 1), (Wish::OnceInTwo(die), 2)]
            {
                if dice * rolls > 6 {
                    continue;
                }
                let all = FACES.pow(dice * rolls);
                let faces = |number: u32| (0..dice * rolls).map(move |die| number / FACES.pow(die) % FACES + 1);
                let holds = |number: &u32| {
                    let shown: Vec<u32> = faces(*number).collect();
                    match wish {
                        Wish::Once(die) | Wish::OnceInTwo(die) => shown.contains(&u32::from(die.value())),
                        Wish::Never(die) => !shown.contains(&u32::from(die.value())),
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
