//! Zatre: which cell makes the most points of the last tile in hand?

use super::task::{Answer, Given, Shot, Task, new_game};
use super::{Clock, Drill};
use crate::engine::{Cell, Phrase, Seat, Stream, Turn, View, Viewer, derive_stream, random_below};
use crate::games::zatre::board::{CellIndex, Line};
use crate::games::zatre::preview::{line_phrase, line_points, preview_placement};
use crate::games::zatre::{Move, Zatre};
use crate::play::Match;

/// The tiles on the board of an easy task, and how many more there may be.
const FEWEST_TILES: u32 = 5;
const MORE_TILES: u32 = 2;
/// Tiles bear 1 to 6.
const TILE_VALUES: u32 = 6;
/// Two solved tasks bring one tile more, up to so many: ten seconds are short where many tiles lie.
const MOST_LEVEL_TILES: u32 = 20;
const LEVELS_PER_TILE: u32 = 2;
/// So many solved tasks bring one more cell that makes points, too, up to the last of them.
const LEVELS_PER_RIVAL: u32 = 4;
const MOST_RIVALS: u32 = 4;
/// With fewer cells to choose from there is nothing to find.
const FEWEST_CELLS: usize = 8;
/// A game in which no task turns up within so many tiles is given up.
const PATIENCE: usize = 3;
/// A tile for which no task turns up in so many games is given up.
const GAMES: usize = 40;

/// Find the cell on which a tile makes the most points: in ten seconds, or calmly.
#[derive(Debug)]
pub enum BestCell {}

/// What laying the tile on a cell brings.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Gain {
    at: Cell,
    points: u8,
    crosses: u8,
    /// The lines that score there.
    lines: Vec<Line>,
}

impl Gain {
    /// Whether the points are those of the lines, and not of lines that were worth something before.
    fn is_of_its_lines(&self) -> bool {
        self.lines.iter().map(line_points).sum::<u8>() == self.points
    }
}

impl Drill for BestCell {
    type Game = Zatre;
    const ID: &'static str = "best-cell";
    const CLOCK: Option<Clock> = Some(Clock { first: 25, less: 1, last: 10 });
    const SHOWS_HAND: bool = true;

    fn try_task(luck: u64, level: u32) -> Option<Task<Zatre>> {
        let mut luck = derive_stream(luck, "best-cell", &[]);
        let tiles =
            FEWEST_TILES + random_below(&mut luck, MORE_TILES) + (level / LEVELS_PER_TILE).min(MOST_LEVEL_TILES);
        // Left to themselves positions ask mostly for a 1.
        let wanted = 1 + random_below(&mut luck, TILE_VALUES) as u8;
        let rivals = (level / LEVELS_PER_RIVAL).min(MOST_RIVALS) as usize;
        (0..GAMES).find_map(|_| play(&mut luck, tiles as usize, (wanted, rivals)))
    }
}

/// Plays a game up to the first task from so many tiles on.
fn play(luck: &mut Stream, tiles: usize, asked: (u8, usize)) -> Option<Task<Zatre>> {
    let mut game = new_game::<Zatre>(Default::default(), 2, luck_seed(luck))?;
    loop {
        match game.turn() {
            Turn::Over(_) => return None,
            Turn::Chance(_) => game.resolve_chance().ok()?,
            Turn::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let laid = view.open.common.board.tiles().count();
                if laid > tiles + PATIENCE {
                    return None;
                }
                if laid >= tiles
                    && let Some(task) = ask(&game, seat, &view, asked)
                {
                    return Some(task);
                }
                let choice = natural_move(&view, seat, &game.legal_moves(), luck)?;
                game.decide(seat, choice).ok()?;
            }
        }
    }
}

/// A seed for a game.
fn luck_seed(luck: &mut Stream) -> u64 {
    use rand::Rng as _;
    luck.next_u64()
}

/// What this move brings; `None` if it lays no tile.
fn gain(view: &View<Zatre>, seat: Seat, choice: Move) -> Option<Gain> {
    let Move::Place { tile, at } = choice else { return None };
    let hand = view.open.racks.get(seat.index())?.tiles?;
    let preview = preview_placement(&view.open.common, &hand, CellIndex::of(at)?, tile);
    let lines = preview.lines.into_iter().filter(|line| line_points(line) > 0).collect();
    Some(Gain { at, points: preview.points, crosses: preview.crosses, lines })
}

/// A move as people make it: mostly one that scores, now and then any.
fn natural_move(view: &View<Zatre>, seat: Seat, legal: &[Move], luck: &mut Stream) -> Option<Move> {
    if random_below(luck, 3) > 0 {
        let worth = |choice: &Move| gain(view, seat, *choice).map_or(0, |gain| u32::from(gain.points + gain.crosses));
        let best = legal.iter().copied().max_by_key(worth)?;
        if worth(&best) > 0 {
            return Some(best);
        }
    }
    legal.get(random_below(luck, legal.len() as u32) as usize).copied()
}

/// What is said to a cell that makes fewer points than the best one, with the lines that make them.
fn wrong(gain: &Gain) -> Phrase {
    if gain.points == 0 {
        return Phrase::new("drill-best-cell-wrong");
    }
    let lines: Vec<Phrase> = gain.lines.iter().map(line_phrase).collect();
    Phrase::new("drill-best-cell-wrong-lines").with("lines", lines)
}

/// The task of a position in which the seat holds one tile, the `wanted` one, if one cell makes the most points, no other brings more
/// crosses, and `rivals` others make points, too. All points are those of the lines as they stand then: a line that has scored before in
/// the same turn would bring less than it says (Z15).
fn ask(game: &Match<Zatre>, seat: Seat, view: &View<Zatre>, (wanted, rivals): (u8, usize)) -> Option<Task<Zatre>> {
    let legal = game.legal_moves();
    if view.open.racks.get(seat.index())?.count != 1 || legal.len() < FEWEST_CELLS {
        return None;
    }
    if !matches!(legal[..], [Move::Place { tile, .. }, ..] if tile.value() == wanted) {
        return None;
    }
    let gains: Vec<Gain> = legal.iter().map(|choice| gain(view, seat, *choice)).collect::<Option<_>>()?;
    let right = (0..gains.len()).max_by_key(|index| gains[*index].points)?;
    let best = &gains[right];
    let others = || gains.iter().filter(|gain| gain.at != best.at);
    let is_clear = others().all(|gain| gain.points < best.points && gain.crosses <= best.crosses);
    let is_plain = gains.iter().all(Gain::is_of_its_lines);
    if !is_clear || !is_plain || others().filter(|gain| gain.points > 0).count() < rivals {
        return None;
    }
    let mut after = game.clone();
    after.decide(seat, legal[right]).ok()?;
    let lines: Vec<Phrase> = best.lines.iter().map(line_phrase).collect();
    let of_best = |key: &'static str| {
        Phrase::new(key).with("cell", best.at).with("points", best.points).with("lines", lines.clone())
    };
    let missed = of_best("drill-best-cell-missed");
    let answer = |(choice, gain): (&Move, &Gain)| Answer {
        given: Given::Move(*choice),
        verdict: match gain.at == best.at {
            true => of_best("drill-best-cell-right"),
            false => wrong(gain).with("here", gain.points).with("best", missed.clone()),
        },
    };
    Some(Task {
        seating: game.seating().to_vec(),
        seat,
        film: vec![Shot::still(game, game.ply(), Viewer::Seat(seat))],
        tempo: 1.0,
        before: None,
        question: Phrase::new("drill-best-cell-question"),
        pictured: None,
        marked: Vec::new(),
        answers: legal.iter().zip(&gains).map(answer).collect(),
        right,
        missed,
        solution: Some(Shot::after_event(&after, after.ply(), Viewer::Seat(seat))),
        replay: Vec::new(),
        tried: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_has_exactly_one_best_cell() {
        for seed in 0..200 {
            let level = seed as u32 % 30;
            let task = BestCell::task(seed, level);
            let view = &task.film.last().expect("a position").view;
            let gains: Vec<Gain> =
                task.moves().into_iter().map(|choice| gain(view, task.seat, choice).expect("a tile")).collect();
            let best = gains.iter().map(|gain| gain.points).max().expect("a cell");
            let best: Vec<&Gain> = gains.iter().filter(|gain| gain.points == best).collect();
            assert_eq!(best.len(), 1, "seed {seed}");
            assert!(best[0].points > 0 && gains.len() >= FEWEST_CELLS, "seed {seed}: {best:?}");
            let right = task.answers[task.right].choice().expect("a move");
            assert_eq!(gain(view, task.seat, right).as_ref(), Some(best[0]), "seed {seed}");
            let of_lines: u8 = best[0].lines.iter().map(line_points).sum();
            assert_eq!(of_lines, best[0].points, "seed {seed}: the lines that are named make the points");
            let of_points = |points: u8, phrase: &Phrase| phrase.arguments.contains(&("here", points.into()));
            for answer in &task.answers {
                let gain = gain(view, task.seat, answer.choice().expect("a move")).expect("a tile");
                if gain.at == best[0].at {
                    continue;
                }
                assert!(of_points(gain.points, &answer.verdict), "seed {seed}: {:?}", answer.verdict);
                let has_lines = answer.verdict.arguments.iter().any(|(name, _)| *name == "lines");
                assert_eq!(has_lines, gain.points > 0, "seed {seed}: {gain:?}");
                assert!(gain.is_of_its_lines(), "seed {seed}: {gain:?} can be counted from the board");
            }
            let named: Vec<Phrase> = best[0].lines.iter().map(line_phrase).collect();
            assert!(task.answers[task.right].verdict.arguments.contains(&("lines", named.into())), "seed {seed}");
            assert_eq!(task, BestCell::task(seed, level), "seed {seed}");
        }
    }

    #[test]
    fn later_tasks_have_more_tiles_and_more_tempting_cells() {
        let tiles = |level: u32| -> usize {
            let count = |seed: u64| BestCell::task(seed, level).film[0].view.open.common.board.tiles().count();
            (0..20).map(count).sum()
        };
        assert!(tiles(0) + 20 * 8 < tiles(40), "{} {}", tiles(0), tiles(40));
    }

    #[test]
    fn tiles_of_every_value_are_asked_for() {
        let mut asked = [0; 6];
        for seed in 0..120 {
            let task = BestCell::task(seed, seed as u32 % 12);
            let Some(Move::Place { tile, .. }) = task.answers[0].choice() else { panic!("a tile") };
            asked[usize::from(tile.value()) - 1] += 1;
        }
        assert!(asked.iter().all(|count| (6..48).contains(count)), "{asked:?}");
    }

    #[test]
    fn what_others_hold_is_not_in_a_task() {
        let task = BestCell::task(3, 0);
        for shot in task.film.iter().chain(&task.solution) {
            let others = shot.view.open.racks.iter().enumerate().filter(|(seat, _)| *seat != task.seat.index());
            others.for_each(|(_, rack)| assert_eq!(rack.tiles, None));
        }
    }
}
