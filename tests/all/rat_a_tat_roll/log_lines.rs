//! What the log says and what it must not reveal (L18), move labels, the sketch, and one hint.

use std::collections::BTreeMap;

use cheeseboard::engine::{Event, Viewer, Words as _};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::track::{Icon, Space};
use cheeseboard::games::rat_a_tat_roll::{Phase, RatATatRoll, SeenEvent, icon_name, space_name};

use super::script::{
    ACCEPT, FACE_UP, Game, GameEvent, LOOK_OWN, PILE, ROLL_WILD, SKIP, ZERO_TO_FOUR, decision, deck, look, open_memory,
    plain, random_events, replace, reroll, roll, rolled, start, swap, take, wild,
};
use crate::sentences::{english, said};

/// The log line of an event, read when the game is at `now`.
fn log_line_at(before: &Game, event: &GameEvent, now: &Game) -> String {
    let seen = before.observation(event, Viewer::Table).seen;
    said::<RatATatRoll>(&RatATatRoll::log_line(&seen, &now.view(Viewer::Table).open))
}

/// The log line right after the event.
fn log_line(before: &Game, event: &GameEvent) -> String {
    log_line_at(before, event, &before.clone().then(event))
}

#[test]
fn log_describes_each_step_of_a_turn() {
    let game = Game::new(plain(), 2);
    assert_eq!(log_line(&game, &start(1)), "log-start(seat: Bo)");
    let game = game.then(&start(0));
    let event = deck(&[9, 8, 0, 1, 2, 3, 7]);
    assert_eq!(log_line(&game, &event), "log-deal");
    let game = game.then(&event);
    assert_eq!(log_line(&game, &decision(0, roll(2))), "log-choose(seat: Ada, count: 2)");
    let game = game.play(roll(2));
    assert_eq!(log_line(&game, &rolled(&[4, 2])), "log-rolled(seat: Ada, count: 2, dice: ‘4 + 2’, total: 6)");
    let game = game.then(&rolled(&[4, 2]));
    assert_eq!(log_line(&game, &decision(0, reroll(&[1]))), "log-reroll(seat: Ada, count: 1)");
    let game = game.play(reroll(&[1])).then(&rolled(&[4, 3]));
    assert_eq!(
        log_line(&game, &decision(0, ACCEPT)),
        "log-then(first: log-accept(seat: Ada), then: log-then(first: log-walk(count: 7, \
         space: space-of-region(region: region-orange, icon: icon-reroll)), then: log-took(seat: Ada, \
         region: region-orange)))"
    );
    let game = game.keep().roll(&[4, 5, 2]);
    assert_eq!(
        log_line(&game, &decision(1, ACCEPT)),
        "log-then(first: log-accept(seat: Bo), then: log-walk(count: 11, \
         space: space-of-region(region: region-purple, icon: icon-choice)))"
    );
    let game = game.keep();
    assert_eq!(log_line(&game, &decision(1, FACE_UP)), "log-took(seat: Bo, region: region-purple)");
    assert_eq!(log_line(&game, &decision(1, PILE)), "log-pile(seat: Bo)");
}

#[test]
fn log_describes_wild_dice_looks_and_swaps() {
    let game = Game::dealt(plain(), &[9, 8], [3, 1, 1, 2, 4], &[5]);
    let peek = game.clone().walk(3);
    assert_eq!(log_line(&peek, &decision(0, LOOK_OWN)), "log-look-own(seat: Ada)");
    assert_eq!(log_line(&peek, &decision(0, look(1, 0))), "log-look(seat: Ada, other: Bo)");
    let at_wild = game.roll(&[4]);
    assert_eq!(
        log_line(&at_wild, &decision(0, ACCEPT)),
        "log-then(first: log-accept(seat: Ada), then: log-walk(count: 4, space: space-wild))"
    );
    let at_wild = at_wild.keep();
    assert_eq!(log_line(&at_wild, &wild(Face::Swap)), "log-wild(seat: Ada, face: face-swap)");
    let highest = at_wild.clone().then(&wild(Face::Highest));
    assert_eq!(
        log_line(&highest, &decision(0, ACCEPT)),
        "log-then(first: log-accept(seat: Ada), then: log-took(seat: Ada, region: region-purple))"
    );
    let lowest = at_wild.clone().wild(Face::Lowest);
    assert_eq!(log_line(&lowest, &decision(0, take(2))), "log-took(seat: Ada, region: region-green)");
    let swapping = at_wild.wild(Face::Swap);
    assert_eq!(log_line(&swapping, &decision(0, swap(0, 1, 0))), "log-swap(seat: Ada, other: Bo, mine: 1, theirs: 1)");
}

#[test]
fn log_describes_the_final_round() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).easy_turns(7).walk(13);
    let ends = "log-then(first: log-pile(seat: Bo), then: log-final-round)";
    assert_eq!(log_line(&game, &decision(1, PILE)), ends);
    let game = game.play(PILE);
    assert_eq!(log_line(&game, &decision(0, ROLL_WILD)), "log-roll-wild(seat: Ada)");
    let replacing = game.play(ROLL_WILD).wild(Face::Highest);
    let event = decision(0, replace(1));
    let kept = "log-replace(seat: Ada)";
    assert_eq!(log_line(&replacing, &event), kept);
    let last = replacing.clone().then(&event);
    assert_eq!(log_line(&last, &decision(1, SKIP)), "log-then(first: log-skip(seat: Bo), then: log-over)");
    // After the game the card is no secret any more.
    let over = last.play(SKIP);
    let log_line = log_line_at(&replacing, &event, &over);
    assert_eq!(log_line, "log-replace-card(seat: Ada, card: 4)");
}

#[test]
fn log_names_taken_cards_only_after_the_game() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).walk(6);
    let event = decision(0, FACE_UP);
    let taken = game.clone().then(&event);
    assert_eq!(log_line_at(&game, &event, &taken), "log-took(seat: Ada, region: region-orange)");
    let over = taken.easy_turns(9);
    assert_eq!(over.phase(), Phase::Over);
    assert_eq!(
        log_line_at(&game, &event, &over),
        "log-took-card(seat: Ada, region: region-orange, card: 1, tokens: 0)"
    );
    // Viewers of everything read the name of a card from the pile.
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[8]).walk(6);
    let everything = game.observation(&decision(0, PILE), Viewer::Everything).seen;
    let sentence = english(&RatATatRoll::log_line(&everything, &over.view(Viewer::Everything).open));
    assert_eq!(sentence, "Ada takes the top card of the pile, an 8, and gets a token.");
    assert_eq!(log_line_at(&game, &decision(0, PILE), &over), "log-pile-tokens(seat: Ada, tokens: 1)");
}

/// The only numbers are those of dice and of swapped places, and tokens appear only where they are spent.
#[test]
fn log_does_not_reveal_face_down_cards() {
    let mut lines = BTreeMap::new();
    for options in [plain(), open_memory()] {
        for (before, event, after) in random_events(options, 3, 0..8) {
            for who in before.viewers() {
                let seen = before.observation(&event, who).seen;
                let phrase = RatATatRoll::log_line(&seen, &after.view(who).open);
                let sentence = english(&phrase);
                lines.insert(format!("{:?}", std::mem::discriminant(&seen.event)), sentence.clone());
                if after.phase() == Phase::Over {
                    continue;
                }
                let rolled = matches!(
                    seen.event,
                    SeenEvent::Rolled { .. } | SeenEvent::Chose { .. } | SeenEvent::Rerolls { .. }
                );
                let counts = rolled || matches!(seen.event, SeenEvent::Swapped { .. });
                let walked = seen.effects.walked.is_some();
                let spent = matches!(seen.event, SeenEvent::Rerolls { .. });
                assert!(spent || !sentence.contains("token"), "{sentence}");
                assert!(counts || walked || !sentence.contains(|letter: char| letter.is_ascii_digit()), "{sentence}");
            }
            if let Event::Decision(_, choice) = event {
                let called = english(&RatATatRoll::move_label(&choice));
                assert!(called.chars().next().is_some_and(char::is_lowercase), "{called}");
            }
        }
    }
    assert_eq!(lines.len(), 19, "{lines:#?}");
}

#[test]
fn moves_spaces_and_icons_have_names() {
    let called = |choice| said::<RatATatRoll>(&RatATatRoll::move_label(&choice));
    assert_eq!(called(roll(1)), "move-roll(count: 1)");
    assert_eq!(called(reroll(&[0, 2])), "move-reroll(count: 2, dice: [die(number: 1), die(number: 3)])");
    assert_eq!(called(reroll(&[])), "move-reroll-wild");
    assert_eq!(called(swap(0, 1, 3)), "move-swap(seat: Bo, mine: 1, theirs: 4)");
    assert_eq!(called(replace(4)), "move-replace(number: 5)");
    assert_eq!(called(take(4)), "move-take(region: region-purple)");
    let names: Vec<String> = Space::all().map(|at| english(&space_name(at))).collect();
    assert_eq!(names[..5], ["wild", "red, choice", "red, re-roll", "red, peek", "wild"]);
    assert_eq!(Icon::ALL.map(|known| english(&icon_name(known))), ["wild", "choice", "re-roll", "peek"]);
}

#[test]
fn sketch_shows_open_cards_only() {
    let game = Game::dealt(plain(), &[9, 8], ZERO_TO_FOUR, &[]).walk(6).play(FACE_UP).roll(&[1]);
    assert_eq!(
        RatATatRoll::sketch(&game.view(Viewer::Table).open),
        "WcrpWp[c]rWrpcWcprWrcp\nface up 0 0 2 3 4, pile 32\nseat 0: - - | tokens 2\nseat 1: - | tokens 2\n\
         centre 11, seat 1 Keeping, dice [1]"
    );
    assert!(game.sketch().contains("seat 0: 9 1 |"));
}
