//! Ratzzia in every phase, as people see it at a table. Positions are found by playing until they come.

use std::path::Path;

use cheeseboard::engine::{Seat, Turn, Viewer};
use cheeseboard::games::ratzzia::{Move, Open, Options, Phase, Ratzzia};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, AppPaths, Look, Settings};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use super::pictures::{self, Failure, Shown, click, press, seated};

const SIZES: [(f32, f32); 2] = [(900.0, 600.0), (1600.0, 1000.0)];
const LOOKS: [(Look, u16); 3] = [(Look::Light, 100), (Look::Dark, 100), (Look::Light, 200)];
const PEOPLE: [&str; 5] = ["Ada", "Bo", "Cleo", "Dörte", "Maximilian"];

type Game = Match<Ratzzia>;

/// A position, and what is done there at the screen.
struct Way {
    name: &'static str,
    seats: usize,
    moves: bool,
    fits: fn(&Open) -> bool,
    walk: fn(&mut Shown),
}

const PLAIN: Way = Way { name: "", seats: 3, moves: false, fits: lively, walk: |_| {} };

const WAYS: &[Way] = &[
    Way { name: "turn", fits: |open| open.phase == Phase::Turning && lively(open), ..PLAIN },
    Way {
        name: "back",
        seats: 4,
        fits: |open| open.phase == Phase::Turning && lively(open),
        walk: |app| act(app, "can be chosen"),
        ..PLAIN
    },
    Way { name: "reroll", fits: |open| open.phase == Phase::Rerolling && lively(open), walk: reroll, ..PLAIN },
    Way { name: "place", seats: 5, fits: |open| open.phase == Phase::Placing && lively(open), ..PLAIN },
    Way { name: "picked", fits: |open| open.phase == Phase::Placing && lively(open), walk: pick, ..PLAIN },
    Way { name: "complete", fits: |open| open.phase == Phase::Placing && complete(open) > 1, ..PLAIN },
    Way { name: "support", seats: 2, fits: |open| open.phase == Phase::Placing && !open.support.is_empty(), ..PLAIN },
    Way { name: "candy", fits: |open| open.phase == Phase::Placing && candies(open), walk: candy, ..PLAIN },
    Way { name: "annie", fits: |open| matches!(open.phase, Phase::Annie { .. }), walk: steer, ..PLAIN },
    Way { name: "steal", seats: 4, fits: |open| open.phase == Phase::Stealing, ..PLAIN },
    Way { name: "pass", seats: 4, fits: |open| open.phase == Phase::PassingFood, ..PLAIN },
    Way { name: "store", fits: |open| matches!(open.phase, Phase::Storing { .. }), ..PLAIN },
    Way { name: "take", seats: 4, fits: |open| open.phase == Phase::Candy, ..PLAIN },
    Way {
        name: "flight",
        seats: 4,
        moves: true,
        fits: |open| open.phase == Phase::PassingFood,
        walk: |app| act(app, "Clockwise: "),
    },
    Way {
        name: "finish",
        moves: true,
        fits: |open| open.phase == Phase::Placing && complete(open) > 1,
        walk: finish,
        ..PLAIN
    },
    Way { name: "tumble", moves: true, fits: |open| open.phase == Phase::Turning && lively(open), walk: roll, ..PLAIN },
    Way { name: "refused", fits: |open| open.phase == Phase::Rerolling, walk: |app| act(app, "Column 4"), ..PLAIN },
    Way { name: "end", fits: |open| open.phase == Phase::Over, ..PLAIN },
    Way {
        name: "review",
        fits: |open| open.phase == Phase::Over,
        walk: |app| click(app, "Look at the board"),
        ..PLAIN
    },
    Way { name: "select", walk: |app| press(app, Key::Escape), ..PLAIN },
];

/// Many dice lie about, food has been gained.
fn lively(open: &Open) -> bool {
    let lying: usize = open.columns.iter().map(|stack| stack.dice().count()).sum();
    lying >= 9 && open.cat.len() >= 2 && open.front.iter().sum::<u32>() > 20
}

fn complete(open: &Open) -> usize {
    open.complete_columns().count()
}

fn candies(open: &Open) -> bool {
    open.candies.get(open.turn.seat.index()).is_some_and(|&candies| candies > 0)
}

fn found(way: &Way) -> Result<Game, Failure> {
    for seed in 0..400 {
        let people = PEOPLE.get(..way.seats).ok_or("so many people there are not")?;
        let mut game = Match::new(Options {}, seated(people), seed).map_err(|refusal| refusal.rule)?;
        for _ in 0..900 {
            let open = game.view(Viewer::Table).open;
            if (way.fits)(&open) {
                return Ok(game);
            }
            match game.turn() {
                Turn::Chance(_) => game.resolve_chance().map_err(|refusal| refusal.rule)?,
                Turn::Seat(seat) => {
                    let choice = eager(&open, seat, &game.legal_moves(), game.ply() as u64 + seed);
                    game.decide(seat, choice).map_err(|refusal| refusal.rule)?;
                }
                Turn::Over(_) => break,
            }
        }
    }
    Err(format!("no position was found for {}", way.name).into())
}

/// Rolls, places what it can where most lies already, now and then a little less.
fn eager(open: &Open, _seat: Seat, legal: &[Move], seed: u64) -> Move {
    let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23) >> 20;
    let any = |moves: &[Move]| moves.get(mixed as usize % moves.len().max(1)).copied();
    let of = |fits: fn(&Move) -> bool| legal.iter().copied().filter(fits).collect::<Vec<Move>>();
    let place = of(|choice| matches!(choice, Move::Place { .. } | Move::PlaceSupport { .. } | Move::PlaceCandy { .. }));
    let finish = of(|choice| matches!(choice, Move::Finish {} | Move::Keep {}));
    let first = match open.phase {
        Phase::Turning => of(|choice| matches!(choice, Move::Roll {})),
        Phase::Rerolling => match of(|choice| matches!(choice, Move::RollSupport {})) {
            support if support.is_empty() => finish,
            support => support,
        },
        Phase::Placing if place.is_empty() || (!finish.is_empty() && mixed.is_multiple_of(5)) => finish,
        Phase::Placing => place,
        Phase::Storing { .. } => of(|choice| matches!(choice, Move::Store {})),
        _ => legal.to_vec(),
    };
    any(&first).or_else(|| any(legal)).unwrap_or(Move::Keep {})
}

/// Clicks the first thing whose name has this in it; steps of the harness are a quarter of a second.
fn act(app: &mut Shown, part: &str) {
    let node = app.get_all_by(|node| node.label().is_some_and(|label| label.contains(part))).next();
    if let Some(node) = node {
        node.click_accesskit();
    }
    app.run_steps(2);
}

fn reroll(app: &mut Shown) {
    for key in [Key::Num1, Key::Num2, Key::Num4] {
        press(app, key);
    }
}

fn pick(app: &mut Shown) {
    for key in [Key::Num6, Key::Num5, Key::Num4, Key::Num3, Key::Num2, Key::Num1] {
        press(app, key);
    }
    steer(app);
}

fn candy(app: &mut Shown) {
    press(app, Key::C);
    act(app, "next any die; can be chosen");
}

fn steer(app: &mut Shown) {
    app.key_press_modifiers(egui::Modifiers::COMMAND, Key::ArrowLeft);
    app.run_ok();
}

fn roll(app: &mut Shown) {
    app.key_press(Key::D);
    app.run_steps(3);
}

fn finish(app: &mut Shown) {
    for _ in 0..2 {
        app.key_press(Key::E);
        app.run_steps(2);
    }
}

pub fn write(folder: &Path, part: &str) -> Result<(), Failure> {
    for way in WAYS {
        for size in SIZES {
            for (look, percent) in LOOKS {
                let name = format!("ratzzia-{}-{}-{look:?}-{percent}.png", way.name, size.0).to_lowercase();
                if !name.contains(part) {
                    continue;
                }
                let files = tempfile::tempdir()?;
                let places = AppPaths::under(files.path());
                let animation = if way.moves { AnimationSpeed::Slow } else { AnimationSpeed::Off };
                Settings { look, text_percent: percent, animation, ..Settings::default() }
                    .save(places.settings_file())?;
                let shelf = Shelf::new(places.tables_dir());
                shelf.save(&shelf.new_path("ratzzia"), &Table::new(found(way)?))?;
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
