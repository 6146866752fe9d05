//! The screens round the table as pictures, to be judged by eye.
//!
//! `cargo run --example screens -- <folder> [part of a name]` writes them there: sizes, looks and text sizes as people may
//! have them.

#[cfg(feature = "gui")]
#[path = "../tests/all/offscreen.rs"]
mod offscreen;

#[cfg(feature = "gui")]
#[path = "screens/burg_appenzell.rs"]
mod burg_appenzell;

#[cfg(feature = "gui")]
#[path = "screens/kalle.rs"]
mod kalle;

#[cfg(feature = "gui")]
#[path = "screens/rat_a_tat_roll.rs"]
mod rat_a_tat_roll;

#[cfg(feature = "gui")]
#[path = "screens/ratzzia.rs"]
mod ratzzia;

#[cfg(feature = "gui")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| ".".to_owned());
    let (folder, part) = (std::path::Path::new(&folder), arguments.next().unwrap_or_default());
    pictures::write(folder, &part)?;
    kalle::write(folder, &part)?;
    burg_appenzell::write(folder, &part)?;
    rat_a_tat_roll::write(folder, &part)?;
    ratzzia::write(folder, &part)
}

#[cfg(not(feature = "gui"))]
fn main() {}

#[cfg(feature = "gui")]
mod pictures {
    use std::path::Path;

    use cheeseboard::engine::Level;
    use cheeseboard::games::zatre::Zatre;
    use cheeseboard::play::{Match, Player, SeatAssignment, Shelf, Table};
    use cheeseboard::ui::{App, AppPaths, Look, Settings};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    pub use super::offscreen::app as open;

    pub type Shown = Harness<'static, App>;
    pub type Failure = Box<dyn std::error::Error>;

    const SIZES: [(f32, f32); 3] = [(900.0, 600.0), (1280.0, 800.0), (1600.0, 1000.0)];
    const LOOKS: [(Look, u16); 4] = [(Look::Light, 100), (Look::Light, 160), (Look::Dark, 100), (Look::Light, 200)];

    /// A way to a screen: whether anybody has played here before, and what is clicked.
    struct Way {
        name: &'static str,
        played: bool,
        walk: fn(&mut Shown),
    }

    const WAYS: &[Way] = &[
        Way { name: "select-first", played: false, walk: |_| {} },
        Way { name: "select", played: true, walk: |_| {} },
        Way { name: "table", played: true, walk: |app| click(app, "Continue") },
        Way { name: "new-first", played: false, walk: |app| click(app, "Zatre: play") },
        Way { name: "new", played: true, walk: |app| click(app, "Zatre: play") },
        Way { name: "new-many", played: true, walk: many },
        Way { name: "records-none", played: false, walk: |app| click(app, "Records") },
        Way { name: "records", played: true, walk: |app| click(app, "Records") },
        Way { name: "end", played: true, walk: end },
        Way { name: "settings", played: true, walk: |app| click(app, "Settings") },
        Way { name: "people", played: true, walk: people },
        Way { name: "damaged", played: true, walk: |_| {} },
        Way { name: "keys", played: true, walk: |app| press(app, egui::Key::F1) },
        Way { name: "bin", played: true, walk: bin },
        Way { name: "marks", played: true, walk: marks },
        Way { name: "names", played: true, walk: names },
        Way { name: "tab", played: true, walk: tab },
        Way { name: "same", played: true, walk: same },
        Way { name: "notice", played: true, walk: notice },
        Way { name: "file", played: true, walk: file },
    ];

    pub fn click(app: &mut Shown, label: &str) {
        app.get_by_label(label).click_accesskit();
        app.run_ok();
    }

    /// What has a label that begins so, one frame at a time: something may move.
    pub fn click_beginning(app: &mut Shown, label: &str) {
        app.get_by(|node| node.label().is_some_and(|said| said.starts_with(label))).click_accesskit();
        app.step();
    }

    pub fn press(app: &mut Shown, key: egui::Key) {
        app.key_press(key);
        app.run_ok();
    }

    fn many(app: &mut Shown) {
        click(app, "Zatre: play");
        for _ in 0..4 {
            click(app, "Add a player");
        }
        click(app, "Fenna is a person");
        click(app, "Advanced");
    }

    fn people(app: &mut Shown) {
        click(app, "Settings");
        app.get_by_label("Name of someone new").scroll_to_me();
        app.run();
        let field = app.get_by_label("Name of someone new");
        field.focus();
        field.type_text("bo");
        app.run_steps(3);
    }

    fn end(app: &mut Shown) {
        click(app, "Records");
        app.get_all_by(|node| node.label().is_some_and(|label| label.starts_with("Look at Zatre with")))
            .next()
            .expect("a record")
            .click_accesskit();
        app.run_steps(6);
    }

    fn bin(app: &mut Shown) {
        app.get_all_by(|node| node.label().is_some_and(|label| label.starts_with("Throw away")))
            .nth(1)
            .expect("a bin")
            .click_accesskit();
        app.run();
    }

    fn marks(app: &mut Shown) {
        click(app, "Zatre: play");
        click(app, "Mark of Ada: red circle");
    }

    fn names(app: &mut Shown) {
        click(app, "Zatre: play");
        click(app, "Name at seat 2");
    }

    fn tab(app: &mut Shown) {
        for _ in 0..7 {
            press(app, egui::Key::Tab);
        }
    }

    fn same(app: &mut Shown) {
        click(app, "Zatre: play");
        app.get_by_label("Name at seat 2").focus();
        app.run();
        app.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        app.get_by_label("Name at seat 2").type_text("ada");
        app.run();
    }

    fn notice(app: &mut Shown) {
        file(app);
        let field = app.get_by_label("Path of the file");
        field.focus();
        field.type_text("shopping.ron");
        app.run_steps(2);
        press(app, egui::Key::Enter);
        app.run_steps(2);
    }

    fn file(app: &mut Shown) {
        click(app, "Records");
        click(app, "Open a file…");
    }

    pub fn write(folder: &Path, part: &str) -> Result<(), Failure> {
        std::fs::create_dir_all(folder)?;
        for way in WAYS {
            for (width, height) in SIZES {
                for (look, percent) in LOOKS {
                    let name = format!("{}-{width}-{look:?}-{percent}.png", way.name).to_lowercase();
                    if !name.contains(part) {
                        continue;
                    }
                    let files = tempfile::tempdir()?;
                    let places = AppPaths::under(files.path());
                    fill(&places, way.played, look, percent)?;
                    if way.name == "damaged" {
                        for name in ["zatre-0009.ron", "zatre-0010.ron"] {
                            std::fs::write(places.tables_dir().join(name), "(record: (format: 1, ga")?;
                        }
                    }
                    let mut app = open(places, (width, height));
                    app.run();
                    (way.walk)(&mut app);
                    app.render()?.save(folder.join(name))?;
                }
            }
        }
        Ok(())
    }

    /// The files of a household.
    fn fill(places: &AppPaths, played: bool, look: Look, percent: u16) -> Result<(), Failure> {
        let mut settings = Settings { look, text_percent: percent, ..Settings::default() };
        if played {
            let shelf = Shelf::new(places.tables_dir());
            let tables: [&[&str]; 4] = [
                &["Ada", "Bo"],
                &["Ada", "Bo", "Cleo", "Dörte", "Émile", "Fenna"],
                &["Maximilian-Alexander", "Whisker"],
                &["Ada", "Nibble", "Squeak"],
            ];
            for (number, names) in tables.into_iter().enumerate().rev() {
                let mut game =
                    Match::<Zatre>::new(Default::default(), seated(names), 7).map_err(|refusal| refusal.rule)?;
                for _ in 0..40 {
                    play(&mut game)?;
                }
                let path = shelf.new_path("zatre");
                shelf.save(&path, &Table::new(game))?;
                let days = std::time::Duration::from_secs(86_400 * [0, 1, 3, 40][number]);
                std::fs::File::options().write(true).open(&path)?.set_modified(std::time::SystemTime::now() - days)?;
                settings.remember_setup(
                    "zatre",
                    cheeseboard::ui::GameSetup { seating: seated(names), ..Default::default() },
                );
            }
        }
        if played {
            for (number, names) in
                [&["Ada", "Bo"][..], &["Cleo", "Whisker", "Nibble", "Dörte", "Ada", "Maximilian"]].iter().enumerate()
            {
                let mut game =
                    Match::<Zatre>::new(Default::default(), seated(names), 3).map_err(|refusal| refusal.rule)?;
                while game.outcome().is_none() {
                    play(&mut game)?;
                }
                let path = places.records_dir().join(format!("zatre-{number}.ron"));
                cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron())?;
            }
            std::fs::write(places.records_dir().join("shopping.ron"), "(milk: 2)")?;
        }
        settings.save(places.settings_file())?;
        Ok(())
    }

    fn play(game: &mut Match<Zatre>) -> Result<(), Failure> {
        use cheeseboard::engine::Turn;
        match game.turn() {
            Turn::Seat(seat) => {
                let legal = game.legal_moves();
                let choice = legal.get(game.ply() * 7 % legal.len().max(1)).copied().ok_or("no move")?;
                game.decide(seat, choice).map_err(|refusal| refusal.rule)?;
            }
            Turn::Chance(_) => {
                game.resolve_chance().map_err(|refusal| refusal.rule)?;
            }
            Turn::Over(_) => {}
        }
        Ok(())
    }

    pub fn seated(names: &[&str]) -> Vec<SeatAssignment> {
        let bots = ["Whisker", "Nibble", "Squeak"];
        names
            .iter()
            .enumerate()
            .map(|(seat, &name)| SeatAssignment {
                name: name.to_owned(),
                player: if bots.contains(&name) { Player::Bot(Level::Greedy.into()) } else { Player::Human },
                mark: seat as u8,
            })
            .collect()
    }
}
