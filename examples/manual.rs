//! Writes what a package holds beside the program: man pages and the completions of shells, made of the command line itself.
//!
//! `cargo run --example manual -- FOLDER` writes `man/cheeseboard.6`, a page for each command beside it, and `completions/` with a file
//! for bash, zsh and fish.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use cheeseboard::cli::Cli;
use clap::{Command, CommandFactory as _};
use clap_complete::{Shell, generate_to};
use clap_mangen::Man;

/// Games stand in section 6 of the manual.
const SECTION: &str = "6";

fn main() -> io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).unwrap_or_else(|| "manual".into()));
    let (pages, completions) = (folder.join("man"), folder.join("completions"));
    fs::create_dir_all(&pages)?;
    fs::create_dir_all(&completions)?;
    let mut program = Cli::command();
    program.build();
    write_page(&program, &pages)?;
    for command in program.get_subcommands().filter(|command| !command.is_hide_set() && command.get_name() != "help") {
        write_page(command, &pages)?;
    }
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        generate_to(shell, &mut Cli::command(), "cheeseboard", &completions)?;
    }
    Ok(())
}

/// Writes the page of a command, named as one calls it: `cheeseboard-record.6`.
fn write_page(command: &Command, folder: &Path) -> io::Result<()> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let mut page = Vec::new();
    Man::new(command.clone()).section(SECTION).render(&mut page)?;
    fs::write(folder.join(format!("{name}.{SECTION}")), page)
}
