//! Set-up for tests of the painter: games in certain positions, and input on them without a window.

mod beats;
mod display;
mod guide;
mod interaction;
mod traces;
mod wild_die;
mod window;
mod words;

use std::collections::{BTreeSet, HashSet};

use egui::{Pos2, Vec2};

use super::shown_position::ShownPosition;
use super::*;
use crate::engine::{Observation, Turn, Viewer};
use crate::games::rat_a_tat_roll::cards::Card;
use crate::games::rat_a_tat_roll::dice::{Die, DieIndex, Face};
use crate::games::rat_a_tat_roll::track::{Region, Space};
use crate::games::rat_a_tat_roll::{Chance, Open, Options, Phase};
use crate::games::tests::painter::{Shown, Stage, people};
use crate::paint::board::Place as _;
use crate::paint::stage::{Playback, Schedule, StageTimes};
use crate::play::Match;

const NAMES: [&str; 2] = ["Ada", "Bo"];

/// Lets chance or the seat on turn do something that depends on `step` alone; false once the game is over.
fn play_any(game: &mut Match<RatATatRoll>, step: usize) -> bool {
    match game.turn() {
        Turn::Chance(_) => game.resolve_chance().expect("due"),
        Turn::Seat(seat) => {
            let legal = game.legal_moves();
            game.decide(seat, legal[step * 7 % legal.len()]).expect("legal");
        }
        Turn::Over(_) => return false,
    }
    true
}

/// A game that Ada begins, with 0, 1, 2, 2, 9 face up from red to purple.
fn game(options: Options) -> Match<RatATatRoll> {
    game_with([0, 1, 2, 2, 9], options)
}

/// A game that Ada begins. She has a 5, Bo a 6; the pile starts with 3, 4, 7, 8.
fn game_with(face_up: [u8; 5], options: Options) -> Match<RatATatRoll> {
    let mut game = Match::<RatATatRoll>::new(options, people(&NAMES), 1).expect("two seats");
    game.apply_chance(Chance::Start { seat: Seat::new(0) }).expect("due");
    let mut rest: Vec<Card> = Card::DECK.into();
    let mut cards = Vec::new();
    for number in [5, 6].into_iter().chain(face_up).chain([3, 4, 7, 8]) {
        let at = rest.iter().position(|card| card.number() == number).expect("four of each");
        cards.push(rest.remove(at));
    }
    cards.extend(rest);
    game.apply_chance(Chance::Deck { cards: cards.into_iter().collect() }).expect("the whole deck");
    game
}

fn play(game: &mut Match<RatATatRoll>, choice: Move) {
    let Turn::Seat(seat) = game.turn() else { panic!("nobody decides before {choice:?}") };
    game.decide(seat, choice).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal:?}"));
}

fn roll(game: &mut Match<RatATatRoll>, pips: &[u8]) {
    let dice = DiceCount::new(pips.len() as u8).expect("one to three");
    play(game, Move::Roll { dice });
    let dice = pips.iter().map(|&pips| Die::new(pips).expect("a face")).collect();
    game.apply_chance(Chance::Rolled { dice }).expect("due");
}

/// Rolls these dice and keeps them.
fn roll_and_walk(game: &mut Match<RatATatRoll>, pips: &[u8]) {
    roll(game, pips);
    if game.legal_moves().contains(&Move::Accept {}) {
        play(game, Move::Accept {});
    }
}

/// A game with these cards face up in which the pawn stands on a wild space and the wild die shows this face.
fn wild_rolled(face_up: [u8; 5], face: Face) -> Match<RatATatRoll> {
    let mut game = game_with(face_up, Options::default());
    roll_and_walk(&mut game, &[4]);
    game.apply_chance(Chance::Wild { face }).expect("due");
    game
}

/// A game in which Ada swaps; each seat has one card.
fn swapping() -> Match<RatATatRoll> {
    let mut game = wild_rolled([0, 1, 2, 2, 9], Face::Swap);
    play(&mut game, Move::Accept {});
    game
}

/// A game that has come to a phase by steps of one die, in which every seat takes what it can.
fn game_until(is_reached: impl Fn(Phase) -> bool) -> Match<RatATatRoll> {
    let mut game = game(Options::default());
    while !is_reached(Stage::of(&game).open.common.phase) {
        match game.turn() {
            Turn::Chance(_) => game.resolve_chance().expect("due"),
            Turn::Seat(seat) => {
                let legal = game.legal_moves();
                let wanted = [Move::Accept {}, Move::NoLook {}, Move::NoSwap {}, Move::RollWild {}];
                let choice = wanted.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                game.decide(seat, choice).expect("legal");
            }
            Turn::Over(_) => panic!("the phase comes before the end"),
        }
    }
    game
}

fn row_index(index: u8) -> RowIndex {
    RowIndex::new(index).expect("a place")
}

fn card(seat: usize, index: u8) -> Place {
    Place::Card(Seat::new(seat), row_index(index))
}

fn region(index: u8) -> Region {
    Region::new(index).expect("a region")
}

fn space(index: u8) -> Place {
    Place::Space(Space::new(index).expect("a space"))
}

fn tray(count: u8) -> Place {
    Place::DiceChoice(DiceCount::new(count).expect("one to three"))
}

/// The swap with Bo.
fn swap(mine: u8, theirs: u8) -> Move {
    Move::Swap { mine: row_index(mine), seat: Seat::new(1), theirs: row_index(theirs) }
}

const SELECTED: Response<RatATatRoll> = Response::Selected;
const NOTHING: Response<RatATatRoll> = Response::Nothing;
const BEGIN: Response<RatATatRoll> = Response::Begin;

fn played(choice: Move) -> Response<RatATatRoll> {
    Response::Play(choice)
}

fn asked(choice: Move) -> Response<RatATatRoll> {
    Response::Ask(choice)
}

/// A click on a place; Enter and the second click of a double click come to the same.
fn click(stage: &mut Stage<RatATatRoll>, place: Place) -> Response<RatATatRoll> {
    let before = stage.selection.clone();
    let others = [Input::Enter(place), Input::DoubleClick(place)].map(|input| {
        stage.selection = before.clone();
        (stage.respond(input), stage.selection.clone())
    });
    stage.selection = before;
    let response = stage.respond(Input::Click(place));
    for other in others {
        assert_eq!(other, (response.clone(), stage.selection.clone()), "{place:?}");
    }
    response
}

fn press(stage: &mut Stage<RatATatRoll>, sign: char) -> Response<RatATatRoll> {
    stage.respond(Input::Key(sign))
}

/// The buttons of the foot line, and which of them is the primary one.
fn buttons(stage: &mut Stage<RatATatRoll>) -> Vec<(&'static str, bool)> {
    stage.actions().into_iter().map(|action| (action.label.key, action.is_primary)).collect()
}

/// The last event of a game as a viewer sees it, and how it is shown.
struct LastEvent {
    observation: Observation<RatATatRoll>,
    before: Open,
    after: Open,
    schedule: Schedule<RatATatRoll>,
}

impl LastEvent {
    fn of(game: &Match<RatATatRoll>, viewer: Viewer) -> Self {
        let ply = game.ply() - 1;
        let observation = game.observation(ply, viewer).expect("an event");
        let (before, after) = (game.view_at(ply, viewer).open, game.view(viewer).open);
        let layout = layout::Layout::fit(Rect::from_min_size(Pos2::ZERO, Vec2::splat(600.0)), before.rows.len());
        let moment = Moment { observation: &observation, before: &before, after: &after };
        let times = StageTimes { motion: Theme::light().motion, swap: 900.0 };
        let find = |place| layout.place_rect(&before, place);
        let schedule = Schedule::new(RatATatRoll::beats(&moment), find, times).following(before.clone());
        LastEvent { observation, before, after, schedule }
    }

    fn beats(&self) -> Vec<Beat<RatATatRoll>> {
        let moment = Moment { observation: &self.observation, before: &self.before, after: &self.after };
        RatATatRoll::beats(&moment)
    }

    /// The stage after this share of the time.
    fn stage(&self, share: f32) -> Playback<'_, RatATatRoll> {
        Playback::new(&self.schedule, share, false)
    }

    /// What the board shows after this share of the time.
    fn at(&self, share: f32) -> ShownPosition<'_> {
        ShownPosition::new(&self.after, Some(&self.observation.seen), self.stage(share))
    }
}
