//! Keys and what they do, as the sheet of keys shows them.

use egui::{Key, KeyboardShortcut, Modifiers};

/// A line of the sheet of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp {
    /// The text key of what they do.
    pub label: &'static str,
    /// Keys that do the same, or the like.
    pub keys: &'static [KeyboardShortcut],
}

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
