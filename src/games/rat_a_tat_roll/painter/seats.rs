//! The panels: a seat's row of cards and its tokens, and what belongs to nobody.

use egui::{Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::Selection;
use super::animation::Moves;
use super::board::card_clicked;
use super::cards::{paint_place, paint_token};
use super::chances;
use super::input::Hand;
use super::naming::thing_name;
use super::rows::{paint_shown, shown};
use super::things::Thing;
use crate::engine::{Phrase, Seat};
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::painter::{Intent, Scene};
use crate::paint::style::text_scale;
use crate::paint::widgets::{focus_ring, switch};

/// Width of a card, at a text scale of 100 %, and its height in widths.
const CARD: f32 = 46.0;
const HIGH: f32 = 1.36;
/// How far a token reaches.
const TOKEN: f32 = 11.0;

/// The row of a seat while it is played from.
pub fn hand_ui(
    ui: &mut Ui,
    scene: &Scene<'_, RatATatRoll>,
    seat: Seat,
    touch: &mut Selection,
) -> Option<Intent<RatATatRoll>> {
    if scene.open.common.phase == Phase::Over { None } else { row_ui(ui, scene, seat, touch) }
}

/// The row of a seat, larger than on the board.
fn row_ui(
    ui: &mut Ui,
    scene: &Scene<'_, RatATatRoll>,
    seat: Seat,
    touch: &mut Selection,
) -> Option<Intent<RatATatRoll>> {
    let count = scene.open.rows.get(seat.index()).map_or(0, |row| row.len());
    let full = usize::from(scene.open.common.full_hand()).max(count);
    let width = CARD * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let step = (width * 1.12).min((ui.available_width() - width) / (full as f32 - 1.0).max(1.0));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), width * HIGH + 4.0), Sense::hover());
    scene.spots.put(format!("hand {}", seat.index()), rect);
    let id = ui.make_persistent_id("rat-a-tat roll row").with(seat.index());
    let label = Phrase::new("rat_a_tat_roll-row").with("seat", seat).with("count", count);
    let whole = ui.interact(rect, id, Sense::hover());
    whole.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), scene.say(&label)));
    let hand = Hand::of(scene);
    let moves = Moves::of(scene);
    let mut clicked = None;
    for place in Place::first(full) {
        let min = pos2(rect.left() + step * place.index() as f32, rect.top() + 2.0);
        let card = egui::Rect::from_min_size(min, vec2(width, width * HIGH));
        if place.index() >= count {
            paint_place(ui.painter(), card, scene.theme.ink);
            continue;
        }
        paint_shown(ui.painter(), scene, card, shown(scene, &moves, seat, place));
        let thing = Thing::Row(seat, place);
        let choosable = hand.is_some_and(|hand| hand.is_choosable(touch, thing));
        // What cannot be chosen is asked about by the pointer; keys need not stop there.
        let sense = match (choosable, hand) {
            (true, _) => Sense::click(),
            (false, Some(_)) => Sense::CLICK,
            (false, None) => Sense::hover(),
        };
        let response = ui.interact(card, id.with(place.index()), sense);
        response.widget_info(|| {
            let name = scene.say(&thing_name(scene, thing, hand.as_ref(), touch, None));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        let corner = width * 0.14;
        if touch.picked == Some(thing) {
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
            clicked = Some(thing);
        }
    }
    card_clicked(scene, touch, clicked?)
}

/// The tokens of a seat while they count; at the end its cards, which nobody plays from any more.
pub fn purse_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, seat: Seat, touch: &mut Selection) {
    if scene.open.common.phase != Phase::Over {
        let count = scene.open.common.tokens.get(seat.index()).copied().unwrap_or(0);
        let label = scene.say(&Phrase::new("rat_a_tat_roll-tokens").with("count", count));
        // How many is said beside the name.
        tokens(ui, scene, count, label, format!("tokens {}", seat.index()));
    } else {
        row_ui(ui, scene, seat, touch);
    }
}

/// Tokens side by side, called so.
fn tokens(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, count: u8, label: String, spot: String) {
    let reach = TOKEN * text_scale(ui, scene.theme).clamp(0.85, 1.4);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), reach * 2.2), Sense::hover());
    let room = (rect.width() - reach * 2.0).max(1.0);
    let step = (reach * 1.3).min(room / f32::from(count.max(2) - 1));
    for index in 0..count {
        let middle = pos2(rect.left() + reach + step * f32::from(index), rect.center().y);
        paint_token(ui.painter(), scene.theme, middle, reach);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
    scene.spots.put(spot, rect);
    response.on_hover_text(label);
}

/// The tokens that are nobody's, the final round, and whether odds are shown.
pub fn common_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>) {
    let common = &scene.open.common;
    let lines = [
        ("tokens in the centre", Phrase::new("rat_a_tat_roll-centre").with("count", common.centre)),
        ("cards in the pile", Phrase::new("rat_a_tat_roll-pile").with("count", scene.open.pile)),
    ];
    for (spot, phrase) in lines {
        let response = ui.label(scene.theme.soft(scene.say(&phrase)));
        scene.spots.put(spot, response.rect);
    }
    if let Some(last) = common.final_round.filter(|_| common.phase != Phase::Over) {
        let phrase = Phrase::new("rat_a_tat_roll-final").with("count", last.turns_left);
        ui.label(scene.say(&phrase));
    }
    ui.add_space(scene.theme.size.grid * 0.5);
    let mut shown = !chances::are_hidden(ui);
    let sentence = scene.say(&Phrase::new("rat_a_tat_roll-odds-switch"));
    let response = switch(ui, scene.theme, &mut shown, &sentence);
    scene.spots.put("odds switch", response.rect);
    if response.changed() || shown == chances::are_hidden(ui) {
        chances::hide(ui, !shown);
    }
}
