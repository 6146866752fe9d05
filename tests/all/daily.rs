//! The deal of the day: the same for all, with a target, and results that are read from records.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, SystemTime};

use cheeseboard::daily::{Deal, DealVersion, Made, TARGET_GAMES, Target, TargetCache, results, run_of_days};
use cheeseboard::engine::{Level, Seat, Stop, Turn, Viewer};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::{Game, Visitor, taught_ids, visit_game, visit_taught};
use cheeseboard::play::{Bot, Match, Player, SeatAssignment, Table, UndoPolicy, read_record};
use cheeseboard::statistics::{Directory, PlayedGame, Who, read_games};
use jiff::ToSpan as _;
use jiff::civil::{Date, date};

use crate::autoplay::greedy_move;

pub(crate) fn deal(day: Date) -> Deal {
    Deal::of(day, DealVersion::current()).expect("games are listed")
}

/// The first day from this one on whose deal is of this game.
pub(crate) fn day_of(game: &str, from: Date) -> Date {
    (0..10).map(|days| from.saturating_add(days.days())).find(|day| deal(*day).game == game).expect("within two blocks")
}

/// The game of a deal before its first event, with this person.
pub(crate) fn dealt<G: Game>(deal: &Deal, name: &str) -> Match<G> {
    let mut number = 0;
    let seating = deal.seating((name, 0), |_| {
        number += 1;
        format!("Bot {number}")
    });
    let options = serde_json::from_value(serde_json::Value::Object(deal.options.clone())).expect("options");
    let mut game = Match::new(options, seating, deal.seed).expect("can be played");
    game.set_deal(Some(deal.date));
    game
}

/// Plays a game to its end, every seat without search.
pub(crate) fn finish<G: Game>(game: &mut Match<G>) {
    while game.outcome().is_none() {
        match game.turn() {
            Turn::Seat(seat) => game.decide(seat, greedy_move(game, seat)).expect("legal"),
            Turn::Chance(_) | Turn::Over(_) => game.resolve_chance().expect("due"),
        }
    }
}

/// The same deal, with bots that do not search.
fn quick(mut deal: Deal) -> Deal {
    deal.bots.iter_mut().for_each(|bot| *bot = Bot::from(Level::Greedy));
    deal
}

#[test]
fn a_day_has_one_deal() {
    let day = date(2026, 11, 27);
    assert_eq!(deal(day), deal(day));
    let other = DealVersion::of("7.3.0").expect("a version");
    assert_ne!(deal(day).seed, Deal::of(day, other).expect("games are listed").seed);
    if DealVersion::current().to_string() != "0.1" {
        return;
    }
    // Deals change with the first two numbers of the version, and with nothing else.
    let pinned = deal(day);
    let levels: Vec<String> = pinned.bots.iter().map(|bot| bot.id()).collect();
    assert_eq!(
        (pinned.game, pinned.seat, levels.join(" ").as_str()),
        ("rat_a_tat_roll", Seat::new(1), "medium-careful")
    );
    assert_eq!(pinned.seed, 0x5862_a303_6984_41a5);
}

#[test]
fn four_hundred_days_take_turns_and_can_be_played() {
    struct Start<'a>(&'a Deal);
    impl Visitor for Start<'_> {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let game = dealt::<G>(self.0, "Ada");
            let people: Vec<bool> = game.seating().iter().map(|seat| seat.player.is_human()).collect();
            let own = self.0.seat.index();
            assert!(people.iter().enumerate().all(|(seat, is_human)| *is_human == (seat == own)), "{people:?}");
            let marks: BTreeSet<u8> = game.seating().iter().map(|seat| seat.mark).collect();
            assert_eq!(marks.len(), people.len(), "marks differ");
        }
    }
    let games = taught_ids();
    // Blocks begin with the days since 1970 whose number the games divide.
    let first = date(1970, 1, 1).saturating_add((20_000 / games.len() as i64 * games.len() as i64).days());
    let deals: Vec<Deal> = (0..400).map(|days| deal(first.saturating_add(days.days()))).collect();
    for deal in &deals {
        visit_game(deal.game, &mut Start(deal)).expect("listed");
    }
    for block in deals.chunks_exact(games.len()) {
        let dealt: BTreeSet<&str> = block.iter().map(|deal| deal.game).collect();
        assert_eq!(dealt.len(), games.len(), "every game once, from {}", block[0].date);
    }
    assert!(deals.windows(2).all(|pair| pair[0].game != pair[1].game));
    assert_eq!(deals.iter().map(|deal| deal.seed).collect::<BTreeSet<_>>().len(), deals.len());
    let levels: BTreeSet<Level> = deals.iter().flat_map(|deal| &deal.bots).map(|bot| bot.level).collect();
    assert_eq!(levels, BTreeSet::from([Level::Medium, Level::Hard]));
    let with_option = deals.iter().filter(|deal| deal.option.is_some()).count();
    assert!((30..150).contains(&with_option), "now and then: {with_option}");
}

/// Two people who decide the same meet the same dice, cards and bots.
#[test]
fn the_same_moves_make_the_same_game() {
    struct PlayOn<'a>(&'a Deal);
    impl Visitor for PlayOn<'_> {
        type Output = String;
        fn visit<G: Game>(&mut self) -> String {
            let mut game = dealt::<G>(self.0, "Ada");
            while game.outcome().is_none() && game.ply() < 25 {
                let Turn::Seat(seat) = game.turn() else {
                    game.resolve_chance().expect("due");
                    continue;
                };
                let choice = match game.assignment(seat).player {
                    Player::Human => greedy_move(&game, seat),
                    Player::Bot(bot) => {
                        let seed = cheeseboard::bots::bot_seed(game.seed(), seat, game.ply());
                        let view = game.view(Viewer::Seat(seat));
                        cheeseboard::bots::choose_move(&view, bot, seed, &Stop::default()).expect("on turn")
                    }
                };
                game.decide(seat, choice).expect("legal");
            }
            game.record(false).to_json()
        }
    }
    for game in ["kalle", "rat_a_tat_roll"] {
        let deal = deal(day_of(game, date(2026, 11, 27)));
        let twice = [(); 2].map(|()| visit_game(game, &mut PlayOn(&deal)).expect("listed"));
        assert_eq!(twice[0], twice[1]);
    }
}

#[test]
fn a_target_is_the_median_of_five_games_and_the_same_every_time() {
    for game in ["kalle", "rat_a_tat_roll"] {
        let deal = quick(deal(day_of(game, date(2026, 11, 27))));
        let target = Target::compute_at(&deal, Level::Random, &Stop::default()).expect("played");
        assert_eq!(Some(&target), Target::compute_at(&deal, Level::Random, &Stop::default()).as_ref());
        let merits = target.made().map(|made| target.measure().merit(made.score, made.rank));
        assert!(merits.is_sorted() && merits.len() == TARGET_GAMES, "{merits:?}");
        assert_eq!(target.median(), target.made()[2]);
        let different: BTreeSet<(i32, usize)> = target.made().iter().map(|made| (made.score, made.rank)).collect();
        assert!(different.len() > 1, "each game has a seed of its own: {:?}", target.made());
        let stopped = Stop::default();
        stopped.request();
        assert_eq!(Target::compute(&deal, &stopped), None);
    }
}

/// The winners have the best results by the game's own measure.
#[test]
fn measures_agree_with_who_wins() {
    struct Agree;
    impl Visitor for Agree {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for seed in 0..3 {
                let seat = |name: &str, mark| SeatAssignment { name: name.to_owned(), player: Player::Human, mark };
                let mut game =
                    Match::<G>::new(Default::default(), vec![seat("Ada", 0), seat("Bo", 1)], seed).expect("two play");
                finish(&mut game);
                let outcome = game.outcome().expect("over");
                let merit = |seat| Made::of(&outcome, seat).map(|made| G::MEASURE.merit(made.score, made.rank));
                let best = Seat::all(2).filter_map(merit).max();
                for winner in &outcome.winners {
                    assert_eq!(merit(*winner), best, "{}: {outcome:?}", G::ID);
                }
            }
        }
    }
    visit_taught(&mut Agree);
}

/// Writes the record of a game, dated so many hours after 1970.
pub(crate) fn write<G: Game>(folder: &Path, name: &str, hours: u64, game: &Match<G>) {
    let path = folder.join(name);
    cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron()).expect("written");
    let file = std::fs::File::options().write(true).open(&path).expect("there");
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(3_600 * hours)).expect("dated");
}

fn read(folder: &Path) -> Vec<PlayedGame> {
    read_games(folder, &folder.join("cache.json"), true, |_, _| true).expect("read")
}

#[test]
fn the_first_finished_game_of_a_person_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let day = day_of("kalle", date(2026, 11, 27));
    let deal = deal(day);
    let mut first = dealt::<Kalle>(&deal, "Ada");
    finish(&mut first);
    write(folder.path(), "b.ron", 2, &first);
    // Later: the same again, by her and by somebody else.
    write(folder.path(), "a.ron", 3, &first);
    let mut of_bo = dealt::<Kalle>(&deal, "Bo");
    finish(&mut of_bo);
    write(folder.path(), "c.ron", 1, &of_bo);
    // Neither a game with other luck nor one of other seats nor an unfinished one is of this deal.
    let mut lucky = Match::<Kalle>::new(Default::default(), first.seating().to_vec(), 5).expect("can be played");
    lucky.set_deal(Some(day));
    finish(&mut lucky);
    write(folder.path(), "d.ron", 1, &lucky);
    let mut weak = first.seating().to_vec();
    weak.iter_mut()
        .filter(|seat| !seat.player.is_human())
        .for_each(|seat| seat.player = Player::Bot(Level::Child.into()));
    let mut easy = Match::<Kalle>::new(*first.options(), weak, deal.seed).expect("can be played");
    easy.set_deal(Some(day));
    finish(&mut easy);
    write(folder.path(), "e.ron", 1, &easy);
    write(folder.path(), "f.ron", 1, &dealt::<Kalle>(&deal, "Ada"));
    for from_cache in [false, true] {
        let games = read(folder.path());
        let of = |name: &str| results(&games, &Directory::default(), &Who::Name(name.to_owned()));
        let ada = of("ada");
        let result = &ada[&day];
        assert_eq!((ada.len(), result.practised), (1, 1), "from the cache: {from_cache}");
        assert_eq!(result.when, SystemTime::UNIX_EPOCH + Duration::from_secs(7_200));
        assert_eq!(Some(result.made), Made::of(&first.outcome().expect("over"), deal.seat));
        assert_eq!((of("bo").len(), of("cy").len()), (1, 0));
    }
}

#[test]
fn a_streak_lasts_until_a_whole_day_is_missed() {
    let day = date(2026, 11, 27);
    let played = BTreeSet::from([5, 2, 1, 0].map(|back: i64| day.saturating_sub(back.days())));
    let streak = |ahead: i64| run_of_days(&played, day.saturating_add(ahead.days()));
    assert_eq!([streak(0), streak(1), streak(2)], [3, 3, 0], "on the next day it can still be kept up");
}

#[test]
fn the_day_stays_with_a_game_that_is_played_as_dealt() {
    let day = day_of("kalle", date(2026, 11, 27));
    let mut game = dealt::<Kalle>(&deal(day), "Ada");
    while !matches!(game.turn(), Turn::Seat(_)) {
        game.resolve_chance().expect("due");
    }
    let record = game.record(false).to_ron();
    assert!(
        record.contains(&format!("deal: \"{day}\"")) || record.contains(&format!("\"deal\": \"{day}\"")),
        "{record}"
    );
    let replayed = |text: &str| read_record(text).expect("a record").replay::<Kalle>().expect("valid").0.deal();
    assert_eq!(replayed(&record), Some(day));
    assert_eq!(replayed(&game.record(false).to_json()), Some(day));
    for other in ["yesterday", "2026-02-30", ""] {
        assert_eq!(replayed(&record.replace(&day.to_string(), other)), None, "{other}");
    }
    assert_eq!(replayed(&record.replace(&format!("\"{day}\""), "17")), None);
    let table = Table::new(game.clone());
    assert_eq!(table.undo_policy, UndoPolicy::UntilNews);
    let (table, _) = Table::<Kalle>::from_ron(&table.to_ron()).expect("a table");
    assert_eq!(table.game.deal(), Some(day));
    assert_eq!(game.until(1).deal(), None, "who plays on from the middle has seen what follows");
    assert_eq!(table.clone().imported(7).game.deal(), None);
    let mut freed = table.clone();
    freed.change_policy(UndoPolicy::Free);
    assert_eq!(freed.game.deal(), None);
    let mut handed = table;
    let seat = Seat::new(0);
    let other = SeatAssignment { player: Player::Bot(Level::Expert.into()), ..handed.game.assignment(seat).clone() };
    handed.hand_over(seat, other);
    assert_eq!(handed.game.deal(), None);
}

#[test]
fn a_damaged_cache_is_made_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("targets.json");
    let deal = deal(date(2026, 11, 27));
    let made = [1, 2, 3, 4, 5].map(|score| Made { score, rank: 0 });
    let target = Target::from_results(deal.game, made).expect("listed");
    let mut cache = TargetCache::load(&path);
    assert_eq!(cache.target(&deal), None);
    cache.insert(&deal, &target);
    cache.save(&path).expect("written");
    assert_eq!(TargetCache::load(&path).target(&deal), Some(target));
    let written = std::fs::read_to_string(&path).expect("there");
    for damaged in [&written[..written.len() / 2], "", "[]", &written.replace("\"version\":1", "\"version\":999")] {
        std::fs::write(&path, damaged).expect("written");
        assert_eq!(TargetCache::load(&path).target(&deal), None, "{damaged}");
    }
}
