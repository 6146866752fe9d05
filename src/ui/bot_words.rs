//! How bots play, in words: the keys of levels and tempers, and both together.

use crate::engine::Level;
use crate::engine::Phrase;
use crate::play::{Bot, PlayStyle};

/// The key of a temper.
pub const fn temper_key(temper: PlayStyle) -> &'static str {
    match temper {
        PlayStyle::Careful => "temper-careful",
        PlayStyle::Bold => "temper-bold",
        PlayStyle::Thieving => "temper-thieving",
    }
}

/// What a level means, in a sentence: the key. Those that are not offered to people have none.
pub const fn level_means(level: Level) -> Option<&'static str> {
    match level {
        Level::Random | Level::Greedy => None,
        Level::Easy => Some("level-easy-means"),
        Level::Medium => Some("level-medium-means"),
        Level::Hard => Some("level-hard-means"),
    }
}

/// What a temper means, in a sentence: the key.
pub const fn temper_means(temper: PlayStyle) -> &'static str {
    match temper {
        PlayStyle::Careful => "temper-careful-means",
        PlayStyle::Bold => "temper-bold-means",
        PlayStyle::Thieving => "temper-thieving-means",
    }
}

/// Temper and level: "careful, medium".
pub fn manner(bot: Bot) -> Phrase {
    let level = Phrase::new(bot.level.key());
    match bot.style {
        Some(temper) => Phrase::new("bot-manner").with("temper", Phrase::new(temper_key(temper))).with("level", level),
        None => level,
    }
}
