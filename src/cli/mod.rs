//! The command line: one file a command. Without a command the app opens.

mod arena;
mod check;
mod failure;
#[cfg(feature = "gui")]
mod picture;
mod record;
mod rules;

use clap::{Parser, Subcommand};

/// Family board games round one screen; without a command the app opens
#[derive(Debug, Parser)]
#[command(name = "cheeseboard", version, about, long_about = None)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
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
    /// Runs the command: the exit status, or `None` where the app should open.
    pub fn run(self) -> Option<u8> {
        let result = match self.command? {
            Command::Record(arguments) => record::run(&arguments),
            Command::Check(arguments) => check::run(&arguments),
            Command::Rules(arguments) => rules::run(&arguments),
            Command::Arena(arguments) => arena::run(&arguments),
            #[cfg(feature = "gui")]
            Command::Picture(arguments) => picture::run(&arguments),
        };
        Some(match result {
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
