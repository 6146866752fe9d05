//! Rules about the source code that its text alone can show.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::text::Text;
use regex::Regex;

/// The most lines of a source file.
const MOST_LINES: usize = 600;

/// A source file: its path below `src` with `/` between, and what is in it.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// The numbered lines outside test modules. Test modules that are written in the file itself end at the first closing
    /// brace without indentation.
    fn lines_outside_tests(&self) -> impl Iterator<Item = (usize, &str)> {
        let (mut was_for_tests, mut in_tests) = (false, false);
        self.text.lines().enumerate().filter(move |(_, line)| {
            in_tests |= was_for_tests && line.starts_with("mod ") && line.ends_with('{');
            was_for_tests = *line == "#[cfg(test)]";
            let is_outside = !in_tests;
            in_tests &= *line != "}";
            is_outside
        })
    }

    /// The code without comments and test modules.
    fn code(&self) -> String {
        let is_comment = |line: &str| line.trim_start().starts_with("//");
        let code = self.lines_outside_tests().filter(|(_, line)| !is_comment(line));
        code.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    }

    /// The code of test modules.
    fn test_code(&self) -> String {
        if self.is_test() {
            return self.text.clone();
        }
        let outside: BTreeSet<usize> = self.lines_outside_tests().map(|(number, _)| number).collect();
        let tests = self.text.lines().enumerate().filter(|(number, _)| !outside.contains(number));
        tests.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    }

    fn is_test(&self) -> bool {
        self.path.ends_with("/tests.rs") || self.path.contains("/tests/")
    }

    /// The room of the file: `engine`, `games`, …; `lib` and `main` for the two at the top.
    fn room(&self) -> &str {
        self.path.split(['/', '.']).next().unwrap_or_default()
    }

    /// Whether it is `games/*/NAME.rs` or below `games/*/NAME/`.
    fn is_part_of_a_game(&self, name: &str) -> bool {
        let mut steps = self.path.split('/');
        steps.next() == Some("games")
            && steps.next().is_some()
            && steps.next().is_some_and(|step| step == name || step.strip_suffix(".rs") == Some(name))
    }
}

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn sources() -> Vec<Source> {
    let root = package().join("src");
    let sources: Vec<Source> = files(&root, "rs")
        .into_iter()
        .map(|path| {
            let steps: Vec<_> =
                path.strip_prefix(&root).expect("below src").iter().map(|step| step.to_string_lossy()).collect();
            Source { path: steps.join("/"), text: read(&path) }
        })
        .collect();
    assert!(sources.len() > 30, "the sources are here");
    sources
}

/// Asserts that nothing was found; the message lists the findings.
fn none(what: &str, found: &[String]) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern")
}

/// Lines of code that match, as `path: line`.
fn matches<'a>(sources: impl IntoIterator<Item = &'a Source>, pattern: &str) -> Vec<String> {
    let pattern = regex(pattern);
    sources
        .into_iter()
        .flat_map(|source| {
            let code = source.code();
            let lines = code.lines().filter(|line| pattern.is_match(line)).map(|line| line.trim().to_owned());
            lines.map(|line| format!("src/{}: {line}", source.path)).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn every_file_has_a_module_comment() {
    let silent =
        |source: &&Source| !source.text.starts_with("//!") && !source.text.starts_with("#![doc = include_str!");
    let found: Vec<String> = sources().iter().filter(silent).map(|source| source.path.clone()).collect();
    none("files that do not begin with //!", &found);
}

#[test]
fn no_file_has_more_than_600_lines() {
    let long = sources()
        .iter()
        .map(|source| (source.text.lines().count(), &source.path))
        .filter(|(lines, _)| *lines > MOST_LINES)
        .map(|(lines, path)| format!("{path}: {lines}"))
        .collect::<Vec<_>>();
    none("files of more than 600 lines", &long);
}

/// Only `play` and the rules of a game hold real states; everything else holds determinizations.
#[test]
fn states_stay_in_play_and_in_the_rules() {
    let sources = sources();
    let rules_of = regex(r"impl Rules for (\w+)");
    let games: Vec<String> = sources
        .iter()
        .flat_map(|source| rules_of.captures_iter(&source.text).map(|found| found[1].to_owned()).collect::<Vec<_>>())
        .collect();
    assert!(games.contains(&"Zatre".to_owned()), "{games:?}");
    let outside: Vec<&Source> = sources
        .iter()
        .filter(|source| !["engine", "play"].contains(&source.room()) && !source.is_part_of_a_game("rules"))
        .filter(|source| !source.is_test())
        .collect();
    none("a state named", &matches(outside.iter().copied(), r"::State\b|\bState<"));
    none(
        "a state's type brought in",
        &matches_in_statements(&outside, r"^(pub )?use (crate|super|self|rules)\b[^;]*\bState\b"),
    );
    let contract = sources.iter().find(|source| source.path == "engine/rules.rs").expect("the contract");
    let on_states: Vec<String> = regex(r"fn (\w+)\(\s*_?\w+: &(?:mut )?Self::State")
        .captures_iter(&contract.text)
        .map(|found| found[1].to_owned())
        .chain(["start".to_owned()])
        .collect();
    assert!(on_states.len() > 8, "{on_states:?}");
    let caller = format!(r"(\bR|\bG|\bSelf|\b{}|as Rules>)::({})\(", games.join(r"|\b"), on_states.join("|"));
    none("rules called on a state", &matches(outside.iter().copied(), &caller));
    let not_minds = outside.iter().copied().filter(|source| !source.is_part_of_a_game("mind"));
    none("a determinization opened", &matches(not_minds, r"\.state\(\)"));
    let makes = r"Determinization::from_view|Determinization \{";
    let (maker, others): (Vec<&Source>, Vec<&Source>) =
        sources.iter().filter(|source| !source.is_test()).partition(|source| source.path == "engine/view.rs");
    assert!(!matches(maker.into_iter(), makes).is_empty(), "its maker is looked for by a name that it has");
    let not_rules = others.into_iter().filter(|source| !source.is_part_of_a_game("rules"));
    none("a determinization made", &matches(not_rules, makes));
}

/// Statements that match, joined into one line: `use` statements may run over several lines.
fn matches_in_statements(sources: &[&Source], pattern: &str) -> Vec<String> {
    let pattern = regex(pattern);
    sources
        .iter()
        .flat_map(|source| {
            let code = source.code();
            code.split(';')
                .map(|statement| statement.split_whitespace().collect::<Vec<_>>().join(" "))
                .filter(|statement| pattern.is_match(statement))
                .map(|statement| format!("src/{}: {statement}", source.path))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn fields_of_states_are_private() {
    let state = regex(r"(?s)pub struct State \{(.*?)\n\}");
    let mut states = 0;
    for source in sources().iter().filter(|source| source.is_part_of_a_game("rules")) {
        for found in state.captures_iter(&source.text) {
            assert!(!found[1].contains("pub"), "src/{}: {}", source.path, &found[1]);
            states += 1;
        }
    }
    assert!(states > 0, "no state was found");
}

/// No window, file, clock or thread in the contract and the games.
#[test]
fn rules_use_no_window_file_clock_or_thread() {
    let sources = sources();
    let pure = sources
        .iter()
        .filter(|source| ["engine", "games"].contains(&source.room()) && !source.is_part_of_a_game("painter"))
        .filter(|source| !source.is_test());
    none(
        "what rules must not know",
        &matches(
            pure,
            r"\b(egui|eframe)\b|std::(fs|thread|time|net|env|process|io)\b|thread_rng|rand::rng\(|rand::random",
        ),
    );
}

/// Decisions of bots, rules and painting do not depend on a clock; only the arena measures time.
#[test]
fn games_and_bots_use_no_clock() {
    let sources = sources();
    assert!(sources.iter().any(measures_time), "the arena is here");
    none("a clock", &clocks(&sources));
}

#[test]
fn clock_check_finds_clocks_outside_tests() {
    let source = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
    for path in
        ["bots/search.rs", "bots/worker.rs", "games/zatre/mind/prospect.rs", "games/zatre/painter.rs", "engine/mind.rs"]
    {
        for clock in [
            "use std::time::Instant;",
            "let begun = std::time::SystemTime::now();",
            "use std::{\n    sync::Arc,\n    time::{Duration, Instant as Clock},\n};",
            "use web_time::Instant;",
        ] {
            assert_eq!(clocks(&[source(path, clock)]).len(), 1, "{path}: {clock}");
        }
    }
    let allowed = [
        source("bots/arena.rs", "use std::time::Instant;"),
        source("ui/app.rs", "use std::time::Instant;"),
        source("bots/search.rs", "/// No Instant is looked at.\nfn is_instantly() {}"),
        source("bots/search/tests.rs", "use std::time::Instant;"),
        source("bots/worker.rs", "#[cfg(test)]\nmod tests {\n    use std::time::Instant;\n}"),
    ];
    none("what is no clock, or may be one", &clocks(&allowed));
}

/// The one file in which bots are timed.
fn measures_time(source: &Source) -> bool {
    source.path == "bots/arena.rs"
}

/// Lines that name a clock where none may be.
fn clocks(sources: &[Source]) -> Vec<String> {
    let rooms = ["engine", "games", "bots", "puzzles", "drills"];
    let timeless = |source: &&Source| rooms.contains(&source.room()) && !source.is_test() && !measures_time(source);
    matches(sources.iter().filter(timeless), r"\b(Instant|SystemTime)\b")
}

/// Tests wait for what they started to be done, not for a span of time. Benchmarks measure durations.
#[test]
fn no_test_waits_on_the_clock() {
    let clock = regex(r"\b(sleep|Instant|elapsed|recv_timeout|wait_timeout\w*|run_realtime)\b");
    let tests = package().join("tests");
    let of_tests = files(&tests, "rs").into_iter().filter(|path| !path.ends_with("house.rs")).map(|path| read(&path));
    let of_sources = sources().into_iter().map(|source| source.test_code());
    let is_clock = |line: &&str| clock.is_match(line) && !line.trim_start().starts_with("//");
    let lines = |text: String| text.lines().filter(is_clock).map(str::to_owned).collect::<Vec<_>>();
    none("a clock in a test", &of_tests.chain(of_sources).flat_map(lines).collect::<Vec<_>>());
}

#[test]
fn only_painters_use_egui() {
    let sources = sources();
    let rooms =
        ["engine", "games", "bots", "play", "puzzles", "story", "statistics", "daily", "drills", "text", "lessons"];
    let blind = sources.iter().filter(|source| rooms.contains(&source.room()) && !source.is_part_of_a_game("painter"));
    none("egui where nothing is painted", &matches(blind, r"\b(egui|eframe|image|rfd)::"));
}

/// What input does is decided without a window, so that tests need none.
#[test]
fn responses_to_input_use_no_egui() {
    let sources = sources();
    let files = regex(r"^(paint/board/input|games/\w+/painter/(input|interaction|place))\.rs$");
    let responses: Vec<&Source> = sources.iter().filter(|source| files.is_match(&source.path)).collect();
    assert!(responses.len() > 10, "{} files", responses.len());
    none("egui where input is judged", &matches(responses, r"\begui\b"));
}

#[test]
fn code_leaves_out_test_modules_only() {
    let source = |text: &str| Source { path: "games/zatre/painter.rs".to_owned(), text: text.to_owned() };
    let painter =
        source("use a;\n#[cfg(test)]\nmod tests;\n// b\nimpl Painter {}\n#[cfg(test)]\nmod inline {\n    c\n}\nd");
    assert_eq!(painter.code(), "use a;\n#[cfg(test)]\nmod tests;\nimpl Painter {}\n#[cfg(test)]\nd");
    assert_eq!(painter.test_code(), "mod inline {\n    c\n}");
}

/// `engine <- text <- paint`, `engine <- games <- play <- bots <- {story <- statistics <- daily, puzzles, drills, lessons} <- {cli, ui} <- main`.
#[test]
fn dependencies_between_rooms_point_one_way() {
    let path = regex(r"\bcrate::(?:\{([^}]*)\}|(\w+))");
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| !source.is_test()) {
        let paints = source.is_part_of_a_game("painter") || source.path == "games/mod.rs";
        let allowed: &[&str] = match source.room() {
            "engine" => &["engine"],
            "files" | "storage" => &[],
            "sound" => &["sound"],
            "text" => &["engine", "files", "text"],
            "paint" => &["engine", "files", "text", "sound", "paint"],
            "games" if paints => &["engine", "text", "sound", "paint", "games"],
            "games" => &["engine", "games"],
            "play" => &["engine", "games", "play", "storage"],
            "bots" => &["engine", "games", "play", "bots"],
            "story" => &["engine", "games", "play", "bots", "storage", "story"],
            "statistics" => &["engine", "games", "play", "story", "storage", "statistics"],
            "daily" => &["engine", "games", "play", "bots", "storage", "statistics", "daily"],
            "puzzles" => &["engine", "files", "play", "bots", "puzzles"],
            "drills" => &["engine", "games", "play", "bots", "drills"],
            "lessons" => &["engine", "files", "games", "play", "text", "lessons"],
            "ui" => &[
                "engine",
                "text",
                "paint",
                "games",
                "play",
                "bots",
                "story",
                "statistics",
                "daily",
                "puzzles",
                "drills",
                "lessons",
                "storage",
                "sound",
                "ui",
            ],
            "cli" if source.path == "cli/picture.rs" => {
                &["engine", "text", "games", "play", "bots", "story", "lessons", "storage", "cli", "ui"]
            }
            "cli" if source.path == "cli/book_page.rs" => {
                &["engine", "text", "games", "play", "bots", "lessons", "storage", "cli", "ui"]
            }
            "cli" if source.path == "cli/sounds.rs" => &["sound", "cli"],
            "cli" => {
                &["engine", "text", "games", "play", "bots", "story", "daily", "puzzles", "lessons", "storage", "cli"]
            }
            "lib" | "main" => &[],
            room => panic!("src/{}: what may {room} use? Say so here", source.path),
        };
        for used in path.captures_iter(&source.code()) {
            let rooms = used.get(1).or(used.get(2)).expect("one of the two").as_str();
            for room in rooms.split(',').map(|room| room.trim().split("::").next().unwrap_or_default()) {
                if !room.is_empty() && !allowed.contains(&room) {
                    found.push(format!("src/{} uses {room}", source.path));
                }
            }
        }
    }
    none("arrows that point the wrong way", &found);
}

/// A comment in the line above every `unwrap` and `expect` says why it cannot panic.
#[test]
fn every_unwrap_has_a_reason() {
    let unwrapped = regex(r"\.unwrap\(\)|\.expect\(|\.unwrap_err\(\)|\.expect_err\(");
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| !source.is_test()) {
        let mut has_reason = false;
        for (number, line) in source.lines_outside_tests() {
            let is_comment = line.trim_start().starts_with("//");
            if unwrapped.is_match(line) && !is_comment && !has_reason {
                found.push(format!("src/{}:{}: {}", source.path, number + 1, line.trim()));
            }
            has_reason = is_comment;
        }
    }
    none("unwrap or expect without a reason in the line above", &found);
}

/// Every key of a phrase in the code has a sentence.
#[test]
fn every_phrase_has_a_sentence() {
    let text = Text::english();
    let said = regex(r#"(?:Phrase::new|Problem::of_file)\(\s*"([^"]+)"\s*\)"#);
    let mut keys = BTreeSet::new();
    let sources = sources();
    for source in sources.iter().filter(|source| !source.is_test()) {
        keys.extend(said.captures_iter(&source.code()).map(|found| found[1].to_owned()));
    }
    struct Keys<'a>(&'a [Source], &'a mut BTreeSet<String>);
    impl Visitor for Keys<'_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let of_game = regex(&format!(r#""({}-[a-z0-9_-]*[a-z0-9])""#, G::ID));
            for source in self.0.iter().filter(|source| source.path.starts_with(&format!("games/{}/", G::ID))) {
                self.1.extend(of_game.captures_iter(&source.code()).map(|found| found[1].to_owned()));
            }
            self.1.extend(["name", "tagline", "aim", "score"].map(|of| format!("{}-{of}", G::ID)));
            self.1.extend(G::options().iter().map(|spec| format!("{}-option-{}", G::ID, spec.key)));
        }
    }
    visit_all(&mut Keys(&sources, &mut keys));
    assert!(keys.len() > 60 && keys.contains("zatre-refuse-open-cell"), "{keys:?}");
    let missing: Vec<String> = keys.into_iter().filter(|key| !text.has(key)).collect();
    none("phrases without a sentence", &missing);
}

/// Every rule has a test named after its id, and every such test names a rule that exists.
#[test]
fn every_rule_has_a_test() {
    struct Named;
    impl Visitor for Named {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let test = regex(r"#\[test\]\nfn ([a-z]+)(\d\d)_");
            let folder = package().join("tests/all").join(G::ID);
            let tested: BTreeSet<String> = files(&folder, "rs")
                .iter()
                .flat_map(|file| {
                    let text = read(file);
                    test.captures_iter(&text)
                        .map(|found| format!("{}{}", found[1].to_uppercase(), found[2].trim_start_matches('0')))
                        .collect::<Vec<_>>()
                })
                .collect();
            let rules: BTreeSet<String> = G::RULE_IDS.iter().map(|&rule| rule.to_owned()).collect();
            assert_eq!(rules.len(), G::RULE_IDS.len(), "{}: each id once", G::ID);
            assert_eq!(tested, rules, "{}: tests against rules", G::ID);
        }
    }
    visit_taught(&mut Named);
}

/// Refusals in the code of a game name rules from its list.
#[test]
fn every_refusal_names_a_listed_rule() {
    struct Refusals(Vec<Source>);
    impl Visitor for Refusals {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let letter: String = G::RULE_IDS[0].chars().take_while(char::is_ascii_uppercase).collect();
            let id = regex(&format!(r#""({letter}\d+)""#));
            let mut named = BTreeSet::new();
            for source in self.0.iter().filter(|source| source.path.starts_with(&format!("games/{}/", G::ID))) {
                for found in id.captures_iter(&source.code()) {
                    assert!(G::RULE_IDS.contains(&&found[1]), "src/{}: {}", source.path, &found[1]);
                    named.insert(found[1].to_owned());
                }
            }
            assert!(named.len() > 5, "{}: {named:?}", G::ID);
        }
    }
    visit_taught(&mut Refusals(sources()));
}

/// Widths of lines, radii and colours of the interface stand in the theme: no number in what paints screens, widgets
/// and the panels beside a board.
#[test]
fn what_the_interface_looks_like_stands_in_the_theme() {
    let literal = regex(r"\bStroke::new\(\s*\d|\bCornerRadius::same\(\s*\d|\bColor32::from_rgb\(");
    let sources = sources();
    let found: Vec<String> = sources
        .iter()
        .filter(|source| !source.is_test() && is_interface(&source.path))
        .flat_map(|source| {
            let code = source.code();
            literal.find_iter(&code).map(|found| format!("src/{}: {}", source.path, found.as_str())).collect::<Vec<_>>()
        })
        .collect();
    none("a number or colour that belongs in the theme", &found);
    let known = ["paint/style.rs", "ui/table/end.rs", "games/zatre/painter/rack.rs"];
    assert!(known.iter().all(|path| is_interface(path) && sources.iter().any(|source| source.path == *path)));
}

/// Whether a file paints the interface: screens, widgets, panels beside a board. Pictures have colours of their own.
fn is_interface(path: &str) -> bool {
    let panels = ["panels.rs", "seats.rs", "rack.rs", "sheet.rs", "plates.rs"];
    match path.split('/').next() {
        Some("ui") => true,
        Some("paint") => !path.starts_with("paint/theme") && !path.starts_with("paint/art"),
        Some("games") => path.split_once("/painter/").is_some_and(|(_, file)| panels.contains(&file)),
        _ => false,
    }
}

#[test]
fn every_token_of_the_theme_is_used() {
    let token = regex(r"(?m)^    pub (\w+):");
    let sources = sources();
    let theme = sources.iter().filter(|source| source.path.starts_with("paint/theme"));
    let all = sources.iter().map(Source::code).collect::<String>();
    let used = regex(r"\.\w+");
    let used: BTreeSet<&str> = used.find_iter(&all).map(|found| &found.as_str()[1..]).collect();
    let tokens: BTreeSet<String> = theme
        .flat_map(|source| token.captures_iter(&source.text).map(|found| found[1].to_owned()).collect::<Vec<_>>())
        .collect();
    assert!(tokens.len() > 100, "{tokens:?}");
    let unused: Vec<String> = tokens.into_iter().filter(|name| !used.contains(name.as_str())).collect();
    none("a token that nothing uses", &unused);
}
