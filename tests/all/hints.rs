//! Hints: every move has a reason that fits the foot of the smallest window.

use std::collections::BTreeSet;

use cheeseboard::engine::{Phrase, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::App;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, Context, RawInput, TextStyle, Ui};

use crate::tables::settings;

/// Every `STEP`th position, and at most `MOVES` moves in each.
const STEP: usize = 7;
const MOVES: usize = 12;
/// The width of the sentence in the foot of the smallest window, beside a button of the game and one that plays the hint, in
/// points.
const WIDTH: f32 = 540.0;
const LINES: usize = 3;

/// In random games every move has a reason, which is translated into every language.
#[test]
fn every_move_has_a_reason_that_fits_the_foot() {
    struct Reasons<'a>(&'a Ui, &'a [Text]);
    impl Visitor for Reasons<'_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let mut said = BTreeSet::new();
            let mut keys = BTreeSet::new();
            for (number, table) in settings::<G>().iter().enumerate() {
                let names: Vec<String> = (0..table.seats).map(|seat| format!("Maximilian {seat}")).collect();
                let played = table.played(80 + number as u64);
                let mut legal = Vec::new();
                for state in played.states.iter().skip(number % STEP).step_by(STEP) {
                    let Turn::Seat(seat) = G::turn(state) else { continue };
                    G::legal_moves(state, &mut legal);
                    let view = G::view(state, Viewer::Seat(seat));
                    for &choice in legal.iter().step_by(legal.len().div_ceil(MOVES)) {
                        let why = G::reason(&view, choice);
                        keys.insert(why.key);
                        let hint = Phrase::new("table-hint-is").with("what", G::move_label(&choice)).with("why", why);
                        for text in self.1 {
                            let words = text.say(&hint, &names);
                            let place = || format!("{}: {choice:?}: {words}", table.name());
                            assert!(!words.contains(['[', ']', '{', '}']) && !words.contains("  "), "{}", place());
                            if said.insert(words.clone()) {
                                assert!(fits(self.0, &words), "too long: {}", place());
                            }
                        }
                    }
                }
            }
            assert!(keys.len() > 4, "{}: hardly anything is said: {keys:?}", G::ID);
            assert!(keys.iter().all(|key| key.starts_with(&format!("{}-reason-", G::ID))), "{keys:?}");
        }
    }
    let texts = Language::ALL.map(Text::of);
    let ctx = Context::default();
    App::install_style(&ctx);
    let mut pass = ctx.run_ui(RawInput::default(), |ui| drop(visit_taught(&mut Reasons(ui, &texts))));
    pass.textures_delta.clear();
}

/// Whether the words fit the foot line, laid out as at a table.
fn fits(ui: &Ui, words: &str) -> bool {
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::simple(words.to_owned(), font, Color32::BLACK, WIDTH);
    job.wrap = TextWrapping { max_width: WIDTH, max_rows: LINES, ..TextWrapping::default() };
    !ui.painter().layout_job(job).elided
}
