//! The board as it is played: by mouse, by keys, by name; and what it must not tell.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Shape, Ui, Vec2};
use egui_kittest::Harness;

use super::*;
use crate::engine::{Sighting, Turn, Viewer};
use crate::games::rat_a_tat_roll::cards::{Card, Place};
use crate::games::rat_a_tat_roll::dice::{Die, Face};
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Chance, Open, Options, Phase};
use crate::paint::fonts;
use crate::paint::painter::Face as Person;
use crate::paint::spots::Spots;
use crate::play::{Match, Player, Sitter};
use crate::text::Text;

const NAMES: [&str; 2] = ["Ada", "Bo"];

/// Ada begins, with 0, 1, 2, 2, 9 face up from red to purple.
fn game(options: Options) -> Match<RatATatRoll> {
    dealt([0, 1, 2, 2, 9], options)
}

/// Ada begins. She has a 5, Bo a 6; on the pile lie 3, 4, 7, 8 and the rest.
fn dealt(face_up: [u8; 5], options: Options) -> Match<RatATatRoll> {
    let sitter = |name: &str| Sitter { name: name.to_owned(), player: Player::Human, mark: 0 };
    let mut game = Match::<RatATatRoll>::new(options, NAMES.map(sitter).into(), 1).expect("two seats");
    game.give(Chance::Start { seat: Seat::new(0) }).expect("due");
    let mut rest: Vec<Card> = Card::DECK.into();
    let mut cards = Vec::new();
    for number in [5, 6].into_iter().chain(face_up).chain([3, 4, 7, 8]) {
        let at = rest.iter().position(|card| card.number() == number).expect("four of each");
        cards.push(rest.remove(at));
    }
    cards.extend(rest);
    game.give(Chance::Deck { cards: cards.into_iter().collect() }).expect("the whole deck");
    game
}

fn play(game: &mut Match<RatATatRoll>, choice: Move) {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody decides before {choice:?}") };
    game.decide(seat, choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
}

fn rolled(game: &mut Match<RatATatRoll>, pips: &[u8]) {
    let dice = HowMany::new(pips.len() as u8).expect("one to three");
    play(game, Move::Roll { dice });
    let dice = pips.iter().map(|&pips| Die::new(pips).expect("a face")).collect();
    game.give(Chance::Rolled { dice }).expect("due");
}

/// Rolled and gone.
fn gone(game: &mut Match<RatATatRoll>, pips: &[u8]) {
    rolled(game, pips);
    if game.legal().contains(&Move::Accept {}) {
        play(game, Move::Accept {});
    }
}

/// The pawn stands on a wild space, and the wild die shows this.
fn wild(face: Face) -> Match<RatATatRoll> {
    let mut game = game(Options::default());
    gone(&mut game, &[4]);
    game.give(Chance::Wild { face }).expect("due");
    play(&mut game, Move::Accept {});
    game
}

fn place(index: u8) -> Place {
    Place::new(index).expect("a place")
}

/// A screen with a board, and what came of it.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    hand: Option<Seat>,
    waits_for: Option<Seat>,
    last: Option<Sighting<RatATatRoll>>,
    progress: f32,
    glimpse: Option<Sighting<RatATatRoll>>,
    viewer: Viewer,
    touch: Touch,
    spots: Spots,
    text: Text,
    names: Vec<String>,
    intents: Vec<Intent<RatATatRoll>>,
}

impl Screen {
    /// What the seat on turn sees when it is about to decide.
    fn of(game: &Match<RatATatRoll>) -> Self {
        let hand = if let Turn::Seat(seat) = game.turn() { Some(seat) } else { None };
        let viewer = hand.map_or(Viewer::Table, Viewer::Seat);
        Screen {
            open: game.view(viewer).open,
            turn: game.turn(),
            legal: game.legal(),
            hand,
            waits_for: None,
            last: game.ply().checked_sub(1).and_then(|ply| game.sighting(ply, viewer)),
            progress: 1.0,
            glimpse: None,
            viewer,
            touch: Touch::default(),
            spots: Spots::default(),
            text: Text::english(),
            names: NAMES.map(str::to_owned).into(),
            intents: Vec::new(),
        }
    }

    fn with_scene<T>(&mut self, paint: impl FnOnce(&Scene<'_, RatATatRoll>, &mut Touch) -> T) -> T {
        let faces: Vec<Person> =
            self.names.iter().map(|name| Person { name: name.clone(), mark: 0, bot: false }).collect();
        let scene = Scene {
            viewer: self.viewer,
            open: &self.open,
            turn: &self.turn,
            legal: &self.legal,
            hand: self.hand,
            waits_for: self.waits_for,
            unbegun: None,
            last: self.last.as_ref().map(|last| (last, self.progress)),
            glimpse: self.glimpse.as_ref(),
            still: false,
            faces: &faces,
            marked: &[],
            spots: &self.spots,
            theme: Theme::light(),
            text: &self.text,
            names: &self.names,
        };
        paint(&scene, &mut self.touch)
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        let intents = screen.with_scene(|scene, touch| {
            let mut intents = Vec::new();
            egui::Panel::right("seats").exact_size(300.0).resizable(false).show(ui, |ui| {
                for seat in Seat::all(2) {
                    intents.extend(RatATatRoll::hand_ui(ui, scene, seat, touch));
                    intents.extend(RatATatRoll::seat_ui(ui, scene, seat, touch));
                }
                intents.extend(RatATatRoll::common_ui(ui, scene, touch));
            });
            egui::CentralPanel::default().show(ui, |ui| intents.extend(RatATatRoll::board_ui(ui, scene, touch)));
            intents
        });
        screen.intents.extend(intents);
    }

    fn open_harness(self) -> Harness<'static, Screen> {
        let mut harness = Harness::builder()
            .with_size(Vec2::new(1000.0, 600.0))
            .with_step_dt(0.02)
            .with_context_setup(|ctx| {
                fonts::install(ctx);
                Theme::light().apply(ctx, 1.0);
            })
            .build_ui_state(Screen::show, self);
        harness.run();
        harness
    }

    fn status(&mut self) -> String {
        self.with_scene(|scene, touch| scene.say(&RatATatRoll::status(scene, touch).phrase))
    }

    fn actions(&mut self) -> Vec<(&'static str, bool)> {
        let actions = self.with_scene(|scene, touch| RatATatRoll::actions(scene, touch));
        actions.into_iter().map(|action| (action.label.key, action.primary)).collect()
    }

    /// All that is written and told in one frame.
    fn texts(&mut self) -> Vec<String> {
        let ctx = egui::Context::default();
        fonts::install(&ctx);
        ctx.enable_accesskit();
        let area = Rect::from_min_size(Pos2::ZERO, Vec2::new(900.0, 520.0));
        let input = egui::RawInput { screen_rect: Some(area), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| Screen::show(ui, self));
        output.textures_delta.clear();
        let mut texts = Vec::new();
        for clipped in &output.shapes {
            written(&clipped.shape, &mut texts);
        }
        for (_, node) in output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes) {
            texts.extend([node.label(), node.value()].into_iter().flatten().map(str::to_owned));
        }
        texts
    }
}

fn written(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| written(shape, texts)),
        _ => {}
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn click(harness: &mut Harness<'_, Screen>, name: &str) {
    let pos = harness.state().spots.find(name).unwrap_or_else(|| panic!("{name}")).center();
    for event in [Event::PointerMoved(pos), button(pos, true), button(pos, false)] {
        harness.event(event);
        harness.run();
    }
}

fn meant(harness: &mut Harness<'_, Screen>) -> Vec<String> {
    harness.state_mut().intents.drain(..).map(|intent| format!("{intent:?}")).collect()
}

fn played(choice: Move) -> Vec<String> {
    vec![format!("{:?}", Intent::<RatATatRoll>::Play(choice))]
}

fn asked(choice: Move) -> Vec<String> {
    vec![format!("{:?}", Intent::<RatATatRoll>::Ask(choice))]
}

#[test]
fn l05_a_click_on_a_tray_rolls_so_many_dice() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    click(&mut harness, "roll 2");
    assert_eq!(meant(&mut harness), played(Move::Roll { dice: HowMany::ALL[1] }));
    click(&mut harness, "pile");
    assert_eq!(meant(&mut harness), asked(Move::TakePile {}));
    click(&mut harness, "card 1 1");
    assert_eq!(meant(&mut harness), asked(Move::Look { seat: Seat::new(1), place: place(0) }));
}

#[test]
fn l05_what_is_pointed_at_shows_its_odds_unless_they_are_hidden() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    let told = |harness: &Harness<'_, Screen>| {
        egui_kittest::kittest::Queryable::query_by_label(harness, "7: orange, re-roll, 17 %").is_some()
    };
    assert!(!told(&harness));
    let tray = harness.state().spots.find("roll 2").expect("a tray").center();
    harness.event(Event::PointerMoved(tray));
    harness.run();
    let said = "Ada: roll how many dice? Bars show where 2 dice lead.";
    assert_eq!(harness.state_mut().status(), said);
    // It stays when the pointer goes on to a space.
    let space = harness.state().spots.find("space 7").expect("a space").center();
    harness.event(Event::PointerMoved(space));
    // A tooltip takes its time.
    harness.run_steps(12);
    assert!(told(&harness));
    let switch = harness.state().spots.find("odds switch").expect("a switch").center();
    for event in [Event::PointerMoved(switch), button(switch, true), button(switch, false)] {
        harness.event(event);
        harness.run_steps(12);
    }
    assert!(!told(&harness));
    assert_eq!(harness.state_mut().status(), "Ada: roll how many dice?");
}

/// Which symbol does what is told where it is seen.
#[test]
fn l02_every_symbol_says_what_it_means() {
    let mut game = game(Options::default());
    let mut screen = Screen::of(&game);
    let mut tip = |screen: &mut Screen, thing: Thing| {
        screen.with_scene(|scene, _| naming::tip(scene, thing, None, true).map(|tip| scene.say(&tip)))
    };
    let mut told = BTreeSet::new();
    for space in Space::all() {
        let said = tip(&mut screen, Thing::Space(space)).expect("a tip");
        let (_, about) = said.split_once('\n').expect("what it means, in a line of its own");
        told.insert(about.trim().to_owned());
    }
    assert_eq!(told.len(), 4, "{told:?}");
    gone(&mut game, &[4]);
    for face in Face::ALL {
        let mut game = game.clone();
        game.give(Chance::Wild { face }).expect("due");
        told.extend(tip(&mut Screen::of(&game), Thing::Wild));
    }
    assert_eq!(told.len(), 7, "{told:?}");
}

#[test]
fn l06_dice_are_marked_by_click_and_digit_and_rolled_again() {
    let mut game = game(Options::default());
    rolled(&mut game, &[1, 3, 4]);
    let mut harness = Screen::of(&game).open_harness();
    assert_eq!(harness.state_mut().actions(), [("rat_a_tat_roll-action-accept", true)]);
    click(&mut harness, "die 2");
    harness.key_press(Key::Num3);
    harness.run();
    assert_eq!(harness.state().touch.dice, DiceSet::of(&[1, 2]));
    let both = [("rat_a_tat_roll-action-reroll", false), ("rat_a_tat_roll-action-accept", true)];
    assert_eq!(harness.state_mut().actions(), both);
    click(&mut harness, "die 2");
    harness.key_press(Key::Backspace);
    harness.run();
    assert_eq!(harness.state().touch.dice, DiceSet::NONE);
    assert_eq!(meant(&mut harness), [""; 0]);
    let said = "Ada: 8 leads to a wild space. Go there, or click dice to roll them again.";
    assert_eq!(harness.state_mut().status(), said);
}

#[test]
fn l07_a_click_where_the_dice_lead_keeps_them() {
    let mut game = game(Options::default());
    rolled(&mut game, &[3, 4]);
    let mut harness = Screen::of(&game).open_harness();
    let said = "Ada: 7 leads to orange, re-roll, where a 1 lies. Go there, or click dice to roll them again.";
    assert_eq!(harness.state_mut().status(), said);
    click(&mut harness, "space 8");
    assert_eq!(meant(&mut harness), [""; 0]);
    click(&mut harness, "space 7");
    assert_eq!(meant(&mut harness), played(Move::Accept {}));
}

/// What is kept of the wild die is told before: which card, or a swap.
#[test]
fn l11_what_the_wild_die_brings_is_told_before_it_is_kept() {
    for (face, what, label) in [
        (Face::Lowest, "Take a 0, or", "Take the 0"),
        (Face::Highest, "Take a 9, or", "Take the 9"),
        (Face::Swap, "Swap two cards if wanted, or", "Swap or not"),
    ] {
        let mut game = game(Options::default());
        gone(&mut game, &[4]);
        game.give(Chance::Wild { face }).expect("due");
        let mut screen = Screen::of(&game);
        assert!(screen.status().contains(what), "{}", screen.status());
        let last = |scene: &Scene<'_, RatATatRoll>, touch: &mut Touch| {
            RatATatRoll::actions(scene, touch).pop().map(|action| scene.say(&action.label))
        };
        assert_eq!(screen.with_scene(last).as_deref(), Some(label));
    }
}

/// A pile that is to be shuffled by a person is begun by a button, a key, or a click anywhere on the board.
#[test]
fn l13_a_shuffle_that_waits_is_begun_by_its_button() {
    // Four of five bear the icon.
    let game = dealt([7, 7, 8, 9, 1], Options::default());
    let mut screen = Screen::of(&game);
    assert!(matches!(screen.open.common.phase, Phase::Reshuffling));
    assert_eq!(screen.actions(), [], "nobody is asked");
    screen.waits_for = Some(Seat::new(1));
    screen.hand = Some(Seat::new(1));
    assert_eq!(screen.actions(), [("rat_a_tat_roll-action-shuffle", true)]);
    assert!(screen.status().contains("all five are shuffled into the pile"), "{}", screen.status());
    let mut harness = screen.open_harness();
    click(&mut harness, "board");
    assert_eq!(meant(&mut harness), ["Begin"]);
}

#[test]
fn l08_the_card_of_the_region_or_the_pile() {
    let mut game = game(Options::default());
    gone(&mut game, &[1]);
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "region 1");
    assert_eq!(meant(&mut harness), played(Move::TakeFaceUp {}));
    click(&mut harness, "pile");
    assert_eq!(meant(&mut harness), played(Move::TakePile {}));
    let region = Region::new(2).expect("a region");
    click(&mut harness, "region 3");
    assert_eq!(meant(&mut harness), asked(Move::Take { region }));
}

#[test]
fn l10_own_cards_together_or_one_of_another() {
    let mut game = game(Options::default());
    gone(&mut game, &[3]);
    assert!(matches!(Screen::of(&game).open.common.phase, Phase::Looking));
    let mut harness = Screen::of(&game).open_harness();
    click(&mut harness, "card 0 2");
    assert_eq!(meant(&mut harness), played(Move::LookOwn {}));
    click(&mut harness, "card 1 1");
    assert_eq!(meant(&mut harness), played(Move::Look { seat: Seat::new(1), place: place(0) }));
}

#[test]
fn l11_a_swap_is_picked_in_either_order() {
    let swap = Move::Swap { mine: place(0), seat: Seat::new(1), theirs: place(0) };
    for order in [["card 0 1", "card 1 1"], ["card 1 1", "card 0 1"]] {
        let mut harness = Screen::of(&wild(Face::Swap)).open_harness();
        assert_eq!(harness.state_mut().actions(), [("rat_a_tat_roll-action-no-swap", false)]);
        click(&mut harness, order[0]);
        assert_eq!(meant(&mut harness), [""; 0]);
        assert!(harness.state().touch.picked.is_some());
        click(&mut harness, order[1]);
        assert_eq!(meant(&mut harness), played(swap));
    }
}

#[test]
fn l11_among_equal_cards_one_is_clicked() {
    let mut game = dealt([2, 2, 4, 5, 9], Options::default());
    gone(&mut game, &[4]);
    game.give(Chance::Wild { face: Face::Lowest }).expect("due");
    play(&mut game, Move::Accept {});
    let mut harness = Screen::of(&game).open_harness();
    let region = |index| Region::new(index).expect("a region");
    click(&mut harness, "region 2");
    assert_eq!(meant(&mut harness), played(Move::Take { region: region(1) }));
    click(&mut harness, "region 5");
    assert_eq!(meant(&mut harness), asked(Move::Take { region: region(4) }));
}

#[test]
fn a_turn_can_be_played_by_keys_alone() {
    let mut harness = Screen::of(&game(Options::default())).open_harness();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert_eq!(harness.state().touch.cursor, Some(Thing::Many(HowMany::ALL[2])));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(meant(&mut harness), played(Move::Roll { dice: HowMany::ALL[2] }));
}

/// With a full hand the keys begin at the row, and no way leads past it.
#[test]
fn l15_the_card_to_replace_is_found_by_keys() {
    let mut game = game(Options::default());
    while !matches!(Screen::of(&game).open.common.phase, Phase::Replacing) {
        match game.turn() {
            Turn::Chance(_) => game.draw_lot().expect("due"),
            Turn::Seat(seat) => {
                let legal = game.legal();
                let wanted = [Move::Accept {}, Move::NoLook {}, Move::NoSwap {}, Move::RollWild {}];
                let choice = wanted.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                game.decide(seat, choice).expect("legal");
            }
            Turn::Over(_) => panic!("a card is taken by the wild die before"),
        }
    }
    let seat = Screen::of(&game).open.common.seat;
    for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
        let mut harness = Screen::of(&game).open_harness();
        harness.key_press_modifiers(Modifiers::COMMAND, key);
        harness.run();
        assert!(matches!(harness.state().touch.cursor, Some(Thing::Row(at, _)) if at == seat), "{key:?}");
        harness.key_press(Key::Enter);
        harness.run();
        assert!(meant(&mut harness)[0].starts_with("Play(Replace"), "{key:?}");
    }
}

#[test]
fn every_thing_is_reached_by_arrows() {
    use crate::paint::steering::{DOWN, LEFT, RIGHT, UP};
    let mut game = game(Options::default());
    gone(&mut game, &[3]);
    for seats in [2, 5] {
        let mut open = game.view(Viewer::Table).open;
        open.rows = (0..seats).map(|_| [None; 4].into_iter().collect()).collect();
        for size in [Vec2::new(503.0, 460.0), Vec2::new(1236.0, 880.0), Vec2::new(530.0, 360.0)] {
            let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, size), seats);
            let things = Thing::all(&open);
            let places = || things.iter().map(|&thing| (thing, layout.rect(&open, thing).center()));
            let (mut reached, mut left) = (BTreeSet::from([Thing::Pile]), vec![Thing::Pile]);
            while let Some(thing) = left.pop() {
                for way in [UP, DOWN, LEFT, RIGHT] {
                    let from = layout.rect(&open, thing).center();
                    let next = board::nearest(from, way, places());
                    left.extend(next.filter(|next| reached.insert(*next)));
                }
            }
            let missed: Vec<&Thing> = things.iter().filter(|thing| !reached.contains(thing)).collect();
            assert!(missed.is_empty(), "{missed:?} at {size}");
        }
    }
}

#[test]
fn a_click_anywhere_begins_what_waits() {
    let mut game = game(Options::default());
    play(&mut game, Move::Roll { dice: HowMany::ALL[0] });
    for name in ["dice", "pile"] {
        let mut screen = Screen::of(&game);
        screen.waits_for = Some(Seat::new(0));
        let mut harness = screen.open_harness();
        click(&mut harness, name);
        assert_eq!(meant(&mut harness), ["Begin"], "{name}");
    }
}

#[test]
fn every_move_has_its_spots() {
    let mut looking = game(Options::default());
    gone(&mut looking, &[3]);
    for game in [game(Options::default()), looking, wild(Face::Swap)] {
        let mut harness = Screen::of(&game).open_harness();
        harness.run();
        let spots = &harness.state().spots;
        for choice in &harness.state().legal {
            assert!(RatATatRoll::spots(choice).iter().all(|name| spots.find(name).is_some()), "{choice:?}");
        }
    }
}

#[test]
fn l18_what_is_shown_in_passing_leaves_nothing_behind() {
    let mut game = game(Options::default());
    gone(&mut game, &[1]);
    play(&mut game, Move::TakePile {});
    let ada = Viewer::Seat(Seat::new(0));
    let mut screen = Screen::of(&game);
    screen.viewer = ada;
    screen.open = game.view(ada).open;
    screen.glimpse = game.sighting(game.ply() - 1, ada);
    assert!(screen.glimpse.as_ref().is_some_and(|sighting| sighting.glimpse));
    let threes = |texts: &[String]| texts.iter().filter(|text| *text == "3").count();
    let without = |screen: &mut Screen| {
        screen.glimpse = None;
        threes(&screen.texts())
    };
    let shown = threes(&screen.texts());
    assert_eq!(screen.status(), "Ada: card 2, from the pile. Remember it.");
    assert!(screen.texts().iter().all(|text| !text.contains("a 3")), "two people sit at the screen");
    let left = without(&mut screen);
    assert_eq!(shown, left + 2, "in its place and large in the middle");
    screen.last = game.sighting(game.ply() - 1, ada);
    for progress in [0.1, 0.5, 0.9, 1.0] {
        screen.progress = progress;
        assert_eq!(without(&mut screen), left, "at {progress}");
    }
}

/// The first card is large in the middle whenever it is shown; in its place only while it surely lies there.
#[test]
fn l03_the_first_card_is_shown_large() {
    let mut game = game(Options::default());
    let (ada, bo) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    let sixes = |screen: &mut Screen, number: &str| screen.texts().iter().filter(|text| *text == number).count();
    let mut shown = |game: &Match<RatATatRoll>, viewer: Viewer, number: &str| {
        let mut screen = Screen::of(game);
        (screen.viewer, screen.open, screen.hand) = (viewer, game.view(viewer).open, None);
        screen.legal.clear();
        let without = sixes(&mut screen, number);
        screen.glimpse = game.sighting(1, viewer);
        assert!(screen.glimpse.as_ref().is_some_and(|sighting| sighting.glimpse));
        let more = sixes(&mut screen, number) - without;
        assert!(screen.status().ends_with(": the first card. Remember it."), "{}", screen.status());
        more
    };
    assert_eq!(shown(&game, ada, "5"), 2, "in its place and large in the middle");
    // Bo's turn comes after Ada could have swapped it away.
    gone(&mut game, &[2]);
    assert_eq!(shown(&game, bo, "6"), 1, "large in the middle");
}

/// What lies face down is not written or told, to anyone, at rest and amid every motion.
#[test]
fn l18_no_word_tells_what_lies_face_down() {
    for seed in 0..3 {
        let sitter = |name: &str| Sitter { name: name.to_owned(), player: Player::Human, mark: 0 };
        let mut game = Match::<RatATatRoll>::new(Options::default(), NAMES.map(sitter).into(), seed).expect("two");
        for step in 0..60 {
            match game.turn() {
                Turn::Chance(_) => game.draw_lot().expect("due"),
                Turn::Seat(seat) => {
                    let legal = game.legal();
                    game.decide(seat, legal[step * 7 % legal.len()]).expect("legal");
                }
                Turn::Over(_) => break,
            }
            let mut screen = Screen::of(&game);
            if screen.open.common.phase == Phase::Over {
                break;
            }
            for progress in [0.3, 0.95] {
                screen.progress = progress;
                let told = screen.texts();
                let open = told.iter().filter(|text| text.starts_with("Ada, card") || text.starts_with("Bo, card"));
                assert!(open.clone().all(|text| text.contains("face down")), "{:?}", open.collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn l17_at_the_end_cards_turn_up_one_by_one_and_are_counted() {
    let sitter = |name: &str| Sitter { name: name.to_owned(), player: Player::Human, mark: 0 };
    let mut game = Match::<RatATatRoll>::new(Options::default(), NAMES.map(sitter).into(), 5).expect("two");
    while !matches!(game.turn(), Turn::Over(_)) {
        match game.turn() {
            Turn::Seat(seat) => {
                let legal = game.legal();
                let quick = [Move::Accept {}, Move::Skip {}, Move::NoLook {}, Move::NoSwap {}, Move::TakePile {}];
                let choice = quick.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                game.decide(seat, choice).expect("legal");
            }
            _ => game.draw_lot().expect("due"),
        }
    }
    let Turn::Over(outcome) = game.turn() else { panic!("it is over") };
    let mut screen = Screen::of(&game);
    assert!(matches!(RatATatRoll::motion(&screen.last.as_ref().expect("a last event").seen), Motion::TurnOver(_)));
    let mut before = vec![0; 2];
    let mut different = BTreeSet::new();
    for step in 0..=100 {
        screen.progress = step as f32 / 100.0;
        let sums: Vec<i32> =
            screen.with_scene(|scene, _| Seat::all(2).map(|seat| RatATatRoll::score(scene, seat)).collect());
        assert!(sums.iter().zip(&before).all(|(now, before)| now >= before));
        different.insert(sums.clone());
        before = sums;
    }
    assert_eq!(before, outcome.scores.to_vec());
    assert!(different.len() > 6, "{different:?}");
}

#[test]
fn l07_the_pawn_walks_space_by_space() {
    let mut game = game(Options::default());
    gone(&mut game, &[3, 4]);
    let mut screen = Screen::of(&game);
    let layout = layout::Layout::fitting(Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0)), 2);
    let mut passed = BTreeSet::new();
    for step in 0..400 {
        screen.progress = step as f32 / 400.0;
        screen.with_scene(|scene, _| {
            let (at, _) = moving::Moves::of(scene).pawn().unwrap_or((7.0, 0.0));
            let near = Space::all().find(|&space| (layout.space(space) - layout.at(at).pos).length() < 1.0);
            passed.extend(near.map(Space::index));
        });
    }
    assert_eq!(passed, (0..=7).collect());
}
