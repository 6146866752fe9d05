//! The program: runs the command line or opens the window.
// A program with a window brings no console of its own …
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::path::PathBuf;
use std::process::ExitCode;

use cheeseboard::cli::Cli;

/// Stands for the process that started this one, where Windows expects the number of a process.
#[cfg(windows)]
const PARENT: u32 = u32::MAX;

fn main() -> ExitCode {
    // … but prints on the one that it was started from.
    #[cfg(windows)]
    let _console = win32console::console::WinConsole::attach_console(PARENT);
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::from_default_env())
        .with_writer(std::io::stderr)
        // A log that cannot be written must not end the program.
        .log_internal_errors(false)
        .init();
    match Cli::read().map(Cli::run) {
        Ok(Err(files)) => open_app(files),
        Ok(Ok(status)) | Err(status) => ExitCode::from(status),
    }
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
