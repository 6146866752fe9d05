//! Games in which puzzles are looked for, and the puzzles of a game as files.

use std::iter;

use serde::Serialize;
use serde_json::{Value, json};

use super::file::PuzzleFile;
use super::proof::prove;
use super::puzzle::Puzzle;
use super::rival_wins::gives_win_away;
use super::sieve::Found;
use super::variety::Likeness;
use crate::bots::{BotSeed, bot_seed, candidate_lines, choose_with, is_same_line};
use crate::engine::{Level, Line, Mind, OptionKind, Refusal, SearchSettings, Seat, Stop, Turn, View, Viewer};
use crate::play::{Match, Player, SeatAssignment};

/// Who plays in the games, in turn: where someone weaker sits at the table, others find more.
const TABLES: [&[Level]; 8] = [
    &[Level::Hard, Level::Hard],
    &[Level::Hard, Level::Medium, Level::Hard],
    &[Level::Hard, Level::Easy],
    &[Level::Medium, Level::Hard, Level::Hard, Level::Medium],
    &[Level::Medium, Level::Hard],
    &[Level::Hard, Level::Hard, Level::Easy],
    &[Level::Easy, Level::Medium],
    &[Level::Hard, Level::Easy, Level::Medium, Level::Hard],
];
/// The names at the table.
const NAMES: [&str; 6] = ["Ada", "Bo", "Cleo", "Dan", "Eva", "Finn"];
/// The most iterations of a search in these games: positions need to be natural, and whoever is better than that is asked by the sieve.
const MOST_ITERATIONS: u32 = 1;
/// A game is given up after so many events.
const MAX_EVENTS: usize = 5000;
/// So many events tell a game from others.
const NAMING_EVENTS: usize = 12;
/// Of so few legal moves, a guess is right so often that only what is hard to find is worth a puzzle.
const EITHER_OR: usize = 2;
/// The least difficulty of such a puzzle.
const HARD_TO_FIND: u8 = 2;
/// The candidates with which a kept puzzle is proved again, and the effort with which they are looked for, in that of `hard`.
const CHECKED_LINES: usize = 10;
const CHECKED_EFFORT: u32 = 16;

/// Plays the game with this number and these options.
///
/// # Errors
/// If the rules refuse the table, or a bot's move.
pub fn mined_game<G: Mind>(options: G::Options, number: u64, seed: u64) -> Result<Match<G>, Refusal> {
    let levels = TABLES[(number % TABLES.len() as u64) as usize];
    let levels = &levels[..levels.len().clamp(*G::SEATS.start(), *G::SEATS.end())];
    let bot = |(mark, &level): (usize, &Level)| SeatAssignment {
        name: NAMES[mark].to_owned(),
        player: Player::Bot(level.into()),
        mark: mark as u8,
    };
    let seating = levels.iter().enumerate().map(bot).collect();
    let mut game = Match::<G>::new(options, seating, seed.wrapping_mul(1_000_003).wrapping_add(number))?;
    while game.outcome().is_none() && game.ply() < MAX_EVENTS {
        match game.turn() {
            Turn::Seat(seat) => {
                let choice = quick_choice(
                    &game.view(Viewer::Seat(seat)),
                    seat,
                    levels[seat.index()],
                    bot_seed(game.seed(), seat, game.ply()),
                );
                let choice = choice.unwrap_or(game.legal_moves()[0]);
                game.decide(seat, choice)?;
            }
            Turn::Chance(_) | Turn::Over(_) => game.resolve_chance()?,
        }
    }
    Ok(game)
}

/// What a bot of this level decides in little time.
fn quick_choice<G: Mind>(view: &View<G>, seat: Seat, level: Level, seed: BotSeed) -> Option<G::Move> {
    let settings = G::search_settings()[level.search_index()?];
    let settings = SearchSettings { iterations: settings.iterations.min(MOST_ITERATIONS), ..settings };
    choose_with(view, seat, settings, seed, &Stop::default())
}

/// The default options, with the switch that spares the players' memory, if there is one: what a seat may know lies open then.
pub fn options_with_memory_help<G: Mind>() -> G::Options {
    let switches = G::options().iter().filter(|spec| matches!(spec.kind, OptionKind::Switch { .. }));
    let with = |key: &str| serde_json::from_value::<G::Options>(json!({ key: true })).unwrap_or_default();
    let helps = |options: &G::Options| G::tests_memory(&G::Options::default()) && !G::tests_memory(options);
    switches.map(|spec| with(spec.key)).find(helps).unwrap_or_default()
}

/// The plies at which a line begins: its seat has some choice, and did not foresee the position from its decision before.
pub fn line_starts<G: Mind>(game: &Match<G>) -> Vec<(usize, Seat)> {
    let mut starts = Vec::new();
    let mut line: Option<(usize, Line<G>)> = None;
    for ply in 0..game.ply() {
        let Some(seat) = game.decided_by(ply) else {
            line = None;
            continue;
        };
        let goes_on = line.as_ref().is_some_and(|(from, line)| line.seat == seat && ply < from + line.moves.len());
        if goes_on {
            continue;
        }
        let moves: Vec<G::Move> = decisions(game, ply, seat);
        let view = game.view_at(ply, Viewer::Seat(seat));
        line = Line::follow(&view, &moves).ok().map(|line| (ply, line));
        if game.legal_moves_at(ply).len() >= EITHER_OR {
            starts.push((ply, seat));
        }
    }
    starts
}

/// Whether a puzzle of this difficulty is worth asking at this ply of a game, and not only a guess.
pub fn is_worth_asking<G: Mind>(game: &Match<G>, ply: usize, difficulty: u8) -> bool {
    difficulty >= HARD_TO_FIND || game.legal_moves_at(ply).len() > EITHER_OR
}

/// The decisions that a seat made in a row from this ply on.
fn decisions<G: Mind>(game: &Match<G>, ply: usize, seat: Seat) -> Vec<G::Move> {
    let decision = |ply: usize| match game.past_event(ply) {
        Some(crate::engine::Event::Decision(by, choice)) if *by == seat => Some(*choice),
        _ => None,
    };
    (ply..game.ply()).map_while(decision).collect()
}

/// Tells a game from others: by its first events, so that a puzzle tells which game it is from.
pub fn record_name<G: Mind>(game: &Match<G>) -> String {
    let first = game.until(NAMING_EVENTS).record(false).events;
    first.iter().map(Value::to_string).collect()
}

/// What a puzzle at this ply of a game is like, whose best solution is `answer`.
pub fn likeness<G: Mind>(game: &Match<G>, ply: usize, answer: &[G::Move], idea: &str, difficulty: u8) -> Likeness {
    Likeness {
        record: record_name(game),
        idea: idea.to_owned(),
        answer: written(answer).iter().map(Value::to_string).collect(),
        seats: game.seating().len(),
        progress: ply as f32 / game.ply().max(1) as f32,
        difficulty,
    }
}

/// Decisions as in a record.
fn written<M: Serialize>(moves: &[M]) -> Vec<Value> {
    moves.iter().map(|choice| serde_json::to_value(choice).unwrap_or_default()).collect()
}

/// A puzzle found at this ply of a game, to be kept.
pub fn puzzle_file<G: Mind>(game: &Match<G>, ply: usize, found: &Found<G>) -> PuzzleFile {
    let mut until = game.until(ply);
    let seat = found.rival.seat;
    let assignment = SeatAssignment { player: Player::Human, ..until.assignment(seat).clone() };
    until.assign_seat(seat, assignment);
    PuzzleFile {
        idea: found.idea.to_owned(),
        difficulty: found.difficulty,
        seat: seat.index(),
        ply,
        solutions: found.solutions.iter().map(|line| written(&line.moves)).collect(),
        rival: written(&found.rival.moves),
        figures: found.figures.clone(),
        // Nothing tells what chance would have brought.
        record: until.record(false).for_sharing(),
    }
}

impl<G: Mind> Puzzle<G> {
    /// Proves the puzzle again, with this share of the full number of games: its solutions against its rival and, with `candidates`, all
    /// other lines that a new search finds; some of those may be better than the rival. Returns the margin over the best of them and its
    /// error, or `None` if the verdict does not hold.
    pub fn prove_again(&self, share: f32, with_candidates: bool, stop: &Stop) -> Option<(f32, f32)> {
        let mut lines = self.known_lines()?;
        let count = self.solutions.len();
        if with_candidates {
            for line in self.found_lines(stop) {
                if lines.iter().all(|known| !is_same_line(known, &line)) {
                    lines.push(line);
                }
            }
        }
        let proof = prove(&self.view(), &lines, share, stop)?;
        let holds = (0..count).all(|index| proof.solutions.contains(&index)) && !proof.solutions.contains(&count);
        holds.then_some((proof.margin, proof.error))
    }

    /// What the puzzle is like.
    pub fn likeness(&self) -> Likeness {
        let best: &[G::Move] = self.solutions.first().map_or(&[], Vec::as_slice);
        let like = likeness(&self.game, self.game.ply(), best, self.idea, self.difficulty);
        // Its game ends with the position.
        Likeness { progress: self.figures.progress, ..like }
    }

    /// Whether the proof would be refused because a solution leaves a rival a win at once, although another line does not. `None` if a
    /// known line is not allowed.
    pub fn gives_win_away(&self, stop: &Stop) -> Option<bool> {
        let known = self.known_lines()?;
        let solutions = known.iter().take(self.solutions.len());
        // The search takes long, and hardly any puzzle needs it.
        let found = iter::once_with(|| self.found_lines(stop)).flatten();
        Some(gives_win_away(&self.view(), solutions, known.iter().cloned().chain(found), stop))
    }

    /// The solutions, and then the rival; `None` if one of them is not allowed.
    fn known_lines(&self) -> Option<Vec<Line<G>>> {
        let view = self.view();
        let known = self.solutions.iter().chain([&self.rival]);
        known.map(|moves| Line::follow(&view, moves).ok()).collect()
    }

    /// The lines that a new search finds; some of them may be known.
    fn found_lines(&self, stop: &Stop) -> Vec<Line<G>> {
        let [_, _, _, hard, _] = G::search_settings();
        let iterations = hard.iterations.max(8) * CHECKED_EFFORT;
        let settings = SearchSettings { iterations, notice_rate: 1.0, forget_rate: 0.0, ..hard };
        candidate_lines(&self.view(), settings, CHECKED_LINES, 7, stop)
    }
}
