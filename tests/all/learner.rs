//! A simulated learner that finishes a chapter in the app without a window, from what the screen shows alone.

use cheeseboard::ui::table::{Coaching, Prompt};
use cheeseboard::ui::{App, AppCommand};
use egui::Key;
use egui_kittest::Harness;

use crate::offscreen;

/// The most frames to wait for others, and the most decisions in free play.
const FRAMES: usize = 3000;
const DECISIONS: usize = 200;

/// The keys of the answers to a question.
const LETTERS: [Key; 3] = [Key::A, Key::B, Key::C];

/// How the learner acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Reads and answers by mouse, moves by keys.
    Both,
    /// By mouse alone.
    Mouse,
    /// By keys alone.
    Keys,
}

/// Finishes a chapter, and calls `each` at every step once it has a task. Returns the problems found.
pub fn learn(
    harness: &mut Harness<'static, App>,
    game: &'static str,
    chapter: &str,
    each: impl FnMut(&mut Harness<'static, App>, &Coaching),
) -> Vec<String> {
    learn_by(By::Both, harness, game, chapter, each)
}

/// Like [`learn`], by these means.
pub fn learn_by(
    by: By,
    harness: &mut Harness<'static, App>,
    game: &'static str,
    chapter: &str,
    mut each: impl FnMut(&mut Harness<'static, App>, &Coaching),
) -> Vec<String> {
    harness.state_mut().execute(AppCommand::Learn(game, chapter.to_owned()));
    harness.run_steps(4);
    let mut faults = Vec::new();
    let mut seen = None;
    for _ in 0..FRAMES {
        let Some(coaching) = harness.state().coaching() else {
            faults.push(format!("{game}, {chapter}: no such chapter, or its record cannot be replayed"));
            return faults;
        };
        let place = format!("{game}, {chapter}, step {} ({})", coaching.step + 1, coaching.text_key);
        if coaching.prompt == Prompt::Watch {
            harness.state_mut().wait_for_background_work();
            harness.step();
            continue;
        }
        let step = asked(&coaching);
        if seen.as_ref() != Some(&step) {
            harness.run_steps(4);
            faults.extend(missing(harness, &coaching).map(|what| format!("{place}: {what}")));
            each(harness, &coaching);
            seen = Some(step.clone());
        }
        match &coaching.prompt {
            Prompt::Done { .. } => return faults,
            Prompt::Answer(answers) => {
                faults.extend(answer(by, harness, answers).map(|what| format!("{place}: {what}")));
            }
            _ => faults.extend(act(by, harness, &coaching).map(|what| format!("{place}: {what}"))),
        }
        let now = harness.state().coaching();
        if now.as_ref().map(asked) == Some(step) && !matches!(coaching.prompt, Prompt::Play) {
            faults.push(format!("{place}: nothing comes of what it asks for"));
            return faults;
        }
    }
    faults.push(format!("{game}, {chapter}: no end"));
    faults
}

/// The step and prompt on the coach's card; a step may have several prompts in turn.
fn asked(coaching: &Coaching) -> (usize, Prompt) {
    (coaching.step, coaching.prompt.clone())
}

/// The named rects of a step that the screen does not have.
fn missing(harness: &Harness<'static, App>, coaching: &Coaching) -> impl Iterator<Item = String> {
    let app = harness.state();
    let missing: Vec<String> = coaching.spots.iter().filter(|name| app.rect_of(name).is_none()).cloned().collect();
    let names = if missing.is_empty() { Vec::new() } else { app.rect_names() };
    missing.into_iter().map(move |name| format!("no rect {name:?} among {names:?}"))
}

/// Carries out the task. Returns what has slid under the pointer, unless the chapter is over.
fn act(by: By, harness: &mut Harness<'static, App>, coaching: &Coaching) -> Option<String> {
    let slid = match &coaching.prompt {
        Prompt::Read if by == By::Keys => {
            press(harness, Key::Enter);
            None
        }
        Prompt::Read => click(harness, "lesson next"),
        Prompt::Act { can_show: true } => {
            let slid = match by {
                By::Keys => {
                    press(harness, Key::H);
                    None
                }
                By::Both | By::Mouse => click(harness, "lesson show"),
            };
            watch(harness);
            play_hint(by, harness);
            slid
        }
        Prompt::Act { can_show: false } => {
            do_what_is_due(by, harness);
            None
        }
        Prompt::Play => {
            play(by, harness, coaching);
            None
        }
        Prompt::Answer(_) | Prompt::Watch | Prompt::Done { .. } => None,
    };
    slid.filter(|_| !is_done(harness))
}

/// Waits until the coach has shown a move and taken it back.
fn watch(harness: &mut Harness<'static, App>) {
    for _ in 0..FRAMES {
        if harness.state().coaching().is_none_or(|coaching| coaching.prompt != Prompt::Watch) {
            return;
        }
        harness.step();
    }
}

/// Tries the answers from the last to the first until one is right; returns the problems found.
fn answer(by: By, harness: &mut Harness<'static, App>, answers: &[String]) -> impl Iterator<Item = String> + use<> {
    let before = harness.state().coaching().map(|coaching| coaching.step);
    let mut faults = Vec::new();
    for number in (0..answers.len()).rev() {
        let slid = match by {
            By::Keys => {
                press(harness, LETTERS[number]);
                None
            }
            By::Both | By::Mouse => click(harness, &format!("answer {number}")),
        };
        faults.extend(slid.filter(|_| !is_done(harness) && !is_asking(harness)));
        let now = harness.state().coaching();
        if now.as_ref().is_some_and(|coaching| coaching.reply.is_none()) {
            faults.push(format!("nothing is said to answer {number}"));
        }
        if now.map(|coaching| coaching.step) != before {
            break;
        }
    }
    faults.into_iter()
}

/// Plays the moves of the strongest bot until the goal is reached.
fn play(by: By, harness: &mut Harness<'static, App>, coaching: &Coaching) {
    for _ in 0..DECISIONS {
        do_what_is_due(by, harness);
        if by == By::Mouse {
            click(harness, "hint");
            harness.state_mut().wait_for_background_work();
            harness.run_steps(3);
        }
        play_hint(by, harness);
        for _ in 0..20 {
            harness.state_mut().wait_for_background_work();
            harness.step();
        }
        if harness.state().coaching().map(|now| now.step) != Some(coaching.step) || is_done(harness) {
            return;
        }
    }
}

/// Draws or rolls, if that is due.
fn do_what_is_due(by: By, harness: &mut Harness<'static, App>) {
    if by != By::Mouse {
        return press(harness, Key::D);
    }
    let button = harness.state().rect_names().into_iter().find(|name| name.starts_with("button "));
    if let Some(name) = button {
        click(harness, &name);
    }
}

/// Plays what the hint says, if there is one.
fn play_hint(by: By, harness: &mut Harness<'static, App>) {
    if by == By::Mouse {
        click(harness, "play hint");
    } else {
        press(harness, Key::J);
    }
}

/// Whether there is another question. Its answers ignore a quick click.
fn is_asking(harness: &Harness<'static, App>) -> bool {
    harness.state().coaching().is_some_and(|coaching| matches!(coaching.prompt, Prompt::Answer(_)))
}

fn is_done(harness: &Harness<'static, App>) -> bool {
    harness.state().coaching().is_none_or(|coaching| matches!(coaching.prompt, Prompt::Done { .. }))
}

fn press(harness: &mut Harness<'static, App>, key: Key) {
    harness.key_press(key);
    harness.run_steps(3);
    offscreen::until_told(harness);
}

/// Clicks the named rect, if it exists. Returns what has slid under the pointer.
pub fn click(harness: &mut Harness<'static, App>, name: &str) -> Option<String> {
    let rect = harness.state().rect_of(name)?;
    let slid = offscreen::click_still(harness, rect.center(), name);
    offscreen::until_told(harness);
    slid
}
