//! Another build of the program as an opponent: it gets views, one a line, and answers with moves.
//!
//! A request holds a view, a bot and the seed of one decision, nothing else: neither the state nor the seed of the game,
//! from which the luck to come would follow. Both builds must agree on how views and moves of the game are written.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rand::Rng as _;
use serde::{Deserialize, Serialize};

use crate::bots::bot::{BotSeed, choose_move};
use crate::engine::{Mind, Seat, Stop, View, Viewer, derive_stream};
use crate::play::Bot;

/// Why an older build did not decide.
#[derive(Debug, thiserror::Error)]
pub enum BaselineError {
    /// It cannot be started, or has ended.
    #[error("it does not run: {0}")]
    Process(#[from] std::io::Error),
    /// It answered with something that is no move.
    #[error("it answered “{0}”")]
    Answer(String),
    /// The view cannot be written.
    #[error("{0}")]
    Request(String),
}

/// A request for a decision, as one line of RON. The view is taken apart, because its type knows the game.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Request")]
struct Request<Open, Memory> {
    bot: String,
    who: Viewer,
    open: Open,
    memory: Memory,
    /// Determines the random numbers of this decision.
    decision: u64,
    /// Determines what the seat forgets, in the whole game.
    forgetting: u64,
}

/// A running program that decides.
pub struct Baseline {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Baseline {
    /// Starts a program that decides in this game.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(program: &Path, game: &str) -> Result<Baseline, BaselineError> {
        let mut child =
            Command::new(program).args(["decide", game]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let missing = || std::io::Error::other("no pipe");
        let requests = child.stdin.take().ok_or_else(missing)?;
        let answers = BufReader::new(child.stdout.take().ok_or_else(missing)?);
        Ok(Baseline { child, requests, answers })
    }

    /// Its decision in this view, in a game with this seed, for this seat, after so many events.
    ///
    /// # Errors
    /// If it does not answer with a move.
    pub fn decide<G: Mind>(
        &mut self,
        view: &View<G>,
        bot: Bot,
        (game_seed, seat, ply): (u64, Seat, usize),
    ) -> Result<G::Move, BaselineError> {
        let seat = seat.index() as u64;
        let request = Request {
            bot: bot.id(),
            who: view.who,
            open: &view.open,
            memory: &view.memory,
            decision: derive_stream(game_seed, "baseline decision", &[seat, ply as u64]).next_u64(),
            forgetting: derive_stream(game_seed, "baseline memory", &[seat]).next_u64(),
        };
        let line = ron::to_string(&request).map_err(|error| BaselineError::Request(error.to_string()))?;
        self.requests.write_all((line + "\n").as_bytes())?;
        self.requests.flush()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        ron::from_str(answer.trim()).map_err(|_| BaselineError::Answer(answer.trim().to_owned()))
    }
}

impl Drop for Baseline {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The answer to one request, as a line without its end.
///
/// # Errors
/// If the line is no request, or nobody decides in its view.
pub fn answer_line<G: Mind>(line: &str) -> Result<String, String> {
    let request: Request<G::Open, G::Memory> = ron::from_str(line).map_err(|error| error.to_string())?;
    let bot = Bot::from_id(&request.bot).ok_or_else(|| format!("no bot “{}”", request.bot))?;
    let view = View::<G> { who: request.who, open: request.open, memory: request.memory };
    let seed = BotSeed::from_numbers(request.decision, request.forgetting);
    let choice = choose_move(&view, bot, seed, &Stop::default()).ok_or("nobody decides in this view")?;
    ron::to_string(&choice).map_err(|error| error.to_string())
}
