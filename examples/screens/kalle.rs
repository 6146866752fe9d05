//! Kalle Kanalratte in every phase, as people see it at a table.

use std::path::Path;

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::kalle::square::LidIndex;
use cheeseboard::games::kalle::{Chance, Kalle, Move, Options};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, AppPaths, Look, Settings};

use super::pictures::{self, Failure, Shown, click, press, seated};

const SIZES: [(f32, f32); 2] = [(900.0, 600.0), (1600.0, 1000.0)];
const LOOKS: [(Look, u16); 4] = [(Look::Light, 100), (Look::Dark, 100), (Look::Light, 160), (Look::Light, 200)];

/// A position, and what is done there at the screen.
struct Way {
    name: &'static str,
    people: &'static [&'static str],
    options: Options,
    moves: bool,
    play: fn(&mut Match<Kalle>) -> Result<(), Failure>,
    walk: fn(&mut Shown),
}

const PLAIN: Way = Way {
    name: "",
    people: &["Ada", "Bo", "Cleo"],
    options: Options { last_chance: false, show_my_rat: false },
    moves: false,
    play: |_| Ok(()),
    walk: |_| {},
};

const WAYS: &[Way] = &[
    Way { name: "deal", play: |game| start(game, 0), ..PLAIN },
    Way { name: "hide", people: &["Ada", "Edam", "Brie"], play: dealt, walk: pick_to_hide, ..PLAIN },
    Way { name: "place", play: hidden, ..PLAIN },
    Way { name: "search", play: |game| searched(game, &[5, 4, 8]), ..PLAIN },
    Way { name: "swap", play: |game| stepped(game, &[5, 4, 8, 9]), walk: pick_to_swap, ..PLAIN },
    Way { name: "moving", moves: true, play: |game| stepped(game, &[5, 4, 8, 9]), walk: swap_half_way, ..PLAIN },
    Way { name: "still", play: swapped, ..PLAIN },
    Way { name: "turning", moves: true, play: |game| searched(game, &[5, 4, 8]), walk: turn_half_way, ..PLAIN },
    Way { name: "reveal", moves: true, play: |game| searched(game, &[5, 10]), walk: reveal_half_way, ..PLAIN },
    Way { name: "forced", play: |game| searched(game, &[5, 4, 1, 0]), ..PLAIN },
    Way { name: "point", options: CHANCE, play: pointed, ..PLAIN },
    Way { name: "prove", options: LOOK, play: |game| stepped(game, &EIGHT), ..PLAIN },
    Way {
        name: "mine",
        people: &["Ada", "Edam", "Brie"],
        options: LOOK,
        play: |game| stepped(game, &[5, 4, 8]),
        ..PLAIN
    },
    Way { name: "over", play: round_over, ..PLAIN },
    Way { name: "missed", play: missed, ..PLAIN },
    Way {
        name: "five",
        people: &["Ada", "Bo", "Cleo", "Dörte", "Maximilian-Alexander"],
        play: |game| searched(game, &[5, 4]),
        ..PLAIN
    },
    Way { name: "end", play: ended, ..PLAIN },
    Way { name: "review", play: ended, walk: look_back, ..PLAIN },
    Way { name: "select", play: |game| searched(game, &[5, 4, 8]), walk: |app| press(app, egui::Key::Escape), ..PLAIN },
];

const CHANCE: Options = Options { last_chance: true, show_my_rat: false };
const LOOK: Options = Options { last_chance: false, show_my_rat: true };
/// Eight cards none of which is the rat.
const EIGHT: [u8; 8] = [5, 4, 8, 9, 10, 6, 2, 1];
/// Where the rat hides.
const HIDING: u8 = 15;

fn at(place: u8) -> Result<LidIndex, Failure> {
    LidIndex::new(place).ok_or_else(|| "no such place".into())
}

fn decide(game: &mut Match<Kalle>, choice: Move) -> Result<(), Failure> {
    let Turn::Seat(seat) = game.turn() else { return Err("nobody is on turn".into()) };
    game.decide(seat, choice).map_err(|refusal| refusal.rule.into())
}

fn start(game: &mut Match<Kalle>, seat: usize) -> Result<(), Failure> {
    game.apply_chance(Chance::Start { seat: Seat::new(seat) }).map_err(|refusal| refusal.rule.into())
}

fn dealt(game: &mut Match<Kalle>) -> Result<(), Failure> {
    if matches!(game.turn(), Turn::Chance(None)) {
        start(game, 0)?;
    }
    game.resolve_chance().map_err(|refusal| refusal.rule.into())
}

fn hidden(game: &mut Match<Kalle>) -> Result<(), Failure> {
    dealt(game)?;
    decide(game, Move::Hide { at: at(HIDING)? })
}

/// The guard goes this way, and the rat swaps nothing between.
fn stepped(game: &mut Match<Kalle>, way: &[u8]) -> Result<(), Failure> {
    hidden(game)?;
    decide(game, Move::PlaceGuard { at: at(6)? })?;
    for (index, &step) in way.iter().enumerate() {
        if index > 0 {
            decide(game, Move::Pass {})?;
        }
        decide(game, Move::MoveGuard { to: at(step)? })?;
    }
    Ok(())
}

fn searched(game: &mut Match<Kalle>, way: &[u8]) -> Result<(), Failure> {
    stepped(game, way)?;
    decide(game, Move::Pass {})
}

fn swapped(game: &mut Match<Kalle>) -> Result<(), Failure> {
    stepped(game, &[5, 4, 8, 9])?;
    decide(game, Move::Swap { a: at(5)?, b: at(10)? })
}

fn pointed(game: &mut Match<Kalle>) -> Result<(), Failure> {
    stepped(game, &EIGHT)?;
    decide(game, Move::Point { at: at(11)? })
}

fn round_over(game: &mut Match<Kalle>) -> Result<(), Failure> {
    stepped(game, &[5, 10])?;
    decide(game, Move::Pass {})?;
    decide(game, Move::MoveGuard { to: at(HIDING)? })
}

fn missed(game: &mut Match<Kalle>) -> Result<(), Failure> {
    stepped(game, &EIGHT)?;
    decide(game, Move::Prove { at: at(11)? })
}

fn ended(game: &mut Match<Kalle>) -> Result<(), Failure> {
    while !matches!(game.turn(), Turn::Over(_)) {
        round_over(game)?;
    }
    Ok(())
}

fn lid(app: &mut Shown, place: &str) {
    pictures::click_beginning(app, place);
}

fn pick_to_hide(app: &mut Shown) {
    lid(app, "row 2, column 3");
    app.run_ok();
}

fn pick_to_swap(app: &mut Shown) {
    lid(app, "row 3, column 4");
    app.run_ok();
}

/// Steps of the harness are a quarter of a second.
fn swap_half_way(app: &mut Shown) {
    lid(app, "row 2, column 2");
    lid(app, "row 3, column 3");
    app.run_steps(1);
}

fn turn_half_way(app: &mut Shown) {
    lid(app, "row 4, column 2");
    app.run_steps(1);
}

fn reveal_half_way(app: &mut Shown) {
    lid(app, "row 4, column 4");
    app.run_steps(6);
}

fn look_back(app: &mut Shown) {
    click(app, "Look at the board");
    for _ in 0..5 {
        press(app, egui::Key::ArrowLeft);
    }
}

pub fn write(folder: &Path, part: &str) -> Result<(), Failure> {
    for way in WAYS {
        for size in SIZES {
            for (look, percent) in LOOKS {
                let name = format!("kalle-{}-{}-{look:?}-{percent}.png", way.name, size.0).to_lowercase();
                if !name.contains(part) {
                    continue;
                }
                let files = tempfile::tempdir()?;
                let places = AppPaths::under(files.path());
                let animation = if way.moves { AnimationSpeed::Normal } else { AnimationSpeed::Off };
                Settings { look, text_percent: percent, animation, ..Settings::default() }
                    .save(places.settings_file())?;
                let mut game =
                    Match::<Kalle>::new(way.options, seated(way.people), 7).map_err(|refusal| refusal.rule)?;
                (way.play)(&mut game)?;
                let shelf = Shelf::new(places.tables_dir());
                shelf.save(&shelf.new_path("kalle"), &Table::new(game))?;
                let mut app = pictures::open(places, size);
                app.run_ok();
                click(&mut app, "Continue");
                (way.walk)(&mut app);
                app.render()?.save(folder.join(name))?;
            }
        }
    }
    Ok(())
}
