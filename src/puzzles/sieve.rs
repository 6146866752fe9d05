//! The sieve: finds the positions in which some lines are clearly best, at little cost for all others.

use super::proof::{Figures, Proof, SEEDS, prove, split};
use super::puzzle::ideas;
use crate::bots::{candidate_lines, is_same_line, line_of, try_lines};
use crate::engine::{Level, Line, Mind, SearchSettings, Stop, View};

/// The effort of each step, in that of the level `hard`.
const EFFORTS: [u32; 3] = [1, 4, 16];
/// The least iterations of a search for lines, at the first step.
const LEAST_ITERATIONS: u32 = 24;
/// The trials of each line, at the first step.
const TRIALS: u32 = 16;
/// The gap between the best lines and all others at each step, as a share of a win as the mind expects it at the horizon.
const GAPS: [f32; 3] = [0.03, 0.04, 0.05];
/// The gap at each step, in standard errors.
const ERRORS: [f32; 3] = [0.7, 2.0, 4.0];
/// The lines that are compared at each step.
const LINES: [usize; 3] = [8, 12, 16];
/// The most lines of a proof.
const PROVED: usize = 14;
/// So many answers of each level tell how hard a puzzle is.
const ANSWERS: u64 = 24;
/// What `easy` finds more often is no puzzle.
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
    let [_, _, _, hard, _] = G::search_settings();
    let mut lines = Vec::new();
    for (step, effort) in EFFORTS.into_iter().enumerate() {
        let settings = SearchSettings {
            iterations: hard.iterations.max(LEAST_ITERATIONS) * effort,
            notice_rate: 1.0,
            forget_rate: 0.0,
            ..hard
        };
        lines = candidate_lines(view, settings, LINES[step], seed, stop);
        let moves: Vec<Vec<G::Move>> = lines.iter().map(|line| line.moves.clone()).collect();
        let tried = try_lines(view, &moves, TRIALS * effort, settings, seed, stop);
        let Some((best, others)) = split(&tried, GAPS[step]) else { return (Passed::Step(step), None) };
        let (advantage, error) = tried[best[best.len() - 1]].advantage_over(&tried[others[0]]);
        if advantage < ERRORS[step] * error {
            return (Passed::Step(step), None);
        }
        // What seems best is proved first.
        let order: Vec<usize> = best.into_iter().chain(others).collect();
        lines = order.into_iter().map(|index| lines[index].clone()).collect();
    }
    let answers =
        |level| -> Vec<Line<G>> { (0..ANSWERS).filter_map(|number| line_of(view, level, number, stop)).collect() };
    let [easy, medium] = [Level::Easy, Level::Medium].map(answers);
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
    let found_by = |answers: &[Line<G>]| {
        let right = answers.iter().filter(|answer| solutions.iter().any(|line| is_same_line(line, answer))).count();
        right as f32 / answers.len().max(1) as f32
    };
    let (easy, medium) = (found_by(&easy), found_by(&medium));
    if easy > TRIVIAL {
        return (Passed::Trivial, None);
    }
    let difficulty = match medium {
        often if often >= OFTEN => 1,
        seldom if seldom >= SELDOM => 2,
        _ => 3,
    };
    let of_rival = ideas(&rival);
    let mut all = ideas(&solutions[0]);
    all.retain(|key| solutions.iter().all(|line| ideas(line).contains(key)));
    // What the rival shows as well tells little.
    let Some(idea) = all.iter().find(|key| !of_rival.contains(key)).or(all.last()).copied() else {
        return (Passed::Unproved, None);
    };
    let playouts = super::proof::PLAYOUTS;
    let figures = Figures { margin, error, seeds: SEEDS.to_vec(), playouts, easy, medium, progress: 0.0 };
    (Passed::Found, Some(Found { solutions, rival, idea, difficulty, figures }))
}
