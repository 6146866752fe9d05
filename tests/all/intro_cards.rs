//! Intro cards: a first game explains every rule that is needed, each once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cheeseboard::engine::{Level, OptionKind, Seat, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::lessons::{CardMoment, CardState, CardTrigger, IntroCard, IntroCards};
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

/// How many events had happened when the turn of this seat, which is on turn, began.
fn turn_began<G: Game>(game: &Match<G>, seat: Seat) -> usize {
    let is_own = |ply: &usize| matches!(game.turn_at(*ply), Turn::Seat(on) | Turn::Chance(Some(on)) if on == seat);
    (0..=game.ply()).rev().take_while(is_own).last().unwrap_or(game.ply())
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
                cards.update(&game);
                let legal = game.legal_moves();
                let moment = CardMoment { seat, turn_began: turn_began(&game, seat), legal: &legal };
                while let Some(card) = cards.due(moment, &shown) {
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

/// The kinds of the events after this many, named as in records.
fn kinds<G: Game>(game: &Match<G>, since: usize) -> BTreeSet<String> {
    (since..game.ply()).filter_map(|ply| game.event_kind(ply)).collect()
}

/// What is wrong with a card at this moment.
fn fault<G: Game>(card: &IntroCard, game: &Match<G>, moment: CardMoment<'_, G::Move>) -> Option<&'static str> {
    let written = |choice: &G::Move| serde_json::to_value(choice).expect("a move")["do"].clone();
    let before = (0..moment.turn_began).rev().find(|ply| game.decided_by(*ply) == Some(moment.seat));
    match &card.trigger {
        CardTrigger::Start => (0..moment.turn_began)
            .any(|ply| game.decided_by(ply) == Some(moment.seat))
            .then_some("its first turn is over"),
        CardTrigger::CanDo(kind) => {
            let is_legal = moment.legal.iter().any(|choice| written(choice) == kind.as_str());
            (!moment.legal.is_empty() && !is_legal).then_some("it cannot be done")
        }
        CardTrigger::Happened(kind) => {
            (!kinds(game, before.map_or(0, |ply| ply + 1)).contains(kind)).then_some("it did not just happen")
        }
        CardTrigger::Option(_) | CardTrigger::Logged(_) => None,
    }
}

/// Nobody presses "Got it": a card in each turn, which stays as long as it is about something.
fn stale_cards_of_a_game<G: Game>(seats: usize, seed: u64) -> (BTreeSet<String>, usize) {
    let assignment =
        |number: usize| SeatAssignment { name: format!("P{number}"), player: Player::Human, mark: number as u8 };
    let mut game =
        Match::<G>::new(G::Options::default(), (0..seats).map(assignment).collect(), seed).expect("can be played");
    let (mut cards, mut shown, mut faults) = (IntroCards::<G>::default(), BTreeSet::new(), BTreeSet::new());
    // The card of the turn, how many events had happened when the turn began and when the card came up.
    let mut now: Option<(IntroCard, usize, usize)> = None;
    for _ in 0..400 {
        match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                cards.update(&game);
                let legal = game.legal_moves();
                let moment = CardMoment { seat, turn_began: turn_began(&game, seat), legal: &legal };
                if now.as_ref().is_none_or(|(_, began, _)| *began != moment.turn_began) {
                    shown.extend(now.take().map(|(card, ..)| card.name));
                    now = cards.due(moment, &shown).map(|card| (card.clone(), moment.turn_began, game.ply()));
                }
                if let Some((card, _, since)) = &now
                    && cards.state(&card.name, *since, moment) == CardState::Current
                {
                    let was_done =
                        matches!(&card.trigger, CardTrigger::CanDo(kind) if kinds(&game, *since).contains(kind));
                    let what = fault(card, &game, moment).or(was_done.then_some("it has been done"));
                    faults.extend(what.map(|what| format!("{}: {} stands though {what}", G::ID, card.name)));
                }
                let stream = cheeseboard::bots::bot_seed(seed, seat, game.ply());
                let view = game.view(Viewer::Seat(seat));
                let choice = cheeseboard::bots::choose_move(&view, Level::Greedy, stream, &Stop::default());
                game.decide(seat, choice.expect("its turn")).expect("legal");
            }
        }
    }
    (faults, shown.len())
}

/// A card is about what can be done now or was just seen, even if nobody puts cards away.
#[test]
fn intro_cards_do_not_lag_behind_the_game() {
    struct Play(BTreeSet<String>);
    impl Visitor for Play {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for seed in 0..3 {
                let (faults, shown) = stale_cards_of_a_game::<G>(*G::SEATS.start(), seed);
                assert!(shown > 2, "{}: {shown} cards", G::ID);
                self.0.extend(faults);
            }
        }
    }
    let mut play = Play(BTreeSet::new());
    visit_taught(&mut play);
    assert!(play.0.is_empty(), "{:#?}", play.0);
}
