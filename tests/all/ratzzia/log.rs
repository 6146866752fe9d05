//! Log lines, move labels, seen events, and the serialised form of moves.

use cheeseboard::engine::{Seat, Viewer, Words};
use cheeseboard::games::ratzzia::dice::{DieOwner, PlacedDie};
use cheeseboard::games::ratzzia::{Effect, Move, Ratzzia, RemovedDie, SeenEvent, SpaceIndex};

use super::script::{
    ANTICLOCKWISE, FINISH, Game, KEEP, NO_STORE, ROLL, STORE, annie, candy_of, candy_on, column, decision, dice, die,
    place, place_candy, place_support, reroll, rolled, start, steal, support_rolled, take_back,
};
use crate::sentences::said;
use cheeseboard::engine::{Event, Rules};

/// The log line of an event.
fn log_line(game: &Game, event: &Event<Ratzzia>) -> String {
    let after = game.clone().then(event);
    said::<Ratzzia>(&Ratzzia::log_line(&game.seen(event), &after.open()))
}

#[test]
fn log_lines_of_turns() {
    let game = Game::unstarted(4);
    assert_eq!(log_line(&game, &start(2)), "log-begin(seat: Cy)");
    let game = Game::new(4).cat(&["3b", "5c"]).on(5, &["2b", "2b"]);
    assert_eq!(log_line(&game, &decision(0, ROLL)), "log-roll(seat: Ada)");
    let game = game.choose(ROLL);
    assert_eq!(
        log_line(&game, &rolled(&[1, 2, 2, 3, 3, 5, 6])),
        "log-then(first: log-rolled(seat: Ada, dice: ‘1, 2, 2, 3, 3, 5, 6’), next: log-forced(die: 5, count: 1))"
    );
    let cat = rolled(&[1, 2, 2, 5, 5, 5, 5]);
    assert_eq!(
        log_line(&game, &cat),
        "log-then(first: log-then(first: log-rolled(seat: Ada, dice: ‘1, 2, 2, 5, 5, 5, 5’), \
         next: log-forced(die: 5, count: 4)), next: log-cat)"
    );
    let game = game.then(&rolled(&[1, 2, 2, 3, 3, 4, 6]));
    assert_eq!(log_line(&game, &decision(0, reroll(&[1, 4]))), "log-reroll(seat: Ada, count: 2)");
    assert_eq!(log_line(&game, &decision(0, KEEP)), "log-keep(seat: Ada)");
    let game = game.keep();
    assert_eq!(log_line(&game, &decision(0, place(2, 5))), "log-place(seat: Ada, die: 2, column: 5)");
    let game = game.place(2, 5).place(3, 5);
    assert_eq!(
        log_line(&game, &decision(0, FINISH)),
        "log-then(first: log-then(first: log-finish(seat: Ada), next: log-complete(column: 5, \
         paid: [log-paid(seat: Ada, count: 2), log-paid(seat: Bo, count: 2)])), next: log-sausages(seat: Ada, \
         count: 2))"
    );
    let game = Game::new(4).on(3, &["1a", "2a"]);
    assert_eq!(log_line(&game, &decision(0, take_back(3))), "log-take-back(seat: Ada, column: 3, count: 2)");
    let game = Game::new(2).roll_with(&[], 1).choose(super::script::ROLL_SUPPORT);
    assert_eq!(log_line(&game, &support_rolled(&[2, 4, 4])), "log-support-rolled(seat: Ada, dice: ‘2, 4, 4’)");
}

#[test]
fn log_lines_of_rewards() {
    let store = Game::new(4).on(7, &["4b", "1b", "1b", "2c", "2c", "6b"]).front(&[12, 0, 0, 0]);
    let store = store.roll_with(&[6], 1).keep().place(6, 7).finish();
    assert_eq!(log_line(&store, &decision(0, STORE)), "log-stored(seat: Ada, amount: 12)");
    assert_eq!(log_line(&store, &decision(0, NO_STORE)), "log-no-store(seat: Ada)");
    let winning = store.bags(&[13, 0, 0, 0]);
    assert_eq!(
        log_line(&winning, &decision(0, STORE)),
        "log-then(first: log-stored(seat: Ada, amount: 12), next: log-won(seat: Ada))"
    );
    let greedy = Game::new(4).on(8, &["1b", "2b", "2b", "6b"]).roll_with(&[5], 1).keep().place(5, 8).finish();
    assert_eq!(log_line(&greedy, &decision(0, steal(3))), "log-stolen(seat: Ada, from: Di, amount: 3)");
    let accountant = Game::new(4).on(9, &["1b", "4b", "3b", "3b"]).roll_with(&[2], 1).keep().place(2, 9).finish();
    assert_eq!(log_line(&accountant, &decision(0, ANTICLOCKWISE)), "log-passed(direction: ‘anticlockwise’)");
    let annies = Game::new(4).on(1, &["1b", "3b", "4b"]).roll_with(&[2], 1).keep().place(2, 1).finish();
    assert_eq!(log_line(&annies, &decision(0, annie(3))), "log-annie(column: 3)");
    let candy = Game::new(4).candy(1).on(9, &["1C"]).on(2, &["6b", "1b", "4b"]).roll_with(&[4], 1).keep().place(4, 2);
    let candy = candy.finish();
    assert_eq!(log_line(&candy, &decision(0, candy_of(1))), "log-candy-seat(seat: Ada, from: Bo)");
    assert_eq!(log_line(&candy, &decision(0, candy_on(9))), "log-candy-column(seat: Ada, column: 9)");
}

#[test]
fn move_labels() {
    let label = |choice: Move| said::<Ratzzia>(&Ratzzia::move_label(&choice));
    assert_eq!(label(reroll(&[1, 2, 2])), "move-reroll(dice: ‘1, 2, 2’, count: 0)");
    assert_eq!(label(reroll(&[0, 0])), "move-reroll-blank(dice: ‘’, count: 2)");
    assert_eq!(label(reroll(&[0, 2])), "move-reroll-both(dice: ‘2’, count: 1)");
    assert_eq!(label(place(3, 0)), "move-place(die: 3, column: 0)");
    assert_eq!(label(place_support(3, 5)), "move-place-support(die: 3, column: 5)");
    assert_eq!(label(place_candy(3, 5)), "move-place-candy(die: 3, column: 5)");
    assert_eq!(label(take_back(4)), "move-take-back(column: 4)");
}

/// All that a painter needs to show what effects, in order.
#[test]
fn seen_effects_say_who_gets_what() {
    let game = Game::new(4).on(5, &["1b", "2b", "2c"]).roll_with(&[3], 1).keep().place(3, 5);
    let seen = game.seen(&decision(0, FINISH));
    assert_eq!((seen.seat, seen.event), (Seat::new(0), SeenEvent::Chose(FINISH)));
    let removed = |space: u8, value: u8, seat: usize| RemovedDie {
        from: SpaceIndex::Column(column(5), space),
        die: PlacedDie { value: die(value), owner: DieOwner::Own(Seat::new(seat)) },
        sausages: 1,
    };
    let dice = vec![removed(0, 1, 1), removed(1, 2, 1), removed(2, 2, 2), removed(3, 3, 0)];
    let expected = [
        Effect::Completed { column: column(5), dice },
        Effect::Sausages { seat: Seat::new(0), count: 2 },
        Effect::Turn { seat: Seat::new(1) },
    ];
    assert_eq!(seen.effects, expected);
    // Previews of the decision show the same effects.
    assert_eq!(game.open().effects_of(FINISH), expected);
    assert_eq!(game.open().after_choice(FINISH), game.finish().open());
}

#[test]
fn seen_effects_of_forced_dice() {
    let game = Game::new(4).cat(&["3b", "5c", "5b"]).choose(ROLL);
    let seen = game.seen(&rolled(&[1, 1, 1, 1, 1, 5, 5]));
    assert_eq!(seen.event, SeenEvent::Rolled { dice: dice(&[1, 1, 1, 1, 1, 5, 5]), again: false });
    assert_eq!(seen.effects, [Effect::Forced { value: die(5), count: 2, first: 3 }]);
}

/// Nothing is hidden, so all viewers see the same, and nothing is ever news.
#[test]
fn all_viewers_see_everything() {
    let game = Game::new(3).choose(ROLL);
    let event = rolled(&[1, 2, 3, 4, 5, 6, 6]);
    for who in [Viewer::Table, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2))] {
        let observation = Ratzzia::observe(&game.state, &event, who);
        assert!(!observation.is_news && !observation.is_glimpse);
        assert_eq!(observation.seen, game.seen(&event));
        assert_eq!(Ratzzia::view(&game.state, who).open, game.open());
    }
}

/// Lists of dice must be ascending; a candy source is a seat or a column.
#[test]
fn moves_serialise_and_malformed_ones_are_refused() {
    let written = |choice: &Move| serde_json::to_value(choice).expect("JSON");
    let read = |text: &str| serde_json::from_str::<Move>(text).ok();
    assert_eq!(written(&reroll(&[0, 2, 2, 6])), serde_json::json!({"do": "reroll", "dice": [0, 2, 2, 6]}));
    assert_eq!(written(&place(3, 0)), serde_json::json!({"do": "place", "die": 3, "column": 0}));
    assert_eq!(written(&candy_of(1)), serde_json::json!({"do": "candy", "from": {"seat": 1}}));
    assert_eq!(written(&candy_on(3)), serde_json::json!({"do": "candy", "from": {"column": 3}}));
    assert_eq!(written(&ANTICLOCKWISE), serde_json::json!({"do": "pass_food", "direction": "anticlockwise"}));
    assert_eq!(read(r#"{"do": "reroll", "dice": [1, 2]}"#), Some(reroll(&[1, 2])));
    assert_eq!(read(r#"{"do": "candy", "from": {"column": 3}}"#), Some(candy_on(3)));
    for malformed in [
        r#"{"do": "reroll", "dice": [2, 1]}"#,
        r#"{"do": "reroll", "dice": [7]}"#,
        r#"{"do": "reroll", "dice": [1], "legal": true}"#,
        r#"{"do": "reroll"}"#,
        r#"{"do": "place", "die": 0, "column": 1}"#,
        r#"{"do": "place", "die": 1, "column": 10}"#,
        r#"{"do": "take_back", "column": 0}"#,
        r#"{"do": "candy", "from": {}}"#,
        r#"{"do": "candy", "from": {"seat": 1, "column": 2}}"#,
        r#"{"do": "candy", "from": {"jar": 1}}"#,
        r#"{"do": "candy", "from": 3}"#,
        r#"{"do": "pass_food", "direction": "left"}"#,
    ] {
        assert_eq!(read(malformed), None, "{malformed}");
    }
}
