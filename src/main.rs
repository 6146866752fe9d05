//! The program: hands over to the command line or to the window.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(tracing_subscriber::EnvFilter::from_default_env())
        .with_writer(std::io::stderr)
        .init();
    let cli = cheeseboard::cli::Cli::parse();
    match cli.run() {
        Ok(status) => ExitCode::from(status),
        Err(files) => open_app(files),
    }
}

#[cfg(feature = "gui")]
fn open_app(files: Vec<PathBuf>) -> ExitCode {
    use cheeseboard::ui;
    match ui::open(ui::Places::of_system(), files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            ui::explain_no_window(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_app(_files: Vec<PathBuf>) -> ExitCode {
    use clap::CommandFactory as _;
    // Without the window there is only the command line: say how it is used.
    let _ = cheeseboard::cli::Cli::command().print_help();
    ExitCode::from(2)
}
