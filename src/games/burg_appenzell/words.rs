//! What Burg Appenzell says: phrases for the log and for moves, and the position in characters.
//!
//! No log line tells where a tile lay that may be covered again (B20): a run that brought a chip is told without its cells once the
//! cell where it ended is no open floor any more, until the game is over.

use super::castle::{CellIndex, Ground, WIDTH};
use super::moves::Move;
use super::pushing::{Slot, Wall};
use super::rules::{BurgAppenzell, Open, Phase};
use super::tiles::{Cheese, Tile};
use super::witness::{End, Ending, Fall, Gain, Seen};
use crate::engine::{Cell, Phrase, Seat, Words};

impl Words for BurgAppenzell {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        match seen {
            Seen::Started { seat } => Phrase::new("burg_appenzell-told-start").with("seat", *seat),
            Seen::Dealt { .. } => Phrase::new("burg_appenzell-told-tiles"),
            Seen::Towered { seat, at } => {
                Phrase::new("burg_appenzell-told-tower").with("seat", *seat).with("cell", *at)
            }
            Seen::Uncovered { seat, room, .. } => {
                Phrase::new("burg_appenzell-told-uncover").with("seat", *seat).with("room", room.letter().to_string())
            }
            Seen::Ran { seat, from, way, gains, end } => {
                let to = last(way, *from);
                let key = match (way.len() > 1, tells_a_tile(gains, to, open)) {
                    (false, false) => "burg_appenzell-told-run",
                    (true, false) => "burg_appenzell-told-jump",
                    (false, true) => "burg_appenzell-told-run-somewhere",
                    (true, true) => "burg_appenzell-told-jump-somewhere",
                };
                let phrase = Phrase::new(key).with("seat", *seat).with("from", *from);
                and_then(phrase.with("cell", to).with("cost", way.len()), &[], gains, *end, open)
            }
            Seen::Entered { seat, tower, way, gains, end } => {
                let to = last(way, *tower);
                let key = match (way.len() > 1, tells_a_tile(gains, to, open)) {
                    (false, _) => "burg_appenzell-told-enter",
                    (true, false) => "burg_appenzell-told-enter-jump",
                    (true, true) => "burg_appenzell-told-enter-somewhere",
                };
                let phrase = Phrase::new(key).with("seat", *seat).with("tower", *tower);
                and_then(phrase.with("cell", to).with("cost", way.len()), &[], gains, *end, open)
            }
            Seen::Pushed { seat, slot, falls, gains, end, .. } => {
                let phrase = Phrase::new("burg_appenzell-told-push").with("seat", *seat);
                and_then(phrase.with("line", slot_phrase(*slot)), falls, gains, *end, open)
            }
            Seen::Ended { seat, covered, end } => {
                let rooms: Vec<Phrase> = covered.iter().map(|room| room_phrase(room.letter())).collect();
                let phrase = Phrase::new("burg_appenzell-told-end").with("seat", *seat);
                let phrase = phrase.with("count", covered.len()).with("rooms", rooms);
                and_then(phrase, &[], &[], *end, open)
            }
        }
    }

    fn move_label(choice: &Move) -> Phrase {
        match choice {
            Move::Tower { at } => Phrase::new("burg_appenzell-move-tower").with("cell", *at),
            Move::Uncover { room } => {
                Phrase::new("burg_appenzell-move-uncover").with("room", room.letter().to_string())
            }
            Move::Run { from, to } => Phrase::new("burg_appenzell-move-run").with("from", *from).with("cell", *to),
            Move::Enter { tower, to } if tower == to => Phrase::new("burg_appenzell-move-enter").with("tower", *tower),
            Move::Enter { tower, to } => {
                Phrase::new("burg_appenzell-move-enter-jump").with("tower", *tower).with("cell", *to)
            }
            Move::Push { slot } => Phrase::new("burg_appenzell-move-push").with("line", slot_phrase(*slot)),
            Move::EndTurn {} => Phrase::new("burg_appenzell-move-end-turn"),
        }
    }

    fn move_group(choice: &Move) -> Option<Phrase> {
        match choice {
            Move::Tower { .. } => Some(Phrase::new("burg_appenzell-moves-tower")),
            Move::Uncover { .. } => Some(Phrase::new("burg_appenzell-moves-uncover")),
            Move::Run { from, .. } => Some(Phrase::new("burg_appenzell-moves-run").with("cell", *from)),
            Move::Enter { .. } => Some(Phrase::new("burg_appenzell-moves-enter")),
            Move::Push { .. } => Some(Phrase::new("burg_appenzell-moves-push")),
            Move::EndTurn {} => None,
        }
    }

    fn label_in_group(choice: &Move) -> Phrase {
        match choice {
            Move::Tower { at } => Phrase::cell(*at),
            Move::Run { to, .. } => Phrase::cell(*to),
            _ => Self::move_label(choice),
        }
    }

    /// A cell is two signs: `T` tower, `_` solid, the tile's own, or the letter of its room while it is covered (small where the help shows
    /// the tile, which stands after it then); and the mouse on it, `a` for seat 0.
    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let mut text = String::new();
        for site in CellIndex::all() {
            let room = common.plan().room(site).filter(|_| !common.floor.contains(site)).map(|room| room.letter());
            let mouse = common.mouse_at(site.cell()).map_or(' ', letter);
            let (ground, beside) = match (site.ground(), room, open.tiles.at(site), open.known.at(site)) {
                (Ground::Tower, ..) => ('T', mouse),
                (Ground::Solid, None, ..) => ('_', mouse),
                (_, None, Some(tile), _) => (tile.sign(), mouse),
                (_, Some(room), Some(tile), _) | (_, Some(room), None, Some(tile)) => {
                    (room.to_ascii_lowercase(), tile.sign())
                }
                (_, Some(room), None, None) => (room, ' '),
                (Ground::Hole, None, None, _) => ('?', mouse),
            };
            text.push(ground);
            text.push(beside);
            text.push(if site.cell().column + 1 == WIDTH { '\n' } else { ' ' });
        }
        text += &format!("spare {}", open.spare.map_or('?', Tile::sign));
        for seat in Seat::all(common.seats()) {
            let player = common.player(seat);
            let chips: Vec<String> = player.chips.iter().map(|cheese| cheese.number().to_string()).collect();
            text += &format!("\n{} supply {} fallen {}", letter(seat), player.supply, player.fallen);
            text += &format!(" chips {}", if chips.is_empty() { "-".to_owned() } else { chips.join(" ") });
        }
        let pushed = common.last_push.map_or_else(|| "-".to_owned(), |slot| format!("{slot:?}"));
        let turn = if common.pushed { "this turn" } else { "before" };
        text + &format!(
            "\n{:?}: {} with {} actions, pushed {pushed} {turn}, idle {} of {}",
            common.phase,
            letter(common.seat),
            common.actions,
            common.idle,
            common.idle_limit()
        )
    }
}

fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.index() as u8)
}

fn last(way: &[Cell], start: Cell) -> Cell {
    way.last().copied().unwrap_or(start)
}

/// Whether a chip taken by landing here would tell what lay there, now that it need not lie open any more (B20).
fn tells_a_tile(gains: &[Gain], to: Cell, open: &Open) -> bool {
    let common = &open.common;
    !gains.is_empty() && !common.floor.contains_cell(to) && !matches!(common.phase, Phase::Over(_))
}

fn room_phrase(letter: char) -> Phrase {
    Phrase::new("burg_appenzell-room").with("room", letter.to_string())
}

/// A line as a place to push: "row 2 from the left".
pub fn slot_phrase(slot: Slot) -> Phrase {
    let key = match slot.wall() {
        Wall::North => "burg_appenzell-slot-north",
        Wall::South => "burg_appenzell-slot-south",
        Wall::West => "burg_appenzell-slot-west",
        Wall::East => "burg_appenzell-slot-east",
    };
    Phrase::new(key).with("number", slot.number() + 1)
}

/// The name of a cheese.
pub fn cheese_phrase(cheese: Cheese) -> Phrase {
    Phrase::new("burg_appenzell-cheese").with("kind", cheese.number())
}

/// The name of a tile.
pub fn named(tile: Tile) -> Phrase {
    match tile {
        Tile::Cheese(cheese) => cheese_phrase(cheese),
        Tile::Blank => Phrase::new("burg_appenzell-tile-blank"),
        Tile::Trap => Phrase::new("burg_appenzell-tile-trap"),
    }
}

/// What was done, followed by what came of it, a sentence each.
fn and_then(done: Phrase, falls: &[Fall], gains: &[Gain], end: Option<End>, open: &Open) -> Phrase {
    let fallen = |seat: Seat| falls.iter().filter(|fall| fall.seat == seat).count();
    let taken = |seat: Seat| gains.iter().filter(move |gain| gain.seat == seat).map(|gain| cheese_phrase(gain.cheese));
    let seats = || Seat::all(open.common.seats());
    let falls = seats()
        .filter(|&seat| fallen(seat) > 0)
        .map(|seat| Phrase::new("burg_appenzell-told-fall").with("seat", seat).with("count", fallen(seat)));
    let gains = seats().filter(|&seat| taken(seat).next().is_some()).map(|seat| {
        let cheeses: Vec<Phrase> = taken(seat).collect();
        Phrase::new("burg_appenzell-told-chips").with("seat", seat).with("cheeses", cheeses)
    });
    let end = end.map(|end| {
        let key = match end.ending {
            Ending::Goal => "burg_appenzell-told-goal",
            Ending::Falls => "burg_appenzell-told-falls",
            Ending::Idle => "burg_appenzell-told-idle",
        };
        Phrase::new(key).with("seat", end.winner).with("turns", u32::from(open.common.idle_limit()))
    });
    falls
        .chain(gains)
        .chain(end)
        .fold(done, |before, next| Phrase::new("burg_appenzell-told-then").with("before", before).with("next", next))
}
