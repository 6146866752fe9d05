//! Text keys for how bots play: levels and play styles.

use crate::engine::{Level, Phrase, SearchSettings};
use crate::games::{Game, Visitor, visit_game};
use crate::paint::mouse::{Accessory, Mouse};
use crate::play::{Bot, PlayStyle, Player};

/// The text key of a play style's name.
pub const fn style_key(style: PlayStyle) -> &'static str {
    match style {
        PlayStyle::Careful => "temper-careful",
        PlayStyle::Bold => "temper-bold",
        PlayStyle::Thieving => "temper-thieving",
    }
}

/// The mouse of a player with this mark: a bot's wears what its play style has it wear.
pub const fn mouse_of(player: Player, mark: u8) -> Mouse {
    let style = match player {
        Player::Human => None,
        Player::Bot(bot) => bot.style,
    };
    Mouse::new(mark).wearing(match style {
        Some(style) => Some(accessory(style)),
        None => None,
    })
}

/// What a level overlooks, forgets and thinks of in a game, in one sentence; `None` for levels that are not offered to
/// people, and for games that are not listed.
pub fn level_description(game: &str, level: Level) -> Option<Phrase> {
    struct Settings(usize);
    impl Visitor for Settings {
        type Output = SearchSettings;
        fn visit<G: Game>(&mut self) -> Self::Output {
            G::search_settings()[self.0]
        }
    }
    Some(describe(visit_game(game, &mut Settings(level.search_index()?))?, level))
}

/// What the settings of a level mean for a person.
fn describe(settings: SearchSettings, level: Level) -> Phrase {
    let of_ten = |rate: f32| ((rate * 10.0).round() as i64).clamp(1, 9);
    let notices = match settings.notice_rate {
        rate if rate < 1.0 => Phrase::new("level-notices").with("count", of_ten(rate)),
        _ => Phrase::new("level-notices-all"),
    };
    let forgets =
        (settings.forget_rate > 0.0).then(|| Phrase::new("level-forgets").with("count", of_ten(settings.forget_rate)));
    let thinks = match (settings.iterations, level) {
        (0, _) => Phrase::new("level-takes-now"),
        (_, Level::Expert) => Phrase::new("level-thinks-long"),
        _ => Phrase::new("level-thinks-ahead"),
    };
    let parts: Vec<Phrase> = [Some(notices), forgets, Some(thinks)].into_iter().flatten().collect();
    Phrase::new("level-means").with("parts", parts)
}

/// The text key of the sentence that explains a play style.
pub const fn style_description_key(style: PlayStyle) -> &'static str {
    match style {
        PlayStyle::Careful => "temper-careful-means",
        PlayStyle::Bold => "temper-bold-means",
        PlayStyle::Thieving => "temper-thieving-means",
    }
}

/// What the mouse of a bot of this style wears.
pub const fn accessory(style: PlayStyle) -> Accessory {
    match style {
        PlayStyle::Careful => Accessory::Glasses,
        PlayStyle::Bold => Accessory::Scarf,
        PlayStyle::Thieving => Accessory::Mask,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Mind as _;
    use crate::games::taught_ids;
    use crate::text::Text;

    #[test]
    fn sentence_says_what_a_level_overlooks_forgets_and_thinks() {
        let thinks = SearchSettings { iterations: 20, notice_rate: 1.0, forget_rate: 0.0, ..any() };
        let settings = SearchSettings { iterations: 0, notice_rate: 0.3, forget_rate: 0.6, ..thinks };
        let says = |settings, level| Text::english().say(&describe(settings, level), &[]);
        let child = "This bot sees 3 of 10 moves, forgets 6 of 10 things it saw and takes what counts most right now.";
        assert_eq!(says(settings, Level::Child), child);
        assert_eq!(says(thinks, Level::Hard), "This bot sees every move and thinks ahead.");
    }

    fn any() -> SearchSettings {
        crate::games::zatre::Zatre::search_settings()[3]
    }

    #[test]
    fn every_offered_level_has_a_sentence_of_its_own_in_every_game() {
        for game in taught_ids() {
            let sentences: Vec<Phrase> =
                Level::OFFERED.iter().map(|level| level_description(game, *level).expect("it is offered")).collect();
            for (number, one) in sentences.iter().enumerate() {
                assert!(!sentences[..number].contains(one), "{game}: {one:?}");
            }
            assert_eq!(level_description(game, Level::Greedy), None);
        }
    }

    #[test]
    fn mice_of_bots_wear_what_their_style_has_them_wear() {
        let bot = |style| Player::Bot(Bot { level: Level::Easy, style });
        assert_eq!(mouse_of(Player::Human, 3), Mouse::new(3));
        assert_eq!(mouse_of(bot(None), 3), Mouse::new(3));
        let masked = Mouse::new(3).wearing(Some(Accessory::Mask));
        assert_eq!(mouse_of(bot(Some(PlayStyle::Thieving)), 3), masked);
    }
}
