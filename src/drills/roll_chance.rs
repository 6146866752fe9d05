//! Rat-a-Tat Roll: how likely do the dice reach a card, or a wild space?

use rand::Rng as _;

use super::Drill;
use super::chance::Chance;
use super::task::{Shot, Task, new_game};
use crate::engine::{Phrase, Stream, Turn, Viewer, derive_stream, random_below};
use crate::games::rat_a_tat_roll::dice::{DiceCount, DiceSet};
use crate::games::rat_a_tat_roll::odds::Odds;
use crate::games::rat_a_tat_roll::track::{Icon, Region, Space};
use crate::games::rat_a_tat_roll::{Common, Move, Phase, RatATatRoll};
use crate::play::Match;

/// At most so many decisions lead to the position.
const MOST_DECISIONS: u32 = 24;
/// By which factor wrong answers are wrong in odds: widely at first, and the least.
const APART: f64 = 2.0;
const APART_STEP: f64 = 0.05;
const LEAST_APART: f64 = 1.5;
/// One die is rolled at first, and no longer from this level on.
const TWO_DICE_FROM: u32 = 3;
/// One task in so many asks for a wild space: these lie so evenly that the answer is soon known.
const WILD_SHARE: u32 = 8;
/// Nobody wants to get to a card with a higher number.
const HIGHEST_WANTED: u8 = 5;
/// From this level on three dice are rolled, too, and from this one on dice are rolled again.
const THREE_DICE_FROM: u32 = 5;
const REROLLS_FROM: u32 = 7;

/// By which factor wrong answers are wrong at this level.
pub(super) fn apart(level: u32) -> f64 {
    (APART - APART_STEP * f64::from(level)).max(LEAST_APART)
}

/// Say how likely a roll gets where it should.
#[derive(Debug)]
pub enum RollChance {}

/// Where the pawn should get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// To the face-up card of a region.
    Card(Region),
    /// To a wild space.
    Wild,
}

impl Drill for RollChance {
    type Game = RatATatRoll;
    const ID: &'static str = "roll-chance";

    fn try_task(luck: u64, level: u32) -> Option<Task<RatATatRoll>> {
        let mut luck = derive_stream(luck, "roll-chance", &[]);
        let rerolls = level >= REROLLS_FROM && random_below(&mut luck, 2) == 0;
        let game = position(&mut luck, level, rerolls)?;
        let common = game.view(Viewer::Table).open.common;
        let (tried, odds, how) = match rerolls {
            true => reroll(&common, &mut luck)?,
            false => roll(level, &common, &mut luck)?,
        };
        let goal = goal(&common, &mut luck)?;
        // Nobody would roll again who is there already.
        let reached: u8 = common.dice.iter().map(|die| die.pips()).sum();
        if rerolls && is_goal(common.pawn.after(reached), goal) {
            return None;
        }
        let chance = chance(&odds, goal);
        let spoken = chance.spoken(apart(level), &mut luck)?;
        let verdict = verdict(&odds, goal, thrown(tried), kept(&common, tried));
        let asked = match goal {
            Goal::Card(region) => {
                Phrase::new("drill-roll-chance-card").with("card", common.face_up[region.index()]?.number())
            }
            Goal::Wild => Phrase::new("drill-roll-chance-wild"),
        };
        Some(Task {
            seating: game.seating().to_vec(),
            seat: common.seat,
            film: vec![Shot::still(&game, game.ply(), Viewer::Table)],
            tempo: 1.0,
            before: None,
            question: Phrase::new("drill-roll-chance-question").with("how", how).with("asked", asked),
            pictured: None,
            marked: Space::all()
                .filter(|space| is_goal(*space, goal))
                .map(|space| format!("space {}", space.index()))
                .chain(dice_places(tried))
                .collect(),
            answers: spoken.answers(&verdict),
            right: spoken.right,
            missed: verdict,
            solution: None,
            replay: Vec::new(),
            tried: Some(tried),
        })
    }
}

/// A position in which somebody chooses how many dice to roll, or has rolled.
fn position(luck: &mut Stream, level: u32, rolled: bool) -> Option<Match<RatATatRoll>> {
    let mut game = new_game::<RatATatRoll>(Default::default(), 2, luck.next_u64())?;
    let decisions = random_below(luck, MOST_DECISIONS);
    let mut made = 0;
    loop {
        let Turn::Seat(seat) = game.turn() else {
            if matches!(game.turn(), Turn::Over(_)) {
                return None;
            }
            game.resolve_chance().ok()?;
            continue;
        };
        let phase = game.view(Viewer::Table).open.common.phase;
        let is_there = if rolled { phase == Phase::Keeping } else { phase == Phase::Choosing };
        if made >= decisions && is_there {
            return Some(game);
        }
        let mut legal = game.legal_moves();
        if level < THREE_DICE_FROM {
            legal.retain(|choice| !matches!(choice, Move::Roll { dice } if dice.count() > 2));
        }
        game.decide(seat, *legal.get(random_below(luck, legal.len().max(1) as u32) as usize)?).ok()?;
        made += 1;
        if made > decisions + MOST_DECISIONS {
            return None;
        }
    }
}

/// A first roll: its move, its odds, and how it is said.
fn roll(level: u32, common: &Common, luck: &mut Stream) -> Option<(Move, Odds, Phrase)> {
    let counts: &[u8] = match level {
        ..TWO_DICE_FROM => &[1, 2],
        TWO_DICE_FROM..THREE_DICE_FROM => &[2],
        _ => &[2, 3],
    };
    let counts = if level == 0 { &counts[..1] } else { counts };
    let count = DiceCount::new(*counts.get(random_below(luck, counts.len() as u32) as usize)?)?;
    let how = Phrase::new("drill-roll-chance-roll").with("count", count.count());
    Some((Move::Roll { dice: count }, Odds::for_roll(common.pawn, count), how))
}

/// One of the rolled dice is rolled again: its move, its odds, and how it is said.
fn reroll(common: &Common, luck: &mut Stream) -> Option<(Move, Odds, Phrase)> {
    let index = random_below(luck, common.dice.len().max(1) as u32) as u8;
    let die = *common.dice.get(usize::from(index))?;
    // Where two dice show the same, it would not be clear which one is meant.
    if common.dice.len() < 2 || common.dice.iter().filter(|other| **other == die).count() > 1 {
        return None;
    }
    let again = DiceSet::from_indices(&[index]);
    let how = Phrase::new("drill-roll-chance-again").with("die", die.pips());
    Some((Move::Reroll { dice: again }, Odds::for_reroll(common.pawn, &common.dice, again), how))
}

/// Where the pawn should get to: mostly to a low card whose number lies open only once.
fn goal(common: &Common, luck: &mut Stream) -> Option<Goal> {
    if random_below(luck, WILD_SHARE) == 0 {
        return Some(Goal::Wild);
    }
    let region = Region::ALL[random_below(luck, Region::ALL.len() as u32) as usize];
    let card = common.face_up[region.index()]?;
    let is_wanted = card.number() <= HIGHEST_WANTED && common.regions_showing(card).count() == 1;
    is_wanted.then_some(Goal::Card(region))
}

/// The names of the places of what is rolled.
fn dice_places(tried: Move) -> Vec<String> {
    match tried {
        Move::Roll { dice } => vec![format!("roll {}", dice.count())],
        Move::Reroll { dice } => dice.iter().map(|die| format!("die {}", die.index() + 1)).collect(),
        _ => Vec::new(),
    }
}

/// How many dice are rolled.
fn thrown(tried: Move) -> usize {
    match tried {
        Move::Roll { dice } => usize::from(dice.count()),
        Move::Reroll { dice } => dice.iter().count(),
        _ => 0,
    }
}

/// What the dice show that are not rolled.
fn kept(common: &Common, tried: Move) -> u8 {
    let Move::Reroll { dice } = tried else { return 0 };
    let shown: u8 = common.dice.iter().map(|die| die.pips()).sum();
    let again: u8 = dice.iter().filter_map(|index| common.dice.get(index.index())).map(|die| die.pips()).sum();
    shown - again
}

/// Why it is so likely: by the faces of a single die, or by the rolls of each total and which totals come up most often.
fn verdict(odds: &Odds, goal: Goal, thrown: usize, kept: u8) -> Phrase {
    let Chance { ways, all } = chance(odds, goal);
    if thrown == 1 {
        let face = |(total, _): (u8, u16)| Phrase::new("literal").with("text", (total - kept).to_string());
        let faces: Vec<Phrase> = good_totals(odds, goal).map(face).collect();
        return Phrase::new("drill-roll-chance-die").with("faces", faces).with("ways", ways).with("all", all);
    }
    Phrase::new("drill-roll-chance-verdict")
        .with("totals", totals(odds, goal))
        .with("ways", ways)
        .with("all", all)
        .with("thumb", Phrase::new("drill-roll-chance-thumb").with("dice", thrown))
}

/// The totals that get there, ascending, each with the ways to roll it.
fn good_totals(odds: &Odds, goal: Goal) -> impl Iterator<Item = (u8, u16)> {
    let gets_there =
        move |total: u8| Space::all().any(|space| is_goal(space, goal) && odds.total_to_space(space) == total);
    odds.totals().filter(move |(total, _)| gets_there(*total))
}

/// The totals that get there in words, ascending, each with the ways to roll it.
fn totals(odds: &Odds, goal: Goal) -> Vec<Phrase> {
    let totals = good_totals(odds, goal);
    totals
        .map(|(total, ways)| Phrase::new("drill-roll-chance-total").with("total", total).with("ways", u32::from(ways)))
        .collect()
}

fn is_goal(space: Space, goal: Goal) -> bool {
    match goal {
        Goal::Card(region) => space.region() == Some(region),
        Goal::Wild => space.icon() == Icon::Wild,
    }
}

fn chance(odds: &Odds, goal: Goal) -> Chance {
    let ways =
        Space::all().filter(|space| is_goal(*space, goal)).map(|space| u32::from(odds.ways_to_space(space))).sum();
    Chance { ways, all: u32::from(odds.total_ways()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drills::Given;
    use crate::games::rat_a_tat_roll::dice::Die;

    /// The chances that the answers of a task say, and how far the right one and the others are from each other.
    #[test]
    fn every_task_has_exactly_one_right_answer() {
        let mut rerolls = 0;
        for seed in 0..200 {
            let level = seed as u32 % 30;
            let task = RollChance::task(seed, level);
            assert_eq!(task.answers.len(), 3, "seed {seed}");
            let words = task.answers.iter().map(|answer| format!("{:?}", answer.given));
            let words: std::collections::BTreeSet<String> = words.collect();
            assert_eq!(words.len(), 3, "seed {seed}: {words:?}");
            assert!(task.answers.iter().all(|answer| matches!(answer.given, Given::Words(_))));
            assert!(!task.marked.is_empty(), "seed {seed}");
            assert_eq!(task, RollChance::task(seed, level), "seed {seed}");
            assert!(task.tried.is_some(), "seed {seed}");
            rerolls += usize::from(format!("{:?}", task.question).contains("again"));
        }
        assert!(rerolls > 10, "{rerolls}");
    }

    #[test]
    fn chances_are_exact() {
        let two = Odds::for_roll(Space::START, DiceCount::ALL[1]);
        // With two dice from the first space: red lies 1 to 3 spaces ahead, the next wild space 4.
        assert_eq!(chance(&two, Goal::Card(Region::ALL[0])), Chance { ways: 3, all: 36 });
        assert_eq!(chance(&two, Goal::Wild), Chance { ways: 3 + 5 + 1, all: 36 });
        let said =
            |(total, ways): (u8, u8)| Phrase::new("drill-roll-chance-total").with("total", total).with("ways", ways);
        assert_eq!(totals(&two, Goal::Card(Region::ALL[0])), [(2, 1), (3, 2)].map(said));
        let again = Odds::for_reroll(Space::START, &[Die::ALL[2], Die::ALL[1]], DiceSet::from_indices(&[1]));
        let face = |face: u8| Phrase::new("literal").with("text", face.to_string());
        let said_of_die = verdict(&again, Goal::Wild, 1, 3);
        assert_eq!(
            said_of_die.arguments[0],
            ("faces", vec![face(1), face(5)].into()),
            "3 and 1 make 4, 3 and 5 make 8"
        );
        assert_eq!(totals(&two, Goal::Wild), [(4, 3), (8, 5), (12, 1)].map(said));
    }
}
