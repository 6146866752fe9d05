//! Burg Appenzell in every phase, as people see it at a table. Positions are found by playing until they come.

use std::path::Path;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
use cheeseboard::games::burg_appenzell::slots::Slot;
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Move, Open, Options, Phase, preview};
use cheeseboard::play::{Match, Shelf, Table};
use cheeseboard::ui::{AnimationSpeed, AppPaths, Look, Settings};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use super::pictures::{self, Failure, Shown, click, press, seated};

const SIZES: [(f32, f32); 2] = [(900.0, 600.0), (1600.0, 1000.0)];
const LOOKS: [(Look, u16); 4] = [(Look::Light, 100), (Look::Dark, 100), (Look::Light, 160), (Look::Light, 200)];
const PEOPLE: [&str; 3] = ["Ada", "Bo", "Cleo"];

type Game = Match<BurgAppenzell>;

/// A position, and what is done there at the screen.
struct Way {
    name: &'static str,
    help: bool,
    clever: bool,
    moves: bool,
    fits: fn(&Open) -> bool,
    walk: fn(&mut Shown),
}

const PLAIN: Way = Way { name: "", help: false, clever: false, moves: false, fits: lively, walk: |_| {} };

const WAYS: &[Way] = &[
    Way { name: "towers", fits: |open| open.common.phase == Phase::Towers, ..PLAIN },
    Way { name: "turn", ..PLAIN },
    Way { name: "mouse", walk: |app| press(app, Key::Num2), ..PLAIN },
    Way { name: "way", walk: way, ..PLAIN },
    Way { name: "supply", walk: |app| act(app, "in the supply"), ..PLAIN },
    Way { name: "refused", walk: refused, ..PLAIN },
    Way { name: "push", fits: |open| telling(open).is_some(), walk: |app| push(app, 1), ..PLAIN },
    Way { name: "slide", moves: true, fits: |open| telling(open).is_some(), walk: |app| push(app, 2), ..PLAIN },
    Way { name: "lift", moves: true, walk: |app| act(app, "can be lifted"), ..PLAIN },
    Way { name: "run", moves: true, walk: run, ..PLAIN },
    Way { name: "close", moves: true, fits: |open| open.common.rooms_to_cover().len() > 2, walk: end_turn, ..PLAIN },
    Way { name: "help", help: true, fits: |open| lively(open) && open.known.known_cells().len() > 9, ..PLAIN },
    Way {
        name: "done",
        fits: |open| {
            open.common.phase == Phase::Acting && open.common.actions_left == 0 && open.common.open_rooms.len() > 5
        },
        ..PLAIN
    },
    Way { name: "end", clever: true, fits: |open| matches!(open.common.phase, Phase::Over(_)), ..PLAIN },
    Way {
        name: "review",
        clever: true,
        fits: |open| matches!(open.common.phase, Phase::Over(_)),
        walk: |app| click(app, "Look at the board"),
        ..PLAIN
    },
    Way {
        name: "danger",
        clever: true,
        fits: |open| open.common.phase == Phase::Acting && open.common.player(open.common.seat).fallen == 2,
        ..PLAIN
    },
    Way { name: "idle", fits: |open| open.common.idle_turns + 8 > open.common.idle_limit(), ..PLAIN },
    Way { name: "select", walk: |app| press(app, Key::Escape), ..PLAIN },
];

/// Many rooms are open, mice stand about, a turn begins.
fn lively(open: &Open) -> bool {
    let common = &open.common;
    let mice: usize = common.players.iter().map(|player| player.mice.len()).sum();
    let chips: usize = common.players.iter().map(|player| player.chips.len()).sum();
    let own = common.player(common.seat);
    let begins = common.phase == Phase::Acting && common.actions_left == 4;
    begins && common.open_rooms.len() >= 5 && mice >= 6 && chips >= 2 && own.mice.len() >= 2 && own.supply > 0
}

/// A push by which a mouse falls and someone gets a chip.
fn telling(open: &Open) -> Option<Slot> {
    let tells = |slot: &Slot| {
        let pushed = preview::push(&open.common, &open.visible_tiles(), open.spare, *slot);
        !pushed.falls.is_empty() && !pushed.gains.is_empty()
    };
    Slot::ALL.into_iter().find(tells).filter(|_| lively(open))
}

fn found(way: &Way) -> Result<Game, Failure> {
    for seed in 0..4000 {
        let options = Options { memory_help: way.help, ..Options::default() };
        let mut game = Match::new(options, seated(&PEOPLE), seed).map_err(|refusal| refusal.rule)?;
        for _ in 0..if way.clever { 1000 } else { 260 } {
            let open = game.view(Viewer::Table).open;
            if (way.fits)(&open) {
                return Ok(game);
            }
            match game.turn() {
                Turn::Chance(_) => game.resolve_chance().map_err(|refusal| refusal.rule)?,
                Turn::Seat(seat) => {
                    let choice = if way.clever {
                        choose_move(
                            &game.view(Viewer::Seat(seat)),
                            Level::Greedy,
                            bot_seed(seed, seat, game.ply()),
                            &Stop::default(),
                        )
                        .ok_or("no move")?
                    } else {
                        eager(&open, seat, &game.legal_moves(), seed)
                    };
                    game.decide(seat, choice).map_err(|refusal| refusal.rule)?;
                }
                Turn::Over(_) => break,
            }
        }
    }
    Err(format!("no position was found for {}", way.name).into())
}

/// Chips first, then roofs, then mice; now and then a turn ends before its time.
fn eager(open: &Open, seat: Seat, legal: &[Move], seed: u64) -> Move {
    let mice = open.common.players.iter().map(|player| player.mice.len() as u64).sum::<u64>();
    let chance = |upto: usize| {
        let mixed = (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (u64::from(open.common.actions_left) << 7);
        let mixed = mixed.wrapping_add(mice).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed.rotate_left(open.common.open_rooms.len() as u32 * 5) >> 33) as usize % upto.max(1)
    };
    let brings = |choice: &&Move| match choice {
        Move::Run { from, to } => !preview::gains(open, seat, Some(*from), *to).is_empty(),
        _ => false,
    };
    if let Some(choice) = legal.iter().find(brings) {
        return *choice;
    }
    let kinds: [fn(&Move) -> bool; 4] = [
        |choice| matches!(choice, Move::Tower { .. }),
        |choice| matches!(choice, Move::Uncover { .. }),
        |choice| matches!(choice, Move::Enter { .. } | Move::Run { .. }),
        |choice| matches!(choice, Move::EndTurn {}),
    ];
    let first = match (chance(3), chance(5)) {
        (0, _) => 2,
        (_, 0) if open.common.actions_left < 4 => 3,
        _ => 0,
    };
    for kind in kinds.iter().cycle().skip(first).take(4) {
        let fitting: Vec<Move> = legal.iter().copied().filter(kind).collect();
        if !fitting.is_empty() {
            return fitting[chance(fitting.len())];
        }
    }
    Move::EndTurn {}
}

/// Clicks the first thing whose name has all this in it; steps of the harness are a quarter of a second.
fn act_all(app: &mut Shown, parts: &[&str]) {
    let fits = |label: String| parts.iter().all(|part| label.contains(part));
    let node = app.get_all_by(|node| node.label().is_some_and(fits)).next();
    if let Some(node) = node {
        node.click_accesskit();
    }
    app.run_steps(3);
}

fn act(app: &mut Shown, part: &str) {
    act_all(app, &[part]);
}

fn run(app: &mut Shown) {
    press(app, Key::Num2);
    act(app, "reached for");
}

/// The keys point at a cell where the chosen mouse can land.
fn way(app: &mut Shown) {
    press(app, Key::Num2);
    press(app, Key::ArrowUp);
}

fn refused(app: &mut Shown) {
    press(app, Key::Num2);
    press(app, Key::ArrowRight);
    press(app, Key::Enter);
}

fn push(app: &mut Shown, clicks: usize) {
    for _ in 0..clicks {
        act_all(app, &["pennant", "falls", "gets"]);
    }
}

fn end_turn(app: &mut Shown) {
    app.key_press(Key::E);
    app.run_steps(1);
    app.key_press(Key::E);
    app.run_steps(2);
}

pub fn write(folder: &Path, part: &str) -> Result<(), Failure> {
    for way in WAYS {
        for size in SIZES {
            for (look, percent) in LOOKS {
                let name = format!("burg-{}-{}-{look:?}-{percent}.png", way.name, size.0).to_lowercase();
                if !name.contains(part) {
                    continue;
                }
                let files = tempfile::tempdir()?;
                let places = AppPaths::under(files.path());
                let animation = if way.moves { AnimationSpeed::Slow } else { AnimationSpeed::Off };
                Settings { look, text_percent: percent, animation, ..Settings::default() }
                    .save(places.settings_file())?;
                let shelf = Shelf::new(places.tables_dir());
                shelf.save(&shelf.new_path("burg_appenzell"), &Table::new(found(way)?))?;
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
