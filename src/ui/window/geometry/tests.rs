//! The geometry tracker, without a real window or screen.

use egui::{pos2, vec2};

use super::*;

const LEFT: WindowGeometry =
    WindowGeometry { size: (1000.0, 700.0), corner: Some((100.0, 60.0)), maximized: false, full_screen: false };

/// The state of a plain window of this size on a screen of this size.
fn plain(screen: (f32, f32), size: (f32, f32), corner: (f32, f32)) -> WindowState {
    WindowState {
        screen: Rect::from_min_size(Pos2::ZERO, screen.into()),
        size: size.into(),
        frame: vec2(2.0, 24.0),
        corner: Some(corner.into()),
        maximized: false,
        full_screen: false,
        minimized: false,
    }
}

/// A tracker and geometries after a window has been restored to `LEFT` on a large screen.
fn restored() -> (GeometryTracker, WindowGeometries) {
    let mut geometries = WindowGeometries::default();
    geometries.put("1600x1000", LEFT);
    let mut tracker = GeometryTracker::new(LEFT);
    let state = plain((1600.0, 1000.0), (1000.0, 700.0), (100.0, 60.0));
    assert_eq!(tracker.step(state, 0.0, None, &mut geometries).len(), 1, "only the minimum size is set");
    assert!(restore(&mut tracker, state, &mut geometries).is_empty());
    (tracker, geometries)
}

/// Updates an unchanging window until it is restored; the commands given meanwhile.
fn restore(
    tracker: &mut GeometryTracker,
    state: WindowState,
    geometries: &mut WindowGeometries,
) -> Vec<ViewportCommand> {
    (0..=MIN_UPDATES).flat_map(|update| tracker.step(state, f64::from(update) * 0.4, None, geometries)).collect()
}

#[test]
fn the_geometry_of_the_screen_is_restored_once_it_is_known() {
    let mut geometries = WindowGeometries::default();
    geometries.put("1024x768", WindowGeometry { size: (900.0, 600.0), corner: Some((20.0, 30.0)), ..LEFT });
    geometries.put("1600x1000", WindowGeometry { size: (1500.0, 900.0), ..LEFT });
    let mut tracker = GeometryTracker::new(geometries.last());
    let commands = tracker.step(plain((1024.0, 768.0), (1500.0, 900.0), (100.0, 60.0)), 0.0, None, &mut geometries);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(900.0, 600.0))), "{commands:?}");
    assert!(commands.contains(&ViewportCommand::OuterPosition(pos2(20.0, 30.0))), "{commands:?}");
}

#[test]
fn on_a_new_screen_the_last_geometry_is_fitted() {
    let mut geometries = WindowGeometries::default();
    let last = WindowGeometry { size: (1500.0, 900.0), corner: Some((900.0, 400.0)), ..LEFT };
    geometries.put("1600x1000", last);
    let mut tracker = GeometryTracker::new(last);
    let commands = tracker.step(plain((1024.0, 768.0), (1500.0, 900.0), (900.0, 400.0)), 0.0, None, &mut geometries);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1022.0, 744.0))), "{commands:?}");
    assert!(commands.contains(&ViewportCommand::OuterPosition(Pos2::ZERO)), "{commands:?}");
    assert_eq!(geometries.last(), last, "nothing is remembered before the window is restored");
}

#[test]
fn without_a_known_position_only_the_size_is_set() {
    let mut geometries = WindowGeometries::default();
    let mut tracker = GeometryTracker::new(LEFT);
    let state = WindowState { corner: None, frame: Vec2::ZERO, ..plain((1600.0, 1000.0), (1280.0, 800.0), (0.0, 0.0)) };
    let commands = tracker.step(state, 0.0, None, &mut geometries);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1000.0, 700.0))), "{commands:?}");
    assert!(!commands.iter().any(|command| matches!(command, ViewportCommand::OuterPosition(_))), "{commands:?}");
    restore(&mut tracker, state, &mut geometries);
    for now in [6.0, 7.0] {
        tracker.step(state, now, None, &mut geometries);
    }
    assert_eq!((geometries.last().size, geometries.last().corner), ((1280.0, 800.0), None));
}

#[test]
fn a_new_geometry_is_remembered_once_it_is_stable() {
    let (mut tracker, mut geometries) = restored();
    let state = plain((1600.0, 1000.0), (1200.0, 750.0), (10.0, 20.0));
    tracker.step(state, 6.0, None, &mut geometries);
    assert_eq!(geometries.last(), LEFT);
    // One more frame is enough: when it has been stable for long enough.
    let wait = tracker.next_update(6.0, true).expect("it may still change");
    assert_eq!(wait.as_secs_f64(), STABLE_SECONDS);
    tracker.step(state, 6.0 + wait.as_secs_f64(), None, &mut geometries);
    assert_eq!(geometries.last(), WindowGeometry { size: (1200.0, 750.0), corner: Some((10.0, 20.0)), ..LEFT });
    assert_eq!(tracker.next_update(7.0, true), None, "a window that stands still is not painted");
}

#[test]
fn a_window_that_opens_as_wanted_is_looked_at_seldom() {
    let mut geometries = WindowGeometries::default();
    geometries.put("1600x1000", LEFT);
    let mut tracker = GeometryTracker::new(LEFT);
    let state = plain((1600.0, 1000.0), (1000.0, 700.0), (100.0, 60.0));
    let (mut now, mut updates) = (0.0, 0);
    let wait = |tracker: &mut GeometryTracker, now, geometries: &mut WindowGeometries| {
        let settled = tracker.step(state, now, None, geometries).is_empty();
        tracker.next_update(now, settled)
    };
    while let Some(wait) = wait(&mut tracker, now, &mut geometries) {
        now += wait.as_secs_f64();
        updates += 1;
    }
    assert!(updates <= 8, "{updates}");
}

/// While a window opens, the system brings updates of its own; after those one look at the end of the correction is enough, also to remember
/// the geometry: each paints a frame.
#[test]
fn a_window_that_has_opened_as_wanted_is_looked_at_once_more() {
    let mut geometries = WindowGeometries::default();
    let mut tracker = GeometryTracker::new(LEFT);
    let state = plain((1600.0, 1000.0), (1000.0, 700.0), (100.0, 60.0));
    let (mut now, mut looks) = (0.0, 0);
    for update in 0..9 {
        now = f64::from(update) * 0.05;
        tracker.step(state, now, None, &mut geometries);
    }
    while let Some(wait) = tracker.next_update(now, true) {
        // A frame comes a little later than it was asked for.
        now += wait.as_secs_f64() + 0.001;
        looks += 1;
        assert!(tracker.step(state, now, None, &mut geometries).is_empty());
    }
    assert_eq!(looks, 1, "until {now}");
    assert_eq!(geometries.on("1600x1000"), Some(LEFT));
}

/// The window may have grown a little before the system says that it is maximised.
#[test]
fn a_maximised_window_keeps_its_previous_size() {
    let (mut tracker, mut geometries) = restored();
    let grown = WindowState { frame: vec2(0.0, 24.0), ..plain((1600.0, 1000.0), (1600.0, 976.0), (0.0, 0.0)) };
    tracker.step(grown, 6.0, None, &mut geometries);
    tracker.step(WindowState { maximized: true, ..grown }, 6.1, None, &mut geometries);
    tracker.step(WindowState { maximized: true, ..grown }, 9.0, None, &mut geometries);
    assert_eq!(geometries.last(), WindowGeometry { maximized: true, ..LEFT });
    // Full screen over it, and iconified: it is maximised underneath.
    tracker.step(WindowState { full_screen: true, ..grown }, 10.0, None, &mut geometries);
    assert_eq!(geometries.last(), WindowGeometry { maximized: true, full_screen: true, ..LEFT });
    tracker.step(WindowState { minimized: true, ..grown }, 11.0, None, &mut geometries);
    assert_eq!(geometries.last(), WindowGeometry { maximized: true, ..LEFT });
}

#[test]
fn a_maximised_window_opens_maximised_and_keeps_its_size() {
    let mut geometries = WindowGeometries::default();
    geometries.put("1600x1000", WindowGeometry { maximized: true, ..LEFT });
    let mut tracker = GeometryTracker::new(geometries.last());
    let state = plain((1600.0, 1000.0), (1000.0, 700.0), (100.0, 60.0));
    assert!(tracker.step(state, 0.0, None, &mut geometries).contains(&ViewportCommand::Maximized(true)));
    let state = WindowState { maximized: true, size: vec2(1600.0, 976.0), ..state };
    assert!(restore(&mut tracker, state, &mut geometries).is_empty());
    for now in [6.0, 7.0] {
        assert!(tracker.step(state, now, None, &mut geometries).is_empty(), "{now}");
    }
    assert_eq!(geometries.last(), WindowGeometry { maximized: true, ..LEFT });
}

/// A presentation's full screen is temporary.
#[test]
fn the_full_screen_override_is_remembered() {
    let (mut tracker, mut geometries) = restored();
    let state = WindowState { full_screen: true, ..plain((1600.0, 1000.0), (1600.0, 1000.0), (0.0, 0.0)) };
    tracker.step(state, 6.0, Some(false), &mut geometries);
    assert_eq!(geometries.last(), LEFT);
    tracker.step(state, 7.0, None, &mut geometries);
    assert!(geometries.last().full_screen);
}

/// The frame is known only after a while, and the first frames may take long.
#[test]
fn a_window_is_fitted_again_once_its_frame_is_known() {
    let mut geometries = WindowGeometries::default();
    let mut tracker = GeometryTracker::new(WindowGeometry { size: (1111.0, 700.0), ..LEFT });
    let bare = WindowState { frame: Vec2::ZERO, ..plain((1024.0, 768.0), (1024.0, 700.0), (0.0, 68.0)) };
    tracker.step(bare, 0.0, None, &mut geometries);
    let framed = WindowState { frame: vec2(2.0, 25.0), ..bare };
    let commands = tracker.step(framed, 4.0, None, &mut geometries);
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1022.0, 700.0))), "{commands:?}");
    assert!(commands.contains(&ViewportCommand::OuterPosition(pos2(0.0, 43.0))), "{commands:?}");
}

/// Otherwise the window would move down by the height of its title with every start.
#[test]
fn a_corner_is_not_remembered_while_the_frame_is_missing() {
    let (mut tracker, mut geometries) = restored();
    let bare = WindowState { frame: Vec2::ZERO, ..plain((1600.0, 1000.0), (1000.0, 700.0), (101.0, 80.0)) };
    for now in [20.0, 21.0] {
        tracker.step(bare, now, None, &mut geometries);
    }
    assert_eq!(geometries.last(), LEFT);
}
