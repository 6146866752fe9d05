//! Boards that people bring (R3): read from files, checked with clear words, played on, kept in records.

use cheeseboard::engine::{OptionKind, Refusal, Rules, Stream, derive_stream, random_below};
use cheeseboard::games::ratzzia::board::{Board, BoardData, TEMPLATE, printed_board, read};
use cheeseboard::games::ratzzia::{Options, Ratzzia};
use cheeseboard::play::{Match, Record, Table, read_record};
use cheeseboard::text::{Language, Text};
use serde_json::{Value, json};

use super::script::column;
use crate::autoplay::{greedy_move, play_while};
use crate::sentences::said;
use crate::tables::{Setting, brought_board};

fn brought() -> BoardData {
    read(&brought_board::<Ratzzia>()).expect("a board")
}

/// A whole game of so many seats on the brought board.
fn whole_game(seats: usize) -> Match<Ratzzia> {
    let mut game = Setting::<Ratzzia> { options: Options { board: Some(brought()) }, seats }.seated(11);
    play_while(&mut game, |_| true, greedy_move);
    assert!(game.outcome().is_some());
    game
}

#[test]
fn r03_template_is_our_board() {
    let data = read(TEMPLATE).expect("our board");
    assert_eq!(Board::new(&data).expect("checked"), Board::ours());
    assert_eq!(Board::ours().printed(3), printed_board(3));
    let [option] = Ratzzia::options() else { panic!("one option") };
    assert!(matches!(option.kind, OptionKind::Board { template: TEMPLATE, .. }));
}

#[test]
fn r03_records_on_our_board_say_nothing_of_it() {
    assert_eq!(serde_json::to_value(Options::default()).expect("JSON"), json!({}));
    assert_eq!(serde_json::from_value::<Options>(json!({})).expect("options"), Options::default());
    // Written out, our board is the same board.
    let written = Options { board: Some(read(TEMPLATE).expect("our board")) };
    let start = |options| Ratzzia::start(options, 3).expect("can be played");
    assert_eq!(start(&written), start(&Options::default()));
}

#[test]
fn r03_spaces_of_a_brought_board_are_as_its_file_says() {
    let board = Board::new(&brought()).expect("can be played on");
    assert_ne!(board, Board::ours());
    let two = board.printed(2);
    assert_eq!((two.grey, two.red, two.covered_grey, two.covered_red), (2, 2, 1, 1));
    let store = two.column(column(2));
    assert_eq!((store.spaces.len(), store.covered), (5, 2));
    let joined: Vec<bool> = store.spaces.iter().map(|space| space.joined).collect();
    assert_eq!(joined, [false, true, false, true, false]);
    assert_eq!(store.spaces[0].sausages, 3);
    assert_eq!(store.spaces[4].needs.map(|needs| needs.value()), Some(5));
    assert_eq!(board.printed(5).column(column(4)).covered, 0);
}

#[test]
fn r03_whole_games_are_played_on_a_brought_board() {
    for seats in Ratzzia::SEATS {
        let game = whole_game(seats);
        let record = game.record(true);
        let board = &record.options["board"];
        assert_eq!(serde_json::from_value::<BoardData>(board.clone()).expect("the board"), brought());
        for text in [record.to_ron(), record.to_json()] {
            let (replayed, _) = read_record(&text).expect("a record").replay::<Ratzzia>().expect("the rules allow it");
            assert_eq!((replayed.record(true), replayed.outcome()), (record.clone(), game.outcome()), "{seats} seats");
        }
        let table = Table::new(game);
        let (reopened, _) = Table::<Ratzzia>::from_ron(&table.to_ron()).expect("a table");
        assert_eq!(reopened.game.record(true), record, "{seats} seats");
    }
}

/// Moves that our board forbids make the difference: the record is refused on it.
#[test]
fn r03_game_on_a_brought_board_is_none_on_ours() {
    let mut record = whole_game(2).record(false);
    assert!(record.options.shift_remove("board").is_some());
    assert!(record.replay::<Ratzzia>().is_err_and(|error| error.event.is_some()));
}

/// What is wrong with our board after this change.
fn mistake(change: impl FnOnce(&mut BoardData)) -> String {
    let mut data = read(TEMPLATE).expect("our board");
    change(&mut data);
    let refusal = Board::new(&data).expect_err("a mistake");
    assert_eq!(refusal.rule, "R3");
    let options = Options { board: Some(data) };
    assert!(Ratzzia::start(&options, 4).is_err_and(|refused| refused == refusal), "whoever plays");
    said::<Ratzzia>(&refusal.phrase)
}

#[test]
fn r03_mistakes_in_columns_are_told_with_their_place() {
    assert_eq!(mistake(|board| drop(board.columns.pop())), "board-columns(count: 8)");
    assert_eq!(mistake(|board| board.columns[2].needs.truncate(1)), "board-spaces(count: 1, column: 3)");
    assert_eq!(mistake(|board| board.columns[6].needs.push(0)), "board-spaces(count: 8, column: 7)");
    let sausages = mistake(|board| {
        board.columns[2].sausages.pop();
    });
    assert_eq!(sausages, "board-sausages(spaces: 6, sausages: 5, column: 3)");
    assert_eq!(mistake(|board| board.columns[2].needs[1] = 7), "board-needs(space: 2, value: 7, column: 3)");
    let generous = mistake(|board| board.columns[8].sausages[4] = 4);
    assert_eq!(generous, "board-space-sausages(space: 5, count: 4, column: 9)");
    assert_eq!(mistake(|board| board.columns[4].joined = vec![4]), "board-joined(space: 4, last: 3, column: 5)");
    assert_eq!(mistake(|board| board.columns[4].joined = vec![0]), "board-joined(space: 0, last: 3, column: 5)");
    let pair = mistake(|board| board.columns[2].joined = vec![1]);
    assert_eq!(pair, "board-pair(space: 1, first: 1, second: 2, column: 3)");
}

#[test]
fn r03_mistakes_on_shelves_and_in_the_cat_row_are_told() {
    use cheeseboard::games::ratzzia::board::Shelf;
    let shelves = |column: usize, shelf| mistake(|board| board.columns[column].shelf = shelf);
    assert_eq!(shelves(3, Shelf::Sausages(10)), "board-shelf-sausages(count: 10, column: 4)");
    assert_eq!(shelves(3, Shelf::Sausages(0)), "board-shelf-sausages(count: 0, column: 4)");
    assert_eq!(shelves(6, Shelf::Sausages(2)), "board-shelf(shelf: ‘store’, count: 0)");
    assert_eq!(shelves(3, Shelf::Annie), "board-shelf(shelf: ‘annie’, count: 2)");
    for (grey, red) in [(0, 4), (2, 0), (3, 4), (255, 255)] {
        let said = mistake(|board| (board.cat.grey, board.cat.red) = (grey, red));
        assert_eq!(said, format!("board-cat(grey: {grey}, red: {red})"));
    }
}

#[test]
fn r03_mistakes_in_what_is_covered_are_told() {
    let cover = |seats: u8, column: u8, count: u8| {
        mistake(|board| {
            board.covered.entry(seats).or_default().lowest.insert(column, count);
        })
    };
    assert_eq!(cover(4, 3, 1), "board-cover-seats(seats: 4)");
    assert_eq!(cover(3, 10, 1), "board-cover-column(seats: 3, column: 10)");
    assert_eq!(cover(2, 3, 5), "board-cover-spaces(column: 3, count: 5, spaces: 6, seats: 2)");
    assert_eq!(cover(2, 3, 255), "board-cover-spaces(column: 3, count: 255, spaces: 6, seats: 2)");
    assert_eq!(cover(3, 4, 1), "board-cover-pair(column: 4, seats: 3)");
    let cat = mistake(|board| board.covered.entry(2).or_default().grey = 2);
    assert_eq!(cat, "board-cover-cat(seats: 2)");
    // The store without a pair: covered with two players, or not there at all.
    let covered = mistake(|board| board.columns[6].joined = vec![2]);
    assert_eq!(covered, "board-store(column: 7, seats: 2)");
    let none = mistake(|board| {
        board.columns[6].joined.clear();
        board.covered.clear();
    });
    assert_eq!(none, "board-store(column: 7, seats: 2)");
}

/// What is said of a file in which this is replaced, once.
fn of_file(from: &str, to: &str) -> String {
    assert!(TEMPLATE.contains(from), "{from}");
    let refusal = read(&TEMPLATE.replacen(from, to, 1)).expect_err("cannot be read");
    // Lines may move; the tests in which they count say so themselves.
    let lines: Vec<usize> = TEMPLATE.lines().zip(1..).filter(|(line, _)| line.contains(from)).map(|(_, n)| n).collect();
    let line = lines.first().copied().unwrap_or(0);
    brief(&refusal).replace(&format!("line: {line}"), "line: here")
}

fn brief(refusal: &Refusal) -> String {
    assert_eq!(refusal.rule, "R3");
    crate::sentences::brief::<Ratzzia>(&refusal.phrase)
}

#[test]
fn r03_files_that_cannot_be_read_are_refused_with_the_line() {
    assert_eq!(of_file("(shelf: greedy", "(shelf: gredy"), "board-no-shelf(line: here, given: ‘gredy’)");
    assert_eq!(of_file("(shelf: greedy", "(shelf: \"greedy\""), "board-line(line: here)");
    assert_eq!(of_file("(shelf: greedy, needs", "(shelf: greedy, need"), "board-no-field(line: here, field: ‘need’)");
    assert_eq!(
        of_file("(shelf: greedy, needs: [1, 0, 0, 6, 5],", "(shelf: greedy,"),
        "board-field-missing(line: here, field: ‘needs’)"
    );
    assert_eq!(
        of_file("(shelf: greedy, ", "(shelf: greedy, shelf: store, "),
        "board-field-twice(line: here, field: ‘shelf’)"
    );
    assert_eq!(of_file("needs: [1, 0, 0, 6, 5]", "needs: [1, 0, 0, six, 5]"), "board-number(line: here)");
    assert_eq!(of_file("needs: [1, 0, 0, 6, 5]", "needs: [1, 0, 0, 600, 5]"), "board-number(line: here)");
    assert_eq!(of_file("needs: [1, 0, 0, 6, 5]", "needs: [1, 0, 0 6, 5]"), "board-line(line: here)");
    assert_eq!(of_file("cat: (grey: 2, red: 4)", "cat: (grey: 2)"), "board-field-missing(line: here, field: ‘red’)");
}

#[test]
fn r03_files_that_are_no_board_are_refused_as_such() {
    for text in ["", "Dear diary", "(format: 1, game: \"ratzzia\")", "{\"format\": 1}", "\u{0}\u{1}", "[[[[[[[["] {
        assert_eq!(brief(&read(text).expect_err("no board")), "board-none", "{text:?}");
    }
}

/// A board can be copied out of a record.
#[test]
fn r03_boards_are_read_in_both_forms() {
    let json = serde_json::to_string_pretty(&brought()).expect("JSON");
    assert_eq!(read(&json).expect("a board"), brought());
    let broken = json.replacen("\"shelf\"", "\"shell\"", 1);
    assert!(brief(&read(&broken).expect_err("broken")).starts_with("board-line(line: "));
}

/// One change anywhere in the file: it is a board on which games begin, or a whole sentence says why not, in every language and never in
/// words of a parser.
#[test]
fn r03_any_damage_to_a_file_is_a_board_or_a_sentence() {
    let texts: Vec<Text> = Language::ALL.into_iter().map(Text::of).collect();
    let mut stream = derive_stream(5, "test", &[]);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..3_000 {
        match read(&damaged(&mut stream)).and_then(|data| Board::new(&data).map(|_| data)) {
            Ok(board) => {
                accepted += 1;
                let options = Options { board: Some(board) };
                Ratzzia::SEATS.for_each(|seats| drop(Ratzzia::start(&options, seats).expect("it has been checked")));
            }
            Err(refusal) => {
                refused += 1;
                assert!(refusal.phrase.key.starts_with("ratzzia-board-"), "{refusal:?}");
                for text in &texts {
                    let sentence = text.say(&refusal.phrase, &[]);
                    let is_whole = sentence.ends_with(['.', '?']) && !sentence.contains(['{', '$']);
                    assert!(is_whole && !sentence.to_lowercase().contains("expected"), "{sentence}");
                }
            }
        }
    }
    assert!(accepted > 100 && refused > 500, "{accepted} accepted, {refused} refused");
}

/// Our board with one character below its comments changed, left out or doubled.
fn damaged(stream: &mut Stream) -> String {
    let start = TEMPLATE.find("\n(\n").expect("below the comments");
    let mut letters: Vec<char> = TEMPLATE.chars().collect();
    let first = TEMPLATE[..start].chars().count();
    let mut below = |bound: usize| random_below(stream, bound as u32) as usize;
    let at = first + below(letters.len() - first);
    match below(3) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, letters[at]),
        _ => letters[at] = ['0', '3', '9', ',', '(', ']', 'x', ':', ' '][below(9)],
    }
    letters.into_iter().collect()
}

#[test]
fn r03_record_with_a_wrong_board_is_refused_under_the_rule() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut record: Record = whole_game(3).record(false);
        change(record.options.get_mut("board").expect("its board"));
        let error =
            read_record(&record.to_ron()).expect("a record").replay::<Ratzzia>().map(|_| ()).expect_err("wrong");
        assert_eq!(error.event, None);
        (error.refusal.rule, error.refusal.phrase.key)
    };
    assert_eq!(refused(&|board| board["cat"]["red"] = json!(0)), ("R3", "ratzzia-board-cat"));
    assert_eq!(refused(&|board| board["columns"][0]["shelf"] = json!("store")), ("R3", "ratzzia-board-shelf"));
    assert_eq!(refused(&|board| board["columns"] = json!("none")), ("record", "record-malformed"));
}
