//! `cheeseboard check FILE…`: replays records; one line for each that is refused.

use std::path::PathBuf;

use clap::Args;

use super::error::{CliError, RecordVisitor, print_warnings, with_record};
use crate::games::Game;
use crate::play::{Match, RecordWarning};
use crate::text::Text;

/// What to check.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Game records or saved tables, RON or JSON
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

struct CollectWarnings;

impl RecordVisitor for CollectWarnings {
    type Output = (Vec<String>, Vec<RecordWarning>);
    fn visit<G: Game>(&mut self, game: &Match<G>, warnings: &[RecordWarning]) -> Self::Output {
        (game.seating().iter().map(|assignment| assignment.name.clone()).collect(), warnings.to_vec())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    let text = Text::english();
    let mut any_failed = false;
    for path in &arguments.files {
        match with_record(path, &mut CollectWarnings) {
            Ok((names, warnings)) => print_warnings(path, &text, &names, &warnings),
            Err(error) => {
                error.print();
                any_failed = true;
            }
        }
    }
    if any_failed { Err(CliError::ChecksFailed) } else { Ok(()) }
}
