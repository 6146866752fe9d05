//! What Burg Appenzell says: phrases for the log and for moves, and positions drawn in characters.
//!
//! No log line may name the cell of a tile that could be covered again (B20): once the landing cell of a run that brought a chip is no longer
//! open, the line leaves its cells out until the game is over.

use super::castle::{CellIndex, Ground, WIDTH};
use super::common::{End, Phase};
use super::end_words;
use super::moves::Move;
use super::nouns::{cheese_phrase, room_phrase, slot_phrase};
use super::rules::{BurgAppenzell, Open};
use super::seen::{Fall, Gain, Seen};
use super::tiles::Tile;
use super::turn_words::{self, end_phrase};
use crate::engine::{Cell, GameEnd, Phrase, Seat, UndoBarrier, Words};

impl Words for BurgAppenzell {
    fn log_line(seen: &Seen, open: &Open) -> Phrase {
        match seen {
            Seen::Started { seat } => Phrase::new("burg_appenzell-log-start").with("seat", *seat),
            Seen::Dealt { .. } => Phrase::new("burg_appenzell-log-tiles"),
            Seen::TowerChosen { seat, at } => {
                Phrase::new("burg_appenzell-log-tower").with("seat", *seat).with("cell", *at)
            }
            Seen::Uncovered { seat, room, .. } => {
                Phrase::new("burg_appenzell-log-uncover").with("seat", *seat).with("room", room.letter().to_string())
            }
            Seen::Ran { seat, from, path, gains, end } => {
                let to = last_cell(path, *from);
                let key = match (path.len() > 1, would_reveal_tile(gains, to, open)) {
                    (false, false) => "burg_appenzell-log-run",
                    (true, false) => "burg_appenzell-log-jump",
                    (false, true) => "burg_appenzell-log-run-somewhere",
                    (true, true) => "burg_appenzell-log-jump-somewhere",
                };
                let phrase = Phrase::new(key).with("seat", *seat).with("from", *from);
                with_consequences(phrase.with("cell", to).with("cost", path.len()), &[], gains, *end, open)
            }
            Seen::Entered { seat, tower, path, gains, end } => {
                let to = last_cell(path, *tower);
                let key = match (path.len() > 1, would_reveal_tile(gains, to, open)) {
                    (false, _) => "burg_appenzell-log-enter",
                    (true, false) => "burg_appenzell-log-enter-jump",
                    (true, true) => "burg_appenzell-log-enter-somewhere",
                };
                let phrase = Phrase::new(key).with("seat", *seat).with("tower", *tower);
                with_consequences(phrase.with("cell", to).with("cost", path.len()), &[], gains, *end, open)
            }
            Seen::Pushed { seat, slot, falls, gains, end, .. } => {
                let phrase = Phrase::new("burg_appenzell-log-push").with("seat", *seat);
                with_consequences(phrase.with("line", slot_phrase(*slot)), falls, gains, *end, open)
            }
            Seen::TurnEnded { seat, covered, end } => {
                let rooms: Vec<Phrase> = covered.iter().map(room_phrase).collect();
                let phrase = Phrase::new("burg_appenzell-log-end").with("seat", *seat);
                let phrase = phrase.with("count", covered.len()).with("rooms", rooms);
                with_consequences(phrase, &[], &[], *end, open)
            }
        }
    }

    fn deed(seen: &Seen) -> Option<Phrase> {
        Some(turn_words::deed(seen))
    }

    fn turn_line(events: &[Seen], open: &Open) -> Option<Phrase> {
        turn_words::turn_line(events, open)
    }

    fn discovery(seen: &Seen) -> Option<Phrase> {
        turn_words::discovery(seen)
    }

    fn concerns(seen: &Seen, seat: Seat) -> bool {
        turn_words::concerns(seen, seat)
    }

    fn undo_barrier(seen: &Seen, barrier: UndoBarrier) -> Phrase {
        match (barrier, seen) {
            (UndoBarrier::Revealed, _) => Phrase::new("burg_appenzell-undo-over"),
            (UndoBarrier::Covered, Seen::Pushed { .. }) => Phrase::new("burg_appenzell-undo-pushed"),
            (UndoBarrier::Covered, _) => Phrase::new("burg_appenzell-undo-covered"),
            (UndoBarrier::News, Seen::Pushed { .. }) => Phrase::new("burg_appenzell-undo-tile"),
            (UndoBarrier::News, Seen::Uncovered { .. }) => Phrase::new("burg_appenzell-undo-uncovered"),
            _ => barrier.phrase(),
        }
    }

    fn how_won(end: &GameEnd<'_, Self>) -> Phrase {
        end_words::how_won(end)
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

    /// Each cell is two signs. The first is `T` for a tower, `_` for a solid cell, the tile's sign, or for a covered cell the letter of its
    /// room. The second is the mouse on the cell, `a` for seat 0. Where a tile under a roof is shown, the letter is small and the tile's sign
    /// follows it.
    fn sketch(open: &Open) -> String {
        let common = &open.common;
        let mut text = String::new();
        for cell_index in CellIndex::ALL.into_iter() {
            let room = common
                .plan()
                .room(cell_index)
                .filter(|_| !common.open_cells.contains(cell_index))
                .map(|room| room.letter());
            let mouse = common.mouse_at(cell_index.cell()).map_or(' ', letter);
            let (ground, second) =
                match (cell_index.ground(), room, open.tiles.at(cell_index), open.known.at(cell_index)) {
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
            text.push(second);
            text.push(if cell_index.cell().column + 1 == WIDTH { '\n' } else { ' ' });
        }
        text += &format!("spare {}", open.spare.map_or('?', Tile::sign));
        for seat in Seat::all(common.seats()) {
            let player = common.player(seat);
            let chips: Vec<String> = player.chips.iter().map(|cheese| cheese.number().to_string()).collect();
            text += &format!("\n{} supply {} fallen {}", letter(seat), player.supply, player.fallen);
            text += &format!(" chips {}", if chips.is_empty() { "-".to_owned() } else { chips.join(" ") });
        }
        let pushed = common.last_push.map_or_else(|| "-".to_owned(), |slot| format!("{slot:?}"));
        let turn = if common.has_pushed { "this turn" } else { "before" };
        text + &format!(
            "\n{:?}: {} with {} actions, pushed {pushed} {turn}, idle {} of {}",
            common.phase,
            letter(common.seat),
            common.actions_left,
            common.idle_turns,
            common.idle_limit()
        )
    }
}

/// The letter of a seat's mice in sketches.
fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.index() as u8)
}

/// The landing cell of a path; `start` if the path is empty.
fn last_cell(path: &[Cell], start: Cell) -> Cell {
    path.last().copied().unwrap_or(start)
}

/// Whether naming the landing cell of a run that brought a chip would reveal a covered tile (B20).
pub(super) fn would_reveal_tile(gains: &[Gain], to: Cell, open: &Open) -> bool {
    let common = &open.common;
    !gains.is_empty() && !common.open_cells.contains_cell(to) && !matches!(common.phase, Phase::Over(_))
}

/// A phrase followed by the falls, the chips and the end that came of it, a sentence each.
fn with_consequences(done: Phrase, falls: &[Fall], gains: &[Gain], end: Option<End>, open: &Open) -> Phrase {
    let fallen = |seat: Seat| falls.iter().filter(|fall| fall.seat == seat).count();
    let taken = |seat: Seat| gains.iter().filter(move |gain| gain.seat == seat).map(|gain| cheese_phrase(gain.cheese));
    let seats = || Seat::all(open.common.seats());
    let falls = seats()
        .filter(|&seat| fallen(seat) > 0)
        .map(|seat| Phrase::new("burg_appenzell-log-fall").with("seat", seat).with("count", fallen(seat)));
    let gains = seats().filter(|&seat| taken(seat).next().is_some()).map(|seat| {
        let cheeses: Vec<Phrase> = taken(seat).collect();
        Phrase::new("burg_appenzell-log-chips").with("seat", seat).with("cheeses", cheeses)
    });
    let end = end.map(|end| end_phrase(end, open));
    falls
        .chain(gains)
        .chain(end)
        .fold(done, |before, next| Phrase::new("burg_appenzell-log-then").with("before", before).with("next", next))
}
