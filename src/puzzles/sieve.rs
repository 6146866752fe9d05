//! The sieve: finds the positions in which some lines are clearly best, at little cost for all others.

use super::proof::{Figures, PLAYOUTS, Proof, SEEDS, closest, prove, split};
use super::puzzle::ideas;
use crate::bots::{candidate_lines, is_same_line, line_of, try_lines};
use crate::engine::{Level, Line, Mind, SearchSettings, Stop, View};

/// The effort of each step, in that of the level `hard`. The first is a glance without a search, at
/// what the seat's own turn brings where a trial ends with the next seat's.
const EFFORTS: [u32; 4] = [0, 1, 4, 16];
/// The least iterations of a search for lines, at the first step that searches.
const LEAST_ITERATIONS: u32 = 24;
/// The trials of each line, at the first step that searches …
const TRIALS: u32 = 16;
/// … and at a glance.
const TRIALS_AT_A_GLANCE: u32 = 6;
/// The gap between the best lines and all others at each step, as a share of a win as the mind expects it at the horizon.
const GAPS: [f32; 4] = [0.01, 0.03, 0.04, 0.05];
/// The gap at each step, in standard errors.
const ERRORS: [f32; 4] = [0.3, 0.7, 2.0, 4.0];
/// The lines that are compared at each step.
const LINES: [usize; 4] = [6, 6, 10, 16];
/// The most lines of a proof.
const PROVED: usize = 14;
/// Of more solutions, none is an idea.
const MOST_SOLUTIONS: usize = 3;
/// So many answers of each level tell how hard a puzzle is.
const ANSWERS: u64 = 16;
/// So many of `easy` tell at first.
const FIRST_ANSWERS: u64 = 8;
/// What `easy` finds more often, of what it notices, is no puzzle.
const TRIVIAL: f32 = 0.85;
/// What `medium` finds at least this often is of difficulty 1 …
const OFTEN: f32 = 0.6;
/// … and at least this often of difficulty 2.
const SELDOM: f32 = 0.3;

/// How far a position came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Passed {
    /// It has no clear difference at this step, from 0.
    Step(usize),
    /// It was to be proved, but has no clear margin.
    Unproved,
    /// It is clear, but nearly everybody finds it.
    Trivial,
    /// It is clear, but no idea tells why, or too many lines are as good.
    Vague,
    /// It is a puzzle.
    Found,
}

/// A puzzle that was found.
#[derive(Clone, Debug)]
pub struct Found<G: Mind> {
    /// The solutions, the best first.
    pub solutions: Vec<Line<G>>,
    /// The best line that is no solution.
    pub rival: Line<G>,
    /// The key of the idea.
    pub idea: &'static str,
    /// 1 for what many find, 3 for what few find.
    pub difficulty: u8,
    /// What the verdict rests on.
    pub figures: Figures,
}

/// Whether a position is a puzzle for the viewer, who has to decide; and how far it came. Everything follows from view and seed.
pub fn sieve<G: Mind>(view: &View<G>, seed: u64, stop: &Stop) -> (Passed, Option<Found<G>>) {
    let mut lines = match sifted(view, seed, stop) {
        Ok(lines) => lines,
        Err(passed) => return (passed, None),
    };
    let [easy, medium] = [Level::Easy, Level::Medium].map(|level| answers(view, level, ANSWERS, stop));
    let strong = line_of(view, Level::Expert, seed, stop);
    lines.truncate(PROVED / 2);
    for line in strong.iter().chain(&easy).chain(&medium) {
        if lines.len() < PROVED && lines.iter().all(|known| !is_same_line(known, line)) {
            lines.push(line.clone());
        }
    }
    let Some(Proof { solutions, others, margin, error }) = prove(view, &lines, 1.0, stop) else {
        return (Passed::Unproved, None);
    };
    let solutions: Vec<Line<G>> = solutions.iter().map(|&index| lines[index].clone()).collect();
    let rival = lines[others[0]].clone();
    if is_trivial(&solutions, &easy) {
        return (Passed::Trivial, None);
    }
    let by_medium = match of_noticed(&solutions, &medium, Level::Medium) {
        often if often >= OFTEN => 1,
        seldom if seldom >= SELDOM => 2,
        _ => 3,
    };
    let difficulty = G::recall_difficulty(&solutions[0]).unwrap_or(by_medium);
    let idea = telling_idea(&solutions, &rival).filter(|_| solutions.len() <= MOST_SOLUTIONS);
    let Some(idea) = idea else { return (Passed::Vague, None) };
    let figures = Figures {
        margin,
        error,
        seeds: SEEDS.to_vec(),
        playouts: PLAYOUTS,
        easy: share_of(&solutions, &easy),
        medium: share_of(&solutions, &medium),
        progress: 0.0,
    };
    (Passed::Found, Some(Found { solutions, rival, idea, difficulty, figures }))
}

/// The lines of a position that passes all steps, those that seem best first; else how far it came.
fn sifted<G: Mind>(view: &View<G>, seed: u64, stop: &Stop) -> Result<Vec<Line<G>>, Passed> {
    let [_, _, _, hard, _] = G::search_settings();
    let mut sifted = Vec::new();
    for (step, effort) in EFFORTS.into_iter().enumerate() {
        let iterations = hard.iterations.max(LEAST_ITERATIONS) * effort;
        let horizon = if effort == 0 && hard.horizon == 2 { 1 } else { hard.horizon };
        let settings = SearchSettings { iterations, horizon, notice_rate: 1.0, forget_rate: 0.0, ..hard };
        let lines = candidate_lines(view, settings, LINES[step], seed, stop);
        // Whole turns take long to find, and are seldom trivial.
        let seems_best = &lines[..lines.len().min(1)];
        let is_single = seems_best.iter().all(|line| line.moves.len() == 1);
        if effort == 1 && is_single && is_trivial(seems_best, &answers(view, Level::Easy, FIRST_ANSWERS, stop)) {
            return Err(Passed::Trivial);
        }
        let moves: Vec<Vec<G::Move>> = lines.iter().map(|line| line.moves.clone()).collect();
        let tried = try_lines(view, &moves, (TRIALS * effort).max(TRIALS_AT_A_GLANCE), settings, seed, stop);
        let (best, others) = split(&tried, GAPS[step]).ok_or(Passed::Step(step))?;
        let (_, _, advantage, error) = closest(&tried, &best, &others);
        if advantage < ERRORS[step] * error {
            return Err(Passed::Step(step));
        }
        sifted = best.into_iter().chain(others).map(|index| lines[index].clone()).collect();
    }
    Ok(sifted)
}

/// So many answers of a level.
fn answers<G: Mind>(view: &View<G>, level: Level, count: u64, stop: &Stop) -> Vec<Line<G>> {
    (0..count).filter_map(|number| line_of(view, level, number, stop)).collect()
}

/// The most telling idea that is true of all solutions: one that the rival does not show as well, if there is one.
fn telling_idea<G: Mind>(solutions: &[Line<G>], rival: &Line<G>) -> Option<&'static str> {
    let of_rival = ideas(rival);
    let mut all = ideas(solutions.first()?);
    all.retain(|key| solutions.iter().all(|line| ideas(line).contains(key)));
    all.iter().find(|key| !of_rival.contains(key)).or(all.first()).copied()
}

/// The share of these answers that are solutions.
fn share_of<G: Mind>(solutions: &[Line<G>], answers: &[Line<G>]) -> f32 {
    let right = answers.iter().filter(|answer| solutions.iter().any(|line| is_same_line(line, answer))).count();
    right as f32 / answers.len().max(1) as f32
}

/// The same, of the answers for which the level noticed the solution, where that is a single decision.
fn of_noticed<G: Mind>(solutions: &[Line<G>], answers: &[Line<G>], level: Level) -> f32 {
    let is_single = solutions.iter().all(|line| line.moves.len() == 1);
    let index = level.search_index().filter(|_| is_single);
    share_of(solutions, answers) / index.map_or(1.0, |index| G::search_settings()[index].notice_rate)
}

/// Whether `easy`, which gave these answers, finds a solution nearly whenever it notices it.
fn is_trivial<G: Mind>(solutions: &[Line<G>], answers: &[Line<G>]) -> bool {
    let is_recall = solutions.first().is_some_and(|line| G::recall_difficulty(line).is_some());
    !is_recall && of_noticed(solutions, answers, Level::Easy) > TRIVIAL
}
