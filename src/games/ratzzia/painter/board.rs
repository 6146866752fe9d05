//! The board on the screen: areas to click and to drop dice on, a cursor for the keys, and everything painted on it.

use egui::{
    CursorIcon, Key, Modifiers, Painter as Brush, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

use super::Selection;
use super::animation::{Animation, Flight, FlightEnd, FlyingItem};
use super::background::{self, Highlight};
use super::input::{Interaction, TrayDie, tray};
use super::labels;
use super::layout::Layout;
use super::palette;
use super::pieces::{DieAppearance, Food, paint_badge, paint_seat_die};
use super::plates::plates_ui;
use super::previews;
use super::spots::{BoardArea, space_spot};
use super::tips;
use super::tray::{Dragged, tray_ui, values_ui};
use crate::engine::Phrase;
use crate::games::ratzzia::board::{Column, Shelf};
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::{Move, Phase, Place, Ratzzia};
use crate::paint::board::Response;
use crate::paint::easing::ease_out;
use crate::paint::keyboard_nav::{self, Cursor, Step};
use crate::paint::painter::Scene;
use crate::paint::widgets::highlight_ring;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Ratzzia>, selection: &mut Selection) -> Option<Response<Ratzzia>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, usize::from(scene.open.seats));
    let id = keyboard_nav::board_id();
    let interaction = Interaction::of(scene);
    let chooses = interaction
        .filter(Interaction::can_choose_areas)
        .map(|interaction| std::mem::discriminant(&interaction.phase()));
    let mut cursor = Cursor::new(ui, scene, layout.outer, chooses);
    label_spaces(ui, scene, &layout, id);
    let held = selection.picked;
    let mut intent = interaction.and_then(|interaction| handle_typing(ui, &interaction, selection));
    if selection.picked.is_some() && selection.picked != held {
        cursor.show_at(None);
    }
    let can_act_at = |area: &BoardArea| interaction.is_some_and(|interaction| interaction.can_act_at(selection, *area));
    // A shelf acts like its column; one of the two is enough to jump to.
    let jumps = || BoardArea::all().filter(|area| !matches!(area, BoardArea::Shelf(_))).filter(can_act_at);
    let start = || jumps().next().unwrap_or(BoardArea::Column(Column::ALL[4]));
    let done = cursor.handle_keys(ui, selection.is_active(), start, |from, step| match step {
        Step::Go(direction) => from.next(direction),
        Step::Jump(direction) => {
            let next = keyboard_nav::jump(from.grid_cell(), direction, jumps().map(BoardArea::grid_cell));
            next.and_then(BoardArea::from_grid_cell).unwrap_or(from)
        }
    });
    if let (Some(interaction), Some(area)) = (interaction, done) {
        intent = intent.or_else(|| interaction.click(selection, area));
    }
    for area in BoardArea::all() {
        let rect = rect_of(&layout, area);
        scene.rects.put(area.spot(), rect);
        let response = cursor.place(ui, area, rect, Sense::CLICK, || {
            let name = scene.say(&tips::area_label(scene.open, interaction.as_ref(), selection, area));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if response.clicked() {
            intent = intent.or_else(|| interaction.and_then(|interaction| interaction.click(selection, area)));
        }
        if let Some(dragged) = response.dnd_release_payload::<Dragged>() {
            intent = intent.or_else(|| {
                interaction
                    .and_then(|interaction| interaction.place(selection, (dragged.piece, dragged.slot), area.target()))
            });
        }
        if response.contains_pointer() && keyboard_nav::allows_tooltips(ui.ctx()) {
            let at = ui.input(|input| input.pointer.hover_pos());
            let under = at.and_then(|at| layout.place_at(at));
            let tip = tips::tip(scene.open, interaction.as_ref(), selection, area, under);
            response.on_hover_text_at_pointer(scene.say(&tip));
        }
    }

    let value = |area| scene.say(&tips::area_label(scene.open, interaction.as_ref(), selection, area));
    cursor.describe(ui, || scene.say(&Phrase::new("ratzzia-board")), || cursor.visible_at().map(value));
    let hovered = cursor.target();
    if let (Some(interaction), Some(area)) = (&interaction, cursor.pointer_at())
        && interaction.can_act_at(selection, area)
    {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }

    let animation = Animation::of(scene);
    paint_board(ui, scene, &layout, selection, interaction.as_ref(), hovered, &animation);
    cursor.paint(ui, scene, |area| rect_of(&layout, area), 5.0);
    let plate = plates_ui(ui, scene, &layout, interaction.as_ref(), &animation, id);
    let die = tray_ui(ui, scene, &layout, interaction.as_ref(), selection, &animation, id);
    paint_highlights(ui.painter(), scene);
    previews::paint(ui.painter(), scene, &layout, interaction.as_ref(), selection, hovered);
    for (flight, share) in animation.flights() {
        paint_flight(ui, scene, &layout, flight, share);
    }
    let value = values_ui(ui, scene, &layout, interaction.as_ref(), selection, id);
    value.or(die).or(plate).or(intent)
}

/// The rectangle of an area.
fn rect_of(layout: &Layout, area: BoardArea) -> Rect {
    match area {
        BoardArea::Shelf(column) => layout.shelf(column),
        BoardArea::Column(column) => layout.shaft(column).union(layout.foot(column)),
        BoardArea::Cat => layout.cat_row(),
    }
}

/// Registers the label and the spot of every space.
fn label_spaces(ui: &Ui, scene: &Scene<'_, Ratzzia>, layout: &Layout, id: egui::Id) {
    let name = |place: Place, rect: Rect| {
        let spot = space_spot(place);
        let label = scene.say(&labels::space(scene.open, place));
        let response = ui.interact(rect, id.with(&spot), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
        scene.rects.put(spot, rect);
    };
    for column in Column::ALL {
        for index in 0..scene.open.printed(column).spaces.len() {
            name(Place::Column(column, index as u8), layout.space(column, index));
        }
    }
    for index in 0..layout.cat_spaces() {
        name(Place::Cat(index as u8), layout.cat_space(index));
    }
}

/// Handles typed keys: digits pick dice by value, C picks the candy die, Backspace and Escape clear the selection.
fn handle_typing(ui: &Ui, interaction: &Interaction<'_>, selection: &mut Selection) -> Option<Response<Ratzzia>> {
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    if !keyboard_nav::accepts_keys(ui) {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if matches!(interaction.phase(), Phase::Rerolling | Phase::Placing) {
        for (key, die) in DIGITS.into_iter().zip(Die::ALL) {
            if pressed(key) {
                return interaction.press_digit(selection, die);
            }
        }
        if interaction.phase() == Phase::Rerolling && pressed(Key::Num0) {
            let blanks =
                tray(interaction.open).into_iter().enumerate().filter(|(_, piece)| *piece == TrayDie::Own(None));
            blanks.for_each(|(slot, _)| selection.toggle_reroll(slot));
        }
        let candy = tray(interaction.open).iter().position(|piece| *piece == TrayDie::Candy);
        if let Some(slot) = candy.filter(|_| pressed(Key::C)) {
            return interaction.click_die(selection, slot);
        }
    }
    if selection.is_active() && keyboard_nav::cancel_pressed(ui) {
        selection.clear_latest();
    }
    None
}

/// Paints everything that lies on the board.
fn paint_board(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    selection: &Selection,
    interaction: Option<&Interaction<'_>>,
    hovered: Option<BoardArea>,
    animation: &Animation,
) {
    let (brush, theme, open) = (ui.painter(), scene.theme, scene.open);
    let seats = usize::from(open.seats);
    background::paint_room(brush, layout, theme);
    // While placing, the next spaces are highlighted; otherwise whole columns are.
    let whole = interaction.filter(|interaction| !matches!(interaction.phase(), Phase::Placing | Phase::Annie { .. }));
    let highlight_of = |area| {
        let enabled = whole.is_some_and(|interaction| {
            interaction.can_act_at(selection, area) && !matches!(interaction.phase(), Phase::Turning)
        });
        (
            enabled,
            hovered == Some(area) && interaction.is_some_and(|interaction| interaction.can_act_at(selection, area)),
        )
    };
    for column in Column::ALL {
        let (enabled, hovered) = highlight_of(BoardArea::Column(column));
        let is_taken_back = selection.take_back_column == Some(column) && open.phase == Phase::Turning;
        let highlight = Highlight { enabled: enabled || is_taken_back, hovered, glow: animation.glow(column) };
        background::paint_column(brush, layout, theme, seats, column, highlight);
    }
    let filled = open.cat.len() as f32 / layout.cat_spaces().max(1) as f32;
    // From half a row on the ears of the cat show, higher with each die.
    let ears = if filled < 0.5 { 0.0 } else { 0.3 + 0.3 * filled };
    let rise = animation.cat().map_or(ears, |come| ears + (1.0 - ears) * come);
    let (enabled, hovered) = highlight_of(BoardArea::Cat);
    background::paint_cat_row(brush, layout, theme, seats, Highlight { enabled, hovered, glow: 0.0 }, rise);
    if let Some(interaction) = interaction {
        for place in previews::next_places(interaction, selection) {
            background::paint_next(brush, layout, theme, place);
        }
    }
    for column in Column::ALL {
        for (space, die) in open.stack(column).dice() {
            let place = Place::Column(column, space as u8);
            if animation.has_incoming_die(place) {
                continue;
            }
            let rect = layout.die(column, space);
            paint_seat_die(brush, scene, rect, DieAppearance::placed(die));
            let back = interaction.is_some_and(|interaction| interaction.is_legal(Move::TakeBack { column }))
                && die.owner.seat() == Some(open.turn.seat);
            if back {
                let strong = selection.take_back_column == Some(column);
                let line = Stroke::new(if strong { 3.5 } else { 2.0 }, theme.board(palette::LAMP));
                brush.rect_stroke(rect.expand(1.0), rect.width() * 0.2, line, StrokeKind::Outside);
            }
        }
    }
    for (index, die) in open.cat.iter().enumerate() {
        if !animation.has_incoming_die(Place::Cat(index as u8)) {
            paint_seat_die(
                brush,
                scene,
                layout.cat_space(index).shrink(layout.space * 0.04),
                DieAppearance::placed(*die),
            );
        }
    }
    for column in Column::ALL.into_iter().filter(|&column| open.printed(column).shelf == Shelf::CandyJar) {
        background::paint_candies(brush, layout, theme, column, open.jar);
    }
}

/// Paints rings around the spots that a hint or a sentence names. Must run after everything that registers a spot.
fn paint_highlights(brush: &Brush, scene: &Scene<'_, Ratzzia>) {
    for rect in scene.highlighted.iter().filter_map(|name| scene.rects.find(name)) {
        highlight_ring(brush, rect, 5.0, scene.theme);
    }
}

/// The position of a flight end on the screen.
fn flight_end_pos(layout: &Layout, end: FlightEnd) -> Pos2 {
    match end {
        FlightEnd::Space(place) => layout.center(place),
        FlightEnd::Shelf(column) => layout.shelf(column).center(),
        FlightEnd::Tray => layout.tray().center(),
        FlightEnd::Front(seat) => layout.front(seat),
        FlightEnd::Bag(seat) => layout.bag(seat),
        FlightEnd::Away => layout.outer.right_top() + Vec2::new(-layout.space, layout.space),
    }
}

/// Paints a flying item on its arc.
fn paint_flight(ui: &Ui, scene: &Scene<'_, Ratzzia>, layout: &Layout, flight: &Flight, share: f32) {
    let brush = ui.painter();
    let (from, to) = (flight_end_pos(layout, flight.from), flight_end_pos(layout, flight.to));
    let eased = ease_out(share);
    let height = (eased * std::f32::consts::PI).sin() * ((to - from).length() * 0.22).min(layout.space * 2.2);
    let at = from.lerp(to, eased) - Vec2::Y * height;
    match flight.item {
        FlyingItem::Die(die) => {
            let rect = Rect::from_center_size(at, Vec2::splat(layout.die_side()));
            paint_seat_die(brush, scene, rect, die);
        }
        FlyingItem::Food(sum) => {
            if share <= 0.0 {
                return;
            }
            let side = layout.space * 0.72;
            for (index, food) in Food::change(sum).into_iter().take(5).enumerate().rev() {
                let aside = Vec2::new(0.34 * index as f32, -0.12 * (index % 2) as f32) * side;
                food.paint(brush, scene.theme, at + aside, side, 1.0);
            }
            if sum > 1 {
                let theme = scene.theme;
                let fill = theme.board(palette::LABEL[0]);
                let center = at + Vec2::new(0.0, side * 0.6);
                paint_badge(brush, center, side * 0.5, &sum.to_string(), fill, theme.board(palette::NUMBER));
            }
        }
    }
}
