//! Packs the asset files that the program reads by path: release builds carry them compressed, see `src/files.rs`.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// The folders below `assets` whose files are read by path.
const FOLDERS: [&str; 6] = ["art", "book", "lessons", "puzzles", "text", "together"];
/// The assets of the game of the guide.
const NIM: &str = "examples/nim/assets";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(packed_assets)");
    // A debug build reads the files themselves.
    if env::var("PROFILE").as_deref() == Ok("debug") {
        return Ok(());
    }
    println!("cargo::rustc-cfg=packed_assets");
    let mut files = Vec::new();
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed=assets/{folder}");
        find_files(&Path::new("assets").join(folder), Path::new("assets"), &mut files)?;
    }
    if env::var_os("CARGO_FEATURE_NIM").is_some() {
        println!("cargo::rerun-if-changed={NIM}");
        find_files(Path::new(NIM), Path::new(NIM), &mut files)?;
    }
    files.sort();
    pack(&files, &PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to")))
}

/// Adds the files in a folder and below, by their path below `root`.
fn find_files(folder: &Path, root: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find_files(&path, root, files)?;
        } else {
            let below = path.strip_prefix(root).expect("it is below");
            let name = below.to_str().expect("names of assets are Unicode").replace('\\', "/");
            files.push((name, path));
        }
    }
    Ok(())
}

/// Writes the compressed files one after the other, and the list of their names and of where each ends.
fn pack(files: &[(String, PathBuf)], folder: &Path) -> io::Result<()> {
    let (mut packed, mut list) = (Vec::new(), String::from("&[\n"));
    for (name, path) in files {
        let mut encoder = DeflateEncoder::new(packed, Compression::best());
        encoder.write_all(&fs::read(path)?)?;
        packed = encoder.finish()?;
        list += &format!("    ({name:?}, {}),\n", packed.len());
    }
    fs::write(folder.join("assets.bin"), packed)?;
    fs::write(folder.join("assets.rs"), list + "]\n")
}
