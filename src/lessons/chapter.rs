//! The chapters of a game's lessons, read from `assets/lessons/<game>/`, one file a chapter.
//!
//! A chapter is the record of a game with notes: where the learner comes in, what is said at which event, what is asked. Every position comes
//! from replaying the record.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use derive_where::derive_where;
use serde::Deserialize;
use serde_json::Value;

use crate::engine::{RuleId, Rules, Seat};
use crate::files;
use crate::play::{Match, Record, RecordError, Script};

/// A chapter of a game's lessons.
#[derive_where(Clone, Debug)]
pub struct Chapter<R: Rules> {
    /// The name, the same in all languages; text keys begin with `GAME-lesson-NAME`.
    pub name: String,
    /// The learner's seat.
    pub learner: Seat,
    /// The steps, in order.
    pub steps: Vec<Step<R>>,
    /// The game at the beginning of the chapter.
    pub start: Match<R>,
    /// The events of the record.
    pub script: Script<R>,
    /// Whether it is the game's first.
    pub is_first: bool,
    /// The name of the next chapter.
    pub next: Option<String>,
}

/// One step of a chapter: a text and a task.
#[derive_where(Clone, Debug)]
pub struct Step<R: Rules> {
    /// The key of the text.
    pub text_key: String,
    /// The names of the rectangles to highlight during the step.
    pub rect_names: Vec<String>,
    /// The rules that the step teaches.
    pub teaches: Vec<RuleId>,
    /// The ply up to which the script plays (other seats and chance) before the task begins.
    pub ply: usize,
    /// The key of what is announced before and while other seats move; `None` if none of them does.
    pub announcement_key: Option<String>,
    /// The learner's task.
    pub task: Task<R>,
}

/// What the learner has to do in a step.
#[derive_where(Clone, Debug)]
pub enum Task<R: Rules> {
    /// Read, and go on.
    Read,
    /// Make the draw or roll that is due.
    Draw,
    /// Make a move.
    Move {
        /// Whether every legal move is accepted; otherwise only the scripted move and `also`.
        any: bool,
        /// Further accepted moves.
        also: Vec<R::Move>,
        /// Legal moves that are not accepted, each with the key of its reply.
        wrong: Vec<(R::Move, String)>,
        /// The key of the reply to all other legal moves.
        otherwise: String,
    },
    /// Answer a question: the key of each answer, and whether it is right. The reply to an answer has the answer's key with `-why` appended.
    Answer(Vec<(String, bool)>),
    /// Play freely until the goal is reached.
    Free(Goal),
}

/// When free play ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// After this many decisions of the learner, at the end of the turn.
    Moves(u32),
    /// When the learner's score reaches this number, or the game is over.
    Score(i32),
}

/// A chapter in its RON file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterFile {
    name: String,
    learner: usize,
    #[serde(default)]
    from: usize,
    steps: Vec<StepFile>,
    record: Record,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    /// The end of the text key.
    says: String,
    /// Written as `spots` in the files.
    #[serde(default, rename = "spots")]
    rect_names: Vec<String>,
    #[serde(default)]
    teaches: Vec<String>,
    /// How many scripted events play before the task begins.
    #[serde(default)]
    plays: usize,
    #[serde(default)]
    task: TaskFile,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
enum TaskFile {
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
        /// The end of the key of the reply to all other legal moves.
        otherwise: String,
    },
    Answer(Vec<(String, bool)>),
    Free(Goal),
}

/// The names of a game's chapters, in order, without replaying their records. They are read once.
pub fn chapter_names(game: &str) -> &'static [String] {
    static ALL: OnceLock<BTreeMap<String, Vec<String>>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for path in files::list("lessons/") {
            let game = path.strip_prefix("lessons/").and_then(|rest| rest.split_once('/')).map(|(game, _)| game);
            if let Some(game) = game
                && let Some(Ok(file)) = files::read(&path).map(|text| read(&text))
            {
                all.entry(game.to_owned()).or_default().push(file.name);
            }
        }
        all
    });
    all.get(game).map_or(&[], Vec::as_slice)
}

/// The chapters of a game, in order.
///
/// # Errors
/// The first problem in a chapter file. The embedded files are tested to have none.
pub fn chapters<R: Rules>() -> Result<Vec<Chapter<R>>, RecordError> {
    let mut chapters =
        files(R::ID).map(|text| read(&text).and_then(Chapter::from_file)).collect::<Result<Vec<_>, _>>()?;
    let names: Vec<String> = chapters.iter().skip(1).map(|chapter: &Chapter<R>| chapter.name.clone()).collect();
    chapters.iter_mut().zip(names).for_each(|(chapter, next)| chapter.next = Some(next));
    chapters.iter_mut().take(1).for_each(|chapter| chapter.is_first = true);
    Ok(chapters)
}

/// The chapter with this name, if there is one.
pub fn chapter<R: Rules>(name: &str) -> Option<Chapter<R>> {
    let mut after =
        files(R::ID).filter_map(|text| read(&text).ok()).enumerate().skip_while(|(_, file)| file.name != name);
    let (index, file) = after.next()?;
    let mut chapter = Chapter::from_file(file).ok()?;
    chapter.is_first = index == 0;
    chapter.next = after.next().map(|(_, file)| file.name);
    Some(chapter)
}

/// The game's rule with this id.
fn rule<R: Rules>(id: &str) -> Result<RuleId, RecordError> {
    let known = R::RULE_IDS.iter().copied().find(|known| *known == id);
    known.ok_or_else(|| RecordError::malformed(format!("{} has no rule {id}", R::ID)))
}

/// The chapter files of a game, in order.
fn files(game: &str) -> impl Iterator<Item = String> {
    files::list(&format!("lessons/{game}/")).into_iter().filter_map(|path| files::read(&path))
}

fn read(text: &str) -> Result<ChapterFile, RecordError> {
    let extensions = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    extensions.from_str(text).map_err(RecordError::malformed)
}

impl<R: Rules> Chapter<R> {
    fn from_file(file: ChapterFile) -> Result<Self, RecordError> {
        let (game, _) = file.record.replay::<R>()?;
        let key = |end: &str| format!("{}-lesson-{}-{end}", R::ID, file.name);
        let script = Script::from_match(&game);
        let learner = Seat::new(file.learner);
        let others_move =
            |plies: Range<usize>| plies.into_iter().any(|ply| script.decider(ply).is_some_and(|seat| seat != learner));
        let mut ply = file.from;
        let mut steps = Vec::with_capacity(file.steps.len());
        for step in &file.steps {
            let announcement_key = others_move(ply..ply + step.plays).then(|| key(&format!("{}-watch", step.says)));
            ply += step.plays;
            let task = Task::from_file(&step.task, &key)?;
            let teaches = step.teaches.iter().map(|id| rule::<R>(id)).collect::<Result<_, _>>()?;
            let (text_key, rect_names) = (key(&step.says), step.rect_names.clone());
            steps.push(Step { text_key, rect_names, teaches, ply, announcement_key, task });
            ply += usize::from(matches!(step.task, TaskFile::Move { .. } | TaskFile::Draw));
        }
        Ok(Chapter {
            learner,
            steps,
            start: game.until(file.from),
            script,
            name: file.name,
            is_first: false,
            next: None,
        })
    }

    /// The key of the title; with `-about` appended, the key of the summary.
    pub fn title_key(&self) -> String {
        format!("{}-lesson-{}", R::ID, self.name)
    }

    /// The keys of all texts of the chapter.
    pub fn text_keys(&self) -> Vec<String> {
        let mut keys = ["", "-about", "-done"].map(|end| self.title_key() + end).to_vec();
        for step in &self.steps {
            keys.push(step.text_key.clone());
            keys.extend(step.announcement_key.clone());
            if let Task::Answer(answers) = &step.task {
                keys.extend(answers.iter().map(|(key, _)| key.clone()));
            }
            keys.extend([false, true].into_iter().flat_map(|right| step.reply_keys(right)));
        }
        keys
    }
}

impl<R: Rules> Step<R> {
    /// The keys of the replies to wrong moves or answers; with `right`, to the right answer instead.
    pub fn reply_keys(&self, right: bool) -> Vec<String> {
        match &self.task {
            Task::Move { wrong, otherwise, .. } if !right => {
                wrong.iter().map(|(_, key)| key).chain([otherwise]).cloned().collect()
            }
            Task::Answer(answers) => {
                answers.iter().filter(|(_, is_right)| *is_right == right).map(|(key, _)| format!("{key}-why")).collect()
            }
            Task::Read | Task::Draw | Task::Move { .. } | Task::Free(_) => Vec::new(),
        }
    }

    /// The ply at which the step is done if the learner follows the script.
    pub fn end_ply(&self) -> usize {
        self.ply + usize::from(matches!(self.task, Task::Move { .. } | Task::Draw))
    }
}

impl<R: Rules> Task<R> {
    fn from_file(file: &TaskFile, key: &impl Fn(&str) -> String) -> Result<Self, RecordError> {
        let read = |choice: &Value| serde_json::from_value(choice.clone()).map_err(RecordError::malformed);
        Ok(match file {
            TaskFile::Read => Task::Read,
            TaskFile::Draw => Task::Draw,
            TaskFile::Move { any, also, wrong, otherwise } => Task::Move {
                any: *any,
                also: also.iter().map(read).collect::<Result<_, _>>()?,
                wrong: wrong
                    .iter()
                    .map(|(choice, end)| Ok((read(choice)?, key(end))))
                    .collect::<Result<_, RecordError>>()?,
                otherwise: key(otherwise),
            },
            TaskFile::Answer(answers) => Task::Answer(answers.iter().map(|(end, right)| (key(end), *right)).collect()),
            TaskFile::Free(goal) => Task::Free(*goal),
        })
    }
}
