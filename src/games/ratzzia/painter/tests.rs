//! Playing on the board by mouse, keys and labels. Choices of rewards are in `tests/rewards.rs`, highlights in `tests/marks.rs`.

mod marks;
mod rewards;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use super::*;
use crate::engine::{Observation, Turn, Viewer};
use crate::games::ratzzia::dice::{Dice, Die};
use crate::games::ratzzia::{Chance, Open};
use crate::paint::fonts;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Part, PlayerLabel, part_ui};
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

const ADA: Seat = Seat::new(0);

/// A screen with the board and all panels, and the intents it returned.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    hand: Option<Seat>,
    last: Option<Observation<Ratzzia>>,
    progress: f32,
    marked: Vec<String>,
    selection: Selection,
    spots: NamedRects,
    text: Text,
    names: Vec<String>,
    intents: Vec<Response<Ratzzia>>,
}

fn die(value: u8) -> Die {
    Die::new(value).expect("1 to 6")
}

fn dice(values: &[u8]) -> Dice {
    values.iter().map(|&value| die(value)).collect()
}

fn column(number: u8) -> Column {
    Column::new(number).expect("1 to 9")
}

fn put(value: u8, to: u8) -> Move {
    Move::Place { die: die(value), column: Target::try_from(to).expect("0 to 9") }
}

/// A game of people in which Ada begins and, unless `rolls` is empty, rolls these dice.
fn begun(seats: usize, rolls: &[u8]) -> Match<Ratzzia> {
    let names = ["Ada", "Bo", "Cleo", "Dora"].into_iter().take(seats);
    let assignment = |name: &str| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 };
    let mut game = Match::<Ratzzia>::new(Default::default(), names.map(assignment).collect(), 1).expect("a table");
    game.apply_chance(Chance::Start { seat: ADA }).expect("due");
    if !rolls.is_empty() {
        decide(&mut game, &[Move::Roll {}]);
        game.apply_chance(Chance::Rolled { dice: dice(rolls) }).expect("due");
    }
    game
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

impl Screen {
    fn of(game: &Match<Ratzzia>) -> Self {
        let turn = game.turn();
        let hand = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
        Screen {
            open: game.view(Viewer::Table).open,
            legal: game.legal_moves(),
            hand,
            turn,
            last: game.ply().checked_sub(1).and_then(|last| game.observation(last, Viewer::Table)),
            progress: 1.0,
            marked: Vec::new(),
            selection: Selection::default(),
            spots: NamedRects::default(),
            text: Text::english(),
            names: game.seating().iter().map(|assignment| assignment.name.clone()).collect(),
            intents: Vec::new(),
        }
    }

    fn with_scene<T>(&mut self, with: impl FnOnce(&Scene<'_, Ratzzia>, &mut Selection) -> T) -> T {
        let faces: Vec<PlayerLabel> =
            self.names.iter().map(|name| PlayerLabel { name: name.clone(), mark: 0, is_bot: false }).collect();
        let mut selection = std::mem::take(&mut self.selection);
        let done = with(
            &Scene {
                play: PlayContext {
                    viewer: Viewer::Table,
                    open: &self.open,
                    turn: &self.turn,
                    legal: &self.legal,
                    acting_seat: self.hand,
                    awaiting_chance: None,
                    awaiting_reveal: None,
                    last: self.last.as_ref().map(|last| (last, self.progress)),
                    glimpse: None,
                    reduced_motion: false,
                    players: &faces,
                },
                highlighted: &self.marked,
                rects: &self.spots,
                inputs: &Default::default(),
                theme: Theme::light(),
                text: &self.text,
                names: &self.names,
            },
            &mut selection,
        );
        self.selection = selection;
        done
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        screen.spots.begin_frame();
        let intents = screen.with_scene(|scene, selection| {
            let mut intents = Vec::new();
            egui::Panel::right("seat").exact_size(300.0).resizable(false).show(ui, |ui| {
                for seat in Seat::all(scene.names.len()) {
                    intents.extend(part_ui(ui, scene, Part::Hand(seat), selection));
                    intents.extend(part_ui(ui, scene, Part::Seat(seat), selection));
                }
                intents.extend(part_ui(ui, scene, Part::Common, selection));
            });
            egui::CentralPanel::default().show(ui, |ui| intents.extend(part_ui(ui, scene, Part::Board, selection)));
            intents
        });
        screen.intents.extend(intents);
    }

    fn open_harness(self) -> Harness<'static, Screen> {
        let mut harness = Harness::builder()
            .with_size(Vec2::new(1000.0, 700.0))
            .with_step_dt(0.02)
            // Tooltips appear with a delay.
            .with_max_steps(60)
            .with_context_setup(|ctx| {
                fonts::install(ctx);
                Theme::light().apply(ctx, 1.0);
            })
            .build_ui_state(Screen::show, self);
        harness.run();
        harness
    }

    fn status_key(&mut self) -> &'static str {
        self.with_scene(|scene, selection| Ratzzia::status(scene, selection).phrase.key)
    }

    fn actions(&mut self) -> Vec<Action<Ratzzia>> {
        self.with_scene(|scene, selection| Ratzzia::actions(scene, selection))
    }
}

type Shown = Harness<'static, Screen>;

fn shown(game: &Match<Ratzzia>) -> Shown {
    Screen::of(game).open_harness()
}

fn spot(harness: &Shown, name: &str) -> Pos2 {
    harness.state().spots.find(name).expect(name).center()
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn click(harness: &mut Shown, name: &str) {
    let pos = spot(harness, name);
    for event in [Event::PointerMoved(pos), button(pos, true), button(pos, false)] {
        harness.event(event);
        harness.run();
    }
}

fn press(harness: &mut Shown, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn played(harness: &Shown) -> Vec<Move> {
    let intents = harness.state().intents.iter();
    intents.filter_map(|intent| if let Response::Play(choice) = intent { Some(*choice) } else { None }).collect()
}

fn asked(harness: &Shown) -> Vec<Move> {
    let intents = harness.state().intents.iter();
    intents.filter_map(|intent| if let Response::Ask(choice) = intent { Some(*choice) } else { None }).collect()
}

#[test]
fn click_on_cloth_rolls() {
    let mut harness = shown(&begun(3, &[]));
    click(&mut harness, "tray");
    assert_eq!(played(&harness), [Move::Roll {}]);
    click(&mut harness, "column 3");
    assert_eq!(asked(&harness), [Move::TakeBack { column: column(3) }]);
}

#[test]
fn take_back_needs_a_second_click() {
    let mut game = placing(&[1, 2, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1), Move::Finish {}]);
    for _ in 0..2 {
        decide(&mut game, &[Move::Roll {}]);
        game.apply_chance(Chance::Rolled { dice: dice(&[2; 7]) }).expect("due");
        decide(&mut game, &[Move::Keep {}, put(2, 5), Move::Finish {}]);
    }
    let mut harness = shown(&game);
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-roll");
    click(&mut harness, "column 1");
    assert_eq!(played(&harness), []);
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-take-back");
    click(&mut harness, "shelf 1");
    assert_eq!(played(&harness), [Move::TakeBack { column: column(1) }]);
}

#[test]
fn clicks_and_digits_mark_dice_for_the_reroll() {
    let mut harness = shown(&begun(3, &[1, 3, 3, 4, 5, 6, 6]));
    let primary = |harness: &mut Shown| {
        let actions = harness.state_mut().actions();
        actions.into_iter().find(|action| action.is_primary).map(|action| action.label.key)
    };
    assert_eq!(primary(&mut harness), Some("ratzzia-action-keep"));
    click(&mut harness, "die 1");
    for _ in 0..2 {
        press(&mut harness, Key::Num3);
    }
    let intents: Vec<Response<Ratzzia>> = harness
        .state_mut()
        .actions()
        .into_iter()
        .filter(|action| action.is_primary)
        .map(|action| action.response)
        .collect();
    assert!(
        matches!(intents.as_slice(), [Response::Play(Move::Reroll { dice: marked })] if *marked == dice(&[1, 3, 3]))
    );
    // All threes are marked already: one more press unmarks them.
    press(&mut harness, Key::Num3);
    press(&mut harness, Key::Backspace);
    assert_eq!(primary(&mut harness), Some("ratzzia-action-keep"));
    click(&mut harness, "column 2");
    assert_eq!(asked(&harness).len(), 1);
}

#[test]
fn two_clicks_place_a_die_and_wrong_columns_ask_why() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    click(&mut harness, "die 6");
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-place-picked");
    click(&mut harness, "column 2");
    assert_eq!(played(&harness), [put(6, 2)]);
    click(&mut harness, "column 8");
    assert_eq!(asked(&harness), [put(6, 8)]);
    click(&mut harness, "cat row");
    assert_eq!(played(&harness), [put(6, 2), put(6, 0)]);
}

#[test]
fn one_click_places_the_only_fitting_die_and_several_need_a_pick() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    click(&mut harness, "column 2");
    assert_eq!(played(&harness), [put(6, 2)]);
    click(&mut harness, "column 5");
    assert_eq!(played(&harness).len(), 1);
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-which");
    click(&mut harness, "die 4");
    assert_eq!(played(&harness), [put(6, 2), put(4, 5)]);
}

#[test]
fn column_where_no_die_fits_asks_for_a_die_first() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 5, 5]));
    click(&mut harness, "column 2");
    assert_eq!(harness.state_mut().status_key(), "ratzzia-status-pick-first");
    assert!(asked(&harness).is_empty(), "no die is spoken of that nobody has picked");
    click(&mut harness, "die 4");
    assert_eq!(asked(&harness), [put(4, 2)]);
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

#[test]
fn previews_name_what_can_be_stored() {
    let mut game = placing(&[1, 1, 1, 1, 1, 1, 5]);
    decide(&mut game, &[put(1, 7), put(1, 7), put(1, 7), put(1, 7), put(1, 7), put(5, 5)]);
    let mut harness = shown(&game);
    let seven = spot(&harness, "column 7");
    harness.event(Event::PointerMoved(seven));
    harness.run();
    assert!(harness.query_all_by_label_contains("Ada can store 2").next().is_some());
    decide(&mut game, &[put(1, 7)]);
    let finish = Screen::of(&game).actions().pop().and_then(|action| action.detail).expect("what comes");
    let says = |phrase: &Phrase| Text::english().say(phrase, &["Ada".into(), "Bo".into(), "Cleo".into()]);
    assert!(says(&finish).ends_with("Then Ada can store 2."));
    // Also after a choice that comes first: here Annie's.
    let mut game = placing(&[1, 1, 1, 1, 1, 6, 6]);
    decide(&mut game, &[put(1, 7); 5]);
    decide(&mut game, &[Move::Finish {}, Move::Roll {}]);
    game.apply_chance(Chance::Rolled { dice: dice(&[1, 1, 2, 3, 3, 6, 6]) }).expect("due");
    decide(&mut game, &[Move::Keep {}, put(1, 1), put(3, 1), put(3, 1), put(2, 1), put(1, 7)]);
    let finish = Screen::of(&game).actions().pop().and_then(|action| action.detail).expect("what comes");
    assert!(says(&finish).ends_with("Then Annie’s die goes into a column that is chosen. Then Bo can store 2."));
}

#[test]
fn spaces_shelves_and_plates_have_tooltips() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    for (name, said) in [
        ("space 3 1", "Column 3, space 1: covered, not used by 3 players"),
        ("space 9 2", "Column 9, space 2: needs a 4; one sausage"),
        ("cat 1", "Grey space of the cat row, empty. It takes any die"),
        ("cat 5", "Red space of the cat row, empty."),
        ("shelf 2", "The candy jar: a candy die"),
        ("plate 1", "Bo: 4 in front, 0 in the bag"),
    ] {
        let at = spot(&harness, name);
        harness.event(Event::PointerMoved(at));
        harness.run();
        harness.run_steps(40);
        assert!(reads(&harness, said), "{name}");
    }
}

/// Whether a text is painted that begins with these words.
fn reads(harness: &Shown, wanted: &str) -> bool {
    let mut shapes = harness.output().shapes.iter();
    shapes.any(|clipped| matches!(&clipped.shape, egui::Shape::Text(text) if text.galley.text().starts_with(wanted)))
}

#[test]
fn die_is_placed_by_dragging() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    let (from, to) = (spot(&harness, "die 4"), spot(&harness, "column 9"));
    for event in [Event::PointerMoved(from), button(from, true), Event::PointerMoved(from.lerp(to, 0.5))] {
        harness.event(event);
        harness.run();
    }
    for event in [Event::PointerMoved(to), button(to, false)] {
        harness.event(event);
        harness.run();
    }
    assert_eq!(played(&harness), [put(4, 9)]);
}

#[test]
fn keys_place_dice() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    press(&mut harness, Key::Num4);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::ArrowRight);
    harness.run();
    press(&mut harness, Key::Enter);
    assert!(matches!(played(&harness).as_slice(), [Move::Place { die, .. }] if die.value() == 4));
}

#[test]
fn finish_button_shows_the_plan_of_r21() {
    let mut harness = shown(&placing(&[1, 3, 3, 4, 5, 6, 6]));
    let finish = harness.state_mut().actions().pop().expect("finish");
    assert!(matches!(finish.response, Response::Ask(Move::Finish {})) && !finish.is_primary);
    // With support dice rolled, the plan of R21 stands beside it.
    let mut game = begun(2, &[1, 2, 3, 4, 5, 6]);
    decide(&mut game, &[Move::RollSupport {}]);
    game.apply_chance(Chance::SupportRolled { dice: dice(&[1, 4, 6]) }).expect("due");
    decide(&mut game, &[Move::Keep {}]);
    let finish = Screen::of(&game).actions().pop().expect("finish");
    assert_eq!(finish.detail.expect("a plan").key, "ratzzia-outlook-plan");
}

#[test]
fn spaces_dice_shelves_and_plates_have_labels() {
    let mut game = placing(&[1, 3, 3, 4, 5, 6, 6]);
    decide(&mut game, &[put(1, 1)]);
    let harness = shown(&game);
    for label in [
        "Column 1, space 1: Ada’s 1; needs a 1",
        "Column 3, space 1: covered, not used by 3 players",
        "Column 7, space 3: takes the number of the die below it; one sausage",
        "Cat row, space 1, grey: empty",
        "Ada’s 6",
    ] {
        assert!(harness.query_all_by_label(label).next().is_some(), "{label}");
    }
    for label in ["Shelf 9: the accountant", "Column 2 below the candy jar, next a 6", "Bo: 4 in front, 0 in the bag"] {
        assert!(harness.query_all_by_label_contains(label).next().is_some(), "{label}");
    }
}
