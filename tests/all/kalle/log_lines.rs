//! Tests of the log lines, and of what they keep secret (K13, K14).

use cheeseboard::engine::{Event, Viewer, Words as _};
use cheeseboard::games::kalle::{Kalle, Move, Phase, Seen, animal as name_of};
use cheeseboard::text::Text;

use super::script::{
    Game, LAST_CHANCE, PLAIN, all_options, animal, deal_in_order, decision, hide, point, prove, put, random_events,
    start, step, swap,
};
use crate::sentences::{english, said};

/// The log line of an event in the position `before`, as shown later in the position `now`.
fn line(before: &Game, event: &Event<Kalle>, now: &Game) -> String {
    let seen = before.observation(event, Viewer::Table).seen;
    said::<Kalle>(&Kalle::log_line(&seen, &now.view(Viewer::Table).open))
}

#[test]
fn turned_animal_is_named_while_face_up() {
    let before = Game::searching(PLAIN, 2, 0, 15, 0);
    let event = decision(1, step(1));
    let after = before.clone().then(&event);
    assert_eq!(line(&before, &event, &after), "log-turn(seat: Bo, animal: animal-beetle)");
    // The animal is also named after its card was swapped, and at the end of the round.
    let swapped = after.play(super::script::PASS).play(step(5)).play(swap(1, 2)).play(step(10));
    assert_eq!(line(&before, &event, &swapped), "log-turn(seat: Bo, animal: animal-beetle)");
    let caught = swapped.play(super::script::PASS).play(step(15));
    assert_eq!(line(&before, &event, &caught), "log-turn(seat: Bo, animal: animal-beetle)");
    let next = caught.then(&deal_in_order());
    assert_eq!(line(&before, &event, &next), "log-turn-covered(seat: Bo)");
    // In the next round the beetle lies face up again, but the old line stays without a name.
    let again = next.play(hide(15)).play(put(0)).play(step(1));
    assert!(again.view(Viewer::Table).open.cards.contains(&Some(animal(2))));
    assert_eq!(line(&before, &event, &again), "log-turn-covered(seat: Bo)");
    // After the game every animal is named.
    let over = (0..3).fold(before.clone().play(step(5)).play(super::script::PASS).play(step(10)), |game, _| {
        let game =
            if game.common().phase == Phase::Swapping { game.play(super::script::PASS).play(step(15)) } else { game };
        game.round_caught()
    });
    assert_eq!(over.common().phase, Phase::Over);
    assert_eq!(line(&before, &event, &over), "log-turn(seat: Bo, animal: animal-beetle)");
}

/// The place where a card was turned would give away the swaps that have moved it since.
#[test]
fn log_names_no_place_during_the_search() {
    let text = Text::english();
    let mut lines = std::collections::BTreeMap::new();
    for options in all_options() {
        for (before, event, after) in random_events(options, 4, 0..4) {
            for who in before.viewers() {
                let seen = before.observation(&event, who).seen;
                let line = english(&Kalle::log_line(&seen, &after.view(who).open));
                let may = matches!(seen, Seen::Placed { .. } | Seen::Pointed { .. } | Seen::Proved { .. });
                assert!(may || !line.contains("row"), "{line}");
                lines.insert(Kalle::log_line(&seen, &after.view(who).open).key, line);
            }
            let Event::Decision(_, choice) = event else { continue };
            let called = text.say(&Kalle::move_label(&choice), &[]);
            assert!(called.contains("row") != matches!(choice, Move::Pass {}), "{called}");
        }
    }
    assert!(lines.len() >= 13, "{lines:#?}");
}

#[test]
fn ends_of_a_round_have_log_lines() {
    let log_line = |game: &Game, event: Event<Kalle>| line(game, &event, &game.clone().then(&event));
    let caught = Game::searching(PLAIN, 2, 0, 15, 10);
    assert_eq!(log_line(&caught, decision(1, step(15))), "log-caught(seat: Bo)");
    let search_failed = Game::search_failed(LAST_CHANCE, 3, 0, 15);
    assert_eq!(log_line(&search_failed, decision(1, point(15))), "log-point(seat: Bo, cell: 3/3)");
    let pointed = search_failed.play(point(15));
    assert_eq!(log_line(&pointed, decision(2, point(9))), "log-point-found(finder: Bo, seat: Cy, cell: 2/1)");
    let search_failed = Game::search_failed(PLAIN, 3, 0, 15);
    assert_eq!(log_line(&search_failed, decision(0, prove(15))), "log-proved(seat: Ada, cell: 3/3)");
    let missed = decision(0, prove(9));
    assert_eq!(log_line(&search_failed, missed.clone()), "log-missed(seat: Ada, cell: 2/1, animal: animal-mole)");
    let next = search_failed.clone().then(&missed).then(&deal_in_order());
    assert_eq!(line(&search_failed, &missed, &next), "log-missed-covered(seat: Ada, cell: 2/1)");
    let deal = Game::new(PLAIN, 3).then(&start(1));
    assert_eq!(log_line(&deal, deal_in_order()), "log-deal(seat: Bo, round: 1, rounds: 6)");
}

#[test]
fn every_animal_has_its_own_name() {
    let names: std::collections::BTreeSet<String> = (0..=16).map(|number| english(&name_of(animal(number)))).collect();
    assert_eq!(names.len(), 17);
}

#[test]
fn sketch_shows_face_up_cards() {
    let game = Game::searching(PLAIN, 3, 0, 15, 0).steps(&[1, 5]).play(swap(1, 2));
    let sketch = Kalle::sketch(&game.view(Viewer::Table).open);
    assert_eq!(
        sketch,
        " --  --   2  --\n -- * 6  --  --\n --  --  --  --\n --  --  --  --\nround 1 of 6, rat 0, turned 2, still 0\n\
         cheeses [0, 0, 0], stock 6 (Searching)"
    );
}
