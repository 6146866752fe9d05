//! Where the window lay, by the size of the screen: what is kept between two starts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How the window lies on a screen. Lengths are in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Width and height inside the frame, when the window is neither maximised nor full screen.
    pub size: (f32, f32),
    /// The upper left corner of the frame, where the system tells it (Wayland does not).
    pub corner: Option<(f32, f32)>,
    /// Whether the window is maximised.
    pub maximized: bool,
    /// Whether the window fills the whole screen, without a frame.
    pub full_screen: bool,
}

impl Default for WindowPlace {
    /// The window of the first start.
    fn default() -> Self {
        WindowPlace { size: (1280.0, 800.0), corner: None, maximized: false, full_screen: false }
    }
}

/// The window's place on every screen it was opened on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "Kept")]
pub struct WindowPlaces {
    last: String,
    screens: BTreeMap<String, WindowPlace>,
}

/// What stands in a settings file: of earlier versions the size alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    Size(Option<(f32, f32)>),
    Places {
        #[serde(default)]
        last: String,
        #[serde(default)]
        screens: BTreeMap<String, WindowPlace>,
    },
}

impl From<Kept> for WindowPlaces {
    fn from(kept: Kept) -> Self {
        match kept {
            Kept::Size(size) => {
                let mut places = WindowPlaces::default();
                if let Some(size) = size {
                    places.put("", WindowPlace { size, ..WindowPlace::default() });
                }
                places
            }
            Kept::Places { last, screens } => WindowPlaces { last, screens },
        }
    }
}

impl WindowPlaces {
    /// The window's place on the screen that was used last, or that of the first start.
    pub fn last(&self) -> WindowPlace {
        self.screens.get(&self.last).copied().unwrap_or_default()
    }

    /// The window's place on a screen of this name, if it was opened there before.
    pub fn on(&self, screen: &str) -> Option<WindowPlace> {
        self.screens.get(screen).copied()
    }

    /// Remembers the window's place on a screen, which is the one used last from now on.
    pub fn put(&mut self, screen: &str, place: WindowPlace) {
        if self.on(screen) != Some(place) || self.last != screen {
            // A size from before screens were told apart is known better now.
            self.screens.remove("");
            screen.clone_into(&mut self.last);
            self.screens.insert(self.last.clone(), place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::settings::Settings;

    const DESK: WindowPlace =
        WindowPlace { size: (1400.0, 900.0), corner: Some((80.0, 40.0)), maximized: true, full_screen: false };

    #[test]
    fn every_screen_has_its_own_place() {
        let mut settings = Settings::default();
        let lap = WindowPlace { size: (900.0, 600.0), ..WindowPlace::default() };
        settings.window.put("1920x1080", DESK);
        settings.window.put("1366x768", lap);
        let written = ron::ser::to_string_pretty(&settings, ron::ser::PrettyConfig::new()).expect("written");
        let read: Settings = ron::from_str(&written).expect("readable");
        assert_eq!(read.window, settings.window, "{written}");
        assert_eq!(read.window.last(), lap);
        assert_eq!(read.window.on("1920x1080"), Some(DESK));
        assert_eq!(read.window.on("800x600"), None);
    }

    #[test]
    fn a_size_from_an_earlier_version_is_read() {
        let old: Settings = ron::from_str("(text_percent: 140, window: Some((1111.0, 777.0)))").expect("readable");
        assert_eq!((old.window.last().size, old.text_percent), ((1111.0, 777.0), 140));
        let none: Settings = ron::from_str("(window: None)").expect("readable");
        assert_eq!(none.window, WindowPlaces::default());
        let mut now = old.window;
        now.put("1920x1080", DESK);
        assert_eq!((now.last(), now.on("")), (DESK, None), "the screen's own place counts from now on");
    }
}
