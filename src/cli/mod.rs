//! The command line: one file a command. Without a command the app opens.

mod arena;
mod book_page;
mod check;
mod deal;
mod decide;
mod error;
mod kept_games;
mod mine;
#[cfg(feature = "gui")]
mod picture;
mod record;
mod rules;
mod sounds;
mod story;

use std::io::{Error, ErrorKind, Write as _};
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use error::CliError;

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
    /// Tell the story of a finished game: what was luck, what was play, where it turned
    Story(story::Arguments),
    /// Print what is dealt on a day, the same for everybody with the same version
    Deal(deal::Arguments),
    /// Let bots play against each other
    Arena(arena::Arguments),
    /// Look for puzzles in games between bots, or prove those that are kept again
    Mine(mine::Arguments),
    /// Decide for another build in its arena: reads views, prints moves
    #[command(hide = true)]
    Decide(decide::Arguments),
    /// Write all sounds of the app as WAV files, and print how long and how loud they are
    Sounds(sounds::Arguments),
    /// Paint a position of a game record, without a window
    #[cfg(feature = "gui")]
    Picture(picture::Arguments),
}

impl Cli {
    /// Reads the arguments of the program.
    ///
    /// # Errors
    /// The exit status if there is nothing to run: help or the version was requested, or the arguments are wrong. The message has been
    /// printed.
    pub fn read() -> Result<Self, u8> {
        Cli::try_parse().map_err(|error| {
            let printed = error.print();
            if error.use_stderr() {
                return error.exit_code().try_into().unwrap_or(2);
            }
            status(
                printed.and_then(|()| std::io::stdout().flush()).or_else(ignore_broken_pipe).map_err(CliError::Output),
            )
        })
    }

    /// Prints the usage, for programs without a window; returns the exit status.
    pub fn explain_usage() -> u8 {
        use clap::CommandFactory as _;
        status(print(&Cli::command().render_help().to_string())).max(2)
    }

    /// Runs the command, and returns the exit status.
    ///
    /// # Errors
    /// Without a command: the files that the app should open, all of which exist.
    pub fn run(self) -> Result<u8, Vec<PathBuf>> {
        let Some(command) = self.command else {
            let missing = self.files.iter().find(|file| !file.exists());
            let Some(missing) = missing else { return Err(self.files) };
            return Ok(status(Err(error::usage_error("cli-no-file", "given", missing.display().to_string()))));
        };
        Ok(status(match command {
            Command::Record(arguments) => record::run(&arguments),
            Command::Check(arguments) => check::run(&arguments),
            Command::Rules(arguments) => rules::run(&arguments),
            Command::Story(arguments) => story::run(&arguments),
            Command::Deal(arguments) => deal::run(&arguments),
            Command::Arena(arguments) => arena::run(&arguments),
            Command::Mine(arguments) => mine::run(&arguments),
            Command::Decide(arguments) => decide::run(&arguments),
            Command::Sounds(arguments) => sounds::run(&arguments),
            #[cfg(feature = "gui")]
            Command::Picture(arguments) => picture::run(&arguments),
        }))
    }
}

/// The exit status of a command; an error is printed on standard error.
fn status(result: Result<(), CliError>) -> u8 {
    result.map_or_else(
        |error| {
            error.print();
            error.status()
        },
        |()| 0,
    )
}

/// Prints a text on standard output, all of it.
fn print(text: &str) -> Result<(), CliError> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).or_else(ignore_broken_pipe).map_err(CliError::Output)
}

/// Ignores a closed pipe: its reader has read enough.
fn ignore_broken_pipe(error: Error) -> Result<(), Error> {
    if error.kind() == ErrorKind::BrokenPipe { Ok(()) } else { Err(error) }
}
