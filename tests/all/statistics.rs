//! Statistics from records on disk: dice, the cache of summaries, people.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use cheeseboard::engine::{ChanceKind, Seat, Turn, derive_stream, random_below};
use cheeseboard::games::zatre::Zatre;
use cheeseboard::games::{Game, Visitor, visit_all};
use cheeseboard::play::{Match, PersonId, Player, read_record};
use cheeseboard::statistics::{
    Directory, Figures, FormerPeople, PlayedGame, RecordSummary, Who, participants, read_games,
};
use cheeseboard::story::{self, Story};

use crate::autoplay::{greedy_move, play_while, seated};
use crate::story::{QUICK, told};

/// Every number die of a roll is counted once, when it is rolled, and shows 1 to 6; a game without open dice has none.
#[test]
fn dice_are_those_that_a_chance_event_rolled() {
    struct Rolls;
    impl Visitor for Rolls {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let names: Vec<&str> = ["Ada", "Bo", "Cy", "Di"][..(*G::SEATS.start()).max(2)].to_vec();
            let mut game =
                Match::<G>::new(Default::default(), seated(&names, Player::Human), 3).expect("can be played");
            let mut rng = derive_stream(5, "moves", &[]);
            while game.outcome().is_none() && game.ply() < 3_000 {
                match game.turn() {
                    Turn::Seat(seat) => {
                        let moves = game.legal_moves();
                        let choice = moves[random_below(&mut rng, moves.len() as u32) as usize];
                        game.decide(seat, choice).expect("legal");
                    }
                    Turn::Chance(_) | Turn::Over(_) => game.resolve_chance().expect("due"),
                }
            }
            let mut all = 0;
            for ply in 0..game.ply() {
                let faces = game.dice_rolled_at(ply);
                all += faces.len();
                assert!(faces.iter().all(|face| (1..=6).contains(face)), "{}, {ply}: {faces:?}", G::ID);
                if !faces.is_empty() {
                    let ChanceKind::Dice { count, .. } = game.pending_chance_at(ply) else {
                        panic!("{}, {ply}", G::ID)
                    };
                    assert_eq!(faces.len(), usize::from(count), "{}, {ply}", G::ID);
                }
            }
            assert_eq!(all > 20, G::HAS_OPEN_DICE, "{}: {all} dice", G::ID);
            if let Some(summary) = RecordSummary::of_game(&game) {
                let counted: u32 = summary.seats.iter().flat_map(|seat| seat.dice).sum();
                assert_eq!(counted as usize, all, "{}: every die was rolled for a seat", G::ID);
            }
        }
    }
    visit_all(&mut Rolls);
}

/// Writes the record of a whole game of two people.
fn write_game(folder: &Path, name: &str, seed: u64, ids: [Option<&str>; 2]) -> PathBuf {
    let mut game: Match<Zatre> =
        Match::new(Default::default(), seated(&["Ada", "Bo"], Player::Human), seed).expect("two may play");
    for (seat, id) in Seat::all(2).zip(ids) {
        game.set_person_id(seat, id.map(PersonId::from));
    }
    play_while(&mut game, |_| true, greedy_move);
    let path = folder.join(name);
    cheeseboard::storage::write_atomically(&path, &game.record(false).to_ron()).expect("written");
    date(&path, seed);
    path
}

/// Dates a file so many hours after the first second of 1970.
fn date(path: &Path, hours: u64) {
    let file = std::fs::File::options().write(true).open(path).expect("there");
    file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(3_600 * hours)).expect("dated");
}

fn read(folder: &Path) -> Vec<PlayedGame> {
    read_games(folder, &cache(folder), true, |_, _| true).expect("not stopped")
}

fn cache(folder: &Path) -> PathBuf {
    folder.join("cache/statistics.json")
}

fn names(games: &[PlayedGame]) -> Vec<String> {
    games.iter().map(|game| game.summary.seats[0].name.clone()).collect()
}

/// Changes the name of the first seat in the cache, which shows whether an entry is used.
fn mark_cache(folder: &Path) {
    let text = std::fs::read_to_string(cache(folder)).expect("a cache");
    std::fs::write(cache(folder), text.replace("\"Ada\"", "\"cached\"")).expect("written");
}

#[test]
fn cache_holds_until_a_record_or_its_story_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let first = write_game(folder, "zatre-1.ron", 1, [None; 2]);
    write_game(folder, "zatre-2.cheese", 2, [None; 2]);
    std::fs::write(folder.join("shopping.ron"), "(milk: 2)").expect("written");
    let fresh = read(folder);
    assert_eq!(names(&fresh), ["Ada", "Ada"], "what is no record is left out");
    assert!(fresh[0].when < fresh[1].when, "the earliest first");
    mark_cache(folder);
    assert_eq!(names(&read(folder)), ["cached", "cached"]);
    // Another time, another story, another length: each is read anew.
    date(&first, 9);
    assert_eq!(names(&read(folder)), ["cached", "Ada"], "now the later one");
    mark_cache(folder);
    std::fs::write(folder.join("zatre-1.ron.story"), "").expect("written");
    assert_eq!(names(&read(folder)), ["cached", "Ada"]);
    mark_cache(folder);
    let text = std::fs::read_to_string(&first).expect("readable");
    std::fs::write(&first, text + "\n").expect("written");
    date(&first, 9);
    assert_eq!(names(&read(folder)), ["cached", "Ada"]);
    std::fs::remove_file(&first).expect("gone");
    assert_eq!(names(&read(folder)), ["cached"]);
    assert!(!std::fs::read_to_string(cache(folder)).expect("a cache").contains("zatre-1"), "it is forgotten");
}

#[test]
fn missing_old_or_damaged_cache_is_made_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    write_game(folder, "zatre-1.ron", 1, [None; 2]);
    let fresh = read(folder);
    let text = std::fs::read_to_string(cache(folder)).expect("a cache").replace("\"Ada\"", "\"cached\"");
    let older = text.replacen("\"version\":3", "\"version\":0", 1);
    let other = text.replacen(cheeseboard::play::PROGRAM_VERSION, "0.0.1", 1);
    assert!(older != text && other != text);
    for damaged in ["", "{", &text[..text.len() / 2], &older, &other] {
        std::fs::write(cache(folder), damaged).expect("written");
        assert_eq!(read(folder), fresh, "{damaged}");
    }
    std::fs::remove_file(cache(folder)).expect("gone");
    assert_eq!(read_games(folder, &cache(folder), false, |_, _| true), Some(fresh));
    assert!(!cache(folder).exists(), "nothing is written where nothing may be");
}

#[test]
fn reading_stops_when_nobody_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    write_game(folder.path(), "zatre-1.ron", 1, [None; 2]);
    write_game(folder.path(), "zatre-2.ron", 2, [None; 2]);
    let mut told = Vec::new();
    let report = |read, all| {
        told.push((read, all));
        read == 0
    };
    assert_eq!(read_games(folder.path(), &cache(folder.path()), true, report), None);
    assert_eq!(told, [(0, 2), (1, 2)]);
    let kept = std::fs::read_to_string(cache(folder.path())).expect("a cache");
    assert!(kept.contains("zatre-1"), "what has been read is kept");
}

/// Records of earlier versions have no ids: they belong to whoever has the name.
#[test]
fn records_with_and_without_ids_are_one_person() {
    let folder = tempfile::tempdir().expect("a folder");
    write_game(folder.path(), "zatre-1.ron", 1, [None; 2]);
    write_game(folder.path(), "zatre-2.ron", 2, [Some("a"), Some("b")]);
    write_game(folder.path(), "zatre-3.ron", 3, [Some("x"), Some("b")]);
    let games = read(folder.path());
    let (a, b) = (PersonId::from("a"), PersonId::from("b"));
    let directory = Directory::new([("Adah", Some(&a)), ("Bo", Some(&b))], &FormerPeople::default());
    let played = |directory: &Directory, id: &PersonId| {
        Figures::of(&games, directory, &Who::Id(id.clone()), None, &["zatre"]).all.played
    };
    assert_eq!((played(&directory, &a), played(&directory, &b)), (1, 3));
    let mut former = FormerPeople::default();
    former.keep_name("Ada", &a);
    let directory = Directory::new([("Adah", Some(&a)), ("Bo", Some(&b))], &former);
    assert_eq!(played(&directory, &a), 2);
    let found: Vec<(String, usize)> =
        participants(&games, &directory).into_iter().map(|found| (found.name, found.games)).collect();
    assert_eq!(found, [("Adah", 2), ("Bo", 3), ("Ada", 1)].map(|(name, games)| (name.to_owned(), games)));
}

/// Luck and play come from the story that is kept beside the record, and from no other game's.
#[test]
fn luck_and_play_come_from_the_story_beside_the_record() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let path = write_game(folder, "zatre-1.ron", 1, [None; 2]);
    let text = std::fs::read_to_string(&path).expect("readable");
    let (game, _) = read_record(&text).expect("a record").replay::<Zatre>().expect("a game");
    let course = told(&game);
    let accounts = course.seats.clone();
    story::write(&path, &game, &Story { course, regrets: None, settings: QUICK }).expect("written");
    let games = read(folder);
    for (seat, own) in games[0].summary.seats.iter().zip(&accounts) {
        let shares = seat.shares.expect("the game has a story");
        assert!((shares.luck - own.all_luck()).abs() < 1e-6, "{shares:?} of {own:?}");
    }
    write_game(folder, "zatre-1.ron", 2, [None; 2]);
    assert_eq!(read(folder)[0].summary.seats[0].shares, None, "the story is that of another game");
}
