//! Tests of what is shown, labelled and animated, and of what must stay hidden.

use egui_kittest::Harness;

use super::*;
use crate::paint::fonts;
use crate::paint::painter::{Part, part_ui};

/// Tooltips explain the symbols of spaces and of the wild die.
#[test]
fn l02_tooltips_explain_every_symbol() {
    let mut game = game(Options::default());
    let mut stage = Stage::of(&game);
    let tooltip = |stage: &mut Stage<RatATatRoll>, place: Place| {
        stage.with_scene(|scene, _| labels::tooltip(scene, place, None, true).map(|tooltip| scene.say(&tooltip)))
    };
    let mut texts = BTreeSet::new();
    for space in Space::all() {
        let said = tooltip(&mut stage, Place::Space(space)).expect("a tip");
        let (_, about) = said.split_once('\n').expect("what it means, in a line of its own");
        texts.insert(about.trim().to_owned());
    }
    assert_eq!(texts.len(), 4, "{texts:?}");
    roll_and_walk(&mut game, &[4]);
    for face in Face::ALL {
        let mut game = game.clone();
        game.apply_chance(Chance::Wild { face }).expect("due");
        texts.extend(tooltip(&mut Stage::of(&game), Place::WildDie));
    }
    assert_eq!(texts.len(), 7, "{texts:?}");
}

#[test]
fn l18_a_glimpse_leaves_nothing_behind() {
    let mut game = game(Options::default());
    roll_and_walk(&mut game, &[1]);
    play(&mut game, Move::TakePile {});
    let ada = Viewer::Seat(Seat::new(0));
    let mut stage = Stage::of(&game);
    stage.viewer = ada;
    stage.open = game.view(ada).open;
    stage.glimpse = game.observation(game.ply() - 1, ada);
    assert!(stage.glimpse.as_ref().is_some_and(|observation| observation.is_glimpse));
    let threes = |texts: &[String]| texts.iter().filter(|text| *text == "3").count();
    let without = |stage: &mut Stage<RatATatRoll>| {
        stage.glimpse = None;
        threes(&stage.frame().texts)
    };
    let shown = threes(&stage.frame().texts);
    assert_eq!(stage.status(), "Ada: from the pile, for place 2 in your row. Remember it.");
    let announces_glimpse =
        |stage: &mut Stage<RatATatRoll>| stage.frame().texts.iter().any(|text| text == "shown for a moment: a 3");
    assert!(announces_glimpse(&mut stage), "{:?}", stage.frame().texts);
    let left = without(&mut stage);
    assert!(!announces_glimpse(&mut stage), "{:?}", stage.frame().texts);
    assert_eq!(shown, left + 2, "in its place and large in the middle");
    stage.last = game.observation(game.ply() - 1, ada);
    for progress in [0.1, 0.5, 0.9, 1.0] {
        stage.progress = progress;
        assert_eq!(without(&mut stage), left, "at {progress}");
    }
}

/// The first card always shows large in the middle, but at its place only while it surely lies there.
#[test]
fn l03_the_first_card_shows_large() {
    let mut game = game(Options::default());
    let (ada, bo) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    let count_texts = |stage: &mut Stage<RatATatRoll>, number: &str| {
        stage.frame().texts.iter().filter(|text| *text == number).count()
    };
    let shown = |game: &Match<RatATatRoll>, viewer: Viewer, number: &str| {
        let mut stage = Stage::of(game);
        (stage.viewer, stage.open, stage.acting_seat) = (viewer, game.view(viewer).open, None);
        stage.legal.clear();
        let without = count_texts(&mut stage, number);
        stage.glimpse = game.observation(1, viewer);
        assert!(stage.glimpse.as_ref().is_some_and(|observation| observation.is_glimpse));
        let more = count_texts(&mut stage, number) - without;
        assert!(stage.status().ends_with(": your first card. Remember it."), "{}", stage.status());
        more
    };
    assert_eq!(shown(&game, ada, "5"), 2, "in its place and large in the middle");
    // Bo's turn comes after Ada could have swapped his card away.
    roll_and_walk(&mut game, &[2]);
    assert_eq!(shown(&game, bo, "6"), 1, "large in the middle");
}

/// No text or accessible name reveals a face-down card to anyone, at rest or during any motion.
#[test]
fn l18_no_text_reveals_a_face_down_card() {
    for seed in 0..3 {
        let mut game = Match::<RatATatRoll>::new(Options::default(), people(&NAMES), seed).expect("two seats");
        for step in 0..60 {
            if !play_any(&mut game, step) {
                break;
            }
            let mut stage = Stage::of(&game);
            if stage.open.common.phase == Phase::Over {
                break;
            }
            for progress in [0.3, 0.95] {
                stage.progress = progress;
                let texts = stage.frame().texts;
                let open = texts.iter().filter(|text| text.starts_with("Ada, card") || text.starts_with("Bo, card"));
                assert!(open.clone().all(|text| text.contains("face down")), "{:?}", open.collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn l17_cards_turn_up_one_by_one_and_the_sums_grow() {
    let mut game = Match::<RatATatRoll>::new(Options::default(), people(&NAMES), 5).expect("two seats");
    while !matches!(game.turn(), Turn::Over(_)) {
        match game.turn() {
            Turn::Seat(seat) => {
                let legal = game.legal_moves();
                let quick = [Move::Accept {}, Move::Skip {}, Move::NoLook {}, Move::NoSwap {}, Move::TakePile {}];
                let choice = quick.into_iter().find(|choice| legal.contains(choice)).unwrap_or(legal[0]);
                game.decide(seat, choice).expect("legal");
            }
            _ => game.resolve_chance().expect("due"),
        }
    }
    let Turn::Over(outcome) = game.turn() else { panic!("it is over") };
    let shown = LastEvent::of(&game, Viewer::Table);
    let mut before = vec![0; 2];
    let mut different = BTreeSet::new();
    for step in 0..=200 {
        let sums: Vec<i32> = Seat::all(2).map(|seat| shown.at(step as f32 / 200.0).visible_sum(seat)).collect();
        assert!(sums.iter().zip(&before).all(|(now, before)| now >= before));
        assert!(sums[1] == 0 || sums[0] == outcome.scores[0], "rows turn up one after another: {sums:?}");
        different.insert(sums.clone());
        before = sums;
    }
    assert_eq!(before, outcome.scores.to_vec());
    assert!(different.len() > 6, "{different:?}");
    let mut stage = Stage::of(&game);
    let scores =
        stage.with_scene(|scene, _| Seat::all(2).map(|seat| RatATatRoll::score(scene, seat)).collect::<Vec<_>>());
    assert_eq!(scores, outcome.scores.to_vec());
    assert!(stage.with_scene(|scene, _| RatATatRoll::is_score_shown(scene)));

    // Without the hand panel the seat panel shows the row; with it the row shows once, whichever comes first.
    let rows = |with_hand: bool| {
        let mut harness = Harness::builder().with_context_setup(fonts::install).build_ui(|ui| {
            stage.with_scene(|scene, selection| {
                part_ui(ui, scene, Part::Seat(Seat::new(0)), selection);
                if with_hand {
                    part_ui(ui, scene, Part::Hand(Seat::new(0)), selection);
                }
            });
        });
        harness.run();
        egui_kittest::kittest::Queryable::query_all_by_label_contains(&harness, "Ada, card 1").count()
    };
    assert_eq!([false, true].map(rows), [1, 1]);
}
