//! Intro cards: a first game explains every rule that is needed, each once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cheeseboard::engine::{Level, OptionKind, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::lessons::IntroCards;
use cheeseboard::play::{Match, Player, SeatAssignment};
use cheeseboard::text::Text;
use serde_json::{Map, Value};

/// The rules of a game that nobody needs to be taught, each with its reason.
pub fn left_out(game: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/lessons/{game}_left_out.ron"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    ron::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The default options, and the same with all switches flipped.
fn ways<G: Game>(seats: usize) -> Vec<G::Options> {
    let mut switched = Map::new();
    for option in G::options().iter().filter(|option| (option.fits)(seats)) {
        if let OptionKind::Switch { default } = option.kind {
            switched.insert(option.key.to_owned(), Value::from(!default));
        }
    }
    let switched = serde_json::from_value(Value::Object(switched)).expect("options");
    vec![G::Options::default(), switched]
}

/// Plays a random game between people; returns the intro cards in order of appearance.
fn cards_of_a_game<G: Game>(options: G::Options, seats: usize, seed: u64) -> Option<Vec<String>> {
    let assignment =
        |number: usize| SeatAssignment { name: format!("P{number}"), player: Player::Human, mark: number as u8 };
    let mut game = Match::<G>::new(options, (0..seats).map(assignment).collect(), seed).ok()?;
    let (mut cards, mut shown, mut order) = (IntroCards::<G>::default(), BTreeSet::new(), Vec::new());
    for _ in 0..3000 {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                cards.update(&game, &game.legal_moves());
                while let Some(card) = cards.due(&shown) {
                    order.push(card.name.clone());
                    assert!(shown.insert(card.name.clone()), "{}: {} came twice", G::ID, card.name);
                }
                // Random play may never end, so a greedy player finishes the game.
                let level = if seed.is_multiple_of(2) { Level::Greedy } else { Level::Random };
                let stream = cheeseboard::bots::bot_seed(seed, seat, game.ply());
                let choice =
                    cheeseboard::bots::choose_move(&game.view(Viewer::Seat(seat)), level, stream, &Stop::default());
                game.decide(seat, choice.expect("its turn")).expect("legal");
            }
        }
    }
    Some(order)
}

#[test]
fn every_intro_card_appears_and_none_twice() {
    struct Play;
    impl Visitor for Play {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let cards = IntroCards::<G>::default();
            let all: BTreeSet<String> = cards.all().iter().map(|card| card.name.clone()).collect();
            assert!(all.len() >= 5 && all.len() == cards.all().len(), "{}: {all:?}", G::ID);
            let mut came = BTreeSet::new();
            'games: for seed in 0..40 {
                for seats in G::SEATS {
                    for options in ways::<G>(seats) {
                        came.extend(cards_of_a_game::<G>(options, seats, seed).unwrap_or_default());
                    }
                    if came == all {
                        break 'games;
                    }
                }
            }
            let never: Vec<_> = all.difference(&came).collect();
            assert!(never.is_empty(), "{}: never came: {never:?}", G::ID);
        }
    }
    visit_taught(&mut Play);
}

#[test]
fn every_needed_rule_is_on_an_intro_card() {
    struct Look(Text);
    impl Visitor for Look {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let cards = IntroCards::<G>::default();
            let left_out = left_out(G::ID);
            let covered: BTreeSet<&str> = cards.all().iter().flat_map(|card| card.rules.iter().copied()).collect();
            let missing: Vec<_> =
                G::RULE_IDS.iter().filter(|id| !covered.contains(**id) && !left_out.contains_key(**id)).collect();
            assert!(missing.is_empty(), "{}: on no card: {missing:?}", G::ID);
            for card in cards.all() {
                assert!(self.0.has(&card.text_key), "{} has no sentence", card.text_key);
                assert!(!card.rules.is_empty(), "{} tells of no rule", card.text_key);
            }
        }
    }
    visit_taught(&mut Look(Text::english()));
}
