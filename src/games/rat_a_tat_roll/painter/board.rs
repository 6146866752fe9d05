//! The board: things to point at and click, a cursor for the keys.

use egui::{CursorIcon, Key, Modifiers, Pos2, Role, Sense, Ui, Vec2, WidgetInfo};

use super::Selection;
use super::chances;
use super::glimpse::Glimpse;
use super::input::{Click, Hand};
use super::layout::Layout;
use super::naming::{glimpse_name, known_name, thing_name, tip};
use super::scenery::Scenery;
use super::things::{Thing, own_spot};
use crate::engine::Phrase;
use crate::games::rat_a_tat_roll::cards::Place;
use crate::games::rat_a_tat_roll::dice::HowMany;
use crate::games::rat_a_tat_roll::{Phase, RatATatRoll};
use crate::paint::keyboard_nav::{self, Cursor, Direction, Step};
use crate::paint::painter::{Intent, Scene};
use crate::paint::widgets::announce;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, RatATatRoll>, touch: &mut Selection) -> Option<Intent<RatATatRoll>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let open = scene.open;
    let layout = Layout::fitting(room, usize::from(open.common.seats));
    let hand = Hand::of(scene);
    let glimpse = Glimpse::of(scene);
    let things = Thing::all(open);
    // Nothing on the board is to be chosen beside what is shown in passing.
    let chooses = hand.filter(|hand| glimpse.is_none() && hand.chooses_any(&things));
    let choice = chooses.map(|hand| (std::mem::discriminant(&hand.phase()), things.len()));
    let mut cursor = Cursor::of(ui, scene, layout.lawn, choice);
    put_spots(scene, &layout);

    let mut clicked = chooses.and_then(|hand| taken_by_key(ui, &hand, touch, &things));
    if let Some(Click::Picked(Some(Thing::Row(own, _)))) = clicked {
        cursor.bring(things.iter().copied().find(|thing| matches!(thing, Thing::Row(seat, _) if *seat != own)));
    }
    let hidden = chances::are_hidden(ui);
    let many = looked_at(ui, scene, touch, (hidden, cursor.is_pointer_awake()));
    let odds = hand.as_ref().and_then(|hand| hand.odds(touch, many)).filter(|_| !hidden);

    let leads_on = |thing: Thing| hand.is_some_and(|hand| hand.leads_on(touch, thing));
    let start = || start(&things, open.common.phase, leads_on);
    let picked = touch.picked.is_some() || !touch.dice.is_empty();
    let done = cursor.steer(ui, picked, start, |from, step| {
        let places = || things.iter().map(|&thing| (thing, layout.rect(open, thing).center()));
        let middle = layout.rect(open, from).center();
        match step {
            Step::Go(way) => nearest(middle, way, places()).unwrap_or(from),
            Step::Jump(way) => {
                let open_ones: Vec<_> = places().filter(|(thing, _)| leads_on(*thing)).collect();
                // Where none lies on this way any will do: few can be chosen.
                let ahead = nearest(middle, way, open_ones.iter().copied());
                ahead.or_else(|| open_ones.first().map(|(thing, _)| *thing)).unwrap_or(from)
            }
        }
    });
    clicked = clicked.or(hand.zip(done).map(|(hand, thing)| hand.click(touch, thing)));
    for &thing in &things {
        let rect = layout.rect(open, thing);
        let response = cursor.place(ui, thing, rect, Sense::CLICK, || {
            let name = scene.say(&thing_name(scene, thing, hand.as_ref(), touch, odds.as_ref()));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        scene.spots.put(thing.spot(), rect);
        if response.clicked() {
            clicked = hand.map(|hand| hand.click(touch, thing));
        }
        let tips = keyboard_nav::allows_tips(ui.ctx()) && glimpse.is_none();
        if let Some(tip) = tip(scene, thing, odds.as_ref(), hidden).filter(|_| tips) {
            response.on_hover_text(scene.say(&tip));
        }
    }
    // A hasty second click on the card that was taken must not cover the open cards before all have seen them.
    let shuffles = open.common.phase == Phase::Reshuffling;
    let waits = (scene.waits_for.is_some() && !shuffles) || scene.unbegun.is_some();
    let on_a_thing = cursor.pointer().is_some() && ui.input(|input| input.pointer.primary_clicked());
    let begins = waits && (cursor.is_board_clicked() || on_a_thing);

    let value = || match &glimpse {
        Some(glimpse) => Some(glimpse_name(glimpse)),
        None => cursor.seen().map(|thing| thing_name(scene, thing, hand.as_ref(), touch, odds.as_ref())),
    };
    cursor.tell(ui, || scene.say(&Phrase::new("rat_a_tat_roll-board")), || value().map(|phrase| scene.say(&phrase)));
    let private = match &glimpse {
        Some(glimpse) => Some(glimpse_name(glimpse)),
        None => known_name(scene, &things).filter(|_| scene.is_private()),
    };
    if let Some(private) = private {
        announce(ui, keyboard_nav::board_id().with("shown"), layout.lawn, &scene.say(&private));
    }
    let pointed = cursor.pointed();
    if let Some(Thing::Many(many)) = pointed.filter(|_| !hidden) {
        touch.looked_at = Some(many);
    }

    if ui.is_rect_visible(room) {
        let scenery = Scenery { ui, scene, layout: &layout, touch, hand: hand.as_ref(), pointed, odds, glimpse };
        scenery.paint(&things);
        cursor.paint(ui, scene, |thing| layout.rect(open, thing), layout.units(4.0));
        if let (Some(hand), Some(thing)) = (&hand, cursor.pointer()) {
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
pub fn card_clicked(
    scene: &Scene<'_, RatATatRoll>,
    touch: &mut Selection,
    thing: Thing,
) -> Option<Intent<RatATatRoll>> {
    let click = Hand::of(scene)?.click(touch, thing);
    touch.take(click)
}

/// Where the keys begin: at two dice, or at the first thing that can be chosen.
fn start(things: &[Thing], phase: Phase, leads_on: impl Fn(Thing) -> bool) -> Thing {
    let two = Thing::Many(HowMany::ALL[1]);
    let first = things.iter().copied().find(|&thing| leads_on(thing)).or(things.first().copied());
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

/// Digits mark dice by what they show and choose own cards by their places, Backspace and Escape drop what was picked.
fn taken_by_key(ui: &Ui, hand: &Hand<'_>, touch: &mut Selection, things: &[Thing]) -> Option<Click> {
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    if !keyboard_nav::listens(ui) {
        return None;
    }
    for (digit, key) in (1..).zip(DIGITS) {
        let click = hand.digit(touch, digit, things);
        if click.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            return click;
        }
    }
    if (touch.picked.is_some() || !touch.dice.is_empty()) && keyboard_nav::drops(ui) {
        (touch.picked, touch.dice) = (None, Default::default());
        ui.request_repaint();
    }
    None
}

/// How many dice are looked at: the button at the foot that is pointed at, painted after the board, or what was pointed at here last.
fn looked_at(
    ui: &Ui,
    scene: &Scene<'_, RatATatRoll>,
    touch: &mut Selection,
    (hidden, awake): (bool, bool),
) -> Option<HowMany> {
    if hidden || scene.open.common.phase != Phase::Choosing {
        touch.looked_at = None;
        return None;
    }
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| awake);
    for many in HowMany::ALL {
        let button = format!("button {}", super::prompts::roll_key(many));
        if scene.spots.find_before(&button).zip(pointer).is_some_and(|(rect, pointer)| rect.contains(pointer)) {
            touch.looked_at = Some(many);
        }
    }
    touch.looked_at
}

/// The nearest thing on this way, those straight ahead first; the same one where there is none.
pub fn nearest(from: Pos2, way: Direction, places: impl Iterator<Item = (Thing, Pos2)>) -> Option<Thing> {
    let ahead = Vec2::new(way.columns as f32, way.rows as f32);
    let far = |at: Pos2| {
        let go = at - from;
        let along = go.dot(ahead);
        (along > 1.0).then(|| along + 2.2 * go.dot(ahead.rot90()).abs())
    };
    let far_ones = places.filter_map(|(thing, at)| far(at).map(|length| (thing, length)));
    far_ones.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(thing, _)| thing)
}
