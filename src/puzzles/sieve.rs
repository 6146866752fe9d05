//! The sieve: finds the positions in which some lines are clearly best, at little cost for all others.

use super::proof::{Figures, Proof, SEEDS, closest, prove, split};
use super::puzzle::ideas;
use super::rounds::{After, MOST_SOLUTIONS, Trials, may_have_gap, try_in_rounds};
use crate::bots::{candidate_lines, is_same_line, line_of, try_lines};
use crate::engine::{Level, Line, Mind, SearchSettings, Stop, View};

/// The effort of each step, in that of the level `hard`.
const EFFORTS: [u32; 3] = [1, 4, 16];
/// The least iterations of a search for lines, at the first step.
const LEAST_ITERATIONS: u32 = 8;
/// The trials of each line, at the first step, in rounds.
const TRIALS: [u32; 3] = [4, 4, 8];
/// The gap between the best lines and all others at each step, as a share of a win as the mind expects it at the horizon.
const GAPS: [f32; 3] = [0.03, 0.04, 0.05];
/// The gap at each step, in standard errors.
const ERRORS: [f32; 3] = [0.7, 2.0, 4.0];
/// The lines that are compared at each step.
const LINES: [usize; 3] = [6, 10, 16];
/// The trials and the lines at a glance, and the least gap that seems to be one.
const TRIALS_AT_A_GLANCE: u32 = 6;
const LINES_AT_A_GLANCE: usize = 4;
const GAP_AT_A_GLANCE: f32 = 0.01;
/// The most lines of a proof.
const PROVED: usize = 12;
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

/// The highest difficulty.
const MOST_DIFFICULT: u8 = 3;

/// How far a position came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Passed {
    /// It has no clear difference at this step, from 0.
    Step(usize),
    /// It was to be proved, but has no clear margin, or its solution leaves a rival a win.
    Unproved,
    /// It is clear, but nearly everybody finds it.
    Trivial,
    /// It is clear, but no idea tells why, or too many lines are as good.
    Vague,
    /// It seems to be a puzzle like others, which is not wanted.
    Alike,
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

/// How much seems to be at stake in a position for the viewer, who has to decide: the gap between the best lines and all others, found
/// without a search, where a trial ends with the next seat's turn if trials are short. `None` if there seems to be none.
pub fn glance<G: Mind>(view: &View<G>, seed: u64, stop: &Stop) -> Option<f32> {
    let [_, _, _, hard, _] = G::search_settings();
    let horizon = if hard.horizon == 2 { 1 } else { hard.horizon };
    let settings = SearchSettings { iterations: 0, horizon, notice_rate: 1.0, forget_rate: 0.0, ..hard };
    let lines = candidate_lines(view, settings, LINES_AT_A_GLANCE, seed, stop);
    let moves: Vec<Vec<G::Move>> = lines.into_iter().map(|line| line.moves).collect();
    let tried = try_lines(view, &moves, TRIALS_AT_A_GLANCE, settings, seed, stop);
    let (best, others) = split(&tried, GAP_AT_A_GLANCE)?;
    Some(closest(&tried, &best, &others).2)
}

/// Whether a position is a puzzle for the viewer, who has to decide; and how far it came. `is_wanted` tells whether a puzzle with this
/// best solution, idea and difficulty would be kept. Everything follows from view, seed and what is wanted.
pub fn sieve<G: Mind>(
    view: &View<G>,
    seed: u64,
    is_wanted: &dyn Fn(&Line<G>, &'static str, u8) -> bool,
    stop: &Stop,
) -> (Passed, Option<Found<G>>) {
    match found(view, seed, is_wanted, stop) {
        Ok(found) => (Passed::Found, Some(found)),
        Err(passed) => (passed, None),
    }
}

fn found<G: Mind>(
    view: &View<G>,
    seed: u64,
    is_wanted: &dyn Fn(&Line<G>, &'static str, u8) -> bool,
    stop: &Stop,
) -> Result<Found<G>, Passed> {
    let Sifted { mut lines, best } = sifted(view, seed, is_wanted, stop)?;
    let answers = [Level::Easy, Level::Medium].map(|level| answers(view, level, ANSWERS, stop));
    // A proof takes long.
    said_of(&lines[..best], &lines[best], &answers, is_wanted)?;
    lines.truncate(PROVED.div_ceil(2).max(best + 1));
    let [easy, medium] = &answers;
    for line in easy.iter().chain(medium) {
        if lines.len() < PROVED && lines.iter().all(|known| !is_same_line(known, line)) {
            lines.push(line.clone());
        }
    }
    let mut proof = prove(view, &lines, 1.0, stop).ok_or(Passed::Unproved)?;
    // Somebody stronger may know better.
    let strong = line_of(view, Level::Expert, seed, stop);
    if let Some(strong) = strong.filter(|strong| lines.iter().all(|known| !is_same_line(known, strong))) {
        let proved = proof.solutions.iter().chain(&proof.others).map(|&index| lines[index].clone());
        lines = proved.chain([strong]).collect();
        proof = prove(view, &lines, 1.0, stop).ok_or(Passed::Unproved)?;
    }
    let Proof { solutions, others, margin, error, playouts } = proof;
    let solutions: Vec<Line<G>> = solutions.iter().map(|&index| lines[index].clone()).collect();
    let rival = lines[others[0]].clone();
    let (idea, difficulty) = said_of(&solutions, &rival, &answers, is_wanted)?;
    let (seeds, [easy, medium]) = (SEEDS.to_vec(), [easy, medium].map(|answers| share_of(&solutions, answers)));
    let figures = Figures { margin, error, seeds, playouts, easy, medium, progress: 0.0 };
    Ok(Found { solutions, rival, idea, difficulty, figures })
}

/// The most telling idea that is wanted, and the difficulty of solutions, if it is a puzzle to find one of them.
fn said_of<G: Mind>(
    solutions: &[Line<G>],
    rival: &Line<G>,
    [easy, medium]: &[Vec<Line<G>>; 2],
    is_wanted: &dyn Fn(&Line<G>, &'static str, u8) -> bool,
) -> Result<(&'static str, u8), Passed> {
    if is_trivial(solutions, easy) {
        return Err(Passed::Trivial);
    }
    let by_medium = match of_noticed(solutions, medium, Level::Medium) {
        often if often >= OFTEN => 1,
        seldom if seldom >= SELDOM => 2,
        _ => 3,
    };
    let difficulty = solutions.first().and_then(|best| G::recall_difficulty(best)).unwrap_or(by_medium);
    let ideas = telling_ideas(solutions, rival);
    if ideas.is_empty() || solutions.len() > MOST_SOLUTIONS {
        return Err(Passed::Vague);
    }
    let best = solutions.first().ok_or(Passed::Vague)?;
    let wanted = ideas.into_iter().find(|idea| is_wanted(best, idea, difficulty));
    Ok((wanted.ok_or(Passed::Alike)?, difficulty))
}

/// Lines that have passed all steps.
struct Sifted<G: Mind> {
    /// Those that seem best first.
    lines: Vec<Line<G>>,
    /// So many seem to be solutions.
    best: usize,
}

/// The lines of a position that passes all steps; else how far it came.
fn sifted<G: Mind>(
    view: &View<G>,
    seed: u64,
    is_wanted: &dyn Fn(&Line<G>, &'static str, u8) -> bool,
    stop: &Stop,
) -> Result<Sifted<G>, Passed> {
    let [_, _, _, hard, _] = G::search_settings();
    let mut sifted = Err(Passed::Step(0));
    for (step, effort) in EFFORTS.into_iter().enumerate() {
        let iterations = hard.iterations.max(LEAST_ITERATIONS) * effort;
        let settings = SearchSettings { iterations, notice_rate: 1.0, forget_rate: 0.0, ..hard };
        let lines = candidate_lines(view, settings, LINES[step], seed, stop);
        // Whole turns take longer to find than a first look at them.
        let seems_best = &lines[..lines.len().min(1)];
        let is_single = seems_best.iter().all(|line| line.moves.len() == 1);
        let is_asked = step == usize::from(!is_single);
        if is_asked && is_trivial(seems_best, &answers(view, Level::Easy, FIRST_ANSWERS, stop)) {
            return Err(Passed::Trivial);
        }
        let rounds = TRIALS.map(|count| count * effort);
        let trials = Trials { settings, rounds: &rounds, seed, stop };
        let passed = Passed::Step(step + 1);
        let tried = try_in_rounds(view, &lines.iter().collect::<Vec<_>>(), trials, |tried| {
            if may_have_gap(tried, GAPS[step]) { After::GoOn } else { After::GiveUp }
        });
        let tried = tried.ok_or(passed)?;
        let (best, others) = split(&tried, GAPS[step]).ok_or(passed)?;
        let (_, _, advantage, error) = closest(&tried, &best, &others);
        if advantage < ERRORS[step] * error {
            return Err(passed);
        }
        let seems = best.len();
        let lines: Vec<Line<G>> = best.into_iter().chain(others).map(|index| lines[index].clone()).collect();
        // Most of the effort is still to come.
        let is_welcome =
            |idea: &&'static str| (1..=MOST_DIFFICULT).any(|difficulty| is_wanted(&lines[0], idea, difficulty));
        if !telling_ideas(&lines[..seems], &lines[seems]).iter().any(is_welcome) {
            return Err(Passed::Alike);
        }
        sifted = Ok(Sifted { lines, best: seems });
    }
    sifted
}

/// So many answers of a level.
fn answers<G: Mind>(view: &View<G>, level: Level, count: u64, stop: &Stop) -> Vec<Line<G>> {
    (0..count).filter_map(|number| line_of(view, level, number, stop)).collect()
}

/// The ideas that are true of all solutions, the most telling first: those that the rival does not show as well, or else the first.
pub(super) fn telling_ideas<G: Mind>(solutions: &[Line<G>], rival: &Line<G>) -> Vec<&'static str> {
    let of_rival = ideas(rival);
    let mut all = solutions.first().map(ideas).unwrap_or_default();
    all.retain(|key| solutions.iter().all(|line| ideas(line).contains(key)));
    let first = all.first().copied();
    all.retain(|key| !of_rival.contains(key));
    if all.is_empty() { Vec::from_iter(first) } else { all }
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
