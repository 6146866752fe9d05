//! Hints on the number of dice: which card one number reaches, or avoids, better than the others.

use std::collections::BTreeSet;

use cheeseboard::engine::{Argument, Mind as _, Phrase, Rules as _, Seat, Turn, Viewer};
use cheeseboard::games::rat_a_tat_roll::dice::DiceCount;
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
fn hint_names_the_card_that_these_dice_reach_most_often() {
    let near = Game::dealt(plain(), &[9, 8], [0, 5, 9, 8, 8], &[]);
    assert_eq!(
        why(&near, 1),
        "reason-roll-most(place: reason-place-card(card: 0, region: region-red, tokens: 0), \
         chance: reason-chance(times: 1, of: 2), \
         also: reason-roll-also(place: reason-place-wild(low: 0, high: 9), chance: reason-chance(times: 1, of: 6)))"
    );
    // The hint does not name the lowest card in reach, but the one reached more often.
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
fn hint_may_name_the_wild_die() {
    let game = Game::dealt(plain(), &[6, 2], [7, 4, 1, 8, 7], &[0]).walk(11).play(FACE_UP);
    assert_eq!(
        why(&game, 1),
        "reason-roll-most(place: reason-place-wild(low: 0, high: 8), chance: reason-chance(times: 1, of: 3), \
         also: reason-roll-also(place: reason-place-card(card: 7, region: region-purple, tokens: 1), \
         chance: reason-chance(times: 1, of: 6)))"
    );
}

#[test]
fn hint_may_name_the_card_that_these_dice_avoid() {
    let game = Game::dealt(plain(), &[9, 8], [9, 4, 4, 4, 4], &[]);
    let spared = "reason-roll-least(place: reason-place-card(card: 9, region: region-red, tokens: 1), \
                  chance: reason-chance(times: 0, of: 20), ";
    assert!(why(&game, 3).starts_with(spared), "{}", why(&game, 3));
}

/// When a hint calls a card likelier or less likely than with other numbers of dice, or with one other number, the odds
/// agree.
#[test]
fn hinted_comparisons_of_odds_are_true() {
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
                let probability = |dice: u8| probability(&game, dice, &reason);
                let is_true = |other: u8| match reason.key.trim_start_matches("rat_a_tat_roll-reason-roll-") {
                    "only" => probability(dice) > 0.0 && probability(other) == 0.0,
                    "most" | "more" => probability(dice) > probability(other),
                    "never" | "never-with" => probability(dice) == 0.0 && probability(other) > 0.0,
                    "least" | "less" => probability(dice) < probability(other),
                    _ => true,
                };
                assert!(others.into_iter().all(is_true), "{}\n{}", why(&game, dice), game.sketch());
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

/// The probability that these dice lead to the place named in the sentence.
fn probability(game: &Game, dice: u8, reason: &Phrase) -> f64 {
    let place = reason.arguments.iter().find(|(name, _)| *name == "place");
    let Some((_, Argument::Phrase(place))) = place else { panic!("no place: {reason:?}") };
    let named = english(place);
    let colours = ["in red", "in orange", "in green", "in blue", "in purple"];
    let region = Region::ALL.into_iter().find(|region| named.contains(colours[region.index()]));
    let odds = Odds::for_roll(game.common().pawn, DiceCount::new(dice).expect("1 to 3"));
    let ways: u16 = Space::all().filter(|space| space.region() == region).map(|space| odds.ways_to_space(space)).sum();
    f64::from(ways) / f64::from(odds.total_ways())
}
