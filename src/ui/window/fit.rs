//! Fits a remembered window geometry to the current screen, so that the whole window is visible.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::paint::theme::sizes;
use crate::ui::settings::WindowGeometry;

/// The name under which a screen of this size is remembered.
pub fn screen_name(size: Vec2) -> String {
    format!("{:.0}x{:.0}", size.x, size.y)
}

/// The minimum size inside the frame on a screen; `frame` is how much wider and higher the frame makes the window.
pub fn min_size(screen: Vec2, frame: Vec2) -> Vec2 {
    sizes().window.least.min((screen - frame).max(vec2(1.0, 1.0)))
}

/// The remembered size, or the default if it is invalid.
pub fn valid_size(geometry: WindowGeometry) -> Vec2 {
    let size = Vec2::from(geometry.size);
    let is_valid = size.is_finite() && size.min_elem() >= 1.0 && size.max_elem() < 100_000.0;
    if is_valid { size } else { WindowGeometry::default().size.into() }
}

/// The remembered upper left corner, unless it is invalid.
pub fn valid_corner(geometry: WindowGeometry) -> Option<Pos2> {
    geometry
        .corner
        .map(|(x, y)| pos2(x, y))
        .filter(|corner| corner.is_finite() && corner.to_vec2().abs().max_elem() < 100_000.0)
}

/// Fits a window to a screen: the size inside the frame, and the upper left corner of the frame.
pub fn fit_to_screen(size: Vec2, corner: Pos2, screen: Rect, frame: Vec2) -> (Vec2, Pos2) {
    let max_size = (screen.size() - frame).max(vec2(1.0, 1.0));
    let size = size.clamp(min_size(screen.size(), frame), max_size);
    let max_corner = (screen.max - (size + frame)).max(screen.min);
    (size, corner.clamp(screen.min, max_corner))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Vec2 = vec2(2.0, 24.0);

    fn screen(width: f32, height: f32) -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(width, height))
    }

    #[test]
    fn a_window_that_fits_is_unchanged() {
        let wanted = (vec2(1280.0, 800.0), pos2(100.0, 50.0));
        assert_eq!(fit_to_screen(wanted.0, wanted.1, screen(1920.0, 1080.0), FRAME), wanted);
    }

    #[test]
    fn a_window_beyond_an_edge_is_moved_back() {
        let screen = screen(1920.0, 1080.0);
        let size = vec2(1280.0, 800.0);
        for (from, to) in [
            (pos2(-500.0, -300.0), pos2(0.0, 0.0)),
            (pos2(1800.0, 1000.0), pos2(1920.0 - 1282.0, 1080.0 - 824.0)),
            (pos2(5000.0, 10.0), pos2(1920.0 - 1282.0, 10.0)),
        ] {
            assert_eq!(fit_to_screen(size, from, screen, FRAME), (size, to), "{from:?}");
        }
    }

    #[test]
    fn a_large_window_shrinks_until_its_frame_fits_the_screen() {
        let (size, corner) = fit_to_screen(vec2(1600.0, 1000.0), pos2(200.0, 100.0), screen(1366.0, 768.0), FRAME);
        assert_eq!((size, corner), (vec2(1364.0, 744.0), Pos2::ZERO));
    }

    #[test]
    fn a_small_window_grows_to_the_minimum_size_or_the_screen() {
        assert_eq!(fit_to_screen(vec2(20.0, 20.0), Pos2::ZERO, screen(1920.0, 1080.0), FRAME).0, vec2(900.0, 600.0));
        assert_eq!(fit_to_screen(vec2(900.0, 600.0), Pos2::ZERO, screen(800.0, 480.0), FRAME).0, vec2(798.0, 456.0));
        assert_eq!(min_size(vec2(800.0, 480.0), FRAME), vec2(798.0, 456.0));
    }

    /// A second screen to the right of the first, or above it, does not begin at zero.
    #[test]
    fn a_second_screen_has_its_own_corner() {
        let second = Rect::from_min_size(pos2(1920.0, -200.0), vec2(1280.0, 1024.0));
        let wanted = (vec2(1000.0, 700.0), pos2(2000.0, -100.0));
        assert_eq!(fit_to_screen(wanted.0, wanted.1, second, FRAME), wanted);
        assert_eq!(fit_to_screen(wanted.0, Pos2::ZERO, second, FRAME).1, pos2(1920.0, 0.0));
    }

    #[test]
    fn invalid_values_in_the_file_are_ignored() {
        for size in [(f32::NAN, 10.0), (0.0, 0.0), (-5.0, 700.0), (f32::INFINITY, 600.0), (1e9, 1e9)] {
            let geometry = WindowGeometry { size, corner: Some((f32::NAN, 3.0)), ..WindowGeometry::default() };
            assert_eq!(valid_size(geometry), vec2(1280.0, 800.0), "{size:?}");
            assert_eq!(valid_corner(geometry), None);
        }
    }

    #[test]
    fn screens_are_named_by_their_size() {
        assert_eq!(screen_name(vec2(1920.0, 1080.0)), "1920x1080");
        assert_eq!(screen_name(vec2(1536.2, 863.9)), "1536x864");
    }
}
