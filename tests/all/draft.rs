//! A draft game with rules and phrases only: the default methods of the traits give it bots and a board that lists its moves.

use std::ops::RangeInclusive;

use cheeseboard::bots::{bot_seed, choose_move};
use cheeseboard::engine::{
    ChanceKind, Determinization, Event, Level, Mind, Observation, OptionSpec, Outcome, Phrase, Refusal, RuleId, Rules,
    Seat, Stop, Turn, View, Viewer, Words, derive_stream,
};
use cheeseboard::paint::board::{Inputs, NoPlace, Response};
use cheeseboard::paint::named_rects::NamedRects;
use cheeseboard::paint::painter::{Painter, Part, PlayContext, PlayerLabel, Scene, part_ui};
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Bot, Match, Player, SeatAssignment};
use cheeseboard::text::Text;
use egui::{CentralPanel, Event as Input, Modifiers, PointerButton, RawInput, Rect, vec2};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::painters::context;

/// Two to four players add 1, 2 or 3 in turn; who reaches 10 wins.
enum Ten {}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sum {
    sum: u8,
    seat: Seat,
    seats: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Add {
    Add { number: u8 },
}

impl Rules for Ten {
    const ID: &'static str = "ten";
    const SEATS: RangeInclusive<usize> = 2..=4;
    const MINUTES: u32 = 1;
    const MAX_EVENTS: Option<usize> = Some(10);
    const RULE_IDS: &'static [RuleId] = &["T1"];
    type Options = ();
    type State = Sum;
    type Open = Sum;
    type Memory = ();
    type Move = Add;
    type Chance = ();
    type Seen = u8;

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn start(_options: &(), seats: usize) -> Result<Sum, Refusal> {
        Ok(Sum { sum: 0, seat: Seat::new(0), seats })
    }

    fn seat_count(state: &Sum) -> usize {
        state.seats
    }

    fn turn(state: &Sum) -> Turn {
        if state.sum < 10 {
            return Turn::Seat(state.seat);
        }
        // The seat before the one on turn reached 10.
        let winner = Seat::new((state.seat.index() + state.seats - 1) % state.seats);
        let scores = Seat::all(state.seats).map(|seat| i32::from(seat == winner)).collect();
        Turn::Over(Outcome { scores, winners: [winner].into_iter().collect() })
    }

    fn legal_moves(state: &Sum, moves: &mut Vec<Add>) {
        moves.clear();
        moves.extend((1..=3).filter(|number| state.sum + number <= 10).map(|number| Add::Add { number }));
    }

    fn chance_kind(_state: &Sum) -> ChanceKind {
        ChanceKind::Nothing
    }

    fn draw(_state: &Sum, _rng: &mut impl Rng) {}

    fn check(state: &Sum, event: &Event<Self>) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        Self::legal_moves(state, &mut legal);
        match event {
            Event::Decision(seat, choice) if *seat == state.seat && legal.contains(choice) => Ok(()),
            _ => Err(Refusal::new("T1", Phrase::new("draft-choose").with("seat", state.seat))),
        }
    }

    fn advance(state: &mut Sum, event: &Event<Self>) {
        if let Event::Decision(seat, Add::Add { number }) = event {
            state.sum += number;
            state.seat = seat.next(state.seats);
        }
    }

    fn view(state: &Sum, who: Viewer) -> View<Self> {
        View { who, open: state.clone(), memory: () }
    }

    fn observe(before: &Sum, event: &Event<Self>, _who: Viewer) -> Observation<Self> {
        let mut after = before.clone();
        Self::advance(&mut after, event);
        Observation { seen: after.sum, is_news: false, is_glimpse: false }
    }

    fn determinize(view: &View<Self>, _rng: &mut impl Rng) -> Determinization<Self> {
        Determinization::from_view(view, |view| view.open.clone())
    }

    fn conserved_counts(_state: &Sum) -> Vec<(&'static str, u32)> {
        Vec::new()
    }
}

impl Words for Ten {
    fn log_line(_seen: &u8, _open: &Sum) -> Phrase {
        Phrase::new("draft-over")
    }

    fn move_label(&Add::Add { number }: &Add) -> Phrase {
        Phrase::new("cell").with("row", number).with("column", number)
    }

    fn sketch(open: &Sum) -> String {
        format!("sum\n{}", open.sum)
    }
}

impl Mind for Ten {}

impl Painter for Ten {
    type Piece = cheeseboard::paint::stage::NoPiece;
    type Selection = ();
    type Place = NoPlace;
}

fn game(sum: u8) -> Match<Ten> {
    let seating = ["Ada", "Bo"].map(|name| SeatAssignment { name: name.to_owned(), player: Player::Human, mark: 0 });
    let mut game = Match::new((), seating.into(), 1).expect("two seats");
    for seat in 0..sum {
        game.decide(Seat::new(usize::from(seat % 2)), Add::Add { number: 1 }).expect("legal");
    }
    game
}

#[test]
fn moves_of_a_draft_are_listed_and_a_click_plays_one() {
    let game = game(8);
    let (turn, view, legal) = (game.turn(), game.view(Viewer::Table), game.legal_moves());
    let names = ["Ada", "Bo"].map(str::to_owned);
    let players = names.clone().map(|name| PlayerLabel { name, mark: 0, is_bot: false });
    let (rects, text, ctx) = (NamedRects::default(), Text::english(), context());
    let frame = |events: Vec<Input>| {
        let play = PlayContext {
            acting_seat: Some(Seat::new(0)),
            legal: &legal,
            ..PlayContext::<Ten>::at_rest(Viewer::Table, &view.open, &turn, &players)
        };
        assert_eq!(Ten::status(&play, &()).phrase.key, "draft-choose");
        let inputs = Inputs::default();
        let scene = Scene {
            play,
            highlighted: &[],
            plan: &[],
            traces: &[],
            is_last_traced: false,
            stage: Default::default(),
            rects: &rects,
            inputs: &inputs,
            theme: Theme::light(),
            text: &text,
            names: &names,
        };
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(600.0, 400.0)));
        let mut response = None;
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            CentralPanel::default().show(ui, |ui| response = part_ui(ui, &scene, Part::Board, &mut ()));
        });
        output.textures_delta.clear();
        response
    };
    assert_eq!(frame(Vec::new()), None);
    assert!(rects.find("move 3").is_none(), "3 would pass 10");
    let pos = rects.find("move 2").expect("two moves are left").center();
    let button =
        |pressed| Input::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    frame(vec![Input::PointerMoved(pos)]);
    frame(vec![button(true)]);
    assert_eq!(frame(vec![button(false)]), Some(Response::Play(Add::Add { number: 2 })));
}

/// Who leaves 6 wins, whatever the other adds.
#[test]
fn default_mind_finds_the_winning_number() {
    for (sum, best) in [(5, 1), (7, 3)] {
        let game = game(sum);
        let Turn::Seat(seat) = game.turn() else { panic!("it goes on") };
        let view = game.view(Viewer::Seat(seat));
        let chosen = choose_move::<Ten>(&view, Bot::from(Level::Hard), bot_seed(1, seat, 0), &Stop::default());
        assert_eq!(chosen, Some(Add::Add { number: best }), "at {sum}");
    }
}

#[test]
fn default_win_probabilities_are_equal_at_every_seat_count() {
    for seats in Ten::SEATS {
        let state = Ten::start(&(), seats).expect("so many may play");
        let view = Ten::view(&state, Viewer::Table);
        let position = Ten::determinize(&view, &mut derive_stream(1, "determinize", &[]));
        let probabilities = Ten::win_probabilities(&position, Viewer::Table);
        assert_eq!(probabilities.as_slice(), vec![1.0 / seats as f32; seats]);
    }
}
