//! Rat-a-Tat Roll: how likely do the dice reach a card, and which throw reaches what one wants most often?

mod choice;
mod goal;
mod guess;
mod throw;

use rand::Rng as _;

use self::goal::Goal;
use super::Drill;
use super::task::{Answer, Shot, Task, new_game};
use crate::engine::{Phrase, Stream, Turn, Viewer, derive_stream, random_below};
use crate::games::rat_a_tat_roll::{Move, Phase, RatATatRoll};
use crate::play::Match;

/// So many answers are offered.
const ANSWERS: usize = 3;
/// So many positions are looked at for a task in which a given answer is right.
const TRIES: usize = 1000;
/// At most so many decisions lead to the position.
const MOST_DECISIONS: u32 = 24;
/// From this level on every task asks for a choice: dice are rolled again in turn with first rolls, and low cards compete.
const CHOICES_FROM: u32 = 5;
/// The one level before at which a choice is asked for.
const FIRST_CHOICE_AT: u32 = 3;

/// Say how likely a throw gets where it should, and which one gets there most often.
#[derive(Debug)]
pub enum RollChance {}

/// What the task of a level is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    /// Whether the best throw is asked for, and not a chance.
    is_choice: bool,
    /// Whether the dice have been rolled, and some are rolled again.
    is_again: bool,
    /// Whether any low card is wanted, and not a certain one.
    is_any: bool,
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
    /// Chances come first, then choices: with first rolls, with dice rolled again, and each with one card or with several.
    fn of(level: u32) -> Kind {
        let late = level.checked_sub(CHOICES_FROM);
        Kind {
            is_choice: late.is_some() || level == FIRST_CHOICE_AT,
            is_again: late.is_some_and(|late| late % 2 == 1),
            is_any: late.is_some_and(|late| late % 4 >= 2),
        }
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
fn pose(Kind { is_choice, is_again, is_any }: Kind, level: u32, luck: &mut Stream) -> Option<Task<RatATatRoll>> {
    let game = position(luck, is_again)?;
    let common = game.view(Viewer::Table).open.common;
    let goal = if is_any { Goal::low(&common)? } else { Goal::lowest(&common)? };
    if is_again && !goal.is_worth_a_token(&common) {
        return None;
    }
    let posed = match is_choice {
        true => choice::pose(&common, &goal, level, is_again)?,
        false => guess::pose(&common, &goal, level, luck)?,
    };
    Some(Task {
        seating: game.seating().to_vec(),
        seat: common.seat,
        film: vec![Shot::still(&game, game.ply(), Viewer::Table)],
        tempo: 1.0,
        before: None,
        question: posed.question,
        pictured: None,
        marked: goal.places().chain(posed.marked).collect(),
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
    use crate::games::rat_a_tat_roll::Common;
    use crate::games::rat_a_tat_roll::cards::Card;
    use crate::games::rat_a_tat_roll::dice::Die;
    use crate::games::rat_a_tat_roll::track::Space;

    /// The table with the pawn on the first space, these numbers lying open from red on, and these dice rolled.
    pub(super) fn common(numbers: [u8; 5], dice: &[u8]) -> Common {
        let game = new_game::<RatATatRoll>(Default::default(), 2, 1).expect("a game");
        let mut common = game.view(Viewer::Table).open.common;
        common.pawn = Space::START;
        let card = |number: u8| Card::DECK.into_iter().find(|card| card.number() == number);
        common.face_up = numbers.map(card);
        common.dice = dice.iter().map(|pips| Die::ALL[usize::from(*pips) - 1]).collect();
        common
    }

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
    fn run_brings_every_kind_of_task_and_choices_alone_in_the_end() {
        let kinds: Vec<Kind> = (0..21).map(Kind::of).collect();
        let (early, late) = kinds.split_at(CHOICES_FROM as usize);
        let count = |kinds: &[Kind], is: fn(&Kind) -> bool| kinds.iter().filter(|kind| is(kind)).count();
        assert_eq!(count(early, |kind| kind.is_choice), 1);
        assert_eq!(count(early, |kind| kind.is_again || kind.is_any), 0);
        assert_eq!(count(late, |kind| kind.is_choice), late.len());
        for (is_again, is_any) in [(false, false), (false, true), (true, false), (true, true)] {
            let is_such = |kind: &&Kind| (kind.is_again, kind.is_any) == (is_again, is_any);
            assert_eq!(late.iter().filter(is_such).count(), late.len() / 4, "{is_again} {is_any}");
        }
    }

    #[test]
    fn every_open_card_up_to_the_wanted_one_is_a_goal() {
        for seed in 0..80 {
            let level = CHOICES_FROM + seed as u32 % 8;
            let task = RollChance::task(seed, level);
            let common = &task.film[0].view.open.common;
            let goal = if Kind::of(level).is_any { Goal::low(common) } else { Goal::lowest(common) }.expect("a goal");
            let most = goal.number().expect("a number");
            let open = common.face_up.iter().flatten().filter(|card| card.number() <= most).count();
            assert_eq!(open > 1, Kind::of(level).is_any, "seed {seed}");
            let places: Vec<String> = goal.places().collect();
            assert_eq!(places.len(), open * 3, "three spaces a card, seed {seed}");
            assert!(places.iter().all(|place| task.marked.contains(place)), "seed {seed}");
        }
    }
}
