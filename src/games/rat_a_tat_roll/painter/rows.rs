//! The blankets of the seats: mark, face-down cards and tokens; after the end the open cards and their sum.

use egui::{Painter as Brush, Stroke};

use super::cards::{paint_card, paint_empty_place, paint_known, paint_shadow, paint_token, text};
use super::ground::paint_blanket;
use super::layout::{Layout, TALLY_TOKEN};
use super::palette;
use super::shown_position::{CardDisplay, ShownPosition};
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::RatATatRoll;
use crate::games::rat_a_tat_roll::cards::RowIndex;
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;

/// Paints a card of a row.
pub fn paint_card_display(brush: &Brush, scene: &Scene<'_, RatATatRoll>, rect: egui::Rect, display: CardDisplay) {
    let theme = scene.theme;
    if display == CardDisplay::Missing {
        return paint_empty_place(brush, rect, theme.board(palette::INK));
    }
    paint_shadow(brush, rect, 0.0);
    match display {
        CardDisplay::Missing | CardDisplay::FaceDown => paint_card(brush, theme, rect, None, 1.0),
        CardDisplay::Known(card) => paint_known(brush, theme, rect, card),
        CardDisplay::TurningUp(card, squeeze) => paint_card(brush, theme, rect, card, squeeze),
    }
}

/// Paints the blankets of all seats with their cards.
pub fn paint_rows(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, shown: &ShownPosition<'_>) {
    let (open, theme) = (scene.open, scene.theme);
    let common = &open.common;
    let full = usize::from(common.full_hand());
    for (index, row) in open.rows.iter().enumerate() {
        let seat = Seat::new(index);
        let on_turn = shown.seat_on_turn() == Some(seat);
        let mark = scene.mark(seat);
        paint_blanket(brush, theme, layout.blanket(seat), mark, layout.unit, on_turn);
        paint_mark(brush, layout.mark(seat), layout.units(8.5), mark, theme);
        for place in RowIndex::first(full.max(row.len())) {
            let rect = layout.row_card(seat, place);
            paint_card_display(brush, scene, rect, shown.card(seat, place));
        }
        let tally = layout.tally(seat);
        let ink = theme.board(palette::INK);
        if shown.is_turned_up(seat) {
            let sum = shown.visible_sum(seat);
            let stroke = Stroke::new(layout.units(1.2).max(0.75), ink);
            let tally = tally - egui::vec2(layout.units(1.5), 0.0);
            brush.circle(tally, layout.units(10.0), theme.board(palette::DISC), stroke);
            text(brush, tally, layout.units(13.5), &sum.to_string(), ink);
        } else {
            let up = egui::vec2(0.0, layout.units(8.0));
            paint_token(brush, theme, layout.tally_token(seat), layout.units(TALLY_TOKEN));
            let tokens = shown.tokens(seat);
            text(brush, tally + up, layout.units(14.0).max(9.0), &tokens.to_string(), ink);
        }
    }
}
