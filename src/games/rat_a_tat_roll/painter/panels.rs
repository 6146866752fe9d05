//! The panels beside the board: a seat's row of cards and its tokens, and the common supply.

use egui::{Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::Selection;
use super::animation::Animation;
use super::board::card_clicked;
use super::cards::{paint_empty_place, paint_token};
use super::input::Interaction;
use super::labels::target_label;
use super::odds_ring;
use super::rows::{card_display, paint_card_display};
use super::targets::Target;
use crate::engine::{Phrase, Seat};
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::board::Response;
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::widgets::{focus_ring, switch};

/// Width of a card in points, at a text scale of 100 %.
const CARD_WIDTH: f32 = 46.0;
/// Height of a card, in widths.
const CARD_HEIGHT_RATIO: f32 = 1.36;
/// Radius of a token in points, at a text scale of 100 %.
const TOKEN_RADIUS: f32 = 11.0;

/// The row of a seat while the game runs.
pub fn hand_ui(
    ui: &mut Ui,
    scene: &Scene<'_, RatATatRoll>,
    seat: Seat,
    selection: &mut Selection,
) -> Option<Response<RatATatRoll>> {
    if scene.open.common.phase == Phase::Over { None } else { row_ui(ui, scene, seat, selection) }
}

/// The row of a seat, larger than on the board.
fn row_ui(
    ui: &mut Ui,
    scene: &Scene<'_, RatATatRoll>,
    seat: Seat,
    selection: &mut Selection,
) -> Option<Response<RatATatRoll>> {
    let count = scene.open.rows.get(seat.index()).map_or(0, |row| row.len());
    let full = usize::from(scene.open.common.full_hand()).max(count);
    let width = CARD_WIDTH * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let step = (width * 1.12).min((ui.available_width() - width) / (full as f32 - 1.0).max(1.0));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), width * CARD_HEIGHT_RATIO + 4.0), Sense::hover());
    scene.rects.put(format!("hand {}", seat.index()), rect);
    let id = ui.make_persistent_id("rat-a-tat roll row").with(seat.index());
    let label = Phrase::new("rat_a_tat_roll-row").with("seat", seat).with("count", count);
    let whole = ui.interact(rect, id, Sense::hover());
    whole.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), scene.say(&label)));
    let interaction = Interaction::of(scene);
    let animation = Animation::of(scene);
    let mut clicked = None;
    for place in Place::first(full) {
        let min = pos2(rect.left() + step * place.index() as f32, rect.top() + 2.0);
        let card = egui::Rect::from_min_size(min, vec2(width, width * CARD_HEIGHT_RATIO));
        if place.index() >= count {
            paint_empty_place(ui.painter(), card, scene.theme.ink);
            continue;
        }
        paint_card_display(ui.painter(), scene, card, card_display(scene, &animation, seat, place));
        let target = Target::RowCard(seat, place);
        let choosable = interaction.is_some_and(|interaction| interaction.is_choosable(selection, target));
        // A pointer can ask why a card cannot be chosen; the keyboard focus need not stop there.
        let sense = match (choosable, interaction) {
            (true, _) => Sense::click(),
            (false, Some(_)) => Sense::CLICK,
            (false, None) => Sense::hover(),
        };
        let response = ui.interact(card, id.with(place.index()), sense);
        response.widget_info(|| {
            let name = scene.say(&target_label(scene, target, interaction.as_ref(), selection, None));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        let corner = width * 0.14;
        if selection.picked == Some(target) {
            let stroke = egui::Stroke::new(4.0, scene.theme.accent);
            ui.painter().rect_stroke(card, corner, stroke, egui::StrokeKind::Outside);
        } else if choosable {
            let colour = if response.hovered() { scene.theme.focus } else { scene.theme.good };
            ui.painter().rect_stroke(card, corner, egui::Stroke::new(2.0, colour), egui::StrokeKind::Outside);
        }
        if response.has_focus() {
            focus_ring(ui.painter(), card, corner, scene.theme);
        }
        if response.clicked() {
            clicked = Some(target);
        }
    }
    card_clicked(scene, selection, clicked?)
}

/// The tokens of a seat while the game runs; its cards after the end.
pub fn seat_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat, selection: &mut Selection) {
    if scene.open.common.phase != Phase::Over {
        let count = scene.open.common.tokens.get(seat.index()).copied().unwrap_or(0);
        let label = scene.say(&Phrase::new("rat_a_tat_roll-tokens").with("count", count));
        // The number itself stands beside the name.
        tokens_ui(ui, scene, count, label, format!("tokens {}", seat.index()));
    } else {
        row_ui(ui, scene, seat, selection);
    }
}

/// Tokens side by side, with this label.
fn tokens_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, count: u8, label: String, rect_name: String) {
    let radius = TOKEN_RADIUS * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), radius * 2.2), Sense::hover());
    let spare_width = (rect.width() - radius * 2.0).max(1.0);
    let step = (radius * 1.3).min(spare_width / f32::from(count.max(2) - 1));
    for index in 0..count {
        let middle = pos2(rect.left() + radius + step * f32::from(index), rect.center().y);
        paint_token(ui.painter(), scene.theme, middle, radius);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
    scene.rects.put(rect_name, rect);
    response.on_hover_text(label);
}

/// The tokens and cards in the centre, the final round, and the switch for the odds.
pub fn common_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>) {
    let common = &scene.open.common;
    let lines = [
        ("tokens in the centre", Phrase::new("rat_a_tat_roll-centre").with("count", common.centre)),
        ("cards in the pile", Phrase::new("rat_a_tat_roll-pile").with("count", scene.open.pile)),
    ];
    for (rect_name, phrase) in lines {
        let response = ui.label(scene.theme.soft(scene.say(&phrase)));
        scene.rects.put(rect_name, response.rect);
    }
    if let Some(last) = common.final_round.filter(|_| common.phase != Phase::Over) {
        let phrase = Phrase::new("rat_a_tat_roll-final").with("count", last.turns_left);
        ui.label(scene.say(&phrase));
    }
    ui.add_space(scene.theme.size.grid * 0.5);
    let mut shown = !odds_ring::are_hidden(ui);
    let sentence = scene.say(&Phrase::new("rat_a_tat_roll-odds-switch"));
    let response = switch(ui, scene.theme, &mut shown, &sentence);
    scene.rects.put("odds switch", response.rect);
    if response.changed() || shown == odds_ring::are_hidden(ui) {
        odds_ring::set_hidden(ui, !shown);
    }
}
