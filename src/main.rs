//! The program: runs the command line or opens the window.
// A program with a window brings no console of its own …
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::path::PathBuf;
use std::process::ExitCode;

use cheeseboard::cli::Cli;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

/// Stands for the process that started this one, where Windows expects the number of a process.
#[cfg(windows)]
const PARENT: u32 = u32::MAX;

fn main() -> ExitCode {
    // … but prints on the one that it was started from.
    #[cfg(windows)]
    let _console = win32console::console::WinConsole::attach_console(PARENT);
    start_log();
    match Cli::read().map(Cli::run) {
        Ok(Err(files)) => open_app(files),
        Ok(Ok(status)) | Err(status) => ExitCode::from(status),
    }
}

/// Logs on standard error what the variable `RUST_LOG` asks for: levels for the program or its modules, such as
/// `warn,cheeseboard::ui=debug`. Without it, or when it cannot be read, errors are logged.
fn start_log() {
    let asked = std::env::var("RUST_LOG").ok().filter(|asked| !asked.is_empty());
    let targets: Option<Targets> = asked.and_then(|asked| asked.parse().ok());
    let targets = targets.unwrap_or_else(|| Targets::new().with_default(LevelFilter::ERROR));
    // A log that cannot be written must not end the program.
    let lines = fmt::layer().with_writer(std::io::stderr).log_internal_errors(false);
    tracing_subscriber::registry().with(lines.with_filter(targets)).init();
}

#[cfg(feature = "gui")]
fn open_app(files: Vec<PathBuf>) -> ExitCode {
    use cheeseboard::ui;
    match ui::open(ui::AppPaths::system(), files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            ui::explain_no_window(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_app(_files: Vec<PathBuf>) -> ExitCode {
    // This build has no window, so show how to use the command line.
    ExitCode::from(Cli::explain_usage())
}
