//! Keys: one list of commands, and what each game adds to it.

use std::collections::BTreeSet;
use std::path::Path;

use cheeseboard::engine::{Phrase, Seat, SecretDisplay, Turn, Viewer};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::paint::board::{self, Input, Response};
use cheeseboard::paint::key_help::{CURTAIN, END_GLIMPSE, GameCommand, KeyLabel, REAL_DICE, labels, shortcut_text};
use cheeseboard::paint::painter::PlayContext;
use cheeseboard::play::{Match, Table};
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::table::{COMMANDS, CommandId, GameSession, ScreenState, Session};
use cheeseboard::ui::{AppCommand, app_keys};
use egui::{Key, KeyboardShortcut, Modifiers};
use regex::Regex;

use crate::tables::{play_on, settings};
use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, spoken};

/// Keys that the games and the table share, each where the other has no use for it: answers of lessons, and Escape.
const SHARED: [Key; 4] = [Key::A, Key::B, Key::C, Key::Escape];

/// Commands of the table that come after those of a game, by the same key, and those of a finished game that is looked at again,
/// in which a game has no use for keys.
const SHARED_COMMANDS: [CommandId; 4] =
    [CommandId::PressOnlyButton, CommandId::Step, CommandId::Autoplay, CommandId::ReviewPace];

/// What a key does, and the key.
type Listed = (&'static str, &'static [KeyboardShortcut]);

/// Collects the commands of games.
struct GameKeys;

impl Visitor for GameKeys {
    type Output = &'static [GameCommand];
    fn visit<G: Game>(&mut self) -> &'static [GameCommand] {
        G::COMMANDS
    }
}

/// All keys, by what they do: those of the games, of boards, of the app, and of the table.
fn listed() -> Vec<Listed> {
    listed_with(visit_all(&mut GameKeys).concat())
}

/// The keys that a language must have words for: drafts speak English only.
fn listed_in(language: Language) -> Vec<Listed> {
    if language == Language::English { listed() } else { listed_with(visit_taught(&mut GameKeys).concat()) }
}

fn listed_with(of_games: Vec<GameCommand>) -> Vec<Listed> {
    let of_games = of_games.into_iter().map(|command| (command.label, command.keys));
    let helps = [board::KEYS, app_keys::KEYS].concat().into_iter().map(|help| (help.label, help.keys));
    let of_table = COMMANDS.iter().filter(|spec| !spec.keys.is_empty()).map(|spec| (spec.label, spec.keys));
    of_games.chain(helps).chain(of_table).collect()
}

#[test]
fn every_key_is_explained_in_every_language() {
    for language in Language::ALL {
        let text = Text::without_fallback(language);
        let missing: Vec<&str> =
            listed_in(language).into_iter().map(|(label, _)| label).filter(|label| !text.has(label)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}

/// What is written on a key is a word of the language, or one sign, or the number of a function key.
#[test]
fn every_key_has_a_name_in_every_language() {
    let texts = Language::ALL.map(Text::without_fallback);
    for (label, keys) in listed() {
        for on_key in keys.iter().flat_map(labels) {
            match on_key {
                KeyLabel::Word(word) | KeyLabel::Arrow(_, word) => {
                    let lacks = texts.iter().find(|text| !text.has(word)).map(Text::language);
                    assert!(lacks.is_none(), "{label}: {word} in {lacks:?}");
                }
                KeyLabel::Letter(sign) => {
                    let is_function_key = sign.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
                    assert!(
                        sign.chars().count() == 1 || is_function_key,
                        "{label}: {sign} is no word of the text files"
                    );
                }
            }
        }
    }
}

#[test]
fn a_shortcut_is_written_in_the_words_of_the_language() {
    let command = |key| KeyboardShortcut::new(Modifiers::COMMAND, key);
    let alone = |key| KeyboardShortcut::new(Modifiers::NONE, key);
    let all = [
        KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z),
        command(Key::S),
        alone(Key::Enter),
        alone(Key::Space),
        alone(Key::Backspace),
        alone(Key::Delete),
        alone(Key::Escape),
        alone(Key::ArrowLeft),
    ];
    let written = |language| {
        let text = Text::of(language);
        all.map(|keys| shortcut_text(&text, &keys)).join(" ")
    };
    assert_eq!(written(Language::English), "Ctrl+Shift+Z Ctrl+S Enter Space Backspace Delete Esc Left");
    assert_eq!(written(Language::German), "Strg+Umschalt+Z Strg+S Eingabe Leertaste Rück Entf Esc links");
    assert_eq!(written(Language::French), "Ctrl+Maj+Z Ctrl+S Entrée Espace Retour arrière Suppr Échap Gauche");
    assert_eq!(written(Language::Italian), "Ctrl+Maiusc+Z Ctrl+S Invio Spazio Backspace Canc Esc Sinistra");
    assert_eq!(written(Language::Spanish), "Ctrl+Mayús+Z Ctrl+S Intro Espacio Retroceso Supr Esc Izquierda");
    assert_eq!(written(Language::Dutch), "Ctrl+Shift+Z Ctrl+S Enter Spatie Backspace Delete Esc pijl links");
}

/// A text leaves the name of its key to the list of keys: none is written out in brackets.
#[test]
fn no_text_names_a_key_by_itself() {
    let brackets = Regex::new(r"\(([^(){}]+)\)").expect("a pattern");
    for language in Language::ALL {
        let text = Text::of(language);
        let keys = listed().into_iter().flat_map(|(_, keys)| keys);
        let names: BTreeSet<String> = keys.map(|keys| shortcut_text(&text, keys)).collect();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text").join(language.code());
        for file in ["app.ftl", "book.ftl", "screens.ftl"] {
            let texts = std::fs::read_to_string(folder.join(file)).expect("a text");
            for line in texts.lines().filter(|line| !line.starts_with('#')) {
                let named = brackets.captures_iter(line).find(|found| names.contains(&found[1]));
                assert!(named.is_none(), "{language:?}, {file}: {line}");
            }
        }
    }
}

/// The sentence that waits for a key names one that is listed for it.
#[test]
fn the_sentence_of_a_step_names_a_key_of_the_list() {
    let sentence = Phrase::new("table-step-waits").with("seat", "Edam".to_owned());
    let step: Vec<_> = listed().into_iter().filter(|(label, _)| *label == "keys-step").collect();
    let [(_, keys)] = step[..] else { panic!("not one shortcut for a step") };
    for language in Language::ALL {
        let text = Text::of(language);
        let said = text.say(&sentence, &[]);
        assert!(keys.iter().any(|keys| said.contains(&shortcut_text(&text, keys))), "{language:?}: {said}");
    }
}

/// Each available command with an entry in the menu is there, with its first key.
#[test]
fn the_menu_shows_the_commands_and_keys_of_the_list() {
    let may_choose = |game: &Match<Zatre>| {
        game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 3
    };
    for language in Language::ALL {
        let text = Text::of(language);
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.language = Some(language));
        let game = played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !may_choose(game));
        let mut table = Table::new(game.clone());
        table.begin_turn(Seat::new(0));
        let model = GameSession::new(table, None).model();
        on_shelf(folder.path(), game);
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        press(&mut harness, &text.get("select-continue"));
        press(&mut harness, &text.get("table-menu"));
        let said = spoken(&harness);
        let screen = ScreenState { model: &model, presenting: false, choices_open: false, story: None };
        let mut entries = 0;
        for spec in COMMANDS.iter().filter(|spec| (spec.command)(&screen).is_some()) {
            let Some(label) = spec.menu.and_then(|entry| (entry.label)(&model)) else { continue };
            let key = spec.keys.first().map(|keys| format!(" {}", shortcut_text(&text, keys))).unwrap_or_default();
            let wanted = format!("{}{key}", text.get(label));
            assert!(said.contains(&wanted), "{language:?}: no {wanted:?} in {said:?}");
            entries += 1;
        }
        assert!(entries >= 15, "{entries} entries");
    }
}

#[test]
fn no_key_of_a_game_is_taken_by_the_table() {
    struct Games;
    impl Visitor for Games {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for spec in COMMANDS.iter().filter(|spec| !SHARED_COMMANDS.contains(&spec.id)) {
                for taken in spec.keys.iter().filter(|keys| !SHARED.contains(&keys.logical_key)) {
                    let clash = G::COMMANDS.iter().find(|command| command.keys.contains(taken));
                    assert!(clash.is_none(), "{}: {clash:?} has a key of the table's {:?}", G::ID, spec.id);
                }
            }
        }
    }
    visit_all(&mut Games);
}

/// What a typed key is to a board.
fn typed<P>(keys: &KeyboardShortcut) -> Option<Input<P>> {
    match keys.logical_key {
        Key::Backspace => Some(Input::Cancel),
        key => key.symbol_or_name().to_ascii_lowercase().chars().next().map(Input::Key),
    }
}

/// Looks at a position with up to `depth` selections that keys and clicks lead to, and notes which commands do something.
fn note_used<G: Game>(play: &PlayContext<'_, G>, german: &Text, depth: usize, used: &mut BTreeSet<&'static str>) {
    let mut inputs: Vec<Input<G::Place>> =
        G::COMMANDS.iter().flat_map(|command| command.keys).filter_map(typed).collect();
    inputs.extend(play.legal.iter().take(12).flat_map(G::move_places).map(Input::Click));
    let mut selections = vec![G::Selection::default()];
    let mut at = 0;
    while let Some(selection) = selections.get(at).cloned().filter(|_| at < depth) {
        at += 1;
        for action in G::actions(play, &selection) {
            let Some(command) = action.command else { continue };
            assert!(G::COMMANDS.contains(command), "{}: {command:?} is not listed", G::ID);
            // Its key cap shows a sign that is the same in every language.
            let cap = &command.keys[0];
            assert_eq!(shortcut_text(german, cap), cap.logical_key.symbol_or_name(), "{}", G::ID);
            used.insert(command.id);
        }
        for command in G::COMMANDS {
            let does = |keys: &KeyboardShortcut| {
                typed(keys)
                    .is_some_and(|input| !matches!(G::respond(play, &mut selection.clone(), input), Response::Nothing))
            };
            if command.keys.iter().any(does) {
                used.insert(command.id);
            }
        }
        for &input in inputs.iter().filter(|_| at < depth) {
            let mut next = selection.clone();
            if matches!(G::respond(play, &mut next, input), Response::Selected) && !selections.contains(&next) {
                selections.push(next);
            }
        }
    }
}

/// In random games, while a seat decides, with what it has selected, and while a draw or a look is due: each key that a
/// button shows is on the sheet of keys with the same label, and each key of the game there does something somewhere.
#[test]
fn keys_of_buttons_are_listed_and_listed_keys_do_something() {
    struct Keys;
    impl Visitor for Keys {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let mut used = BTreeSet::new();
            let german = Text::of(Language::German);
            if G::HAS_OPEN_DICE {
                used.insert(REAL_DICE.id);
            }
            for table in settings::<G>() {
                let mut legal = Vec::new();
                let played = table.played(12);
                let step = (played.states.len() / 60).max(1);
                for (index, state) in played.states.iter().enumerate() {
                    // Selections are tried out at some of the positions.
                    let depth = if index % step == 0 { 5 } else { 1 };
                    let turn = G::turn(state);
                    let seat = match turn {
                        Turn::Seat(seat) => seat,
                        Turn::Chance(seat) => seat.unwrap_or(Seat::new(0)),
                        Turn::Over(_) => continue,
                    };
                    let view = G::view(state, Viewer::Seat(seat));
                    let rest = PlayContext::<G>::at_rest(view.who, &view.open, &turn, &[]);
                    if let Turn::Seat(_) = turn {
                        G::legal_moves(state, &mut legal);
                        note_used(
                            &PlayContext { legal: &legal, acting_seat: Some(seat), ..rest },
                            &german,
                            depth,
                            &mut used,
                        );
                        let reveals = PlayContext { awaiting_reveal: Some(seat), acting_seat: Some(seat), ..rest };
                        note_used(&reveals, &german, depth, &mut used);
                        let secret = view.open != G::view(state, Viewer::Table).open;
                        if secret && G::SECRET_DISPLAY == SecretDisplay::Curtain {
                            used.insert(CURTAIN.id);
                        }
                    } else {
                        let due = PlayContext { awaiting_chance: Some(seat), acting_seat: Some(seat), ..rest };
                        note_used(&due, &german, depth, &mut used);
                    }
                }
            }
            let mut game = settings::<G>()[0].seated(6);
            play_on(&mut game, 6);
            let is_glimpse = |ply: usize, seat: Seat| {
                game.observation(ply, Viewer::Seat(seat)).is_some_and(|observation| observation.is_glimpse)
            };
            if (0..game.ply()).any(|ply| Seat::all(game.seating().len()).any(|seat| is_glimpse(ply, seat))) {
                used.insert(END_GLIMPSE.id);
            }
            let listed: BTreeSet<&str> = G::COMMANDS.iter().map(|command| command.id).collect();
            assert_eq!(used, listed, "{}: what does something, and what is listed", G::ID);
        }
    }
    visit_all(&mut Keys);
}

/// F1 shows the keys of the game at the table, and of no other.
#[test]
fn the_sheet_shows_the_keys_of_this_game() {
    struct Sheet;
    impl Visitor for Sheet {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let folder = tempfile::tempdir().expect("a folder");
            let mut harness = app(folder.path(), (1280.0, 800.0));
            harness.state_mut().execute(AppCommand::NewGame(G::ID));
            harness.run_steps(3);
            key(&mut harness, Key::F1);
            harness.run_steps(2);
            let text = Text::english();
            let shared = [board::KEYS, app_keys::KEYS].concat();
            for (label, _) in listed() {
                let is_here = G::COMMANDS.iter().any(|command| command.label == label)
                    || COMMANDS.iter().any(|spec| spec.label == label)
                    || shared.iter().any(|help| help.label == label);
                assert_eq!(hears(&harness, &text.get(label)), is_here, "{}: {label}", G::ID);
            }
        }
    }
    visit_taught(&mut Sheet);
}
