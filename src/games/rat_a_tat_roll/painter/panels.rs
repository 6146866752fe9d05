//! The panels beside the board: a seat's row of cards and its tokens, and the common supply.

use egui::{Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::Selection;
use super::beats::CARD_HEIGHT_RATIO;
use super::cards::{paint_empty_place, paint_token};
use super::input::Interaction;
use super::labels::place_label;
use super::odds_ring;
use super::place::Place;
use super::rows::paint_card_display;
use super::shown_position::{CardDisplay, ShownPosition};
use crate::engine::{Phrase, Seat};
use crate::games::rat_a_tat_roll::cards::RowIndex;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::widgets::{focus_ring, switch};

/// The row of a seat while the game runs, and while its end is shown.
pub fn hand_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat, selection: &Selection) {
    if scene.open.common.phase != Phase::Over || !scene.stage.is_over() {
        row_ui(ui, scene, seat, selection);
    }
}

/// The row of a seat, larger than on the board.
fn row_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat, selection: &Selection) {
    let shown = ShownPosition::of(scene);
    let count = shown.row_len(seat);
    let full = usize::from(scene.open.common.full_hand()).max(count);
    let width = scene.theme.size.piece.card * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let step = (width * 1.12).min((ui.available_width() - width) / (full as f32 - 1.0).max(1.0));
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), width * CARD_HEIGHT_RATIO + 2.0 * scene.theme.size.panel.inset),
        Sense::hover(),
    );
    scene.put(Place::Hand(seat), rect);
    let label = Phrase::new("rat_a_tat_roll-row").with("seat", seat).with("count", count);
    let whole = scene.sense(ui, "row", Place::Hand(seat), rect, Sense::hover());
    whole.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), scene.say(&label)));
    let interaction = Interaction::from_play(scene);
    for row_index in RowIndex::first(full) {
        let min = pos2(rect.left() + step * row_index.index() as f32, rect.top() + scene.theme.size.panel.inset);
        let card = egui::Rect::from_min_size(min, vec2(width, width * CARD_HEIGHT_RATIO));
        let display = shown.card(seat, row_index);
        if display == CardDisplay::Missing {
            paint_empty_place(ui.painter(), card, scene.theme.ink);
            continue;
        }
        paint_card_display(ui.painter(), scene, card, display);
        let place = Place::Card(seat, row_index);
        let choosable = interaction.is_some_and(|interaction| interaction.is_choosable(selection, place));
        // A pointer can ask why a card cannot be chosen; the keyboard focus need not stop there.
        let sense = match (choosable, interaction) {
            (true, _) => Sense::click(),
            (false, Some(_)) => Sense::CLICK,
            (false, None) => Sense::hover(),
        };
        let response = scene.sense(ui, "row", place, card, sense);
        response.widget_info(|| {
            let name = scene.say(&place_label(scene, place, interaction.as_ref(), selection, None));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        let corner = width * 0.14;
        if selection.has_picked(place) {
            let stroke = egui::Stroke::new(scene.theme.size.ring.picked, scene.theme.accent);
            ui.painter().rect_stroke(card, corner, stroke, egui::StrokeKind::Outside);
        } else if choosable {
            let colour = if response.hovered() { scene.theme.focus } else { scene.theme.good };
            ui.painter().rect_stroke(
                card,
                corner,
                egui::Stroke::new(scene.theme.size.ring.hovered, colour),
                egui::StrokeKind::Outside,
            );
        }
        if response.has_focus() {
            focus_ring(ui.painter(), card, corner, scene.theme);
        }
    }
}

/// The tokens of a seat while the game runs; its cards after the end.
pub fn seat_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat, selection: &Selection) {
    if scene.open.common.phase == Phase::Over {
        row_ui(ui, scene, seat, selection);
    } else {
        tokens_ui(ui, scene, seat);
    }
}

/// The tokens of a seat side by side; the number itself stands beside the name of the seat.
fn tokens_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat) {
    let count = scene.open.common.tokens.get(seat.index()).copied().unwrap_or(0);
    let label = scene.say(&Phrase::new("rat_a_tat_roll-tokens").with("count", count));
    let radius = scene.theme.size.piece.token * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), radius * 2.2), Sense::CLICK);
    let spare_width = (rect.width() - radius * 2.0).max(1.0);
    let step = (radius * 1.3).min(spare_width / f32::from(count.max(2) - 1));
    for index in 0..count {
        let middle = pos2(rect.left() + radius + step * f32::from(index), rect.center().y);
        paint_token(ui.painter(), scene.theme, middle, radius);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
    scene.put(Place::Tokens(seat), rect);
    scene.note(Place::Tokens(seat), &response);
    response.on_hover_text(label);
}

/// The tokens and cards in the centre, and the switch for the odds.
pub fn common_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>) {
    let common = &scene.open.common;
    let lines = [
        (Place::CentreCount, Phrase::new("rat_a_tat_roll-centre").with("count", common.centre)),
        (Place::PileCount, Phrase::new("rat_a_tat_roll-pile").with("count", scene.open.pile)),
    ];
    for (place, phrase) in lines {
        let response = ui.label(scene.theme.soft(scene.say(&phrase)));
        scene.put(place, response.rect);
    }
    ui.add_space(scene.theme.size.grid * 0.5);
    let mut shown = !odds_ring::are_hidden(ui);
    let sentence = scene.say(&Phrase::new("rat_a_tat_roll-odds-switch"));
    let response = switch(ui, scene.theme, &mut shown, &sentence);
    scene.put(Place::OddsSwitch, response.rect);
    scene.note(Place::OddsSwitch, &response);
    if response.changed() || shown == odds_ring::are_hidden(ui) {
        odds_ring::set_hidden(ui, !shown);
    }
}
