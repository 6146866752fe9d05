//! People in a row: marks and names as they stand on cards and in lists.
//!
//! Must not know: screens, files.

use egui::{Ui, vec2};

use crate::engine::Phrase;
use crate::paint::marks::mark_ui;
use crate::paint::painter::Face;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;

/// Marks and names, together as everywhere, in as many lines as they need.
pub fn people_ui(ui: &mut Ui, theme: &Theme, faces: &[Face], small: bool) {
    let scale = text_scale(ui, theme);
    ui.scope(|ui| {
        let style = if small { Theme::small_strong_style() } else { Theme::strong_style() };
        let line = ui.text_style_height(&style);
        ui.spacing_mut().interact_size.y = line;
        ui.spacing_mut().item_spacing = vec2(theme.size.grid * 0.5, theme.size.grid * 0.25);
        ui.horizontal_wrapped(|ui| {
            for face in faces {
                let text = egui::RichText::new(&face.name).text_style(style.clone());
                // A mark never ends a line without its name.
                let side = if small { 14.0 } else { 17.0 } * scale;
                let galley = egui::WidgetText::from(text.clone()).into_galley(
                    ui,
                    Some(egui::TextWrapMode::Truncate),
                    ui.max_rect().width() - side - theme.size.grid,
                    style.clone(),
                );
                if galley.size().x + side + theme.size.grid > ui.available_size_before_wrap().x {
                    ui.end_row();
                }
                mark_ui(ui, face.mark, side, theme);
                ui.add(egui::Label::new(galley));
                ui.add_space(theme.size.grid);
            }
        });
    });
}

/// Names as an argument of a sentence.
pub fn listed(names: &[String]) -> Vec<Phrase> {
    names.iter().map(|name| Phrase::new("literal").with("text", name.clone())).collect()
}

/// The same words with a capital letter first.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
