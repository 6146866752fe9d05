//! The blankets on the rim: mark, cards face down, tokens; at the end the cards turned up and what they count.

use egui::{Painter as Brush, Stroke};

use super::animation::{Moves, cards_before};
use super::cards::{paint_card, paint_known, paint_place, paint_shadow, paint_token, text};
use super::ground::paint_blanket;
use super::layout::Layout;
use super::palette;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::{Card, Place};
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::marks::paint_mark;
use crate::paint::painter::Scene;

/// How a card of a row is shown now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shown {
    /// Nothing lies there yet.
    Away,
    /// Face down.
    Closed,
    /// Face down, but known to this viewer by the help option.
    Known(Card),
    /// Turning up at the end: its face if that is seen already, and how much of its width.
    Open(Option<Card>, f32),
}

/// How the card in this place is shown now.
pub fn shown(scene: &Scene<'_, RatATatRoll>, moves: &Moves<'_>, seat: Seat, place: Place) -> Shown {
    let open = scene.open;
    let card = open.rows.get(seat.index()).and_then(|row| row.get(place.index())).copied().flatten();
    if moves.is_away(seat, place) {
        return Shown::Away;
    }
    match card {
        Some(card) if open.common.phase == Phase::Over => {
            let (turned, next) = moves.turned_up(open);
            let index = cards_before(open, seat) + place.index();
            match index.cmp(&turned) {
                std::cmp::Ordering::Less => Shown::Open(Some(card), 1.0),
                std::cmp::Ordering::Equal => {
                    let squeeze = (next * std::f32::consts::PI).cos().abs();
                    Shown::Open((next > 0.5).then_some(card), squeeze)
                }
                std::cmp::Ordering::Greater => Shown::Open(None, 1.0),
            }
        }
        // Whoever looks at everything while the game runs sees what lies there.
        Some(card) => Shown::Known(card),
        None => Shown::Closed,
    }
}

/// What the open cards of a seat count, so far.
pub fn sum(scene: &Scene<'_, RatATatRoll>, moves: &Moves<'_>, seat: Seat) -> i32 {
    let count = scene.open.rows.get(seat.index()).map_or(0, |row| row.len());
    Place::first(count)
        .filter_map(|place| match shown(scene, moves, seat, place) {
            Shown::Open(card, _) => card.map(|card| i32::from(card.number())),
            _ => None,
        })
        .sum()
}

/// Paints a card of a row.
pub fn paint_shown(brush: &Brush, scene: &Scene<'_, RatATatRoll>, rect: egui::Rect, shown: Shown) {
    let theme = scene.theme;
    if shown == Shown::Away {
        return paint_place(brush, rect, theme.board(palette::INK));
    }
    paint_shadow(brush, rect, 0.0);
    match shown {
        Shown::Away | Shown::Closed => paint_card(brush, theme, rect, None, 1.0),
        Shown::Known(card) => paint_known(brush, theme, rect, card),
        Shown::Open(card, squeeze) => paint_card(brush, theme, rect, card, squeeze),
    }
}

/// Paints the blankets of all seats.
pub fn paint_rows(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, moves: &Moves<'_>) {
    let (open, theme) = (scene.open, scene.theme);
    let common = &open.common;
    let full = usize::from(common.full_hand());
    for (index, row) in open.rows.iter().enumerate() {
        let seat = Seat::new(index);
        let on_turn = common.in_turn() && common.seat == seat;
        let mark = scene.mark(seat);
        paint_blanket(brush, theme, layout.blanket(seat), mark, layout.unit, on_turn);
        paint_mark(brush, layout.mark(seat), layout.units(8.5), mark, theme);
        for place in Place::first(full.max(row.len())) {
            let rect = layout.row(seat, place);
            let shown = if place.index() < row.len() { shown(scene, moves, seat, place) } else { Shown::Away };
            paint_shown(brush, scene, rect, shown);
        }
        let purse = layout.purse(seat);
        let ink = theme.board(palette::INK);
        if common.phase == Phase::Over {
            let sum = sum(scene, moves, seat);
            let stroke = Stroke::new(layout.units(1.2).max(0.75), ink);
            let purse = purse - egui::vec2(layout.units(1.5), 0.0);
            brush.circle(purse, layout.units(10.0), theme.board(palette::DISC), stroke);
            text(brush, purse, layout.units(13.5), &sum.to_string(), ink);
        } else {
            let up = egui::vec2(0.0, layout.units(8.0));
            paint_token(brush, theme, purse - up, layout.units(7.0));
            let tokens = common.tokens.get(index).copied().unwrap_or(0);
            text(brush, purse + up, layout.units(14.0).max(9.0), &tokens.to_string(), ink);
        }
    }
}
