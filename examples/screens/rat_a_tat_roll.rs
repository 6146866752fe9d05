//! Rat-a-Tat Roll in every phase, as people see it at a table. Positions are found by playing until they come.

use std::path::Path;

use cheeseboard::engine::{Turn, Viewer};
use cheeseboard::games::rat_a_tat_roll::{Move, Open, Options, Phase, RatATatRoll};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, AppPaths, Look, Settings};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use super::pictures::{self, Failure, Shown, click, press, seated};

const SIZES: [(f32, f32); 2] = [(900.0, 600.0), (1600.0, 1000.0)];
const LOOKS: [(Look, u16); 4] = [(Look::Light, 100), (Look::Dark, 100), (Look::Light, 160), (Look::Light, 200)];
const TWO: &[&str] = &["Ada", "Bo"];
const THREE: &[&str] = &["Ada", "Bo", "Cleo"];
const FIVE: &[&str] = &["Ada", "Bo", "Cleo", "Dörte", "Émile"];
/// One person among bots, who sees what is shown in passing without a curtain.
const ALONE: &[&str] = &["Ada", "Brie", "Gouda"];

type Game = Match<RatATatRoll>;

/// A position, and what is done there at the screen.
struct Way {
    name: &'static str,
    people: &'static [&'static str],
    help: bool,
    moves: bool,
    fits: fn(&Open) -> bool,
    walk: fn(&mut Shown),
}

const PLAIN: Way = Way { name: "", people: THREE, help: false, moves: false, fits: late, walk: |_| {} };

const WAYS: &[Way] = &[
    Way { name: "first", people: ALONE, fits: |open| open.common.phase == Phase::Choosing, ..PLAIN },
    Way { name: "choose", people: TWO, walk: odds, ..PLAIN },
    Way { name: "five", people: FIVE, walk: put_away, ..PLAIN },
    Way { name: "keep", fits: |open| open.common.dice.len() == 3 && keeps(open), walk: mark, ..PLAIN },
    Way { name: "take", fits: |open| at(open, Phase::TakingHere), walk: put_away, ..PLAIN },
    Way {
        name: "pile",
        people: ALONE,
        fits: |open| at(open, Phase::TakingHere) && open.common.seat.index() == 0,
        walk: pile,
        ..PLAIN
    },
    Way { name: "look", fits: |open| at(open, Phase::Looking), walk: put_away, ..PLAIN },
    Way {
        name: "looked",
        people: ALONE,
        fits: |open| at(open, Phase::Looking) && open.common.seat.index() == 0,
        walk: look_own,
        ..PLAIN
    },
    Way { name: "curtain", fits: |open| open.common.phase == Phase::Choosing, ..PLAIN },
    Way { name: "decide", fits: |open| at(open, Phase::Deciding), walk: put_away, ..PLAIN },
    Way { name: "wild", fits: |open| at(open, Phase::KeepingWild), walk: put_away, ..PLAIN },
    Way { name: "pick", fits: |open| at(open, Phase::Picking), walk: put_away, ..PLAIN },
    Way { name: "swap", fits: |open| at(open, Phase::Swapping), walk: swap, ..PLAIN },
    Way { name: "swapped", fits: |open| at(open, Phase::Swapping), walk: swapped, ..PLAIN },
    Way { name: "replace", people: TWO, fits: |open| at(open, Phase::Replacing), walk: put_away, ..PLAIN },
    Way { name: "help", help: true, walk: put_away, ..PLAIN },
    Way { name: "walking", moves: true, fits: |open| keeps(open), walk: walking, ..PLAIN },
    Way { name: "rolling", moves: true, walk: rolling, ..PLAIN },
    Way {
        name: "over",
        people: FIVE,
        fits: |open| open.common.phase == Phase::Over,
        walk: |app| click(app, "Look at the board"),
        ..PLAIN
    },
    Way { name: "end", people: FIVE, fits: |open| open.common.phase == Phase::Over, ..PLAIN },
    Way { name: "select", walk: |app| press(app, Key::Escape), ..PLAIN },
];

/// A turn begins when most seats have some cards.
fn late(open: &Open) -> bool {
    open.common.phase == Phase::Choosing && open.rows.iter().all(|row| row.len() >= 2)
}

fn at(open: &Open, phase: Phase) -> bool {
    open.common.phase == phase && open.rows.iter().all(|row| row.len() >= 2)
}

fn keeps(open: &Open) -> bool {
    at(open, Phase::Keeping)
}

fn found(way: &Way) -> Result<Game, Failure> {
    for seed in 0..4000 {
        let options = Options { open_memory: way.help, ..Options::default() };
        let mut game = Match::new(options, seated(way.people), seed).map_err(|refusal| refusal.rule)?;
        for _ in 0..400 {
            let open = game.view(Viewer::Table).open;
            if (way.fits)(&open) {
                return Ok(game);
            }
            match game.turn() {
                Turn::Chance(_) => game.resolve_chance().map_err(|refusal| refusal.rule)?,
                Turn::Seat(seat) => {
                    let legal = game.legal_moves();
                    let accept = legal.iter().find(|choice| matches!(choice, Move::Accept {}));
                    let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(open.common.events.into());
                    let any = legal.get((mixed >> 33) as usize % legal.len().max(1));
                    let choice = accept.or(any).copied().ok_or("no move")?;
                    game.decide(seat, choice).map_err(|refusal| refusal.rule)?;
                }
                Turn::Over(_) => break,
            }
        }
    }
    Err(format!("no position was found for {}", way.name).into())
}

/// What waits to be seen has been seen.
fn put_away(app: &mut Shown) {
    for _ in 0..40 {
        let done = app.query_by_label("Done").or_else(|| app.query_by_label("Put away")).is_none();
        if done {
            return;
        }
        press(app, Key::D);
    }
}

/// Clicks the first thing whose name has this in it; steps of the harness are a quarter of a second.
fn act(app: &mut Shown, part: &str) {
    put_away(app);
    let node = app.get_all_by(|node| node.label().is_some_and(|label| label.contains(part))).next();
    if let Some(node) = node {
        node.click_accesskit();
    }
    app.run_steps(2);
}

fn odds(app: &mut Shown) {
    put_away(app);
    press(app, Key::ArrowRight);
}

fn mark(app: &mut Shown) {
    put_away(app);
    press(app, Key::Num1);
    press(app, Key::Num3);
}

fn pile(app: &mut Shown) {
    put_away(app);
    act(app, "pile, ");
}

fn look_own(app: &mut Shown) {
    put_away(app);
    act(app, "Look at your cards");
}

fn swap(app: &mut Shown) {
    act(app, "card 2, face down, can be chosen");
}

fn swapped(app: &mut Shown) {
    act(app, "Ada, card 2, face down, can be chosen");
    act(app, "Bo, card 1, face down, can be chosen");
}

fn walking(app: &mut Shown) {
    act(app, "Go ");
    app.run_steps(1);
}

fn rolling(app: &mut Shown) {
    put_away(app);
    app.key_press(Key::Num3);
    app.run_steps(4);
}

pub fn write(folder: &Path, part: &str) -> Result<(), Failure> {
    for way in WAYS {
        for size in SIZES {
            for (look, percent) in LOOKS {
                let name = format!("roll-{}-{}-{look:?}-{percent}.png", way.name, size.0).to_lowercase();
                if !name.contains(part) {
                    continue;
                }
                let files = tempfile::tempdir()?;
                let places = AppPaths::under(files.path());
                let animation = if way.moves { AnimationSpeed::Slow } else { AnimationSpeed::Off };
                Settings { look, text_percent: percent, animation, ..Settings::default() }
                    .save(places.settings_file())?;
                let mut table = Table::new(found(way)?);
                // What was shown before is not offered again; who opens the table has just sat down.
                if way.name != "first" && way.name != "curtain" {
                    while table.pending_glimpse().is_some() {
                        table.dismiss_glimpse();
                    }
                }
                let shelf = Shelf::new(places.tables_dir());
                shelf.save(&shelf.new_path("rat_a_tat_roll"), &table)?;
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
