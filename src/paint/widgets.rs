//! The widgets that all screens share: buttons, switches, choices, chips, cards and sheets.
//!
//! Each can be reached and used by keyboard (what is clicked takes focus), answers the pointer at
//! once, wears the focus ring and tells a screen reader its name. Words come from the caller. Must
//! not know: games, screens, text bundles.

mod buttons;
mod choices;
mod frames;
mod keycap;
mod link;
mod live;
mod seats;

pub use buttons::{PushButton, button, icon_button, quiet_button};
pub use choices::{one_of, radio_group, radio_scope, segmented, switch};
pub use frames::{card, modal, room_for_bar, sheet, sheet_head, text_row};
pub use keycap::keycap;
pub use link::{link, link_over};
pub use live::{announce, live_label, speak};
pub use seats::{Chip, chip};

use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind};

use super::shapes::darker;
use super::theme::Theme;

/// The ring of the keyboard's focus round a widget, a little outside its edge. Whatever is painted
/// and can have the focus wears this one, cells of boards too.
pub fn focus_ring(painter: &Painter, rect: Rect, radius: f32, theme: &Theme) {
    let gap = 2.0;
    painter.rect_stroke(
        rect.expand(gap),
        CornerRadius::same((radius + gap) as u8),
        Stroke::new(theme.size.focus_line, theme.focus),
        StrokeKind::Outside,
    );
}

/// The ring of a board's cursor, on the edge of a place: a halo on both its sides sets it off from light and dark grounds alike.
pub fn cursor_ring(painter: &Painter, rect: Rect, radius: f32, theme: &Theme) {
    let line = theme.size.focus_line * 1.4;
    for (width, colour) in [(line + 2.0 * theme.size.outline + 1.0, theme.paper), (line, theme.focus)] {
        painter.rect_stroke(rect, CornerRadius::same(radius as u8), Stroke::new(width, colour), StrokeKind::Middle);
    }
}

/// The ring round what a hint or a sentence means: the heaviest on the board, a coloured line between two light ones and a dark one, so that it
/// stands out from every ground; lighter where the place is small, so as not to cover what is next to it.
pub fn meant_ring(painter: &Painter, rect: Rect, radius: f32, theme: &Theme) {
    let line = theme.size.focus_line * (rect.size().min_elem() / 26.0).clamp(1.0, 1.8);
    let halo = theme.board(Color32::from_rgb(255, 250, 238));
    let meant = theme.board(theme.meant);
    let rings = [(line * 2.4, darker(meant, 0.7)), (line * 2.0, halo), (line, meant)];
    for (width, colour) in rings {
        painter.rect_stroke(rect, CornerRadius::same(radius as u8), Stroke::new(width, colour), StrokeKind::Middle);
    }
}

#[cfg(test)]
mod tests;
