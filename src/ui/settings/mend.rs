//! Mends a damaged settings file by its layout: the program writes one entry a line, so what is damaged is one line, and with it at most the entry it
//! belongs to.

use ron::value::RawValue;
use std::collections::{BTreeMap, BTreeSet};

/// Spaces by which what stands in brackets is indented.
const INDENT: usize = 4;
/// A file of fewer lines is not as the program writes it.
const FEW_LINES: usize = 3;
/// Nothing stands in more brackets.
const DEEPEST: usize = 16;

/// The same text without the entries that cannot be read. Brackets are set anew: what is inside which follows from the indentation.
pub(super) fn mended(text: &str) -> String {
    let laid_out = if text.lines().count() < FEW_LINES { laid_out(text) } else { text.to_owned() };
    let lines = straightened(laid_out.lines().map(Line::of).filter(|line| !line.entry.is_empty()).collect());
    let fields = lines.iter().position(|line| line.depth > 0).unwrap_or(lines.len());
    let mut out = String::from("(\n");
    write_entries(&mut out, &lines[fields..], 1, '(');
    out.push_str(")\n");
    out
}

/// Puts right what shows that a line's indentation was damaged: no whole line is followed by one that stands two brackets further in, and none but one
/// that opens a bracket stands further out than both its neighbours.
fn straightened(mut lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
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

/// The same text an entry a line, where somebody has written it without line breaks.
fn laid_out(text: &str) -> String {
    let mut out = String::new();
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for letter in text.chars() {
        quoted ^= letter == '"' && !escaped;
        escaped = quoted && letter == '\\' && !escaped;
        let breaks = |depth: usize| format!("\n{}", " ".repeat(depth.min(DEEPEST) * INDENT));
        match letter {
            _ if quoted => out.push(letter),
            '(' | '[' | '{' => {
                depth += 1;
                out.push(letter);
                out.push_str(&breaks(depth));
            }
            ')' | ']' | '}' => {
                depth = depth.saturating_sub(1);
                out.push_str(&breaks(depth));
                out.push(letter);
            }
            ',' => {
                out.push(letter);
                out.push_str(&breaks(depth));
            }
            ' ' if out.ends_with([' ', '\n']) => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A line without its indentation and the comma at its end.
struct Line<'a> {
    /// In how many brackets it stands.
    depth: usize,
    entry: &'a str,
}

impl<'a> Line<'a> {
    fn of(line: &'a str) -> Self {
        let entry = line.trim_start();
        let spaces = line.len() - entry.len();
        let entry = entry.trim_end();
        Line { depth: (spaces + INDENT / 2) / INDENT, entry: entry.strip_suffix(',').unwrap_or(entry) }
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

/// Writes the entries at this depth that can be read in a bracket of this kind, and what stands in them. Lines that close brackets are no entries.
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
        // What stands below a line that opens nothing has lost what it stands in.
        let is_lost = opening.is_none() && !inner.is_empty();
        let Some(name) = name_in(&entry, within).filter(|_| !is_lost) else { continue };
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

/// The name of an entry that can be read in a bracket of this kind; in a list names are empty.
fn name_in(entry: &str, within: char) -> Option<String> {
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
            let is_name =
                !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
            (is_name && ron::from_str::<Box<RawValue>>(value.trim()).is_ok()).then(|| name.to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = "(\n    look: Dark,\n    people: [\n        (\n            name: \"Ada\",\n            mark: 0,\n        ),\n        (\n            name: \"Bo\",\n            mark: 1,\n        ),\n    ],\n    learned: {\n        \"zatre\": [\n            \"one\",\n        ],\n    },\n)\n";

    #[test]
    fn a_whole_file_stays_as_it_is() {
        assert_eq!(mended(WHOLE), WHOLE);
    }

    #[test]
    fn only_the_damaged_entry_is_left_out() {
        let without = |lost: &str| WHOLE.replace(lost, "");
        for (from, to, lost) in [
            ("    look: Dark,\n", "    lo\u{0}k: Dark,\n", "    look: Dark,\n"),
            ("name: \"Bo\",", "name: \"Bo,", "            name: \"Bo\",\n"),
            ("\"one\",", "\"one,", "            \"one\",\n"),
            // Brackets that close are set anew.
            ("        ),\n    ],\n    learned", "        #,\n    ],\n    learned", ""),
            ("    ],\n    learned", "    learned", ""),
            ("    },\n)\n", "", ""),
        ] {
            assert!(WHOLE.contains(from), "{from}");
            assert_eq!(mended(&WHOLE.replacen(from, to, 1)).trim_end(), without(lost).trim_end(), "{from}");
        }
    }

    #[test]
    fn what_was_written_in_one_line_is_mended_too() {
        let text = "(look: Dark, people: [(name: \"A, (da\", mark: 0), (name: \"Bo";
        let out = "(\n    look: Dark,\n    people: [\n        (\n            name: \"A, (da\",\n            mark: 0,\n        ),\n        (\n        ),\n    ],\n)\n";
        assert_eq!(mended(text), out);
    }

    #[test]
    fn whatever_it_is_what_comes_out_can_be_read() {
        for text in
            ["", "(", "    (", "\u{0}", "    a: (\n        b: [", "    a: 1,\n    a: 2", "        deep: 1\n    flat: 1"]
        {
            assert!(ron::from_str::<Box<RawValue>>(&mended(text)).is_ok(), "{text:?}: {}", mended(text));
        }
    }
}
