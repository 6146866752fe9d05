//! Keys and what they do, as the sheet of keys shows them, and how a shortcut is written in each language.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::icons::Icon;
use crate::engine::Phrase;
use crate::text::Text;

/// A line of the sheet of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp {
    /// The text key of what the keys do.
    pub label: &'static str,
    /// Keys that do the same thing, or things that belong together.
    pub keys: &'static [KeyboardShortcut],
}

/// A command of a game that has keys. A game lists its own in [`super::painter::Painter::COMMANDS`], and the buttons of
/// the foot line name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameCommand {
    /// The name of the command, unique within the game.
    pub id: &'static str,
    /// The text key of what it does. Commands with the same label share a line of the sheet of keys.
    pub label: &'static str,
    /// Keys that give the command.
    pub keys: &'static [KeyboardShortcut],
}

impl GameCommand {
    /// A command with its name, label and keys.
    pub const fn new(id: &'static str, label: &'static str, keys: &'static [KeyboardShortcut]) -> Self {
        GameCommand { id, label, keys }
    }
}

/// The key of the next thing to do: to draw, roll or begin.
pub const GO_ON: KeyboardShortcut = key(Key::D);
/// Picks a tile, die or card by a digit.
pub const PICK: GameCommand = GameCommand::new("pick", "keys-pick", &digits::<6>());
/// Drops what is picked.
pub const DROP: GameCommand = GameCommand::new("drop", "keys-drop", &[key(Key::Backspace)]);
/// Begins the draw or roll that is due.
pub const DRAW: GameCommand = GameCommand::new("draw", "keys-draw", &[GO_ON]);
/// Ends the turn, or keeps what was rolled.
pub const END: GameCommand = GameCommand::new("end", "keys-end", &[key(Key::E)]);
/// Lets a chance pass.
pub const PASS: GameCommand = GameCommand::new("pass", "keys-pass", &[key(Key::P)]);
/// Lifts and drops the curtain, in games that have one.
pub const CURTAIN: GameCommand = GameCommand::new("curtain", "keys-curtain", &[key(Key::Space)]);
/// Puts down what was shown to one person for a moment.
pub const END_GLIMPSE: GameCommand = GameCommand::new("end-glimpse", "keys-glimpse", &[GO_ON]);
/// Enters the faces of dice that were rolled beside the screen.
pub const REAL_DICE: GameCommand = GameCommand::new("real-dice", "keys-real-dice", &digits::<6>());

/// A key alone.
pub const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// A key with Ctrl (on a Mac: with Cmd).
pub const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// The digits that pick a thing by its number, 1 to `COUNT`.
pub const fn digits<const COUNT: usize>() -> [KeyboardShortcut; COUNT] {
    const DIGITS: [Key; 9] =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    let mut keys = [key(Key::Num1); COUNT];
    let mut index = 0;
    while index < COUNT {
        keys[index] = key(DIGITS[index]);
        index += 1;
    }
    keys
}

/// What stands on a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyLabel {
    /// A word of the text files, by its key.
    Word(&'static str),
    /// A letter or sign that is the same in every language.
    Letter(&'static str),
    /// A drawn arrow, as the fonts have none; in a sentence the word of the text files with this key.
    Arrow(Icon, &'static str),
}
use KeyLabel::{Arrow, Letter, Word};

/// What stands on the keys of a shortcut, in the order in which they are pressed.
pub fn labels(keys: &KeyboardShortcut) -> Vec<KeyLabel> {
    let mut labels = Vec::new();
    if keys.modifiers.command {
        labels.push(Word("key-ctrl"));
    }
    if keys.modifiers.shift {
        labels.push(Word("key-shift"));
    }
    labels.push(match keys.logical_key {
        Key::ArrowLeft => Arrow(Icon::Left, "key-left"),
        Key::ArrowRight => Arrow(Icon::Right, "key-right"),
        Key::ArrowUp => Arrow(Icon::Up, "key-up"),
        Key::ArrowDown => Arrow(Icon::Down, "key-down"),
        Key::Enter => Word("key-enter"),
        Key::Space => Word("key-space-bar"),
        Key::Backspace => Word("key-backspace"),
        Key::Delete => Word("key-delete"),
        Key::Escape => Word("key-escape"),
        Key::Tab => Word("key-tab"),
        Key::Home => Word("key-home"),
        Key::End => Word("key-end"),
        Key::PageUp => Word("key-page-up"),
        Key::PageDown => Word("key-page-down"),
        Key::Minus => Letter("−"),
        other => Letter(other.symbol_or_name()),
    });
    labels
}

/// A shortcut in the words of the language, such as `Strg+Umschalt+Z`.
pub fn shortcut_text(text: &Text, keys: &KeyboardShortcut) -> String {
    let word = |label| match label {
        Word(key) | Arrow(_, key) => text.get(key),
        Letter(letter) => letter.to_owned(),
    };
    labels(keys).into_iter().map(word).collect::<Vec<_>>().join("+")
}

/// The sentence of the text file with this key, which names the shortcut as `{ $key }`.
pub fn with_shortcut(text: &Text, sentence: &'static str, keys: &KeyboardShortcut) -> String {
    text.say(&Phrase::new(sentence).with("key", shortcut_text(text, keys)), &[])
}
