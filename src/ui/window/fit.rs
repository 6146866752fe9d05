//! Fits a remembered window onto the screen there is: the whole of it, with its title, is to be seen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ui::settings::WindowPlace;

/// The least size inside the frame where the screen allows it, in points.
pub const LEAST_SIZE: Vec2 = vec2(900.0, 600.0);

/// The name under which a screen of this size is remembered.
pub fn screen_name(size: Vec2) -> String {
    format!("{:.0}x{:.0}", size.x, size.y)
}

/// The least size inside the frame on a screen; `frame` is how much wider and higher the frame makes the window.
pub fn least_size(screen: Vec2, frame: Vec2) -> Vec2 {
    LEAST_SIZE.min((screen - frame).max(vec2(1.0, 1.0)))
}

/// The remembered size, or that of the first start where it makes no sense.
pub fn sane_size(place: WindowPlace) -> Vec2 {
    let size = Vec2::from(place.size);
    let sane = size.is_finite() && size.min_elem() >= 1.0 && size.max_elem() < 100_000.0;
    if sane { size } else { WindowPlace::default().size.into() }
}

/// The remembered upper left corner, unless it makes no sense.
pub fn sane_corner(place: WindowPlace) -> Option<Pos2> {
    place
        .corner
        .map(|(x, y)| pos2(x, y))
        .filter(|corner| corner.is_finite() && corner.to_vec2().abs().max_elem() < 100_000.0)
}

/// The size inside the frame, and the upper left corner of the frame, of a window on this screen.
pub fn fitted(size: Vec2, corner: Pos2, screen: Rect, frame: Vec2) -> (Vec2, Pos2) {
    let most = (screen.size() - frame).max(vec2(1.0, 1.0));
    let size = size.clamp(least_size(screen.size(), frame), most);
    let furthest = (screen.max - (size + frame)).max(screen.min);
    (size, corner.clamp(screen.min, furthest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Vec2 = vec2(2.0, 24.0);

    fn screen(width: f32, height: f32) -> Rect {
        Rect::from_min_size(Pos2::ZERO, vec2(width, height))
    }

    #[test]
    fn a_window_that_fits_stays_as_it_was() {
        let wanted = (vec2(1280.0, 800.0), pos2(100.0, 50.0));
        assert_eq!(fitted(wanted.0, wanted.1, screen(1920.0, 1080.0), FRAME), wanted);
    }

    #[test]
    fn a_window_beyond_an_edge_comes_back_whole() {
        let screen = screen(1920.0, 1080.0);
        let size = vec2(1280.0, 800.0);
        for (from, to) in [
            (pos2(-500.0, -300.0), pos2(0.0, 0.0)),
            (pos2(1800.0, 1000.0), pos2(1920.0 - 1282.0, 1080.0 - 824.0)),
            (pos2(5000.0, 10.0), pos2(1920.0 - 1282.0, 10.0)),
        ] {
            assert_eq!(fitted(size, from, screen, FRAME), (size, to), "{from:?}");
        }
    }

    #[test]
    fn a_large_window_shrinks_to_the_screen_with_its_frame() {
        let (size, corner) = fitted(vec2(1600.0, 1000.0), pos2(200.0, 100.0), screen(1366.0, 768.0), FRAME);
        assert_eq!((size, corner), (vec2(1364.0, 744.0), Pos2::ZERO));
    }

    #[test]
    fn a_small_window_grows_to_the_least_size_or_the_screen() {
        assert_eq!(fitted(vec2(20.0, 20.0), Pos2::ZERO, screen(1920.0, 1080.0), FRAME).0, LEAST_SIZE);
        assert_eq!(fitted(vec2(900.0, 600.0), Pos2::ZERO, screen(800.0, 480.0), FRAME).0, vec2(798.0, 456.0));
        assert_eq!(least_size(vec2(800.0, 480.0), FRAME), vec2(798.0, 456.0));
    }

    /// A second screen to the right of the first, or above it, does not begin at nought.
    #[test]
    fn the_second_screen_counts_from_its_own_corner() {
        let second = Rect::from_min_size(pos2(1920.0, -200.0), vec2(1280.0, 1024.0));
        let wanted = (vec2(1000.0, 700.0), pos2(2000.0, -100.0));
        assert_eq!(fitted(wanted.0, wanted.1, second, FRAME), wanted);
        assert_eq!(fitted(wanted.0, Pos2::ZERO, second, FRAME).1, pos2(1920.0, 0.0));
    }

    #[test]
    fn nonsense_in_the_file_is_passed_over() {
        for size in [(f32::NAN, 10.0), (0.0, 0.0), (-5.0, 700.0), (f32::INFINITY, 600.0), (1e9, 1e9)] {
            let place = WindowPlace { size, corner: Some((f32::NAN, 3.0)), ..WindowPlace::default() };
            assert_eq!(sane_size(place), vec2(1280.0, 800.0), "{size:?}");
            assert_eq!(sane_corner(place), None);
        }
    }

    #[test]
    fn screens_are_named_by_their_size() {
        assert_eq!(screen_name(vec2(1920.0, 1080.0)), "1920x1080");
        assert_eq!(screen_name(vec2(1536.2, 863.9)), "1536x864");
    }
}
