//! What the log says, and what it keeps to itself (L18).

use std::collections::BTreeMap;

use cheeseboard::engine::{Event, Mind as _, Phrase, Viewer, Words as _};
use cheeseboard::games::rat_a_tat_roll::dice::Face;
use cheeseboard::games::rat_a_tat_roll::track::{Icon, Space};
use cheeseboard::games::rat_a_tat_roll::{Deed, Move, Phase, RatATatRoll, icon, space};
use cheeseboard::text::Text;

use super::script::{
    ACCEPT, FACE_UP, FIVE, Game, Happening, LOOK_OWN, NAMES, PILE, ROLL_WILD, SKIP, decision, deck, look, open_memory,
    plain, random_events, replace, reroll, roll, rolled, start, swap, take, wild,
};

fn said(phrase: &Phrase) -> String {
    let sentence = Text::english().say(phrase, &NAMES.map(str::to_owned));
    assert!(!sentence.contains(['[', '{', '$']), "{sentence}");
    sentence
}

/// The log line of an event, read when the game stands like this.
fn line(before: &Game, event: &Happening, now: &Game) -> String {
    let seen = before.sighting(event, Viewer::Table).seen;
    said(&RatATatRoll::told(&seen, &now.view(Viewer::Table).open))
}

/// The log line right after the event.
fn told(before: &Game, event: &Happening) -> String {
    line(before, event, &before.clone().then(event))
}

#[test]
fn a_turn_is_told_step_by_step() {
    let game = Game::new(plain(), 2);
    assert_eq!(told(&game, &start(1)), "Bo begins.");
    let game = game.then(&start(0));
    let event = deck(&[9, 8, 0, 1, 2, 3, 7]);
    assert_eq!(told(&game, &event), "Everyone gets a card face down, and five lie face up.");
    let game = game.then(&event);
    assert_eq!(told(&game, &decision(0, roll(2))), "Ada takes 2 dice.");
    let game = game.play(roll(2));
    assert_eq!(told(&game, &rolled(&[4, 2])), "Ada rolls 4 + 2 = 6.");
    let game = game.then(&rolled(&[4, 2]));
    assert_eq!(told(&game, &decision(0, reroll(&[1]))), "Ada spends a token to re-roll one die.");
    let game = game.play(reroll(&[1])).then(&rolled(&[4, 3]));
    assert_eq!(
        told(&game, &decision(0, ACCEPT)),
        "Ada keeps the roll. The pawn goes 7 spaces, to the re-roll space in orange. Ada takes the card from orange."
    );
    let game = game.keep().roll(&[4, 5, 2]);
    assert_eq!(
        told(&game, &decision(1, ACCEPT)),
        "Bo keeps the roll. The pawn goes 11 spaces, to the choice space in purple."
    );
    let game = game.keep();
    assert_eq!(told(&game, &decision(1, FACE_UP)), "Bo takes the card from purple.");
    assert_eq!(told(&game, &decision(1, PILE)), "Bo takes the top card of the pile.");
}

#[test]
fn wild_dice_looks_and_swaps_are_told() {
    let game = Game::dealt(plain(), &[9, 8], [3, 1, 1, 2, 4], &[5]);
    let peek = game.clone().walk(3);
    assert_eq!(told(&peek, &decision(0, LOOK_OWN)), "Ada looks at all own cards.");
    assert_eq!(told(&peek, &decision(0, look(1, 0))), "Ada looks at a card of Bo.");
    let at_wild = game.roll(&[4]);
    assert_eq!(told(&at_wild, &decision(0, ACCEPT)), "Ada keeps the roll. The pawn goes 4 spaces, to a wild space.");
    let at_wild = at_wild.keep();
    assert_eq!(told(&at_wild, &wild(Face::Swap)), "Ada rolls “swap” with the wild die.");
    let highest = at_wild.clone().then(&wild(Face::Highest));
    assert_eq!(told(&highest, &decision(0, ACCEPT)), "Ada keeps the roll. Ada takes the card from purple.");
    let lowest = at_wild.clone().wild(Face::Lowest);
    assert_eq!(told(&lowest, &decision(0, take(2))), "Ada takes the card from green.");
    let swapping = at_wild.wild(Face::Swap);
    assert_eq!(told(&swapping, &decision(0, swap(0, 1, 0))), "Ada swaps card 1 for card 1 of Bo.");
}

#[test]
fn the_last_turns_are_told() {
    let game = Game::dealt(plain(), &[9, 8], FIVE, &[]).easy_turns(7).walk(13);
    let ends = "Bo takes the top card of the pile. Now everyone has a full hand: one more turn each.";
    assert_eq!(told(&game, &decision(1, PILE)), ends);
    let game = game.play(PILE);
    assert_eq!(told(&game, &decision(0, ROLL_WILD)), "Ada takes the wild die.");
    let replacing = game.play(ROLL_WILD).wild(Face::Highest);
    let event = decision(0, replace(1));
    let kept = "Ada lays it down in place of an older card, which goes under the pile.";
    assert_eq!(told(&replacing, &event), kept);
    let last = replacing.clone().then(&event);
    assert_eq!(told(&last, &decision(1, SKIP)), "Bo lets the turn pass. All cards are turned up.");
    // After the game it is no secret any more.
    let over = last.play(SKIP);
    let told = line(&replacing, &event, &over);
    assert_eq!(told, "Ada lays the 4 down in place of an older card, which goes under the pile.");
}

#[test]
fn a_card_taken_is_named_only_after_the_game() {
    let game = Game::dealt(plain(), &[9, 8], FIVE, &[]).walk(6);
    let event = decision(0, FACE_UP);
    let taken = game.clone().then(&event);
    assert_eq!(line(&game, &event, &taken), "Ada takes the card from orange.");
    let over = taken.easy_turns(9);
    assert_eq!(over.phase(), Phase::Over);
    assert_eq!(line(&game, &event, &over), "Ada takes the 1 from orange.");
    // A card from the pile is named to those who are shown everything.
    let game = Game::dealt(plain(), &[9, 8], FIVE, &[8]).walk(6);
    let everything = game.sighting(&decision(0, PILE), Viewer::Everything).seen;
    let sentence = said(&RatATatRoll::told(&everything, &over.view(Viewer::Everything).open));
    assert_eq!(sentence, "Ada takes the top card of the pile, an 8, and gets a token.");
    assert_eq!(line(&game, &decision(0, PILE), &over), "Ada takes the top card of the pile and gets a token.");
}

/// Numbers are those of dice and of places that were swapped, and tokens are named only where they are spent.
#[test]
fn the_log_is_no_memory() {
    let mut lines = BTreeMap::new();
    for options in [plain(), open_memory()] {
        for (before, event, after) in random_events(options, 3, 0..8) {
            for who in before.viewers() {
                let seen = before.sighting(&event, who).seen;
                let phrase = RatATatRoll::told(&seen, &after.view(who).open);
                let sentence = said(&phrase);
                lines.insert(format!("{:?}", std::mem::discriminant(&seen.deed)), sentence.clone());
                if after.phase() == Phase::Over {
                    continue;
                }
                let rolled = matches!(seen.deed, Deed::Rolled { .. } | Deed::Chose { .. } | Deed::Rerolls { .. });
                let counts = rolled || matches!(seen.deed, Deed::Swapped { .. });
                let walked = seen.effects.walked.is_some();
                let spent = matches!(seen.deed, Deed::Rerolls { .. });
                assert!(spent || !sentence.contains("token"), "{sentence}");
                assert!(counts || walked || !sentence.contains(|letter: char| letter.is_ascii_digit()), "{sentence}");
            }
            if let Event::Decision(_, choice) = event {
                let called = said(&RatATatRoll::called(&choice));
                assert!(called.chars().next().is_some_and(char::is_lowercase), "{called}");
            }
        }
    }
    assert_eq!(lines.len(), 19, "{lines:#?}");
}

#[test]
fn moves_and_spaces_have_names() {
    let called = |choice| said(&RatATatRoll::called(&choice));
    assert_eq!(called(roll(1)), "roll one die");
    assert_eq!(called(reroll(&[0, 2])), "re-roll die 1 and die 3");
    assert_eq!(called(reroll(&[])), "re-roll the wild die");
    assert_eq!(called(swap(0, 1, 3)), "swap your card 1 for card 4 of Bo");
    assert_eq!(called(replace(4)), "replace your card 5");
    assert_eq!(called(take(4)), "take the card from purple");
    let names: Vec<String> = Space::all().map(|at| said(&space(at))).collect();
    assert_eq!(names[..5], ["wild", "red, choice", "red, re-roll", "red, peek", "wild"]);
    assert_eq!(Icon::ALL.map(|known| said(&icon(known))), ["wild", "choice", "re-roll", "peek"]);
}

#[test]
fn the_sketch_shows_what_lies_open() {
    let game = Game::dealt(plain(), &[9, 8], FIVE, &[]).walk(6).play(FACE_UP).roll(&[1]);
    assert_eq!(
        RatATatRoll::sketch(&game.view(Viewer::Table).open),
        "WcrpWp[c]rWrpcWcprWrcp\nface up 0 0 2 3 4, pile 32\nseat 0: - - | tokens 2\nseat 1: - | tokens 2\n\
         centre 11, seat 1 Keeping, dice [1]"
    );
    assert!(game.sketch().contains("seat 0: 9 1 |"));
}

#[test]
fn a_hint_tells_seen_cards_exactly() {
    let game = Game::dealt(plain(), &[9, 8], [3, 1, 1, 2, 4], &[5]);
    let why = |game: &Game, choice: Move| said(&RatATatRoll::reason(&game.seen_by(game.on_turn()), choice));
    let looked = "You have seen all your cards. Looking again costs nothing and helps you remember them.";
    assert_eq!(why(&game.clone().walk(3), LOOK_OWN), looked);
    let swapping = game.walk(4).wild(Face::Swap);
    let given = why(&swapping, swap(0, 1, 0));
    assert!(given.starts_with("You give Bo a 9 and get an unknown card (about "), "{given}");
}
