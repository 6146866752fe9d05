//! Rat-a-Tat Roll: how likely do the dice reach a card, or a wild space, and which throw reaches it most often?

mod choice;
mod guess;
mod throw;

use std::collections::BTreeSet;

use rand::Rng as _;

use super::Drill;
use super::task::{Answer, Shot, Task, new_game};
use crate::engine::{Phrase, Stream, Turn, Viewer, derive_stream, random_below};
use crate::games::rat_a_tat_roll::track::{Icon, Region, Space};
use crate::games::rat_a_tat_roll::{Common, Move, Phase, RatATatRoll};
use crate::play::Match;

/// So many answers are offered.
const ANSWERS: usize = 3;
/// So many positions are looked at for a task in which a given answer is right.
const TRIES: usize = 1000;
/// At most so many decisions lead to the position.
const MOST_DECISIONS: u32 = 24;
/// From this level on every other task asks for the best throw, and from this one on two of three do, and dice are rolled again.
const CHOICES_FROM: u32 = 3;
const AGAIN_FROM: u32 = 7;
/// At this level alone a wild space is asked for: these lie so evenly that there is but one thing to learn.
const WILD_AT: u32 = 6;
/// Nobody wants to get to a card with a higher number.
const HIGHEST_WANTED: u8 = 5;

/// Say how likely a throw gets where it should, and which one gets there most often.
#[derive(Debug)]
pub enum RollChance {}

/// Where the pawn should get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// To the face-up card of a region, which has this number.
    Card { region: Region, number: u8 },
    /// To a wild space.
    Wild,
}

/// What the task of a level is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    /// Whether the best throw is asked for, and not a chance.
    is_choice: bool,
    /// Whether the dice have been rolled, and some are rolled again.
    is_again: bool,
    /// Whether a wild space is the goal.
    is_wild: bool,
}

/// A question with its answers.
struct Posed {
    question: Phrase,
    answers: Vec<Answer<RatATatRoll>>,
    right: usize,
    verdict: Phrase,
    /// The names of places that are marked beside the goal.
    marked: Vec<String>,
    /// The move whose odds are shown afterwards.
    tried: Move,
}

impl Kind {
    /// Chances come first; then more and more choices, and dice rolled again in turn with first rolls.
    fn of(level: u32) -> Kind {
        let late = level.checked_sub(AGAIN_FROM);
        Kind {
            is_choice: late.map_or(level >= CHOICES_FROM && level % 2 == 1, |late| late % 3 != 2),
            is_again: late.is_some_and(|late| late % 2 == 0),
            is_wild: level == WILD_AT,
        }
    }
}

impl Goal {
    /// Whether a space is one of those where the pawn should get to.
    fn has(self, space: Space) -> bool {
        match self {
            Goal::Card { region, .. } => space.region() == Some(region),
            Goal::Wild => space.icon() == Icon::Wild,
        }
    }

    /// What one would wish for: the lowest card of all that lie open, if it is low and there is but one, or a wild space.
    fn hoped_for(common: &Common, is_wild: bool) -> Option<Goal> {
        if is_wild {
            return Some(Goal::Wild);
        }
        let open = Region::ALL.into_iter().filter_map(|region| Some((region, common.face_up[region.index()]?)));
        let (region, card) = open.min_by_key(|(_, card)| card.number())?;
        let is_wanted = card.number() <= HIGHEST_WANTED && common.regions_showing(card).count() == 1;
        is_wanted.then_some(Goal::Card { region, number: card.number() })
    }

    /// How many spaces ahead of the pawn the first and the last space of a card are; `None` where the pawn stands at the card.
    fn ahead(self, common: &Common) -> Option<(u8, u8)> {
        let Goal::Card { region, .. } = self else { return None };
        let steps: BTreeSet<u8> = region.spaces().map(|space| common.pawn.steps_to(space)).collect();
        let (near, far) = (*steps.first()?, *steps.last()?);
        (near > 0 && usize::from(far - near) < steps.len()).then_some((near, far))
    }

    /// Whether somebody would roll these dice again for the goal: they stop at a card, and at another one.
    fn is_worth_a_token(self, common: &Common) -> bool {
        let reached = common.pawn.after(common.dice.iter().map(|die| die.pips()).sum());
        reached.region().is_some() && !self.has(reached)
    }
}

impl Drill for RollChance {
    type Game = RatATatRoll;
    const ID: &'static str = "roll-chance";

    fn try_task(luck: u64, level: u32) -> Option<Task<RatATatRoll>> {
        let mut luck = derive_stream(luck, "roll-chance", &[]);
        // Every answer is as often right, though one die reaches more cards than two.
        let right = random_below(&mut luck, ANSWERS as u32) as usize;
        (0..TRIES).find_map(|_| pose(Kind::of(level), level, &mut luck).filter(|task| task.right == right))
    }
}

/// A task of this kind from some position; `None` if nothing clear comes of it.
fn pose(Kind { is_choice, is_again, is_wild }: Kind, level: u32, luck: &mut Stream) -> Option<Task<RatATatRoll>> {
    let game = position(luck, is_again)?;
    let common = game.view(Viewer::Table).open.common;
    let goal = Goal::hoped_for(&common, is_wild)?;
    if !is_wild && goal.ahead(&common).is_none() || is_again && !goal.is_worth_a_token(&common) {
        return None;
    }
    let posed = match is_choice {
        true => choice::pose(&common, goal, level, is_again)?,
        false => guess::pose(&common, goal, level, is_again, luck)?,
    };
    let aims = Space::all().filter(|space| goal.has(*space)).map(|space| format!("space {}", space.index()));
    Some(Task {
        seating: game.seating().to_vec(),
        seat: common.seat,
        film: vec![Shot::still(&game, game.ply(), Viewer::Table)],
        tempo: 1.0,
        before: None,
        question: posed.question,
        pictured: None,
        marked: aims.chain(posed.marked).collect(),
        answers: posed.answers,
        right: posed.right,
        missed: posed.verdict,
        solution: None,
        replay: Vec::new(),
        tried: Some(posed.tried),
    })
}

/// A position in which somebody chooses how many dice to roll, or has rolled.
fn position(luck: &mut Stream, has_rolled: bool) -> Option<Match<RatATatRoll>> {
    let mut game = new_game::<RatATatRoll>(Default::default(), 2, luck.next_u64())?;
    let sought = if has_rolled { Phase::Keeping } else { Phase::Choosing };
    let decisions = random_below(luck, MOST_DECISIONS);
    let mut made = 0;
    while made <= decisions + MOST_DECISIONS {
        let Turn::Seat(seat) = game.turn() else {
            if matches!(game.turn(), Turn::Over(_)) {
                return None;
            }
            game.resolve_chance().ok()?;
            continue;
        };
        if made >= decisions && game.view(Viewer::Table).open.common.phase == sought {
            return Some(game);
        }
        let legal = game.legal_moves();
        game.decide(seat, *legal.get(random_below(luck, legal.len().max(1) as u32) as usize)?).ok()?;
        made += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_has_three_answers_in_words() {
        for seed in 0..200 {
            let level = seed as u32 % 30;
            let task = RollChance::task(seed, level);
            assert_eq!(task.answers.len(), 3, "seed {seed}");
            let words = task.answers.iter().map(|answer| format!("{:?}", answer.given));
            let words: std::collections::BTreeSet<String> = words.collect();
            assert_eq!(words.len(), 3, "seed {seed}: {words:?}");
            assert!(task.answers.iter().all(|answer| answer.words().is_some()));
            assert!(!task.marked.is_empty(), "seed {seed}");
            assert_eq!(task, RollChance::task(seed, level), "seed {seed}");
            assert!(task.tried.is_some(), "seed {seed}");
        }
    }

    #[test]
    fn run_brings_every_kind_of_task_and_more_choices_late() {
        let kinds: Vec<Kind> = (0..19).map(Kind::of).collect();
        let count = |kinds: &[Kind], is: fn(&Kind) -> bool| kinds.iter().filter(|kind| is(kind)).count();
        let (early, late) = kinds.split_at(AGAIN_FROM as usize);
        assert_eq!((count(early, |kind| kind.is_choice), count(early, |kind| kind.is_again)), (2, 0));
        assert_eq!((count(late, |kind| kind.is_choice), count(late, |kind| kind.is_again)), (8, 6));
        assert_eq!(count(late, |kind| kind.is_choice && kind.is_again), 4);
        assert_eq!(count(&kinds, |kind| kind.is_wild), 1);
        assert!(kinds.iter().all(|kind| !(kind.is_wild && (kind.is_choice || kind.is_again))));
    }

    #[test]
    fn only_the_lowest_card_is_a_goal_and_no_better_one_is_left_for_it() {
        for seed in 0..60 {
            let task = RollChance::task(seed, 7 + seed as u32 % 6);
            let common = &task.film[0].view.open.common;
            let Some(Goal::Card { region, number }) = Goal::hoped_for(common, false) else { panic!("seed {seed}") };
            let open = || common.face_up.iter().flatten().map(|card| card.number());
            assert_eq!(open().filter(|other| *other <= number).count(), 1, "seed {seed}");
            let aims: BTreeSet<String> = region.spaces().map(|space| format!("space {}", space.index())).collect();
            assert!(aims.is_subset(&task.marked.iter().cloned().collect()), "seed {seed}");
        }
    }
}
