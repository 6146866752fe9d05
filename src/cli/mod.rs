//! The command line: one file a command. Without a command the app opens.

mod arena;
mod check;
mod failure;
#[cfg(feature = "gui")]
mod picture;
mod record;
mod rules;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Family board games round one screen; without a command the app opens
#[derive(Debug, Parser)]
#[command(name = "cheeseboard", version, about, long_about = None, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Saved games and records to open in the app
    files: Vec<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a game record
    Record(record::Arguments),
    /// Replay game records and say what is wrong with them
    Check(check::Arguments),
    /// Print the rule book of a game
    Rules(rules::Arguments),
    /// Let bots play against each other
    Arena(arena::Arguments),
    /// Paint a position of a game record, without a window
    #[cfg(feature = "gui")]
    Picture(picture::Arguments),
}

impl Cli {
    /// Runs the command, and returns the exit status.
    ///
    /// # Errors
    /// Without a command: the files that the app should open, each of which is there.
    pub fn run(self) -> Result<u8, Vec<PathBuf>> {
        let Some(command) = self.command else {
            let missing = self.files.iter().find(|file| !file.exists());
            let Some(missing) = missing else { return Err(self.files) };
            let failure = failure::usage("cli-no-file", "given", missing.display().to_string());
            failure.print();
            return Ok(failure.status());
        };
        let result = match command {
            Command::Record(arguments) => record::run(&arguments),
            Command::Check(arguments) => check::run(&arguments),
            Command::Rules(arguments) => rules::run(&arguments),
            Command::Arena(arguments) => arena::run(&arguments),
            #[cfg(feature = "gui")]
            Command::Picture(arguments) => picture::run(&arguments),
        };
        Ok(match result {
            Ok(()) => 0,
            Err(failure) => {
                failure.print();
                failure.status()
            }
        })
    }
}

/// Prints a text. Whoever reads no further has read enough: a closed pipe is no fault.
fn print(text: &str) {
    use std::io::Write as _;
    let _ = std::io::stdout().write_all(text.as_bytes());
}
