//! Tests of the sentences for what a seat is doing and for a whole turn.

use super::*;
use crate::engine::Words as _;
use crate::games::rat_a_tat_roll::Seen;
use crate::text::Text;

fn said(phrase: &Phrase) -> String {
    Text::english().say(phrase, &NAMES.map(str::to_owned))
}

fn last_seen(game: &Match<RatATatRoll>, viewer: Viewer) -> Seen {
    game.observation(game.ply() - 1, viewer).expect("an event").seen
}

/// What the foot says while the last event is shown.
fn deed(game: &Match<RatATatRoll>) -> String {
    said(&RatATatRoll::deed(&last_seen(game, Viewer::Table)).expect("a deed"))
}

/// The sentence for the events from `first` on, read now.
fn turn_line(game: &Match<RatATatRoll>, first: usize) -> Option<String> {
    let seen = (first..game.ply()).map(|ply| game.observation(ply, Viewer::Everything).expect("an event").seen);
    let events: Vec<Seen> = seen.collect();
    RatATatRoll::turn_line(&events, &game.view(Viewer::Everything).open).map(|phrase| said(&phrase))
}

#[test]
fn deeds_tell_who_does_what_but_not_what_comes_of_it() {
    let mut game = game(Options::default());
    assert_eq!(deed(&game), "The cards are dealt.");
    roll(&mut game, &[3, 4]);
    assert_eq!(deed(&game), "Ada rolls 2 dice.");
    play(&mut game, Move::Reroll { dice: DiceSet::from_indices(&[1]) });
    assert_eq!(deed(&game), "Ada spends a token to re-roll one die.");
    game.apply_chance(Chance::Rolled {
        dice: [3, 1].map(|pips| Die::new(pips).expect("a face")).into_iter().collect(),
    })
    .expect("due");
    assert_eq!(deed(&game), "Ada rolls one die.");
    play(&mut game, Move::Accept {});
    assert_eq!(deed(&game), "Ada moves the pawn 4 spaces.");
    game.apply_chance(Chance::Wild { face: Face::Highest }).expect("due");
    assert_eq!(deed(&game), "Ada rolls the wild die.");
    play(&mut game, Move::Accept {});
    assert_eq!(deed(&game), "Ada takes the 9 from purple.", "all see it on its way");
    let mut game = super::game(Options::default());
    roll_and_walk(&mut game, &[1]);
    play(&mut game, Move::TakeFaceUp {});
    assert_eq!(deed(&game), "Ada takes the 0 from red.");
    let mut seen = last_seen(&game, Viewer::Table);
    (seen.effects.final_round, seen.effects.over) = (true, true);
    assert_eq!(RatATatRoll::deed(&seen), RatATatRoll::deed(&last_seen(&game, Viewer::Table)));
    let mut game = swapping();
    play(&mut game, swap(0, 0));
    assert_eq!(deed(&game), "Ada swaps card 1 for Bo’s card 1.");
}

#[test]
fn l18_turn_lines_name_no_card_before_the_end() {
    let mut game = game(Options::default());
    let first = game.ply();
    roll_and_walk(&mut game, &[1, 2]);
    assert_eq!(turn_line(&game, first), None, "Ada may still look at cards");
    play(&mut game, Move::Look { seat: Seat::new(1), place: row_index(0) });
    let line = "Ada takes the card from red: rolls 1 + 2 and looks at one of Bo’s cards.";
    assert_eq!(turn_line(&game, first).as_deref(), Some(line));
    let mut piled = super::game(Options::default());
    let first = piled.ply();
    roll_and_walk(&mut piled, &[1]);
    play(&mut piled, Move::TakePile {});
    assert_eq!(turn_line(&piled, first).as_deref(), Some("Ada takes the top card of the pile: rolls 1."));
}

#[test]
fn l11_a_swap_concerns_the_other_seat() {
    let mut game = swapping();
    play(&mut game, swap(0, 0));
    let seen = last_seen(&game, Viewer::Table);
    assert_eq!([0, 1].map(|seat| RatATatRoll::concerns(&seen, Seat::new(seat))), [false, true]);
    let line = turn_line(&game, 2).expect("a whole turn");
    assert_eq!(line, "Ada swaps card 1 for Bo’s card 1: rolls 4 and “swap”.");
}

/// What a token bought is not told without the token: the dice that were rolled again are gone.
#[test]
fn turn_lines_name_tokens_that_were_spent() {
    let mut game = game(Options::default());
    let first = game.ply();
    roll(&mut game, &[3]);
    play(&mut game, Move::Reroll { dice: DiceSet::from_indices(&[0]) });
    let again = [2].map(|pips| Die::new(pips).expect("a face")).into_iter().collect();
    game.apply_chance(Chance::Rolled { dice: again }).expect("due");
    play(&mut game, Move::Accept {});
    let line = turn_line(&game, first).expect("a whole turn");
    assert_eq!(line, "Ada takes the card from red: spends a token and rolls 2.");
}

/// After the end the sentences name cards, as the log does.
#[test]
fn turn_lines_name_cards_after_the_end() {
    let mut game = game(Options::default());
    let first = game.ply();
    roll_and_walk(&mut game, &[2]);
    let events =
        [first, first + 1, first + 2].map(|ply| game.observation(ply, Viewer::Everything).expect("an event").seen);
    let mut open = game.view(Viewer::Everything).open;
    let line = |open: &Open| RatATatRoll::turn_line(&events, open).map(|phrase| said(&phrase));
    assert_eq!(line(&open).as_deref(), Some("Ada takes the card from red: rolls 2."));
    open.common.phase = Phase::Over;
    assert_eq!(line(&open).as_deref(), Some("Ada takes the 0 from red: rolls 2."));
}
