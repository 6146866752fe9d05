//! Figures from games made by hand.

use std::time::{Duration, SystemTime};

use super::*;
use crate::engine::{Outcome, Seat};
use crate::play::PersonId;
use crate::statistics::{FormerPeople, LuckAndPlay, Successor, Verdict};

const LISTED: [&str; 2] = ["zatre", "rat_a_tat_roll"];

fn person(name: &str, id: Option<&str>) -> SeatSummary {
    SeatSummary { name: name.to_owned(), person: id.map(PersonId::from), ..SeatSummary::default() }
}

fn bot(level: &str) -> SeatSummary {
    SeatSummary { name: "Rocco".to_owned(), level: Some(level.to_owned()), ..SeatSummary::default() }
}

fn game(number: u64, id: &str, seats: Vec<SeatSummary>, scores: &[i32], winners: &[usize]) -> PlayedGame {
    let outcome = Outcome {
        scores: scores.iter().copied().collect(),
        winners: winners.iter().map(|seat| Seat::new(*seat)).collect(),
    };
    let when = SystemTime::UNIX_EPOCH + Duration::from_secs(number);
    PlayedGame { when, summary: RecordSummary { game: id.to_owned(), seats, outcome, deal: None } }
}

fn ada() -> SeatSummary {
    person("Ada", Some("a"))
}

fn directory() -> Directory {
    Directory::new([("Ada", Some(&PersonId::from("a"))), ("Bo", None)], &FormerPeople::default())
}

fn games() -> Vec<PlayedGame> {
    let mut rolled = ada();
    rolled.dice = [0, 1, 0, 0, 0, 2];
    rolled.shares = Some(LuckAndPlay { luck: 0.2, play: 0.3, error: 0.05 });
    vec![
        game(1, "zatre", vec![ada(), bot("hard")], &[90, 100], &[1]),
        game(2, "zatre", vec![person("Bo", None), ada(), bot("hard")], &[80, 120, 70], &[1]),
        game(3, "rat_a_tat_roll", vec![rolled, bot("easy"), bot("easy")], &[20, 30, 31], &[0]),
        game(4, "rat_a_tat_roll", vec![person("Ada", None), person("Bo", None)], &[25, 25], &[0, 1]),
        game(5, "nim", vec![ada(), bot("hard")], &[1, 0], &[0]),
    ]
}

fn of(who: Who, only: Option<&str>) -> Figures {
    Figures::of(&games(), &directory(), &who, only, &LISTED)
}

fn ada_is() -> Who {
    Who::Id(PersonId::from("a"))
}

#[test]
fn games_and_wins_are_counted() {
    let figures = of(ada_is(), None);
    assert_eq!((figures.all.played, figures.all.won_alone, figures.all.won_together), (4, 2, 1), "nim is not listed");
    assert_eq!(figures.all.share, 2.5);
    assert!((figures.all.expected - (0.5 + 1.0 / 3.0 + 1.0 / 3.0 + 0.5)).abs() < 1e-9);
    assert_eq!(figures.streaks, Streaks { current: 3, longest: 3 });
    assert_eq!(figures.all.verdict(), Verdict::TooFew);
    let shares: Vec<f64> = figures.course.iter().map(|(share, _)| *share).collect();
    assert_eq!(shares, [0.0, 1.0, 2.0, 2.5]);
}

#[test]
fn wins_are_told_by_players_and_bots() {
    let figures = of(ada_is(), None);
    let players: Vec<(usize, usize, usize)> =
        figures.by_players.iter().map(|(players, tally)| (*players, tally.played, tally.won())).collect();
    assert_eq!(players, [(2, 2, 1), (3, 2, 2)]);
    let bots: Vec<(Level, usize, usize)> =
        figures.by_level.iter().map(|(level, tally)| (*level, tally.played, tally.won())).collect();
    assert_eq!(bots, [(Level::Easy, 1, 1), (Level::Hard, 2, 1)], "a game counts once, however many bots sat there");
}

#[test]
fn best_result_is_the_lowest_where_the_lowest_wins() {
    let figures = of(ada_is(), None);
    let best: Vec<(&str, i32, f64)> =
        figures.by_game.iter().map(|own| (own.game.as_str(), own.best, own.mean)).collect();
    assert_eq!(best, [("zatre", 120, 105.0), ("rat_a_tat_roll", 20, 22.5)]);
    assert_eq!(of(ada_is(), Some("zatre")).scores, [(90, false), (120, true)]);
}

#[test]
fn dice_luck_and_play_count_where_there_are_some() {
    let figures = of(ada_is(), None);
    assert_eq!(figures.dice.faces, [0, 1, 0, 0, 0, 2]);
    assert_eq!((figures.luck.games, figures.luck.luck, figures.luck.play), (1, 0.2, 0.3));
    assert_eq!(of(ada_is(), Some("zatre")).luck.games, 0);
}

/// Two people who sat at one table may be made one: then that person had two seats.
#[test]
fn merged_people_may_have_sat_at_two_seats() {
    let mut former = FormerPeople::default();
    former.replace("Bo", None, &Successor::Person(PersonId::from("a")));
    let directory = Directory::new([("Ada", Some(&PersonId::from("a")))], &former);
    let figures = Figures::of(&games(), &directory, &ada_is(), None, &LISTED);
    assert_eq!((figures.all.played, figures.all.share), (4, 3.0));
    assert_eq!(figures.by_players[&3].won_alone, 2);
    assert!((figures.by_players[&2].expected - 1.5).abs() < 1e-9);
}

/// Two teams of two: the partners of the winning one have won the whole game, and equal teams would win every other one.
#[test]
fn partners_win_a_whole_game_together() {
    let seat = |name: &str, partner| SeatSummary { partner: Some(partner), ..person(name, None) };
    let seats = || vec![seat("Ada", 2), seat("Bo", 3), seat("Cy", 0), seat("Di", 1)];
    let won = game(1, "zatre", seats(), &[120, 90, 120, 90], &[0, 2]);
    let level = game(2, "zatre", seats(), &[100, 100, 100, 100], &[0, 1, 2, 3]);
    assert!(!won.summary.is_win_shared() && level.summary.is_win_shared());
    let of = |games: &[PlayedGame], name: &str| {
        Figures::of(games, &Directory::default(), &Who::Name(name.to_owned()), None, &LISTED)
    };
    for name in ["ada", "cy"] {
        let all = of(std::slice::from_ref(&won), name).all;
        assert_eq!((all.won_alone, all.won_together, all.share, all.expected), (1, 0, 1.0, 0.5), "{name}");
    }
    assert_eq!(of(std::slice::from_ref(&won), "bo").all.won(), 0);
    let all = of(&[won, level], "ada").all;
    assert_eq!((all.won_alone, all.won_together, all.share, all.expected), (1, 1, 1.5, 1.0), "both teams share a draw");
}

#[test]
fn only_what_went_well_is_left_of_a_childs_figures() {
    let best = of(ada_is(), None).best_only();
    assert_eq!((best.all.won(), best.streaks.longest, best.by_game[0].best), (3, 3, 120));
    assert!(best.luck.games == 0 && best.dice.total() == 0 && best.scores.is_empty() && best.course.is_empty());
    assert!(best.by_players.is_empty() && best.by_level.is_empty());
}

#[test]
fn removed_people_are_nobody_in_particular() {
    let mut former = FormerPeople::default();
    former.replace("Ada", Some(&PersonId::from("a")), &Successor::Someone);
    let directory = Directory::new([("Bo", None)], &former);
    let names: Vec<(String, usize)> =
        participants(&games(), &directory).into_iter().map(|found| (found.name, found.games)).collect();
    assert_eq!(names, [("Bo".to_owned(), 2)]);
}

#[test]
fn people_of_the_house_come_first_and_guests_are_found() {
    let mut all = games();
    let guest = |number, id| game(number, "zatre", vec![person("Zoe", id), bot("hard")], &[1, 0], &[0]);
    all.extend([guest(6, Some("z")), guest(7, Some("z")), guest(8, None)]);
    let directory = Directory::new([("Cy", None), ("Ada", Some(&PersonId::from("a")))], &FormerPeople::default());
    let found = participants(&all, &directory);
    let names: Vec<(&str, usize)> = found.iter().map(|found| (found.name.as_str(), found.games)).collect();
    assert_eq!(names[..2], [("Cy", 0), ("Ada", 5)]);
    let mut guests = names[2..].to_vec();
    guests.sort_unstable();
    assert_eq!(guests, [("Bo", 2), ("Zoe", 1), ("Zoe", 2)], "with an id and without one");
}
