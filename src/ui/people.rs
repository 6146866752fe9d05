//! Marks and names of people in a row, for cards and lists.

use egui::{Role, Sense, TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2};

use crate::engine::Phrase;
use crate::paint::marks::paint_mark;
use crate::paint::painter::PlayerLabel;
use crate::paint::style::text_scale;
use crate::paint::theme::Theme;
use crate::play::SeatAssignment;

/// Shows marks and names together, in as many lines as they need.
pub fn people_ui(ui: &mut Ui, theme: &Theme, players: &[PlayerLabel], small: bool) {
    let scale = text_scale(ui, theme);
    ui.scope(|ui| {
        let style = if small { Theme::small_strong_style() } else { Theme::strong_style() };
        let line = ui.text_style_height(&style);
        let mark = if small { theme.size.small } else { theme.size.body } * scale;
        let gap = theme.size.grid * 0.5;
        ui.spacing_mut().interact_size.y = line;
        ui.spacing_mut().item_spacing = vec2(theme.size.grid * 1.5, theme.size.grid * 0.25);
        ui.horizontal_wrapped(|ui| {
            for player in players {
                let room = ui.max_rect().width() - mark - gap;
                let wrap = Some(TextWrapMode::Truncate);
                let galley = WidgetText::from(player.name.as_str()).into_galley(ui, wrap, room, style.clone());
                // A line never breaks between mark and name.
                let size = vec2(mark + gap + galley.size().x, line.max(mark));
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &player.name));
                let center = pos2(rect.left() + mark * 0.5, rect.center().y);
                paint_mark(ui.painter(), center, mark * 0.5, player.mark, theme);
                let place = pos2(rect.left() + mark + gap, rect.center().y - galley.size().y * 0.5);
                ui.painter().galley(place, galley, theme.ink);
            }
        });
    });
}

/// The names and marks of a seating.
pub fn player_labels(seating: &[SeatAssignment]) -> Vec<PlayerLabel> {
    let player = |assignment: &SeatAssignment| PlayerLabel {
        name: assignment.name.clone(),
        mark: assignment.mark,
        is_bot: !assignment.player.is_human(),
    };
    seating.iter().map(player).collect()
}

/// Converts names to a list argument for a sentence.
pub fn list_argument(names: &[String]) -> Vec<Phrase> {
    names.iter().map(|name| Phrase::new("literal").with("text", name.clone())).collect()
}

/// Capitalises the first letter.
pub fn capitalise(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
