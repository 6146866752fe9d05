//! The panels beside the board: the mice and chips of a seat (B14, B16).

use egui::{
    Align2, CornerRadius, Id, Painter as Brush, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::highlights::paint_chip;
use super::interaction::{ChosenMouse, Interaction};
use super::pieces::{Pose, paint_cheese, paint_mouse, tint};
use super::place::Place;
use super::shown_position::ShownPosition;
use super::{Selection, palette};
use crate::engine::{Phrase, Seat};
use crate::games::burg_appenzell::common::Common;
use crate::games::burg_appenzell::nouns::cheese_phrase;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::games::burg_appenzell::tiles::Cheese;
use crate::paint::art::{Art, square};
use crate::paint::icons::{Icon, paint_icon};
use crate::paint::painter::Scene;
use crate::paint::style::text_scale;
use crate::paint::theme::{Theme, mix};
use crate::paint::widgets::focus_ring;

/// The number of fallen mice at which a seat is one short of the limit (B17).
const FALLEN_DANGER: u8 = 2;

/// A group of mice of one seat, shown in a pen of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pen {
    Supply,
    Castle,
    Fallen,
}

/// See `Painter::hand_ui`.
pub fn mice_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, seat: Seat, selection: &Selection) {
    let shown = ShownPosition::of(scene);
    let common = shown.turn_position();
    if seat.index() >= common.players.len() {
        return;
    }
    let top = ui.cursor().min;
    let theme = scene.theme;
    let scale = text_scale(ui, theme).clamp(0.85, 1.5);
    let small = TextStyle::Small.resolve(ui.style());
    let grid = theme.size.grid;
    let caption = small.size * 1.36;
    let rect = take_row(ui, theme.size.piece.pen * scale + caption);
    // A click beside the pens tells whose mice these are; the pens lie above.
    let whole = Rect::from_min_max(top, rect.max);
    scene.put(Place::Hand(seat), whole);
    scene.sense(ui, "hand", Place::Hand(seat), whole, Sense::CLICK);
    let pens = [(Pen::Supply, shown.supply(seat)), (Pen::Castle, shown.mice(seat)), (Pen::Fallen, shown.fallen(seat))];
    let wide = (rect.width() - 2.0 * grid) / 3.0;
    let interaction = Interaction::of(scene).filter(|interaction| interaction.seat == seat);
    for (index, (pen, count)) in pens.into_iter().enumerate() {
        let left = rect.left() + index as f32 * (wide + grid);
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, theme.size.piece.pen * scale));
        pen_ui(ui, scene, seat, (pen, count), place, interaction.as_ref(), selection);
        let key = match pen {
            Pen::Supply => "burg_appenzell-pen-supply",
            Pen::Castle => "burg_appenzell-pen-castle",
            Pen::Fallen => "burg_appenzell-pen-fallen",
        };
        let danger = pen == Pen::Fallen && count >= FALLEN_DANGER;
        let ink = if danger { theme.bad } else { theme.ink_soft };
        let label = scene.say(&Phrase::new(key).with("count", count));
        let galley = ui.painter().layout_no_wrap(label, small.clone(), ink);
        let size = galley.size();
        let at = Align2::CENTER_TOP.anchor_size(place.center_bottom() + vec2(0.0, 1.0), size);
        ui.painter().with_clip_rect(at.expand(1.0).intersect(ui.clip_rect())).galley(at.min, galley, ink);
    }
}

/// Takes a row of this height, as wide as the `Ui`.
fn take_row(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0
}

fn pen_ui(
    ui: &Ui,
    scene: &Scene<'_, BurgAppenzell>,
    seat: Seat,
    (pen, count): (Pen, u8),
    place: Rect,
    interaction: Option<&Interaction<'_>>,
    selection: &Selection,
) {
    match pen {
        Pen::Supply => scene.put(Place::SupplyPen(seat), place),
        Pen::Fallen => scene.put(Place::FallenPen(seat), place),
        Pen::Castle => {}
    }
    paint_pen(ui.painter(), scene.theme, place, pen, count);
    let light = if pen == Pen::Fallen { scene.stage.light(Place::FallenPen(seat)) } else { 0.0 };
    if light > 0.0 {
        let ring = Stroke::new(scene.theme.size.ring.chosen, scene.theme.bad.gamma_multiply(light));
        let radius = CornerRadius::same(scene.theme.size.panel.radius as u8);
        ui.painter().rect_stroke(place, radius, ring, StrokeKind::Outside);
    }
    paint_mice(ui.painter(), scene, seat, place, pen, count);
    let key = match pen {
        Pen::Supply => "burg_appenzell-mice-supply",
        Pen::Castle => "burg_appenzell-mice-castle",
        Pen::Fallen => "burg_appenzell-mice-fallen",
    };
    let label = || scene.say(&Phrase::new(key).with("count", count).with("seat", seat));
    let response = match interaction.filter(|_| pen == Pen::Supply) {
        Some(interaction) if interaction.can_use_supply() => {
            return supply_ui(ui, scene, place, interaction, selection, label);
        }
        // A click asks why the supply cannot be chosen; the keyboard focus skips it.
        Some(_) => {
            let response = scene.sense(ui, "closed pen", Place::Supply(seat), place, Sense::CLICK);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), label()));
            response
        }
        None => name(ui, place, (key, seat), label),
    };
    response.on_hover_ui(|ui| {
        ui.label(label());
    });
}

/// The pen of a supply from which a mouse can enter.
fn supply_ui(
    ui: &Ui,
    scene: &Scene<'_, BurgAppenzell>,
    place: Rect,
    interaction: &Interaction<'_>,
    selection: &Selection,
    label: impl Fn() -> String,
) {
    let (theme, brush, supply) = (scene.theme, ui.painter(), Place::Supply(interaction.seat));
    let chosen = interaction.chosen(selection);
    let is_chosen = matches!(chosen, Some(ChosenMouse::Supply(_)));
    let response = scene.sense(ui, "pen", supply, place, Sense::click());
    scene.put(supply, place);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), label());
        info.selected = Some(is_chosen);
        info
    });
    let (radius, size) = (CornerRadius::same(theme.size.panel.radius as u8), &theme.size.ring);
    if is_chosen {
        brush.rect_stroke(
            place,
            radius,
            Stroke::new(size.chosen_halo, theme.board(palette::CHALK_LINE)),
            StrokeKind::Middle,
        );
        brush.rect_stroke(place, radius, Stroke::new(size.chosen, theme.board(palette::LAMP)), StrokeKind::Middle);
    } else if response.hovered() {
        brush.rect_stroke(place, radius, Stroke::new(size.hovered, theme.ink_soft), StrokeKind::Middle);
    } else if chosen.is_none() {
        brush.rect_stroke(
            place,
            radius,
            Stroke::new(size.choosable_halo, theme.board(palette::CHALK_LINE)),
            StrokeKind::Middle,
        );
        brush.rect_stroke(place, radius, Stroke::new(size.choosable, theme.board(palette::LAMP)), StrokeKind::Middle);
    }
    if response.has_focus() {
        focus_ring(brush, place, theme.size.panel.radius, theme);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_ui(|ui| {
        ui.label(scene.say(&Phrase::new("burg_appenzell-supply-tip")));
    });
}

/// The background of a pen: grass, paving or a dark pit.
fn paint_pen(brush: &Brush, theme: &Theme, place: Rect, pen: Pen, count: u8) {
    let (fill, line) = match pen {
        Pen::Supply => (palette::MEADOW[0], palette::GRASS),
        Pen::Castle => (palette::SAND[0], palette::SAND[2]),
        Pen::Fallen => (palette::HOLLOW, palette::CHALK_LINE),
    };
    let radius = CornerRadius::same(theme.size.panel.radius as u8);
    let stroke = Stroke::new(theme.size.piece_outline, theme.board(line));
    brush.rect(place, radius, theme.board(fill), stroke, StrokeKind::Inside);
    if pen == Pen::Fallen && count == 0 {
        let pit = square(place.center(), place.height() * 0.8);
        Art::new("burg_appenzell/trap").tint(tint(theme, 0.45)).paint(brush, pit);
    }
    if pen == Pen::Fallen && count >= FALLEN_DANGER {
        brush.rect_stroke(place, radius, Stroke::new(theme.size.ring.chosen, theme.bad), StrokeKind::Inside);
        let middle = place.right_top() + vec2(-1.0, 1.0) * theme.size.panel.warning_inset;
        let icon = Rect::from_center_size(middle, Vec2::splat(theme.size.panel.warning));
        paint_icon(brush, icon, Icon::Warning, theme.board(palette::LAMP));
    }
}

/// This many mice side by side, closer together where space is short.
fn paint_mice(brush: &Brush, scene: &Scene<'_, BurgAppenzell>, seat: Seat, place: Rect, pen: Pen, count: u8) {
    if count == 0 {
        return;
    }
    let room = place.width() - scene.theme.size.grid;
    let side = (place.height() * 0.84).min(room / (0.24 + 0.76 * f32::from(count)));
    let step = side * 0.76;
    let first = place.center().x - step * f32::from(count - 1) * 0.5;
    for index in 0..count {
        let center = pos2(first + step * f32::from(index), place.center().y);
        let fallen = pen == Pen::Fallen;
        let pose = Pose {
            opacity: if fallen { 0.62 } else { 1.0 },
            angle: if fallen { 0.9 } else { 0.0 },
            ..Pose::at(center, side)
        };
        paint_mouse(brush, scene.theme, pose, scene.mark(seat));
    }
}

/// Gives a painted area a name for screen readers.
fn name(
    ui: &Ui,
    rect: Rect,
    what: impl std::hash::Hash + std::fmt::Debug + 'static,
    label: impl Fn() -> String,
) -> egui::Response {
    let id: Id = ui.make_persistent_id("burg appenzell name").with(what);
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), label()));
    response
}

/// See `Painter::seat_ui`.
pub fn chips_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, seat: Seat) {
    let theme = scene.theme;
    let common = &scene.open.common;
    if seat.index() >= common.players.len() {
        return;
    }
    let chips = ShownPosition::of(scene).chips(seat);
    let goal = common.options.goal.kinds();
    let width = ui.available_width();
    let gap = theme.size.grid * 0.5;
    let kinds = Cheese::ALL.len() as f32;
    let side =
        ((width - gap * (kinds - 1.0)) / kinds).min(theme.size.piece.chip * text_scale(ui, theme).clamp(0.85, 1.3));
    let heading = scene.say(&Phrase::new("burg_appenzell-chips").with("count", chips.len()).with("goal", goal));
    let small = TextStyle::Small.resolve(ui.style());
    let line = small.size * 1.36 + theme.size.panel.line_gap;
    let rect = take_row(ui, line + side + theme.size.panel.line_gap);
    let brush = ui.painter();
    let strong = Theme::small_strong_style().resolve(ui.style());
    brush.text(rect.left_top(), Align2::LEFT_TOP, &heading, strong, theme.ink_soft);
    for (index, cheese) in Cheese::ALL.into_iter().enumerate() {
        let center = pos2(rect.left() + side * 0.5 + index as f32 * (side + gap), rect.bottom() - side * 0.5 - 1.0);
        if chips.contains(cheese) {
            paint_chip(brush, theme, center, side * 0.48, cheese, None);
        } else {
            // An empty place for a chip.
            let faint = mix(theme.paper, theme.line, 0.35);
            brush.circle(center, side * 0.46, faint, Stroke::new(theme.size.outline, theme.line));
            paint_cheese(brush, theme, square(center, side * 0.58), cheese, 0.28);
        }
        let place = Rect::from_center_size(center, egui::Vec2::splat(side));
        scene.put(Place::Chip(seat, cheese), place);
        let id = ui.make_persistent_id("burg appenzell chip").with((seat.index(), index));
        ui.interact(place, id, Sense::hover()).on_hover_ui(|ui| {
            ui.label(scene.say(&cheese_phrase(cheese)));
        });
    }
    scene.put(Place::Chips(seat), rect);
    name(ui, rect, ("chips", seat), || {
        chips_in_words(common, seat).map_or_else(String::new, |words| scene.say(&words))
    });
}

/// The chips of a seat in words; `None` if there is no such seat.
pub fn chips_in_words(common: &Common, seat: Seat) -> Option<Phrase> {
    let chips = common.players.get(seat.index())?.chips;
    let goal = common.options.goal.kinds();
    let kinds: Vec<Phrase> = chips.iter().map(cheese_phrase).collect();
    Some(if kinds.is_empty() && common.end().is_some() {
        Phrase::new("burg_appenzell-chips-over").with("seat", seat)
    } else if kinds.is_empty() {
        Phrase::new("burg_appenzell-chips-none").with("seat", seat).with("goal", goal)
    } else {
        let phrase = Phrase::new("burg_appenzell-chips-words").with("seat", seat).with("goal", goal);
        phrase.with("count", chips.len()).with("cheeses", kinds)
    })
}
