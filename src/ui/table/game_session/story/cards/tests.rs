//! Which cards a story has, and that the look back tells the same.

use super::*;
use crate::bots::Comparison;
use crate::engine::Stop;
use crate::games::zatre::{Move, Zatre};
use crate::story::{Account, Better, StorySettings, course};
use crate::ui::table::game_session::moments::moments;
use crate::ui::table::story::MomentKind;
use crate::ui::table::tests::finished;

/// The cards of a story.
fn cards(game: &Match<Zatre>, course: &Course, better: &[Regret<Move>], listeners: &Listeners) -> Vec<StoryCard> {
    Telling { game, course, better, listeners }.cards()
}

/// A finished game of Zatre whose course has these turning points, with the change of the share of whose turn it was.
fn turned(changes: &[(usize, f64)]) -> (Match<Zatre>, Course) {
    let game = finished::<Zatre>(2, 5);
    let settings = StorySettings { effort: 2, seed: 1 };
    let mut course = course(&game, settings, &Stop::default()).expect("over");
    // With so few playouts nothing else is sure.
    course.turning_points.clear();
    course.praises.clear();
    for entry in &mut course.entries {
        entry.change.mean.iter_mut().for_each(|mean| *mean = 0.0);
    }
    for &(number, change) in changes {
        let turn = &mut course.turns[number - 1];
        for (seat, mean) in turn.change.mean.iter_mut().enumerate() {
            *mean = if seat == turn.seat.index() { change } else { -change };
        }
        let words = Phrase::new("story-turn").with("number", number).with("chance", Phrase::new("story-nothing"));
        course.turning_points.push((turn.clone(), words));
    }
    (game, course)
}

/// The first decision in a turn, as one that could have been better by this share of a win.
fn regret(game: &Match<Zatre>, course: &Course, number: usize, amount: f32) -> Regret<Move> {
    let turn = &course.turns[number - 1];
    let ply = (turn.from..turn.to).find(|ply| game.decided_by(*ply) == Some(turn.seat)).expect("a decision");
    let choice = game.legal_moves_at(ply)[0];
    let comparison = Comparison {
        other: choice,
        differences: Vec::new(),
        promise: 0.5,
        is_share: true,
        win_share: 0.5,
        advantage: amount,
        is_mixed: false,
        gains: Vec::new(),
        outlook: None,
        is_outlook_shared: false,
        error: 0.0,
        lead_scale: 1.0,
        rival_weight: 1.0,
    };
    let better = Better::new(choice, comparison);
    Regret { ply, seat: turn.seat, amount, error: 0.0, better: Some(better) }
}

#[test]
fn advice_stands_beside_a_fall_only_if_it_accounts_for_much_of_it() {
    let (game, course) = turned(&[(4, -0.3), (7, -0.3)]);
    let regrets = [regret(&game, &course, 4, 0.2), regret(&game, &course, 7, 0.1)];
    let cards = cards(&game, &course, &regrets, &Listeners::default());
    let told: Vec<(bool, usize, bool)> = cards
        .iter()
        .map(|card| (matches!(card.kind, CardKind::Turning { .. }), card.turn, card.better.is_some()))
        .collect();
    assert_eq!(told, [(true, 4, true), (true, 7, false), (false, 7, true)]);
    let is_of_other =
        |card: &StoryCard| matches!(card.kind, CardKind::Turning { whose, is_fall: false, .. } if whose != card.seat);
    assert!(is_of_other(&cards[0]), "what one loses the other gains");
}

#[test]
fn card_without_a_better_move_leads_to_the_beginning_of_its_turn() {
    let (game, mut course) = turned(&[(4, 0.3), (7, -0.3)]);
    let seat = course.turns[8].seat;
    course.praises.push(Praise { seat, turn: 9 });
    let regrets = [regret(&game, &course, 7, 0.2)];
    let cards = cards(&game, &course, &regrets, &Listeners::default());
    let led: Vec<(usize, usize, bool)> =
        cards.iter().map(|card| (card.turn, card.ply, card.coming.is_some())).collect();
    let from = |number: usize| course.turns[number - 1].from;
    assert_eq!(led, [(9, from(9), true), (4, from(4), true), (7, regrets[0].ply, false)]);
}

#[test]
fn look_back_stops_where_the_cards_do_and_says_the_same() {
    let (game, mut course) = turned(&[(4, 0.3), (7, -0.3)]);
    // A stroke of luck within a turning point, and one elsewhere.
    for number in [4, 9] {
        let turn = course.turns[number - 1].clone();
        let entry = course.entries.iter_mut().find(|entry| turn.contains(entry.ply)).expect("an event");
        entry.account = Account::Luck;
        (entry.change.mean[0], entry.change.mean[1]) = (0.4, -0.4);
        entry.change.error.iter_mut().for_each(|error| *error = 0.01);
    }
    let regrets = [regret(&game, &course, 11, 0.2)];
    let cards = cards(&game, &course, &regrets, &Listeners::default());
    let moments = moments(&game, &course, &cards, &regrets);
    for card in cards.iter().filter(|card| matches!(card.kind, CardKind::Turning { .. })) {
        let at = course.turns[card.turn - 1].to;
        let told: Vec<&Phrase> = moments.iter().filter(|moment| moment.ply == at).map(|moment| &moment.text).collect();
        assert_eq!(told, [&card.text], "turn {}", card.turn);
    }
    let turn_of = |ply: usize| course.turn_of(ply - 1).map_or(0, |turn| turn.number);
    let changes: Vec<usize> = moments
        .iter()
        .filter(|moment| matches!(moment.kind, MomentKind::Turning | MomentKind::Luck))
        .map(|moment| turn_of(moment.ply))
        .collect();
    assert_eq!(changes, [4, 7, 9], "of a turning point all of its turn, and no part of it");
    assert_eq!(moments.last().map(|moment| (moment.kind, moment.ply)), Some((MomentKind::Better, regrets[0].ply)));
}

/// Nobody plays better than a child aloud, and its best turn comes first, as a card as well.
#[test]
fn child_hears_of_its_best_turn_only() {
    let (game, mut course) = turned(&[(4, 0.3), (5, 0.2), (6, -0.3)]);
    let child = course.turns[3].seat;
    let rival = course.turns[4].seat;
    assert_eq!((course.turns[5].seat, rival != child), (child, true), "two seats take turns");
    for seat in [child, rival] {
        let accounts = &mut course.seats[seat.index()];
        (accounts.unknown, accounts.luck, accounts.error) = (0.0, 0.0, 0.001);
        accounts.play = vec![0.0; 2];
        accounts.play[seat.index()] = if seat == rival { 0.3 } else { -0.3 };
    }
    let best = |seats: &[Seat]| children(&course, &Listeners { children: seats.to_vec(), ..Listeners::default() });
    let keys = |seats: &[Seat]| -> Vec<&'static str> {
        summary_before(&best(seats), &course).iter().map(|phrase| phrase.key).collect()
    };
    assert_eq!(keys(&[])[0], "story-played-best");
    assert_eq!(keys(&[child])[0], "story-child-best");
    assert!(!keys(&[child]).contains(&"story-played-best"));
    assert!(keys(&[rival]).contains(&"story-played-best"), "it was the child");
    let listeners = Listeners { children: vec![child], ..Listeners::default() };
    let regrets = [];
    let cards = cards(&game, &course, &regrets, &listeners);
    assert_eq!((cards[0].kind, cards[0].seat, cards[0].turn), (CardKind::Praise, child, 4));
    assert_eq!(cards.iter().filter(|card| card.turn == 4).count(), 1, "told once");
    assert!(cards.iter().all(|card| card.seat != child || card.turn == 4));
}
