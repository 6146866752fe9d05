//! The picture of a result: what stands on it, and when it is offered.

use std::path::Path;

use cheeseboard::engine::{Outcome, Phrase, Seat};
use cheeseboard::games::kalle::Kalle;
use cheeseboard::games::zatre::{Options, Zatre};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::paint::fonts;
use cheeseboard::paint::theme::Theme;
use cheeseboard::play::{Match, SeatAssignment};
use cheeseboard::text::{Language, Text};
use cheeseboard::ui::Look;
use cheeseboard::ui::table::result_picture::{GameResult, render, render_at, result_ui};
use egui::epaint::ClippedShape;
use egui::{Context, OutputCommand, Pos2, RawInput, Rect, Shape};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{SnapshotOptions, SnapshotResults, try_image_snapshot_options};
use jiff::civil::date;

use crate::autoplay::{greedy_move, play_while};
use crate::ui::{app, bot, hears, key, person, press, spoken, with_a_table, with_an_ended_table};
use crate::ui_desktop::{choose, copied, write_path};

const NAMES: [&str; 6] = ["Ada", "Grandma Josephine", "Cleo", "Dörte", "Maximilian-Alexander", "Émile"];

/// A finished game of so many seats.
fn finished<G: Game>(options: G::Options, seats: usize, seed: u64) -> Match<G> {
    let seating: Vec<SeatAssignment> = NAMES[..seats]
        .iter()
        .zip(0..)
        .map(|(name, mark)| if mark == 2 { bot(name, mark) } else { person(name, mark) })
        .collect();
    let mut game = Match::<G>::new(options, seating, seed).expect("can be played");
    play_while(&mut game, |_| true, greedy_move);
    game
}

fn partners() -> Match<Zatre> {
    finished(Options { partners: true, ..Options::default() }, 6, 7)
}

fn result_of<G: Game>(game: &Match<G>) -> GameResult {
    let decided = Phrase::new("story-decided").with("number", 7);
    GameResult::of(game, Some(date(2026, 11, 28)), &[decided]).expect("the game is over")
}

/// A text of the picture, where it stands, and whether it is shortened.
type Painted = (String, Rect, bool);

/// All texts of a result on a picture without a board.
fn texts(result: &GameResult, text: &Text) -> Vec<Painted> {
    fn collect(shape: &Shape, texts: &mut Vec<Painted>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            Shape::Text(words) => {
                texts.push((words.galley.text().to_owned(), words.visual_bounding_rect(), words.galley.elided));
            }
            _ => {}
        }
    }
    let ctx = Context::default();
    fonts::install(&ctx);
    Theme::light().apply(&ctx, 1.0);
    let mut shapes: Vec<ClippedShape> = Vec::new();
    for _ in 0..2 {
        let screen_rect = Some(picture_rect());
        let input = RawInput { screen_rect, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| result_ui(ui, result, text, &mut |_| ()));
        output.textures_delta.clear();
        shapes = output.shapes;
    }
    let mut texts = Vec::new();
    shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    texts
}

fn picture_rect() -> Rect {
    Rect::from_min_size(Pos2::ZERO, Theme::light().size.image.share)
}

/// The scores as the podium shows them: one for each team.
fn scores<G: Game>(game: &Match<G>, outcome: &Outcome) -> Vec<String> {
    let is_first = |seat: &Seat| G::partner_of(game.options(), *seat).is_none_or(|other| seat.index() < other.index());
    let firsts = Seat::all(game.seating().len()).filter(is_first);
    let mut scores: Vec<String> = firsts.map(|seat| outcome.score(seat).to_string()).collect();
    scores.sort();
    scores
}

fn check<G: Game>(game: &Match<G>, text: &Text) {
    let outcome = game.outcome().expect("over");
    let painted = texts(&result_of(game), text);
    let what = format!("{}, {}: {painted:?}", G::ID, text.language().code());
    for assignment in game.seating() {
        assert!(painted.iter().any(|(words, _, shortened)| *words == assignment.name && !shortened), "{what}");
    }
    let mut numbers: Vec<String> = painted.iter().map(|(words, ..)| words.clone()).collect();
    numbers.retain(|words| words.parse::<i32>().is_ok());
    numbers.sort();
    assert_eq!(numbers, scores(game, &outcome), "{what}");
    for (index, (words, place, _)) in painted.iter().enumerate() {
        assert!(picture_rect().contains_rect(*place), "{words} is cut: {what}");
        for (other, beside, _) in &painted[..index] {
            assert!(!place.shrink(1.0).intersects(beside.shrink(1.0)), "{words} on {other}: {what}");
        }
    }
    let game_name = text.get(&format!("{}-name", G::ID));
    assert!(painted.iter().any(|(words, ..)| *words == game_name), "{what}");
    assert!(painted.iter().any(|(words, ..)| words.contains("2026")), "{what}");
}

#[test]
fn every_name_and_score_is_told_in_every_language() {
    struct All;
    impl Visitor for All {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for seats in [*G::SEATS.start(), *G::SEATS.end()] {
                let game = finished::<G>(G::Options::default(), seats, 3);
                for language in Language::ALL {
                    check(&game, &Text::of(language));
                }
            }
        }
    }
    visit_taught(&mut All);
    check(&partners(), &Text::english());
}

#[test]
fn long_names_are_shortened_and_stay_in_the_picture() {
    let long = ["Wilhelmina".repeat(4), "Anna Katharina Maria Theresia von und zu".to_owned()];
    let seating: Vec<SeatAssignment> =
        long.iter().cycle().take(6).zip(0..).map(|(name, mark)| person(name, mark)).collect();
    let mut game = Match::<Zatre>::new(Options::default(), seating, 5).expect("six play");
    play_while(&mut game, |_| true, greedy_move);
    let painted = texts(&result_of(&game), &Text::english());
    assert!(painted.iter().filter(|(_, _, shortened)| *shortened).count() >= 3, "{painted:?}");
    for (words, place, _) in &painted {
        assert!(picture_rect().contains_rect(*place), "{words}: {place:?}");
    }
    let names: Vec<Rect> =
        painted.iter().filter(|(words, ..)| long.contains(words)).map(|(_, place, _)| *place).collect();
    assert_eq!(names.len(), 6);
    assert!(names.iter().enumerate().all(|(index, name)| names[..index].iter().all(|other| !other.intersects(*name))));
}

#[test]
fn picture_tells_how_it_was_won_and_nothing_of_how_people_played() {
    let game = finished::<Zatre>(Options::default(), 3, 3);
    let of = |key, seat| Phrase::new(key).with("seat", Seat::new(seat));
    let summary = [
        of("story-child-best", 1).with("number", 4),
        of("story-played-best", 0),
        Phrase::new("story-open"),
        of("story-lucky", 0),
    ];
    let result = GameResult::of(&game, None, &summary).expect("over");
    let told: String = texts(&result, &Text::english()).iter().map(|(words, ..)| format!("{words}\n")).collect();
    assert!(told.contains("ahead of") && told.contains("anyone’s game right to the end"), "{told}");
    assert!(!told.contains("best") && !told.contains("Luck"), "{told}");
}

#[test]
fn game_that_is_not_over_has_no_picture_of_its_result() {
    let game = finished::<Kalle>(Default::default(), 5, 3);
    assert!(GameResult::of(&game, None, &[]).is_some());
    assert!(GameResult::of(&game.until(game.ply() - 1), None, &[]).is_none());
}

#[test]
fn pictures_match_their_snapshots() {
    fn compare<G: Game>(game: &Match<G>, results: &mut SnapshotResults) {
        let picture = render_at(game, &result_of(game), &Text::english(), 1.0);
        let name = format!("result_{}", G::ID);
        results.add(try_image_snapshot_options(&picture, name, &SnapshotOptions::default()));
    }
    let mut results = SnapshotResults::new();
    compare(&partners(), &mut results);
    compare(&finished::<Kalle>(Default::default(), 5, 3), &mut results);
}

const COPY: &str = "Copy picture of the result";
const SAVE: &str = "Save picture of the result…";

fn assert_is_picture(size: [usize; 2], what: &str) {
    assert_eq!(size, [1200, 1500], "{what}");
}

/// By its button at the end, by the menu, and from a review.
#[test]
fn result_is_shared_at_the_end_and_from_a_review() {
    let folder = with_an_ended_table(Look::Dark);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    harness.run_steps(6);
    for place in ["end", "menu", "review"] {
        let said = copied(&mut harness, |harness| {
            match place {
                "menu" => choose(harness, COPY),
                _ => {
                    press(harness, "Share");
                    press(harness, COPY);
                }
            }
            harness.run_steps(2);
            harness.state_mut().wait_for_background_work();
        });
        let [OutputCommand::CopyImage(image)] = &said[..] else { panic!("{place}: {} commands", said.len()) };
        assert_is_picture(image.size, place);
        assert!(hears(&harness, "The picture is on the clipboard."), "{place}: {:?}", spoken(&harness));
        if place == "menu" {
            choose(&mut harness, "Review");
            harness.run_steps(3);
        }
    }
    choose(&mut harness, SAVE);
    harness.run_steps(2);
    harness.state_mut().wait_for_background_work();
    harness.run_steps(3);
    let file = folder.path().join("result.png");
    write_path(&mut harness, &file);
    harness.run_steps(2);
    let saved = image::open(&file).expect("a picture");
    assert_is_picture([saved.width() as usize, saved.height() as usize], "saved");
}

#[test]
fn result_is_not_offered_before_the_end() {
    let folder = with_a_table(Look::Light);
    let mut harness = app(folder.path(), (1280.0, 800.0));
    harness.run_steps(3);
    press(&mut harness, "Continue");
    press(&mut harness, "Menu");
    assert!(hears(&harness, "Copy picture") && !hears(&harness, "of the result"), "{:?}", spoken(&harness));
    key(&mut harness, egui::Key::Escape);
    choose(&mut harness, "Review");
    harness.run_steps(3);
    assert!(harness.query_by_label("Share").is_none());
    press(&mut harness, "Menu");
    assert!(hears(&harness, "Copy picture") && !hears(&harness, "of the result"), "{:?}", spoken(&harness));
}

/// The picture that the program prints is the one that the app shares.
#[test]
fn command_line_paints_results_of_finished_games_only() {
    let game = finished::<Zatre>(Options::default(), 2, 3);
    let folder = tempfile::tempdir().expect("a folder");
    let paint = |game: &Match<Zatre>, more: &[&str]| {
        let (record, out) = (folder.path().join("a.ron"), folder.path().join("a.png"));
        std::fs::write(&record, game.record(false).to_ron()).expect("written");
        let path = |path: &Path| path.to_str().expect("a plain name").to_owned();
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_cheeseboard"))
            .args(["picture", &path(&record), "--result", "--out", &path(&out)])
            .args(more)
            .output()
            .expect("the program runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned(), out)
    };
    let (status, said, _) = paint(&game.until(game.ply() - 1), &[]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("is not over yet"), "{said}");
    assert_eq!(paint(&game, &["--ply", "3"]).0, Some(2), "a result has no other position");
    let (status, said, out) = paint(&game, &[]);
    assert_eq!(status, Some(0), "{said}");
    let painted = image::open(out).expect("a picture").into_rgba8();
    assert_is_picture([painted.width() as usize, painted.height() as usize], "printed");
    let result = GameResult::of(&game, None, &[]).expect("over");
    let shared = render(&game, &result, &Text::english());
    // They differ in the day at most, which stands in the upper right corner.
    let differ = |(x, y): (u32, u32)| painted.get_pixel(x, y) != shared.get_pixel(x, y);
    let below_header = (0..1500).flat_map(|y| (0..1200).map(move |x| (x, y))).filter(|(_, y)| *y > 140);
    assert_eq!(below_header.filter(|at| differ(*at)).count(), 0);
}
