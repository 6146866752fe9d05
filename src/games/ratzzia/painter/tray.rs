//! The tray: the dice of the seat on turn on their cloth, marked, picked, dragged or tumbling, and the reserve.

use std::sync::Arc;

use egui::{
    Context, CornerRadius, CursorIcon, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::background::paint_cloth;
use super::cloth::{Cloth, ClothDie};
use super::frame::PantryBoard;
use super::labels;
use super::palette;
use super::pieces::{DieAppearance, paint_seat_die, paint_thrown};
use super::place::Place;
use super::tray_dice::TrayDie;
use crate::engine::Phrase;
use crate::games::ratzzia::dice::DieOwner;
use crate::games::ratzzia::{Move, Open, Phase, Ratzzia};
use crate::paint::board;
use crate::paint::dice::{DiePose, Throw, Tray, shaken};
use crate::paint::easing::smoothstep;
use crate::paint::painter::Scene;
use crate::paint::widgets::focus_ring;

/// How far dice are shaken, in widths.
const SHAKE: f32 = 0.22;

/// Paints the tray with its dice, to be clicked and dragged.
pub fn tray_ui(ui: &Ui, board: &PantryBoard<'_>) {
    let (scene, layout) = (board.scene, &board.layout);
    paint_cloth(ui.painter(), layout, scene.theme);
    scene.put(Place::Tray, layout.tray());
    cloth_ui(ui, board);
    reserve_ui(ui, board);
    let cloth = Cloth::of(&board.shown);
    let lying = ShownCloth::new(ui.ctx(), board, &cloth);
    for (one, rect) in &lying.dice {
        if let Some(place) = one.place {
            scene.put(place, *rect);
        }
        if one.lies && lying.first_of_kind(one.die) == Some(one) {
            scene.put(Place::FirstDie(one.die), *rect);
        }
        let Some(slot) = one.slot() else {
            if one.lies {
                paint_seat_die(ui.painter(), scene, *rect, DieAppearance::in_tray(one.die, cloth.owner));
            }
            continue;
        };
        if !one.lies || scene.stage.is_awaited(Place::Die(slot)) {
            continue;
        }
        TraySlot::new(board, slot, one.die, *rect).ui(ui, board, &lying);
    }
}

/// The dice on the cloth with their rectangles, and those that are being thrown.
struct ShownCloth<'a> {
    dice: Vec<(ClothDie, Rect)>,
    owner: &'a Open,
    away: f32,
    thrown: ThrownDice,
}

impl<'a> ShownCloth<'a> {
    fn new(ctx: &Context, board: &PantryBoard<'_>, cloth: &Cloth<'a>) -> Self {
        let room = cloth.room();
        let home = board.layout.plate(cloth.owner.turn.seat).center();
        let rect = |middle| {
            let rect = board.layout.on_cloth(middle, room);
            rect.translate((home - rect.center()) * smoothstep(cloth.away))
        };
        let dice: Vec<(ClothDie, Rect)> = cloth.middles().map(|(one, middle)| (one, rect(middle))).collect();
        let thrown = ThrownDice::new(ctx, board, &dice);
        ShownCloth { dice, owner: cloth.owner, away: cloth.away, thrown }
    }

    /// The first die on the cloth that is like this one.
    fn first_of_kind(&self, die: TrayDie) -> Option<&ClothDie> {
        self.dice.iter().map(|(one, _)| one).find(|one| one.lies && one.die == die)
    }
}

/// The dice that are being thrown.
struct ThrownDice {
    slots: Vec<usize>,
    throw: Arc<Throw>,
}

impl ThrownDice {
    fn new(ctx: &Context, board: &PantryBoard<'_>, dice: &[(ClothDie, Rect)]) -> Self {
        let layout = &board.layout;
        let in_slots = dice.iter().filter_map(|(one, rect)| Some((one.slot()?, one.die, rect)));
        let (thrown, lying): (Vec<_>, Vec<_>) = in_slots.partition(|(slot, ..)| board.shown.rolling(*slot).is_some());
        let slots: Vec<usize> = thrown.iter().map(|(slot, ..)| *slot).collect();
        let Some(side) = thrown.first().map(|(.., rect)| rect.width()) else {
            return ThrownDice { slots, throw: Arc::default() };
        };
        let is_support = thrown.iter().any(|(_, die, _)| matches!(die, TrayDie::Support(_)));
        let from = layout.reserve().filter(|_| is_support).map(|reserve| reserve.center());
        let area = layout.cloth();
        let hand = if from.is_some() { area.right_center() } else { area.left_center() };
        let tray = Tray { area, hand, side, from };
        let middles =
            |dice: &[(usize, TrayDie, &Rect)]| dice.iter().map(|(.., rect)| rect.center()).collect::<Vec<Pos2>>();
        let seed = board.scene.stage.seed();
        let throw = Throw::kept(ctx, "dice on the cloth", seed, tray, middles(&thrown), middles(&lying));
        ThrownDice { slots, throw }
    }

    /// How the die in a slot lies while it is thrown.
    fn pose(&self, board: &PantryBoard<'_>, slot: usize) -> Option<DiePose> {
        let index = self.slots.iter().position(|thrown| *thrown == slot)?;
        self.throw.pose(index, board.shown.rolling(slot)?)
    }
}

/// A die in the tray as it is shown.
struct TraySlot {
    slot: usize,
    die: TrayDie,
    rect: Rect,
    /// Whether the die can be used now.
    is_usable: bool,
    /// Whether the die is marked for the re-roll.
    is_marked: bool,
    /// Whether the die is picked for placing.
    is_picked: bool,
}

impl TraySlot {
    fn new(board: &PantryBoard<'_>, slot: usize, die: TrayDie, rect: Rect) -> Self {
        let (interaction, selection) = (board.interaction.as_ref(), board.selection);
        TraySlot {
            slot,
            die,
            rect,
            is_usable: interaction.is_some_and(|interaction| interaction.can_use_die(selection, die)),
            is_marked: board.scene.open.phase == Phase::Rerolling && selection.reroll_slots.contains(&slot),
            is_picked: selection.picked == Some((die, slot))
                && interaction.is_some_and(|interaction| interaction.picked(selection).is_some()),
        }
    }

    fn ui(&self, ui: &Ui, board: &PantryBoard<'_>, cloth: &ShownCloth<'_>) {
        let rect = self.widget_ui(ui, board, cloth.owner);
        self.paint(ui, board, rect, cloth);
        let was_rolled_again = self.slot < board.shown.rolled_again();
        if was_rolled_again && !self.is_selected() && !cloth.thrown.slots.contains(&self.slot) {
            paint_rolled_again(ui, board.scene, rect);
        }
    }

    fn is_selected(&self) -> bool {
        self.is_marked || self.is_picked
    }

    /// Adds the widget of the die, and returns the rectangle in which to paint the die.
    fn widget_ui(&self, ui: &Ui, board: &PantryBoard<'_>, owner: &Open) -> Rect {
        let (scene, rect, place) = (board.scene, self.rect, Place::Die(self.slot));
        let lift = if self.is_selected() { board.layout.space * 0.1 } else { 0.0 };
        let mut at = rect.translate(vec2(0.0, -lift));
        let label = |key| scene.say(&Phrase::new(key).with("what", labels::tray_die(self.die, owner.turn.seat)));
        if board.interaction.is_none() {
            let response = scene.sense(ui, "die", place, rect, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), label("ratzzia-die")));
            return at;
        }
        let sense = if scene.open.phase == Phase::Placing { Sense::click_and_drag() } else { Sense::click() };
        let response = scene.sense(ui, "die", place, rect.expand(1.5), sense);
        response.widget_info(|| {
            let key = match (self.is_marked, self.is_picked) {
                (true, _) => "ratzzia-die-marked",
                (_, true) => "ratzzia-die-picked",
                _ => "ratzzia-die",
            };
            let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), label(key));
            info.selected = Some(self.is_selected());
            info
        });
        if board::dragged(ui) == Some(place)
            && let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
        {
            at = Rect::from_center_size(pointer, rect.size());
            scene.put(Place::Dragged, at);
        }
        if response.has_focus() {
            focus_ring(ui.painter(), rect, rect.width() * 0.2, scene.theme);
        }
        if response.hovered() && self.is_usable {
            at = at.expand(1.5);
            ui.set_cursor_icon(CursorIcon::PointingHand);
        }
        at
    }

    fn paint(&self, ui: &Ui, board: &PantryBoard<'_>, rect: Rect, cloth: &ShownCloth<'_>) {
        let (scene, theme) = (board.scene, board.scene.theme);
        let mut brush = ui.painter().clone();
        // With their owner the dice are no longer on the cloth.
        brush.multiply_opacity(1.0 - smoothstep(cloth.away * 2.0 - 1.0));
        let brush = &brush;
        let die = DieAppearance::in_tray(self.die, cloth.owner);
        let is_shaken = self.die == TrayDie::Own(None);
        let shake = if is_shaken { scene.stage.shake(Place::Tray) * rect.width() * SHAKE } else { 0.0 };
        let rect = rect.translate(vec2(shake, -shake.abs() * 0.5));
        let is_held = || {
            let choice = Some(Move::Roll {}).filter(|_| scene.awaiting_chance.is_none());
            let is_due = choice.is_none_or(|choice| board.is_legal(choice));
            is_shaken && is_due && scene.is_shaking(ui.ctx(), board.layout.tray(), choice)
        };
        match cloth.thrown.pose(board, self.slot) {
            Some(pose) => paint_thrown(brush, scene, &pose, rect.width(), die),
            None if is_held() => {
                let pose = shaken(self.slot, rect, ui.input(|input| input.time));
                paint_thrown(brush, scene, &pose, rect.width(), die);
            }
            None => paint_seat_die(brush, scene, rect, die),
        }
        let round = CornerRadius::same((rect.width() * 0.22) as u8);
        let ring = |width| {
            let line = Stroke::new(width, theme.board(palette::LAMP));
            brush.rect_stroke(rect.expand(2.0), round, line, StrokeKind::Outside);
        };
        if self.is_selected() {
            ring(3.0);
            if self.is_marked {
                paint_reroll_badge(ui, scene, rect);
            }
        } else if board.selection.pending_target.is_some() && self.is_usable {
            ring(2.5);
        } else if board.interaction.is_some() && !self.is_usable && scene.open.phase == Phase::Placing {
            brush.rect_filled(rect, round, theme.board(palette::CLOTH[1]).gamma_multiply(0.55));
        }
    }
}

/// Makes a button of the cloth if a roll is due.
fn cloth_ui(ui: &Ui, board: &PantryBoard<'_>) {
    let scene = board.scene;
    if !board.is_legal(Move::Roll {}) && scene.awaiting_chance.is_none() {
        return;
    }
    let rect = board.layout.tray();
    let response = scene.sense(ui, "cloth", Place::Tray, rect, Sense::click());
    let label = scene.say(&Phrase::new("ratzzia-action-roll"));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &label));
    let lamp = scene.theme.board(palette::LAMP);
    ui.painter().rect_stroke(rect, 6, Stroke::new(2.5, lamp), StrokeKind::Inside);
    if response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
}

/// Paints the reserve at the end of the cloth; a click rolls the support dice if that is legal (R20).
fn reserve_ui(ui: &Ui, board: &PantryBoard<'_>) {
    let (scene, layout) = (board.scene, &board.layout);
    let Some(rect) = layout.reserve() else { return };
    scene.put(Place::Reserve, rect);
    let enabled = board.is_legal(Move::RollSupport {});
    let sense = if board.interaction.is_some() { Sense::CLICK } else { Sense::hover() };
    let response = scene.sense(ui, "reserve", Place::Reserve, rect, sense);
    let label = scene.say(&Phrase::new("ratzzia-reserve").with("count", scene.open.reserve));
    let role = if enabled { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &label));
    let (brush, theme) = (ui.painter(), scene.theme);
    let edge = if enabled { palette::LAMP } else { palette::CLOTH[0] };
    let line = Stroke::new(if enabled { 2.5 } else { 1.5 }, theme.board(edge));
    brush.rect(rect, 4, theme.board(palette::OAK_LINE).gamma_multiply(0.45), line, StrokeKind::Outside);
    let shake = scene.stage.shake(Place::Reserve) * rect.width() * SHAKE;
    for die in (0..board.shown.reserve()).filter_map(|index| layout.in_reserve(usize::from(index))) {
        paint_seat_die(brush, scene, die.translate(vec2(shake, 0.0)), DieAppearance::without_value(DieOwner::Support));
    }
    if response.hovered() && enabled {
        ui.set_cursor_icon(CursorIcon::PointingHand);
        brush.rect_stroke(rect, 4, Stroke::new(3.0, theme.board(palette::CHALK)), StrokeKind::Outside);
    }
    if board::allows_tooltips(ui.ctx()) {
        response.on_hover_text(label);
    }
}

/// Marks a die that was rolled again, so that it is told apart from the kept ones.
fn paint_rolled_again(ui: &Ui, scene: &Scene<'_, Ratzzia>, rect: Rect) {
    let line = Stroke::new((rect.width() * 0.06).max(1.5), scene.theme.board(palette::CHALK));
    let round = CornerRadius::same((rect.width() * 0.22) as u8);
    ui.painter().rect_stroke(rect.expand(1.0), round, line, StrokeKind::Outside);
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
