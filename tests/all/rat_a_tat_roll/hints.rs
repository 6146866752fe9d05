//! What a hint says of numbers of dice: what one number brings, or spares, that others do not.

use std::collections::BTreeSet;

use cheeseboard::engine::{Argument, Mind as _, Phrase, Rules as _, Seat, Turn, Viewer};
use cheeseboard::games::rat_a_tat_roll::dice::HowMany;
use cheeseboard::games::rat_a_tat_roll::odds::Odds;
use cheeseboard::games::rat_a_tat_roll::track::{Region, Space};
use cheeseboard::games::rat_a_tat_roll::{Phase, RatATatRoll};

use super::script::{FACE_UP, Game, plain, random_game, roll};
use crate::sentences::{english, said};

fn reason(game: &Game, dice: u8) -> Phrase {
    RatATatRoll::reason(&game.view(Viewer::Seat(Seat::new(game.on_turn()))), roll(dice))
}

fn why(game: &Game, dice: u8) -> String {
    said::<RatATatRoll>(&reason(game, dice))
}

#[test]
fn a_number_of_dice_is_for_what_it_brings_more_often_than_the_others() {
    let near = Game::dealt(plain(), &[9, 8], [0, 5, 9, 8, 8], &[]);
    assert_eq!(
        why(&near, 1),
        "reason-roll-most(place: reason-place-card(card: 0, region: region-red, tokens: 0), \
         chance: reason-chance(times: 1, of: 2), \
         also: reason-roll-also(place: reason-place-wild(low: 0, high: 9), chance: reason-chance(times: 1, of: 6)))"
    );
    // Not for the lowest card that it may lead to, but for the one that it leads to more often.
    let middle = Game::dealt(plain(), &[9, 8], [6, 6, 0, 6, 6], &[]);
    let green = "reason-roll-most(place: reason-place-card(card: 0, region: region-green, tokens: 0), \
                 chance: reason-chance(times: 1, of: 3), ";
    assert!(why(&middle, 3).starts_with(green), "{}", why(&middle, 3));
    let far = Game::dealt(plain(), &[9, 8], [4, 4, 4, 0, 4], &[]);
    let blue = "reason-roll-only(place: reason-place-card(card: 0, region: region-blue, tokens: 0), \
                chance: reason-chance(times: 1, of: 5), ";
    assert!(why(&far, 3).starts_with(blue), "{}", why(&far, 3));
}

#[test]
fn a_number_of_dice_may_be_for_the_wild_die() {
    let game = Game::dealt(plain(), &[6, 2], [7, 4, 1, 8, 7], &[0]).walk(11).play(FACE_UP);
    assert_eq!(
        why(&game, 1),
        "reason-roll-most(place: reason-place-wild(low: 0, high: 8), chance: reason-chance(times: 1, of: 3), \
         also: reason-roll-also(place: reason-place-card(card: 7, region: region-purple, tokens: 1), \
         chance: reason-chance(times: 1, of: 6)))"
    );
}

#[test]
fn a_number_of_dice_may_be_for_what_it_spares() {
    let game = Game::dealt(plain(), &[9, 8], [9, 4, 4, 4, 4], &[]);
    let spared = "reason-roll-least(place: reason-place-card(card: 9, region: region-red, tokens: 1), \
                  chance: reason-chance(times: 0, of: 20), ";
    assert!(why(&game, 3).starts_with(spared), "{}", why(&game, 3));
}

/// What is said to be likelier than with any other number of dice, or less likely, is; and so with one other number.
#[test]
fn what_is_said_of_odds_is_so() {
    let mut keys = BTreeSet::new();
    for seed in 0..6 {
        for state in random_game(plain(), 2, seed).states {
            let game = Game { state };
            if !matches!(RatATatRoll::turn(&game.state), Turn::Seat(_)) || game.phase() != Phase::Choosing {
                continue;
            }
            for dice in 1..=3 {
                let reason = reason(&game, dice);
                let others: Vec<u8> = match number(&reason, "count") {
                    Some(other) => vec![other],
                    None => (1..=3).filter(|&other| other != dice).collect(),
                };
                let chance = |dice: u8| chance(&game, dice, &reason);
                let is_so = |other: u8| match reason.key.trim_start_matches("rat_a_tat_roll-reason-roll-") {
                    "only" => chance(dice) > 0.0 && chance(other) == 0.0,
                    "most" | "more" => chance(dice) > chance(other),
                    "never" | "never-with" => chance(dice) == 0.0 && chance(other) > 0.0,
                    "least" | "less" => chance(dice) < chance(other),
                    _ => true,
                };
                assert!(others.into_iter().all(is_so), "{}\n{}", why(&game, dice), game.sketch());
                keys.insert(reason.key);
            }
        }
    }
    assert!(keys.len() > 6, "{keys:?}");
}

fn number(phrase: &Phrase, name: &str) -> Option<u8> {
    let argument = phrase.arguments.iter().find(|(other, _)| *other == name)?;
    if let Argument::Number(number) = argument.1 { u8::try_from(number).ok() } else { None }
}

/// How likely so many dice lead to the place that the sentence names.
fn chance(game: &Game, dice: u8, reason: &Phrase) -> f64 {
    let place = reason.arguments.iter().find(|(name, _)| *name == "place");
    let Some((_, Argument::Phrase(place))) = place else { panic!("no place: {reason:?}") };
    let named = english(place);
    let colours = ["in red", "in orange", "in green", "in blue", "in purple"];
    let region = Region::ALL.into_iter().find(|region| named.contains(colours[region.index()]));
    let odds = Odds::of_roll(game.common().pawn, HowMany::new(dice).expect("1 to 3"));
    let ways: u16 = Space::all().filter(|space| space.region() == region).map(|space| odds.of_space(space)).sum();
    f64::from(ways) / f64::from(odds.all())
}
