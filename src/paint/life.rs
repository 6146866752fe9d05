//! Small moments that belong to no event: steam over a mug, rain on a window, a tail that twitches, a blink.
//!
//! They follow from the time alone, so nothing is kept between frames, and all that lives on a screen stirs in the same moment. Nothing
//! lives unless the window [allows](allow) it; a window in which nothing lives is not painted again.
//!
//! Must not know: games, settings, what happens at the table.

use std::ops::Range;
use std::time::Duration;

use egui::{Context, Id, Painter};
use xxhash_rust::xxh3::xxh3_64;

use super::theme::LifeTimes;

/// The number of frames of a moment.
const FRAMES: u32 = 8;
/// The frames of a moment in which eyes are shut.
const SHUT: Range<u32> = 3..5;
/// An animal blinks in one of so many moments: neighbours do not blink together.
const TURNS: u64 = 3;

/// Says whether anything may live in this window, until said otherwise.
pub fn allow(ctx: &Context, allowed: bool) {
    ctx.data_mut(|data| data.insert_temp(id(), allowed));
}

/// How far the present moment has come, above 0 and below 1; `None` between moments. Asks for the next frame that looks different.
pub fn moment(painter: &Painter, times: &LifeTimes) -> Option<f32> {
    let now = living_time(painter.ctx())?;
    let (frame, next) = frame_at(now, times);
    painter.ctx().request_repaint_after(next.saturating_sub(now));
    frame.map(|frame| (frame as f32 + 0.5) / FRAMES as f32)
}

/// Whether the animal with this number blinks now. Asks for the next frame in which it looks different.
pub fn blinks(painter: &Painter, times: &LifeTimes, which: u8) -> bool {
    let Some(now) = living_time(painter.ctx()) else { return false };
    let (is_shut, next) = blink_at(now, times, which);
    painter.ctx().request_repaint_after(next.saturating_sub(now));
    is_shut
}

/// The time of the window, if anything may live in it.
fn living_time(ctx: &Context) -> Option<Duration> {
    let may_live = ctx.data(|data| data.get_temp(id())).unwrap_or(false);
    may_live.then(|| Duration::from_secs_f64(ctx.input(|input| input.time).max(0.0)))
}

fn id() -> Id {
    Id::unique("life")
}

/// The number of the moment in whose span a time lies.
fn number_at(now: Duration, times: &LifeTimes) -> u64 {
    (now.as_millis() / u128::from(times.least.midpoint(times.most))) as u64
}

/// Whether an animal has its eyes shut at a time, and when that changes next.
fn blink_at(now: Duration, times: &LifeTimes, which: u8) -> (bool, Duration) {
    let current = number_at(now, times);
    let its_turn = current + (TURNS - (current + u64::from(which)) % TURNS) % TURNS;
    let frame = Duration::from_millis(times.frame);
    let (shuts, opens) = (start(its_turn, times) + frame * SHUT.start, start(its_turn, times) + frame * SHUT.end);
    match now {
        _ if now < shuts => (false, shuts),
        _ if now < opens => (true, opens),
        _ => (false, start(its_turn + TURNS, times) + frame * SHUT.start),
    }
}

/// The frame of the moment that is on at a time, and when it looks different next.
fn frame_at(now: Duration, times: &LifeTimes) -> (Option<u32>, Duration) {
    let current = number_at(now, times);
    let begins = start(current, times);
    if now < begins {
        return (None, begins);
    }
    let frame = Duration::from_millis(times.frame);
    let shown = ((now - begins).as_nanos() / frame.as_nanos().max(1)) as u32;
    match shown < FRAMES {
        true => (Some(shown), begins + frame * (shown + 1)),
        false => (None, start(current + 1, times)),
    }
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

    /// The starts of moments, in milliseconds, found by going from change to change as the window does.
    fn starts() -> Vec<u128> {
        let (mut now, mut before, mut found) = (Duration::ZERO, None, Vec::new());
        while found.len() < 200 {
            let (frame, next) = frame_at(now, &TIMES);
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
        let starts = starts();
        let distances: Vec<u128> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(distances.iter().all(|distance| (6000..=11000).contains(distance)), "{distances:?}");
        assert!(distances.iter().min() < Some(&7000) && distances.iter().max() > Some(&10000), "not like clockwork");
    }

    #[test]
    fn animals_blink_briefly_and_neighbours_not_together() {
        let blinks = |which: u8| {
            let (mut now, mut found) = (Duration::ZERO, Vec::new());
            while found.len() < 60 {
                let (is_shut, next) = blink_at(now, &TIMES, which);
                assert!(next > now, "the next change comes after {now:?}");
                if is_shut {
                    assert_eq!(next - now, Duration::from_millis(TIMES.frame) * (SHUT.end - SHUT.start));
                    found.push(now.as_millis());
                }
                now = next;
            }
            found
        };
        let (one, other, fourth) = (blinks(0), blinks(1), blinks(3));
        assert!(one.windows(2).all(|pair| pair[1] - pair[0] >= 18000), "seldom: {one:?}");
        assert!(one.iter().all(|at| !other.contains(at)), "{one:?} {other:?}");
        assert_eq!(one, fourth);
    }

    #[test]
    fn nothing_lives_unless_it_is_allowed() {
        let seen = |allowed: bool| {
            let ctx = Context::default();
            allow(&ctx, allowed);
            let mut last = (false, false);
            // A new context asks for more frames by itself; after some, only what lives does.
            for frame in 0..6 {
                let time = start(1, &TIMES).as_secs_f64() + 0.001 * f64::from(frame);
                let mut moment_seen = None;
                let input = egui::RawInput { time: Some(time), ..Default::default() };
                let mut output = ctx.run_ui(input, |ui| moment_seen = moment(ui.painter(), &TIMES));
                output.textures_delta.clear();
                let soon = Duration::from_millis(TIMES.frame);
                let asked = output.viewport_output.values().any(|viewport| viewport.repaint_delay <= soon);
                last = (moment_seen.is_some(), asked);
            }
            last
        };
        assert_eq!(seen(true), (true, true));
        assert_eq!(seen(false), (false, false));
    }
}
