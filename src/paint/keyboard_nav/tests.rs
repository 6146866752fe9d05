//! The cursor frame by frame, and where jumps lead.

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

const WHOLE: Rect = Rect::from_min_max(egui::pos2(0.0, 40.0), egui::pos2(100.0, 50.0));

/// A board of ten places in a row between two buttons, which one seat chooses from.
struct Row {
    ctx: Context,
    hand: Option<Seat>,
    over: bool,
    choice: Option<&'static str>,
    painted: bool,
    tips: bool,
}

/// What came of a frame: where the cursor was seen, what was pointed at, what was chosen, whether Enter was left to others.
type Came = (Option<u8>, Option<u8>, Option<u8>, bool);

impl Row {
    fn new() -> Self {
        let hand = Some(Seat::new(0));
        Row { ctx: Context::default(), hand, over: false, choice: Some("one"), painted: true, tips: true }
    }

    fn frame(&mut self, events: &[Event]) -> Came {
        let mut came = (None, None, None, false);
        let input = egui::RawInput { events: events.to_vec(), ..Default::default() };
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            let _ = ui.button("before");
            if self.painted {
                came = self.row(ui);
            }
            let _ = ui.button("after");
        });
        output.textures_delta.clear();
        came
    }

    fn row(&mut self, ui: &mut Ui) -> Came {
        let mut cursor = Cursor::taken_up(ui, (self.hand, self.over), WHOLE, self.choice);
        let to = |from: u8, step| match step {
            Step::Go(way) => u8::try_from(i32::from(from) + way.columns).map_or(from, |to| to.min(9)),
            Step::Jump(_) => 9,
        };
        let done = cursor.steer(ui, false, || 4, to);
        for place in 0..10 {
            let left = egui::pos2(10.0 * f32::from(place), 40.0);
            let rect = Rect::from_min_size(left, egui::Vec2::splat(10.0));
            let name = || WidgetInfo::labeled(Role::Button, true, place.to_string());
            cursor.place(ui, place, rect, Sense::CLICK, name);
        }
        self.tips = allows_tips(ui.ctx());
        (cursor.seen(), cursor.pointed(), done, ui.input(|input| input.key_pressed(Key::Enter)))
    }

    /// Where the cursor is seen after these keys, each in a frame of its own.
    fn keys(&mut self, keys: &[Key]) -> Option<u8> {
        keys.iter().fold(None, |_, key| self.frame(&[press(*key)]).0)
    }
}

fn press(key: Key) -> Event {
    with(Modifiers::NONE, key)
}

fn with(modifiers: Modifiers, key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn over(place: u8) -> Event {
    Event::PointerMoved(egui::pos2(10.0 * f32::from(place) + 5.0, 45.0))
}

const ENTER: Event =
    Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };

#[test]
fn the_first_arrow_shows_where_the_keys_are_and_the_next_one_goes_on() {
    let mut row = Row::new();
    assert_eq!(row.frame(&[]), (None, None, None, false));
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(4));
    assert_eq!(row.keys(&[Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft, Key::ArrowDown]), Some(5));
    assert_eq!(row.frame(&[with(Modifiers::COMMAND, Key::ArrowLeft)]).0, Some(9));
    assert_eq!(row.frame(&[ENTER]), (Some(9), Some(9), Some(9), false));
}

#[test]
fn nothing_is_chosen_where_no_cursor_is_seen() {
    let mut row = Row::new();
    assert_eq!(row.frame(&[ENTER]), (None, None, None, true), "it is left to others");
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    row.frame(&[over(7)]);
    assert_eq!(row.frame(&[ENTER]), (None, Some(7), None, true), "what the pointer rests on neither");
    // Nor while a button has the focus.
    row.keys(&[Key::ArrowRight, Key::Tab]);
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.frame(&[ENTER]).2, None);
}

#[test]
fn keys_count_in_the_order_in_which_they_were_typed() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight]);
    assert_eq!(row.frame(&[press(Key::ArrowRight), ENTER, press(Key::ArrowLeft)]).2, Some(5));
    let mut row = Row::new();
    assert_eq!(row.frame(&[ENTER, press(Key::ArrowRight)]).2, None, "it was not seen yet");
}

#[test]
fn the_pointer_takes_its_place_and_gives_it_back() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    assert!(!row.tips, "no tooltip stays beside it");
    // Also right after the first arrow. The first move of a pointer that comes from elsewhere has no length.
    let mut fresh = Row::new();
    fresh.keys(&[Key::ArrowRight]);
    assert_eq!(fresh.frame(&[over(2)]).0, None);
    assert_eq!(row.frame(&[over(2)]).0, None);
    assert_eq!(row.frame(&[]), (None, Some(2), None, false));
    assert!(row.tips);
    // That it is told once more where it rests is no move.
    row.keys(&[Key::ArrowRight]);
    assert_eq!(row.frame(&[over(2)]).0, Some(5));
    row.frame(&[over(3)]);
    assert_eq!(row.frame(&[press(Key::ArrowRight)]), (Some(5), Some(5), None, false), "one of the two points");
}

#[test]
fn a_pointer_that_rests_points_at_nothing_new() {
    let mut row = Row::new();
    row.frame(&[over(2)]);
    assert_eq!(row.frame(&[]).1, Some(2));
    row.choice = Some("another");
    assert_eq!(row.frame(&[]).1, None);
    row.frame(&[over(3)]);
    assert_eq!(row.frame(&[]).1, Some(3));
}

#[test]
fn without_a_choice_there_is_no_cursor_and_arrows_go_nowhere() {
    let mut row = Row::new();
    row.choice = None;
    assert_eq!(row.keys(&[Key::ArrowRight, Key::ArrowRight]), None);
    assert_eq!(row.ctx.memory(|memory| memory.focused()), Some(board_id()));
    assert_eq!(row.frame(&[ENTER]), (None, None, None, true));
    // A board that is over is nowhere to come to.
    row.over = true;
    assert_eq!(row.keys(&[Key::ArrowRight, Key::ArrowRight]), None);
    assert_eq!(row.ctx.memory(|memory| memory.focused()), None);
    for _ in 0..4 {
        row.keys(&[Key::Tab]);
        assert_ne!(row.ctx.memory(|memory| memory.focused()), Some(board_id()));
    }
}

#[test]
fn it_stays_for_the_same_choice_and_begins_anew_with_another() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    // What was chosen moves: nothing can be chosen for a while.
    row.choice = None;
    assert_eq!(row.frame(&[]).0, None);
    row.choice = Some("one");
    assert_eq!(row.frame(&[]).0, Some(5));
    // Others have their turns.
    (row.hand, row.choice) = (None, None);
    row.frame(&[]);
    (row.hand, row.choice) = (Some(Seat::new(0)), Some("one"));
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(5), "where it was");
    row.choice = Some("another");
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(4));
    row.hand = Some(Seat::new(1));
    assert_eq!(row.keys(&[Key::Enter, Key::ArrowRight]), Some(4), "another seat knows nothing of it");
}

#[test]
fn nothing_is_left_of_it_once_something_else_stood_in_its_place() {
    let mut row = Row::new();
    row.keys(&[Key::ArrowRight, Key::ArrowRight]);
    row.painted = false;
    row.frame(&[]);
    row.painted = true;
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(4));
}

#[test]
fn it_shows_as_soon_as_tab_comes_to_the_board() {
    let rest = over(2);
    for rests in [false, true] {
        let mut row = Row::new();
        row.frame(if rests { std::slice::from_ref(&rest) } else { &[] });
        assert_eq!(row.keys(&[Key::Tab, Key::Tab]), Some(4), "the pointer rests: {rests}");
        assert_eq!(row.keys(&[Key::Tab]), None);
    }
}

#[test]
fn a_click_brings_the_focus_and_no_cursor() {
    let mut row = Row::new();
    let button = |pressed| {
        let (pos, button) = (egui::pos2(25.0, 45.0), PointerButton::Primary);
        Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
    };
    for events in [vec![over(2)], vec![button(true)], vec![button(false)], vec![], vec![]] {
        assert_eq!(row.frame(&events).0, None);
    }
    assert_eq!(row.ctx.memory(|memory| memory.focused()), Some(board_id()));
    assert_eq!(row.keys(&[Key::ArrowRight]), Some(2), "the keys go on from there");
    // Nor does it when the foot line gives the focus back.
    let mut row = Row::new();
    row.frame(&[]);
    focus_board(&row.ctx);
    assert_eq!(row.frame(&[]).0, None);
    assert_eq!(row.frame(&[]).0, None);
}
