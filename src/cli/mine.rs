//! `cheeseboard mine GAME`: looks for puzzles in games between bots, and checks those that are kept.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use clap::Args;

use super::arena::read_options;
use super::error::{CliError, no_such_game, usage_error};
use crate::engine::{Line, Seat, Stop, Viewer};
use crate::games::{Game, Visitor, visit_game};
use crate::play::Match;
use crate::puzzles::{
    Passed, Puzzle, PuzzleFile, Variety, glance, is_worth_asking, likeness, line_starts, mined_game,
    options_with_memory_help, puzzle_file, record_name, sieve,
};
use crate::storage::write_atomically;
use crate::text::Text;

/// Where to look, and for how much.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game
    game: String,
    /// Stop after this many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Stop once the folder holds this many puzzles
    #[arg(long, default_value_t = 40, value_name = "N")]
    puzzles: usize,
    /// The seed of the games
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// An option of the game; unless one is given, the switch that helps the players' memory is on
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Look for this idea only, named as in its key after the game; can be given several times
    #[arg(long = "idea", value_name = "IDEA")]
    ideas: Vec<String>,
    /// The folder of the puzzles, with a folder for each game
    #[arg(long, default_value = "assets/puzzles", value_name = "DIR")]
    out: PathBuf,
    /// Prove the puzzles of the folder again instead, with the full effort
    #[arg(long)]
    check: bool,
    /// Print the puzzles of the folder instead: question, position, solutions, idea
    #[arg(long, conflicts_with = "check")]
    show: bool,
}

struct Run<'a>(&'a Arguments);

impl Visitor for Run<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        let arguments = self.0;
        let folder = arguments.out.join(G::ID);
        let kept = kept_puzzles::<G>(&folder)?;
        match arguments {
            Arguments { check: true, .. } => check(&kept),
            Arguments { show: true, .. } => kept.iter().try_for_each(|(path, puzzle)| show(path, puzzle)),
            _ => mine::<G>(arguments, &folder, &kept),
        }
    }
}

/// A puzzle and the path of its file.
type Kept<G> = (PathBuf, Puzzle<G>);

/// The puzzles in a folder, by name; none if there is no folder.
fn kept_puzzles<G: Game>(folder: &Path) -> Result<Vec<Kept<G>>, CliError> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    paths.sort();
    let read = |path: PathBuf| {
        let refused = |detail: String| usage_error("cli-puzzle", "detail", format!("{}: {detail}", path.display()));
        let text = std::fs::read_to_string(&path).map_err(|error| refused(error.to_string()))?;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let puzzle = PuzzleFile::from_ron(&text).and_then(|file| Puzzle::from_file(&name, &file));
        let puzzle = puzzle.map_err(|error| refused(error.to_string()))?;
        Ok((path, puzzle))
    };
    paths.into_iter().map(read).collect()
}

/// Looks for puzzles until there are enough.
fn mine<G: Game>(arguments: &Arguments, folder: &Path, kept: &[Kept<G>]) -> Result<(), CliError> {
    let mut variety = Variety::new(arguments.puzzles);
    for (_, puzzle) in kept {
        variety.keep(&puzzle.likeness());
    }
    let options = match arguments.options.is_empty() {
        true => options_with_memory_help::<G>(),
        false => read_options::<G>(&arguments.options)?,
    };
    // The number of one that was taken out stays free: what people made of it is kept under its name.
    let mut number = kept.last().and_then(|(path, _)| path.file_stem()?.to_str()?.parse().ok()).unwrap_or(0);
    let mut counts = Counts::default();
    for game_number in 0..arguments.games {
        if variety.is_full() {
            break;
        }
        let game = mined_game::<G>(options.clone(), game_number, arguments.seed)?;
        super::print(&format!("game {game_number}: {} seats, {} events\n", game.seating().len(), game.ply()))?;
        for (ply, seat) in worth_a_look(&game, &variety, &mut counts) {
            let like = |best: &Line<G>, idea: &str, difficulty| likeness(&game, ply, &best.moves, idea, difficulty);
            let view = game.view_at(ply, Viewer::Seat(seat));
            if kept.iter().any(|(_, puzzle)| puzzle.view() == view) {
                continue;
            }
            let is_wanted = |best: &Line<G>, idea: &'static str, difficulty: u8| {
                is_looked_for::<G>(&arguments.ideas, idea)
                    && is_worth_asking(&game, ply, difficulty)
                    && variety.is_welcome(&like(best, idea, difficulty))
            };
            let (passed, found) = sieve(&view, game.seed() ^ ply as u64, &is_wanted, &Stop::default());
            counts.add(passed);
            super::print(&format!("game {game_number} ply {ply}: {passed:?}\n"))?;
            let Some(mut found) = found else { continue };
            let like = like(&found.solutions[0], found.idea, found.difficulty);
            found.figures.progress = like.progress;
            super::print(&format!("{} difficulty {} {:?}\n", found.idea, found.difficulty, found.figures))?;
            if variety.is_welcome(&like) {
                variety.keep(&like);
                number += 1;
                write(folder, number, &puzzle_file(&game, ply, &found))?;
            }
        }
        super::print(&format!("{} games, {counts}, {} kept\n", game_number + 1, variety.kept()))?;
    }
    Ok(())
}

/// Whether an idea is among those to look for, which are all if none is named.
fn is_looked_for<G: Game>(names: &[String], idea: &str) -> bool {
    let prefix = format!("puzzle-idea-{}-", G::ID);
    names.is_empty() || idea.strip_prefix(&prefix).is_some_and(|idea| names.iter().any(|name| name == idea))
}

/// The decisions of a game that seem to be worth the sieve, the most promising first.
fn worth_a_look<G: Game>(game: &Match<G>, variety: &Variety, counts: &mut Counts) -> Vec<(usize, Seat)> {
    let record = record_name(game);
    let progress = |ply: usize| ply as f32 / game.ply().max(1) as f32;
    let mut starts = line_starts(game);
    starts.retain(|(ply, _)| variety.has_room(&record, game.seating().len(), progress(*ply)));
    let step = starts.len().div_ceil(GLANCES).max(1);
    let offset = game.seed() as usize % step;
    let mut seen: Vec<(f32, (usize, Seat))> = Vec::new();
    for (ply, seat) in starts.into_iter().skip(offset).step_by(step) {
        counts.glances += 1;
        let gap = glance(&game.view_at(ply, Viewer::Seat(seat)), game.seed() ^ ply as u64, &Stop::default());
        seen.extend(gap.map(|gap| (gap, (ply, seat))));
    }
    seen.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    seen.into_iter().map(|(_, start)| start).take(FOLLOWED).collect()
}

/// Of a game, at most so many decisions are glanced at …
const GLANCES: usize = 40;
/// … and the most promising of them are sieved.
const FOLLOWED: usize = 8;

/// How far the decisions of all games came.
#[derive(Default)]
struct Counts {
    glances: usize,
    passed: BTreeMap<Passed, usize>,
}

impl Counts {
    fn add(&mut self, passed: Passed) {
        *self.passed.entry(passed).or_default() += 1;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} glances, {:?}", self.glances, self.passed)
    }
}

/// Writes a puzzle under this number.
fn write(folder: &Path, number: usize, file: &PuzzleFile) -> Result<(), CliError> {
    let path = folder.join(format!("{number:03}.ron"));
    let written = std::fs::create_dir_all(folder).and_then(|()| write_atomically(&path, &file.to_ron()));
    written.map_err(|error| CliError::Write(path, error))
}

/// Proves all puzzles again; prints a line for each.
fn check<G: Game>(kept: &[Kept<G>]) -> Result<(), CliError> {
    let mut all_hold = true;
    for (path, puzzle) in kept {
        let line = match puzzle.prove_again(1.0, true, &Stop::default()) {
            Some((margin, error)) => format!("{}: margin {margin:.3} ± {error:.3}\n", path.display()),
            None => {
                all_hold = false;
                format!("{}: no clear margin, or a rival wins at once\n", path.display())
            }
        };
        super::print(&line)?;
    }
    if all_hold { Ok(()) } else { Err(CliError::ChecksFailed) }
}

/// Prints a puzzle to be read.
fn show<G: Game>(path: &Path, puzzle: &Puzzle<G>) -> Result<(), CliError> {
    let text = Text::english();
    let names: Vec<String> = puzzle.game.seating().iter().map(|assignment| assignment.name.clone()).collect();
    let say = |phrase| text.say(&phrase, &names);
    let line = |moves: &[G::Move]| moves.iter().map(|choice| say(G::move_label(choice))).collect::<Vec<_>>().join("; ");
    let solutions: Vec<String> = puzzle.solutions.iter().map(|moves| format!("  {}\n", line(moves))).collect();
    let because = match puzzle.judge(&puzzle.rival, &Stop::default()) {
        Some(crate::puzzles::Verdict::Wrong { because: Some(because), hundred }) => {
            format!("{} ({hundred})", say(because))
        }
        verdict => format!("{verdict:?}"),
    };
    super::print(&format!(
        "== {} difficulty {} {:?}\n{}\n{}\nsolutions:\n{}rival: {}\nwhy: {because}\nidea: {} {}\ntelling: {}\n\n",
        path.display(),
        puzzle.difficulty,
        puzzle.figures,
        say(puzzle.question()),
        G::sketch(&puzzle.view().open),
        solutions.concat(),
        line(&puzzle.rival),
        puzzle.idea,
        say(puzzle.idea_phrase()),
        puzzle.telling_ideas().join(" "),
    ))
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    visit_game(&arguments.game, &mut Run(arguments)).ok_or_else(|| no_such_game(&arguments.game))?
}
