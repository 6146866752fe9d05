//! The board: places to point at and click, a cursor for the keys.

use egui::{CursorIcon, Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo};

use super::Selection;
use super::input::{Choice, Chosen, Click, Hand, Held, covered};
use super::layout::Layout;
use super::places::{self, Place};
use super::prompts::{END, place_name, what_lies};
use super::scenery::Scenery;
use crate::engine::Phrase;
use crate::games::burg_appenzell::castle::{CellIndex, Ground};
use crate::games::burg_appenzell::moves::Move;
use crate::games::burg_appenzell::rooms::Room;
use crate::games::burg_appenzell::rules::BurgAppenzell;
use crate::paint::keyboard_nav::{self, Cursor, Step};
use crate::paint::painter::{Intent, Scene};

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, BurgAppenzell>, touch: &mut Selection) -> Option<Intent<BurgAppenzell>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, ui.pixels_per_point());
    let hand = Hand::of(scene);
    let chooses = hand.as_ref().filter(|hand| !hand.is_done()).map(Hand::sets_up);
    let mut cursor = Cursor::of(ui, scene, layout.outer(), chooses);
    put_spots(scene, &layout);

    if let Some(chosen) = hand.as_ref().and_then(|hand| chosen_by_key(ui, hand, touch)) {
        cursor.bring(chosen.site().map(Place::Cell));
    }
    let picked = hand.as_ref().is_some_and(|hand| touch.picks(hand));
    let done = cursor.steer(
        ui,
        picked,
        || start(hand.as_ref(), touch),
        |from, step| match step {
            Step::Go(way) => from.next(way),
            Step::Jump(way) => {
                let ends = hand.as_ref().map(|hand| hand.ends(touch)).unwrap_or_default();
                let next = keyboard_nav::jump(from.in_frame(), way, ends.into_iter().map(Place::in_frame));
                next.and_then(Place::of_frame).unwrap_or(from)
            }
        },
    );
    let mut clicked = hand.as_ref().zip(done).map(|(hand, place)| hand.click(touch, place));
    let sense = Sense::CLICK | Sense::DRAG;
    for place in Place::all() {
        let rect = rect_of(&layout, place);
        let response = cursor.place(ui, place, rect, sense, || {
            let name = scene.say(&place_name(scene, place, hand.as_ref(), touch));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if response.clicked() {
            clicked = hand.as_ref().map(|hand| hand.click(touch, place)).filter(|click| {
                // The second click of a double one was not meant for what the first one made of the place.
                let second = response.double_clicked() || response.triple_clicked();
                !second || matches!(click, Click::Meant(Intent::Play(Move::Enter { .. })))
            });
        }
        if let (Some(hand), Place::Cell(site)) = (&hand, place)
            && response.drag_started()
            && hand.choosable().contains(&Chosen::Mouse(site))
        {
            touch.choice = Choice::Made(Chosen::Mouse(site));
            touch.hold(Held::Mouse);
        }
        if keyboard_nav::allows_tips(ui.ctx()) && tells(scene, place) {
            response.on_hover_ui(|ui| tip_ui(ui, scene, place));
        }
    }

    if let Some(hand) = hand.as_ref().filter(|hand| !hand.pushes()) {
        let spare = ui.interact(layout.spare(), keyboard_nav::board_id().with("spare"), Sense::CLICK);
        if spare.clicked() {
            clicked = Some(Click::Meant(hand.about_the_spare()));
        }
    }
    if hand.as_ref().is_some_and(Hand::pushes) {
        let spare = ui
            .interact(layout.spare(), keyboard_nav::board_id().with("spare"), Sense::CLICK | Sense::DRAG)
            .on_hover_cursor(CursorIcon::Grab);
        if spare.drag_started() {
            touch.hold(Held::Spare);
        }
    }
    if let (Some((held, Some(place))), Some(hand)) = (cursor.dropped(ui, &mut touch.held), &hand) {
        clicked = hand.drop(touch, held, place);
        cursor.leave_at(ui, place);
    }

    let value = |place| scene.say(&place_name(scene, place, hand.as_ref(), touch));
    cursor.tell(ui, || scene.say(&Phrase::new("burg_appenzell-board")), || cursor.seen().map(value));

    if ui.is_rect_visible(room) {
        let scenery = Scenery::new(ui, scene, &layout, touch, hand.as_ref(), &cursor);
        scenery.paint();
        if hand.is_some() && end_is_pointed_at(ui, scene) {
            scenery.paint_roofs_to_come();
        }
        if cursor.seen().is_some() {
            scenery.paint_digits();
        }
        cursor.paint(ui, scene, |place| rect_of(&layout, place), layout.cell * 0.1);
        if let (Some(hand), Some(place)) = (&hand, cursor.pointer()) {
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

/// Digits choose a mouse, Backspace and Escape drop what was picked. Gives the mouse that was chosen.
fn chosen_by_key(ui: &Ui, hand: &Hand<'_>, touch: &mut Selection) -> Option<Chosen> {
    const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    if !keyboard_nav::listens(ui) {
        return None;
    }
    let mut by_key = None;
    for (key, chosen) in DIGITS.into_iter().zip(hand.choosable()) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            (touch.choice, touch.pinned, touch.asked) = (Choice::Made(chosen), None, None);
            by_key = Some(chosen);
        }
    }
    if touch.picks(hand) && keyboard_nav::drops(ui) {
        touch.drop_latest(hand.chosen(touch));
    }
    by_key
}

/// Where the cursor begins: at the mouse that is chosen, or the first place where something can be done.
fn start(hand: Option<&Hand<'_>>, touch: &Selection) -> Place {
    let chosen = hand.and_then(|hand| hand.chosen(touch)).and_then(Chosen::site).map(Place::Cell);
    let first = || hand.and_then(|hand| hand.ends(touch).first().copied());
    chosen.or_else(first).unwrap_or(Place::Cell(CellIndex::at(3, 3)))
}
