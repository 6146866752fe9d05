//! Compares the medians of a run of benchmarks with a saved run, the baseline, and prints the ratios.
//!
//! `cargo bench --bench speed -- --save` saves the medians under `baselines` in the target folder, and every later
//! `cargo bench --bench speed` ends with the ratios. A run of some benchmarks alone (`-- Zatre`) compares or saves these.
//! Divan keeps its figures to itself, so the benchmarks run in a child process, and the table that it prints is read.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Set in the process that runs the benchmarks.
const CHILD: &str = "CHEESEBOARD_BENCH_CHILD";

/// Nanoseconds by the path of a benchmark, such as `legal_moves/Zatre`.
type Medians = BTreeMap<String, f64>;

/// The main function of a file of benchmarks. `name` is that of the file.
pub fn main(name: &str) -> ExitCode {
    if std::env::var_os(CHILD).is_some() {
        divan::main();
        return ExitCode::SUCCESS;
    }
    match run(name) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the benchmarks, then saves or compares; whether they succeeded.
fn run(name: &str) -> std::io::Result<bool> {
    let program = std::env::current_exe()?;
    let (save, others): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument == "--save");
    let mut child = Command::new(&program).args(others).env(CHILD, "").stdout(Stdio::piped()).spawn()?;
    let mut table = Table::default();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line?;
            println!("{line}");
            table.read(&line);
        }
    }
    if !child.wait()?.success() {
        return Ok(false);
    }
    let file = baseline_file(&program, name);
    let mut baseline = load(&file);
    if save.is_empty() {
        compare(&baseline, &table.medians);
    } else {
        baseline.extend(table.medians);
        save_to(&file, &baseline)?;
        println!("Saved as the baseline: {}", file.display());
    }
    Ok(true)
}

/// The program lies in `release/deps` of the target folder.
fn baseline_file(program: &Path, name: &str) -> PathBuf {
    program.ancestors().nth(3).unwrap_or(Path::new("target")).join("baselines").join(name)
}

/// The saved medians, one benchmark a line; none if nothing was saved.
fn load(file: &Path) -> Medians {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let entry =
        |line: &str| line.split_once(' ').and_then(|(path, median)| Some((path.to_owned(), median.parse().ok()?)));
    text.lines().filter_map(entry).collect()
}

fn save_to(file: &Path, medians: &Medians) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(file, medians.iter().map(|(path, median)| format!("{path} {median}\n")).collect::<String>())
}

fn compare(baseline: &Medians, medians: &Medians) {
    let both: Vec<_> = medians.iter().filter_map(|(path, now)| Some((path, baseline.get(path)?, now))).collect();
    if both.is_empty() {
        return println!("No baseline to compare with. `-- --save` saves one.");
    }
    println!("\n{:<40} {:>14} {:>14} {:>7}", "medians in nanoseconds", "baseline", "now", "ratio");
    for (path, before, now) in both {
        println!("{path:<40} {before:>14.1} {now:>14.1} {:>7.2}", now / before);
    }
}

/// The table that divan prints, read line by line: a tree with `├─` or `╰─` before each name, then columns between `│`.
#[derive(Default)]
struct Table {
    /// The names from the root to the last line.
    path: Vec<String>,
    medians: Medians,
}

impl Table {
    fn read(&mut self, line: &str) {
        let Some(at) = line.find("├─ ").or_else(|| line.find("╰─ ")) else { return };
        let (indent, row) = line.split_at(at);
        let columns: Vec<&str> = row.trim_start_matches(['├', '╰', '─', ' ']).split('│').collect();
        let Some(name) = columns[0].split_whitespace().next() else { return };
        self.path.truncate(indent.chars().count() / 3);
        self.path.push(name.to_owned());
        if let Some(median) = columns.get(2).and_then(|text| nanoseconds(text)) {
            self.medians.insert(self.path.join("/"), median);
        }
    }
}

/// A duration as divan prints it: `7.835 ms`.
fn nanoseconds(text: &str) -> Option<f64> {
    let (number, unit) = text.trim().split_once(' ')?;
    let factor = match unit {
        "ps" => 1e-3,
        "ns" => 1.0,
        "µs" => 1e3,
        "ms" => 1e6,
        "s" => 1e9,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? * factor)
}
