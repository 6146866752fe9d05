//! Plans: each can be followed to its end, names what decides, and fits the foot of the smallest window.

use std::collections::BTreeSet;

use cheeseboard::bots::{Comparison, Plan, bot_seed, named, plan_with, reason};
use cheeseboard::engine::{
    Event, Mind as _, Observation, Phrase, Rules as _, SearchSettings, Seat, Stop, Turn, Viewer, derive_stream,
};
use cheeseboard::games::burg_appenzell::{BurgAppenzell, Move, Seen};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::App;
use cheeseboard::ui::table::{hint_sentence, rivals_of, said_beside};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, Context, RawInput, TextStyle, Ui};

use crate::tables::settings;

/// The effort of a search for a plan here; a mind that mixes its moves makes its full effort.
const ITERATIONS: u32 = 64;
/// Plans are made in every `STEP`th position.
const STEP: usize = 37;
/// The width of the sentence in the foot of the smallest window, beside a button of the game and one that plays the hint, in
/// points.
const WIDTH: f32 = 540.0;
const LINES: usize = 3;

/// A plan in a position of a game.
struct Planned<G: Game> {
    /// Where the position is from.
    place: String,
    state: G::State,
    seat: Seat,
    seats: usize,
    plan: Plan<G>,
}

/// Plans in every `step`th position of games of all kinds.
fn plans<G: Game>(step: usize) -> Vec<Planned<G>> {
    let [.., strongest] = G::search_settings();
    let quick = SearchSettings { iterations: ITERATIONS, ..strongest };
    let stop = Stop::default();
    let mut planned = Vec::new();
    for (number, table) in settings::<G>().iter().enumerate() {
        let played = table.played(80 + number as u64);
        for (ply, state) in played.states.iter().enumerate().skip(number % step).step_by(step) {
            let Turn::Seat(seat) = G::turn(state) else { continue };
            let view = G::view(state, Viewer::Seat(seat));
            let mut legal = Vec::new();
            G::legal_moves(state, &mut legal);
            let is_mixed = G::mixed_strategy(&view, &legal, &strongest, &stop).is_some();
            let effort = if is_mixed { strongest } else { quick };
            let plan = plan_with(&view, effort, bot_seed(5, seat, ply), &stop);
            let plan = plan.expect("it is on turn");
            let place = format!("{}, ply {ply}", table.name());
            planned.push(Planned { place, state: state.clone(), seat, seats: table.seats, plan });
        }
    }
    planned
}

/// In random games of every kind, plans can be followed, name what decides, and can be read in every language.
#[test]
fn plans_can_be_followed_understood_and_read() {
    struct Laws<'a>(&'a Ui, &'a [Text]);
    impl Visitor for Laws<'_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let planned = plans::<G>(STEP);
            planned.iter().for_each(can_be_followed);
            planned.iter().for_each(gains_are_its_own);
            let compared = planned.iter().filter(|planned| names_what_decides(planned)).count();
            assert!(compared > 0, "{}: nothing is named", G::ID);
            fit_the_foot(&planned, self.0, self.1);
        }
    }
    let texts = Language::ALL.map(Text::of);
    let ctx = Context::default();
    App::install_style(&ctx);
    let mut games = 0;
    let mut pass = ctx.run_ui(RawInput::default(), |ui| games = visit_taught(&mut Laws(ui, &texts)).len());
    pass.textures_delta.clear();
    assert!(games > 0);
}

/// Each step is legal once those before it have been made in the real game, shows what was foreseen, and only the last may
/// show something new.
fn can_be_followed<G: Game>(planned: &Planned<G>) {
    let Planned { place, state, seat, plan, .. } = planned;
    let mut state = state.clone();
    for (number, step) in plan.steps.iter().enumerate() {
        let event = Event::Decision(*seat, step.choice);
        assert_eq!(G::check(&state, &event), Ok(()), "{place}: {:?}", plan.steps);
        let seen: Observation<G> = G::observe(&state, &event, Viewer::Seat(*seat));
        G::advance(&mut state, &event);
        let open = G::view(&state, Viewer::Seat(*seat)).open;
        match &step.foreseen {
            Some(foreseen) => assert!(*foreseen == (seen, open), "{place}: {foreseen:?}"),
            None => assert!(seen.is_news && number + 1 == plan.steps.len(), "{place}: {:?}", plan.steps),
        }
    }
    // It goes as far as can be foreseen.
    let is_foreseen = plan.steps.last().is_some_and(|last| last.foreseen.is_some());
    assert!(!is_foreseen || G::turn(&state) != Turn::Seat(*seat), "{place}: {:?}", plan.steps);
}

/// What a plan is said to bring, a move beside which it is better does not bring at once.
fn gains_are_its_own<G: Game>(planned: &Planned<G>) {
    let Planned { place, state, seat, plan, .. } = planned;
    let Some(why) = plan.why.as_ref().filter(|why| !why.is_close()) else { return };
    let event = Event::Decision(*seat, why.other);
    // Another move may be one of a later step.
    if G::check(state, &event).is_err() {
        return;
    }
    let seen: Observation<G> = G::observe(state, &event, Viewer::Seat(*seat));
    let mut after = state.clone();
    G::advance(&mut after, &event);
    let [before, after] = [state, &after].map(|state| G::view(state, Viewer::Seat(*seat)).open);
    let others = G::turn_gains(*seat, &before, &after, &[seen.seen]);
    let is_shared = |words: &Phrase| !seen.is_news && others.iter().any(|other| other.words == *words);
    assert!(why.gains.iter().all(|gain| !is_shared(&gain.words)), "{place}: {:?}", plan.steps);
}

/// Whether a reason names something. The first thing is among the two largest differences between the two moves.
fn names_what_decides<G: Game>(planned: &Planned<G>) -> bool {
    let Some(why) = &planned.plan.why else { return false };
    let mut amounts: Vec<f32> = why.differences.iter().map(|difference| difference.amount.abs()).collect();
    amounts.sort_by(|one, other| other.total_cmp(one));
    let named = named(why);
    let first = named.first().map(|first| first.amount.abs());
    assert!(
        first.is_none_or(|first| amounts.iter().take(2).any(|amount| *amount == first)),
        "{}: {why:?}",
        planned.place
    );
    first.is_some()
}

/// What a seat is said to remember, it foresees as it will be; what it will see for the first time is counted.
#[test]
fn memory_tells_what_a_move_will_show() {
    struct Law<'a>(&'a mut [usize; 2]);
    impl Visitor for Law<'_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for (number, table) in settings::<G>().iter().enumerate() {
                let played = table.played(90 + number as u64);
                for (ply, state) in played.states.iter().enumerate() {
                    let Turn::Seat(seat) = G::turn(state) else { continue };
                    let eyes = Viewer::Seat(seat);
                    let view = G::view(state, eyes);
                    let sampled = G::determinize(&view, &mut derive_stream(6, "memory", &[ply as u64]));
                    let mut legal = Vec::new();
                    G::legal_moves(state, &mut legal);
                    for choice in legal {
                        let event = Event::Decision(seat, choice);
                        let seen: Observation<G> = G::observe(state, &event, eyes);
                        if !seen.is_news {
                            continue;
                        }
                        let is_remembered = G::is_remembered(&view, choice);
                        assert!(
                            !is_remembered || sampled.witness(&event, eyes) == seen,
                            "{}: {choice:?}",
                            table.name()
                        );
                        assert!(!is_remembered || G::look(&view, choice).is_none(), "{}: {choice:?}", table.name());
                        self.0[usize::from(is_remembered)] += 1;
                    }
                }
            }
        }
    }
    let mut moves = [0; 2];
    visit_taught(&mut Law(&mut moves));
    assert!(moves.iter().all(|count| *count > 0), "new, remembered: {moves:?}");
}

/// The first roof that is lifted shows as many new tiles as lie under it.
#[test]
fn first_roof_shows_only_new_tiles() {
    for table in settings::<BurgAppenzell>() {
        let played = table.played(91);
        let is_lift = |event: &Event<BurgAppenzell>| matches!(event, Event::Decision(_, Move::Uncover { .. }));
        let first = played.events.iter().position(is_lift).expect("a roof is lifted");
        let Event::Decision(seat, choice) = played.events[first] else { unreachable!("it is a lift") };
        let eyes = Viewer::Seat(seat);
        let view = BurgAppenzell::view(&played.states[first], eyes);
        let seen: Observation<BurgAppenzell> =
            BurgAppenzell::observe(&played.states[first], &played.events[first], eyes);
        let Seen::Uncovered { tiles, .. } = seen.seen else { panic!("a roof is lifted") };
        let look = BurgAppenzell::look(&view, choice).expect("nothing was seen before");
        assert_eq!(look.arguments, [("count", tiles.len().into())], "{}", table.name());
    }
}

/// Every plan can be said in every language, in the foot of the smallest window.
fn fit_the_foot<G: Game>(planned: &[Planned<G>], ui: &Ui, texts: &[Text]) {
    let (mut said, mut keys, mut too_long) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for Planned { place, plan, seats, .. } in planned {
        let names: Vec<String> = (0..*seats).map(|seat| format!("Maximilian {seat}")).collect();
        let Some(why) = &plan.why else { continue };
        let hint = hint::<G>(plan, why, *seats);
        hint.collect_keys(&mut keys);
        for text in texts {
            let words = text.say(&hint, &names);
            assert!(!words.contains(['[', ']', '{', '}']) && !words.contains("  "), "{place}: {words}");
            if said.insert(words.clone()) && !fits(ui, &words) {
                too_long.push(format!("{place}: {words}"));
            }
        }
    }
    assert!(too_long.is_empty(), "too long: {}", too_long.join("\n"));
    let terms = keys.iter().filter(|key| key.contains("-term-")).count();
    assert!(terms > 0, "{}: hardly anything is said: {keys:?}", G::ID);
}

/// A hint as the table says it.
fn hint<G: Game>(plan: &Plan<G>, why: &Comparison<G::Move>, seats: usize) -> Phrase {
    let why = reason::<G>(why, &rivals_of(Seat::new(0), seats));
    let why = said_beside::<G>(why, &plan.steps[0].choice);
    let steps: Vec<_> = plan.steps.iter().map(|step| G::move_label(&step.choice)).zip(1..).collect();
    hint_sentence(&steps, why)
}

/// Whether the words fit the foot line, laid out as at a table.
fn fits(ui: &Ui, words: &str) -> bool {
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::simple(words.to_owned(), font, Color32::BLACK, WIDTH);
    job.wrap = TextWrapping { max_width: WIDTH, max_rows: LINES, ..TextWrapping::default() };
    !ui.painter().layout_job(job).elided
}
