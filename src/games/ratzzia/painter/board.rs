//! The board: columns, shelves, cat row and plates to point at and click, a cursor for the keys, dice dropped from the tray.

use egui::{
    CursorIcon, Key, Modifiers, Painter as Brush, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};

use super::Selection;
use super::animation::{End, Flight, Moves, Thing};
use super::ground::{self, Light};
use super::input::{Hand, Piece, tray};
use super::layout::Layout;
use super::naming;
use super::outlook;
use super::palette;
use super::pieces::{Food, Shown, paint_badge, paint_shown};
use super::places::{Point, space_spot};
use super::plates::plates_ui;
use super::tray::{Dragged, tray_ui, values_ui};
use crate::engine::Phrase;
use crate::games::ratzzia::board::{Column, Shelf};
use crate::games::ratzzia::dice::Die;
use crate::games::ratzzia::{Move, Phase, Place, Ratzzia};
use crate::paint::keyboard_nav::{self, Cursor, Step};
use crate::paint::motion::ease;
use crate::paint::painter::{Intent, Scene};
use crate::paint::widgets::meant_ring;

/// See `Painter::board_ui`.
pub fn board_ui(ui: &mut Ui, scene: &Scene<'_, Ratzzia>, touch: &mut Selection) -> Option<Intent<Ratzzia>> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let layout = Layout::fitting(room, usize::from(scene.open.seats));
    let id = keyboard_nav::board_id();
    let hand = Hand::of(scene);
    let chooses = hand.filter(Hand::chooses_places).map(|hand| std::mem::discriminant(&hand.phase()));
    let mut cursor = Cursor::of(ui, scene, layout.outer, chooses);
    name_spaces(ui, scene, &layout, id);
    let held = touch.picked;
    let mut intent = hand.and_then(|hand| typed(ui, &hand, touch));
    if touch.picked.is_some() && touch.picked != held {
        cursor.bring(None);
    }
    let answers = |point: &Point| hand.is_some_and(|hand| hand.answers(touch, *point));
    // A shelf answers as its column does; one of the two is enough to jump to.
    let jumps = || Point::all().filter(|point| !matches!(point, Point::Shelf(_))).filter(answers);
    let start = || jumps().next().unwrap_or(Point::Column(Column::ALL[4]));
    let done = cursor.steer(ui, touch.holds(), start, |from, step| match step {
        Step::Go(way) => from.next(way),
        Step::Jump(way) => {
            let next = keyboard_nav::jump(from.in_frame(), way, jumps().map(Point::in_frame));
            next.and_then(Point::of_frame).unwrap_or(from)
        }
    });
    if let (Some(hand), Some(point)) = (hand, done) {
        intent = intent.or_else(|| hand.click(touch, point));
    }
    for point in Point::all() {
        let rect = rect_of(&layout, point);
        scene.spots.put(point.spot(), rect);
        let response = cursor.place(ui, point, rect, Sense::CLICK, || {
            let name = scene.say(&naming::point(scene.open, hand.as_ref(), touch, point));
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
        });
        if response.clicked() {
            intent = intent.or_else(|| hand.and_then(|hand| hand.click(touch, point)));
        }
        if let Some(dragged) = response.dnd_release_payload::<Dragged>() {
            intent =
                intent.or_else(|| hand.and_then(|hand| hand.put(touch, (dragged.piece, dragged.slot), point.target())));
        }
        if response.contains_pointer() && keyboard_nav::allows_tips(ui.ctx()) {
            let at = ui.input(|input| input.pointer.hover_pos());
            let under = at.and_then(|at| layout.place_at(at));
            let tip = naming::tip(scene.open, hand.as_ref(), touch, point, under);
            response.on_hover_text_at_pointer(scene.say(&tip));
        }
    }

    let value = |point| scene.say(&naming::point(scene.open, hand.as_ref(), touch, point));
    cursor.tell(ui, || scene.say(&Phrase::new("ratzzia-board")), || cursor.seen().map(value));
    let pointed = cursor.pointed();
    if let (Some(hand), Some(point)) = (&hand, cursor.pointer())
        && hand.answers(touch, point)
    {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }

    let moves = Moves::of(scene);
    paint_board(ui, scene, &layout, touch, hand.as_ref(), pointed, &moves);
    cursor.paint(ui, scene, |point| rect_of(&layout, point), 5.0);
    let plate = plates_ui(ui, scene, &layout, hand.as_ref(), &moves, id);
    let die = tray_ui(ui, scene, &layout, hand.as_ref(), touch, &moves, id);
    paint_marked(ui.painter(), scene);
    outlook::paint(ui.painter(), scene, &layout, hand.as_ref(), touch, pointed);
    for (flight, share) in moves.flights() {
        paint_flight(ui, scene, &layout, flight, share);
    }
    let value = values_ui(ui, scene, &layout, hand.as_ref(), touch, id);
    value.or(die).or(plate).or(intent)
}

/// The rectangle in which a place is pointed at.
fn rect_of(layout: &Layout, point: Point) -> Rect {
    match point {
        Point::Shelf(column) => layout.shelf(column),
        Point::Column(column) => layout.shaft(column).union(layout.foot(column)),
        Point::Cat => layout.cat_row(),
    }
}

/// Gives every space its name and its spot.
fn name_spaces(ui: &Ui, scene: &Scene<'_, Ratzzia>, layout: &Layout, id: egui::Id) {
    let name = |place: Place, rect: Rect| {
        let spot = space_spot(place);
        let label = scene.say(&naming::space(scene.open, place));
        let response = ui.interact(rect, id.with(&spot), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &label));
        scene.spots.put(spot, rect);
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

/// Digits pick dice by what they show, C the candy die; Backspace and Escape drop what was picked.
fn typed(ui: &Ui, hand: &Hand<'_>, touch: &mut Selection) -> Option<Intent<Ratzzia>> {
    const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];
    if !keyboard_nav::listens(ui) {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if matches!(hand.phase(), Phase::Rerolling | Phase::Placing) {
        for (key, die) in DIGITS.into_iter().zip(Die::ALL) {
            if pressed(key) {
                return hand.digit(touch, die);
            }
        }
        if hand.phase() == Phase::Rerolling && pressed(Key::Num0) {
            let blanks = tray(hand.open).into_iter().enumerate().filter(|(_, piece)| *piece == Piece::Own(None));
            blanks.for_each(|(slot, _)| touch.toggle(slot));
        }
        let candy = tray(hand.open).iter().position(|piece| *piece == Piece::Candy);
        if let Some(slot) = candy.filter(|_| pressed(Key::C)) {
            return hand.click_die(touch, slot);
        }
    }
    if touch.holds() && keyboard_nav::drops(ui) {
        touch.let_go();
    }
    None
}

fn paint_board(
    ui: &Ui,
    scene: &Scene<'_, Ratzzia>,
    layout: &Layout,
    touch: &Selection,
    hand: Option<&Hand<'_>>,
    pointed: Option<Point>,
    moves: &Moves,
) {
    let (brush, theme, open) = (ui.painter(), scene.theme, scene.open);
    let seats = usize::from(open.seats);
    ground::paint_room(brush, layout, theme);
    // In placing the spaces that are next shine, elsewhere whole columns.
    let whole = hand.filter(|hand| !matches!(hand.phase(), Phase::Placing | Phase::Annie { .. }));
    let lit = |point| {
        let able = whole.is_some_and(|hand| hand.answers(touch, point) && !matches!(hand.phase(), Phase::Turning));
        (able, pointed == Some(point) && hand.is_some_and(|hand| hand.answers(touch, point)))
    };
    for column in Column::ALL {
        let (able, pointed) = lit(Point::Column(column));
        let pinned = touch.pinned == Some(column) && open.phase == Phase::Turning;
        let light = Light { able: able || pinned, pointed, shines: moves.shines(column) };
        ground::paint_column(brush, layout, theme, seats, column, light);
    }
    let filled = open.cat.len() as f32 / layout.cat_spaces().max(1) as f32;
    // From half a row on its ears are seen, more and more of them.
    let ears = if filled < 0.5 { 0.0 } else { 0.3 + 0.3 * filled };
    let rise = moves.cat().map_or(ears, |come| ears + (1.0 - ears) * come);
    let (able, pointed) = lit(Point::Cat);
    ground::paint_cat_row(brush, layout, theme, seats, Light { able, pointed, shines: 0.0 }, rise);
    if let Some(hand) = hand {
        for place in outlook::next_places(hand, touch) {
            ground::paint_next(brush, layout, theme, place);
        }
    }
    for column in Column::ALL {
        for (space, die) in open.stack(column).dice() {
            let place = Place::Column(column, space as u8);
            if moves.is_awaited(place) {
                continue;
            }
            let rect = layout.die(column, space);
            paint_shown(brush, scene, rect, Shown::lying(die));
            let back = hand.is_some_and(|hand| hand.may(Move::TakeBack { column }))
                && die.user.seat() == Some(open.facts.seat);
            if back {
                let strong = touch.pinned == Some(column);
                let line = Stroke::new(if strong { 3.5 } else { 2.0 }, theme.board(palette::LAMP));
                brush.rect_stroke(rect.expand(1.0), rect.width() * 0.2, line, StrokeKind::Outside);
            }
        }
    }
    for (index, die) in open.cat.iter().enumerate() {
        if !moves.is_awaited(Place::Cat(index as u8)) {
            paint_shown(brush, scene, layout.cat_space(index).shrink(layout.space * 0.04), Shown::lying(*die));
        }
    }
    for column in Column::ALL.into_iter().filter(|&column| open.printed(column).shelf == Shelf::CandyJar) {
        ground::paint_candies(brush, layout, theme, column, open.jar);
    }
}

/// What a hint or a sentence means. After all that has a spot, or it would not be found.
fn paint_marked(brush: &Brush, scene: &Scene<'_, Ratzzia>) {
    for rect in scene.marked.iter().filter_map(|name| scene.spots.find(name)) {
        meant_ring(brush, rect, 5.0, scene.theme);
    }
}

/// Where a way begins or ends.
fn end(layout: &Layout, end: End) -> Pos2 {
    match end {
        End::Space(place) => layout.center(place),
        End::Shelf(column) => layout.shelf(column).center(),
        End::Tray => layout.tray().center(),
        End::Front(seat) => layout.front(seat),
        End::Bag(seat) => layout.bag(seat),
        End::Away => layout.outer.right_top() + Vec2::new(-layout.space, layout.space),
    }
}

/// A thing on its way along an arc.
fn paint_flight(ui: &Ui, scene: &Scene<'_, Ratzzia>, layout: &Layout, flight: &Flight, share: f32) {
    let brush = ui.painter();
    let (from, to) = (end(layout, flight.from), end(layout, flight.to));
    let eased = ease(share);
    let height = (eased * std::f32::consts::PI).sin() * ((to - from).length() * 0.22).min(layout.space * 2.2);
    let at = from.lerp(to, eased) - Vec2::Y * height;
    match flight.thing {
        Thing::Die(die) => {
            let rect = Rect::from_center_size(at, Vec2::splat(layout.die_side()));
            paint_shown(brush, scene, rect, die);
        }
        Thing::Food(sum) => {
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
