//! Material and board: R2, R3.

use cheeseboard::games::ratzzia::board::{COLUMNS, Column, Shelf, printed_board};

use super::script::{Game, column};

#[test]
fn r02_dice_depend_on_the_number_of_players() {
    for (seats, dice, candy, support) in [(2, 6, 1, 3), (3, 7, 1, 0), (4, 7, 2, 0), (5, 7, 2, 0)] {
        let open = Game::unstarted(seats).open();
        assert!(open.hands.iter().all(|hand| hand.count() == dice && hand.blanks() == dice as u8), "{seats} players");
        assert_eq!((open.jar, open.reserve), (candy, support), "{seats} players");
        assert!(open.candies.iter().all(|&count| count == 0));
    }
}

#[test]
fn r03_number_of_uncovered_spaces() {
    let free_in_columns = |seats| -> usize {
        printed_board(seats).columns.iter().map(|printed| printed.spaces.len() - printed.covered).sum()
    };
    assert_eq!([2, 3, 4].map(free_in_columns), [36, 40, 45]);
    assert_eq!(printed_board(5), printed_board(4));
    assert_eq!([2, 3, 4].map(|seats| (printed_board(seats).grey, printed_board(seats).red)), [(1, 3), (2, 3), (2, 4)]);
    assert_eq!(
        [2, 3, 4].map(|seats| (printed_board(seats).covered_grey, printed_board(seats).covered_red)),
        [(1, 1), (0, 1), (0, 0)]
    );
}

/// A column as the rules page writes it, like `6 * * = *`: `=` stands before a space joined to the one below.
fn written(number: u8) -> String {
    let printed = printed_board(5).column(column(number));
    let mut text = String::new();
    for space in &printed.spaces {
        let needs = space.needs.map_or("*".to_owned(), |needs| needs.value().to_string());
        text += &format!("{}{needs}", if space.joined { "=" } else { " " });
    }
    text
}

#[test]
fn r03_needs_and_joins_of_columns() {
    let columns: Vec<String> = (1..=9).map(written).collect();
    let expected = [
        " 1 * * 2",
        " 6 * *=*",
        " 1 2 3 4 5 6",
        " *=* *=* 6",
        " * *=* 3",
        " 2 4 * 6 5",
        " 4 *=* *=* *=*",
        " 1 *=* 6 5",
        " * 4 *=* 2",
    ];
    assert_eq!(columns, expected);
}

#[test]
fn r03_shelves_and_sausages_of_columns() {
    let of = |number: u8| {
        let printed = printed_board(5).column(column(number));
        (printed.shelf, printed.spaces.iter().map(|space| space.sausages).collect::<Vec<_>>())
    };
    let expected: [(Shelf, &[u8]); COLUMNS] = [
        (Shelf::Annie, &[0, 1, 1, 0]),
        (Shelf::CandyJar, &[1, 0, 1, 0]),
        (Shelf::Sausages(5), &[1, 1, 1, 1, 1, 1]),
        (Shelf::Sausages(3), &[1, 1, 0, 0, 1]),
        (Shelf::Sausages(2), &[1, 1, 1, 1]),
        (Shelf::Sausages(4), &[1, 1, 0, 1, 1]),
        (Shelf::Store, &[1, 1, 1, 1, 0, 0, 0]),
        (Shelf::Greedy, &[1, 0, 0, 0, 0]),
        (Shelf::Accountant, &[1, 1, 0, 0, 0]),
    ];
    for (number, (shelf, sausages)) in (1..).zip(expected) {
        assert_eq!(of(number), (shelf, sausages.to_vec()), "column {number}");
    }
}

#[test]
fn r03_covered_spaces_of_columns() {
    let covered = |seats| -> Vec<(u8, usize)> {
        let columns =
            Column::ALL.into_iter().map(|column| (column.number(), printed_board(seats).column(column).covered));
        columns.filter(|(_, covered)| *covered > 0).collect()
    };
    assert_eq!(covered(5), []);
    assert_eq!(covered(3), [(3, 2), (4, 2), (7, 1)]);
    assert_eq!(covered(2), [(3, 2), (4, 2), (6, 2), (7, 3)]);
    // A cover never splits a joined pair.
    for seats in 2..=5 {
        for printed in &printed_board(seats).columns {
            assert!(!printed.spaces[printed.covered].joined && printed.covered + 1 < printed.spaces.len());
        }
    }
}

#[test]
fn r03_lowest_uncovered_space_comes_first() {
    let needs = |seats: usize| {
        let open = Game::new(seats).open();
        [3, 4, 6, 7].map(|number| {
            let next = open.next_space(column(number)).expect("it is empty");
            (next, open.printed(column(number)).spaces[next].needs.map(|needs| needs.value()))
        })
    };
    assert_eq!(needs(4), [(0, Some(1)), (0, None), (0, Some(2)), (0, Some(4))]);
    assert_eq!(needs(3), [(2, Some(3)), (2, None), (0, Some(2)), (1, None)]);
    assert_eq!(needs(2), [(2, Some(3)), (2, None), (2, None), (3, None)]);
}
