//! Fair dice: in every listed game each face of each kind of die is equally likely, and dice are independent.

use std::collections::BTreeMap;

use cheeseboard::engine::{ChanceKind, luck_stream};
use cheeseboard::games::{Game, Visitor, visit_all};
use serde_json::Value;

use crate::tables::settings;

/// The number of rolls of each kind.
const ROLLS: usize = 200_000;
/// The seed of the rolls.
const LUCK: u64 = 40;
/// The limit in standard deviations. A fair die exceeds it once in about 30,000 runs; with the fixed seed it never does.
const DEVIATIONS: f64 = 4.0;
/// The number of random games in which rolls are collected.
const GAMES: u64 = 2;

/// The leaves of a chance outcome: its kind, and the face of each die.
fn values(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| values(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| values(field, found)),
        single => found.push(single.to_string()),
    }
}

fn shown<G: Game>(chance: &G::Chance) -> Vec<String> {
    let mut found = Vec::new();
    values(&serde_json::to_value(chance).expect("chance is written"), &mut found);
    found
}

/// The leaves of the outcomes in which all dice show the same face, by face.
fn by_face<G: Game>(state: &G::State) -> Option<Vec<Vec<String>>> {
    let ChanceKind::Dice { count, faces } = G::chance_kind(state) else { return None };
    let with = |face| G::rolled(state, &vec![face; usize::from(count)]);
    let outcomes: Vec<G::Chance> = (1..=faces).filter_map(with).collect();
    assert_eq!(outcomes.len(), usize::from(faces), "{}: every face can be given", G::ID);
    Some(outcomes.iter().map(shown::<G>).collect())
}

/// Whether the leaf at this index is a die that is rolled.
fn is_rolled(by_face: &[Vec<String>], at: usize) -> bool {
    by_face.iter().any(|shown| shown[at] != by_face[0][at])
}

/// A position for each kind of roll: by number and kind of dice. Dice that were kept are the same in all outcomes.
fn kinds<G: Game>() -> BTreeMap<Vec<String>, G::State> {
    let mut kinds = BTreeMap::new();
    for setting in settings::<G>() {
        for seed in 0..GAMES {
            for state in setting.played(seed).states {
                let Some(by_face) = by_face::<G>(&state) else { continue };
                let values = by_face.iter().flat_map(|shown| shown.iter().enumerate());
                let kind = values
                    .filter(|(at, value)| is_rolled(&by_face, *at) || value.starts_with('"'))
                    .map(|(_, value)| value.clone());
                kinds.entry(kind.collect()).or_insert(state);
            }
        }
    }
    kinds
}

/// The chi-square statistic of counts against expected counts, and its limit.
fn chi_square(counted: &[(usize, f64)]) -> (f64, f64) {
    let sum = counted.iter().map(|&(count, expected)| (count as f64 - expected).powi(2) / expected).sum();
    // The quantile of the chi-square distribution by the approximation of Wilson and Hilferty.
    let free = counted.len() as f64 - 1.0;
    let spread = 2.0 / (9.0 * free);
    (sum, free * (1.0 - spread + DEVIATIONS * spread.sqrt()).powi(3))
}

/// Rolls the due dice many times and tests the faces of all dice, and their unordered combinations, against fair dice.
fn hold<G: Game>(state: &G::State) {
    let by_face = by_face::<G>(state).expect("a roll is due");
    let rolled: Vec<usize> = (0..by_face[0].len()).filter(|&at| is_rolled(&by_face, at)).collect();
    assert!(!rolled.is_empty(), "{}: nothing is rolled in {state:?}", G::ID);
    let faces: Vec<&String> = by_face.iter().map(|shown| &shown[rolled[0]]).collect();
    let mut singles: BTreeMap<String, (usize, f64)> = BTreeMap::new();
    for &face in &faces {
        singles.entry(face.clone()).or_default().1 += (ROLLS * rolled.len()) as f64 / faces.len() as f64;
    }
    // The probability of each unordered combination, built up die by die.
    let mut shares: BTreeMap<Vec<String>, f64> = BTreeMap::from([(Vec::new(), 1.0)]);
    for _ in &rolled {
        let mut more: BTreeMap<Vec<String>, f64> = BTreeMap::new();
        for (before, share) in &shares {
            for &face in &faces {
                let mut together = before.clone();
                together.push(face.clone());
                together.sort();
                *more.entry(together).or_default() += share / faces.len() as f64;
            }
        }
        shares = more;
    }
    let mut together: BTreeMap<Vec<String>, (usize, f64)> =
        shares.into_iter().map(|(shown, share)| (shown, (0, share * ROLLS as f64))).collect();
    for roll in 0..ROLLS {
        let all = shown::<G>(&G::sample_chance(state, &mut luck_stream(LUCK, roll)));
        let mut shown: Vec<String> = rolled.iter().map(|&at| all[at].clone()).collect();
        shown.sort();
        for face in &shown {
            singles.get_mut(face).unwrap_or_else(|| panic!("{}: {face} is on no die", G::ID)).0 += 1;
        }
        together.get_mut(&shown).expect("of faces that are on the dice").0 += 1;
    }
    for (what, counted) in
        [("faces", singles.into_values().collect::<Vec<_>>()), ("rolls", together.into_values().collect())]
    {
        let (sum, most) = chi_square(&counted);
        assert!(sum < most, "{}, {} dice: {what}: {sum:.1} is more than {most:.1}: {counted:?}", G::ID, rolled.len());
    }
}

#[test]
fn every_die_is_fair() {
    struct Law;
    impl Visitor for Law {
        type Output = (bool, usize);
        fn visit<G: Game>(&mut self) -> (bool, usize) {
            let kinds = kinds::<G>();
            kinds.values().for_each(hold::<G>);
            (G::HAS_OPEN_DICE, kinds.len())
        }
    }
    let held = visit_all(&mut Law);
    assert!(held.iter().any(|&(dice, _)| dice));
    assert!(
        held.iter().all(|&(dice, kinds)| dice == (kinds > 0)),
        "who says that dice are rolled rolls some: {held:?}"
    );
}

/// The test has enough power to find a slightly loaded die.
#[test]
fn loaded_die_fails_the_chi_square_test() {
    let counts = |loaded: usize| {
        [33_333 + loaded, 33_333, 33_333, 33_334, 33_333, 33_334 - loaded].map(|count| (count, ROLLS as f64 / 6.0))
    };
    let (sum, most) = chi_square(&counts(0));
    assert!(sum < most);
    let (sum, most) = chi_square(&counts(900));
    assert!(sum > most, "{sum} {most}");
}
