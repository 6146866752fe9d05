//! What matters of a seat in the strip of seats: its row of cards, face down until the end (L18), and its tokens; and the
//! clock: how many cards the rows still lack (L16).

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::beats::CARD_HEIGHT_RATIO;
use super::cards::{paint_card, paint_empty_place, paint_token};
use super::place::Place;
use super::rows::paint_card_display;
use super::shown_position::{CardDisplay, ShownPosition};
use crate::engine::{Phrase, Seat};
use crate::games::rat_a_tat_roll::cards::RowIndex;
use crate::games::rat_a_tat_roll::{Open, Phase, RatATatRoll};
use crate::paint::painter::Scene;
use crate::paint::theme::Theme;

/// The share of the width that the cards take at most.
const CARDS: f32 = 0.66;

/// See `Painter::belongings_ui`.
pub fn belongings_ui(ui: &Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat) {
    let (theme, rect, brush) = (scene.theme, ui.max_rect(), ui.painter());
    let shown = ShownPosition::of(scene);
    let width = rect.height() / CARD_HEIGHT_RATIO;
    let full = usize::from(scene.open.common.full_hand());
    let step = (width * 1.14).min(rect.width() * CARDS / full as f32);
    for index in RowIndex::first(full.max(shown.row_len(seat))) {
        let corner = pos2(rect.left() + step * index.index() as f32, rect.top());
        let card = Rect::from_min_size(corner, vec2(step / 1.14, rect.height()));
        match shown.card(seat, index) {
            CardDisplay::Missing => paint_empty_place(brush, card, theme.ink),
            display @ CardDisplay::TurningUp(..) => paint_card_display(brush, scene, card, display),
            CardDisplay::FaceDown | CardDisplay::Known(_) => paint_card(brush, theme, card, None, 1.0),
        }
    }
    let radius = rect.height() * 0.42;
    let token = pos2(rect.left() + step * full as f32 + theme.size.grid + radius, rect.center().y);
    paint_token(brush, theme, token, radius);
    let tokens = scene.open.common.tokens.get(seat.index()).copied().unwrap_or(0);
    let font = Theme::small_strong_style().resolve(ui.style());
    let at = token + vec2(radius + theme.size.grid * 0.5, 0.0);
    brush.text(at, Align2::LEFT_CENTER, tokens.to_string(), font, theme.ink);
    scene.put(Place::Tokens(seat), Rect::from_center_size(token, vec2(2.0, 2.0) * radius));
}

/// See `Painter::clock`.
pub fn clock(open: &Open) -> Option<Phrase> {
    let common = &open.common;
    if let Some(last) = common.final_round.filter(|_| common.phase != Phase::Over) {
        return Some(Phrase::new("rat_a_tat_roll-final").with("count", last.turns_left));
    }
    let full = usize::from(common.full_hand());
    let lacking: usize = open.rows.iter().map(|row| full.saturating_sub(row.len())).sum();
    (common.phase != Phase::Over).then(|| Phrase::new("rat_a_tat_roll-clock").with("count", lacking))
}
