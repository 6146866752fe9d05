//! Lessons: every chapter can be finished with every answer that it accepts.

use cheeseboard::engine::{Level, Stop, Turn, Viewer};
use cheeseboard::games::{Game, Visitor, visit_taught};
use cheeseboard::lessons::{Chapter, Goal, Lesson, Reply, Step, Task, Verdict, chapters};
use cheeseboard::play::{Match, Table};
use cheeseboard::text::Text;

use crate::intro_cards::left_out;
use crate::tables;

/// Plays the script up to the next task.
fn play_on<G: Game>(lesson: &Lesson<G>, game: &mut Match<G>, place: &str) {
    while lesson.is_script_playing(game) {
        let happened = game.follow(&lesson.chapter().script).unwrap_or_else(|| panic!("{place}: nothing is written"));
        happened.unwrap_or_else(|refusal| panic!("{place}: {refusal:?}"));
    }
}

/// Finishes a chapter. If `other` is given, solves its step by its move. With `is_shown`, every move is shown first.
fn learn<G: Game>(chapter: &Chapter<G>, other: Option<(usize, G::Move)>, is_shown: bool) {
    let asks = chapter.steps.iter().any(|step| matches!(step.task, Task::Move { .. }));
    let (mut lesson, mut game) = (Lesson::new(chapter.clone()), chapter.start.clone());
    for _ in 0..1000 {
        let Some(step) = lesson.step().cloned() else {
            let place = format!("{}, {}: whether it is half learned", G::ID, chapter.name);
            return assert_eq!(lesson.is_own_work(), !is_shown || !asks, "{place}");
        };
        let place = format!("{}, {}, {}", G::ID, chapter.name, step.text_key);
        play_on(&lesson, &mut game, &place);
        match &step.task {
            Task::Read => assert!(lesson.proceed(), "{place}"),
            Task::Draw => {
                let waits = Table::new(game.clone()).chance_waits_for();
                assert_eq!(waits, Some(chapter.learner), "{place}: nothing waits to be drawn");
                game.follow(&chapter.script).expect("it is written").expect("it is allowed");
                lesson.record_draw();
            }
            Task::Move { wrong, .. } => {
                for (choice, key) in wrong.clone() {
                    assert!(game.check(chapter.learner, choice).is_ok(), "{place}: {choice:?} is refused by the rules");
                    assert_eq!(lesson.judge(&game, choice), Verdict::Wrong, "{place}: {choice:?}");
                    assert_eq!(lesson.reply(), Some(&Reply { text_key: key, is_right: false }), "{place}");
                }
                if is_shown {
                    lesson.record_shown();
                    assert!(lesson.reply().is_some_and(|reply| !reply.is_right), "{place}: it is the learner's turn");
                }
                let written = lesson.solution(&game).unwrap_or_else(|| panic!("{place}: no move is written"));
                let choice = other.filter(|(at, _)| *at == lesson.step_index()).map_or(written, |(_, choice)| choice);
                assert_eq!(lesson.judge(&game, choice), Verdict::Right, "{place}: {choice:?}");
                game.decide(chapter.learner, choice).unwrap_or_else(|refusal| panic!("{place}: {refusal:?}"));
                lesson.record_decision();
            }
            Task::Answer(answers) => {
                let right = answers.iter().position(|(_, right)| *right).expect("a right answer");
                for number in (0..answers.len()).filter(|&number| number != right) {
                    assert!(!lesson.answer(number), "{place}: answer {number}");
                }
                assert!(lesson.answer(right), "{place}");
            }
            Task::Free(_) => play_freely(&mut lesson, &mut game, chapter, &place),
        }
    }
    panic!("{}, {}: no end", G::ID, chapter.name);
}

fn play_freely<G: Game>(lesson: &mut Lesson<G>, game: &mut Match<G>, chapter: &Chapter<G>, place: &str) {
    let at = lesson.step_index();
    for _ in 0..2000 {
        lesson.check_goal(game, i32::MAX);
        if lesson.step_index() != at {
            return;
        }
        match game.turn() {
            Turn::Over(_) => panic!("{place}: over, and it goes on"),
            Turn::Chance(_) => game.resolve_chance().expect("chance is due"),
            Turn::Seat(seat) => {
                let seed = cheeseboard::bots::bot_seed(game.seed(), seat, game.ply());
                let view = game.view(Viewer::Seat(seat));
                let choice = cheeseboard::bots::choose_move::<G>(&view, Level::Greedy, seed, &Stop::default());
                game.decide(seat, choice.expect("it is on turn")).expect("a legal move");
                if seat == chapter.learner {
                    lesson.record_decision();
                }
            }
        }
    }
    panic!("{place}: free play has no end");
}

/// A game that is lost before the goal is reached finishes the chapter as well.
#[test]
fn free_play_ends_with_the_game() {
    struct Law;
    impl Visitor for Law {
        type Output = usize;
        fn visit<G: Game>(&mut self) -> usize {
            let mut ended = 0;
            for chapter in chapters::<G>().expect("chapters") {
                let aims = |step: &Step<G>| matches!(step.task, Task::Free(Goal::Score(_)));
                let Some(step) = chapter.steps.iter().position(aims) else { continue };
                let (mut lesson, mut game) = Lesson::from_step(chapter, step);
                tables::play_on(&mut game, 1);
                assert!(lesson.check_goal(&game, i32::MIN) && lesson.step_index() > step, "{}", G::ID);
                ended += 1;
            }
            ended
        }
    }
    assert!(visit_taught(&mut Law).into_iter().sum::<usize>() > 3);
}

#[test]
fn every_chapter_can_be_finished() {
    struct Learn(Text, usize);
    impl Visitor for Learn {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let chapters = chapters::<G>().unwrap_or_else(|problem| panic!("{}: {problem:?}", G::ID));
            for chapter in &chapters {
                self.1 += 1;
                assert!(matches!(chapter.start.turn(), Turn::Seat(_) | Turn::Chance(_)), "{}", chapter.name);
                assert!(chapter.start.assignment(chapter.learner).player.is_human(), "{}", chapter.name);
                learn(chapter, None, false);
                learn(chapter, None, true);
                for (at, step) in chapter.steps.iter().enumerate() {
                    if let Task::Move { also, .. } = &step.task {
                        also.iter().for_each(|&choice| learn(chapter, Some((at, choice)), false));
                    }
                }
                for key in chapter.text_keys() {
                    assert!(self.0.has(&key), "{key} has no sentence");
                }
            }
        }
    }
    let mut learn = Learn(Text::english(), 0);
    visit_taught(&mut learn);
    assert!(learn.1 > 0);
}

/// The rule that says who wins, or who is nearer to it, by game.
const GOALS: [(&str, &str); 5] =
    [("zatre", "Z22"), ("kalle", "K12"), ("burg_appenzell", "B16"), ("rat_a_tat_roll", "L17"), ("ratzzia", "R5")];

#[test]
fn goal_of_a_game_is_said_in_the_first_three_steps() {
    struct Law;
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            let (_, goal) = GOALS.into_iter().find(|(game, _)| *game == G::ID).expect("a goal");
            let first = chapters::<G>().expect("chapters").into_iter().next().expect("a chapter");
            let said = first.steps.iter().take(3).any(|step| step.teaches.contains(&goal));
            assert!(said, "{}: {goal}", G::ID);
        }
    }
    visit_taught(&mut Law);
}

#[test]
fn moves_of_others_are_announced() {
    struct Law(Text, usize);
    impl Visitor for Law {
        type Output = ();
        fn visit<G: Game>(&mut self) {
            for chapter in chapters::<G>().expect("chapters") {
                let mut ply = chapter.start.ply();
                for step in &chapter.steps {
                    let others: Vec<_> = (ply..step.ply).filter_map(|ply| chapter.script.decider(ply)).collect();
                    ply = step.end_ply();
                    let others_move = others.iter().any(|seat| *seat != chapter.learner);
                    assert_eq!(step.announcement_key.is_some(), others_move, "{}", step.text_key);
                    let Some(key) = &step.announcement_key else { continue };
                    assert!(self.0.has(key), "{key}");
                    self.1 += 1;
                }
            }
        }
    }
    let mut law = Law(Text::english(), 0);
    visit_taught(&mut law);
    assert!(law.1 > 50, "{}", law.1);
}

/// A round of the first chapter with a rat ends with the learner's escape, and a chapter about the end has moves.
#[test]
fn learner_escapes_and_wins_by_moves() {
    let rounds = chapters::<cheeseboard::games::kalle::Kalle>().expect("chapters").remove(0);
    let last = rounds.steps.last().expect("a step");
    let (mut lesson, mut game) = Lesson::from_step(rounds.clone(), rounds.steps.len() - 1);
    play_on(&lesson, &mut game, &last.text_key);
    let shown = lesson.solution(&game).expect("a move");
    let cheeses = |game: &Match<cheeseboard::games::kalle::Kalle>| {
        game.view(Viewer::Table).open.common.cheeses[rounds.learner.index()]
    };
    let before = cheeses(&game);
    assert_eq!(lesson.judge(&game, shown), Verdict::Right);
    game.decide(rounds.learner, shown).expect("it is allowed");
    assert_eq!(cheeses(&game), before + 1, "the cheese of the round");
    for chapter in chapters::<cheeseboard::games::burg_appenzell::BurgAppenzell>().expect("chapters") {
        let moves = chapter.steps.iter().filter(|step| matches!(step.task, Task::Move { .. })).count();
        assert!(moves >= 3, "{}: {moves} moves", chapter.name);
    }
}

/// Checks the table of rules and the chapters that teach them, `assets/lessons/COVERAGE.md`; `UPDATE=1` rewrites it.
#[test]
fn every_needed_rule_is_taught() {
    struct Cover(Text);
    impl Visitor for Cover {
        type Output = String;
        fn visit<G: Game>(&mut self) -> String {
            let left_out = left_out(G::ID);
            let chapters = chapters::<G>().unwrap_or_else(|problem| panic!("{}: {problem:?}", G::ID));
            let mut table =
                format!("## {}\n\n| rule | taught by |\n|---|---|\n", self.0.get(&format!("{}-name", G::ID)));
            for id in G::RULE_IDS {
                let steps = chapters.iter().flat_map(|chapter| {
                    let taught = chapter.steps.iter().enumerate().filter(|(_, step)| step.teaches.contains(id));
                    taught.map(|(number, _)| format!("{}, {}", chapter.name, number + 1))
                });
                let steps: Vec<_> = steps.collect();
                let by = match left_out.get(*id) {
                    Some(reason) if steps.is_empty() => format!("left out: {reason}"),
                    Some(_) => panic!("{}: {id} is left out and taught by {steps:?}", G::ID),
                    None => steps.join(" · "),
                };
                assert!(!by.is_empty(), "{}: {id} is neither taught nor left out", G::ID);
                table += &format!("| {id} | {by} |\n");
            }
            let unknown: Vec<_> = left_out.keys().filter(|id| !G::RULE_IDS.contains(&id.as_str())).collect();
            assert!(unknown.is_empty(), "{}: {unknown:?}", G::ID);
            table
        }
    }
    let tables = visit_taught(&mut Cover(Text::english())).join("\n");
    let page =
        format!("# What is taught where\n\nRule, and the chapters with their steps. Written by the tests.\n\n{tables}");
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons/COVERAGE.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).expect("written");
    }
    let written = std::fs::read_to_string(&path).expect("a table");
    assert_eq!(written, page, "write it anew with UPDATE=1");
}
