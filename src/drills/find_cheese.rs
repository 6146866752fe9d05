//! Burg Appenzell: a cheese is seen, its roof closes, tiles are pushed, and where is the cheese now?

use rand::Rng as _;

use super::Drill;
use super::task::{Answer, Given, Shot, Task, new_game};
use crate::engine::{Cell, Phrase, Seat, Stream, Turn, Viewer, derive_stream, random_below};
use crate::games::burg_appenzell::castle::{CellIndex, CellSet, HOLES};
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::slots::Slot;
use crate::games::burg_appenzell::tile_map::TileMap;
use crate::games::burg_appenzell::tiles::{Cheese, Tile};
use crate::games::burg_appenzell::{
    ACTIONS, BurgAppenzell, Move, Open, Options, Phase, Seen, cheese_phrase, cheese_picture,
};
use crate::play::Match;

/// So many events, up to so many more, come before the film.
const FEWEST_EVENTS: u32 = 10;
const MORE_EVENTS: u32 = 24;
/// The pushes of the first task; so many solved tasks bring one more, up to the most.
const FEWEST_PUSHES: u32 = 1;
const LEVELS_PER_PUSH: u32 = 2;
const MOST_PUSHES: u32 = 7;
/// One push in so many may happen anywhere: the others are in the cheese's row or column.
const PUSHES_ELSEWHERE: u32 = 4;
/// How many times as fast as at a table the first task is shown, what each solved task adds, and the most.
const FIRST_TEMPO: f32 = 0.9;
const TEMPO_STEP: f32 = 0.06;
const MOST_TEMPO: f32 = 2.5;

/// Remember where a cheese lies, and where it is pushed.
#[derive(Debug)]
pub enum FindCheese {}

impl Drill for FindCheese {
    type Game = BurgAppenzell;
    const ID: &'static str = "find-cheese";

    fn try_task(luck: u64, level: u32) -> Option<Task<BurgAppenzell>> {
        let mut luck = derive_stream(luck, "find-cheese", &[]);
        let mut game = position(&mut luck)?;
        let Turn::Seat(seat) = game.turn() else { return None };
        // The roof is lifted, and closes again at the end of the turn.
        let before = game.ply();
        let seen = lift(&mut game, seat, &mut luck)?;
        let (cheese, seen_at) = *seen.get(random_below(&mut luck, seen.len().max(1) as u32) as usize)?;
        let mut at = seen_at;
        game.decide(seat, Move::EndTurn {}).ok()?;
        let pushes = (FEWEST_PUSHES + level / LEVELS_PER_PUSH).min(MOST_PUSHES);
        let moved = push_around(&mut game, (cheese, &mut at), pushes, &mut luck)?;
        let open = game.view(Viewer::Table).open;
        let now = open.common.plan().room(at)?;
        // Something has to have come of it, and the cheese has to lie under a roof.
        if moved == 0
            || at == seen_at
            || open.common.open_rooms.contains(now)
            || open.known.at(at) != Some(Tile::Cheese(cheese))
        {
            return None;
        }
        let closed: Vec<Room> = Room::ALL.into_iter().filter(|room| !open.common.open_rooms.contains(*room)).collect();
        let wrong =
            || Phrase::new("drill-find-cheese-wrong").with("room", now.letter().to_string()).with("count", moved);
        let answer = |room: &Room| Answer {
            given: Given::Move(Move::Uncover { room: *room }),
            verdict: if *room == now { Phrase::new("drill-find-cheese-right").with("count", moved) } else { wrong() },
        };
        let mut film: Vec<Shot<BurgAppenzell>> =
            (before..=game.ply()).map(|ply| Shot::after_event(&game, ply, Viewer::Table)).collect();
        film[0].observation = None;
        // The castle is looked at, and then the cheese.
        film.iter_mut().take(2).for_each(|shot| shot.rests = true);
        let Cell { row, column } = seen_at.cell();
        film[1].marked = vec![format!("cell {} {}", row + 1, column + 1)];
        let replay = replay(&film, (cheese, seen_at));
        film.iter_mut().for_each(veil);
        Some(Task {
            seating: game.seating().to_vec(),
            seat: open.common.seat,
            film,
            tempo: (FIRST_TEMPO + TEMPO_STEP * level as f32).min(MOST_TEMPO),
            before: Some(Phrase::new("drill-find-cheese-watch").with("cheese", cheese_phrase(cheese))),
            question: Phrase::new("drill-find-cheese-question").with("cheese", cheese_phrase(cheese)),
            pictured: Some(cheese_picture(cheese)),
            marked: Vec::new(),
            right: closed.iter().position(|room| *room == now)?,
            answers: closed.iter().map(answer).collect(),
            missed: wrong(),
            solution: Some(solution(&game, at)),
            replay,
            tried: None,
        })
    }
}

/// A position in which a seat that is on turn may act, after some events. The game remembers for us what has been seen: see [`veil`].
fn position(luck: &mut Stream) -> Option<Match<BurgAppenzell>> {
    let mut game = new_game::<BurgAppenzell>(Options { memory_help: true, ..Options::default() }, 2, luck.next_u64())?;
    let events = FEWEST_EVENTS + random_below(luck, MORE_EVENTS);
    loop {
        match game.turn() {
            Turn::Over(_) => return None,
            Turn::Chance(_) => game.resolve_chance().ok()?,
            Turn::Seat(seat) => {
                let common = game.view(Viewer::Table).open.common;
                let is_new_turn = common.phase == Phase::Acting && common.actions_left == ACTIONS;
                if game.ply() as u32 >= events && is_new_turn {
                    return Some(game);
                }
                let legal = game.legal_moves();
                game.decide(seat, *legal.get(random_below(luck, legal.len().max(1) as u32) as usize)?).ok()?;
            }
        }
    }
}

/// Lifts a roof that closes again at the end of the turn; the cheeses under it that can be pushed, and that are seen nowhere else.
fn lift(game: &mut Match<BurgAppenzell>, seat: Seat, luck: &mut Stream) -> Option<Vec<(Cheese, CellIndex)>> {
    let rooms: Vec<Room> = game
        .legal_moves()
        .into_iter()
        .filter_map(|choice| if let Move::Uncover { room } = choice { Some(room) } else { None })
        .collect();
    let room = *rooms.get(random_below(luck, rooms.len().max(1) as u32) as usize)?;
    game.decide(seat, Move::Uncover { room }).ok()?;
    let open = game.view(Viewer::Table).open;
    if !open.common.rooms_to_cover().contains(room) {
        return None;
    }
    let cells = open.common.plan().cells(room) & HOLES;
    let cheese_at = |at: CellIndex| Some((open.tiles.at(at)?.cheese()?, at));
    let is_only = |(cheese, at): &(Cheese, CellIndex)| !is_seen_elsewhere(&open, *cheese, *at);
    let can_be_pushed = |(_, at): &(Cheese, CellIndex)| Slot::ALL.into_iter().any(|slot| slot.line().contains(at));
    Some(cells.iter().filter_map(cheese_at).filter(is_only).filter(can_be_pushed).collect())
}

/// Whether the same cheese lies open anywhere else, or beside the castle.
fn is_seen_elsewhere(open: &Open, cheese: Cheese, at: CellIndex) -> bool {
    let is_same = |other: CellIndex| open.tiles.at(other).and_then(Tile::cheese) == Some(cheese);
    HOLES.iter().any(|other| other != at && is_same(other)) || open.spare.and_then(Tile::cheese) == Some(cheese)
}

/// Every turn one push, until there were enough; how many of them have moved the cheese, whose cell is kept. `None` if the cheese
/// drops out, another one of its kind is seen, a mouse falls, or a chip is taken: that would tell of something else.
fn push_around(
    game: &mut Match<BurgAppenzell>,
    (cheese, at): (Cheese, &mut CellIndex),
    pushes: u32,
    luck: &mut Stream,
) -> Option<u32> {
    let mut moved = 0;
    for number in 0..pushes {
        let Turn::Seat(seat) = game.turn() else { return None };
        let mut slots: Vec<Slot> = game
            .legal_moves()
            .into_iter()
            .filter_map(|choice| if let Move::Push { slot } = choice { Some(slot) } else { None })
            .collect();
        let here = *at;
        let is_here = |slot: &Slot| slot.line().contains(&here);
        let must_move = moved == 0 && number + 1 == pushes;
        if (must_move || random_below(luck, PUSHES_ELSEWHERE) > 0) && slots.iter().any(is_here) {
            slots.retain(is_here);
        }
        let slot = *slots.get(random_below(luck, slots.len().max(1) as u32) as usize)?;
        *at = after_push(slot, here)?;
        moved += u32::from(*at != here);
        let quiet = |game: &Match<BurgAppenzell>| {
            let common = game.view(Viewer::Table).open.common;
            common.players.iter().map(|player| (player.fallen, player.chips)).collect::<Vec<_>>()
        };
        let before = quiet(game);
        game.decide(seat, Move::Push { slot }).ok()?;
        let is_seen = is_seen_elsewhere(&game.view(Viewer::Table).open, cheese, *at);
        if is_seen || quiet(game) != before || !matches!(game.turn(), Turn::Seat(_)) {
            return None;
        }
        if number + 1 < pushes {
            game.decide(seat, Move::EndTurn {}).ok()?;
        }
    }
    Some(moved)
}

/// Takes away what has been seen and is covered: that is for people to remember.
fn veil(shot: &mut Shot<BurgAppenzell>) {
    shot.view.open.common.options.memory_help = false;
    shot.view.open.known = TileMap::EMPTY;
    shot.view.memory.tiles.clear();
}

/// The film once more, in which a note on the roofs shows where the cheese is. While a tile is pushed it stays where it was, and moves
/// after that, so that the eye sees what has moved it.
fn replay(film: &[Shot<BurgAppenzell>], (cheese, seen_at): (Cheese, CellIndex)) -> Vec<Shot<BurgAppenzell>> {
    let mut at = seen_at;
    let mut shown = Vec::new();
    for shot in film {
        let before = at;
        if let Some(Seen::Pushed { slot, .. }) = shot.observation.as_ref().map(|observation| &observation.seen) {
            at = after_push(*slot, at).unwrap_or(at);
        }
        shown.push(with_note(shot, cheese, before));
        if at != before {
            let moved = Shot { observation: None, rests: false, ..shot.clone() };
            shown.push(with_note(&moved, cheese, at));
        }
    }
    shown
}

/// A position with a note where the cheese is, if that lies under a roof.
fn with_note(shot: &Shot<BurgAppenzell>, cheese: Cheese, at: CellIndex) -> Shot<BurgAppenzell> {
    let mut shot = shot.clone();
    shot.view.memory.tiles.clear();
    let open = &mut shot.view.open;
    open.known = TileMap::EMPTY;
    if !open.common.open_cells.contains(at) {
        open.known.set(at, Some(Tile::Cheese(cheese)));
    }
    shot
}

/// Where the tile of a cell lies once one has been pushed in here; `None` if it drops out.
fn after_push(slot: Slot, at: CellIndex) -> Option<CellIndex> {
    let line = slot.line();
    match line.iter().position(|cell| *cell == at) {
        Some(index) => line.get(index + 1).copied(),
        None => Some(at),
    }
}

/// The cheese is shown on its roof, as to people whom the game helps to remember.
fn solution(game: &Match<BurgAppenzell>, at: CellIndex) -> Shot<BurgAppenzell> {
    let mut shown = Shot::still(game, game.ply(), Viewer::Table);
    shown.view.open.known = shown.view.open.known.restricted_to(CellSet::only(at));
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The room that is right.
    fn right(task: &Task<BurgAppenzell>) -> Room {
        match task.answers[task.right].choice() {
            Some(Move::Uncover { room }) => room,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_task_has_exactly_one_room_and_it_holds_the_cheese() {
        for seed in 0..200 {
            let level = seed as u32 % 20;
            let task = FindCheese::task(seed, level);
            let room = right(&task);
            let solution = &task.solution.as_ref().expect("a solution").view.open;
            let known: Vec<CellIndex> = solution.known.known_cells().iter().collect();
            let [at] = known[..] else { panic!("seed {seed}: {known:?}") };
            let cheese = solution.known.at(at).and_then(Tile::cheese).expect("a cheese");
            let asked = Phrase::new("drill-find-cheese-question").with("cheese", cheese_phrase(cheese));
            assert_eq!((task.question.clone(), solution.common.plan().room(at)), (asked, Some(room)), "seed {seed}");
            assert!(task.answers.len() > 8, "seed {seed}");
            let [ref marked] = task.film[1].marked[..] else { panic!("seed {seed}: {:?}", task.film[1].marked) };
            let shown = CellIndex::ALL
                .into_iter()
                .find(|cell| *marked == format!("cell {} {}", cell.cell().row + 1, cell.cell().column + 1));
            let shown = shown.and_then(|cell| task.film[1].view.open.tiles.at(cell)).and_then(Tile::cheese);
            assert_eq!(shown, Some(cheese), "seed {seed}: the cheese is pointed out while it lies open");
            assert_eq!(task, FindCheese::task(seed, level), "seed {seed}");
        }
    }

    /// Whoever follows the pushes finds the room.
    #[test]
    fn film_shows_where_the_cheese_goes() {
        for seed in 0..100 {
            let task = FindCheese::task(seed, seed as u32 % 16);
            let Some(Seen::Uncovered { tiles, .. }) = task.film[1].observation.as_ref().map(|seen| &seen.seen) else {
                panic!("a roof is lifted first")
            };
            let mut places: Vec<CellIndex> = tiles
                .iter()
                .filter(|tile| tile.tile.cheese().is_some())
                .filter_map(|tile| CellIndex::of(tile.at))
                .collect();
            for shot in &task.film[2..] {
                if let Some(Seen::Pushed { slot, .. }) = shot.observation.as_ref().map(|seen| &seen.seen) {
                    let line = slot.line();
                    for at in &mut places {
                        let next = line.iter().position(|cell| cell == at).and_then(|index| line.get(index + 1));
                        next.into_iter().for_each(|next| *at = *next);
                    }
                }
            }
            let plan = task.film[0].view.open.common.plan();
            assert!(places.iter().any(|at| plan.room(*at) == Some(right(&task))), "seed {seed}");
        }
    }

    /// Somebody who was wrong sees the cheese on the roofs, and nothing else that is hidden.
    #[test]
    fn replay_shows_the_cheese_all_along() {
        for seed in 0..50 {
            let task = FindCheese::task(seed, seed as u32 % 16);
            let solution = &task.solution.as_ref().expect("a solution").view.open;
            assert_eq!(task.replay.last().map(|shot| &shot.view.open.known), Some(&solution.known), "seed {seed}");
            for shot in &task.replay[2..] {
                let known: Vec<CellIndex> = shot.view.open.known.known_cells().iter().collect();
                let is_cheese = |at: &CellIndex| shot.view.open.known.at(*at).and_then(Tile::cheese).is_some();
                assert!(known.len() <= 1 && known.iter().all(is_cheese), "seed {seed}: {known:?}");
            }
            for pair in task.replay[2..].windows(2) {
                let [before, after] = [&pair[0], &pair[1]].map(|shot| shot.view.open.known);
                let has_jumped = before != after && before != TileMap::EMPTY && after != TileMap::EMPTY;
                assert!(
                    !has_jumped || pair[1].observation.is_none(),
                    "seed {seed}: it moves once the tile has been pushed"
                );
            }
        }
    }

    #[test]
    fn tiles_under_roofs_are_not_in_a_task() {
        for seed in 0..50 {
            let task = FindCheese::task(seed, 8);
            for shot in &task.film {
                let open = &shot.view.open;
                assert!((open.tiles.known_cells() - open.common.open_cells).is_empty(), "seed {seed}");
                assert!(open.known.known_cells().is_empty() && shot.view.memory.tiles.is_empty(), "seed {seed}");
            }
        }
    }

    #[test]
    fn later_tasks_have_more_pushes() {
        let pushes = |level: u32| {
            let task = FindCheese::task(5, level);
            let seen = task.film.iter().filter_map(|shot| shot.observation.as_ref());
            seen.filter(|seen| matches!(seen.seen, Seen::Pushed { .. })).count()
        };
        assert_eq!((pushes(0), pushes(4), pushes(60)), (1, 3, MOST_PUSHES as usize));
    }
}
