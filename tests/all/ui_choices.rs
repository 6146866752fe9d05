//! "Why not?" and "What can I do?" at a table, in every listed game: every click gets a response, and the list of moves is complete.

use std::collections::BTreeSet;

use cheeseboard::engine::{Level, Seat, Turn};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, Player, SeatAssignment, Table};
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::table::{FrameContext, GameSession, Part, Pointed, Session as _, TableCommand};
use cheeseboard::ui::{AnimationSpeed, Settings};
use egui::epaint::ClippedShape;
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, ScrollArea, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::painters::context;
use crate::tables::{play_on, settings};
use crate::ui::{hears, key, person, press, spoken, table_where};
use crate::ui_curtain::AtTable;
use crate::ui_helps::rings;

/// The number of positions that are clicked on, for the first and the last setting of a game.
const POSITIONS: usize = 7;
/// The number of positions whose moves are listed.
const LISTED: usize = 30;

/// The board and panels of a table, operated by the mouse.
struct Shown<'a, G: Game> {
    seated: GameSession<G>,
    table: Table<G>,
    room: Room<'a>,
    now: f64,
    board: Rect,
}

/// The context, settings and texts for showing tables.
#[derive(Clone, Copy)]
struct Room<'a> {
    ctx: &'a Context,
    rects: &'a NamedRects,
    settings: &'a Settings,
    text: &'a Text,
}

impl<'a> Room<'a> {
    fn frame(self, now: f64) -> FrameContext<'a> {
        let Room { rects, settings, text, .. } = self;
        FrameContext { theme: Theme::light(), text, settings, rects, notice: None, unsaved: None, now }
    }
}

impl<'a, G: Game> Shown<'a, G> {
    /// The position at `ply`, with a person at the seat on turn and bots at all others.
    fn at(game: &Match<G>, ply: usize, room: Room<'a>, now: f64) -> Self {
        let mut game = game.until(ply);
        let on_turn = match game.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => seat,
            Turn::Chance(None) | Turn::Over(_) => Seat::new(0),
        };
        for seat in Seat::all(game.seating().len()).filter(|seat| *seat != on_turn) {
            let player = Player::Bot(Level::Random.into());
            game.assign_seat(seat, SeatAssignment { player, ..game.seating()[seat.index()].clone() });
        }
        let mut table = Table::new(game);
        table.begin_turn(on_turn);
        let seated = GameSession::new(table.clone(), None);
        let mut shown = Shown { seated, table, room, now, board: Rect::NOTHING };
        shown.frame(&[]);
        shown.frame(&[]);
        shown
    }

    fn renew(&mut self) {
        self.seated = GameSession::new(self.table.clone(), None);
        self.now += 5.0;
        self.frame(&[]);
    }

    /// Runs a frame with these events; returns what was painted.
    fn frame(&mut self, events: &[Event]) -> Vec<ClippedShape> {
        self.room.rects.begin_frame();
        let frame = self.room.frame(self.now);
        let area = Rect::from_min_size(Pos2::ZERO, vec2(1200.0, 800.0));
        let input =
            RawInput { screen_rect: Some(area), events: events.to_vec(), time: Some(self.now), ..RawInput::default() };
        let seats = self.seated.model().players.len();
        let (seated, board) = (&mut self.seated, &mut self.board);
        let mut commands = Vec::new();
        let mut output = self.room.ctx.run_ui(input, |ui| {
            commands.clear();
            let mut paint = |ui: &mut egui::Ui, part: Part| commands.extend(seated.paint(ui, part, &frame));
            // The board is painted first, then the panels of the same frame.
            let place = ui.max_rect().with_max_x(880.0);
            *board = place;
            ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| paint(ui, Part::Board));
            let side = ui.max_rect().with_min_x(890.0);
            ui.scope_builder(egui::UiBuilder::new().max_rect(side), |ui| {
                ScrollArea::vertical().show(ui, |ui| {
                    for seat in Seat::all(seats) {
                        ui.push_id(seat.index(), |ui| {
                            paint(ui, Part::Hand(seat));
                            paint(ui, Part::Seat(seat));
                        });
                    }
                    paint(ui, Part::Common);
                });
            });
            let clicked =
                ui.input(|input| input.pointer.primary_clicked().then(|| input.pointer.interact_pos()).flatten());
            let on_paper = ui.ctx().interaction_snapshot(|pointer| pointer.clicked.is_none());
            if clicked.is_some() && commands.is_empty() && on_paper {
                commands.push(TableCommand::ClickNothing);
            }
        });
        for command in commands {
            self.seated.apply(command, &frame, self.room.ctx);
        }
        output.textures_delta.clear();
        output.shapes
    }

    /// Clicks; returns what was painted before, while hovering, and after.
    fn click(&mut self, pos: Pos2) -> [Vec<ClippedShape>; 2] {
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        self.frame(&[Event::PointerMoved(pos)]);
        let before = self.frame(&[]);
        self.frame(&[button(true)]);
        self.frame(&[button(false)]);
        [before, self.frame(&[])]
    }

    fn apply(&mut self, command: TableCommand) {
        let frame = self.room.frame(self.now);
        self.seated.apply(command, &frame, self.room.ctx);
    }

    /// The sentence and the buttons of the foot line.
    fn foot(&mut self) -> String {
        format!("{:?}", self.seated.model().foot)
    }

    fn names(&self) -> Vec<String> {
        self.seated.model().names.clone()
    }
}

fn still() -> Settings {
    Settings { animation: AnimationSpeed::Off, ..Settings::default() }
}

/// Calls `look` with this many positions of a game with the first setting and one with the last, spread over the game.
fn positions<G: Game>(most: usize, mut look: impl FnMut(&Match<G>, usize)) {
    let tables = settings::<G>();
    for table in [tables.first(), tables.last()].into_iter().flatten() {
        let mut game = table.seated(6);
        play_on(&mut game, 6);
        let step = (game.ply() / most).max(1);
        // The distance is not a divisor of the length of turns, so that all phases of a turn come.
        (0..most)
            .map(|number| number * step + number % 5)
            .filter(|&ply| ply < game.ply())
            .for_each(|ply| look(&game, ply));
    }
}

/// Calls `look` with this many positions of a game, shown on the screen.
fn each_shown<G: Game>(most: usize, text: &Text, mut look: impl FnMut(&mut Shown<'_, G>, &Match<G>, usize)) {
    let (ctx, rects, settings) = (context(), NamedRects::default(), still());
    let room = Room { ctx: &ctx, rects: &rects, settings: &settings, text };
    // Animations are off because the clock does not advance.
    ctx.all_styles_mut(|style| style.animation_time = 0.0);
    let mut now = 1.0;
    positions::<G>(most, |game, ply| {
        let mut shown = Shown::at(game, ply, room, now);
        look(&mut shown, game, ply);
        now = shown.now + 5.0;
    });
}

/// Whether a rect holds other rects, but none in its middle.
fn is_gap(rects: &NamedRects, name: &str) -> bool {
    let Some(rect) = rects.find(name) else { return true };
    let within = |other: &String| other != name && rects.find(other).is_some_and(|other| rect.contains_rect(other));
    rects.names().iter().any(within) && rects.at(rect.center()).first().is_none_or(|first| first == name)
}

#[test]
fn every_click_gets_a_response() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let text = Text::english();
            let mut clicks = 0;
            each_shown::<G>(POSITIONS, &text, |shown, game, ply| {
                let rects = shown.room.rects;
                // The rects that moves of this game highlight.
                let of_moves: BTreeSet<String> = (0..game.ply())
                    .step_by(3)
                    .flat_map(|ply| game.legal_moves_at(ply))
                    .flat_map(|choice| G::move_rect_names(&choice))
                    .collect();
                let decides = shown.seated.model().choices.is_ok();
                let mut places = BTreeSet::new();
                for name in rects.names() {
                    let Some(pos) = rects.find(&name).map(|rect| rect.center()) else { continue };
                    if name == "cursor" || pos.y > 780.0 || !places.insert((pos.x as i32, pos.y as i32)) {
                        continue;
                    }
                    let foot = shown.foot();
                    let [before, after] = shown.click(pos);
                    let changed = before != after || foot != shown.foot();
                    let place = || format!("{}, ply {ply}, {name} at {pos:?}", G::ID);
                    let moved = shown.seated.model().ply != ply;
                    let foot = shown.seated.model().foot.clone();
                    let refused = foot.refusal.is_some();
                    let said = foot.notice.is_some();
                    assert!(moved || refused || said || changed, "{}: silence", place());
                    if decides && of_moves.contains(&name) && !is_gap(rects, &name) {
                        assert!(moved || refused || changed, "{}: {:?}", place(), foot.notice);
                    }
                    if let Some(refusal) = &foot.refusal {
                        let line = text.refusal(refusal, &shown.names());
                        assert!(G::RULE_IDS.contains(&refusal.rule), "{}: {line}", place());
                        assert!(!line.contains(['{', '[']), "{}: {line}", place());
                    }
                    clicks += 1;
                    shown.renew();
                }
            });
            (G::ID, clicks)
        }
    }
    let clicks = visit_taught(&mut Law);
    assert!(clicks.iter().all(|(_, clicks)| *clicks > 200), "{clicks:?}");
}

#[test]
fn list_shows_exactly_the_legal_moves() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let texts: Vec<Text> = Language::ALL.into_iter().map(Text::of).collect();
            let mut listed = 0;
            each_shown::<G>(LISTED, &texts[0], |shown, game, ply| {
                let choices = shown.seated.model().choices.clone();
                let Ok(choices) = choices else {
                    assert!(!matches!(game.turn_at(ply), Turn::Seat(_)), "{}, ply {ply}: {choices:?}", G::ID);
                    return;
                };
                let legal = game.legal_moves_at(ply);
                let mut numbers: Vec<usize> =
                    choices.groups.iter().flat_map(|group| group.choices.iter().map(|(number, _)| *number)).collect();
                numbers.sort_unstable();
                assert_eq!(numbers, (0..legal.len()).collect::<Vec<_>>(), "{}, ply {ply}", G::ID);
                let names = shown.names();
                for text in &texts {
                    let mut all = BTreeSet::new();
                    for group in &choices.groups {
                        let heading = text.say(&group.heading, &names);
                        for (_, name) in &group.choices {
                            let said = format!("{heading}: {}", text.say(name, &names));
                            assert!(!said.contains(['{', '[', '$']), "{}: {said}", G::ID);
                            assert!(all.insert(said.clone()), "{} in {:?}: {said} twice", G::ID, text.language());
                        }
                    }
                }
                listed += 1;
            });
            (G::ID, listed)
        }
    }
    let listed = visit_taught(&mut Law);
    assert!(listed.iter().all(|(_, listed)| *listed >= 10), "{listed:?}");
}

#[test]
fn list_marks_the_hovered_move_and_plays_the_clicked_one() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut marked = 0;
            each_shown::<G>(POSITIONS, &Text::english(), |shown, game, ply| {
                let rects = shown.room.rects;
                let Ok(choices) = shown.seated.model().choices.clone() else { return };
                let legal = game.legal_moves_at(ply);
                for group in &choices.groups {
                    let (number, _) = group.choices[group.choices.len() / 2];
                    let unmarked = rings(&shown.frame(&[])).len();
                    shown.apply(TableCommand::Point(Pointed::Choices(vec![number])));
                    let pointed = rings(&shown.frame(&[])).len();
                    let touched = G::move_rect_names(&legal[number]);
                    let is_there = touched.iter().any(|name| rects.find(name).is_some());
                    assert!(pointed > unmarked || !is_there, "{}, ply {ply}: {:?} is not marked", G::ID, legal[number]);
                    marked += usize::from(pointed > unmarked);
                    // Clicking the line plays this move and no other.
                    let mut expected = shown.table.game.clone();
                    let Turn::Seat(seat) = expected.turn() else { panic!("it decides") };
                    expected.decide(seat, legal[number]).expect("legal");
                    shown.apply(TableCommand::Point(Pointed::Nothing));
                    shown.apply(TableCommand::ChooseMove(number));
                    if shown.seated.model().foot.is_armed {
                        // What gives something up is asked about first.
                        shown.apply(TableCommand::ChooseMove(number));
                    }
                    assert_eq!(
                        shown.seated.record(),
                        expected.record(false).for_sharing().to_ron(),
                        "{}: {:?}",
                        G::ID,
                        legal[number]
                    );
                    shown.renew();
                }
            });
            (G::ID, marked)
        }
    }
    let marked = visit_taught(&mut Law);
    assert!(marked.iter().all(|(_, marked)| *marked >= 4), "{marked:?}");
}

/// The list is withheld where a hint would leak, and while a bot is on turn it names the bot.
#[test]
fn list_is_withheld_where_it_would_leak_a_secret() {
    fn listed<G: Game>(seating: &[SeatAssignment], there: impl Fn(&Table<G>) -> bool) -> Result<usize, &'static str> {
        let table = table_where::<G>(Default::default(), seating, there);
        let (rects, settings, text) = (NamedRects::default(), still(), Text::english());
        let frame = FrameContext {
            theme: Theme::light(),
            text: &text,
            settings: &settings,
            rects: &rects,
            notice: None,
            unsaved: None,
            now: 1.0,
        };
        let mut seated = GameSession::new(table, None);
        let context = Context::default();
        seated.tick(&frame, &context);
        let ply = seated.model().ply;
        let listed = seated.model().choices.clone().map(|choices| choices.groups.len()).map_err(|why| why.key);
        seated.apply(TableCommand::ChooseMove(0), &frame, &context);
        // Later, once a move has been shown.
        seated.tick(&FrameContext { now: 60.0, ..frame }, &context);
        assert_eq!(
            seated.model().ply == ply,
            listed.is_err() || seated.model().has_message(),
            "what is not listed is not done"
        );
        listed
    }
    let people = [person("Ada", 0), person("Bo", 2)];
    let alone = [person("Ada", 0), SeatAssignment { player: Player::Bot(Level::Greedy.into()), ..person("Rocco", 1) }];
    let decides = |turn: Turn| matches!(turn, Turn::Seat(_));
    let hides = |table: &Table<Kalle>| table.curtain_decider().is_some();
    let searches = |table: &Table<Kalle>| decides(table.game.turn()) && table.curtain_decider().is_none();
    let waits = |table: &Table<Zatre>| table.game.ply() > 12 && table.game.turn() == Turn::Seat(Seat::new(1));
    assert_eq!(listed(&people, hides), Err("table-nothing-to-decide"), "behind a curtain nothing");
    assert_eq!(listed(&people, searches), Err("choices-secret"));
    assert_eq!(listed(&alone, waits), Err("table-nothing-to-decide"));
    let mine = |table: &Table<Zatre>| table.game.ply() > 12 && table.game.turn() == Turn::Seat(Seat::new(0));
    assert!(listed(&alone, mine).is_ok());
}

/// A key opens the list, Enter opens a heading and plays a line, and Escape closes only the list.
#[test]
fn list_can_be_used_by_keyboard_alone() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let seating =
                [person("Ada", 0), SeatAssignment { player: Player::Bot(Level::Greedy.into()), ..person("Rocco", 1) }];
            let table = table_where::<G>(Default::default(), &seating, |table| {
                let game = &table.game;
                game.ply() > 8 && game.turn() == Turn::Seat(Seat::new(0)) && game.legal_moves().len() > 2
            });
            let ply = table.game.ply();
            let mut table = AtTable::open(&table);
            table.harness.run_steps(4);
            while table.hears("Put it down") {
                press(&mut table.harness, "Put it down");
            }
            assert!(!table.hears("Ada can do"), "{}: it is away", G::ID);
            key(&mut table.harness, Key::W);
            assert!(table.hears("things Ada can do"), "{}: {:?}", G::ID, spoken(&table.harness));
            key(&mut table.harness, Key::Escape);
            assert!(!table.hears("Ada can do") && table.harness.query_by_label("Menu").is_some(), "{}", G::ID);
            press(&mut table.harness, "What can I do?");
            table.harness.run_steps(2);
            // The first line has the focus and opens; the next one is played.
            for typed in [Key::ArrowRight, Key::ArrowDown, Key::Enter] {
                key(&mut table.harness, typed);
            }
            for _ in 0..2 {
                if table.saved::<G>().game.ply() == ply {
                    key(&mut table.harness, Key::ArrowDown);
                    key(&mut table.harness, Key::Enter);
                }
            }
            let game = table.saved::<G>().game;
            assert!(game.ply() > ply && game.decided_by(ply) == Some(Seat::new(0)), "{}: nothing was done", G::ID);
            assert!(!hears(&table.harness, "Ada can do"), "{}: it is put away", G::ID);
        }
    }
    visit_taught(&mut Law);
}
