//! The board: things to point at and click, a cursor for the keys.

use egui::{CursorIcon, Event, Key, Modifiers, Pos2, Role, Sense, Ui, Vec2, WidgetInfo};

use super::Touch;
use super::chances;
use super::doing::{Hand, toggled};
use super::glimpse::Glimpse;
use super::layout::Layout;
use super::naming::{glimpse_name, thing_name, tip};
use super::scenery::Scenery;
use super::things::{Thing, own_spot};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::HowMany;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::painter::{Intent, Scene};
use crate::paint::steering::{self, Step, Way};

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, touch: &mut Touch) -> Option<Intent<RatATatRoll>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let open = scene.open;
    let layout = Layout::fitting(room, usize::from(open.common.seats));
    let id = ui.make_persistent_id("rat-a-tat roll board");
    let hand = Hand::of(scene);
    let board = ui.interact(layout.lawn, id, Sense::click());
    put_spots(scene, &layout);

    // The first move of a pointer that comes from elsewhere is a move too, though it has no length.
    let moved = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
    if ui.input(|input| input.events.iter().any(moved)) {
        (touch.woken, touch.steered) = (true, false);
    }
    let things = Thing::all(open);
    if let Some(hand) = &hand {
        taken_by_key(ui, hand, touch, open.common.dice.len());
    }
    let hidden = chances::are_hidden(ui);
    let many = looked_at(ui, scene, touch, hidden);
    let odds = hand.as_ref().and_then(|hand| hand.odds(touch, many)).filter(|_| !hidden);

    let glimpse = Glimpse::of(scene);
    let choosable = |touch: &Touch, thing: Thing| hand.is_some_and(|hand| hand.is_choosable(touch, thing));
    let start = || start(&things, open.common.phase, |thing| choosable(touch, thing));
    let mut cursor = touch.cursor.filter(|cursor| things.contains(cursor)).unwrap_or_else(start);
    let mut pointer = None;
    let mut clicked = None;
    for &thing in &things {
        let rect = layout.rect(open, thing);
        let response = ui.interact(rect, id.with(thing), Sense::CLICK);
        response.widget_info(|| {
            let name = scene.say(&thing_name(scene, thing, hand.as_ref(), touch, odds.as_ref()));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        scene.spots.put(thing.spot(), rect);
        if response.contains_pointer() {
            pointer = Some(thing);
        }
        if response.clicked() {
            (cursor, clicked) = (thing, hand.map(|hand| hand.click(touch, thing)));
            touch.cursor = Some(thing);
            board.request_focus();
        }
        if let Some(tip) = tip(scene, thing, odds.as_ref(), hidden).filter(|_| glimpse.is_none()) {
            response.on_hover_text(scene.say(&tip));
        }
    }
    // A hasty second click on the card that was taken must not cover the open cards before all have seen them.
    let shuffles = open.common.phase == Phase::Reshuffling;
    let waits = (scene.waits_for.is_some() && !shuffles) || scene.unbegun.is_some();
    let begins = waits && (board.clicked() || (pointer.is_some() && ui.input(|input| input.pointer.primary_clicked())));

    let picked = touch.picked.is_some() || !touch.dice.is_empty();
    for step in steering::steps(ui, id, picked) {
        touch.steered = true;
        let places = || things.iter().map(|&thing| (thing, layout.rect(open, thing).center()));
        let from = layout.rect(open, cursor).center();
        match step {
            Step::Go(way) => cursor = nearest(from, way, places()).unwrap_or(cursor),
            Step::Jump(way) => {
                let open_ones: Vec<_> = places().filter(|(thing, _)| choosable(touch, *thing)).collect();
                // Where none lies on this way any will do: few can be chosen.
                let ahead = nearest(from, way, open_ones.iter().copied());
                cursor = ahead.or_else(|| open_ones.first().map(|(thing, _)| *thing)).unwrap_or(cursor);
            }
            Step::Do => clicked = clicked.or_else(|| hand.map(|hand| hand.click(touch, cursor))),
        }
        touch.cursor = Some(cursor);
    }
    board.widget_info(|| {
        let mut info =
            WidgetInfo::labeled(Role::Grid, ui.is_enabled(), scene.say(&Phrase::new("rat_a_tat_roll-board")));
        let now = match &glimpse {
            Some(glimpse) => glimpse_name(scene, glimpse),
            None => thing_name(scene, cursor, hand.as_ref(), touch, odds.as_ref()),
        };
        info.current_text_value = Some(scene.say(&now));
        info
    });
    let focused = board.has_focus();
    let steers = focused && (touch.steered || pointer.is_none());
    let pointed = if steers { Some(cursor) } else { pointer.filter(|_| touch.woken) };
    if let Some(Thing::Many(many)) = pointed.filter(|_| !hidden) {
        touch.looked_at = Some(many);
    }

    if ui.is_rect_visible(room) {
        let covered = glimpse.is_some();
        let scenery = Scenery { ui, scene, layout: &layout, touch, hand: hand.as_ref(), pointed, odds, glimpse };
        scenery.paint(&things);
        if steers && !covered {
            scenery.paint_cursor(layout.rect(open, cursor));
        }
        if let (Some(hand), Some(thing)) = (&hand, pointer.filter(|_| !steers)) {
            let can = hand.is_choosable(touch, thing);
            ui.set_cursor_icon(if can { CursorIcon::PointingHand } else { CursorIcon::Default });
        }
    }
    if begins {
        return Some(Intent::Begin);
    }
    let intent = touch.take(clicked?);
    ui.request_repaint();
    intent
}

/// A click on a card in a panel, as if it lay on the board.
pub fn card_clicked(scene: &Scene<'_, RatATatRoll>, touch: &mut Touch, thing: Thing) -> Option<Intent<RatATatRoll>> {
    let click = Hand::of(scene)?.click(touch, thing);
    touch.take(click)
}

/// Where the keys begin: at two dice, or at the first thing that can be chosen.
fn start(things: &[Thing], phase: Phase, choosable: impl Fn(Thing) -> bool) -> Thing {
    let two = Thing::Many(HowMany::ALL[1]);
    let first = things.iter().copied().find(|&thing| choosable(thing)).or(things.first().copied());
    if phase == Phase::Choosing { two } else { first.unwrap_or(Thing::Pile) }
}

fn put_spots(scene: &Scene<'_, RatATatRoll>, layout: &Layout) {
    let (spots, open) = (scene.spots, scene.open);
    let common = &open.common;
    spots.put("board", layout.lawn);
    spots.put("dice", layout.dice());
    spots.put("tokens", layout.tokens());
    if let Some(region) = common.pawn.region() {
        spots.put("card here", layout.card(region));
    }
    let own = open.rows.get(common.seat.index()).map_or(0, |row| row.len());
    spots.put("own row", layout.row_of(common.seat, own));
    for place in Place::first(own) {
        spots.put(own_spot(place), layout.row(common.seat, place));
    }
}

/// Digits mark dice, Backspace and Escape drop what was picked.
fn taken_by_key(ui: &Ui, hand: &Hand<'_>, touch: &mut Touch, dice: usize) {
    const DIGITS: [Key; 3] = [Key::Num1, Key::Num2, Key::Num3];
    if !steering::listens(ui) {
        return;
    }
    if hand.phase() == Phase::Keeping {
        for (index, key) in (0..dice as u8).zip(DIGITS) {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                touch.dice = toggled(touch.dice, index);
                ui.request_repaint();
            }
        }
    }
    if (touch.picked.is_some() || !touch.dice.is_empty()) && steering::drops(ui) {
        (touch.picked, touch.dice) = (None, Default::default());
        ui.request_repaint();
    }
}

/// How many dice are looked at: the button at the foot that is pointed at, painted after the board, or what was pointed at here last.
fn looked_at(ui: &Ui, scene: &Scene<'_, RatATatRoll>, touch: &mut Touch, hidden: bool) -> Option<HowMany> {
    if hidden || scene.open.common.phase != Phase::Choosing {
        touch.looked_at = None;
        return None;
    }
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| touch.woken);
    for many in HowMany::ALL {
        let button = format!("button {}", super::saying::roll_key(many));
        if scene.spots.find_before(&button).zip(pointer).is_some_and(|(rect, pointer)| rect.contains(pointer)) {
            touch.looked_at = Some(many);
        }
    }
    touch.looked_at
}

/// The nearest thing on this way, those straight ahead first; the same one where there is none.
pub fn nearest(from: Pos2, way: Way, places: impl Iterator<Item = (Thing, Pos2)>) -> Option<Thing> {
    let ahead = Vec2::new(way.columns as f32, way.rows as f32);
    let far = |at: Pos2| {
        let go = at - from;
        let along = go.dot(ahead);
        (along > 1.0).then(|| along + 2.2 * go.dot(ahead.rot90()).abs())
    };
    let far_ones = places.filter_map(|(thing, at)| far(at).map(|length| (thing, length)));
    far_ones.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(thing, _)| thing)
}
