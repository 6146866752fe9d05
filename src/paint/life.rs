//! Small moments that belong to no event: steam over a mug, rain on a window, a tail that twitches.
//!
//! They follow from the time alone, so nothing is kept between frames, and there is one at a time on a screen. Nothing lives unless the
//! window [allows](allow) it; a window in which nothing lives is not painted again.
//!
//! Must not know: games, settings, what happens at the table.

use std::time::Duration;

use egui::{Context, Id, Painter};
use xxhash_rust::xxh3::xxh3_64;

use super::theme::LifeTimes;

/// The number of frames of a moment.
const FRAMES: u32 = 8;

/// Says whether anything may live in this window, until said otherwise.
pub fn allow(ctx: &Context, allowed: bool) {
    ctx.data_mut(|data| data.insert_temp(id(), allowed));
}

/// How far the present moment of a thing has come, above 0 and below 1; `None` between its moments. The `which`th of `of` things on this
/// screen that take turns. Asks for the next frame that looks different.
pub fn moment(painter: &Painter, times: &LifeTimes, which: u64, of: u64) -> Option<f32> {
    let ctx = painter.ctx();
    if !ctx.data(|data| data.get_temp(id())).unwrap_or(false) {
        return None;
    }
    let now = Duration::from_secs_f64(ctx.input(|input| input.time).max(0.0));
    let (frame, next) = frame_at(now, times, which, of);
    ctx.request_repaint_after(next.saturating_sub(now));
    frame.map(|frame| (frame as f32 + 0.5) / FRAMES as f32)
}

fn id() -> Id {
    Id::unique("life")
}

/// The frame of the moment that is on at a time, and when it looks different next.
fn frame_at(now: Duration, times: &LifeTimes, which: u64, of: u64) -> (Option<u32>, Duration) {
    let current = (now.as_millis() / u128::from(times.least.midpoint(times.most))) as u64;
    let frame = Duration::from_millis(times.frame);
    let begins = start(current, times);
    if current % of == which && now < begins {
        return (None, begins);
    }
    let shown = (now.saturating_sub(begins).as_nanos() / frame.as_nanos().max(1)) as u32;
    if current % of == which && shown < FRAMES {
        return (Some(shown), begins + frame * (shown + 1));
    }
    let next = (current + 1..=current + of).find(|number| number % of == which).unwrap_or(current + of);
    (None, start(next, times))
}

/// When a moment begins: each in a span of the mean distance, so early or late in it that no two follow sooner than the least, or later
/// than the most.
fn start(number: u64, times: &LifeTimes) -> Duration {
    let play = (times.most - times.least) / 2;
    let late = xxh3_64(&number.to_le_bytes()) % (play + 1);
    Duration::from_millis(number * times.least.midpoint(times.most) + late)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMES: LifeTimes = LifeTimes { least: 6000, most: 11000, frame: 90 };

    /// The starts of moments of a thing, in milliseconds, found by going from change to change as the window does.
    fn starts(which: u64, of: u64) -> Vec<u128> {
        let (mut now, mut before, mut found) = (Duration::ZERO, None, Vec::new());
        while found.len() < 200 {
            let (frame, next) = frame_at(now, &TIMES, which, of);
            assert!(next > now, "the next change comes after {now:?}");
            if frame.is_some() && before.is_none() {
                assert_eq!(frame, Some(0), "a moment begins with its first frame");
                found.push(now.as_millis());
            }
            assert!(before.is_none() || frame.is_none() || frame == before.map(|before: u32| before + 1));
            (before, now) = (frame, next);
        }
        found
    }

    #[test]
    fn moments_follow_each_other_after_6_to_11_seconds() {
        let starts = starts(0, 1);
        let distances: Vec<u128> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(distances.iter().all(|distance| (6000..=11000).contains(distance)), "{distances:?}");
        assert!(distances.iter().min() < Some(&7000) && distances.iter().max() > Some(&10000), "not like clockwork");
    }

    #[test]
    fn things_on_a_screen_take_turns() {
        let (first, second) = (starts(0, 2), starts(1, 2));
        for (one, other) in first.iter().zip(&second) {
            assert!(other - one >= 6000, "{one} and {other}");
        }
    }

    #[test]
    fn nothing_lives_unless_it_is_allowed() {
        let seen = |allowed: bool| {
            let ctx = Context::default();
            if allowed {
                allow(&ctx, true);
            }
            let time = start(1, &TIMES).as_secs_f64();
            let mut seen = None;
            let input = egui::RawInput { time: Some(time), ..Default::default() };
            let mut output = ctx.run_ui(input, |ui| seen = moment(ui.painter(), &TIMES, 0, 1));
            let asked = output.viewport_output.values().any(|viewport| viewport.repaint_delay < Duration::from_secs(1));
            output.textures_delta.clear();
            (seen.is_some(), asked)
        };
        assert_eq!(seen(true), (true, true));
        assert!(!seen(false).0);
    }
}
