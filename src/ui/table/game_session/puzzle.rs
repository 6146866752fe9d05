//! A puzzle at the table: shows the game before the question, takes the answer, has it judged, and shows the solution.

use std::path::PathBuf;

use egui::Context;

use super::hint::{FoundHint, HintState, planned_steps};
use super::seating::seat_person;
use super::{FrameContext, GameSession, LiveTable};
use crate::bots::{Step, Task};
use crate::engine::{Phrase, Turn};
use crate::games::Game;
use crate::paint::icons::Icon;
use crate::paint::painter::Status;
use crate::paint::theme::Durations;
use crate::play::{Table, Trial, UndoPolicy};
use crate::puzzles::{Attempt, Puzzle, Verdict};
use crate::story::standings;
use crate::ui::settings::{Pace, Settings};
use crate::ui::table::puzzle::{PuzzleModel, PuzzleStage};
use crate::ui::table::session::PuzzleCommand;

/// State of a puzzle.
pub(super) struct PuzzleState<G: Game> {
    puzzle: Puzzle<G>,
    stage: Stage<G>,
    /// The decisions of the answer, with those that were undone.
    answer: Vec<G::Move>,
    /// The last decision of the answer, if it was not carried out because it would show something new.
    held: Option<HeldMove<G>>,
    is_hinted: bool,
    attempts: Vec<Attempt>,
}

/// How far the person has come.
enum Stage<G: Game> {
    /// The game before the question is being shown.
    Watching,
    /// An answer is awaited.
    Asking,
    /// The answer is being judged, since this time.
    Judging { judge: Task<Verdict>, since: f64, takes_long: bool, may_go_on: bool },
    /// The answer was judged.
    Judged(Verdict),
    /// The decisions of the solution that are still to be shown, the last first.
    Showing(Vec<G::Move>),
    /// The solution was shown; `spots` are the names of the rectangles of its decisions, which stay marked.
    Shown { spots: Vec<String> },
}

/// A decision that is marked on the board and not carried out.
struct HeldMove<G: Game> {
    choice: G::Move,
    /// Names of its rectangles.
    spots: Vec<String>,
}

impl<G: Game> PuzzleState<G> {
    fn new(puzzle: Puzzle<G>) -> Self {
        let stage = Stage::Watching;
        PuzzleState { puzzle, stage, answer: Vec::new(), held: None, is_hinted: false, attempts: Vec::new() }
    }

    /// Notes what has happened. Once the puzzle was solved, nothing counts any more.
    fn note(&mut self, attempt: Attempt) {
        if !self.attempts.contains(&Attempt::Right) {
            self.attempts.push(attempt);
        }
    }

    /// Stops judging an answer, because the puzzle is left. Nothing counts: the answer may be as good as ours. Whoever comes back to the table
    /// has it judged.
    pub(super) fn leave(&mut self) {
        if matches!(self.stage, Stage::Judging { .. }) {
            self.stage = Stage::Asking;
        }
    }

    /// The table at this ply of the puzzle's game.
    fn table_at(&self, ply: usize) -> Table<G> {
        let mut game = self.puzzle.game.clone();
        game.go_to(ply);
        let mut table = Table::new(game);
        table.undo_policy = UndoPolicy::Free;
        table
    }

    /// Whether the person may decide.
    pub(super) fn is_asking(&self) -> bool {
        matches!(self.stage, Stage::Asking)
    }

    /// The puzzle for the screen, while the game has come to this turn.
    fn model(&self, turn: &Turn) -> PuzzleModel {
        let puzzle = &self.puzzle;
        // Nothing else ends an answer in the midst of a turn.
        let ends_at_news = *turn == Turn::Seat(puzzle.seat);
        let stage = match &self.stage {
            Stage::Watching => PuzzleStage::Watching { tests_memory: G::tests_memory(puzzle.game.options()) },
            Stage::Asking => PuzzleStage::Asking,
            Stage::Judging { takes_long, may_go_on, .. } => {
                PuzzleStage::Judging { takes_long: *takes_long, may_go_on: *may_go_on }
            }
            Stage::Judged(Verdict::Wrong { because, hundred }) => {
                let because = because.clone().map(G::said_unnamed);
                PuzzleStage::Wrong { because, hundred: *hundred, hides_news: self.held.is_some() }
            }
            Stage::Judged(verdict) => PuzzleStage::Right {
                idea: puzzle.idea_of(&self.answer),
                is_other: *verdict == Verdict::AsGood,
                ends_at_news,
                can_play_on: !matches!(turn, Turn::Over(_)),
            },
            Stage::Showing(_) => PuzzleStage::Showing,
            Stage::Shown { .. } => PuzzleStage::Shown { idea: puzzle.idea_phrase(), ends_at_news },
        };
        PuzzleModel {
            name: puzzle.name.clone(),
            question: puzzle.question(),
            stage,
            hint: self.is_hinted.then(|| puzzle.idea_phrase()),
            can_watch_again: puzzle.shown_from() < puzzle.game.ply(),
            attempts: self.attempts.clone(),
        }
    }

    /// Waits until the answer was judged.
    pub(super) fn wait(&mut self) {
        if let Stage::Judging { judge, .. } = &mut self.stage {
            judge.wait();
        }
    }
}

impl<G: Game> GameSession<G> {
    /// A session for a puzzle, in which whoever solves it sits at the deciding seat; never saved.
    pub fn for_puzzle(mut puzzle: Puzzle<G>, settings: &Settings) -> Self {
        if let Some(solver) = settings.solver() {
            seat_person(&mut puzzle.game, puzzle.seat, solver);
        }
        let state = PuzzleState::new(puzzle);
        let mut live = LiveTable::new(state.table_at(state.puzzle.shown_from()), None);
        live.puzzle = Some(state);
        live.refresh();
        live.into()
    }
}

impl<G: Game> LiveTable<G> {
    /// Whether a lesson or a puzzle leads through the game, so that nobody else has a say in it.
    pub(super) fn is_guided(&self) -> bool {
        self.lesson.is_some() || self.puzzle.is_some()
    }

    /// Whether a puzzle, if any, holds the game: nobody acts by themselves.
    pub(super) fn is_held_by_puzzle(&self) -> bool {
        self.puzzle.is_some()
    }

    /// The puzzle at the table, for the screen.
    pub(super) fn puzzle_model(&self) -> Option<PuzzleModel> {
        Some(self.puzzle.as_ref()?.model(&self.table.game.turn()))
    }

    /// The number of decisions of the answer that were carried out so far.
    fn answered(&self) -> usize {
        let start = self.puzzle.as_ref().map_or(0, |state| state.puzzle.game.ply());
        self.table.game.ply().saturating_sub(start)
    }

    /// Whether a decision of the answer can be taken back.
    pub(super) fn can_undo_answer(&self) -> bool {
        self.puzzle.as_ref().is_some_and(PuzzleState::is_asking) && self.answered() > 0
    }

    /// Notes a decision of the answer, which has just been made.
    pub(super) fn record_answer(&mut self, choice: G::Move) {
        let before = self.answered().saturating_sub(1);
        if let Some(state) = self.puzzle.as_mut().filter(|state| state.is_asking()) {
            state.answer.truncate(before);
            state.answer.push(choice);
        }
    }

    /// Keeps a decision back that would show something new if the answer is no known solution: what a wrong answer shows would
    /// help with the next one. True if it waits for the judgement.
    pub(super) fn hold_answer(&mut self, choice: G::Move) -> bool {
        let before = self.answered();
        let Some(state) = self.puzzle.as_mut().filter(|state| state.is_asking()) else { return false };
        let made = state.answer.iter().take(before).copied();
        let answer: Vec<G::Move> = made.chain([choice]).collect();
        if !state.puzzle.shows_news(&answer) || state.puzzle.is_solution(&answer) {
            return false;
        }
        state.answer = answer;
        state.held = Some(HeldMove { choice, spots: G::move_rect_names(&choice) });
        self.selection = G::selection_after(&self.selection, &choice);
        self.refresh();
        true
    }

    /// Names of the rectangles of the decision that was kept back, or of the solution once it was shown.
    pub(super) fn marked_spots(&self) -> &[String] {
        let Some(state) = &self.puzzle else { return &[] };
        match (&state.held, &state.stage) {
            (Some(held), _) => &held.spots,
            (None, Stage::Shown { spots }) => spots,
            (None, _) => &[],
        }
    }

    /// Carries out the decision that was kept back, if any: the answer is right.
    fn release_answer(&mut self, frame: &FrameContext<'_>) {
        let Some(state) = &mut self.puzzle else { return };
        let Some(held) = state.held.take() else { return };
        if self.table.game.decide(state.puzzle.seat, held.choice).is_err() {
            tracing::error!("the answer cannot be shown");
        }
        self.position_changed(frame);
    }

    /// Takes the whole answer back.
    pub(super) fn reset_answer(&mut self, frame: &FrameContext<'_>) {
        if self.can_undo_answer() {
            self.pose(Stage::Asking, frame);
        }
    }

    /// Returns to the question, or to the beginning of the film.
    fn pose(&mut self, stage: Stage<G>, frame: &FrameContext<'_>) {
        let Some(state) = &mut self.puzzle else { return };
        let ply = match stage {
            Stage::Watching => state.puzzle.shown_from(),
            _ => state.puzzle.game.ply(),
        };
        state.stage = stage;
        state.answer.clear();
        state.held = None;
        let is_covered = self.table.is_covered;
        self.table = state.table_at(ply);
        self.table.is_covered = is_covered;
        self.timeline_changed(frame);
        self.mark_next_of_solution();
        // People look at the board before something moves.
        self.clock.show_from(frame.now);
    }

    /// Marks on the board what the solution does next, while it is being shown: what moves is seen before it moves.
    fn mark_next_of_solution(&mut self) {
        let Some(state) = &self.puzzle else { return };
        let Stage::Showing(left) = &state.stage else { return };
        let found = left.last().and_then(|&choice| {
            let step = Step { choice, foreseen: None };
            let why = state.puzzle.idea_phrase();
            let words = Phrase::new("puzzle-best-is").with("what", G::move_label(&choice)).with("why", why.clone());
            let found = FoundHint::new(planned_steps(&[step], &self.snapshot.view.open), why)?;
            Some(found.told_as(Some(words)))
        });
        self.hint = found.map_or(HintState::None, HintState::Found);
        self.model_is_stale = true;
    }

    /// Has a complete answer judged, and takes over what has come of it.
    pub(super) fn follow_answer(&mut self, frame: &FrameContext<'_>, ctx: &Context) {
        let count = self.answered();
        let Some(state) = &mut self.puzzle else { return };
        let count = count + usize::from(state.held.is_some());
        match &mut state.stage {
            Stage::Asking if count > 0 => {
                let answer = state.answer.get(..count).unwrap_or_default();
                if state.puzzle.is_complete(answer) != Some(true) {
                    return;
                }
                state.stage = if state.puzzle.is_solution(answer) {
                    state.note(Attempt::Right);
                    Stage::Judged(Verdict::Solved)
                } else {
                    let (puzzle, answer) = (state.puzzle.clone(), answer.to_vec());
                    let wake = ctx.clone();
                    let judge = Task::start(
                        format!("{} judge", G::ID),
                        move |stop| puzzle.judge(&answer, stop),
                        move || wake.request_repaint(),
                    );
                    let Some(judge) = judge else { return };
                    Stage::Judging { judge, since: frame.now, takes_long: false, may_go_on: false }
                };
            }
            Stage::Judging { judge, since, takes_long, may_go_on } => {
                let Some(verdict) = judge.answer() else {
                    let motion = frame.theme.motion;
                    for (has_passed, after) in [(takes_long, motion.looking), (may_go_on, motion.looking_long)] {
                        let left = *since + Durations::time(after).as_secs_f64() - frame.now;
                        self.model_is_stale |= !std::mem::replace(has_passed, left <= 0.0) && left <= 0.0;
                        if left > 0.0 {
                            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
                        }
                    }
                    return;
                };
                let Some(verdict) = verdict else {
                    tracing::error!("an answer was not judged");
                    return self.pose(Stage::Asking, frame);
                };
                let is_right = verdict.is_right();
                state.note(if is_right { Attempt::Right } else { Attempt::Wrong });
                state.stage = Stage::Judged(verdict);
                if is_right {
                    self.release_answer(frame);
                }
            }
            _ => return,
        }
        self.refresh();
        ctx.request_repaint();
    }

    /// Shows the next event of the film or of the solution; true if something happened, `None` where the person decides.
    pub(super) fn run_puzzle(&mut self, frame: &FrameContext<'_>, ctx: &Context) -> Option<bool> {
        let state = self.puzzle.as_ref()?;
        if state.is_asking() {
            return (self.table.game.turn() != Turn::Seat(state.puzzle.seat)).then_some(false);
        }
        let is_film_over = self.table.game.ply() >= state.puzzle.game.ply();
        let is_last = match &state.stage {
            Stage::Watching => is_film_over,
            Stage::Showing(left) => left.is_empty(),
            _ => return Some(false),
        };
        // A film does not wait for a key.
        let pace = frame.settings.pace.seconds().or(Pace::default().seconds()).unwrap_or_default();
        let shows_solution = matches!(state.stage, Stage::Showing(_));
        let begins = self.table.game.ply() == state.puzzle.shown_from() && matches!(state.stage, Stage::Watching);
        let pause = match is_last {
            true => 0.0,
            // What is about to be covered has to be remembered, and what is marked has to be found.
            false if (begins && G::tests_memory(state.puzzle.game.options())) || shows_solution => {
                pace.max(Durations::time(frame.theme.motion.last_look).as_secs_f64())
            }
            false => pace,
        };
        if self.must_wait(pause, frame, ctx) {
            return Some(false);
        }
        let state = self.puzzle.as_mut()?;
        match &mut state.stage {
            Stage::Watching if is_last => state.stage = Stage::Asking,
            Stage::Watching => {
                self.table.redo_event();
                self.position_changed(frame);
                return Some(true);
            }
            Stage::Showing(left) => match left.pop() {
                Some(choice) => {
                    let seat = state.puzzle.seat;
                    if self.table.game.decide(seat, choice).is_err() {
                        tracing::error!("the solution cannot be shown");
                        left.clear();
                    }
                    self.position_changed(frame);
                    self.mark_next_of_solution();
                    return Some(true);
                }
                None => {
                    let solution = state.puzzle.solutions.first().into_iter().flatten();
                    state.stage = Stage::Shown { spots: solution.flat_map(G::move_rect_names).collect() };
                }
            },
            _ => {}
        }
        self.refresh();
        ctx.request_repaint();
        Some(true)
    }

    /// Executes a request to the puzzle.
    pub(super) fn apply_puzzle_command(&mut self, command: PuzzleCommand, frame: &FrameContext<'_>) {
        let Some(state) = &mut self.puzzle else { return };
        match (command, &state.stage) {
            (PuzzleCommand::Hint, Stage::Asking) if !state.is_hinted => {
                state.is_hinted = true;
                state.note(Attempt::Hinted);
                self.refresh();
            }
            (PuzzleCommand::TryAgain, Stage::Judged(verdict)) if !verdict.is_right() => self.pose(Stage::Asking, frame),
            (PuzzleCommand::ShowSolution, Stage::Asking) => self.show_solution(frame),
            (PuzzleCommand::ShowSolution, Stage::Judged(verdict)) if !verdict.is_right() => self.show_solution(frame),
            (PuzzleCommand::WatchAgain, Stage::Asking | Stage::Shown { .. }) => self.pose(Stage::Watching, frame),
            (PuzzleCommand::SkipFilm, Stage::Watching) => {
                let target = state.puzzle.game.ply();
                if !self.is_unskippable_running(frame) && self.table.pending_glimpse().is_none() {
                    self.redo_towards(Some(target), frame);
                }
            }
            _ => {}
        }
    }

    fn show_solution(&mut self, frame: &FrameContext<'_>) {
        let Some(state) = &mut self.puzzle else { return };
        state.note(Attempt::Shown);
        let solution = state.puzzle.solutions.first().into_iter().flatten().rev().copied().collect();
        self.pose(Stage::Showing(solution), frame);
    }

    /// The status line while the person has nothing to decide in a puzzle.
    pub(super) fn puzzle_status(&self) -> Option<Status> {
        let state = self.puzzle.as_ref()?;
        let (key, icon) = match state.stage {
            Stage::Asking => return None,
            Stage::Watching => ("puzzle-status-watch", Icon::Eye),
            Stage::Showing(_) | Stage::Shown { .. } => ("puzzle-status-shown", Icon::Eye),
            Stage::Judging { .. } | Stage::Judged(_) => ("puzzle-status-answered", Icon::Info),
        };
        let seat = state.puzzle.seat;
        Some(Status { seat: Some(seat), icon: Some(icon), count: None, phrase: Phrase::new(key).with("seat", seat) })
    }

    /// A table of its own that goes on from a right answer; luck starts afresh. `None` anywhere else.
    pub(super) fn play_on_from_puzzle(&self, path: PathBuf, settings: &Settings) -> Option<GameSession<G>> {
        let state = self.puzzle.as_ref()?;
        let is_right = matches!(&state.stage, Stage::Judged(verdict) if verdict.is_right());
        if !is_right || matches!(self.table.game.turn(), Turn::Over(_)) {
            return None;
        }
        let mut game = self.table.game.until(self.table.game.ply());
        game.reseed(rand::random());
        settings.identify_people(&mut game);
        let turn = standings(&game).last().map_or(0, |standing| standing.turn);
        let mut table = settings.new_table(game);
        table.trial = Some(Trial { turn, record: None });
        Some(GameSession::new(table, Some(path)))
    }
}

#[cfg(test)]
mod tests;
