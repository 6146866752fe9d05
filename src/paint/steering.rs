//! Boards steered by keys: arrows move a cursor, with Ctrl they jump to the next cell that something can be done with, Enter and Space do it.
//!
//! Must not know: games, what is done where.

use egui::{EventFilter, FocusDirection, Id, Key, Modifiers, Ui};

use crate::engine::Cell;

/// A way on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Rows downwards.
    pub rows: i32,
    /// Columns to the right.
    pub columns: i32,
}

/// Towards the first row.
pub const UP: Way = Way { rows: -1, columns: 0 };
/// Towards the last row.
pub const DOWN: Way = Way { rows: 1, columns: 0 };
/// Towards the first column.
pub const LEFT: Way = Way { rows: 0, columns: -1 };
/// Towards the last column.
pub const RIGHT: Way = Way { rows: 0, columns: 1 };

/// Nowhere: the cursor is only shown.
const HERE: Way = Way { rows: 0, columns: 0 };

/// What was typed for a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the next cell.
    Go(Way),
    /// To the next cell that something can be done with.
    Jump(Way),
    /// Does it here.
    Do,
}

/// Whether keys may mean the board at all: nothing lies over it and nobody writes.
pub fn listens(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    let above = ctx.memory(|memory| memory.top_modal_layer()).is_none_or(|layer| layer == ui.layer_id());
    ui.is_enabled() && above && !ctx.text_edit_focused() && !ctx.any_popup_open()
}

/// The steps typed in this frame for the board with this id: all while it has the focus, and arrows while nothing has, which give it the focus. With
/// `escape` that key is the board's too. A step to nowhere comes first when the focus has come by key: so the cursor is seen at once, wherever the
/// pointer rests.
pub fn steps(ui: &Ui, id: Id, escape: bool) -> Vec<Step> {
    let focus = ui.memory(|memory| memory.focused());
    let focused = focus == Some(id);
    let arrived =
        focused && !had_focus(ui, id) && !ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    ui.data_mut(|data| data.insert_temp(id.with("had focus"), focused));
    if focused {
        let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    if !listens(ui) || !(focused || focus.is_none()) {
        return Vec::new();
    }
    let steps = ui.input_mut(|input| {
        let mut steps: Vec<Step> = arrived.then_some(Step::Go(HERE)).into_iter().collect();
        for (key, way) in [(Key::ArrowUp, UP), (Key::ArrowDown, DOWN), (Key::ArrowLeft, LEFT), (Key::ArrowRight, RIGHT)]
        {
            for _ in 0..input.count_and_consume_key(Modifiers::COMMAND, key) {
                steps.push(Step::Jump(way));
            }
            for _ in 0..input.count_and_consume_key(Modifiers::NONE, key) {
                steps.push(Step::Go(way));
            }
        }
        if focused {
            let done = input.consume_key(Modifiers::NONE, Key::Enter) | input.consume_key(Modifiers::NONE, Key::Space);
            steps.extend(done.then_some(Step::Do));
        }
        steps
    });
    if !steps.is_empty() {
        ui.memory_mut(|memory| {
            memory.request_focus(id);
            // The same arrow would carry the focus on to what lies beside the board; so would the next one, when it comes before the lock holds.
            memory.move_focus(FocusDirection::None);
        });
    }
    steps
}

/// Whether the board with this id had the focus when it was painted last.
fn had_focus(ui: &Ui, id: Id) -> bool {
    ui.data(|data| data.get_temp(id.with("had focus"))).unwrap_or(false)
}

/// Whether Backspace or Escape was typed, which drop what is picked. Ask only while something is.
pub fn drops(ui: &Ui) -> bool {
    listens(ui)
        && ui.input_mut(|input| {
            input.consume_key(Modifiers::NONE, Key::Backspace) | input.consume_key(Modifiers::NONE, Key::Escape)
        })
}

/// The cell that a jump on this way leads to: the nearest ahead, those straight ahead first; else the nearest of all.
pub fn jump(from: Cell, way: Way, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
    cells.filter(|&cell| cell != from).min_by_key(|cell| {
        let rows = i32::from(cell.row) - i32::from(from.row);
        let columns = i32::from(cell.column) - i32::from(from.column);
        let ahead = rows * way.rows + columns * way.columns;
        let aside = (rows * way.columns).abs() + (columns * way.rows).abs();
        match ahead {
            1.. => (0, ahead + 3 * aside, *cell),
            _ => (1, ahead.abs() + aside, *cell),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(row: u8, column: u8) -> Cell {
        Cell::new(row, column)
    }

    #[test]
    fn a_jump_goes_straight_on_before_it_goes_aside() {
        let cells = [at(7, 10), at(6, 8), at(2, 7), at(7, 3)];
        let jump = |from, way| jump(from, way, cells.into_iter());
        assert_eq!(jump(at(7, 7), RIGHT), Some(at(7, 10)));
        assert_eq!(jump(at(7, 7), LEFT), Some(at(7, 3)));
        assert_eq!(jump(at(7, 7), UP), Some(at(6, 8)));
        assert_eq!(jump(at(5, 7), UP), Some(at(2, 7)));
        // Nothing lies below: the nearest of all.
        assert_eq!(jump(at(7, 10), DOWN), Some(at(6, 8)));
    }

    #[test]
    fn a_jump_stays_where_there_is_nowhere_to_go() {
        assert_eq!(jump(at(1, 1), UP, [at(1, 1)].into_iter()), None);
        assert_eq!(jump(at(1, 1), UP, std::iter::empty()), None);
    }

    /// The steps of a board between two buttons, frame by frame, for these events.
    fn frames(events: &[&[egui::Event]]) -> Vec<Vec<Step>> {
        let ctx = egui::Context::default();
        let frame = |events: &&[egui::Event]| {
            let mut found = Vec::new();
            let input = egui::RawInput { events: events.to_vec(), ..Default::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let _ = ui.button("before");
                let (_, board) = ui.allocate_exact_size(egui::vec2(100.0, 100.0), egui::Sense::click());
                if board.clicked() {
                    board.request_focus();
                }
                found = steps(ui, board.id, false);
                let _ = ui.button("after");
            });
            output.textures_delta.clear();
            found
        };
        events.iter().map(frame).collect()
    }

    fn tab(modifiers: Modifiers) -> [egui::Event; 1] {
        [egui::Event::Key { key: Key::Tab, physical_key: None, pressed: true, repeat: false, modifiers }]
    }

    #[test]
    fn the_cursor_shows_as_soon_as_tab_comes_to_the_board() {
        let (on, back, none) = (tab(Modifiers::NONE), tab(Modifiers::SHIFT), []);
        let steps = frames(&[&none, &on, &on, &none, &on, &back, &none, &none]);
        assert_eq!(steps[2], [Step::Go(HERE)], "{steps:?}");
        assert_eq!(steps.concat(), [Step::Go(HERE); 2], "once when it comes, once when it comes back: {steps:?}");
    }

    #[test]
    fn a_click_brings_the_focus_and_no_cursor() {
        let pos = egui::pos2(50.0, 60.0);
        let button = |pressed| {
            let button = egui::PointerButton::Primary;
            [egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }]
        };
        let steps = frames(&[&[egui::Event::PointerMoved(pos)], &button(true), &button(false), &[], &[]]);
        assert_eq!(steps.concat(), [], "{steps:?}");
    }
}
