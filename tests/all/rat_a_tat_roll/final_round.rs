//! The final round and the score (L16, L17).

use cheeseboard::engine::{GameEnd, Seat, Viewer, Words as _};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::{FinalRound, Phase, RatATatRoll};

use super::script::{Game, ROLL_WILD, SKIP, ZERO_TO_FOUR, decision, plain, replace, roll, start, swap};
use crate::sentences::english;

#[test]
fn l16_the_final_round_begins_with_the_next_player() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[]).easy_turns(8);
    assert_eq!((game.on_turn(), game.common().final_round), (2, None));
    let game = game.easy_turn();
    let set_off = |turns_left| Some(FinalRound { set_off_by: Seat::new(2), turns_left });
    assert_eq!((game.on_turn(), game.common().final_round), (0, set_off(3)));
    let game = game.play(SKIP);
    assert_eq!((game.on_turn(), game.common().final_round), (1, set_off(2)));
    let game = game.play(SKIP);
    assert_eq!((game.on_turn(), game.common().final_round), (2, set_off(1)), "who set it off plays last");
    assert_eq!(game.play(SKIP).phase(), Phase::Over);
}

/// The last seat with a full hand triggers the round, however long the others have had theirs.
#[test]
fn l16_the_last_full_hand_triggers_the_final_round() {
    let game = Game::dealt(plain(), &[9, 8, 7], ZERO_TO_FOUR, &[]).idle_turn().easy_turns(9);
    assert_eq!((game.row(0).len(), game.row(1).len(), game.row(2).len()), (4, 4, 4));
    let last = game.common().final_round.expect("all are full");
    assert_eq!((last.set_off_by, game.on_turn()), (Seat::new(0), 1));
    let waiting = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).easy_turns(7).idle_turn();
    assert_eq!((waiting.row(0).len(), waiting.common().final_round), (5, None));
    let waiting = waiting.play(SKIP).idle_turn().play(SKIP);
    assert_eq!(waiting.common().final_round, None);
    let begun = waiting.easy_turn();
    assert_eq!((begun.on_turn(), begun.common().final_round.map(|last| last.turns_left)), (0, Some(2)));
}

#[test]
fn l16_the_triggering_turn_shows_the_final_round() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).easy_turns(7).walk(13);
    let event = decision(1, super::script::PILE);
    assert!(game.observation(&event, Viewer::Table).seen.effects.final_round);
    let game = game.then(&event).play(SKIP);
    let observation = game.observation(&decision(1, SKIP), Viewer::Table);
    assert!(observation.seen.effects.over && !observation.seen.effects.final_round && observation.is_news);
}

#[test]
fn l17_the_lowest_sum_wins() {
    let game = Game::dealt(plain(), &[9, 1], [0, 1, 6, 3, 4], &[2, 5, 2, 5, 2, 5, 2, 5]).easy_turns(8);
    let game = game.play(ROLL_WILD).wild(Face::Lowest).play(replace(0)).play(SKIP);
    assert_eq!([game.row(0), game.row(1)], [[0, 2, 2, 2, 2], [1, 5, 5, 5, 5]]);
    let outcome = game.outcome().expect("it is over");
    assert_eq!((outcome.scores.as_slice(), outcome.winners.as_slice()), (&[8, 21][..], &[Seat::new(0)][..]));
}

/// How the game was won, in words, by the positions before its last turn and at its end.
fn how_won(before: &Game, end: &Game) -> String {
    let outcome = end.outcome().expect("it is over");
    let [before, open] = [before, end].map(|game| game.view(Viewer::Everything).open);
    english(&RatATatRoll::how_won(&GameEnd { open: &open, before_last_turn: Some(&before), outcome: &outcome }))
}

#[test]
fn l17_last_swap_or_card_is_said_to_have_decided() {
    let before_last = |face_up| {
        let game = Game::dealt(plain(), &[9, 1], face_up, &[2, 5, 2, 5, 2, 5, 2, 5]).easy_turns(8).play(SKIP);
        assert_eq!([game.row(0), game.row(1)], [[9, 2, 2, 2, 2], [1, 5, 5, 5, 5]]);
        game
    };
    let before = before_last([0, 1, 6, 3, 4]);
    assert_eq!(how_won(&before, &before.clone().play(SKIP)), "4 points lower than Bo.");
    let swapped = before.clone().play(ROLL_WILD).wild(Face::Swap).play(swap(1, 0, 1));
    assert_eq!(how_won(&before, &swapped), "2 points lower than Ada, with the last swap.");
    let taken = before.clone().play(ROLL_WILD).wild(Face::Lowest).play(replace(1));
    assert_eq!(how_won(&before, &taken), "A single point lower than Ada, with the last card.");
    let before = before_last([1, 3, 6, 3, 4]);
    let level = before.clone().play(ROLL_WILD).wild(Face::Lowest).play(replace(1));
    assert_eq!(how_won(&before, &level), "Tied on 17: the last card made it even.");
}

#[test]
fn l17_ties_share() {
    let rows = |game: &Game| [game.row(0), game.row(1), game.row(2)].map(|row| row.iter().sum::<u8>());
    let game = Game::dealt(plain(), &[4, 1, 0], ZERO_TO_FOUR, &[2, 3, 5, 2, 3, 5, 2, 3, 5]).easy_turns(9);
    assert_eq!(rows(&game), [10, 10, 15]);
    let outcome = game.easy_turns(3).outcome().expect("it is over");
    assert_eq!(outcome.scores.as_slice(), [10, 10, 15]);
    assert_eq!(outcome.winners.as_slice(), [Seat::new(0), Seat::new(1)]);
}

#[test]
fn l17_all_cards_are_turned_up_at_the_end() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).easy_turns(8).play(SKIP);
    assert!(game.viewers().iter().all(|&who| game.shown(who, 0).iter().all(Option::is_none)));
    let game = game.play(SKIP);
    for who in game.viewers().into_iter().chain([Viewer::Everything]) {
        for seat in 0..2 {
            let row: Vec<Option<u8>> = game.row(seat).into_iter().map(Some).collect();
            assert_eq!(game.shown(who, seat), row, "{who:?}");
        }
    }
}

#[test]
fn l17_events_after_the_end_are_refused() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).easy_turns(10);
    assert_eq!(game.phase(), Phase::Over);
    assert!(game.legal().is_empty());
    for event in [decision(0, SKIP), decision(1, roll(1)), decision(0, swap(0, 1, 0)), start(0)] {
        assert_eq!(game.refuses(&event, "L17"), "refuse-over");
    }
}
