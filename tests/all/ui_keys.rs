//! Keys: one list of commands, and what each game adds to it.

use cheeseboard::engine::Turn;
use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::paint::board;
use cheeseboard::paint::key_help::KeyHelp;
use cheeseboard::paint::painter::PlayContext;
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::table::SHORTCUTS;
use cheeseboard::ui::{AppCommand, app_keys};
use egui::{Key, KeyboardShortcut, Modifiers};

use crate::tables::settings;
use crate::ui::{app, hears, key};

/// Keys that the games and the table share, each where the other has no use for it: answers of lessons, and Escape.
const SHARED: [Key; 4] = [Key::A, Key::B, Key::C, Key::Escape];

#[test]
fn every_key_is_explained_in_every_language() {
    struct Labels;
    impl Visitor for Labels {
        type Output = Vec<&'static str>;
        fn visit<G: Game>(&mut self) -> Vec<&'static str> {
            G::KEYS.iter().map(|help| help.label).collect()
        }
    }
    let of = |help: &[KeyHelp]| help.iter().map(|help| help.label).collect::<Vec<_>>();
    let mut labels: Vec<&str> = visit_all(&mut Labels).concat();
    labels.extend([of(board::KEYS), of(app_keys::KEYS)].concat());
    labels.extend(SHORTCUTS.iter().map(|shortcut| shortcut.label));
    for language in Language::ALL {
        let text = Text::of(language);
        let missing: Vec<&&str> = labels.iter().filter(|label| !text.has(label)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}

#[test]
fn no_key_of_a_game_is_taken_by_the_table() {
    struct Games;
    impl Visitor for Games {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let of_table = SHORTCUTS.iter().flat_map(|shortcut| shortcut.keys);
            for taken in of_table.filter(|keys| !SHARED.contains(&keys.logical_key)) {
                let clash = G::KEYS.iter().find(|help| help.keys.contains(taken));
                assert!(clash.is_none(), "{}: {clash:?} is taken", G::ID);
            }
        }
    }
    visit_all(&mut Games);
}

/// In random games: what a button of the foot line does by key is on the sheet of keys.
#[test]
fn every_key_of_a_button_is_listed() {
    struct Buttons;
    impl Visitor for Buttons {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let mut found = 0;
            for table in settings::<G>() {
                let played = table.played(12);
                let mut legal = Vec::new();
                for state in &played.states {
                    let Turn::Seat(seat) = G::turn(state) else { continue };
                    G::legal_moves(state, &mut legal);
                    let view = G::view(state, cheeseboard::engine::Viewer::Seat(seat));
                    let turn = Turn::Seat(seat);
                    let play = PlayContext {
                        legal: &legal,
                        acting_seat: Some(seat),
                        ..PlayContext::at_rest(view.who, &view.open, &turn, &[])
                    };
                    for action in G::actions(&play, &G::Selection::default()) {
                        let Some(key) = action.key else { continue };
                        let keys = KeyboardShortcut::new(Modifiers::NONE, key);
                        found += 1;
                        assert!(
                            G::KEYS.iter().any(|help| help.keys.contains(&keys)),
                            "{}: {key:?} is not listed",
                            G::ID
                        );
                    }
                }
            }
            assert!(found > 0, "{}: no button has a key", G::ID);
        }
    }
    visit_taught(&mut Buttons);
}

/// F1 shows the keys of the game at the table, and of no other.
#[test]
fn the_sheet_shows_the_keys_of_this_game() {
    use cheeseboard::games::{rat_a_tat_roll::RatATatRoll, ratzzia::Ratzzia};
    fn spoken<G: Game>() -> [bool; 3] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut harness = app(folder.path(), (1280.0, 800.0));
        harness.state_mut().execute(AppCommand::NewGame(G::ID));
        harness.run_steps(3);
        key(&mut harness, Key::F1);
        harness.run_steps(2);
        ["Look at your cards", "Pick a candy die", "Pick the dice without a value"].map(|words| hears(&harness, words))
    }
    assert_eq!(spoken::<RatATatRoll>(), [true, false, false]);
    assert_eq!(spoken::<Ratzzia>(), [false, true, true]);
}
