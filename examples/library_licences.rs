//! Prints the licences of all libraries that the program is built with, each with the texts that its authors ship: packages carry this
//! along, because the program contains the libraries.
//!
//! `cargo run --example library_licences [-- TARGET] > libraries`; without a target it is this system's program.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// How the files that hold a licence or name its holders begin.
const LICENCE_FILES: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

fn main() -> Result<(), Box<dyn Error>> {
    let packages = packages()?;
    // A text that several libraries share is printed once, after the names of all of them.
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    println!("Cheeseboard contains these libraries:\n");
    for library in built_in()? {
        let package = packages.get(&library).ok_or_else(|| format!("nothing is known of {library}"))?;
        println!("{library}: {}", package["license"].as_str().unwrap_or("see its text below"));
        let folder = package["manifest_path"].as_str().and_then(|manifest| Path::new(manifest).parent());
        for text in folder.map(licence_texts).transpose()?.into_iter().flatten() {
            texts.entry(text).or_default().push(library.clone());
        }
    }
    for (text, libraries) in texts {
        println!("\n{}\n{}:\n\n{}", "-".repeat(78), libraries.join(", "), text.trim_end());
    }
    Ok(())
}

/// What cargo knows of every package, by name and version.
fn packages() -> Result<BTreeMap<String, Value>, Box<dyn Error>> {
    let metadata: Value = serde_json::from_str(&cargo(&["metadata", "--locked", "--format-version", "1"])?)?;
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let named = packages.into_iter().filter_map(|package| {
        let name = format!("{} {}", package["name"].as_str()?, package["version"].as_str()?);
        Some((name, package))
    });
    Ok(named.collect())
}

/// The libraries that end up in the program, by name and version: neither those of tests nor those that only build.
fn built_in() -> Result<Vec<String>, Box<dyn Error>> {
    let mut arguments =
        vec!["tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"];
    let target = std::env::args().nth(1);
    if let Some(target) = &target {
        arguments.extend(["--target", target]);
    }
    let tree = cargo(&arguments)?;
    let mut libraries: Vec<String> = tree
        .lines()
        .skip(1)
        .filter_map(|line| {
            let (name, rest) = line.split_once(" v")?;
            Some(format!("{name} {}", rest.split(' ').next()?))
        })
        .collect();
    libraries.sort();
    libraries.dedup();
    Ok(libraries)
}

/// The texts of the licence files in a folder.
fn licence_texts(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut files: Vec<_> = fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path()).collect();
    files.retain(|file| {
        let name = file.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
        file.is_file() && LICENCE_FILES.iter().any(|start| name.starts_with(start))
    });
    files.sort();
    Ok(files.iter().filter_map(|file| fs::read_to_string(file).ok()).map(|text| text.replace("\r\n", "\n")).collect())
}

/// What cargo prints when it is called like this.
fn cargo(arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    let output = Command::new(env!("CARGO")).args(arguments).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
