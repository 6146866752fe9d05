//! Widgets shared by all screens: buttons, switches, choices, chips, cards and sheets.
//!
//! Each one can be reached and used by keyboard (clickable widgets take focus), reacts to the pointer at once, shows
//! the focus ring and tells screen readers its name. Words come from the caller. Must not know: games, screens, text
//! bundles.

mod buttons;
mod choices;
mod frames;
mod keycap;
mod link;
mod live;
mod rows;
mod seats;

pub use buttons::{PushButton, button, icon_button, quiet_button, toggle_icon_button};
pub use choices::{radio_button, radio_circles, radio_group, radio_scope, segmented, switch};
pub use frames::{card, modal, reserve_scroll_bar, sheet, sheet_head, text_row};
pub use keycap::{keycap, paint_keycap};
pub use link::{link, link_over};
pub use live::{announce, live_label, speak};
pub use rows::rows_of_text;
pub use seats::{Chip, chip};

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind};

use super::shapes::darker;
use super::theme::Theme;

/// Paints the ring of keyboard focus a little outside a widget's edge. Everything painted by hand that can have focus
/// uses this ring, cells of boards too.
pub fn focus_ring(painter: &Painter, rect: Rect, radius: f32, theme: &Theme) {
    let gap = theme.size.control.focus_gap;
    painter.rect_stroke(
        rect.expand(gap),
        CornerRadius::same((radius + gap) as u8),
        Stroke::new(theme.size.focus_line, theme.focus),
        StrokeKind::Outside,
    );
}

/// Paints the ring of a board's cursor on the edge of a place. A halo on both sides sets it off from light and dark
/// backgrounds.
pub fn cursor_ring(painter: &Painter, rect: Rect, radius: f32, theme: &Theme) {
    let line = theme.size.focus_line * 1.4;
    for (width, colour) in [(line + theme.size.ring.cursor_halo, theme.paper), (line, theme.focus)] {
        painter.rect_stroke(rect, CornerRadius::same(radius as u8), Stroke::new(width, colour), StrokeKind::Middle);
    }
}

/// Paints the ring round what a hint or a sentence points at: the heaviest ring on the board, a coloured line with
/// light and dark edges that stands out from every background; thinner on small places, so as not to cover the
/// neighbours.
pub fn highlight_ring(painter: &Painter, rect: Rect, radius: f32, theme: &Theme) {
    for stroke in highlight_strokes(rect.size().min_elem(), theme) {
        painter.rect_stroke(rect, CornerRadius::same(radius as u8), stroke, StrokeKind::Middle);
    }
}

/// The lines of which the ring consists round a place of this side, in points: one above the other along the same outline.
pub fn highlight_strokes(side: f32, theme: &Theme) -> [Stroke; 3] {
    let line = theme.size.focus_line * (side / theme.size.ring.thin_until).clamp(1.0, 1.8);
    let halo = theme.board(theme.tone_light);
    let meant = theme.board(theme.highlight);
    [(line * 2.4, darker(meant, 0.7)), (line * 2.0, halo), (line, meant)]
        .map(|(width, colour)| Stroke::new(width, colour))
}

#[cfg(test)]
mod tests;
