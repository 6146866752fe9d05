//! The choice of what a coach says to a person.

use egui::Ui;

use super::people::capitalise;
use super::settings::Coach;
use crate::paint::theme::Theme;
use crate::paint::widgets::radio_circles;
use crate::text::Text;

/// One radio button for each choice; returns the one that was picked. `name` is the accessible name of the group.
pub fn coach_radios(ui: &mut Ui, theme: &Theme, text: &Text, name: &str, chosen: Coach) -> Option<Coach> {
    radio_circles(ui, theme, name, |ui| {
        let mut picked = None;
        for coach in Coach::ALL {
            if ui.radio(chosen == coach, capitalise(&text.get(coach.key()))).clicked() {
                picked = Some(coach);
            }
        }
        picked
    })
}
