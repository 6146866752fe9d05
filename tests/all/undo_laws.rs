//! Undo in every listed game: it leaks nothing that the end has revealed, and opens a hand to its owner only.

use std::collections::BTreeSet;

use cheeseboard::engine::{Event, Level, Seat, SecretDisplay, Turn, UndoBarrier, Viewer, derive_stream};
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Options};
use cheeseboard::games::{Game, Visitor, visit_all, visit_taught};
use cheeseboard::play::{Match, Player, SeatAssignment, Table, UndoPolicy, UndoStop};
use cheeseboard::text::{Language, Text};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::prop_oneof;

use crate::autoplay::redo;
use crate::random_cases;
use crate::tables::{Setting, settings};

/// The number of determinizations of the position before the end.
const DETERMINIZATIONS: u64 = 16;
/// How many games of each setting are played to hear why undo stops.
const UNDO_SEEDS: u64 = 3;

/// Why the last decision cannot be undone. If it can, asserts that the end has revealed nothing: all positions that look
/// alike to the table lead to the same end.
fn undo_at_the_end<G: Game>(table: &Setting<G>, seed: u64) -> Option<UndoStop> {
    let played = table.played_out(seed);
    let mut seated = Table::new(table.seated(seed));
    played.events.iter().for_each(|event| happen(&mut seated.game, event));
    assert!(seated.undo_policy == UndoPolicy::UntilNews && seated.game.outcome().is_some());
    let target = match seated.undo_target() {
        Err(stop) => return Some(stop),
        Ok(target) => target,
    };
    let end = G::view(&played.states[played.events.len()], Viewer::Everything).open;
    for number in 0..DETERMINIZATIONS {
        let mut stream = derive_stream(seed, "before the end", &[number]);
        let mut determinization = G::determinize(&G::view(&played.states[target], Viewer::Table), &mut stream);
        let possible = played.events[target..].iter().all(|event| {
            let may = determinization.check(event).is_ok();
            if may {
                determinization.advance(event);
            }
            may
        });
        let same = !possible || determinization.view(Viewer::Everything).open == end;
        assert!(same, "{}, seed {seed}: the end shows what nobody knew, and can be taken back", table.name());
    }
    None
}

#[test]
fn undo_stops_at_an_end_that_reveals_something() {
    struct Law;
    impl Visitor for Law {
        type Output = Vec<UndoStop>;
        fn visit<G: Game>(&mut self) -> Self::Output {
            let tables = settings::<G>().into_iter().filter(|table| table.seats >= 2);
            tables.flat_map(|table| (0..3).filter_map(move |seed| undo_at_the_end(&table, seed))).collect()
        }
    }
    let reasons: Vec<UndoStop> = visit_all(&mut Law).into_iter().flatten().collect();
    let is_reveal = |stop: &UndoStop| matches!(stop, UndoStop::Event(_, UndoBarrier::Revealed));
    assert!(reasons.iter().any(is_reveal), "{reasons:?}");
}

/// Each taught game says in its own words what stops undo, in every language, and every sentence that it has for that is
/// said somewhere.
#[test]
fn each_game_says_in_its_own_words_why_undo_stops() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let texts = Language::ALL.map(Text::without_fallback);
            let mut said = BTreeSet::new();
            for table in settings::<G>().into_iter().filter(|table| table.seats >= 2) {
                for seed in 0..UNDO_SEEDS {
                    let mut seated = Table::new(table.seated(seed));
                    let names = vec!["Ada".to_owned(); table.seats];
                    for event in &table.played_out(seed).events {
                        happen(&mut seated.game, event);
                        let Err(stop) = seated.undo_target() else { continue };
                        let phrase = seated.game.undo_stop_phrase(stop);
                        let is_own = phrase.key.starts_with(&format!("{}-undo-", G::ID));
                        assert!(is_own || !matches!(stop, UndoStop::Event(..)), "{}: {stop:?}: {}", G::ID, phrase.key);
                        if said.insert(phrase.key) {
                            for text in &texts {
                                let sentence = text.say(&phrase, &names);
                                let whole = text.has(phrase.key) && !sentence.contains(['{', '[', '$']);
                                assert!(whole, "{} in {:?}: {sentence}", G::ID, text.language());
                            }
                        }
                    }
                }
            }
            let file = format!("{}/assets/text/en/{}.ftl", env!("CARGO_MANIFEST_DIR"), G::ID);
            let english = std::fs::read_to_string(file).expect("every game has its sentences");
            let keys = english.lines().filter_map(|line| Some(line.split_once(" =")?.0));
            let of_undo = format!("{}-undo-", G::ID);
            let unsaid: Vec<&str> = keys.filter(|key| key.starts_with(&of_undo) && !said.contains(key)).collect();
            assert!(unsaid.is_empty(), "{}: never said: {unsaid:?}", G::ID);
        }
    }
    visit_taught(&mut Law);
}

/// Free undo includes the end of the game.
#[test]
fn free_undo_crosses_the_end() {
    struct Law;
    impl Visitor for Law {
        type Output = bool;
        fn visit<G: Game>(&mut self) -> bool {
            let table = settings::<G>().into_iter().find(|table| table.seats == 2).expect("two can play");
            let mut seated = Table::new(table.seated(3));
            seated.undo_policy = UndoPolicy::Free;
            table.played_out(3).events.iter().for_each(|event| happen(&mut seated.game, event));
            seated.game.outcome().is_some() && seated.undo().is_ok()
        }
    }
    assert!(visit_all(&mut Law).into_iter().all(|taken_back| taken_back));
}

/// The end of Burg Appenzell turns up every roof. With memory help nothing else is ever covered.
#[test]
fn only_free_undo_crosses_the_final_reveal() {
    let table = Setting::<BurgAppenzell> { options: Options { memory_help: true, ..Default::default() }, seats: 2 };
    let mut seated = Table::new(table.seated(3));
    seated.undo_policy = UndoPolicy::Free;
    for event in &table.played_out(3).events {
        assert!(!seated.undo_crosses_final_reveal(), "ply {}: the game is not over", seated.game.ply());
        happen(&mut seated.game, event);
    }
    assert!(seated.game.outcome().is_some());
    for policy in UndoPolicy::ALL {
        seated.undo_policy = policy;
        assert_eq!(seated.undo_crosses_final_reveal(), policy == UndoPolicy::Free, "{policy:?}");
    }
}

/// After undo or redo to another person's turn, all hands are covered until their owner uncovers them.
#[test]
fn undo_over_a_change_of_seat_leaves_hands_covered() {
    struct Law;
    impl Visitor for Law {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            settings::<G>().iter().filter(|table| table.seats >= 2).map(covered_hands::<G>).sum()
        }
    }
    let crossed = visit_all(&mut Law);
    assert!(crossed.iter().all(|&crossed| crossed > 0), "{crossed:?}");
}

/// Checks the hands at every change of seat of a game; returns the number of changes.
fn covered_hands<G: Game>(table: &Setting<G>) -> usize {
    let played = table.played_out(4);
    let mut seated = Table::new(table.seated(4));
    seated.undo_policy = UndoPolicy::Free;
    let open = |seated: &Table<G>| Seat::all(table.seats).filter(|&seat| seated.can_show_private_view(seat)).count();
    let mut crossed = 0;
    for event in &played.events {
        let (Turn::Seat(seat) | Turn::Chance(Some(seat))) = seated.game.turn() else {
            happen(&mut seated.game, event);
            continue;
        };
        // The next person uncovers the hand; then the person before undoes.
        match G::SECRET_DISPLAY {
            SecretDisplay::OwnTurn => seated.begin_turn(seat),
            SecretDisplay::Curtain => seated.lift_curtain(seat),
        }
        let last = (0..seated.game.ply()).rev().find_map(|ply| seated.game.decided_by(ply));
        if last.is_some_and(|last| last != seat) {
            let ply = seated.game.ply();
            let mut back = seated.clone();
            back.undo().expect("a free table");
            assert_eq!(open(&back), 0, "{}, ply {ply}: undo opens a hand", table.name());
            if G::SECRET_DISPLAY == SecretDisplay::OwnTurn
                && let Turn::Seat(owner) = back.game.turn()
            {
                back.begin_turn(owner);
                assert!(back.can_show_private_view(owner), "{}: its owner takes it up", table.name());
            }
            assert!(redo(&mut back));
            assert_eq!(open(&back), 0, "{}, ply {ply}: redo opens a hand", table.name());
            crossed += 1;
        }
        happen(&mut seated.game, event);
    }
    crossed
}

fn happen<G: Game>(game: &mut Match<G>, event: &Event<G>) {
    match event {
        Event::Chance(outcome) => game.apply_chance(outcome.clone()),
        Event::Decision(seat, choice) => game.decide(*seat, *choice),
    }
    .expect("it happened before");
}

/// An imported copy samples again what no seat has seen, so that copies do not reveal the future; everything else is the same.
#[test]
fn imported_copies_have_different_luck() {
    struct Law;
    impl Visitor for Law {
        type Output = (&'static str, bool);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let mut differ = false;
            for table in settings::<G>().into_iter().filter(|table| table.seats <= 3) {
                let mut game = table.seated(7);
                for event in table.played(7).events.iter().take(60) {
                    happen(&mut game, event);
                }
                if game.outcome().is_some() {
                    continue;
                }
                let copies = [1, 2].map(|seed| Table::new(game.clone()).imported(seed).game);
                for copy in &copies {
                    assert_eq!(copy.ply(), game.ply(), "{}", table.name());
                    for (ply, who) in
                        (0..=game.ply()).flat_map(|ply| table.viewers().into_iter().map(move |who| (ply, who)))
                    {
                        if who != Viewer::Everything {
                            assert_eq!(
                                copy.view_at(ply, who),
                                game.view_at(ply, who),
                                "{}, {ply}, {who:?}",
                                table.name()
                            );
                        }
                    }
                }
                let [first, second] = copies.map(|copy| copy.record(false).events);
                differ |= first != second;
            }
            (G::ID, differ)
        }
    }
    let differ: Vec<&str> =
        visit_all(&mut Law).into_iter().filter(|(_, differ)| *differ).map(|(game, _)| game).collect();
    assert_eq!(differ, ["burg_appenzell", "rat_a_tat_roll"], "those that shuffle once for long");
}

/// One thing that is done to a table.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The next event: the legal move of this number, or a chance outcome.
    Event(usize),
    /// A decision of a seat that is not on turn.
    IllegalDecision,
    Undo,
    Redo,
    Reset,
}

/// What a table with free undo must do: two stacks of events, and states made anew from the start.
struct Model<'a, G: Game> {
    table: &'a Setting<G>,
    people: Vec<bool>,
    past: Vec<Event<G>>,
    /// The events that can be redone, the next one last.
    future: Vec<Event<G>>,
}

impl<G: Game> Model<'_, G> {
    fn state(&self) -> G::State {
        self.past.iter().fold(self.table.start(), |state, event| G::after(&state, event).expect("it happened"))
    }

    /// The person who decided the event.
    fn person(&self, event: &Event<G>) -> Option<Seat> {
        match event {
            Event::Decision(seat, _) if self.people[seat.index()] => Some(*seat),
            Event::Decision(..) | Event::Chance(_) => None,
        }
    }

    /// Undoes one decision of a person and everything after it; returns the seat.
    fn undo(&mut self) -> Option<Seat> {
        let seat = self.past.iter().rev().find_map(|event| self.person(event))?;
        while let Some(event) = self.past.pop() {
            let is_last = self.person(&event).is_some();
            self.future.push(event);
            if is_last {
                break;
            }
        }
        Some(seat)
    }

    /// Redoes one decision of a person, and what followed up to the next one.
    fn redo(&mut self) -> bool {
        let can_redo = !self.future.is_empty();
        let mut decisions = 0;
        while let Some(event) = self.future.pop() {
            decisions += usize::from(self.person(&event).is_some());
            if decisions > 1 {
                self.future.push(event);
                break;
            }
            self.past.push(event);
        }
        can_redo
    }

    /// Undoes the decisions in a row of the person on turn.
    fn reset(&mut self) -> bool {
        let last = self.past.iter().rev().find_map(|event| self.person(event));
        let Some(seat) = last.filter(|&seat| G::turn(&self.state()) == Turn::Seat(seat)) else { return false };
        self.undo();
        while self.past.last().is_some_and(|event| self.person(event) == Some(seat)) {
            self.undo();
        }
        true
    }

    /// Does the same to the table and the model, and compares them.
    fn step(&mut self, table: &mut Table<G>, step: Step) {
        match step {
            Step::Event(number) => {
                let state = self.state();
                let event = match G::turn(&state) {
                    Turn::Over(_) => return,
                    Turn::Chance(_) => {
                        Event::Chance(G::sample_chance(&state, &mut derive_stream(number as u64, "step", &[])))
                    }
                    Turn::Seat(seat) => {
                        let legal = table.game.legal_moves();
                        Event::Decision(seat, legal[number % legal.len()])
                    }
                };
                happen(&mut table.game, &event);
                self.past.push(event);
                self.future.clear();
            }
            Step::IllegalDecision => {
                let Turn::Seat(seat) = table.game.turn() else { return };
                let other = Seat::new((seat.index() + 1) % self.people.len());
                let choice = table.game.legal_moves()[0];
                assert!(other == seat || table.game.decide(other, choice).is_err());
            }
            Step::Undo => assert_eq!(table.undo().is_ok(), self.undo().is_some()),
            Step::Redo => assert_eq!(redo(table), self.redo()),
            Step::Reset => assert_eq!(table.reset_turn(), self.reset()),
        }
        let place = || format!("{}, ply {}, {step:?}", self.table.name(), self.past.len());
        assert_eq!(table.game.ply(), self.past.len(), "{}", place());
        assert_eq!(table.game.can_redo(), !self.future.is_empty(), "{}", place());
        let state = self.state();
        assert_eq!(table.game.turn(), G::turn(&state), "{}", place());
        for who in self.table.viewers() {
            assert!(table.game.view(who) == G::view(&state, who), "{}, {who:?}", place());
        }
    }
}

/// Random sequences of decisions, undo, redo and reset agree with two stacks of events.
#[test]
fn timeline_agrees_with_a_reference_model() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let tables = settings::<G>();
            let step = prop_oneof![
                8 => any::<usize>().prop_map(Step::Event),
                1 => Just(Step::IllegalDecision),
                2 => Just(Step::Undo),
                2 => Just(Step::Redo),
                1 => Just(Step::Reset),
            ];
            let cases = (any::<usize>(), any::<u8>(), 0_usize..40, vec(step, 1..60));
            random_cases::check(96, &cases, |(number, people, before, steps)| {
                let table = &tables[number % tables.len()];
                let people: Vec<bool> = (0..table.seats).map(|seat| people >> seat & 1 == 1).collect();
                let mut seated = Table::new(table.seated(1));
                for seat in Seat::all(table.seats).filter(|seat| !people[seat.index()]) {
                    let bot = Player::Bot(Level::Random.into());
                    let assignment = SeatAssignment { player: bot, ..seated.game.assignment(seat).clone() };
                    seated.game.assign_seat(seat, assignment);
                }
                seated.undo_policy = UndoPolicy::Free;
                let mut model = Model { table, people, past: Vec::new(), future: Vec::new() };
                (0..before).for_each(|number| model.step(&mut seated, Step::Event(number * 7)));
                steps.into_iter().for_each(|step| model.step(&mut seated, step));
                Ok(())
            });
        }
    }
    visit_all(&mut Law);
}
