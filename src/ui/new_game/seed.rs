//! The folded "advanced" section: the seed of the game's luck.

use egui::{CollapsingHeader, Ui};

use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets;
use crate::ui::screen_layout;
use crate::ui::services::AppServices;

/// The seed field: empty for a fresh seed.
#[derive(Default)]
pub struct SeedInput {
    text: String,
}

impl SeedInput {
    /// The seed that was entered; `None` for a fresh one.
    ///
    /// # Errors
    /// If the text is no hexadecimal number of at most 64 bits.
    pub fn seed(&self) -> Result<Option<u64>, Phrase> {
        let text = self.text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text);
        let hexadecimal = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let seed = hexadecimal.then(|| u64::from_str_radix(digits, 16).ok()).flatten();
        seed.map(Some).ok_or_else(|| Phrase::new("new-game-seed-wrong"))
    }

    /// Shows the section and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &AppServices) {
        let theme = services.theme();
        let fold = CollapsingHeader::new(services.word("new-game-advanced")).id_salt("advanced").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(services.word("new-game-seed"));
                let hint = services.word("new-game-seed-hint");
                let width = theme.size.field.seed * text_scale(ui, theme).clamp(1.0, 1.5);
                let field = screen_layout::text_field(ui, theme, "seed", &mut self.text, &hint, 18, width);
                field.labelled_by(label.id);
                let new = services.word("new-game-seed-new");
                if widgets::button(ui, theme, Icon::Dice, &new).clicked() {
                    self.text = format!("{:#018x}", rand::random::<u64>());
                }
            });
            ui.label(theme.soft(services.word("new-game-seed-about")));
        });
        services.rects.put("advanced", fold.header_response.rect);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_is_hexadecimal_or_empty() {
        let seed = |text: &str| SeedInput { text: text.to_owned() }.seed().map_err(|phrase| phrase.key);
        assert_eq!(seed(""), Ok(None));
        assert_eq!(seed("  "), Ok(None));
        assert_eq!(seed(" 0x1f "), Ok(Some(31)));
        assert_eq!(seed("1F"), Ok(Some(31)));
        assert_eq!(seed("0xffffffffffffffff"), Ok(Some(u64::MAX)));
        for wrong in ["0x", "0x1g", "+1", "0x10000000000000000", "cheese"] {
            assert_eq!(seed(wrong), Err("new-game-seed-wrong"), "{wrong}");
        }
    }
}
