//! Refusals: every illegal move is refused by a rule of its game, in a whole sentence, in every language.

use std::collections::{BTreeMap, BTreeSet};

use cheeseboard::engine::{Event, GameStage, Refusal, Seat, Turn};
use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::text::{Language, Text};

use crate::tables::settings;

/// The most different sentences of one key that are checked in every language.
const READ: usize = 24;
/// The number of moves of other positions that are tried in each position, also by a seat that is not on turn.
const TRIED: usize = 40;
/// The least number of refused moves of each game.
const REFUSED: usize = 3000;

/// The refusals so far, by key.
#[derive(Default)]
struct Refused {
    count: usize,
    sentences: BTreeMap<&'static str, BTreeSet<String>>,
}

impl Refused {
    fn hear<G: Game>(&mut self, refusal: &Refusal, texts: &[Text], names: &[String], doing: &dyn std::fmt::Debug) {
        self.count += 1;
        let by_rule = refusal.rule == "record" || G::RULE_IDS.contains(&refusal.rule);
        assert!(by_rule, "{}: {doing:?} is refused under {}", G::ID, refusal.rule);
        let key = refusal.phrase.key;
        let known = self.sentences.entry(key).or_default();
        if known.len() >= READ || !known.insert(format!("{:?}", refusal.phrase)) {
            return;
        }
        for text in texts {
            // A missing argument shows as its name in braces, a missing message as its key in brackets.
            let line = text.refusal(refusal, names);
            let whole = text.has(key) && !line.contains(['{', '}', '[', ']', '$', '\u{2068}', '\u{2069}']);
            let begins = line.starts_with(refusal.rule) && line.len() > refusal.rule.len() + 8;
            assert!(whole && begins, "{} in {:?}: {line}", G::ID, text.language());
        }
    }
}

/// All keys of this game's refusals.
fn keys<G: Game>() -> BTreeSet<String> {
    let file = format!("{}/assets/text/en/{}.ftl", env!("CARGO_MANIFEST_DIR"), G::ID);
    let sentences = std::fs::read_to_string(file).expect("every game has its sentences");
    let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
    let of_refusals = format!("{}-refuse-", G::ID);
    sentences.lines().filter_map(key).filter(|key| key.starts_with(&of_refusals)).collect()
}

/// Moves that are legal somewhere, with any setting of this game.
fn moves_of_all_positions<G: Game>() -> Vec<G::Move> {
    let (mut moves, mut legal) = (BTreeSet::new(), Vec::new());
    for table in settings::<G>() {
        for state in &table.played(100).states {
            G::legal_moves(state, &mut legal);
            moves.extend(legal.iter().copied());
        }
    }
    moves.into_iter().collect()
}

#[test]
fn illegal_moves_are_refused_by_a_rule_in_whole_sentences() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let texts: Vec<Text> = Language::ALL.into_iter().map(Text::of).collect();
            let moves = moves_of_all_positions::<G>();
            let mut refused = Refused::default();
            let mut legal = Vec::new();
            for seats in [0, 1, 9] {
                let refusal = G::start(&G::Options::default(), seats).expect_err("nobody plays it so");
                refused.hear::<G>(&refusal, &texts, &[], &seats);
            }
            for (number, table) in settings::<G>().iter().enumerate() {
                let names: Vec<String> = (0..table.seats).map(|seat| format!("Seat {seat}")).collect();
                let played = table.played(2);
                for (ply, state) in played.states.iter().enumerate() {
                    G::legal_moves(state, &mut legal);
                    let on_turn = match G::turn(state) {
                        Turn::Seat(seat) | Turn::Chance(Some(seat)) => seat,
                        Turn::Chance(None) | Turn::Over(_) => Seat::new(0),
                    };
                    let other = Seat::new((on_turn.index() + 1) % table.seats);
                    let step = (moves.len() / TRIED).max(1);
                    for choice in moves.iter().skip((ply + number) % step).step_by(step) {
                        for seat in [on_turn, other] {
                            let decision = Event::Decision(seat, *choice);
                            if let Err(refusal) = G::check(state, &decision) {
                                refused.hear::<G>(&refusal, &texts, &names, choice);
                            }
                        }
                    }
                    // Chance outcomes can be entered by hand or come from a file.
                    for outcome in played.events.iter().filter(|event| matches!(event, Event::Chance(_))).step_by(7) {
                        if let Err(refusal) = G::check(state, outcome) {
                            refused.hear::<G>(&refusal, &texts, &names, outcome);
                        }
                    }
                }
            }
            if G::STAGE < GameStage::Taught {
                return;
            }
            assert!(refused.count > REFUSED, "{}: {} are few", G::ID, refused.count);
            let keys = keys::<G>();
            let reached = keys.iter().filter(|key| refused.sentences.contains_key(key.as_str())).count();
            let never: Vec<&String> = keys.iter().filter(|key| !refused.sentences.contains_key(key.as_str())).collect();
            println!("{}: {} refused; never said: {never:?}", G::ID, refused.count);
            assert!(reached * 2 > keys.len(), "{}: never said: {never:?}", G::ID);
        }
    }
    visit_all(&mut Law);
}

/// No refusal sentence in the language files is unused.
#[test]
fn every_refusal_sentence_is_used() {
    fn code(folder: &std::path::Path) -> String {
        let entries = std::fs::read_dir(folder).expect("a folder");
        entries
            .map(|entry| entry.expect("an entry").path())
            .map(|path| if path.is_dir() { code(&path) } else { std::fs::read_to_string(path).expect("a source") })
            .collect()
    }
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let code = code(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(G::ID));
            let silent: Vec<String> =
                keys::<G>().into_iter().filter(|key| !code.contains(&format!("\"{key}\""))).collect();
            assert!(silent.is_empty(), "{}: {silent:?}", G::ID);
        }
    }
    visit_taught(&mut Law);
}

/// French has a space before a colon, for example.
#[test]
fn refusal_lines_follow_the_punctuation_of_the_language() {
    let refusal = Refusal::new("Z20", cheeseboard::engine::Phrase::new("zatre-refuse-over"));
    let line = |language| Text::of(language).refusal(&refusal, &[]);
    assert_eq!(line(Language::English), "Z20: The game is over.");
    assert!(line(Language::French).starts_with("Z20\u{a0}: "), "{}", line(Language::French));
}
