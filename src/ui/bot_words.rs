//! How bots play, in words: the keys of levels and tempers, and both together.

use crate::engine::Phrase;
use crate::play::{Bot, Level, Temper};

/// The key of a temper.
pub const fn temper_key(temper: Temper) -> &'static str {
    match temper {
        Temper::Careful => "temper-careful",
        Temper::Bold => "temper-bold",
        Temper::Thieving => "temper-thieving",
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
pub const fn temper_means(temper: Temper) -> &'static str {
    match temper {
        Temper::Careful => "temper-careful-means",
        Temper::Bold => "temper-bold-means",
        Temper::Thieving => "temper-thieving-means",
    }
}

/// Temper and level: "careful, medium".
pub fn manner(bot: Bot) -> Phrase {
    let level = Phrase::new(bot.level.key());
    match bot.temper {
        Some(temper) => Phrase::new("bot-manner").with("temper", Phrase::new(temper_key(temper))).with("level", level),
        None => level,
    }
}
