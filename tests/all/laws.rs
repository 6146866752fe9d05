//! Laws that hold for every listed game with every option set and number of seats. A new game needs no new line here.

use std::collections::{BTreeMap, BTreeSet};

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{
    Determinization, Event, GameStage, Level, Refusal, Rules, SearchSettings, Seat, Stop, Turn, View, Viewer,
    derive_stream, luck_stream, random_below,
};
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{RESERVED_FIELDS, Table, UndoPolicy, read_record};
use cheeseboard::text::Text;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::autoplay::redo;
use crate::tables::{Played, Setting, greedy_event, play_on, settings};

/// The number of determinizations that stand for "every state that looks the same".
const DETERMINIZATIONS: u64 = 32;

/// Makes a test of each law, for every game, option set and number of seats.
macro_rules! laws {
    ($($law:ident)*) => {$(
        #[test]
        fn $law() {
            struct Law;
            impl Visitor for Law {
                type Output = usize;
                fn visit<G: Game>(&mut self) -> usize {
                    settings::<G>().iter().map(law::$law::<G>).count()
                }
            }
            let held = visit_all(&mut Law);
            assert!(!held.is_empty() && held.iter().all(|&tables| tables > 0));
        }
    )*};
}

laws! {
    same_seed_gives_the_same_game
    after_does_not_change_its_input
    seat_count_never_changes
    legal_moves_and_check_agree
    every_random_game_ends
    events_leave_the_fields_of_the_record_alone
    values_round_trip_through_ron_and_json
    determinizations_look_like_the_real_position
    views_with_forgotten_entries_can_be_determinized
    forgotten_entries_do_not_come_back
    win_probabilities_cover_every_seat
    events_without_news_reveal_nothing
    bots_decide_from_their_view_alone
    stopped_bots_play_the_fallback_move
    undo_and_redo_give_equal_states
    undone_chance_events_repeat_their_luck
    counts_are_conserved
    viewer_everything_sees_only_the_table_before_the_end
}

mod law {
    use super::*;

    pub fn same_seed_gives_the_same_game<G: Game>(table: &Setting<G>) {
        let game = |seed| {
            let mut game = table.seated(seed);
            play_on(&mut game, 5);
            game.record(true)
        };
        assert_eq!(game(11), game(11), "{}", table.name());
        let other_seeds = (12..20).any(|seed| game(11).events != game(seed).events);
        assert!(other_seeds, "{}: the seed has no say", table.name());
        assert!(table.played(3).states == table.played(3).states, "{}", table.name());
    }

    pub fn after_does_not_change_its_input<G: Game>(table: &Setting<G>) {
        let played = table.played(1);
        for (state, event) in played.states.iter().zip(&played.events) {
            let before = state.clone();
            let after = G::after(state, event).expect("it happened");
            assert!(before == *state, "{}: {event:?} changed the position before it", table.name());
            let mut advanced = before;
            G::advance(&mut advanced, event);
            assert!(advanced == after, "{}: {event:?} in place comes out differently", table.name());
        }
    }

    pub fn seat_count_never_changes<G: Game>(table: &Setting<G>) {
        for (ply, state) in table.played(1).states.iter().enumerate() {
            assert_eq!(G::seat_count(state), table.seats, "{}, ply {ply}", table.name());
        }
    }

    pub fn legal_moves_and_check_agree<G: Game>(table: &Setting<G>) {
        let foreign = moves_of_other_positions(table);
        let text = Text::english();
        let mut keys = BTreeSet::new();
        let mut refused = |refusal: Refusal, doing: &dyn std::fmt::Debug| {
            assert!(
                refusal.rule == "record" || G::RULE_IDS.contains(&refusal.rule),
                "{}: {doing:?} is refused under {}",
                G::ID,
                refusal.rule
            );
            if keys.insert(refusal.phrase.key) {
                let line = text.refusal(&refusal, &[]);
                assert!(text.has(refusal.phrase.key) && !line.contains(['{', '[']), "{}: {line}", G::ID);
            }
        };
        let played = table.played(2);
        let mut legal = Vec::new();
        for (ply, state) in played.states.iter().enumerate() {
            G::legal_moves(state, &mut legal);
            assert!(legal.is_sorted_by(|first, second| first < second), "{}: sorted, distinct: {legal:?}", G::ID);
            let turn = G::turn(state);
            let on_turn = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
            assert_eq!(on_turn.is_some(), !legal.is_empty(), "{}: {turn:?} with {legal:?}", G::ID);
            for choice in &legal {
                let decision = Event::Decision(on_turn.expect("as asserted"), *choice);
                assert_eq!(G::check(state, &decision), Ok(()), "{}: {choice:?} is listed", table.name());
            }
            for choice in foreign.iter().skip(ply % 4).step_by(4) {
                for seat in Seat::all(table.seats) {
                    let lawful = on_turn == Some(seat) && legal.binary_search(choice).is_ok();
                    match G::check(state, &Event::Decision(seat, *choice)) {
                        Ok(()) => assert!(lawful, "{}: {seat:?} may {choice:?}, not listed", table.name()),
                        Err(refusal) => {
                            assert!(!lawful, "{}: {choice:?}: {refusal:?}", table.name());
                            refused(refusal, choice);
                        }
                    }
                }
            }
            match turn {
                Turn::Chance(_) => {
                    for seed in 0..4 {
                        let outcome = Event::Chance(G::sample_chance(state, &mut luck_stream(seed, ply)));
                        assert_eq!(G::check(state, &outcome), Ok(()), "{}: {outcome:?} was rolled", table.name());
                    }
                }
                Turn::Seat(_) | Turn::Over(_) => {
                    for outcome in played.events.iter().filter(|event| matches!(event, Event::Chance(_))) {
                        let refusal = G::check(state, outcome).expect_err("chance is not due");
                        refused(refusal, outcome);
                    }
                }
            }
        }
    }

    /// `LAWS_GAMES=20000 cargo test --release laws::every_random_game_ends` plays more games.
    pub fn every_random_game_ends<G: Game>(table: &Setting<G>) {
        let games = std::env::var("LAWS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(12);
        for seed in 0..games {
            match G::MAX_EVENTS {
                Some(bound) => {
                    let mut state = table.start();
                    let mut decisions = derive_stream(seed, "ends", &[]);
                    let mut legal = Vec::new();
                    let mut events = 0;
                    while let Some(event) = any_event::<G>(&state, &mut legal, &mut decisions) {
                        assert_eq!(G::check(&state, &event), Ok(()), "{}, seed {seed}", table.name());
                        G::advance(&mut state, &event);
                        events += 1;
                        assert!(events <= bound, "{}, seed {seed}: more than {bound} events", table.name());
                    }
                    assert_outcome_is_sound::<G>(table, &state);
                }
                // Random play may never end in this game; greedy play does.
                None => {
                    let mut state = table.start();
                    let mut stream = derive_stream(seed, "ends", &[]);
                    for event in 0.. {
                        assert!(event < 20_000, "{}, seed {seed}: no end", table.name());
                        let event = match G::turn(&state) {
                            Turn::Over(_) => break,
                            Turn::Chance(_) => Event::Chance(G::sample_chance(&state, &mut stream)),
                            Turn::Seat(seat) => greedy_event::<G>(&state, seat, &mut stream),
                        };
                        G::advance(&mut state, &event);
                    }
                    assert_outcome_is_sound::<G>(table, &state);
                }
            }
        }
    }

    pub fn events_leave_the_fields_of_the_record_alone<G: Game>(table: &Setting<G>) {
        for event in table.played(4).events {
            let fields = match &event {
                Event::Chance(outcome) => serde_json::to_value(outcome),
                Event::Decision(_, choice) => serde_json::to_value(choice),
            };
            let fields = fields.expect("an event has a JSON form");
            let taken = RESERVED_FIELDS.into_iter().find(|field| fields.get(field).is_some());
            assert!(taken.is_none(), "{}: {event:?}: the field {taken:?} is the record's; rename it", G::ID);
        }
    }

    fn assert_outcome_is_sound<G: Game>(table: &Setting<G>, state: &G::State) {
        let Turn::Over(outcome) = G::turn(state) else { panic!("{}: not over", table.name()) };
        assert_eq!(outcome.scores.len(), table.seats, "{}", table.name());
        assert!(!outcome.winners.is_empty(), "{}: nobody won", table.name());
        assert!(outcome.winners.is_sorted_by(|first, second| first < second), "{:?}", outcome.winners);
        assert!(outcome.winners.iter().all(|winner| winner.index() < table.seats));
    }

    pub fn values_round_trip_through_ron_and_json<G: Game>(table: &Setting<G>) {
        survives(&table.options);
        let played = table.played(4);
        for (ply, state) in played.states.iter().enumerate().filter(|(ply, _)| ply % 2 == 0) {
            survives(state);
            for who in table.viewers() {
                let view = G::view(state, who);
                survives(&view.open);
                survives(&view.memory);
                if let Some(event) = played.events.get(ply) {
                    survives(&G::observe(state, event, who).seen);
                }
            }
            match played.events.get(ply) {
                Some(Event::Chance(outcome)) => survives(outcome),
                Some(Event::Decision(_, choice)) => survives(choice),
                None => {}
            }
        }
        let mut game = table.seated(4);
        play_on(&mut game, 4);
        let record = game.record(true);
        for text in [record.to_ron(), record.to_json()] {
            let read = read_record(&text).expect("it was just written");
            assert_eq!(read, record, "{}", table.name());
            let (replayed, notices) = read.replay::<G>().expect("it was just played");
            assert_eq!(replayed.record(true), record, "{}", table.name());
            assert!(notices.is_empty());
            assert!(replayed.view(Viewer::Everything) == game.view(Viewer::Everything));
        }
    }

    /// Determinizations that are dealt evenly, and those sampled from a mind's belief.
    pub fn determinizations_look_like_the_real_position<G: Game>(table: &Setting<G>) {
        let foreign = moves_of_other_positions(table);
        let mut stream = derive_stream(6, "determinize", &[]);
        let positions: Vec<_> = (60..63).flat_map(|seed| table.played(seed).states.into_iter().enumerate()).collect();
        for (ply, state) in &positions {
            let mut viewers = table.viewers();
            if matches!(G::turn(state), Turn::Over(_)) {
                viewers.push(Viewer::Everything);
            }
            let foreign: Vec<G::Move> = foreign.iter().skip(ply % 16).step_by(16).copied().collect();
            for who in viewers {
                let view = G::view(state, who);
                let place = |how: &str| format!("{}, ply {ply}, {who:?}, {how}", table.name());
                assert_looks_the_same(&G::determinize(&view, &mut stream), state, &view, &foreign, &|| {
                    place("determinized")
                });
                let believed = G::belief(&view, &quick::<G>(), &Stop::default()).sample(&mut stream);
                assert_looks_the_same(&believed, state, &view, &foreign, &|| place("sampled belief"));
            }
        }
    }

    /// Asserts that the owner of the view cannot tell the determinization from the state, not even by its legal moves.
    fn assert_looks_the_same<G: Game>(
        determinization: &Determinization<G>,
        state: &G::State,
        view: &View<G>,
        foreign: &[G::Move],
        place: &dyn Fn() -> String,
    ) {
        let turn = G::turn(state);
        assert!(determinization.view(view.who) == *view, "{}: the view differs", place());
        assert_eq!(determinization.turn(), turn, "{}", place());
        assert_eq!(G::chance_kind(determinization.state()), G::chance_kind(state), "{}", place());
        assert_eq!(G::conserved_counts(determinization.state()), G::conserved_counts(state), "{}", place());
        let Some(seat) = view.who.seat().filter(|&seat| turn == Turn::Seat(seat)) else { return };
        let (mut legal, mut determinized_legal) = (Vec::new(), Vec::new());
        G::legal_moves(state, &mut legal);
        determinization.legal_moves(&mut determinized_legal);
        assert_eq!(determinized_legal, legal, "{}", place());
        for choice in foreign {
            let decision = Event::Decision(seat, *choice);
            assert_eq!(determinization.check(&decision), G::check(state, &decision), "{}: {choice:?}", place());
        }
    }

    /// Positions sampled from a view with forgotten entries give that same view, turn and legal moves.
    pub fn views_with_forgotten_entries_can_be_determinized<G: Game>(table: &Setting<G>) {
        let mut stream = derive_stream(14, "determinize", &[]);
        let (mut legal, mut determinized_legal) = (Vec::new(), Vec::new());
        for seed in 14..16 {
            for (ply, state) in table.played(seed).states.iter().enumerate().step_by(2) {
                for seat in Seat::all(table.seats) {
                    let faded = faded::<G>(state, seat, seed);
                    G::legal_moves(state, &mut legal);
                    let believed = G::belief(&faded, &quick::<G>(), &Stop::default()).sample(&mut stream);
                    for determinization in [G::determinize(&faded, &mut stream), believed] {
                        let place = || format!("{}, seed {seed}, ply {ply}, {seat:?}", table.name());
                        assert!(determinization.view(Viewer::Seat(seat)) == faded, "{}: the view differs", place());
                        assert_eq!(determinization.turn(), G::turn(state), "{}", place());
                        if determinization.turn() == Turn::Seat(seat) {
                            determinization.legal_moves(&mut determinized_legal);
                            assert_eq!(determinized_legal, legal, "{}", place());
                        }
                    }
                }
            }
        }
    }

    /// An entry that was forgotten stays forgotten after the next event, as long as the full memory still holds it.
    pub fn forgotten_entries_do_not_come_back<G: Game>(table: &Setting<G>) {
        for seed in 17..19 {
            let played = table.played(seed);
            for seat in Seat::all(table.seats) {
                let mut before: Option<[BTreeMap<String, usize>; 2]> = None;
                for (ply, state) in played.states.iter().enumerate() {
                    let full = G::view(state, Viewer::Seat(seat));
                    let now = [full, faded::<G>(state, seat, seed)].map(|view| remembered(&view.memory));
                    let count = |memory: &BTreeMap<String, usize>, thing| memory.get(thing).copied().unwrap_or(0);
                    for (thing, &known) in before.iter().flat_map(|[full, _]| full) {
                        let lost = known - before.iter().map(|[_, left]| count(left, thing)).sum::<usize>().min(known);
                        let still = count(&now[0], thing);
                        assert!(
                            still < known || still - count(&now[1], thing).min(still) >= lost,
                            "{}, seed {seed}, ply {ply}, {seat:?}: {thing} comes back",
                            table.name()
                        );
                    }
                    before = Some(now);
                }
            }
        }
    }

    pub fn win_probabilities_cover_every_seat<G: Game>(table: &Setting<G>) {
        let mut stream = derive_stream(16, "determinize", &[]);
        for (ply, state) in table.played(16).states.iter().enumerate().step_by(3) {
            for who in Seat::all(table.seats).map(Viewer::Seat) {
                let determinization = G::determinize(&G::view(state, who), &mut stream);
                if matches!(determinization.turn(), Turn::Over(_)) {
                    continue;
                }
                let probabilities = G::win_probabilities(&determinization, who);
                let place = || format!("{}, ply {ply}, {who:?}: {probabilities:?}", table.name());
                assert_eq!(probabilities.len(), table.seats, "{}", place());
                assert!(probabilities.iter().all(|probability| (0.0..=1.0).contains(probability)), "{}", place());
            }
        }
    }

    pub fn viewer_everything_sees_only_the_table_before_the_end<G: Game>(table: &Setting<G>) {
        let mut whole = table.seated(8);
        play_on(&mut whole, 8);
        let game = whole.until(whole.ply() * 2 / 3);
        assert!(game.outcome().is_none(), "{}: it runs", table.name());
        for ply in 0..game.ply() {
            let seen = |who| game.observation(ply, who).expect("it happened").seen;
            let view = |who| game.view_at(ply, who);
            let place = || format!("{}, ply {ply}", table.name());
            assert!(seen(Viewer::Everything) == seen(Viewer::Table), "{}: what happened", place());
            assert!(view(Viewer::Everything) == view(Viewer::Table), "{}: what is known", place());
        }
    }

    pub fn events_without_news_reveal_nothing<G: Game>(table: &Setting<G>) {
        let mut stream = derive_stream(7, "determinize", &[]);
        let mut without_news = 0;
        for seed in 70..74 {
            let played = table.played(seed);
            for (ply, event) in played.events.iter().enumerate() {
                let (before, after) = (&played.states[ply], &played.states[ply + 1]);
                for who in table.viewers() {
                    let observation = G::observe(before, event, who);
                    if observation.is_news {
                        continue;
                    }
                    without_news += 1;
                    let (view, real) = (G::view(before, who), G::view(after, who));
                    for _ in 0..DETERMINIZATIONS {
                        let mut determinization = G::determinize(&view, &mut stream);
                        let place = || format!("{}, seed {seed}, ply {ply}, {who:?}: {event:?}", table.name());
                        match (determinization.check(event), event) {
                            (Ok(()), _) => {}
                            (Err(_), Event::Chance(_)) => continue,
                            (Err(refusal), Event::Decision(..)) => panic!("{}: {refusal:?}", place()),
                        }
                        assert!(
                            G::observe(determinization.state(), event, who) == observation,
                            "{}: seen differently",
                            place()
                        );
                        determinization.advance(event);
                        assert!(G::view(determinization.state(), who) == real, "{}: it was news", place());
                    }
                }
            }
        }
        assert!(without_news > 0, "{}: everything was news to everyone", table.name());
    }

    /// Bots without search; those with search are tested in `bot_fairness.rs`.
    pub fn bots_decide_from_their_view_alone<G: Game>(table: &Setting<G>) {
        let played = table.played(9);
        let mut stream = derive_stream(9, "determinize", &[]);
        let mut legal = Vec::new();
        for (ply, seat) in decisions(&played).step_by(29) {
            let view = G::view(&played.states[ply], Viewer::Seat(seat));
            G::legal_moves(&played.states[ply], &mut legal);
            for level in Level::ALL.into_iter().filter(|level| level.search_index().is_none()) {
                let seed = || bot_seed(21, seat, ply);
                let answer = choose_move::<G>(&view, level, seed(), &Stop::default()).expect("it is on turn");
                assert!(legal.binary_search(&answer).is_ok(), "{}: {level:?} chose {answer:?}", table.name());
                let alike = G::view(G::determinize(&view, &mut stream).state(), Viewer::Seat(seat));
                let again = choose_move::<G>(&alike, level, seed(), &Stop::default());
                assert_eq!(again, Some(answer), "{}, ply {ply}: {level:?}", table.name());
            }
            let other = Seat::new((seat.index() + 1) % table.seats);
            let view = G::view(&played.states[ply], Viewer::Seat(other));
            assert_eq!(choose_move::<G>(&view, Level::Random, bot_seed(21, other, ply), &Stop::default()), None);
        }
    }

    /// A bot stopped before its first iteration plays its fallback move; a mind still returns one score per move.
    pub fn stopped_bots_play_the_fallback_move<G: Game>(table: &Setting<G>) {
        let stop = Stop::default();
        stop.request();
        let played = table.played(15);
        let mut stream = derive_stream(15, "mind", &[]);
        let mut legal = Vec::new();
        for (ply, seat) in decisions(&played).step_by(7) {
            let view = G::view(&played.states[ply], Viewer::Seat(seat));
            let place = || format!("{}, ply {ply}", table.name());
            let choice = |level: Level| choose_move::<G>(&view, level, bot_seed(15, seat, ply), &stop);
            G::legal_moves(&played.states[ply], &mut legal);
            for level in Level::ALL {
                assert!(choice(level).is_some_and(|choice| legal.binary_search(&choice).is_ok()), "{}", place());
                assert_eq!(choice(level), choice(Level::Random), "{}: {level:?} thinks on", place());
            }
            for ask in [G::score_moves, G::score_moves_fast, G::greedy_scores] {
                let mut scores = Vec::new();
                ask(&view, &legal, &mut stream, &stop, &mut scores);
                assert!(scores.len() == legal.len() && !scores.iter().any(|score| score.is_nan()), "{}", place());
            }
        }
    }

    pub fn undo_and_redo_give_equal_states<G: Game>(table: &Setting<G>) {
        let mut seated = Table::new(table.seated(10));
        seated.undo_policy = UndoPolicy::Free;
        play_on(&mut seated.game, 10);
        let end = seated.game.ply();
        let look = |table_now: &Table<G>| {
            let game = &table_now.game;
            let mut views: Vec<_> = table.viewers().into_iter().map(|who| game.view(who)).collect();
            views.sort_by_key(|view| format!("{:?}", view.who));
            (views, game.legal_moves(), game.turn(), game.record(false))
        };
        let looks: Vec<_> = (0..=end)
            .map(|ply| {
                seated.game.go_to(ply);
                look(&seated)
            })
            .collect();
        while seated.undo().is_ok() {
            let ply = seated.game.ply();
            assert!(seated.game.decided_by(ply).is_some(), "{}: undo stops at a decision", table.name());
            assert!(look(&seated) == looks[ply], "{}: undo to ply {ply}", table.name());
        }
        let first = (0..end).find(|&ply| seated.game.decided_by(ply).is_some());
        assert_eq!(Some(seated.game.ply()), first, "{}: undo goes to the first decision", table.name());
        while redo(&mut seated) {
            assert!(look(&seated) == looks[seated.game.ply()], "{}: redo to {}", table.name(), seated.game.ply());
        }
        assert_eq!(seated.game.ply(), end, "{}: redo goes to the end", table.name());
    }

    pub fn undone_chance_events_repeat_their_luck<G: Game>(table: &Setting<G>) {
        let mut game = table.seated(13);
        play_on(&mut game, 13);
        let record = game.record(false);
        game.go_to(game.ply() / 3);
        game.go_to(0);
        play_on(&mut game, 13);
        assert_eq!(game.record(false), record, "{}", table.name());
    }

    pub fn counts_are_conserved<G: Game>(table: &Setting<G>) {
        let whole = G::conserved_counts(&table.start());
        let counts_something = whole.iter().any(|(_, count)| *count > 0);
        assert!(counts_something || G::STAGE < GameStage::Taught, "{}: nothing is counted", table.name());
        for seed in 0..3 {
            let played = table.played(seed);
            for (ply, state) in played.states.iter().enumerate() {
                assert_eq!(G::conserved_counts(state), whole, "{}, seed {seed}, ply {ply}", table.name());
            }
        }
    }
}

/// The ply and the seat of every decision.
pub fn decisions<G: Game>(played: &Played<G>) -> impl Iterator<Item = (usize, Seat)> {
    played.events.iter().enumerate().filter_map(|(ply, event)| match event {
        Event::Decision(seat, _) => Some((ply, *seat)),
        Event::Chance(_) => None,
    })
}

/// The view of a seat that has forgotten half of what it saw; the same half throughout a game.
fn faded<G: Game>(state: &G::State, seat: Seat, seed: u64) -> View<G> {
    let mut view = G::view(state, Viewer::Seat(seat));
    G::forget(&mut view, &mut |entry| random_below(&mut derive_stream(seed, "forgotten", &[entry]), 2) == 0);
    view
}

/// Settings for a belief that takes little time.
fn quick<G: Game>() -> SearchSettings {
    let settings = G::search_settings().last().copied().expect("a level that searches");
    SearchSettings { iterations: 4, ..settings }
}

/// The number of occurrences of each element in the lists of a memory.
fn remembered(memory: &impl Serialize) -> BTreeMap<String, usize> {
    fn count(tree: &Value, found: &mut BTreeMap<String, usize>) {
        match tree {
            Value::Array(list) => {
                for thing in list {
                    *found.entry(thing.to_string()).or_default() += usize::from(thing.is_object() || thing.is_string());
                    count(thing, found);
                }
            }
            Value::Object(fields) => fields.values().for_each(|thing| count(thing, found)),
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    count(&serde_json::to_value(memory).expect("JSON can be written"), &mut found);
    found
}

/// Moves that were legal in other games with this setting.
fn moves_of_other_positions<G: Game>(table: &Setting<G>) -> Vec<G::Move> {
    let mut moves = BTreeSet::new();
    let mut legal = Vec::new();
    for seed in 100..103 {
        for state in &table.played(seed).states {
            G::legal_moves(state, &mut legal);
            moves.extend(legal.iter().copied());
        }
    }
    moves.into_iter().collect()
}

fn any_event<G: Game>(
    state: &G::State,
    legal: &mut Vec<G::Move>,
    stream: &mut cheeseboard::engine::Stream,
) -> Option<Event<G>> {
    match G::turn(state) {
        Turn::Over(_) => None,
        Turn::Chance(_) => Some(Event::Chance(G::sample_chance(state, stream))),
        Turn::Seat(seat) => {
            G::legal_moves(state, legal);
            let index = cheeseboard::engine::random_below(stream, legal.len() as u32) as usize;
            Some(Event::Decision(seat, legal[index]))
        }
    }
}

fn survives<T: Serialize + DeserializeOwned + Eq + std::fmt::Debug>(value: &T) {
    let ron = ron::to_string(value).expect("RON can be written");
    assert_eq!(&ron::from_str::<T>(&ron).expect("RON can be read"), value);
    let json = serde_json::to_string(value).expect("JSON can be written");
    assert_eq!(&serde_json::from_str::<T>(&json).expect("JSON can be read"), value);
}

/// The laws above are only as good as the variety of the settings.
#[test]
fn settings_cover_options_and_seats() {
    struct Count;
    impl Visitor for Count {
        type Output = (usize, usize, usize);
        fn visit<G: Game>(&mut self) -> Self::Output {
            let settings = settings::<G>();
            let distinct: BTreeSet<String> = settings.iter().map(Setting::name).collect();
            let seats: BTreeSet<usize> = settings.iter().map(|setting| setting.seats).collect();
            assert_eq!(seats, G::SEATS.collect::<BTreeSet<_>>(), "{}", G::ID);
            assert_eq!(distinct.len(), settings.len(), "{}: each setting once", G::ID);
            assert!(settings.iter().any(|setting| setting.options == <G as Rules>::Options::default()));
            (settings.len(), seats.len(), G::options().len())
        }
    }
    for (settings, seats, options) in visit_all(&mut Count) {
        assert!(settings >= seats && (options == 0 || settings > seats));
    }
}
