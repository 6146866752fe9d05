//! The dice of the seat on turn on their cloth: marked, picked, dragged, tumbling; and the values of a candy die.

use egui::{CornerRadius, CursorIcon, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::Selection;
use super::animation::Moves;
use super::ground::paint_cloth;
use super::input::{Hand, Piece, tray};
use super::layout::Layout;
use super::naming;
use super::palette;
use super::pieces::{Shown, paint_shown};
use super::places::{RESERVE, TRAY};
use crate::engine::Phrase;
use crate::games::ratzzia::board::Target;
use crate::games::ratzzia::dice::{Dice, User};
use crate::games::ratzzia::{Move, Phase, Ratzzia, What};
use crate::paint::keyboard_nav;
use crate::paint::painter::{Intent, Scene};
use crate::paint::widgets::focus_ring;

/// A die of the tray that is dragged.
#[derive(Clone, Copy, Debug)]
pub struct Dragged {
    /// What it is.
    pub piece: Piece,
    /// Its place in the tray.
    pub slot: usize,
}

/// The tray with its dice.
pub fn tray_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    hand: Option<&Hand<'_>>,
    touch: &mut Selection,
    moves: &Moves,
    id: Id,
) -> Option<Intent<Ratzzia>> {
    let (brush, theme, open) = (ui.painter(), scene.theme, scene.open);
    paint_cloth(brush, layout, theme);
    let place = layout.tray();
    scene.spots.put(TRAY, place);
    let mut intent = cloth_ui(ui, scene, place, hand, id).or(reserve_ui(ui, scene, layout, hand, id));
    let pieces = tray(open);
    let tumbling = moves.tumbling();
    let mut rolled = rolled(tumbling.map(|(what, _)| what));
    let seat = open.facts.seat;
    for (slot, piece) in pieces.iter().copied().enumerate() {
        let rect = layout.in_tray(slot, pieces.len());
        let die = Shown::piece(piece, open);
        let usable = hand.is_some_and(|hand| hand.die_answers(touch, piece));
        let marked = open.phase == Phase::Rerolling && touch.marked.contains(&slot);
        let picked = touch.picked == Some((piece, slot)) && hand.is_some_and(|hand| hand.picked(touch).is_some());
        let tumbles = match (piece, &mut rolled) {
            (Piece::Own(Some(die)), Some((false, left))) | (Piece::Support(die), Some((true, left)))
                if left.of(die) > 0 =>
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
        if let Some(hand) = hand {
            let sense = if open.phase == Phase::Placing { Sense::click_and_drag() } else { Sense::click() };
            let response = ui.interact(rect.expand(1.5), id.with(("die", slot)), sense);
            scene.spots.put(format!("die {}", slot + 1), rect);
            let name = naming::piece(piece, seat);
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
            if response.drag_started() && piece != Piece::Own(None) {
                touch.picked = Some((piece, slot));
                (touch.asked, touch.valuing) = (None, None);
            }
            if response.dragged() && piece != Piece::Own(None) {
                response.dnd_set_drag_payload(Dragged { piece, slot });
                if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()) {
                    at = Rect::from_center_size(pointer, rect.size());
                }
            }
            if response.double_clicked() && open.phase == Phase::Placing {
                touch.picked = Some((piece, slot));
                intent = intent.or(hand.only_place(slot).map(Intent::Play));
            } else if response.clicked() {
                intent = intent.or(hand.click_die(touch, slot));
            }
            if response.has_focus() {
                focus_ring(brush, rect, rect.width() * 0.2, theme);
            }
            if response.hovered() && usable {
                at = at.expand(1.5);
                ui.set_cursor_icon(CursorIcon::PointingHand);
            }
        } else {
            let label = scene.say(&Phrase::new("ratzzia-die").with("what", naming::piece(piece, seat)));
            let response = ui.interact(rect, id.with(("die", slot)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
        }
        match tumbling.filter(|_| tumbles) {
            Some((_, share)) => paint_tumbling(ui, scene, at, die, slot, share),
            None => paint_shown(brush, scene, at, die),
        }
        let ring = CornerRadius::same((at.width() * 0.22) as u8);
        if picked || marked {
            brush.rect_stroke(at.expand(2.0), ring, Stroke::new(3.0, theme.board(palette::LAMP)), StrokeKind::Outside);
            if marked {
                paint_turning(ui, scene, at);
            }
        } else if touch.asked.is_some() && usable {
            brush.rect_stroke(at.expand(2.0), ring, Stroke::new(2.5, theme.board(palette::LAMP)), StrokeKind::Outside);
        } else if hand.is_some() && !usable && matches!(open.phase, Phase::Placing) {
            brush.rect_filled(at, ring, theme.board(palette::CLOTH[1]).gamma_multiply(0.55));
        }
    }
    intent
}

/// The cloth itself: a click rolls where a roll is what comes next.
fn cloth_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    place: Rect,
    hand: Option<&Hand<'_>>,
    id: Id,
) -> Option<Intent<Ratzzia>> {
    let rolls = hand.is_some_and(|hand| hand.may(Move::Roll {}));
    let begins = scene.waits_for.is_some();
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
    response.clicked().then_some(if begins { Intent::Begin } else { Intent::Play(Move::Roll {}) })
}

/// The support dice that wait at the end of the cloth: a click rolls them where that is allowed (R20).
fn reserve_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    hand: Option<&Hand<'_>>,
    id: Id,
) -> Option<Intent<Ratzzia>> {
    let place = layout.reserve()?;
    scene.spots.put(RESERVE, place);
    let able = hand.is_some_and(|hand| hand.may(Move::RollSupport {}));
    let response = ui.interact(place, id.with(RESERVE), if hand.is_some() { Sense::CLICK } else { Sense::hover() });
    let label = scene.say(&Phrase::new("ratzzia-reserve").with("count", scene.open.reserve));
    let role = if able { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &label));
    let (brush, theme) = (ui.painter(), scene.theme);
    let edge = if able { palette::LAMP } else { palette::CLOTH[0] };
    let line = Stroke::new(if able { 2.5 } else { 1.5 }, theme.board(edge));
    brush.rect(place, 4, theme.board(palette::OAK_LINE).gamma_multiply(0.45), line, StrokeKind::Outside);
    for index in 0..scene.open.reserve {
        if let Some(rect) = layout.in_reserve(usize::from(index)) {
            paint_shown(brush, scene, rect, Shown::user(User::Support));
        }
    }
    if response.hovered() && able {
        ui.set_cursor_icon(CursorIcon::PointingHand);
        brush.rect_stroke(place, 4, Stroke::new(3.0, theme.board(palette::CHALK)), StrokeKind::Outside);
    }
    let clicked = response.clicked();
    if keyboard_nav::allows_tips(ui.ctx()) {
        response.on_hover_text(label);
    }
    hand.filter(|_| clicked).map(|hand| hand.meant(Move::RollSupport {}))
}

/// Dice that were just rolled: whether they are support dice, and what they show.
fn rolled(what: Option<What>) -> Option<(bool, Dice)> {
    match what? {
        What::Rolled { dice, .. } => Some((false, dice)),
        What::SupportRolled { dice } => Some((true, dice)),
        _ => None,
    }
}

/// A die that hops and shows one face after another.
fn paint_tumbling(ui: &Ui, scene: &Scene<'_, Ratzzia>, rect: Rect, die: Shown, slot: usize, share: f32) {
    let rest = 0.62 + 0.05 * (slot % 7) as f32;
    if share >= rest {
        paint_shown(ui.painter(), scene, rect, die);
        return;
    }
    let gone = share / rest;
    let hop = (gone * std::f32::consts::PI * 2.0).sin().abs() * (1.0 - gone) * rect.height() * 0.5;
    let face = ((gone * 9.0) as usize + slot * 5) % 6 + 1;
    let aside = (1.0 - gone) * (0.5 - (slot % 3) as f32 * 0.5) * rect.width() * 0.3;
    paint_shown(ui.painter(), scene, rect.translate(vec2(aside, -hop)), die.with_value(face as u8));
}

/// A small arrow round and round: it will be rolled again.
fn paint_turning(ui: &Ui, scene: &Scene<'_, Ratzzia>, rect: Rect) {
    let side = rect.width() * 0.46;
    let center = rect.right_top() + vec2(-side * 0.1, side * 0.1);
    ui.painter().circle_filled(center, side * 0.56, scene.theme.board(palette::LAMP));
    let icon = Rect::from_center_size(center, Vec2::splat(side * 0.86));
    let ink = scene.theme.board(palette::CHALK_LINE);
    crate::paint::icons::paint_icon(ui.painter(), icon, crate::paint::icons::Icon::Redo, ink);
}

/// The values that a candy die could have on the column where it was put; one is clicked.
pub fn values_ui(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    hand: Option<&Hand<'_>>,
    touch: &mut Selection,
    id: Id,
) -> Option<Intent<Ratzzia>> {
    let (column, values) = hand?.asked_value(touch)?;
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
        scene.spots.put(format!("value {}", value.value()), rect);
        let label = scene.say(&Phrase::new("ratzzia-value").with("die", value.value()));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
        let at = if response.hovered() { rect.expand(1.5) } else { rect };
        let die = Shown { value: value.value(), seat: Some(scene.open.facts.seat), candy: true };
        paint_shown(brush, scene, at, die);
        if response.has_focus() {
            focus_ring(brush, rect, side * 0.5, theme);
        }
        if response.clicked() {
            touch.valuing = None;
            intent = Some(Intent::Play(Move::PlaceCandy { value, column: Target::Column(column) }));
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    intent
}
