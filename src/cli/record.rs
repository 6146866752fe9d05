//! `cheeseboard record FILE`: prints a record, in RON or JSON, with the counts of legal moves on request.

use std::path::PathBuf;

use clap::Args;

use super::error::{CliError, RecordVisitor, print_warnings, with_record};
use crate::games::Game;
use crate::play::{Match, RecordWarning};
use crate::text::Text;

/// What to print.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A game record, RON or JSON
    file: PathBuf,
    /// Print JSON instead of RON
    #[arg(long)]
    json: bool,
    /// Write on each decision how many legal moves there were
    #[arg(long, requires = "json")]
    legal: bool,
}

struct Print<'a>(&'a Arguments);

impl RecordVisitor for Print<'_> {
    type Output = String;
    fn visit<G: Game>(&mut self, game: &Match<G>, warnings: &[RecordWarning]) -> String {
        let names: Vec<String> = game.seating().iter().map(|assignment| assignment.name.clone()).collect();
        print_warnings(&self.0.file, &Text::english(), &names, warnings);
        let record = game.record(self.0.legal);
        if self.0.json { record.to_json() + "\n" } else { record.to_ron() }
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), CliError> {
    super::print(&with_record(&arguments.file, &mut Print(arguments))?)
}
