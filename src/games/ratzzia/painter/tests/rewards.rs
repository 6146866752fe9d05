//! Choices that rewards leave, and the food they bring.

use super::*;
use crate::games::ratzzia::painter::shown_position::ShownPosition;
use crate::games::ratzzia::{CandySource, Direction};

/// The moves of the buttons, the primary one last.
fn offered(stage: &mut Stage<Ratzzia>) -> Vec<Move> {
    let actions = stage.actions().into_iter();
    actions
        .filter_map(|action| if let Response::Play(choice) = action.response { Some(choice) } else { None })
        .collect()
}

/// A click on an area where a reward leaves nothing to choose asks about a die there.
fn asks_about_a_die(stage: &mut Stage<Ratzzia>, place: Place) -> bool {
    let target = place.area().map(BoardArea::target);
    matches!(click(stage, place), Response::Ask(choice) if choice.placement().map(|(_, target)| target) == target)
}

#[test]
fn r18_click_on_column_or_shelf_moves_annies_die() {
    let game = completed(3, &[(1, &[1, 3, 4, 2])]);
    let mut stage = Stage::of(&game);
    assert_eq!(stage.status_key(), "ratzzia-status-annie");
    let annie = |number| Move::Annie { column: column(number) };
    assert_eq!(click(&mut stage, at(1)), Response::Ask(annie(1)), "not below her own column");
    for input in [Input::Click(at(5)), Input::DoubleClick(shelf(5)), Input::Enter(at(5))] {
        assert_eq!(stage.respond(input), Response::Play(annie(5)), "{input:?}");
    }
    assert!(asks_about_a_die(&mut stage, CAT_ROW));
    assert_eq!(click(&mut stage, Place::Plate(BO)), Response::Ask(Move::Steal { seat: BO }));
    assert!(matches!(click(&mut stage, Place::Die(0)), Response::Ask(Move::Place { column: Target::CatRow, .. })));
    for input in [Input::Key('1'), Input::Key('c'), Input::Drag(Place::Die(0)), Input::Cancel, Input::Beside] {
        assert_eq!(stage.respond(input), Response::Nothing, "{input:?}");
    }
    let harness = shown(&game);
    let label =
        "Column 5 below 2 sausages, takes any die next; can be chosen; Annie’s die goes into column 5 from below.";
    assert!(harness.query_all_by_label_contains(label).next().is_some());
}

#[test]
fn r15_click_on_store_stores_and_a_button_declines() {
    let mut stage = Stage::of(&completed(3, &[(7, &[1; 6])]));
    assert!(matches!(stage.open.phase, Phase::Storing { amount: 2 }));
    assert_eq!(offered(&mut stage), [Move::NoStore {}, Move::Store {}]);
    for place in [shelf(7), at(7)] {
        assert_eq!(click(&mut stage, place), Response::Play(Move::Store {}));
    }
    assert!(asks_about_a_die(&mut stage, at(5)) && asks_about_a_die(&mut stage, CAT_ROW));
    stage.legal.retain(|choice| *choice != Move::Store {});
    assert_eq!(click(&mut stage, at(7)), Response::Ask(Move::Store {}));
}

#[test]
fn r16_click_on_plate_or_panel_steals() {
    let game = completed(3, &[(8, &[1, 2, 2, 6, 5])]);
    let mut stage = Stage::of(&game);
    let steal = |seat| Move::Steal { seat };
    let cleo = Seat::new(2);
    assert_eq!(stage.status_key(), "ratzzia-status-steal");
    assert_eq!(offered(&mut stage), [steal(BO), steal(cleo)]);
    assert_eq!(click(&mut stage, Place::Plate(ADA)), Response::Ask(steal(ADA)), "nobody takes from themselves");
    assert_eq!(click(&mut stage, Place::Plate(cleo)), Response::Play(steal(cleo)));
    assert!(asks_about_a_die(&mut stage, at(8)));

    let mut harness = stage.open();
    harness.click("plate 2");
    harness.wait();
    // Bo's panel, beside the board.
    let is_panel = |node: &egui_kittest::Node<'_>| node.rect().left() > 700.0;
    harness.get_all_by_label_contains("Bo: 4 in front").find(is_panel).expect("a panel").click();
    harness.run();
    assert_eq!(harness.played(), [steal(cleo), steal(BO)]);
}

#[test]
fn plates_count_food_once_it_has_arrived() {
    let mut game = completed(3, &[(8, &[1, 2, 2, 6, 5])]);
    let before = game.view(Viewer::Table).open;
    decide(&mut game, &[Move::Steal { seat: Seat::new(2) }]);
    let after = game.view(Viewer::Table).open.front;
    let mut harness = shown(&game);
    harness.state_mut().put_on_stage(&before);
    for (progress, front) in [(0.0, &before.front), (1.0, &after)] {
        harness.state_mut().progress = progress;
        let shown = |seat| move |scene: &Scene<'_, Ratzzia>, _: &mut Selection| ShownPosition::of(scene).front(seat);
        for seat in Seat::all(3) {
            assert_eq!(harness.state_mut().with_scene(shown(seat)), front[seat.index()], "{seat:?} at {progress}");
        }
    }
    let belongings = harness.state_mut().with_scene(|scene, _| Ratzzia::belongings(scene, ADA));
    let wanted = Phrase::new("ratzzia-note").with("front", i64::from(after[0])).with("candies", 0_u8);
    assert_eq!(belongings.first(), Some(&wanted));
}

#[test]
fn score_is_the_food_in_the_bag() {
    let mut game = completed(3, &[(7, &[1; 6])]);
    decide(&mut game, &[Move::Store {}]);
    assert_eq!(Stage::of(&game).with_scene(|scene, _| Ratzzia::score(scene, ADA)), 2);
}

#[test]
fn buttons_for_passing_show_the_resulting_front() {
    let mut stage = Stage::of(&completed(3, &[(9, &[3, 4, 1, 1, 2])]));
    assert_eq!(stage.status_key(), "ratzzia-status-pass");
    let ways = [Direction::Clockwise, Direction::Anticlockwise].map(|direction| Move::PassFood { direction });
    assert_eq!(offered(&mut stage), ways);
    // With 3 and 2 sausages Ada has 5 in front, Bo 4 and Cleo 5. Half of each, rounded up, is passed on.
    let told: Vec<Phrase> = stage.actions().into_iter().map(|action| action.label).collect();
    let front = |key, front: i64| Phrase::new(key).with("front", front);
    assert_eq!(told, [front("ratzzia-action-clockwise", 5), front("ratzzia-action-anticlockwise", 4)]);
    assert_eq!(click(&mut stage, Place::Plate(BO)), Response::Ask(Move::Steal { seat: BO }));
    assert!(asks_about_a_die(&mut stage, at(9)));
}

#[test]
fn r19_click_on_plate_takes_its_candy_die() {
    let jar: &[u8] = &[6, 1, 2, 2];
    let mut stage = Stage::of(&completed(4, &[(2, jar), (2, jar), (2, jar)]));
    assert_eq!(stage.status_key(), "ratzzia-status-candy");
    let of = |seat| Move::Candy { from: CandySource::Seat(seat) };
    let on = |number| Move::Candy { from: CandySource::Column(column(number)) };
    assert_eq!(offered(&mut stage), [of(ADA), of(BO)]);
    assert_eq!(click(&mut stage, Place::Plate(BO)), Response::Play(of(BO)));
    assert_eq!(click(&mut stage, Place::Plate(Seat::new(3))), Response::Ask(of(Seat::new(3))));
    assert_eq!(click(&mut stage, at(4)), Response::Ask(on(4)), "no candy die lies there");
    stage.legal.push(on(4));
    assert_eq!(click(&mut stage, shelf(4)), Response::Play(on(4)));
}
