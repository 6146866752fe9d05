//! What most people never need, folded away: the number that luck comes from.

use egui::{CollapsingHeader, Ui};

use crate::engine::Phrase;
use crate::paint::icons::Icon;
use crate::paint::style::text_scale;
use crate::paint::widgets;
use crate::ui::desktop::Desktop;
use crate::ui::room;

/// The luck of a table: fresh, or from a number that somebody wrote.
#[derive(Default)]
pub struct Luck {
    text: String,
}

impl Luck {
    /// The seed; `None` for a fresh one.
    ///
    /// # Errors
    /// When what is written is no such number.
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

    /// Paints it and takes its input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &Desktop) {
        let theme = desktop.theme();
        let fold = CollapsingHeader::new(desktop.word("new-game-advanced")).id_salt("advanced").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(desktop.word("new-game-seed"));
                let hint = desktop.word("new-game-seed-hint");
                let width = 200.0 * text_scale(ui, theme).clamp(1.0, 1.5);
                let field = room::field(ui, theme, "seed", &mut self.text, &hint, 18, width);
                field.labelled_by(label.id);
                let new = desktop.word("new-game-seed-new");
                if widgets::button(ui, theme, Icon::Dice, &new).clicked() {
                    self.text = format!("{:#018x}", rand::random::<u64>());
                }
            });
            ui.label(theme.soft(desktop.word("new-game-seed-about")));
        });
        desktop.spots.put("advanced", fold.header_response.rect);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_a_hexadecimal_number_or_fresh() {
        let seed = |text: &str| Luck { text: text.to_owned() }.seed().map_err(|phrase| phrase.key);
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
