//! The lines worth comparing in a position: whole turns where the mind names them, else what searches prefer, step by step.
//!
//! Must not know: states, levels, clocks.

use super::bot::{BotSeed, choose_move, choose_with};
use super::inquiry::Inquiry;
use super::search::search;
use crate::engine::{Level, Line, Mind, SearchSettings, Seat, Stop, Stream, View, derive_stream};
use rand::Rng as _;

/// The most decisions of a line.
const MAX_MOVES: usize = 16;
/// After the first decision of a line, so many parts of all iterations are spent on each further one …
const LATER_PARTS: u32 = 4;
/// … or none, if it were fewer than these.
const MIN_ITERATIONS: u32 = 8;
/// So many other decisions are tried at each later step of the best line.
const LATER_WIDTH: usize = 3;

/// Whether two lines come to the same: the same decisions in any order, or the same position with the same thing shown at last. All
/// lines that end the game with the same winners are the same, too.
pub fn is_same_line<G: Mind>(one: &Line<G>, other: &Line<G>) -> bool {
    let sorted = |line: &Line<G>| {
        let mut moves = line.moves.clone();
        moves.sort_unstable();
        moves
    };
    let is_same_end = one.winners.is_some() && one.winners == other.winners;
    let is_alike = || sorted(one) == sorted(other) || G::is_same_position(&one.after, &other.after);
    is_same_end || one.reveal == other.reveal && is_alike()
}

/// The lines worth comparing, the most promising first, no two of which come to the same; at most `limit`, and about half of them
/// differ in their first decision.
pub fn candidate_lines<G: Mind>(
    view: &View<G>,
    settings: SearchSettings,
    limit: usize,
    seed: u64,
    stop: &Stop,
) -> Vec<Line<G>> {
    let Some(searcher) = view.who.seat() else { return Vec::new() };
    let mut stream = derive_stream(seed, "candidate lines", &[]);
    let Some(legal) = legal_moves(view, searcher, &mut stream) else { return Vec::new() };
    let mut lines = Vec::new();
    let named = G::turn_candidates(view, &legal, limit, stop);
    if !named.is_empty() {
        named.iter().for_each(|moves| add(&mut lines, Line::follow(view, moves).ok()));
        lines.truncate(limit);
        return lines;
    }
    let inquiry = Inquiry { view, searcher, settings, stop };
    let found = search(inquiry, &legal, &mut stream);
    let is_single = |choice: G::Move| Line::follow(view, &[choice]).is_ok_and(|line| line.is_complete);
    let width = if found.iter().all(|found| is_single(found.choice)) { limit } else { limit / 2 };
    for found in found.iter().take(width) {
        add(&mut lines, completed(view, vec![found.choice], settings, &mut stream, stop));
    }
    // Another decision at each later step of the line that seems best.
    let Some(best) = lines.first().map(|line: &Line<G>| line.moves.clone()) else { return lines };
    for step in 1..best.len() {
        let Ok(line) = Line::follow(view, &best[..step]) else { break };
        let Some(legal) = legal_moves(&line.after, searcher, &mut stream) else { break };
        let inquiry = Inquiry { view: &line.after, ..inquiry }.with_iterations(later(settings.iterations));
        let others = search(inquiry, &legal, &mut stream);
        for other in others.iter().map(|found| found.choice).filter(|&choice| choice != best[step]).take(LATER_WIDTH) {
            let begun = best[..step].iter().copied().chain([other]).collect();
            add(&mut lines, completed(view, begun, settings, &mut stream, stop));
        }
    }
    lines.truncate(limit);
    lines
}

/// The line that a bot of this level takes from here.
pub fn line_of<G: Mind>(view: &View<G>, level: Level, seed: u64, stop: &Stop) -> Option<Line<G>> {
    let mut stream = derive_stream(seed, "line of a bot", &[]);
    let memory = stream.next_u64();
    follow_while(view, Vec::new(), |now| {
        choose_move(now, level, BotSeed::from_numbers(stream.next_u64(), memory), stop)
    })
}

/// The rest of a line that begins with these decisions, as a search with these settings prefers it.
fn completed<G: Mind>(
    view: &View<G>,
    begun: Vec<G::Move>,
    settings: SearchSettings,
    stream: &mut Stream,
    stop: &Stop,
) -> Option<Line<G>> {
    let searcher = view.who.seat()?;
    let settings =
        SearchSettings { iterations: later(settings.iterations), notice_rate: 1.0, forget_rate: 0.0, ..settings };
    follow_while(view, begun, |now| {
        choose_with(now, searcher, settings, BotSeed::from_numbers(stream.next_u64(), 0), stop)
    })
}

/// Adds decisions to a line until it is complete.
fn follow_while<G: Mind>(
    view: &View<G>,
    mut moves: Vec<G::Move>,
    mut choose: impl FnMut(&View<G>) -> Option<G::Move>,
) -> Option<Line<G>> {
    let mut line = Line::follow(view, &moves).ok()?;
    while !line.is_complete && moves.len() < MAX_MOVES {
        moves.push(choose(&line.after)?);
        line = Line::follow(view, &moves).ok()?;
    }
    Some(line)
}

fn later(iterations: u32) -> u32 {
    Some(iterations / LATER_PARTS).filter(|&iterations| iterations >= MIN_ITERATIONS).unwrap_or(0)
}

fn add<G: Mind>(lines: &mut Vec<Line<G>>, line: Option<Line<G>>) {
    if let Some(line) = line.filter(|line| lines.iter().all(|known| !is_same_line(known, line))) {
        lines.push(line);
    }
}

/// The legal moves of the seat in its own view, if it has to decide.
fn legal_moves<G: Mind>(view: &View<G>, seat: Seat, stream: &mut Stream) -> Option<Vec<G::Move>> {
    let position = G::determinize(view, stream);
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    (position.turn() == crate::engine::Turn::Seat(seat) && !legal.is_empty()).then_some(legal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tests::toy::{Game, Toy};

    /// Ada wins with 1 and then 0; the mind names other turns, too.
    #[test]
    fn named_turns_are_candidates_once() {
        let view = Toy::first_view(Game::Pair, Seat::new(0));
        let lines = candidate_lines(&view, Toy::search_settings()[3], 8, 1, &Stop::default());
        assert!(lines.len() > 1 && lines.iter().any(|line| line.moves[0] == 1), "{lines:?}");
        for (index, line) in lines.iter().enumerate() {
            assert!(lines[..index].iter().all(|other| !is_same_line(other, line)), "{lines:?}");
        }
    }

    #[test]
    fn bots_make_whole_lines() {
        let view = Toy::first_view(Game::Pair, Seat::new(0));
        let line = line_of(&view, Level::Random, 1, &Stop::default()).expect("Ada is on turn");
        assert!(line.is_complete, "{line:?}");
    }
}
