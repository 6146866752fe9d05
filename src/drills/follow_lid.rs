//! Kalle Kanalratte: the rat is seen under its lid, lids are swapped, and where is the rat now?

use rand::Rng as _;

use super::Drill;
use super::task::{Answer, Given, Shot, Task, new_game};
use crate::engine::{Observation, Phrase, Seat, Stream, Turn, Viewer, derive_stream, random_below};
use crate::games::kalle::animals::Animal;
use crate::games::kalle::square::LidIndex;
use crate::games::kalle::{Ending, Kalle, Move, Phase, Seen};
use crate::play::Match;

/// The swaps of the first task; so many solved tasks bring one more, up to what a round allows.
const FEWEST_SWAPS: u32 = 2;
const LEVELS_PER_SWAP: u32 = 2;
const MOST_SWAPS: u32 = 7;
/// How many times as fast as at a table the first task is shown, what each solved task adds, and the most.
const FIRST_TEMPO: f32 = 1.2;
const TEMPO_STEP: f32 = 0.12;
const MOST_TEMPO: f32 = 4.0;

/// Follow the rat's lid with the eyes, faster and faster.
#[derive(Debug)]
pub enum FollowLid {}

impl Drill for FollowLid {
    type Game = Kalle;
    const ID: &'static str = "follow-lid";

    fn try_task(luck: u64, level: u32) -> Option<Task<Kalle>> {
        let mut luck = derive_stream(luck, "follow-lid", &[]);
        let swaps = (FEWEST_SWAPS + level / LEVELS_PER_SWAP).min(MOST_SWAPS);
        let (game, hid, hidden_at) = play_round(&mut luck, swaps)?;
        let rat = rat_of(&game)?;
        let film = film(&game, hid, hidden_at)?;
        let runs = runs(&film, hidden_at);
        Some(Task {
            seating: game.seating().to_vec(),
            seat: game.decided_by(hid)?,
            replay: replay(&film, hidden_at),
            film,
            tempo: (FIRST_TEMPO + TEMPO_STEP * level as f32).min(MOST_TEMPO),
            before: Some(Phrase::new("drill-follow-lid-watch")),
            question: Phrase::new("drill-follow-lid-question"),
            pictured: None,
            marked: Vec::new(),
            right: answers(&game, rat, runs).position(|(at, _)| at == rat)?,
            answers: answers(&game, rat, runs).map(|(_, answer)| answer).collect(),
            missed: wrong(rat),
            solution: Some(solution(&game, rat)),
            tried: None,
        })
    }
}

/// A round up to so many swaps of the rat, which has run at least once; the ply at which it hid, and where.
fn play_round(luck: &mut Stream, swaps: u32) -> Option<(Match<Kalle>, usize, LidIndex)> {
    let mut game = new_game::<Kalle>(Default::default(), 2, luck.next_u64())?;
    let (mut made, mut has_run) = (0, false);
    let mut hid = None;
    loop {
        let Turn::Seat(seat) = game.turn() else {
            game.resolve_chance().ok()?;
            continue;
        };
        let rat = rat_of(&game);
        let mut moves = game.legal_moves();
        // The search goes elsewhere, so that the round goes on.
        moves.retain(|choice| rat.is_none_or(|rat| !finds(*choice, rat)) && *choice != Move::Pass {});
        // Mostly the rat runs; now and then other lids move.
        let runs = |choice: &Move| matches!(*choice, Move::Swap { a, b } if Some(a) == rat || Some(b) == rat);
        if random_below(luck, 3) > 0 && moves.iter().any(runs) {
            moves.retain(runs);
        }
        let choice = *moves.get(random_below(luck, moves.len().max(1) as u32) as usize)?;
        match choice {
            Move::Hide { at } => hid = Some((game.ply(), at)),
            Move::Swap { .. } => (made, has_run) = (made + 1, has_run || runs(&choice)),
            _ => {}
        }
        game.decide(seat, choice).ok()?;
        if made == swaps {
            // Where the rat has never run there is nothing to follow.
            return hid.filter(|_| has_run).map(|(ply, at)| (game, ply, at));
        }
    }
}

/// Where the rat is, as its own seat knows that has followed it.
fn rat_of(game: &Match<Kalle>) -> Option<LidIndex> {
    game.view(Viewer::Seat(rat_seat(game))).memory.rat
}

/// Whether this move of a searcher turns over the rat, or puts the guard on its lid, which then could not be swapped.
fn finds(choice: Move, rat: LidIndex) -> bool {
    match choice {
        Move::PlaceGuard { at } => at == rat,
        Move::MoveGuard { to } => to == rat,
        _ => false,
    }
}

/// The rat under its lid, the lid that closes, and everything since, as an onlooker sees it; at the end, where it has to be pointed at.
fn film(game: &Match<Kalle>, hid: usize, at: LidIndex) -> Option<Vec<Shot<Kalle>>> {
    let after_hiding = hid + 1;
    let mut open = Shot::still(game, after_hiding, Viewer::Table);
    open.view.open.my_rat = Some(at);
    let mut closes = Shot::after_event(game, after_hiding, Viewer::Table);
    if let Some(Seen::Hid { at: shown, .. }) = closes.observation.as_mut().map(|observation| &mut observation.seen) {
        *shown = Some(at);
    }
    let mut film = vec![open, closes];
    film.extend((after_hiding + 1..=game.ply()).map(|ply| Shot::after_event(game, ply, Viewer::Table)));
    let asked = film.last_mut()?;
    asked.view.open.common.phase = Phase::Proving;
    Some(film)
}

/// The film once more, in which the rat peeps out of its lid wherever that has come to rest.
fn replay(film: &[Shot<Kalle>], hidden_at: LidIndex) -> Vec<Shot<Kalle>> {
    let mut rat = hidden_at;
    let shown = |shot: &Shot<Kalle>| {
        let mut shot = shot.clone();
        if let Some(Seen::Swapped { a, b, .. }) = shot.observation.as_ref().map(|observation| &observation.seen) {
            rat = rat.after_swap(*a, *b);
        }
        shot.view.open.my_rat = Some(rat);
        shot
    };
    film.iter().map(shown).collect()
}

/// How often the rat changes its place in the film.
fn runs(film: &[Shot<Kalle>], hidden_at: LidIndex) -> usize {
    let mut rat = hidden_at;
    let mut runs = 0;
    for seen in film.iter().filter_map(|shot| shot.observation.as_ref()).map(|observation| &observation.seen) {
        if let Seen::Swapped { a, b, .. } = seen {
            let after = rat.after_swap(*a, *b);
            runs += usize::from(after != rat);
            rat = after;
        }
    }
    runs
}

/// The lids that can be pointed at, each with its answer, after so many runs of the rat.
fn answers(game: &Match<Kalle>, rat: LidIndex, runs: usize) -> impl Iterator<Item = (LidIndex, Answer<Kalle>)> + use<> {
    let closed = game.view(Viewer::Table).open.common.face_down();
    closed.iter().map(move |at| {
        let verdict = if at == rat { Phrase::new("drill-follow-lid-right").with("count", runs) } else { wrong(rat) };
        (at, Answer { given: Given::Move(Move::Prove { at }), verdict })
    })
}

fn wrong(rat: LidIndex) -> Phrase {
    Phrase::new("drill-follow-lid-wrong").with("cell", rat.cell())
}

/// The rat's own lid is turned over, as at the end of a round; all others stay as they are.
fn solution(game: &Match<Kalle>, rat: LidIndex) -> Shot<Kalle> {
    let mut shown = Shot::still(game, game.ply(), Viewer::Table);
    let open = &mut shown.view.open;
    open.common.face_up.insert(rat);
    open.common.ending = Some(Ending::Proved);
    open.cards[rat.index()] = Some(Animal::RAT);
    let seen = Seen::Proved { seat: rat_seat(game), at: rat, animal: Animal::RAT, round: open.common.round };
    Shot { observation: Some(Observation { seen, is_news: true, is_glimpse: false }), ..shown }
}

/// The seat that is the rat.
fn rat_seat(game: &Match<Kalle>) -> Seat {
    game.view(Viewer::Table).open.common.rat
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_has_exactly_one_rat() {
        for seed in 0..200 {
            let level = seed as u32 % 30;
            let task = FollowLid::task(seed, level);
            let solution = task.solution.as_ref().expect("a solution");
            let rats: Vec<LidIndex> = LidIndex::ALL
                .into_iter()
                .filter(|lid| solution.view.open.cards[lid.index()] == Some(Animal::RAT))
                .collect();
            let right = task.answers[task.right].choice();
            assert_eq!(rats.iter().map(|at| Some(Move::Prove { at: *at })).collect::<Vec<_>>(), [right], "seed {seed}");
            assert!(task.answers.len() >= 8, "seed {seed}");
            assert_eq!(task, FollowLid::task(seed, level), "seed {seed}");
        }
    }

    /// Whoever follows the swaps that are shown finds the rat.
    #[test]
    fn film_shows_the_way_of_the_rat() {
        for seed in 0..100 {
            let task = FollowLid::task(seed, seed as u32 % 20);
            let mut rat = task.film[0].view.open.my_rat.expect("it is seen at first");
            for shot in &task.film[1..] {
                if let Some(Seen::Swapped { a, b, .. }) = shot.observation.as_ref().map(|seen| &seen.seen) {
                    rat = rat.after_swap(*a, *b);
                }
            }
            assert_eq!(task.answers[task.right].choice(), Some(Move::Prove { at: rat }), "seed {seed}");
        }
    }

    /// Somebody who was wrong sees the rat all along.
    #[test]
    fn replay_shows_the_rat_all_along() {
        for seed in 0..50 {
            let task = FollowLid::task(seed, seed as u32 % 20);
            assert_eq!(task.replay.len(), task.film.len(), "seed {seed}");
            let end = task.replay.last().and_then(|shot| shot.view.open.my_rat).expect("the rat");
            assert_eq!(task.answers[task.right].choice(), Some(Move::Prove { at: end }), "seed {seed}");
            let hidden = |shot: &Shot<Kalle>| shot.view.open.my_rat.is_none();
            assert!(!task.replay.iter().any(hidden), "seed {seed}");
        }
    }

    /// Before the answer, no position tells where the rat or any other hidden card is, but for the first look.
    #[test]
    fn hidden_lids_are_hidden() {
        for seed in 0..100 {
            let task = FollowLid::task(seed, 12);
            for (number, shot) in task.film.iter().enumerate() {
                let open = &shot.view.open;
                assert_eq!(open.my_rat.is_some(), number == 0, "seed {seed}");
                assert_eq!(shot.view.memory.rat, None, "seed {seed}");
                for lid in open.common.face_down().iter() {
                    assert_eq!(open.cards[lid.index()], None, "seed {seed}");
                }
            }
        }
    }

    #[test]
    fn later_tasks_are_longer_and_faster() {
        let of = |level: u32| {
            let task = FollowLid::task(3, level);
            let swaps = task.film.iter().filter_map(|shot| shot.observation.as_ref());
            (swaps.filter(|seen| matches!(seen.seen, Seen::Swapped { .. })).count(), task.tempo)
        };
        assert_eq!(of(0).0, 2);
        assert!(of(4).0 > 2 && of(4).1 > of(0).1 && of(100).1 <= MOST_TEMPO);
        assert_eq!(of(100).0, MOST_SWAPS as usize);
    }
}
