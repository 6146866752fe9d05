//! The board in a window: pointer and keys, labels and tooltips. What clicks and keys come to is in
//! `tests/interaction.rs` and `tests/candy.rs`, choices of rewards in `tests/rewards.rs`, highlights in `tests/marks.rs`.

mod beats;
mod candy;
mod cursor;
mod interaction;
mod marks;
mod rewards;

use egui::accesskit::Toggled;
use egui::{CursorIcon, Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::place::BoardArea;
use super::*;
use crate::engine::{Refusal, Turn, Viewer};
use crate::games::ratzzia::dice::{Dice, Die};
use crate::games::ratzzia::{Chance, Phase};
use crate::games::tests::painter::{Shown, Stage, button, people};
use crate::play::Match;

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);
const CAT_ROW: Place = Place::Area(BoardArea::Cat);
const PICKED: Response<Ratzzia> = Response::Selected;
const NOTHING: Response<Ratzzia> = Response::Nothing;

fn die(value: u8) -> Die {
    Die::new(value).expect("1 to 6")
}

fn dice(values: &[u8]) -> Dice {
    values.iter().map(|&value| die(value)).collect()
}

fn column(number: u8) -> Column {
    Column::new(number).expect("1 to 9")
}

/// The area of a column.
fn at(number: u8) -> Place {
    Place::Area(BoardArea::Column(column(number)))
}

/// The area of the shelf above a column.
fn shelf(number: u8) -> Place {
    Place::Area(BoardArea::Shelf(column(number)))
}

fn put(value: u8, to: u8) -> Move {
    Move::Place { die: die(value), column: Target::try_from(to).expect("0 to 9") }
}

fn candy(value: u8, to: u8) -> Move {
    Move::PlaceCandy { value: die(value), column: Target::try_from(to).expect("0 to 9") }
}

fn support(value: u8, to: u8) -> Move {
    Move::PlaceSupport { die: die(value), column: Target::try_from(to).expect("0 to 9") }
}

fn own(value: u8) -> TrayDie {
    TrayDie::Own(Some(die(value)))
}

/// A game of people in which Ada begins and, unless `rolls` is empty, rolls these dice.
fn begun(seats: usize, rolls: &[u8]) -> Match<Ratzzia> {
    let names = &["Ada", "Bo", "Cleo", "Dora"][..seats];
    let mut game = Match::<Ratzzia>::new(Default::default(), people(names), 1).expect("a table");
    game.apply_chance(Chance::Start { seat: ADA }).expect("due");
    if !rolls.is_empty() {
        roll(&mut game, rolls);
    }
    game
}

/// The seat on turn rolls these dice.
fn roll(game: &mut Match<Ratzzia>, rolls: &[u8]) {
    decide(game, &[Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(rolls) }).expect("due");
}

fn decide(game: &mut Match<Ratzzia>, moves: &[Move]) {
    for choice in moves {
        let Turn::Seat(seat) = game.turn() else { panic!("nobody decides") };
        game.decide(seat, *choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
    }
}

/// A game of three in which Ada has rolled these dice and keeps them.
fn placing(rolls: &[u8]) -> Match<Ratzzia> {
    let mut game = begun(3, rolls);
    decide(&mut game, &[Move::Keep {}]);
    game
}

/// A game in which, turn by turn, a seat rolls these values, places them all on that column from the bottom, and finishes; the last one gets
/// the reward.
fn completed(seats: usize, turns: &[(u8, &[u8])]) -> Match<Ratzzia> {
    let mut game = begun(seats, &[]);
    for (number, values) in turns {
        let rolled = usize::from(crate::games::ratzzia::dice_per_seat(seats));
        let rest = std::iter::repeat_n(1, rolled - values.len());
        roll(&mut game, &values.iter().copied().chain(rest).collect::<Vec<u8>>());
        decide(&mut game, &[Move::Keep {}]);
        let placements: Vec<Move> = values.iter().map(|&value| put(value, *number)).collect();
        decide(&mut game, &placements);
        decide(&mut game, &[Move::Finish {}]);
    }
    game
}

/// Ada has a candy die, and has rolled 1, 1, 1, 1, 1, 1.
fn with_candy() -> Match<Ratzzia> {
    let mut game = completed(2, &[(2, &[6, 1, 2, 2]), (5, &[1])]);
    roll(&mut game, &[1; 6]);
    decide(&mut game, &[Move::Keep {}]);
    game
}

/// Ada has rolled the support dice 1, 4, 6 besides 1 to 6.
fn with_support() -> Match<Ratzzia> {
    let mut game = begun(2, &[1, 2, 3, 4, 5, 6]);
    decide(&mut game, &[Move::RollSupport {}]);
    game.apply_chance(Chance::SupportRolled { dice: dice(&[1, 4, 6]) }).expect("due");
    decide(&mut game, &[Move::Keep {}]);
    game
}

fn click(stage: &mut Stage<Ratzzia>, place: Place) -> Response<Ratzzia> {
    stage.respond(Input::Click(place))
}

/// A click on the die in this slot, counted from 0.
fn click_die(stage: &mut Stage<Ratzzia>, slot: usize) -> Response<Ratzzia> {
    click(stage, Place::Die(slot))
}

fn key(stage: &mut Stage<Ratzzia>, sign: char) -> Response<Ratzzia> {
    stage.respond(Input::Key(sign))
}

fn drop_die(stage: &mut Stage<Ratzzia>, slot: usize, to: Option<Place>) -> Response<Ratzzia> {
    stage.respond(Input::Drop { from: Place::Die(slot), to })
}

fn shown(game: &Match<Ratzzia>) -> Shown<Ratzzia> {
    Stage::of(game).open()
}

/// Moves the pointer to a named rectangle.
fn point(harness: &mut Shown<Ratzzia>, name: &str) {
    let to = harness.at(name);
    harness.send([Event::PointerMoved(to)]);
}

/// Whether a text is painted that begins with these words.
fn reads(harness: &Shown<Ratzzia>, wanted: &str) -> bool {
    let mut shapes = harness.output().shapes.iter();
    shapes.any(|clipped| matches!(&clipped.shape, egui::Shape::Text(text) if text.galley.text().starts_with(wanted)))
}

fn icon(harness: &Shown<Ratzzia>) -> CursorIcon {
    harness.output().platform_output.cursor_icon
}

/// The cloth, the reserve, dice, values and plates are no places of the cursor.
#[test]
fn things_beside_the_columns_take_clicks() {
    let mut harness = shown(&begun(2, &[]));
    harness.click("tray");
    assert_eq!(harness.take(), [Response::Play(Move::Roll {})]);

    let mut harness = shown(&begun(2, &[1, 2, 3, 4, 5, 6]));
    harness.click("reserve");
    assert_eq!(harness.take(), [Response::Play(Move::RollSupport {})]);
    harness.click("plate 1");
    assert_eq!(harness.take(), [Response::Ask(Move::Steal { seat: BO })]);
    harness.click("die 2");
    assert_eq!(harness.state().selection.reroll_slots, [1]);
    let with_three = shown(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!(with_three.state().rects.find("reserve"), None, "there is none with three");

    let mut harness = shown(&with_candy());
    harness.click("die 7");
    harness.wait();
    harness.click("column 9");
    assert_eq!(harness.take(), []);
    harness.click("value 3");
    assert_eq!(harness.take(), [Response::Play(candy(3, 9))]);
    harness.wait();
    harness.click("hand 1");
    assert!(matches!(harness.take().as_slice(), [Response::NotHere(refusal)] if refusal.rule == "R2"));
}

#[test]
fn click_on_the_cloth_begins_a_roll_that_is_due() {
    let mut game = begun(3, &[]);
    decide(&mut game, &[Move::Roll {}]);
    for (awaits, response) in [(true, Response::Begin), (false, Response::Nothing)] {
        let mut stage = Stage::of(&game);
        stage.awaiting_chance = Some(ADA).filter(|_| awaits);
        let mut harness = stage.open();
        harness.click("tray");
        assert_eq!(harness.state().responses, [response]);
    }
}

/// Dice are shaken while the pointer is held on the cloth, and move; they are rolled when it lets go.
#[test]
fn dice_are_shaken_until_the_pointer_lets_go() {
    let mut game = begun(3, &[]);
    decide(&mut game, &[Move::Roll {}]);
    let mut stage = Stage::of(&game);
    stage.awaiting_chance = Some(ADA);
    let mut harness = stage.open();
    let at = harness.at("tray");
    harness.event(Event::PointerMoved(at));
    harness.event(button(at, true));
    harness.step();
    assert!(harness.ctx.has_requested_repaint(), "they go on moving");
    assert_eq!(harness.state().responses, []);
    harness.run_steps(120);
    harness.send([button(at, false)]);
    assert_eq!(harness.state().responses, [Response::Begin]);
}

#[test]
fn die_is_placed_by_dragging() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    harness.drag("die 4", "column 9");
    assert_eq!(harness.played(), [put(4, 9)]);
    let left = harness.at("die 5");
    let tray = harness.at("tray");
    harness.drag_between(left, tray);
    assert_eq!(harness.played().len(), 1, "dropped on nothing, a die stays in the tray");
    assert_eq!(harness.state().selection.picked, Some((TrayDie::Own(Some(die(5))), 4)), "and is picked");
}

/// A die is not dragged before it can be placed.
#[test]
fn dice_are_only_clicked_before_the_reroll() {
    let mut harness = shown(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    harness.drag("die 4", "column 9");
    assert_eq!((harness.take(), &harness.state().selection), (Vec::new(), &Selection::default()));
}

#[test]
fn keys_place_dice() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    assert_eq!(harness.state().rects.find("cursor"), None);
    harness.press(&[Key::Num4]);
    assert!(harness.state().rects.find("cursor").is_some(), "a picked die needs a place");
    harness.press_with(Modifiers::COMMAND, Key::ArrowRight);
    harness.press(&[Key::Enter]);
    assert!(matches!(harness.played().as_slice(), [Move::Place { die, .. }] if die.value() == 4));
}

#[test]
fn keys_choose_annies_column() {
    let mut harness = shown(&completed(3, &[(1, &[1, 3, 4, 2])]));
    harness.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    harness.press(&[Key::Enter]);
    assert!(matches!(harness.played().as_slice(), [Move::Annie { column }] if column.number() < 5));
}

#[test]
fn pointer_is_a_hand_where_something_can_be_done() {
    let mut harness = shown(&completed(3, &[(1, &[1, 3, 4, 2])]));
    for (name, wanted) in [
        ("column 5", CursorIcon::PointingHand),
        ("column 1", CursorIcon::Default),
        ("cat row", CursorIcon::Default),
        ("plate 1", CursorIcon::Default),
    ] {
        point(&mut harness, name);
        assert_eq!(icon(&harness), wanted, "{name}");
    }
    // Also on a value, whatever column lies below it.
    let mut stage = Stage::of(&with_candy());
    stage.legal.retain(|choice| choice.placement().is_none_or(|(_, target)| target == Target::Column(column(9))));
    stage.selection.picked = Some((TrayDie::Candy, 6));
    stage.selection.candy_column = Some(column(9));
    let mut harness = stage.open();
    for (name, wanted) in [("value 1", CursorIcon::PointingHand), ("column 2", CursorIcon::Default)] {
        point(&mut harness, name);
        assert_eq!(icon(&harness), wanted, "{name}");
    }
}

#[test]
fn finish_needs_confirmation_if_something_is_given_away() {
    let asks = |game: &Match<Ratzzia>| {
        let open = game.view(Viewer::Table).open;
        game.legal_moves().contains(&Move::Finish {}).then(|| Ratzzia::needs_confirmation(&Move::Finish {}, &open))
    };
    let mut game = placing(&[1, 3, 4, 5, 5, 5, 5]);
    assert_eq!(asks(&game), None);
    decide(&mut game, &[put(1, 1)]);
    assert_eq!(asks(&game), Some(true), "more dice fit");
    decide(&mut game, &[put(3, 1), put(4, 5), put(5, 9), put(5, 0), put(5, 0)]);
    assert_eq!(asks(&game), Some(true), "a 5 fits in column 1");
    decide(&mut game, &[put(5, 1)]);
    assert_eq!(asks(&game), Some(false), "nothing is left in hand");
    // Nothing can be stored with less in front than the pair.
    let mut game = placing(&[4, 4, 5, 5, 5, 5, 5]);
    decide(&mut game, &[put(4, 7), put(4, 7), put(5, 7), put(5, 7), put(5, 7), put(5, 7), put(5, 5)]);
    assert_eq!(asks(&game), Some(true), "the store brings nothing");
}

/// The words beside the button that finishes.
fn finish_detail(game: &Match<Ratzzia>) -> String {
    let mut stage = Stage::of(game);
    let detail = stage.actions().pop().and_then(|action| action.detail).expect("what comes");
    stage.say(&detail)
}

#[test]
fn previews_name_what_can_be_stored() {
    let mut game = placing(&[1, 1, 1, 1, 1, 1, 5]);
    decide(&mut game, &[put(1, 7), put(1, 7), put(1, 7), put(1, 7), put(1, 7), put(5, 5)]);
    let harness = shown(&game);
    assert!(harness.query_all_by_label_contains("Ada can store 2").next().is_some());
    decide(&mut game, &[put(1, 7)]);
    assert!(finish_detail(&game).ends_with("Then Ada can store 2."));
    // Also after a choice that comes first: here Annie's.
    let mut game = placing(&[1, 1, 1, 1, 1, 6, 6]);
    decide(&mut game, &[put(1, 7); 5]);
    decide(&mut game, &[Move::Finish {}, Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(&[1, 1, 2, 3, 3, 6, 6]) }).expect("due");
    decide(&mut game, &[Move::Keep {}, put(1, 1), put(3, 1), put(3, 1), put(2, 1), put(1, 7)]);
    assert!(finish_detail(&game).ends_with("Then Annie’s die goes into another column. Then Bo can store 2."));
}

#[test]
fn spaces_shelves_and_plates_have_tooltips() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    for (name, said) in [
        ("space 3 1", "Column 3, space 1: covered, not used with 3 players"),
        ("space 9 2", "Column 9, space 2: needs a 4; one sausage"),
        ("cat 1", "Grey space of the cat row, empty. It takes any die"),
        ("cat 5", "Red space of the cat row, empty."),
        ("shelf 2", "The candy jar: a candy die"),
        ("plate 1", "Bo: 4 in front, 0 in the bag"),
    ] {
        point(&mut harness, name);
        harness.run_steps(40);
        assert!(reads(&harness, said), "{name}");
    }
}

#[test]
fn spaces_dice_shelves_and_plates_have_labels() {
    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1)]);
    let harness = shown(&game);
    for label in [
        "Column 1, space 1: Ada’s 1; needs a 1",
        "Column 3, space 1: covered, not used with 3 players",
        "Column 7, space 3: takes the number of the die below it; one sausage",
        "Cat row, space 1, grey: empty",
        "Ada’s 6",
    ] {
        assert!(harness.query_all_by_label(label).next().is_some(), "{label}");
    }
    for label in
        ["Shelf 9: the accountant", "Column 2 below the candy jar, needs a 6 next", "Bo: 4 in front, 0 in the bag"]
    {
        assert!(harness.query_all_by_label_contains(label).next().is_some(), "{label}");
    }
    // What is picked or marked is said.
    let mut harness = harness;
    assert_eq!(harness.get_by_label("Ada’s 5").accesskit_node().toggled(), Some(Toggled::False));
    harness.click("die 4");
    let picked = harness.get_by_label_contains("Ada’s 5, picked");
    assert_eq!(picked.accesskit_node().toggled(), Some(Toggled::True));
}

#[test]
fn finish_button_shows_the_plan_of_r21() {
    let finish = Stage::of(&placing(&[1, 3, 3, 4, 5, 6, 6])).actions().pop().expect("finish");
    assert!(matches!(finish.response, Response::Ask(Move::Finish {})) && !finish.is_primary);
    // With support dice rolled, the plan of R21 stands beside it.
    let finish = Stage::of(&with_support()).actions().pop().expect("finish");
    assert_eq!(finish.detail.expect("a plan").key, "ratzzia-outlook-plan");
}
