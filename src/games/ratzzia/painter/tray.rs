//! The tray: the dice of the seat on turn on their cloth, marked, picked, dragged or tumbling, and the choice of a candy die's value.

use egui::{CornerRadius, CursorIcon, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::Selection;
use super::animation::Animation;
use super::background::paint_cloth;
use super::input::{Interaction, TrayDie, tray};
use super::labels;
use super::layout::Layout;
use super::palette;
use super::pieces::{DieAppearance, paint_seat_die};
use super::spots::{RESERVE, TRAY};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Dice, DieOwner};
use crate::games::ratzzia::{Move, Phase, Ratzzia, SeenEvent};
use crate::paint::board::Response;
use crate::paint::keyboard_nav;
use crate::paint::painter::Scene;
use crate::paint::widgets::focus_ring;

/// A die dragged from the tray.
#[derive(Clone, Copy, Debug)]
pub struct Dragged {
    /// The die.
    pub piece: TrayDie,
    /// The slot of the die in the tray.
    pub slot: usize,
}

/// Paints the tray with its dice, and handles clicks, drags and double clicks.
pub fn tray_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    interaction: Option<&Interaction<'_>>,
    selection: &mut Selection,
    animation: &Animation,
    id: Id,
) -> Option<Response<Ratzzia>> {
    let (brush, theme, open) = (ui.painter(), scene.theme, scene.open);
    paint_cloth(brush, layout, theme);
    let place = layout.tray();
    scene.rects.put(TRAY, place);
    let mut intent = cloth_ui(ui, scene, place, interaction, id).or(reserve_ui(ui, scene, layout, interaction, id));
    let pieces = tray(open);
    let tumbling = animation.tumbling();
    let mut rolled = rolled_dice(tumbling.map(|(event, _)| event));
    let seat = open.turn.seat;
    for (slot, piece) in pieces.iter().copied().enumerate() {
        let rect = layout.in_tray(slot, pieces.len());
        let die = DieAppearance::in_tray(piece, open);
        let usable = interaction.is_some_and(|interaction| interaction.can_use_die(selection, piece));
        let marked = open.phase == Phase::Rerolling && selection.reroll_slots.contains(&slot);
        let picked = selection.picked == Some((piece, slot))
            && interaction.is_some_and(|interaction| interaction.picked(selection).is_some());
        let tumbles = match (piece, &mut rolled) {
            (TrayDie::Own(Some(die)), Some((false, left))) | (TrayDie::Support(die), Some((true, left)))
                if left.count_of(die) > 0 =>
            {
                left.take(die);
                true
            }
            _ => false,
        };
        let mut at = rect;
        if picked || marked {
            at = at.translate(vec2(0.0, -layout.space * 0.1));
        }
        if let Some(interaction) = interaction {
            let sense = if open.phase == Phase::Placing { Sense::click_and_drag() } else { Sense::click() };
            let response = ui.interact(rect.expand(1.5), id.with(("die", slot)), sense);
            scene.rects.put(format!("die {}", slot + 1), rect);
            let name = labels::tray_die(piece, seat);
            let key = match (marked, picked) {
                (true, _) => "ratzzia-die-marked",
                (_, true) => "ratzzia-die-picked",
                _ => "ratzzia-die",
            };
            let label = scene.say(&Phrase::new(key).with("what", name));
            response.widget_info(|| {
                let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label);
                info.selected = Some(marked || picked);
                info
            });
            if response.drag_started() && piece != TrayDie::Own(None) {
                selection.picked = Some((piece, slot));
                (selection.pending_target, selection.candy_column) = (None, None);
            }
            if response.dragged() && piece != TrayDie::Own(None) {
                response.dnd_set_drag_payload(Dragged { piece, slot });
                if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()) {
                    at = Rect::from_center_size(pointer, rect.size());
                }
            }
            if response.double_clicked() && open.phase == Phase::Placing {
                selection.picked = Some((piece, slot));
                intent = intent.or(interaction.only_placement(slot).map(Response::Play));
            } else if response.clicked() {
                intent = intent.or(interaction.click_die(selection, slot));
            }
            if response.has_focus() {
                focus_ring(brush, rect, rect.width() * 0.2, theme);
            }
            if response.hovered() && usable {
                at = at.expand(1.5);
                ui.set_cursor_icon(CursorIcon::PointingHand);
            }
        } else {
            let label = scene.say(&Phrase::new("ratzzia-die").with("what", labels::tray_die(piece, seat)));
            let response = ui.interact(rect, id.with(("die", slot)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
        }
        match tumbling.filter(|_| tumbles) {
            Some((_, share)) => paint_tumbling(ui, scene, at, die, slot, share),
            None => paint_seat_die(brush, scene, at, die),
        }
        let ring = CornerRadius::same((at.width() * 0.22) as u8);
        if picked || marked {
            brush.rect_stroke(at.expand(2.0), ring, Stroke::new(3.0, theme.board(palette::LAMP)), StrokeKind::Outside);
            if marked {
                paint_reroll_badge(ui, scene, at);
            }
        } else if selection.pending_target.is_some() && usable {
            brush.rect_stroke(at.expand(2.0), ring, Stroke::new(2.5, theme.board(palette::LAMP)), StrokeKind::Outside);
        } else if interaction.is_some() && !usable && matches!(open.phase, Phase::Placing) {
            brush.rect_filled(at, ring, theme.board(palette::CLOTH[1]).gamma_multiply(0.55));
        }
    }
    intent
}

/// Handles a click on the cloth, which rolls if a roll is due.
fn cloth_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    place: Rect,
    interaction: Option<&Interaction<'_>>,
    id: Id,
) -> Option<Response<Ratzzia>> {
    let rolls = interaction.is_some_and(|interaction| interaction.is_legal(Move::Roll {}));
    let begins = scene.awaiting_chance.is_some();
    if !rolls && !begins {
        return None;
    }
    let response = ui.interact(place, id.with("cloth"), Sense::click());
    let label = scene.say(&Phrase::new("ratzzia-action-roll"));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
    let lamp = scene.theme.board(palette::LAMP);
    ui.painter().rect_stroke(place, 6, Stroke::new(2.5, lamp), StrokeKind::Inside);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    response.clicked().then_some(if begins { Response::Begin } else { Response::Play(Move::Roll {}) })
}

/// Paints the reserve at the end of the cloth; a click rolls the support dice if that is legal (R20).
fn reserve_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    interaction: Option<&Interaction<'_>>,
    id: Id,
) -> Option<Response<Ratzzia>> {
    let place = layout.reserve()?;
    scene.rects.put(RESERVE, place);
    let enabled = interaction.is_some_and(|interaction| interaction.is_legal(Move::RollSupport {}));
    let response =
        ui.interact(place, id.with(RESERVE), if interaction.is_some() { Sense::CLICK } else { Sense::hover() });
    let label = scene.say(&Phrase::new("ratzzia-reserve").with("count", scene.open.reserve));
    let role = if enabled { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &label));
    let (brush, theme) = (ui.painter(), scene.theme);
    let edge = if enabled { palette::LAMP } else { palette::CLOTH[0] };
    let line = Stroke::new(if enabled { 2.5 } else { 1.5 }, theme.board(edge));
    brush.rect(place, 4, theme.board(palette::OAK_LINE).gamma_multiply(0.45), line, StrokeKind::Outside);
    for index in 0..scene.open.reserve {
        if let Some(rect) = layout.in_reserve(usize::from(index)) {
            paint_seat_die(brush, scene, rect, DieAppearance::without_value(DieOwner::Support));
        }
    }
    if response.hovered() && enabled {
        ui.set_cursor_icon(CursorIcon::PointingHand);
        brush.rect_stroke(place, 4, Stroke::new(3.0, theme.board(palette::CHALK)), StrokeKind::Outside);
    }
    let clicked = response.clicked();
    if keyboard_nav::allows_tooltips(ui.ctx()) {
        response.on_hover_text(label);
    }
    interaction.filter(|_| clicked).map(|interaction| interaction.play_or_ask(Move::RollSupport {}))
}

/// The dice of a roll, and whether they are support dice.
fn rolled_dice(event: Option<SeenEvent>) -> Option<(bool, Dice)> {
    match event? {
        SeenEvent::Rolled { dice, .. } => Some((false, dice)),
        SeenEvent::SupportRolled { dice } => Some((true, dice)),
        _ => None,
    }
}

/// Paints a die that hops and shows one face after another until it comes to rest.
fn paint_tumbling(ui: &Ui, scene: &Scene<'_, Ratzzia>, rect: Rect, die: DieAppearance, slot: usize, share: f32) {
    let rest = 0.62 + 0.05 * (slot % 7) as f32;
    if share >= rest {
        paint_seat_die(ui.painter(), scene, rect, die);
        return;
    }
    let gone = share / rest;
    let hop = (gone * std::f32::consts::PI * 2.0).sin().abs() * (1.0 - gone) * rect.height() * 0.5;
    let face = ((gone * 9.0) as usize + slot * 5) % 6 + 1;
    let aside = (1.0 - gone) * (0.5 - (slot % 3) as f32 * 0.5) * rect.width() * 0.3;
    paint_seat_die(ui.painter(), scene, rect.translate(vec2(aside, -hop)), die.with_value(face as u8));
}

/// Paints a small circular arrow on a die marked for the re-roll.
fn paint_reroll_badge(ui: &Ui, scene: &Scene<'_, Ratzzia>, rect: Rect) {
    let side = rect.width() * 0.46;
    let center = rect.right_top() + vec2(-side * 0.1, side * 0.1);
    ui.painter().circle_filled(center, side * 0.56, scene.theme.board(palette::LAMP));
    let icon = Rect::from_center_size(center, Vec2::splat(side * 0.86));
    let ink = scene.theme.board(palette::CHALK_LINE);
    crate::paint::icons::paint_icon(ui.painter(), icon, crate::paint::icons::Icon::Redo, ink);
}

/// Offers the values that a candy die can take on the column where it was placed.
pub fn values_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    interaction: Option<&Interaction<'_>>,
    selection: &mut Selection,
    id: Id,
) -> Option<Response<Ratzzia>> {
    let (column, values) = interaction?.candy_values(selection)?;
    let theme = scene.theme;
    let side = (layout.space * 0.92).max(28.0);
    let step = side * 1.16;
    let size = vec2(step * values.len() as f32 + side * 0.16, side * 1.3);
    let wanted = layout.shaft(column).center();
    let half = size.x * 0.5 + 2.0;
    let x = wanted.x.clamp(layout.outer.left() + half, (layout.outer.right() - half).max(layout.outer.left() + half));
    let panel = Rect::from_center_size(Pos2::new(x, wanted.y), size);
    let brush = ui.painter();
    brush.rect(panel, 8, theme.raised, Stroke::new(2.0, theme.board(palette::LAMP)), StrokeKind::Outside);
    let mut intent = None;
    for (index, value) in values.into_iter().enumerate() {
        let center = panel.left_center() + vec2(side * 0.08 + step * (index as f32 + 0.5), 0.0);
        let rect = Rect::from_center_size(center, Vec2::splat(side));
        let response = ui.interact(rect, id.with(("value", index)), Sense::click());
        scene.rects.put(format!("value {}", value.value()), rect);
        let label = scene.say(&Phrase::new("ratzzia-value").with("die", value.value()));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
        let at = if response.hovered() { rect.expand(1.5) } else { rect };
        let die = DieAppearance { value: value.value(), seat: Some(scene.open.turn.seat), candy: true };
        paint_seat_die(brush, scene, at, die);
        if response.has_focus() {
            focus_ring(brush, rect, side * 0.5, theme);
        }
        if response.clicked() {
            selection.candy_column = None;
            intent = Some(Response::Play(Move::PlaceCandy { value, column: Target::Column(column) }));
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    intent
}
