//! The program: hands over to the command line or to the window.

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    let cli = cheeseboard::cli::Cli::parse();
    match cli.run() {
        Some(status) => ExitCode::from(status),
        None => ExitCode::SUCCESS,
    }
}
