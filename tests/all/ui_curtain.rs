//! The curtain on the screen: what lifts it, what drops it, and glimpses behind it.

use std::path::Path;

use cheeseboard::engine::{Seat, Turn};
use cheeseboard::games::Game;
use cheeseboard::games::kalle::square::LidIndex;
use cheeseboard::games::kalle::{Kalle, Move, Options};
use cheeseboard::games::rat_a_tat_roll::RatATatRoll;
use cheeseboard::play::{Match, Shelf, Table, UndoPolicy, UndoStop};
use cheeseboard::ui::{App, AppPaths, Settings};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::offscreen::until_told;
use crate::tables::settings;
use crate::ui::{app, focused, hears, key, person, press, settle, spoken};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);
/// The label of the lid at place 15, where the rat hides, and the text after picking a lid.
const HIDING: &str = "row 4, column 4: closed lid";
const PICKED: &str = "done, or choose another lid";
/// Harness steps of a quarter second for a long enough press, and for the countdown.
const HOLD: usize = 3;
pub(crate) const COUNT: usize = 11;
/// Longer than both.
pub(crate) const LONG: usize = 20;

/// A table that stands on the shelf, and the app in which it was opened.
pub(crate) struct AtTable {
    pub(crate) harness: Harness<'static, App>,
    folder: tempfile::TempDir,
}

impl AtTable {
    pub(crate) fn open<G: Game>(table: &Table<G>) -> Self {
        Self::open_with(table, |_| {})
    }

    /// Opens a table with other settings.
    pub(crate) fn open_with<G: Game>(table: &Table<G>, change: impl FnOnce(&mut Settings)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        settle(folder.path(), change);
        let shelf = Shelf::new(AppPaths::under(folder.path()).tables_dir());
        shelf.save(&shelf.new_path(G::ID), table).expect("written");
        let mut harness = app(folder.path(), (1000.0, 700.0));
        harness.run_steps(3);
        press(&mut harness, "Continue");
        AtTable { harness, folder }
    }

    /// The table as saved now.
    pub(crate) fn saved<G: Game>(&mut self) -> Table<G> {
        self.harness.state_mut().save();
        on_the_shelf(self.folder.path())
    }

    pub(crate) fn hears(&self, part: &str) -> bool {
        hears(&self.harness, part)
    }

    /// Whether the rat is painted at its place; asserts that it is readable in the same frames.
    pub(crate) fn sees_the_rat(&self) -> bool {
        let painted = self.paints_the_rat();
        assert_eq!(painted, self.hears("with the rat under it"), "{:?}", spoken(&self.harness));
        painted
    }

    fn paints_the_rat(&self) -> bool {
        let Some(lid) = self.harness.query_all_by_label_contains(HIDING).next() else { return false };
        let (place, ctx) = (lid.rect(), &self.harness.ctx);
        let shapes = &self.harness.output().shapes;
        shapes.iter().any(|shape| {
            let texture = ctx.tex_manager().read().meta(shape.shape.texture_id()).map(|meta| meta.name.clone());
            let there = place.contains(shape.shape.visual_bounding_rect().center());
            there && texture.is_some_and(|name| name.starts_with("kalle/rat"))
        })
    }

    fn hangs(&self) -> bool {
        self.hears("Press and hold")
    }

    /// The middle of the button to hold.
    fn place(&self) -> Pos2 {
        self.harness.get_by_label("Press and hold").rect().center()
    }

    pub(crate) fn button(&mut self, pos: Pos2, pressed: bool) {
        self.harness.event(Event::PointerMoved(pos));
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        self.harness.run_steps(2);
    }

    fn press_place(&mut self) -> Pos2 {
        let place = self.place();
        self.button(place, true);
        place
    }

    pub(crate) fn steps(&mut self, steps: usize) -> &mut Self {
        self.harness.run_steps(steps);
        self
    }

    fn space_down(&mut self) {
        self.harness.key_down(Key::Space);
        self.harness.run_steps(2);
    }

    fn space_up(&mut self) {
        self.harness.key_up(Key::Space);
        self.harness.run_steps(2);
    }

    /// Lifts the curtain for a decision.
    fn lift(&mut self) {
        self.space_down();
        self.steps(HOLD + COUNT);
        self.space_up();
        assert!(!self.hangs(), "{:?}", spoken(&self.harness));
    }

    fn command(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.harness.run_steps(2);
    }
}

pub(crate) fn on_the_shelf<G: Game>(folder: &Path) -> Table<G> {
    let tables = Shelf::new(AppPaths::under(folder).tables_dir()).files();
    let text = std::fs::read_to_string(&tables.first().expect("a table").path).expect("readable");
    Table::from_ron(&text).expect("a table").0
}

fn at(place: u8) -> LidIndex {
    LidIndex::new(place).expect("a place")
}

/// A table where the lids are to be laid out; Ada is the first rat.
fn to_deal(options: Options) -> Table<Kalle> {
    let mut table =
        Table::new(Match::new(options, vec![person("Ada", 0), person("Bo", 2)], 3).expect("a table for this"));
    table.game.choose_starter(ADA).expect("Ada is the rat");
    table
}

/// A table where Ada is about to hide.
pub(crate) fn to_hide() -> Table<Kalle> {
    let mut table = to_deal(Options::default());
    table.begin_turn_with_chance().expect("dealt");
    table
}

/// A table where Ada has hidden under place 15 and may swap, and look at her rat with the option.
pub(crate) fn to_swap(show_my_rat: bool) -> Table<Kalle> {
    let mut table = to_deal(Options { show_my_rat, ..Options::default() });
    table.begin_turn_with_chance().expect("dealt");
    for (seat, choice) in
        [(ADA, Move::Hide { at: at(15) }), (BO, Move::PlaceGuard { at: at(0) }), (BO, Move::MoveGuard { to: at(1) })]
    {
        table.game.decide(seat, choice).expect("legal");
    }
    table
}

#[test]
fn holding_through_the_countdown_lifts_the_curtain() {
    let mut table = AtTable::open(&to_hide());
    assert!(table.hangs() && table.hears("Everyone but Ada looks away"));
    let place = table.press_place();
    table.steps(HOLD + COUNT);
    assert!(!table.hangs() && table.hears("closed lid"), "{:?}", spoken(&table.harness));
    table.button(place, false);
    table.steps(4);
    assert!(table.hears("choose a lid for the rat"), "it stays up to decide");
}

#[test]
fn early_release_does_not_lift_the_curtain() {
    for steps in [0, HOLD, HOLD + 2, HOLD + COUNT / 2] {
        for by_key in [false, true] {
            let mut table = AtTable::open(&to_hide());
            if by_key {
                table.space_down();
                table.steps(steps).space_up();
            } else {
                let place = table.press_place();
                table.steps(steps).button(place, false);
            }
            table.steps(LONG);
            assert!(table.hangs() && !table.hears("closed lid"), "{steps} steps, by key: {by_key}");
        }
    }
}

#[test]
fn leaving_the_button_cancels_the_hold() {
    let mut table = AtTable::open(&to_hide());
    let place = table.press_place();
    table.steps(HOLD).harness.hover_at(place + egui::vec2(300.0, 0.0));
    table.steps(2).harness.hover_at(place);
    table.steps(LONG);
    assert!(table.hangs(), "coming back is no new press");
}

/// Space lays out the lids; keeping it held does not lift the curtain.
#[test]
fn key_held_from_before_does_not_lift_the_curtain() {
    let mut table = AtTable::open(&to_deal(Options::default()));
    table.space_down();
    assert!(!table.hangs(), "all see the lids laid out first");
    until_told(&mut table.harness);
    assert!(table.hangs(), "{:?}", spoken(&table.harness));
    for _ in 0..LONG {
        table.space_down();
    }
    assert!(table.hangs(), "repeats are no presses");
    table.space_up();
    table.lift();
}

/// Space is still held when the board appears, and picks nothing there.
#[test]
fn lifting_key_chooses_nothing_behind_the_curtain() {
    let mut table = AtTable::open(&to_deal(Options::default()));
    // The board has the focus again.
    key(&mut table.harness, Key::ArrowUp);
    key(&mut table.harness, Key::D);
    assert!(table.hangs());
    for _ in 0..HOLD + COUNT + LONG {
        table.space_down();
    }
    assert!(table.hears("choose a lid for the rat"), "{:?}", spoken(&table.harness));
    assert_eq!(table.saved::<Kalle>().game.turn(), Turn::Seat(ADA));
}

#[test]
fn curtain_button_is_not_under_the_last_click() {
    let mut table = AtTable::open(&to_hide());
    let middle = table.place();
    table.harness.hover_at(middle);
    for _ in 0..2 {
        key(&mut table.harness, Key::F9);
    }
    assert!(table.hangs());
    let place = table.harness.get_by_label("Press and hold").rect();
    assert!(!place.contains(middle), "{place:?}");
    table.button(middle, true);
    table.steps(LONG);
    assert!(table.hangs(), "a second click at the same place is none of it");
}

#[test]
fn curtain_falls_when_the_window_loses_focus() {
    let mut table = AtTable::open(&to_hide());
    table.lift();
    table.harness.event(Event::WindowFocused(false));
    table.steps(1);
    assert!(table.hangs() && !table.hears("closed lid"));
    // Also during the countdown and during a look; the still held button does not lift it again.
    for to_look in [false, true] {
        let mut table = AtTable::open(&if to_look { to_swap(true) } else { to_hide() });
        if to_look {
            press(&mut table.harness, "Look behind the curtain");
        }
        table.press_place();
        table.steps(HOLD + 1);
        assert_eq!(table.sees_the_rat(), to_look);
        table.harness.event(Event::WindowFocused(false));
        table.steps(LONG);
        assert!(!table.sees_the_rat() && (to_look || table.hangs()), "{:?}", spoken(&table.harness));
    }
}

#[test]
fn f9_drops_the_curtain_and_the_selection() {
    let mut table = AtTable::open(&to_hide());
    table.lift();
    table.harness.query_all_by_label_contains("can be chosen").next().expect("a lid").click();
    table.steps(2);
    assert!(table.hears(PICKED) && table.hears("closed lid, picked"), "{:?}", spoken(&table.harness));
    key(&mut table.harness, Key::F9);
    assert!(!table.hears(PICKED) && !table.hears("picked") && !table.hears("can be chosen"), "covered");
    key(&mut table.harness, Key::F9);
    assert!(table.hangs(), "uncovered is not lifted");
    table.lift();
    assert!(!table.hears(PICKED), "nothing is left of what was picked");
}

#[test]
fn no_other_command_runs_during_the_countdown() {
    let mut table = AtTable::open(&to_hide());
    table.space_down();
    table.steps(HOLD);
    press(&mut table.harness, "Menu");
    table.steps(LONG);
    assert!(!table.hears("closed lid"), "a menu ends the count");
    // Laying out the lids was public, so a review is possible; it stops the countdown.
    table.harness.get_by_label_contains("Review").click_accesskit();
    table.steps(LONG);
    assert!(!table.hears("can be chosen"), "{:?}", spoken(&table.harness));
    key(&mut table.harness, Key::Escape);
    assert!(table.hangs(), "{:?}", spoken(&table.harness));
    // The review does not go back to what was covered.
    let mut swapping = AtTable::open(&to_swap(false));
    press(&mut swapping.harness, "Menu");
    swapping.harness.get_by_label_contains("Review").click_accesskit();
    swapping.steps(2);
    for _ in 0..8 {
        key(&mut swapping.harness, Key::ArrowLeft);
    }
    let review = swapping.harness.state().table_model().expect("a table").review.clone();
    assert_eq!(review.ply, Some(3), "the lids were covered then");
    assert!(swapping.hears("Turn "), "{:?}", spoken(&swapping.harness));
}

#[test]
fn undo_and_redo_drop_the_curtain() {
    let mut hidden = to_hide();
    hidden.game.decide(ADA, Move::Hide { at: at(15) }).expect("legal");
    hidden.undo_policy = UndoPolicy::Free;
    let mut table = AtTable::open(&hidden);
    assert!(!table.hangs());
    table.command(Key::Z);
    assert!(table.hangs(), "it hangs again");
    table.lift();
    table.command(Key::Y);
    assert!(!table.hangs() && table.hears("Bo: put the guard"), "{:?}", spoken(&table.harness));
    table.command(Key::Z);
    assert!(table.hangs(), "that it was up is over");
    table.lift();
    table.command(Key::Z);
    assert!(table.hangs() || table.hears("There’s nothing to undo"), "{:?}", spoken(&table.harness));
}

/// Looking begins the turn, so the seat before cannot undo any more, also after a restart.
#[test]
fn looking_is_saved_with_the_table() {
    let mut table = AtTable::open(&to_swap(true));
    press(&mut table.harness, "Look behind the curtain");
    table.space_down();
    table.steps(HOLD);
    assert!(table.sees_the_rat());
    table.space_up();
    assert_eq!(table.saved::<Kalle>().undo_target(), Err(UndoStop::NextHasBegun));
}

#[test]
fn handing_over_a_seat_drops_its_curtain() {
    // A text size at which the whole menu fits.
    let mut table = AtTable::open_with(&to_swap(true), |settings| settings.text_percent = 80);
    press(&mut table.harness, "Look behind the curtain");
    table.space_down();
    table.steps(HOLD);
    assert!(table.sees_the_rat());
    press(&mut table.harness, "Menu");
    table.harness.get_by_label("A bot plays for Ada: medium").click_accesskit();
    table.steps(LONG);
    assert!(!table.sees_the_rat(), "{:?}", spoken(&table.harness));
}

#[test]
fn look_lasts_while_the_press_is_held() {
    let mut table = AtTable::open(&to_swap(true));
    assert!(!table.hangs() && !table.sees_the_rat());
    press(&mut table.harness, "Look behind the curtain");
    assert!(table.hangs() && !table.sees_the_rat());
    table.space_down();
    table.steps(LONG);
    assert!(table.sees_the_rat(), "{:?}", spoken(&table.harness));
    table.space_up();
    assert!(!table.sees_the_rat());
    // By mouse as well; once the curtain is up, the pointer may leave the button.
    press(&mut table.harness, "Look behind the curtain");
    let place = table.press_place();
    table.steps(HOLD).harness.hover_at(place + egui::vec2(200.0, 100.0));
    table.steps(LONG);
    assert!(table.sees_the_rat());
    table.button(place + egui::vec2(200.0, 100.0), false);
    assert!(!table.sees_the_rat());
    let plain = AtTable::open(&to_swap(false));
    assert!(!plain.hears("Look behind the curtain"));
}

/// A table where a player has just been shown a card from the pile.
pub(crate) fn shown_in_passing() -> Table<RatATatRoll> {
    let plain = settings::<RatATatRoll>().into_iter().find(|setting| setting.seats == 2).expect("two can play");
    let seating = vec![person("Ada", 0), person("Bo", 2)];
    let mut table = Table::new(Match::new(plain.options, seating, 3).expect("a table for this"));
    for _ in 0..200 {
        match table.game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => table.begin_turn_with_chance().expect("due"),
            Turn::Seat(_) if table.pending_glimpse().is_some_and(|(_, ply)| ply > 3) => return table,
            Turn::Seat(seat) => {
                while table.pending_glimpse().is_some() {
                    table.dismiss_glimpse();
                }
                let choice = *table.game.legal_moves().last().expect("a move");
                table.game.decide(seat, choice).expect("legal");
            }
        }
    }
    panic!("nobody was shown anything");
}

#[test]
fn glimpse_is_offered_until_dismissed() {
    let shown = shown_in_passing();
    let mut table = AtTable::open(&shown);
    let quiet = "from the pile, for place";
    assert!(table.hangs() && !table.hears(quiet));
    table.space_down();
    table.steps(LONG);
    assert!(table.hears(quiet), "{:?}", spoken(&table.harness));
    table.space_up();
    assert!(!table.hears(quiet) && table.hangs(), "it lasts as long as it is held");
    assert!(table.hears("Put it down"));
    // The glimpse can be repeated, also after reopening the table.
    assert!(table.saved::<RatATatRoll>().pending_glimpse().is_some());
    press(&mut table.harness, "Games");
    press(&mut table.harness, "Continue");
    assert!(table.hangs() && !table.hears("Put it down"), "{:?}", spoken(&table.harness));
    table.space_down();
    table.steps(HOLD);
    assert!(table.hears(quiet));
    table.space_up();
    press(&mut table.harness, "Put it down");
    assert!(!table.hangs() && !table.hears(quiet));
    let saved = table.saved::<RatATatRoll>();
    assert_ne!(saved.pending_glimpse(), shown.pending_glimpse());
}

/// Arrow keys belong to the focused board, also at its edge.
#[test]
fn arrows_at_the_board_edge_start_no_review() {
    let mut table = AtTable::open(&to_swap(false));
    for arrow in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown] {
        for _ in 0..5 {
            table.command(arrow);
            key(&mut table.harness, arrow);
        }
        assert!(!table.hears("After ") && table.hears("Ada: swap two lids"), "{arrow:?}: {:?}", spoken(&table.harness));
        assert!(focused(&table.harness).contains("closed lid"), "{arrow:?}: {}", focused(&table.harness));
    }
}
