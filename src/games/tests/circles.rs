//! The files of a game's folder use one another in one direction: no file reaches itself along `use` paths. Paths between a module
//! and the modules inside it do not count, because a parent and its children are read together.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The segments of a module's path inside the game's folder; empty for `mod.rs`.
type Module = Vec<String>;

/// What a file imports: the segments of each path by the name that the path gets in the file.
type Imports = Vec<(String, Vec<String>)>;

#[test]
fn files_of_a_game_use_one_another_in_one_direction() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    for game in fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        let name = game.file_name().unwrap().to_str().unwrap();
        if name != "tests" {
            let files = read_modules(&game, &Vec::new());
            assert_eq!(circular(name, &files), Vec::<String>::new(), "{name}: these files use one another in a circle");
        }
    }
}

#[test]
fn a_circle_through_a_third_file_is_found() {
    let file = |path: &str, source: &str| (path.split('/').map(str::to_owned).collect(), imports(source));
    let files = BTreeMap::from([
        (Module::new(), imports("mod a;\npub use dice::{Die, Face as Wild};")),
        file("dice", "use super::painter::board::{\n    Board, // why\n};"),
        file("painter", "use crate::games::toy::dice;\nuse std::fmt;"),
        file("painter/board", "use super::tray;\nuse super::Selection;"),
        file("painter/tray", "use crate::games::toy::Wild;\n#[cfg(test)]\nmod tests {\n    use super::*;\n}"),
    ]);
    assert_eq!(circular("toy", &files), ["dice", "painter/board", "painter/tray"]);
}

/// The imports of every file in this folder and the folders inside it, without tests.
fn read_modules(folder: &Path, module: &Module) -> BTreeMap<Module, Imports> {
    let mut modules = BTreeMap::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let inner = if stem == "mod" { module.clone() } else { child(module, &stem) };
        if stem == "tests" {
        } else if path.is_dir() {
            modules.extend(read_modules(&path, &inner));
        } else {
            modules.insert(inner, imports(&fs::read_to_string(&path).unwrap()));
        }
    }
    modules
}

/// The path of the module with this name inside another one.
fn child(module: &Module, name: &str) -> Module {
    module.iter().cloned().chain([name.to_owned()]).collect()
}

/// The imports of a file, up to its tests.
fn imports(source: &str) -> Imports {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap();
    let mut lines = source.lines().map(|line| line.split("//").next().unwrap().trim());
    let mut found = Imports::new();
    while let Some(line) = lines.next() {
        if let Some((before, path)) = line.split_once("use ")
            && (before.is_empty() || before.starts_with("pub"))
        {
            let mut tree = path.to_owned();
            while !tree.ends_with(';') {
                tree += lines.next().expect("a semicolon ends it");
            }
            expand(&[], tree.trim_end_matches(';'), &mut found);
        }
    }
    found
}

/// Adds the paths of a `use` tree below these segments.
fn expand(before: &[String], tree: &str, found: &mut Imports) {
    let (head, group) = tree.split_once('{').map_or((tree, None), |(head, rest)| (head, rest.rsplit_once('}')));
    let (path, alias) = head.split_once(" as ").map_or((head, None), |(path, alias)| (path, Some(alias)));
    let segments = path.split("::").map(|segment| segment.trim().to_owned()).filter(|segment| !segment.is_empty());
    let mut whole = before.to_vec();
    whole.extend(segments);
    let Some((group, _)) = group else {
        let name = alias.unwrap_or(whole.last().map_or("", String::as_str)).trim().to_owned();
        return found.push((name, whole));
    };
    let (mut depth, mut start) = (0, 0);
    for (index, sign) in group.char_indices().chain([(group.len(), ',')]) {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = group[start..index].trim();
                if !part.is_empty() {
                    expand(&whole, part, found);
                }
                start = index + 1;
            }
            _ => {}
        }
    }
}

/// The module in which the item at this path is made, through what other modules pass on; `None` outside the game.
fn resolve(game: &str, files: &BTreeMap<Module, Imports>, from: &Module, path: &[String]) -> Option<Module> {
    let mut module = from.clone();
    let mut rest = path;
    match path {
        [first, second, third, ..] if [first, second] == ["crate", "games"] && third == game => {
            (module, rest) = (Module::new(), &path[3..]);
        }
        [first, ..] if first == "self" => rest = &path[1..],
        [first, ..] if first == "super" => {
            let up = path.iter().take_while(|segment| *segment == "super").count();
            module.truncate(from.len().checked_sub(up)?);
            rest = &path[up..];
        }
        [first, ..] if files.contains_key(&child(&module, first)) => {}
        _ => return None,
    }
    while let [first, ..] = rest
        && let inner = child(&module, first)
        && files.contains_key(&inner)
    {
        (module, rest) = (inner, &rest[1..]);
    }
    let passed_on = rest.first().and_then(|name| files.get(&module)?.iter().find(|(given, _)| given == name));
    let further = passed_on.filter(|(_, onward)| module != *from || onward != path);
    further.and_then(|(_, onward)| resolve(game, files, &module, onward)).or(Some(module))
}

/// The files that use themselves through other files.
fn circular(game: &str, files: &BTreeMap<Module, Imports>) -> Vec<String> {
    let is_inside = |one: &Module, other: &Module| one.starts_with(other) || other.starts_with(one);
    let used: BTreeMap<&Module, BTreeSet<Module>> = files
        .iter()
        .map(|(module, imports)| {
            let targets = imports.iter().filter_map(|(_, path)| resolve(game, files, module, path));
            (module, targets.filter(|target| !is_inside(module, target)).collect())
        })
        .collect();
    let reaches_itself = |module: &&Module| {
        let (mut reached, mut open) = (BTreeSet::new(), vec![*module]);
        while let Some(next) = open.pop() {
            for target in used.get(next).into_iter().flatten() {
                if reached.insert(target) {
                    open.push(target);
                }
            }
        }
        reached.contains(*module)
    };
    files.keys().filter(reaches_itself).map(|module| module.join("/")).collect()
}
