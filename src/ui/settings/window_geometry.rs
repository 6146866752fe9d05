//! The window's size and position on each screen, as remembered between two starts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::paint::theme::sizes;

/// The window's size, position and mode on a screen, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowGeometry {
    /// Width and height inside the frame, when the window is neither maximised nor full screen.
    pub size: (f32, f32),
    /// The upper left corner of the frame, if the system reports it (Wayland does not).
    pub corner: Option<(f32, f32)>,
    /// Whether the window is maximised.
    pub maximized: bool,
    /// Whether the window fills the whole screen, without a frame.
    pub full_screen: bool,
}

impl Default for WindowGeometry {
    /// The window of the first start.
    fn default() -> Self {
        let size = sizes().window.first.into();
        WindowGeometry { size, corner: None, maximized: false, full_screen: false }
    }
}

/// The window's geometry on every screen where it has been open.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "StoredGeometries")]
pub struct WindowGeometries {
    last: String,
    screens: BTreeMap<String, WindowGeometry>,
}

/// The format in a settings file; earlier versions wrote the size alone.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredGeometries {
    Size(Option<(f32, f32)>),
    ByScreen {
        #[serde(default)]
        last: String,
        #[serde(default)]
        screens: BTreeMap<String, WindowGeometry>,
    },
}

impl From<StoredGeometries> for WindowGeometries {
    fn from(stored: StoredGeometries) -> Self {
        match stored {
            StoredGeometries::Size(size) => {
                let mut geometries = WindowGeometries::default();
                if let Some(size) = size {
                    geometries.put("", WindowGeometry { size, ..WindowGeometry::default() });
                }
                geometries
            }
            StoredGeometries::ByScreen { last, screens } => WindowGeometries { last, screens },
        }
    }
}

impl WindowGeometries {
    /// The geometry on the last used screen, or that of the first start.
    pub fn last(&self) -> WindowGeometry {
        self.screens.get(&self.last).copied().unwrap_or_default()
    }

    /// The geometry on the screen with this name, if the window has been open there.
    pub fn on(&self, screen: &str) -> Option<WindowGeometry> {
        self.screens.get(screen).copied()
    }

    /// Remembers the geometry on a screen, and makes that screen the last used one.
    pub fn put(&mut self, screen: &str, geometry: WindowGeometry) {
        if self.on(screen) != Some(geometry) || self.last != screen {
            // Replaces the size from an earlier version, which did not distinguish screens.
            self.screens.remove("");
            screen.clone_into(&mut self.last);
            self.screens.insert(self.last.clone(), geometry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::settings::Settings;

    const DESK: WindowGeometry =
        WindowGeometry { size: (1400.0, 900.0), corner: Some((80.0, 40.0)), maximized: true, full_screen: false };

    #[test]
    fn every_screen_has_its_own_geometry() {
        let mut settings = Settings::default();
        let lap = WindowGeometry { size: (900.0, 600.0), ..WindowGeometry::default() };
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
        assert_eq!(none.window, WindowGeometries::default());
        let mut now = old.window;
        now.put("1920x1080", DESK);
        assert_eq!((now.last(), now.on("")), (DESK, None), "the screen's own geometry counts from now on");
    }
}
