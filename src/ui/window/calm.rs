//! When a window has leisure for small moments of life: while it has the focus, on a machine that keeps up and is not on battery.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::Context;

/// A frame that takes longer is slow, in seconds of computing …
const SLOW_FRAME: f32 = 0.025;
/// … and after so many of them without a quick one between, the machine does not keep up.
const SLOW_FRAMES: u32 = 8;
/// How long what the system says about its power is believed.
const POWER_KNOWN: Duration = Duration::from_secs(60);
/// Where Linux tells of power supplies.
const SUPPLIES: &str = "/sys/class/power_supply";

/// What is known of the machine.
#[derive(Debug, Default)]
pub struct Calm {
    slow_frames: u32,
    power: Option<(Instant, bool)>,
}

impl Calm {
    /// Whether there is leisure now. `last_frame` is what the frame before took, in seconds of computing.
    pub fn may_live(&mut self, ctx: &Context, last_frame: Option<f32>) -> bool {
        self.keeps_up(last_frame) && ctx.input(|input| input.focused) && !self.is_on_battery()
    }

    fn keeps_up(&mut self, last_frame: Option<f32>) -> bool {
        match last_frame {
            Some(seconds) if seconds > SLOW_FRAME => self.slow_frames += 1,
            Some(_) => self.slow_frames = 0,
            None => {}
        }
        self.slow_frames < SLOW_FRAMES
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
    fn a_machine_that_is_slow_for_long_does_not_keep_up() {
        let mut calm = Calm::default();
        assert!(calm.keeps_up(Some(1.0)), "the first frame is always slow");
        let slow: Vec<bool> = (0..SLOW_FRAMES).map(|_| calm.keeps_up(Some(0.1))).collect();
        assert_eq!(slow.last(), Some(&false), "{slow:?}");
        assert!(calm.keeps_up(Some(0.004)));
    }
}
