//! Keys: one list of commands, and what each game adds to it.

use std::collections::BTreeSet;
use std::path::Path;

use cheeseboard::engine::{Phrase, Seat, Turn};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::paint::board;
use cheeseboard::paint::key_help::{KeyHelp, KeyLabel, labels, shortcut_text};
use cheeseboard::paint::painter::PlayContext;
use cheeseboard::play::Match;
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::table::SHORTCUTS;
use cheeseboard::ui::{AppCommand, app_keys};
use egui::{Key, KeyboardShortcut, Modifiers};
use regex::Regex;

use crate::tables::settings;
use crate::ui::{app, bot, hears, key, on_shelf, person, played, press, settle, spoken};

/// Keys that the games and the table share, each where the other has no use for it: answers of lessons, and Escape.
const SHARED: [Key; 4] = [Key::A, Key::B, Key::C, Key::Escape];

/// All keys, by what they do: those of the games, of boards, of the app, and of the table.
fn listed() -> Vec<(&'static str, &'static [KeyboardShortcut])> {
    struct Keys;
    impl Visitor for Keys {
        type Output = &'static [KeyHelp];
        fn visit<G: Game>(&mut self) -> &'static [KeyHelp] {
            G::KEYS
        }
    }
    let mut helps: Vec<KeyHelp> = visit_all(&mut Keys).concat();
    helps.extend([board::KEYS, app_keys::KEYS].concat());
    let shortcuts = SHORTCUTS.iter().map(|shortcut| (shortcut.label, shortcut.keys));
    helps.into_iter().map(|help| (help.label, help.keys)).chain(shortcuts).collect()
}

#[test]
fn every_key_is_explained_in_every_language() {
    for language in Language::ALL {
        let text = Text::of(language);
        let missing: Vec<&str> =
            listed().into_iter().map(|(label, _)| label).filter(|label| !text.has(label)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}

/// What is written on a key is a word of the language, or one sign, or the number of a function key.
#[test]
fn every_key_has_a_name_in_every_language() {
    let texts = Language::ALL.map(Text::of);
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

/// Entries of the menu with a key, and what the list of keys says of it.
const MENU_KEYS: [(&str, &str); 9] = [
    ("table-hint", "keys-hint"),
    ("table-play-for-me", "keys-play-for-me"),
    ("choices-title", "keys-choices"),
    ("menu-new-game", "keys-new"),
    ("menu-save-record", "keys-save"),
    ("menu-open-record", "keys-open"),
    ("menu-cover", "keys-cover"),
    ("keys-full-screen", "keys-full-screen"),
    ("menu-keys", "keys-keys"),
];
/// Entries of the menu without a key.
const MENU_WITHOUT: [&str; 6] =
    ["menu-copy-picture", "menu-save-picture", "menu-copy-record", "menu-present", "menu-about", "menu-settings"];

#[test]
fn the_menu_shows_the_keys_of_the_list() {
    let may_choose = |game: &Match<Zatre>| {
        game.ply() > 20 && game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 3
    };
    for language in Language::ALL {
        let text = Text::of(language);
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), |settings| settings.language = Some(language));
        on_shelf(folder.path(), played(&[person("Ada", 0), bot("Edam", 1)], 5, |game| !may_choose(game)));
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.run_steps(3);
        press(&mut harness, &text.get("select-continue"));
        press(&mut harness, &text.get("table-menu"));
        let said = spoken(&harness);
        for (entry, label) in MENU_KEYS {
            let (_, keys) = listed().into_iter().find(|(listed, _)| *listed == label).expect("it is listed");
            let wanted = format!("{} {}", text.get(entry), shortcut_text(&text, &keys[0]));
            assert!(said.contains(&wanted), "{language:?}: no {wanted:?} in {said:?}");
        }
        for entry in MENU_WITHOUT {
            assert!(said.contains(&text.get(entry)), "{language:?}: no {entry} without a key in {said:?}");
        }
    }
}

#[test]
fn no_key_of_a_game_is_taken_by_the_table() {
    struct Games;
    impl Visitor for Games {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let of_table = SHORTCUTS.iter().flat_map(|shortcut| shortcut.keys);
            for taken in of_table.filter(|keys| !SHARED.contains(&keys.logical_key)) {
                let clash = G::KEYS.iter().find(|help| help.keys.contains(taken));
                assert!(clash.is_none(), "{}: {clash:?} is taken", G::ID);
            }
        }
    }
    visit_all(&mut Games);
}

/// In random games: what a button of the foot line does by key is on the sheet of keys. Its key cap shows a sign that is the same in every
/// language.
#[test]
fn every_key_of_a_button_is_listed() {
    struct Buttons;
    impl Visitor for Buttons {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let mut found = 0;
            let german = Text::of(Language::German);
            for table in settings::<G>() {
                let played = table.played(12);
                let mut legal = Vec::new();
                for state in &played.states {
                    let Turn::Seat(seat) = G::turn(state) else { continue };
                    G::legal_moves(state, &mut legal);
                    let view = G::view(state, cheeseboard::engine::Viewer::Seat(seat));
                    let turn = Turn::Seat(seat);
                    let play = PlayContext {
                        legal: &legal,
                        acting_seat: Some(seat),
                        ..PlayContext::at_rest(view.who, &view.open, &turn, &[])
                    };
                    for action in G::actions(&play, &G::Selection::default()) {
                        let Some(key) = action.key else { continue };
                        let keys = KeyboardShortcut::new(Modifiers::NONE, key);
                        found += 1;
                        assert_eq!(shortcut_text(&german, &keys), key.symbol_or_name(), "{}", G::ID);
                        assert!(
                            G::KEYS.iter().any(|help| help.keys.contains(&keys)),
                            "{}: {key:?} is not listed",
                            G::ID
                        );
                    }
                }
            }
            assert!(found > 0, "{}: no button has a key", G::ID);
        }
    }
    visit_taught(&mut Buttons);
}

/// F1 shows the keys of the game at the table, and of no other.
#[test]
fn the_sheet_shows_the_keys_of_this_game() {
    use cheeseboard::games::{rat_a_tat_roll::RatATatRoll, ratzzia::Ratzzia};
    fn spoken<G: Game>() -> [bool; 3] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.state_mut().execute(AppCommand::NewGame(G::ID));
        harness.run_steps(3);
        key(&mut harness, Key::F1);
        harness.run_steps(2);
        ["Look at your cards", "Pick a candy die", "Pick the dice without a value"].map(|words| hears(&harness, words))
    }
    assert_eq!(spoken::<RatATatRoll>(), [true, false, false]);
    assert_eq!(spoken::<Ratzzia>(), [false, true, true]);
}
