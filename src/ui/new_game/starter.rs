//! The choice of who begins: drawn by lot, or one of the players.

use egui::Ui;

use super::draft::{Draft, DraftSeat};
use crate::engine::{Phrase, Seat};
use crate::paint::icons::Icon;
use crate::paint::theme::Theme;
use crate::paint::widgets::{Chip, PushButton, radio_button, radio_group};
use crate::ui::services::AppServices;

/// The chosen starter, by the number of the seat, which moves with its player.
#[derive(Default)]
pub struct Starter {
    seat_number: Option<u32>,
}

impl Starter {
    /// The seat that begins; `None` if it is drawn by lot.
    pub fn seat(&self, draft: &Draft) -> Option<Seat> {
        draft.seats().iter().position(|seat| Some(seat.number) == self.seat_number).map(Seat::new)
    }

    /// The name of the chosen starter.
    pub fn name<'a>(&self, draft: &'a Draft) -> Option<&'a str> {
        draft.seats().iter().find(|seat| Some(seat.number) == self.seat_number).map(DraftSeat::effective_name)
    }

    /// Shows the choice and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &AppServices, draft: &Draft) {
        let theme = services.theme();
        ui.label(Theme::strong(services.word("new-game-who-begins")));
        ui.horizontal_wrapped(|ui| {
            let drawn = self.seat(draft).is_none();
            let word = services.word("new-game-drawn");
            let group = radio_group(ui, &services.word("new-game-who-begins"));
            let button = PushButton::plain(theme, &word).icon(Icon::Dice).within(&group);
            let response = radio_button(ui, button, drawn, &word, None);
            services.rects.put("starter drawn", response.rect);
            if response.clicked() {
                self.seat_number = None;
            }
            for (index, seat) in draft.seats().iter().enumerate() {
                let chosen = self.seat_number == Some(seat.number);
                let chip = Chip::new(theme, seat.mark, seat.effective_name()).radio(&group, chosen);
                let tip = Phrase::new("new-game-begins").with("name", seat.effective_name().to_owned());
                let response = ui.add(chip).on_hover_text(services.text.say(&tip, &[]));
                services.rects.put(format!("starter {index}"), response.rect);
                if response.clicked() {
                    self.seat_number = Some(seat.number);
                }
            }
        });
        ui.add_space(theme.size.grid);
    }
}
