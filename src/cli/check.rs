//! `cheeseboard check FILE…`: replays records; one line for each that is refused.

use std::path::PathBuf;

use clap::Args;

use super::failure::{Failure, RecordVisitor, print_notices, with_record};
use crate::games::Game;
use crate::play::{Match, Notice};
use crate::text::Text;

/// What to check.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Game records or saved tables, RON or JSON
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

struct Accept;

impl RecordVisitor for Accept {
    type Output = (Vec<String>, Vec<Notice>);
    fn visit<G: Game>(&mut self, game: &Match<G>, notices: &[Notice]) -> Self::Output {
        (game.seating().iter().map(|assignment| assignment.name.clone()).collect(), notices.to_vec())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let text = Text::english();
    let mut found = false;
    for path in &arguments.files {
        match with_record(path, &mut Accept) {
            Ok((names, notices)) => print_notices(path, &text, &names, &notices),
            Err(failure) => {
                failure.print();
                found = true;
            }
        }
    }
    if found { Err(Failure::Found) } else { Ok(()) }
}
