//! What the log says, and what it keeps to itself (K13, K14).

use cheeseboard::engine::{Event, Mind as _, Viewer, Words as _};
use cheeseboard::games::kalle::{Kalle, Move, Phase, Seen, animal as name_of};
use cheeseboard::text::Text;

use super::script::{
    Game, LAST_CHANCE, PLAIN, all_options, animal, decision, hide, in_order, point, prove, put, random_events, start,
    step, swap,
};
use crate::sentences::{english, said};

/// The log line of an event, read when the game stands like this.
fn line(before: &Game, event: &Event<Kalle>, now: &Game) -> String {
    let seen = before.observation(event, Viewer::Table).seen;
    said::<Kalle>(&Kalle::log_line(&seen, &now.view(Viewer::Table).open))
}

#[test]
fn a_turned_animal_is_named_while_it_lies_open() {
    let before = Game::searched(PLAIN, 2, 0, 15, 0);
    let event = decision(1, step(1));
    let after = before.clone().then(&event);
    assert_eq!(line(&before, &event, &after), "told-turn(seat: Bo, animal: animal-beetle)");
    // Also after it was swapped elsewhere, and at the end of the round.
    let swapped = after.play(super::script::PASS).play(step(5)).play(swap(1, 2)).play(step(10));
    assert_eq!(line(&before, &event, &swapped), "told-turn(seat: Bo, animal: animal-beetle)");
    let caught = swapped.play(super::script::PASS).play(step(15));
    assert_eq!(line(&before, &event, &caught), "told-turn(seat: Bo, animal: animal-beetle)");
    let next = caught.then(&in_order());
    assert_eq!(line(&before, &event, &next), "told-turn-covered(seat: Bo)");
    // The beetle lies open again, but that is another round.
    let again = next.play(hide(15)).play(put(0)).play(step(1));
    assert!(again.view(Viewer::Table).open.cards.contains(&Some(animal(2))));
    assert_eq!(line(&before, &event, &again), "told-turn-covered(seat: Bo)");
    // After the game all is told.
    let over = (0..3).fold(before.clone().play(step(5)).play(super::script::PASS).play(step(10)), |game, _| {
        let game =
            if game.common().phase == Phase::Swapping { game.play(super::script::PASS).play(step(15)) } else { game };
        game.round_caught()
    });
    assert_eq!(over.common().phase, Phase::Over);
    assert_eq!(line(&before, &event, &over), "told-turn(seat: Bo, animal: animal-beetle)");
}

/// Open cards that were moved, told with the places where they were turned, would tell the swaps.
#[test]
fn the_log_names_no_place_while_lids_are_swapped() {
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
fn the_end_of_a_round_is_told() {
    let told = |game: &Game, event: Event<Kalle>| line(game, &event, &game.clone().then(&event));
    let caught = Game::searched(PLAIN, 2, 0, 15, 10);
    assert_eq!(told(&caught, decision(1, step(15))), "told-caught(seat: Bo)");
    let unfound = Game::unfound(LAST_CHANCE, 3, 0, 15);
    assert_eq!(told(&unfound, decision(1, point(15))), "told-point(seat: Bo, cell: 3/3)");
    let pointed = unfound.play(point(15));
    assert_eq!(told(&pointed, decision(2, point(9))), "told-point-found(finder: Bo, seat: Cy, cell: 2/1)");
    let unfound = Game::unfound(PLAIN, 3, 0, 15);
    assert_eq!(told(&unfound, decision(0, prove(15))), "told-proved(seat: Ada, cell: 3/3)");
    let missed = decision(0, prove(9));
    assert_eq!(told(&unfound, missed.clone()), "told-missed(seat: Ada, cell: 2/1, animal: animal-mole)");
    let next = unfound.clone().then(&missed).then(&in_order());
    assert_eq!(line(&unfound, &missed, &next), "told-missed-covered(seat: Ada, cell: 2/1)");
    let deal = Game::new(PLAIN, 3).then(&start(1));
    assert_eq!(told(&deal, in_order()), "told-deal(seat: Bo, round: 1, rounds: 6)");
}

#[test]
fn every_animal_has_a_name_of_its_own() {
    let names: std::collections::BTreeSet<String> = (0..=16).map(|number| english(&name_of(animal(number)))).collect();
    assert_eq!(names.len(), 17);
}

#[test]
fn the_sketch_shows_what_lies_open() {
    let game = Game::searched(PLAIN, 3, 0, 15, 0).steps(&[1, 5]).play(swap(1, 2));
    let sketch = Kalle::sketch(&game.view(Viewer::Table).open);
    assert_eq!(
        sketch,
        " --  --   2  --\n -- * 6  --  --\n --  --  --  --\n --  --  --  --\nround 1 of 6, rat 0, turned 2, still 0\n\
         cheeses [0, 0, 0], stock 6 (Searching)"
    );
}

#[test]
fn a_hint_tells_chances_as_people_say_them() {
    let game = Game::searched(PLAIN, 2, 0, 15, 0);
    let why = |game: &Game, choice: Move| said::<Kalle>(&Kalle::reason(&game.seen_by(game.on_turn()), choice));
    let even = "reason-step-even(chance: reason-chance(times: 1, of: 16), best: reason-chance(times: 1, of: 16), \
                cell: 1/1)";
    assert_eq!(why(&game, step(1)), even);
    let stepped = game.play(step(1));
    let away = "reason-takes(cell: 2/3, guessed: reason-guessed(chance: reason-chance(times: 1, of: 13)))";
    assert_eq!(why(&stepped, swap(11, 15)), away);
}
