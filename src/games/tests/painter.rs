//! A table on the screen of a test: what one viewer sees of a match, clicked, dragged and typed on, with the responses
//! that came of it.

use std::ops::{Deref, DerefMut};

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Shape, Ui, Vec2};
use egui_kittest::Harness;

use crate::engine::{Observation, Phrase, Seat, Turn, Viewer};
use crate::paint::board::{self, Input, Inputs, Place as _, Response};
use crate::paint::fonts;
use crate::paint::named_rects::NamedRects;
use crate::paint::painter::{Action, Painter, Part, PlayContext, PlayerLabel, PointedAction, Scene, part_ui};
use crate::paint::stage::{Moment, Playback, Schedule, StageTimes};
use crate::paint::theme::Theme;
use crate::play::{Match, Player, SeatAssignment};
use crate::text::Text;

/// The seating of people with these names.
pub fn people(names: &[&str]) -> Vec<SeatAssignment> {
    let assignment = |name: &&str| SeatAssignment { name: (*name).to_owned(), player: Player::Human, mark: 0 };
    names.iter().map(assignment).collect()
}

/// A table on the screen. Tests may change every field before a frame is shown.
pub struct Stage<R: Painter> {
    pub open: R::Open,
    pub turn: Turn,
    pub legal: Vec<R::Move>,
    pub viewer: Viewer,
    pub acting_seat: Option<Seat>,
    pub awaiting_chance: Option<Seat>,
    pub awaiting_reveal: Option<Seat>,
    pub last: Option<Observation<R>>,
    /// How the last event is shown; empty if it is not on the stage.
    pub schedule: Schedule<R>,
    /// How far the animation of the last event has come, 0 to 1.
    pub progress: f32,
    pub glimpse: Option<Observation<R>>,
    pub pointed_action: Option<PointedAction<R>>,
    pub reduced_motion: bool,
    pub picks_by_hand: bool,
    pub players: Vec<PlayerLabel>,
    pub highlighted: Vec<String>,
    /// The parts in the panel beside the board.
    pub panel: Vec<Part>,
    pub selection: R::Selection,
    /// The responses to the input so far.
    pub responses: Vec<Response<R>>,
    pub rects: NamedRects,
    pub text: Text,
}

impl<R: Painter> Stage<R> {
    /// What the seat on turn sees when it is about to decide; what everybody sees if no seat is on turn.
    pub fn of(game: &Match<R>) -> Self {
        let acting_seat = if let Turn::Seat(seat) = game.turn() { Some(seat) } else { None };
        let mut stage = Stage::at(game, game.ply(), acting_seat.map_or(Viewer::Table, Viewer::Seat));
        (stage.legal, stage.acting_seat) = (game.legal_moves(), acting_seat);
        stage
    }

    /// What a viewer sees at a ply, where nobody decides.
    pub fn at(game: &Match<R>, ply: usize, viewer: Viewer) -> Self {
        let label = |seat: &SeatAssignment| PlayerLabel { name: seat.name.clone(), mark: seat.mark, is_bot: false };
        let seats = Seat::all(game.seating().len());
        let own = seats.flat_map(|seat| [Part::Hand(seat), Part::Seat(seat)]);
        Stage {
            open: game.view_at(ply, viewer).open,
            turn: game.turn_at(ply),
            legal: Vec::new(),
            viewer,
            acting_seat: None,
            awaiting_chance: None,
            awaiting_reveal: None,
            last: ply.checked_sub(1).and_then(|ply| game.observation(ply, viewer)),
            schedule: Schedule::default(),
            progress: 1.0,
            glimpse: None,
            pointed_action: None,
            reduced_motion: false,
            picks_by_hand: false,
            players: game.seating().iter().map(label).collect(),
            highlighted: Vec::new(),
            panel: own.chain([Part::Common]).collect(),
            selection: R::Selection::default(),
            responses: Vec::new(),
            rects: NamedRects::default(),
            text: Text::english(),
        }
    }

    /// Puts the last event on the stage; `before` is what lay open before it. Flights go between places that a frame has shown.
    pub fn put_on_stage(&mut self, before: &R::Open) {
        let Some(observation) = &self.last else { return };
        let beats = R::beats(&Moment { observation, before, after: &self.open });
        let times = StageTimes { motion: Theme::light().motion, swap: 900.0 };
        let schedule = Schedule::new(beats, |place| self.rects.find(&place.name()), times);
        self.schedule = schedule.following(before.clone());
    }

    /// Calls `paint` with the scene.
    pub fn with_scene<T>(&mut self, paint: impl FnOnce(&Scene<'_, R>, &mut R::Selection) -> T) -> T {
        let names: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        let scene = Scene {
            play: PlayContext {
                viewer: self.viewer,
                open: &self.open,
                turn: &self.turn,
                legal: &self.legal,
                acting_seat: self.acting_seat,
                awaiting_chance: self.awaiting_chance,
                awaiting_reveal: self.awaiting_reveal,
                last: self.last.as_ref().map(|last| (last, self.progress)),
                glimpse: self.glimpse.as_ref(),
                pointed_action: self.pointed_action,
                armed_move: None,
                reduced_motion: self.reduced_motion,
                hides_outcomes: false,
                picks_by_hand: self.picks_by_hand,
                explains_last: false,
                players: &self.players,
            },
            highlighted: &self.highlighted,
            plan: &[],
            traces: &[],
            is_last_traced: false,
            stage: Playback::new(&self.schedule, self.progress, self.reduced_motion),
            rects: &self.rects,
            inputs: &Inputs::default(),
            theme: Theme::light(),
            text: &self.text,
            names: &names,
        };
        paint(&scene, &mut self.selection)
    }

    /// The response to an input, without a window.
    pub fn respond(&mut self, input: Input<R::Place>) -> Response<R> {
        self.with_scene(|scene, selection| R::respond(scene, selection, input))
    }

    /// The sentence of the foot line.
    pub fn status(&mut self) -> String {
        self.with_scene(|scene, selection| scene.say(&R::status(scene, selection).phrase))
    }

    /// The key of that sentence.
    pub fn status_key(&mut self) -> &'static str {
        self.with_scene(|scene, selection| R::status(scene, selection).phrase.key)
    }

    /// The buttons of the foot line.
    pub fn actions(&mut self) -> Vec<Action<R>> {
        self.with_scene(|scene, selection| R::actions(scene, selection))
    }

    /// A phrase in English.
    pub fn say(&self, phrase: &Phrase) -> String {
        let names: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        self.text.say(phrase, &names)
    }

    /// Shows the board, and the panel beside it unless it is empty.
    pub fn show(ui: &mut Ui, stage: &mut Self) {
        stage.rects.begin_frame();
        let panel = stage.panel.clone();
        let responses = stage.with_scene(|scene, selection| {
            let mut responses = Vec::new();
            if !panel.is_empty() {
                egui::Panel::right("seats").exact_size(300.0).resizable(false).show(ui, |ui| {
                    for part in panel {
                        responses.extend(part_ui(ui, scene, part, selection));
                    }
                });
            }
            egui::CentralPanel::default().show(ui, |ui| responses.extend(part_ui(ui, scene, Part::Board, selection)));
            responses.extend(part_ui(ui, scene, Part::Stage, selection));
            responses
        });
        stage.responses.extend(responses);
    }

    /// Opens a screen of 1000 × 700 points.
    pub fn open(self) -> Shown<R> {
        let mut harness = Harness::builder()
            .with_size(Vec2::new(1000.0, 700.0))
            .with_step_dt(0.02)
            // Tooltips appear with a delay.
            .with_max_steps(60)
            .with_context_setup(|ctx| {
                fonts::install(ctx);
                Theme::light().apply(ctx, 1.0);
                board::accept_long_clicks(ctx);
            })
            .build_ui_state(Stage::show, self);
        harness.run();
        Shown(harness)
    }

    /// All texts of one frame, painted or for screen readers, and the names of the pictures it has loaded.
    pub fn frame(&mut self) -> Frame {
        let ctx = egui::Context::default();
        fonts::install(&ctx);
        Theme::light().apply(&ctx, 1.0);
        ctx.enable_accesskit();
        let area = egui::Rect::from_min_size(Pos2::ZERO, Vec2::new(900.0, 520.0));
        let input = egui::RawInput { screen_rect: Some(area), ..egui::RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| Stage::show(ui, self));
        output.textures_delta.clear();
        let mut texts = Vec::new();
        for clipped in &output.shapes {
            collect_texts(&clipped.shape, &mut texts);
        }
        for (_, node) in output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes) {
            texts.extend([node.label(), node.value(), node.description()].into_iter().flatten().map(str::to_owned));
        }
        Frame { texts, pictures: pictures(&ctx) }
    }
}

/// What a frame has shown.
pub struct Frame {
    pub texts: Vec<String>,
    pub pictures: Vec<String>,
}

fn collect_texts(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect_texts(shape, texts)),
        _ => {}
    }
}

/// The names of all pictures that a context has loaded.
pub fn pictures(ctx: &egui::Context) -> Vec<String> {
    let textures = ctx.tex_manager();
    let textures = textures.read();
    textures.allocated().map(|(_, texture)| texture.name.clone()).collect()
}

/// A stage on a screen.
pub struct Shown<R: Painter>(Harness<'static, Stage<R>>);

impl<R: Painter> Deref for Shown<R> {
    type Target = Harness<'static, Stage<R>>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<R: Painter> DerefMut for Shown<R> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<R: Painter> Shown<R> {
    /// The middle of a named rectangle.
    pub fn at(&self, name: &str) -> Pos2 {
        self.state().rects.find(name).unwrap_or_else(|| panic!("nothing is called {name}")).center()
    }

    /// Sends events, each in a frame of its own, and waits until the screen is still; dice that are held never are.
    pub fn send(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.event(event);
            self.run_ok();
        }
    }

    /// Clicks on a named rectangle.
    pub fn click(&mut self, name: &str) {
        let pos = self.at(name);
        self.send([Event::PointerMoved(pos), button(pos, true), button(pos, false)]);
    }

    /// Drags from one named rectangle to another, in several moves.
    pub fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.at(from), self.at(to));
        self.drag_between(from, to);
    }

    /// Drags from one point to another, in several moves.
    pub fn drag_between(&mut self, from: Pos2, to: Pos2) {
        let moves = [0.3, 0.6, 1.0].map(|share| Event::PointerMoved(from.lerp(to, share)));
        self.send([Event::PointerMoved(from), button(from, true)]);
        self.send(moves);
        self.send([button(to, false)]);
    }

    /// Waits until the next click is no part of a double click.
    pub fn wait(&mut self) {
        self.run_steps(20);
    }

    /// Presses keys, one after another.
    pub fn press(&mut self, keys: &[Key]) {
        for key in keys {
            self.key_press(*key);
            self.run();
        }
    }

    /// Presses a key with modifiers.
    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.key_press_modifiers(modifiers, key);
        self.run();
    }

    /// Takes the responses so far, but for selections.
    pub fn take(&mut self) -> Vec<Response<R>> {
        let responses = self.state_mut().responses.drain(..);
        responses.filter(|response| !matches!(response, Response::Selected | Response::Nothing)).collect()
    }

    /// The moves that were played so far.
    pub fn played(&self) -> Vec<R::Move> {
        let responses = self.state().responses.iter();
        responses.filter_map(|done| if let Response::Play(choice) = done { Some(*choice) } else { None }).collect()
    }

    /// The moves that were asked about so far.
    pub fn asked(&self) -> Vec<R::Move> {
        let responses = self.state().responses.iter();
        responses.filter_map(|done| if let Response::Ask(choice) = done { Some(*choice) } else { None }).collect()
    }

    /// Whether the board has the keyboard focus.
    pub fn has_board_focus(&self) -> bool {
        self.ctx.memory(|memory| memory.focused()) == Some(crate::paint::board::board_id())
    }
}

pub fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}
