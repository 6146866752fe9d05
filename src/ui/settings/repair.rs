//! Repairs a damaged settings file by its layout: the program writes one entry a line, so damage in one line costs at most the entry that the line
//! belongs to.

use ron::value::RawValue;
use std::collections::{BTreeMap, BTreeSet};

/// Spaces of indentation for each level of brackets.
const INDENT: usize = 4;
/// A file of fewer lines was not written by the program.
const MIN_LINES: usize = 3;
/// No entry is nested deeper.
const MAX_DEPTH: usize = 16;

/// The same text without unreadable entries. Brackets are rebuilt from the indentation.
pub(super) fn repair(text: &str) -> String {
    let text = &if text.lines().count() < MIN_LINES { break_lines(text) } else { text.to_owned() };
    let lines = fix_indentation(text.lines().map(Line::parse).filter(|line| !line.entry.is_empty()).collect());
    let fields = lines.iter().position(|line| line.depth > 0).unwrap_or(lines.len());
    let mut out = String::from("(\n");
    write_entries(&mut out, &lines[fields..], 1, '(');
    out.push_str(")\n");
    out
}

/// Corrects damaged indentation: in an intact file no line is followed by one that is two levels deeper, and only a line that opens a bracket
/// is less deep than both its neighbours.
fn fix_indentation(mut lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    for number in 1..lines.len() {
        let (before, after) = (lines[number - 1].depth, lines.get(number + 1).map_or(0, |after| after.depth));
        let line = &mut lines[number];
        match line.opens() {
            Some(_) if after > line.depth + 1 => line.depth = after - 1,
            None if line.depth < before.min(after) => line.depth = before.min(after),
            _ => {}
        }
    }
    lines
}

/// The same text with one entry a line, for a text written without line breaks.
fn break_lines(text: &str) -> String {
    let mut out = String::new();
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for character in text.chars() {
        quoted ^= character == '"' && !escaped;
        escaped = quoted && character == '\\' && !escaped;
        let line_break = |depth: usize| format!("\n{}", " ".repeat(depth.min(MAX_DEPTH) * INDENT));
        match character {
            _ if quoted => out.push(character),
            '(' | '[' | '{' => {
                depth += 1;
                out.push(character);
                out.push_str(&line_break(depth));
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                out.push_str(&line_break(depth));
                out.push(character);
            }
            ',' => {
                out.push(character);
                out.push_str(&line_break(depth));
            }
            ' ' if out.ends_with([' ', '\n']) => {}
            character => out.push(character),
        }
    }
    out
}

/// A line without its indentation and the commas at its end.
struct Line<'a> {
    /// How many brackets the line is in.
    depth: usize,
    entry: &'a str,
}

impl<'a> Line<'a> {
    fn parse(line: &'a str) -> Self {
        let entry = line.trim_start();
        let spaces = line.len() - entry.len();
        let entry = entry.trim_end_matches(|last: char| last == ',' || last.is_whitespace());
        Line { depth: (spaces + INDENT / 2) / INDENT, entry }
    }

    /// The bracket that this line opens at its end.
    fn opens(&self) -> Option<char> {
        self.entry.chars().next_back().filter(|last| closing(*last).is_some())
    }
}

/// The bracket that closes this one.
fn closing(opening: char) -> Option<char> {
    match opening {
        '(' => Some(')'),
        '[' => Some(']'),
        '{' => Some('}'),
        _ => None,
    }
}

/// Writes the readable entries at this depth, and those nested in them; `within` is the enclosing bracket. Lines that close brackets are skipped.
fn write_entries(out: &mut String, lines: &[Line<'_>], depth: usize, within: char) {
    let mut names = BTreeSet::new();
    let mut rest = lines;
    while let Some((line, below)) = rest.split_first() {
        rest = below;
        if line.depth != depth {
            continue;
        }
        let inner = below.iter().take_while(|inner| inner.depth > depth).count();
        let (inner, after) = below.split_at(inner);
        rest = after;
        let head = line.opens().map(|opening| (&line.entry[..line.entry.len() - 1], opening));
        let (entry, opening) = match head {
            Some((head, opening)) => {
                (format!("{head}{opening}{}", closing(opening).unwrap_or_default()), Some(opening))
            }
            None => (line.entry.to_owned(), None),
        };
        // Deeper lines below a line that opens no bracket have lost their parent.
        let is_lost = opening.is_none() && !inner.is_empty();
        let Some(name) = entry_name(&entry, within).filter(|_| !is_lost) else { continue };
        if within != '[' && !names.insert(name) {
            continue;
        }
        let indent = " ".repeat(depth * INDENT);
        match opening.filter(|_| !inner.is_empty()) {
            Some(opening) => {
                out.push_str(&format!("{indent}{}\n", line.entry));
                write_entries(out, inner, depth + 1, opening);
                out.push_str(&format!("{indent}{},\n", closing(opening).unwrap_or_default()));
            }
            None => out.push_str(&format!("{indent}{entry},\n")),
        }
    }
}

/// The name of an entry if it is readable within this kind of bracket; empty in a list.
fn entry_name(entry: &str, within: char) -> Option<String> {
    match within {
        '[' => ron::from_str::<Vec<Box<RawValue>>>(&format!("[{entry}]"))
            .ok()
            .filter(|list| list.len() == 1)
            .map(|_| String::new()),
        '{' => {
            let map: BTreeMap<String, Box<RawValue>> = ron::from_str(&format!("{{{entry}}}")).ok()?;
            map.into_keys().next()
        }
        _ => {
            let (name, value) = entry.split_once(':')?;
            let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
                && name.chars().all(|character| character.is_ascii_alphanumeric() || character == '_');
            (is_name && ron::from_str::<Box<RawValue>>(value.trim()).is_ok()).then(|| name.to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTACT: &str = "(\n    look: Dark,\n    people: [\n        (\n            name: \"Ada\",\n            mark: 0,\n        ),\n        (\n            name: \"Bo\",\n            mark: 1,\n        ),\n    ],\n    learned: {\n        \"zatre\": [\n            \"one\",\n        ],\n    },\n)\n";

    #[test]
    fn an_intact_file_is_unchanged() {
        assert_eq!(repair(INTACT), INTACT);
    }

    #[test]
    fn only_the_damaged_entry_is_left_out() {
        let without = |lost: &str| INTACT.replace(lost, "");
        for (from, to, lost) in [
            ("    look: Dark,\n", "    lo\u{0}k: Dark,\n", "    look: Dark,\n"),
            ("name: \"Bo\",", "name: \"Bo,", "            name: \"Bo\",\n"),
            ("\"one\",", "\"one,", "            \"one\",\n"),
            ("\"one\",", "\"one\",,", ""),
            // Closing brackets are rebuilt.
            ("        ),\n    ],\n    learned", "        #,\n    ],\n    learned", ""),
            ("    ],\n    learned", "    learned", ""),
            ("    },\n)\n", "", ""),
        ] {
            assert!(INTACT.contains(from), "{from}");
            assert_eq!(repair(&INTACT.replacen(from, to, 1)).trim_end(), without(lost).trim_end(), "{from}");
        }
    }

    #[test]
    fn a_text_in_one_line_is_repaired() {
        let text = "(look: Dark, people: [(name: \"A, (da\", mark: 0), (name: \"Bo";
        let out = "(\n    look: Dark,\n    people: [\n        (\n            name: \"A, (da\",\n            mark: 0,\n        ),\n        (\n        ),\n    ],\n)\n";
        assert_eq!(repair(text), out);
    }

    #[test]
    fn the_result_is_always_readable() {
        for text in [
            "",
            "(",
            "    (",
            "\u{0}",
            "    a: (\n        b: [",
            "    a: 1,\n    a: 2",
            "        deep: 1\n    flat: 1",
            "    1ook: Dark,\n    a: 1",
        ] {
            assert!(ron::from_str::<Box<RawValue>>(&repair(text)).is_ok(), "{text:?}: {}", repair(text));
        }
    }
}
