//! `cheeseboard decide GAME`: decides for another build of the program, in the arena.
//!
//! Reads a request a line and prints a move a line; see `bots/arena/baseline.rs`.

use std::io::{BufRead as _, Write as _};

use clap::Args;

use super::error::{CliError, no_such_game, usage_error};
use crate::bots::answer_line;
use crate::games::{Game, Visitor, visit_game};

/// In which game.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The game
    game: String,
}

struct Decide;

impl Visitor for Decide {
    type Output = Result<(), CliError>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        let mut out = std::io::stdout().lock();
        for line in std::io::stdin().lock().lines() {
            let line = line.map_err(CliError::Input)?;
            let answer = answer_line::<G>(&line).map_err(|why| usage_error("cli-request", "detail", why))?;
            writeln!(out, "{answer}").and_then(|()| out.flush()).map_err(CliError::Output)?;
        }
        Ok(())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    visit_game(&arguments.game, &mut Decide).ok_or_else(|| no_such_game(&arguments.game))?
}
