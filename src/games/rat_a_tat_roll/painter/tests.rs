//! Set-up for tests of the painter, without a window.

mod display;
mod interaction;

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Shape, Ui, Vec2};
use egui_kittest::Harness;

use super::*;
use crate::engine::{Observation, Turn, Viewer};
use crate::games::rat_a_tat_roll::cards::{Card, Place};
use crate::games::rat_a_tat_roll::dice::{Die, Face};
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Chance, Open, Options, Phase};
use crate::paint::fonts;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Part, PlayerLabel as Person, part_ui};
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

const NAMES: [&str; 2] = ["Ada", "Bo"];

/// A game that Ada begins, with 0, 1, 2, 2, 9 face up from red to purple.
fn game(options: Options) -> Match<RatATatRoll> {
    game_with([0, 1, 2, 2, 9], options)
}

/// A game that Ada begins. She has a 5, Bo a 6; the pile starts with 3, 4, 7, 8.
fn game_with(face_up: [u8; 5], options: Options) -> Match<RatATatRoll> {
    let assignment = |name: &str| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 };
    let mut game = Match::<RatATatRoll>::new(options, NAMES.map(assignment).into(), 1).expect("two seats");
    game.apply_chance(Chance::Start { seat: Seat::new(0) }).expect("due");
    let mut rest: Vec<Card> = Card::DECK.into();
    let mut cards = Vec::new();
    for number in [5, 6].into_iter().chain(face_up).chain([3, 4, 7, 8]) {
        let at = rest.iter().position(|card| card.number() == number).expect("four of each");
        cards.push(rest.remove(at));
    }
    cards.extend(rest);
    game.apply_chance(Chance::Deck { cards: cards.into_iter().collect() }).expect("the whole deck");
    game
}

fn play(game: &mut Match<RatATatRoll>, choice: Move) {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody decides before {choice:?}") };
    game.decide(seat, choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
}

fn roll(game: &mut Match<RatATatRoll>, pips: &[u8]) {
    let dice = DiceCount::new(pips.len() as u8).expect("one to three");
    play(game, Move::Roll { dice });
    let dice = pips.iter().map(|&pips| Die::new(pips).expect("a face")).collect();
    game.apply_chance(Chance::Rolled { dice }).expect("due");
}

/// Rolls these dice and keeps them.
fn roll_and_walk(game: &mut Match<RatATatRoll>, pips: &[u8]) {
    roll(game, pips);
    if game.legal_moves().contains(&Move::Accept {}) {
        play(game, Move::Accept {});
    }
}

/// A game in which the pawn stands on a wild space and the wild die shows this face.
fn wild(face: Face) -> Match<RatATatRoll> {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[4]);
    game.apply_chance(Chance::Wild { face }).expect("due");
    play(&mut game, Move::Accept {});
    game
}

fn place(index: u8) -> Place {
    Place::new(index).expect("a place")
}

/// A scene and the intents of its board and panels.
struct Screen {
    open: Open,
    turn: Turn,
    legal: Vec<Move>,
    acting_seat: Option<Seat>,
    awaiting_chance: Option<Seat>,
    last: Option<Observation<RatATatRoll>>,
    progress: f32,
    glimpse: Option<Observation<RatATatRoll>>,
    viewer: Viewer,
    selection: Selection,
    rects: NamedRects,
    text: Text,
    names: Vec<String>,
    intents: Vec<Response<RatATatRoll>>,
}

impl Screen {
    /// The screen of the seat on turn.
    fn of(game: &Match<RatATatRoll>) -> Self {
        let acting_seat = if let Turn::Seat(seat) = game.turn() { Some(seat) } else { None };
        let viewer = acting_seat.map_or(Viewer::Table, Viewer::Seat);
        Screen {
            open: game.view(viewer).open,
            turn: game.turn(),
            legal: game.legal_moves(),
            acting_seat,
            awaiting_chance: None,
            last: game.ply().checked_sub(1).and_then(|ply| game.observation(ply, viewer)),
            progress: 1.0,
            glimpse: None,
            viewer,
            selection: Selection::default(),
            rects: NamedRects::default(),
            text: Text::english(),
            names: NAMES.map(str::to_owned).into(),
            intents: Vec::new(),
        }
    }

    fn with_scene<T>(&mut self, paint: impl FnOnce(&Scene<'_, RatATatRoll>, &mut Selection) -> T) -> T {
        let faces: Vec<Person> =
            self.names.iter().map(|name| Person { name: name.clone(), mark: 0, is_bot: false }).collect();
        let scene = Scene {
            play: PlayContext {
                viewer: self.viewer,
                open: &self.open,
                turn: &self.turn,
                legal: &self.legal,
                acting_seat: self.acting_seat,
                awaiting_chance: self.awaiting_chance,
                awaiting_reveal: None,
                last: self.last.as_ref().map(|last| (last, self.progress)),
                glimpse: self.glimpse.as_ref(),
                reduced_motion: false,
                players: &faces,
            },
            highlighted: &[],
            rects: &self.rects,
            inputs: &Default::default(),
            theme: Theme::light(),
            text: &self.text,
            names: &self.names,
        };
        paint(&scene, &mut self.selection)
    }

    fn show(ui: &mut Ui, screen: &mut Screen) {
        let intents = screen.with_scene(|scene, selection| {
            let mut intents = Vec::new();
            egui::Panel::right("seats").exact_size(300.0).resizable(false).show(ui, |ui| {
                for seat in Seat::all(2) {
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
        self.with_scene(|scene, selection| scene.say(&RatATatRoll::status(scene, selection).phrase))
    }

    fn actions(&mut self) -> Vec<(&'static str, bool)> {
        let actions = self.with_scene(|scene, selection| RatATatRoll::actions(scene, selection));
        actions.into_iter().map(|action| (action.label.key, action.is_primary)).collect()
    }

    /// All texts and accessible names of one frame.
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
            collect_texts(&clipped.shape, &mut texts);
        }
        for (_, node) in output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes) {
            texts.extend([node.label(), node.value()].into_iter().flatten().map(str::to_owned));
        }
        texts
    }
}

fn collect_texts(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect_texts(shape, texts)),
        _ => {}
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

fn click(harness: &mut Harness<'_, Screen>, name: &str) {
    let pos = harness.state().rects.find(name).unwrap_or_else(|| panic!("{name}")).center();
    for event in [Event::PointerMoved(pos), button(pos, true), button(pos, false)] {
        harness.event(event);
        harness.run();
    }
}

fn take_intents(harness: &mut Harness<'_, Screen>) -> Vec<String> {
    harness.state_mut().intents.drain(..).map(|intent| format!("{intent:?}")).collect()
}

fn played(choice: Move) -> Vec<String> {
    vec![format!("{:?}", Response::<RatATatRoll>::Play(choice))]
}

fn asked(choice: Move) -> Vec<String> {
    vec![format!("{:?}", Response::<RatATatRoll>::Ask(choice))]
}
