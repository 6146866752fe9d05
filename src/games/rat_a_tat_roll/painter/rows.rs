//! The blankets of the seats: mark, face-down cards and tokens; after the end the open cards and their sum.

use egui::{Painter as Brush, Stroke};

use super::animation::{Animation, cards_before};
use super::cards::{paint_card, paint_empty_place, paint_known, paint_shadow, paint_token, text};
use super::ground::paint_blanket;
use super::layout::Layout;
use super::palette;
use crate::engine::Seat;
use crate::games::rat_a_tat_roll::cards::{Card, RowIndex};
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::marks::paint_mark;
use crate::paint::painter::{PlayContext, Scene};

/// The way a card in a row is displayed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CardDisplay {
    /// No card lies there yet.
    Missing,
    /// The card lies face down.
    FaceDown,
    /// The card lies face down, but the help option lets this viewer see it.
    Known(Card),
    /// The card turns up after the end: its face once it shows, and the visible share of its width.
    TurningUp(Option<Card>, f32),
}

/// The display of the card at this place.
pub fn card_display(
    play: &PlayContext<'_, RatATatRoll>,
    animation: &Animation<'_>,
    seat: Seat,
    place: RowIndex,
) -> CardDisplay {
    let open = play.open;
    let card = open.rows.get(seat.index()).and_then(|row| row.get(place.index())).copied().flatten();
    if animation.is_away(seat, place) {
        return CardDisplay::Missing;
    }
    match card {
        Some(card) if open.common.phase == Phase::Over => {
            let (turned, next) = animation.turned_up(open);
            let index = cards_before(open, seat) + place.index();
            match index.cmp(&turned) {
                std::cmp::Ordering::Less => CardDisplay::TurningUp(Some(card), 1.0),
                std::cmp::Ordering::Equal => {
                    let squeeze = (next * std::f32::consts::PI).cos().abs();
                    CardDisplay::TurningUp((next > 0.5).then_some(card), squeeze)
                }
                std::cmp::Ordering::Greater => CardDisplay::TurningUp(None, 1.0),
            }
        }
        // A viewer of everything sees all cards while the game runs.
        Some(card) => CardDisplay::Known(card),
        None => CardDisplay::FaceDown,
    }
}

/// The sum of a seat's cards that are turned up so far.
pub fn visible_sum(play: &PlayContext<'_, RatATatRoll>, animation: &Animation<'_>, seat: Seat) -> i32 {
    let count = play.open.rows.get(seat.index()).map_or(0, |row| row.len());
    RowIndex::first(count)
        .filter_map(|place| match card_display(play, animation, seat, place) {
            CardDisplay::TurningUp(card, _) => card.map(|card| i32::from(card.number())),
            _ => None,
        })
        .sum()
}

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
pub fn paint_rows(brush: &Brush, layout: &Layout, scene: &Scene<'_, RatATatRoll>, animation: &Animation<'_>) {
    let (open, theme) = (scene.open, scene.theme);
    let common = &open.common;
    let full = usize::from(common.full_hand());
    for (index, row) in open.rows.iter().enumerate() {
        let seat = Seat::new(index);
        let on_turn = common.is_turn_in_progress() && common.seat == seat;
        let mark = scene.mark(seat);
        paint_blanket(brush, theme, layout.blanket(seat), mark, layout.unit, on_turn);
        paint_mark(brush, layout.mark(seat), layout.units(8.5), mark, theme);
        for place in RowIndex::first(full.max(row.len())) {
            let rect = layout.row_card(seat, place);
            let display = if place.index() < row.len() {
                card_display(scene, animation, seat, place)
            } else {
                CardDisplay::Missing
            };
            paint_card_display(brush, scene, rect, display);
        }
        let tally = layout.tally(seat);
        let ink = theme.board(palette::INK);
        if common.phase == Phase::Over {
            let sum = visible_sum(scene, animation, seat);
            let stroke = Stroke::new(layout.units(1.2).max(0.75), ink);
            let tally = tally - egui::vec2(layout.units(1.5), 0.0);
            brush.circle(tally, layout.units(10.0), theme.board(palette::DISC), stroke);
            text(brush, tally, layout.units(13.5), &sum.to_string(), ink);
        } else {
            let up = egui::vec2(0.0, layout.units(8.0));
            paint_token(brush, theme, tally - up, layout.units(7.0));
            let tokens = common.tokens.get(index).copied().unwrap_or(0);
            text(brush, tally + up, layout.units(14.0).max(9.0), &tokens.to_string(), ink);
        }
    }
}
