//! The board as a widget: pointer, drags, keys and the keyboard cursor. Painting is in `board_painter.rs`.

use egui::{CursorIcon, Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo};

use super::Selection;
use super::board_painter::BoardPainter;
use super::input::{ChosenMouse, ClickEffect, Dragged, Interaction, MouseChoice, covered_room};
use super::layout::Layout;
use super::places::{self, Place};
use super::prompts::{END_TURN, cell_contents, place_label};
use crate::engine::Phrase;
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::paint::board::Response;
use crate::paint::keyboard_nav::{self, Cursor, Step};
use crate::paint::painter::Scene;

/// See [`crate::paint::painter::Painter::board_ui`].
pub fn board_ui(
    ui: &mut Ui,
    scene: &Scene<'_, BurgAppenzell>,
    selection: &mut Selection,
) -> Option<Response<BurgAppenzell>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let interaction = Interaction::of(scene);
    let chooses =
        interaction.as_ref().filter(|interaction| !interaction.must_end_turn()).map(Interaction::is_setting_up);
    let mut cursor = Cursor::new(ui, scene, layout.outer(), chooses);
    register_rects(scene, &layout);

    if let Some(chosen) = interaction.as_ref().and_then(|interaction| chosen_by_key(ui, interaction, selection)) {
        cursor.show_at(chosen.site().map(Place::Cell));
    }
    let has_pick = interaction.as_ref().is_some_and(|interaction| selection.has_pick(interaction));
    let done = cursor.handle_keys(
        ui,
        has_pick,
        || cursor_start(interaction.as_ref(), selection),
        |from, step| match step {
            Step::Go(direction) => from.next(direction),
            Step::Jump(direction) => {
                let stops = interaction
                    .as_ref()
                    .map(|interaction| interaction.responsive_places(selection))
                    .unwrap_or_default();
                let next = keyboard_nav::jump(from.frame_cell(), direction, stops.into_iter().map(Place::frame_cell));
                next.and_then(Place::from_frame_cell).unwrap_or(from)
            }
        },
    );
    let mut clicked =
        interaction.as_ref().zip(done).map(|(interaction, place)| interaction.click_effect(selection, place));
    let sense = Sense::CLICK | Sense::DRAG;
    for place in Place::all() {
        let rect = place_rect(&layout, place);
        let response = cursor.place(ui, place, rect, sense, || {
            let name = scene.say(&place_label(scene, place, interaction.as_ref(), selection));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if response.clicked() {
            clicked =
                interaction.as_ref().map(|interaction| interaction.click_effect(selection, place)).filter(|click| {
                    // The second click of a double click must not act on what the first one has changed.
                    let second = response.double_clicked() || response.triple_clicked();
                    !second || matches!(click, ClickEffect::Response(Response::Play(Move::Enter { .. })))
                });
        }
        if let (Some(interaction), Place::Cell(site)) = (&interaction, place)
            && response.drag_started()
            && interaction.choosable_mice().contains(&ChosenMouse::Mouse(site))
        {
            selection.mouse_choice = MouseChoice::Picked(ChosenMouse::Mouse(site));
            selection.start_drag(Dragged::Mouse);
        }
        if keyboard_nav::allows_tooltips(ui.ctx()) && has_tooltip(scene, place) {
            response.on_hover_ui(|ui| tip_ui(ui, scene, place));
        }
    }

    if let Some(interaction) = interaction.as_ref().filter(|interaction| !interaction.can_push()) {
        let spare = ui.interact(layout.spare(), keyboard_nav::board_id().with("spare"), Sense::CLICK);
        if spare.clicked() {
            clicked = Some(ClickEffect::Response(interaction.ask_about_spare()));
        }
    }
    if interaction.as_ref().is_some_and(Interaction::can_push) {
        let spare = ui
            .interact(layout.spare(), keyboard_nav::board_id().with("spare"), Sense::CLICK | Sense::DRAG)
            .on_hover_cursor(CursorIcon::Grab);
        if spare.drag_started() {
            selection.start_drag(Dragged::Spare);
        }
    }
    if let (Some((dragged, Some(place))), Some(interaction)) =
        (cursor.take_dropped(ui, &mut selection.dragged), &interaction)
    {
        clicked = interaction.drop_effect(selection, dragged, place);
        cursor.move_to(ui, place);
    }

    let value = |place| scene.say(&place_label(scene, place, interaction.as_ref(), selection));
    cursor.describe(ui, || scene.say(&Phrase::new("burg_appenzell-board")), || cursor.visible_at().map(value));

    if ui.is_rect_visible(room) {
        let board_painter = BoardPainter::new(ui, scene, &layout, selection, interaction.as_ref(), &cursor);
        board_painter.paint();
        if interaction.is_some() && is_end_button_active(ui, scene) {
            board_painter.paint_roofs_to_cover();
        }
        if cursor.visible_at().is_some() {
            board_painter.paint_digits();
        }
        cursor.paint(ui, scene, |place| place_rect(&layout, place), layout.cell * 0.1);
        if let (Some(interaction), Some(place)) = (&interaction, cursor.pointer_at()) {
            let icon = match selection.dragged {
                Some(_) => CursorIcon::Grabbing,
                None if interaction.responds_at(selection, place) => CursorIcon::PointingHand,
                None => CursorIcon::Default,
            };
            ui.set_cursor_icon(icon);
        }
    }
    clicked.and_then(|click| selection.apply(click))
}

/// The rectangle of a place.
fn place_rect(layout: &Layout, place: Place) -> Rect {
    match place {
        Place::Cell(site) => layout.rect(site),
        Place::Slot(slot) => layout.slot(slot),
    }
}

fn register_rects(scene: &Scene<'_, BurgAppenzell>, layout: &Layout) {
    let rects = scene.rects;
    rects.put("board", layout.outer());
    for place in Place::all() {
        rects.put(place.rect_name(), place_rect(layout, place));
    }
    for room in Room::all() {
        rects.put(places::roof_rect_name(room), layout.room(scene.open.common.plan(), room));
    }
    if scene.open.spare.is_some() {
        rects.put("spare", layout.spare());
    }
    rects.put("actions", layout.actions());
}

/// Whether the button "End turn" is hovered or focused. It stands in the foot line, which is painted after the board, so its last rectangle
/// is used.
fn is_end_button_active(ui: &Ui, scene: &Scene<'_, BurgAppenzell>) -> bool {
    let Some(button) = scene.rects.find_previous(&format!("button {END_TURN}")) else { return false };
    let focus = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
    let pointer = ui.input(|input| input.pointer.latest_pos());
    pointer.is_some_and(|pos| button.contains(pos)) || focus.is_some_and(|focused| focused.rect == button)
}

/// Whether a place has a tooltip: roofs and open tiles do.
fn has_tooltip(scene: &Scene<'_, BurgAppenzell>, place: Place) -> bool {
    let Place::Cell(site) = place else { return false };
    let open = scene.open;
    covered_room(&open.common, site).is_some() || (site.ground() == Ground::Hole && open.tiles.at(site).is_some())
}

fn tip_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, place: Place) {
    if let Place::Cell(site) = place {
        ui.label(scene.say(&Phrase::new("burg_appenzell-tip").with("what", cell_contents(scene.open, site))));
    }
}

/// Handles digits, which choose a mouse, and Backspace and Escape, which drop a selection. Returns a newly chosen mouse.
fn chosen_by_key(ui: &Ui, interaction: &Interaction<'_>, selection: &mut Selection) -> Option<ChosenMouse> {
    const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    if !keyboard_nav::accepts_keys(ui) {
        return None;
    }
    let mut by_key = None;
    for (key, chosen) in DIGITS.into_iter().zip(interaction.choosable_mice()) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            (selection.mouse_choice, selection.previewed_slot, selection.contested_cell) =
                (MouseChoice::Picked(chosen), None, None);
            by_key = Some(chosen);
        }
    }
    if selection.has_pick(interaction) && keyboard_nav::cancel_pressed(ui) {
        selection.drop_latest_pick(interaction.chosen(selection));
    }
    by_key
}

/// The place where the keyboard cursor starts: the chosen mouse, or the first place where a click does something.
fn cursor_start(interaction: Option<&Interaction<'_>>, selection: &Selection) -> Place {
    let chosen =
        interaction.and_then(|interaction| interaction.chosen(selection)).and_then(ChosenMouse::site).map(Place::Cell);
    let first = || interaction.and_then(|interaction| interaction.responsive_places(selection).first().copied());
    chosen.or_else(first).unwrap_or(Place::Cell(CellIndex::at(3, 3)))
}
