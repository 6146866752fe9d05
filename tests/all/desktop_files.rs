//! Desktop integration: the desktop entry, the MIME type and the icons agree.

use std::path::{Path, PathBuf};

use regex::Regex;

/// The MIME type of saved games.
const KIND: &str = "application/x-cheeseboard-game";
/// The drawing of the app's icon.
const APP: &str = "assets/art/app.svg";

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux").join(name)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(place(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The value of a key of the desktop entry.
fn entry(key: &str) -> String {
    let entry = read("cheeseboard.desktop");
    let line = entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    line.unwrap_or_else(|| panic!("no {key}")).to_owned()
}

/// What a pattern with one group finds in the description of the MIME type.
fn found(pattern: &str) -> Vec<String> {
    let pattern = Regex::new(pattern).expect("a pattern");
    pattern.captures_iter(&read("cheeseboard.xml")).map(|found| found[1].to_owned()).collect()
}

#[test]
fn desktop_entry_opens_the_described_mime_type() {
    assert_eq!(entry("Exec"), "cheeseboard %f");
    assert_eq!(entry("MimeType"), format!("{KIND};"));
    assert_eq!(found(r#"<mime-type type="([^"]+)""#), [KIND]);
    assert_eq!(found(r#"<glob pattern="([^"]+)""#), ["*.cheese"]);
}

#[test]
fn every_named_icon_exists() {
    let of_files = found(r#"<icon name="([^"]+)""#);
    assert_eq!(of_files, [KIND.replace('/', "-")], "themes look for the icon of a kind under its name");
    // The icon of the app is the drawing that the app shows.
    let installed = format!(r#"{APP} "$icons/scalable/apps/{}.svg""#, entry("Icon"));
    assert!(read("files.sh").contains(&installed), "not {installed}");
    for icon in [format!("../../{APP}"), format!("{}.svg", of_files[0])] {
        let drawing = read(&icon);
        assert!(drawing.starts_with("<svg ") && drawing.contains(r#"viewBox="0 0 256 256""#), "{icon}");
    }
    assert_eq!((entry("Icon"), entry("StartupWMClass")), ("cheeseboard".to_owned(), "cheeseboard".to_owned()));
}

#[test]
fn mime_type_has_a_name_in_every_language() {
    assert_eq!(found("<comment>([^<]+)</comment>"), ["Cheeseboard game"]);
    assert_eq!(found(r#"<comment xml:lang="(..)">[^<]+<"#), ["de", "es", "fr", "it", "nl"]);
}
