//! Tests of what is listed, and in which order.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use super::super::entry::RecordSeat;
use super::*;
use crate::engine::{Outcome, Seat};
use crate::paint::painter::PlayerLabel;

/// A record with players (a bot has its level after a slash) and winners; unfinished without any. Later numbers are earlier games.
fn record(number: u64, game: &'static str, players: &[&str], winners: &[usize]) -> RecordEntry {
    let seat = |player: &&str| {
        let (name, level) =
            player.split_once('/').map_or((*player, None), |(name, level)| (name, Level::from_id(level)));
        RecordSeat {
            label: PlayerLabel { name: name.to_owned(), mark: 0, is_bot: level.is_some() },
            folded_name: name.to_lowercase(),
            who: level.is_none().then(|| Who::Name(name.to_lowercase())),
            level,
        }
    };
    let outcome = (!winners.is_empty()).then(|| Outcome {
        scores: players.iter().map(|_| 7).collect(),
        winners: winners.iter().map(|winner| Seat::new(*winner)).collect(),
    });
    RecordEntry {
        path: PathBuf::from(format!("{number}.ron")),
        game,
        seats: players.iter().map(seat).collect(),
        outcome,
        saved: SystemTime::UNIX_EPOCH + Duration::from_secs(1_000 - number),
        winning_teams: winners.len(),
        deal: None,
        has_story: false,
    }
}

/// Games of a family, the latest first.
fn records() -> Vec<RecordEntry> {
    vec![
        record(0, "zatre", &["Ada", "Bo"], &[0]),
        record(1, "kalle", &["Bo", "Ada", "Mimi/easy"], &[0, 1]),
        record(2, "zatre", &["Ada", "Rocco/hard"], &[1]),
        record(3, "ratzzia", &["Édith", "Filou/easy", "Lupo/hard"], &[]),
        record(4, "kalle", &["Bo", "Ada"], &[1]),
    ]
}

fn listed_with(filter: &RecordFilter, tags: &Tags) -> Vec<usize> {
    let records = records();
    filter.list(records.iter().map(Some), tags, |game| format!("The game of {game}"))
}

fn listed(filter: &RecordFilter) -> Vec<usize> {
    listed_with(filter, &Tags::default())
}

fn named(name: &str) -> Option<Who> {
    Some(Who::Name(name.to_owned()))
}

#[test]
fn without_a_choice_everything_is_listed() {
    let mut filter = RecordFilter { search: "  ".to_owned(), ..RecordFilter::default() };
    assert!(!filter.is_set());
    assert_eq!(listed(&filter), [0, 1, 2, 3, 4]);
    filter.order = Order::Oldest;
    assert!(!filter.is_set(), "the order leaves out nothing");
    assert_eq!(listed(&filter), [4, 3, 2, 1, 0]);
}

#[test]
fn every_choice_leaves_out_what_does_not_fit() {
    let any = RecordFilter::default;
    for (filter, expected) in [
        (RecordFilter { game: Some("zatre"), ..any() }, vec![0, 2]),
        (RecordFilter { person: named("bo"), ..any() }, vec![0, 1, 4]),
        (RecordFilter { person: named("nobody"), ..any() }, vec![]),
        (RecordFilter { bots: Some(Bots::None), ..any() }, vec![0, 4]),
        (RecordFilter { bots: Some(Bots::Level(Level::Hard)), ..any() }, vec![2, 3]),
        (RecordFilter { result: Some(ResultKind::Unfinished), ..any() }, vec![3]),
        (RecordFilter { result: Some(ResultKind::Shared), ..any() }, vec![1]),
        (RecordFilter { game: Some("kalle"), person: named("bo"), ..any() }, vec![1, 4]),
    ] {
        assert_eq!(listed(&filter), expected, "{filter:?}");
        assert!(filter.is_set());
    }
}

#[test]
fn results_are_those_of_the_chosen_person() {
    let of =
        |person: &str, result| RecordFilter { person: named(person), result: Some(result), ..RecordFilter::default() };
    assert_eq!(listed(&of("ada", ResultKind::Won)), [0, 1, 4]);
    assert_eq!(listed(&of("ada", ResultKind::Lost)), [2]);
    assert_eq!(listed(&of("bo", ResultKind::Won)), [1]);
    assert_eq!(listed(&of("bo", ResultKind::Lost)), [0, 4]);
    assert_eq!(listed(&of("bo", ResultKind::Shared)), [1]);
    assert_eq!(listed(&of("édith", ResultKind::Lost)), [] as [usize; 0], "an unfinished game is not lost");
    let mut filter = of("ada", ResultKind::Won);
    filter.choose_person(None);
    assert_eq!(filter, RecordFilter::default(), "without a person nobody can have won");
}

#[test]
fn search_finds_games_names_and_tags_in_any_case() {
    let mut tags = Tags::default();
    tags.add("2.ron", "Close one");
    let found =
        |search: &str| listed_with(&RecordFilter { search: search.to_owned(), ..RecordFilter::default() }, &tags);
    assert_eq!(found("ZATRE"), [0, 2]);
    assert_eq!(found("édi"), [3]);
    assert_eq!(found("bo kalle"), [1, 4], "each word somewhere");
    assert_eq!(found("close"), [2]);
    assert_eq!(found("close bo"), [] as [usize; 0]);
    let tagged = RecordFilter { tag: Some("Close one".to_owned()), ..RecordFilter::default() };
    assert_eq!(listed_with(&tagged, &tags), [2]);
    assert_eq!(listed(&tagged), [] as [usize; 0]);
}

#[test]
fn orders_keep_the_latest_game_of_equals_first() {
    let by = |order| listed(&RecordFilter { order, ..RecordFilter::default() });
    assert_eq!(by(Order::Game), [1, 4, 3, 0, 2]);
    assert_eq!(by(Order::Players), [0, 4, 1, 2, 3], "the same players in other seats are the same players");
}

/// A record that has not been read is listed as long as nothing has to be known of it.
#[test]
fn unread_records_are_listed_only_by_time() {
    let records = records();
    let some_read = || records.iter().enumerate().map(|(index, record)| (index % 2 == 0).then_some(record));
    let list = |filter: &RecordFilter| filter.list(some_read(), &Tags::default(), str::to_owned);
    assert_eq!(list(&RecordFilter::default()), [0, 1, 2, 3, 4]);
    assert_eq!(list(&RecordFilter { order: Order::Oldest, ..RecordFilter::default() }), [4, 3, 2, 1, 0]);
    assert_eq!(list(&RecordFilter { order: Order::Game, ..RecordFilter::default() }), [4, 0, 2]);
    assert_eq!(list(&RecordFilter { person: named("bo"), ..RecordFilter::default() }), [0, 4]);
}

#[test]
fn offers_are_what_is_in_the_records() {
    let records = records();
    let offers = Offers::of(records.iter());
    assert_eq!(offers.games.into_iter().collect::<Vec<_>>(), ["kalle", "ratzzia", "zatre"]);
    assert_eq!(offers.people.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>(), ["Ada", "Bo", "Édith"]);
    assert_eq!(offers.levels.into_iter().collect::<Vec<_>>(), [Level::Easy, Level::Hard]);
}

#[test]
fn clearing_keeps_the_order() {
    let mut filter = RecordFilter { game: Some("zatre"), order: Order::Game, ..RecordFilter::default() };
    filter.clear();
    assert_eq!(filter, RecordFilter { order: Order::Game, ..RecordFilter::default() });
}
