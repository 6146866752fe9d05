//! When a window has leisure for small moments of life: while it has the focus and was touched not long ago, on a machine that keeps up and
//! is not on battery. How long that is depends on what the moments cost there: minutes with a graphics card, a quarter of one without.

use std::path::Path;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use egui::Context;

/// A frame that takes longer is slow, in seconds of computing …
const SLOW_FRAME: f32 = 0.025;
/// … and after so many of them without a quick one between, the machine does not keep up. A start takes some of them anywhere.
const SLOW_FRAMES: u32 = 12;
/// How long nothing lives on such a machine, until it is tried again: something else may have kept it busy.
const REST: Duration = Duration::from_secs(120);
/// Before that nothing lives: a window has enough to do while it opens, and that is not what life costs.
const SETTLED: Duration = Duration::from_secs(4);
/// How much the program may compute after the last key or move of the pointer until life falls asleep, so that hours without anybody there
/// cost next to nothing.
const MAY_COST: Duration = Duration::from_millis(1200);
/// How long what the system says about its power is believed.
const POWER_KNOWN: Duration = Duration::from_secs(60);
/// Where Linux tells of power supplies.
const SUPPLIES: &str = "/sys/class/power_supply";

/// What is known of the machine.
#[derive(Debug, Default)]
pub struct Calm {
    /// How much the program had computed when the window was touched last.
    touched: Option<Duration>,
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
        if let Some(left) = settles_in(now) {
            ctx.request_repaint_after(left);
            return false;
        }
        let rest = self.rest(last_frame, now);
        let computed = ProcessTime::try_now().ok().map(|time| time.as_duration());
        let has_leisure = self.is_watched(is_touched, computed) && focused && !self.is_on_battery();
        if has_leisure && let Some(rest) = rest {
            ctx.request_repaint_after(rest);
        }
        has_leisure && rest.is_none()
    }

    /// Whether somebody is likely to look, while life has cost little since the last touch. `computed` is how much the program has computed
    /// since its start; nothing lives where that is not known.
    fn is_watched(&mut self, is_touched: bool, computed: Option<Duration>) -> bool {
        let Some(computed) = computed else { return false };
        if is_touched {
            self.touched = Some(computed);
        }
        computed < *self.touched.get_or_insert(computed) + MAY_COST
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

/// How long a window is still busy with opening at this time of its own; `None` once it has settled.
fn settles_in(now: Duration) -> Option<Duration> {
    SETTLED.checked_sub(now).filter(|left| !left.is_zero())
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
    fn window_that_nobody_touches_falls_asleep_once_life_has_cost_enough() {
        let (mut calm, start) = (Calm::default(), Duration::from_secs(3));
        let mut is_watched = |is_touched, computed| calm.is_watched(is_touched, Some(computed));
        assert!(is_watched(false, start), "the start itself does not count");
        assert!(is_watched(false, start + MAY_COST / 2));
        assert!(!is_watched(false, start + MAY_COST));
        assert!(is_watched(true, start + MAY_COST), "and a touch wakes it");
        assert!(is_watched(false, start + MAY_COST * 3 / 2) && !is_watched(false, start + MAY_COST * 2));
        assert!(!calm.is_watched(true, None), "where nothing is known");
    }

    #[test]
    fn nothing_lives_while_a_window_opens() {
        let context = Context::default();
        let mut calm = Calm::default();
        assert!(!calm.may_live(&context, None), "the window opens");
        assert_eq!(calm.touched, None, "and what that costs does not count");
        assert_eq!(settles_in(SETTLED / 4), Some(SETTLED - SETTLED / 4));
        assert_eq!((settles_in(SETTLED), settles_in(SETTLED * 2)), (None, None));
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
