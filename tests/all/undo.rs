//! Undo policies of a table, and the person for whom chance waits.

use cheeseboard::engine::{Event, Level, Seat, Turn, Viewer};
use cheeseboard::games::zatre::{Options, Seen, Zatre};
use cheeseboard::play::{Bot, Change, Match, Note, Player, SeatAssignment, Table, UndoPolicy, UndoStop};
use cheeseboard::text::Text;

use crate::autoplay::redo;
use crate::tables::play_on;
use crate::zatre::script::{END, KEEPING, PARTNERS, PLAIN, decision, draw, place, start_draw};

const PERSON: Player = Player::Human;
const BOT: Player = Player::Bot(Bot { level: Level::Greedy, style: None });

fn table(options: Options, players: &[Player]) -> Table<Zatre> {
    let assignment = |(seat, player): (usize, &Player)| SeatAssignment {
        name: ["Ada", "Bo", "Cy", "Di"][seat].to_owned(),
        player: *player,
        mark: seat as u8,
    };
    Table::new(Match::new(options, players.iter().enumerate().map(assignment).collect(), 5).expect("a table for this"))
}

fn happen(table: &mut Table<Zatre>, events: &[Event<Zatre>]) {
    for event in events {
        let done = match event {
            Event::Chance(outcome) => {
                if let Some(seat) = table.chance_waits_for() {
                    table.begin_turn(seat);
                }
                table.game.apply_chance(outcome.clone())
            }
            Event::Decision(seat, choice) => table.game.decide(*seat, *choice),
        };
        assert_eq!(done, Ok(()), "{event:?}");
    }
}

/// Whether the seat on turn has begun; bots and chance need no beginning.
fn has_begun(table: &Table<Zatre>) -> bool {
    match table.game.turn() {
        Turn::Seat(seat) => !table.game.assignment(seat).player.is_human() || table.can_show_private_view(seat),
        Turn::Chance(_) | Turn::Over(_) => true,
    }
}

/// The rulebook's opening up to the starter's three tiles, each laid, the turn not ended: ply 6.
fn opening() -> [Event<Zatre>; 6] {
    [
        start_draw(0, 6),
        start_draw(1, 1),
        draw(0, &[5, 5]),
        decision(0, place(6, (7, 7))),
        decision(0, place(5, (7, 8))),
        decision(0, place(5, (8, 8))),
    ]
}

fn two_people() -> Table<Zatre> {
    let mut table = table(PLAIN, &[PERSON, PERSON]);
    happen(&mut table, &opening());
    table
}

/// A table of partners where seat 1 lays next, without a draw in between.
fn partners(players: &[Player; 4]) -> Table<Zatre> {
    let mut table = table(PARTNERS, players);
    happen(&mut table, &[start_draw(0, 6), start_draw(1, 1), start_draw(2, 1), start_draw(3, 1)]);
    happen(&mut table, &[draw(0, &[5, 5]), draw(1, &[1, 1])]);
    happen(&mut table, &opening()[3..]);
    table
}

/// The key and the sentence of the reason why undo is not possible.
fn why_not(table: &Table<Zatre>) -> (&'static str, String) {
    let stop = table.undo_target().expect_err("undo should not be possible");
    let phrase = table.game.undo_stop_phrase(stop);
    let names: Vec<String> = table.game.seating().iter().map(|assignment| assignment.name.clone()).collect();
    (phrase.key, Text::english().say(&phrase, &names))
}

#[test]
fn default_undo_policy_depends_on_the_number_of_people() {
    for (players, policy, ask_first) in [
        (&[BOT, BOT][..], UndoPolicy::Free, false),
        (&[PERSON, BOT], UndoPolicy::Free, false),
        (&[PERSON, PERSON], UndoPolicy::UntilNews, true),
        (&[PERSON, BOT, PERSON], UndoPolicy::UntilNews, true),
    ] {
        let table = table(PLAIN, players);
        assert_eq!((table.undo_policy, table.ask_first), (policy, ask_first), "{players:?}");
    }
}

#[test]
fn undo_goes_to_the_previous_decision_of_a_person() {
    for policy in [UndoPolicy::Free, UndoPolicy::UntilNews] {
        let mut table = two_people();
        table.undo_policy = policy;
        for ply in [5, 4, 3] {
            assert_eq!(table.undo(), Ok(()), "{policy:?}");
            assert_eq!(table.game.ply(), ply);
        }
        assert_eq!(why_not(&table), ("undo-nothing", "There’s nothing to undo.".to_owned()));
        assert_eq!(table.undo(), Err(UndoStop::Nothing));
        assert_eq!(table.game.ply(), 3, "a refused undo changes nothing");
    }
}

#[test]
fn undo_includes_chance_and_bots_in_between() {
    let mut table = table(PLAIN, &[PERSON, BOT, BOT]);
    play_on(&mut table.game, 2);
    let end = table.game.ply();
    let persons: Vec<usize> = (0..end).filter(|&ply| table.game.decided_by(ply) == Some(Seat::new(0))).collect();
    assert!(persons.len() > 20 && end > 3 * persons.len());
    let views: Vec<_> = persons.iter().map(|&ply| table.game.view_at(ply, Viewer::Seat(Seat::new(0)))).collect();
    for (&ply, view) in persons.iter().zip(&views).rev() {
        assert_eq!(table.undo(), Ok(()));
        assert_eq!(table.game.ply(), ply);
        assert!(table.game.view(Viewer::Seat(Seat::new(0))) == *view);
        assert_eq!(table.game.turn(), Turn::Seat(Seat::new(0)));
    }
    assert_eq!(why_not(&table).0, "undo-nothing");
    // Each redo goes to after a decision and the chance events and bot moves that followed it.
    for &ply in persons.iter().skip(1) {
        assert!(redo(&mut table));
        assert_eq!(table.game.ply(), ply);
    }
    assert!(redo(&mut table));
    assert_eq!(table.game.ply(), end);
    assert!(!redo(&mut table) && !table.game.can_redo());
}

/// The luck of a chance event depends on the number of chance events before it, not on decisions.
#[test]
fn luck_does_not_depend_on_the_decision() {
    let mut table = table(KEEPING, &[PERSON, BOT]);
    happen(&mut table, &opening());
    happen(&mut table, &[decision(0, END), draw(1, &[5, 3])]);
    let drawn_after = |table: &Table<Zatre>, choices: &[Event<Zatre>]| {
        let mut table = table.clone();
        happen(&mut table, choices);
        table.game.resolve_chance().expect("Ada draws two");
        table.game.observation(table.game.ply() - 1, Viewer::Seat(Seat::new(0))).expect("it happened").seen
    };
    let at_once = drawn_after(&table, &[decision(1, END)]);
    let after_a_tile = drawn_after(&table, &[decision(1, place(5, (8, 7))), decision(1, END)]);
    assert_eq!(at_once, after_a_tile);
    assert!(matches!(at_once, Seen::Drew { count: 2, tiles: Some(_), .. }), "{at_once:?}");
}

#[test]
fn free_undo_crosses_chance_between_people() {
    let mut table = two_people();
    table.undo_policy = UndoPolicy::Free;
    happen(&mut table, &[decision(0, END), draw(1, &[5, 3]), decision(1, place(5, (8, 7)))]);
    for ply in [8, 6, 5] {
        assert_eq!(table.undo(), Ok(()));
        assert_eq!(table.game.ply(), ply);
    }
}

#[test]
fn until_news_undo_of_a_turn_end_is_possible_before_the_next_turn_begins() {
    let mut table = two_people();
    happen(&mut table, &[decision(0, END)]);
    assert_eq!(table.chance_waits_for(), Some(Seat::new(1)), "Bo has yet to draw");
    assert_eq!(table.undo(), Ok(()));
    assert_eq!(table.game.ply(), 6);
}

#[test]
fn until_news_undo_stops_at_chance() {
    let mut table = two_people();
    happen(&mut table, &[decision(0, END), draw(1, &[5, 3])]);
    assert_eq!(why_not(&table), ("zatre-undo-drawn", "Tiles have been drawn since.".to_owned()));
    // A decision after the draw can be undone, one before the draw cannot.
    happen(&mut table, &[decision(1, place(5, (8, 7)))]);
    assert_eq!(table.undo(), Ok(()));
    assert_eq!(table.game.ply(), 8);
    assert_eq!(why_not(&table).0, "zatre-undo-drawn");
}

#[test]
fn until_news_undo_stops_at_another_seats_decision() {
    let mut table = partners(&[PERSON, BOT, PERSON, BOT]);
    happen(&mut table, &[decision(0, END)]);
    assert!(table.undo_target().is_ok());
    happen(&mut table, &[decision(1, place(1, (6, 7)))]);
    assert_eq!(why_not(&table), ("undo-other-seat", "Bo has moved since.".to_owned()));
}

#[test]
fn until_news_undo_stops_at_a_reveal() {
    let mut table = two_people();
    // Seat 1 keeps 3 and 4. After seat 0's turn it does not draw, which reveals that one of them fits.
    happen(&mut table, &[decision(0, END), draw(1, &[5, 3]), decision(1, place(5, (8, 7))), decision(1, END)]);
    happen(&mut table, &[draw(0, &[6, 6]), decision(0, END), draw(1, &[4]), decision(1, END), draw(0, &[1])]);
    happen(&mut table, &[decision(0, place(1, (7, 6))), decision(0, place(6, (6, 6))), decision(0, place(6, (6, 5)))]);
    assert!(table.undo_target().is_ok());
    happen(&mut table, &[decision(0, END)]);
    assert_eq!(table.game.turn(), Turn::Seat(Seat::new(1)));
    let told = "That turn has ended, and that told everyone something about hidden tiles.";
    assert_eq!(why_not(&table), ("zatre-undo-told", told.to_owned()));
    table.undo_policy = UndoPolicy::Free;
    assert_eq!(table.undo(), Ok(()));
}

/// The last decision turns up all hands, so nothing is left for the screen to reveal.
#[test]
fn until_news_undo_stops_at_the_end_that_opens_the_hands() {
    let mut table = two_people();
    play_on(&mut table.game, 1);
    assert!(matches!(table.game.turn(), Turn::Over(_)));
    assert_eq!(why_not(&table).0, "zatre-undo-told");
    assert!(table.game.view(Viewer::Table).open == table.game.view(Viewer::Everything).open);
}

#[test]
fn until_news_undo_stops_once_the_next_person_has_begun() {
    let mut table = partners(&[PERSON; 4]);
    happen(&mut table, &[decision(0, END)]);
    assert!(!has_begun(&table));
    assert!(table.undo_target().is_ok());
    table.begin_turn(Seat::new(1));
    assert!(has_begun(&table));
    assert_eq!(why_not(&table), ("undo-next-has-begun", "The next turn has begun.".to_owned()));
    // The next person can undo the own decisions, back to the beginning of the turn.
    happen(&mut table, &[decision(1, place(1, (6, 7)))]);
    assert_eq!(table.undo(), Ok(()));
    assert!(has_begun(&table));
    assert_eq!(why_not(&table).0, "undo-next-has-begun");
}

#[test]
fn undo_resets_the_beginning_of_the_next_turn() {
    let mut table = partners(&[PERSON; 4]);
    table.undo_policy = UndoPolicy::Free;
    happen(&mut table, &[decision(0, END)]);
    table.begin_turn(Seat::new(1));
    assert_eq!(table.undo(), Ok(()));
    happen(&mut table, &[decision(0, END)]);
    assert!(!has_begun(&table), "seat 1 has yet to begin this time");
}

#[test]
fn undo_is_refused_when_off() {
    let mut table = two_people();
    assert_eq!(table.undo(), Ok(()));
    table.undo_policy = UndoPolicy::Off;
    assert_eq!(why_not(&table), ("undo-is-off", "Undo is off at this table.".to_owned()));
    assert!(!table.reset_turn());
    assert!(!redo(&mut table));
    assert_eq!(table.game.ply(), 5);
}

#[test]
fn reset_goes_to_the_first_decision_of_this_turn() {
    for policy in [UndoPolicy::Free, UndoPolicy::UntilNews] {
        let mut table = two_people();
        table.undo_policy = policy;
        assert_eq!(table.reset_target(), Some(3), "{policy:?}");
        assert!(table.reset_turn());
        assert_eq!(table.game.ply(), 3);
        assert!(!table.reset_turn(), "there is nothing left to reset");
        // The next turn is another seat's, so there is nothing to reset.
        table.game.go_to(6);
        happen(&mut table, &[decision(0, END)]);
        assert_eq!(table.reset_target(), None);
        happen(&mut table, &[draw(1, &[2, 1])]);
        assert_eq!(table.reset_target(), None, "{policy:?}: seat 1 has decided nothing");
        happen(&mut table, &[decision(1, place(1, (6, 7))), decision(1, place(2, (8, 7)))]);
        assert!(table.reset_turn());
        assert_eq!(table.game.ply(), 8, "not into the turn before");
    }
}

#[test]
fn new_decision_drops_the_redo_history() {
    let mut table = two_people();
    assert_eq!(table.undo(), Ok(()));
    assert_eq!(table.undo(), Ok(()));
    assert!(table.game.can_redo());
    happen(&mut table, &[decision(0, place(5, (8, 7)))]);
    assert!(!table.game.can_redo() && !redo(&mut table));
    assert_eq!(table.game.record(false).events.len(), 5);
    // Making the same decision again drops it as well.
    assert_eq!(table.undo(), Ok(()));
    happen(&mut table, &[decision(0, place(5, (8, 7)))]);
    assert!(!redo(&mut table));
}

#[test]
fn refused_decision_keeps_the_redo_history() {
    let mut table = two_people();
    assert_eq!(table.undo(), Ok(()));
    assert!(table.game.decide(Seat::new(0), place(5, (0, 4))).is_err());
    assert!(
        table
            .game
            .apply_chance(match draw(0, &[1]) {
                Event::Chance(outcome) => outcome,
                Event::Decision(..) => unreachable!("a draw is chance's"),
            })
            .is_err()
    );
    assert!(redo(&mut table));
    assert_eq!(table.game.ply(), 6);
}

#[test]
fn chance_waits_for_the_person_of_its_seat() {
    let mut table = table(PLAIN, &[PERSON, BOT, PERSON]);
    happen(&mut table, &[start_draw(0, 6), start_draw(1, 1), start_draw(2, 1)]);
    assert_eq!(table.chance_waits_for(), Some(Seat::new(0)), "Ada draws when she likes");
    happen(&mut table, &[draw(0, &[5, 5])]);
    assert_eq!(table.chance_waits_for(), None, "nothing is due");
    happen(&mut table, &opening()[3..]);
    happen(&mut table, &[decision(0, END)]);
    assert_eq!(table.chance_waits_for(), None, "the draw is the bot's");
    happen(&mut table, &[draw(1, &[5, 3]), decision(1, place(5, (8, 7))), decision(1, END)]);
    assert_eq!(table.chance_waits_for(), Some(Seat::new(2)));
}

#[test]
fn chance_without_a_seat_waits_for_nobody() {
    let mut table = table(PLAIN, &[PERSON, PERSON]);
    assert_eq!(
        (table.game.turn(), table.chance_waits_for()),
        (Turn::Chance(None), None),
        "who begins is drawn at once"
    );
    happen(&mut table, &[start_draw(0, 6), start_draw(1, 1), draw(0, &[6, 6])]);
    happen(&mut table, &[(7, 7), (7, 8), (8, 7)].map(|at| decision(0, place(6, at))));
    happen(&mut table, &[decision(0, END), draw(1, &[6, 4]), decision(1, place(6, (8, 8))), decision(1, END)]);
    assert_eq!(table.game.turn(), Turn::Chance(None));
    assert_eq!(table.chance_waits_for(), None);
}

#[test]
fn turn_begins_with_its_draw_or_on_request() {
    let mut two = two_people();
    assert!(has_begun(&two), "the starter drew two tiles");
    happen(&mut two, &[decision(0, END), draw(1, &[5, 3])]);
    assert!(has_begun(&two), "Bo drew");
    // Without a draw between partners, the second one begins on request.
    let mut four = partners(&[PERSON; 4]);
    happen(&mut four, &[decision(0, END)]);
    assert!(!has_begun(&four));
    four.begin_turn(Seat::new(1));
    happen(&mut four, &[decision(1, place(1, (6, 7)))]);
    assert!(has_begun(&four));
    // A single person and bots begin automatically.
    for players in [[BOT, PERSON, BOT, BOT], [PERSON, BOT, PERSON, BOT]] {
        let mut few = partners(&players);
        happen(&mut few, &[decision(0, END)]);
        assert!(has_begun(&few), "{players:?}");
    }
}

#[test]
fn draw_of_the_partner_does_not_begin_the_turn() {
    let mut four = table(PARTNERS, &[PERSON; 4]);
    happen(&mut four, &[start_draw(0, 6), start_draw(1, 1), start_draw(2, 1), start_draw(3, 1)]);
    happen(&mut four, &[draw(0, &[1, 1])]);
    assert!(four.can_show_private_view(Seat::new(0)));
    happen(&mut four, &[draw(1, &[1, 1])]);
    assert!(!four.can_show_private_view(Seat::new(2)));
    assert!(!has_begun(&four), "seat 1 drew last; seat 0 takes its tiles up itself");
}

#[test]
fn handing_over_a_seat_keeps_covered_hands_covered() {
    let mut table = two_people();
    assert!(table.can_show_private_view(Seat::new(0)) && !table.can_show_private_view(Seat::new(1)));
    let ada = table.game.assignment(Seat::new(0)).clone();
    table.hand_over(Seat::new(0), SeatAssignment { player: BOT, ..ada.clone() });
    assert!(
        !table.can_show_private_view(Seat::new(0)) && !table.can_show_private_view(Seat::new(1)),
        "Bo has not taken his tiles up"
    );
    table.hand_over(Seat::new(0), ada);
    assert!(!has_begun(&table), "whoever takes the seat begins anew");
    table.begin_turn(Seat::new(0));
    assert!(has_begun(&table));
}

#[test]
fn handing_over_a_seat_is_noted() {
    let mut table = two_people();
    let ada = table.game.assignment(Seat::new(0)).clone();
    for player in [BOT, PERSON] {
        table.hand_over(Seat::new(0), SeatAssignment { player, ..ada.clone() });
    }
    let name = || "Ada".to_owned();
    let changes = [Change::Bot { name: name(), level: "greedy".to_owned() }, Change::Person { name: name() }];
    let notes = changes.map(|change| Note { at: 6, on_turn: Some(0), change });
    assert_eq!(table.notes(), notes);
}
