//! The board: places to point at and click, a cursor for the keys.

use egui::{CursorIcon, Key, Modifiers, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::Touch;
use super::doing::{Choice, Chosen, Click, Hand, Held, covered};
use super::layout::Layout;
use super::places::{self, Place};
use super::saying::{END, place_name, what_lies};
use super::scenery::Scenery;
use crate::engine::Phrase;
use crate::games::burg_appenzell::castle::{Ground, Site};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::paint::painter::{Intent, Scene};
use crate::paint::steering::{self, Step, Way};

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, touch: &mut Touch) -> Option<Intent<BurgAppenzell>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let id = ui.make_persistent_id("burg appenzell board");
    let hand = Hand::of(scene);
    let board = ui.interact(layout.outer(), id, Sense::click());
    put_spots(scene, &layout);

    if ui.input(|input| input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed()) {
        touch.steered = false;
    }
    if let Some(hand) = &hand {
        chosen_by_key(ui, hand, touch);
    }
    let mut cursor: Place = ui.data(|data| data.get_temp(id)).unwrap_or(Place::Cell(Site::at(3, 3)));
    let mut pointer = None;
    let mut clicked = None;
    let sense = Sense::CLICK | Sense::DRAG;
    for place in Place::all() {
        let rect = rect_of(&layout, place);
        let response = ui.interact(rect, id.with(place.in_frame()), sense);
        response.widget_info(|| {
            let name = scene.say(&place_name(scene, place, hand.as_ref(), touch));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if response.contains_pointer() {
            pointer = Some(place);
        }
        if response.clicked() {
            cursor = place;
            clicked = hand.as_ref().map(|hand| hand.click(touch, place)).filter(|click| {
                // The second click of a double one was not meant for what the first one made of the place.
                let second = response.double_clicked() || response.triple_clicked();
                !second || matches!(click, Click::Meant(Intent::Play(Move::Enter { .. })))
            });
            board.request_focus();
        }
        if let (Some(hand), Place::Cell(site)) = (&hand, place)
            && response.drag_started()
            && hand.choosable().contains(&Chosen::Mouse(site))
        {
            touch.choice = Choice::Made(Chosen::Mouse(site));
            touch.hold(Held::Mouse);
        }
        if tells(scene, place) {
            response.on_hover_ui(|ui| tip_ui(ui, scene, place));
        }
    }

    if hand.as_ref().is_some_and(Hand::pushes) {
        let spare = ui.interact(layout.spare(), id.with("spare"), Sense::DRAG).on_hover_cursor(CursorIcon::Grab);
        if spare.drag_started() {
            touch.hold(Held::Spare);
        }
    }
    if ui.input(|input| input.pointer.any_released())
        && let (Some(held), Some(hand), Some(place)) = (touch.held.take(), &hand, pointer)
    {
        (cursor, clicked) = (place, hand.drop(touch, held, place));
        board.request_focus();
    }

    let focused = board.has_focus();
    let picked = hand.as_ref().is_some_and(|hand| touch.picks(hand));
    for step in steering::steps(ui, id, picked) {
        board.request_focus();
        touch.steered = true;
        match step {
            Step::Go(way) => cursor = cursor.next(way),
            Step::Jump(way) => cursor = jump(cursor, way, hand.as_ref(), touch),
            Step::Do => clicked = clicked.or_else(|| hand.as_ref().map(|hand| hand.click(touch, cursor))),
        }
    }
    ui.data_mut(|data| data.insert_temp(id, cursor));
    board.widget_info(|| {
        let mut info =
            WidgetInfo::labeled(Role::Grid, ui.is_enabled(), scene.say(&Phrase::new("burg_appenzell-board")));
        info.current_text_value = Some(scene.say(&place_name(scene, cursor, hand.as_ref(), touch)));
        info
    });
    let steers = focused && (touch.steered || pointer.is_none());
    let pointed = if steers { Some(cursor) } else { pointer };

    if ui.is_rect_visible(room) {
        let scenery = Scenery::new(ui, scene, &layout, touch, hand.as_ref(), pointed);
        scenery.paint();
        if hand.is_some() && end_is_pointed_at(ui, scene) {
            scenery.paint_roofs_to_come();
        }
        if steers {
            scenery.paint_digits();
            scenery.paint_cursor(rect_of(&layout, cursor));
        }
        if let (Some(hand), Some(place)) = (&hand, pointer.filter(|_| !steers)) {
            let icon = match touch.held {
                Some(_) => CursorIcon::Grabbing,
                None if hand.answers(touch, place) => CursorIcon::PointingHand,
                None => CursorIcon::Default,
            };
            ui.set_cursor_icon(icon);
        }
    }
    clicked.and_then(|click| touch.take(click))
}

/// The rectangle in which a place is pointed at.
fn rect_of(layout: &Layout, place: Place) -> Rect {
    match place {
        Place::Cell(site) => layout.rect(site),
        Place::Slot(slot) => layout.slot(slot),
    }
}

fn put_spots(scene: &Scene<'_, BurgAppenzell>, layout: &Layout) {
    let spots = scene.spots;
    spots.put("board", layout.outer());
    for place in Place::all() {
        spots.put(place.spot(), rect_of(layout, place));
    }
    for room in Room::all() {
        spots.put(places::roof_spot(room), layout.room(scene.open.common.plan(), room));
    }
    if scene.open.spare.is_some() {
        spots.put("spare", layout.spare());
    }
    spots.put("actions", layout.actions());
}

/// Whether the button that ends the turn is pointed at or has the focus; it stands in the foot line, painted after the board.
fn end_is_pointed_at(ui: &Ui, scene: &Scene<'_, BurgAppenzell>) -> bool {
    let Some(button) = scene.spots.find_before(&format!("button {END}")) else { return false };
    let focus = ui.memory(|memory| memory.focused()).and_then(|id| ui.ctx().read_response(id));
    let pointer = ui.input(|input| input.pointer.latest_pos());
    pointer.is_some_and(|pos| button.contains(pos)) || focus.is_some_and(|focused| focused.rect == button)
}

/// Whether there is more to tell of a place than is plain to see: what a picture stands for.
fn tells(scene: &Scene<'_, BurgAppenzell>, place: Place) -> bool {
    let Place::Cell(site) = place else { return false };
    let open = scene.open;
    covered(&open.common, site).is_some() || (site.ground() == Ground::Hole && open.tiles.at(site).is_some())
}

fn tip_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, place: Place) {
    if let Place::Cell(site) = place {
        ui.label(scene.say(&Phrase::new("burg_appenzell-tip").with("what", what_lies(scene.open, site))));
    }
}

/// Digits choose a mouse, Backspace and Escape drop what was picked.
fn chosen_by_key(ui: &Ui, hand: &Hand<'_>, touch: &mut Touch) {
    const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    if !steering::listens(ui) {
        return;
    }
    for (key, chosen) in DIGITS.into_iter().zip(hand.choosable()) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            (touch.choice, touch.pinned, touch.asked) = (Choice::Made(chosen), None, None);
            touch.steered = true;
        }
    }
    if touch.picks(hand) && steering::drops(ui) {
        touch.drop_latest(hand.chosen(touch));
    }
}

fn jump(cursor: Place, way: Way, hand: Option<&Hand<'_>>, touch: &Touch) -> Place {
    let ends = hand.map(|hand| hand.ends(touch)).unwrap_or_default();
    let cells = ends.into_iter().map(Place::in_frame);
    steering::jump(cursor.in_frame(), way, cells).and_then(Place::of_frame).unwrap_or(cursor)
}
