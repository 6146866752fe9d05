//! Tests of the cursor, frame by frame.

use egui::Context;

use super::*;
use crate::paint::board::allows_tooltips;

const BOARD: Rect = Rect::from_min_max(egui::pos2(0.0, 40.0), egui::pos2(100.0, 50.0));

/// A board of ten places in a row, between two buttons, on which one seat chooses.
struct Row {
    ctx: Context,
    seat: Option<Seat>,
    is_over: bool,
    choice: Option<&'static str>,
    is_painted: bool,
    shows_tooltips: bool,
}

/// The outcome of a frame: the visible cursor, the target, the chosen place, whether Enter was left to others.
type Outcome = (Option<u8>, Option<u8>, Option<u8>, bool);

impl Row {
    fn new() -> Self {
        let seat = Some(Seat::new(0));
        Row {
            ctx: Context::default(),
            seat,
            is_over: false,
            choice: Some("one"),
            is_painted: true,
            shows_tooltips: true,
        }
    }

    fn frame(&mut self, events: &[Event]) -> Outcome {
        let mut outcome = (None, None, None, false);
        let input = egui::RawInput { events: events.to_vec(), ..Default::default() };
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let _ = ui.button("before");
            if self.is_painted {
                outcome = self.row(ui);
            }
            let _ = ui.button("after");
        });
        output.textures_delta.clear();
        outcome
    }

    fn row(&mut self, ui: &mut Ui) -> Outcome {
        let mut cursor = Cursor::resume(ui, (self.seat, self.is_over), BOARD, self.choice);
        let to = |from: u8, step| match step {
            Step::Go(direction) => u8::try_from(i32::from(from) + direction.columns).map_or(from, |to| to.min(9)),
            Step::Jump(_) => 9,
        };
        let chosen = cursor.handle_keys(ui, false, || 4, to);
        for place in 0..10 {
            let left = egui::pos2(10.0 * f32::from(place), 40.0);
            let rect = Rect::from_min_size(left, egui::Vec2::splat(10.0));
            let name = || WidgetInfo::labeled(Role::Button, true, place.to_string());
            cursor.place(ui, place, rect, Sense::CLICK, name);
        }
        self.shows_tooltips = allows_tooltips(ui.ctx());
        (cursor.visible_at(), cursor.pointed().target(), chosen, ui.input(|input| input.key_pressed(Key::Enter)))
    }

    /// The visible cursor after these keys, each in a frame of its own.
    fn keys(&mut self, keys: &[Key]) -> Option<u8> {
        keys.iter().fold(None, |_, key| self.frame(&[press(*key)]).0)
    }
}

fn press(key: Key) -> Event {
    press_with(Modifiers::NONE, key)
}

fn press_with(modifiers: Modifiers, key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn pointer_at(place: u8) -> Event {
    Event::PointerMoved(egui::pos2(10.0 * f32::from(place) + 5.0, 45.0))
}

const ENTER: Event =
    Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };

#[test]
fn first_arrow_shows_the_cursor_and_the_next_moves_it() {
    let mut row = Row::new();
    assert_eq!(row.frame(&[]), (None, None, None, false));
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(4));
    assert_eq!(row.keys(&[Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft, Key::ArrowDown]), Some(5));
    assert_eq!(row.frame(&[press_with(Modifiers::COMMAND, Key::ArrowLeft)]).0, Some(9));
    assert_eq!(row.frame(&[ENTER]), (Some(9), Some(9), Some(9), false));
}

#[test]
fn nothing_is_chosen_without_a_visible_cursor() {
    let mut row = Row::new();
    assert_eq!(row.frame(&[ENTER]), (None, None, None, true), "it is left to others");
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    row.frame(&[pointer_at(7)]);
    assert_eq!(row.frame(&[ENTER]), (None, Some(7), None, true), "what the pointer rests on neither");
    // Nothing is chosen while a button has the focus either.
    row.keys(&[Key::ArrowRight, Key::Tab]);
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.frame(&[ENTER]).2, None);
}

#[test]
fn keys_are_handled_in_typing_order() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight]);
    assert_eq!(row.frame(&[press(Key::ArrowRight), ENTER, press(Key::ArrowLeft)]).2, Some(5));
    let mut row = Row::new();
    assert_eq!(row.frame(&[ENTER, press(Key::ArrowRight)]).2, None, "it was not seen yet");
}

#[test]
fn pointer_hides_the_cursor_until_the_next_key() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    assert!(!row.shows_tooltips, "no tooltip stays beside it");
    // The same right after the first arrow. The first move of a pointer that enters the window has no length.
    let mut fresh = Row::new();
    fresh.keys(&[Key::ArrowRight]);
    assert_eq!(fresh.frame(&[pointer_at(2)]).0, None);
    assert_eq!(row.frame(&[pointer_at(2)]).0, None);
    assert_eq!(row.frame(&[]), (None, Some(2), None, false));
    assert!(row.shows_tooltips);
    // A repeated report of the same pointer position is no move.
    row.keys(&[Key::ArrowRight]);
    assert_eq!(row.frame(&[pointer_at(2)]).0, Some(5));
    row.frame(&[pointer_at(3)]);
    assert_eq!(row.frame(&[press(Key::ArrowRight)]), (Some(5), Some(5), None, false), "one of the two points");
}

#[test]
fn resting_pointer_has_no_target_in_a_new_choice() {
    let mut row = Row::new();
    row.frame(&[pointer_at(2)]);
    assert_eq!(row.frame(&[]).1, Some(2));
    row.choice = Some("another");
    assert_eq!(row.frame(&[]).1, None);
    row.frame(&[pointer_at(3)]);
    assert_eq!(row.frame(&[]).1, Some(3));
}

#[test]
fn without_a_choice_there_is_no_cursor() {
    let mut row = Row::new();
    row.choice = None;
    assert_eq!(row.keys(&[Key::ArrowRight, Key::ArrowRight]), None);
    assert_eq!(row.ctx.memory(|memory| memory.focused()), Some(board_id()));
    assert_eq!(row.frame(&[ENTER]), (None, None, None, true));
    // The board of a finished game cannot be focused.
    row.is_over = true;
    assert_eq!(row.keys(&[Key::ArrowRight, Key::ArrowRight]), None);
    assert_eq!(row.ctx.memory(|memory| memory.focused()), None);
    for _ in 0..4 {
        row.keys(&[Key::Tab]);
        assert_ne!(row.ctx.memory(|memory| memory.focused()), Some(board_id()));
    }
}

#[test]
fn cursor_keeps_its_place_for_the_same_choice_only() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    // While the chosen piece moves, nothing can be chosen.
    row.choice = None;
    assert_eq!(row.frame(&[]).0, None);
    row.choice = Some("one");
    assert_eq!(row.frame(&[]).0, Some(5));
    // Other seats have their turns.
    (row.seat, row.choice) = (None, None);
    row.frame(&[]);
    (row.seat, row.choice) = (Some(Seat::new(0)), Some("one"));
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(5), "where it was");
    row.choice = Some("another");
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(4));
    row.seat = Some(Seat::new(1));
    assert_eq!(row.keys(&[Key::Enter, Key::ArrowRight]), Some(4), "another seat knows nothing of it");
}

#[test]
fn cursor_is_forgotten_after_a_frame_without_the_board() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    row.is_painted = false;
    row.frame(&[]);
    row.is_painted = true;
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(4));
}

#[test]
fn cursor_shows_when_tab_reaches_the_board() {
    let rest = pointer_at(2);
    for rests in [false, true] {
        let mut row = Row::new();
        row.frame(if rests { std::slice::from_ref(&rest) } else { &[] });
        assert_eq!(row.keys(&[Key::Tab, Key::Tab]), Some(4), "the pointer rests: {rests}");
        assert_eq!(row.keys(&[Key::Tab]), None);
    }
}

#[test]
fn click_focuses_the_board_without_a_cursor() {
    let mut row = Row::new();
    let button = |pressed| {
        let (pos, button) = (egui::pos2(25.0, 45.0), PointerButton::Primary);
        Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
    };
    for events in [vec![pointer_at(2)], vec![button(true)], vec![button(false)], vec![], vec![]] {
        assert_eq!(row.frame(&events).0, None);
    }
    assert_eq!(row.ctx.memory(|memory| memory.focused()), Some(board_id()));
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(2), "the keys go on from there");
    // The cursor stays hidden too when the foot line returns the focus.
    let mut row = Row::new();
    row.frame(&[]);
    focus_board(&row.ctx);
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.frame(&[]).0, None);
}
