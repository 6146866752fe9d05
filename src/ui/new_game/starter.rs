//! Who begins: drawn, or one of those who sit down.

use egui::Ui;

use super::draft::{Draft, Place};
use crate::engine::{Phrase, Seat};
use crate::paint::icons::Icon;
use crate::paint::theme::Theme;
use crate::paint::widgets::{Chip, PushButton, one_of, radio_group};
use crate::ui::desktop::Desktop;

/// Who is to begin; kept by the number of the place, which moves with whoever sits there.
#[derive(Default)]
pub struct Starter {
    place: Option<u32>,
}

impl Starter {
    /// The seat that begins; `None` if it is drawn.
    pub fn seat(&self, draft: &Draft) -> Option<Seat> {
        draft.places().iter().position(|place| Some(place.number) == self.place).map(Seat::new)
    }

    /// The name of whoever begins.
    pub fn name<'a>(&self, draft: &'a Draft) -> Option<&'a str> {
        draft.places().iter().find(|place| Some(place.number) == self.place).map(Place::called)
    }

    /// Paints the choice and takes input.
    pub fn ui(&mut self, ui: &mut Ui, desktop: &Desktop, draft: &Draft) {
        let theme = desktop.theme();
        ui.label(Theme::strong(desktop.word("new-game-who-begins")));
        ui.horizontal_wrapped(|ui| {
            let drawn = self.seat(draft).is_none();
            let word = desktop.word("new-game-drawn");
            let group = radio_group(ui, &desktop.word("new-game-who-begins"));
            let button = PushButton::plain(theme, &word).icon(Icon::Dice).within(&group);
            let response = one_of(ui, button, drawn, &word, None);
            desktop.spots.put("starter drawn", response.rect);
            if response.clicked() {
                self.place = None;
            }
            for (index, place) in draft.places().iter().enumerate() {
                let chosen = self.place == Some(place.number);
                let chip = Chip::new(theme, place.mark, place.called()).one_of(&group, chosen);
                let tip = Phrase::new("new-game-begins").with("name", place.called().to_owned());
                let response = ui.add(chip).on_hover_text(desktop.text.say(&tip, &[]));
                desktop.spots.put(format!("starter {index}"), response.rect);
                if response.clicked() {
                    self.place = Some(place.number);
                }
            }
        });
        ui.add_space(theme.size.grid);
    }
}
