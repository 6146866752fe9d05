//! Text keys for how bots play: levels and play styles.

use crate::engine::Level;
use crate::engine::Phrase;
use crate::play::{Bot, PlayStyle};

/// The text key of a play style's name.
pub const fn style_key(style: PlayStyle) -> &'static str {
    match style {
        PlayStyle::Careful => "temper-careful",
        PlayStyle::Bold => "temper-bold",
        PlayStyle::Thieving => "temper-thieving",
    }
}

/// The text key of the sentence that explains a level; `None` for levels that are not offered to people.
pub const fn level_description_key(level: Level) -> Option<&'static str> {
    match level {
        Level::Random | Level::Greedy => None,
        Level::Easy => Some("level-easy-means"),
        Level::Medium => Some("level-medium-means"),
        Level::Hard => Some("level-hard-means"),
    }
}

/// The text key of the sentence that explains a play style.
pub const fn style_description_key(style: PlayStyle) -> &'static str {
    match style {
        PlayStyle::Careful => "temper-careful-means",
        PlayStyle::Bold => "temper-bold-means",
        PlayStyle::Thieving => "temper-thieving-means",
    }
}

/// Play style and level of a bot: "careful, medium".
pub fn bot_description(bot: Bot) -> Phrase {
    let level = Phrase::new(bot.level.text_key());
    match bot.style {
        Some(style) => Phrase::new("bot-manner").with("temper", Phrase::new(style_key(style))).with("level", level),
        None => level,
    }
}
