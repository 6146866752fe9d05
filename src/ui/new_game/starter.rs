//! The choice of who begins: drawn by lot, or one of the players.

use egui::Ui;

use super::seating::{EditedSeat, Seating};
use crate::engine::{Phrase, Seat};
use crate::paint::icons::Icon;
use crate::paint::theme::Theme;
use crate::paint::widgets::{Chip, PushButton, radio_button, radio_group};
use crate::ui::game_info::GameInfo;
use crate::ui::services::AppServices;

/// The chosen starter, by the number of the seat, which moves with its player.
#[derive(Default)]
pub struct Starter {
    seat_number: Option<u32>,
}

impl Starter {
    /// The seat that begins; `None` if it is drawn by lot.
    pub fn seat(&self, seating: &Seating) -> Option<Seat> {
        seating.seats().iter().position(|seat| Some(seat.number) == self.seat_number).map(Seat::new)
    }

    /// The name of the chosen starter.
    pub fn name<'a>(&self, seating: &'a Seating) -> Option<&'a str> {
        seating.seats().iter().find(|seat| Some(seat.number) == self.seat_number).map(EditedSeat::effective_name)
    }

    /// Shows the choice and handles its input.
    pub fn ui(&mut self, ui: &mut Ui, services: &AppServices, game: GameInfo, seating: &Seating) {
        let theme = services.theme();
        ui.label(Theme::strong(services.word("new-game-who-begins")));
        ui.horizontal_wrapped(|ui| {
            let drawn = self.seat(seating).is_none();
            let word = services.word("new-game-drawn");
            let group = radio_group(ui, &services.word("new-game-who-begins"));
            let button = PushButton::plain(theme, &word).icon(Icon::Dice).within(&group);
            let response = radio_button(ui, button, drawn, &word, None);
            services.rects.put("starter drawn", response.rect);
            if response.clicked() {
                self.seat_number = None;
            }
            for (index, seat) in seating.seats().iter().enumerate() {
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
        // How people round a table find out, in the words of the publisher's rules; who it is they know themselves.
        let playful = format!("{}-starter", game.id);
        if services.text.has(&playful) {
            let way = Phrase::new("new-game-playful").with("way", services.word(&playful));
            ui.label(theme.soft(services.text.say(&way, &[])));
        }
        ui.add_space(theme.size.grid);
    }
}
