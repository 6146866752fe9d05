//! Painters of every listed game, with every setting and in windows of several sizes, for the view of a seat and of the
//! table.

use cheeseboard::engine::{GameStage, Seat, Turn, Viewer};
use cheeseboard::games::zatre::{Phase, Zatre};
use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::painter::{Part, PlayContext, PlayerLabel, Scene, part_ui};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::Match;
use cheeseboard::text::Text;
use cheeseboard::ui::App;
use cheeseboard::ui::board_image::render;
use egui::{CentralPanel, Context, FullOutput, Panel, RawInput, Rect, ScrollArea, Shape, Ui, Vec2, vec2};

use crate::tables::{Setting, play_on, settings};

/// The smallest window, the usual one, a large one.
const SIZES: [Vec2; 3] = [vec2(900.0, 600.0), vec2(1280.0, 800.0), vec2(2560.0, 1440.0)];
/// Every `STEP`th position is painted.
const STEP: usize = 5;
/// The width of the panel beside the board.
const SIDE: f32 = 320.0;

/// What a frame has shown.
struct Frame {
    /// The named rects.
    rects: Vec<(String, Rect)>,
    /// All texts: painted, and read by a screen reader.
    texts: Vec<String>,
    /// What a screen reader reads of each seat's hand.
    hands: Vec<Vec<String>>,
    /// The space of the board.
    board: Rect,
    board_painted: Rect,
}

/// Someone who looks at a game.
pub(crate) struct Look<'a, G: Game> {
    pub(crate) game: &'a Match<G>,
    pub(crate) ply: usize,
    pub(crate) who: Viewer,
    pub(crate) theme: &'a Theme,
    pub(crate) text: &'a Text,
    /// How far the animation of the last event has come, 0 to 1.
    pub(crate) progress: f32,
}

impl<G: Game> Look<'_, G> {
    pub(crate) fn place(&self) -> String {
        format!("{}, {:?}, ply {}, {:?}", G::ID, self.game.options(), self.ply, self.who)
    }

    /// Calls `paint` with the scene. The viewer decides if its seat is on turn.
    pub(crate) fn with_scene(&self, rects: &NamedRects, paint: impl FnOnce(&Scene<'_, G>)) {
        let seating = self.game.seating();
        let players: Vec<PlayerLabel> = seating
            .iter()
            .map(|assignment| PlayerLabel { name: assignment.name.clone(), mark: assignment.mark, is_bot: false })
            .collect();
        let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
        let view = self.game.view_at(self.ply, self.who);
        let turn = self.game.turn_at(self.ply);
        let on_turn = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
        let decides = on_turn.filter(|&seat| self.who == Viewer::Seat(seat)).is_some();
        let legal = if decides { self.game.legal_moves_at(self.ply) } else { Vec::new() };
        let last = self.ply.checked_sub(1).and_then(|last| self.game.observation(last, self.who));
        paint(&Scene {
            play: PlayContext {
                viewer: self.who,
                open: &view.open,
                turn: &turn,
                legal: &legal,
                // A seat also acts while its hand is covered and the table's view is shown.
                acting_seat: on_turn,
                awaiting_chance: None,
                awaiting_reveal: None,
                last: last.as_ref().map(|last| (last, self.progress)),
                glimpse: None,
                pointed_action: None,
                armed_move: None,
                reduced_motion: false,
                hides_outcomes: false,
                picks_by_hand: false,
                explains_last: false,
                players: &players,
            },
            highlighted: &[],
            plan: &[],
            traces: &[],
            is_last_traced: false,
            stage: Default::default(),
            rects,
            inputs: &Default::default(),
            theme: self.theme,
            text: self.text,
            names: &names,
        });
    }

    fn ui(&self, ui: &mut Ui, rects: &NamedRects) {
        self.with_scene(rects, |scene| {
            let mut selection = G::Selection::default();
            Panel::right("side").exact_size(SIDE).resizable(false).show(ui, |ui| {
                ScrollArea::vertical().show(ui, |ui| {
                    for seat in Seat::all(self.game.seating().len()) {
                        ui.push_id(("hand", seat.index()), |ui| {
                            let _ = part_ui(ui, scene, Part::Hand(seat), &mut selection);
                            let _ = part_ui(ui, scene, Part::Seat(seat), &mut selection);
                        });
                        let _ = G::score(scene, seat);
                        if let Some(note) = G::seat_note(scene, seat) {
                            ui.label(scene.say(&note));
                        }
                    }
                    let _ = part_ui(ui, scene, Part::Common, &mut selection);
                });
            });
            let status = G::status(scene, &selection);
            let actions = G::actions(scene, &selection);
            Panel::bottom("foot").show(ui, |ui| {
                ui.label(scene.say(&status.phrase));
                for action in &actions {
                    ui.label(scene.say(&action.label));
                    if let Some(detail) = &action.detail {
                        ui.label(scene.say(detail));
                    }
                }
            });
            CentralPanel::default().show(ui, |ui| {
                rects.put("the board's place", ui.max_rect());
                let _ = part_ui(ui, scene, Part::Board, &mut selection);
            });
            assert!(actions.iter().filter(|action| action.is_primary).count() <= 1, "{}: two primary", self.place());
            let placed: Vec<String> = scene.legal.iter().flat_map(|choice| G::move_rect_names(choice)).collect();
            for name in placed {
                assert!(rects.find(&name).is_some(), "{}: a move touches {name}, which is nowhere", self.place());
            }
        });
    }

    /// The output of egui.
    pub(crate) fn output(&self, ctx: &Context, size: Vec2, rects: &NamedRects) -> FullOutput {
        // In a new context the first pass only measures the panels.
        let passes = if ctx.cumulative_pass_nr() == 0 { 2 } else { 1 };
        let mut output = None;
        for _ in 0..passes {
            rects.begin_frame();
            let area = Rect::from_min_size(egui::Pos2::ZERO, size);
            let input = RawInput { screen_rect: Some(area), ..RawInput::default() };
            let mut pass = ctx.run_ui(input, |ui| self.ui(ui, rects));
            pass.textures_delta.clear();
            output = Some(pass);
        }
        output.expect("a pass")
    }

    fn frame(&self, ctx: &Context, size: Vec2) -> Frame {
        let rects = NamedRects::default();
        let output = self.output(ctx, size, &rects);
        let board = rects.find("the board's place").expect("put there");
        let mut texts = Vec::new();
        let mut board_painted = Rect::NOTHING;
        for clipped in &output.shapes {
            let seen = clipped.shape.visual_bounding_rect().intersect(clipped.clip_rect);
            // Leaves out the background, which fills the panel.
            if seen.is_positive() && board.contains(seen.center()) && board.size() != seen.size() {
                board_painted |= seen;
            }
            written(&clipped.shape, &mut texts);
        }
        let names = rects.names();
        let rects: Vec<(String, Rect)> =
            names.into_iter().filter_map(|name| rects.find(&name).map(|rect| (name, rect))).collect();
        let update = output.platform_output.accesskit_update.expect("asked for");
        let mut hands = vec![Vec::new(); self.game.seating().len()];
        for (_, node) in &update.nodes {
            let Some(said) = node.label().or_else(|| node.value()) else { continue };
            texts.push(said.to_owned());
            let Some(bounds) = node.bounds() else { continue };
            let middle = egui::pos2((bounds.x0 + bounds.x1) as f32 * 0.5, (bounds.y0 + bounds.y1) as f32 * 0.5);
            for (seat, hand) in hands.iter_mut().enumerate() {
                if rects.iter().any(|(name, rect)| *name == format!("hand {seat}") && rect.contains(middle)) {
                    hand.push(said.to_owned());
                }
            }
        }
        Frame { rects, texts, hands, board, board_painted }
    }
}

/// The texts in a shape.
fn written(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| written(shape, texts)),
        _ => {}
    }
}

pub(crate) fn context() -> Context {
    let ctx = Context::default();
    App::install_style(&ctx);
    ctx.enable_accesskit();
    ctx
}

/// Paints every `STEP`th position of a random game in a window of each of these sizes, for the seat on turn and for the table.
fn painted<G: Game>(table: &Setting<G>, sizes: &[Vec2], mut look_at: impl FnMut(&Look<'_, G>, &Frame)) {
    let mut game = table.seated(6);
    play_on(&mut game, 6);
    let text = Text::english();
    let contexts: Vec<Context> = sizes.iter().map(|_| context()).collect();
    let plies = (0..game.ply()).step_by(STEP).chain([game.ply()]);
    for (index, ply) in plies.enumerate() {
        let theme = if index % 2 == 0 { Theme::light() } else { Theme::dark() };
        let seat = match game.turn_at(ply) {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => seat,
            Turn::Chance(None) | Turn::Over(_) => Seat::new(ply % table.seats),
        };
        for who in [Viewer::Seat(seat), Viewer::Table] {
            let look = Look { game: &game, ply, who, theme, text: &text, progress: 0.5 };
            for (ctx, size) in contexts.iter().zip(sizes) {
                look_at(&look, &look.frame(ctx, *size));
            }
        }
    }
}

#[test]
fn every_position_fills_its_board_and_has_words() {
    struct Law;
    impl Visitor for Law {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            let mut frames = 0;
            for table in settings::<G>() {
                painted(&table, &SIZES, |look, frame| {
                    frames += 1;
                    let share = frame.board_painted.intersect(frame.board).area() / frame.board.area();
                    assert!(share > 0.25, "{}: the board fills {share} of its place", look.place());
                    let beyond = frame.board_painted.size() - frame.board_painted.intersect(frame.board).size();
                    assert!(beyond.max_elem() < 40.0, "{}: painted {beyond:?} beyond its place", look.place());
                    for seat in (0..table.seats).filter(|_| G::STAGE >= GameStage::Taught) {
                        assert!(!frame.hands[seat].is_empty(), "{}: nothing is said of hand {seat}", look.place());
                    }
                    let key = frame.texts.iter().find(|text| text.contains(['[', '{', '$']));
                    assert_eq!(key, None, "{}: a key or an argument instead of words", look.place());
                });
            }
            frames
        }
    }
    let frames = visit_all(&mut Law);
    assert!(!frames.is_empty() && frames.iter().all(|&frames| frames > 30), "{frames:?}");
}

/// Only the owner's view has named rects for the tiles of a hidden hand.
#[test]
fn table_view_shows_no_hidden_hand() {
    let (mut own, mut hidden) = (0, 0);
    for table in settings::<Zatre>() {
        painted(&table, &SIZES[1..2], |look, frame| {
            let common = look.game.view_at(look.ply, Viewer::Table).open.common;
            let open = matches!(common.phase, Phase::Starting { .. } | Phase::Dealing { .. } | Phase::Over);
            if open {
                return;
            }
            let rack_rects = frame.rects.iter().filter(|(name, _)| name.starts_with("rack ")).count();
            let said = frame.hands.iter().flatten().filter(|said| said.starts_with("tile ")).count();
            match look.who {
                Viewer::Table => {
                    assert_eq!((rack_rects, said), (0, 0), "{}: {:?}", look.place(), frame.hands);
                    hidden += 1;
                }
                Viewer::Seat(_) | Viewer::Everything => own += usize::from(said > 0 && rack_rects > 0),
            }
        });
    }
    assert!(own > 100 && hidden > 100, "{own} own hands, {hidden} hidden ones");
}

/// The images of the command line show the board at any size, and a hand only for a seat's view.
#[test]
fn board_images_of_any_size_are_not_blank() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let table = &settings::<G>()[0];
            let mut game = table.seated(6);
            play_on(&mut game, 6);
            let ply = (game.ply() / 2..game.ply()).find(|&ply| game.decided_by(ply).is_some()).expect("a decision");
            let seat = game.decided_by(ply).expect("as found");
            for size in [vec2(64.0, 64.0), vec2(64.0, 400.0), vec2(700.0, 64.0), vec2(500.0, 500.0), vec2(800.0, 450.0)]
            {
                let [board, with_hand] = [Viewer::Table, Viewer::Seat(seat)].map(|who| render(&game, ply, who, size));
                for image in [&board, &with_hand] {
                    assert_eq!((image.width(), image.height()), (size.x as u32, size.y as u32));
                    let first = image.get_pixel(0, 0);
                    let painted = image.pixels().filter(|pixel| *pixel != first).count();
                    assert!(painted > 200, "{}, {size:?}: {painted} pixels", G::ID);
                }
                assert_ne!(board, with_hand, "{}, {size:?}: no hand", G::ID);
            }
        }
    }
    visit_taught(&mut Law);
}
