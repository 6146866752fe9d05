//! When a window has leisure for small moments of life: while it has the focus and somebody is there, on a machine that keeps up and is not
//! on battery.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::Context;

/// A frame that takes longer is slow, in seconds of computing …
const SLOW_FRAME: f32 = 0.025;
/// … and after so many of them without a quick one between, the machine does not keep up. A start takes some of them anywhere.
const SLOW_FRAMES: u32 = 12;
/// How long nothing lives on such a machine, until it is tried again: something else may have kept it busy.
const REST: Duration = Duration::from_secs(120);
/// How long life goes on after the last key or move of the pointer.
const AWAKE: Duration = Duration::from_secs(40);
/// How long what the system says about its power is believed.
const POWER_KNOWN: Duration = Duration::from_secs(60);
/// Where Linux tells of power supplies.
const SUPPLIES: &str = "/sys/class/power_supply";

/// What is known of the machine.
#[derive(Debug, Default)]
pub struct Calm {
    /// When the window was touched last, in its own time.
    touched: Duration,
    slow_frames: u32,
    /// Until when nothing lives, in time of the window.
    rests_until: Option<Duration>,
    power: Option<(Instant, bool)>,
}

impl Calm {
    /// Whether there is leisure now. `last_frame` is what the frame before took, in seconds of computing.
    pub fn may_live(&mut self, ctx: &Context, last_frame: Option<f32>) -> bool {
        let (time, focused, is_touched) =
            ctx.input(|input| (input.time.max(0.0), input.focused, !input.events.is_empty()));
        let now = Duration::from_secs_f64(time);
        let rest = self.rest(last_frame, now);
        let has_leisure = self.is_watched(is_touched, now) && focused && !self.is_on_battery();
        if has_leisure && let Some(rest) = rest {
            ctx.request_repaint_after(rest);
        }
        has_leisure && rest.is_none()
    }

    /// Whether somebody is likely to look: who has gone away needs no rain, and what falls asleep costs nothing until it is touched again.
    fn is_watched(&mut self, is_touched: bool, now: Duration) -> bool {
        if is_touched {
            self.touched = now;
        }
        now < self.touched + AWAKE
    }

    /// How long nothing may live yet, because the machine does not keep up; `None` if it does.
    fn rest(&mut self, last_frame: Option<f32>, now: Duration) -> Option<Duration> {
        match last_frame {
            Some(seconds) if seconds > SLOW_FRAME => self.slow_frames += 1,
            Some(_) => (self.slow_frames, self.rests_until) = (0, None),
            None => {}
        }
        if self.slow_frames >= SLOW_FRAMES {
            (self.slow_frames, self.rests_until) = (0, Some(now + REST));
        }
        self.rests_until = self.rests_until.filter(|until| *until > now);
        self.rests_until.map(|until| until - now)
    }

    fn is_on_battery(&mut self) -> bool {
        match self.power {
            Some((when, on_battery)) if when.elapsed() < POWER_KNOWN => on_battery,
            _ => {
                let on_battery = is_on_battery(Path::new(SUPPLIES));
                self.power = Some((Instant::now(), on_battery));
                on_battery
            }
        }
    }
}

/// Whether the supplies in this folder say that the machine runs on battery: there is a mains supply, and none is plugged in. Where nothing
/// is known, it does not.
fn is_on_battery(supplies: &Path) -> bool {
    let entries = std::fs::read_dir(supplies).into_iter().flatten().filter_map(Result::ok);
    let says =
        |supply: &Path, what: &str| std::fs::read_to_string(supply.join(what)).unwrap_or_default().trim().to_owned();
    let mains: Vec<bool> = entries
        .map(|entry| entry.path())
        .filter(|supply| says(supply, "type") == "Mains")
        .map(|supply| says(&supply, "online") == "1")
        .collect();
    !mains.is_empty() && !mains.contains(&true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_on_battery_only_if_its_mains_supply_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let supply = |name: &str, kind: &str, online: &str| {
            let path = folder.path().join(name);
            std::fs::create_dir_all(&path).expect("made");
            std::fs::write(path.join("type"), kind).expect("written");
            std::fs::write(path.join("online"), online).expect("written");
        };
        assert!(!is_on_battery(&folder.path().join("none")), "nothing is known");
        supply("BAT0", "Battery\n", "1\n");
        assert!(!is_on_battery(folder.path()), "a battery alone says nothing");
        supply("AC", "Mains\n", "0\n");
        assert!(is_on_battery(folder.path()));
        supply("ADP1", "Mains\n", "1\n");
        assert!(!is_on_battery(folder.path()), "one is plugged in");
    }

    #[test]
    fn window_that_nobody_touches_falls_asleep() {
        let (mut calm, soon) = (Calm::default(), Duration::from_secs(1));
        assert!(calm.is_watched(false, soon), "somebody has just opened it");
        assert!(!calm.is_watched(false, AWAKE));
        assert!(calm.is_watched(true, AWAKE + soon), "and a touch wakes it");
        assert!(calm.is_watched(false, AWAKE * 2) && !calm.is_watched(false, AWAKE * 2 + soon));
    }

    #[test]
    fn a_machine_that_is_slow_for_long_does_not_keep_up() {
        let (mut calm, now) = (Calm::default(), Duration::from_secs(9));
        assert_eq!(calm.rest(Some(1.0), now), None, "the first frame is always slow");
        let slow = (0..SLOW_FRAMES).filter(|_| calm.rest(Some(0.1), now).is_some()).count();
        assert_eq!(slow, 2);
        assert_eq!(calm.rest(Some(0.004), now), None, "it keeps up again");
        (0..SLOW_FRAMES).for_each(|_| _ = calm.rest(Some(0.1), now));
        assert_eq!(calm.rest(None, now + REST / 4), Some(REST - REST / 4));
        assert_eq!(calm.rest(None, now + REST), None, "it is tried again");
    }
}
