//! Where each seat's result came from: start, luck and play, which add up to it.

use egui::{Align, Grid, Layout, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2};

use crate::engine::Seat;
use crate::paint::marks::mark_ui;
use crate::paint::theme::Theme;
use crate::story::{Course, SeatAccounts};
use crate::ui::table::model::TableModel;
use crate::ui::table::session::FrameContext;

/// Paints a row for each seat. All figures are chances in 100.
pub fn accounts_ui(ui: &mut Ui, course: &Course, model: &TableModel, frame: &FrameContext<'_>) {
    let theme = frame.theme;
    let word = |key: &str| RichText::new(frame.text.get(key)).text_style(TextStyle::Small).color(theme.ink_soft);
    let grid = Grid::new("accounts").num_columns(5).spacing(vec2(theme.size.padding, theme.size.grid * 0.5));
    grid.show(ui, |ui| {
        ui.label(word("story-of-100"));
        for (key, tip) in [
            ("story-start", "story-start-tip"),
            ("story-luck", "story-luck-tip"),
            ("story-play", "story-play-tip"),
            ("story-result", "story-result-tip"),
        ] {
            let width = theme.size.story.bar;
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_width(width);
                ui.label(word(key)).on_hover_text(frame.text.get(tip));
            });
        }
        ui.end_row();
        for (index, seat) in course.seats.iter().enumerate() {
            row_ui(ui, Seat::new(index), seat, model, frame);
            ui.end_row();
        }
    });
}

fn row_ui(ui: &mut Ui, seat: Seat, accounts: &SeatAccounts, model: &TableModel, frame: &FrameContext<'_>) {
    let theme = frame.theme;
    let name = model.names.get(seat.index()).cloned().unwrap_or_default();
    ui.horizontal(|ui| {
        mark_ui(ui, model.mark(seat), theme.size.mark, theme);
        ui.set_max_width(theme.size.end.name);
        ui.add(egui::Label::new(Theme::strong(name)).truncate());
    });
    let luck = accounts.luck + accounts.unknown;
    let play: f64 = accounts.play.iter().sum();
    figure_ui(ui, theme, hundred(accounts.start).to_string(), None);
    figure_ui(ui, theme, signed(luck), Some(luck));
    figure_ui(ui, theme, signed(play), Some(play));
    figure_ui(ui, theme, hundred(accounts.result).to_string(), None);
}

/// A figure, and below it a bar from the middle: to the right for a gain, to the left and hollow for a loss.
fn figure_ui(ui: &mut Ui, theme: &Theme, words: String, change: Option<f64>) {
    let text = ui.text_style_height(&TextStyle::Body);
    let size = vec2(theme.size.story.bar, text + 2.0 * theme.size.story.bar_height);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Max), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_min_size(size);
        ui.label(Theme::strong(words));
        let Some(change) = change else { return };
        let (place, _) = ui.allocate_exact_size(vec2(size.x, theme.size.story.bar_height), Sense::hover());
        let middle = place.center();
        let end = middle.x + place.width() * 0.5 * change.clamp(-1.0, 1.0) as f32;
        let bar = Rect::from_two_pos(pos2(middle.x, place.top()), pos2(end, place.bottom()));
        let line = Stroke::new(theme.size.outline, theme.ink_soft);
        match change >= 0.0 {
            true => ui.painter().rect_filled(bar, 0.0, theme.ink_soft),
            false => ui.painter().rect_stroke(bar, 0.0, line, StrokeKind::Inside),
        };
        ui.painter().vline(middle.x, place.y_range(), line);
    });
}

/// A share in 100.
pub fn hundred(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

/// A change in 100, with its sign.
fn signed(change: f64) -> String {
    match hundred(change) {
        0 => "0".to_owned(),
        gain @ 1.. => format!("+{gain}"),
        loss => format!("−{}", -loss),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_signs() {
        assert_eq!([0.184, -0.07, 0.004, -0.004].map(signed), ["+18", "−7", "0", "0"]);
    }
}
