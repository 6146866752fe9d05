//! Pictures of the app, to be judged by eye: `cargo run --example screens -- [NAME_FILTER] OUT_DIR`.
//!
//! `screens.ron` beside this file is the table of shots: a position of a kept game, or no game, and what is done there. It is read at each run,
//! so a new shot needs no new build. `widgets` shows all widgets, marks and icons. `screens -- screenshots/ packaging` renews the pictures of
//! the README.

#[path = "../tests/all/autoplay.rs"]
mod autoplay;
// Of what tests need, an example uses a part.
#[allow(dead_code)]
#[path = "../tests/all/offscreen.rs"]
mod offscreen;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use cheeseboard::engine::{Level, Seat, Turn};
use cheeseboard::games::{self, Game, Visitor};
use cheeseboard::paint::icons::{Icon, icon_ui};
use cheeseboard::paint::marks::{MARKS, mark_ui};
use cheeseboard::paint::mouse::{Accessory, Mood, Mouse};
use cheeseboard::paint::theme::Theme;
use cheeseboard::paint::widgets::{self, Chip, PushButton};
use cheeseboard::play::{Match, Player, Shelf, Table, read_record};
use cheeseboard::storage::write_atomically;
use cheeseboard::ui::raster::paint_themed;
use cheeseboard::ui::table::TableModel;
use cheeseboard::ui::{AnimationSpeed, App, AppPaths, GameSetup, Look, Settings};
use egui::{Event, Key, Modifiers, Ui, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use image::RgbaImage;
use serde::Deserialize;
use serde_json::{Map, Value};

type Failure = Box<dyn std::error::Error>;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// The most frames in which a table comes to rest.
const MOST_FRAMES: usize = 600;
const NAMES: [&str; 6] = ["Ada", "Bo", "Cleo", "Dörte", "Maximilian-Alexander", "Émile"];
const BOTS: [&str; 6] = ["Edam", "Brie", "Gouda", "Feta", "Comté", "Tilsit"];
/// Number of seats of the games in `tests/boards`.
const KEPT_SEATS: usize = 3;
/// Days since the tables and records of a household were written, in the order of the games.
const DAYS: [u64; 5] = [1, 0, 3, 6, 40];
/// How many names a failure lists at most when a step names something that is not there.
const MAX_NEAR_NAMES: usize = 8;

/// A picture, in one or more windows.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Shot {
    name: String,
    windows: Vec<Window>,
    /// The game on the table and how many of its events have happened; game select if there is none.
    table: Option<(String, usize)>,
    /// Number of seats; the kept games have three, any other game is played by greedy bots.
    seats: usize,
    options: Map<String, Value>,
    /// The options with which so many people played last, in place of two people with none.
    setup: Map<String, Value>,
    /// Whether bots sit in all seats but the one on turn.
    alone: bool,
    /// Whether nobody has played here before: no tables, no records, no people.
    first_time: bool,
    /// More files by path.
    files: BTreeMap<String, String>,
    /// Whether pieces move, at half speed; otherwise every step is shown at its end.
    moving: bool,
    steps: Vec<Step>,
}

impl Default for Shot {
    fn default() -> Self {
        Shot {
            name: String::new(),
            windows: vec![Window::Usual, Window::Dark, Window::Small, Window::LargeText, Window::Wide],
            table: None,
            seats: KEPT_SEATS,
            options: Map::new(),
            setup: Map::new(),
            alone: false,
            first_time: false,
            files: BTreeMap::new(),
            moving: false,
            steps: Vec::new(),
        }
    }
}

/// What is done before the picture is taken. Things go by the names of their rectangles or of the screen reader.
#[derive(Deserialize)]
enum Step {
    Click(String),
    Point(String),
    /// Presses a key.
    Key(String),
    /// Replaces the text of the focused field.
    Type(String),
    /// Waits so many quarters of a second.
    Wait(usize),
}

/// Size, look and text size.
#[derive(Clone, Copy, Deserialize)]
enum Window {
    Usual,
    Dark,
    Small,
    LargeText,
    Wide,
}

impl Window {
    /// The end of the picture's name, the size in points, the look and the text size in percent.
    fn properties(self) -> (&'static str, (f32, f32), Look, u16) {
        match self {
            Window::Usual => ("", (1280.0, 800.0), Look::Light, 100),
            Window::Dark => ("-dark", (1280.0, 800.0), Look::Dark, 100),
            Window::Small => ("-small", (900.0, 600.0), Look::Light, 100),
            Window::LargeText => ("-large-text", (900.0, 600.0), Look::Light, 200),
            Window::Wide => ("-wide", (1600.0, 1000.0), Look::Light, 160),
        }
    }
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (filter, folder) = match arguments.as_slice() {
        [folder] => ("", Path::new(folder)),
        [filter, folder] => (filter.as_str(), Path::new(folder)),
        _ => return Err("usage: screens [NAME_FILTER] OUT_DIR".into()),
    };
    let shots: Vec<Shot> = ron::from_str(&fs::read_to_string(format!("{ROOT}/examples/screens.ron"))?)?;
    let widgets = Shot { name: "widgets".to_owned(), ..Shot::default() };
    let mut failed = 0;
    for shot in shots.iter().chain([&widgets]) {
        for &window in &shot.windows {
            let name = format!("{}{}.png", shot.name, window.properties().0);
            if !name.contains(filter) {
                continue;
            }
            let picture = if shot.name == "widgets" { Ok(sheet(window)) } else { shot.paint(window) };
            let path = folder.join(&name);
            let saved = picture.and_then(|picture| {
                fs::create_dir_all(path.parent().unwrap_or(folder))?;
                Ok(picture.save(&path)?)
            });
            if let Err(problem) = saved {
                println!("{name}: {problem}");
                failed += 1;
            }
        }
    }
    if failed == 0 { Ok(()) } else { Err(format!("{failed} pictures failed").into()) }
}

impl Shot {
    fn paint(&self, window: Window) -> Result<RgbaImage, Failure> {
        let (_, size, look, text_percent) = window.properties();
        let home = tempfile::tempdir()?;
        let paths = AppPaths::under(home.path());
        let animation = if self.moving { AnimationSpeed::Slow } else { AnimationSpeed::Off };
        let mut settings = Settings { look, text_percent, animation, single_moves: false, ..Settings::default() };
        if !self.first_time {
            let seats = if self.setup.is_empty() { 2 } else { self.seats };
            let seating = autoplay::seated(NAMES.get(..seats).ok_or("too many seats")?, Player::Human);
            let setup = GameSetup { seating, options: self.setup.clone(), ..GameSetup::default() };
            games::ids().into_iter().for_each(|game| settings.remember_setup(game, setup.clone()));
            let filled = games::visit_all(&mut Furnish { paths: &paths, days: DAYS.iter().copied().cycle() });
            filled.into_iter().collect::<Result<(), Failure>>()?;
        }
        settings.save(paths.settings_file())?;
        for (path, text) in &self.files {
            write_atomically(&home.path().join(path), text)?;
        }
        if let Some((game, ply)) = &self.table {
            let mut lay = Lay { shot: self, ply: *ply, shelf: Shelf::new(paths.tables_dir()) };
            games::visit_game(game, &mut lay).ok_or("no such game")??;
        }
        let mut app = offscreen::app(paths, size);
        app.run_ok();
        let first = self.table.is_some().then(|| Step::Click("continue".to_owned()));
        for step in first.iter().chain(&self.steps) {
            perform(&mut app, step)?;
            if !self.moving {
                come_to_rest(&mut app);
            }
        }
        Ok(app.render()?)
    }

    fn game<G: Game>(&self, ply: usize) -> Result<Match<G>, Failure> {
        let mut game = if self.seats == KEPT_SEATS {
            kept_game::<G>(&self.options)?.until(ply)
        } else {
            let options = serde_json::from_value(Value::Object(self.options.clone()))?;
            let seating = autoplay::seated(NAMES.get(..self.seats).ok_or("too many seats")?, Player::Human);
            let mut game = Match::<G>::new(options, seating, 7).map_err(|refusal| refusal.rule)?;
            autoplay::play_while(&mut game, |game| game.ply() < ply, autoplay::greedy_move);
            game
        };
        let on_turn = match game.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => seat,
            Turn::Chance(None) | Turn::Over(_) => Seat::new(0),
        };
        seat_people(&mut game, self.alone.then_some(on_turn));
        Ok(game)
    }
}

/// Lets what is under way end and bots play, until a person is asked or a sheet covers the table.
fn come_to_rest(app: &mut Harness<'_, App>) {
    for _ in 0..MOST_FRAMES {
        app.run_ok();
        let is_covered = app.ctx.memory(|memory| memory.top_modal_layer().is_some());
        let is_under_way = |model: Rc<TableModel>| model.is_showing_event || model.bots.skip_allowed.is_some();
        if is_covered || !app.state().table_model().is_some_and(is_under_way) {
            return;
        }
        app.state_mut().wait_for_background_work();
        app.step();
    }
}

fn kept_file<G: Game>() -> String {
    format!("{ROOT}/tests/boards/{}.ron", G::ID)
}

/// The finished game of `tests/boards`, with some of its options changed.
fn kept_game<G: Game>(options: &Map<String, Value>) -> Result<Match<G>, Failure> {
    let text = fs::read_to_string(kept_file::<G>())?;
    let replay = |text: &str| {
        let mut record = read_record(text)?;
        record.options.extend(options.clone());
        record.replay::<G>()
    };
    Ok(replay(&text).map_err(|error| format!("{error:?}"))?.0)
}

/// Gives all seats to people, or all but one to bots.
fn seat_people<G: Game>(game: &mut Match<G>, alone: Option<Seat>) {
    let people = autoplay::seated(&NAMES, Player::Human);
    let bots = autoplay::seated(&BOTS, Player::Bot(Level::Greedy.into()));
    for (seat, (person, bot)) in Seat::all(game.seating().len()).zip(people.into_iter().zip(bots)) {
        game.assign_seat(seat, if alone.is_none_or(|alone| alone == seat) { person } else { bot });
    }
}

/// Puts the table of a shot on the shelf, as the latest.
struct Lay<'a> {
    shot: &'a Shot,
    ply: usize,
    shelf: Shelf,
}

impl Visitor for Lay<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        let table = Table::new(self.shot.game::<G>(self.ply)?);
        Ok(self.shelf.save(&self.shelf.new_path(G::ID), &table)?)
    }
}

/// Puts an unfinished table and a record of each game into a household.
struct Furnish<'a, D> {
    paths: &'a AppPaths,
    days: D,
}

impl<D: Iterator<Item = u64>> Visitor for Furnish<'_, D> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(&mut self) -> Self::Output {
        // The small game of the guide has no kept game.
        if !Path::new(&kept_file::<G>()).exists() {
            return Ok(());
        }
        let mut game = kept_game::<G>(&Map::new())?;
        seat_people(&mut game, Some(Seat::new(0)));
        let record = self.paths.records_dir().join(format!("{}-1.ron", G::ID));
        write_atomically(&record, &game.record(false).to_ron())?;
        let shelf = Shelf::new(self.paths.tables_dir());
        let table = shelf.new_path(G::ID);
        shelf.save(&table, &Table::new(game.until(game.ply() * 45 / 100)))?;
        let age = Duration::from_secs(86_400 * self.days.next().unwrap_or_default() + 60);
        for path in [record, table] {
            fs::File::options().write(true).open(path)?.set_modified(SystemTime::now() - age)?;
        }
        Ok(())
    }
}

fn perform(app: &mut Harness<'static, App>, step: &Step) -> Result<(), Failure> {
    let place = |app: &Harness<'static, App>, name: &str| {
        let named = app.state().rect_of(name).or_else(|| Some(app.query_all_by_label(name).next()?.rect()));
        named.map(|rect| rect.center()).ok_or_else(|| missing(app, name))
    };
    match step {
        Step::Click(name) => {
            let pos = place(app, name)?;
            offscreen::click(app, pos);
            app.remove_cursor();
        }
        Step::Point(name) => app.hover_at(place(app, name)?),
        Step::Key(key) => app.key_press(Key::from_name(key).ok_or_else(|| format!("no key {key}"))?),
        Step::Type(text) => {
            app.key_press_modifiers(Modifiers::COMMAND, Key::A);
            app.event(Event::Text(text.clone()));
        }
        Step::Wait(frames) => app.run_steps(*frames),
    }
    app.step();
    Ok(())
}

/// Says that nothing on the screen has this name, and lists a few names that begin with the same word.
fn missing(app: &Harness<'static, App>, name: &str) -> String {
    let first_word = |name: &str| name.split_whitespace().next().map(str::to_lowercase);
    let labels = app.query_all_by(|node| node.label().is_some()).filter_map(|node| node.accesskit_node().label());
    let names: BTreeSet<String> = app.state().rect_names().into_iter().chain(labels).collect();
    let near = names.into_iter().filter(|near| first_word(near) == first_word(name));
    let near: Vec<String> = near.take(MAX_NEAR_NAMES).collect();
    if near.is_empty() {
        format!("{name} is not there")
    } else {
        format!("{name} is not there; names that begin alike: {}", near.join(", "))
    }
}

/// All widgets, marks and icons.
fn sheet(window: Window) -> RgbaImage {
    let (_, _, look, percent) = window.properties();
    let theme = if look == Look::Dark { Theme::dark() } else { Theme::light() };
    paint_themed(theme, f32::from(percent) / 100.0, vec2(1280.0, 1000.0), 1.0, |ui| {
        egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(24.0).fill(theme.table)).show(ui, |ui| {
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    controls(left, theme);
                    marks_icons_and_text(right, theme);
                }
            });
        });
    })
}

fn controls(ui: &mut Ui, theme: &Theme) {
    widgets::card(theme).show(ui, |ui| {
        ui.label(Theme::heading("Buttons"));
        ui.horizontal_wrapped(|ui| {
            for enabled in [true, false] {
                ui.add_enabled(enabled, PushButton::primary(theme, "End turn"));
                ui.add_enabled(enabled, PushButton::plain(theme, "Undo").icon(Icon::Undo));
                ui.add_enabled(enabled, PushButton::quiet(theme, "Hint").icon(Icon::Help));
            }
            ui.add(PushButton::quiet(theme, "Chosen").icon(Icon::Book).chosen(true));
            widgets::button(ui, theme, Icon::Play, "Focused").request_focus();
            widgets::button(ui, theme, None, "Hovered").highlight();
            widgets::icon_button(ui, theme, Icon::Menu, "Menu");
        });
    });
    widgets::card(theme).show(ui, |ui| {
        ui.label(Theme::heading("Options"));
        widgets::switch(ui, theme, &mut true, "On");
        widgets::switch(
            ui,
            theme,
            &mut false,
            "Off, with a sentence that is long enough to break into a second line and a bit",
        );
        ui.add_enabled_ui(false, |ui| widgets::switch(ui, theme, &mut true, "Disabled"));
        widgets::segmented(ui, theme, "Undo", &["Free", "Until something new", "Off"], &mut 1);
        ui.checkbox(&mut true, "Checkbox");
        let _ = ui.radio(true, "Radio button");
        ui.add(egui::Slider::new(&mut 0.6, 0.0..=1.0));
        ui.add(egui::TextEdit::singleline(&mut "Ada".to_owned()).desired_width(120.0));
        egui::ComboBox::from_id_salt("bot").selected_text("Combo box").show_ui(ui, |_ui| {});
        ui.add(egui::ProgressBar::new(0.4).desired_height(12.0));
    });
}

/// The mouse of a mark with every face, and with all that bots wear.
fn mice(ui: &mut Ui, theme: &Theme, mark: u8, side: f32) {
    let mouse = Mouse::new(mark);
    let faces = [Mood::Calm, Mood::Thinking, Mood::Glad, Mood::Ouch, Mood::Sly].map(|mood| mouse.feeling(mood));
    let worn = [Accessory::Glasses, Accessory::Scarf, Accessory::Mask].map(|worn| mouse.wearing(Some(worn)));
    for mouse in faces.into_iter().chain([mouse.covering_eyes(true)]).chain(worn) {
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
        mouse.paint(ui.painter(), rect, theme);
    }
}

fn marks_icons_and_text(ui: &mut Ui, theme: &Theme) {
    widgets::card(theme).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (mark, name) in NAMES.into_iter().enumerate() {
                ui.add(Chip::new(theme, mark as u8, name).on_turn(mark == 1));
            }
        });
        for size in [14.0, 24.0, 48.0] {
            ui.horizontal(|ui| (0..MARKS).for_each(|mark| drop(mark_ui(ui, mark, size, theme))));
        }
        for side in [36.0, 64.0, 128.0] {
            (0..MARKS).for_each(|mark| drop(ui.horizontal(|ui| mice(ui, theme, mark, side))));
        }
        for size in [24.0, 60.0] {
            ui.horizontal_wrapped(|ui| Icon::ALL.into_iter().for_each(|icon| drop(icon_ui(ui, icon, size, theme.ink))));
        }
    });
    widgets::card(theme).show(ui, |ui| {
        ui.label(Theme::title("Title"));
        ui.label("Body: Ada places a tile. Two are left; the row makes 11 × 2 = 22.");
        ui.label(Theme::strong("Strong: Äpfel, « ça va », ‘gezellig’, ¿qué tal?"));
        ui.label(Theme::bold("Bold: the head of a group"));
        ui.label(theme.soft("Soft: 2–6 people · 45 min · last played on Sunday"));
        ui.colored_label(theme.good, "Legal here: 22 points");
        ui.colored_label(theme.bad, "Not here: the sum would be 13");
    });
}
