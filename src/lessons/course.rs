//! The lessons of a game as they stand in their files: a folder a game, a file a chapter.
//!
//! A chapter is the record of a game with notes: where the learner comes in, what is said at which event, what is asked. Nothing but the record
//! makes a position.

use derive_where::derive_where;
use serde::Deserialize;
use serde_json::Value;

use crate::engine::{RuleId, Rules, Seat};
use crate::files;
use crate::play::{Match, Problem, Record, Script};

/// A chapter of a game's lessons.
#[derive_where(Clone, Debug)]
pub struct Chapter<R: Rules> {
    /// Its name, the same in all languages; its texts begin with `GAME-lesson-NAME`.
    pub name: String,
    /// Who learns.
    pub learner: Seat,
    /// What it says and asks, in order.
    pub steps: Vec<Step<R>>,
    /// The game as it stands where the chapter begins.
    pub start: Match<R>,
    /// What is written to happen from there on.
    pub script: Script<R>,
    /// The name of the chapter after it.
    pub next: Option<String>,
}

/// One idea of a chapter.
#[derive_where(Clone, Debug)]
pub struct Step<R: Rules> {
    /// The key of what is said.
    pub says: String,
    /// The spots that are shown meanwhile.
    pub spots: Vec<String>,
    /// The rules that are learned by it.
    pub teaches: Vec<RuleId>,
    /// Up to this ply others play, and chance, before anything is asked.
    pub ply: usize,
    /// What the learner does.
    pub task: Task<R>,
}

/// What the learner does in a step.
#[derive_where(Clone, Debug)]
pub enum Task<R: Rules> {
    /// Reads, looks, and goes on.
    Read,
    /// Draws or rolls what waits for it.
    Draw,
    /// Makes a move.
    Move {
        /// Whether every legal move will do; else only the one that is written, and these.
        any: bool,
        /// Others that will do as well.
        also: Vec<R::Move>,
        /// Legal moves that will not do, each with the key of what is said to it.
        wrong: Vec<(R::Move, String)>,
        /// The key of what is said to all other legal moves.
        otherwise: String,
    },
    /// Answers a question: the keys of the answers, and whether each is right. Under the key with `-why` stands what is said to it.
    Answer(Vec<(String, bool)>),
    /// Plays on freely until the goal is reached.
    Free(Goal),
}

/// Where free play ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// After the turn in which the learner has decided so many times.
    Moves(u32),
    /// When the learner's number that counts has come to this, or the game is over.
    Score(i32),
}

/// A chapter as it stands in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    learner: usize,
    #[serde(default)]
    from: usize,
    steps: Vec<WrittenStep>,
    record: Record,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    /// The end of the key.
    says: String,
    #[serde(default)]
    spots: Vec<String>,
    #[serde(default)]
    teaches: Vec<String>,
    /// How many events happen by themselves before anything is asked.
    #[serde(default)]
    plays: usize,
    #[serde(default)]
    task: WrittenTask,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
enum WrittenTask {
    #[default]
    Read,
    Draw,
    Move {
        #[serde(default)]
        any: bool,
        #[serde(default)]
        also: Vec<Value>,
        #[serde(default)]
        wrong: Vec<(Value, String)>,
        /// The end of the key of what is said to all other legal moves.
        otherwise: String,
    },
    Answer(Vec<(String, bool)>),
    Free(Goal),
}

/// The names of a game's chapters, in order, without a look at their games.
pub fn chapter_names(game: &str) -> Vec<String> {
    files(game).filter_map(|text| read(&text).ok()).map(|written| written.name).collect()
}

/// The chapters of a game, in order.
///
/// # Errors
/// What is wrong with a file, for the tests; those that the program carries are held to have no fault.
pub fn chapters<R: Rules>() -> Result<Vec<Chapter<R>>, Problem> {
    let mut chapters = files(R::ID).map(|text| read(&text).and_then(Chapter::of)).collect::<Result<Vec<_>, _>>()?;
    let names: Vec<String> = chapters.iter().skip(1).map(|chapter: &Chapter<R>| chapter.name.clone()).collect();
    chapters.iter_mut().zip(names).for_each(|(chapter, next)| chapter.next = Some(next));
    Ok(chapters)
}

/// A chapter of a game by its name.
pub fn chapter<R: Rules>(name: &str) -> Option<Chapter<R>> {
    let mut after = files(R::ID).filter_map(|text| read(&text).ok()).skip_while(|written| written.name != name);
    let mut chapter = Chapter::of(after.next()?).ok()?;
    chapter.next = after.next().map(|written| written.name);
    Some(chapter)
}

/// A rule of this game by its id.
fn rule<R: Rules>(id: &str) -> Result<RuleId, Problem> {
    let known = R::RULE_IDS.iter().copied().find(|known| *known == id);
    known.ok_or_else(|| Problem::unreadable(format!("{} has no rule {id}", R::ID)))
}

/// The files of a game, in order.
fn files(game: &str) -> impl Iterator<Item = String> {
    files::below(&format!("lessons/{game}/")).into_iter().filter_map(|path| files::read(&path))
}

fn read(text: &str) -> Result<Written, Problem> {
    let extensions = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    extensions.from_str(text).map_err(Problem::unreadable)
}

impl<R: Rules> Chapter<R> {
    fn of(written: Written) -> Result<Self, Problem> {
        let (game, _) = written.record.replay::<R>()?;
        let key = |end: &str| format!("{}-lesson-{}-{end}", R::ID, written.name);
        let mut ply = written.from;
        let mut steps = Vec::with_capacity(written.steps.len());
        for step in &written.steps {
            ply += step.plays;
            let task = Task::of(&step.task, &key)?;
            let teaches = step.teaches.iter().map(|id| rule::<R>(id)).collect::<Result<_, _>>()?;
            steps.push(Step { says: key(&step.says), spots: step.spots.clone(), teaches, ply, task });
            ply += usize::from(matches!(step.task, WrittenTask::Move { .. } | WrittenTask::Draw));
        }
        Ok(Chapter {
            learner: Seat::new(written.learner),
            steps,
            start: game.until(written.from),
            script: Script::of(&game),
            name: written.name,
            next: None,
        })
    }

    /// The key of its title; with `-about` behind it, of what it is about.
    pub fn key(&self) -> String {
        format!("{}-lesson-{}", R::ID, self.name)
    }

    /// The keys of all that it says.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = ["", "-about", "-done"].map(|end| self.key() + end).to_vec();
        for step in &self.steps {
            keys.push(step.says.clone());
            match &step.task {
                Task::Move { wrong, otherwise, .. } => {
                    keys.push(otherwise.clone());
                    keys.extend(wrong.iter().map(|(_, key)| key.clone()));
                }
                Task::Answer(answers) => {
                    keys.extend(answers.iter().flat_map(|(key, _)| [key.clone(), format!("{key}-why")]));
                }
                Task::Read | Task::Draw | Task::Free(_) => {}
            }
        }
        keys
    }
}

impl<R: Rules> Step<R> {
    /// The ply at which it is done, if all goes as is written.
    pub fn end(&self) -> usize {
        self.ply + usize::from(matches!(self.task, Task::Move { .. } | Task::Draw))
    }
}

impl<R: Rules> Task<R> {
    fn of(written: &WrittenTask, key: &impl Fn(&str) -> String) -> Result<Self, Problem> {
        let read = |choice: &Value| serde_json::from_value(choice.clone()).map_err(Problem::unreadable);
        Ok(match written {
            WrittenTask::Read => Task::Read,
            WrittenTask::Draw => Task::Draw,
            WrittenTask::Move { any, also, wrong, otherwise } => Task::Move {
                any: *any,
                also: also.iter().map(read).collect::<Result<_, _>>()?,
                wrong: wrong
                    .iter()
                    .map(|(choice, end)| Ok((read(choice)?, key(end))))
                    .collect::<Result<_, Problem>>()?,
                otherwise: key(otherwise),
            },
            WrittenTask::Answer(answers) => {
                Task::Answer(answers.iter().map(|(end, right)| (key(end), *right)).collect())
            }
            WrittenTask::Free(goal) => Task::Free(*goal),
        })
    }
}
